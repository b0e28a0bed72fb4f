// Package fold makes what people type and what is written somewhere comparable: capitals and small letters, letters with
// an accent and without, put together of parts or whole, every kind of apostrophe and dash. All searches and all names
// that are looked up by what somebody typed go through it.
package fold

import (
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// apart are letters whose stroke or second half Unicode does not take for an accent.
var apart = map[rune]string{
	'ø': "o", 'ł': "l", 'đ': "d", 'ð': "d", 'þ': "th", 'æ': "ae", 'œ': "oe", 'ħ': "h", 'ı': "i", 'ŧ': "t", 'ŋ': "n",
}

// Text is a text as searches and names compare it: small letters without accents ("mölen": "molen"), without apostrophes,
// with one kind of dash and quotation mark, and single spaces, of which an underline is one.
func Text(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		write(&b, r)
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// Has reports whether a text, as it is written, has every word of a query somewhere in it. It has all words of none.
func Has(text, query string) bool {
	text = Text(text)
	for word := range strings.FieldsSeq(Text(query)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// Index is where the first word of a query begins in a text, in bytes of the text; -1 if it is not there.
func Index(text, query string) int {
	words := strings.Fields(Text(query))
	if len(words) == 0 {
		return -1
	}
	var b strings.Builder
	var at []int // of each byte of the folded text, the place in the text
	for i, r := range text {
		write(&b, r)
		for len(at) < b.Len() {
			at = append(at, i)
		}
	}
	if i := strings.Index(b.String(), words[0]); i >= 0 {
		return at[i]
	}
	return -1
}

// Person is a person's name as people at one table are told apart by it: in any case, whole letters or put together, but
// with its accents. Two who differ in an accent are two.
func Person(name string) string {
	return strings.Join(strings.Fields(cases.Fold().String(norm.NFC.String(name))), " ")
}

// write adds what a character is compared as.
func write(b *strings.Builder, r rune) {
	switch {
	case 'A' <= r && r <= 'Z':
		b.WriteRune(r - 'A' + 'a')
	case r == '\'' || r == '`' || r == '\u00b4' || '\u2018' <= r && r <= '\u201b' || r == '\u02bc' || r == '\u2032' || r == '\uff07':
	case r == '_' || unicode.IsSpace(r):
		b.WriteByte(' ')
	case r < 0x80:
		b.WriteRune(r)
	case unicode.Is(unicode.Pd, r) || r == '\u2212':
		b.WriteByte('-')
	case '\u201c' <= r && r <= '\u201f' || r == '\u00ab' || r == '\u00bb':
		b.WriteByte('"')
	default:
		letters(b, r)
	}
}

// letters adds a character beyond ASCII without its accents.
func letters(b *strings.Builder, r rune) {
	for _, part := range cases.Fold().String(norm.NFKD.String(string(r))) {
		if unicode.Is(unicode.Mn, part) {
			continue
		}
		if plain, ok := apart[part]; ok {
			b.WriteString(plain)
			continue
		}
		b.WriteRune(part)
	}
}
