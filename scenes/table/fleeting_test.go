package table

import (
	"testing"
	"time"

	"portcullis/game/settings"
	"portcullis/rules"
)

// fleetingBoard is a board on which one of the person's events lies open for a moment.
type fleetingBoard struct {
	gridBoard
	later bool // it can be read later as well
}

func (b fleetingBoard) Fleeting(_ rules.State, events []rules.Event, i int) (string, bool) {
	if i > 0 || events[i].Kind == rules.TurnBegan {
		return "", false
	}
	return "Remove up to four markers from any one location.", b.later
}

// What lies open only for a moment can be read, and a click goes on from it without skipping what follows.
func TestWhatIsGoneSoonCanBeRead(t *testing.T) {
	opened(t, fleetingBoard{}, 2*time.Second, restTime)
}

// What can be read later as well is looked at for a moment.
func TestWhatStaysIsLookedAt(t *testing.T) {
	opened(t, fleetingBoard{later: true}, 1500*time.Millisecond, 1500*time.Millisecond)
}

// opened holds for how long what is to be read lies open.
func opened(t *testing.T, b fleetingBoard, least, most time.Duration) {
	t.Helper()
	read := 0
	for seed := uint64(0); seed < 20 && read < 3; seed++ {
		d := newDeskOf(t, loadKurth(t), b, at(settings.Normal), seeded(seed))
		d.settle()
		for n := 0; n < 20 && !d.match.Over() && read < 3; n++ {
			choices := d.match.State().Decision().Choices
			d.play(choices[(n*3)%len(choices)])
			events := d.match.Seen(d.match.Len()-1, 0)
			if words, _ := b.Fleeting(nil, events[:min(1, len(events))], 0); len(events) < 2 || events[0].Seat != 0 || words == "" {
				d.settle()
				continue
			}
			for d.tick(); d.table.play.shown == 0; d.tick() {
			}
			if read++; !d.table.play.rests || d.table.play.hold < least || d.table.play.hold > most {
				t.Errorf("seed %d, decision %d: %v lies open for %v, rests: %t", seed, n, events[0].Name, d.table.play.hold, d.table.play.rests)
			}
			d.table.hurries("")
			if d.table.play.rests || !d.table.play.running() {
				t.Error("a click does not go on, or skips what follows")
			}
			d.settle()
		}
	}
	if read < 3 {
		t.Errorf("something was to be read %d times", read)
	}
}
