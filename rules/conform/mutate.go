package conform

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
)

// spot is a place in a snapshot that was read as JSON: a field of an object or an item of a list.
type spot struct {
	in   any    // map[string]any or *[]any
	key  string // of a field, or of the list that an item is in
	at   int    // of an item
	path string
}

func (s spot) get() any {
	if m, ok := s.in.(map[string]any); ok {
		return m[s.key]
	}
	return (*s.in.(*[]any))[s.at]
}

func (s spot) set(v any) {
	if m, ok := s.in.(map[string]any); ok {
		m[s.key] = v
		return
	}
	(*s.in.(*[]any))[s.at] = v
}

// mutator changes snapshots as no match would. It remembers what it has seen in which field, so that a change
// may be one that another match has.
type mutator struct {
	chance *rules.Rand
	seen   map[string][]any
}

// mostSeen is how many values of a field are remembered.
const mostSeen = 40

// read reads a snapshot, lists pointers where JSON has lists, and remembers what is in it.
func (m *mutator) read(snapshot []byte) (any, error) {
	d := json.NewDecoder(bytes.NewReader(snapshot))
	d.UseNumber()
	var tree any
	if err := d.Decode(&tree); err != nil {
		return nil, err
	}
	return pointed(tree), nil
}

// learn remembers what is in a snapshot.
func (m *mutator) learn(tree any) {
	if m.seen == nil {
		m.seen = map[string][]any{}
	}
	for _, s := range spots(tree, "", "") {
		if list := m.seen[s.key]; len(list) < mostSeen {
			m.seen[s.key] = append(list, copied(s.get()))
		} else if m.chance.IntN(8) == 0 {
			list[m.chance.IntN(mostSeen)] = copied(s.get())
		}
	}
}

// pointed is a tree of JSON with pointers to lists, so that a list can grow where it stands.
func pointed(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for key, sub := range v {
			v[key] = pointed(sub)
		}
	case []any:
		for i, sub := range v {
			v[i] = pointed(sub)
		}
		return &v
	}
	return v
}

// copied is a copy of a tree.
func copied(v any) any {
	switch v := v.(type) {
	case map[string]any:
		c := make(map[string]any, len(v))
		for key, sub := range v {
			c[key] = copied(sub)
		}
		return c
	case *[]any:
		c := make([]any, len(*v))
		for i, sub := range *v {
			c[i] = copied(sub)
		}
		return &c
	}
	return v
}

// spots lists all places of a tree, in an order of their own.
func spots(v any, key, path string) []spot {
	var all []spot
	add := func(s spot) {
		all = append(all, s)
		all = append(all, spots(s.get(), s.key, s.path)...)
	}
	switch v := v.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(v)) {
			add(spot{in: v, key: k, path: path + "." + k})
		}
	case *[]any:
		for i := range *v {
			add(spot{in: v, key: key, at: i, path: path + "[" + strconv.Itoa(i) + "]"})
		}
	}
	return all
}

// mutate changes a snapshot in one to three places and tells what it did.
func (m *mutator) mutate(tree any) (snapshot []byte, did []string, err error) {
	for range 1 + m.chance.IntN(3)*m.chance.IntN(2) {
		if all := spots(tree, "", ""); len(all) > 0 {
			did = append(did, m.change(all))
		}
	}
	snapshot, err = json.Marshal(tree)
	return snapshot, did, err
}

// change changes one of the places and tells what it did.
func (m *mutator) change(all []spot) string {
	s := all[m.chance.IntN(len(all))]
	switch m.chance.IntN(10) {
	case 0:
		return m.drop(s)
	case 1:
		return m.double(s)
	case 2:
		t := m.like(all, s)
		a, b := s.get(), t.get()
		s.set(copied(b))
		t.set(copied(a))
		return s.path + " and " + t.path + " exchanged"
	case 3:
		s.set(m.other(s.get()))
		return s.path + " of another kind"
	case 4, 5:
		return m.graft(s)
	case 6:
		return m.add(s)
	}
	for range 20 { // a value rather than a whole object
		switch s.get().(type) {
		case map[string]any, *[]any:
			s = all[m.chance.IntN(len(all))]
		}
	}
	s.set(m.bend(s.get(), all))
	return fmt.Sprintf("%s is now %v", s.path, s.get())
}

// drop leaves a field or an item out.
func (m *mutator) drop(s spot) string {
	if object, ok := s.in.(map[string]any); ok {
		delete(object, s.key)
	} else {
		list := s.in.(*[]any)
		*list = slices.Delete(*list, s.at, s.at+1)
	}
	return s.path + " left out"
}

// double repeats an item, or puts something seen in its place.
func (m *mutator) double(s spot) string {
	list, ok := s.in.(*[]any)
	if !ok {
		return m.graft(s)
	}
	*list = slices.Insert(*list, m.chance.IntN(len(*list)+1), copied((*list)[s.at]))
	return s.path + " repeated"
}

// like is a place of the same name, if there is another; else any.
func (m *mutator) like(all []spot, s spot) spot {
	var some []spot
	for _, t := range all {
		if t.key == s.key && t.path != s.path && !strings.HasPrefix(t.path, s.path) && !strings.HasPrefix(s.path, t.path) {
			some = append(some, t)
		}
	}
	if len(some) == 0 {
		return s
	}
	return some[m.chance.IntN(len(some))]
}

// graft puts what was seen in a field of this name into its place.
func (m *mutator) graft(s spot) string {
	if list := m.seen[s.key]; len(list) > 0 {
		s.set(copied(list[m.chance.IntN(len(list))]))
	}
	return fmt.Sprintf("%s as it was elsewhere: %v", s.path, brief(s.get()))
}

// add puts something seen into an object or a list: a field that others of its kind have, or one item more.
func (m *mutator) add(s spot) string {
	switch v := s.get().(type) {
	case *[]any:
		if list := m.seen[s.key]; len(list) > 0 {
			*v = append(*v, copied(list[m.chance.IntN(len(list))]))
		}
		return s.path + " with one item more"
	case map[string]any:
		for _, other := range m.seen[s.key] {
			o, _ := other.(map[string]any)
			for _, k := range slices.Sorted(maps.Keys(o)) {
				if _, has := v[k]; !has && m.chance.IntN(2) == 0 {
					v[k] = copied(o[k])
					return fmt.Sprintf("%s.%s added: %v", s.path, k, brief(v[k]))
				}
			}
		}
	}
	return m.graft(s)
}

// bend is another value of the same kind.
func (m *mutator) bend(v any, all []spot) any {
	switch v := v.(type) {
	case json.Number:
		return m.number(v)
	case string:
		if s := all[m.chance.IntN(len(all))]; m.chance.IntN(2) == 0 {
			if other, ok := s.get().(string); ok {
				return other
			}
		}
		return m.word(v)
	case bool:
		return !v
	}
	return v
}

// number is a number near another, or at a bound of what numbers are kept in.
func (m *mutator) number(v json.Number) any {
	n, err := v.Int64()
	if err != nil {
		return json.Number("0")
	}
	bounds := []int64{0, 1, -1, 2, 3, 4, 5, 7, 10, 15, 16, 63, 64, 99, 100, 127, 128, -128, 254, 255, 256, 1000, math.MaxInt16, math.MaxInt16 + 1,
		math.MaxUint16, math.MaxUint16 + 1, math.MaxInt32, math.MaxInt32 + 1, math.MaxUint32, math.MaxInt64, math.MinInt64}
	near := []int64{n + 1, n - 1, n + 2, n - 2, -n, 2 * n, n + 256}
	if m.chance.IntN(2) == 0 {
		return json.Number(strconv.FormatInt(near[m.chance.IntN(len(near))], 10))
	}
	return json.Number(strconv.FormatInt(bounds[m.chance.IntN(len(bounds))], 10))
}

// word is a word with another letter, or none.
func (m *mutator) word(v string) string {
	if v == "" || m.chance.IntN(8) == 0 {
		return ""
	}
	b := []byte(v)
	i := m.chance.IntN(len(b))
	if b[i] >= '0' && b[i] <= '9' {
		b[i] = byte('0' + m.chance.IntN(10))
	} else {
		b[i] = byte('a' + m.chance.IntN(26))
	}
	return string(b)
}

// other is a value of another kind.
func (m *mutator) other(v any) any {
	kinds := []any{nil, true, json.Number("1"), json.Number("-1"), json.Number("1.5"), "", "1", &[]any{}, map[string]any{}}
	switch v := v.(type) {
	case json.Number:
		kinds = append(kinds, v.String())
	case string:
		kinds = append(kinds, json.Number("0"), &[]any{v})
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(v)) {
			kinds = append(kinds, v[k])
		}
	}
	return copied(kinds[m.chance.IntN(len(kinds))])
}

// brief is a value in a few letters.
func brief(v any) string {
	const most = 120
	b, _ := json.Marshal(v)
	if len(b) > most {
		return string(b[:most]) + "..."
	}
	return string(b)
}
