package language

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"portcullis/rules"
)

// Pseudo is a language for tests: every text stands in brackets, has letters that English has not,
// and is longer by three tenths: "[Ȓóĺĺ ŧĥé đíçé~~~~]". What is shown without such letters never
// asked the catalogue.
type Pseudo struct{}

var _ rules.Catalogue = Pseudo{}

// latin are the letters of English, marked those that stand for them, which every text font has.
const (
	latin  = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	marked = "áƀçđéƒğĥíĵķĺɱñóþɋŕšŧúʋŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹḾÑÓÞɊŔŠŦÚƲŴẊÝŽ"
)

// Translate returns the format with its letters marked, in brackets and with tildes. A format
// without a letter of its own stays as it is.
func (Pseudo) Translate(t rules.Text) (string, bool) {
	format := t.Format
	if t.Many != "" && t.N != 1 {
		format = t.Many
	}
	said, letters := mark(format, len(t.Args) > 0)
	if letters == 0 {
		return format, true
	}
	return "[" + said + strings.Repeat("~", (3*letters+9)/10) + "]", true
}

// mark exchanges the letters of a format, those of its verbs excepted, and counts them.
func mark(format string, verbs bool) (said string, letters int) {
	verb := false
	said = strings.Map(func(r rune) rune {
		switch {
		case verb:
			verb = strings.ContainsRune("[]+-#.0123456789", r)
			return r
		case verbs && r == '%':
			verb = true
			return r
		case unicode.IsLetter(r):
			letters++
		}
		return markedAs(r)
	}, format)
	return said, letters
}

// markedAs is the letter that stands for r.
func markedAs(r rune) rune {
	if i := strings.IndexRune(latin, r); i >= 0 {
		return []rune(marked)[i]
	}
	return r
}

// ruleID is how rules are cited: "KU-ATK-1".
var ruleID = regexp.MustCompile(`^[A-Z]{2}(-[A-Z0-9]+)+$`)

// Untranslated returns the words of what a screen shows that never asked the catalogue, while
// [Pseudo] is spoken: those with a letter of English. Words in known are none, such as the names
// of people; nor are the ids of rules.
func Untranslated(shown string, known ...string) (words []string) {
	for _, word := range strings.FieldsFunc(shown, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '-' && !unicode.IsDigit(r) }) {
		if strings.ContainsFunc(word, func(r rune) bool { return strings.ContainsRune(latin, r) }) && !slices.Contains(known, word) && !ruleID.MatchString(word) {
			words = append(words, word)
		}
	}
	return words
}
