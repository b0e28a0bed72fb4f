package workshop

import (
	"math"
	"strings"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/deckbuilder"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/towers"
)

// Decks is where the Market Decks of Tower Siege are built.
func Decks() kit.Workshop {
	w := kit.Workshop{ID: "menu:market-decks", Icon: "towersiege/table/card-back", Text: rules.T("Tower Siege decks"), Tip: rules.T("Build decks for Tower Siege")}
	return deckbuilder.Workshop(w, func(g rules.Game) *deckbuilder.Trade { return Trade(g.(*towersiege.Game).Content()) })
}

// Trade is what the deck builder knows of Tower Siege.
func Trade(c *content.Content) *deckbuilder.Trade {
	t := &deckbuilder.Trade{
		Game: "towersiege", Rule: "TS-DEK-1", Folder: "towersiege", Book: c.Book, Least: c.Limits.Fewest, Most: c.Limits.Most, Emblem: "kit/emblem-towersiege",
		Several: rules.T("Base deck and expansions"), Price: rules.T("Cost in gold and power"), Badge: "towersiege/icons/price", Example: "4 Skeleton, 2 Hero",
		Sieves: []deckbuilder.Sieve{sieve()}, FaceAspect: towers.CardAspect, WholeAspect: towers.WholeAspect,
		Settle: func(map[string]string) deckbuilder.Terms {
			return deckbuilder.Terms{Mixed: true, Check: func(l decks.List, _ bool) []decks.Objection { return c.Check(l) }}
		},
		Options: func(code string, _ bool) map[string]string { return towersiege.WithDeck(code) },
		Chance:  func(in, most, size int) string { return chance(c, in, most, size) },
		Figures: func(l decks.List) []string { return figures(c, l) },
	}
	t.Face = func(m ink.Metrics, measure ink.Measurer, s ink.Scheme, card decks.Card, box ink.Rect) ink.List {
		return towers.Face(m, measure, s, c.At(card), box)
	}
	t.Whole = func(m ink.Metrics, measure ink.Measurer, s ink.Scheme, card decks.Card, box ink.Rect) ink.List {
		return towers.Whole(m, measure, s, c.At(card), box)
	}
	t.Portrait = func(m ink.Metrics, measure ink.Measurer, s ink.Scheme, card decks.Card, box ink.Rect) ink.List {
		return towers.Portrait(m, measure, s, c.At(card), box)
	}
	for i := range c.Cards {
		t.Cards = append(t.Cards, cardOf(c, decks.Card(i)))
	}
	for i := range c.Sets {
		set := &c.Sets[i]
		camp := deckbuilder.Camp{Key: set.ID, Name: set.Title(), Tip: set.Title(), Emblem: emblems[i%len(emblems)], Banner: banners[i%len(banners)], Deck: deckOf(set)}
		camp.Starter = c.Built()
		if i > 0 {
			camp.Starter = c.Built(content.Set(i))
		}
		camp.Starter.Key, camp.Starter.Name = "box_"+set.ID, deckOf(set).String()
		for card := range decks.Card(len(c.Cards)) {
			if set.Deck.Count(card) > 0 {
				camp.Cards = append(camp.Cards, card)
			}
		}
		t.Camps = append(t.Camps, camp)
	}
	return t
}

// deckOf is what the deck of a set is called; that of the base set is called a deck already.
func deckOf(set *content.SetInfo) rules.Text {
	if strings.HasSuffix(set.Name, "Deck") {
		return set.Title()
	}
	return rules.T("%s deck", set.Title())
}

// The signs and colours of the sets: the base deck, then the expansions.
var (
	emblems = [...]string{"towersiege/cards/hero", "towersiege/cards/ash_fiend", "towersiege/cards/thaylen", "towersiege/cards/storm_colossus"}
	banners = [...]ink.Color{ink.Moss, ink.Oxblood, ink.Night, ink.Lapis}
)

// kinds are the kinds of cards as the filter has them, with the types that they hold.
var kinds = [...]struct {
	key   string
	name  rules.Text
	icon  string
	types []content.Type
}{
	{"creatures", rules.T("Creatures"), "towersiege/icons/melee", []content.Type{content.Minion, content.Elemental, content.Rogue, content.Fiend}},
	{"items", rules.T("Items"), "towersiege/cards/sword", []content.Type{content.Item}},
	{"magic", rules.T("Scrolls and Spells"), "towersiege/icons/magic", []content.Type{content.Scroll, content.Spell}},
	{"relics", rules.T("Relics"), "towersiege/cards/obelisk", []content.Type{content.Relic}},
	{"wealth", rules.T("Wealth"), "towersiege/icons/gold", []content.Type{content.Mine, content.Powerstone, content.WindfallCard}},
}

func sieve() deckbuilder.Sieve {
	s := deckbuilder.Sieve{Key: "kind", Name: rules.T("Kind")}
	for _, k := range kinds {
		s.Kinds = append(s.Kinds, deckbuilder.Kind{Key: k.key, Name: k.name, Icon: k.icon})
	}
	return s
}

// cardOf is what is shown of a card.
func cardOf(c *content.Content, card decks.Card) deckbuilder.Card {
	info := c.At(card)
	shown := deckbuilder.Card{Cost: info.Gold + info.Power, Limit: c.MostOf(card), What: printed(info), HeldRule: "TS-DEK-2", Lore: info.Lore(),
		Figure: "towersiege/cards/" + info.ID, Kinds: []int{-1}}
	shown.Held = rules.T("A deck may hold %d of them.", shown.Limit)
	for i, k := range kinds {
		for _, typ := range k.types {
			if typ == info.Type {
				shown.Kinds[0] = i
			}
		}
	}
	if text := info.Rules(); !text.Empty() {
		shown.Texts = append(shown.Texts, deckbuilder.Panel{Kind: rules.T("Text"), Text: text, Ground: ink.RGB(0xE8DCC0), Edge: ink.Violet})
	}
	return shown
}

// printed is what a card is, and the levels that are printed on it.
func printed(info *content.Info) rules.Text {
	told := []rules.Text{towers.Kind(info)}
	for _, level := range []struct {
		name rules.Text
		n    int
	}{{rules.T("Skill Level (SL)"), info.SL}, {rules.T("Defence Level (DL)"), info.DL}, {rules.T("Resistance Level (RL)"), info.RL}, {rules.T("Integrity Points (IP)"), info.IP}} {
		if level.n > 0 {
			told = append(told, rules.T("%s %d", level.name, level.n))
		}
	}
	if info.Uses != 0 {
		told = append(told, rules.T("uses Items: %s", words.Letters(info.Uses)))
	}
	return rules.Commas(told...)
}

// handSize is how many cards a seat has seen of its deck by its third turn: what it draws at first and what replenishes a
// spent hand twice (TS-TRN-7, TS-TRN-10).
const handSize = 7 + 2*3

// chance tells how often one sees a card early, in the smallest deck that may be played as long as there are fewer cards.
func chance(c *content.Content, in, most, size int) string {
	n := in
	if n == 0 {
		n = min(most, 4)
		size += n
	}
	size = max(size, c.Limits.Fewest)
	none := 1.0
	for i := range min(n, size) {
		none *= float64(max(size-handSize-i, 0)) / float64(size-i)
	}
	percent := int(math.Round(100 * (1 - none)))
	if in == 0 {
		return rules.Say("With %s one is among the first %d cards of %d in %d %% of matches.", rules.Count(n, "%d copy", "%d copies"), handSize, size, percent)
	}
	return rules.Say("One is among the first %d cards of %d in %d %% of matches.", handSize, size, percent)
}

// figures are how many cards of each sort a deck has that one lives on.
func figures(c *content.Content, l decks.List) []string {
	var creatures, wealth, level int
	for _, line := range l.Lines {
		switch info := c.At(line.Card); {
		case info.Type.Creature():
			creatures += line.N
			level += line.N * info.SL
		case info.Type == content.Mine || info.Type == content.Powerstone || info.Type == content.WindfallCard:
			wealth += line.N
		}
	}
	return []string{rules.Count(creatures, "%d creature", "%d creatures").String(), rules.Say("Mean Skill Level %s", rules.Decimal(float64(level)/float64(max(creatures, 1)), 1)),
		rules.Count(wealth, "%d that brings points", "%d that bring points").String()}
}
