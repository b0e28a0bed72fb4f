package towers

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// A defence against a blow that has missed throws no dice where it can come to nothing: those of the miss stay, with who missed and by how
// much. It does where something could come of it: a fumble, an exceptional defence, and a success of who may strike back (TS-RIP-1, TS-ITM-23,
// TS-CMB-15).
func TestADefenceThatCannotMatterThrowsNoDice(t *testing.T) {
	roll := func(name string, seat rules.Seat, face uint8, who rules.Element) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: name, Seat: seat, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{face}, N: 45, M: 45, Subject: who}
	}
	for _, c := range []struct {
		attack, defence uint8
		mage, holes     bool // the Mage is struck, not its Tower; the Tower has Murder Holes
		moot            bool
	}{
		{80, 70, false, false, true}, {80, 70, true, false, true}, {80, 30, false, false, true}, {100, 70, false, false, true},
		{80, 30, true, false, false}, {80, 30, false, true, false}, {80, 70, false, true, true},
		{80, 1, false, false, false}, {80, 100, false, false, false}, {20, 70, false, false, false}, {20, 30, false, false, false},
	} {
		s := begun(t, load(t), 40)
		e := s.Engine()
		struck := s.ThingElement(e.Players[1].Tower)
		if c.mage {
			struck = s.ThingElement(e.Players[1].Mage)
		}
		if card, ok := s.Content.Find("murder_holes"); ok && c.holes {
			e.Last++
			e.Things = append(e.Things, engine.Thing{ID: e.Last, Card: card, Owner: 1, On: e.Players[1].Tower, Marks: engine.InUse})
		}
		story := []rules.Event{roll("attack_rolled", 0, c.attack, s.ThingElement(e.Players[0].Mage)), roll("defence_rolled", 1, c.defence, struck)}
		if got := New().Moot(s, story, 1); got != c.moot || New().Moot(s, story, 0) {
			t.Errorf("%+v: moot %v", c, got)
		}
		sc := table.Lay(New(), table.Pose{State: s, Story: story, Viewer: 1, Mode: table.Playing}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		for _, p := range sc.Pieces {
			if p.ID == "die" && (p.Throw == 1) != c.moot {
				t.Errorf("%+v: the dice are those of throw %d", c, p.Throw)
			}
		}
		if said := strings.Join(textsOf(sc, "rolled"), " "); c.moot && c.attack < 99 && !strings.Contains(said, "35 too high") {
			t.Errorf("%+v: it says %q", c, said)
		}
	}
}
