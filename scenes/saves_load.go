package scenes

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// shelf remembers what was read of the saved matches, so that only files that have changed
// are read again.
type shelf struct {
	known map[string]shelved
}

// shelved is a file as it was read.
type shelved struct {
	modified time.Time
	size     int64
	saved    savedMatch
}

// folder is where matches are saved.
func (h *House) folder() (*save.Folder, error) { return save.OpenFolder(h.app.Folders().Matches) }

// saved lists the saved matches, newest first, without pictures.
func (h *House) saved() ([]savedMatch, error) {
	dir, err := h.folder()
	if err != nil {
		return nil, err
	}
	entries, err := dir.List()
	if err != nil {
		return nil, err
	}
	fresh := make(map[string]shelved, len(entries))
	var list []savedMatch
	for _, e := range entries {
		known, ok := h.shelf.known[e.Path]
		if !ok || !known.modified.Equal(e.Modified) || known.size != e.Size {
			known = shelved{e.Modified, e.Size, h.describe(e)}
		}
		known.saved.When = day(e.Modified, h.config.Now())
		fresh[e.Path] = known
		list = append(list, known.saved)
	}
	h.shelf.known = fresh
	return list, nil
}

// describe says what a file of the folder holds.
func (h *House) describe(e save.Entry) savedMatch {
	s := savedMatch{Path: e.Path, ID: "save:" + filepath.Base(e.Path), Name: e.Name, Game: find(h.lids, e.Game), State: damaged}
	if e.Game == "" {
		s.Game = Lid{ID: "kurth", Title: "Unknown match"}
	}
	s.Title = s.Game.Title
	if e.File != nil {
		s.begun(e.File, h.config.Now())
	}
	fault := e.Err
	if fault == nil {
		m, err := match.Load(h.app.Games(), e.File, nil)
		if err == nil {
			s.stands(m)
			return s
		}
		if !errors.As(err, &fault) {
			fault = &save.FileError{Path: e.Path, Reason: err.Error()}
		}
	}
	s.broken(fault)
	return s
}

// begun takes in what the head of the file says.
func (s *savedMatch) begun(f *save.File, now time.Time) {
	s.Title = titleOf(s.Game, f.Header.Options)
	s.Variant = variantOf(s.Game, f.Header.Options)
	s.Choices = 0
	for _, r := range f.Records {
		if r.Kind == save.Play {
			s.Choices++
		}
	}
	if !f.Header.Created.IsZero() {
		s.Began = "started " + lower(day(f.Header.Created, now))
	}
	for i := range f.Header.Seats {
		s.Seats = append(s.Seats, seal(i))
	}
}

// stands takes in how a match stands.
func (s *savedMatch) stands(m *match.Match) {
	state := glance(m)
	s.Choices = m.Len()
	s.Turn = state.Progress().Text.String()
	s.State = stateOf(m)
	s.Veiled = veiled(m)
	if older := m.Older(); older != nil {
		s.Lines = []string{older.Text().String()}
	}
	if o, over := state.Outcome(); over {
		s.Next = o.Reason.String()
		return
	}
	s.Next = state.Prompt().Ask.String()
	if who := m.SeatName(m.Decider().First()) + ": "; len(m.Seats()) > 1 && !strings.HasPrefix(s.Next, who) {
		s.Next = who + s.Next
	}
}

// stateOf is how far a match has come, seen by the people who play it.
func stateOf(m *match.Match) matchState {
	o, over := m.State().Outcome()
	switch humans := m.Humans(); {
	case !over:
		return playing
	case humans == 0:
		return ended
	case o.Winners&humans != 0:
		return won
	}
	return lost
}

// broken takes in why a file cannot be opened.
func (s *savedMatch) broken(f *save.FileError) {
	s.State = damaged
	s.Turn = upper(f.Reason)
	if f.Line > 0 {
		s.Turn = fmt.Sprintf("Line %d: %s", f.Line, f.Reason)
	}
	s.Advice = f.Advice
	s.Rescue = f.Readable != nil && errors.Is(f, save.ErrDamaged)
	if f.Readable != nil {
		s.Next = rules.Count(plays(f.Readable), "%d decision can be read", "%d decisions can be read").String()
	} else {
		s.Next = "Nothing of it can be read"
	}
}

func plays(f *save.File) int {
	n := 0
	for _, r := range f.Records {
		if r.Kind == save.Play {
			n++
		}
	}
	return n
}

// day writes a moment as people do: "Today, 21:40", "Yesterday, 22:14", "14 November",
// "14 November 2024".
func day(at, now time.Time) string {
	at, now = at.Local(), now.Local()
	midnight := func(t time.Time) time.Time { return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, t.Location()) }
	switch days := int(midnight(now).Sub(midnight(at)).Round(24*time.Hour) / (24 * time.Hour)); {
	case days == 0:
		return "Today, " + at.Format("15:04")
	case days == 1:
		return "Yesterday, " + at.Format("15:04")
	case at.Year() == now.Year():
		return at.Format("2 January")
	}
	return at.Format("2 January 2006")
}

func lower(s string) string { return strings.ToLower(s[:1]) + s[1:] }

func upper(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
