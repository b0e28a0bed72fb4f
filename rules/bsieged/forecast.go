package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// Forecast is what this Enemies phase will bring as the board stands, its Tactics cards counted
// (BS-TBL-7). Where the players choose, or dice of Tactics cards decide, it tells the best and the
// worst that can come of it.
type Forecast struct {
	Quarters  [cards.FieldCount]QuarterThreat
	Heroes    [cards.MaxHeroes]HeroThreat
	Houses    [cards.BuildingCount]HouseThreat
	Ambush    bool   // units in the Messenger's Zone kill him before all else
	Messenger Chance // he dies, by an ambush or on the wall
	Ride      RideThreat
	Avatar    AvatarMove
	Lost      Chance
	Risk      float64 // the chance that the match is lost although the players choose what loses it least
	Rule      string  // by which the match would be lost, if it can be: the first of BS-END-11 at worst
}

// Chance says whether something comes about: never, if the players or the dice will have it so, or
// whatever they do.
type Chance uint8

// The chances.
const (
	Never Chance = iota
	Maybe
	Surely
)

// QuarterThreat is what one field will do, at worst where Tactics cards leave it open. Hits are
// those inflicted, whether or not all find somebody.
type QuarterThreat struct {
	KrohnHits  int // on the wall; 0 without a hero there
	GargohHits int // on everybody in the Quarter
	Molens     int // attacks on all heroes and buildings of the Quarter and on the Catapult
	Marching   [cards.ZoneCount]ZoneView
	Least      [cards.ZoneCount]ZoneView // of those, who march whatever the Tactics cards do
	Entering   ZoneView                  // Krohns that go over the wall at worst
	Enters     Chance
}

// Slayer says who kills a Messenger on the wall at a field, in a long and a short form: the Mölens, whom nobody takes a hit for
// (BS-MOL-7), or those whose hits nobody is left to take (BS-MSG-21).
func (t *QuarterThreat) Slayer(field rules.Text) (long, short rules.Text) {
	switch {
	case t.Molens == 1:
		return rules.T("The Mölen in the %s kills him", field), rules.T("The Mölen kills him")
	case t.Molens > 1:
		return rules.T("The Mölens in the %s kill him", field), rules.T("The Mölens kill him")
	case t.GargohHits > 0:
		return rules.T("Gargohs in the %s kill him", field), rules.T("Gargohs kill him")
	}
	return rules.T("Krohns in the %s kill him", field), rules.T("Krohns kill him")
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

// Forecast looks at the Enemies phase to come. It changes nothing.
func (s *State) Forecast() Forecast {
	var base [cards.MaxHeroes]int8
	for h := range heroNo(s.nhero) {
		if s.exposed(h) {
			base[h] = s.heroes[h].track[cards.Morale]
		}
	}
	if s.ntactic == 0 || s.result != undecided || s.under(assaultFrame) || s.under(marchFrame) {
		return s.foresee(&base, s.messenger.deaths)
	}
	o := outlook{base: base, deaths: s.messenger.deaths, known: map[board]float64{}}
	risk := o.look(s.beforeAttack())
	o.sum.Risk, o.sum.Ambush = risk, s.ambushed()
	if !s.marchComes() {
		o.sum.Ride = s.rideAhead()
	}
	if o.open {
		o.sum.loosen()
	}
	return o.sum
}

// foresee plays the Attack and March steps through, for each hero as if the players wished above
// all to spare that hero, and above all to sacrifice that hero. What is lost is counted from the
// Morale of base, and from so many deaths of Messengers.
func (s *State) foresee(base *[cards.MaxHeroes]int8, deaths uint8) Forecast {
	f := s.foreseeLosses(base, deaths)
	f.Ride = s.rideAhead()
	return f
}

// foreseeLosses is foresee but for the Messenger's ride.
func (s *State) foreseeLosses(base *[cards.MaxHeroes]int8, deaths uint8) Forecast {
	p := s.newPlan()
	f := Forecast{Ambush: p.ambush}
	s.forecastFields(&f, &p)
	if s.avatar.vinculum > 0 {
		f.Avatar = AvatarAdvances
		if s.game.set.Zones[s.avatar.zone].Avatar == cards.Enters {
			f.Avatar = AvatarEnters
		}
	}
	fated := true
	for i, first := range s.firstFields() {
		s.foreseeFrom(first, &f, &p, base, deaths, i == 0, &fated)
	}
	s.settleLoss(&f, fated)
	return f
}

// firstFields are the fields that the attacks can begin on: all where the players are asked
// (BS-OPT-16), else the one that is settled.
func (s *State) firstFields() []fieldNo {
	asked := s.attackOrderMatters()
	for i := range s.stack.Len() {
		switch f := s.stack.At(i); {
		case f.kind == marchFrame:
			asked = false
		case f.kind == assaultFrame && f.field != noField:
			return []fieldNo{f.field}
		case f.kind == assaultFrame:
			asked = s.ask.kind == askNext
		}
	}
	if asked {
		return allFields[:]
	}
	return allFields[:1]
}

var allFields = [...]fieldNo{north, west, south, east}

// foreseeFrom plays the steps through with the attacks beginning on a field. Fated turns false if
// what enters the Citadel does so only by some wishes.
func (s *State) foreseeFrom(field fieldNo, f *Forecast, p *plan, base *[cards.MaxHeroes]int8, deaths uint8, first bool, fated *bool) {
	start := s.newRehearsal(p)
	start.first = field
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
			*fated = *fated && d.fated
			f.add(&d, base, deaths, first && h == noHero && w == wishes[0])
		}
	}
}

// searched bounds the search for a play that no rehearsal has found.
const searched = 3000

// settleLoss makes sure that a match is lost for certain only if no play at all saves it: by what
// comes over the walls whatever is done, or by trying everything.
func (s *State) settleLoss(f *Forecast, fated bool) {
	if f.Lost == Surely && !fated && s.result == undecided {
		w := s.beforeAttack()
		if s.under(assaultFrame) || s.under(marchFrame) {
			w.CopyFrom(s)
		}
		if steps := searched; w.survivable(&steps) {
			f.Lost = Maybe
		}
	}
	if f.Lost == Surely {
		f.Risk = 1
	}
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
						q.Least[z].N[g] = q.Marching[z].N[g]
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

// add takes up how one rehearsal went.
func (f *Forecast) add(d *rehearsal, base *[cards.MaxHeroes]int8, deaths uint8, first bool) {
	for h := range f.Heroes {
		t := &f.Heroes[h]
		lost := int(base[h] - d.morale[h])
		if first {
			t.Least, t.Most = lost, lost
		}
		t.Least, t.Most = min(t.Least, lost), max(t.Most, lost)
		t.Dies.add(base[h] > 0 && d.morale[h] == 0, first)
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
	f.Messenger.add(d.deaths > deaths, first)
	f.Lost.add(d.result != undecided, first)
	if d.result != undecided {
		f.name(d.result.rule())
	}
}

// name keeps the first rule of BS-END-11 by which the match can be lost.
func (f *Forecast) name(rule string) {
	for _, r := range defeats {
		if r.rule() == f.Rule {
			return
		}
		if r.rule() == rule {
			f.Rule = rule
		}
	}
}

// merge takes up the forecast of another board that the Tactics step can leave.
func (f *Forecast) merge(g *Forecast) {
	for q := range f.Quarters {
		f.Quarters[q].merge(&g.Quarters[q])
	}
	for h := range f.Heroes {
		t, o := &f.Heroes[h], &g.Heroes[h]
		t.Least, t.Most = min(t.Least, o.Least), max(t.Most, o.Most)
		t.Dies.merge(o.Dies)
	}
	for b := range f.Houses {
		t, o := &f.Houses[b], &g.Houses[b]
		t.Best, t.Worst = min(t.Best, o.Best), max(t.Worst, o.Worst)
	}
	f.Messenger.merge(g.Messenger)
	f.Ride.merge(&g.Ride)
	f.Lost.merge(g.Lost)
	f.Avatar = max(f.Avatar, g.Avatar)
	f.name(g.Rule)
}

func (t *QuarterThreat) merge(o *QuarterThreat) {
	t.KrohnHits, t.GargohHits, t.Molens = max(t.KrohnHits, o.KrohnHits), max(t.GargohHits, o.GargohHits), max(t.Molens, o.Molens)
	for g := range figureCount {
		for z := range t.Marching {
			t.Marching[z].N[g] = max(t.Marching[z].N[g], o.Marching[z].N[g])
			t.Least[z].N[g] = min(t.Least[z].N[g], o.Least[z].N[g])
		}
		t.Entering.N[g] = max(t.Entering.N[g], o.Entering.N[g])
	}
	t.Enters.merge(o.Enters)
}

// loosen takes certainty back where not all that can happen was looked at.
func (f *Forecast) loosen() {
	chances := []*Chance{&f.Messenger, &f.Lost, &f.Ride.Caught, &f.Ride.Blocked}
	for q := range f.Quarters {
		chances = append(chances, &f.Quarters[q].Enters)
		f.Quarters[q].Least = [cards.ZoneCount]ZoneView{}
	}
	for h := range f.Heroes {
		chances = append(chances, &f.Heroes[h].Dies)
	}
	for _, c := range chances {
		if *c == Surely {
			*c = Maybe
		}
	}
	f.Risk = 0
}

// merge takes up whether something comes about on another board.
func (c *Chance) merge(o Chance) {
	if *c != o {
		*c = Maybe
	}
}

// add takes up whether something came about in one more rehearsal.
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
