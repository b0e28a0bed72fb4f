//go:build unix

package save

import (
	"errors"
	"os"
	"syscall"
)

// lock takes the advisory lock of an open file, or returns ErrOpenElsewhere. The system
// lets go of it when the file is closed or the program dies. On a file system that knows no
// locks it does nothing.
func lock(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	switch {
	case errors.Is(err, syscall.EWOULDBLOCK):
		return ErrOpenElsewhere
	case errors.Is(err, errors.ErrUnsupported), errors.Is(err, syscall.ENOLCK):
		return nil
	}
	return err
}
