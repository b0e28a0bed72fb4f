// Package rulebook reads the rules texts of the games: plain Markdown with headings,
// paragraphs, lists and small tables, in which every paragraph names the rules of the
// ledger that it tells.
//
// An anchor such as {#KU-ATK-1 KU-RUL-8..11} stands behind what it belongs to. It is not shown
// as part of the text; the program opens the book at a rule by it.
package rulebook

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"portcullis/rules/fold"
)

// Kind is what a block is.
type Kind uint8

// The kinds of block.
const (
	Title Kind = iota // of the book
	Chapter
	Section
	Paragraph
	Item  // of a list
	Table // Rows holds it
)

// Block is one piece of a book.
type Block struct {
	Kind  Kind
	Text  string // without marks
	Spans []Span // the text with its emphasis
	Rows  [][]string
	Rules []string // ledger ids that it tells, in order
}

// Span is a piece of text in one face.
type Span struct {
	Text   string
	Italic bool
}

// Book is the rules of a game.
type Book struct {
	Blocks []Block
	at     map[string]int // ledger id to block
}

// Read reads a book. An error names the line.
func Read(text string) (*Book, error) {
	b := &Book{at: map[string]int{}}
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for i := 0; i < len(lines); {
		n, err := b.block(lines[i:])
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		i += n
	}
	b.index()
	return b, nil
}

// block reads one block and returns how many lines it took.
func (b *Book) block(lines []string) (int, error) {
	line := strings.TrimSpace(lines[0])
	switch {
	case line == "":
		return 1, nil
	case strings.HasPrefix(line, "#"):
		return 1, b.heading(line)
	case strings.HasPrefix(line, "|"):
		return b.table(lines), nil
	case strings.HasPrefix(line, "- "):
		return b.text(lines, Item)
	}
	return b.text(lines, Paragraph)
}

func (b *Book) heading(line string) error {
	marks := len(line) - len(strings.TrimLeft(line, "#"))
	if marks > 3 {
		return fmt.Errorf("a heading has %d marks; one to three are known", marks)
	}
	text, rules, err := cutRules(strings.TrimSpace(line[marks:]))
	if err != nil {
		return err
	}
	b.Blocks = append(b.Blocks, Block{Kind: Kind(marks - 1), Text: text, Spans: []Span{{Text: text}}, Rules: rules})
	return nil
}

// table takes the lines that begin with a bar.
func (b *Book) table(lines []string) int {
	block := Block{Kind: Table}
	n := 0
	for ; n < len(lines) && strings.HasPrefix(strings.TrimSpace(lines[n]), "|"); n++ {
		var row []string
		for _, cell := range strings.Split(strings.Trim(strings.TrimSpace(lines[n]), "|"), "|") {
			row = append(row, strings.TrimSpace(cell))
		}
		block.Rows = append(block.Rows, row)
		block.Text += strings.Join(row, " ") + "\n"
	}
	b.Blocks = append(b.Blocks, block)
	return n
}

// text takes the lines of a paragraph or of an item of a list.
func (b *Book) text(lines []string, kind Kind) (int, error) {
	var words []string
	n := 0
	for ; n < len(lines); n++ {
		line := strings.TrimSpace(lines[n])
		if line == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(line, "|") || n > 0 && strings.HasPrefix(line, "- ") {
			break
		}
		words = append(words, strings.TrimPrefix(line, "- "))
	}
	text, rules, err := cutRules(strings.Join(words, " "))
	if err != nil {
		return n, err
	}
	block := Block{Kind: kind, Rules: rules, Spans: spans(text)}
	for _, s := range block.Spans {
		block.Text += s.Text
	}
	b.Blocks = append(b.Blocks, block)
	return n, nil
}

// spans splits a text at the stars that set words in italics.
func spans(text string) []Span {
	var list []Span
	for i, part := range strings.Split(text, "*") {
		if part != "" {
			list = append(list, Span{Text: part, Italic: i%2 == 1})
		}
	}
	return list
}

var (
	anchor = regexp.MustCompile(`\s*\{#([^}]*)\}`)
	ruleID = regexp.MustCompile(`^([A-Z]{2})-([A-Z]+)-(\d+)(?:\.\.(\d+))?$`)
)

// longestRange is how many rules an anchor may span.
const longestRange = 200

// cutRules takes the anchors out of a text.
func cutRules(text string) (plain string, rules []string, err error) {
	for _, match := range anchor.FindAllStringSubmatch(text, -1) {
		for _, id := range strings.Fields(match[1]) {
			parts := ruleID.FindStringSubmatch(id)
			if parts == nil {
				return "", nil, fmt.Errorf("%q is not a rule's id", id)
			}
			from, _ := strconv.Atoi(parts[3])
			to := from
			if parts[4] != "" {
				to, _ = strconv.Atoi(parts[4])
			}
			if to-from > longestRange {
				return "", nil, fmt.Errorf("%q spans more than %d rules", id, longestRange)
			}
			for n := from; n <= to; n++ {
				rules = append(rules, fmt.Sprintf("%s-%s-%d", parts[1], parts[2], n))
			}
		}
	}
	return anchor.ReplaceAllString(text, ""), rules, nil
}

// index finds the block of each rule: a paragraph rather than a heading, and the first of
// several.
func (b *Book) index() {
	for _, headings := range []bool{false, true} {
		for i, block := range b.Blocks {
			if (block.Kind <= Section) != headings {
				continue
			}
			for _, id := range block.Rules {
				if _, there := b.at[id]; !there {
					b.at[id] = i
				}
			}
		}
	}
}

// Find returns the block that tells a rule: its own, or else that of the nearest rule
// before it in the same part of the ledger, or the first of that part. False: the book does
// not know the part.
func (b *Book) Find(id string) (block int, ok bool) {
	if i, ok := b.at[id]; ok {
		return i, true
	}
	want := ruleID.FindStringSubmatch(id)
	if want == nil {
		return 0, false
	}
	n, _ := strconv.Atoi(want[3])
	best := -1
	for known, i := range b.at {
		parts := ruleID.FindStringSubmatch(known)
		if parts[1] != want[1] || parts[2] != want[2] {
			continue
		}
		k, _ := strconv.Atoi(parts[3])
		if better(k, best, n) {
			best, block = k, i
		}
	}
	return block, best >= 0
}

// better reports whether rule k is a better stand-in for rule n than rule best is.
func better(k, best, n int) bool {
	switch {
	case best < 0:
		return true
	case (k <= n) != (best <= n):
		return k <= n
	case k <= n:
		return k > best
	}
	return k < best
}

// Tips are the words of advice: the items that tell a rule of the ledger's part TIP.
func (b *Book) Tips() []string {
	var tips []string
	for _, block := range b.Blocks {
		if block.Kind == Item && len(block.Rules) > 0 && strings.Contains(block.Rules[0], "-TIP-") {
			tips = append(tips, block.Text)
		}
	}
	return tips
}

// Search returns the blocks that contain all words of a query (see [fold.Has]), in order; none for a query without words.
func (b *Book) Search(query string) []int {
	if fold.Text(query) == "" {
		return nil
	}
	var found []int
	for i, block := range b.Blocks {
		if fold.Has(block.Text+" "+strings.Join(block.Rules, " "), query) {
			found = append(found, i)
		}
	}
	return found
}

// Heading returns the chapter or section that a block belongs to; -1 if it comes before the
// first.
func (b *Book) Heading(block int) int {
	for i := min(block, len(b.Blocks)-1); i >= 0; i-- {
		if k := b.Blocks[i].Kind; k == Chapter || k == Section {
			return i
		}
	}
	return -1
}
