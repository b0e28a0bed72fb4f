package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// Plays and orders do what was foretold of them: in random matches of every mode each choice that has such a preview is carried out
// by the rules in the ways that were told, with nobody reacting, and leaves every side with what was told.
func TestAChoiceDoesWhatWasForetold(t *testing.T) { // ledger 10
	looked, changed, unseen := map[rules.Verb]int{}, map[rules.Verb]int{}, 0
	r := rules.NewRand(11)
	for n := range 60 {
		began, err := content.New(randomSetup(&r, n))
		if err != nil {
			t.Fatal(err)
		}
		s := began.(*State)
		for range 160 {
			if s.Decision().Over() {
				break
			}
			choices := append([]rules.Choice(nil), s.Decision().Choices...)
			for _, c := range choices {
				if !foretells(s, c) {
					continue
				}
				looked[c.Verb]++
				judgedAsForetold(t, s, c)
				givesNothingElseAway(t, s, c, &r)
				if comesAsForetold(t, s, c, &unseen) {
					changed[c.Verb]++
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if unseen > 50 {
		t.Errorf("%d choices waited for a card that the looker does not see", unseen)
	}
	for _, v := range []rules.Verb{PlayAction, PlayCreature, Activate, AtTarget, OnTrack, OrderSupport, OrderFront, OrderMiddle, Yes, Absorb} {
		if looked[v] < 10 || changed[v] == 0 {
			t.Errorf("%q was looked at %d times, and changed something %d times", content.notation.Words(v), looked[v], changed[v])
		}
	}
}

// givesNothingElseAway holds that of two matches that look alike to who is asked the same is told of a choice.
func givesNothingElseAway(t *testing.T, s *State, c rules.Choice, r *rules.Rand) {
	t.Helper()
	if r.IntN(8) != 0 {
		return
	}
	seat := s.ask.seat.seat()
	here, there := s.Veiled(seat, r).(*State).afterwards(c), s.Veiled(seat, r).(*State).afterwards(c)
	if a, b := here.end.levels(), there.end.levels(); a != b || here.others != there.others {
		t.Errorf("of %s is told that it leaves %v, and where hidden cards lie otherwise %v", s.game.Notation(c), a, b)
	}
}

// judgedAsForetold holds what computer players reckon an action to take against what comes of it.
func judgedAsForetold(t *testing.T, s *State, c rules.Choice) {
	n := cardNo(c.Args[0])
	if c.Verb != PlayAction || !s.dear(n) || s.set.mode == duel && s.givesLess(n) {
		return
	}
	end := s.afterwards(c).end
	d, taken := s.ask.seat, 0
	for x := range side(s.set.seats) {
		if s.hostile(x, d) {
			taken += s.left(x) - end.left(x)
		}
	}
	own := s.left(d) + s.sides[d].hand.len() - end.left(d) - end.sides[d].hand.len()
	if taken >= own || end.result != undecided || end.living != s.living || end.boss.life != s.boss.life {
		t.Errorf("%v: %s is judged too dear; it takes %d cards for %d", s.set.mode, s.game.Notation(c), taken, own)
	}
}

// foretells reports whether the preview of a choice tells how it comes out.
func foretells(s *State, c rules.Choice) bool {
	switch c.Verb {
	case PlayAction, PlayCreature, Activate, AtTarget, OrderSupport, OrderFront, OrderMiddle, Absorb:
		return true
	case OnTrack:
		return s.play.card != noCard
	case Yes:
		return s.ask.kind == askOptional
	}
	return false
}

// comesAsForetold plays every way of a choice, and reports whether one of them was told to change anything.
func comesAsForetold(t *testing.T, s *State, c rules.Choice, unseen *int) (changes bool) {
	t.Helper()
	o := s.afterwards(c)
	if len(o.ways) == 0 {
		t.Fatalf("nothing is told of %s", s.game.Notation(c))
	}
	for _, want := range o.ways {
		changes = changes || want.end.levels() != s.levels()
		play := s.Clone().(*State)
		for i := range play.sides {
			play.sides[i].autoPass = passAlways
		}
		got, over := play.levels(), end{s: s, c: c}
		play.Watch(func(rules.Event) {
			if !over.reached(play) {
				got = play.levels()
			}
		})
		for i, by := range want.by { // those with one choice are not asked
			if i == 0 || !over.done && play.Decision().Allows(by) {
				if _, err := play.Apply(by); err != nil {
					t.Fatal(err)
				}
			}
		}
		over.reached(play)
		if !over.done && play.result == undecided && play.ask.kind == askPick { // for a card of a hand that the looker does not see
			*unseen++
			continue
		}
		if got != want.end.levels() {
			t.Errorf("%v: %s by %v leaves %v, foretold were %v of %v", s.set.mode, s.game.Notation(c), want.by, got, want.end.levels(), s.levels())
		}
	}
	return changes
}

// end tells when what a choice began is over: nothing is announced, neither the stack nor the chain is deeper than before, and nothing that it
// set off waits.
type end struct {
	s           *State
	c           rules.Choice
	begun, done bool
}

// reached is asked at each event, while the state is what that has made of it.
func (e *end) reached(now *State) bool {
	base := e.s.stack.Depth
	if e.s.ask.kind == askOptional || e.s.ask.kind == askAbsorb {
		base--
	}
	on := now.stack.Depth > base || now.links > e.s.links
	if e.s.stormer == noCard && e.s.ask.kind != askOptional && e.s.ask.kind != askAbsorb { // there what is set off waits longer
		on = on || now.queued > e.s.queued
	}
	e.begun = e.begun || on
	e.done = e.done || e.gone(now, base) || e.begun && !on && now.result == undecided
	return e.done
}

// gone reports whether what asked is over, or the storm goes on to what comes after its action.
func (e *end) gone(now *State, base uint8) bool {
	if now.stack.Depth < base {
		return true
	}
	if base == 0 {
		return false
	}
	was, is := &e.s.stack.Frames[base-1], &now.stack.Frames[base-1]
	return was.kind != is.kind || is.kind == stormFrame && was.stage != is.stage
}
