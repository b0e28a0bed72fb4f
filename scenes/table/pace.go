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

// Beat is how one event is shown.
type Beat struct {
	// Hold is how long the result is looked at, at normal speed, after all pieces have
	// arrived.
	Hold time.Duration
	// Sound is heard when the event begins: "card", "die", "piece", "hit", "horn", "collapse",
	// "click". Empty: none. The end of a match sounds as it is for the people at the table, whatever stands here.
	Sound string
	// Shake is an element that shakes once; empty: none.
	Shake rules.Element
	// With joins the event to the next one: both are shown at once.
	With Joint
	// Grand is what turns a match: it is seen however long a turn of somebody else has taken.
	Grand bool
}

// Joint says whether an event waits for its own turn to be shown.
type Joint uint8

// The ways of showing an event.
const (
	Alone    Joint = iota // it is shown, then the next
	Together              // it is shown together with the next
	Crowd                 // it is shown alone as long as few of its like come in a row, then several at once
	Batch                 // all of its like in a row are shown at once
	Swarm                 // all of its name in a row are shown at once, wherever each goes
)

// The first of a crowd are shown one by one, those after them some at a time.
const (
	crowdAlone = 5
	crowdBunch = 3
)

// Joined reports whether an event is shown at once with the one after it, by the pace of a board.
func Joined(pace func(rules.Event) Beat, events []rules.Event, i int) bool {
	if i+1 >= len(events) {
		return false
	}
	like := func(a, b rules.Event) bool { return a.Name == b.Name && a.To == b.To }
	switch pace(events[i]).With {
	case Together:
		return true
	case Batch:
		return like(events[i], events[i+1])
	case Swarm:
		return events[i].Name == events[i+1].Name
	case Crowd:
		n := 1 // which of its like it is
		for k := i; k > 0 && like(events[k-1], events[k]); k-- {
			n++
		}
		return like(events[i], events[i+1]) && n > crowdAlone && (n-crowdAlone)%crowdBunch != 0
	}
	return false
}
