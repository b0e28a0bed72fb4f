package towers

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Items hang beside the Protection Level of their bearer, not over it, however many creatures stand there.
func TestItemsHangBesideTheProtectionLevel(t *testing.T) { // TS-LVL-7
	for _, worn := range [][]string{{"chain_hauberk"}, {"chain_hauberk", "sword"}, {"chain_hauberk", "sword", "pot_helm"}} {
		army := []string{"skeleton", "zombie", "alchemist", "bowman", "carrion_crow", "barrow_guard", "apprentice"}
		_, s := yard(t, engine.Points{0, 0}, army, army)
		var bearers []engine.ThingID
		for _, b := range slices.Clone(s.Things) {
			if !s.Creature(&b) || s.Is(&b, content.Mage) {
				continue
			}
			bearers = append(bearers, b.ID)
			for _, id := range worn {
				card, _ := s.Content.Find(id)
				s.Last++
				s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: card, Owner: b.Owner, On: b.ID, Marks: engine.InUse})
				s.Cards = append(s.Cards[:s.Last], card)
			}
		}
		s.State.Settle()
		tabs := 0
		for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1.6}} {
			sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
			for _, id := range bearers {
				sign, ok := signOf(sc, s.ThingElement(id))
				if !ok {
					continue
				}
				tabs++
				for i := range s.Things {
					if s.Things[i].On != id {
						continue
					}
					if at, ok := placed(sc, s.ThingElement(s.Things[i].ID)); ok && sign.Intersect(at).W > 1 && sign.Intersect(at).H > 2 {
						t.Errorf("%dx%d, %v: %s at %v lies over the Protection Level at %v", m.W, m.H, worn, s.Info(&s.Things[i]).Title(), at, sign)
					}
				}
			}
		}
		if tabs == 0 {
			t.Errorf("%v: no Protection Level is shown", worn)
		}
	}
}

// signOf is where the sign of the Protection Level stands on a creature.
func signOf(sc table.Screen, el rules.Element) (ink.Rect, bool) {
	for _, p := range sc.Pieces {
		if p.ID != el {
			continue
		}
		for _, op := range p.Look {
			if op.Kind == ink.Picture && op.Name == statIcon(content.PL) {
				return op.Box.Shift(p.Box.X, p.Box.Y), true
			}
		}
	}
	return ink.Rect{}, false
}
