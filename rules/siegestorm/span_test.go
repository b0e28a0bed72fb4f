package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// A storm in which nobody plays a card that was hidden comes to no more and no less than is foretold of it when it gets its order, whatever its
// side and its opponents choose and pay for of what lies open; and what is told of it before it has left its track is the same.
func TestAStormStaysWithinWhatIsForetold(t *testing.T) { // ST-STO-3, ST-PLY-13, ST-REA-1
	r := rules.NewRand(16)
	stormed, within, wide, alike := 0, 0, 0, 0
	for n := range 700 {
		setup := randomSetup(&r, n)
		began, err := content.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := began.(*State)
		var coming [maxTracks]*StormView
		for range 200 {
			if s.Decision().Over() {
				break
			}
			viewer := s.ask.seat.seat()
			if s.ask.kind == askOrder {
				c := s.ordered()
				v := s.stormView(viewer)
				if was := coming[s.cards[c].track]; was != nil && was.Card.Number == int(c) {
					alike++
					if was.Reach != v.Reach || was.Strengths != v.Strengths || was.Takes != v.Takes {
						t.Errorf("%v: of %s on its track %v (strength %v) is told, and when it has its order %v (strength %v)", s.set.mode, s.name(c), was.Reach, was.Strengths, v.Reach, v.Strengths)
					}
				}
				if got := stormAtRandom(t, s, c, &r); got != nil {
					stormed++
					if !v.Reach.Sure() {
						wide++
					}
					within += holds(t, s, v, got)
				}
			}
			coming = [maxTracks]*StormView{}
			for x := range s.trackSet().end() {
				if s.tracks[x].used && s.advancesYet(x) && !s.drawsYet(s.tracks[x].owner) && s.links == 0 && s.play.card == noCard {
					coming[x] = s.comingView(x, viewer)
				}
			}
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			if c.Verb != Continue {
				coming = [maxTracks]*StormView{}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if stormed < 2000 || within < 2000 || wide < 200 || alike < 300 {
		t.Errorf("only %d storms, %d of them at a side, %d with a span, %d told before", stormed, within, wide, alike)
	}
}

// outcome is what a storm took, by side.
type outcome struct {
	took   [maxSides]int
	struck side // noSide: a creature, or nobody
	by     []rules.Choice
}

// stormAtRandom has a creature storm on a copy of the match; nil: something hidden was played, or it did not come to the blow.
func stormAtRandom(t *testing.T, s *State, c cardNo, r *rules.Rand) *outcome {
	t.Helper()
	play := s.Clone().(*State)
	for x := range play.sides {
		play.sides[x].autoPass, play.sides[x].passingTurn = passNever, false
	}
	o := &outcome{struck: noSide}
	hidden, done := false, false
	play.Watch(func(e rules.Event) {
		switch {
		case done:
		case e.Name == "action_played" || e.Name == "deployed" || e.Name == "placed" || e.Name == "shapeshifted":
			hidden = true
		case e.Name == "deployed_free":
			if n, ok := play.cardAt(e.Subject); !ok || s.cards[n].place != inCasualties {
				hidden = true
			}
		case e.Name == lostEvent:
			o.took[e.Seat]++
		case e.Name == "life_lost" || e.Name == "life_recovered":
			o.took[bossSide] -= int(e.N)
		case e.Name == "struck_player" && play.stormer == c:
			o.struck, _ = play.sideAt(e.To)
		}
	})
	next := of(OrderStorm)
	for range 200 {
		o.by = append(o.by, next)
		if _, err := play.Apply(next); err != nil {
			return nil
		}
		if done = play.result != undecided || play.stormer != c && play.below(c) >= play.stack.Depth; done || hidden {
			break
		}
		var list []rules.Choice
		for _, c := range play.Decision().Choices {
			if c.Verb != PlayAction && c.Verb != Cancel && c.Verb != PassTurn && c.Verb != HandOver {
				list = append(list, c)
				if c.Verb == StrikeAt || c.Verb == Activate {
					list = append(list, c, c)
				}
			}
		}
		if len(list) == 0 {
			return nil
		}
		next = list[r.IntN(len(list))]
	}
	if hidden || !done {
		return nil
	}
	return o
}

// holds holds an outcome against what was foretold; it returns 1 if a side was struck and the span held.
func holds(t *testing.T, s *State, v *StormView, o *outcome) int {
	t.Helper()
	for x := range side(maxSides) {
		if !s.inPlay(x) || !s.hostile(x, side(v.By)) {
			continue
		}
		for i := range v.Targets {
			at, ok := s.sideAt(v.Targets[i].Element)
			took := max(0, o.took[x])
			if x != bossSide { // what is healed on the way falls twice
				took = min(took, s.left(x))
			}
			if span := v.Targets[i].Reach; ok && at == x && o.struck == x && (took < span.Least || took > span.Most) {
				t.Errorf("%v: a storm of %s takes %d from %v, foretold were %v; raised %+v, by %v", s.set.mode, v.Card.Card.Name, o.took[x], x, span, v.Raised, o.by)
				return 0
			}
		}
	}
	if o.struck == noSide {
		return 0
	}
	return 1
}
