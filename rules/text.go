package rules

import (
	"encoding/json"
	"fmt"
	"slices"
)

// Text is a sentence for people: a format with its arguments, put together at the edge,
// so that a translation can replace the format. Arguments may be Texts themselves.
type Text struct {
	Format string
	Args   []any
}

// T makes a Text.
func T(format string, args ...any) Text { return Text{format, args} }

// String formats the text in the language of its format.
func (t Text) String() string {
	if len(t.Args) == 0 {
		return t.Format
	}
	return fmt.Sprintf(t.Format, t.Args...)
}

// Empty reports whether there is nothing to say.
func (t Text) Empty() bool { return t.Format == "" }

// MarshalJSON writes the formatted sentence.
func (t Text) MarshalJSON() ([]byte, error) { return json.Marshal(t.String()) }

// Count is a number with its noun: "1 marker", "3 markers".
func Count(n int, one, many string) Text {
	if n == 1 {
		return T("%d "+one, n)
	}
	return T("%d "+many, n)
}

func sortedKeys(m map[string]string) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
