package table

import (
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/scenes/stage"
)

// paced is a board with an event that turns the match.
type paced struct{ Board }

func (paced) Pace(e rules.Event) Beat {
	return Beat{Hold: 500 * time.Millisecond, Grand: e.Name == "fell", With: map[bool]Joint{true: Together}[e.Name == "lost"]}
}

// However much time a turn of somebody else has taken, what turns the match is shown alone and long enough to be seen, for longer while there is
// time left; what comes after it is hurried again.
func TestWhatTurnsTheMatchIsNotHurried(t *testing.T) {
	e := func(name string) rules.Event { return rules.Event{Name: name, Seat: rules.NoSeat} }
	for spent, least := range map[time.Duration]time.Duration{time.Minute: 150 * time.Millisecond, runTime(1) - 1: 250 * time.Millisecond} {
		tb := &Table{config: Config{Board: paced{}}, stage: stage.New(nil)}
		tb.play = playback{active: true, theirs: true, now: batch{computer: true}, spent: spending{all: spent, most: runTime(1)}, states: make([]rules.State, 4),
			events: []rules.Event{e("moved"), e("lost"), e("fell"), e("moved")}}
		p := &tb.play
		for _, want := range []struct {
			shown int
			grand bool
		}{{1, false}, {3, true}, {4, false}} {
			tb.next()
			if p.shown != want.shown || p.grand != want.grand {
				t.Errorf("after %v %d events are shown, turning the match %v; want %d, %v", spent, p.shown, p.grand, want.shown, want.grand)
			}
			if hurried := tb.bunch() > 1 && tb.looked() < 50*time.Millisecond; hurried == want.grand || want.grand && tb.looked() < least {
				t.Errorf("after %v and %d events %d are shown at once, the last for %v", spent, p.shown, tb.bunch(), tb.looked())
			}
		}
	}
}
