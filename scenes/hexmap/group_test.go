package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// groupsOf shows positions in which a group of several blocks moves, with the way to its choices.
func groupsOf(t *testing.T, see func(s *argot.State, path table.Path, parts []rules.Element)) {
	t.Helper()
	for _, scenario := range []string{"first_battle", "full_siege"} {
		s, r, seen := begun(t, scenario, 3), rules.NewRand(3), 0
		for seen < 6 {
			d := s.Decision()
			if d.Over() {
				t.Fatalf("%s: %d groups of several blocks were seen", scenario, seen)
			}
			if parts := asking(s, "").Plan.Parts; s.Asked == engine.AskMarch && len(parts) > 1 {
				seen++
				see(s, table.NewPath(d.Choices, s.Describe), parts)
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Who was left behind has no part in what the group does (AR-MOV-4): the others go, wherever all of them can.
func TestWhoIsLeftBehindDoesNotMove(t *testing.T) {
	moves := 0
	groupsOf(t, func(s *argot.State, path table.Path, parts []rules.Element) {
		out, _ := s.Content.Find(parts[0].Name())
		without := path.Without(parts[0])
		m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking, Path: without, Choices: without.Left(), Next: without.Next()}
		l := New().begin(m)
		for el, list := range l.groups {
			who := map[content.Block]bool{}
			for _, c := range New().Series(m, el) {
				who[content.Block(c.Args[0])] = true
			}
			moves++
			if who[out] || len(who) != len(parts)-1 || len(list) != len(parts)-1 {
				t.Errorf("%s of %d is left behind, and to %s go %v", parts[0], len(parts), el, who)
			}
		}
		if len(parts) == 2 && l.marching.block == content.NoBlock {
			t.Errorf("one is left of two, and is not in the hand")
		}
		if said := New().Guide(m); said == "" {
			t.Error("nothing is said of who stays")
		}
	})
	if moves < 20 {
		t.Errorf("%d moves were seen", moves)
	}
}

// A group that is spread lies where it lies, whoever of it is picked.
func TestASpreadGroupKeepsItsShape(t *testing.T) {
	groupsOf(t, func(s *argot.State, path table.Path, parts []rules.Element) {
		whole := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path})
		for _, picked := range parts {
			if !path.Can(picked) || len(path.Click(picked).Next()) == 0 {
				continue
			}
			one := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path.Click(picked)})
			less := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path.Without(picked)})
			for _, el := range parts {
				at, ok := pieceOf(whole, el)
				then, still := pieceOf(one, el)
				after, too := pieceOf(less, el)
				if !ok || !still || !too || at.Box != then.Box || at.Box != after.Box || then.Role == "" {
					t.Errorf("%s lies at %v, once %s is picked at %v (%q), once it is left behind at %v", el, at.Box, picked, then.Box, then.Role, after.Box)
				}
			}
		}
	})
}

// On the small map a group lies on no hex that it can go to, where it lies aside.
func TestASpreadGroupHidesNoHexItCanGoTo(t *testing.T) {
	s := begun(t, "first_battle", 21)
	r := rules.NewRand(4)
	free, all := 0, 0
	for range 600 {
		d := s.Decision()
		if d.Over() {
			break
		}
		if s.Asked == engine.AskMarch {
			sc := asking(s, "")
			tray, spread := pieceOf(sc, "tray:"+rules.Element(s.Map.At(s.Stack.Top().Place).ID))
			if spread && len(sc.Plan.Parts) > 1 {
				all++
				path := table.NewPath(d.Choices, s.Describe)
				if !slices.ContainsFunc(sc.Plan.Board, func(p stage.Piece) bool {
					return p.ID.Kind() == "place" && path.Before(p.ID) != nil && p.Box.Inset(p.Box.W*0.1).Overlaps(tray.Box)
				}) {
					free++
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if all < 5 || free*4 < all*3 {
		t.Errorf("of %d groups %d lie on no hex that they can go to", all, free)
	}
}

// Where several blocks can act in a battle no arrow is lit before it is picked who leaves; where one can, its arrows are.
func TestArrowsAreLitForWhoIsPicked(t *testing.T) { // AR-RET-1
	several, one := 0, 0
	for seed := range uint64(30) {
		s, r := begun(t, "first_battle", seed+1), rules.NewRand(seed)
		for range 400 {
			d := s.Decision()
			if d.Over() {
				break
			}
			who := map[content.Block]bool{}
			for _, c := range d.Choices {
				who[content.Block(c.Args[0])] = true
			}
			if i := slices.IndexFunc(d.Choices, func(c rules.Choice) bool { return c.Verb == engine.Retreat }); s.Asked == engine.AskAction && i >= 0 {
				c := d.Choices[i]
				path := table.NewPath(d.Choices, s.Describe)
				way := path.Way(c)
				_, lit := asking(s, "").Plan.Direct[way[1]]
				picked := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path.Click(way[0])})
				if _, direct := picked.Plan.Direct[way[1]]; !direct && !path.Click(way[0]).Can(way[1]) {
					t.Errorf("%s: nothing is lit once %s is picked", way[1], way[0])
				}
				switch {
				case len(who) > 1:
					several++
					if lit {
						t.Errorf("%s is lit before it is picked who of %d leaves", way[1], len(who))
					}
				case !lit:
					t.Errorf("%s is not lit for the only one who can leave", way[1])
				default:
					one++
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if several < 3 || one < 20 {
		t.Errorf("%d questions with several, %d with one", several, one)
	}
}

// The only block that can fire fires at a click on what it hits: the gate, or those behind it.
func TestAGateIsShotAtByOneClick(t *testing.T) { // AR-RNG-4 AR-RNG-6
	gates, places := 0, 0
	for seed := range uint64(30) {
		s, r := begun(t, "first_battle", seed+1), rules.NewRand(seed)
		for range 300 {
			d := s.Decision()
			if d.Over() {
				break
			}
			who := map[content.Block]bool{}
			for _, c := range d.Choices {
				if c.Verb == engine.Bombard {
					who[content.Block(c.Args[0])] = true
				}
			}
			if s.Asked == engine.AskBombardment && len(who) == 1 {
				sc := asking(s, "")
				for _, c := range d.Choices {
					if way := s.Describe(c).Path; c.Verb == engine.Bombard && len(way) == 2 {
						if sc.Plan.Direct[way[1]] != c {
							t.Errorf("a click on %s is no shot", way[1])
						}
						if way[1].Kind() == "gate" {
							gates++
						} else {
							places++
						}
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if gates == 0 || places == 0 {
		t.Errorf("%d gates, %d places were shot at", gates, places)
	}
}

// Of a group that all could go somewhere, those go for whom a hexside or a place has room, and the odds count no others (AR-STK-1,
// AR-STK-2).
func TestOfAGroupThoseGoWhoHaveRoom(t *testing.T) {
	fewer := 0
	s, r := begun(t, "first_battle", 3), rules.NewRand(4)
	for fewer < 5 {
		d := s.Decision()
		if d.Over() {
			s = begun(t, "first_battle", r.Uint64())
			continue
		}
		if s.Asked == engine.AskMarch {
			m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Choices: d.Choices}
			l := New().begin(m)
			for el, all := range l.groups {
				going := New().Series(m, el)
				if len(going) < len(all) {
					fewer++
				}
				for n, try := 0, s.Clone(); n < len(going) && len(try.Decision().Choices) > 0; n++ {
					if _, err := try.Apply(going[n]); err != nil {
						t.Fatalf("%d of a group go to %s, and number %d cannot: %v", len(going), el, n+1, err)
					}
				}
				if p, _ := s.Map.Find(el.Name()); s.EnemyAt(p, engine.PartyOf(s.Asker)) && len(l.attacks()[p]) != len(going) {
					t.Fatalf("%d attack %s, and the odds count %d", len(going), el, len(l.attacks()[p]))
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
}
