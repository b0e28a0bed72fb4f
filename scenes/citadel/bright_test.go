package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Nearly every building and wall can be clicked in a turn: at most three things are lit, and the rest is pickable all the same.
func TestFewThingsAreLit(t *testing.T) {
	b, menus := New(), 0
	visit(t, 200, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe).Weighed(s.Sensible(nil))
		if d.Kind != "turn" || len(path.Next()) < 8 {
			return
		}
		menus++
		sc := table.Lay(b, table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		if n := len(sc.Plan.Bright); n == 0 || n > mostBright {
			t.Errorf("it lights %v", sc.Plan.Bright)
		}
		open := 0
		for _, p := range sc.Pieces {
			if sc.Marks[p.ID].State&stage.Legal != 0 {
				open++
			}
		}
		if open <= mostBright {
			t.Errorf("only %d things can be clicked", open)
		}
	})
	if menus < 20 {
		t.Errorf("only %d turns were seen", menus)
	}
}

// A weapon that is clicked first leads on to the Zones that can be attacked with it; one with which no attack can be made cannot be
// clicked, and says so. To discard a card is a button, and then the card.
func TestAWeaponFromTheHandSaysWhatItIsFor(t *testing.T) {
	b, aimed, idle := New(), 0, 0
	visit(t, 1500, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "turn" {
			return
		}
		path := table.NewPath(d.Choices, s.Describe)
		for _, c := range d.Choices {
			if c.Verb != bsieged.Discard || !s.Set().Cards[c.Args[0]].Weapon() {
				continue
			}
			way := path.Way(c)
			if way[0] != bin {
				t.Fatalf("a card is discarded over %v", way)
			}
			card := way[1]
			words := b.Guide(table.Moment{State: s, Mode: table.Asking, Chosen: []rules.Element{card}, Next: path.Click(card).Next()})
			switch {
			case slices.ContainsFunc(d.Choices, func(a rules.Choice) bool { return a.Verb == bsieged.Attack && a.Args[2] == c.Args[0] }):
				if aimed++; !strings.Contains(words, "choose what to aim it at") {
					t.Errorf("%s can be wielded: %q", card, words)
				}
				for _, el := range path.Click(card).Next() {
					if a, ok := path.Click(card).Aim(el); el.Kind() == "zone" && (!ok || a.Verb != bsieged.Attack || a.Args[2] != c.Args[0]) {
						t.Errorf("%s, then %s: %v, %v", card, el, a, ok)
					}
				}
			default:
				if why, ok := s.WhyNot(card); path.Can(card) || ok && !strings.Contains(why.Why.String(), "none can be made with it now") {
					t.Errorf("%s cannot be wielded: %q", card, why.Why)
				}
				idle++
			}
		}
	})
	if aimed == 0 || idle == 0 {
		t.Errorf("%d weapons could be wielded, %d could not", aimed, idle)
	}
}

// What can be done with a wall is shown on its stones, where neither towers nor the court hide it.
func TestAWallShowsOnItsStonesThatItCanBeClicked(t *testing.T) {
	visit(t, 20, func(s *bsieged.State, _ rules.Choice) {
		sc := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		for _, p := range sc.Pieces {
			if p.ID.Kind() != "wall" {
				continue
			}
			if in := ink.R(0, 0, p.Box.W, p.Box.H); p.Rim.Empty() || p.Rim.X < 4 || p.Rim.Y < 4 || p.Rim.Right() > in.W-4 || p.Rim.Bottom() > in.H-4 {
				t.Fatalf("%s of %v shows it at %v", p.ID, p.Box, p.Rim)
			}
		}
	})
}
