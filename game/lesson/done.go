package lesson

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/pelletier/go-toml/v2"

	"portcullis/save/files"
)

// DoneFile is what the file is called in which the finished lessons stand.
const DoneFile = "lessons.toml"

// Done is which lessons were played to their end. It is not safe for use by several goroutines at once; nil knows of
// none and keeps nothing.
type Done struct {
	path    string // empty: nothing is kept
	list    []string
	damaged bool // the file could not be read, and is set aside before it is written
}

// doneTOML is the file.
type doneTOML struct {
	Done []string `toml:"done"` // "kurth/k1"
}

// OpenDone reads a file. It always returns something usable; the error tells what could not be read, which is
// set aside and not overwritten. A missing file is no error.
func OpenDone(path string) (*Done, error) {
	d := &Done{path: path}
	data, err := files.Read(path, maxPosition)
	if errors.Is(err, fs.ErrNotExist) {
		return d, nil
	}
	var in doneTOML
	if err == nil {
		err = toml.Unmarshal(data, &in)
	}
	if err != nil {
		d.damaged = true
		return d, fmt.Errorf("%s: which lessons were finished cannot be read: %w. They are counted anew, and the file is set aside as %s", path, err, filepath.Base(d.aside()))
	}
	d.list = in.Done
	return d, nil
}

func (d *Done) aside() string { return files.FreePath(d.path+".damaged", "") }

func (l *Lesson) key() string { return l.Game + "/" + l.ID }

// Has reports whether a lesson was played to its end.
func (d *Done) Has(l *Lesson) bool { return d != nil && slices.Contains(d.list, l.key()) }

// Any reports whether any lesson was.
func (d *Done) Any() bool { return d != nil && len(d.list) > 0 }

// Add keeps that a lesson was played to its end. If the file cannot be written it holds until the program ends,
// and the error says so.
func (d *Done) Add(l *Lesson) error {
	if d == nil || d.Has(l) {
		return nil
	}
	d.list = append(d.list, l.key())
	if d.path == "" {
		return nil
	}
	err := d.write()
	if err != nil {
		return fmt.Errorf("that the lesson is finished could not be kept in %s: %w", d.path, err)
	}
	return nil
}

func (d *Done) write() error {
	if d.damaged {
		if err := os.Rename(d.path, d.aside()); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		d.damaged = false
	}
	data, err := toml.Marshal(doneTOML{d.list})
	if err != nil {
		return err
	}
	return files.WriteAtomic(d.path, data)
}
