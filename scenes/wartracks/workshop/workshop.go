package workshop

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/deckbuilder"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/wartracks"
)

// Decks is where the decks of Siegestorm are built.
func Decks() kit.Workshop {
	w := kit.Workshop{ID: "menu:decks", Icon: "siegestorm/icons/resources", Text: rules.T("Siegestorm decks"), Tip: rules.T("Build decks for Siegestorm")}
	return deckbuilder.Workshop(w, func(g rules.Game) *deckbuilder.Trade { return Trade(g.(*siegestorm.Game).Set()) })
}

// Trade is what the deck builder knows of Siegestorm.
func Trade(set *cards.Set) *deckbuilder.Trade {
	t := &deckbuilder.Trade{
		Game: "siegestorm", Rule: "ST-DCK-1", Book: set.Book, Least: cards.DeckSize, Most: cards.DeckSize, Emblem: "kit/emblem-siegestorm",
		Several: rules.T("Several factions"), Price: rules.T("Cost"), Badge: "siegestorm/board/badge-cost", Example: "4 Gutter Informant, 2 The Assassin",
		Mixing: &deckbuilder.Mixing{
			One: rules.T("Deck of one faction"), All: rules.T("Free-for-All deck"), Key: cards.AllFactions.String(), Every: rules.T("All factions"),
			Name: rules.T("Free-for-All"), Less: rules.T("Mixed"), Tip: rules.T("Build the deck from the cards of all factions"),
			Refusal: rules.T("The match that the deck is for says whether it may be mixed."),
		},
		Sieves:     sieves(),
		FaceAspect: wartracks.FaceAspect, WholeAspect: wartracks.WholeAspect,
		Settle: func(options map[string]string) deckbuilder.Terms { return settle(set, options) },
		Options: func(code string, mixed bool) map[string]string {
			return siegestorm.WithDeck(code, poolOf(mixed))
		},
		Chance:  chance,
		Figures: func(l decks.List) []string { return figureWords(set, l) },
	}
	t.Face = func(m ink.Metrics, measure ink.Measurer, s ink.Scheme, card decks.Card, box ink.Rect) ink.List {
		return wartracks.Face(m, measure, s, &set.Cards[card], box)
	}
	t.Whole = func(m ink.Metrics, measure ink.Measurer, s ink.Scheme, card decks.Card, box ink.Rect) ink.List {
		return wartracks.Whole(m, measure, s, &set.Cards[card], box)
	}
	t.Portrait = func(m ink.Metrics, _ ink.Measurer, _ ink.Scheme, card decks.Card, box ink.Rect) ink.List {
		return wartracks.Portrait(m, &set.Cards[card], box)
	}
	for i := range set.Cards {
		t.Cards = append(t.Cards, cardOf(set, &set.Cards[i]))
	}
	for i, d := range set.Factions() {
		camp := deckbuilder.Camp{Key: d.Key, Name: d.Told(), Tip: d.About(), Emblem: wartracks.Emblem(d.Key), Banner: wartracks.Banner(d.Key),
			Starter: set.Starters[i], Deck: rules.T("%s deck", d.Told())}
		for n := range d.Designs {
			camp.Cards = append(camp.Cards, d.First+decks.Card(n))
		}
		t.Camps = append(t.Camps, camp)
	}
	return t
}

// sieves are the ranks, and where a card comes from.
func sieves() []deckbuilder.Sieve {
	ranks := [...]rules.Text{rules.T("Soldiers"), rules.T("Veterans"), rules.T("Elites"), rules.T("Champions")}
	crests := [...]rules.Text{rules.T("Cards of the Starter decks"), rules.T("Other cards")}
	rank, crest := deckbuilder.Sieve{Key: "rank", Name: rules.T("Rank")}, deckbuilder.Sieve{Key: "crest", Name: rules.T("Crest")}
	for i, name := range ranks {
		id := (cards.Soldier + cards.Rank(i)).String()
		rank.Kinds = append(rank.Kinds, deckbuilder.Kind{Key: id, Name: name, Icon: "siegestorm/icons/rank-" + id})
	}
	for i, name := range crests {
		id := cards.Crest(i).String()
		crest.Kinds = append(crest.Kinds, deckbuilder.Kind{Key: id, Name: name, Icon: "siegestorm/icons/crest-" + id})
	}
	return []deckbuilder.Sieve{rank, crest}
}

// cardOf is what is shown of a card.
func cardOf(set *cards.Set, c *cards.Card) deckbuilder.Card {
	deck := set.Decks[c.Deck].Told()
	shown := deckbuilder.Card{Cost: int(c.Cost), Limit: min(c.Rank.Limit(), int(c.Copies)), Figure: "siegestorm/figures/" + c.Key, Lore: c.Lore(),
		Kinds: []int{int(c.Rank) - int(cards.Soldier), -1}}
	if c.Crest <= cards.Base {
		shown.Kinds[1] = int(c.Crest)
	}
	if shown.What = rules.T("%s, cost %d, %s", c.Rank.Told(), c.Cost, deck); c.Creature() {
		shown.What = rules.T("%s, cost %d, ATT %d, DEF %d, %s", c.Rank.Told(), c.Cost, c.ATT, c.DEF, deck)
	}
	if c.ActionText != "" {
		shown.Texts = append(shown.Texts, deckbuilder.Panel{Kind: rules.T("Action"), Text: c.Acts(), Ground: ink.RGB(0xF3DCCB), Edge: ink.Oxblood})
	}
	if c.PassiveText != "" {
		shown.Texts = append(shown.Texts, deckbuilder.Panel{Kind: rules.T("Passive"), Text: c.Lasts(), Ground: ink.RGB(0xDCE2EA), Edge: ink.Lapis})
	}
	shown.Held, shown.HeldRule = rules.T("A deck may hold %d of the same %s.", c.Rank.Limit(), c.Rank.Told()), limitRule(c)
	if printed := int(c.Copies); printed < c.Rank.Limit() {
		shown.Held = rules.Sentences(shown.Held, rules.T("The deck of %s contains %d.", deck, printed))
	}
	return shown
}

// limitRule is the rule about the copies of a card.
func limitRule(c *cards.Card) string {
	switch {
	case int(c.Copies) < c.Rank.Limit():
		return "ST-DCK-6"
	case c.Rank.Limit() < cards.Soldier.Limit():
		return "ST-DCK-4"
	}
	return "ST-DCK-3"
}

// settle says which decks may be played.
func settle(set *cards.Set, options map[string]string) deckbuilder.Terms {
	pool, promo := cards.OneFaction, cards.AllowPromo
	if options != nil {
		pool, promo = siegestorm.DeckRules(options)
	}
	return deckbuilder.Terms{Mixed: pool == cards.AllFactions, Check: func(l decks.List, mixed bool) []decks.Objection {
		return set.Check(l, poolOf(mixed), promo)
	}}
}

func poolOf(mixed bool) cards.Pool {
	if mixed {
		return cards.AllFactions
	}
	return cards.OneFaction
}

// chance tells how often one sees a card early.
func chance(in, most, _ int) string {
	if in == 0 {
		return rules.Say("With %s you would draw one by your 6th turn in %d %% of matches.", rules.Count(most, "%d copy", "%d copies"), percent(SeenBy(most)))
	}
	return rules.Say("You draw one by your 6th turn in %d %% of matches.", percent(SeenBy(in)))
}

// percent is a chance in hundredths.
func percent(p float64) int { return int(math.Round(100 * p)) }

// SeenBy is the chance that at least one of n copies is among the first 14 of the 34 cards:
// those that a player has seen who draws two at the start (ST-SET-2) and two in each of six
// turns (ST-TRN-3).
func SeenBy(n int) float64 {
	const drawn = 2 + 2*6
	none := 1.0
	for i := range min(n, cards.DeckSize) {
		none *= float64(cards.DeckSize-drawn-i) / float64(cards.DeckSize-i)
	}
	return 1 - none
}
