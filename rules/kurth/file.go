package kurth

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"
)

// maxFileSize bounds a content file, which may come from a stranger: 1 MiB.
const maxFileSize = 1 << 20

// contentFile is one content file under inspection. It collects faults.
type contentFile struct {
	name   string
	data   []byte
	lines  map[string]int // line of each key, by path: "card[3].spell.cost"
	faults []*Fault
}

// readFile reads a content file and finds the lines of its keys. A file that cannot be
// read or is not TOML has that as its only fault and no data.
func readFile(content fs.FS, name string) *contentFile {
	f := &contentFile{name: name}
	data, err := readBounded(content, name)
	if err != nil {
		f.fault("", "", "cannot be read: %v", err)
		return f
	}
	f.data = data
	f.lines = keyLines(data)
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
	data, err := io.ReadAll(io.LimitReader(file, maxFileSize+1))
	if err != nil {
		return nil, err
	}
	if len(data) > maxFileSize {
		return nil, fmt.Errorf("larger than %d bytes", maxFileSize)
	}
	return data, nil
}

// decode reads the file into v, strictly: every key must be known. It reports whether v
// can be used; unknown keys are faults but leave v usable.
func (f *contentFile) decode(v any) bool {
	if f.data == nil {
		return false
	}
	err := toml.NewDecoder(bytes.NewReader(f.data)).DisallowUnknownFields().Decode(v)
	var unknown *toml.StrictMissingError
	if errors.As(err, &unknown) {
		for i := range unknown.Errors {
			e := &unknown.Errors[i]
			line, _ := e.Position()
			f.faultAt(line, "", "unknown key %q", strings.Join(e.Key(), "."))
		}
		err = toml.Unmarshal(f.data, v)
	}
	var syntax *toml.DecodeError
	switch {
	case err == nil:
		return true
	case errors.As(err, &syntax):
		line, _ := syntax.Position()
		f.faultAt(line, "", "%s", strings.TrimPrefix(syntax.Error(), "toml: "))
	default:
		f.fault("", "", "%v", err)
	}
	return false
}

// fault notes a fault at the key path, which place names for people.
func (f *contentFile) fault(path, place, format string, args ...any) {
	f.faultAt(f.line(path), place, format, args...)
}

func (f *contentFile) faultAt(line int, place, format string, args ...any) {
	f.faults = append(f.faults, &Fault{File: f.name, Line: line, Place: place, Reason: fmt.Sprintf(format, args...)})
}

// line returns the line of a key, or of the nearest table around it if the key is
// missing, or 0.
func (f *contentFile) line(path string) int {
	for path != "" {
		if n := f.lines[path]; n > 0 {
			return n
		}
		path = path[:max(strings.LastIndexByte(path, '.'), 0)]
	}
	return 0
}

// keyLines finds the line of every table and key of a TOML document, as far as the
// document can be parsed. Elements of arrays of tables are numbered from 0.
func keyLines(data []byte) map[string]int {
	lines := make(map[string]int)
	count := make(map[string]int) // tables seen in each array of tables
	table := ""
	var p unstable.Parser
	p.Reset(data)
	for p.NextExpression() {
		node := p.Expression()
		key := node.Key()
		parts, line := []string{}, 0
		for key.Next() {
			parts = append(parts, string(key.Node().Data))
			line = p.Shape(key.Node().Raw).Start.Line
		}
		path := strings.Join(parts, ".")
		switch node.Kind {
		case unstable.ArrayTable:
			table = fmt.Sprintf("%s[%d]", path, count[path])
			count[path]++
			lines[table] = line
		case unstable.Table:
			table = path
			if n := count[parts[0]]; n > 0 && len(parts) > 1 {
				table = fmt.Sprintf("%s[%d].%s", parts[0], n-1, strings.Join(parts[1:], "."))
			}
			lines[table] = line
		case unstable.KeyValue:
			if table != "" {
				path = table + "." + path
			}
			lines[path] = line
		}
	}
	return lines
}
