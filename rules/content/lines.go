package content

import (
	"fmt"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// lineFinder notes the line of every table, key and array element of a TOML document.
type lineFinder struct {
	parser unstable.Parser
	breaks []int // offsets of the line feeds
	lines  map[string]int
	tables map[string]int // tables seen in each array of tables
}

// keyLines finds the lines of a document, as far as it can be parsed. Elements of arrays
// are numbered from 0: "card[3].action[0].n".
func keyLines(data []byte) map[string]int {
	f := lineFinder{breaks: breaks(data), lines: make(map[string]int), tables: make(map[string]int)}
	f.parser.Reset(data)
	table := ""
	for f.parser.NextExpression() {
		switch node := f.parser.Expression(); node.Kind {
		case unstable.ArrayTable, unstable.Table:
			table = f.table(node)
		case unstable.KeyValue:
			f.keyValue(table, node)
		}
	}
	return f.lines
}

// breaks finds the line feeds.
func breaks(data []byte) []int {
	var found []int
	for i, c := range data {
		if c == '\n' {
			found = append(found, i)
		}
	}
	return found
}

// table notes the line of a table's head and returns the path of the table. A key of it that names an array of
// tables means the last one so far, so that "[card.spell]" is the spell of the card above it.
func (f *lineFinder) table(node *unstable.Node) string {
	parts, line := f.key(node)
	path := ""
	for i, part := range parts {
		if path != "" {
			path += "."
		}
		path += part
		if i == len(parts)-1 && node.Kind == unstable.ArrayTable {
			f.tables[path]++
		}
		if n := f.tables[path]; n > 0 {
			path = fmt.Sprintf("%s[%d]", path, n-1)
		}
	}
	f.lines[path] = line
	return path
}

func (f *lineFinder) keyValue(table string, node *unstable.Node) {
	parts, line := f.key(node)
	path := strings.Join(parts, ".")
	if table != "" {
		path = table + "." + path
	}
	f.lines[path] = line
	f.within(path, node.Value())
}

// within notes the lines of what is in an array or in a table written in one line.
func (f *lineFinder) within(path string, value *unstable.Node) {
	children := value.Children()
	for i := 0; children.Next(); i++ {
		child := children.Node()
		switch value.Kind {
		case unstable.InlineTable:
			f.keyValue(path, child)
		case unstable.Array:
			element := fmt.Sprintf("%s[%d]", path, i)
			if child.Raw.Length > 0 {
				f.lines[element] = f.line(child)
			}
			f.within(element, child)
		}
	}
}

// key returns the parts of a key and the line where it ends.
func (f *lineFinder) key(node *unstable.Node) (parts []string, line int) {
	for key := node.Key(); key.Next(); {
		parts = append(parts, string(key.Node().Data))
		line = f.line(key.Node())
	}
	return parts, line
}

// line is the line, counted from 1, in which a node begins.
func (f *lineFinder) line(node *unstable.Node) int {
	before, _ := slices.BinarySearch(f.breaks, int(node.Raw.Offset))
	return before + 1
}
