package files

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/natefinch/atomic"
)

// WriteAtomic replaces a small file such as the settings: whatever happens, the old or the
// new content is there, whole, and the new one is safe on disk when it returns. A missing
// folder is made (0700); a new file is private (0600), an old one keeps its rights.
func WriteAtomic(path string, data []byte) error {
	dir := filepath.Dir(path)
	if err := MakeDir(dir); err != nil {
		return err
	}
	if err := atomic.WriteFile(path, bytes.NewReader(data)); err != nil {
		return err
	}
	return SyncDir(dir)
}

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
		if err := SyncDir(filepath.Dir(d)); err != nil {
			return err
		}
	}
	return nil
}

// Sweep removes what a program that was killed while it wrote left of WriteAtomic: files beside path whose names are its
// own with digits behind, unless they are of this moment, when another program may be writing.
func Sweep(path string, now time.Time) {
	names, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		return
	}
	for _, n := range names {
		digits, ok := strings.CutPrefix(n.Name(), filepath.Base(path))
		if !ok || len(digits) < leastDigits || strings.Trim(digits, "0123456789") != "" || !n.Type().IsRegular() {
			continue
		}
		if info, err := n.Info(); err == nil && now.Sub(info.ModTime()) > writing {
			_ = os.Remove(filepath.Join(filepath.Dir(path), n.Name()))
		}
	}
}

const (
	leastDigits = 3           // behind the name of a file that is being written; what people number has fewer
	writing     = time.Minute // is longer than any file takes to be written
)

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

// Name is a name as that of a file on any system: letters, digits and single hyphens, and no more of them than fit; usual if
// that leaves nothing.
func Name(name, usual string) string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), "-")
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
