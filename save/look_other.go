//go:build !unix

package save

import (
	"os"
	"path/filepath"
	"time"
)

// look is when a file of an open folder was written last, and how large it is; nothing if there is none.
func look(dir *os.File, name string) (modified time.Time, size int64) {
	info, err := os.Lstat(filepath.Join(dir.Name(), name))
	if err != nil {
		return time.Time{}, 0
	}
	return info.ModTime(), info.Size()
}
