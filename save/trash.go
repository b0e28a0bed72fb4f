package save

import (
	"errors"
	"os"
	"time"

	"portcullis/save/files"
)

// TrashDays is how long a deleted match can be restored.
const TrashDays = files.TrashDays

// Deleted is a match file in the trash.
type Deleted = files.Deleted

// trash is where the folder's deleted matches lie, each with the copies of its torn line and
// of what it was under older rules.
func (d *Folder) trash() files.Trash {
	return files.Trash{Folder: d.dir, Ext: Ext, Tails: []string{tornExt, agedExt}, NotMoved: notMoved, NotRead: folderError}
}

// Delete moves a match, readable or not, to the trash, from which Restore brings it back. It
// refuses a match that is open elsewhere and a file that is not in the folder.
func (d *Folder) Delete(e Entry, now time.Time) (Deleted, error) {
	if err := unused(e.Path); err != nil {
		return Deleted{}, err
	}
	return d.trash().Delete(e.Path, now)
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

// notMoved is the error of a match that could not be moved to the trash, back, or removed.
func notMoved(path string, cause error) error {
	if errors.Is(cause, files.ErrNotHere) {
		return &FileError{Path: path, Kind: ErrNotMatch,
			Reason: "it is not in the folder from which it was to be moved", Advice: "Nothing was changed."}
	}
	return &FileError{Path: path, Kind: ErrReadOnly, Cause: cause,
		Reason: "it cannot be moved or removed: " + files.Cause(cause), Advice: "Check the rights of the folder."}
}

// Restore brings a deleted match back, under its old file name if that is still free.
func (d *Folder) Restore(gone Deleted) (Entry, error) {
	path, err := d.trash().Restore(gone)
	if err != nil {
		return Entry{}, err
	}
	return entryAt(path), nil
}

// Trash lists what can be restored, what was deleted last first.
func (d *Folder) Trash() ([]Deleted, error) { return d.trash().List() }

// EmptyTrash removes for good what was deleted more than TrashDays ago. It goes through the
// whole trash and returns the errors of all files that could not be removed.
func (d *Folder) EmptyTrash(now time.Time) error { return d.trash().Empty(now) }
