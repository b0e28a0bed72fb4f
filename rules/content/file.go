package content

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"reflect"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"portcullis/rules/plain"
)

// MaxFileSize bounds a content file, which may come from a stranger: 1 MiB.
const MaxFileSize = 1 << 20

// MaxFaults is how many faults of one file are told one by one.
const MaxFaults = 100

// maxReason is how much of a fault is told, in characters.
const maxReason = 500

// File is one content file under inspection. It collects faults.
type File struct {
	name   string
	data   []byte
	lines  map[string]int // of each key and array element, by path; found when a fault needs them
	faults []*Fault
	more   int // faults beyond MaxFaults
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
	f.data = plain.Text(data)
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
	if entries(f.data, MaxEntries) > MaxEntries {
		f.FaultAt(0, "", "it has more than %d tables, keys and values", MaxEntries)
		return false
	}
	if many := strangers(f.data, reflect.TypeOf(v), MaxFaults); many != nil {
		for _, s := range many {
			f.FaultAt(s.line, "", "unknown key %q", s.key)
		}
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
	if err == nil {
		return true
	}
	line, place, reason := Misfit(err)
	f.FaultAt(line, place, "%s", reason)
	return false
}

// Fault notes a fault at the key with a path ("card[3].spell.cost"), which place names for
// people ("card night_riders, spell.cost").
func (f *File) Fault(path, place, format string, args ...any) {
	f.FaultAt(f.Line(path), place, format, args...)
}

// FaultAt notes a fault in a line, counted from 1; 0 is none. Faults beyond MaxFaults are only
// counted, and what they quote of the file is made fit to be shown.
func (f *File) FaultAt(line int, place, format string, args ...any) {
	if len(f.faults) >= MaxFaults {
		f.more++
		return
	}
	f.faults = append(f.faults, &Fault{
		File: f.name, Line: line,
		Place:  plain.Show(place, maxReason),
		Reason: plain.Show(fmt.Sprintf(format, args...), maxReason),
	})
}

// found is the faults, with one more that says how many were only counted.
func (f *File) found() []*Fault {
	if f.more == 0 {
		return f.faults
	}
	return append(f.faults[:len(f.faults):len(f.faults)], &Fault{File: f.name, Reason: fmt.Sprintf("%d more faults are not listed", f.more)})
}

// Line returns the line of a key, or of the nearest table around it if the key is
// missing, or 0.
func (f *File) Line(path string) int {
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

// Path is the path of an element of an array: "card[3]".
func Path(array string, index int) string { return fmt.Sprintf("%s[%d]", array, index) }
