//go:build unix

package save

import (
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// look is when a file of an open folder was written last, and how large it is; nothing if there is none.
func look(dir *os.File, name string) (modified time.Time, size int64) {
	var s unix.Stat_t
	for {
		switch err := unix.Fstatat(int(dir.Fd()), name, &s, unix.AT_SYMLINK_NOFOLLOW); err {
		case nil:
			return time.Unix(s.Mtim.Unix()), s.Size
		case unix.EINTR:
		default:
			return time.Time{}, 0
		}
	}
}
