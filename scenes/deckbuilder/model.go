package deckbuilder

import (
	"fmt"
	"slices"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/fold"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/ink"
)

// model is what the deck builder shows.
type model struct {
	*Trade
	Terms   Terms // which decks may be played
	Mixed   bool  // the deck may hold the cards of all camps
	Camp    int   // whose cards are shown, or everyCamp
	List    decks.List
	Fresh   bool          // the deck is one of the box or empty, and nobody has touched it
	Entry   *folder.Entry // the file that the deck was opened from, nil for a new one
	Changed bool          // since it was opened or saved
	Remarks []string      // cards that have changed since the file was saved, and lines of a list that were left out

	Hidden [][]bool // kinds that are filtered out, of each sieve
	Cost   int      // the highest cost shown
	Query  string
	Shown  decks.Card // the card at reading size

	Using  string // for whom the deck is built: "Player 2"; empty: nobody waits for it
	Scheme ink.Scheme
	NoCopy string // why there is no clipboard; empty: there is one
	Loose  bool   // files are downloaded and picked: there are no folders of the person's
	Where  string // the folder of decks

	Page    deckPage
	Mine    []folder.Entry
	Reading bool         // more of them are being read
	Deleted string       // name of the deck that was deleted last and can be brought back
	Typed   string       // in the field of the page
	Rename  folder.Entry // of the page that renames
	Fault   []string     // what went wrong last, every fault by itself
}

// everyCamp shows the cards of all camps.
const everyCamp = -1

// deckPage is what lies over the deck builder.
type deckPage uint8

const (
	deckOpen   deckPage = iota // nothing
	deckMine                   // the saved decks
	deckRename                 // a new name for one of them
	deckImport                 // a deck as text
	deckCard                   // a card at full size
	deckLeave                  // unsaved changes
)

// topCost is the highest cost of a card that a deck may hold.
func (m *model) topCost() int {
	top := 0
	for _, camp := range m.Camps {
		for _, card := range camp.Cards {
			top = max(top, m.Cards[card].Cost)
		}
	}
	return top
}

// all is the cards of the camps that are shown, whatever is filtered out.
func (m *model) all() []decks.Card {
	if m.Camp != everyCamp {
		return m.Camps[m.Camp].Cards
	}
	var all []decks.Card
	for _, camp := range m.Camps {
		all = append(all, camp.Cards...)
	}
	return all
}

// visible is the cards of the grid: what the filters let through.
func (m *model) visible() []decks.Card {
	return slices.DeleteFunc(slices.Clone(m.all()), func(card decks.Card) bool {
		return m.hides(card) || m.Cards[card].Cost > m.Cost || !m.mentions(card)
	})
}

// hides reports whether a card is of a kind that is filtered out.
func (m *model) hides(card decks.Card) bool {
	for i, kind := range m.Cards[card].Kinds {
		if kind >= 0 && m.Hidden[i][kind] {
			return true
		}
	}
	return false
}

// mentions reports whether a card has every word of the search in its name, in what it is or in its texts.
func (m *model) mentions(card decks.Card) bool {
	if m.Query == "" {
		return true
	}
	return fold.Has(m.Book.At(card).Told.String()+" "+m.words(card), m.Query)
}

// showAll lets all cards of the camp through.
func (m *model) showAll() {
	m.Cost, m.Query, m.Hidden = m.topCost(), "", nil
	for _, s := range m.Sieves {
		m.Hidden = append(m.Hidden, make([]bool, len(s.Kinds)))
	}
}

// sifted reports whether a filter hides cards.
func (m *model) sifted() bool {
	hidden := slices.ContainsFunc(m.Hidden, func(kinds []bool) bool { return slices.Contains(kinds, true) })
	return hidden || m.Cost < m.topCost() || m.Query != ""
}

// most is how many copies of a card the deck may have.
func (m *model) most(card decks.Card) int { return m.Cards[card].Limit }

// add puts a copy of a card into the deck, take takes one out.
func (m *model) add(card decks.Card) { m.change(card, 1) }

func (m *model) take(card decks.Card) {
	if m.List.Count(card) > 0 {
		m.change(card, -1)
	}
}

func (m *model) change(card decks.Card, n int) {
	lines := append(slices.Clone(m.List.Lines), decks.Line{Card: card, N: n})
	name := m.List.Name
	if m.Fresh {
		name = "" // it is not the one of the box any more
	}
	m.List = decks.List{Name: name, Lines: lines}.Canon()
	m.Shown, m.Changed, m.Fresh = card, true, false
}

// call gives the deck a name.
func (m *model) call(name string) { m.List.Name, m.Changed, m.Fresh = name, true, false }

// mix says whether the deck may hold the cards of all camps.
func (m *model) mix(mixed bool) {
	m.Mixed, m.Changed = mixed, true
	if !mixed && m.Camp == everyCamp {
		m.Camp, _ = m.camp(m.List)
	}
}

// check is every reason why a deck may not be played.
func (m *model) check(l decks.List) []decks.Objection { return m.Terms.Check(l, m.Mixed) }

// noAdd is why no further copy of a card can be put into the deck; empty: one can.
func (m *model) noAdd(card decks.Card) string {
	with := decks.List{Lines: append(slices.Clone(m.List.Lines), decks.Line{Card: card, N: 1})}
	for _, o := range m.check(with) {
		if o.Card == card {
			return o.Why.String()
		}
	}
	return ""
}

// objections are all the reasons why the deck may not be played yet, as sentences.
func (m *model) objections() []string {
	var all []string
	for _, o := range m.check(m.List) {
		all = append(all, o.String())
	}
	return all
}

// lay makes a deck the one that is built. A seat that waits for it says from which cards it
// may be built, else the deck does.
func (m *model) lay(f decks.File) {
	m.List, m.Entry, m.Changed, m.Fresh, m.Remarks = f.List, nil, false, false, nil
	m.List.Key = ""
	if m.Using == "" && m.Mixing != nil {
		m.Mixed = f.Of == m.Mixing.Key
	}
	if f.List.Size() > 0 {
		m.Camp, _ = m.camp(f.List)
	} else if i := slices.IndexFunc(m.Camps, func(c Camp) bool { return c.Key == f.Of }); i >= 0 {
		m.Camp = i
	}
	m.Shown = m.all()[0]
	if lines := m.List.Canon().Lines; len(lines) > 0 {
		m.Shown = lines[0].Card
	}
	for _, c := range f.Changed {
		m.Remarks = append(m.Remarks, c.Why.String())
	}
	for _, l := range f.LeftOut {
		m.Remarks = append(m.Remarks, rules.Say("Left out, %s", l.Text()))
	}
}

// group is the key of what the deck is built from: see [decks.Groups].
func (m *model) group() string {
	switch {
	case m.Mixing == nil:
		return ""
	case m.Mixed:
		return m.Mixing.Key
	case m.List.Size() == 0:
		return m.Camps[max(m.Camp, 0)].Key
	}
	camp, _ := m.camp(m.List)
	return m.Camps[camp].Key
}

// file is the deck as a file holds it.
func (m *model) file() decks.File { return decks.File{List: m.List, Of: m.group()} }

// named is the deck as a file holds it, with a name in any case: a deck without one is called
// by its camp, and numbered if there is another of that name.
func (m *model) named() decks.File {
	f := m.file()
	if f.List.Name = decks.CleanName(f.List.Name); f.List.Name != "" {
		return f
	}
	camp, alone := m.camp(m.List)
	if m.List.Size() == 0 {
		camp, alone = max(m.Camp, 0), true
	}
	stem := m.title(m.Mixing != nil && m.Mixed || m.Mixing == nil && !alone, camp)
	f.List.Name = stem
	for n := 2; slices.ContainsFunc(m.Mine, func(e folder.Entry) bool { return e.Name == f.List.Name }); n++ {
		f.List.Name = fmt.Sprintf("%s %d", stem, n)
	}
	return f
}
