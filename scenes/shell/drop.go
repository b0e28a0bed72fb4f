package shell

import (
	"context"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"portcullis/game"
	"portcullis/game/crash"
	"portcullis/rules"
	"portcullis/save"
)

// TakeDropped opens the match among files that were dropped on the window, and reports whether
// there is one. A match that is on stays as it is; before it is put away it is asked.
func (s *Shell) TakeDropped(files fs.FS) bool {
	name, there := droppedMatch(files)
	if !there {
		return false
	}
	path := realPath(files, name)
	if path == "" {
		s.bringDropped(files, name)
		return true
	}
	s.App.Send(game.Errand{
		Doing: rules.Say("Reading %s", name),
		Work: func(context.Context) error {
			return crash.TryFile(path, func() error { _, err := save.Open(path); return err })
		},
		Then: func(err error) { s.openDropped(name, path, err) },
	})
	return true
}

// bringDropped puts a match that was dropped and lies in no folder among the saved ones, and opens it there.
func (s *Shell) bringDropped(files fs.FS, name string) {
	matches, now := s.App.Folders().Matches, s.Now()
	var e save.Entry
	s.App.Send(game.Errand{
		Doing: rules.Say("Reading %s", name),
		Work: func(context.Context) error {
			return crash.TryFile(name, func() error {
				f, err := files.Open(name)
				if err != nil {
					return err
				}
				defer f.Close()
				data, err := io.ReadAll(io.LimitReader(f, MostMatch))
				if err == nil {
					e, err = BringIn(matches, name, data, now)
				}
				return err
			})
		},
		Then: func(err error) { s.openDropped(name, e.Path, err) },
	})
}

// openDropped opens a match that was dropped and read. err is what is wrong with its file.
func (s *Shell) openDropped(name, path string, err error) {
	m := s.App.Match()
	switch {
	case err != nil:
		s.App.Post(game.Warn{Text: Say(err)})
	case m != nil && samePath(path, s.App.MatchPath()):
		s.App.Post(game.Notify{Text: rules.Say("This match is on the table already.")})
	case m != nil && !m.Over():
		s.App.Post(game.Push{Scene: s.Doors.AskToOpen(name, path)})
	default:
		s.App.Post(game.OpenMatch{Path: path})
	}
}

// NotTaken says what can be dropped on a screen that has no use for other files.
func (s *Shell) NotTaken() {
	s.App.Post(game.Notify{Text: rules.Say("A match is opened when its file, %s, is dropped here. A deck is dropped on the deck builder.", save.Ext)})
}

// droppedMatch is the name of the first match file among those that were dropped.
func droppedMatch(files fs.FS) (string, bool) {
	list, err := fs.ReadDir(files, ".")
	if err != nil {
		return "", false
	}
	for _, entry := range list {
		if filepath.Ext(entry.Name()) == save.Ext {
			return entry.Name(), true
		}
	}
	return "", false
}

// realPath is where a dropped file lies on the disk; empty if that cannot be known.
func realPath(files fs.FS, name string) string {
	f, err := files.Open(name)
	if err != nil {
		return ""
	}
	defer f.Close()
	switch f := f.(type) {
	case interface{ AbsPath() string }: // what Ebitengine hands out
		return f.AbsPath()
	case *os.File:
		return f.Name()
	}
	return ""
}

// samePath reports whether two paths are the same file.
func samePath(a, b string) bool {
	first, err := os.Stat(a)
	if err != nil {
		return false
	}
	second, err := os.Stat(b)
	return err == nil && os.SameFile(first, second)
}
