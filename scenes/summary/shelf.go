package summary

import (
	"cmp"
	"context"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/save/outcomes"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// Shelf lists the saved matches. It remembers what it has read, so that only files that have
// changed are read again.
type Shelf struct {
	Shell *shell.Shell
	Games kit.Games

	last []Match // as they were told last
	off  func()  // calls off the reading that is under way; nil: there is none

	mu    sync.Mutex // held while the folder is read, however long that takes
	known map[string]shelved
	guard guard
	index index

	pardons struct { // files that were set aside and have been read after all
		sync.Mutex
		paths []string
	}
}

// shelved is a file as it was read.
type shelved struct {
	modified time.Time
	size     int64
	saved    Match
	unsure   bool // the file was written just before: its time tells nothing
}

// Listing is the saved matches, newest first and without pictures, or what is known of them so far.
type Listing struct {
	Matches []Match
	Reading bool  // more is being read
	Read    int   // of the files, while they are being read
	Files   int   // how many there are; 0: it is not known yet
	More    int   // how many older files are not listed
	Err     error // why the folder cannot be read
}

// Kept are the matches that a person would go on with or keep: those of lessons, which Learn goes on with, are none.
func (l Listing) Kept() []Match {
	return slices.DeleteFunc(slices.Clone(l.Matches), func(m Match) bool { return m.Lesson != "" })
}

// Progress says how far the reading has come; empty if nothing is being read.
func (l Listing) Progress() string {
	switch {
	case !l.Reading:
		return ""
	case l.Files == 0:
		return rules.Say("The saved matches are being read.")
	}
	return rules.Say("The saved matches are being read: %d of %d.", l.Read, l.Files)
}

// Listed is how many files are listed at most.
const Listed = 1000

// Folder is where matches are saved.
func (s *Shelf) Folder() (*save.Folder, error) { return save.OpenFolder(s.Shell.App.Folders().Matches) }

// Read has the folder read, apart from the screens, and tells what is known of it: before it returns,
// and on the loop's goroutine whenever that is more, until a Listing says that nothing is read any
// more. One screen at a time is told.
func (s *Shelf) Read(tell func(Listing)) {
	s.Stop()
	app := s.Shell.App
	r := &reading{shelf: s, version: app.Version(), state: app.Folders().State, post: app.Post}
	r.tell = func(l Listing) {
		s.last = l.Matches
		tell(l)
	}
	off := app.Send(game.Errand{Work: r.work, Then: func(err error) {
		r.over, s.off = true, nil
		r.tell(r.listing(err))
	}})
	if r.over {
		return
	}
	s.off = func() {
		r.over = true
		off()
	}
	r.tell(Listing{Matches: s.last, Reading: true})
}

// Stop ends the reading for the screen that has left.
func (s *Shelf) Stop() {
	if s.off != nil {
		s.off()
		s.off = nil
	}
}

// Forgive tells that a file that was set aside has been read after all. The next reading reads it
// again.
func (s *Shelf) Forgive(path string) {
	s.pardons.Lock()
	defer s.pardons.Unlock()
	s.pardons.paths = append(s.pardons.paths, path)
}

// pardon takes the files back that were forgiven.
func (s *Shelf) pardon() {
	s.pardons.Lock()
	defer s.pardons.Unlock()
	for _, path := range s.pardons.paths {
		delete(s.known, path)
		s.guard.forgive(path)
	}
	s.pardons.paths = nil
}

// rowID is the id of the row of a file.
func rowID(path string) string { return "save:" + filepath.Base(path) }

// head is what can be said of a file without playing it.
func (s *Shelf) head(e save.Entry) Match {
	m := Match{Path: e.Path, ID: rowID(e.Path), Name: e.Name, Game: s.Games.Find(e.Game), State: Damaged, Changed: e.Modified}
	if e.Game == "" {
		m.Game = kit.Entry{Title: rules.Say("Unknown match")}
	}
	m.Title = m.Game.Title
	return m
}

// describe reads a file of the folder and says what it holds.
func (s *Shelf) describe(ctx context.Context, e save.Entry) Match {
	e = e.Read()
	m := s.head(e)
	if e.File != nil {
		m.begins(e.File)
		m.Seats = Signs(s.Shell.Faces, m.Game, e.File.Header.Seats)
	}
	fault := e.Err
	if fault == nil {
		loaded, err := match.LoadContext(ctx, s.Shell.App.Games(), e.File, nil)
		if err == nil {
			m.stands(loaded)
			m.Seats = Signs(s.Shell.Faces, m.Game, loaded.Seats())
			if e.Unnamed() {
				m.Name = m.called()
			}
			if e.File.Damage == nil {
				m.sum = e.File.Sum
			}
			if counted(loaded) {
				m.ended = outcomes.Key(loaded.Header())
			}
			if _, err := Keep(s.Shell.Kept, s.Shell.Feats, loaded, e.Modified); err != nil {
				s.Shell.Tell(err)
			}
			return m
		}
		if !errors.As(err, &fault) {
			fault = &save.FileError{Path: e.Path, Reason: err.Error()}
		}
	}
	m.broken(fault)
	return m
}

// begins takes in what the head of the file says.
func (s *Match) begins(f *save.File) {
	s.Title, s.Lesson = s.Game.Called(f.Header.Options), f.Header.Lesson
	s.Short = cmp.Or(s.Game.Apart(f.Header.Options), s.Title)
	s.Variant = s.Game.Variant(f.Header.Options, len(f.Header.Seats))
	s.Choices = 0
	for _, r := range f.Records {
		if r.Kind == save.Play {
			s.Choices++
		}
	}
	s.begun = f.Header.Created
}

// stands takes in how a match stands.
func (s *Match) stands(m *match.Match) {
	state := Shown(m)
	s.Choices = m.Len()
	s.Turn = state.Progress().Text.String()
	s.State = StateOf(m)
	s.Veiled = Veiled(m)
	if seats := m.Seats(); len(seats) > 1 && s.Game.Ready() {
		s.Sitting = nil
		for i, seat := range seats {
			s.Sitting = append(s.Sitting, Sitting(seat, s.Game.Seat(i)))
		}
	}
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

// called is a match without a name by how it was settled and how far it has come: "Knight, round 6".
func (s *Match) called() string {
	stands := rules.T("%s", shell.Lower(s.Turn))
	if s.State != Playing {
		stands = rules.T("%s", shell.Lower(s.State.Word()))
	}
	if s.Variant == "" {
		return rules.Capital(stands).String()
	}
	return rules.Say("%s, %s", s.Variant, stands)
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
	return Date(at)
}

// Date writes a day with its year: "14 November 2024".
func Date(at time.Time) string { return rules.Say("%d %s %d", at.Day(), month(at), at.Year()) }

// month is the name of a month in a date.
func month(at time.Time) rules.Text {
	return [...]rules.Text{rules.T("January"), rules.T("February"), rules.T("March"), rules.T("April"), rules.T("May"), rules.T("June"), rules.T("July"),
		rules.T("August"), rules.T("September"), rules.T("October"), rules.T("November"), rules.T("December")}[at.Month()-1].In("a date")
}
