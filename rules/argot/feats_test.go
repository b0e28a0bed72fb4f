package argot

import (
	"os"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"portcullis/rules/argot/atlas"
)

// What a medal asks of a move can be done: one of the places to which it leads lies beside one from which it comes
// (AR-MAP-4, AR-MAP-7).
func TestMovesThatEarnMedalsArePossible(t *testing.T) {
	data, err := os.ReadFile("../../assets/feats.toml")
	if err != nil {
		t.Fatal(err)
	}
	var box struct {
		Feat []struct {
			ID, Game string
			When     []struct {
				To   []string
				From string
			}
		}
	}
	if err := toml.Unmarshal(data, &box); err != nil {
		t.Fatal(err)
	}
	m, moves := load(t).content.Scenario("full_siege").Map, 0
	for _, f := range box.Feat {
		for _, c := range f.When {
			if f.Game != "argot" || c.From == "" {
				continue
			}
			moves++
			from, any := strings.CutSuffix(strings.TrimPrefix(c.From, "place:"), "*")
			for _, to := range c.To {
				p, ok := m.Find(strings.TrimPrefix(to, "place:"))
				if !ok || !any || !reached(m, p, from) {
					t.Errorf("%s: nothing comes to %s from %s", f.ID, to, c.From)
				}
			}
		}
	}
	if moves == 0 {
		t.Error("no medal asks for a move")
	}
}

// reached reports whether a ground block can step to a place from one whose id begins so.
func reached(m *atlas.Atlas, p atlas.Place, begin string) bool {
	for _, n := range m.Ground(p) {
		if strings.HasPrefix(m.At(n.Place).ID, begin) {
			return true
		}
	}
	return false
}
