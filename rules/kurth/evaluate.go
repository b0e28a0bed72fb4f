package kurth

import (
	"math"

	"portcullis/rules"
)

// Evaluate estimates the chance that the city holds: that the Spirit lasts, and that too
// few locations are overrun at the end. It reads nothing hidden: what the row of a turn
// that has just begun brought is left out, so that positions at the end of a turn compare
// by themselves and not by the cards that happened to follow.
//
// Both chances are normal approximations of what is to come: markers arrive in lumps, Spirit
// is lost in fights that Mana makes milder. Its constants were chosen by win rate.
func (s *State) Evaluate(rules.Seat) float64 {
	switch s.result {
	case won:
		return 1
	case lostSpirit, lostOverrun:
		return 0
	}
	e := s.atTurnStart()
	return e.cityHolds() * e.spiritLasts()
}

// standing is a position between two turns.
type standing struct {
	game         *Game
	markers      [placeCount]int16
	token        int
	spirit, mana float64
	turns        float64 // still to play
	limit        int
	passage      bool
	protected    placeSet
}

// atTurnStart is the position as it was before the row was dealt, if this turn's move is
// still to come; else as it is.
func (s *State) atTurnStart() standing {
	e := standing{
		game:      s.game,
		markers:   s.markers,
		token:     int(s.token),
		spirit:    float64(s.spirit),
		mana:      float64(s.mana),
		turns:     float64(lastTurn + 1 - int(s.turn)),
		limit:     s.limit(),
		protected: s.pending,
		passage:   s.passageUsable(),
	}
	if s.phase == phaseDeal || s.phase == phaseTie || s.phase == phaseMove {
		e.mana = max(0, e.mana-float64(s.rowSum().mana))
		e.protected |= s.warded
		for place, n := range s.arrived {
			e.markers[place] = max(0, e.markers[place]-n)
		}
	}
	return e
}

// What a turn brings on average.
const (
	netArrivals   = 0.9  // markers a location gains, what is removed taken off
	arrivalSpread = 1.6  // its standard deviation: they come in lumps
	manaIncome    = 1.75 // the deck's 7 Mana over four turns
	manaWorth     = 0.45 // Spirit that one Mana saves
	drainShare    = 0.9  // of the mildest fight within reach, what a turn costs
	drainSpread   = 3    // standard deviation of a turn's loss
	fewestTurns   = 0.5  // keeps the spreads above 0
)

// cityHolds is the chance that fewer locations than the limit end overrun.
func (e *standing) cityHolds() float64 {
	spread := arrivalSpread * math.Sqrt(e.turns+fewestTurns)
	mean, variance := 0.0, 0.25
	for i, n := range e.markers {
		turns := e.turns
		if e.protected.has(uint8(i)) {
			turns = max(0, turns-1)
		}
		p := normal((float64(n) + netArrivals*turns - float64(e.game.overrunAt) + 0.5) / spread)
		mean += p
		variance += p * (1 - p)
	}
	return normal((float64(e.limit) - 0.5 - mean) / math.Sqrt(variance))
}

// spiritLasts is the chance that the fights to come leave any Spirit.
func (e *standing) spiritLasts() float64 {
	drain := e.nearDrain() + max(0, e.turns-1)*e.farDrain()
	means := e.spirit + manaWorth*(min(e.mana, 10)+manaIncome*max(0, e.turns-1))
	return normal((means - drainShare*drain) / (drainSpread * math.Sqrt(e.turns+fewestTurns)))
}

// nearDrain is the loss to expect of the fight that is best next turn: the mildest within
// the walk counts most, as the row may hit it.
func (e *standing) nearDrain() float64 {
	best, second := math.Inf(1), math.Inf(1)
	for step := 1; step <= 3; step++ {
		loss := expectedLoss(float64(e.markers[(e.token+step)%placeCount]))
		switch {
		case loss < best:
			best, second = loss, best
		case loss < second:
			second = loss
		}
	}
	if e.passage {
		best *= 0.9
	}
	return 0.7*best + 0.3*second
}

// farDrain is the mildest fight within a walk, averaged over where the Warden may stand,
// with the markers that the middle of the remaining turns will have brought.
func (e *standing) farDrain() float64 {
	var loss [placeCount]float64
	for i, n := range e.markers {
		loss[i] = expectedLoss(float64(n) + netArrivals*e.turns/2)
	}
	sum := 0.0
	for i := range loss {
		sum += min(loss[(i+1)%placeCount], loss[(i+2)%placeCount], loss[(i+3)%placeCount])
	}
	return sum / placeCount
}

// expectedLosses is the Spirit that an attack without spells costs on average against 0 to
// 10 markers, with the usual bonus of a row.
var expectedLosses = [...]float64{0, 0.9, 1.2, 1.75, 2.15, 2.15, 3.3, 4.6, 6, 6, 7}

// expectedLoss interpolates expectedLosses.
func expectedLoss(markers float64) float64 {
	last := len(expectedLosses) - 1
	if markers >= float64(last) {
		return expectedLosses[last]
	}
	at := int(markers)
	part := markers - float64(at)
	return expectedLosses[at]*(1-part) + expectedLosses[at+1]*part
}

// normal is the distribution function of the standard normal distribution.
func normal(x float64) float64 { return 0.5 * math.Erfc(-x/math.Sqrt2) }
