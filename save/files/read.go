package files

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// KindError says that there is something else than a file at a path.
type KindError struct {
	What string // "a folder"
}

func (e *KindError) Error() string { return "it is " + e.What + ", not a file" }

// ErrTooLarge is the error of a file that is larger than what can be read.
var ErrTooLarge = errors.New("the file is too large")

// Open opens a file that is no link, device, pipe or folder; those are a *[KindError].
func Open(path string, flag int) (*os.File, error) {
	before, err := os.Lstat(path)
	if err != nil {
		return nil, err
	}
	if !before.Mode().IsRegular() {
		return nil, &KindError{kind(before.Mode())}
	}
	f, err := os.OpenFile(path, flag, 0)
	if err != nil {
		return nil, err
	}
	if now, err := f.Stat(); err != nil || !os.SameFile(before, now) {
		f.Close()
		return nil, fmt.Errorf("another file took its place")
	}
	return f, nil
}

func kind(m fs.FileMode) string {
	switch {
	case m.IsDir():
		return "a folder"
	case m&os.ModeSymlink != 0:
		return "a link"
	}
	return "a device or a pipe"
}

// Read reads a file (see [Open]) of at most that many bytes; a larger one is [ErrTooLarge].
func Read(path string, most int64) ([]byte, error) {
	f, err := Open(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var data bytes.Buffer
	if info, err := f.Stat(); err == nil && info.Size() <= most {
		data.Grow(int(info.Size()) + bytes.MinRead) // all of it, and room to meet its end
	}
	if _, err := data.ReadFrom(io.LimitReader(f, most+1)); err != nil {
		return nil, err
	}
	if int64(data.Len()) > most {
		return nil, ErrTooLarge
	}
	return data.Bytes(), nil
}

// Cause is the system's own words, without the paths that messages have already.
func Cause(err error) string {
	switch e := err.(type) {
	case *os.PathError:
		err = e.Err
	case *os.LinkError:
		err = e.Err
	}
	return strings.TrimSuffix(err.Error(), ".") // Windows ends its messages with one
}
