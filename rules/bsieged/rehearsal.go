package bsieged

import (
	"math"

	"portcullis/rules/bsieged/cards"
)

// rehearsal is an Enemies phase played on paper: what its attacks and marches do to heroes,
// buildings and Messenger when the players hold to one wish. Unlike the match it goes on after a
// defeat, so that every threat is seen.
type rehearsal struct {
	s       *State
	plan    *plan
	wish    wish
	first   fieldNo               // on which the attacks begin, or go on
	before  [cards.MaxHeroes]int8 // Morale at the beginning; 0: dead
	morale  [cards.MaxHeroes]int8
	soaks   [cards.MaxHeroes]int8 // hits still ignored (BS-RUL-63)
	houses  [cards.BuildingCount]house
	rider   bool // the Messenger is on a wall and can be hit
	deaths  uint8
	entered [cards.FieldCount][figureCount]int8
	result  result // the first defeat, if any
	fated   bool   // who enters the Citadel does so whatever the players wish
}

// wish is what the players want above all: to spare a hero (then Reinforced tokens are spent) or
// to let the hero take what there is (then they are kept). Rider lets the Messenger be hit as
// soon as he can; late keeps the tokens until he is dead, as a hit before his death can cost
// less than one after it. Early lets heroes on buildings die before the last Mölen, which then
// finds their building unprotected; guard keeps them alive for their buildings.
type wish struct {
	hero  heroNo
	spare bool
	rider bool
	late  bool
	early bool
	guard bool
}

// plan is what of a phase no choice can change, found once for all rehearsals.
type plan struct {
	ambush bool
	manned [cards.FieldCount]bool
	hits   [cards.FieldCount][groups]int8 // by group; those of Mölens are their number
	molens [cards.FieldCount]int8
	houses [cards.FieldCount][quarterHouses]cards.BuildingID
}

// newPlan finds what will attack as the board stands.
func (s *State) newPlan() plan {
	p := plan{ambush: s.ambushed()}
	for f := range fieldNo(cards.FieldCount) {
		p.manned[f] = s.manned(f)
		for i := range quarterHouses {
			p.houses[f][i] = s.houseIn(f, i)
		}
		for i := range groups {
			z, u := group(i)
			if p.ambush && s.messenger.in(f, z) || !s.mustAttack(f, z, u) {
				continue
			}
			n, _ := s.hitsOf(f, z, u)
			if p.hits[f][i] = int8(n); u == cards.Molen {
				p.molens[f] += int8(n)
			}
		}
	}
	return p
}

// newRehearsal is the board as it stands.
func (s *State) newRehearsal(p *plan) rehearsal {
	d := rehearsal{s: s, plan: p, houses: s.houses, deaths: s.messenger.deaths, result: s.result}
	for h := range heroNo(s.nhero) {
		if s.exposed(h) {
			d.morale[h] = s.heroes[h].track[cards.Morale]
			d.soaks[h] = int8(max(s.armour(h)-int(s.heroes[h].soaked), 0))
		}
	}
	d.before = d.morale
	d.rider = s.messenger.where == onWall && !s.ward
	return d
}

// run plays the phase: ambush, the run of hits under way, attacks, marches.
func (d *rehearsal) run() {
	s := d.s
	if d.plan.ambush {
		d.kill()
		d.judge()
	}
	for i := range s.stack.Len() {
		switch r := &s.stack.Frames[i]; r.kind {
		case hitsFrame:
			d.hits(r.field, cards.UnitKind(r.index), int(r.n))
		case molenFrame:
			d.molens(r.field, int(r.n))
		}
	}
	for f, n := d.first, 0; n < cards.FieldCount; f, n = f.left(), n+1 {
		for i := range groups {
			n := int(d.plan.hits[f][i])
			if _, u := group(i); u == cards.Molen {
				d.molens(f, n)
			} else {
				d.hits(f, u, n)
			}
		}
	}
	for f := range fieldNo(cards.FieldCount) {
		d.march(f)
	}
}

// hits splits hits by the wish.
func (d *rehearsal) hits(f fieldNo, u cards.UnitKind, n int) {
	for ; n > 0; n-- {
		h, rider := d.target(f, u)
		switch {
		case rider:
			d.kill()
		case h != noHero:
			d.hurt(h)
		default:
			return
		}
		d.judge()
	}
}

// target is who takes the next hit: the hero of the wish first or last, the Messenger as soon as
// he may be hit, or when nobody else or only the spared hero's last Morale is left.
func (d *rehearsal) target(f fieldNo, u cards.UnitKind) (heroNo, bool) {
	other, wished := noHero, false
	for h := range heroNo(d.s.nhero) {
		at := d.s.heroes[h].at
		switch {
		case d.morale[h] == 0, u == cards.Krohn && at != wallOf(f), u != cards.Krohn && d.s.quarter(at) != f:
		case h == d.wish.hero:
			wished = true
		case other == noHero || d.suits(f, h) > d.suits(f, other):
			other = h
		}
	}
	rider := d.rider && d.s.messenger.field == f && (wished || other != noHero || u == cards.Gargoh)
	w := d.wish.hero
	switch {
	case rider && d.wish.rider:
		return noHero, true
	case wished && !d.wish.spare:
		return w, false
	case other != noHero:
		return other, false
	case wished && rider && d.morale[w] == 1 && d.soaks[w] == 0:
		return noHero, true
	case wished:
		return w, false
	}
	return noHero, rider
}

// suits weighs a hero as a target apart from the hero of the wish. Good is one who survives the
// hit and the Mölens to come, or one who needs it to die of them, or one who shares the place of
// the hero who is sacrificed. To guard buildings heroes elsewhere are best, then those with the
// most life.
func (d *rehearsal) suits(f fieldNo, h heroNo) int8 {
	_, guard := d.s.heroes[h].at.house()
	life, molens, yes := d.morale[h]+d.soaks[h], d.plan.molens[f], false
	switch w := d.wish; {
	case w.guard && guard:
		return life
	case w.guard:
		return math.MaxInt8
	case w.spare:
		yes = life-1 > molens
	case w.early:
		yes = guard && life+1 > molens
	case w.hero != noHero:
		yes = d.s.heroes[h].at == d.s.heroes[w.hero].at
	default:
		yes = life > molens
	}
	if yes {
		return 1
	}
	return 0
}

// molens lets Mölens attack one by one.
func (d *rehearsal) molens(f fieldNo, n int) {
	for range n {
		d.molen(f)
		d.judge()
	}
}

// molen is the attack of one Mölen, as State.hurl carries it out.
func (d *rehearsal) molen(f fieldNo) {
	spared := [quarterHouses]heroNo{noHero, noHero}
	for i := range spared {
		b := d.plan.houses[f][i]
		guard := d.guard(b)
		o := &d.houses[b]
		switch {
		case o.harm == destroyed:
		case o.reinforced > 0 && d.wish.spare && !(d.wish.late && d.rider):
			o.reinforced--
			spared[i] = guard
		case guard == noHero:
			o.harm++
			if o.harm == destroyed {
				o.reinforced = 0
			}
		}
	}
	for h := range heroNo(d.s.nhero) {
		if at := d.s.heroes[h].at; d.morale[h] > 0 && h != spared[0] && h != spared[1] && (at == onCatapult || d.s.quarter(at) == f) {
			d.hurt(h)
		}
	}
	if d.rider && d.s.messenger.field == f {
		d.kill()
	}
}

// guard is a hero on a building: the one of the wish if there are two.
func (d *rehearsal) guard(b cards.BuildingID) heroNo {
	found := noHero
	for h := range heroNo(d.s.nhero) {
		if d.morale[h] > 0 && d.s.heroes[h].at == houseAt(b) && (found == noHero || h == d.wish.hero) {
			found = h
		}
	}
	return found
}

func (d *rehearsal) hurt(h heroNo) {
	if d.soaks[h] > 0 {
		d.soaks[h]--
		return
	}
	d.morale[h]--
}

// kill lets the Messenger die: every living hero loses 1 Morale, down to 1 (BS-MSG-12).
func (d *rehearsal) kill() {
	d.rider = false
	d.deaths++
	for h := range d.morale {
		if d.morale[h] > 1 {
			d.morale[h]--
		}
	}
}

// march finds the Krohns of a field that go over the wall, and the Avatar.
func (d *rehearsal) march(f fieldNo) {
	s := d.s
	for z := range zoneNo(cards.ZoneCount) {
		for g := range figureCount {
			act := s.game.set.Zones[z].Act[g.unit()]
			if act != cards.Enters && act != cards.AttacksOrEnters || d.plan.ambush && s.messenger.in(f, z) {
				continue
			}
			n := s.fronts[f].zones[z].free(g)
			if act == cards.AttacksOrEnters && d.plan.manned[f] { // those that can attack have done so
				n = max(n-s.fronts[f].zones[z].ready(g), 0)
				if d.manned(f) {
					n = 0
				}
			}
			if d.entered[f][g] += int8(n); n > 0 {
				d.lose(lostKrohn)
				d.fated = d.fated || act == cards.Enters || !d.plan.manned[f]
			}
		}
		if s.avatar.in(f, z) && s.game.set.Zones[z].Avatar == cards.Enters {
			d.lose(lostAvatar)
			d.fated = true
		}
	}
}

// manned reports whether a hero on the side of the wall has lived so far.
func (d *rehearsal) manned(f fieldNo) bool {
	for h := range heroNo(d.s.nhero) {
		if d.morale[h] > 0 && d.s.heroes[h].at == wallOf(f) {
			return true
		}
	}
	return false
}

// judge notes the first defeat, as State.judge does.
func (d *rehearsal) judge() {
	ruins := 0
	for _, b := range d.houses {
		if b.harm == destroyed {
			ruins++
		}
	}
	switch m := &d.s.game.set.Match; {
	case d.morale == [cards.MaxHeroes]int8{}:
		d.lose(lostHeroes)
	case ruins >= m.Ruins:
		d.lose(lostBuildings)
	case int(d.deaths) >= m.Messengers:
		d.lose(lostMessenger)
	}
}

func (d *rehearsal) lose(r result) {
	if d.result == undecided {
		d.result = r
	}
}
