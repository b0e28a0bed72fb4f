package content

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// A name that is missing is told as missing, one that is unfit with its line and place.
func TestNames(t *testing.T) {
	f := Read(fstest.MapFS{"x.toml": {Data: []byte("a = 1\nb = \"\\u001b\"\n")}}, "x.toml")
	f.Name("a", "a", "")
	f.Name("b", "b", strings.Repeat("x", LongestName+1))
	f.Text("b", "b", strings.Repeat("x", LongestText+1))
	f.Name("b", "b", strings.Repeat("x", LongestName))
	f.Text("b", "b", strings.Repeat("x", LongestText))
	if !f.Fits("b", "b", "", 0) || f.Fits("b", "b", "xx", 1) {
		t.Error("Fits reports the wrong thing")
	}
	got := ""
	for _, fault := range f.faults {
		got += fault.Error() + "\n"
	}
	want := "x.toml:1: a: is missing\nx.toml:2: b: has 61 characters; it may have 60\nx.toml:2: b: has 401 characters; it may have 400\nx.toml:2: b: has 2 characters; it may have 1\n"
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// An id that cannot be said does not name its entry.
func TestIDs(t *testing.T) {
	f := Read(fstest.MapFS{"x.toml": {Data: []byte("a = 1\n")}}, "x.toml")
	seen := map[string]bool{}
	long := strings.Repeat("a", LongestID)
	f.ID("a", "a", long, seen)
	if len(f.faults) > 0 {
		t.Errorf("%d letters: %v", LongestID, f.faults[0])
	}
	f.ID("a", "a", long+"a", seen)
	if len(f.faults) != 1 || f.faults[0].Reason != "has 41 characters; it may have 40" {
		t.Errorf("one letter more: %v", f.faults)
	}
	for id, want := range map[string]string{"": "number 3", long: long, long + "a": "number 3", "\x1b[31m": "number 3", "big_card": "big_card", "The Bow": "The Bow"} {
		if got := Named(id, 2); got != want {
			t.Errorf("an entry with the id %q is called %q, want %q", id, got, want)
		}
	}
}

// A missing id, one that is no word and one that stands twice are faults, each its own; so is a number that
// the rules rest on.
func TestIDsAndNumbersOfTheRules(t *testing.T) {
	f := Read(fstest.MapFS{"x.toml": {Data: []byte("a = 1\n")}}, "x.toml")
	seen := map[string]bool{}
	five, six := 5, 6
	for _, id := range []string{"bow_2", "axe", "", "Bow", "bow_2"} {
		f.ID("a", "a", id, seen)
	}
	f.Fixed("a", "a", &five, 5)
	f.Fixed("a", "a", &six, 5)
	f.Fixed("a", "a", nil, 5)
	var got []string
	for _, fault := range f.faults {
		got = append(got, fault.Reason)
	}
	want := []string{"is missing", `"Bow" is not a word of small letters, digits and underscores`, `duplicate id "bow_2"`, "is 6; the rules need 5", "is missing"}
	if !slices.Equal(got, want) {
		t.Errorf("faults are %q, want %q", got, want)
	}
	if !seen["axe"] || len(seen) != 4 {
		t.Errorf("seen are %v", seen)
	}
}

// A fault quotes nothing that a terminal obeys, and nothing that fills it.
func TestFaultsAreShown(t *testing.T) {
	f := Read(fstest.MapFS{"x.toml": {Data: []byte("a = 1\n")}}, "x.toml")
	f.Fault("a", "card \x1b[31m", "is %s \u202e\xff", "odd")
	if got, want := f.faults[0].Error(), `x.toml:1: card <U+001B>[31m: is odd <U+202E>\xff`; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	f.Fault("a", "", "%s", strings.Repeat("ü", 501))
	if got, want := f.faults[1].Reason, strings.Repeat("ü", 500)+"..."; got != want {
		t.Errorf("a fault of %d bytes, want %d", len(got), len(want))
	}
	f.Fault("a", "", "%s", strings.Repeat("ü", 500))
	if got := f.faults[2].Reason; got != strings.Repeat("ü", 500) {
		t.Errorf("a fault of 500 characters is cut to %d bytes", len(got))
	}
}
