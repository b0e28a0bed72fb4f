package cards

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"portcullis/rules"
	"portcullis/rules/plain"
)

// MaxDeckFile is the size of a deck file in bytes, and MaxDeckName that of a deck's name in
// characters.
const (
	MaxDeckFile = 64 << 10
	MaxDeckName = 60
)

// byteOrderMark begins the files of some text editors.
const byteOrderMark = "\uFEFF"

// deckVersion is the version of the deck files that are written; older ones can be read.
const deckVersion = 1

// DeckFile is a deck as a file or the clipboard holds it:
//
//	portcullis-deck 1
//	name Knives First
//	game siegestorm
//	faction ysra
//	content 40d84a2cdff1b7a4
//
//	4 Gutter Informant  #0:1:1:5e0c43a1
//	2 The Assassin  #3:3:1:92b1d80e
//
// Behind # stand cost, ATT, DEF and a hash of the rest of the card, so that a program with
// other content can say which cards have changed. A list of cards alone is a deck too: head
// and marks may be missing, and lines that begin with # are comments.
type DeckFile struct {
	List List // its Key is empty
	Pool Pool
	// Faction is the faction that the deck is built from, as an index of Set.Decks; -1 with
	// AllFactions.
	Faction int
	// Content is the [Set.Hash] with which the deck was saved; empty if the text does not say.
	Content string
	// Changed says which cards have changed since, in the order of the list.
	Changed []Change
}

// WriteDeck writes a deck as ReadDeck reads it. The order of the cards is canonical.
func (s *Set) WriteDeck(d DeckFile) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "portcullis-deck %d\n", deckVersion)
	if name := CleanName(d.List.Name); name != "" {
		fmt.Fprintf(&b, "name %s\n", name)
	}
	fmt.Fprintf(&b, "game siegestorm\nfaction %s\ncontent %s\n\n", s.FactionKey(d), s.hash)
	for _, line := range d.List.Canon().Lines {
		c := &s.Cards[line.Card]
		fmt.Fprintf(&b, "%d %s  #%s\n", line.N, c.Name, c.mark())
	}
	return b.Bytes()
}

// FactionKey is the key of the faction that a deck is built from, or "all". A deck that does
// not say its faction is of that of most of its cards.
func (s *Set) FactionKey(d DeckFile) string {
	if d.Pool == AllFactions {
		return d.Pool.String()
	}
	if faction := d.Faction; faction >= 0 && faction < len(s.Factions()) {
		return s.Decks[faction].Key
	}
	faction, _ := s.FactionOf(d.List)
	return s.Decks[faction].Key
}

// RenameDeck gives a deck's text another name and changes nothing else in it, so that it
// goes on remembering the cards that it was saved with. An empty name takes the name away.
func RenameDeck(data []byte, name string) []byte {
	text := strings.TrimPrefix(string(data), byteOrderMark)
	line := ""
	if name = CleanName(name); name != "" {
		line = "name " + name + "\n"
	}
	var out strings.Builder
	for l := range strings.SplitAfterSeq(text, "\n") {
		word, _, _ := strings.Cut(strings.TrimSpace(l), " ")
		if word != "name" {
			out.WriteString(l)
		}
		if word == "portcullis-deck" {
			out.WriteString(line)
			line = ""
		}
	}
	return []byte(line + out.String())
}

// CleanName makes a deck's name of at most MaxDeckName characters out of anything a person typed;
// see [plain.Line].
func CleanName(typed string) string { return plain.Line(typed, MaxDeckName) }

// ReadDeck reads a deck file or a list from the clipboard. The error is a *[ListError] with
// everything that cannot be read, each with its line. Whether the deck is legal, [Set.Check]
// tells.
func (s *Set) ReadDeck(data []byte) (DeckFile, error) {
	r := deckReader{set: s, deck: DeckFile{Faction: -1}, seen: map[string]bool{}, marked: map[ID]bool{}}
	switch {
	case len(data) > MaxDeckFile:
		r.fault(0, "The text is larger than %d KiB, the most that a deck can fill.", MaxDeckFile>>10)
	case !utf8.Valid(data):
		r.fault(0, "This is no text.")
	default:
		text := strings.TrimPrefix(string(data), byteOrderMark)
		n := 0
		for line := range strings.SplitSeq(text, "\n") {
			n++
			r.read(n, strings.TrimSpace(line))
		}
		r.finish()
	}
	if len(r.wrong.Faults) > 0 {
		return DeckFile{}, &r.wrong
	}
	return r.deck, nil
}

// deckReader goes through the lines of a deck file.
type deckReader struct {
	set    *Set
	deck   DeckFile
	seen   map[string]bool // words of the head
	marked map[ID]bool     // cards that were compared
	cards  bool            // a card line came
	newer  bool            // the file is of a later version, whose lines may mean anything
	wrong  ListError
}

func (r *deckReader) fault(line int, format string, args ...any) {
	r.wrong.add(line, rules.T(format, args...))
}

func (r *deckReader) read(n int, line string) {
	switch {
	case r.newer || r.wrong.full() || line == "" || line[0] == '#':
	case line[0] >= '0' && line[0] <= '9':
		r.cards = true
		r.card(n, line)
	default:
		r.head(n, line)
	}
}

// card reads "4 Gutter Informant  #0:1:1:5e0c43a1".
func (r *deckReader) card(n int, line string) {
	entry, tail, marked := strings.Cut(line, "#")
	l, problem := r.set.line(entry)
	if !problem.Empty() {
		r.wrong.add(n, problem)
		return
	}
	r.deck.List.Lines = append(r.deck.List.Lines, l)
	if !marked || r.marked[l.Card] {
		return
	}
	r.marked[l.Card] = true
	was, ok := parseMark(strings.TrimSpace(tail))
	if !ok {
		r.fault(n, "%q is no mark of a card; delete it, from # to the end of the line.", short(tail))
		return
	}
	if change, changed := r.set.Cards[l.Card].changeSince(was); changed {
		r.deck.Changed = append(r.deck.Changed, change)
	}
}

// head reads a line before the cards: a word and what it says.
func (r *deckReader) head(n int, line string) {
	word, value, _ := strings.Cut(line, " ")
	value = strings.TrimSpace(value)
	switch {
	case r.cards:
		r.fault(n, "%q is no line of a deck; write how many and which card, as in \"4 %s\".", short(line), r.set.Cards[0].Name)
		return
	case r.seen[word]:
		r.fault(n, "The deck says its %s twice.", word)
		return
	}
	r.seen[word] = true
	switch word {
	case "portcullis-deck":
		r.version(n, value)
	case "game":
		if value != "siegestorm" {
			r.fault(n, "This is a deck of %q, not of siegestorm.", short(value))
		}
	case "name":
		r.deck.List.Name = CleanName(value)
	case "faction":
		r.faction(n, value)
	case "content":
		r.deck.Content = value
		if len(value) != 16 || strings.Trim(value, "0123456789abcdef") != "" {
			r.fault(n, "%q names no content; it has 16 digits of 0 to 9 and a to f.", short(value))
		}
	default:
		r.seen[word] = false
		r.fault(n, "%q is no line of a deck; write how many and which card, as in \"4 %s\".", short(line), r.set.Cards[0].Name)
	}
}

func (r *deckReader) version(n int, value string) {
	switch v, err := strconv.Atoi(value); {
	case err != nil || v < 1:
		r.fault(n, "%q is no version of a deck file.", short(value))
	case v > deckVersion:
		r.newer = true
		r.fault(n, "The deck was saved by a newer Portcullis, in version %d; this one reads up to %d.", v, deckVersion)
	}
}

func (r *deckReader) faction(n int, value string) {
	if value == AllFactions.String() {
		r.deck.Pool = AllFactions
		return
	}
	for i, d := range r.set.Factions() {
		if d.Key == value || fold(d.Name) == fold(value) {
			r.deck.Faction = i
			return
		}
	}
	r.fault(n, "There is no faction %q.", short(value))
}

// finish settles what the text left open: a deck that names no faction is of that of its
// cards, or of all if they have several.
func (r *deckReader) finish() {
	if !r.cards && len(r.seen) == 0 && len(r.wrong.Faults) == 0 {
		r.fault(0, "There is no deck in the text.")
	}
	r.deck.List = r.deck.List.Canon()
	if r.seen["faction"] {
		return
	}
	if faction, alone := r.set.FactionOf(r.deck.List); alone {
		r.deck.Faction = faction
	} else {
		r.deck.Pool = AllFactions
	}
}
