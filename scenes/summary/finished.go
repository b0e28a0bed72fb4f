package summary

import (
	"time"

	"portcullis/game/feat"
	"portcullis/game/match"
	"portcullis/save/outcomes"
)

// Finished is how a match ended that people played; false: it goes on, only computer players sat there, or it is a lesson.
// Feats are those that can be earned.
func Finished(m *match.Match, feats feat.List, at time.Time) (outcomes.Outcome, bool) {
	h := m.Header()
	if !counted(m) {
		return outcomes.Outcome{}, false
	}
	end, _ := m.State().Outcome()
	p := m.State().Progress()
	return outcomes.Outcome{
		Key: outcomes.Key(h), Game: h.Game, Options: h.Options, Seats: h.Seats, Won: StateOf(m) == Won,
		Result: end.Result, Choices: m.Len(), Turns: p.Turns(), Rounds: p.Rounds, Ended: at.UTC().Truncate(time.Second), Feats: feats.In(m),
	}, true
}

// counted reports whether a match is over and belongs into the records.
func counted(m *match.Match) bool {
	_, over := m.State().Outcome()
	return over && m.Humans() != 0 && m.Header().Lesson == ""
}

// Keep writes down how a match ended, once, and returns the feats that people earned in it and those of the whole box that
// it completed, each with whether that is for the first time.
func Keep(book *outcomes.Book, feats feat.List, m *match.Match, at time.Time) (earned map[string]bool, err error) {
	o, ok := Finished(m, feats, at)
	if !ok {
		return nil, nil
	}
	before := book.All()
	err = book.Add(o)
	earned = map[string]bool{}
	for _, id := range o.Feats {
		earned[id] = false
	}
	for _, f := range feats.New(before, book.All()) {
		earned[f.ID] = true
	}
	return earned, err
}
