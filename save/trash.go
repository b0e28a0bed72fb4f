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

// trash is where the folder's deleted matches lie, each with the copy of its torn line.
func (d *Folder) trash() files.Trash {
	return files.Trash{Folder: d.dir, Ext: Ext, Tails: []string{tornExt}}
}

// Delete moves a match, readable or not, to the trash, from which Restore brings it back. It
// refuses a match that is open elsewhere and a file that is not in the folder.
func (d *Folder) Delete(e Entry, now time.Time) (Deleted, error) {
	if err := unused(e.Path); err != nil {
		return Deleted{}, err
	}
	gone, err := d.trash().Put(e.Path, now)
	switch {
	case errors.Is(err, files.ErrNotHere):
		return Deleted{}, &FileError{Path: e.Path, Kind: ErrNotMatch,
			Reason: "it is not in the folder of saved matches", Advice: "Nothing was deleted."}
	case err != nil:
		return Deleted{}, notMoved(e.Path, err)
	}
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

func notMoved(path string, err error) *FileError {
	return &FileError{Path: path, Kind: ErrReadOnly, Cause: err,
		Reason: "it cannot be moved or removed: " + files.Cause(err), Advice: "Check the rights of the folder."}
}

// Restore brings a deleted match back, under its old file name if that is still free.
func (d *Folder) Restore(gone Deleted) (Entry, error) {
	path, err := d.trash().Restore(gone)
	if err != nil {
		return Entry{}, notMoved(gone.Path, err)
	}
	return entryAt(path), nil
}

// Trash lists what can be restored, what was deleted last first.
func (d *Folder) Trash() ([]Deleted, error) {
	list, err := d.trash().List()
	if err != nil {
		return nil, folderError(d.trash().Dir(), err)
	}
	return list, nil
}

// EmptyTrash removes for good what was deleted more than TrashDays ago. It goes through the
// whole trash and returns the errors of all files that could not be removed.
func (d *Folder) EmptyTrash(now time.Time) error {
	var failed []error
	err := d.trash().Empty(now, func(path string, err error) { failed = append(failed, notMoved(path, err)) })
	if err != nil {
		failed = append(failed, folderError(d.trash().Dir(), err))
	}
	return errors.Join(failed...)
}
