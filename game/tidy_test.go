package game

import (
	"runtime"
	"testing"
)

// Memory is given back once something was done, and not before two more frames were drawn.
func TestMemoryIsGivenBackOnlyAfterWork(t *testing.T) {
	forgot, drawn := 0, 0
	tidy := &tidier{draw: func() { drawn++ }, forget: func() { forgot++ }}
	for round := 1; round <= 2; round++ {
		runtime.KeepAlive(make([]byte, worthTidying))
		before := tidy.seen
		for i := range lastFrames {
			if tidy.tidy() || tidy.seen != before {
				t.Fatalf("memory is given back after %d more frames, want %d", i, lastFrames)
			}
			if !tidy.drawsLast() || tidy.drawsLast() {
				t.Error("the next frame, and no other, is one of the last")
			}
		}
		if !tidy.tidy() || tidy.seen < before+worthTidying {
			t.Fatalf("not tidied after work: %d bytes were seen, %d before", tidy.seen, before)
		}
		if drawn != round*lastFrames || forgot != round {
			t.Errorf("%d frames were drawn, and what can be made again was forgotten %d times, after %d rounds", drawn, forgot, round)
		}
	}
	first := tidy.seen
	if !tidy.tidy() || tidy.seen != first || drawn != 2*lastFrames {
		t.Error("tidied again although nothing was done")
	}
}
