package decks

import (
	"encoding/binary"
	"encoding/csv"
	"regexp"
	"strings"
	"unicode/utf16"

	"portcullis/rules/fold"
)

// columns are where a table says how often a card is in a deck, its name, and in which part of the deck it is; -1: nowhere.
type columns struct{ copies, name, part int }

// noColumns are those of a table without a head.
var noColumns = columns{-1, -1, -1}

// heads are words over the columns of a table, as fold.Text makes them.
var (
	copyHeads = map[string]bool{"count": true, "qty": true, "quantity": true, "copies": true, "amount": true, "x": true}
	nameHeads = map[string]bool{"name": true, "card": true, "card name": true, "cardname": true, "title": true}
	partHeads = map[string]bool{"board": true, "section": true, "zone": true, "sideboard": true, "sideboarded": true}
	// beside are words in such a column that say of a card that it is no part of the deck, besides names of parts.
	beside = map[string]bool{"yes": true, "true": true, "x": true, "1": true}
)

// number is a cell that says how often a card is in a deck, and link a name that leads somewhere.
var (
	number = regexp.MustCompile(`^[xX×]?(\d+)[xX×]?$`)
	link   = regexp.MustCompile(`^\[([^\[\]]+)\]\([^()]*\)$`)
)

// cells are the fields of a line of a table: of Markdown, or with commas, semicolons or tabs between them, as spreadsheets write it. A
// line of one field is none.
func cells(line string) []string {
	var row []string
	separator := separatorOf(line)
	switch separator {
	case 0:
		return nil
	case '|':
		row = strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, "|"), "|"), "|")
	default:
		r := csv.NewReader(strings.NewReader(line))
		r.Comma, r.LazyQuotes, r.TrimLeadingSpace = separator, true, separator != '\t'
		row, _ = r.Read()
	}
	for i, cell := range row {
		row[i] = strings.Trim(strings.TrimSpace(cell), "*_`\" ")
		if m := link.FindStringSubmatch(row[i]); m != nil {
			row[i] = m[1]
		}
	}
	return row
}

// separatorOf is what stands between the fields of a line; 0: nothing.
func separatorOf(line string) rune {
	for _, r := range "|\t;," {
		if strings.ContainsRune(line, r) {
			return r
		}
	}
	return 0
}

// row is the card of a line of a table without a head: it has one cell that names a card, and one that is a number: the first.
func (b *Book) row(line string) (Line, bool) {
	l, cards, numbered := Line{}, 0, false
	for _, cell := range cells(line) {
		if card, ok := b.named(cell); ok {
			l.Card, cards = card, cards+1
		} else if m := number.FindStringSubmatch(cell); m != nil && !numbered {
			l.N, numbered = copies(m[1]), true
		}
	}
	return l, cards == 1 && numbered
}

// rowUnder is the card of a row under a head, and whether it is no part of the deck.
func (b *Book) rowUnder(at columns, row []string) (l Line, side aside, ok bool) {
	if max(at.copies, at.name) >= len(row) {
		return l, false, false
	}
	m := number.FindStringSubmatch(row[at.copies])
	card, ok := b.named(row[at.name])
	if m == nil || !ok {
		return l, false, false
	}
	if at.part >= 0 && at.part < len(row) {
		part := fold.Text(row[at.part])
		side = parts[part] || aside(beside[part])
	}
	return Line{card, copies(m[1])}, side, true
}

// head takes the line over a table; it has a column for the copies and one for the names.
func (p *paster) head(line string) bool {
	at := noColumns
	for i, cell := range cells(line) {
		switch word := fold.Text(cell); {
		case at.copies < 0 && copyHeads[word]:
			at.copies = i
		case at.name < 0 && nameHeads[word]:
			at.name = i
		case at.part < 0 && partHeads[word]:
			at.part = i
		}
	}
	if at.copies < 0 || at.name < 0 {
		return false
	}
	p.at = at
	return true
}

// spelt is a line of a table as a line of a list, for what is said of it: "4 Imp". false: it is none.
func spelt(line string) (string, bool) {
	row := cells(line)
	if len(row) < 2 {
		return "", false
	}
	if number.MatchString(row[0]) && row[1] != "" {
		return row[0] + " " + row[1], true
	}
	if number.MatchString(row[1]) && row[0] != "" {
		return row[1] + " " + row[0], true
	}
	return "", false
}

// wide reads a text of two bytes a character, as some editors and spreadsheets write it; it begins with a byte order mark. Any
// other is returned as it is.
func wide(data []byte) []byte {
	var order binary.ByteOrder
	switch {
	case len(data) < 4 || len(data)%2 != 0:
		return data
	case data[0] == 0xff && data[1] == 0xfe:
		order = binary.LittleEndian
	case data[0] == 0xfe && data[1] == 0xff:
		order = binary.BigEndian
	default:
		return data
	}
	units := make([]uint16, 0, len(data)/2)
	for i := 2; i < len(data); i += 2 {
		units = append(units, order.Uint16(data[i:]))
	}
	return []byte(string(utf16.Decode(units)))
}

// alone is the only cell of a row that says anything, such as a heading among the rows of a table; any other line is returned as it is.
func alone(line string) string {
	said := line
	for _, cell := range cells(line) {
		if cell == "" {
			continue
		}
		if said != line {
			return line
		}
		said = cell
	}
	return said
}
