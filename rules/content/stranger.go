package content

import (
	"reflect"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// MaxEntries bounds the tables, keys and values of a content file: reading takes longer than
// their number grows.
const MaxEntries = 20_000

// entries counts the tables, keys and values of a document as far as it can be parsed, and
// stops above most.
func entries(data []byte, most int) int {
	var p unstable.Parser
	p.Reset(data)
	n := 0
	for n <= most && p.NextExpression() {
		n++
		if node := p.Expression(); node.Kind == unstable.KeyValue {
			n = within(node.Value(), n, most)
		}
	}
	return n
}

// within adds what is in an array or in a table written in one line.
func within(value *unstable.Node, n, most int) int {
	if value.Kind == unstable.KeyValue {
		value = value.Value()
	}
	if value.Kind != unstable.Array && value.Kind != unstable.InlineTable {
		return n
	}
	for children := value.Children(); n <= most && children.Next(); {
		n = within(children.Node(), n+1, most)
	}
	return n
}

// stranger is a key that content has no use for.
type stranger struct {
	key  string
	line int
}

// strangers returns the unknown keys of a document if there are more than most of them, else
// none: the decoder is the judge of keys, but each unknown one costs it more the larger the
// file is, and a hostile file would cost it a minute.
func strangers(data []byte, known reflect.Type, most int) []stranger {
	var found []stranger
	structs := shapes{}
	finder := lineFinder{breaks: breaks(data)}
	finder.parser.Reset(data)
	table, lost := known, false
	for finder.parser.NextExpression() {
		node := finder.parser.Expression()
		parts, line := finder.key(node)
		within := table
		if node.Kind != unstable.KeyValue {
			within = known
		} else if lost {
			continue // its table is unknown, and counts once
		}
		to, ok := structs.follow(within, parts)
		if !ok {
			found = append(found, stranger{strings.Join(parts, "."), line})
		}
		if node.Kind != unstable.KeyValue {
			table, lost = to, !ok
		}
	}
	if len(found) <= most {
		return nil
	}
	return found
}

// shapes are the keys of structs, each struct looked at once.
type shapes map[reflect.Type][]shape

// shape is a key of a struct and what lies under it.
type shape struct {
	key   string
	under reflect.Type
}

// follow goes from a type to what lies under a key of it, which may have several parts.
func (s shapes) follow(t reflect.Type, parts []string) (reflect.Type, bool) {
	for _, part := range parts {
		t = bare(t)
		switch t.Kind() {
		case reflect.Map:
			t = t.Elem()
		case reflect.Interface:
			return t, true
		case reflect.Struct:
			field, ok := s.under(t, part)
			if !ok {
				return nil, false
			}
			t = field
		default:
			return nil, false
		}
	}
	return bare(t), true
}

// bare is what a pointer points to or a list holds.
func bare(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
		t = t.Elem()
	}
	return t
}

// under is what lies under a key of a struct.
func (s shapes) under(t reflect.Type, key string) (reflect.Type, bool) {
	keys, seen := s[t]
	if !seen {
		for _, field := range reflect.VisibleFields(t) {
			if name, ok := keyOf(field); ok {
				keys = append(keys, shape{name, field.Type})
			}
		}
		s[t] = keys
	}
	for _, k := range keys {
		if strings.EqualFold(k.key, key) {
			return k.under, true
		}
	}
	return nil, false
}

// keyOf is the key of a struct's field in a file.
func keyOf(field reflect.StructField) (key string, ok bool) {
	if !field.IsExported() || field.Anonymous {
		return "", false
	}
	key, _, _ = strings.Cut(field.Tag.Get("toml"), ",")
	if key == "" {
		key = field.Name
	}
	return key, key != "-"
}
