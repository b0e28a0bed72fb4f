package bsieged

import "portcullis/rules"

// The stages of a round (BS-RND-3, BS-RND-5). A match begins with the Messenger's turn: round 1
// has neither resurrection nor Event (BS-EVT-4, BS-RUL-10), and its Time token stands already.
const (
	toMessenger uint8 = iota
	toSpawning
	toHeroes
	toTactics
	toAssault
	toMarch
	toSeason
	toEnd
	toResurrection
	toEvents
)

// stepRound goes on with a round by one step.
func (s *State) stepRound(f *frame) {
	switch f.stage {
	case toResurrection:
		s.offerRaise(f)
	case toEvents:
		f.stage = toMessenger
		s.advanceTime()
		s.drawEvent()
	case toMessenger:
		s.rideMessenger(f)
	case toSpawning:
		f.stage = toHeroes
		s.pushSpawning(everyPoint)
	case toHeroes:
		s.nextHero(f)
	case toTactics:
		f.stage = toAssault
		s.ambush()
		s.push(newFrame(tacticsFrame))
	case toAssault:
		f.stage = toMarch
		s.push(newFrame(assaultFrame))
	case toMarch:
		f.stage = toSeason
		s.push(newFrame(marchFrame))
	case toSeason:
		f.stage = toEnd
		s.ageCursed()
		if s.seasonEnds() {
			s.push(newFrame(seasonFrame))
		}
	case toEnd:
		f.stage = toResurrection
		s.endRound()
	}
}

// heroesPhase reports whether it is the Heroes phase, in which the First Hero token stays with
// its bearer (BS-RUL-4).
func (s *State) heroesPhase() bool {
	return s.stack.Depth > 0 && s.stack.Frames[0].kind == roundFrame && s.stack.Frames[0].stage == toHeroes
}

// phase tells that a part of the round begins; what follows reveals something or does not.
func (s *State) phase(name, rule string, reveals bool) {
	s.emit(noHero, rules.Event{Kind: rules.PhaseBegan, Name: name, Rule: rule, Subject: s.game.el.rounds[s.round], N: int16(s.round), Reveals: reveals})
}

// nextHero gives the next living hero the turn, the first hero first (BS-HER-1, BS-HER-2). After
// the last one the token passes, Tactics cards at empty Zones go, and the Enemies phase begins
// (BS-HER-4, BS-RUL-35, BS-MSG-10).
func (s *State) nextHero(f *frame) {
	if f.hero != noHero {
		s.acted |= 1 << f.hero
		s.active, f.hero = noHero, noHero
	} else {
		s.phase("heroes_began", "BS-RND-3", false)
	}
	if h := s.toAct(); h != noHero {
		f.hero, s.active = h, h
		t := newFrame(turnFrame)
		t.hero = h
		s.push(t)
		return
	}
	f.stage = toTactics
	s.passFirst("BS-HER-4")
	s.dropTactics()
	s.phase("enemies_began", "BS-RND-3", true) // what the enemies do is not taken back (BS-TBL-21)
}

// toAct is the living hero who acts next in this round, or nobody.
func (s *State) toAct() heroNo {
	for i := range s.nhero {
		h := (s.first + heroNo(i)) % heroNo(s.nhero)
		if s.heroes[h].alive && s.acted&(1<<h) == 0 {
			return h
		}
	}
	return noHero
}

// passFirst hands the First Hero token to the next living hero in the order; with nobody else
// alive it stays (BS-HER-4, BS-RUL-4, BS-EDG-2).
func (s *State) passFirst(rule string) {
	for i := 1; i < int(s.nhero); i++ {
		if h := (s.first + heroNo(i)) % heroNo(s.nhero); s.heroes[h].alive {
			s.giveFirst(h, rule)
			return
		}
	}
}

// giveFirst hands the First Hero token to a hero.
func (s *State) giveFirst(h heroNo, rule string) {
	from := s.elHero(s.first)
	s.first = h
	s.emit(h, rules.Event{Kind: rules.PieceMoved, Name: "first_hero_passed", Rule: rule, Subject: s.game.el.first, From: from, To: s.elHero(h)})
}

// seasonEnds reports whether the round is the last one of its Season (BS-RND-4).
func (s *State) seasonEnds() bool { return int(s.round)%s.game.set.Match.RoundsPerSeason == 0 }
