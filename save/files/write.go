package files

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode"

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
	return SyncDir(dir)
}

// FreePath is stem with an ending, numbered if there is something of that name.
func FreePath(stem, ext string) string {
	path := stem + ext
	for n := 2; Exists(path); n++ {
		path = fmt.Sprintf("%s-%d%s", stem, n, ext)
	}
	return path
}

// Name is a name as that of a file: letters, digits and single hyphens; usual if that leaves nothing.
func Name(name, usual string) string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), "-")
	return cmp.Or(name, usual)
}

// Exists reports whether there is anything at a path, be it a link that leads nowhere.
func Exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
