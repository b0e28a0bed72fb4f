package save

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

const (
	trashDir = "trash"
	// TrashDays is how long a deleted match can be restored.
	TrashDays = 30
	// stampLayout begins the name of a file in the trash: when it was deleted, UTC.
	stampLayout = "20060102T150405Z-"
)

// Deleted is a match file in the trash.
type Deleted struct {
	Path string    // where it lies now
	Name string    // the file's name before
	At   time.Time // when it was deleted
}

// Delete moves a match, readable or not, to the trash, from which Restore brings it back. It
// refuses a match that is open elsewhere and a file that is not in the folder.
func (d *Folder) Delete(e Entry, now time.Time) (Deleted, error) {
	if filepath.Dir(e.Path) != d.dir {
		return Deleted{}, &FileError{Path: e.Path, Kind: ErrNotMatch,
			Reason: "it is not in the folder of saved matches", Advice: "Nothing was deleted."}
	}
	if err := unused(e.Path); err != nil {
		return Deleted{}, err
	}
	trash := filepath.Join(d.dir, trashDir)
	if err := os.MkdirAll(trash, 0o700); err != nil {
		return Deleted{}, folderError(trash, err)
	}
	stem := strings.TrimSuffix(filepath.Base(e.Path), Ext)
	to := freePath(filepath.Join(trash, now.UTC().Format(stampLayout)+stem))
	if err := moveMatch(e.Path, to); err != nil {
		return Deleted{}, notMoved(e.Path, err)
	}
	gone, _ := deletedAt(to)
	return gone, nil
}

// unused returns an error if someone is playing the match at path.
func unused(path string) error {
	f, err := openRegular(path, os.O_RDWR)
	if err != nil {
		return nil
	}
	defer f.Close()
	if errors.Is(lock(f), ErrOpenElsewhere) {
		return &FileError{Path: path, Kind: ErrOpenElsewhere,
			Reason: "this match is open in another program or window", Advice: "Nothing was deleted. Close it there first."}
	}
	return nil
}

// moveMatch renames a match file and the copy of its torn line, if there is one.
func moveMatch(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	if exists(from + tornExt) {
		if err := os.Rename(from+tornExt, to+tornExt); err != nil {
			return err
		}
	}
	return errors.Join(syncDir(filepath.Dir(from)), syncDir(filepath.Dir(to)))
}

func notMoved(path string, err error) *FileError {
	return &FileError{Path: path, Kind: ErrReadOnly, Cause: err,
		Reason: "it cannot be moved or removed: " + cause(err), Advice: "Check the rights of the folder."}
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

// Restore brings a deleted match back, under its old file name if that is still free.
func (d *Folder) Restore(gone Deleted) (Entry, error) {
	if filepath.Dir(gone.Path) != filepath.Join(d.dir, trashDir) {
		return Entry{}, notMoved(gone.Path, errors.New("it is not in the trash"))
	}
	to := freePath(filepath.Join(d.dir, strings.TrimSuffix(filepath.Base(gone.Name), Ext)))
	if err := moveMatch(gone.Path, to); err != nil {
		return Entry{}, notMoved(gone.Path, err)
	}
	return entryAt(to), nil
}

// Trash lists what can be restored, what was deleted last first.
func (d *Folder) Trash() ([]Deleted, error) {
	all, err := d.inTrash()
	matches := all[:0]
	for _, gone := range all {
		if filepath.Ext(gone.Name) == Ext {
			matches = append(matches, gone)
		}
	}
	slices.SortStableFunc(matches, func(a, b Deleted) int { return b.At.Compare(a.At) })
	return matches, err
}

// inTrash lists every file that Delete moved to the trash, torn lines included.
func (d *Folder) inTrash() ([]Deleted, error) {
	trash := filepath.Join(d.dir, trashDir)
	names, err := os.ReadDir(trash)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, folderError(trash, err)
	}
	var all []Deleted
	for _, n := range names {
		if gone, ok := deletedAt(filepath.Join(trash, n.Name())); ok {
			all = append(all, gone)
		}
	}
	return all, nil
}

// EmptyTrash removes for good what was deleted more than TrashDays ago. It goes through the
// whole trash and returns the errors of all files that could not be removed.
func (d *Folder) EmptyTrash(now time.Time) error {
	all, err := d.inTrash()
	failed := []error{err}
	for _, gone := range all {
		if now.Sub(gone.At) <= TrashDays*24*time.Hour {
			continue
		}
		if err := os.Remove(gone.Path); err != nil {
			failed = append(failed, notMoved(gone.Path, err))
		}
	}
	return errors.Join(failed...)
}
