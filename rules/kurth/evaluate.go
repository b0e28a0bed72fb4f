package kurth

import (
	"math"

	"portcullis/rules"
)

// Evaluate estimates the chance that the city holds, from the Spirit left and the markers
// that press on it against the turns still to come. It reads nothing hidden.
func (s *State) Evaluate(rules.Seat) float64 {
	switch s.result {
	case won:
		return 1
	case lostSpirit, lostOverrun:
		return 0
	}
	turnsLeft := float64(lastTurn - int(s.turn))
	threat := 0.0
	for _, n := range s.markers {
		fill := float64(n) / float64(s.game.overrunAt)
		threat += fill * fill / (1 + 0.25*fill*fill)
	}
	room := float64(s.limit()) - float64(s.overrun())
	x := 0.35*float64(s.spirit) + 0.12*float64(s.mana) + 0.8*room - 0.45*threat*(1+turnsLeft/4) - 0.28*turnsLeft - 4
	if s.passageUsable() {
		x += 0.1
	}
	return 1 / (1 + math.Exp(-x))
}
