package lesson

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/pelletier/go-toml/v2"

	"portcullis/rules/content"
	"portcullis/rules/plain"
	"portcullis/save/files"
)

// DoneFile is what the file is called in which the finished lessons stand.
const DoneFile = "lessons.toml"

// Done is which lessons were played to their end, and where others were left. It is not safe for use by several goroutines at once; nil knows of
// none and keeps nothing.
type Done struct {
	path    string // empty: nothing is kept
	list    []string
	left    []placeTOML // of lessons that are not finished, the last one left last
	unkept  bool        // the file could not be written last
	damaged bool        // the file could not be read, and is set aside before it is written
}

// doneTOML is the file.
type doneTOML struct {
	Done []string    `toml:"done"` // "kurth/k1"
	Left []placeTOML `toml:"left,omitempty"`
}

// placeTOML is where a lesson was left.
type placeTOML struct {
	Match string `toml:"match"` // the name of its file
	Step  string `toml:"step"`
	At    int    `toml:"at"`
}

// mostLeft is of how many lessons it is kept where they were left.
const mostLeft = 40

// OpenDone reads a file. It always returns something usable; the error tells what could not be read, which is
// set aside and not overwritten. A missing file is no error.
func OpenDone(path string) (*Done, error) {
	files.SweepOf(path, time.Now())
	d := &Done{path: path}
	data, err := files.Read(path, maxPosition)
	if errors.Is(err, fs.ErrNotExist) {
		return d, nil
	}
	var in doneTOML
	if err == nil {
		err = toml.Unmarshal(plain.Text(data), &in)
	}
	if err != nil {
		d.damaged = true
		where, why := path, err.Error()
		if line, place, reason := content.Misfit(err); line > 0 {
			where, why = fmt.Sprintf("%s:%d", path, line), reason
			if place != "" {
				why = place + ": " + reason
			}
		}
		return d, fmt.Errorf("%s: which lessons were finished cannot be read: %s. They are counted anew, and the file is set aside as %s", where, why, filepath.Base(d.aside()))
	}
	d.list, d.left = in.Done, in.Left
	return d, nil
}

// takeUp reads the file again. One that is gone changes nothing, nor does any while what is known here could not be written; one
// that cannot be read by now is set aside before the next is written.
func (d *Done) takeUp() {
	if d.path == "" || d.damaged || d.unkept {
		return
	}
	data, err := files.Read(d.path, maxPosition)
	var now doneTOML
	if err == nil {
		err = toml.Unmarshal(plain.Text(data), &now)
	}
	switch {
	case err == nil:
		d.list, d.left = now.Done, now.Left
	case !errors.Is(err, fs.ErrNotExist):
		d.damaged = true
	}
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
	if err := d.write(func() {
		if !d.Has(l) {
			d.list = append(d.list, l.key())
		}
	}); err != nil {
		return fmt.Errorf("that the lesson is finished could not be kept in %s: %w", d.path, err)
	}
	return nil
}

// Left is where the lesson in a match file was left.
func (d *Done) Left(match string) (p Place, ok bool) {
	if d == nil {
		return Place{}, false
	}
	i := d.of(match)
	if i < 0 {
		return Place{}, false
	}
	return Place{Step: d.left[i].Step, At: d.left[i].At}, true
}

// of is the entry of a match file; -1: there is none.
func (d *Done) of(match string) int {
	return slices.IndexFunc(d.left, func(l placeTOML) bool { return l.Match == filepath.Base(match) })
}

// Leave keeps where the lesson in a match file stands; it is over where it stands at no step. A match without a file keeps
// nothing.
func (d *Done) Leave(match string, p Place) error {
	if d == nil || match == "" {
		return nil
	}
	if p.Step == "" && d.of(match) < 0 {
		return nil
	}
	err := d.write(func() {
		if i := d.of(match); i >= 0 {
			d.left = slices.Delete(d.left, i, i+1)
		}
		if p.Step != "" {
			d.left = append(d.left, placeTOML{filepath.Base(match), p.Step, p.At})
			d.left = d.left[max(0, len(d.left)-mostLeft):]
		}
	})
	if err != nil {
		return fmt.Errorf("where the lesson stands could not be kept in %s: %w", d.path, err)
	}
	return nil
}

// write makes a change and writes the file. What another window has written there since is taken up first.
func (d *Done) write(change func()) error {
	d.takeUp()
	change()
	if d.path == "" {
		return nil
	}
	if d.damaged {
		if err := os.Rename(d.path, d.aside()); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		d.damaged = false
	}
	data, err := toml.Marshal(doneTOML{d.list, d.left})
	if err != nil {
		return err
	}
	err = files.WriteAtomic(d.path, data)
	d.unkept = err != nil
	return err
}
