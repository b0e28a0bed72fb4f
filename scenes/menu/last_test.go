package menu

import (
	"testing"

	"portcullis/scenes/summary"
)

func TestAMatchThatIsOverSaysHowItEnded(t *testing.T) {
	for _, c := range []struct {
		match summary.Match
		want  string
	}{
		{summary.Match{State: summary.Won, Turn: "Round 10, turn of North", Next: "The Tower of Green fell"}, "Won: The Tower of Green fell"},
		{summary.Match{State: summary.Lost, Turn: "Round 10, turn of North"}, "Lost"},
		{summary.Match{State: summary.Playing, Turn: "Round 10, turn of North", Next: "Attack"}, "Round 10, turn of North"},
	} {
		if got := lastOf(c.match).State; got != c.want {
			t.Errorf("%+v: %q, want %q", c.match, got, c.want)
		}
	}
}
