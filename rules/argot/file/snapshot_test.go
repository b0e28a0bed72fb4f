package file

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

func TestReadsWhatItWrites(t *testing.T) {
	// AR-INV-15: what is restored is the same match, waits for the same and goes on in the same way.
	n := 0
	wander(t, 8, func(s *engine.State, r *rules.Rand) {
		if err := Check("argot", s); err != nil {
			t.Fatalf("after %d positions: %v", n, err)
		}
		if n++; n%7 != 0 && !s.Decision().Over() {
			return
		}
		data := written1(t, s)
		again := restored(t, data)
		if line := differ(data, written1(t, again)); line != "" {
			t.Fatalf("restored: %s", line)
		}
		if !slices.Equal(s.Decision().Choices, again.Decision().Choices) || s.Decision().Kind != again.Decision().Kind || s.Decision().Seats != again.Decision().Seats {
			t.Fatalf("it waits for %+v, restored for %+v\n%s", s.Decision(), again.Decision(), data)
		}
	})
	t.Logf("%d positions", n)
}
