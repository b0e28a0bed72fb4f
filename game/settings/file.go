package settings

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"portcullis/game/keymap"
	"portcullis/rules/plain"
)

// Fault is a line of the settings file that could not be used.
type Fault struct {
	Path    string
	Line    int    // counted from 1; 0 if it is not one line
	Problem string // what is wrong, and what stands in its place
}

func (f Fault) Error() string {
	if f.Line == 0 {
		return fmt.Sprintf("%s: %s", f.Path, f.Problem)
	}
	return fmt.Sprintf("%s, line %d: %s", f.Path, f.Line, f.Problem)
}

const (
	// maxFile is the largest settings file that is read.
	maxFile = 256 << 10
	// maxFaults is how many bad lines are left out before the whole file is.
	maxFaults = 30
)

// file is a settings file as far as it could be read.
type file struct {
	settings Settings
	others   others
	data     []byte
	syntax   bool // lines had to be left out
}

// others is the TOML of what this version does not know, kept for the ones that do.
type others struct {
	top  []byte
	keys []byte // in the part of the keys
}

// readFile reads the file at path; nothing in it is fatal.
func readFile(path string) (file, []Fault) {
	f := file{settings: Defaults()}
	data, err := readBounded(path)
	if errors.Is(err, fs.ErrNotExist) {
		return f, nil
	}
	if err != nil {
		return f, []Fault{{path, 0, fmt.Sprintf("the settings cannot be read: %v; the usual ones hold", err)}}
	}
	f.data = data
	r := reading{path: path, text: slices.Clone(plain.Text(data))}
	values := r.decode()
	f.syntax = len(r.faults) > 0
	r.lines = keyLines(r.text)
	f.settings = r.settings(values)
	if f.others, err = unknown(values); err != nil {
		r.fault(0, fmt.Sprintf("what other versions have set cannot be kept: %v", err))
	}
	return f, r.faults
}

func readBounded(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errors.New("it is not a regular file")
	}
	if info.Size() > maxFile {
		return nil, fmt.Errorf("it has %d bytes; settings have at most %d", info.Size(), maxFile)
	}
	return os.ReadFile(path)
}

// reading is a file while it is read.
type reading struct {
	path   string
	text   []byte
	lines  map[string]int // line of each key of the top level
	faults []Fault
}

func (r *reading) fault(line int, problem string) {
	const most = 300 // of what quotes the file
	r.faults = append(r.faults, Fault{r.path, line, plain.Show(problem, most)})
}

// decode reads the text as TOML. A line that is no TOML is blanked and the rest read again.
func (r *reading) decode() map[string]any {
	for len(r.faults) < maxFaults {
		var values map[string]any
		err := toml.Unmarshal(r.text, &values)
		if err == nil {
			return values
		}
		var bad *toml.DecodeError
		if !errors.As(err, &bad) {
			r.fault(0, fmt.Sprintf("%v; the usual settings hold", err))
			return nil
		}
		line, _ := bad.Position()
		r.fault(line, fmt.Sprintf("%s; the line is left out", strings.TrimPrefix(bad.Error(), "toml: ")))
		if !r.blank(line) {
			return nil
		}
	}
	r.fault(0, "too many lines cannot be read; the usual settings hold")
	return nil
}

// blank empties a line, counted from 1. False: there is no such line, or nothing in it.
func (r *reading) blank(line int) bool {
	all := bytes.Split(r.text, []byte("\n"))
	if line < 1 || line > len(all) || len(all[line-1]) == 0 {
		return false
	}
	all[line-1] = nil
	r.text = bytes.Join(all, []byte("\n"))
	return true
}

// keyLines finds the line of each key of the top level, and of the keys in tables as "table.key".
func keyLines(text []byte) map[string]int {
	lines := map[string]int{}
	var p unstable.Parser
	p.Reset(text)
	table := ""
	for p.NextExpression() {
		e := p.Expression()
		var parts []string
		line := 0
		for key := e.Key(); key.Next(); {
			if line == 0 {
				line = p.Shape(key.Node().Raw).Start.Line
			}
			parts = append(parts, string(key.Node().Data))
		}
		name := table + strings.Join(parts, ".")
		if e.Kind != unstable.KeyValue {
			table = strings.Join(parts, ".") + "."
			name = strings.Join(parts, ".")
		}
		for _, known := range []string{name, strings.SplitN(name, ".", 2)[0]} {
			if lines[known] == 0 {
				lines[known] = line
			}
		}
	}
	return lines
}

// settings takes what fits from the values.
func (r *reading) settings(values map[string]any) Settings {
	s := Defaults()
	take := func(at string, k key, v any) {
		if problem := k.set(&s, v); problem != "" {
			line, ok := r.lines[at]
			if !ok {
				line = r.lines[ofKeys] // all of them stand on one line
			}
			r.fault(line, fmt.Sprintf("%s: %s; %s holds", at, problem, k.show(Defaults())))
		}
	}
	for _, k := range keys() {
		if v, ok := values[k.name]; ok {
			take(k.name, k, v)
		}
	}
	changed, ok := values[ofKeys].(map[string]any)
	if _, there := values[ofKeys]; there && !ok {
		r.fault(r.lines[ofKeys], fmt.Sprintf("%s: %s is no list of commands with their keys; the usual ones hold", ofKeys, shown(values[ofKeys])))
	}
	for _, k := range bindings() {
		if v, ok := changed[k.name]; ok {
			take(ofKeys+"."+k.name, k, v)
		}
	}
	return s
}

// unknown is the TOML of the values that are no settings of this version.
func unknown(values map[string]any) (o others, err error) {
	for _, k := range keys() {
		delete(values, k.name)
	}
	changed, _ := values[ofKeys].(map[string]any)
	delete(values, ofKeys)
	for _, k := range bindings() {
		delete(changed, k.name)
	}
	if o.top, err = marshal(values); err == nil {
		o.keys, err = marshal(changed)
	}
	return o, err
}

func marshal(values map[string]any) ([]byte, error) {
	if len(values) == 0 {
		return nil, nil
	}
	return toml.Marshal(values)
}

// encode writes a settings file: ours in the order of the menu, then what others have set, then the keys.
func encode(s Settings, o others) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("# Settings of Portcullis. The program rewrites this file; comments are not kept.\n")
	if err := writeLines(&b, s, keys()); err != nil {
		return nil, err
	}
	if len(o.top) > 0 {
		b.WriteString("\n# Kept for another version of the program.\n")
		b.Write(o.top)
	}
	if s.Keys == (keymap.Map{}) && len(o.keys) == 0 {
		return b.Bytes(), nil
	}
	fmt.Fprintf(&b, "\n# Keys that were changed; '' is no key.\n[%s]\n", ofKeys)
	if err := writeLines(&b, s, bindings()); err != nil {
		return nil, err
	}
	b.Write(o.keys)
	return b.Bytes(), nil
}

// writeLines writes the lines of keys.
func writeLines(b *bytes.Buffer, s Settings, list []key) error {
	for _, k := range list {
		if k.left != nil && k.left(s) {
			continue
		}
		line, err := toml.Marshal(map[string]any{k.name: k.get(s)})
		if err != nil {
			return err
		}
		fmt.Fprintf(b, "\n# %s\n%s", k.help, line)
	}
	return nil
}
