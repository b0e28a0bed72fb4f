package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// stepMolen lets the Mölens of a field attack one by one (BS-MOL-8): for each the decisions on
// both buildings, then its hits together, then defeat and deaths (BS-RUL-79). n is how many are
// left, stage the building that is to be decided on, more what was decided.
func (s *State) stepMolen(f *frame) {
	if f.n == 0 {
		s.pop()
		return
	}
	for int(f.stage) < quarterHouses {
		b := s.houseIn(f.field, int(f.stage))
		switch {
		case s.houses[b].harm == destroyed || s.houses[b].reinforced == 0:
			f.stage++
		case s.spendsUnasked(b):
			f.decide(molenShield{token: true, spared: noHero})
		default:
			s.wait(askShield, noHero)
			return
		}
	}
	s.hurl(f)
	f.n--
	f.stage, f.more = 0, 0
}

// quarterHouses is how many buildings a Quarter has.
const quarterHouses = cards.BuildingCount / cards.FieldCount

// houseIn is a building of a Quarter, 0 or 1.
func (s *State) houseIn(f fieldNo, i int) cards.BuildingID {
	for b := range cards.BuildingID(cards.BuildingCount) {
		if s.game.set.Buildings[b].Quarter == int(f) {
			if i == 0 {
				return b
			}
			i--
		}
	}
	return 0
}

// molenShield is what was decided on a building: a token takes the hit, and which hero it spares.
type molenShield struct {
	token  bool
	spared heroNo
}

// shieldBits is how many bits a decision takes in frame.more.
const shieldBits = 4

// decide keeps the decision on the present building and goes on to the next one.
func (f *frame) decide(d molenShield) {
	if d.token {
		f.more |= uint16(8|(d.spared+1)) << (shieldBits * f.stage)
	}
	f.stage++
}

// decided is the decision on a building of the Quarter.
func (f *frame) decided(i int) molenShield {
	bits := f.more >> (shieldBits * i)
	return molenShield{token: bits&8 != 0, spared: heroNo(bits&7) - 1}
}

// listMolen offers to let a token take the hit or not (BS-PRO-4, BS-PRO-5). Of two heroes on the
// building a token spares one (BS-RUL-86).
func (s *State) listMolen(f *frame) {
	b := s.houseIn(f.field, int(f.stage))
	guards, n := s.guards(b)
	for _, h := range guards[:max(n, 1)] {
		s.offer(Spend, int(b), int(h))
	}
	taker := guards[0]
	if n > 1 {
		taker = noHero // both are hit anyway
	}
	s.offer(Suffer, int(b), int(taker))
}

// hurl is the attack of one Mölen: every hero in the Quarter and on the Catapult (BS-MOL-2,
// BS-MOL-3), both buildings (BS-MOL-4), the Messenger on the wall (BS-MOL-7). A hero on a
// building takes one hit in all (BS-MOL-5).
func (s *State) hurl(f *frame) {
	var spared [quarterHouses]molenShield
	var guarded [quarterHouses]bool
	for i := range spared {
		spared[i] = f.decided(i)
		_, n := s.guards(s.houseIn(f.field, i))
		guarded[i] = n > 0
	}
	for h := range heroNo(s.nhero) {
		if at := s.heroes[h].at; !s.exposed(h) || at != onCatapult && s.quarter(at) != f.field {
			continue
		}
		if spared[0].spares(h) || spared[1].spares(h) {
			continue
		}
		s.hurt(h, 0, "BS-MOL-2")
	}
	for i, d := range spared {
		b := s.houseIn(f.field, i)
		switch {
		case s.houses[b].harm == destroyed: // BS-REB-2
		case d.token:
			s.spendToken(b)
		case guarded[i]:
			s.tellProtected(b)
		default:
			s.harm(b, "BS-MOL-4")
		}
	}
	if s.messenger.where == onWall && s.messenger.field == f.field {
		s.kill("BS-MOL-7")
	}
}

func (d molenShield) spares(h heroNo) bool { return d.token && d.spared == h }

func (s *State) answerMolen(f *frame, c rules.Choice) {
	f.decide(molenShield{token: c.Verb == Spend, spared: heroNo(c.Args[1])})
}
