package bsieged

import "portcullis/rules/bsieged/cards"

// threat is what the enemies hold ready against the Citadel, reckoned once for a question, so
// that choices can be weighed against each other. Worths are in points: about what 1 Morale
// of a hero in no danger is worth twice over.
type threat struct {
	// figure is what it is worth to destroy one figure of a sort.
	figure [cards.FieldCount][cards.ZoneCount][figureCount]float64
	point  float64 // what one Vinculum point of the Avatar is worth
	// claws are the hits on a manned wall, spit those of the Gargohs on a Quarter, rocks the
	// attacks of Mölens, in this Enemies phase as the board stands.
	claws, spit, rocks [cards.FieldCount]int
	open               [cards.FieldCount]bool // Krohns would enter unless somebody comes
	need               int                    // how many walls are open
	later              int                    // heroes who act in this round after the active one
}

// The worth of a figure by what it does: where it attacks and where it is on its way.
const (
	molenWorth      = 3.0
	messengerKiller = 6.0 // stands in the Messenger's Zone: kills him in this round
	messengerBlock  = 2.4 // will stand in his Zone or in the next one
	pointWorth      = 4.0 // all but lost once it is out of the Catapult's reach
	nearWorth       = 0.7 // more, for each Zone that the Avatar has come nearer
	entersWorth     = 5.0 // shared by the Krohns of a Zone 1 that nobody can come to
)

var (
	krohnWorth  = [cards.ZoneCount][2]float64{{1.6, 2.2}, {1.2, 1.6}, {0.8, 1.1}}
	gargohWorth = [cards.ZoneCount][2]float64{{1.0, 1.8}, {1.1, 1.9}, {0.9, 1.5}}
)

// reckon looks at the board for the active hero, or for the table.
func (s *State) reckon() threat {
	var t threat
	t.later = s.toCome()
	for f := range fieldNo(cards.FieldCount) {
		t.claws[f] = s.clawing(f, cards.Krohn)
		t.spit[f] = s.clawing(f, cards.Gargoh)
		t.rocks[f] = s.clawing(f, cards.Molen)
		if t.claws[f] > 0 && !s.heldBy(f) {
			t.open[f] = true
			t.need++
		}
	}
	for f := range fieldNo(cards.FieldCount) {
		for z := range zoneNo(cards.ZoneCount) {
			for g := range figureCount {
				if s.fronts[f].zones[z].n[g] > 0 {
					t.figure[f][z][g] = s.figureWorth(f, z, g)
				}
			}
		}
		if t.open[f] && t.need > t.later+1 {
			zn := &s.fronts[f].zones[zone1]
			each := entersWorth / float64(max(int(zn.n[krohn]+zn.n[eliteKrohn]), 1))
			t.figure[f][zone1][krohn] += each
			t.figure[f][zone1][eliteKrohn] += each
		}
	}
	t.point = pointWorth
	if s.avatar.vinculum > 0 {
		t.point += float64(zone3-s.avatar.zone) * nearWorth
	}
	return t
}

// toCome is how many living heroes act in this round after the active one.
func (s *State) toCome() int {
	n := 0
	for h := range heroNo(s.nhero) {
		if s.heroes[h].alive && h != s.active && s.acted&(1<<h) == 0 {
			n++
		}
	}
	return n
}

// clawing is how many hits the units of a type on a field will inflict where they stand.
func (s *State) clawing(f fieldNo, u cards.UnitKind) int {
	n := 0
	for z := range zoneNo(cards.ZoneCount) {
		if a := s.game.set.Zones[z].Act[u]; a == cards.Attacks || a == cards.AttacksOrEnters {
			hits, _ := s.hitsOf(f, z, u)
			n += hits
		}
	}
	return n
}

// heldBy reports whether a hero whose turn is over stands on the wall of a field.
func (s *State) heldBy(f fieldNo) bool {
	for h := range heroNo(s.nhero) {
		if s.exposed(h) && s.heroes[h].at == wallOf(f) && s.acted&(1<<h) != 0 && h != s.active {
			return true
		}
	}
	return false
}

// figureWorth is what a figure of a sort in a Zone is worth.
func (s *State) figureWorth(f fieldNo, z zoneNo, g figure) float64 {
	grade := 0
	if g.elite() {
		grade = 1
	}
	after := z
	if s.game.set.Zones[z].Act[g.unit()] == cards.Advances {
		after--
	}
	d := molenWorth
	switch g.unit() {
	case cards.Krohn:
		d = krohnWorth[z][grade]
	case cards.Gargoh:
		d = gargohWorth[z][grade]
	}
	return d + s.hinders(f, z, after)
}

// hinders is what a figure does to the Messenger that stands in a Zone now and in another one
// after the march.
func (s *State) hinders(f fieldNo, now, after zoneNo) float64 {
	m := &s.messenger
	if m.field != f {
		return 0
	}
	switch m.where {
	case waiting:
		if after == zone3 {
			return messengerBlock
		}
	case onWall:
		if now == zone3 && after == zone3 { // a Mölen
			return messengerKiller
		}
		return messengerBlock / 2
	case inZone:
		next := m.zone + 1
		if m.back {
			next = m.zone - 1
		}
		switch {
		case now == m.zone:
			return messengerKiller
		case after == m.zone || after == next:
			return messengerBlock
		}
		return messengerBlock / 3
	}
	return 0
}

// harvest is what a number of dice that each hit with chance p can be expected to be worth
// against a Zone, and the chance that they destroy anything.
func (s *State) harvest(t *threat, f fieldNo, z zoneNo, strength, dice int, p float64) (worth, some float64) {
	const most = 12
	dice = min(dice, most)
	var atLeast [most + 2]float64
	tails(atLeast[:], dice, p)
	k := 1
	if s.avatar.in(f, z) && strength >= s.game.set.Avatar.Resistance {
		for range min(int(s.avatar.vinculum), dice) {
			worth += atLeast[k] * t.point
			k++
		}
	}
	zn := &s.fronts[f].zones[z]
	for g := range figureCount {
		if strength < s.grade(g).Resistance {
			continue
		}
		for i := uint8(0); i < zn.n[g] && k <= dice; i++ {
			worth += atLeast[k] * t.figure[f][z][g]
			k++
		}
	}
	if k > 1 {
		some = atLeast[1]
	}
	return worth, some
}

// tails fills in the chance of at least k hits of n dice, for k up to n.
func tails(at []float64, n int, p float64) {
	at[0] = 1
	for i := 1; i <= n; i++ {
		for k := i; k > 0; k-- {
			at[k] = at[k]*(1-p) + at[k-1]*p
		}
		at[0] *= 1 - p
	}
	for k := n - 1; k >= 0; k-- {
		at[k] += at[k+1]
	}
}

// hitting is the chance of a red die to show a number or more.
func hitting(need int) float64 { return float64(min(max(7-need, 0), 6)) / 6 }

// expectedLoss is the Morale that a hero who ends the turn at a place can be expected to lose there in
// this Enemies phase.
func (s *State) expectedLoss(t *threat, h heroNo, at place) float64 {
	if at == onCatapult {
		n := 0
		for f := range t.rocks {
			n += t.rocks[f]
		}
		return s.unsoaked(h, float64(n))
	}
	f := s.quarter(at)
	if f == noField {
		return 0
	}
	wall, around := 1, 1
	for o := range heroNo(s.nhero) {
		if other := &s.heroes[o]; o != h && other.alive && s.quarter(other.at) == f {
			around++
			if other.at == wallOf(f) {
				wall++
			}
		}
	}
	n := float64(t.rocks[f]) + float64(t.spit[f])/float64(around)
	if at == wallOf(f) {
		n += float64(t.claws[f]) / float64(wall)
	}
	return s.unsoaked(h, n)
}

// unsoaked is what is left of some hits when a hero has ignored as many as the round allows.
func (s *State) unsoaked(h heroNo, hits float64) float64 {
	if hits == 0 {
		return 0
	}
	return max(hits-float64(max(s.armour(h)-int(s.heroes[h].soaked), 0)), 0)
}
