package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// What a choice costs for nothing, said before it is made: what is earned has no room, nobody can fall, and who ends a turn on the
// Catapult keeps the others from it.

// brims reports whether a track of a hero is full.
func (s *State) brims(h heroNo, what cards.What) bool { return s.heroes[h].track[what] >= s.most(what) }

// full says that nothing of a track is earned (BS-GRA-8).
func (p *previewer) full(what cards.What) {
	p.warn(trackWords[what], "is full: you gain nothing")
}

// fullNote says which of the tracks that a list of effects raises for a hero are full; empty: none is.
func (s *State) fullNote(h heroNo, list cards.ListID) rules.Text {
	effects := s.game.set.List(list)
	for i := range effects {
		if e := &effects[i]; e.Verb == cards.Gain && e.Who == cards.User && s.brims(h, e.What) {
			return rules.T("%s is full", trackWords[e.What])
		}
	}
	return rules.Text{}
}

// yields reports whether the use of a building changes anything but where the hero stands.
func (s *State) yields(h heroNo, b cards.BuildingID) bool {
	return s.possible(h, s.game.set.Buildings[b].Effects)
}

// harmless is the Zone at which a choice of the turn strikes though its Strength can harm nobody there (BS-DMG-4).
func (s *State) harmless(c rules.Choice) (f fieldNo, z zoneNo, strength int, ok bool) {
	f, z = fieldNo(c.Args[0]), zoneNo(c.Args[1])
	switch c.Verb {
	case Attack:
		weapon := noCard
		if c.Args[2] >= 0 {
			weapon, _ = s.held(s.ask.hero, int(c.Args[2]))
		}
		strength = s.attackStrength(s.ask.hero, weapon)
	case Shoot:
		f, z, strength = s.facing, s.shotZone(), s.game.set.Catapult.Strength
	case Use:
		return fieldNo(c.Args[1]), zoneNo(c.Args[2]), s.game.set.Cards[c.Args[0]].Strength, s.vainVolley(c)
	default:
		return f, z, 0, false
	}
	return f, z, strength, len(s.falls(f, z, strength)) == 0
}

// idles tells of an action that costs and brings nothing, and has it asked about where it is for nothing at all.
func (p *previewer) idles(c rules.Choice) {
	s := p.s
	if s.ask.kind != askTurn {
		return
	}
	if f, z, strength, ok := s.harmless(c); ok {
		p.warn(rules.T("Nobody can fall"), "Strength %d harms nobody in %s", strength, s.zonePhrase(f, z))
		if s.Idle(c) && p.caution.Empty() {
			p.caution = rules.T("Strength %d harms nobody in %s: the action is spent for nothing.", strength, s.zonePhrase(f, z))
		}
	}
	if c.Verb == Visit && s.Idle(c) {
		p.caution = rules.T("%s brings %s nothing now: the action is spent for nothing.", s.game.set.Buildings[c.Args[0]].Told(), s.short(p.h))
	}
}

// blocks tells that the hero stays on the Catapult after the turn, where nobody else can use it (BS-CAT-2). It is asked about where
// the Catapult is turned so, before others act: it turns for nobody.
func (p *previewer) blocks(c rules.Choice) {
	s, t := p.s, &p.s.heroes[p.h].turn
	stays := c.Verb == End && s.heroes[p.h].at == onCatapult || (c.Verb == Shoot || c.Verb == Turn) && t.left+t.artillery <= 1
	if s.ask.kind != askTurn || !stays || s.living() == 1 {
		return
	}
	p.warn(rules.T("The Catapult"), "is taken: nobody else can use it until the next turn of %s", s.short(p.h))
	if c.Verb == Turn && s.toCome() > 0 {
		p.caution = rules.T("%s stays on the Catapult: nobody else can use it until the next turn of %s.", s.short(p.h), s.short(p.h))
	}
}

// reach is whom the Catapult finds on a field that it is turned to (BS-CAT-5).
func (p *previewer) reach(f fieldNo) {
	s, z := p.s, p.s.shotZone()
	n := s.forceAt(f, z)
	switch {
	case s.avatar.in(f, z):
		p.line(rules.Plain, rules.Capital(s.zonePhrase(f, z)), "the Avatar of the Abyss")
	case s.fronts[f].zones[z].units() > 0:
		p.line(rules.Plain, rules.Capital(s.zonePhrase(f, z)), "%s", s.force(n))
	default:
		p.warn(rules.Capital(s.zonePhrase(f, z)), "nobody is there to shoot at")
	}
}

// closures are the places that the active Events close (BS-CON-V-forbid), and the Catapult where another hero bars it to the one whose
// turn it is (BS-CAT-2).
func (s *State) closures() (list []Closure) {
	for _, ev := range s.events[:s.nevent] {
		effects := s.game.set.List(s.game.set.Events[ev].Effects)
		for i := range effects {
			e := &effects[i]
			if e.Verb != cards.Forbid {
				continue
			}
			switch e.Forbids {
			case cards.NoBuilding:
				list = append(list, Closure{s.game.el.houses[e.Building], int(ev)})
			case cards.NoOrient:
				list = append(list, Closure{s.game.el.catapult, int(ev)})
			case cards.NoZone3:
				for f := range fieldNo(cards.FieldCount) {
					list = append(list, Closure{s.elZone(f, zone3), int(ev)})
				}
			}
		}
	}
	if s.active != noHero && s.mayEnter(s.active, onCatapult).kind == spaceTaken {
		list = append(list, Closure{s.game.el.catapult, -1})
	}
	return list
}
