package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// course carries something out on copies of the match, by the rules themselves and with nobody reacting (ledger 10): a storm, a
// play, an order. Where somebody chooses on the way, it goes each way, up to mostWays of them. It gives nothing away: which
// hidden card is drawn, lost or taken by lot it never looks at, and what only such a card could bring it leaves out.
type course struct {
	viewer rules.Seat // who looks
	base   uint8      // the depth of the stack at which it is over
	links  uint8      // the links of the chain that it leaves alone
	lay    [maxCards]place
	ways   int
	found  func(way)
	// negated is the creature of which the action is negated once it is on the chain (ST-KEY-9); noCard: none.
	negated cardNo
}

// way is one way that a course went.
type way struct {
	by    []rules.Choice // what was chosen
	ready *State         // when the storm was to strike; nil if it did not come to that
	aim   rules.Element  // what it struck; empty for a boss, and if it did not come to that
	end   *State         // when all was over
}

// mostWays is how many ways a course goes: more than the choices of a card in a storm leave open.
const mostWays = 64

// course is one that has not begun, and a copy of the match for it, on which nobody reacts.
func (s *State) course(viewer rules.Seat, found func(way)) (*course, *State) {
	w := &course{viewer: viewer, found: found, base: s.stack.Depth, links: s.links, negated: noCard}
	next := s.Clone().(*State)
	for i := range next.sides {
		next.sides[i].autoPass = passAlways
	}
	w.lookDown(next)
	return w, next
}

// lookDown remembers where every card lies, which says whose faces are known.
func (w *course) lookDown(s *State) {
	for c := range w.lay {
		w.lay[c] = s.cards[c].place
	}
}

// walk goes on until everything that was begun is over.
func (w *course) walk(s *State, so way) {
	for s.result == undecided {
		switch {
		case s.fallen != 0:
			s.bury()
		case s.ask.kind != askNothing:
			w.fork(s, so)
			return
		case s.stack.Depth <= w.base && s.links <= w.links:
			so.end = s
			w.ways++
			w.found(so)
			return
		case w.blind(s):
			s.nextEffect(s.top(), false)
		default:
			if f := s.top(); f.kind == bossStormFrame && f.stage == raidHits && f.n == 0 {
				so.ready = s.Clone().(*State)
			}
			w.negate(s)
			s.step()
		}
	}
	so.end = s
	w.ways++
	w.found(so)
}

// negate negates the action of the storm of which that was settled.
func (w *course) negate(s *State) {
	for i := range s.links {
		if l := &s.chain[i]; l.kind == stormLink && l.card == w.negated {
			l.negated = true
		}
	}
}

// fork goes each way that the waiting question leaves open; where all are hidden, the text goes on without.
func (w *course) fork(s *State, so way) {
	kind := s.ask.kind
	list := w.open(s)
	if len(list) == 0 {
		s.ask.kind, s.listed = askNothing, false
		s.nextEffect(s.top(), false)
		w.walk(s, so)
		return
	}
	for i, c := range list {
		if i > 0 && w.ways >= mostWays {
			return
		}
		next, on := s, so
		if i < len(list)-1 || kind == askAttack {
			next = s.Clone().(*State)
		}
		if kind == askAttack {
			on.ready, on.aim = s, s.game.aimedAt(c)
		}
		on.by = append(so.by[:len(so.by):len(so.by)], c)
		announced := next.play.card != noCard && next.play.kind != playStorm
		next.list()
		next.answer(c)
		if announced && next.play.card == noCard { // it is paid now
			w.lookDown(next)
		}
		w.walk(next, on)
	}
}

// open are the ways that a question leaves open, of those that come to the same one.
func (w *course) open(s *State) []rules.Choice {
	s.list()
	if s.ask.kind == askArrange || s.ask.kind == askPick && w.indifferent(s) {
		return s.choices[:1:1]
	}
	var list []rules.Choice
	for _, c := range s.choices {
		if w.goes(s, c) && !s.repeats(list, c) {
			list = append(list, c)
		}
	}
	return list
}

// goes reports whether a choice is a way to go.
func (w *course) goes(s *State, c rules.Choice) bool {
	switch c.Verb {
	case Cancel, PayCard, PaySupporter, PlayAction, PlayCreature, Activate, PassTurn:
		return false
	case Pick:
		n := cardNo(c.Args[0])
		k := &s.cards[n]
		return k.place != inHand || w.lay[n] == inHand && s.seesInto(w.viewer, inHand, k.holder)
	}
	return true
}

// indifferent reports whether it comes to the same, as far as cards are counted, which card is picked.
func (w *course) indifferent(s *State) bool {
	switch s.effect(s.top()).Do {
	case cards.Vision, cards.Discard, cards.KillSupporter, cards.Reset:
		return true
	}
	return false
}

// blind reports whether the next step would bring the top Casualty of a side, and which one that is lies hidden or was drawn by lot.
func (w *course) blind(s *State) bool {
	f := s.top()
	if f.kind != textFrame || f.stage != effectFresh || int(f.at) >= len(s.effectsOf(f)) {
		return false
	}
	e := s.effect(f)
	if e.From != cards.FromCasualties || e.Do != cards.DeployCard && e.Do != cards.Support {
		return false
	}
	top := s.sides[f.by].casualties.top()
	return top != noCard && w.lay[top] != inCasualties && !w.lay[top].onBattlefield()
}
