package rules

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"unicode"
	"unicode/utf8"
)

// Text is a sentence for people, as far as the edge of the screen: a format of package fmt in
// English with its arguments. Arguments that are words are Texts themselves, so that the whole can
// be said in another language; a name that people gave themselves is a string. String asks the
// [Catalogue] that is spoken and puts the sentence together.
type Text struct {
	Format string // of one, where Many is given
	Args   []any
	Many   string // the format of any number but one; empty: the text does not depend on a number
	N      int    // the number that chooses, where Many is given
	// Context tells apart texts that are equal in English and not elsewhere ("open": a
	// gate, a file); empty for most.
	Context string
}

// T makes a Text. The format is written out where it is made: what is put together from parts
// cannot be translated.
func T(format string, args ...any) Text { return Text{Format: format, Args: args} }

// Plural makes a Text that depends on the number n: one is its format for 1, many for every
// other number. Both are whole sentences with all arguments, n among them.
func Plural(n int, one, many string, args ...any) Text {
	return Text{Format: one, Args: args, Many: many, N: n}
}

// Count is a number with its noun: Count(3, "%d marker", "%d markers").
func Count(n int, one, many string) Text { return Plural(n, one, many, n) }

// Name makes a Text of a name or sentence that comes from content, where it is kept in English.
// The context says what is named ("place"). A percent sign in it means nothing.
func Name(context, name string) Text { return Text{Format: name, Context: context} }

// In returns the text with a context.
func (t Text) In(context string) Text {
	t.Context = context
	return t
}

// Say is the sentence in the language that is spoken, for screens, where a text is at its edge.
func Say(format string, args ...any) string { return T(format, args...).String() }

// String says the text in the language that is spoken.
func (t Text) String() string {
	format := t.english()
	if c := spoken.Load(); c != nil && t.Format != "" {
		if said, ok := (*c).Translate(t); ok {
			format = said
		}
	}
	if len(t.Args) == 0 {
		return format
	}
	return strings.ReplaceAll(fmt.Sprintf(format, t.Args...), "!.", "!") // a name that is cried ends a sentence itself
}

// english is the format as it is written in the program.
func (t Text) english() string {
	if t.Many != "" && t.N != 1 {
		return t.Many
	}
	return t.Format
}

// Empty reports whether there is nothing to say.
func (t Text) Empty() bool { return t.Format == "" }

// MarshalJSON writes the formatted sentence.
func (t Text) MarshalJSON() ([]byte, error) { return json.Marshal(t.String()) }

// And is a list of all: "a, b and c". An empty list is an empty Text.
func And(items ...Text) Text {
	return list(items, func(a, b Text) Text { return T("%s and %s", a, b).In("end of a list") })
}

// Counted is a list of all in which what reads the same stands once, with its number: "a, 2 × b and c".
func Counted(items ...Text) Text { return And(Multiplied(items)...) }

// Multiplied are items of which those that read the same stand once, where the first of them stood, with their number.
func Multiplied(items []Text) []Text {
	var order []Text
	times := map[string]int{}
	for _, item := range items {
		if times[item.String()]++; times[item.String()] == 1 {
			order = append(order, item)
		}
	}
	for i, item := range order {
		if n := times[item.String()]; n > 1 {
			order[i] = T("%d × %s", n, item).In("so many of a card")
		}
	}
	return order
}

// Or is a list of alternatives: "a, b or c". An empty list is an empty Text.
func Or(items ...Text) Text {
	return list(items, func(a, b Text) Text { return T("%s or %s", a, b).In("end of a list") })
}

// Commas is a list that leaves open how its items belong together: "a, b, c".
func Commas(items ...Text) Text { return list(items, comma) }

// Sentences puts whole sentences one after the other: "A. B. C."
func Sentences(items ...Text) Text {
	after := func(a, b Text) Text { return T("%s %s", a, b).In("one sentence after another") }
	return join(items, after, after)
}

func comma(a, b Text) Text { return T("%s, %s", a, b).In("list") }

// list joins items with commas and the last one with end.
func list(items []Text, end func(a, b Text) Text) Text { return join(items, comma, end) }

// join puts items together with each, and the last of several with end.
func join(items []Text, each, end func(a, b Text) Text) (t Text) {
	for i, item := range items {
		switch {
		case i == 0:
			t = item
		case i == len(items)-1:
			t = end(t, item)
		default:
			t = each(t, item)
		}
	}
	return t
}

// Capital is the text with a capital letter at its beginning, for one that opens a sentence.
func Capital(t Text) Text { return T("%s", capital{t}) }

type capital struct{ text Text }

func (c capital) String() string {
	s := c.text.String()
	if s == "" {
		return s
	}
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

// Within is a name within a sentence: in English its article is written small, "the Warden".
func Within(t Text) Text { return T("%s", within{t}) }

type within struct{ text Text }

func (w within) String() string {
	s := w.text.String()
	if rest, ok := strings.CutPrefix(s, "The "); ok && spoken.Load() == nil {
		return "the " + rest
	}
	return s
}

// Later is a sentence that takes a while to find and may never be read: find is called when somebody reads it, on whichever
// goroutine that is, and once more only for who reads it at the same moment. What it looks at must not change any more, nor may
// find change it. It must not be empty.
func Later(find func() Text) Text { return T("%s", &later{find: find}) }

type later struct {
	find  func() Text
	found atomic.Pointer[Text]
}

func (l *later) String() string {
	if l.found.Load() == nil {
		text := l.find()
		l.found.Store(&text)
	}
	return l.found.Load().String()
}

// Decimal is a number with as many places behind the decimal point: "1.5". Formats of Texts have
// no fractions themselves, since the point is a comma elsewhere.
func Decimal(x float64, places int) Text { return T("%s", decimal{x, places}) }

type decimal struct {
	x      float64
	places int
}

func (d decimal) String() string {
	whole, part, _ := strings.Cut(strconv.FormatFloat(d.x, 'f', d.places, 64), ".")
	if part == "" {
		return whole
	}
	return whole + T(".").In("decimal point").String() + part
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
