package scenes

import (
	"slices"
	"strings"

	"portcullis/rules/siegestorm/cards"
	"portcullis/save/decks"
	"portcullis/scenes/ink"
)

// deckModel is what the deck builder shows.
type deckModel struct {
	Set     *cards.Set
	Pool    cards.Pool
	Faction int // whose cards are shown
	List    cards.List
	Entry   *decks.Entry // the file that the deck was opened from, nil for a new one
	Changed bool         // since it was opened or saved
	Remarks []string     // cards that have changed since the file was saved

	Ranks   [5]bool // ranks that are filtered out, by cards.Rank
	Crests  [3]bool // crests that are filtered out, by cards.Crest
	Cost    int     // the highest cost shown
	Query   string
	Shown   cards.ID // the card at reading size
	Using   string   // for whom the deck is built: "seat 2"; empty: nobody waits for it
	Scheme  ink.Scheme
	NoCopy  string // why there is no clipboard; empty: there is one
	Page    deckPage
	Mine    []decks.Entry
	Deleted string // name of the deck that was deleted last and can be brought back
	Typed   string // in the field of the import
	Fault   string // what went wrong last
	Folder  string
}

// deckPage is what lies over the deck builder.
type deckPage uint8

const (
	deckOpen   deckPage = iota // nothing
	deckMine                   // the saved decks
	deckImport                 // a deck as text
	deckLeave                  // unsaved changes
)

// topCost is the highest cost of a player's card.
func (m *deckModel) topCost() int {
	top := 0
	for i := range m.Set.Cards {
		if c := &m.Set.Cards[i]; c.Rank != cards.NoRank {
			top = max(top, int(c.Cost))
		}
	}
	return top
}

// visible is the cards of the grid: of the faction, as the filters let through.
func (m *deckModel) visible() []*cards.Card {
	var list []*cards.Card
	d := m.Set.Decks[m.Faction]
	for i := range d.Designs {
		c := &m.Set.Cards[int(d.First)+i]
		if !m.Ranks[c.Rank] && !m.hidesCrest(c) && int(c.Cost) <= m.Cost && mentions(c, m.Query) {
			list = append(list, c)
		}
	}
	return list
}

func (m *deckModel) hidesCrest(c *cards.Card) bool {
	return int(c.Crest) < len(m.Crests) && m.Crests[c.Crest]
}

// mentions reports whether a card has every word of a search in its name or its texts.
func mentions(c *cards.Card, query string) bool {
	text := strings.ToLower(c.Name + " " + c.ActionText + " " + c.PassiveText + " " + c.Rank.String())
	for _, word := range strings.Fields(strings.ToLower(query)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// most is how many copies of a card the deck may have (ST-DCK-3, ST-DCK-4, ST-DCK-6).
func (m *deckModel) most(c *cards.Card) int { return min(c.Rank.Limit(), int(c.Copies)) }

// add puts a copy of a card into the deck, take takes one out.
func (m *deckModel) add(id cards.ID) { m.change(id, 1) }

func (m *deckModel) take(id cards.ID) {
	if m.List.Count(id) > 0 {
		m.change(id, -1)
	}
}

func (m *deckModel) change(id cards.ID, n int) {
	lines := append(slices.Clone(m.List.Lines), cards.Line{Card: id, N: n})
	m.List = cards.List{Name: m.List.Name, Lines: lines}.Canon()
	m.Shown, m.Changed = id, true
}

// noAdd is why no further copy of a card can be put into the deck; empty: one can.
func (m *deckModel) noAdd(c *cards.Card) string {
	with := cards.List{Lines: append(slices.Clone(m.List.Lines), cards.Line{Card: c.ID, N: 1})}
	for _, o := range m.Set.Check(with, m.Pool, cards.AllowPromo) {
		if o.Card == c.ID {
			return o.Why.String()
		}
	}
	return ""
}

// objections are all the reasons why the deck may not be played yet.
func (m *deckModel) objections() []string {
	var all []string
	for _, o := range m.Set.Check(m.List, m.Pool, cards.AllowPromo) {
		all = append(all, o.String())
	}
	return all
}

// put makes a deck the one that is built.
func (m *deckModel) put(f cards.DeckFile, e *decks.Entry) {
	m.List, m.Pool, m.Entry, m.Changed = f.List, f.Pool, e, e == nil
	m.List.Key = ""
	if faction, _ := m.Set.FactionOf(f.List); f.List.Size() > 0 {
		m.Faction = faction
	} else if f.Faction >= 0 {
		m.Faction = f.Faction
	}
	m.Shown = m.Set.Decks[m.Faction].First
	if lines := m.List.Canon().Lines; len(lines) > 0 {
		m.Shown = lines[0].Card
	}
	m.Remarks = nil
	for _, c := range f.Changed {
		m.Remarks = append(m.Remarks, c.Why.String())
	}
}

// file is the deck as a file holds it.
func (m *deckModel) file() cards.DeckFile {
	f := cards.DeckFile{List: m.List, Pool: m.Pool, Faction: -1}
	if m.Pool == cards.OneFaction {
		f.Faction, _ = m.Set.FactionOf(m.List)
		if m.List.Size() == 0 {
			f.Faction = m.Faction
		}
	}
	return f
}

// curve is how many cards of each cost the deck has.
func (m *deckModel) curve() []int {
	curve := make([]int, m.topCost()+1)
	for _, line := range m.List.Lines {
		if c := int(m.Set.Cards[line.Card].Cost); c < len(curve) {
			curve[c] += line.N
		}
	}
	return curve
}

// deckFigures are the means of a deck and what else one asks about it.
type deckFigures struct {
	ATT, DEF float64
	Negates  int
	Ranks    [5]int
}

func (m *deckModel) figures() deckFigures {
	var f deckFigures
	n := 0
	for _, line := range m.List.Lines {
		c := &m.Set.Cards[line.Card]
		n += line.N
		f.ATT += float64(line.N) * float64(c.ATT)
		f.DEF += float64(line.N) * float64(c.DEF)
		f.Ranks[c.Rank] += line.N
		for _, e := range slices.Concat(c.Action, c.Passive.Effects) {
			if e.Do == cards.Negate {
				f.Negates += line.N
				break
			}
		}
	}
	if n > 0 {
		f.ATT /= float64(n)
		f.DEF /= float64(n)
	}
	return f
}

// seenBy is the chance that at least one of n copies is among the cards that a player of a
// Duel has drawn up to his sixth turn: 2 at the start and 2 a turn, of 34 (hypergeometric).
func seenBy(n int) float64 {
	const drawn = 2 + 2*6
	none := 1.0
	for i := range n {
		none *= float64(cards.DeckSize-drawn-i) / float64(cards.DeckSize-i)
	}
	return 1 - none
}
