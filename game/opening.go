package game

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"portcullis/game/crash"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// opening is a match file on its way to the table.
type opening struct {
	path    string
	games   match.Games
	file    *save.File
	journal *save.Journal // nil: the match can only be looked at
	match   *match.Match
	why     error // why it can only be looked at
}

// Do has the match loaded, apart from the loop. Nothing changes before it is.
func (c OpenMatch) Do(a *App) error {
	if c.Path == a.table.path() && a.table.match != nil {
		if err := (LeaveMatch{}).Do(a); err != nil { // it lets go of the file
			return err
		}
	}
	if a.table.opening != nil {
		a.table.opening()
	}
	o := &opening{path: c.Path, games: a.options.Games}
	a.table.opening = a.Send(Errand{
		Doing:    rules.Say("Reading %s", filepath.Base(c.Path)),
		Work:     o.read,
		Then:     func(err error) { o.lay(a, err, c.Then) },
		Unwanted: func() { o.discard(a) },
	})
	return nil
}

// read reads the file and plays it again up to where it was left.
func (o *opening) read(ctx context.Context) error {
	return crash.TryFile(o.path, func() error {
		var err error
		o.file, o.journal, err = save.Resume(o.path)
		var fault *save.FileError
		if errors.As(err, &fault) && fault.Readable != nil && (errors.Is(err, save.ErrOpenElsewhere) || errors.Is(err, save.ErrReadOnly)) {
			o.file, o.why, err = fault.Readable, err, nil
		}
		if err != nil {
			return err
		}
		var journal match.Journal
		if o.journal != nil {
			journal = o.journal
		}
		o.match, err = match.LoadContext(ctx, o.games, o.file, journal)
		return err
	})
}

// lay lays the match on the table, or tells why it cannot be opened.
func (o *opening) lay(a *App, err error, then func(error)) {
	a.table.opening = nil
	if err != nil {
		o.discard(a)
		if then == nil {
			then = a.fail
		}
		then(err)
		return
	}
	if then != nil {
		defer then(nil)
	}
	a.table.put(o.match, o.journal)
	if older := o.match.Older(); older != nil {
		a.notice(Notice{Text: older.Text().String()})
	}
	if o.file.Damage != nil {
		a.notice(Notice{Text: fmt.Sprintf("%s: %s.", o.path, o.file.Damage), Bad: true})
	}
	if o.why != nil {
		a.fail(o.why)
	}
}

// discard lets go of the file.
func (o *opening) discard(a *App) {
	if o.journal == nil {
		return
	}
	if err := o.journal.Close(); err != nil {
		a.log.Error("closing the match file", "path", o.path, "error", err)
	}
}
