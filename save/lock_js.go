package save

import (
	"os"
	"slices"
	"sync"
)

// locked holds the files that are locked; those that were closed fall out with the next lock.
var locked struct {
	sync.Mutex
	files []*os.File
}

// lock takes the lock of an open file, or returns ErrOpenElsewhere: a browser has no locks between
// programs, and has the store open in one tab only (see cmd/portcullis/web).
func lock(f *os.File) error {
	mine, err := f.Stat()
	if err != nil {
		return err
	}
	locked.Lock()
	defer locked.Unlock()
	taken := false
	locked.files = slices.DeleteFunc(locked.files, func(other *os.File) bool {
		theirs, err := other.Stat()
		taken = taken || err == nil && other != f && os.SameFile(mine, theirs)
		return err != nil
	})
	if taken {
		return ErrOpenElsewhere
	}
	locked.files = append(locked.files, f)
	return nil
}
