package game

import "time"

// tickLength is one tick of the animation: 60 in a second.
const tickLength = time.Second / 60

// maxDelta is the longest step that a scene is ever told, so that nothing jumps after the
// machine was busy.
const maxDelta = 100 * time.Millisecond

// clock is the animation clock. It runs while something moves or a scene waits for a tick
// that it has asked for, and stands still while the program sleeps.
type clock struct {
	now  time.Duration
	last time.Time
}

// advance moves the clock to a moment of real time and returns the step that a scene is
// told. Of a long sleep only the time up to awaited counts: the last moment for which a
// tick was asked.
func (c *clock) advance(at, awaited time.Time) time.Duration {
	if c.last.IsZero() {
		c.last = at
	}
	elapsed := max(at.Sub(c.last), 0)
	elapsed = min(elapsed, max(maxDelta, awaited.Sub(c.last)))
	c.last = at
	c.now += elapsed
	return min(elapsed, maxDelta)
}

// step moves the clock by one tick whatever the real time is.
func (c *clock) step() time.Duration {
	c.now += tickLength
	return tickLength
}
