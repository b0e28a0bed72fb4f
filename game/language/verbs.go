package language

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"strconv"
	"strings"

	"portcullis/rules/plain"
)

// Verbs are the arguments that a format takes: the place of each, from 1, and its verb.
type Verbs map[int]byte

// maxPlace is the last place of an argument that a format may name. No text takes as many.
const maxPlace = 99

// verb is a verb after its percent sign: flags, width and precision of at most two digits each, the place of its argument.
var verb = regexp.MustCompile(`^([-+#0]*)(\d*)(?:\.(\d*))?(?:\[(\d+)\])?([a-zA-Z])`)

// VerbsOf reads a format of package fmt. In one that takes no arguments a percent sign before anything but a verb is text;
// in one that takes some it has to be written twice.
func VerbsOf(format string) (Verbs, error) {
	found, next, stray := Verbs{}, 1, ""
	for {
		_, rest, ok := strings.Cut(format, "%")
		if !ok {
			break
		}
		if strings.HasPrefix(rest, "%") {
			format = rest[1:]
			continue
		}
		parts := verb.FindStringSubmatch(rest)
		if parts == nil {
			if strings.HasPrefix(rest, "[") {
				return nil, placeless(rest)
			}
			stray, format = cmp.Or(stray, plain.Show("%"+rest, 4)), rest
			continue
		}
		if len(parts[2]) > 2 || len(parts[3]) > 2 || len(parts[1]) > 2 {
			return nil, fmt.Errorf("%s widens what it says; write it without the number", plain.Quote("%"+parts[0]))
		}
		if parts[4] != "" {
			place, err := strconv.Atoi(parts[4])
			if err != nil || place < 1 || place > maxPlace {
				return nil, placeless(rest)
			}
			next = place
		}
		letter := parts[5][0]
		if had, ok := found[next]; ok && had != letter {
			return nil, fmt.Errorf("argument %d is %%%c and %%%c", next, had, letter)
		}
		found[next] = letter
		next, format = next+1, rest[len(parts[0]):]
	}
	if stray != "" && len(found) > 0 {
		return nil, fmt.Errorf("%q is no argument; write a percent sign that is text twice: %%%%", stray)
	}
	return found, nil
}

// placeless is the error of a place that is none.
func placeless(rest string) error {
	return fmt.Errorf("%s is no place of an argument; write %%[1]s for the first", plain.Quote("%"+rest))
}

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
