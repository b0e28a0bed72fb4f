package cards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
)

// DeckSize is ST-DCK-1.
const DeckSize = 34

// List is a deck that somebody has built or may build: which cards, how many of each.
type List struct {
	Key   string // of a Starter deck: "starter_ysra"; empty for others
	Name  string
	Lines []Line
}

// Line is a number of copies of a design.
type Line struct {
	Card ID
	N    int
}

// Size is how many cards the list has.
func (l List) Size() int {
	n := 0
	for _, line := range l.Lines {
		n += line.N
	}
	return n
}

// Count is how many copies of a card the list has.
func (l List) Count(card ID) int {
	n := 0
	for _, line := range l.Lines {
		if line.Card == card {
			n += line.N
		}
	}
	return n
}

// Canon returns the list with one line for each design that is in it, in the order of
// [Set.Cards]. Two lists of the same cards have the same canonical lines.
func (l List) Canon() List {
	lines := slices.Clone(l.Lines)
	slices.SortStableFunc(lines, func(a, b Line) int { return int(a.Card) - int(b.Card) })
	canon := lines[:0]
	for _, line := range lines {
		if last := len(canon) - 1; last >= 0 && canon[last].Card == line.Card {
			canon[last].N += line.N
		} else {
			canon = append(canon, line)
		}
	}
	l.Lines = slices.DeleteFunc(canon, func(line Line) bool { return line.N <= 0 })
	return l
}

// Starter returns the Starter deck with a key, "starter_ysra".
func (s *Set) Starter(key string) (List, bool) {
	for _, list := range s.Starters {
		if list.Key == key {
			return list, true
		}
	}
	return List{}, false
}

// Random returns a legal deck that is decided by r: any DeckSize of the printed copies of a
// faction or, with [AllFactions], of all factions.
func (s *Set) Random(pool Pool, r *rules.Rand) List {
	faction := -1
	if pool == OneFaction {
		faction = r.IntN(len(s.Factions()))
	}
	var copies []ID
	for i := range s.Cards {
		c := &s.Cards[i]
		if s.Decks[c.Deck].Kind != PlayerDeck || c.Promo || faction >= 0 && c.Deck != faction {
			continue
		}
		for range c.Copies {
			copies = append(copies, c.ID)
		}
	}
	rules.Shuffle(r, copies)
	list := List{}
	for _, id := range copies[:min(DeckSize, len(copies))] {
		list.Lines = append(list.Lines, Line{id, 1})
	}
	return list.Canon()
}

// Code writes a list in one line, for the option of a match and for the clipboard:
// "4 ys_gutter_informant, 2 ys_the_assassin". Lists of the same cards have the same code.
// The name is not in it. The code of an empty list is "0".
func (s *Set) Code(l List) string {
	var parts []string
	for _, line := range l.Canon().Lines {
		parts = append(parts, fmt.Sprintf("%d %s", line.N, s.Cards[line.Card].Key))
	}
	if parts == nil {
		return emptyCode
	}
	return strings.Join(parts, ", ")
}

const emptyCode = "0"

// ParseCode reads what [Set.Code] writes, and the same in any order, with card names in the
// place of keys, with more or less space. The error is a *[ListError] with every part that
// cannot be read. Whether the deck is legal, [Set.Check] tells.
func (s *Set) ParseCode(code string) (List, error) {
	var list List
	var wrong ListError
	if strings.TrimSpace(code) == emptyCode {
		return list, nil
	}
	for part := range strings.SplitSeq(code, ",") {
		if wrong.full() {
			break
		}
		line, problem := s.line(part)
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
func (s *Set) line(text string) (Line, rules.Text) {
	text = strings.TrimSpace(text)
	digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
	number, name := text[:digits], text[digits:]
	if rest, ok := strings.CutPrefix(name, "x "); ok {
		name = rest
	}
	name = strings.TrimSpace(name)
	if number == "" || name == "" {
		return Line{}, rules.T("%q is no line of a deck; write how many and which card, as in \"4 %s\".", short(text), s.Cards[0].Name)
	}
	card, ok := s.find(name)
	if !ok {
		return Line{}, s.unknown(name)
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > DeckSize {
		return Line{}, rules.T("%s of %s; a line holds 1 to %d copies.", short(number), s.Cards[card].Name, DeckSize)
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
