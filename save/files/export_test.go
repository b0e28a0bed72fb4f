package files

import "testing"

// Writing is the pattern of the names of files that are being written.
const Writing = writing

// Synced tells which folders were synced since it was asked last, in order.
func Synced(t *testing.T) func() []string {
	var list []string
	syncDir = func(dir string) error {
		list = append(list, dir)
		return SyncDir(dir)
	}
	t.Cleanup(func() { syncDir = SyncDir })
	return func() []string {
		now := list
		list = nil
		return now
	}
}
