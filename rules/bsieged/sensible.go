package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Alliance = (*State)(nil)

// Allied is always true (BS-END-1).
func (s *State) Allied() bool { return true }

// Leg counts the rounds: a position is judged best when the enemies have acted and the next ones
// have come.
func (s *State) Leg() int { return int(s.round) }

// shortList keeps the best choices found so far, the best first; of equal ones the one listed
// first.
type shortList struct {
	n    int
	most int
	at   [longest]uint8
	mark [longest]float64
}

const (
	longest     = 10
	usualLength = 4 // of what is worth a thought where it is no turn
	menuLength  = 8 // in a turn
	useless     = -1000.0
)

func (l *shortList) add(i int, mark float64) {
	at := l.n
	for at > 0 && l.mark[at-1] < mark {
		at--
	}
	if at >= l.most {
		return
	}
	if l.n < l.most {
		l.n++
	}
	for k := l.n - 1; k > at; k-- {
		l.at[k], l.mark[k] = l.at[k-1], l.mark[k-1]
	}
	l.at[at], l.mark[at] = uint8(min(i, 255)), mark
}

// Sensible appends the choices worth a thought, marked by rules of thumb, the best first: a
// player who always takes the first one plays soundly.
func (s *State) Sensible(buf []rules.Choice) []rules.Choice {
	choices := s.Decision().Choices
	if len(choices) == 0 {
		return buf
	}
	l := shortList{most: usualLength}
	s.weigh(&l)
	if l.n == 0 {
		return append(buf, choices[0])
	}
	for _, i := range l.at[:l.n] {
		buf = append(buf, choices[i])
	}
	return buf
}

// weigh marks the choices of the waiting decision, those that are not useless.
func (s *State) weigh(l *shortList) {
	t := s.reckon()
	switch s.ask.kind {
	case askTurn:
		s.weighTurn(l, &t)
		return
	case askGrace:
		s.weighGrace(l, &t)
		return
	case askCard:
		s.weighCard(l, &t)
		return
	}
	f := s.top()
	for i, c := range s.choices {
		if m := s.markOf(&t, f, c); m > useless {
			l.add(i, m)
		}
	}
}

// markOf marks a choice of a question other than the turn menu, Divine Grace or a card obtained.
func (s *State) markOf(t *threat, f *frame, c rules.Choice) float64 {
	a := int(c.Args[0])
	switch c.Verb {
	case Raise:
		return 1 + float64(s.sheet(heroNo(a)).Strength)
	case Nobody:
		return 0.5
	case Send:
		return s.markSend(fieldNo(a))
	case Done:
		return 1
	case PutBack, Cancel:
		return useless
	case PickHero:
		return s.markHero(t, f, heroNo(a))
	case PickOption:
		return s.markOption(t, f, a)
	case PickFigure:
		return s.markFigures(f, figure(f.m), int(c.Args[1]))
	case PickFigures:
		m, n := 0.0, figuresOf(c)
		for g := range figureCount {
			m += s.markFigures(f, g, n[g])
		}
		return m
	case PickHouse:
		return s.markHouse(t, f, cards.BuildingID(a))
	case PickField:
		return s.markField(t, f, fieldNo(a))
	case PickZone:
		return s.markZone(t, f, fieldNo(a), zoneNo(c.Args[1]))
	case PickClass:
		return s.drawWorth(f.hero, cards.Class(a))
	case PickCard:
		return s.keepWorth(f.hero, &s.game.set.Cards[a])
	case PickToken:
		return s.tokenWorth(f.hero, s.tokenAt(f, c.Args[0]))
	case Learn:
		return s.tokenWorth(f.hero, s.tokenAt(f, 0))
	case Strengthen:
		return s.strengthWorth(f.hero)
	case Yes:
		return 1
	case No:
		if f.kind == textFrame {
			return 0
		}
		return useless
	case Trigger:
		return s.markTrigger(&s.tactics[a])
	case Hit:
		return s.markHit(f, heroNo(a), int(c.Args[1]))
	case Share: // hits one by one come to the same
		return useless
	case HitRider:
		return -20
	case Spend:
		return s.markSpend(cards.BuildingID(a), heroNo(c.Args[1]))
	case Suffer:
		return s.markSuffer(heroNo(c.Args[1]))
	}
	return 0
}

// markSend likes the field with the fewest enemies, points and summonings (BS-MSG-1).
func (s *State) markSend(f fieldNo) float64 {
	m := -2 * float64(s.fronts[f].points)
	for z := range zoneNo(cards.ZoneCount) {
		m -= float64(s.fronts[f].zones[z].units())
	}
	for _, e := range s.fronts[f].slots {
		sum := &s.game.set.Enemies[e].Seasons[s.season()]
		m -= float64(sum.N) / cards.SlotCount
		if sum.Unit == cards.Molen {
			m--
		}
	}
	if f == s.facing {
		m += 0.5
	}
	return m
}

// markHero says for whom an effect is best.
func (s *State) markHero(t *threat, f *frame, h heroNo) float64 {
	e := &s.game.set.List(f.list)[f.at]
	switch e.Verb {
	case cards.Gain:
		return s.trackWorth(h, e.What, e.N.N)
	case cards.Lose:
		return -s.trackWorth(h, e.What, -e.N.N)
	case cards.Modify:
		return s.expectedLoss(t, h, s.heroes[h].at) - float64(s.heroes[h].track[cards.Morale])/10
	}
	return float64(s.heroes[h].track[cards.Morale])
}

func (s *State) markOption(t *threat, f *frame, n int) float64 {
	e := &s.game.set.List(f.list)[f.at]
	d := (*cards.Card)(nil)
	if f.card != noCard {
		d = s.design(f.card)
	}
	return s.listWorth(t, f.hero, d, e.Options[n], f.field, f.zone)
}

// markFigures takes elites before others, as many as may be.
func (s *State) markFigures(f *frame, g figure, n int) float64 {
	if g.elite() || g == krohn && f.zone == zone1 {
		return float64(n)
	}
	return -float64(n)
}

// markHouse says which building an effect is best for.
func (s *State) markHouse(t *threat, f *frame, b cards.BuildingID) float64 {
	e, o := &s.game.set.List(f.list)[f.at], &s.houses[b]
	rocks := float64(t.rocks[s.game.set.Buildings[b].Quarter])
	switch e.Verb {
	case cards.Damage: // rather one that is guarded, and in no further danger
		_, n := s.guards(b)
		return 2*float64(o.reinforced) - float64(n) - rocks - houseWorth[b]
	case cards.Reinforce:
		return rocks*2 - float64(o.reinforced) + houseWorth[b] + float64(o.harm)
	}
	return houseWorth[b] + rocks + float64(o.harm)
}

// houseWorth says how much a building is missed.
var houseWorth = [cards.BuildingCount]float64{cards.TheTavern: 0.6, cards.Hideout: 0.1, cards.Palace: 0.4, cards.SorceryTower: 0.7,
	cards.Sanctuary: 1, cards.TheMarket: 0.3, cards.Barn: 0.9, cards.TheArmory: 0.8}

// markField chooses where units come or stay away, or where the Catapult faces.
func (s *State) markField(t *threat, f *frame, fl fieldNo) float64 {
	e := &s.game.set.List(f.list)[f.at]
	load := 0.0
	if s.messenger.field == fl {
		load += 4
	}
	for z := range zoneNo(cards.ZoneCount) {
		load += float64(s.fronts[fl].zones[z].units())
	}
	switch {
	case e.Verb == cards.Orient:
		worth, _ := s.harvest(t, fl, s.shotZone(), s.game.set.Catapult.Strength, 2, 1)
		return worth
	case e.Verb == cards.Summon && e.N.N < 0:
		return load
	}
	return -load
}

func (s *State) markZone(t *threat, f *frame, fl fieldNo, z zoneNo) float64 {
	if f.stage == textAgain {
		return s.listWorth(t, f.hero, s.design(f.card), f.list, fl, z)
	}
	e := &s.game.set.List(f.list)[f.at]
	d := (*cards.Card)(nil)
	if f.card != noCard {
		d = s.design(f.card)
	}
	return s.effectWorth(t, f.hero, d, e, fl, z)
}

// markTrigger lets what kills work before what holds (BS-TAC-5).
func (s *State) markTrigger(x *tactic) float64 {
	m := 0.0
	for i := range s.game.set.List(s.design(x.card).Effects) {
		switch s.game.set.List(s.design(x.card).Effects)[i].Verb {
		case cards.Volley, cards.Hits, cards.Destroy:
			m++
		}
	}
	return m
}

// markHit gives hits to those who have most left after them, and never lets one die while
// another can take them.
func (s *State) markHit(f *frame, h heroNo, all int) float64 {
	n := 1
	left := s.survives(h)
	if all == 1 {
		n = min(int(f.n), left)
	}
	if left < n {
		return -10 + float64(left)
	}
	m := float64(left - n)
	if all == 1 && n < int(f.n) {
		m--
	}
	return m + float64(n)*0.6
}

// markSpend says what a Reinforced token is worth: what it saves.
func (s *State) markSpend(b cards.BuildingID, h heroNo) float64 {
	if h != noHero {
		return 4 - float64(s.survives(h))
	}
	if s.houses[b].harm == damaged {
		return 4 + float64(s.ruins())
	}
	return 2
}

func (s *State) markSuffer(h heroNo) float64 {
	if h != noHero && s.survives(h) < 1 {
		return -10
	}
	return 0
}
