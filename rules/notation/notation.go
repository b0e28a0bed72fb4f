// Package notation spells choices: a table says in which words each verb is written and in which
// form its arguments follow, and from the table choices are written, read and judged.
//
// A choice has one spelling, and what is read is written again to the same bytes or refused:
// "commit 02" is not "commit 2". A table knows the words of a game, not its positions: whether a
// choice is legal, the state tells.
//
//	notation.go   the table: writing, reading
//	form.go       forms of arguments that games share; a game adds its own
package notation

import (
	"fmt"
	"strings"

	"portcullis/rules"
)

// Spelling is how a verb is written: its words, then its arguments in their form.
type Spelling struct {
	Verb  rules.Verb
	Words string // no two spaces in a row, none at the ends
	Form  Form   // nil: no arguments
}

// Form is how the arguments of a verb are written.
type Form interface {
	// Write writes arguments; false: no position of the game can offer them. The text has
	// no space at its ends and no two in a row; without arguments it is empty.
	Write(args [4]int16) (text string, ok bool)
	// Read reads what Write writes. It may take more: what Write does not give back in the
	// same words is refused.
	Read(text string) ([4]int16, error)
}

// Table spells the choices of a game. It is not changed once it is made.
type Table struct {
	title     string
	examples  string
	spellings []Spelling
	byVerb    [256]int // places in spellings, counted from 1
}

// New makes the table of a game: its title and a few spelt choices, for refusals, and one
// spelling for every verb. It panics on a verb or words that are there twice.
func New(title string, examples []string, spellings ...Spelling) *Table {
	quoted := make([]string, len(examples))
	for i, e := range examples {
		quoted[i] = fmt.Sprintf("%q", e)
	}
	t := &Table{title: title, examples: strings.Join(quoted, ", "), spellings: spellings}
	words := map[string]bool{}
	for i, sp := range spellings {
		if t.byVerb[sp.Verb] != 0 || words[sp.Words] {
			panic(fmt.Sprintf("notation: verb %d, %q, is spelt twice", sp.Verb, sp.Words))
		}
		t.byVerb[sp.Verb], words[sp.Words] = i+1, true
		if sp.Form == nil {
			t.spellings[i].Form = Nothing{}
		}
	}
	return t
}

// Form is how the arguments of a verb are written; nil for a verb that is not in the table.
func (t *Table) Form(v rules.Verb) Form {
	if i := t.byVerb[v]; i > 0 {
		return t.spellings[i-1].Form
	}
	return nil
}

// Words are the words of a verb; empty for one that is not in the table.
func (t *Table) Words(v rules.Verb) string {
	if i := t.byVerb[v]; i > 0 {
		return t.spellings[i-1].Words
	}
	return ""
}

// Knows reports whether c is a choice that some position of the game could offer.
func (t *Table) Knows(c rules.Choice) bool {
	form := t.Form(c.Verb)
	if form == nil {
		return false
	}
	_, ok := form.Write(c.Args)
	return ok
}

// Write spells a choice. One that no position could offer is written as numbers that cannot be
// read back.
func (t *Table) Write(c rules.Choice) string {
	if form := t.Form(c.Verb); form != nil {
		switch text, ok := form.Write(c.Args); {
		case ok && text != "":
			return t.Words(c.Verb) + " " + text
		case ok:
			return t.Words(c.Verb)
		}
	}
	return fmt.Sprintf("unknown %d %d %d %d %d", c.Verb, c.Args[0], c.Args[1], c.Args[2], c.Args[3])
}

// Parse is the inverse of Write. Where the words of one verb begin those of another, the longer
// ones are tried first. An error says what of the text is not understood.
func (t *Table) Parse(text string) (rules.Choice, error) {
	var first error
	for words := text; words != ""; words = cutLast(words) {
		for i := range t.spellings {
			sp := &t.spellings[i]
			if sp.Words != words {
				continue
			}
			c, err := t.read(sp, text)
			if err == nil {
				return c, nil
			}
			if first == nil {
				first = fmt.Errorf("%q: %w", text, err)
			}
		}
	}
	if first != nil {
		return rules.Choice{}, first
	}
	return rules.Choice{}, fmt.Errorf("%q is not a choice of %s; choices are written like %s", text, t.title, t.examples)
}

func (t *Table) read(sp *Spelling, text string) (rules.Choice, error) {
	rest := strings.TrimPrefix(text[len(sp.Words):], " ")
	args, err := sp.Form.Read(rest)
	if err != nil {
		return rules.Choice{}, err
	}
	c := rules.Choice{Verb: sp.Verb, Args: args}
	if t.Write(c) != text {
		return rules.Choice{}, fmt.Errorf("what follows %q is out of range or not written as it should be", sp.Words)
	}
	return c, nil
}

// cutLast takes the last word off a text.
func cutLast(text string) string {
	return text[:max(0, strings.LastIndexByte(text, ' '))]
}
