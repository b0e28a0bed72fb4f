// Package crash writes what is known about a fault of the program into a file that a person
// can read and send.
package crash

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// Section is one part of a report.
type Section struct {
	Title string
	Text  string
}

// Report is what is known about a fault.
type Report struct {
	Version  string
	At       time.Time
	Cause    string // one line
	Stack    []byte
	Sections []Section // more, in order
}

// NewReport begins a report of a recovered panic. stack is that of the goroutine that
// panicked.
func NewReport(version string, at time.Time, cause any, stack []byte) *Report {
	return &Report{Version: version, At: at, Cause: oneLine(fmt.Sprint(cause)), Stack: stack}
}

// Add appends a section. What it says is found by text, which may panic as well: the
// program is in an unknown state.
func (r *Report) Add(title string, text func() string) {
	r.Sections = append(r.Sections, Section{title, guarded(text)})
}

func guarded(text func() string) (s string) {
	defer func() {
		if p := recover(); p != nil {
			s = "not known: finding it out failed as well: " + oneLine(fmt.Sprint(p))
		}
	}()
	return text()
}

// Bytes is the report as text.
func (r *Report) Bytes() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "Portcullis stopped because of a fault.\n\n")
	fmt.Fprintf(&b, "version: %s\ntime: %s\nsystem: %s/%s\ngo: %s\ncause: %s\n",
		r.Version, r.At.UTC().Format(time.RFC3339), runtime.GOOS, runtime.GOARCH, runtime.Version(), r.Cause)
	for _, s := range r.Sections {
		fmt.Fprintf(&b, "\n== %s ==\n%s\n", s.Title, strings.TrimRight(s.Text, "\n"))
	}
	fmt.Fprintf(&b, "\n== stack ==\n%s", r.Stack)
	return b.Bytes()
}

// maxSameSecond is how many reports of one second there can be.
const maxSameSecond = 100

// Write keeps the report in a new file of dir, which is made if it is missing, and returns
// the file's path.
func (r *Report) Write(dir string) (string, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	stem := filepath.Join(dir, "crash-"+r.At.UTC().Format("2006-01-02-150405"))
	for n := range maxSameSecond {
		path := stem + ".txt"
		if n > 0 {
			path = fmt.Sprintf("%s-%d.txt", stem, n+1)
		}
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(r.Bytes())
		return path, errors.Join(err, f.Sync(), f.Close())
	}
	return "", fmt.Errorf("%s.txt and %d more are already there", stem, maxSameSecond-1)
}

// oneLine makes one line of a text, cut to a length that fits a window.
func oneLine(s string) string {
	s = strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r < ' ' }), " ")
	const longest = 400
	if runes := []rune(s); len(runes) > longest {
		s = string(runes[:longest]) + " …"
	}
	return s
}
