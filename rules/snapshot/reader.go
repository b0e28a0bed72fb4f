package snapshot

import (
	"fmt"
	"slices"
	"strings"
)

// Reader collects the first fault of a snapshot that is being read. Its methods return a value
// that is safe to use in place of a wrong one.
type Reader struct {
	Game string
	Err  error // nil or an *Error
}

// Fail keeps a fault, unless there is one already.
func (r *Reader) Fail(field, rule, format string, args ...any) {
	if r.Err == nil {
		r.Err = &Error{Game: r.Game, Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
	}
}

// Number returns n if it is in low to high.
func (r *Reader) Number(field, rule string, n, low, high int) int {
	if n < low || n > high {
		r.Fail(field, rule, "is %d; it must be %d to %d", n, low, high)
		return low
	}
	return n
}

// Word returns the place of a word in a list.
func (r *Reader) Word(field, given string, words []string) int {
	i := slices.Index(words, given)
	if i < 0 {
		r.Fail(field, "", "%q is not one of %s", given, strings.Join(words, ", "))
		return 0
	}
	return i
}
