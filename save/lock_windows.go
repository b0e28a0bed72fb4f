package save

import (
	"errors"
	"math"
	"os"

	"golang.org/x/sys/windows"
)

// lock takes the lock of an open file, or returns ErrOpenElsewhere. The system lets go of
// it when the file is closed or the program dies. Locks of Windows keep readers out of the
// locked bytes, so the one byte that is locked lies far behind any match file's end.
func lock(f *os.File) error {
	at := &windows.Overlapped{OffsetHigh: math.MaxInt32}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, at)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return ErrOpenElsewhere
	}
	return err
}
