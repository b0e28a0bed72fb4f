// Package plain is the door for names and texts that come from a file or a keyboard: match
// files, decks, settings, snapshots, content packs. What comes in has a bounded length, stays
// on one line, and has nothing in it that is not seen: no control characters, no marks that
// turn the direction of writing, nothing without width. Where a text is a person's own, [Line]
// makes it fit; where it must be as it is, [Unfit] says why it does not fit; [Quote] and [Show]
// show a text in a message, whatever it is.
//
// It stands on the standard library alone, so that every room can use it.
package plain

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxMarks is how many accents and the like may stand on one character.
const maxMarks = 4

// maxQuoted is how many characters of a text Quote shows.
const maxQuoted = 40

// Shown reports whether people see a character as itself. Control and format characters are not
// shown: a terminal obeys them, they turn the direction of writing around, or they have no width.
func Shown(r rune) bool {
	switch {
	case r == '\u00a0' || r == '\u202f': // the spaces that break no line
		return true
	case unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector), r == '\u2800':
		return false
	}
	return unicode.IsPrint(r)
}

// Unfit says why a text of at most so many characters cannot be shown to people as it is written;
// it is empty if it can be. Nothing it says quotes the text.
func Unfit(s string, most int) string {
	if n := utf8.RuneCountInString(s); n > most {
		return fmt.Sprintf("has %d characters; it may have %d", n, most)
	}
	marks, place := 0, 0
	for i, r := range s {
		place++
		if _, size := utf8.DecodeRuneInString(s[i:]); !Shown(r) || r == utf8.RuneError && size == 1 {
			return fmt.Sprintf("its character %d, %U, cannot be shown", place, r)
		}
		if marks = stacked(r, marks); marks > maxMarks {
			return fmt.Sprintf("its character %d has more than %d marks on it", place-marks, maxMarks)
		}
	}
	if strings.TrimSpace(s) != s {
		return "begins or ends with a space"
	}
	return ""
}

// stacked is how many marks stand on one character when r follows so many.
func stacked(r rune, marks int) int {
	if unicode.In(r, unicode.Mn, unicode.Me) {
		return marks + 1
	}
	return 0
}

// mark is the byte order mark that some editors put before a text.
var mark = []byte("\ufeff")

// Text is what a text file says, whoever wrote it: without a byte order mark before it, and with line feeds alone at the
// ends of lines, where other systems write carriage returns before them. All text files are read through it, but for
// match files, whose lines keep their ends. It is never nil: an empty file has been read too.
func Text(data []byte) []byte {
	return append([]byte{}, bytes.ReplaceAll(bytes.TrimPrefix(data, mark), []byte("\r\n"), []byte("\n"))...)
}

// Line makes a text that is not [Unfit] of anything: what is not shown is left out, but control
// characters, ends of lines and runs of white space become one space, and it is cut to most
// characters. It may come out empty.
func Line(text string, most int) string {
	if len(text) <= most && !strings.ContainsFunc(text, func(r rune) bool { return r <= ' ' || r >= unicode.MaxASCII }) {
		return text
	}
	var line []rune
	marks := 0
	for _, r := range strings.ToValidUTF8(text, string(utf8.RuneError)) {
		if len(line) == most {
			break
		}
		if unicode.IsSpace(r) || unicode.In(r, unicode.Cc, unicode.Z) {
			if len(line) > 0 && line[len(line)-1] != ' ' {
				line = append(line, ' ')
			}
			marks = 0
			continue
		}
		if !Shown(r) {
			continue
		}
		if marks = stacked(r, marks); marks <= maxMarks {
			line = append(line, r)
		}
	}
	return strings.TrimSuffix(string(line), " ")
}

// Quote shows a text in a message: its beginning, in quotation marks, with everything that
// cannot be shown written out.
func Quote(text string) string {
	head, cut := first(text, maxQuoted)
	quoted := Show(strconv.Quote(head), 12*maxQuoted)
	if cut {
		quoted += "..."
	}
	return quoted
}

// Show is a text of which the first characters, at most so many, are shown, with everything
// that cannot be written as its number.
func Show(s string, most int) string {
	head, cut := first(s, most)
	var b strings.Builder
	for i, r := range head {
		if _, size := utf8.DecodeRuneInString(head[i:]); r == utf8.RuneError && size == 1 {
			fmt.Fprintf(&b, "\\x%02x", head[i])
			continue
		}
		if !Shown(r) {
			fmt.Fprintf(&b, "<%U>", r)
			continue
		}
		b.WriteRune(r)
	}
	if cut {
		b.WriteString("...")
	}
	return b.String()
}

// first is the first characters of a text, at most so many, and whether there are more.
func first(s string, most int) (head string, cut bool) {
	n := 0
	for i := range s {
		if n == most {
			return s[:i], true
		}
		n++
	}
	return s, false
}
