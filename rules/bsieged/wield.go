package bsieged

import "portcullis/rules/bsieged/cards"

// wielding is how a hero attacked last: not at all yet, without a weapon, or with the weapon of a design.
type wielding int16

const (
	notYet wielding = iota
	bareHanded
	firstDesign
)

// wieldingOf is an attack with the weapon of a design, -1: without one.
func wieldingOf(weapon int) wielding { return firstDesign + wielding(weapon) }

// weapon is the design of the weapon, -1: none.
func (w wielding) weapon() int16 { return int16(w - firstDesign) }

// stillWielded is how a hero attacked last, as far as a new turn knows of it: with a weapon that is still held and costs nothing.
func (s *State) stillWielded(h heroNo) wielding {
	w := s.heroes[h].turn.wielded
	if w < firstDesign {
		return notYet
	}
	if c, ok := s.held(h, int(w.weapon())); !ok || s.cost(h, c) != 0 {
		return notYet
	}
	return w
}

// ready is the weapon, -1 for none, with which a click on a Zone attacks at once (BS-TBL-22): the one of the hero's last attack, in
// another turn if it costs nothing, else the only one that reaches the Zone, which beats none; false: which one has to be said.
func (s *State) ready(h heroNo, z zoneNo) (weapon int16, ok bool) {
	if w := s.heroes[h].turn.wielded; w != notYet && (w == bareHanded || s.mayWield(h, int(w.weapon()), z).free()) {
		return w.weapon(), true
	}
	n, free := 0, true
	o := &s.heroes[h]
	for i, c := range o.cards[:o.ncard] {
		if design := int(s.game.design[c]); !s.repeated(h, i) && s.mayWield(h, design, z).free() {
			weapon, free = int16(design), s.cost(h, c) == 0
			n++
		}
	}
	return weapon, n == 1 && free
}

// armed reports whether a hero could use a stored weapon against a Zone.
func (s *State) armed(h heroNo, z zoneNo) bool {
	o := &s.heroes[h]
	for _, c := range o.cards[:o.ncard] {
		if s.mayWield(h, int(s.game.design[c]), z).free() {
			return true
		}
	}
	return false
}

// targets is how many Zones of a field can be attacked.
func (s *State) targets(f fieldNo) (n int) {
	for z := range zoneNo(cards.ZoneCount) {
		if s.mayTarget(f, z).free() {
			n++
		}
	}
	return n
}
