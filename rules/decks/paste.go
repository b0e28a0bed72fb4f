package decks

import (
	"encoding/xml"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"portcullis/rules"
	"portcullis/rules/fold"
)

// ReadText reads a deck from the text of a deck file (see [Book.Read]), or from a list as people and other programs write
// it, the cards by their names here: lines like "4 Gutter Informant", "4x Gutter Informant (SET) 123", "Gutter Informant
// x4" or a name alone, tables of Markdown and of spreadsheets, a deck code, with headings, list points, comments, the marks of quoted mail and blank lines
// between them, in UTF-8 or UTF-16, and the files of Cockatrice and MTGO. What is set aside for a sideboard, and lines of a list that nothing can be made of, are left out and told in
// [File.LeftOut]. The error is a *[ListError] if nothing can be read, or the deck is of another game or a newer program.
func (b *Book) ReadText(data []byte) (File, error) {
	if len(data) <= MaxFile {
		data = wide(data)
	}
	text := strings.TrimPrefix(string(data), byteOrderMark)
	if len(data) > MaxFile || !utf8.ValidString(text) || ours.MatchString(text) {
		return b.Read(data)
	}
	if list, is, err := b.coded(text); is {
		return b.Settled(File{List: list}), err
	}
	p := paster{at: noColumns, reader: reader{book: b, seen: map[string]bool{}, marked: map[Card]bool{}}}
	if markup.MatchString(text) {
		p.elements(text)
	} else {
		for i, line := range b.linesOf(text) {
			p.line(i+1, line)
		}
	}
	return p.done()
}

// coded reads a text that is a deck code, with line breaks or without, or can be nothing else: of a single line with commas what is
// wrong is told part by part.
func (b *Book) coded(text string) (list List, is bool, err error) {
	if _, _, card := b.listed(strings.TrimSpace(text)); card {
		return List{}, false, nil
	}
	list, err = b.ParseCode(strings.NewReplacer("\r", " ", "\n", " ").Replace(text))
	single := strings.Contains(text, ",") && !strings.ContainsAny(strings.TrimSpace(text), "\r\n<")
	return list, err == nil || single, err
}

// ours is the first line of a deck file.
var ours = regexp.MustCompile(`(?m)^\s*portcullis-deck\b`)

// markup is how a file of Cockatrice or MTGO begins.
var markup = regexp.MustCompile(`(?s)^\s*(?:<!--.*?-->\s*)*<(?:\?xml|cockatrice|Deck)`)

// linesOf are the lines of a list. A single one that names no card is taken apart before its numbers: a field of one line
// has made it of several.
func (b *Book) linesOf(text string) []string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	if _, _, one := b.listed(strings.TrimSpace(text)); one || strings.Contains(strings.TrimSpace(text), "\n") {
		return strings.Split(text, "\n")
	}
	var lines []string
	words, from := strings.Fields(text), 0
	for i, word := range words {
		if i > from+1 && counted.MatchString(word) {
			lines, from = append(lines, strings.Join(words[from:i], " ")), i
		}
	}
	return append(lines, strings.Join(words[from:], " "))
}

// maxLine is how many bytes a line of a list may have; no name of a card with all that stands around it has as many.
const maxLine = 300

// maxExtras is how many sets, tags and marks behind a name are looked past.
const maxExtras = 6

var counted = regexp.MustCompile(`^\d{1,2}[xX×]?$`)

// paster goes through the lines of a list.
type paster struct {
	reader
	left  []ListFault // what was left out
	aside aside       // cards come that are no part of the deck
	side  struct{ line, n int }
	at    columns // of the table that is read
}

// aside is what a heading sets aside.
type aside bool

var (
	comment = regexp.MustCompile(`^(//|#|;|--|==|\*\*\*)`)
	// sum is a line that counts the cards.
	sum    = regexp.MustCompile(`(?i)^(?:total|count|cards)\s*[:=]?\s*\d+(?:\s+cards)?$|^\d+\s+cards(?:\s+in\s+all|\s+total)?$`)
	bullet = regexp.MustCompile(`^(?:[-*+•‣◦·–—]+|\[[ xX]?\]|\d{1,3}[.)])\s+`)
	quoted = regexp.MustCompile(`^(?:>\s*)+`)
	rule   = regexp.MustCompile(`^[-=_*~#|:+\s]+$`)
	// before and after are how often a card is in a deck, before its name and after it, and times is the sign for it.
	times  = regexp.MustCompile(`^[xX×*]`)
	before = regexp.MustCompile(`^[xX×]?(\d+)\s*(\D.*)$`)
	after  = regexp.MustCompile(`^(.+?)(?:\s*[:,\-–—=]\s*|\s+)[xX×*(\[]*\s*(\d+)\s*[xX×)\]]*$`)
	// extra is what other programs write after a name: set and number, foil, tags.
	extra = regexp.MustCompile(`\s+(?:\([^()]*\)(?:\s+\S+)?|\[[^\[\]]*\](?:\s+\S+)?|\*\S+\*|\^[^^]*\^|#.*|!\S.*)$`)
	// heading is a line that names what follows: "Deck", "Creatures (12)", "Items:".
	heading = regexp.MustCompile(`^(?:[^:]*:|.*\(\d+\)|\[[^\[\]]*\]|\*\*.*\*\*|__.*__)$`)
)

// parts are headings of a list, as fold.Text makes them; true: what follows is no part of the deck.
var parts = map[string]aside{
	"deck": false, "main": false, "maindeck": false, "main deck": false, "mainboard": false, "main board": false, "decklist": false, "deck list": false,
	"about": false, "commander": false, "companion": false, "cards": false,
	"creatures": false, "creature": false, "spells": false, "spell": false, "items": false, "item": false, "events": false, "lands": false, "land": false,
	"sideboard": true, "side board": true, "side": true, "maybeboard": true, "maybe": true, "considering": true, "tokens": true, "wishlist": true,
}

// line reads one line of a list.
func (p *paster) line(n int, line string) {
	line = strings.TrimSpace(quoted.ReplaceAllString(strings.TrimSpace(line), ""))
	if line == "" || comment.MatchString(line) || rule.MatchString(line) {
		if part, known := parts[headingOf(strings.TrimLeft(line, "/#;-=* "))]; known && line != "" {
			p.aside = part
		}
		return
	}
	line = strings.TrimSpace(bullet.ReplaceAllString(line, ""))
	if rest, side := strings.CutPrefix(line, "SB:"); side {
		p.set(n, true, strings.TrimSpace(rest))
		return
	}
	if part, known := parts[headingOf(line)]; known {
		p.aside = part
		return
	}
	if !sum.MatchString(line) {
		p.set(n, p.aside, line)
	}
}

// headingOf is the heading that a line may be: "Sideboard (15):" is "sideboard".
func headingOf(line string) string {
	line = strings.Trim(alone(line), "[]*_: ")
	if i := strings.LastIndex(line, "("); i > 0 && strings.HasSuffix(line, ")") {
		line = line[:i]
	}
	return strings.TrimRight(fold.Text(line), ": ")
}

// set takes a card, or what else a line says.
func (p *paster) set(n int, side aside, line string) {
	l, mark, out, found := p.listed(line)
	side = side || out
	switch {
	case found && bool(side):
		p.leaveSide(n, l.N)
	case found && (l.N < 1 || l.N > p.book.MostLine):
		p.leave(n, rules.T("%d of %s; a line holds 1 to %d copies.", l.N, p.book.At(l.Card).Name, p.book.MostLine))
	case found:
		p.cards = true
		p.deck.List.Lines = append(p.deck.List.Lines, l)
		p.compare(l.Card, mark)
	case p.head(line), p.says(n, line), heading.MatchString(line):
	case bool(side):
		p.leaveSide(n, 1)
	case len(p.left) < maxFaults:
		p.leave(n, p.unread(line))
	}
}

// compare tells whether a card has changed since a line of a deck file was written that stands in the list.
func (p *paster) compare(card Card, mark string) {
	if change, changed, ok := p.book.changeSince(card, mark); ok && changed && !p.marked[card] {
		p.deck.Changed = append(p.deck.Changed, change)
	}
	p.marked[card] = true
}

// says takes a line of the head of a deck file, or the name that Arena gives a deck.
func (p *paster) says(n int, line string) bool {
	word, value, _ := strings.Cut(line, " ")
	word = strings.ToLower(strings.TrimSuffix(word, ":"))
	g := p.book.Groups
	switch value = strings.TrimSpace(value); {
	case value == "" || p.seen[word]:
		return false
	case word == "name" || word == "title":
		p.deck.List.Name = CleanName(value)
	case word == "game" && !p.cards:
		if value != p.book.Game {
			p.fault(n, "This is a deck of %q, not of %s.", short(value), p.book.Game)
		}
	case word == "content" && !p.cards:
		p.deck.Content = value
	case g != nil && word == g.Word && !p.cards:
		key, ok := g.Find(value)
		if !ok {
			return false
		}
		p.deck.Of = key
	default:
		return false
	}
	p.seen[word] = true
	return true
}

// unread says why nothing can be made of a line.
func (p *paster) unread(line string) rules.Text {
	if row, is := spelt(line); is {
		line = row
	}
	name := line
	if len(line) > maxLine {
		return rules.T("%q is no line of a deck; write how many and which card, as in \"4 %s\".", short(line), p.book.At(0).Name)
	}
	if m := before.FindStringSubmatch(line); m != nil {
		name = times.ReplaceAllString(m[2], " ")
	} else if m := after.FindStringSubmatch(line); m != nil {
		name = m[1]
	} else if _, near := p.book.near(line); !near {
		return rules.T("%q is no line of a deck; write how many and which card, as in \"4 %s\".", short(line), p.book.At(0).Name)
	}
	return p.book.unknown(strings.TrimSpace(extra.ReplaceAllString(name, "")))
}

func (p *paster) leave(n int, why rules.Text) {
	if len(p.left) < maxFaults {
		p.left = append(p.left, ListFault{n, why})
	}
}

func (p *paster) leaveSide(n, copies int) {
	if p.side.n == 0 {
		p.side.line = n
	}
	p.side.n += copies
}

// done settles the deck, and what was left out, by lines. A text without a card is no deck.
func (p *paster) done() (File, error) {
	if p.side.n > 0 && (p.cards || len(p.left) > 0) {
		p.left = append(p.left, ListFault{p.side.line, rules.Plural(p.side.n, "%d card of a sideboard is left out; decks here have none.", "%d cards of a sideboard are left out; decks here have none.", p.side.n)})
	}
	slices.SortStableFunc(p.left, func(a, b ListFault) int { return a.Line - b.Line })
	if !p.cards && p.deck.Of == "" {
		p.wrong.Faults = append(p.wrong.Faults, p.left...)
		if len(p.wrong.Faults) == 0 {
			p.fault(0, "There is no deck in the text.")
		}
	}
	if len(p.wrong.Faults) > 0 {
		return File{}, &p.wrong
	}
	p.deck.List, p.deck.LeftOut = p.deck.List.Canon(), p.left
	return p.book.Settled(p.deck), nil
}

// listed is the card that a line of a list names, how many copies of it, and what stands behind a #.
func (b *Book) listed(line string) (l Line, mark string, ok bool) {
	if len(line) > maxLine {
		return Line{}, "", false
	}
	_, mark, _ = strings.Cut(line, "#")
	text := line
	for range maxExtras {
		if card, ok := b.find(text); ok {
			return Line{card, 1}, mark, true
		}
		if m := before.FindStringSubmatch(text); m != nil {
			for _, name := range []string{m[2], times.ReplaceAllString(m[2], "")} {
				if card, ok := b.named(name); ok {
					return Line{card, copies(m[1])}, mark, true
				}
			}
		}
		if m := after.FindStringSubmatch(text); m != nil {
			if card, ok := b.named(m[1]); ok {
				return Line{card, copies(m[2])}, mark, true
			}
		}
		text = extra.ReplaceAllString(text, "")
	}
	l, ok = b.row(line)
	return l, "", ok
}

// listed is the card of a line, and whether it is no part of the deck. A row under a head is read by that, or not at all.
func (p *paster) listed(line string) (l Line, mark string, side aside, ok bool) {
	if p.at != noColumns && len(line) <= maxLine {
		if row := cells(line); len(row) > 1 {
			l, side, ok = p.book.rowUnder(p.at, row)
			return l, "", side, ok
		}
	}
	l, mark, ok = p.book.listed(line)
	return l, mark, false, ok
}

// named is the card of a name that may have more behind it.
func (b *Book) named(name string) (Card, bool) {
	for range maxExtras {
		name = strings.TrimSpace(name)
		if card, ok := b.find(name); ok {
			return card, true
		}
		name = extra.ReplaceAllString(name, "")
	}
	return None, false
}

// copies is a number of copies; one too large to read is more than any line holds.
func copies(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil || n > 9999 {
		return 9999
	}
	return n
}

// elements reads the files of Cockatrice (.cod) and MTGO (.dek).
func (p *paster) elements(text string) {
	d := xml.NewDecoder(strings.NewReader(text))
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil } // it has been read as UTF-8, whatever it says of itself
	side := aside(false)
	inName := false
	for {
		token, err := d.Token()
		n, _ := d.InputPos()
		if token == nil {
			if err != io.EOF {
				p.leave(n, rules.T("The file is broken here; what follows is left out."))
			}
			return
		}
		switch t := token.(type) {
		case xml.StartElement:
			inName = t.Name.Local == "deckname"
			if t.Name.Local == "zone" {
				side = attribute(t, "name") != "main"
			}
			if name := attribute(t, "name"); t.Name.Local == "card" || t.Name.Local == "Cards" {
				p.set(n, side || attribute(t, "sideboard") == "true", attribute(t, "number")+attribute(t, "quantity")+" "+name)
			}
		case xml.CharData:
			if inName {
				p.deck.List.Name = CleanName(string(t))
			}
			inName = false
		}
	}
}

// attribute is what an element says under a name, whatever its capitals.
func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if strings.EqualFold(a.Name.Local, name) {
			return strings.TrimSpace(a.Value)
		}
	}
	return ""
}
