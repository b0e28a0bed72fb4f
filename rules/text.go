package rules

import (
	"encoding/json"
	"fmt"
	"math"
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

// Percent tells a chance of p (0 to 1): "56 %". What is possible is never told as 0, what is not
// sure never as 100.
func Percent(p float64) Text {
	const sure = 1e-9 // more than sums of chances are wrong by
	n := int(math.Round(100 * p))
	switch {
	case p > sure && n == 0:
		return T("under 1 %")
	case p < 1-sure && n == 100:
		return T("over 99 %")
	}
	return T("%d %%", n)
}

func sortedKeys(m map[string]string) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
