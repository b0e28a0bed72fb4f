package save

import (
	"bytes"
	"os"
	"path/filepath"

	"github.com/natefinch/atomic"
)

// WriteAtomic replaces a small file such as the settings: whatever happens, the old or the
// new content is there, whole, and the new one is safe on disk when it returns. A missing
// folder is made (0700); a new file is private (0600), an old one keeps its rights.
func WriteAtomic(path string, data []byte) error {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if err := atomic.WriteFile(path, bytes.NewReader(data)); err != nil {
		return err
	}
	return syncDir(dir)
}
