package lineups

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"portcullis/game/crash"
	"portcullis/rules"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/lineup"
	"portcullis/rules/content"
	"portcullis/rules/fold"
	"portcullis/save/files"
)

// Ext ends the names of files of line-ups.
const Ext = ".lineup"

// entry is a file of the folder, readable or not.
type entry struct {
	File   string // its name
	Lineup lineup.Lineup
	Faults []string // what is wrong with it, each with file, line and reason; nil: it can be read
}

// list reads the line-ups of a folder, by their names. A folder that is not there has none. The state is of a match
// that knows the blocks and places.
func list(ctx context.Context, dir string, s *engine.State) ([]entry, error) {
	names, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, told(dir, err)
	}
	var all []entry
	for _, n := range names {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if filepath.Ext(n.Name()) == Ext {
			all = append(all, read(dir, n.Name(), s))
		}
	}
	slices.SortStableFunc(all, func(a, b entry) int {
		return cmp.Compare(fold.Text(a.Lineup.Name), fold.Text(b.Lineup.Name))
	})
	return all, nil
}

// read reads one file; a reader that breaks is a fault of the file.
func read(dir, name string, s *engine.State) entry {
	e := entry{File: name}
	err := crash.Try(func() (err error) {
		if _, err = files.Read(filepath.Join(dir, name), content.MaxFileSize); err != nil {
			return errors.New(rules.Say("%s: %s", name, files.Cause(err)))
		}
		e.Lineup, err = lineup.Read(os.DirFS(dir), name, s)
		return err
	})
	var wrong *content.Error
	switch {
	case errors.As(err, &wrong):
		for _, f := range wrong.Faults {
			e.Faults = append(e.Faults, f.Error())
		}
	case err != nil:
		e.Faults = []string{err.Error()}
	}
	if e.Faults != nil {
		e.Lineup.Name = strings.TrimSuffix(name, Ext)
	}
	return e
}

// keep writes a line-up to a new file and replaces none.
func keep(dir string, l lineup.Lineup, s *engine.State) error {
	path := files.FreePath(filepath.Join(dir, stem(l.Name)), Ext)
	if err := files.WriteAtomic(path, l.Write(s)); err != nil {
		return told(path, err)
	}
	return nil
}

// stem is the name of a file made of that of a line-up: small letters, digits and dashes.
func stem(name string) string {
	words := strings.FieldsFunc(fold.Text(name), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
	return files.Name(strings.Join(words, "-"), "line-up")
}

// drop moves a file to the trash of the folder.
func drop(dir, name string, now time.Time) error {
	_, err := files.Trash{Folder: dir, Ext: Ext, NotMoved: told, NotRead: told}.Delete(filepath.Join(dir, name), now)
	return err
}

func told(path string, err error) error {
	return errors.New(rules.Say("%s: %s. Nothing was changed. Check the rights of the folder, and the room on the disk.", path, files.Cause(err)))
}
