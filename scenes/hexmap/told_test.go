package hexmap

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// What is said of a fight beside its blocks is told in words too: a mentor's card lies over nothing that is told, and
// whoever hears the board hears who would have to leave.
func TestWhatIsSaidOfAFightIsTold(t *testing.T) {
	r := rules.NewRand(5)
	s := begun(t, "full_siege", 1)
	for !s.Decision().Over() {
		d := s.Decision()
		if s.Asked == engine.AskAction {
			pose := asking(s, "")
			for id, says := range map[rules.Element]string{"battle-note": "After round 3 the side with fewer blocks leaves", "side:attacker": "attacks. ", "side:defender": "defends. "} {
				if p, ok := onTray(pose, id); !ok || !strings.Contains(p.Label, says) {
					t.Errorf("%s is told as %q", id, p.Label)
				}
			}
			return
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no fight was met")
}
