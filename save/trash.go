package save

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
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
	path string // in the trash
}

// Delete moves a match, readable or not, to the trash, from which Restore brings it back. It
// refuses a match that is open elsewhere and a file that is not in the folder.
func (d *Folder) Delete(e Entry, now time.Time) (Deleted, error) {
	if filepath.Dir(e.Path) != filepath.Clean(d.dir) {
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
	return Deleted{path: to}, nil
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
		Reason: "it cannot be moved: " + err.Error(), Advice: "Check the rights of the folder."}
}

// Restore brings a deleted match back, under its old file name if that is still free.
func (d *Folder) Restore(gone Deleted) (Entry, error) {
	_, name, ok := cutStamp(filepath.Base(gone.path))
	if !ok {
		return Entry{}, notMoved(gone.path, fmt.Errorf("it is not a file of the trash"))
	}
	to := freePath(filepath.Join(d.dir, strings.TrimSuffix(name, Ext)))
	if err := moveMatch(gone.path, to); err != nil {
		return Entry{}, notMoved(gone.path, err)
	}
	return entryAt(to), nil
}

// cutStamp splits the name of a file in the trash into when it was deleted and its old name.
func cutStamp(name string) (at time.Time, old string, ok bool) {
	if len(name) <= len(stampLayout) {
		return time.Time{}, "", false
	}
	at, err := time.Parse(stampLayout, name[:len(stampLayout)])
	return at, name[len(stampLayout):], err == nil
}

// EmptyTrash removes for good what was deleted more than TrashDays ago. It goes through the
// whole trash and returns the errors of all files that could not be removed.
func (d *Folder) EmptyTrash(now time.Time) error {
	trash := filepath.Join(d.dir, trashDir)
	names, err := os.ReadDir(trash)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return folderError(trash, err)
	}
	var failed []error
	for _, n := range names {
		at, _, ok := cutStamp(n.Name())
		if ok && now.Sub(at) > TrashDays*24*time.Hour {
			failed = append(failed, os.Remove(filepath.Join(trash, n.Name())))
		}
	}
	return errors.Join(failed...)
}
