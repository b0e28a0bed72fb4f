package outcomes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portcullis/save"
)

func outcome(seed uint64, won bool) Outcome {
	h := save.Header{Game: "kurth", Seed: seed, Created: time.Unix(1000, 0).UTC()}
	return Outcome{Key: Key(h), Game: "kurth", Options: map[string]string{"difficulty": "easy"}, Seats: []save.Seat{{Name: "Ada", Player: save.Human}}, Won: won, Result: "won", Choices: 9, Ended: time.Unix(2000, 0).UTC()}
}

func opened(t *testing.T, path string) *Book {
	t.Helper()
	b, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func add(t *testing.T, b *Book, list ...Outcome) {
	t.Helper()
	for _, o := range list {
		if err := b.Add(o); err != nil {
			t.Fatal(err)
		}
	}
}

// A match is counted once, by its first end, however often it is opened.
func TestFirstEndCountsAndIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "data", File)
	b := opened(t, path)
	add(t, b, outcome(1, false), outcome(2, true), outcome(1, true))
	again := opened(t, path)
	add(t, again, outcome(2, false), outcome(3, true))
	all := opened(t, path).All()
	if len(all) != 3 || all[0].Won || !all[1].Won || !all[2].Won || all[0].Seats[0].Name != "Ada" || !all[0].Ended.Equal(outcome(1, false).Ended) {
		t.Errorf("kept are %+v", all)
	}
	if n := len(b.All()); n != 2 {
		t.Errorf("the first book has %d", n)
	}
}

// Matches dealt anew, at another time or from another position are others; copies are not.
func TestKeyTellsMatchesApart(t *testing.T) {
	base := save.Header{Game: "kurth", Seed: 7, Created: time.Unix(1000, 0)}
	others := []func(*save.Header){
		func(h *save.Header) { h.Game = "argot" }, func(h *save.Header) { h.Seed = 8 },
		func(h *save.Header) { h.Created = time.Unix(1001, 0) }, func(h *save.Header) { h.Start = []byte("{}") },
	}
	for i, change := range others {
		h := base
		if change(&h); Key(h) == Key(base) {
			t.Errorf("change %d makes the same match", i)
		}
	}
	copied := base
	copied.Name, copied.Seats = "Copy", []save.Seat{{Name: "Bob"}}
	if Key(copied) != Key(base) {
		t.Error("a copy is another match")
	}
}

// A damaged file is set aside and told with its line; what can be read is kept, and goes on.
func TestDamagedFileIsSetAside(t *testing.T) {
	for _, c := range []struct {
		name, why string
		spoil     func(string) string
	}{
		{"a changed line", ":2: the line was changed", func(s string) string { return strings.Replace(s, "\"choices\":9", "\"choices\":8", 2) }},
		{"a torn line", ":3: the line is not whole", func(s string) string { return s[:len(s)-5] }},
		{"a foreign line", ":4: the line has no check", func(s string) string { return s + "hello\n" }},
		{"no match", ":4: the line says \"\" of \"\" with 0 seats", func(s string) string { return s + "{}" + separator + check("{}") + "\n" }},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), File)
			add(t, opened(t, path), outcome(1, false), outcome(2, true), outcome(3, true))
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			text := string(data)
			if c.name == "a changed line" {
				first, rest, _ := strings.Cut(text, "\n")
				text = first + "\n" + c.spoil(rest[:strings.Index(rest, "\n")+1]) + rest[strings.Index(rest, "\n")+1:]
			} else {
				text = c.spoil(text)
			}
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			b, err := Open(path)
			if err == nil || !strings.Contains(err.Error(), path+c.why) || !strings.Contains(err.Error(), "set aside as "+File+".damaged") {
				t.Errorf("told is %v, want %q", err, c.why)
			}
			if aside, err := os.ReadFile(path + ".damaged"); err != nil || string(aside) != text {
				t.Errorf("set aside is %q, %v", aside, err)
			}
			kept := len(b.All())
			if want := map[bool]int{true: 2, false: 3}[c.name == "a changed line" || c.name == "a torn line"]; kept != want {
				t.Errorf("%d are kept, want %d", kept, want)
			}
			add(t, b, outcome(9, true))
			if n := len(opened(t, path).All()); n != kept+1 {
				t.Errorf("then %d are read", n)
			}
		})
	}
}

// What cannot be written is told, and counts until the program ends.
func TestUnwritableFileIsTold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	b := opened(t, filepath.Join(t.TempDir(), File))
	b.path = filepath.Join(path, File)
	if err := b.Add(outcome(1, true)); err == nil || len(b.All()) != 1 {
		t.Errorf("told is %v, %d are counted", err, len(b.All()))
	}
	var none *Book
	if none.Add(outcome(1, true)) != nil || none.All() != nil {
		t.Error("no book keeps something")
	}
}
