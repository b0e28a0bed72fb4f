package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
)

// TestMarksNameWhatCameAbout plays sieges by sound choices and any: all kinds of marks come, as often as the events
// that they are taken from, and each march through a gate or a tunnel that was chosen leaves its mark.
func TestMarksNameWhatCameAbout(t *testing.T) {
	g := load(t)
	seen := map[string]int{}
	for seed := range uint64(3) {
		s, err := g.New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "full_siege"}})
		if err != nil {
			t.Fatal(err)
		}
		fell, lost := 0, 0
		for !s.Decision().Over() {
			c := s.(*State).Sensible(nil)[0]
			tags := s.(*State).Tags(c, nil)
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			now := map[string]bool{}
			for _, e := range events {
				for _, mark := range s.(*State).Marks(e, nil) {
					if mark == "" || strings.ContainsAny(mark, "\n\t") {
						t.Fatalf("%s has the mark %q", e.Name, mark)
					}
					now[mark] = true
					seen[mark]++
				}
				if e.Name == "gate_fell" {
					fell++
				}
				if e.Name == "eliminated" {
					lost++
				}
			}
			for _, tag := range tags {
				if (strings.HasSuffix(tag, " passed") || strings.HasPrefix(tag, "landed at ")) && !now[tag] {
					t.Errorf("%q was chosen and left no mark, only %v", tag, now)
				}
			}
		}
		for mark, n := range seen {
			if strings.HasSuffix(mark, " fell") {
				fell -= n
			}
		}
		if lost -= seen["block lost"]; fell != 0 || lost != 0 {
			t.Errorf("seed %d: %d gates and %d blocks are not counted", seed, fell, lost)
		}
		for mark := range seen {
			if strings.HasSuffix(mark, " fell") || mark == "block lost" {
				delete(seen, mark)
			}
		}
	}
	for _, mark := range []string{"contact", "north_gate passed", "cistern_square passed", "landed at 0403"} {
		if seen[mark] == 0 {
			t.Errorf("%q never came", mark)
		}
	}
}
