package bsieged

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// What is asked only where the answer decides something (BS-OPT-18).

var _ rules.Excuser = (*State)(nil)

// Excuse is the option by which a question is put that may decide nothing: the players want to be asked.
func (s *State) Excuse() string {
	switch {
	case s.set.asked == asksAll:
		return "BS-OPT-18"
	case s.set.order == orderAsk && s.ask.kind == askNext:
		return "BS-OPT-11"
	}
	return ""
}

// goesAnyway reports whether all that can become of a card drawn is that it, or a copy of it that is stored, is discarded: which
// of them makes no difference.
func (s *State) goesAnyway() bool {
	if s.ask.kind != askCard || s.set.asked > asksOnce {
		return false
	}
	design := int16(s.game.design[s.top().card])
	return !slices.ContainsFunc(s.choices, func(c rules.Choice) bool { return c.Verb != Leave && (c.Verb != Discard || c.Args[0] != design) })
}

// allFall reports whether all who can take a hit of the run fall whoever takes the next one: the hits are enough for all of
// them, or those of the Gargohs that follow in the same Quarter are.
func (s *State) allFall(f *frame) bool {
	if int(f.n) >= s.endurance(f) {
		return true
	}
	a := s.below()
	if a.kind != assaultFrame || cards.UnitKind(f.index) != cards.Krohn {
		return false
	}
	quarter, hits := *f, int(f.n)
	quarter.index = uint8(cards.Gargoh)
	for i := a.m; i < groups; i++ {
		if z, u := group(i); u == cards.Gargoh && s.mustAttack(f.field, z, u) {
			more, _ := s.hitsOf(f.field, z, u)
			hits += more
		}
	}
	return hits >= s.endurance(&quarter)
}

// endurance is how many hits of a run all together take until they have fallen.
func (s *State) endurance(f *frame) int {
	sum := 0
	if s.riderOn(f.field) {
		sum++
	}
	for h := range heroNo(s.nhero) {
		if s.canTake(f, h) {
			sum += s.survives(h) + 1
		}
	}
	return sum
}

// couldBeMore reports whether a higher number on the dice could bring more than they bring already: there are enemies left
// to hit, or room on a track that is earned on.
func (s *State) couldBeMore() bool {
	f := s.top()
	if f.kind == graceFrame {
		f = s.below()
	}
	switch f.kind {
	case attackFrame:
		strength := s.attackStrength(f.hero, f.card)
		if f.stage == bloodHits {
			strength = s.bloodthirst(f.hero, int(f.n)-1).Strength
		}
		return s.dice.hits() < s.standing(f.field, f.zone, strength)
	case volleyFrame:
		return s.dice.hits() < s.standing(f.field, lowest(cards.Zones(f.bits)), s.design(f.card).Strength)
	case catapultFrame:
		return s.shotResult(f.hero) < s.standing(s.facing, s.shotZone(), s.game.set.Catapult.Strength)
	case textFrame:
		return s.couldEarnMore(f)
	}
	return true
}

// couldEarnMore reports whether a hero has room for more than what the roll of an effect earns; everything else that is
// rolled for counts.
func (s *State) couldEarnMore(f *frame) bool {
	e := &s.game.set.List(f.list)[f.at]
	if e.Verb != cards.Gain || s.dice.goal != forSum {
		return true
	}
	n, more := s.amount(f, e), false
	s.each(f, e, func(h heroNo) {
		more = more || n < int(s.most(e.What)-s.heroes[h].track[e.What])
	})
	return more
}

// throws is with how many throws of dice is tried whether an order matters.
const throws = 4

// anyThrow reports whether an order matters with dice that fall in one way or another. They are not those of the match: what is
// asked must tell nothing of dice to come. One look is enough where none is thrown.
func (s *State) anyThrow(decides func(*State) (matters, thrown bool)) bool {
	for seed := range uint64(throws) {
		c := s.Clone().(*State)
		c.rng = rules.NewRand(seed)
		if matters, thrown := decides(c); matters || !thrown {
			return matters
		}
	}
	return false
}

// firstFieldMatters reports whether the Attack step comes to something else from some first field, or to a question.
func (s *State) firstFieldMatters() bool { return s.anyThrow((*State).firstFieldDecides) }

// firstFieldDecides is that with the dice of the state, and whether any are thrown.
func (s *State) firstFieldDecides() (matters, thrown bool) {
	depth := s.stack.Depth
	var first *State
	for i := range fieldNo(cards.FieldCount) {
		c := s.Clone().(*State)
		c.top().stage, c.top().field = 1, i
		for c.stack.Depth >= depth && c.goOn() {
		}
		thrown = thrown || c.rng != s.rng
		switch {
		case c.ask.kind != askNothing:
			return true, thrown
		case first == nil:
			first = c
		case !first.same(c):
			return true, thrown
		}
	}
	return false, thrown
}

// tacticOrderMatters reports whether two of the Tactics cards that are still to be triggered come to something else in the
// other order: somebody is asked, or both work on the same enemies or with the same dice.
func (s *State) tacticOrderMatters() bool {
	left := 0
	for i := range s.tactics[:s.ntactic] {
		if !s.tactics[i].done {
			left++
		}
	}
	return left > 1 && s.anyThrow((*State).tacticOrderDecides)
}

// tacticOrderDecides is that with the dice of the state, and whether any are thrown.
func (s *State) tacticOrderDecides() (matters, thrown bool) {
	for i := range int(s.ntactic) {
		for j := range i {
			if s.tactics[i].done || s.tactics[j].done || s.set.asked <= asksWhatIsOpen && s.copies(i, j) {
				continue
			}
			one, other := s.triggered(i, j), s.triggered(j, i)
			if one == nil || other == nil || !one.same(other) {
				return true, thrown
			}
			thrown = thrown || one.rng != s.rng
		}
	}
	return false, thrown
}

// copies reports whether two Tactics cards are copies of one card at the same Zone, with the same counter; who placed them matters only to
// whom the end of the Avatar earns Morale (BS-TAC-8, BS-AVA-13).
func (s *State) copies(i, j int) bool {
	a, b := s.tactics[i], s.tactics[j]
	if s.game.design[a.card] != s.game.design[b.card] {
		return false
	}
	a.card = b.card
	if s.avatar.vinculum == 0 {
		a.hero = b.hero
	}
	return a == b
}

// triggered is the state after two Tactics cards, one after the other; nil: a question comes in between.
func (s *State) triggered(first, then int) *State {
	c := s.Clone().(*State)
	if c.work(first); then > first && c.ntactic < s.ntactic { // it was discarded
		then--
	}
	if c.result == undecided && c.ask.kind == askNothing {
		c.work(then)
	}
	if c.ask.kind != askNothing {
		return nil
	}
	return c
}

// work triggers a Tactics card and goes on until it has worked, or waits.
func (s *State) work(i int) {
	s.trigger(i)
	for s.top().kind != tacticsFrame && s.goOn() {
	}
}

// same reports whether nothing tells two states of one match apart but the order in which cards lie on discard piles.
func (s *State) same(o *State) bool {
	for k := range s.discards {
		a, b := slices.Clone(s.discards[k].list()), slices.Clone(o.discards[k].list())
		slices.Sort(a)
		slices.Sort(b)
		if !slices.Equal(a, b) {
			return false
		}
	}
	return s.rng == o.rng && s.round == o.round && s.first == o.first && s.heroes == o.heroes && s.houses == o.houses && s.facing == o.facing && s.fronts == o.fronts &&
		slices.Equal(s.tactics[:s.ntactic], o.tactics[:o.ntactic]) && s.messenger == o.messenger && s.avatar == o.avatar &&
		s.pools == o.pools && s.seasons == o.seasons && s.spentTokens == o.spentTokens && slices.Equal(s.mods[:s.nmod], o.mods[:o.nmod]) &&
		s.extra == o.extra && s.ward == o.ward && s.stack.Depth == o.stack.Depth && s.result == o.result && s.tally == o.tally
}
