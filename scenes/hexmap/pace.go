package hexmap

import (
	"time"

	"portcullis/rules"
	"portcullis/scenes/table"
)

var _ table.Pacer = (*Board)(nil)

// Pace is one beat for each move, so that a whole turn of the other side can be followed in a few seconds: the
// places that a block passes on its way are no beats of their own, nor is it that a location is activated.
func (*Board) Pace(e rules.Event) table.Beat {
	switch e.Name {
	case "passed":
		return table.Beat{With: table.Together}
	case "activated", "group_ended", "group_left", "movement_began", "movement_ended":
		return table.Beat{Hold: 30 * time.Millisecond}
	case "moved", "attacked", "landed", "boarded":
		return table.Beat{Hold: 40 * time.Millisecond, Sound: "piece"}
	}
	return table.Pace(e)
}
