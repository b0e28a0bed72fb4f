package match

import (
	"slices"

	"portcullis/rules"
	"portcullis/save"
)

// Line is one line of the log.
type Line struct {
	Entry    int // History()[Entry] brought it about, the deal if -1; At(Entry+1) is the moment after
	First    int // the first of the decisions that it tells of, where these are several up to Entry; else Entry
	Turn     int
	Kind     rules.EventKind
	Text     rules.Text
	Elements []rules.Element // what it touches, for highlighting
	Rule     string          // ledger id
	Seat     rules.Seat      // who did it, NoSeat for the game itself
	Weighs   bool            // dice fell in it, something left play, or it sums up
	Sums     bool            // it sums a turn up
	Ahead    bool            // it only announces what a later line of the turn tells that touches all of Of: see [rules.Announcer]
	Of       []rules.Element
	Since    int // of the events of the entry, as the reader saw them, the first that it tells of
	Upto     int // how many events of the entry, as the reader saw them, have happened when it can be read; 0 where no event tells
}

// transcript is the log as one viewer reads it, as far as it has been asked for.
type transcript struct {
	lines   []Line
	entries int  // how many entries the lines tell
	begun   bool // they tell of the deal
	bound   bound
}

// bound is decisions of one seat that may come to be told in one line: see [rules.Binder].
type bound struct {
	open   bool
	first  int // the first of them
	seat   rules.Seat
	events []rules.Event
}

// cut forgets the lines of all entries from n on, and of those that are told with them.
func (t *transcript) cut(n int) {
	if t.entries <= n {
		return
	}
	if t.bound.open && t.bound.first < n {
		n = t.bound.first
	}
	i, _ := slices.BinarySearchFunc(t.lines, n, func(l Line, n int) int { return l.Entry - n })
	if i < len(t.lines) {
		n = min(n, t.lines[i].First)
	}
	t.entries, t.bound = n, bound{}
	clear(t.lines[i:])
	t.lines = t.lines[:i]
}

// Lines is the log as a viewer may read it; [rules.NoSeat] reads everything. It costs only what
// was added since it was last asked for, and holds until the next change of the match.
func (m *Match) Lines(viewer rules.Seat) []Line {
	if viewer < rules.NoSeat || viewer >= save.MaxSeats {
		return nil
	}
	t := &m.told[viewer+1]
	if !t.begun {
		t.lines, t.begun = m.recite(nil, m.seen(m.dealt, viewer), -1, 0), true
	}
	for ; t.entries < m.stand; t.entries++ {
		t.lines = m.total(m.tell(t.lines, t.entries, viewer), t.entries, viewer)
		m.bind(t, t.entries, viewer)
	}
	return slices.Clip(t.lines)
}

// Sum is the line that sums up the turn that is under way, as a viewer may read it; false: there is nothing to sum up.
// Once the turn is over the line stands in the log.
func (m *Match) Sum(viewer rules.Seat) (Line, bool) {
	t, ok := m.state.(rules.Totaller)
	if !ok || m.stand == 0 {
		return Line{}, false
	}
	n := m.stand - 1
	return m.summed(t, m.underWay(m.stand, viewer), n, len(m.past.entries[n].Events))
}

// summed is the line of an entry that sums events up once so many events of the entry have happened.
func (m *Match) summed(t rules.Totaller, events []rules.Event, n, upto int) (Line, bool) {
	text := t.Total(events)
	l := Line{Entry: n, First: n, Turn: m.past.entries[n].Turn, Kind: rules.Note, Text: text, Seat: rules.NoSeat, Since: max(0, upto-1), Upto: upto, Weighs: true, Sums: true}
	for _, e := range events {
		l.touch(e.Elements(nil)...)
	}
	return l, !text.Empty()
}

// begins reports whether a turn begins or the match ends: what came before can be summed up.
func begins(e rules.Event) bool { return e.Kind == rules.TurnBegan || e.Kind == rules.MatchEnded }

// underWay is the events before entry n since its turn began.
func (m *Match) underWay(n int, viewer rules.Seat) (events []rules.Event) {
	for n--; n >= 0; n-- {
		seen := m.seen(m.past.entries[n].Events, viewer)
		last := -1
		for i, e := range seen {
			if begins(e) {
				last = i
			}
		}
		events = slices.Concat(seen[last+1:], events)
		if last >= 0 {
			break
		}
	}
	return events
}

// total puts the line that sums a turn up before those of entry n that tell of the next one.
func (m *Match) total(lines []Line, n int, viewer rules.Seat) []Line {
	t, ok := m.state.(rules.Totaller)
	if !ok {
		return lines
	}
	events := m.seen(m.past.entries[n].Events, viewer)
	i := slices.IndexFunc(events, begins)
	if i < 0 {
		return lines
	}
	l, ok := m.summed(t, append(m.underWay(n, viewer), events[:i]...), n, i+1)
	if !ok {
		return lines
	}
	at := len(lines)
	for at > 0 && lines[at-1].Entry == n && lines[at-1].Upto > i {
		at--
	}
	return slices.Insert(lines, at, l)
}

// bind tells in one line of entry n and of those before it, where the game says that they belong together.
func (m *Match) bind(t *transcript, n int, viewer rules.Seat) {
	b, ok := m.state.(rules.Binder)
	if !ok {
		return
	}
	e, now := m.past.entries[n], &t.bound
	if !now.open || now.seat != e.Seat() {
		*now = bound{first: n, seat: e.Seat()}
	}
	before := len(now.events)
	now.events = append(now.events, m.seen(e.Events, viewer)...)
	more, told, text := b.Bind(now.events)
	if now.open = more; more || text.Empty() {
		return
	}
	last, upto := n, told-before
	for upto == 0 && last > now.first { // the entry that shows that no more belong together is none of them
		last--
		upto = len(m.past.entries[last].Events)
	}
	i, _ := slices.BinarySearchFunc(t.lines, now.first, func(l Line, first int) int { return l.Entry - first })
	end := i
	l := Line{Entry: last, First: now.first, Turn: m.past.entries[now.first].Turn, Kind: rules.Note, Text: text, Seat: e.Seat(), Upto: upto, Ahead: true}
	if i < len(t.lines) {
		l.Turn, l.Rule = t.lines[i].Turn, t.lines[i].Rule
	}
	for ; end < len(t.lines) && (t.lines[end].Entry < last || t.lines[end].Entry == last && t.lines[end].Upto <= upto); end++ {
		if t.lines[end].Kind == rules.PieceMoved {
			l.Kind = rules.PieceMoved
		}
		l.Ahead, l.Of = l.Ahead && t.lines[end].Ahead, append(l.Of, t.lines[end].Of...)
		l.touch(t.lines[end].Elements...)
	}
	t.lines = slices.Replace(t.lines, i, end, l)
}

// touch adds what a line touches.
func (l *Line) touch(elements ...rules.Element) {
	for _, el := range elements {
		if !slices.Contains(l.Elements, el) {
			l.Elements = append(l.Elements, el)
		}
	}
}

// tell appends the lines of entry n.
func (m *Match) tell(lines []Line, n int, viewer rules.Seat) []Line {
	e := m.past.entries[n]
	told := len(lines)
	lines = m.recite(lines, m.seen(e.Events, viewer), n, e.Turn)
	if len(lines) == told {
		return m.silent(lines, n, viewer)
	}
	return lines
}

// recite appends a line for every sentence that is told of the events; turn is that in which they began to happen, 0 before
// the first.
func (m *Match) recite(lines []Line, events []rules.Event, n, turn int) []Line {
	begun := 0 // the events that were looked at for their turn
	announcer, announces := m.state.(rules.Announcer)
	rules.Recount(m.state, events, func(first int, told []rules.Event, text rules.Text) {
		upto := first + len(told)
		for ; begun < upto; begun++ {
			if events[begun].Kind == rules.TurnBegan {
				turn++ // as Progress does
			}
		}
		last := told[len(told)-1]
		l := Line{Entry: n, First: n, Turn: max(turn, 1), Kind: last.Kind, Text: text, Rule: last.Rule, Seat: last.Seat, Since: first, Upto: upto, Ahead: announces}
		for _, ev := range told {
			if l.Ahead {
				of, ok := announcer.Announces(ev)
				l.Of, l.Ahead = append(l.Of, of...), ok
			}
			l.touch(ev.Elements(nil)...)
			l.Weighs = l.Weighs || ev.Kind == rules.DiceRolled || ev.Kind == rules.PieceRemoved
		}
		lines = append(lines, l)
	})
	return lines
}

// silent appends the line of an entry of which no event tells: what was decided. Of what the viewer may not know nothing is told:
// that somebody has decided something helps nobody. What only leads on to the next decision is told by what that does.
func (m *Match) silent(lines []Line, n int, viewer rules.Seat) []Line {
	e := m.past.entries[n]
	if e.Description.Prelude {
		return lines
	}
	l := Line{Entry: n, First: n, Turn: e.Turn, Kind: rules.Note, Seat: e.Seat(), Rule: e.Description.Rule}
	switch {
	case !m.secret || viewer == rules.NoSeat || e.Seats.Has(viewer):
		l.Text, l.Elements = e.Description.Sentence, e.Description.Path
	case m.overt(e):
		l.Text = m.by(e)
	default:
		return lines
	}
	return append(lines, l)
}

// Seen is the events of History()[n] as a viewer saw them happen; [rules.NoSeat] sees everything.
func (m *Match) Seen(n int, viewer rules.Seat) []rules.Event {
	if n < 0 || n >= m.stand {
		return nil
	}
	return slices.Clone(m.seen(m.past.entries[n].Events, viewer))
}

// seen is events as a viewer saw them.
func (m *Match) seen(events []rules.Event, viewer rules.Seat) []rules.Event {
	if !m.info.Hidden || viewer == rules.NoSeat {
		return events
	}
	r, ok := m.state.(rules.Redactor)
	if !ok {
		return nil
	}
	seen := make([]rules.Event, len(events))
	for i, ev := range events {
		seen[i] = r.Redact(ev, viewer)
	}
	return seen
}

// Told is the events of the whole match as a viewer saw them happen, first one first, those of the deal included;
// [rules.NoSeat] saw everything.
func (m *Match) Told(viewer rules.Seat) (events []rules.Event) {
	events = slices.Clone(m.seen(m.dealt, viewer))
	for n := range m.Len() {
		events = append(events, m.Seen(n, viewer)...)
	}
	return events
}
