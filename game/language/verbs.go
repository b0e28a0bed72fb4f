package language

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
)

// Verbs are the arguments that a format takes: the place of each, from 1, and its verb.
type Verbs map[int]byte

// VerbsOf reads a format of package fmt. A percent sign before anything but a verb is text.
func VerbsOf(format string) (Verbs, error) {
	found, next := Verbs{}, 1
	for {
		_, rest, ok := strings.Cut(format, "%")
		if !ok {
			return found, nil
		}
		if strings.HasPrefix(rest, "%") {
			format = rest[1:]
			continue
		}
		flags := rest[:len(rest)-len(strings.TrimLeft(rest, "+-#0123456789."))]
		rest = rest[len(flags):]
		if strings.HasPrefix(rest, "[") {
			number, after, closed := strings.Cut(rest[1:], "]")
			place, err := strconv.Atoi(number)
			if !closed || err != nil || place < 1 {
				return nil, fmt.Errorf("%q is no place of an argument", "%"+flags+rest)
			}
			next, rest = place, after
		}
		if rest == "" || !isLetter(rest[0]) {
			format = rest
			continue
		}
		if had, ok := found[next]; ok && had != rest[0] {
			return nil, fmt.Errorf("argument %d is %%%c and %%%c", next, had, rest[0])
		}
		found[next] = rest[0]
		next, format = next+1, rest[1:]
	}
}

func isLetter(b byte) bool { return 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' }

// fit tells what is wrong with a translation of a format that takes the arguments v.
func (v Verbs) fit(said string) error {
	got, err := VerbsOf(said)
	if err != nil {
		return err
	}
	if !maps.Equal(v, got) {
		return fmt.Errorf("takes the arguments %s; the original takes %s", got, v)
	}
	return nil
}

// String writes the arguments in order: "%d %s".
func (v Verbs) String() string {
	if len(v) == 0 {
		return "none"
	}
	var list []string
	for place := 1; len(list) < len(v); place++ {
		if verb, ok := v[place]; ok {
			list = append(list, fmt.Sprintf("%%[%d]%c", place, verb))
		}
	}
	return strings.Join(list, " ")
}
