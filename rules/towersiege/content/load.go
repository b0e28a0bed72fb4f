package content

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"portcullis/rules/content"
)

// Load reads the content at the root of the file system. Content that cannot be played is a *content.Error
// with every fault.
func Load(files fs.FS) (*Content, error) {
	l := &loader{c: &Content{}, seen: map[string]bool{}, built: map[string]bool{}, tokens: map[string]Card{}, copies: map[Card]Card{}}
	read := func(name string) *content.File {
		f := content.Read(files, name)
		l.files = append(l.files, f)
		return f
	}
	deck, expansions, items, mages, minions := read(deckFile), read(expansionsFile), read(itemsFile), read(magesFile), read(minionsFile)
	relics, scrolls, spells, tables, towers := read(relicsFile), read(scrollsFile), read(spellsFile), read(tablesFile), read(towersFile)

	var creatures, worn, cast, standing cardsTOML
	var base deckTOML
	var bought spellsTOML
	var more expansionsTOML
	var who magesTOML
	var walls towersTOML
	var rolls tablesTOML
	whole := true
	for _, in := range []struct {
		file *content.File
		into any
	}{{minions, &creatures}, {items, &worn}, {scrolls, &cast}, {relics, &standing}, {deck, &base}, {spells, &bought}, {expansions, &more},
		{mages, &who}, {towers, &walls}, {tables, &rolls}} {
		whole = in.file.Decode(in.into) && whole
	}
	if !whole { // what names the cards of a broken file would be told as a fault of its own
		return nil, content.Check(l.files...)
	}
	l.cards(minions, "card", creatures.Cards)
	l.cards(items, "card", worn.Cards)
	l.cards(scrolls, "card", cast.Cards)
	l.cards(relics, "card", standing.Cards)
	l.cards(deck, "card", base.Cards)
	l.cards(spells, "card", bought.Cards)
	l.cards(expansions, "card", more.Cards)
	l.innate(spells, bought.Innate)
	l.cards(deck, "token", base.Tokens)
	l.mages(mages, who.Mages)
	l.towers(towers, "tower", Tower, walls.Towers)
	l.towers(towers, "structure", Structure, walls.Structures)
	if len(l.c.Cards) > MaxCards {
		deck.Fault("", "", "%d cards in all files; the rules have room for %d", len(l.c.Cards), MaxCards)
	}
	l.sets(deck, expansions, &base, &more)
	l.effects()
	l.tables(tables, &rolls)
	if err := content.Check(l.files...); err != nil {
		return nil, err
	}
	l.c.Hash = content.Hash(l.files...)
	l.c.Book = l.c.book()
	return l.c, nil
}

// Lint returns everything wrong with the content, each a *content.Fault; nil if it can be played.
func Lint(files fs.FS) []error {
	_, err := Load(files)
	var wrong *content.Error
	if errors.As(err, &wrong) {
		return wrong.Unwrap()
	}
	return nil
}

// loader is the reading of the content.
type loader struct {
	c      *Content
	files  []*content.File
	seen   map[string]bool // ids
	built  map[string]bool // ids of structures, which may be those of the cards that build them
	tokens map[string]Card // tokens and structures by the ids by which effects call them
	copies map[Card]Card   // tokens that do what a card does
	later  []unread        // effects, which name cards of all files
}

// unread is a card whose effects are still to be read.
type unread struct {
	card    Card
	file    *content.File
	at, who string
	effects []effectTOML
}

// printed takes over what all cards have and returns the place of its entry, "minions.card[3].".
func (l *loader) printed(f *content.File, at, what string, i int, in *printedTOML) (*Info, string) {
	who := what + " " + content.Named(in.ID, i)
	seen := l.seen
	if what == "structure" {
		seen = l.built
	}
	f.ID(at+"id", who+", id", in.ID, seen)
	f.Name(at+"name", who+", name", in.Name)
	f.Text(at+"text", who+", text", in.Text)
	if in.Flavour != "" {
		f.Fits(at+"flavour", who+", flavour", in.Flavour, content.LongestText)
	}
	f.Source(at+"source", who+", source", in.Source)
	if len(l.c.Cards) < MaxCards {
		l.later = append(l.later, unread{Card(len(l.c.Cards)), f, at, who, in.Effects})
	}
	l.c.Cards = append(l.c.Cards, Info{ID: in.ID, Name: in.Name, Text: Spelled(in.Text), Flavour: in.Flavour, Set: StartSet})
	return &l.c.Cards[len(l.c.Cards)-1], who
}

// mages takes over what a seat can choose to be (TS-MAG-2).
func (l *loader) mages(f *content.File, in []mageTOML) {
	if len(in) == 0 {
		f.Fault("", "", "there is no Mage (TS-MAG-1)")
	}
	for i := range in {
		m, at := &in[i], fmt.Sprintf("mage[%d].", i)
		info, who := l.printed(f, at, "mage", i, &m.printedTOML)
		info.Type = Mage
		info.Mines = f.Number(at+"base_mines", who+", base_mines", m.BaseMines, 1, 20)
		info.Stones = f.Number(at+"base_powerstones", who+", base_powerstones", m.BasePowerstones, 1, 20)
		info.LP = f.Number(at+"lp", who+", lp", m.LP, 1, 9)
		info.SL = f.Number(at+"sl", who+", sl", m.SL, 0, 98)
		info.Uses = l.letters(f, at+"ui", who+", ui", m.UI)
		if want := []string{"alchemy", "powerbolt", "shield", "shatter"}; !slices.Equal(m.Innate, want) {
			f.Fault(at+"innate", who+", innate", "is %v; every Mage has %v (TS-MAG-2)", m.Innate, want)
		}
		l.c.Mages = append(l.c.Mages, Card(len(l.c.Cards)-1))
	}
}

// towers takes over Towers, or the structures that are built.
func (l *loader) towers(f *content.File, key string, t Type, in []towerTOML) {
	occupants := map[Type]string{Tower: "own_mage", Structure: "one_own_creature"}[t]
	if len(in) == 0 {
		f.Fault("", "", "there is no %s", key)
	}
	for i := range in {
		w, at := &in[i], fmt.Sprintf("%s[%d].", key, i)
		info, who := l.printed(f, at, key, i, &w.printedTOML)
		info.Type, info.Art = t, w.Art
		info.IP = f.Number(at+"ip", who+", ip", w.IP, 1, 9)
		info.DL = f.Number(at+"dl", who+", dl", w.DL, 0, 98)
		info.RL = f.Number(at+"rl", who+", rl", w.RL, 0, 98)
		info.Uses = l.letters(f, at+"ui", who+", ui", w.UI)
		if w.Occupants != occupants {
			f.Fault(at+"occupants", who+", occupants", "is %q; the rules need %q (TS-TWR-14)", w.Occupants, occupants)
		}
		card := Card(len(l.c.Cards) - 1)
		if t == Structure {
			info.ID += "_structure"
			l.tokens[w.ID] = card
			continue
		}
		f.Name(at+"art", who+", art", w.Art)
		l.c.Towers = append(l.c.Towers, card)
	}
}

// letters takes over Usable Items or an Item Class.
func (l *loader) letters(f *content.File, at, who string, s *string) (set Letters) {
	if s == nil || *s == "" {
		f.Fault(at, who, "is missing")
		return 0
	}
	for _, r := range *s {
		switch i := slices.Index([]rune(letterNames), r); {
		case i < 0:
			f.Fault(at, who, "%q is none of the letters %s", string(r), letterNames)
		case set&(1<<i) != 0:
			f.Fault(at, who, "has %q twice", string(r))
		default:
			set |= 1 << i
		}
	}
	return set
}

// oneOf is the place of a word in a list of ids; one that is not there is a fault, and 0.
func oneOf(f *content.File, at, who, word string, ids []string) int {
	if i := slices.Index(ids, word); i >= 0 && word != "" {
		return i
	}
	f.Fault(at, who, "%q is not known", word)
	return 0
}

// tags takes over a list of tags.
func tags(f *content.File, at, who string, ids []string) (set Tags) {
	for _, id := range ids {
		switch t := Tags(1) << oneOf(f, at, who, id, tagIDs[:]); {
		case set&t != 0:
			f.Fault(at, who, "names %s twice", id)
		default:
			set |= t
		}
	}
	return set
}
