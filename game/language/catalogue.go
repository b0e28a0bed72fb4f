package language

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"portcullis/rules"
	"portcullis/rules/plain"
	"portcullis/save/files"
)

const (
	// maxFile is the largest .po file that is read, in bytes; the template with all texts has under 600,000.
	maxFile = 8 << 20
	// A translation has at most growth times the characters of its original, and grace more.
	growth, grace = 4, 200
	// maxTold is how many faults of a file are told one by one.
	maxTold = 12
)

// Catalogue is one gettext catalogue. It is immutable and safe for use by several goroutines.
type Catalogue struct {
	language string
	forms    int     // how many plural forms there are
	form     formula // which of them a number takes
	entries  map[entry][]string
	mark     string // hash of the file
}

// Mark tells the catalogue from others, see [rules.Marked].
func (c *Catalogue) Mark() string { return c.mark }

// entry is what a translation is found by.
type entry struct{ context, format string }

// Open reads a .po file, or the one that a link leads to. The error names the file, and for each fault its line and what
// to do about it.
func Open(path string) (*Catalogue, error) {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, err
	}
	data, err := files.Read(real, maxFile)
	var kind *files.KindError
	switch {
	case errors.Is(err, files.ErrTooLarge):
		return nil, fmt.Errorf("%s: it is larger than %d MB, which no catalogue is; give a .po file", path, maxFile>>20)
	case errors.As(err, &kind):
		return nil, fmt.Errorf("%s: %w; give a .po file", path, err)
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrPermission):
		return nil, err
	case err != nil:
		return nil, fmt.Errorf("%s: %s", path, files.Cause(err))
	}
	c, err := Load(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return c, nil
}

// Load reads the text of a .po file. It is refused if it names no language or translates nothing, if a translation takes
// other arguments than its original, is far longer or has something in it that is not seen, or if its plural formula is
// none: the error lists the faults by line.
func Load(data []byte) (*Catalogue, error) {
	messages, faults := readMessages(data)
	sum := sha256.Sum256(data)
	c := &Catalogue{forms: 2, form: germanic, entries: map[entry][]string{}, mark: hex.EncodeToString(sum[:8])}
	for _, m := range messages {
		if m.id == "" && m.context == "" {
			faults = append(faults, c.header(m)...)
		}
	}
	if c.language == "" {
		faults = append(faults, fault{1, `the header names no "Language"; write "Language: de\n" below the first msgstr`})
	}
	for _, m := range messages {
		if m.id != "" {
			faults = append(faults, c.take(m)...)
		}
	}
	if len(c.entries) == 0 {
		faults = append(faults, fault{1, "nothing is translated; write a msgstr for a msgid of portcullis.pot"})
	}
	return c, told(faults)
}

// told is the faults as one error, by their lines; nil if there are none.
func told(faults []fault) error {
	slices.SortStableFunc(faults, func(a, b fault) int { return cmp.Compare(a.line, b.line) })
	var list []error
	for i, f := range faults {
		if i == maxTold {
			list = append(list, fmt.Errorf("and %d more", len(faults)-i))
			break
		}
		list = append(list, f)
	}
	return errors.Join(list...)
}

// header reads language and plural forms.
func (c *Catalogue) header(m message) (faults []fault) {
	said := m.said[0]
	for field := range strings.SplitSeq(said.text, "\n") {
		name, value, _ := strings.Cut(field, ":")
		value = strings.TrimSpace(value)
		switch {
		case strings.EqualFold(name, "Language"):
			if c.language = value; plain.Unfit(value, 40) != "" {
				faults = append(faults, fault{said.line, "the name of the language " + plain.Unfit(value, 40)})
			}
		case strings.EqualFold(name, "Plural-Forms"):
			if err := c.plurals(value); err != nil {
				faults = append(faults, fault{said.line, fmt.Sprintf(`"Plural-Forms": %v; write, for example, "nplurals=2; plural=n != 1;"`, err)})
			}
		}
	}
	return faults
}

// plurals reads the plural forms of a header: "nplurals=2; plural=n != 1;".
func (c *Catalogue) plurals(header string) error {
	for part := range strings.SplitSeq(header, ";") {
		name, value, _ := strings.Cut(part, "=")
		value = strings.TrimSpace(value)
		switch strings.TrimSpace(name) {
		case "nplurals":
			n, err := strconv.Atoi(value)
			if err != nil || n < 1 || n > maxForms {
				return fmt.Errorf("%s is no number of plural forms from 1 to %d", plain.Quote(value), maxForms)
			}
			c.forms = n
		case "plural":
			f, err := readFormula(value)
			if err != nil {
				return fmt.Errorf("the formula cannot be read: %w", err)
			}
			c.form = f
		}
	}
	for n := range uint64(1000) {
		if form, ok := c.form(n); !ok || form >= uint64(c.forms) {
			c.form = germanic
			return fmt.Errorf("the formula gives %d none of the %d plural forms", n, c.forms)
		}
	}
	return nil
}

// take checks the translations of a message and keeps them.
func (c *Catalogue) take(m message) (faults []fault) {
	want, err := VerbsOf(m.id)
	if err != nil {
		return []fault{{m.line, fmt.Sprintf("msgid %s: %v", plain.Quote(m.id), err)}}
	}
	said := make([]string, maxForms)
	translated := false
	for form, s := range m.said {
		if s.text == "" { // not translated yet
			continue
		}
		said[form], translated = s.text, true
		if says := unfit(m, form, s.text, want, c.forms); says != "" {
			faults = append(faults, fault{s.line, fmt.Sprintf("msgid %s: msgstr %s: %s", plain.Quote(m.id), plain.Quote(s.text), says)})
		}
	}
	if translated {
		c.entries[entry{m.context, m.id}] = said
	}
	return faults
}

// unfit is what a translation cannot be taken for; "" if it can be.
func unfit(m message, form int, said string, want Verbs, forms int) string {
	switch {
	case m.plural == "" && form > 0:
		return "the text has no plural; write msgstr"
	case form >= forms:
		return fmt.Sprintf("the language has %d plural forms, by its header", forms)
	}
	original := max(utf8.RuneCountInString(m.id), utf8.RuneCountInString(m.plural))
	if n := utf8.RuneCountInString(said); n > growth*original+grace {
		return fmt.Sprintf("it has %d characters, the original %d; say it shorter", n, original)
	}
	for _, r := range said {
		if !plain.Shown(r) && (r != '\n' || !strings.Contains(m.id, "\n")) {
			return fmt.Sprintf("%U in it cannot be shown; take it out", r)
		}
	}
	if err := want.fit(said); err != nil {
		return err.Error()
	}
	return ""
}

// Language is the code of the language: "de", "pt_BR".
func (c *Catalogue) Language() string { return c.language }

// Translate returns the format of a text in the language.
func (c *Catalogue) Translate(t rules.Text) (string, bool) {
	said := c.entries[entry{t.Context, t.Format}]
	if said == nil {
		return "", false
	}
	form := uint64(0)
	if t.Many != "" {
		form, _ = c.form(uint64(max(t.N, -t.N))) // the plural forms of gettext know no negative numbers
	}
	if form >= maxForms || said[form] == "" {
		return "", false
	}
	return said[form], true
}
