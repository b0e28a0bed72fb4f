//go:build !windows

package files

import (
	"errors"
	"os"
	"syscall"
)

// SyncDir makes names in a folder as safe as the files they name. File systems that cannot
// sync a folder keep names safe by themselves.
func SyncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer d.Close()
	if err := d.Sync(); err != nil && !errors.Is(err, syscall.EINVAL) && !errors.Is(err, errors.ErrUnsupported) {
		return err
	}
	return nil
}
