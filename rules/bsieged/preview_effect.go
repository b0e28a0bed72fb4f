package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// effects: what a building or an ability does (BS-TBL-13).
func (p *previewer) effects(list cards.ListID, from source) {
	probe := newFrame(textFrame)
	probe.hero, probe.from, probe.list = p.h, from, list
	for i := range p.s.game.set.List(list) {
		p.effect(&probe, &p.s.game.set.List(list)[i])
	}
}

// effect: one effect of a list, as far as numbers say more than its text.
func (p *previewer) effect(f *frame, e *cards.Effect) {
	s := p.s
	switch e.Verb {
	case cards.Gain:
		p.gain(e)
	case cards.Draw:
		p.draw(e)
	case cards.Smuggle:
		p.table()
	case cards.Volley:
		if f.field != noField {
			p.volley(f, e)
		}
	case cards.Hits:
		p.hits(f, e)
	case cards.Test:
		of := float64(7-e.AtLeast) / 6
		p.chance(of, 6)
		p.line(rules.Plain, rules.T("%d or more", e.AtLeast), "%s", rules.Percent(of))
	case cards.Choose:
		for i, option := range e.Options {
			p.line(rules.Plain, rules.T("Option %d", i+1), "%s", s.noted(p.h, option))
		}
	}
}

// listWords puts a list of effects into a few words.
func (s *State) listWords(h heroNo, effects cards.ListID) rules.Text {
	var words []rules.Text
	for i := range s.game.set.List(effects) {
		e := &s.game.set.List(effects)[i]
		if e.Verb == cards.Train {
			words = append(words, s.trainWords(h))
			continue
		}
		if i > 0 && e.Verb == cards.Gain && s.game.set.List(effects)[i-1].Verb == cards.Gain {
			if e.N.Die == cards.NoDie {
				words = append(words, amount(e)) // "earn 1 Food and 1 Divine Grace"
				continue
			}
		}
		words = append(words, s.effectWords(e))
	}
	return rules.And(words...)
}

// gain: what is earned, and what is lost to the end of the track.
func (p *previewer) gain(e *cards.Effect) {
	s := p.s
	if e.Who != cards.User {
		return
	}
	what := trackWords[e.What]
	room := int(s.most(e.What) - s.heroes[p.h].track[e.What])
	switch {
	case room == 0:
		p.full(e.What)
		return
	case e.N.Die == cards.NoDie && e.N.N > room:
		p.warn(what, "+%d of %d: the track ends", room, e.N.N)
		return
	case e.N.Die != cards.YellowDie:
		return
	}
	o := s.earnOdds(p.h, e.What, e.N.N)
	for n, of := range o.Earned {
		if of > 0 {
			p.line(rules.Plain, rules.T("%d %s", n, what), "%s", rules.Percent(of))
		}
	}
	p.line(rules.Plain, rules.T("Expected"), "%s %s", rules.Decimal(mean(o.Earned), 1), what)
	if o.Lost > 0 {
		p.warn(rules.T("Lost to the end of the track"), "%s %s on average", rules.Decimal(o.Lost, 1), what)
	}
}

// draw: how many cards there are; none in an empty deck (BS-EDG-3). Which of a class act as they are drawn is printed on the cards (BS-CRD-7).
func (p *previewer) draw(e *cards.Effect) {
	s := p.s
	for k := range cards.ClassCount {
		if !e.Classes.Has(k) {
			continue
		}
		d, el := &s.pools[k], s.game.el.pools[k]
		if e.FromSeason {
			d, el = &s.seasons[k], s.game.el.seasons[k]
		}
		name := s.opening(el)
		switch {
		case d.n == 0:
			p.warn(name, "empty: no card is drawn")
		case d.up:
			p.line(rules.Plain, name, "%s on top", s.design(cardNo(d.cards[d.n-1])).Told())
		default:
			p.line(rules.Plain, name, "%s", rules.Count(int(d.n), "%d card", "%d cards"))
		}
		if n, of := s.game.set.Instants(k); n > 0 && d.n > 0 && !d.up {
			p.line(rules.Plain, rules.T("At once"), "%d of the %d cards are carried out at once when drawn; some do harm", n, of)
		}
	}
}

// table: the Smuggling Table, one result as likely as another, with what would be lost.
func (p *previewer) table() {
	s := p.s
	for i, list := range s.game.set.Smuggling {
		p.line(rules.Plain, rules.T("%d", i+1), "%s", s.noted(p.h, list))
	}
}

// noted is a list of effects in a few words, with what they are worth to a hero now.
func (s *State) noted(h heroNo, list cards.ListID) rules.Text {
	words := s.listWords(h, list)
	for i := range s.game.set.List(list) {
		if note := s.tableNote(h, &s.game.set.List(list)[i]); !note.Empty() {
			words = rules.T("%s: %s", words, note)
		}
	}
	return words
}

// tableNote says what an effect that is one of several, such as a row of the Smuggling Table, is worth now; empty: what its words say.
func (s *State) tableNote(h heroNo, e *cards.Effect) rules.Text {
	switch {
	case e.Verb == cards.Gain && e.Who == cards.User && s.brims(h, e.What):
		return rules.T("%s is full", trackWords[e.What])
	case e.Verb == cards.Gain && e.N.Die == cards.YellowDie:
		o := s.earnOdds(h, e.What, e.N.N)
		if o.Lost > 0 {
			return rules.T("%s on average, %s more lost to the end of the track", rules.Decimal(mean(o.Earned), 1), rules.Decimal(o.Lost, 1))
		}
		return rules.T("%s on average", rules.Decimal(mean(o.Earned), 1))
	case e.Verb == cards.Draw:
		for k := range cards.ClassCount {
			if !e.Classes.Has(k) {
				continue
			}
			if s.pools[k].n == 0 {
				return rules.T("%s is empty", s.phrase(s.game.el.pools[k]))
			}
		}
	}
	return rules.Text{}
}

// hits: hits without a roll fall on whom they can harm.
func (p *previewer) hits(f *frame, e *cards.Effect) {
	s := p.s
	if f.field == noField || f.card == noCard {
		return
	}
	strength := s.design(f.card).Strength
	for z := range zoneNo(cards.ZoneCount) {
		if s.affected(f, e).Has(int(z)) {
			falls := s.falls(f.field, z, strength)
			p.order(falls[:min(len(falls), e.N.N)])
			p.hunts(f.field, z, falls, certain(e.N.N))
			p.unharmed(f.field, z, strength)
		}
	}
}

// round: what the players decide between the turns (BS-TBL-16, BS-TBL-17).
func (p *previewer) round(c rules.Choice) {
	s := p.s
	switch c.Verb {
	case Raise:
		sum := 0.0
		for f := range fieldNo(cards.FieldCount) {
			sum += s.expectedSummons(f)
		}
		p.warn(rules.T("Enemies that come"), "%s units on average, one Summoning roll on each field", rules.Decimal(sum, 1))
		p.line(rules.Plain, rules.T("First hero"), "%s", s.short(heroNo(c.Args[0])))
	case Send:
		f := fieldNo(c.Args[0])
		for z := range zoneNo(cards.ZoneCount) {
			n := s.fronts[f].zones[z].units()
			p.line([...]rules.Tone{rules.Plain, rules.Bad}[min(n, 1)], rules.T("Zone %d", z+1), "%s", rules.Count(n, "%d enemy unit", "%d enemy units"))
		}
	case Next:
		p.next(fieldNo(c.Args[0]))
	}
}

// next: the Summoning rolls of a field, and the chance of a Disruption (BS-TBL-17).
func (p *previewer) next(f fieldNo) {
	s := p.s
	if s.top().kind != spawnFrame {
		return
	}
	n := s.rolls(f, everyPoint)
	p.line(rules.Plain, rules.T("Summoning rolls"), "%d", n)
	p.line(rules.Plain, rules.T("Enemies that come"), "%s units on average", rules.Decimal(float64(n)*s.expectedSummons(f), 1))
	if s.streak == enough-1 && n > 0 {
		p.warn(rules.T("Disruption"), "1 in 3 on the next roll: slot %s was rolled twice in a row", slotLetters[s.symbol])
	}
}

// expectedSummons is how many units a Summoning roll brings on average: each slot is as likely as
// another.
func (s *State) expectedSummons(f fieldNo) float64 {
	sum := 0.0
	for _, slot := range s.game.set.Dice.Spawn {
		sum += float64(s.summoned(f, slot))
	}
	return sum / float64(len(s.game.set.Dice.Spawn))
}

// summoned is how many units the Enemy card on a slot brings now, if there are enough figures.
func (s *State) summoned(f fieldNo, slot uint8) int {
	entry := &s.game.set.Enemies[s.fronts[f].slots[slot]].Seasons[s.season()]
	if entry.Picture {
		return entry.N
	}
	return max(entry.N+s.change(spawnStat[entry.Unit], noHero, noZone).add, 0)
}
