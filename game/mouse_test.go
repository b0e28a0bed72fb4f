package game

import (
	"slices"
	"testing"
)

// Presses that are shorter than a tick are told one after the other, in order, however they fall into ticks.
func TestPressesShorterThanATick(t *testing.T) {
	var (
		rest    = button{}
		down    = button{pressed: true, down: true}
		held    = button{down: true}
		up      = button{released: true}
		clicked = button{pressed: true, down: true, released: true}
		again   = button{pressed: true, down: true, released: true, again: true}
	)
	const P, R, D = "press ", "release ", "down "
	for _, c := range []struct {
		name  string
		ticks []button
		want  []string
	}{
		{"slow", []button{down, held, up, rest}, []string{P + D, D, R, ""}},
		{"within a tick", []button{clicked, rest}, []string{P + R, ""}},
		{"one after the other", []button{clicked, clicked, rest}, []string{P + R, P + R, ""}},
		{"let go and pressed anew", []button{down, again, held, up}, []string{P + D, R, P + D, R}},
		{"clicked and pressed", []button{again, held, up, rest}, []string{P + R, P + D, R, ""}},
		{"clicked, pressed and let go", []button{again, up, rest}, []string{P + R, P + D, R}},
		{"let go and clicked", []button{down, clicked, rest, rest}, []string{P + D, R, P + R, ""}},
		{"a release that is never seen", []button{down, rest, rest}, []string{P + D, R, ""}},
		{"a press after one whose release was never seen", []button{down, down, held}, []string{P + D, R, P + D}},
	} {
		var m mouse
		var got []string
		waits := false
		for _, b := range c.ticks {
			var now button
			now, waits = m.next(b)
			says := ""
			if now.pressed {
				says += P
			}
			if now.released {
				says += R
			}
			if now.down {
				says += D
			}
			got = append(got, says)
		}
		if !slices.Equal(got, c.want) || waits {
			t.Errorf("%s: %q, waits %v; want %q", c.name, got, waits, c.want)
		}
	}
}
