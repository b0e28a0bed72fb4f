package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// grace: what a changed die would bring, in words (BS-TBL-14).
func (p *previewer) grace(c rules.Choice) {
	s := p.s
	was, after := s.dice, s.dice
	if c.Verb == Grace {
		after.face[c.Args[0]] += int8(c.Args[1])
		p.line(rules.Plain, rules.T("Divine Grace left"), "%d", s.heroes[p.h].track[cards.Grace]-int8(max(c.Args[1], -c.Args[1])))
	}
	switch was.goal {
	case forHits:
		p.changedHits(c, was.hits(), after.hits(), was.need)
	case forTest:
		passed := after.face[0] >= after.need
		p.line([...]rules.Tone{rules.Bad, rules.Good}[b2i(passed)], rules.T("%d, needed is %d+", after.face[0], after.need), "%s", [...]rules.Text{rules.T("failed"), rules.T("passed")}[b2i(passed)])
		if words := s.tested(passed); !words.Empty() {
			p.words(rules.Capital(words))
		}
	case forTable:
		row := min(max(after.face[0], 1), 6)
		p.line(rules.Strong, rules.T("Result %d", row), "%s", rules.Capital(s.listWords(p.h, s.game.set.Smuggling[row-1])))
	case forSum:
		p.changedSum(int(after.face[0]))
	case forShot:
		add := s.change(cards.CatapultShot, p.h, noZone).add
		hits := 0
		if after.face[0] >= 1 {
			hits = max(int(after.face[0])+add, 0)
		}
		p.fallen(s.facing, s.shotZone(), s.game.set.Catapult.Strength, hits)
		p.mortal(s.facing, s.shotZone(), hits)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// changedHits: whether the die comes to hit, and whom the hits fall on.
func (p *previewer) changedHits(c rules.Choice, was, hits int, need int8) {
	switch {
	case c.Verb == Keep:
		p.line(rules.Plain, rules.T("Hits"), "%d", hits)
	case hits > was:
		p.line(rules.Good, rules.T("Die %d", c.Args[0]+1), "hits: %s", rules.Count(hits, "%d hit", "%d hits"))
	case hits < was:
		p.warn(rules.T("Die %d", c.Args[0]+1), "misses: %s", rules.Count(hits, "%d hit", "%d hits"))
	default:
		p.line(rules.Plain, rules.T("Die %d", c.Args[0]+1), "no change, needed is %d+", need)
	}
	f, z, strength, massive := p.s.rolledAt()
	if f == noField {
		return
	}
	p.fallen(f, z, strength, hits)
	if massive {
		p.mortal(f, z, hits)
	}
}

// rolledAt is the Zone and Strength of the roll that Divine Grace may change: that of the frame
// which threw.
func (s *State) rolledAt() (f fieldNo, z zoneNo, strength int, massive bool) {
	switch b := s.below(); b.kind {
	case attackFrame:
		if b.stage == bloodHits {
			return b.field, b.zone, s.bloodthirst(b.hero, int(b.n)-1).Strength, false
		}
		return b.field, b.zone, s.attackStrength(b.hero, b.card), false
	case volleyFrame:
		d := s.design(b.card)
		return b.field, lowest(cards.Zones(b.bits)), d.Strength, d.Massive
	}
	return noField, noZone, 0, false
}

// fallen: who falls by so many hits.
func (p *previewer) fallen(f fieldNo, z zoneNo, strength, hits int) {
	falls := p.s.falls(f, z, strength)
	if n := min(hits, len(falls)); n > 0 {
		p.order(falls[:n])
		p.hunts(f, z, falls[:n], certain(n))
		return
	}
	p.line(rules.Plain, rules.T("Hits fall on"), "nobody")
}

// mortal: hits that no enemy takes kill the Messenger (BS-MAS-8, BS-CAT-13).
func (p *previewer) mortal(f fieldNo, z zoneNo, hits int) {
	s := p.s
	if s.messenger.in(f, z) && !s.ward && hits > s.foes(f, z) {
		p.warn(rules.T("The Messenger"), "dies")
	}
}

// changedSum: what a roll to earn comes to.
func (p *previewer) changedSum(face int) {
	s := p.s
	f := s.below()
	list := s.game.set.List(f.list)
	if f.kind != textFrame || int(f.at) >= len(list) {
		return
	}
	e := &list[f.at]
	add := 0
	switch {
	case e.N.Die == cards.YellowDie && e.What == cards.Food:
		add = s.change(cards.FoodRoll, f.hero, noZone).add
	case e.N.Die == cards.YellowDie && e.What == cards.Gold:
		add = s.change(cards.GoldRoll, f.hero, noZone).add
	}
	n := max(face+add, 0) + e.N.N
	if e.Verb == cards.Lose {
		p.warn(rules.T("Loses"), "%d %s", n, trackWords[e.What])
		return
	}
	if room := int(s.most(e.What) - s.heroes[f.hero].track[e.What]); n > room {
		p.warn(rules.T("Earns"), "%d %s of %d: the track ends", room, trackWords[e.What], n)
		return
	}
	p.line(rules.Good, rules.T("Earns"), "%d %s", n, trackWords[e.What])
}

// hit: the Morale that is left, and deaths.
func (p *previewer) hit(c rules.Choice) {
	s := p.s
	switch c.Verb {
	case HitRider:
		p.messengerDies()
		return
	case Share:
		for _, part := range sharesOf(c) {
			p.loss(s.bySheet(part.sheet), part.hits)
		}
		return
	}
	h, n := heroNo(c.Args[0]), 1
	if c.Args[1] == 1 {
		n = min(int(s.top().n), s.survives(h))
	}
	p.loss(h, n)
	if left := int(s.top().n) - n; left > 0 {
		p.line(rules.Plain, rules.T("Hits left"), "%d", left)
	}
}

// loss: hits on a hero.
func (p *previewer) loss(h heroNo, hits int) {
	s := p.s
	ignored := min(hits, max(s.armour(h)-int(s.heroes[h].soaked), 0))
	if ignored > 0 {
		p.line(rules.Good, rules.T("Ignored"), "%s", rules.Count(ignored, "%d hit", "%d hits"))
	}
	switch left := int(s.heroes[h].track[cards.Morale]) - (hits - ignored); {
	case left > 0:
		p.line(rules.Plain, rules.T("Morale of %s", s.short(h)), "%d left", left)
	case s.living() == 1:
		p.warn(s.short(h), "dies, the last hero: the match is lost")
	default:
		p.warn(s.short(h), "dies")
	}
}

// messengerDies: what his death costs (BS-MSG-12).
func (p *previewer) messengerDies() {
	switch second, late := p.s.lastRide(); {
	case second:
		p.warn(rules.T("The second Messenger"), "dies: the match is lost")
	case late:
		last := p.s.game.set.Match.Rounds
		p.warn(rules.T("The Messenger"), "dies, and no other can be back by the end of round %d", last)
		p.caution = rules.T("The Messenger dies, and no other can be back by the end of round %d.", last)
	default:
		p.warn(rules.T("The Messenger"), "dies, and every hero loses 1 Morale, down to 1")
	}
}

// shield: who takes a hit on a building. The fifth one to fall loses the match (BS-TBL-18).
func (p *previewer) shield(c rules.Choice) {
	s := p.s
	b := cards.BuildingID(c.Args[0])
	guards, n := s.guards(b)
	o := &s.houses[b]
	switch {
	case c.Verb == Spend:
		p.line(rules.Plain, rules.T("Reinforced tokens left"), "%d", o.reinforced-1)
	case n > 0:
		for _, h := range guards[:n] {
			if c.Args[1] < 0 || heroNo(c.Args[1]) == h {
				p.loss(h, 1)
			}
		}
	case o.harm == intact:
		p.warn(s.game.set.Buildings[b].Told(), "damaged")
	case s.ruins()+1 >= s.game.set.Match.Ruins:
		p.warn(s.game.set.Buildings[b].Told(), "destroyed, number %d: the match is lost", s.ruins()+1)
		p.caution = rules.T("%s is destroyed, number %d: the match is lost", s.game.set.Buildings[b].Told(), s.ruins()+1)
	default:
		p.warn(s.game.set.Buildings[b].Told(), "destroyed, %d of %d", s.ruins()+1, s.game.set.Match.Ruins)
	}
}

// end: what the end of the turn costs, and after the last hero's turn what the Enemies phase will
// bring (BS-TBL-15).
func (p *previewer) end() {
	s := p.s
	if _, price := s.cowardice(p.h); price > 0 && s.heroes[p.h].at != nowhere && !s.company(s.heroes[p.h].at, p.h) {
		p.warn(s.short(p.h), "stands alone and loses %d Morale by Cowardice", price)
	}
	if a := s.lookAhead(of(End)); a.ended > 0 {
		p.Lines = append(p.Lines, a.lines...)
	}
}

// concede: the defeat, and why there is nothing to be won (BS-EDG-8).
func (p *previewer) concede() {
	s := p.s
	p.line(rules.Plain, rules.T("The Messenger"), "is on the wall after %s at best, %s", rules.Count(s.steps(), "%d turn", "%d turns"), rules.Count(s.rides(), "%d is left", "%d are left"))
	p.warn(rules.T("The match"), "ends now, as a defeat")
	p.caution = rules.T("The Messenger cannot be back by the end of round %d. The match would end now.", s.game.set.Match.Rounds)
}

// warnings are what the Enemies phase will bring as the board stands, and the end of the Season:
// who, and what happens to them. What loses the match comes first.
func (s *State) warnings() []rules.Line {
	p := &previewer{s: s}
	f := s.Forecast()
	switch {
	case f.Lost == Maybe && f.Risk > 0: // by dice of Tactics cards
		p.warn(rules.T("The match"), "is lost in this Enemies phase with a chance of %s", rules.Percent(f.Risk))
	case f.Lost != Never:
		if f.Lost == Surely {
			p.warn(rules.T("The match"), "is lost in this Enemies phase")
		} else {
			p.warn(rules.T("The match"), "can be lost in this Enemies phase")
		}
	}
	s.warnOfTime(p)
	for q := range f.Quarters {
		if t := &f.Quarters[q]; t.Enters != Never {
			s.warnOfEntering(p, q, t)
		}
	}
	if f.Avatar == AvatarEnters {
		p.warn(rules.T("The Avatar of the Abyss"), "enters the Citadel")
	}
	if f.Messenger != Never {
		s.warnOfMessenger(p, f.Messenger)
	}
	if chance := s.famine(&f); chance != Never {
		s.warnOfFamine(p, chance)
	}
	s.warnOfHeroes(p, &f)
	s.warnOfHouses(p, &f)
	s.warnOfHunger(p)
	return p.Lines
}

// warnOfTime: the round after which it is too late (BS-END-10, BS-RUL-6).
func (s *State) warnOfTime(p *previewer) {
	m := &s.game.set.Match
	switch {
	case int(s.round) == m.Rounds && s.messenger.where != onWall:
		p.warn(rules.T("The match"), "is lost at the end of this round: no Messenger is back")
	case int(s.round) == m.Warning && s.set.deadline && !s.messengerLeft():
		p.warn(rules.T("The match"), "is lost at the end of this round: no Messenger has left the board")
	}
}

// warnOfEntering: the Krohns that come over a wall (BS-END-5).
func (s *State) warnOfEntering(p *previewer, wall int, t *QuarterThreat) {
	who, units := s.entrants(t)
	over := s.phrase(s.game.el.walls[wall])
	switch {
	case t.Enters != Surely:
		p.warn(rules.Capital(who), "can enter the Citadel over %s", over)
	case units == 1:
		p.warn(rules.Capital(who), "enters the Citadel over %s", over)
	default:
		p.warn(rules.Capital(who), "enter the Citadel over %s", over)
	}
}

// entering: "2 Krohns enter the Citadel".
func (s *State) entering(t *QuarterThreat) rules.Text {
	who, units := s.entrants(t)
	if t.Enters != Surely {
		return rules.T("%s can enter the Citadel", who)
	}
	return rules.Plural(units, "%s enters the Citadel", "%s enter the Citadel", who)
}

// entrants are the Krohns that come over a wall, and how many they are.
func (s *State) entrants(t *QuarterThreat) (who rules.Text, units int) {
	var n [figureCount]int
	copy(n[:], t.Entering.N[:])
	for _, k := range n {
		units += k
	}
	return s.force(n), units
}

// warnOfMessenger: his death, what is lost with him for good, and who stands with him (BS-MSG-10).
func (s *State) warnOfMessenger(p *previewer, chance Chance) {
	who, last := rules.T("The Messenger"), s.game.set.Match.Rounds
	_, late := s.lastRide()
	switch {
	case late && chance == Surely:
		p.warn(who, "is killed, and no other can be back by the end of round %d", last)
	case late:
		p.warn(who, "can be killed, and then no other can be back by the end of round %d", last)
	case chance == Surely && s.cornered():
		m := &s.messenger
		with := s.fronts[m.field].zones[m.zone].units()
		p.warn(who, "is killed: %s %s with him", s.force(s.forceAt(m.field, m.zone)), rules.Plural(int(with), "stands", "stand"))
	case chance == Surely:
		p.warn(who, "is killed")
	default:
		p.warn(who, "can be killed")
	}
}

// warnOfHeroes: who dies, who can die, each in one line, and what the others lose.
func (s *State) warnOfHeroes(p *previewer, f *Forecast) {
	var die [2][]heroNo
	for h := range heroNo(s.nhero) {
		if t := &f.Heroes[h]; t.Dies != Never {
			die[b2i(t.Dies == Maybe)] = append(die[b2i(t.Dies == Maybe)], h)
		}
	}
	for i, list := range die {
		if len(list) > 0 {
			die := rules.Plural(len(list), "dies", "die")
			p.warn(s.heroNames(list), "%s", [...]rules.Text{die, rules.T("can die")}[i])
		}
	}
	for h := range heroNo(s.nhero) {
		t := &f.Heroes[h]
		switch {
		case t.Dies != Never:
		case t.Least < t.Most:
			p.line(rules.Plain, s.short(h), "loses %d to %d Morale", t.Least, t.Most)
		case t.Most > 0:
			p.line(rules.Plain, s.short(h), "loses %d Morale", t.Most)
		}
	}
}

// warnOfHouses: the buildings that are damaged or destroyed, and those that can be, each in one line.
func (s *State) warnOfHouses(p *previewer, f *Forecast) {
	for _, harm := range [...]harm{destroyed, damaged} {
		for _, sure := range [...]bool{true, false} {
			var names []rules.Text
			for b := range f.Houses {
				t := &f.Houses[b]
				if t.Worst == int(harm) && t.Worst > int(s.houses[b].harm) && (t.Best == t.Worst) == sure {
					names = append(names, s.game.set.Buildings[b].Told())
				}
			}
			if len(names) > 0 {
				p.warn(rules.And(names...), "%s", harmed(sure, len(names), harm))
			}
		}
	}
}

// harmed: "is damaged", "are destroyed", "can be damaged".
func harmed(sure bool, n int, h harm) rules.Text {
	if !sure {
		return rules.T("can be %s", harmNames[h])
	}
	return rules.Plural(n, "is %s", "are %s", harmNames[h])
}
