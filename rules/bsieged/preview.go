package bsieged

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Cautioner = (*State)(nil)

// Preview tells what a legal choice would do, with the exact chances of the dice (BS-TBL-12 to
// BS-TBL-18). They are told without Divine Grace; where tokens at hand could help, a second figure tells
// how likely anything falls with them.
func (s *State) Preview(c rules.Choice) (rules.Preview, bool) {
	if !s.Decision().Allows(c) {
		return rules.Preview{}, false
	}
	p := s.preview(c)
	return p.Preview, len(p.Lines) > 0
}

// Caution tells of a choice that is asked about before it is played: one that can kill the
// Messenger or bring the last building down (BS-TBL-18), one that ends the Heroes phase with warnings,
// by itself or by the last action of the last hero (BS-TBL-21), one with which the last hero to act leaves a wall for good over
// which Krohns come then, one that loses the match at once where
// another one would not, and to concede (BS-EDG-8).
func (s *State) Caution(c rules.Choice) (rules.Text, bool) {
	if !s.Decision().Allows(c) {
		return rules.Text{}, false
	}
	var words []rules.Text
	if p := s.preview(c); !p.caution.Empty() {
		words = append(words, p.caution)
	}
	if c.Verb != Concede && c.Verb != Finish {
		words = append(words, s.cautions(c, len(words) > 0)...)
	}
	if len(words) == 0 && c.Verb != Finish {
		words = append(s.abandons(c), s.starving(c)...)
	}
	if len(words) == 0 {
		return rules.Text{}, false
	}
	all := words[0]
	for _, line := range words[1:] {
		all = rules.T("%s\n%s", all, line)
	}
	return all, true
}

// preview writes the preview of a legal choice.
func (s *State) preview(c rules.Choice) *previewer {
	p := &previewer{s: s, h: s.ask.hero}
	p.Title = s.describe(c).Sentence
	c = s.numbered(c)
	switch s.ask.kind {
	case askTurn, askCard:
		p.leaves(c)
		p.deed(c)
		p.blocks(c)
		p.idles(c)
	case askOption:
		if e := s.effectUnderWay(); e != nil && int(c.Args[0]) < len(e.Options) {
			p.h = s.top().hero
			p.effects(e.Options[c.Args[0]], s.top().from)
		}
	case askGrace:
		p.grace(c)
	case askHit:
		p.hit(c)
	case askShield:
		p.shield(c)
	case askRaise, askSend, askNext:
		p.round(c)
	case askTactic:
		p.words(s.design(s.tactics[c.Args[0]].card).Rules())
	case askYes:
		p.yes(c)
	case askToken, askLearn:
		p.train(c)
	}
	return p
}

// previewer writes the lines of one preview for a hero.
type previewer struct {
	rules.Preview
	s       *State
	h       heroNo
	caution rules.Text // what is asked about before the choice is played
	victims []Victim   // what it can destroy
}

func (p *previewer) line(tone rules.Tone, label rules.Text, format string, args ...any) {
	p.Lines = append(p.Lines, line(tone, label, format, args...))
}

// words is a line that is one sentence.
func (p *previewer) words(text rules.Text) {
	p.Lines = append(p.Lines, rules.Line{Label: text})
}

func (p *previewer) warn(label rules.Text, format string, args ...any) {
	p.line(rules.Bad, label, format, args...)
}

func line(tone rules.Tone, label rules.Text, format string, args ...any) rules.Line {
	return rules.Line{Label: label, Value: rules.T(format, args...), Tone: tone}
}

// chance gives the preview its chance, with the fraction of so many equally likely results.
func (p *previewer) chance(of float64, results int) {
	p.HasChance, p.Chance = true, min(max(of, 0), 1)
	p.Fraction = rules.T("%s", rules.Percent(of))
	if results > 0 && results <= mostResults {
		p.Fraction = rules.T("%d in %d", int(math.Round(p.Chance*float64(results))), results)
	}
}

// mostResults bounds the fractions that are written out: six dice.
const mostResults = 46656

// results is how many equally likely results a number of dice has; 0: too many to write.
func results(dice int) int {
	n := 1
	for range dice {
		if n *= 6; n > mostResults {
			return 0
		}
	}
	return n
}

// deed: the turn menu, and what is done with a card that was drawn.
func (p *previewer) deed(c rules.Choice) {
	s, a := p.s, int(c.Args[0])
	switch c.Verb {
	case Attack:
		p.attack(fieldNo(a), zoneNo(c.Args[1]), int(c.Args[2]))
	case Use:
		p.use(c)
	case Shoot:
		p.shot(s.shotOdds(p.h))
	case Turn:
		p.turn()
		p.reach(fieldNo(a))
	case Repair:
		t := s.repairTerms(p.h, cards.BuildingID(a))
		p.line(rules.Plain, rules.T("Gold"), "%d of %d", t.Gold, s.gold(p.h))
		p.morale(t.Morale)
	case Visit:
		p.words(s.game.set.Buildings[a].Rules())
		p.effects(s.game.set.Buildings[a].Effects, fromHouse)
	case Ability:
		p.words(s.ability(p.h, a).Rules())
		p.effects(s.ability(p.h, a).Effects, fromAbility)
	case End:
		p.end()
	case Concede:
		p.concede()
	case Finish:
		p.finish()
	case Keeping, Leave:
		p.words(s.design(s.top().card).Rules())
	}
}

// morale: what is earned, and what is lost to the end of the track.
func (p *previewer) morale(n int) {
	room := int(p.s.most(cards.Morale) - p.s.heroes[p.h].track[cards.Morale])
	switch {
	case n > 0 && room == 0:
		p.full(cards.Morale)
	case n > room:
		p.line(rules.Plain, rules.T("Morale"), "+%d of %d: the track ends", room, n)
	case n > 0:
		p.line(rules.Good, rules.T("Morale"), "+%d", n)
	}
}

// turn: whether the Catapult turns (BS-CAT-6).
func (p *previewer) turn() {
	sticks := 0
	for _, face := range p.s.game.set.Dice.Catapult {
		if face.Stuck {
			sticks++
		}
	}
	of := 1 - float64(sticks)/6
	p.chance(of, 6)
	p.line(rules.Plain, rules.T("Turns"), "%s", rules.Percent(of))
	p.line(rules.Plain, rules.T("Stuck"), "%s", rules.Percent(1-of))
}

// use: a card with its price, and what its rolls against Zones would do.
func (p *previewer) use(c rules.Choice) {
	s := p.s
	k, ok := s.held(p.h, int(c.Args[0]))
	if f := s.top(); f.kind == obtainFrame && int(s.game.design[f.card]) == int(c.Args[0]) {
		k, ok = f.card, true
	}
	if !ok {
		return
	}
	d := s.design(k)
	p.words(d.Rules())
	if cost := s.cost(p.h, k); cost > 0 {
		p.line(rules.Plain, rules.T("Gold"), "%d of %d", cost, s.gold(p.h))
	}
	p.printedMorale(d.Morale * (int(c.Args[3]) + 1))
	f, z := fieldNo(c.Args[1]), zoneNo(c.Args[2])
	if f != noField && z == noZone {
		z = lowest(d.Aim.Zones)
	}
	if d.Tactics {
		p.place(k, f, z, uint8(c.Args[3])+1)
		return
	}
	probe := newFrame(textFrame)
	probe.hero, probe.card, probe.from, probe.list, probe.field, probe.zone = p.h, k, fromCard, d.Effects, f, z
	for i := range s.game.set.List(d.Effects) {
		p.effect(&probe, &s.game.set.List(d.Effects)[i])
	}
}

// printedMorale is what the Morale icon of a card earns or takes.
func (p *previewer) printedMorale(n int) {
	left := int(p.s.heroes[p.h].track[cards.Morale]) + n
	switch {
	case n > 0:
		p.morale(n)
	case n < 0 && left <= 0:
		p.warn(rules.T("Morale"), "%d: %s dies", n, p.s.short(p.h))
	case n < 0:
		p.warn(rules.T("Morale"), "%d, %d left", n, left)
	}
}

// place: a Tactics card works in the Enemies phase, if enemies are there by then (BS-TBL-16); where none are, that is asked about first
// (BS-TAC-4).
func (p *previewer) place(k cardNo, f fieldNo, z zoneNo, times uint8) {
	d := p.s.design(k)
	t := tactic{card: k, hero: p.h, field: f, zone: z, times: times}
	aim := &d.Aim
	empty := !p.s.enemies(t.field, t.zone)
	if aim.Each {
		empty = true
		for z := range zoneNo(cards.ZoneCount) {
			empty = empty && !(aim.Zones.Has(int(z)) && p.s.enemies(f, z))
		}
	}
	if empty {
		p.warn(rules.T("No enemy there"), "discarded after the last hero's turn unless enemies come")
		if d.Morale <= 0 { // else it earns Morale in any case
			p.caution = rules.T("No enemy is there: %s is discarded after the last hero's turn and does nothing, unless enemies come before.", d.Told())
		}
		return
	}
	p.line(rules.Plain, rules.T("Works"), "in the Tactics step, as it stands:")
	if m := &p.s.messenger; p.s.cornered() && m.field == f && (m.zone == z || aim.Each && aim.Zones.Has(int(m.zone))) { // BS-RUL-68
		p.warn(rules.T("The Messenger"), "is killed before the Tactics step, by the enemies in his Zone")
	}
	p.expects(-1, &t)
}

// train: what a token of the Sanctuary does.
func (p *previewer) train(c rules.Choice) {
	s := p.s
	switch c.Verb {
	case PickToken:
		p.words(s.tokenAt(s.top(), c.Args[0]).Rules())
	case Learn:
		p.words(s.tokenAt(s.top(), 0).Rules())
	case Strengthen:
		p.line(rules.Good, rules.T("Strength"), "%d, was %d", s.strength(p.h)+1, s.strength(p.h))
	}
}

// yes: a free attack, one more card, or an effect that is left open.
func (p *previewer) yes(c rules.Choice) {
	s, f := p.s, p.s.top()
	if c.Verb != Yes {
		return
	}
	switch f.kind {
	case attackFrame:
		e := s.bloodthirst(f.hero, int(f.n)-1)
		p.fight(f.field, f.zone, e.Dice, s.bloodTarget(e), e.Strength)
		p.unharmed(f.field, f.zone, e.Strength)
	case drawFrame:
		d, _ := s.deckOf(f, cards.Class(f.index))
		p.line(rules.Plain, rules.T("Cards in the deck"), "%d", d.n)
	}
}
