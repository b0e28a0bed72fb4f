package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Nothing is the form of a verb without arguments.
type Nothing struct{}

// Write writes no arguments.
func (Nothing) Write(args [4]int16) (string, bool) { return "", args == [4]int16{} }

// Read reads no arguments.
func (Nothing) Read(text string) (args [4]int16, err error) {
	if text != "" {
		err = fmt.Errorf("nothing should follow, not %q", text)
	}
	return args, err
}

// Part is one word of a form: an argument, or several that are written together.
type Part interface {
	// Write writes the first arguments of the list and tells how many they are; false: the
	// part has no word for them.
	Write(args []int16) (word string, used int, ok bool)
	// Read reads a word, which is not empty and has no spaces.
	Read(word string) ([]int16, error)
}

// Parts is a form of words in a row, one for each part; arguments after them are 0.
type Parts []Part

// Write writes the words.
func (p Parts) Write(args [4]int16) (string, bool) {
	words := make([]string, 0, len(p))
	at := 0
	for _, part := range p {
		word, used, ok := part.Write(args[at:])
		if !ok {
			return "", false
		}
		if at += used; word != "" {
			words = append(words, word)
		}
	}
	for _, rest := range args[at:] {
		if rest != 0 {
			return "", false
		}
	}
	return strings.Join(words, " "), true
}

// Read reads as many words as there are parts; those of optional parts at the end may be missing.
func (p Parts) Read(text string) (args [4]int16, err error) {
	words := strings.Fields(text)
	at := 0
	for i, part := range p {
		var got []int16
		switch missing, optional := part.(Maybe); {
		case i < len(words):
			got, err = part.Read(words[i])
		case optional:
			got = []int16{missing.None}
		default:
			err = fmt.Errorf("%d words should follow, not %d", len(p), len(words))
		}
		if err != nil {
			return args, err
		}
		at += copy(args[at:], got)
	}
	if len(words) > len(p) {
		return args, fmt.Errorf("%d words should follow, not %d", len(p), len(words))
	}
	return args, nil
}

// Maybe is a part at the end of a form that may be missing: its argument is None then.
type Maybe struct {
	Part
	None int16
}

// Write writes nothing for None.
func (m Maybe) Write(args []int16) (string, int, bool) {
	if len(args) > 0 && args[0] == m.None {
		return "", 1, true
	}
	return m.Part.Write(args)
}

// Number is a part: a whole number from 0 to below it.
type Number int16

// Write writes the number.
func (n Number) Write(args []int16) (string, int, bool) {
	if len(args) == 0 || args[0] < 0 || args[0] >= int16(n) {
		return "", 1, false
	}
	return strconv.Itoa(int(args[0])), 1, true
}

// Read reads a number.
func (n Number) Read(word string) ([]int16, error) {
	v, err := strconv.ParseInt(word, 10, 16)
	if err != nil || v < 0 || v >= int64(n) {
		return nil, fmt.Errorf("%q is not a number from 0 to %d", word, n-1)
	}
	return []int16{int16(v)}, nil
}

// Signed is a part: a number with its sign, "+1" or "-2", no further from 0 than its value, and never 0.
type Signed int16

// Write writes the number.
func (n Signed) Write(args []int16) (string, int, bool) {
	if len(args) == 0 || args[0] == 0 || args[0] < -int16(n) || args[0] > int16(n) {
		return "", 1, false
	}
	return fmt.Sprintf("%+d", args[0]), 1, true
}

// Read reads a number.
func (n Signed) Read(word string) ([]int16, error) {
	v, err := strconv.ParseInt(word, 10, 16)
	if err != nil || v == 0 || v < -int64(n) || v > int64(n) || fmt.Sprintf("%+d", v) != word {
		return nil, fmt.Errorf("%q is not a number with a sign from +1 to %+d or from -1 to %+d", word, int(n), -int(n))
	}
	return []int16{int16(v)}, nil
}

// Names is a part: one of the ids of things of a kind, which are counted from 0.
type Names struct {
	Kind string // what they are: "hero"
	IDs  []string
}

// Write writes the id.
func (n Names) Write(args []int16) (string, int, bool) {
	if len(args) == 0 || args[0] < 0 || int(args[0]) >= len(n.IDs) {
		return "", 1, false
	}
	return n.IDs[args[0]], 1, true
}

// Read looks an id up.
func (n Names) Read(word string) ([]int16, error) {
	i := slices.Index(n.IDs, word)
	if i < 0 {
		return nil, fmt.Errorf("%q is not a %s", word, n.Kind)
	}
	return []int16{int16(i)}, nil
}
