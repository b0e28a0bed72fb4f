package game

import (
	"errors"
	"fmt"
	"time"

	"portcullis/game/lesson"
	"portcullis/game/match"
	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/save"
)

// table is the match in progress: its file, and who thinks about it.
type table struct {
	app     *App
	match   *match.Match
	journal *save.Journal
	lesson  *lesson.Run // that the match is; nil: none
	think   thinking    // a computer player's turn
	crew    crew        // its computer players
	hint    thinking
	dog     watchdog
	again   retry
	advice  Hint
	advised bool
	opening func() // calls off the reading of another match; nil: none is being read
}

func (t *table) path() string {
	if t.journal == nil {
		return ""
	}
	return t.journal.Path()
}

var errNoMatch = errors.New("no match is on the table")

// put lays a match on the table and shows the board.
func (t *table) put(m *match.Match, j *save.Journal) {
	t.clear()
	t.match, t.journal = m, j
	t.teach(m)
	t.app.sounds.Ambience(sound.Night)
	t.app.stack.cut(1)
	t.app.stack.push(t.app.options.Board(t.app))
	t.tell(Change{Kind: Opened, To: m.Len()})
}

// clear puts the match away.
func (t *table) clear() {
	t.forget()
	if t.match == nil {
		return
	}
	if err := t.match.Keep(); err != nil {
		t.app.fail(err)
	}
	if t.journal != nil {
		if err := t.journal.Close(); err != nil {
			t.app.log.Error("closing the match file", "path", t.journal.Path(), "error", err)
		}
	}
	from := t.match.Len()
	t.match, t.journal, t.lesson, t.crew = nil, nil, nil, nil
	t.app.sounds.Ambience(sound.Quiet)
	t.tell(Change{Kind: Closed, From: from})
}

// tell passes a change on to the scenes that follow the match.
func (t *table) tell(c Change) {
	for _, s := range t.app.stack.scenes {
		if f, ok := s.(Follower); ok {
			f.Follow(c)
		}
	}
}

// forget stops all thinking about the position.
func (t *table) forget() {
	t.think.stop()
	t.forgetHint()
}

// kept separates what a person must be told from what went wrong: a match whose file
// could not take a record goes on, and so does one whose file was lost and written anew.
func kept(err error) (warning, failure error) {
	if w := (*match.NotKept)(nil); errors.As(err, &w) {
		return w, nil
	}
	if w := (*save.Rescued)(nil); errors.As(err, &w) {
		return w, nil
	}
	return nil, err
}

// play plays a choice and tells of it.
func (t *table) play(c rules.Choice, reason rules.Text) error {
	if t.match == nil {
		return errNoMatch
	}
	if err := t.settle(c); err != nil {
		return err
	}
	from := t.match.Len()
	instants, err := t.match.Show(c)
	warning, err := kept(err)
	if err != nil {
		return err
	}
	t.forget()
	t.taught()
	seat := t.match.History()[from].Seat()
	t.tell(Change{Kind: Played, From: from, To: t.match.Len(), Choice: c, Seat: seat, Instants: instants, Reason: reason})
	return warning
}

// move does an undo or a redo and tells of it.
func (t *table) move(how func(*match.Match) error) error {
	if t.match == nil {
		return errNoMatch
	}
	from := t.match.Len()
	warning, err := kept(how(t.match))
	if err != nil {
		return err
	}
	t.forget()
	t.taught()
	t.bookmark()
	t.tell(Change{Kind: Moved, From: from, To: t.match.Len()})
	return warning
}

// set changes something about the match that is not part of the position.
func (t *table) set(how func(*match.Match) error) error {
	if t.match == nil {
		return errNoMatch
	}
	warning, err := kept(how(t.match))
	if err != nil {
		return err
	}
	t.forget()
	t.tell(Change{Kind: TableSet, From: t.match.Len(), To: t.match.Len()})
	return warning
}

// Do begins the match.
func (c NewMatch) Do(a *App) error {
	game, err := a.options.Games.Game(c.Header.Game)
	if err != nil {
		return err
	}
	h := c.Header
	h.App = a.options.Version
	if h.Created.IsZero() {
		h.Created = a.options.Now().UTC().Truncate(time.Second)
	}
	if h, err = match.Settle(game, h); err != nil {
		return err
	}
	if _, err := match.New(game, h, nil); err != nil {
		return err // before there is a file
	}
	j, unkept := a.createFile(h)
	var journal match.Journal
	if j != nil {
		journal = j
	}
	m, err := match.New(game, h, journal)
	if err != nil {
		return errors.Join(err, a.discard(j))
	}
	a.table.put(m, j)
	return unkept
}

// createFile makes the match file. A match that cannot be kept is played all the same; the
// error says so.
func (a *App) createFile(h save.Header) (*save.Journal, error) {
	folder, err := save.OpenFolder(a.options.Folders.Matches)
	if err == nil {
		var j *save.Journal
		if j, err = save.Create(folder.NewPath(h.Game, h.Created), h); err == nil {
			return j, nil
		}
	}
	return nil, fmt.Errorf("the match is not saved: %w", err)
}

func (a *App) discard(j *save.Journal) error {
	if j == nil {
		return nil
	}
	return j.Close()
}

// Do puts the match away and goes back to the lowest scene.
func (LeaveMatch) Do(a *App) error {
	a.table.clear()
	a.stack.cut(1)
	return nil
}

// Do plays the choice.
func (c Play) Do(a *App) error { return a.table.play(c.Choice, rules.Text{}) }

// Do takes back.
func (c Undo) Do(a *App) error {
	return a.table.move(func(m *match.Match) error { return m.Undo(c.Scope) })
}

// Do takes back.
func (c UndoTo) Do(a *App) error {
	return a.table.move(func(m *match.Match) error { return m.UndoTo(c.N) })
}

// Do plays again.
func (c Redo) Do(a *App) error {
	return a.table.move(func(m *match.Match) error { return m.Redo(c.Scope) })
}

// Do plays again.
func (c RedoTo) Do(a *App) error {
	return a.table.move(func(m *match.Match) error { return m.RedoTo(c.N) })
}

// Do gives the match a name.
func (c RenameMatch) Do(a *App) error {
	return a.table.set(func(m *match.Match) error { return m.Rename(c.Name) })
}

// Do changes the table option.
func (c SetTakeBacks) Do(a *App) error {
	return a.table.set(func(m *match.Match) error { return m.SetTakeBacks(c.TakeBacks) })
}

// Do changes names and players.
func (c SetSeats) Do(a *App) error {
	return a.table.set(func(m *match.Match) error { return m.SetSeats(c.Seats) })
}

// Do settles a preference.
func (c Prefer) Do(a *App) error {
	return a.table.set(func(m *match.Match) error { return m.Prefer(c.Seat, c.ID, c.Value) })
}

// Do offers the journal what it could not take.
func (SaveNow) Do(a *App) error {
	t := &a.table
	switch {
	case t.match == nil:
		return errNoMatch
	case t.journal == nil:
		return errors.New("the match is not saved: it has no file")
	}
	if err := t.match.Keep(); err != nil {
		return err
	}
	a.notice(Notice{Text: "Saved. Every decision is saved as it is made."})
	return nil
}
