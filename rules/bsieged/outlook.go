package bsieged

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// outlook is the Enemies phase to come, before its attacks: the board after each order in which the
// Tactics cards can work, each split that the players can choose and each number of hits that their
// dice can show. All of it is played on copies, by the rules themselves.
type outlook struct {
	base   [cards.MaxHeroes]int8 // Morale of the heroes now; 0: dead
	deaths uint8                 // of Messengers up to now
	sum    Forecast
	any    bool              // sum is that of at least one board
	known  map[board]float64 // boards that were looked at, and how likely the match is lost there
	steps  int
	open   bool // not everything was looked at
}

// board is what of a position an Enemies phase after its Tactics step depends on.
type board struct {
	fronts    [cards.FieldCount]front
	heroes    [cards.MaxHeroes]hero
	houses    [cards.BuildingCount]house
	messenger messenger
	avatar    avatar
	ward      bool
	result    result
}

// outlookSteps bounds how much is looked at: far more than the Tactics cards of a match need.
const outlookSteps = 4000

// beforeAttack is a copy of the position at the beginning of the Enemies phase, as if every turn
// were over: what the turns leave behind goes, and so do Tactics cards at empty Zones.
func (s *State) beforeAttack() *State {
	c := new(State)
	c.CopyFrom(s)
	if c.tacticsUnderWay() {
		return c
	}
	c.expire(cards.UntilAttack)
	c.expire(cards.UntilTurn)
	for c.stack.Len() > 1 {
		c.pop()
	}
	c.stack.At(0).stage, c.stack.At(0).hero = toTactics, noHero
	c.ask, c.listed, c.active = question{hero: noHero}, false, noHero
	c.dropTactics()
	return c
}

// tacticsUnderWay reports whether the Tactics step has begun.
func (s *State) tacticsUnderWay() bool { return s.under(tacticsFrame) }

// under reports whether a frame of a kind is under way.
func (s *State) under(k frameKind) bool {
	for i := range s.stack.Len() {
		if s.stack.At(i).kind == k {
			return true
		}
	}
	return false
}

// look plays on to the end of the Tactics step and takes up every board that can come of it. It
// returns the chance that the match is lost from there, if the players choose what loses it least.
func (o *outlook) look(s *State) float64 {
	for {
		if o.steps++; o.steps > outlookSteps {
			o.open = true
			return 0
		}
		switch f := s.top(); {
		case f.kind == roundFrame && f.stage != toTactics:
			return o.take(s)
		case s.ask.kind != askNothing:
			s.list()
			choices := s.apart()
			if len(choices) > 1 {
				return o.choose(s, choices)
			}
			s.answer(choices[0])
		case f.kind == volleyFrame && !f.did && lowest(cards.Zones(f.bits)) != noZone:
			return o.roll(s, f)
		default:
			o.step(s)
		}
	}
}

// step lets the rules go on. What they leave to chance other than by a roll for hits is played once
// and left open.
func (o *outlook) step(s *State) {
	told := len(s.story)
	s.step()
	s.judge()
	for _, e := range s.story[told:] {
		o.open = o.open || e.Reveals && e.Kind != rules.PhaseBegan
	}
}

// choose is the best that the players can make of a question.
func (o *outlook) choose(s *State, choices []rules.Choice) float64 {
	least := 1.0
	for _, c := range choices {
		w := new(State)
		w.CopyFrom(s)
		w.answer(c)
		least = min(least, o.look(w))
	}
	return least
}

// roll is what comes of the dice of a card: each number of hits as likely as it is.
func (o *outlook) roll(s *State, f *frame) float64 {
	e, z := &s.game.set.List(f.list)[f.at], lowest(cards.Zones(f.bits))
	dice, r := min(s.volleyDice(f, e), maxDice), s.volleyRoll(f, e, z)
	lost := 0.0
	for hits, p := range binomial(dice, hitting(int(r.need))) {
		if p == 0 {
			continue
		}
		w := new(State)
		w.CopyFrom(s)
		w.dice = r
		w.dice.die, w.dice.n, w.dice.hero = cards.RedDie, uint8(dice), f.hero
		for i := range dice {
			if w.dice.face[i] = r.need; i >= hits {
				w.dice.face[i]--
			}
		}
		w.top().did = true
		lost += p * o.look(w)
	}
	return lost
}

// apart are the answers to a question that differ in what comes of them: a Tactics card works the
// same whether cards on other fields come before or after it.
func (s *State) apart() []rules.Choice {
	if s.ask.kind != askTactic {
		return slices.Clone(s.choices)
	}
	first := s.tactics[s.choices[0].Args[0]].field
	var near []rules.Choice
	for _, c := range s.choices {
		t := &s.tactics[c.Args[0]]
		if !s.local(t) {
			return slices.Clone(s.choices)
		}
		if t.field == first {
			near = append(near, c)
		}
	}
	return near
}

// local reports whether a Tactics card touches nothing but its own field.
func (s *State) local(t *tactic) bool {
	for i := range s.game.set.List(s.design(t.card).Effects) {
		e := &s.game.set.List(s.design(t.card).Effects)[i]
		if e.Verb != cards.Linger && (!zoned(e.Verb) || e.Aim != nil) {
			return false
		}
	}
	return true
}

// take takes up the board that the attacks begin with.
func (o *outlook) take(s *State) float64 {
	b := board{fronts: s.fronts, heroes: s.heroes, houses: s.houses, messenger: s.messenger, avatar: s.avatar, ward: s.ward, result: s.result}
	lost, ok := o.known[b]
	if ok {
		return lost
	}
	f := s.foresee(&o.base, o.deaths)
	if o.any {
		o.sum.merge(&f)
	} else {
		o.sum, o.any = f, true
	}
	o.known[b] = f.Risk
	return f.Risk
}

// survivable reports whether any play of the Attack and March steps keeps the match going; steps
// bounds the search, and what is not searched counts as survivable.
func (s *State) survivable(steps *int) bool {
	for {
		if *steps--; *steps < 0 {
			return true
		}
		f := s.top()
		switch {
		case s.result != undecided:
			return false
		case f.kind == roundFrame && f.stage != toTactics && f.stage != toAssault && f.stage != toMarch:
			return true
		case s.ask.kind == askNothing:
			s.step()
			s.judge()
			continue
		}
		s.list()
		for _, c := range slices.Clone(s.choices) {
			w := new(State)
			w.CopyFrom(s)
			if w.answer(c); w.survivable(steps) {
				return true
			}
		}
		return false
	}
}
