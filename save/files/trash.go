package files

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// TrashDays is how long a deleted file can be restored.
const TrashDays = 30

// stampLayout begins the name of a file in the trash: when it was deleted, UTC.
const stampLayout = "20060102T150405Z-"

// Trash is where the deleted files of a folder lie: in a folder "trash" within it.
type Trash struct {
	Folder string // whose files it takes
	Ext    string // the ending of those files
	// Tails begin what the names of files have behind the ending that go along with a file.
	Tails []string
	// NotMoved makes the error of a file that could not be moved or removed; cause is
	// ErrNotHere if it is not where it must be.
	NotMoved func(path string, cause error) error
	// NotRead makes the error of a trash that could not be read.
	NotRead func(dir string, cause error) error
}

// Deleted is a file in the trash.
type Deleted struct {
	Path string    // where it lies now
	Name string    // the file's name before
	At   time.Time // when it was deleted
}

// ErrNotHere is the error of a file that is not where it must be to be moved.
var ErrNotHere = errors.New("it is not in this folder")

// Dir is where the deleted files lie. It need not exist.
func (t Trash) Dir() string { return filepath.Join(t.Folder, "trash") }

// Delete moves a file of the folder to the trash. Only files with the ending are listed there.
func (t Trash) Delete(path string, now time.Time) (Deleted, error) {
	gone, err := t.put(path, now)
	if err != nil {
		return Deleted{}, t.NotMoved(path, err)
	}
	return gone, nil
}

func (t Trash) put(path string, now time.Time) (Deleted, error) {
	if filepath.Dir(path) != filepath.Clean(t.Folder) {
		return Deleted{}, ErrNotHere
	}
	if err := MakeDir(t.Dir()); err != nil {
		return Deleted{}, err
	}
	stem := strings.TrimSuffix(filepath.Base(path), t.Ext)
	to := FreePath(filepath.Join(t.Dir(), now.UTC().Format(stampLayout)+stem), t.Ext)
	if err := t.move(path, to); err != nil {
		return Deleted{}, err
	}
	gone, _ := deletedAt(to)
	return gone, nil
}

// Restore brings a deleted file back, under its old name if that is still free, and returns
// its path.
func (t Trash) Restore(gone Deleted) (string, error) {
	if filepath.Dir(gone.Path) != t.Dir() {
		return "", t.NotMoved(gone.Path, ErrNotHere)
	}
	to := FreePath(filepath.Join(t.Folder, strings.TrimSuffix(filepath.Base(gone.Name), t.Ext)), t.Ext)
	if err := t.move(gone.Path, to); err != nil {
		return "", t.NotMoved(gone.Path, err)
	}
	return to, nil
}

// move renames a file and what goes along with it.
func (t Trash) move(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	for _, tail := range t.tailsOf(from) {
		if err := os.Rename(from+tail, to+tail); err != nil {
			return err
		}
	}
	return errors.Join(syncDir(filepath.Dir(to)), syncDir(filepath.Dir(from))) // before it is gone there, it is here
}

// tailsOf is what the names of the files have behind that of a file that go along with it.
func (t Trash) tailsOf(path string) []string {
	names, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		return nil
	}
	var found []string
	for _, n := range names {
		tail, ok := strings.CutPrefix(n.Name(), filepath.Base(path))
		if ok && slices.ContainsFunc(t.Tails, func(begins string) bool { return strings.HasPrefix(tail, begins) }) {
			found = append(found, tail)
		}
	}
	return found
}

// List lists what can be restored, what was deleted last first.
func (t Trash) List() ([]Deleted, error) {
	all, err := t.all()
	if err != nil {
		return nil, t.NotRead(t.Dir(), err)
	}
	files := slices.DeleteFunc(all, func(gone Deleted) bool { return filepath.Ext(gone.Name) != t.Ext })
	slices.SortStableFunc(files, func(a, b Deleted) int { return b.At.Compare(a.At) })
	return files, nil
}

// all lists every file that Delete moved to the trash, those that went along included.
func (t Trash) all() ([]Deleted, error) {
	names, err := os.ReadDir(t.Dir())
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var all []Deleted
	for _, n := range names {
		if gone, ok := deletedAt(filepath.Join(t.Dir(), n.Name())); ok {
			all = append(all, gone)
		}
	}
	return all, nil
}

// deletedAt tells what the name of a file in the trash says.
func deletedAt(path string) (Deleted, bool) {
	name := filepath.Base(path)
	if len(name) <= len(stampLayout) {
		return Deleted{}, false
	}
	at, err := time.Parse(stampLayout, name[:len(stampLayout)])
	return Deleted{Path: path, Name: name[len(stampLayout):], At: at}, err == nil
}

// Empty removes for good what was deleted more than TrashDays ago. It goes through the whole
// trash and returns the errors of all files that could not be removed.
func (t Trash) Empty(now time.Time) error {
	all, err := t.all()
	if err != nil {
		return t.NotRead(t.Dir(), err)
	}
	var failed []error
	for _, gone := range all {
		if now.Sub(gone.At) <= TrashDays*24*time.Hour {
			continue
		}
		if err := os.Remove(gone.Path); err != nil {
			failed = append(failed, t.NotMoved(gone.Path, err))
		}
	}
	return errors.Join(failed...)
}
