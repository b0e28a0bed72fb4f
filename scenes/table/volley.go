package table

import (
	"slices"
	"time"

	"portcullis/rules"
)

// Volleyer is a Board that shows several rolls in one beat, on a sheet that tells of all of them: their dice are in the air
// together, then the board stands as it does after the last of them.
type Volleyer interface {
	// Volley is the index after the last event of the volley that begins with event i, and how long its sheet is looked at,
	// at normal speed. An index that is not greater than i: none begins there.
	Volley(events []rules.Event, i int) (upto int, hold time.Duration)
}

// fires shows a volley if one begins with the next event, and reports whether it did.
func (t *Table) fires() bool {
	p := &t.play
	b, ok := t.config.Board.(Volleyer)
	if !ok || p.now.events > 0 {
		return false
	}
	upto, hold := b.Volley(p.events, p.shown)
	if upto <= p.shown {
		return false
	}
	p.aloft, p.hold = upto-p.shown, hold
	p.theirs = !p.now.recap && t.others(p.events[p.shown]) && !t.concludes(upto-1)
	for ; p.shown < upto; p.shown++ {
		p.hold = max(p.hold, t.harm(p.shown))
		if p.now.recap {
			p.hold = max(p.hold, p.reading(t.base.Tell(p.events[p.shown]).String()))
		}
	}
	t.config.sound("die")
	p.rolls = !t.settings.ReducedMotion && t.haste() > bunched
	return true
}

// wave is a series of choices that is shown together with what others answer to it, once all of it has been played.
type wave struct {
	on   bool
	turn int // in which it began: with the next one it ends
}

// gathers keeps a choice back as long as the wave that it belongs to goes on, and reports whether it did. With the last of
// them all are shown as one.
func (t *Table) gathers(b batch) bool {
	p := &t.play
	if !t.wave.on {
		return false
	}
	if p.held != nil {
		b = joined(*p.held, b)
	}
	p.held = &b
	m := t.config.Match
	decider := m.Decider()
	if m.Over() || m.View(t.viewer).Progress().Turn != t.wave.turn || decider&m.Humans() != 0 && !t.follows() {
		t.breaks()
	}
	return true
}

// follows reports whether the next choice of the wave can be played now.
func (t *Table) follows() bool {
	m := t.config.Match
	return len(t.series) > 0 && m.Decider().Has(t.viewer) && slices.Contains(m.View(t.viewer).Decision().Choices, t.series[0]) && !t.stopped()
}

// surges plays the next choice of the wave. What one of them asks about is asked at its first.
func (t *Table) surges() {
	m := t.config.Match
	switch {
	case !t.wave.on || t.posted || t.play.held == nil:
	case t.follows():
		c := t.series[0]
		t.series = t.series[1:]
		t.commit(c)
	case m.Over() || m.Decider()&m.Humans() != 0:
		t.breaks()
	}
}

// forsakes forgets a wave: the match has been taken elsewhere.
func (t *Table) forsakes() {
	if t.wave.on {
		t.wave, t.series, t.play.held = wave{}, nil, nil
	}
}

// breaks ends a wave: what was kept back of it is shown.
func (t *Table) breaks() {
	t.wave, t.series = wave{}, nil
	if b := t.play.held; b != nil {
		t.play.held = nil
		t.play.queue = append(t.play.queue, *b)
	}
	t.dirty = true
}
