package content

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
)

type card struct {
	ID    string            `toml:"id"`
	Name  string            `toml:"name"`
	Text  string            `toml:"text"`
	Tags  []string          `toml:"tags"`
	Words map[string]string `toml:"words"`
	N     any               `toml:"n"`
	Spell *struct {
		Title string `toml:"title"`
	} `toml:"spell"`
	Untagged string // its key is its name
	Unread   string `toml:"-"`
}

type deck struct {
	Card []card `toml:"card"`
}

// decode reads a file of cards and returns its faults, one line each.
func decode(t *testing.T, text string) []string {
	t.Helper()
	f := Read(fstest.MapFS{"deck.toml": {Data: []byte(text)}}, "deck.toml")
	var d deck
	f.Decode(&d)
	err := Check(f)
	if err == nil {
		return nil
	}
	var wrong *Error
	if !errors.As(err, &wrong) {
		t.Fatal(err)
	}
	lines := make([]string, len(wrong.Faults))
	for i, fault := range wrong.Faults {
		lines[i] = fault.Error()
	}
	return lines
}

// Faults beyond the first hundred are counted, and told in one line.
func TestFaultsAreBounded(t *testing.T) {
	f := Read(fstest.MapFS{"deck.toml": {Data: []byte("a = 1")}}, "deck.toml")
	for n := range MaxFaults + 7 {
		f.Fault("", "", "fault %d", n)
	}
	var wrong *Error
	if !errors.As(Check(f), &wrong) || len(wrong.Faults) != MaxFaults+1 {
		t.Fatalf("%d faults", len(wrong.Faults))
	}
	if got := wrong.Faults[MaxFaults].Error(); got != "deck.toml: 7 more faults are not listed" {
		t.Error(got)
	}
}

// A file of unknown tables is refused with its first faults and their number. The decoder's
// own way would take a minute for it.
func TestManyUnknownTables(t *testing.T) {
	var text strings.Builder
	for i := range 9_000 {
		fmt.Fprintf(&text, "[t%d]\na = 1\n", i)
	}
	got := decode(t, text.String())
	if len(got) != MaxFaults+1 || got[1] != `deck.toml:3: unknown key "t1"` || got[MaxFaults] != "deck.toml: 8900 more faults are not listed" {
		t.Errorf("%d faults, %q", len(got), got[max(0, len(got)-2):])
	}
	for range 1_100 {
		text.WriteString("[[card]]\nid = \"a\"\n")
	}
	if got := decode(t, text.String()); len(got) != 1 || got[0] != "deck.toml: it has more than 20000 tables, keys and values" {
		t.Errorf("%d faults, %.80q", len(got), got)
	}
	if got := decode(t, "[[card]]\nn = ["+strings.Repeat("1,", MaxEntries)+"]"); len(got) != 1 {
		t.Errorf("%d faults", len(got))
	}
}

// Keys that are known in any spelling of TOML are no strangers, and each unknown one counts.
func TestStrangersCountsWhatTheDecoderCounts(t *testing.T) {
	for text, want := range map[string]int{
		"[[card]]\nid = 'a'\nname = 'b'\nspell.title = 'c'\n[card.spell]\n":          0,
		"[[card]]\nwords.any = 'a'\nn = { deep = { er = 1 } }\n[card.n.deep]\nx = 1": 0,
		"nobody = 1\n[[card]]\nhat = 1\nspell.hat = 2\nid.x = 3\n":                   4,
		"[stranger]\na = 1\nb = 2\n[[card]]\nid = 'a'\n":                             1,
		"[[card]]\nuntagged = 'a'\nunread = 'b'\n":                                   1,
	} {
		if got := len(strangers([]byte(text), reflectDeck, 0)); got != want {
			t.Errorf("%q: %d strangers, want %d", text, got, want)
		}
	}
}

var reflectDeck = reflect.TypeOf(&deck{})
