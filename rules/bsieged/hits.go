package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// stepHits splits the hits of all units of one type in one Zone, one run of hits whatever their
// grade (BS-RUL-54), among those who can take them. n is how many are left, index the type.
func (s *State) stepHits(f *frame) {
	switch {
	case f.n == 0:
		s.pop()
	case !s.hittable(f):
		s.emit(noHero, rules.Event{Kind: rules.Blocked, Name: "hits_lost", Rule: lostRules[f.index], Subject: s.elFigure(figureOf(cards.UnitKind(f.index), false)),
			From: s.elZone(f.field, f.zone), To: s.game.el.walls[f.field], N: int16(f.n)})
		s.pop()
	case s.set.asked != asksAll && s.allFall(f):
		s.takeHit(f)
	default:
		s.wait(askHit, noHero)
	}
}

// lostRules are the rules by which hits of a type are lost.
var lostRules = [cards.UnitCount]string{cards.Gargoh: "BS-GAR-4", cards.Krohn: "BS-EPI-2"}

// hittable reports whether anybody can take a hit of the run. Krohns strike the Messenger only in
// place of a hero: without one the hits are lost (BS-EPI-2); Gargohs strike him alone too
// (BS-RUL-49).
func (s *State) hittable(f *frame) bool {
	for h := range heroNo(s.nhero) {
		if s.canTake(f, h) {
			return true
		}
	}
	return cards.UnitKind(f.index) == cards.Gargoh && s.riderOn(f.field)
}

// canTake reports whether a hero can take a hit of the run: Krohns reach the adjacent wall only
// (BS-KRO-3), Gargohs the whole Quarter (BS-GAR-2); the dead take none (BS-STG-2).
func (s *State) canTake(f *frame, h heroNo) bool {
	if !s.exposed(h) {
		return false
	}
	if cards.UnitKind(f.index) == cards.Krohn {
		return s.heroes[h].at == wallOf(f.field)
	}
	return s.quarter(s.heroes[h].at) == f.field
}

// riderOn reports whether the Messenger on a side of the wall can be hit (BS-MSG-21). One who is
// warded takes no hits, so that nobody is spared by him.
func (s *State) riderOn(f fieldNo) bool {
	return s.messenger.where == onWall && s.messenger.field == f && !s.ward
}

// listHits offers the next hit to all who can take it (BS-STG-1, BS-MSG-22), and as many hits as
// a hero survives in one go (BS-TBL-10).
func (s *State) listHits(f *frame) {
	rider := s.riderOn(f.field)
	takers := 0
	if rider {
		takers++
	}
	for h := range heroNo(s.nhero) {
		if s.canTake(f, h) {
			takers++
		}
	}
	for h := range heroNo(s.nhero) {
		if !s.canTake(f, h) {
			continue
		}
		s.offer(Hit, int(h), 0)
		if takers > 1 && min(int(f.n), s.survives(h)) > 1 {
			s.offer(Hit, int(h), 1)
		}
	}
	if rider {
		s.offer(HitRider)
	}
	s.offerShares(f)
}

// survives is how many hits a hero can take without dying.
func (s *State) survives(h heroNo) int {
	o := &s.heroes[h]
	return max(s.armour(h)-int(o.soaked), 0) + int(o.track[cards.Morale]) - 1
}

// takeHit gives a hit to the first who can take it: the players are not asked (BS-OPT-18).
func (s *State) takeHit(f *frame) {
	f.n--
	for h := range heroNo(s.nhero) {
		if s.canTake(f, h) {
			s.hurt(h, 0, "BS-EAT-5")
			return
		}
	}
	s.kill("BS-MSG-21")
}

func (s *State) answerHit(f *frame, c rules.Choice) {
	switch c.Verb {
	case HitRider:
		f.n--
		s.kill("BS-MSG-21")
		return
	case Share:
		s.takeShares(f, c)
		return
	}
	h, n := heroNo(c.Args[0]), 1
	if c.Args[1] == 1 {
		n = min(int(f.n), s.survives(h))
	}
	for range n {
		f.n--
		s.hurt(h, 0, "BS-EAT-5")
	}
}
