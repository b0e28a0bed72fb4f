package files

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/natefinch/atomic"
)

// WriteAtomic replaces a small file such as the settings: whatever happens, the old or the
// new content is there, whole, and the new one is safe on disk when it returns. A missing
// folder is made (0700); a new file is private (0600), an old one keeps its rights. What a kill
// leaves of it, [Sweep] removes.
func WriteAtomic(path string, data []byte) (err error) {
	dir := filepath.Dir(path)
	if err := MakeDir(dir); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, writing)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	_, err = f.Write(data)
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if old, err := os.Stat(path); err == nil && old.Mode().Perm() != private {
		if err := os.Chmod(f.Name(), old.Mode().Perm()); err != nil {
			return err
		}
	}
	if err := atomic.ReplaceFile(f.Name(), path); err != nil {
		return err
	}
	return syncDir(dir)
}

// private are the rights of files that belong to one person.
const private = 0o600

// syncDir is SyncDir; tests look at the order of what is synced.
var syncDir = SyncDir

// MakeDir makes a folder and those above it that are missing (0700), and makes their names as safe as what will lie in
// them.
func MakeDir(dir string) error {
	var made []string
	for d := filepath.Clean(dir); !Exists(d) && d != filepath.Dir(d); d = filepath.Dir(d) {
		made = append(made, d)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	for _, d := range slices.Backward(made) {
		if err := syncDir(filepath.Dir(d)); err != nil {
			return err
		}
	}
	return nil
}

// FreePath is stem with an ending, numbered if there is something of that name.
func FreePath(stem, ext string) string {
	path := stem + ext
	for n := 2; Exists(path); n++ {
		path = fmt.Sprintf("%s-%d%s", stem, n, ext)
	}
	return path
}

// longestName is how many bytes the name of a file has, beside its ending and a number: file systems take 255.
const longestName = 200

// reserved are the names of devices, which no file of Windows can have, whatever its ending.
var reserved = regexp.MustCompile(`(?i)^(con|prn|aux|nul|com[0-9]|lpt[0-9]|conin|conout)$`)

// Name is a name as that of a file on any system: letters with their marks, digits and single hyphens, and no more of them
// than fit; usual if that leaves nothing.
func Name(name, usual string) string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return !unicode.In(r, unicode.L, unicode.M, unicode.Nd) }), "-")
	for len(name) > longestName {
		_, last := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-last]
	}
	if reserved.MatchString(name) {
		name += "-" + usual
	}
	return cmp.Or(strings.TrimRight(name, "-"), usual)
}

// Exists reports whether there is anything at a path, be it a link that leads nowhere.
func Exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
