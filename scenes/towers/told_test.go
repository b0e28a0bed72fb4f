package towers

import (
	"strings"
	"testing"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// passes lets the other seat do the least until the first one is asked again, and returns for how long at most a blow was looked at
// before the turn of the other began.
func (d *seated) passes(turn int) (ticks int) {
	for range 6000 {
		d.tick()
		last := d.table.Mirror()
		if len(d.posted) > 0 {
			continue
		}
		if _, ok := d.table.Where("rolled"); ok && !last.Settled && d.m.State().Progress().Turn != turn {
			ticks++
		}
		if d.table.Ready() && d.m.Decider().Has(1) {
			choices := d.m.State().Decision().Choices
			c := choices[len(choices)-1]
			for _, o := range choices {
				if o.Verb == engine.EndTurn || o.Verb == engine.EndCombat {
					c = o
				}
			}
			d.Play(c)
			continue
		}
		if last.Settled && d.m.Decider().Has(0) {
			return ticks
		}
	}
	d.t.Fatal("the first seat is not asked again")
	return 0
}

// What came of one's own attacks stays a second and a half before the turn of the other seat begins by itself, after one attack and
// after a sally, and the digest of the next turn leads on to it (TS-CMB-9, TS-TRN-19).
func TestWhatOnesAttacksCameToIsSeen(t *testing.T) {
	for name, own := range map[string][]string{"one attack": {"hero"}, "a sally": {"hero", "skeleton"}} {
		t.Run(name, func(t *testing.T) {
			g, s := yard(t, engine.Points{0, 0}, own, []string{"skeleton"})
			d := sit(t, g, s, true)
			d.table.Follow(game.Change{Kind: game.Resettled, Settings: settings.Defaults()})
			d.settle()
			turn := d.m.State().Progress().Turn
			way := []rules.Element{s.ThingElement(s.Last - 1), "seat:1"}
			if len(own) > 1 {
				way = []rules.Element{sallyPiece(1)}
			}
			for _, el := range way {
				d.point(el)
				d.input.Pressed, d.input.Down = true, true
				d.tick()
				d.input.Down, d.input.Released = false, true
				d.tick()
			}
			if ticks, least := d.passes(turn), 140+40*(2-len(own)); ticks < least { // the dice fall in them, too
				t.Errorf("what came of it is seen for %d ticks, %d are the least", ticks, least)
			}
			if len(own) > 1 { // and the next turn is the person's: nobody is sent again
				if asked := d.m.State().(match).Engine().Asked; asked != engine.AskMain {
					t.Errorf("in the next turn the person is asked %v", asked)
				}
				d.point("table:digest")
				d.input.Pressed, d.input.Down = true, true
				d.tick()
				d.input.Down, d.input.Released = false, true
				d.tick()
			}
			said := ""
			for _, e := range d.table.Sights() {
				if e.ID == "table:digest" || e.ID == "table:recap" {
					said += e.Label
				}
			}
			if len(own) > 1 && !strings.Contains(said, " did damage with ") && !strings.Contains(said, "2 attacks, no damage") {
				t.Errorf("since the last turn: %q", said)
			}
		})
	}
}
