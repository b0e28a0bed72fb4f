package table

import (
	"slices"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
)

// presetState is a state that knows an answer to whatever it asks, in a match of one turn.
type presetState struct{ rules.State }

func (s presetState) Clone() rules.State { return presetState{s.State.Clone()} }
func (s presetState) Progress() rules.Progress {
	p := s.State.Progress()
	p.Turn = 1
	return p
}

func (s presetState) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	return presetState{s.State.Veiled(seat, r)}
}

func (s presetState) Preset() (rules.Choice, bool) { return s.Decision().Choices[0], true }

// plainState is one in which nothing is left to chance.
type plainState struct{ presetState }

func (s plainState) Clone() rules.State { return plainState{presetState{s.State.Clone()}} }

func (s plainState) Apply(c rules.Choice) ([]rules.Event, error) {
	events, err := s.presetState.Apply(c)
	events = slices.Clone(events)
	for i := range events {
		events[i].Reveals = false
	}
	return events, err
}

// The question that a choice leads to is answered with it, if it is put to the same person, who has not asked to be asked, and nothing
// is left to chance before.
func TestAQuestionIsAnsweredWithTheChoiceThatLeadsToIt(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{})
	answered := 0
	for range 12 {
		d.settle()
		if d.table.curtain != nil {
			d.click(idLift)
			d.settle()
		}
		if d.match.Over() {
			break
		}
		c := d.table.base.Decision().Choices[0]
		if len(d.table.presets(c)) > 0 {
			t.Fatal("a state that knows no answer has given one")
		}
		base := d.table.base
		d.table.base = plainState{presetState{base}}
		after := base.Clone()
		if _, err := after.Apply(c); err != nil {
			t.Fatal(err)
		}
		_, over := after.Outcome()
		same := !over && after.Decision().Seats.Has(d.table.viewer)
		answers := d.table.presets(c)
		ok := len(answers) == 1
		if ok != same || ok && !slices.Contains(after.Decision().Choices, answers[0]) {
			t.Fatalf("it is answered %v; asked again: %t", answers, same)
		}
		d.table.unset = true
		if len(d.table.presets(c)) > 0 {
			t.Fatal("who wants to be asked is not")
		}
		d.table.unset = false
		if ok {
			answered++
			d.table.commit(c)
			d.settle()
			if n := len(d.posted); n < 2 || d.posted[n-2] != c || d.posted[n-1] != answers[0] {
				t.Fatalf("played %v", d.posted)
			}
			continue
		}
		d.table.base = base
		d.table.commit(c)
	}
	if answered == 0 {
		t.Error("nothing was answered")
	}
}

// presetGame is a game of such states.
type presetGame struct{ stub.Game }

func (g presetGame) New(s rules.Setup) (rules.State, error) {
	state, err := g.Game.New(s)
	return presetState{state}, err
}

// Where others are asked between a choice and the question that it leads to, the answer is given once they have answered; not to who wants to
// be asked.
func TestAQuestionIsAnsweredOnceOthersHave(t *testing.T) {
	for _, unset := range []bool{false, true} {
		d := newDeskOf(t, presetGame{}, gridBoard{}, at(settings.None))
		asked := map[int]bool{} // the decisions that the person was asked for
		for range 20 {
			d.table.unset = unset
			d.settle()
			for d.table.curtain != nil {
				d.click(idLift)
				d.table.unset = unset
				d.settle()
			}
			if d.match.Over() {
				break
			}
			asked[d.match.Len()] = true
			d.table.commit(d.table.base.Decision().Choices[0])
		}
		h, seen := d.match.History(), 0
		for i := range h {
			j := i + 1
			for j < len(h) && h[j].Seats != h[i].Seats {
				j++
			}
			if j == i+1 || j >= len(h) || d.table.stateAt(i).Progress().Turn != d.table.stateAt(j).Progress().Turn {
				continue
			}
			seen++
			if asked[j] != unset {
				t.Errorf("decision %d after %d of another seat: asked %t, though who decides wants that %t", j, j-i-1, asked[j], unset)
			}
		}
		if seen == 0 {
			t.Error("nobody was asked in between")
		}
	}
}

// What dice or cards must show first is not answered with the choice that leads to it, on a copy of the match, but once they have shown it.
func TestWhatDiceShowIsAnsweredOnceTheyLie(t *testing.T) {
	d := newDeskOf(t, presetGame{}, gridBoard{}, at(settings.None))
	early, later := 0, 0
	for n := 0; n < 40 && !d.match.Over(); n++ {
		d.settle()
		for d.table.curtain != nil {
			d.click(idLift)
			d.settle()
		}
		if d.match.Over() {
			break
		}
		c := d.table.base.Decision().Choices[0]
		events, err := d.table.base.Clone().Apply(c)
		if err != nil {
			t.Fatal(err)
		}
		chance := slices.ContainsFunc(events, uncovers)
		answered := len(d.table.presets(c)) > 0
		if answered && chance {
			t.Fatalf("decision %d is answered before it is known what is asked", d.match.Len())
		} else if answered {
			early++
		}
		viewer, from := d.table.viewer, d.match.Len()
		d.table.commit(c)
		d.settle()
		if h := d.match.History(); chance && len(h) > from+1 && h[from+1].Seats.Has(viewer) {
			later++
		}
	}
	if early+later == 0 {
		t.Error("nothing was answered by itself")
	}
}

// Where a click would make a choice for nothing it makes the one that the board names instead, but not in a lesson.
func TestAClickMakesTheChoiceThatTheBoardNamesInstead(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	left := d.table.path.Left()
	el := d.table.path.Next()[0]
	d.table.scene.plan.Instead = map[rules.Element]rules.Choice{el: left[len(left)-1]}
	if c, ok := d.table.makes(d.table.path, el); !ok || c != left[len(left)-1] {
		t.Errorf("a click makes %v, %t", c, ok)
	}
	d.table.scene.plan.Instead[el] = rules.Choice{Verb: 99}
	was, whole := d.table.path.Aim(el)
	if c, ok := d.table.makes(d.table.path, el); c != was || ok != whole {
		t.Errorf("a choice that is not offered is made: %v, %t", c, ok)
	}
}

// A click on how the question that follows is answered leads to that question where one choice alone does; else it waits for that choice.
func TestWhoWantsToBeAskedIsAskedAtOnce(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{})
	d.settle()
	if d.table.curtain != nil {
		d.click(idLift)
		d.settle()
	}
	tb := d.table
	choices := tb.base.Decision().Choices
	tb.scene.plan.Settles = "payment"
	tb.settles("payment")
	if !tb.unset || tb.posted {
		t.Fatalf("of %d choices one is made", len(choices))
	}
	tb.settles("payment")
	tb.path = NewPath(choices[:1], tb.base.Describe)
	if tb.settles("payment"); !tb.unset || !tb.posted {
		t.Error("the only choice is waited for")
	}
	tb.posted = false
	if tb.settles("payment"); tb.unset || tb.posted {
		t.Error("who goes back to what is proposed has played")
	}
}

// A click on a piece that changes the answer to the question that follows is taken down in its order, until there is nothing to be answered; a
// piece that can be clicked for a choice is clicked for that.
func TestAClickChangesTheAnswerThatFollows(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	tb := d.table
	next := tb.path.Next()[0]
	tb.scene.plan.Settles = "payment"
	tb.scene.plan.Swaps = map[rules.Element]rules.Text{"card:1": rules.T("Click"), next: rules.T("Click")}
	tb.unset = true
	if !tb.swaps("card:1") || tb.swaps("card:2") || tb.swaps(next) || tb.unset || !slices.Equal(tb.swapped, []rules.Element{"card:1"}) {
		t.Errorf("changed by %v, asked %t", tb.swapped, tb.unset)
	}
	tb.scene.plan.Settles = ""
	if tb.unsettle(); tb.swapped != nil {
		t.Errorf("%v is kept", tb.swapped)
	}
}
