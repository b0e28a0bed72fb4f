package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// batch is a run of Summoning rolls that count together for a Disruption (BS-AVA-2).
type batch uint8

const (
	everyPoint batch = iota // Enemy spawning: a roll per Spawning Point (BS-SPN-2)
	oneEach                 // after a resurrection: one roll per field (BS-RES-9)
)

// The stages of a spawnFrame. Its index is the batch, bits are the fields that are done, n is
// the number of rolls of the field, m counts them, more holds their symbols, two bits each.
const (
	pickField uint8 = iota
	rollSymbols
	placeFigures
)

// Two Spawning Points and the Summoning rolls of Events are far fewer.
const maxRolls = 8

// pushSpawning begins a batch; the count of equal symbols starts at zero (BS-RUL-43).
func (s *State) pushSpawning(b batch) {
	f := newFrame(spawnFrame)
	f.index = uint8(b)
	s.push(f)
	s.symbol, s.streak = 0, 0
}

// stepSpawn treats the fields one after the other (BS-SPN-1): all rolls of a field first, then
// the figures of each (BS-SPN-4, BS-RUL-71), then the pursuers.
func (s *State) stepSpawn(f *frame) {
	switch f.stage {
	case pickField:
		s.pickSpawn(f)
	case rollSymbols:
		if f.m == f.n {
			f.stage, f.m = placeFigures, 0
			return
		}
		f.more |= uint16(s.rollSymbol(f.field)) << (2 * f.m)
		f.m++
	case placeFigures:
		if f.m < f.n {
			f.m++
			s.summon(f.field, uint8(f.more>>(2*(f.m-1)))&3)
			return
		}
		if batch(f.index) == everyPoint {
			s.pursue(f.field)
		}
		f.stage, f.m, f.more, f.field = pickField, 0, 0, noField
	}
}

// pickSpawn takes the next field: the one that the players have chosen, or the first one from
// the north where they are not asked (BS-RUL-69, BS-RES-12, BS-OPT-11).
func (s *State) pickSpawn(f *frame) {
	switch {
	case f.field != noField:
	case f.bits == everyField:
		s.pop()
		return
	case s.set.order == orderAsk && batch(f.index) == everyPoint:
		s.wait(askNext, noHero)
		return
	default:
		f.takeNext()
	}
	f.stage, f.n = rollSymbols, int8(s.rolls(f.field, batch(f.index)))
}

// rolls is how many Summoning rolls a field has: one for each Spawning Point, more or fewer by
// Events (BS-SPN-2, BS-CON-V-summon).
func (s *State) rolls(f fieldNo, b batch) int {
	if b == oneEach {
		return 1
	}
	return min(max(int(s.fronts[f].points)+int(s.extra[f]), 0), maxRolls)
}

// rollSymbol makes a Summoning roll; the third equal symbol in a row brings a Disruption and
// begins the count anew (BS-AVA-2 to BS-AVA-4).
func (s *State) rollSymbol(f fieldNo) uint8 {
	pip := s.rng.Die()
	symbol := s.game.set.Dice.Spawn[pip-1]
	if s.streak > 0 && s.symbol == symbol {
		s.streak++
	} else {
		s.symbol, s.streak = symbol, 1
	}
	s.emit(noHero, rules.Event{Kind: rules.DiceRolled, Name: "summoning_rolled", Rule: "BS-SPN-2", Subject: s.game.el.slots[f][symbol], To: s.elZone(f, zone3),
		N: int16(cards.SpawnDie), M: int16(symbol), Dice: rules.Faces{pip}, Count: 1, Reveals: true})
	if s.streak == enough {
		s.streak = 0
		s.disrupt("BS-AVA-2")
	}
	return symbol
}

// enough equal symbols in a row bring a Disruption (BS-AVA-2).
const enough = 3

// summon places what the Enemy card on a slot brings in this Season (BS-SPN-3, BS-SPN-5 to
// BS-SPN-9).
func (s *State) summon(f fieldNo, slot uint8) {
	entry := &s.game.set.Enemies[s.fronts[f].slots[slot]].Seasons[s.season()]
	n := entry.N
	if !entry.Picture {
		n = max(n+s.change(spawnStat[entry.Unit], noHero, noZone).add, 0)
	}
	elite := 0
	if s.game.set.Units[entry.Unit].Elite.Figures > 0 {
		elite = min(n, 1)
	}
	s.bring(f, entry.Unit, n-elite, elite, "BS-SPN-6")
}

// spawnStat are the stats of Events that make Summonings larger (BS-CON-54).
var spawnStat = [cards.UnitCount]cards.Stat{cards.Molen: cards.SpawnMolen, cards.Gargoh: cards.SpawnGargoh, cards.Krohn: cards.SpawnKrohn}
