package table

import (
	"time"
	"unicode/utf8"

	"portcullis/rules"
)

// Fleeter is a Board that knows which words lie open only for a moment, though people want to read them: those of a card that is drawn
// and gone with what follows by itself.
type Fleeter interface {
	// Fleeting is what is to be read of the event at an index, with the state right after it; empty: nothing. Later says that it can be
	// read later as well: it is looked at for a moment, so that one sees what it is and where it goes.
	Fleeting(s rules.State, events []rules.Event, i int) (words string, later bool)
}

// readTime is how long words stay at normal speed that the person drew and that are gone after it, unless a click or a key ends it; 0: the
// event at an index of what is shown has none, or somebody else drew them, or they are seen again.
func (t *Table) readTime(i int) time.Duration {
	const glance, letter, look = 800 * time.Millisecond, 35 * time.Millisecond, 1500 * time.Millisecond
	p := &t.play
	b, ok := t.config.Board.(Fleeter)
	if !ok || p.now.recap || p.now.computer || !t.own(p.events[i].Seat) {
		return 0
	}
	words, later := b.Fleeting(p.states[i], p.events, i)
	switch {
	case words == "":
		return 0
	case later:
		return look
	}
	return min(glance+letter*time.Duration(utf8.RuneCountInString(words)), restTime)
}
