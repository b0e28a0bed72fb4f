package engine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// AR-INV-1, AR-INV-6, AR-INV-7, AR-INV-8, AR-INV-10, AR-INV-11, AR-INV-13, AR-INV-15, AR-INV-16, AR-INV-18: whole matches
// played at random keep what movement, deck and tracks must keep, and every choice played again on a copy ends the same.
func TestMatchesMoveByTheRules(t *testing.T) {
	for _, scenario := range []string{"first_battle", "full_siege", "stand_alone", "campaign", "lamplit_way"} {
		t.Run(scenario, func(t *testing.T) {
			for seed := range uint64(4) {
				w := watcher{T: t, moved: map[content.Block]int{}}
				w.play(scenario, seed)
			}
		})
	}
}

// watcher plays a match and looks at it after every choice.
type watcher struct {
	*testing.T
	s     *State
	last  string
	moved map[content.Block]int
	gates [atlas.MaxGates]uint8
}

func (w *watcher) play(scenario string, seed uint64) {
	wd := world(w.T, scenario)
	i := slices.IndexFunc(wd.Content.Scenarios, func(s content.Scenario) bool { return s.ID == scenario })
	sc := &wd.Content.Scenarios[i]
	w.s = New(wd, Options{Scenario: uint8(i), Days: uint8(sc.Days), Council: sc.Council, Difficulty: Even}, seed)
	r := rand.New(rand.NewPCG(seed, 8))
	for n := 0; w.s.Result == Undecided; n++ {
		if n > 20000 {
			w.Fatalf("seed %d: no end in sight", seed)
		}
		c := w.choose(r)
		w.last = fmt.Sprintf("seed %d, choice %d: %s", seed, n, w.s.Spellings.Write(c))
		again := w.s.Clone()
		events, err := w.s.Apply(c)
		if err != nil {
			w.Fatalf("%s: %v", w.last, err)
		}
		if n%50 == 0 {
			w.replays(again, c)
		}
		w.told(events)
		w.check()
	}
	if w.s.Turns() > int(w.s.turnsOfDay())*int(w.s.Options.Days) { // AR-INV-16
		w.Errorf("%s: turn %d", w.last, w.s.Turns())
	}
}

// choose takes a choice at random, moves and fights rather than endings.
func (w *watcher) choose(r *rand.Rand) rules.Choice {
	choices := w.s.Decision().Choices
	if len(choices) < 2 { // AR-INV-18
		w.Fatalf("%s: %d choices are asked", w.last, len(choices))
	}
	c := choices[r.IntN(len(choices))]
	if (c.Verb == EndMovement || c.Verb == EndGroup) && r.IntN(4) > 0 {
		c = choices[r.IntN(len(choices))]
	}
	return c
}

// replays plays the same choice again on a copy from before it.
func (w *watcher) replays(again *State, c rules.Choice) {
	if _, err := again.Apply(c); err != nil || again.Pieces != w.s.Pieces || again.Rng != w.s.Rng || again.Stack != w.s.Stack ||
		again.meetings != w.s.meetings || again.ground != w.s.ground || !slices.Equal(again.choices, w.s.choices) {
		w.Fatalf("%s: played again it ends otherwise: %v", w.last, err)
	}
}

// told looks at the events of a choice.
func (w *watcher) told(events []rules.Event) {
	for _, e := range events {
		switch {
		case e.Name == "" || e.Rule == "":
			w.Errorf("%s: event %+v has no name or no rule", w.last, e)
		case e.Name == "turn_began":
			clear(w.moved)
		case e.Kind == rules.PieceMoved && e.N == 1 && slices.Contains([]string{"moved", "attacked", "reinforced", "landed", "boarded"}, e.Name):
			for b := range content.Block(content.BlockCount) {
				if e.Subject == w.s.BlockElement(b) {
					if w.moved[b]++; w.moved[b] > 1 { // AR-INV-10
						w.Errorf("%s: %s moves twice", w.last, w.s.Content.At(b).ID)
					}
				}
			}
		}
	}
}

// check holds the state to the invariants.
func (w *watcher) check() {
	s := w.s
	w.listed()
	if s.Movement.Used > s.Movement.Tokens || s.Movement.Tokens > 10 { // AR-INV-6
		w.Errorf("%s: %d of %d tokens are used", w.last, s.Movement.Used, s.Movement.Tokens)
	}
	cards := slices.Clone(s.Pile[:])
	slices.Sort(cards)
	for i, c := range cards { // AR-INV-7
		if s.Day > 0 && int(c) != i {
			w.Errorf("%s: the deck is %v", w.last, s.Pile)
		}
	}
	for i, g := range s.Gates { // AR-INV-8
		if s.Day > 0 && g.Strength > w.gates[i] {
			w.Errorf("%s: gate %d is repaired", w.last, i)
		}
		w.gates[i] = g.Strength
	}
	if int(s.Keep) > s.Scenario().KeepTurns { // AR-INV-13
		w.Errorf("%s: keep %d", w.last, s.Keep)
	}
	for side := range s.Map.Sides() {
		if int(s.crossed[side]) > s.limit(atlas.Side(side)) { // AR-INV-11
			w.Errorf("%s: %d crossed %s", w.last, s.crossed[side], s.Map.SideID(atlas.Side(side)))
		}
	}
	if w.Failed() {
		w.FailNow()
	}
}

// listed holds the lists of who stands where to the blocks (AR-INV-1).
func (w *watcher) listed() {
	s := w.s
	n := 0
	for p := range atlas.Place(s.Map.Len()) {
		for b := range s.In(p) {
			if n++; s.Pieces[b].At != p || s.Pieces[b].Status != OnMap {
				w.Errorf("%s: %s is listed at %s", w.last, s.Content.At(b).ID, s.Map.At(p).ID)
			}
		}
	}
	for i := range s.Pieces {
		n -= btoi(s.Pieces[i].Status == OnMap)
	}
	if n != 0 {
		w.Errorf("%s: %d blocks more are listed than stand", w.last, n)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
