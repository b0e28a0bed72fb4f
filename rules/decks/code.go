package decks

import (
	"strconv"
	"strings"

	"portcullis/rules"
)

// Code writes a list in one line, for the option of a match and for the clipboard:
// "4 ys_gutter_informant, 2 ys_the_assassin". Lists of the same cards have the same code.
// The name is not in it. The code of an empty list is "0".
func (b *Book) Code(l List) string {
	var parts []string
	for _, line := range l.Canon().Lines {
		parts = append(parts, strconv.Itoa(line.N)+" "+b.At(line.Card).Key)
	}
	if parts == nil {
		return emptyCode
	}
	return strings.Join(parts, ", ")
}

const emptyCode = "0"

// ParseCode reads what [Book.Code] writes, and the same in any order, with card names in the
// place of keys, with more or less space. The error is a *[ListError] with every part that
// cannot be read. Whether the deck is legal, its game tells.
func (b *Book) ParseCode(code string) (List, error) {
	var list List
	var wrong ListError
	code = strings.TrimPrefix(code, byteOrderMark)
	if strings.TrimSpace(code) == emptyCode {
		return list, nil
	}
	for part := range strings.SplitSeq(code, ",") {
		if wrong.full() {
			break
		}
		line, problem := b.line(part)
		if !problem.Empty() {
			wrong.add(0, problem)
			continue
		}
		list.Lines = append(list.Lines, line)
	}
	if len(wrong.Faults) > 0 {
		return List{}, &wrong
	}
	return list.Canon(), nil
}

// line reads "4 Gutter Informant", "4x Gutter Informant" or "4 ys_gutter_informant".
func (b *Book) line(text string) (Line, rules.Text) {
	text = strings.TrimSpace(text)
	digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
	number, name := text[:digits], text[digits:]
	if rest, ok := strings.CutPrefix(name, "x "); ok {
		name = rest
	}
	name = strings.TrimSpace(name)
	if number == "" || name == "" {
		return Line{}, rules.T("%q is no line of a deck; write how many and which card, as in \"4 %s\".", short(text), b.At(0).Name)
	}
	card, ok := b.find(name)
	if !ok {
		return Line{}, b.unknown(name)
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > b.MostLine {
		return Line{}, rules.T("%s of %s; a line holds 1 to %d copies.", short(number), b.At(card).Name, b.MostLine)
	}
	return Line{card, n}, rules.Text{}
}

// ListError is everything in a deck code or deck file that cannot be read.
type ListError struct {
	Faults []ListFault // at least one, in the order of the text, at most maxFaults
}

// maxFaults is how many faults are told of a text that may be no deck at all.
const maxFaults = 50

func (e *ListError) add(line int, problem rules.Text) {
	if !e.full() {
		e.Faults = append(e.Faults, ListFault{line, problem})
	}
}

func (e *ListError) full() bool { return len(e.Faults) == maxFaults }

// ListFault is one part of a deck's text that cannot be read.
type ListFault struct {
	Line    int // counted from 1; 0 in a code, which is one line, and for the whole text
	Problem rules.Text
}

// Text says what is wrong, with the line.
func (f ListFault) Text() rules.Text {
	if f.Line > 0 {
		return rules.T("line %d: %s", f.Line, f.Problem)
	}
	return f.Problem
}

func (f ListFault) String() string { return f.Text().String() }

func (e *ListError) Error() string {
	lines := make([]string, len(e.Faults))
	for i, f := range e.Faults {
		lines[i] = f.String()
	}
	return strings.Join(lines, " ")
}

// Reasons are the single faults, for a [rules.SetupError].
func (e *ListError) Reasons() []rules.Text {
	reasons := make([]rules.Text, len(e.Faults))
	for i, f := range e.Faults {
		reasons[i] = f.Text()
	}
	return reasons
}
