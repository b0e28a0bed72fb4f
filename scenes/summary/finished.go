package summary

import (
	"time"

	"portcullis/game/match"
	"portcullis/save/outcomes"
)

// Finished is how a match ended that people played; false: it goes on, only computer players sat there, or it is a lesson.
func Finished(m *match.Match, at time.Time) (outcomes.Outcome, bool) {
	end, over := m.State().Outcome()
	h := m.Header()
	if !over || m.Humans() == 0 || h.Lesson != "" {
		return outcomes.Outcome{}, false
	}
	return outcomes.Outcome{
		Key: outcomes.Key(h), Game: h.Game, Options: h.Options, Seats: h.Seats, Won: StateOf(m) == Won,
		Result: end.Result, Choices: m.Len(), Ended: at.UTC().Truncate(time.Second),
	}, true
}

// Keep writes down how a match ended, once.
func Keep(book *outcomes.Book, m *match.Match, at time.Time) error {
	if o, ok := Finished(m, at); ok {
		return book.Add(o)
	}
	return nil
}
