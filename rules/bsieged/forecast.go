package bsieged

import "portcullis/rules/bsieged/cards"

// Forecast is what this Enemies phase will bring as the board stands, Tactics cards not counted
// (BS-TBL-7). Where the players choose it tells the best and the worst that their choices can
// make of it.
type Forecast struct {
	Quarters  [cards.FieldCount]QuarterThreat
	Heroes    [cards.MaxHeroes]HeroThreat
	Houses    [cards.BuildingCount]HouseThreat
	Ambush    bool   // units in the Messenger's Zone kill him before all else
	Messenger Chance // he dies, by an ambush or on the wall
	Avatar    AvatarMove
	Lost      Chance
	Rule      string // by which the match would be lost, if it can be: the first of BS-END-11 at worst
}

// Chance says whether something comes about: never, if the players choose so, or whatever they
// choose.
type Chance uint8

// The chances.
const (
	Never Chance = iota
	Maybe
	Surely
)

// QuarterThreat is what one field will do. Hits are those inflicted, whether or not all find
// somebody.
type QuarterThreat struct {
	KrohnHits  int // on the wall; 0 without a hero there
	GargohHits int // on everybody in the Quarter
	Molens     int // attacks on all heroes and buildings of the Quarter and on the Catapult
	Marching   [cards.ZoneCount]ZoneView
	Entering   ZoneView // Krohns that go over the wall at worst
	Enters     Chance
}

// HeroThreat is the Morale that a hero will lose: at least and at most.
type HeroThreat struct {
	Least, Most int
	Dies        Chance
}

// HouseThreat is the state of a building after the phase: 0 intact, 1 damaged, 2 destroyed.
type HouseThreat struct{ Best, Worst int }

// AvatarMove is what the Avatar will do.
type AvatarMove uint8

// The moves.
const (
	AvatarStays AvatarMove = iota // not in play
	AvatarAdvances
	AvatarEnters
)

// Forecast plays the rest of the Enemies phase through, for each hero as if the players wished
// above all to spare that hero, and above all to sacrifice that hero. It changes nothing.
func (s *State) Forecast() Forecast {
	p := s.newPlan()
	f := Forecast{Ambush: p.ambush}
	s.forecastFields(&f, &p)
	if s.avatar.vinculum > 0 {
		f.Avatar = AvatarAdvances
		if s.game.set.Zones[s.avatar.zone].Avatar == cards.Enters {
			f.Avatar = AvatarEnters
		}
	}
	start := s.newDrill(&p)
	for h := noHero; h < heroNo(s.nhero); h++ {
		if h != noHero && !s.exposed(h) {
			continue
		}
		for _, w := range wishes {
			if !start.rider && (w.rider || w.late) || (w.early || w.guard) && h != noHero {
				continue
			}
			d := start
			d.wish = w
			d.wish.hero = h
			d.run()
			f.add(&d, h == noHero && w == wishes[0])
		}
	}
	return f
}

// wishes are all that the players can wish for one hero, or for none.
var wishes = [...]wish{{spare: true}, {}, {early: true}, {spare: true, guard: true}, {spare: true, rider: true}, {rider: true}, {spare: true, late: true}, {early: true, rider: true}}

// forecastFields tells what does not depend on choices.
func (s *State) forecastFields(f *Forecast, p *plan) {
	for fn := range fieldNo(cards.FieldCount) {
		q := &f.Quarters[fn]
		for i := range groups {
			z, u := group(i)
			if f.Ambush && s.messenger.in(fn, z) {
				continue
			}
			*[...]*int{cards.Molen: &q.Molens, cards.Gargoh: &q.GargohHits, cards.Krohn: &q.KrohnHits}[u] += int(p.hits[fn][i])
			if s.game.set.Zones[z].Act[u] == cards.Advances {
				for g := range figureCount {
					if g.unit() == u {
						q.Marching[z].N[g] = s.fronts[fn].zones[z].free(g)
					}
				}
			}
		}
	}
	for i := range s.stack.Len() { // hits that are being split
		switch r := &s.stack.Frames[i]; r.kind {
		case hitsFrame:
			if q := &f.Quarters[r.field]; cards.UnitKind(r.index) == cards.Krohn {
				q.KrohnHits += int(r.n)
			} else {
				q.GargohHits += int(r.n)
			}
		case molenFrame:
			f.Quarters[r.field].Molens += int(r.n)
		}
	}
}

// ambushed reports whether the Messenger will be killed in his Zone (BS-MSG-10). Once the
// Enemies phase is under way the moment for that is past.
func (s *State) ambushed() bool {
	m := &s.messenger
	if m.where != inZone || s.ward || s.fronts[m.field].zones[m.zone].units() == 0 {
		return false
	}
	for i := range s.stack.Len() {
		if k := s.stack.Frames[i].kind; k == tacticsFrame || k == assaultFrame || k == marchFrame {
			return false
		}
	}
	return true
}

// add takes up how one drill went.
func (f *Forecast) add(d *drill, first bool) {
	for h := range f.Heroes {
		t := &f.Heroes[h]
		lost := int(d.before[h] - d.morale[h])
		if first {
			t.Least, t.Most = lost, lost
		}
		t.Least, t.Most = min(t.Least, lost), max(t.Most, lost)
		t.Dies.add(d.before[h] > 0 && d.morale[h] == 0, first)
	}
	for b := range f.Houses {
		t, harm := &f.Houses[b], int(d.houses[b].harm)
		if first {
			t.Best, t.Worst = harm, harm
		}
		t.Best, t.Worst = min(t.Best, harm), max(t.Worst, harm)
	}
	for q := range f.Quarters {
		t, entered := &f.Quarters[q], 0
		for g, n := range d.entered[q] {
			entered += int(n)
			t.Entering.N[g] = max(t.Entering.N[g], int(n))
		}
		t.Enters.add(entered > 0, first)
	}
	f.Messenger.add(d.deaths > d.s.messenger.deaths, first)
	f.Lost.add(d.result != undecided, first)
	for _, r := range defeats {
		if r.rule() == f.Rule {
			break
		}
		if r == d.result {
			f.Rule = r.rule()
		}
	}
}

// add takes up whether something came about in one more drill.
func (c *Chance) add(yes, first bool) {
	switch {
	case first && yes:
		*c = Surely
	case first:
		*c = Never
	case yes != (*c == Surely):
		*c = Maybe
	}
}

// defeats are those that an Enemies phase can bring, in the order of BS-END-11.
var defeats = [...]result{lostKrohn, lostAvatar, lostHeroes, lostBuildings, lostMessenger}
