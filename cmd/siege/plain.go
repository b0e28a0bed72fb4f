package main

import (
	"fmt"
	"io"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// plain passes text on without signs that a terminal obeys or does not show: escapes and other
// control characters, marks of direction, of no width, and what is no text at all. Names come from
// files that others have written. Such a sign is written as JSON would write it (\u001b), so that
// JSON stays the same data.
type plain struct{ w io.Writer }

// Write reports the length of what it was given.
func (p plain) Write(text []byte) (int, error) {
	out := text
	if i := unplain(text); i >= 0 {
		out = append([]byte(nil), text[:i]...)
		for rest := text[i:]; len(rest) > 0; {
			r, size := utf8.DecodeRune(rest)
			if obeyed(r, size) {
				out = escape(out, r)
			} else {
				out = append(out, rest[:size]...)
			}
			rest = rest[size:]
		}
	}
	if _, err := p.w.Write(out); err != nil {
		return 0, err
	}
	return len(text), nil
}

// unplain is where the first sign stands that is not passed on, -1 if there is none.
func unplain(text []byte) int {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		if obeyed(r, size) {
			return i
		}
		i += size
	}
	return -1
}

// obeyed reports whether a rune of so many bytes is one that is not passed on.
func obeyed(r rune, size int) bool {
	switch r {
	case '\n', '\t':
		return false
	case utf8.RuneError:
		return size == 1
	}
	return unicode.IsControl(r) || unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co)
}

func escape(out []byte, r rune) []byte {
	if a, b := utf16.EncodeRune(r); a != utf8.RuneError {
		return fmt.Appendf(out, `\u%04x\u%04x`, a, b)
	}
	return fmt.Appendf(out, `\u%04x`, r)
}
