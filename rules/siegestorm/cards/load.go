package cards

import (
	"errors"
	"io/fs"

	"portcullis/rules/content"
)

// Fault is one thing wrong with the content.
type Fault = content.Fault

// ContentError is everything that keeps a set of content files from being played.
type ContentError = content.Error

// The content files beside those of the decks.
const (
	bossesFile   = "bosses.toml"
	startersFile = "starters.toml"
)

// printed is a deck of the box and how many cards it has (ledger 2.1).
type printed struct {
	key   string
	kind  DeckKind
	crest Crest // of a boss deck
	cards int
}

// The sizes of printed decks.
const (
	factionCards = 54
	bossCards    = 24
)

// printedDecks lists the decks in the order of [Set.Decks]; each has a file of its name.
func printedDecks() []printed {
	return []printed{
		{key: "ysra", cards: factionCards},
		{key: "khunglai", cards: factionCards},
		{key: "seraphia", cards: factionCards},
		{key: "styxia", cards: factionCards},
		{key: "goblins", kind: BossDeck, crest: Basic, cards: bossCards},
		{key: "shamans", kind: BossDeck, crest: Advanced, cards: bossCards},
	}
}

// loader takes the content files over. What is found wrong is noted at its file.
type loader struct {
	set    *Set
	ids    map[string]bool   // of cards
	names  map[string]string // of cards, folded, with the id of the first that has it
	files  []*content.File
	decks  map[string]int // index of Set.Decks by key, of decks that could be read
	broken bool           // a deck could not be read, so that references are not checked
}

// Load reads the content at the root of the file system: a file for each printed deck,
// bosses.toml and starters.toml. Content that cannot be played is a *[ContentError] with
// every fault.
func Load(files fs.FS) (*Set, error) {
	l := loader{set: new(Set), ids: map[string]bool{}, names: map[string]string{}, decks: map[string]int{}}
	for _, p := range printedDecks() {
		var in deckTOML
		f := l.open(files, p.key+".toml")
		if !f.Decode(&in) {
			l.broken = true
			continue
		}
		l.deck(f, p, &in)
	}
	l.set.Book = l.set.book()
	var bosses bossesTOML
	if f := l.open(files, bossesFile); f.Decode(&bosses) && !l.broken {
		l.bosses(f, &bosses)
	}
	var starters startersTOML
	if f := l.open(files, startersFile); f.Decode(&starters) && !l.broken {
		l.starters(f, &starters)
	}
	if err := content.Check(l.files...); err != nil {
		return nil, err
	}
	l.set.Book.Hash = content.Hash(l.files...)
	return l.set, nil
}

// Lint returns everything wrong with the content, each a *[Fault]; nil if it can be played.
func Lint(files fs.FS) []error {
	_, err := Load(files)
	var wrong *ContentError
	if errors.As(err, &wrong) {
		return wrong.Unwrap()
	}
	return nil
}

func (l *loader) open(files fs.FS, name string) *content.File {
	f := content.Read(files, name)
	l.files = append(l.files, f)
	return f
}
