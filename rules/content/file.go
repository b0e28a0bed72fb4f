package content

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// MaxFileSize bounds a content file, which may come from a stranger: 1 MiB.
const MaxFileSize = 1 << 20

// File is one content file under inspection. It collects faults.
type File struct {
	name   string
	data   []byte
	lines  map[string]int // of each key and array element, by path; found when a fault needs them
	faults []*Fault
}

// Read reads a content file. One that cannot be read has that as its only fault, and
// nothing to decode.
func Read(content fs.FS, name string) *File {
	f := &File{name: name}
	data, err := readBounded(content, name)
	if err != nil {
		f.Fault("", "", "cannot be read: %v", err)
		return f
	}
	f.data = data
	return f
}

func readBounded(content fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(content, name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() { // to open a pipe would wait for ever
		return nil, errors.New("not a file")
	}
	file, err := content.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, MaxFileSize+1))
	if err != nil {
		return nil, err
	}
	if len(data) > MaxFileSize {
		return nil, fmt.Errorf("larger than %d bytes", MaxFileSize)
	}
	return data, nil
}

// Decode reads the file into v, strictly: every key must be known. It reports whether v
// can be used; unknown keys are faults but leave v usable.
func (f *File) Decode(v any) bool {
	if f.data == nil {
		return false
	}
	err := toml.NewDecoder(bytes.NewReader(f.data)).DisallowUnknownFields().Decode(v)
	var unknown *toml.StrictMissingError
	if errors.As(err, &unknown) {
		for i := range unknown.Errors {
			e := &unknown.Errors[i]
			line, _ := e.Position()
			f.FaultAt(line, "", "unknown key %q", strings.Join(e.Key(), "."))
		}
		err = toml.Unmarshal(f.data, v)
	}
	var syntax *toml.DecodeError
	switch {
	case err == nil:
		return true
	case errors.As(err, &syntax):
		line, _ := syntax.Position()
		f.FaultAt(line, "", "%s", strings.TrimPrefix(syntax.Error(), "toml: "))
	default:
		f.Fault("", "", "%v", err)
	}
	return false
}

// Fault notes a fault at the key with a path ("card[3].spell.cost"), which place names for
// people ("card night_riders, spell.cost").
func (f *File) Fault(path, place, format string, args ...any) {
	f.FaultAt(f.line(path), place, format, args...)
}

// FaultAt notes a fault in a line, counted from 1; 0 is none. What it quotes of the file is made
// fit to be shown.
func (f *File) FaultAt(line int, place, format string, args ...any) {
	f.faults = append(f.faults, &Fault{File: f.name, Line: line, Place: shown(place), Reason: shown(fmt.Sprintf(format, args...))})
}

// line returns the line of a key, or of the nearest table around it if the key is
// missing, or 0.
func (f *File) line(path string) int {
	if f.lines == nil {
		f.lines = keyLines(f.data)
	}
	for path != "" {
		if n := f.lines[path]; n > 0 {
			return n
		}
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return 0
}
