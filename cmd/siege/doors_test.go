package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portcullis/game/lesson"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/lineup"
	"portcullis/rules/content"
	"portcullis/rules/siegestorm/cards"
	"portcullis/save"
	"portcullis/save/outcomes"
)

// door is one way for text of a file into the program.
type door struct {
	name string
	text string
	// read is what the program makes of a file with the text, in full.
	read func(t *testing.T, path string) string
}

// A text that an editor has given a byte order mark, or another system its ends of lines, says at every door what it said
// before.
func TestByteOrderMarksAndCarriageReturnsAtEveryDoor(t *testing.T) {
	for _, d := range doors(t) {
		t.Run(d.name, func(t *testing.T) {
			file := func(text string) string {
				path := filepath.Join(t.TempDir(), "text")
				if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
				return path
			}
			if strings.Contains(d.text, "\r") || !strings.Contains(d.text, "\n") {
				t.Fatalf("the text has other lines than those that are tried: %q", d.text)
			}
			want := d.read(t, file(d.text))
			other := strings.ReplaceAll(d.text, "\n", "\r\n")
			for name, text := range map[string]string{"a mark": "\ufeff" + d.text, "carriage returns": other, "both": "\ufeff" + other} {
				if got := d.read(t, file(text)); got != want {
					t.Errorf("%s: it says\n%s\ninstead of\n%s", name, got, want)
				}
			}
		})
	}
}

func doors(t *testing.T) []door {
	text := func(path string) string {
		t.Helper()
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	played := begun(t)
	must(t, "play", played, "place citadel", "move armory")
	shown := must(t, "show", "--json", played)
	_, state, _ := strings.Cut(shown, `"state": `)
	position := func(t *testing.T, path string) string {
		out := filepath.Join(t.TempDir(), "m.siege")
		must(t, "position", path, "-o", out)
		return must(t, "show", "--json", out)
	}
	list := []door{
		{"a match", text(played), func(t *testing.T, path string) string {
			return must(t, "replay", path) + must(t, "choices", path) + must(t, "undo", path) + must(t, "choices", path)
		}},
		{"a position", shown, position},
		{"a snapshot", strings.TrimSuffix(strings.TrimSpace(state), "}") + "\n", position},
		{"a catalogue", "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\nmsgid \"Siege at Kurth\"\nmsgstr \"Kurth\"\n", func(t *testing.T, path string) string {
			return must(t, "--language", path, "games")
		}},
		{"settings", "volume_master = 30\nplayers = [\"Ada\"]\n", func(t *testing.T, path string) string {
			s, faults := settings.Open(path)
			return fmt.Sprintf("%+v %v", s.Get(), faults)
		}},
		{"lessons", "done = [\"kurth/k1\"]\n\n[[left]]\nmatch = \"night.siege\"\nstep = \"ward\"\nat = 3\n", func(t *testing.T, path string) string {
			d, err := lesson.OpenDone(path)
			place, left := d.Left("night.siege")
			return fmt.Sprint(d.Has(&lesson.Lesson{Game: "kurth", ID: "k1"}), place, left, err)
		}},
	}
	return append(append(list, deckDoors(t)...), keptDoors(t)...)
}

// deckDoors are those for decks and line-ups.
func deckDoors(t *testing.T) []door {
	set, err := cards.Load(os.DirFS("../../assets/content/siegestorm"))
	if err != nil {
		t.Fatal(err)
	}
	deck := func(read func([]byte) (string, error)) func(*testing.T, string) string {
		return func(t *testing.T, path string) string {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			said, err := read(data)
			return fmt.Sprint(said, err)
		}
	}
	list := []door{
		{"a deck", "portcullis-deck 1\nname Knives\ngame siegestorm\n\n# mine\n4 Gutter Informant\n2 The Assassin\n", deck(func(data []byte) (string, error) {
			f, err := set.Book.Read(data)
			return fmt.Sprintf("%+v", f), err
		})},
		{"a pasted deck", "Deck\n4 Gutter Informant (SET) 12\n// the rest\n- the assassin x2\n\nSideboard\n3 Tengu\n", deck(func(data []byte) (string, error) {
			f, err := set.Book.ReadText(data)
			return fmt.Sprintf("%+v", f), err
		})},
		{"a deck of Cockatrice", "<?xml version=\"1.0\"?>\n<cockatrice_deck version=\"1\">\n<zone name=\"main\">\n<card number=\"4\" name=\"Gutter Informant\"/>\n</zone>\n</cockatrice_deck>\n", deck(func(data []byte) (string, error) {
			f, err := set.Book.ReadText(data)
			return fmt.Sprintf("%+v", f), err
		})},
	}
	game, err := argot.Load(os.DirFS("../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.New(rules.Setup{Seed: 3, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	s := m.(*argot.State).State
	for s.Asked != engine.AskPlacement {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	written := lineup.Of(s, s.Asker, "Behind the gate", s.Decision().Choices[:3]).Write(s)
	return append(list, door{"a line-up", string(written), func(t *testing.T, path string) string {
		l, err := lineup.Read(os.DirFS(filepath.Dir(path)), filepath.Base(path), s)
		return fmt.Sprintf("%+v %v", l, err)
	}})
}

// keptDoors are those for what the program keeps and for packs of content.
func keptDoors(t *testing.T) []door {
	path := filepath.Join(t.TempDir(), outcomes.File)
	book, err := outcomes.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 2 {
		if err := book.Add(outcomes.Outcome{Key: fmt.Sprint(i), Game: "kurth", Seats: []save.Seat{{Name: "Ada"}}, Ended: time.Unix(1000, 0).UTC()}); err != nil {
			t.Fatal(err)
		}
	}
	records, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	actions, err := os.ReadFile("../../assets/content/kurth/actions.toml")
	if err != nil {
		t.Fatal(err)
	}
	return []door{
		{"records", string(records), func(t *testing.T, path string) string {
			b, err := outcomes.Open(path)
			return fmt.Sprint(b.All(), err)
		}},
		{"content", string(actions), func(t *testing.T, path string) string {
			f := content.Read(os.DirFS(filepath.Dir(path)), filepath.Base(path))
			var deck map[string]any
			return fmt.Sprint(content.Hash(f), f.Decode(&deck), deck, content.Check(f))
		}},
	}
}
