package hexmap

import (
	"slices"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/save"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// TestAttacksAreForetoldBeforeTheyAreMade points at places with enemies in every move of a match: where the click makes
// no choice yet, since a hexside is asked for or the whole group moves, the board says what it leads on to, and its odds
// can be told.
func TestAttacksAreForetoldBeforeTheyAreMade(t *testing.T) {
	s := fullest(t).(*argot.State)
	r := rules.NewRand(2)
	byOne, byGroup := 0, 0
	for byOne == 0 || byGroup == 0 {
		d := s.Decision()
		if d.Over() {
			t.Fatalf("%d attacks over several hexsides and %d by whole groups were foretold", byOne, byGroup)
		}
		if s.Asked == engine.AskMarch {
			path := table.NewPath(d.Choices, s.Describe)
			pose := table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: path}
			byGroup += foretells(t, s, pose)
			for b := range s.Movement.Group.All() {
				if el := s.BlockElement(b); path.Can(el) && byOne == 0 {
					pose.Path = path.Click(el)
					byOne += foretells(t, s, pose)
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

// foretells counts the places with enemies of which the board tells what a click leads on to.
func foretells(t *testing.T, s *argot.State, pose table.Pose) (n int) {
	t.Helper()
	for p := range s.Map.Here().All() {
		el := s.PlaceElement(p)
		_, aims := pose.Path.Aim(el)
		if aims || !s.EnemyAt(p, engine.PartyOf(s.Asker)) {
			continue
		}
		pose.Hover = el
		plan := laid(s, pose).Plan
		grouped := slices.Contains(plan.Series, el) && plan.Leads != nil
		if !pose.Path.Can(el) && !grouped {
			continue
		}
		after, last := s.Clone(), len(plan.Leads)-1
		for _, c := range plan.Leads[:max(0, last)] {
			if _, err := after.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		if last < 0 {
			t.Fatalf("nothing is said of an attack on %s", el)
		}
		c := plan.Leads[last]
		if f, ok := after.Preview(c); !ok || !f.HasChance || atlas.Place(c.Args[1]) != p {
			t.Fatalf("of an attack on %s it is told: %v", el, f)
		}
		n++
	}
	return n
}

// TestAClickOnAnotherGroupGoesOnWithIt: while a group moves, the places of the others that can move stand for being done
// with it and moving them (AR-MOV-2).
func TestAClickOnAnotherGroupGoesOnWithIt(t *testing.T) {
	s := fullest(t).(*argot.State)
	r := rules.NewRand(3)
	moved := 0
	for moved < 20 {
		d := s.Decision()
		if d.Over() {
			t.Fatalf("%d groups were gone over to", moved)
		}
		if s.Asked == engine.AskMarch {
			viewer := d.Seats.First()
			after := s.Clone()
			if _, err := after.Apply(rules.Choice{Verb: engine.EndGroup}); err != nil {
				t.Fatal(err)
			}
			m := table.Moment{State: s, Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Choices: d.Choices}
			groups := New().begin(m).groups
			for _, c := range after.Decision().Choices {
				el := s.PlaceElement(atlas.Place(c.Args[0]))
				if c.Verb != engine.Activate || after.(*argot.State).Asker != s.Asker || len(groups[el]) > 0 || atlas.Place(c.Args[0]) == s.Stack.Top().Place {
					continue
				}
				if list := New().Series(m, el); !slices.Equal(list, []rules.Choice{{Verb: engine.EndGroup}, c}) {
					t.Fatalf("a click on %s plays %v", el, list)
				}
				moved++
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

// A click on another group takes the activation of one back of which nobody has moved, so that its token is not lost; once somebody
// has moved it is done with (AR-MOV-2).
func TestAnIdleGroupIsTakenBackForAnother(t *testing.T) {
	s, r := fullest(t).(*argot.State), rules.NewRand(3)
	for seen := map[bool]int{}; seen[true] < 20 || seen[false] < 20; {
		d := s.Decision()
		if d.Over() {
			t.Fatalf("groups that were idle or not: %v", seen)
		}
		if s.Asked == engine.AskMarch {
			idle := true
			for b := range s.Movement.Group.All() {
				idle = idle && !s.Pieces[b].Has(engine.Moved)
			}
			sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)})
			m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Choices: d.Choices}
			for _, el := range sc.Plan.Series {
				list := New().Series(m, el)
				other := len(list) == 2 && list[0].Verb == engine.EndGroup
				if got := slices.Contains(sc.Plan.Retracts, el); got != (other && idle) {
					t.Fatalf("%s, another group: %v, idle: %v: taken back: %v", el, other, idle, got)
				}
				if other {
					seen[idle]++
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

// What is taken back for another group is the activation of the idle one, and not what was decided since, such as who stays behind in a
// battle that is not over: then the group is done with as before.
func TestOnlyAnActivationIsTakenBackForAnotherGroup(t *testing.T) {
	seen := map[bool]int{}
	for seed := uint64(1); seed < 30 && (seen[true] < 5 || seen[false] < 5); seed++ {
		g := game(t)
		m, err := match.New(g, save.Header{Seed: seed, Options: map[string]string{"scenario": "stand_alone"}, Seats: []save.Seat{{Name: "Ada", Player: save.Human}, {Name: "Ada", Player: save.Human}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		var last rules.Choice
		for n := 0; n < 300 && !m.Over(); n++ {
			s := m.State().(*argot.State)
			if s.Asked == engine.AskMarch && (seen[last.Verb == engine.Activate] < 5) {
				d := s.Decision()
				sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)})
				for _, el := range sc.Plan.Retracts {
					plan, can := m.CanUndo(match.Step)
					if got := boardtest.Retracts(New(), m, faces, el); got && !(can && plan.Count == 1 && last.Verb == engine.Activate) {
						t.Errorf("seed %d, after %v: a click on %s takes that back", seed, last, el)
					} else if got || last.Verb != engine.Activate {
						seen[last.Verb == engine.Activate]++
					}
				}
			}
			choices := s.Decision().Choices
			last = choices[r.IntN(len(choices))]
			if _, err := m.Play(last); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[true] < 5 || seen[false] < 5 {
		t.Errorf("groups whose activation was the last decision, or was not: %v", seen)
	}
}
