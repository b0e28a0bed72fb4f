package summary

import (
	"errors"
	"path/filepath"
	"strings"
	"time"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// Shelf lists the saved matches. It remembers what it has read, so that only files that have
// changed are read again.
type Shelf struct {
	Shell *shell.Shell
	Games kit.Games
	known map[string]shelved
	guard guard
}

// shelved is a file as it was read.
type shelved struct {
	modified time.Time
	size     int64
	saved    Match
}

// Folder is where matches are saved.
func (s *Shelf) Folder() (*save.Folder, error) { return save.OpenFolder(s.Shell.App.Folders().Matches) }

// List lists the saved matches, newest first, without pictures.
func (s *Shelf) List() ([]Match, error) {
	dir, err := s.Folder()
	if err != nil {
		return nil, err
	}
	entries, err := dir.List()
	if err != nil {
		return nil, err
	}
	if app := s.Shell.App; s.guard.patience == 0 {
		s.guard.patience, s.guard.version = patience, app.Version()
		if state := app.Folders().State; state != "" {
			s.guard.path = filepath.Join(state, "saves.json")
		}
	}
	defer s.guard.finish()
	fresh := make(map[string]shelved, len(entries))
	var list []Match
	for _, e := range entries {
		known, ok := s.known[e.Path]
		if !ok || !known.modified.Equal(e.Modified) || known.size != e.Size {
			m, final := s.guard.read(e, s.head(e), s.describe)
			if known = (shelved{e.Modified, e.Size, m}); !final {
				known.size = -1 // ask again
			}
		}
		known.saved.When = day(e.Modified, s.Shell.Now())
		fresh[e.Path] = known
		list = append(list, known.saved)
	}
	s.known = fresh
	return list, nil
}

// head is what can be said of a file without playing it.
func (s *Shelf) head(e save.Entry) Match {
	m := Match{Path: e.Path, ID: "save:" + filepath.Base(e.Path), Name: e.Name, Game: s.Games.Find(e.Game), State: Damaged}
	if e.Game == "" {
		m.Game = kit.Entry{Title: rules.Say("Unknown match")}
	}
	m.Title = m.Game.Title
	return m
}

// describe says what a file of the folder holds.
func (s *Shelf) describe(e save.Entry) Match {
	m := s.head(e)
	if e.File != nil {
		m.begun(e.File, s.Shell.Now())
	}
	fault := e.Err
	if fault == nil {
		loaded, err := match.Load(s.Shell.App.Games(), e.File, nil)
		if err == nil {
			m.stands(loaded)
			return m
		}
		if !errors.As(err, &fault) {
			fault = &save.FileError{Path: e.Path, Reason: err.Error()}
		}
	}
	m.broken(fault)
	return m
}

// begun takes in what the head of the file says.
func (s *Match) begun(f *save.File, now time.Time) {
	s.Title = s.Game.Called(f.Header.Options)
	s.Variant = s.Game.Variant(f.Header.Options)
	s.Choices = 0
	for _, r := range f.Records {
		if r.Kind == save.Play {
			s.Choices++
		}
	}
	if !f.Header.Created.IsZero() {
		s.Began = rules.Say("started %s", shell.Lower(day(f.Header.Created, now)))
	}
	for i := range f.Header.Seats {
		s.Seats = append(s.Seats, ink.Seal(i))
	}
}

// stands takes in how a match stands.
func (s *Match) stands(m *match.Match) {
	state := Shown(m)
	s.Choices = m.Len()
	s.Turn = state.Progress().Text.String()
	s.State = StateOf(m)
	s.Veiled = Veiled(m)
	if older := m.Older(); older != nil {
		s.Lines = []string{older.Text().String()}
	}
	if o, over := state.Outcome(); over {
		s.Next = o.Reason.String()
		return
	}
	s.Next = state.Prompt().Ask.String()
	if who := m.SeatName(m.Decider().First()); len(m.Seats()) > 1 && !strings.HasPrefix(s.Next, who+": ") {
		s.Next = rules.Say("%s: %s", who, s.Next)
	}
}

// StateOf is how far a match has come, seen by the people who play it.
func StateOf(m *match.Match) State {
	o, over := m.State().Outcome()
	switch humans := m.Humans(); {
	case !over:
		return Playing
	case humans == 0:
		return Ended
	case o.Winners&humans != 0:
		return Won
	}
	return Lost
}

// broken takes in why a file cannot be opened.
func (s *Match) broken(f *save.FileError) {
	s.State = Damaged
	s.Turn = shell.Upper(f.Reason)
	if f.Line > 0 {
		s.Turn = rules.Say("Line %d: %s", f.Line, f.Reason)
	}
	s.Advice = f.Advice
	s.Rescue = f.Readable != nil && errors.Is(f, save.ErrDamaged)
	if f.Readable != nil {
		s.Next = rules.Count(plays(f.Readable), "%d decision can be read", "%d decisions can be read").String()
	} else {
		s.Next = rules.Say("Nothing of it can be read")
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
		return rules.Say("Today, %s", at.Format("15:04"))
	case days == 1:
		return rules.Say("Yesterday, %s", at.Format("15:04"))
	case at.Year() == now.Year():
		return rules.Say("%d %s", at.Day(), month(at))
	}
	return rules.Say("%d %s %d", at.Day(), month(at), at.Year())
}

// month is the name of a month in a date.
func month(at time.Time) rules.Text {
	return [...]rules.Text{rules.T("January"), rules.T("February"), rules.T("March"), rules.T("April"), rules.T("May"), rules.T("June"), rules.T("July"),
		rules.T("August"), rules.T("September"), rules.T("October"), rules.T("November"), rules.T("December")}[at.Month()-1].In("a date")
}
