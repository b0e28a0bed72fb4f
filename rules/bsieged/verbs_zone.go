package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// hits gives each affected Zone its hits without a roll (verb hits).
func (s *State) hits(f *frame, e *cards.Effect) {
	for z := range zoneNo(cards.ZoneCount) {
		if s.affected(f, e).Has(int(z)) {
			s.strike(blow{f.field, z, e.N.N, s.design(f.card).Strength, f.hero, "BS-CON-V-hits"})
		}
	}
}

// taken is how many figures of a sort in a Zone an effect can act on: destroy any, push those
// that have a Zone behind them, hold those that are not held yet (verbs destroy, push, hold).
func (s *State) taken(fl fieldNo, z zoneNo, e *cards.Effect, g figure) int {
	zn := &s.fronts[fl].zones[z]
	n := int(zn.n[g])
	switch {
	case !meant(e, g):
		return 0
	case e.Verb == cards.Push && (z == zone3 || g == molen): // BS-CON-46
		return 0
	case e.Verb == cards.Hold && e.Attack && e.MarchToo:
		return n - int(min(zn.still[g], zn.quiet[g]))
	case e.Verb == cards.Hold && e.Attack:
		return n - int(zn.quiet[g])
	case e.Verb == cards.Hold:
		return n - int(zn.still[g])
	}
	return n
}

// meant reports whether an effect is about a sort of figure. A Mölen counts as standard.
func meant(e *cards.Effect, g figure) bool {
	switch {
	case e.Units != 0 && !e.Units.Has(g.unit()):
		return false
	case e.Rank == cards.Standard:
		return !g.elite()
	case e.Rank == cards.Elite:
		return g.elite()
	}
	return true
}

// matches is how many figures of a Zone an effect can act on.
func (s *State) matches(fl fieldNo, z zoneNo, e *cards.Effect) int {
	sum := 0
	for g := range figureCount {
		sum += s.taken(fl, z, e, g)
	}
	return sum
}

// takeFigures acts on figures Zone by Zone (bits: Zones still to do), sort by sort (m), until
// count (n) are done. Only where there is more than one split the user is asked how many of the
// next sort it shall be; the damage order does not apply (BS-CON-31).
func (s *State) takeFigures(f *frame, e *cards.Effect) bool {
	if f.stage == effectTold {
		s.act(f, e, figure(f.m), int(f.more))
		f.n -= int8(f.more)
		f.m++
	} else {
		f.bits = uint16(s.affected(f, e))
		s.openZone(f, e)
	}
	for ; f.bits != 0; s.openZone(f, e) {
		z := lowest(cards.Zones(f.bits))
		f.zone = z
		for ; figure(f.m) < figureCount && f.n > 0; f.m++ {
			least, most := s.split(f, e)
			if least < most {
				f.stage = effectNew
				s.wait(askFigure, f.hero)
				return false
			}
			s.act(f, e, figure(f.m), most)
			f.n -= int8(most)
		}
		f.bits &^= 1 << z
	}
	return true
}

// openZone begins with the next Zone.
func (s *State) openZone(f *frame, e *cards.Effect) {
	if f.bits != 0 {
		f.n, f.m = int8(min(e.Count, s.matches(f.field, lowest(cards.Zones(f.bits)), e))), 0
	}
}

// split is how many of the sort at hand can be taken so that the count is reached. Fewer may be
// pushed where they could come into the Messenger's way (BS-RUL-89).
func (s *State) split(f *frame, e *cards.Effect) (least, most int) {
	return s.splitOf(f, e, figure(f.m), int(f.n))
}

// splitOf is how many of a sort can be taken where n are still to be.
func (s *State) splitOf(f *frame, e *cards.Effect, sort figure, n int) (least, most int) {
	later := 0
	if e.Verb == cards.Push && e.Count != cards.Every && s.inTheWay(f.field, f.zone+1) {
		later = n
	}
	for g := sort + 1; g < figureCount; g++ {
		later += s.taken(f.field, f.zone, e, g)
	}
	return max(0, n-later), min(n, s.taken(f.field, f.zone, e, sort))
}

// inTheWay reports whether units in a Zone would keep the Messenger from going on, or kill him.
func (s *State) inTheWay(fl fieldNo, z zoneNo) bool {
	switch m := &s.messenger; {
	case m.field != fl:
		return false
	case m.where == waiting:
		return z == zone3
	case m.where != inZone:
		return false
	case m.back:
		return z == m.zone || z == m.zone-1
	default:
		return z == m.zone || z == m.zone+1
	}
}

func (s *State) listFigures(f *frame) {
	if s.offerSplits(f) {
		return
	}
	least, most := s.split(f, &s.game.set.List(f.list)[f.at])
	for n := most; n >= least; n-- {
		s.offer(PickFigure, int(f.m), n)
	}
}

// act destroys, pushes back or holds figures.
func (s *State) act(f *frame, e *cards.Effect, g figure, n int) {
	if n == 0 {
		return
	}
	switch zn := &s.fronts[f.field].zones[f.zone]; e.Verb {
	case cards.Destroy:
		s.destroy(f.field, f.zone, g, n, f.hero, "BS-CON-V-destroy")
	case cards.Push:
		s.shove(f.field, f.zone, f.zone+1, g, n, "unit_pushed", "BS-CON-V-push")
	case cards.Hold:
		if e.MarchToo {
			zn.still[g] = min(zn.n[g], zn.still[g]+uint8(n))
		}
		if e.Attack {
			zn.quiet[g] = min(zn.n[g], zn.quiet[g]+uint8(n))
		}
		s.emit(f.hero, rules.Event{Kind: rules.Blocked, Name: "unit_held", Rule: "BS-CON-V-hold", Subject: s.elFigure(g), To: s.elZone(f.field, f.zone), N: int16(n)})
	}
}

// hasten lets matching units of a Zone advance in every field (verb march).
func (s *State) hasten(e *cards.Effect) {
	from := zoneNo(e.From - 1)
	for fl := range fieldNo(cards.FieldCount) {
		for g := range figureCount {
			if n := int(s.fronts[fl].zones[from].n[g]); n > 0 && meant(e, g) {
				s.shove(fl, from, from-1, g, n, "unit_advanced", "BS-CON-V-march")
			}
		}
	}
}

// spawnUnits places figures in Zone 3 of a field (verb spawn).
func (s *State) spawnUnits(f *frame, e *cards.Effect) bool {
	for u := range cards.UnitCount {
		if !e.Units.Has(u) {
			continue
		}
		standard, elite := e.N.N, 0
		if e.Rank == cards.Elite {
			standard, elite = 0, e.N.N
		}
		return s.inFields(f, e, func(fl fieldNo) { s.bring(fl, u, standard, elite, "BS-CON-V-spawn") })
	}
	return true
}

// summonMore changes the number of Summoning rolls of this round (verb summon).
func (s *State) summonMore(f *frame, e *cards.Effect) bool {
	return s.inFields(f, e, func(fl fieldNo) {
		s.extra[fl] += int8(e.N.N)
		s.emit(noHero, rules.Event{Kind: rules.Note, Name: "rolls_changed", Rule: "BS-CON-V-summon", Subject: s.game.el.fields[fl], To: s.game.el.fields[fl], N: int16(e.N.N)})
	})
}

// inFields does something in each field, in a random one (BS-CON-32) or in one that the user
// chooses; it reports whether it is done.
func (s *State) inFields(f *frame, e *cards.Effect, do func(fieldNo)) bool {
	switch {
	case e.Where == cards.InEach:
		for fl := range fieldNo(cards.FieldCount) {
			do(fl)
		}
	case e.Where == cards.AtRandom:
		do(s.compass("BS-CON-32"))
	case f.stage == effectTold:
		do(fieldNo(f.n))
	default:
		s.wait(askField, f.hero)
		return false
	}
	return true
}

func (s *State) listFields(f *frame) {
	for fl := range cards.FieldCount {
		s.offer(PickField, fl)
	}
}

// listZones offers the Zones that the next working of a card or an effect can be aimed at.
func (s *State) listZones(f *frame) {
	if f.stage == textAgain {
		s.eachTarget(f.hero, f.card, func(fl fieldNo, z zoneNo) { s.offer(PickZone, int(fl), int(z)) })
		return
	}
	e, probe := &s.game.set.List(f.list)[f.at], *f
	eachAim(e.Aim, func(fl fieldNo, z zoneNo) {
		probe.field, probe.zone = fl, z
		if s.couldHere(&probe, e) {
			s.offer(PickZone, int(fl), int(z))
		}
	})
}
