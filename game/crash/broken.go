package crash

import (
	"fmt"
	"path"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"portcullis/rules/plain"
	"portcullis/save"
)

// Broken is a panic that was caught where it must not end the program.
type Broken struct {
	Cause string // one line
	Place string // file and line of ours, such as "rules/kurth/act.go:31"; empty if it is not known
	Stack []byte
}

func (b *Broken) Error() string {
	if b.Place == "" {
		return b.Cause
	}
	return b.Cause + " (" + b.Place + ")"
}

// Try does something, and returns a panic in it as a *Broken.
func Try(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &Broken{Cause: oneLine(fmt.Sprint(p)), Place: place(), Stack: debug.Stack()}
		}
	}()
	return do()
}

// TryFile is Try for what reads a match file: a panic is a *[save.FileError] about the file, whose
// cause is the *Broken.
func TryFile(path string, do func() error) error {
	err := Try(do)
	b, broke := err.(*Broken)
	if !broke {
		return err
	}
	return &save.FileError{Path: path, Kind: save.ErrUnreadable, Cause: b,
		Reason: plain.Show("reading it broke the program's reader: "+b.Error(), 500),
		Advice: "The file was not changed, and everything else goes on. siege replay " + filepath.Base(path) + " tells more."}
}

// module is what the names of our own functions begin with.
const module = "portcullis/"

// place is where the panic that is being recovered began: the innermost of our own functions below it.
func place() string {
	var callers [64]uintptr
	frames := runtime.CallersFrames(callers[:runtime.Callers(2, callers[:])])
	below := false
	for {
		f, more := frames.Next()
		switch {
		case f.Function == "runtime.gopanic":
			below = true
		case below && strings.HasPrefix(f.Function, module):
			room, name := path.Split(strings.TrimPrefix(f.Function, module))
			name, _, _ = strings.Cut(name, ".")
			return fmt.Sprintf("%s:%d", path.Join(room, name, path.Base(filepath.ToSlash(f.File))), f.Line)
		}
		if !more {
			return ""
		}
	}
}
