package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The stages of a catapultFrame. Its field is the new facing; noField: it shoots.
const (
	catapultRolls uint8 = iota
	catapultWorks
)

// listCatapult offers to orient the Catapult to each of the other fields and to shoot
// (BS-CAT-1).
func (s *State) listCatapult(h heroNo) {
	if !s.mayMan(h).free() {
		return
	}
	for f := range fieldNo(cards.FieldCount) {
		if s.mayFace(f).free() {
			s.offer(Turn, int(f))
		}
	}
	if s.mayLoose().free() {
		s.offer(Shoot)
	}
}

// turnCatapult begins the action that orients the Catapult (BS-CAT-6).
func (s *State) turnCatapult(h heroNo, to fieldNo) {
	s.manCatapult(h)
	f := newFrame(catapultFrame)
	f.hero, f.field = h, to
	s.push(f)
}

// shoot begins the action that shoots at Zone 3 of the field that the Catapult faces (BS-CAT-5).
func (s *State) shoot(h heroNo) {
	s.manCatapult(h)
	s.tally.shots++
	f := newFrame(catapultFrame)
	f.hero = h
	s.push(f)
}

func (s *State) manCatapult(h heroNo) {
	s.spendShot(h)
	s.stand(h, onCatapult)
}

func (s *State) stepCatapult(f *frame) {
	h, to := f.hero, f.field
	shot := to == noField
	switch {
	case f.stage == catapultRolls && shot:
		f.stage = catapultWorks
		s.throw(h, cards.CatapultDie, 1, roll{goal: forShot, danger: s.messenger.in(s.facing, s.shotZone())})
	case f.stage == catapultRolls:
		f.stage = catapultWorks
		s.throw(h, cards.CatapultDie, 1, roll{goal: forNothing})
	case shot:
		s.pop()
		s.loose(h)
	default:
		s.pop()
		s.orient(h, to)
	}
}

// orient turns the Catapult unless it is stuck (BS-CAT-6).
func (s *State) orient(h heroNo, to fieldNo) {
	if s.dice.face[0] == stuck {
		s.emit(h, rules.Event{Kind: rules.Blocked, Name: "catapult_stuck", Rule: "BS-CAT-6", Subject: s.game.el.catapult, To: s.game.el.fields[to]})
		return
	}
	s.face(h, to, "BS-CAT-6")
}

// face turns the Catapult to a field.
func (s *State) face(h heroNo, to fieldNo, rule string) {
	from := s.facing
	s.facing = to
	s.emit(h, rules.Event{Kind: rules.PieceMoved, Name: "catapult_turned", Rule: rule, Subject: s.game.el.catapult, From: s.game.el.fields[from], To: s.game.el.fields[to], N: 1})
}

// shotZone is the Zone that the Catapult shoots at.
func (s *State) shotZone() zoneNo { return zoneNo(s.game.set.Catapult.Zone - 1) }

// loose carries a shot out: so many units destroyed or Vinculum points lost, 1 Morale if an
// enemy was destroyed, and the Messenger's death if the number is higher than that of the
// enemies (BS-CAT-7..13, BS-RUL-21, BS-RUL-23).
func (s *State) loose(h heroNo) {
	f, z := s.facing, s.shotZone()
	n := s.shotResult(h)
	enemies := s.fronts[f].zones[z].units()
	if s.avatar.in(f, z) {
		enemies += int(s.avatar.vinculum)
	}
	rule := "BS-CAT-7"
	if n == 0 {
		rule = "BS-CAT-9"
	}
	done := s.strike(blow{field: f, zone: z, hits: n, strength: s.game.set.Catapult.Strength, by: h, rule: "BS-CAT-7"})
	s.emit(h, rules.Event{Kind: rules.AttackResolved, Name: "shot_resolved", Rule: rule, Subject: s.game.el.catapult, To: s.elZone(f, z), N: int16(n), M: int16(done.units + done.vinculum)})
	if done.units > 0 || done.avatar {
		s.earn(h, cards.Morale, s.game.set.Catapult.Morale, "BS-CAT-12")
	}
	if s.messenger.in(f, z) && n > enemies {
		s.kill("BS-CAT-13")
	}
}

// shotResult is the number of a shot: none for stuck and miss, else the die with what changes
// it (BS-CAT-9, BS-CON-52).
func (s *State) shotResult(h heroNo) int {
	n := int(s.dice.face[0])
	if n < 1 {
		return 0
	}
	return max(0, n+s.change(cards.CatapultShot, h, noZone).add)
}
