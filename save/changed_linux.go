package save

import (
	"os"
	"syscall"
	"time"
)

// changed is when a file, or what is said of it, was changed last. No program can set it, so that
// it tells of writers that put back the time of the file.
func changed(info os.FileInfo) time.Time {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		return time.Unix(s.Ctim.Unix())
	}
	return time.Time{}
}
