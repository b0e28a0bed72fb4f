package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// In a turn of a hero those enemies stand out by whom something is lost in the coming Enemies phase, with how hard they hit; those who
// only march step back behind them, and a hero who loses Morale says so on the board (BS-TBL-7).
func TestWhoHurtsNextStandsOut(t *testing.T) {
	b, feared, stepped, warned := New(), 0, 0, 0
	visit(t, 700, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "turn" {
			return
		}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		sc := table.Lay(b, pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		f := s.Forecast()
		cost := false
		for h := range s.View().Heroes {
			cost = cost || f.Heroes[h].Most > 0
		}
		for _, p := range sc.Pieces {
			switch {
			case p.ID.Kind() == "troop":
				halo := slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Kind == ink.Halo })
				field := fieldNamed(s, p.ID)
				q := f.Quarters[field]
				idle := q.KrohnHits+q.GargohHits+q.Molens == 0 && q.Enters == bsieged.Never
				if halo {
					feared++
				}
				if halo && idle {
					t.Errorf("%s is lit, and its field does nothing", p.ID)
				}
				if pale(p) {
					stepped++
					if slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Fade > 0.2 }) {
						t.Errorf("%s can hardly be seen", p.ID)
					}
					if halo {
						t.Errorf("%s is lit and steps back", p.ID)
					}
				}
			case p.ID.Kind() == "peril":
				if warned++; !cost {
					t.Errorf("%s warns, and no hero loses anything", p.ID)
				}
			}
		}
	})
	if feared == 0 || stepped == 0 || warned == 0 {
		t.Errorf("%d troops were feared, %d stepped back, %d heroes were warned of", feared, stepped, warned)
	}
}

// pale reports whether the figures of a troop step back.
func pale(p stage.Piece) bool {
	return slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Kind == ink.Picture && op.Fade > 0 })
}

// fieldNamed is the field of a troop.
func fieldNamed(s *bsieged.State, troop rules.Element) int {
	id, _, _ := strings.Cut(troop.Name(), "/")
	return slices.IndexFunc(s.Set().Fields[:], func(f cards.Field) bool { return f.ID == id })
}

// What is lit in a turn is the best of each kind of deed: of several attacks, visits and cards that are worth a thought no two of a kind
// are lit before one of each.
func TestTheBestOfEachKindIsLit(t *testing.T) {
	b, struck := New(), 0
	visit(t, 700, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		best := s.Sensible(nil)
		if d.Kind != "turn" || !slices.ContainsFunc(best, func(c rules.Choice) bool { return deedOf(c) == toStrike }) {
			return
		}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe).Weighed(best)}
		sc := table.Lay(b, pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		if !slices.ContainsFunc(sc.Plan.Bright, func(el rules.Element) bool { return el.Kind() == "zone" || el.Kind() == "shot" || el.Kind() == "wall" }) {
			t.Errorf("somebody can be struck, and it lights %v", sc.Plan.Bright)
		}
		for _, el := range sc.Plan.Bright {
			if el.Kind() == "zone" {
				struck++
			}
		}
	})
	if struck == 0 {
		t.Error("no Zone was lit")
	}
}
