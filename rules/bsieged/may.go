package bsieged

import "portcullis/rules/bsieged/cards"

// What of the turn menu is possible. Each check answers with a bar: the listing of the menu
// asks whether it is free, the refusals put it into words (ledger section 9).

// mayAct asks for a normal action (BS-HER-5).
func (s *State) mayAct(h heroNo) bar {
	if s.heroes[h].turn.left <= 0 {
		return bar{kind: noAction, hero: h}
	}
	return free
}

// mayEnter asks whether the hero may go to a building or the Catapult: no other miniature may
// be there, except for a coward's last action, and nobody may go on with the first action
// where the turn began beside another hero (BS-BLD-3, BS-CAT-2, BS-ABI-10, BS-ABI-12).
func (s *State) mayEnter(h heroNo, p place) bar {
	o := &s.heroes[h]
	other := s.occupant(p, h)
	if o.turn.taken && o.at == p && (!s.coward(h) || other != noHero && !s.maySqueeze(h)) {
		return bar{kind: begunBeside, hero: h}
	}
	if other != noHero && !s.maySqueeze(h) {
		return bar{kind: spaceTaken, hero: other, at: p}
	}
	return free
}

// occupant is another living hero at a place, or noHero.
func (s *State) occupant(p place, h heroNo) heroNo {
	for i := range heroNo(s.nhero) {
		if o := &s.heroes[i]; i != h && o.alive && o.at == p {
			return i
		}
	}
	return noHero
}

// mayTarget asks whether a Zone may be attacked from the wall: an enemy must be in it, and no
// Event may forbid it (BS-RUL-14, BS-CON-V-forbid).
func (s *State) mayTarget(f fieldNo, z zoneNo) bar {
	switch {
	case !s.enemies(f, z):
		return bar{kind: emptyZone, field: f, zone: z}
	case z == zone3 && s.forbidden(cards.NoZone3, 0):
		return bar{kind: zone3Barred, field: f, zone: z}
	}
	return free
}

// mayStand asks whether the hero may take position: no Zone of the field may be attacked
// (BS-RUL-14).
func (s *State) mayStand(f fieldNo) bar {
	for z := range zoneNo(cards.ZoneCount) {
		if s.mayTarget(f, z).free() {
			return bar{kind: notQuiet, field: f, zone: z}
		}
	}
	return free
}

// mayWield asks whether a stored card is a weapon that reaches the Zone and can be paid for
// (BS-ATK-16, BS-CRD-15).
func (s *State) mayWield(h heroNo, design int, z zoneNo) bar {
	c, ok := s.held(h, design)
	if !ok || !s.design(c).Weapon() {
		return bar{kind: noWeapon, hero: h}
	}
	if cost := s.cost(h, c); cost > s.gold(h) {
		return bar{kind: needGold, hero: h, need: int8(cost)}
	}
	if !s.design(c).Aim.Zones.Has(int(z)) {
		return bar{kind: outOfReach, index: s.game.design[c], zone: z}
	}
	return free
}

func (s *State) gold(h heroNo) int { return int(s.heroes[h].track[cards.Gold]) }

// mayVisit asks whether the hero may use a building (BS-BLD-1..5, BS-CON-V-forbid).
func (s *State) mayVisit(h heroNo, b cards.BuildingID) bar {
	if no := s.mayAct(h); !no.free() {
		return no
	}
	at := houseAt(b)
	t := &s.heroes[h].turn
	switch harm := s.houses[b].harm; {
	case harm == damaged:
		return bar{kind: houseDamaged, at: at}
	case harm == destroyed:
		return bar{kind: houseDestroyed, at: at}
	case t.lastUsed && t.last == b:
		return bar{kind: twiceInARow, at: at}
	}
	if no := s.mayEnter(h, at); !no.free() {
		return no
	}
	if s.forbidden(cards.NoBuilding, b) {
		return bar{kind: houseBarred, at: at}
	}
	return free
}

// mayRepair asks whether the hero may repair a building (BS-REB-4, BS-REB-5, BS-REB-7).
func (s *State) mayRepair(h heroNo, b cards.BuildingID) bar {
	if no := s.mayAct(h); !no.free() {
		return no
	}
	at := houseAt(b)
	if s.houses[b].harm == intact {
		return bar{kind: notDamaged, at: at}
	}
	t := s.repairTerms(h, b)
	switch {
	case !t.ok:
		return bar{kind: needsArchitect, at: at}
	case t.Gold > s.gold(h):
		return bar{kind: needGold, hero: h, need: int8(t.Gold)}
	}
	return s.mayEnter(h, at)
}

// mayMan asks whether the hero may go to the Catapult with an action (BS-CAT-1, BS-CAT-2,
// BS-ABI-35).
func (s *State) mayMan(h heroNo) bar {
	if t := &s.heroes[h].turn; t.left <= 0 && t.artillery <= 0 {
		return bar{kind: noAction, hero: h}
	}
	return s.mayEnter(h, onCatapult)
}

// mayFace asks whether the Catapult may be oriented to a field (BS-RUL-22, BS-CON-V-forbid).
func (s *State) mayFace(f fieldNo) bar {
	switch {
	case f == s.facing:
		return bar{kind: facesAlready, field: f}
	case s.forbidden(cards.NoOrient, 0):
		return bar{kind: orientBarred}
	}
	return free
}

// mayLoose asks whether there is an enemy to shoot at (BS-RUL-14, BS-CAT-5).
func (s *State) mayLoose() bar {
	if z := s.shotZone(); !s.enemies(s.facing, z) {
		return bar{kind: emptyZone, field: s.facing, zone: z}
	}
	return free
}

// mayTrade asks whether the hero may exchange cards with another one (BS-EXC-1, BS-RUL-27).
func (s *State) mayTrade(h, with heroNo) bar {
	if no := s.mayAct(h); !no.free() {
		return no
	}
	switch {
	case with == h || !s.heroes[with].alive:
		return bar{kind: noPartner, hero: with}
	case !s.canTrade(h, with):
		return bar{kind: noExchange, hero: with}
	}
	return free
}

// mayUse asks whether the hero may use an ability now: those of the beginning of the turn
// before the first action, each once, and only if it could change anything (BS-RUL-61,
// BS-ABI-27, BS-CON-59).
func (s *State) mayUse(h heroNo, source int) bar {
	if !s.knows(h, source) {
		return bar{kind: noSuchAbility, hero: h}
	}
	o, a := &s.heroes[h], s.ability(h, source)
	when, asks := s.timing(a)
	no := bar{hero: h, index: uint8(source)}
	switch {
	case !asks:
		no.kind = worksAlone
	case o.used&(1<<source) != 0:
		no.kind = abilityUsed
	case when == cards.TurnStart && o.turn.begun:
		no.kind = turnUnderWay
	case !s.possible(h, a.Effects):
		no.kind = changesNothing
	}
	return no
}

// mayTrain asks whether the hero may buy the next Level at the Sanctuary (BS-ABL-8, BS-ABL-10,
// BS-RUL-60).
func (s *State) mayTrain(h heroNo) bar {
	level := s.nextLevel(h)
	switch {
	case level == cards.LevelCount:
		return bar{kind: allLevels, hero: h}
	case s.piles[level].n == 0:
		return bar{kind: noTokens, index: uint8(level)}
	}
	if price := s.sheet(h).Food[level]; price > int(s.heroes[h].track[cards.Food]) {
		return bar{kind: needFood, hero: h, need: int8(price)}
	}
	return free
}
