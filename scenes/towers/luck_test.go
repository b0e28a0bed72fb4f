package towers

import (
	"math"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// A critical roll lights whoever rolled it, a fumble tilts him, and the arrow of a Riposte turns round between the two; none of
// it while the dice are in the air (TS-DCE-3, TS-DCE-6).
func TestWhatLuckLooksLike(t *testing.T) {
	_, s := yard(t, engine.Points{}, []string{"skeleton"}, []string{"skeleton"})
	var own, other rules.Element
	for _, thing := range s.Things {
		if s.Content.At(thing.Card).ID == "skeleton" {
			if thing.Owner == 0 {
				own = s.ThingElement(thing.ID)
			} else {
				other = s.ThingElement(thing.ID)
			}
		}
	}
	roll := func(name string, seat rules.Seat, who rules.Element, face uint8) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: name, Seat: seat, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{face}, N: 45, M: 45, Subject: who}
	}
	for _, c := range []struct {
		name           string
		story          []rules.Event
		rolling        bool
		flash, tripped bool
		back           bool
	}{
		{"a hit", []rules.Event{roll("attack_rolled", 0, own, 30), roll("defence_rolled", 1, other, 60)}, false, false, false, false},
		{"a critical roll", []rules.Event{roll("attack_rolled", 0, own, 1), roll("defence_rolled", 1, other, 60)}, false, true, false, false},
		{"a critical roll in the air", []rules.Event{roll("attack_rolled", 0, own, 1)}, true, false, false, false},
		{"a fumble", []rules.Event{roll("attack_rolled", 0, own, 100)}, false, false, true, false},
		{"a fumble in the air", []rules.Event{roll("attack_rolled", 0, own, 100)}, true, false, false, false},
		{"a Riposte", []rules.Event{roll("riposte_rolled", 1, other, 30), roll("defence_rolled", 0, own, 70)}, false, false, false, true},
	} {
		m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
		sc := table.Lay(New(), table.Pose{State: s, Story: c.story, Rolling: c.rolling, Viewer: 0, Mode: table.Playing}, m, faces)
		box, flash := placed(sc, rules.Element("flash:"+own.Name()))
		if cell, _ := placed(sc, own); flash != c.flash || flash && box != cell {
			t.Errorf("%s: lit at %v: %v", c.name, box, flash)
		}
		if trips := leans(sc, own); trips != c.tripped {
			t.Errorf("%s: leans: %v", c.name, trips)
		}
		i := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == "blow:arrow" })
		if back := i >= 0 && len(sc.Pieces[i].Count) > 0; back != c.back {
			t.Errorf("%s: the arrow turns round: %v", c.name, back)
		}
	}
}

// leans reports whether a picture on a piece is tilted by 6 degrees.
func leans(sc table.Screen, id rules.Element) bool {
	for _, p := range sc.Pieces {
		if p.ID == id {
			return slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Name != "" && math.Abs(op.Angle-math.Pi/30) < 1e-9 })
		}
	}
	return false
}
