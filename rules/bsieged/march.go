package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// stepMarch is the March step: from the first field to the left (BS-MAR-1), in each one Zone 1,
// then 2, then 3, so that nothing moves twice (BS-MAR-2). Field is the present one, n how many
// are done, m the Zone. With it the Enemies phase is over and its marks go.
func (s *State) stepMarch(f *frame) {
	if f.stage == 0 {
		s.beginAt(f, s.set.order == orderAsk)
		return
	}
	for ; f.n < cards.FieldCount; f.n++ {
		for f.m < cards.ZoneCount {
			z := zoneNo(f.m)
			f.m++
			if s.march(f.field, z); s.result != undecided {
				return
			}
		}
		f.field, f.m = f.field.left(), 0
	}
	s.clearMarks()
	s.pop()
}

// march moves what advances from a Zone: its units (BS-MAR-3), then the Avatar (BS-AVA-14).
func (s *State) march(f fieldNo, zn zoneNo) {
	z := &s.fronts[f].zones[zn]
	for g := range figureCount {
		n := z.free(g)
		if n == 0 {
			continue
		}
		switch s.game.set.Zones[zn].Act[g.unit()] {
		case cards.Advances:
			s.shove(f, zn, zn-1, g, n, "unit_advanced", "BS-MAR-3")
		case cards.AttacksOrEnters: // BS-MAR-5
			if !s.manned(f) {
				s.enter(f, zn, g, n)
			}
		case cards.Enters:
			s.enter(f, zn, g, n)
		}
	}
	if s.avatar.in(f, zn) {
		s.advanceAvatar()
	}
}

// free is how many figures of a sort may still march: those that attacked have done their one
// thing (BS-ENM-7). Of marks on several figures those that hold lie on such as have not
// attacked.
func (z *zone) free(g figure) int { return max(int(z.n[g])-int(z.still[g])-int(z.acted[g]), 0) }

// enter lets Krohns over the wall: the match is lost (BS-END-5).
func (s *State) enter(f fieldNo, zn zoneNo, g figure, n int) {
	z := &s.fronts[f].zones[zn]
	z.n[g] -= uint8(n)
	z.clamp(g)
	s.emit(noHero, rules.Event{Kind: rules.PieceMoved, Name: "unit_entered", Rule: "BS-END-5", Subject: s.elFigure(g), From: s.elZone(f, zn), To: s.game.el.walls[f], N: int16(n)})
	s.result, s.why = lostKrohn, uint8(f)
}

// advanceAvatar moves the Avatar one Zone; from Zone 1 it goes into the Citadel, heroes on the
// wall or not (BS-AVA-15).
func (s *State) advanceAvatar() {
	a := &s.avatar
	from := s.elZone(a.field, a.zone)
	switch s.game.set.Zones[a.zone].Avatar {
	case cards.Advances:
		a.zone--
		s.emit(noHero, rules.Event{Kind: rules.PieceMoved, Name: "avatar_advanced", Rule: "BS-AVA-14", Subject: s.game.el.avatar, From: from, To: s.elZone(a.field, a.zone), N: 1})
	case cards.Enters:
		s.emit(noHero, rules.Event{Kind: rules.PieceMoved, Name: "avatar_entered", Rule: "BS-AVA-15", Subject: s.game.el.avatar, From: from, To: s.game.el.walls[a.field], N: 1})
		if s.result == undecided { // BS-END-11
			s.result, s.why = lostAvatar, uint8(a.field)
		}
	}
}

// clearMarks forgets what the figures did and may not do in the Enemies phase that ends.
func (s *State) clearMarks() {
	for f := range s.fronts {
		for z := range s.fronts[f].zones {
			zn := &s.fronts[f].zones[z]
			clear(zn.still[:])
			clear(zn.quiet[:])
			clear(zn.acted[:])
		}
	}
}
