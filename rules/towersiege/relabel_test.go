package towersiege

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// turned is a match in which every seat has moved up by one, the last one to the first place: the order of play is
// the same.
func turned(s *State) *State {
	c := s.Clone().(*State)
	n := rules.Seat(c.Count)
	up := func(seat rules.Seat) rules.Seat {
		if seat < 0 || seat >= n {
			return seat
		}
		return (seat + 1) % n
	}
	was := *s.State
	c.settled = map[string]string{}
	for k, v := range s.settled {
		c.settled[k] = v
	}
	for seat := range n {
		c.Players[up(seat)] = was.Players[seat]
		c.Options.Decks[up(seat)], c.Options.Custom[up(seat)] = was.Options.Decks[seat], was.Options.Custom[seat]
		for _, id := range []string{optionDeck, "answers", "riposte"} {
			c.settled[ofSeat(id, int(up(seat)))] = s.settled[ofSeat(id, int(seat))]
		}
	}
	c.Start, c.Turn, c.Asker = up(was.Start), up(was.Turn), up(was.Asker)
	for i := range c.Things {
		c.Things[i].Owner = up(c.Things[i].Owner)
	}
	for i := range c.Timed {
		c.Timed[i].Caster, c.Timed[i].Turn = up(c.Timed[i].Caster), up(c.Timed[i].Turn)
	}
	for i := range c.Under {
		a := &c.Actions[i]
		ruined := a.Ruined
		for seat := range n {
			a.Ruined[up(seat)] = ruined[seat]
		}
		a.Seat = up(a.Seat)
		if !a.Skilled() {
			a.Opponent = up(a.Opponent)
		}
	}
	for i := range c.Stack.Len() {
		f := c.Stack.At(i)
		if f.Kind != engine.FrameMatch {
			f.Seat = up(f.Seat)
		}
		if f.Kind == engine.FrameRifle {
			f.Other = up(f.Other)
		}
	}
	c.State.Settle()
	return c
}

// turnedChoice is a choice of a match in the match that was turned.
func turnedChoice(s *State, c rules.Choice) rules.Choice {
	up := func(i int) { c.Args[i] = (c.Args[i] + 1) % int16(s.Count) }
	switch c.Verb {
	case engine.Assault:
		up(1)
	case engine.PickResource:
		up(0)
	case engine.CastMagic:
		if s.Content.At(content.Card(c.Args[0])).Effects[0].Target == content.Opponent {
			up(2)
		}
	case engine.Use:
		if t := s.At(engine.ThingID(c.Args[0])); s.Info(t).Effects[c.Args[1]].Verb == content.Pilfer {
			up(3)
		}
	}
	return c
}

// TestSeatsAreAlike turns random positions by one seat, plays the turned choice with the same dice, and wants the turned
// result: nothing depends on which seat is the first.
func TestSeatsAreAlike(t *testing.T) { // TS-TRN-4 TS-TRN-16 TS-WIN-5 TS-RUL-57
	var verbs [engine.Rifle + 1]int
	n := 0
	eachPosition(t, 12, func(s *State, _ []rules.Event) {
		if n++; s.Round == 0 || s.Decision().Over() || n%3 > 0 && s.Asked == engine.AskMain {
			return
		}
		other := turned(s)
		choices := slices.Clone(s.Decision().Choices)
		for _, c := range choices {
			if d := other.Decision(); len(d.Choices) != len(choices) || !d.Allows(turnedChoice(s, c)) {
				t.Fatalf("%s: %s is not offered when the seats are turned", s.Asked, s.game.Notation(c))
			}
		}
		c := choices[n%len(choices)]
		verbs[c.Verb]++
		here := s.Clone().(*State)
		if _, err := here.Apply(c); err != nil {
			t.Fatal(err)
		}
		if _, err := other.Apply(turnedChoice(s, c)); err != nil {
			t.Fatal(err)
		}
		want, err := turned(here).Snapshot()
		if err != nil {
			t.Fatal(err)
		}
		got, err := other.Snapshot()
		if err != nil {
			t.Fatal(err)
		}
		a, b := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
		for i := range min(len(a), len(b)) {
			if a[i] != b[i] {
				t.Fatalf("%s: %s comes out otherwise when the seats are turned: line %d is %q, want %q", s.Asked, s.game.Notation(c), i+1, a[i], b[i])
			}
		}
		if len(a) != len(b) {
			t.Fatalf("%s: %s: %d lines, want %d", s.Asked, s.game.Notation(c), len(a), len(b))
		}
	})
	for _, v := range []rules.Verb{engine.Assault, engine.Direct, engine.CastMagic, engine.Use, engine.Defend, engine.PickResource, engine.Pass, engine.EndTurn, engine.Rifle, engine.Equip} {
		if verbs[v] == 0 {
			t.Errorf("verb %d was never turned", v)
		}
	}
}
