package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Accountant = (*State)(nil)

// Account is what the defenders have, what decides the match first: Messengers and how far the one has come, heroes, buildings, the Morale of the
// heroes of the seat, and what else these heroes own. Against them stand the units in the Zones, the Avatar and the Events that work.
func (s *State) Account(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	if seat < 0 || int(seat) >= int(s.set.seats) {
		return buf
	}
	own := func(h heroNo) bool { return rules.Seat(s.heroes[h].seat) == seat }
	buf = append(buf, rules.Holding{Of: "messengers:alive", At: s.game.el.messenger, Name: rules.T("Messengers alive"), N: mostRiders - min(mostRiders, int(s.messenger.deaths))}, s.rider())
	for h := range heroNo(s.nhero) {
		if s.heroes[h].alive {
			buf = append(buf, rules.Holding{Of: s.elHero(h), Name: s.short(h), N: 1})
		}
	}
	for b := range s.houses {
		buf = append(buf, rules.Holding{Of: s.game.el.houses[b], Name: s.game.set.Buildings[b].Told(), N: int(destroyed - s.houses[b].harm)})
	}
	for h := range heroNo(s.nhero) {
		if own(h) {
			buf = append(buf, s.onTrack(h, cards.Morale, rules.T("Morale of %s", s.short(h)), rules.Track))
		}
	}
	for h := range heroNo(s.nhero) {
		if own(h) {
			buf = s.owned(h, buf)
		}
	}
	return s.besiegers(buf)
}

// onTrack is what a hero has on a track.
func (s *State) onTrack(h heroNo, what cards.What, name rules.Text, sort rules.Sort) rules.Holding {
	return rules.Holding{Of: s.elTrack(h, what), At: s.elHero(h), Name: name, N: int(s.heroes[h].track[what]), Sort: sort}
}

// owned is what a hero can spend, and has in the slots. With a hero who dies it all goes, and only the death is told.
func (s *State) owned(h heroNo, buf []rules.Holding) []rules.Holding {
	buf = append(buf, s.onTrack(h, cards.Food, rules.T("Food of %s", s.short(h)), rules.Purse), s.onTrack(h, cards.Gold, rules.T("Gold of %s", s.short(h)), rules.Purse),
		s.onTrack(h, cards.Grace, rules.T("Divine Grace of %s", s.short(h)), rules.Purse))
	return append(buf, rules.Holding{Of: "cards:" + rules.Element(s.elHero(h).Name()), Name: rules.T("Cards of %s", s.short(h)), N: int(s.heroes[h].ncard), Sort: rules.Purse})
}

// mostSteps is how many steps are before a Messenger who has not set out, mostRiders of how many Messengers the last must not die
// (BS-END-7).
const (
	mostSteps  = 8
	mostRiders = 2
)

// rider is the Messenger, who is worth more the fewer steps are left to him (steps), and most while no other has died
// before him (BS-MSG-4, BS-MSG-15).
func (s *State) rider() rules.Holding {
	m := &s.messenger
	h := rules.Holding{Of: s.game.el.messenger, Name: rules.T("The Messenger"), Sort: rules.Track}
	h.N = (mostRiders-min(mostRiders, int(m.deaths)))*2*mostSteps + mostSteps - s.steps() + 1
	if h.Told, _, _ = s.ride(); m.where == inZone {
		h.Told = s.spot(m.field, m.zone)
	}
	if m.deaths > 0 {
		h.Told = rules.T("the second, %s", h.Told)
	}
	return h
}

// blocked is the Zone in which enemies hold the Messenger; noZone: none do (BS-MSG-4).
func (s *State) blocked() zoneNo {
	switch m := &s.messenger; {
	case m.where == inZone:
		return s.holder()
	case m.where == waiting && !s.free(m.field, zone3):
		return zone3
	}
	return noZone
}

// barrier adds the enemies that hold the Messenger, wherever he has ridden; that they are gone is told of their field, and that there are
// more of them with those (BS-MSG-4).
func (s *State) barrier(buf []rules.Holding) []rules.Holding {
	m, z := &s.messenger, s.blocked()
	if z == noZone {
		return buf
	}
	return append(buf, rules.Holding{Of: "way:messenger", At: s.game.el.fields[m.field], N: 1, Against: true, Tame: true, Passes: true,
		Name: rules.T("Enemies in the Messenger's way, %s", s.spot(m.field, z))})
}

// year is the Season, with which all Enemy cards change and most of them bring more (BS-SEA-5, BS-RND-2).
func (s *State) year() rules.Holding {
	n := s.season()
	return rules.Holding{Of: "season:current", Name: rules.T("The Season, with stronger Enemy cards"), Sort: rules.Track, N: n + 1,
		Told: s.game.set.Match.Seasons[n].Told(), Against: true}
}

// spot is a Zone as a label: "North, Zone 2".
func (s *State) spot(f fieldNo, z zoneNo) rules.Text {
	return rules.T("%s, Zone %d", s.game.set.Fields[f].Told(), z+1)
}

// besiegers are the Avatar, who holds the Messenger, the Season, the Events that lie there, and the units of each field.
func (s *State) besiegers(buf []rules.Holding) []rules.Holding {
	if a := &s.avatar; a.vinculum > 0 {
		buf = append(buf, rules.Holding{Of: s.game.el.avatar, Name: rules.T("The Avatar of the Abyss"), N: int(a.vinculum) * nearness(a.zone),
			Told: rules.T("%s, %d Vinculum", s.spot(a.field, a.zone), a.vinculum), Against: true})
	}
	buf = append(s.barrier(buf), s.year())
	for _, e := range s.events[:s.nevent] {
		h := rules.Holding{Of: s.game.el.events[e], Name: s.game.set.Events[e].Told(), N: 1}
		sense := s.eventSense(e)
		if h.Passes = sense == 0; h.Passes {
			sense = s.deedSense(e)
		}
		switch {
		case sense < 0:
			h.Against, h.Tame = true, h.Passes // what it has done is told besides
			buf = append(buf, h)
		case sense > 0: // it comes and goes, and is nobody's loss
			h.Passes = true
			buf = append(buf, h)
		}
	}
	p := s.newPlan()
	for f := range fieldNo(cards.FieldCount) {
		buf = append(buf, s.horde(f, &p))
	}
	return buf
}

// nearness is what an enemy in a Zone weighs: each Zone nearer twice as much.
func nearness(z zoneNo) int { return 1 << max(0, zone3-z) }

// horde is the units of a field, zone by zone, and how many hits they have ready where they stand: whichever comes nearer makes it
// worse, and who is driven back makes it better.
func (s *State) horde(f fieldNo, p *plan) rules.Holding {
	h := rules.Holding{Of: s.game.el.fields[f], Name: rules.T("Enemies in the %s", s.game.set.Fields[f].Told()), Told: rules.T("none").In("enemies"), Sort: rules.Track, Against: true}
	var list []rules.Text
	for z := range zoneNo(cards.ZoneCount) {
		if n := s.fronts[f].zones[z].units(); n > 0 {
			h.N += n * nearness(z)
			there := rules.T("%d in Zone %d", n, z+1)
			if f == s.messenger.field && z == s.blocked() {
				there = rules.T("%s in the Messenger's way", there)
			}
			list = append(list, there)
		}
	}
	if len(list) > 0 {
		h.Told = rules.Commas(list...)
	}
	hits := 0
	for _, n := range p.hits[f] {
		hits += int(n)
	}
	if hits > 0 {
		h.Told = rules.T("%s: %s", h.Told, rules.Count(hits, "%d hit coming", "%d hits coming"))
	}
	return h
}

// eventSense is what an Event does to the heroes as long as it works: below 0 harm, above 0 good, 0 nothing that lasts.
func (s *State) eventSense(e uint8) (sense int) {
	for i := range s.game.set.List(s.game.set.Events[e].Effects) {
		switch v := &s.game.set.List(s.game.set.Events[e].Effects)[i]; v.Verb {
		case cards.Forbid:
			sense--
		case cards.Summon:
			sense -= v.N.N
		case cards.Modify:
			sense += s.statSense(v)
		}
	}
	return sense
}

// deedSense is what an Event has done to the heroes at once, when it was turned up: below 0 harm, above 0 good.
func (s *State) deedSense(e uint8) (sense int) {
	for i := range s.game.set.List(s.game.set.Events[e].Effects) {
		switch v := &s.game.set.List(s.game.set.Events[e].Effects)[i]; v.Verb {
		case cards.Gain, cards.Draw:
			sense += v.N.N
		case cards.Lose, cards.Spawn:
			sense -= v.N.N
		case cards.Damage, cards.March:
			sense--
		}
	}
	return sense
}

// statSense is whether what a modified stat is then is good for the heroes (1) or bad (-1): most numbers are theirs and better
// when they are higher; one that is set is taken for lower.
func (s *State) statSense(v *cards.Effect) int {
	higher := v.N.N > 0 && !v.Set
	switch v.Stat {
	case cards.AttackTarget, cards.ArmoryCost, cards.Upkeep, cards.SpawnKrohn, cards.SpawnGargoh, cards.SpawnMolen:
		higher = !higher
	}
	if higher {
		return 1
	}
	return -1
}
