package content

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The longest texts of content, which may come from a stranger, in characters.
const (
	LongestID   = 40
	LongestName = 60
	LongestText = 400
)

// Shown reports whether people see a character as itself. Control and format characters are not
// shown: a terminal obeys them, they turn the direction of writing around, or they have no width.
func Shown(r rune) bool {
	switch {
	case r == '\u00a0' || r == '\u202f': // the spaces that break no line
		return true
	case unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector):
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
	for i, r := range s {
		if r == utf8.RuneError || !Shown(r) {
			return fmt.Sprintf("its character %d, %U, cannot be shown", 1+utf8.RuneCountInString(s[:i]), r)
		}
	}
	if strings.TrimSpace(s) != s {
		return "begins or ends with a space"
	}
	return ""
}

// Name notes a fault if a name is missing or unfit; see [Unfit] and [LongestName].
func (f *File) Name(path, place, s string) { f.required(path, place, s, LongestName) }

// Text notes a fault if a text that people read is missing or unfit; see [Unfit] and [LongestText].
func (f *File) Text(path, place, s string) { f.required(path, place, s, LongestText) }

func (f *File) required(path, place, s string, most int) {
	if s == "" {
		f.Fault(path, place, "is missing")
		return
	}
	f.Fits(path, place, s, most)
}

// Fits notes a fault if a text that may be missing is unfit, and reports whether it is fit.
func (f *File) Fits(path, place, s string, most int) bool {
	why := Unfit(s, most)
	if why != "" {
		f.Fault(path, place, "%s", why)
	}
	return why == ""
}

// shown is what a fault says with all that cannot be shown written as its number, and cut where it
// quotes more than anybody would read.
func shown(s string) string {
	const most = 500
	var b strings.Builder
	n := 0
	for i, r := range s {
		if n++; n > most {
			return b.String() + "..."
		}
		if _, size := utf8.DecodeRuneInString(s[i:]); r == utf8.RuneError && size == 1 {
			fmt.Fprintf(&b, "\\x%02x", s[i])
			continue
		}
		if !Shown(r) {
			fmt.Fprintf(&b, "<%U>", r)
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}
