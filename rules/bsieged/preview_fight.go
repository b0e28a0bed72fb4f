package bsieged

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// attack: an attack from the wall, with a weapon or -1 (BS-TBL-12).
func (p *previewer) attack(f fieldNo, z zoneNo, weapon int) {
	s, c := p.s, noCard
	if weapon >= 0 {
		c, _ = s.held(p.h, weapon)
		if cost := s.cost(p.h, c); cost > 0 {
			p.line(rules.Plain, rules.T("Gold"), "%d of %d", cost, s.gold(p.h))
		}
	}
	w := s.weapon(c)
	dice, need, strength := s.attackDice(p.h, z, w.Dice), s.targetNumber(p.h, z, w.Add), s.attackStrength(p.h, c)
	odds := p.fight(f, z, dice, need, strength)
	p.unharmed(f, z, strength)
	if odds.Any > 0 {
		p.spirit(rules.T("Morale"), s.moraleOfAttack(p.h), odds.Any)
	}
	if odds.Avatar > 0 {
		p.spirit(rules.T("Morale for the Avatar"), s.game.set.Avatar.Morale, odds.Avatar)
	}
}

// spirit: Morale that a deed earns with a chance, as far as the track has room for it (BS-GRA-8).
func (p *previewer) spirit(what rules.Text, n int, chance float64) {
	room := int(p.s.most(cards.Morale) - p.s.heroes[p.h].track[cards.Morale])
	if n = min(n, room); n > 0 {
		p.line(rules.Good, what, "+%d with %s", n, rules.Percent(chance))
	}
}

// fight: the dice, the chances of each number destroyed, the mean, and the order in which
// enemies fall.
func (p *previewer) fight(f fieldNo, z zoneNo, dice, need, strength int) Odds {
	o := p.s.attackOdds(f, z, dice, need, strength, false)
	p.line(rules.Strong, rules.T("Roll"), "%s, %d+ hits, Strength %d", rules.Count(dice, "%d die", "%d dice"), need, strength)
	p.chance(o.Any, results(dice))
	p.kills(o)
	p.graced(o, f, z, strength, func(tokens int) []float64 { return gracedHits(dice, need, tokens) })
	p.order(o.Falls)
	p.hunts(f, z, o.Falls, o.Hits)
	return o
}

// mostKills is how many "at least" lines a preview has.
const mostKills = 4

func (p *previewer) kills(o Odds) {
	for n := 1; n < len(o.Units) && n <= mostKills; n++ {
		if of := AtLeast(o.Units, n); of > 0 {
			p.line(rules.Plain, rules.T("At least %d destroyed", n), "%s", rules.Percent(of))
		}
	}
	if len(o.Units) > 1 {
		p.line(rules.Plain, rules.T("Expected"), "%s destroyed", rules.Decimal(mean(o.Units), 1))
	}
	if len(o.Points) > 0 {
		p.line(rules.Plain, rules.T("Vinculum"), "%s taken on average", rules.Decimal(mean(o.Points), 1))
		p.line(rules.Plain, rules.T("Avatar destroyed"), "%s", rules.Percent(o.Avatar))
	}
	p.danger(o.Danger, p.s.tokens(p.h))
}

// danger: the chance that the Messenger dies, who may not be shot at unasked (BS-TBL-18). Divine Grace at hand can lower the roll
// (BS-GRA-2).
func (p *previewer) danger(of float64, tokens int) {
	if of <= 0 {
		return
	}
	p.warn(rules.T("The Messenger dies"), "%s", rules.Percent(of))
	p.caution = rules.T("This kills the Messenger with a chance of %s", rules.Percent(of))
	if tokens > 0 {
		p.caution = rules.T("This kills the Messenger with a chance of %s, unless Divine Grace lowers the roll: %s at hand", rules.Percent(of), rules.Count(tokens, "%d token", "%d tokens"))
	}
}

func mean(list []float64) float64 {
	sum := 0.0
	for n, p := range list {
		sum += float64(n) * p
	}
	return sum
}

// order: who falls first, in runs of alike ones (BS-DMG-1).
func (p *previewer) order(falls []Fall) {
	if words := p.s.inRuns(falls); len(words) > 0 {
		p.line(rules.Plain, rules.T("Hits fall on"), "%s", thenList(words))
	}
}

// inRuns names who falls, in runs of alike ones.
func (s *State) inRuns(falls []Fall) (words []rules.Text) {
	for i := 0; i < len(falls); {
		n := i
		for n < len(falls) && falls[n] == falls[i] {
			n++
		}
		if falls[i].Avatar {
			words = append(words, rules.T("%d Vinculum", n-i))
		} else {
			words = append(words, s.units(figure(falls[i].Figure), n-i))
		}
		i = n
	}
	return words
}

// thenList: "A, then B, then C".
func thenList(words []rules.Text) rules.Text {
	text := words[0]
	for _, w := range words[1:] {
		text = rules.T("%s, then %s", text, w)
	}
	return text
}

// unharmed: enemies of a Zone that the Strength cannot harm (BS-DMG-4).
func (p *previewer) unharmed(f fieldNo, z zoneNo, strength int) {
	s := p.s
	var n [figureCount]int
	some := false
	for g := range figureCount {
		if strength < s.grade(g).Resistance {
			n[g] = int(s.fronts[f].zones[z].n[g])
			some = some || n[g] > 0
		}
	}
	if some {
		p.warn(rules.T("Too strong to harm"), "%s", s.force(n))
	}
	if s.avatar.in(f, z) && strength < s.game.set.Avatar.Resistance {
		p.warn(rules.T("Too strong to harm"), "the Avatar of the Abyss")
	}
}

// shot: the Catapult (BS-TBL-13). What is destroyed is counted from at least so many; then comes what the six faces of the die are.
func (p *previewer) shot(o Odds) {
	const faces = 6
	s := p.s
	p.chance(o.Any, faces)
	p.kills(o)
	var list []rules.Text
	face := func(word rules.Text, of float64) {
		for range int(math.Round(of * faces)) {
			list = append(list, word)
		}
	}
	face(rules.T("stuck"), o.Stuck)
	face(rules.T("miss"), o.Hits[0]-o.Stuck)
	for n, of := range o.Hits[1:] {
		face(rules.T("%d", n+1), of)
	}
	p.line(rules.Plain, rules.T("Faces of the die"), "%s", rules.Commas(list...))
	f, z, strength := s.facing, s.shotZone(), s.game.set.Catapult.Strength
	p.graced(o, f, z, strength, func(tokens int) []float64 { return s.gracedShot(p.h, tokens) })
	p.order(o.Falls)
	p.hunts(f, z, o.Falls, o.Hits)
	if units := 1 - o.Units[0]; units > 0 {
		p.spirit(rules.T("Morale"), s.game.set.Catapult.Morale, max(units, o.Avatar))
	} else if o.Avatar > 0 {
		p.spirit(rules.T("Morale"), s.game.set.Catapult.Morale, o.Avatar)
	}
}

// volley: the rolls of a card against each of its Zones, Zone 1 first.
func (p *previewer) volley(f *frame, e *cards.Effect) {
	s := p.s
	d := s.design(f.card)
	dice := s.volleyDice(f, e)
	safe, spared, expected := 1.0, 1.0, 0.0
	for z := range zoneNo(cards.ZoneCount) {
		if !s.affected(f, e).Has(int(z)) {
			continue
		}
		need := int(s.volleyRoll(f, e, z).need)
		o := s.attackOdds(f.field, z, dice, need, d.Strength, d.Massive)
		safe *= 1 - o.Danger
		spared *= 1 - o.Any
		expected += mean(o.Units)
		p.line(rules.Strong, rules.Capital(s.zonePhrase(f.field, z)), "%s, %d+ hits, Strength %d: %s destroyed",
			rules.Count(dice, "%d die", "%d dice"), need, d.Strength, rules.Decimal(mean(o.Units), 1))
		if of := AtLeast(o.Units, 1); of > 0 {
			p.line(rules.Plain, rules.T("At least 1 destroyed"), "%s", rules.Percent(of))
		}
		if len(o.Points) > 0 {
			p.line(rules.Plain, rules.T("Vinculum"), "%s taken on average", rules.Decimal(mean(o.Points), 1))
		}
		if f.from != fromTactic { // whose rolls cannot be changed (BS-TAC-7)
			p.graced(o, f.field, z, d.Strength, func(tokens int) []float64 { return gracedHits(dice, need, tokens) })
		}
		p.order(o.Falls)
		p.hunts(f.field, z, o.Falls, o.Hits)
		p.unharmed(f.field, z, d.Strength)
	}
	p.chance(1-spared, 0)
	p.line(rules.Plain, rules.T("Expected"), "%s destroyed in all", rules.Decimal(expected, 1))
	tokens := s.tokens(p.h)
	if f.from == fromTactic {
		tokens = 0
	}
	p.danger(1-safe, tokens)
}
