package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"portcullis/rules/plain"
)

// MaxName is the length of a match's name in characters.
const MaxName = 80

// CleanName makes a name that a match file can hold out of anything a person typed: see
// [plain.Line]. It is cut to MaxName characters.
func CleanName(typed string) string { return plain.Line(typed, MaxName) }

// checkName accepts the name of a match if it is one line of plain words. Characters that are
// not seen are no fault: programs of before wrote them, and who reads the name cleans it.
func checkName(name string) error {
	words := strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) })
	if strings.Join(words, " ") != name || !utf8.ValidString(name) || utf8.RuneCountInString(name) > MaxName {
		return fmt.Errorf("%s is not a name of at most %d plain characters", plain.Quote(name), MaxName)
	}
	return nil
}

// maxWord is the length of a word that is not told as it is, such as the id of an option.
const maxWord = 100

// checkWord accepts a text of at most so many characters, all of which can be shown.
func checkWord(what, text string, most int) error {
	if why := plain.Unfit(text, most); why != "" {
		return fmt.Errorf("the %s %s cannot be used: %s", what, plain.Quote(text), why)
	}
	return nil
}

// checkText accepts what checkPlain does unless it is empty.
func checkText(what, text string) error {
	if text == "" {
		return fmt.Errorf("the %s is empty", what)
	}
	return checkPlain(what, text)
}

// checkPlain accepts text that stays on its line and can be read back unchanged.
func checkPlain(what, text string) error {
	if !utf8.ValidString(text) || strings.ContainsFunc(text, breaksLine) || strings.TrimSpace(text) != text {
		return fmt.Errorf("the %s %s has a control character or white space around it", what, plain.Quote(text))
	}
	return nil
}

func breaksLine(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Zl, r) || unicode.Is(unicode.Zp, r)
}

// isID reports whether s is the id of a game: 1 to 32 small letters and digits.
func isID(s string) bool {
	return s != "" && len(s) <= 32 && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// decodeStrict reads one JSON value and refuses unknown fields and anything after it.
func decodeStrict(text string, into any) error {
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows the JSON value")
	}
	return nil
}

// encodeJSON writes one JSON value on one line, with <, > and & as they stand.
func encodeJSON(value any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(value)
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), err
}
