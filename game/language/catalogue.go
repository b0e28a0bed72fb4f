package language

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/leonelquinteros/gotext"

	"portcullis/rules"
)

// Catalogue is one gettext catalogue. It is immutable and safe for use by several goroutines.
type Catalogue struct {
	domain  *gotext.Domain // knows which plural form a number takes
	entries map[entry]*gotext.Translation
}

// entry is what a translation is found by.
type entry struct{ context, format string }

// Open reads a .po file.
func Open(path string) (*Catalogue, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	c, err := Load(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return c, nil
}

// Load reads the text of a .po file. It is refused if it names no language or translates nothing,
// or if a translation takes other arguments than its original: the error lists every fault.
func Load(data []byte) (*Catalogue, error) {
	po := gotext.NewPo()
	po.Parse(data)
	c := &Catalogue{domain: po.GetDomain(), entries: map[entry]*gotext.Translation{}}
	var faults []error
	if po.GetDomain().Language == "" {
		faults = append(faults, errors.New(`the header names no "Language"`))
	}
	c.take("", po.GetDomain().GetTranslations(), &faults)
	for context, translations := range po.GetDomain().GetCtxTranslations() {
		c.take(context, translations, &faults)
	}
	if len(c.entries) == 0 {
		faults = append(faults, errors.New("nothing is translated"))
	}
	slices.SortFunc(faults, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	return c, errors.Join(faults...)
}

// take checks the translations of one context.
func (c *Catalogue) take(context string, translations map[string]*gotext.Translation, faults *[]error) {
	for format, translation := range translations {
		if format == "" { // the header
			continue
		}
		want, err := VerbsOf(format)
		if err != nil {
			*faults = append(*faults, fmt.Errorf("msgid %q: %w", format, err))
			continue
		}
		for _, said := range translation.Trs {
			if said == "" { // not translated yet
				continue
			}
			c.entries[entry{context, format}] = translation
			if err := want.fit(said); err != nil {
				*faults = append(*faults, fmt.Errorf("msgid %q: msgstr %q: %w", format, said, err))
			}
		}
	}
}

// Language is the code of the language: "de", "pt_BR".
func (c *Catalogue) Language() string { return c.domain.Language }

// Translate returns the format of a text in the language.
func (c *Catalogue) Translate(t rules.Text) (string, bool) {
	translation := c.entries[entry{t.Context, t.Format}]
	if translation == nil {
		return "", false
	}
	if t.Many == "" {
		return translation.Trs[0], translation.IsTranslated()
	}
	n := max(t.N, -t.N) // the plural forms of gettext know no negative numbers
	if t.Context == "" {
		return c.domain.GetN(t.Format, t.Many, n), c.domain.IsTranslatedN(t.Format, n)
	}
	return c.domain.GetNC(t.Format, t.Many, n, t.Context), c.domain.IsTranslatedNC(t.Format, n, t.Context)
}
