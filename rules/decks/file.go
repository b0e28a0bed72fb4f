package decks

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"portcullis/rules"
	"portcullis/rules/plain"
)

// MaxFile is the size of a deck file in bytes, and MaxName that of a deck's name in
// characters.
const (
	MaxFile = 64 << 10
	MaxName = 60
)

// byteOrderMark begins the files of some text editors.
const byteOrderMark = "\uFEFF"

// fileVersion is the version of the deck files that are written; older ones can be read.
const fileVersion = 1

// File is a deck as a file or the clipboard holds it:
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
// Behind # stand the numbers of the card and a hash of the rest of it, so that a program with
// other content can say which cards have changed. A list of cards alone is a deck too: head
// and marks may be missing, and lines that begin with # are comments.
type File struct {
	List List // its Key is empty
	// Of is the key of the group that the deck is built from, see [Groups]; empty if the game has none.
	Of string
	// Content is the [Book.Hash] with which the deck was saved; empty if the text does not say.
	Content string
	// Changed says which cards have changed since, in the order of the list.
	Changed []Change
	// LeftOut is what [Book.ReadText] could make nothing of, by line.
	LeftOut []ListFault
}

// Write writes a deck as Read reads it. The order of the cards is canonical.
func (b *Book) Write(f File) []byte {
	var w bytes.Buffer
	fmt.Fprintf(&w, "portcullis-deck %d\n", fileVersion)
	if name := CleanName(f.List.Name); name != "" {
		fmt.Fprintf(&w, "name %s\n", name)
	}
	fmt.Fprintf(&w, "game %s\n", b.Game)
	if b.Groups != nil {
		fmt.Fprintf(&w, "%s %s\n", b.Groups.Word, b.Group(f))
	}
	fmt.Fprintf(&w, "content %s\n\n", b.Hash)
	for _, line := range f.List.Canon().Lines {
		d := b.At(line.Card)
		fmt.Fprintf(&w, "%d %s  #%s\n", line.N, d.Name, d.mark())
	}
	return w.Bytes()
}

// Group is the key of the group that a deck is built from; one that does not say it is built from that
// of its cards. It is empty if the game has no groups.
func (b *Book) Group(f File) string {
	if b.Groups == nil || f.Of != "" {
		return f.Of
	}
	return b.Groups.Of(f.List)
}

// Settled is the deck with the group that it is built from.
func (b *Book) Settled(f File) File {
	f.Of = b.Group(f)
	return f
}

// Rename gives a deck's text another name and changes nothing else in it, so that it
// goes on remembering the cards that it was saved with. An empty name takes the name away.
func Rename(data []byte, name string) []byte {
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

// CleanName makes a deck's name of at most MaxName characters out of anything a person typed;
// see [plain.Line].
func CleanName(typed string) string { return plain.Line(typed, MaxName) }

// Read reads a deck file or a list from the clipboard. The error is a *[ListError] with
// everything that cannot be read, each with its line. Whether the deck is legal, its game tells.
func (b *Book) Read(data []byte) (File, error) {
	r := reader{book: b, seen: map[string]bool{}, marked: map[Card]bool{}}
	switch {
	case len(data) > MaxFile:
		r.fault(0, "The text is larger than %d KiB, the most that a deck can fill.", MaxFile>>10)
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
		return File{}, &r.wrong
	}
	return r.deck, nil
}

// reader goes through the lines of a deck file.
type reader struct {
	book   *Book
	deck   File
	seen   map[string]bool // words of the head
	marked map[Card]bool   // cards that were compared
	cards  bool            // a card line came
	newer  bool            // the file is of a later version, whose lines may mean anything
	wrong  ListError
}

func (r *reader) fault(line int, format string, args ...any) {
	r.wrong.add(line, rules.T(format, args...))
}

func (r *reader) read(n int, line string) {
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
func (r *reader) card(n int, line string) {
	entry, tail, marked := strings.Cut(line, "#")
	l, problem := r.book.line(entry)
	if !problem.Empty() {
		r.wrong.add(n, problem)
		return
	}
	r.deck.List.Lines = append(r.deck.List.Lines, l)
	if !marked || r.marked[l.Card] {
		return
	}
	r.marked[l.Card] = true
	switch change, changed, ok := r.book.changeSince(l.Card, strings.TrimSpace(tail)); {
	case !ok:
		r.fault(n, "%q is no mark of a card; delete it, from # to the end of the line.", short(tail))
	case changed:
		r.deck.Changed = append(r.deck.Changed, change)
	}
}

// head reads a line before the cards: a word and what it says.
func (r *reader) head(n int, line string) {
	word, value, _ := strings.Cut(line, " ")
	value = strings.TrimSpace(value)
	switch {
	case r.cards:
		r.fault(n, "%q is no line of a deck; write how many and which card, as in \"4 %s\".", short(line), r.book.At(0).Name)
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
		if value != r.book.Game {
			r.fault(n, "This is a deck of %q, not of %s.", short(value), r.book.Game)
		}
	case "name":
		r.deck.List.Name = CleanName(value)
	case "content":
		r.deck.Content = value
		if len(value) != 16 || strings.Trim(value, "0123456789abcdef") != "" {
			r.fault(n, "%q names no content; it has 16 digits of 0 to 9 and a to f.", short(value))
		}
	default:
		if g := r.book.Groups; g != nil && word == g.Word {
			r.group(n, value)
			return
		}
		r.seen[word] = false
		r.fault(n, "%q is no line of a deck; write how many and which card, as in \"4 %s\".", short(line), r.book.At(0).Name)
	}
}

func (r *reader) version(n int, value string) {
	switch v, err := strconv.Atoi(value); {
	case err != nil || v < 1:
		r.fault(n, "%q is no version of a deck file.", short(value))
	case v > fileVersion:
		r.newer = true
		r.fault(n, "The deck was saved by a newer Portcullis, in version %d; this one reads up to %d.", v, fileVersion)
	}
}

func (r *reader) group(n int, value string) {
	key, ok := r.book.Groups.Find(value)
	if !ok {
		r.fault(n, "There is no %s %q.", r.book.Groups.Word, short(value))
	}
	r.deck.Of = key
}

// finish settles what the text left open: a deck that does not say what it is built from is of the group
// of its cards.
func (r *reader) finish() {
	if !r.cards && len(r.seen) == 0 && len(r.wrong.Faults) == 0 {
		r.fault(0, "There is no deck in the text.")
	}
	r.deck.List = r.deck.List.Canon()
	r.deck = r.book.Settled(r.deck)
}
