package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// TestAnAttackShowsItsChanceBeforeItIsOrdered: each place that a block in hand, or all of a group, can attack tells how likely
// they are to win there, without being pointed at; no other place tells it.
func TestAnAttackShowsItsChanceBeforeItIsOrdered(t *testing.T) { // AR-CMB-6
	alone, groups, seats := 0, 0, map[rules.Seat]bool{}
	for seed := range uint64(4) {
		s := begun(t, "first_battle", seed+1)
		for !s.Decision().Over() && alone+groups < 24 {
			if s.Asked == engine.AskMarch {
				choices := s.Decision().Choices
				path := table.NewPath(choices, s.Describe)
				sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path})
				groups += tellsWins(t, s, sc)
				if c := choices[0]; c.Verb == engine.March {
					b := content.Block(c.Args[0])
					sc = laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path.Click(s.BlockElement(b))})
					n := tellsWins(t, s, sc)
					alone += n
					if n > 0 {
						seats[s.Asker] = true
					}
					for _, c := range choices {
						to := atlas.Place(c.Args[1])
						if c.Verb != engine.March || content.Block(c.Args[0]) != b || !s.EnemyAt(to, s.Pieces[b].Party) {
							continue
						}
						p, _ := s.Preview(c)
						if piece, ok := pieceOf(sc, chanceOf(s, to)); !ok || !writes(piece.Look, rules.Percent(p.Chance).String()) {
							t.Errorf("an attack on %s by %s does not show %s", s.Map.Title(to), s.BlockElement(b), rules.Percent(p.Chance))
						}
					}
				}
			}
			list := s.Decision().Choices
			c := list[(int(seed)*7+len(list))%len(list)]
			for _, o := range list { // on to the enemy
				if o.Verb == engine.March && s.EnemyAt(atlas.Place(o.Args[1]), s.Pieces[o.Args[0]].Party) || o.Verb == engine.Activate {
					c = o
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if alone == 0 || groups == 0 || len(seats) < 2 {
		t.Errorf("%d attacks of a block told their chance, %d of a group, of %d seats", alone, groups, len(seats))
	}
}

func chanceOf(s *argot.State, p atlas.Place) rules.Element {
	return "chance:" + rules.Element(s.PlaceElement(p).Name())
}

// tellsWins is how many places tell a chance; each has an enemy of the seat in it.
func tellsWins(t *testing.T, s *argot.State, sc table.Screen) (n int) {
	t.Helper()
	for p := range s.Map.Here().All() {
		if piece, ok := pieceOf(sc, chanceOf(s, p)); ok {
			n++
			for _, gate := range sc.Plan.Board {
				if x, y := gate.Box.Center(); gate.ID.Kind() == "gate" && piece.Box.Contains(x, y) {
					t.Errorf("the chance at %s hides the strength of %s", s.Map.Title(p), gate.ID)
				}
			}
			if !s.EnemyAt(p, engine.PartyOf(s.Asker)) {
				t.Errorf("%s tells a chance to win, and no enemy is there", s.Map.Title(p))
			}
		}
	}
	return n
}

// TestAGroupsAttackShowsWhatItsTooltipTells: what stands on a place that a group of several can attack is the chance which the tooltip
// of that attack tells.
func TestAGroupsAttackShowsWhatItsTooltipTells(t *testing.T) { // AR-CMB-6
	attacks := 0
	for seed := uint64(1); seed <= 12; seed++ {
		s, r := begun(t, "first_battle", seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			if s.Asked == engine.AskMarch {
				attacks += asToldByTooltips(t, s, table.NewPath(d.Choices, s.Describe))
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if attacks < 40 {
		t.Errorf("%d attacks of groups were looked at", attacks)
	}
}

// asToldByTooltips counts the attacks of several blocks.
func asToldByTooltips(t *testing.T, s *argot.State, path table.Path) (n int) {
	t.Helper()
	for p := range s.Map.Here().All() {
		if !s.EnemyAt(p, engine.PartyOf(s.Asker)) {
			continue
		}
		sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path, Hover: s.PlaceElement(p)})
		piece, ok := pieceOf(sc, chanceOf(s, p))
		last := len(sc.Plan.Leads) - 1
		if !ok || last < 1 {
			continue
		}
		n++
		after := s.Clone()
		for _, c := range sc.Plan.Leads[:last] {
			if _, err := after.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		told, _ := after.Preview(sc.Plan.Leads[last])
		if want := rules.Percent(told.Chance).String(); !writes(piece.Look, want) {
			t.Errorf("an attack of %d blocks on %s does not show %s, which its tooltip tells", last+1, s.Map.Title(p), want)
		}
	}
	return n
}
