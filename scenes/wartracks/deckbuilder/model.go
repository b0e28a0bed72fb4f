package deckbuilder

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/wartracks/decks"
)

// model is what the deck builder shows.
type model struct {
	Set     *cards.Set
	Pool    cards.Pool
	Promo   cards.Promo
	Faction int // whose cards are shown, or everyFaction
	List    cards.List
	Fresh   bool         // the deck is a Starter or empty, and nobody has touched it
	Entry   *decks.Entry // the file that the deck was opened from, nil for a new one
	Changed bool         // since it was opened or saved
	Remarks []string     // cards that have changed since the file was saved

	Ranks  [5]bool // ranks that are filtered out, by cards.Rank
	Crests [3]bool // crests that are filtered out, by cards.Crest
	Cost   int     // the highest cost shown
	Query  string
	Shown  cards.ID // the card at reading size

	Using  string // for whom the deck is built: "Player 2"; empty: nobody waits for it
	Scheme ink.Scheme
	NoCopy string // why there is no clipboard; empty: there is one
	Folder string

	Page    deckPage
	Mine    []decks.Entry
	Reading bool        // more of them are being read
	Deleted string      // name of the deck that was deleted last and can be brought back
	Typed   string      // in the field of the page
	Rename  decks.Entry // of the page that renames
	Fault   []string    // what went wrong last, every fault by itself
}

// everyFaction shows the cards of all factions.
const everyFaction = -1

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

// topCost is the highest cost of a player's card.
func (m *model) topCost() int {
	top := 0
	for i := range m.Set.Cards {
		if c := &m.Set.Cards[i]; c.Rank != cards.NoRank {
			top = max(top, int(c.Cost))
		}
	}
	return top
}

// all is the cards of the factions that are shown, whatever is filtered out.
func (m *model) all() []cards.Card {
	d := m.Set.Decks[max(m.Faction, 0)]
	if m.Faction == everyFaction {
		last := m.Set.Factions()[len(m.Set.Factions())-1]
		return m.Set.Cards[:int(last.First)+last.Designs]
	}
	return m.Set.Cards[int(d.First) : int(d.First)+d.Designs]
}

// visible is the cards of the grid: what the filters let through.
func (m *model) visible() []*cards.Card {
	var list []*cards.Card
	all := m.all()
	for i := range all {
		c := &all[i]
		if !m.Ranks[c.Rank] && !m.hidesCrest(c) && int(c.Cost) <= m.Cost && mentions(c, m.Query) {
			list = append(list, c)
		}
	}
	return list
}

func (m *model) hidesCrest(c *cards.Card) bool {
	return int(c.Crest) < len(m.Crests) && m.Crests[c.Crest]
}

// mentions reports whether a card has every word of a search in its name, its texts or its
// rank.
func mentions(c *cards.Card, query string) bool {
	text := strings.ToLower(c.Name + " " + c.ActionText + " " + c.PassiveText + " " + c.Rank.String())
	for _, word := range strings.Fields(strings.ToLower(query)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// sifted reports whether a filter hides cards.
func (m *model) sifted() bool {
	return m.Ranks != [5]bool{} || m.Crests != [3]bool{} || m.Cost < m.topCost() || m.Query != ""
}

// most is how many copies of a card the deck may have (ST-DCK-3, ST-DCK-4, ST-DCK-6).
func (m *model) most(c *cards.Card) int { return min(c.Rank.Limit(), int(c.Copies)) }

// add puts a copy of a card into the deck, take takes one out.
func (m *model) add(id cards.ID) { m.change(id, 1) }

func (m *model) take(id cards.ID) {
	if m.List.Count(id) > 0 {
		m.change(id, -1)
	}
}

func (m *model) change(id cards.ID, n int) {
	lines := append(slices.Clone(m.List.Lines), cards.Line{Card: id, N: n})
	name := m.List.Name
	if m.Fresh {
		name = "" // it is not the Starter any more
	}
	m.List = cards.List{Name: name, Lines: lines}.Canon()
	m.Shown, m.Changed, m.Fresh = id, true, false
}

// call gives the deck a name.
func (m *model) call(name string) { m.List.Name, m.Changed, m.Fresh = name, true, false }

// setPool says from which cards the deck is built.
func (m *model) setPool(p cards.Pool) {
	m.Pool, m.Changed = p, true
	if p == cards.OneFaction && m.Faction == everyFaction {
		m.Faction, _ = m.Set.FactionOf(m.List)
	}
}

// check is every reason why the deck may not be played.
func (m *model) check(l cards.List) []cards.Objection { return m.Set.Check(l, m.Pool, m.Promo) }

// noAdd is why no further copy of a card can be put into the deck; empty: one can.
func (m *model) noAdd(c *cards.Card) string {
	with := cards.List{Lines: append(slices.Clone(m.List.Lines), cards.Line{Card: c.ID, N: 1})}
	for _, o := range m.check(with) {
		if o.Card == c.ID {
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
func (m *model) lay(f cards.DeckFile) {
	m.List, m.Entry, m.Changed, m.Fresh, m.Remarks = f.List, nil, false, false, nil
	m.List.Key = ""
	if m.Using == "" {
		m.Pool = f.Pool
	}
	if faction, _ := m.Set.FactionOf(f.List); f.List.Size() > 0 {
		m.Faction = faction
	} else if f.Faction >= 0 {
		m.Faction = f.Faction
	}
	m.Shown = m.Set.Decks[max(m.Faction, 0)].First
	if lines := m.List.Canon().Lines; len(lines) > 0 {
		m.Shown = lines[0].Card
	}
	for _, c := range f.Changed {
		m.Remarks = append(m.Remarks, c.Why.String())
	}
}

// file is the deck as a file holds it.
func (m *model) file() cards.DeckFile {
	f := cards.DeckFile{List: m.List, Pool: m.Pool, Faction: -1}
	if m.Pool == cards.OneFaction {
		f.Faction, _ = m.Set.FactionOf(m.List)
		if m.List.Size() == 0 {
			f.Faction = max(m.Faction, 0)
		}
	}
	return f
}

// named is the deck as a file holds it, with a name in any case: a deck without one is called
// by its faction, and numbered if there is another of that name.
func (m *model) named() cards.DeckFile {
	f := m.file()
	if f.List.Name = cards.CleanName(f.List.Name); f.List.Name != "" {
		return f
	}
	stem := rules.Say("Mixed deck")
	if f.Faction >= 0 {
		stem = rules.Say("%s deck", m.Set.Decks[f.Faction].Told())
	}
	f.List.Name = stem
	for n := 2; slices.ContainsFunc(m.Mine, func(e decks.Entry) bool { return e.Name == f.List.Name }); n++ {
		f.List.Name = fmt.Sprintf("%s %d", stem, n)
	}
	return f
}
