package table

import (
	"time"

	"portcullis/rules"
)

// Pace is how an event is shown where the board does not say otherwise: how long it is
// looked at and how it sounds.
func Pace(e rules.Event) Beat {
	switch e.Kind {
	case rules.TurnBegan, rules.PhaseBegan:
		return Beat{Hold: 250 * time.Millisecond}
	case rules.DiceRolled:
		return Beat{Hold: 500 * time.Millisecond, Sound: "die"}
	case rules.DieChanged:
		return Beat{Hold: 400 * time.Millisecond, Sound: "die"}
	case rules.PieceMoved, rules.PieceAdded:
		return Beat{Hold: 120 * time.Millisecond, Sound: "piece"}
	case rules.PieceRemoved:
		return Beat{Hold: 160 * time.Millisecond, Sound: "hit"}
	case rules.CardMoved, rules.PileShuffled:
		return Beat{Hold: 60 * time.Millisecond, Sound: "card"}
	case rules.TrackChanged, rules.MarkerChanged:
		return Beat{Hold: 120 * time.Millisecond}
	case rules.AttackResolved:
		return Beat{Hold: 700 * time.Millisecond}
	case rules.Blocked:
		return Beat{Hold: 250 * time.Millisecond, Sound: "hit", Shake: e.To}
	case rules.MatchEnded:
		return Beat{Hold: 900 * time.Millisecond}
	default:
		return Beat{Hold: 120 * time.Millisecond}
	}
}
