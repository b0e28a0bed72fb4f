package table

import (
	"slices"
	"time"

	"portcullis/game/match"
	"portcullis/rules"
)

// What is shown in one beat is looked at for so long at normal speed: with a sentence that tells of it, or as a sheet that has
// to be read.
const (
	boundTime = 300 * time.Millisecond
	sheetTime = 2200 * time.Millisecond
)

// boundHold is how long what is shown in one beat stays: where nothing is worth a look by itself it is not waited for.
func (t *Table) boundHold() time.Duration {
	p := &t.play
	moves := func(e rules.Event) bool { return e.Kind == rules.PieceMoved }
	switch {
	case p.now.recap && p.now.told != "":
		return p.reading(p.now.told)
	case p.hold == 0:
		return 0
	case p.now.told != "" || slices.ContainsFunc(p.events[:p.now.events], moves):
		return boundTime
	}
	return sheetTime
}

// bound takes a choice in and returns what can be shown now: nothing as long as others are to come that are shown with it
// (rules.Binder), and then all of them as one.
func (t *Table) bound(b batch) []batch {
	p := &t.play
	if p.held != nil {
		b = joined(*p.held, b)
		p.held = nil
	}
	m := t.config.Match
	if more := t.bind(&b); more && b.computer && m.Decider() == rules.SeatsOf(b.seat) && !m.Over() && !t.skipping && t.factor() > 0 {
		p.held = &b
		return nil
	}
	return []batch{b}
}

// joined puts a batch after another one of the same seat.
func joined(a, b batch) batch {
	a.to, a.instants = b.to, append(a.instants, b.instants...)
	return a
}

// bind settles how much of a batch is shown in one beat, and reports whether more choices belong to it.
func (t *Table) bind(b *batch) (more bool) {
	m := t.config.Match
	binder, ok := m.View(t.viewer).(rules.Binder)
	if !ok {
		return false
	}
	var events []rules.Event
	for n := b.from; n < b.to; n++ {
		events = append(events, m.Seen(n, t.viewer)...)
	}
	more, told, text := binder.Bind(events)
	b.events, b.told = 0, ""
	if !more && b.to-b.from > 1 {
		b.events, b.told = told, text.String()
	}
	return more
}

// replayed is the choices from a position on as they are shown again, each time as many as are shown as one.
func (t *Table) replayed(from int) (list []batch) {
	m := t.config.Match
	h := m.History()
	for n := from; n < m.Len(); {
		b := batch{from: n, to: n + 1, seat: h[n].Seat(), recap: true, instants: make([][]match.Instant, 1)}
		for t.bind(&b) && b.to < m.Len() && h[b.to].Seat() == b.seat {
			b = joined(b, batch{from: b.to, to: b.to + 1, instants: make([][]match.Instant, 1)})
		}
		list = append(list, b)
		n = b.to
	}
	return list
}

// trace is what others have done since the last decision of the person who looks on, kept for the layout.
type trace struct {
	from, upto, shown int
	viewer            rules.Seat
	events            []rules.Event
	turn              []rules.Event // from the beginning of the turn on in which that decision was made
}

// traced is what others have done since the last decision of the person who looks on, as far as it has been shown; nothing
// once that person has clicked something, and where nobody plays.
func (t *Table) traced() []rules.Event {
	m := t.config.Match
	if t.hushed && t.mode() == Asking || t.looking >= 0 || m.Humans() == 0 || t.viewer == rules.NoSeat {
		return nil
	}
	now := trace{from: t.lastOwn(), upto: t.at, viewer: t.viewer}
	if t.play.active {
		now.upto, now.shown = t.play.now.from, len(t.play.told())
	}
	if now.from >= now.upto && now.shown == 0 {
		return nil
	}
	if k := &t.trace; k.events != nil && k.from == now.from && k.upto == now.upto && k.shown == now.shown && k.viewer == now.viewer {
		return k.events
	}
	now.events = []rules.Event{}
	for n := max(now.from, now.upto-mostTraced); n < now.upto; n++ {
		now.events = append(now.events, m.Seen(n, t.viewer)...)
	}
	if now.upto >= now.from {
		now.events = append(now.events, t.play.told()...)
	}
	now.turn = append(t.begunBefore(now.from), now.events...)
	now.events = slices.DeleteFunc(now.events, func(e rules.Event) bool { return t.own(e.Seat) })
	t.trace = now
	return now.events
}

// begunBefore is what happened before a decision from the beginning of the turn on in which the one before it was made.
func (t *Table) begunBefore(decision int) (events []rules.Event) {
	m, first := t.config.Match, decision
	for first > 0 && decision-first < mostTraced {
		first--
		seen := m.Seen(first, t.viewer)
		if i := slices.IndexFunc(seen, func(e rules.Event) bool { return e.Kind == rules.TurnBegan }); i >= 0 && first < decision-1 {
			return append(slices.Clone(seen[i:]), events...)
		}
		events = append(seen, events...)
	}
	return events
}

// ledTo reports whether a line of the log tells of what has been shown of the choices that are being shown.
func (p *playback) ledTo(l match.Line) bool {
	if l.Entry >= p.now.to {
		return false
	}
	upto := l.Upto
	if upto == 0 && l.Entry+1 < p.now.to {
		upto = 1 // what no event tells is told by what comes after it
	}
	return upto > 0 && p.began[l.Entry-p.now.from]+upto <= len(p.told())
}

// mostTraced is over how many decisions what others did is looked for.
const mostTraced = 200
