package cards_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"portcullis/rules"
	"portcullis/rules/content/contenttest"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// list makes a list of a number of copies of each named card.
func list(tb testing.TB, set *cards.Set, entries map[string]int) decks.List {
	tb.Helper()
	var l decks.List
	for key, n := range entries {
		l.Lines = append(l.Lines, decks.Line{Card: card(tb, set, key).ID, N: n})
	}
	return l.Canon()
}

// with changes how many copies of cards a list has.
func with(tb testing.TB, set *cards.Set, l decks.List, entries map[string]int) decks.List {
	tb.Helper()
	changed := decks.List{Lines: slices.Clone(l.Lines)}
	for key, n := range entries {
		changed.Lines = append(changed.Lines, decks.Line{Card: card(tb, set, key).ID, N: n - l.Count(card(tb, set, key).ID)})
	}
	return changed.Canon()
}

// objections are the rules and cards of what Check finds.
func objections(set *cards.Set, list []decks.Objection) []string {
	var all []string
	for _, o := range list {
		what := "deck"
		if o.Card != cards.None {
			what = set.Cards[o.Card].Key
		}
		all = append(all, o.Rule+" "+what)
	}
	return all
}

// ST-DCK-1 to ST-DCK-4, ST-DCK-6, ST-FFA-1, ST-FFA-2, ST-FFA-4: each limit with its rule, the
// card and how many.
func TestCheck(t *testing.T) {
	set := load(t)
	ysra := set.Starters[0]
	for _, test := range []struct {
		name    string
		list    decks.List
		pool    cards.Pool
		want    []string
		n       int // of the first objection
		limit   int
		message string
	}{
		{"a Starter deck", ysra, cards.OneFaction, nil, 0, 0, ""},
		{"a Starter deck in Free-for-All", ysra, cards.AllFactions, nil, 0, 0, ""},
		{"no cards", decks.List{}, cards.OneFaction, []string{"ST-DCK-1 deck"}, 0, 34, "The deck has 0 cards; it must have 34."},
		{"one too few", with(t, set, ysra, map[string]int{"ys_the_assassin": 1}), cards.OneFaction, []string{"ST-DCK-1 deck"}, 33, 34, "The deck has 33 cards; it must have 34."},
		{"one too many", with(t, set, ysra, map[string]int{"ys_clockwork_djinn": 1}), cards.AllFactions, []string{"ST-FFA-2 deck"}, 35, 34, "The deck has 35 cards"},
		{"a foreign card", with(t, set, ysra, map[string]int{"ys_the_assassin": 1, "kh_tengu": 1}), cards.OneFaction, []string{"ST-DCK-2 kh_tengu"}, 1, 0, "1 Tengu: it is of Khung'lai; all cards of a deck come from one faction, here Ysra."},
		{"a foreign card in Free-for-All", with(t, set, ysra, map[string]int{"ys_the_assassin": 1, "kh_tengu": 1}), cards.AllFactions, nil, 0, 0, ""},
		{"five of a Soldier", with(t, set, ysra, map[string]int{"ys_the_assassin": 1, "ys_gutter_informant": 5}), cards.OneFaction, []string{"ST-DCK-3 ys_gutter_informant"}, 5, 4, "5 Gutter Informant: a deck may hold 4 of the same Soldier."},
		{"five of a Veteran", with(t, set, ysra, map[string]int{"ys_the_assassin": 1, "ys_purge_doctor": 5}), cards.OneFaction, []string{"ST-DCK-3 ys_purge_doctor"}, 5, 4, "4 of the same Veteran"},
		{"three of an Elite", with(t, set, ysra, map[string]int{"ys_purge_doctor": 3, "ys_the_assassin": 3}), cards.OneFaction, []string{"ST-DCK-4 ys_the_assassin"}, 3, 2, "3 The Assassin: a deck may hold 2 of the same Elite."},
		{"three of a Champion", with(t, set, ysra, map[string]int{"ys_purge_doctor": 3, "ys_grand_overlord_ikee": 3}), cards.OneFaction, []string{"ST-DCK-4 ys_grand_overlord_ikee"}, 3, 2, "2 of the same Champion"},
		{"three of an Elite in Free-for-All", with(t, set, ysra, map[string]int{"ys_purge_doctor": 3, "ys_the_assassin": 3}), cards.AllFactions, []string{"ST-FFA-2 ys_the_assassin"}, 3, 2, ""},
		{"more than printed", with(t, set, ysra, map[string]int{"ys_purge_doctor": 0, "ys_sand_bridge_scout": 4}), cards.OneFaction, []string{"ST-DCK-6 ys_sand_bridge_scout"}, 4, 3, "4 Sand-Bridge Scout: the deck of Ysra contains 3."},
		{"more than printed in Free-for-All", with(t, set, ysra, map[string]int{"ys_purge_doctor": 0, "ys_sand_bridge_scout": 4}), cards.AllFactions, []string{"ST-DCK-6 ys_sand_bridge_scout"}, 4, 3, ""},
		{"a boss card", with(t, set, ysra, map[string]int{"ys_the_assassin": 1, "gb_war_feast": 1}), cards.OneFaction, []string{"ST-DCK-2 gb_war_feast"}, 1, 0, "1 War Feast: it is a boss card; no player's deck may hold it."},
		{"a boss card in Free-for-All", with(t, set, ysra, map[string]int{"ys_the_assassin": 1, "gb_war_feast": 1}), cards.AllFactions, []string{"ST-FFA-4 gb_war_feast"}, 1, 0, ""},
	} {
		got := set.Check(test.list, test.pool, cards.NoPromo)
		if !slices.Equal(objections(set, got), test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
			continue
		}
		if len(got) > 0 && (got[0].N != test.n || got[0].Limit != test.limit || !strings.Contains(got[0].Why.String(), test.message)) {
			t.Errorf("%s: %d of %d, %q", test.name, got[0].N, got[0].Limit, got[0].Why)
		}
	}
}

// ST-DCK-1, ST-DCK-2, ST-DCK-3, ST-DCK-4, ST-DCK-6: an illegal deck is refused with every
// reason at once, the deck's first.
func TestEveryReasonAtOnce(t *testing.T) {
	set := load(t)
	l := list(t, set, map[string]int{"ys_gutter_informant": 6, "ys_sand_bridge_scout": 5, "ys_the_assassin": 3, "kh_tengu": 4, "gb_war_feast": 2})
	want := []string{"ST-DCK-1 deck", "ST-DCK-3 ys_gutter_informant", "ST-DCK-4 ys_the_assassin", "ST-DCK-3 ys_sand_bridge_scout", "ST-DCK-6 ys_sand_bridge_scout",
		"ST-DCK-2 kh_tengu", "ST-DCK-4 kh_tengu", "ST-DCK-2 gb_war_feast"}
	got := set.Check(l, cards.OneFaction, cards.NoPromo)
	if !slices.Equal(objections(set, got), want) {
		t.Errorf("%v, want %v", got, want)
	}
	if text := got[0].String(); text != "The deck has 20 cards; it must have 34. (ST-DCK-1)" {
		t.Errorf("in words: %q", text)
	}
}

// ST-CRD-9: a promotional card is refused unless the match allows it; ST-CRD-8: an expansion
// card is not.
func TestPromoAndExpansionCards(t *testing.T) {
	m := files(t)
	contenttest.Spoil(t, m, "ysra.toml", `id = "ys_plague_minister"`, `crest = "base"`, "crest = \"expansion\"\npromo = true")
	contenttest.Spoil(t, m, "ysra.toml", `id = "ys_clockwork_djinn"`, `crest = "base"`, `crest = "expansion"`)
	set := reload(t, m)
	l := with(t, set, set.Starters[0], map[string]int{"ys_the_assassin": 0, "ys_plague_minister": 1, "ys_clockwork_djinn": 1})
	for _, pool := range []cards.Pool{cards.OneFaction, cards.AllFactions} {
		if got := objections(set, set.Check(l, pool, cards.NoPromo)); !slices.Equal(got, []string{"ST-CRD-9 ys_plague_minister"}) {
			t.Errorf("pool %s: %v", pool, got)
		}
		if got := set.Check(l, pool, cards.AllowPromo); got != nil {
			t.Errorf("pool %s, allowed: %v", pool, got)
		}
	}
}

// A list with a card that the set does not have is judged without it.
func TestCheckOfAStrangeCard(t *testing.T) {
	set := load(t)
	l := decks.List{Lines: []decks.Line{{Card: 200, N: 3}, {Card: 0, N: 4}, {Card: cards.None, N: 1}}}
	got := set.Check(l, cards.OneFaction, cards.NoPromo)
	if len(got) != 1 || got[0].N != 4 {
		t.Errorf("%v", got)
	}
}

// ST-DCK-1 to ST-DCK-6, ST-FFA-2: random decks are legal, whatever decides them, and one card
// more or less is not.
func TestRandomDecksAreLegal(t *testing.T) {
	set := load(t)
	factions := map[int]bool{}
	mixed := false
	rapid.Check(t, func(t *rapid.T) {
		pool := cards.Pool(rapid.IntRange(0, 1).Draw(t, "pool"))
		r := rules.NewRand(rapid.Uint64().Draw(t, "seed"))
		l := set.Random(pool, &r)
		if got := set.Check(l, pool, cards.NoPromo); got != nil {
			t.Fatalf("%s is refused: %v", set.Book.Code(l), got)
		}
		if got := set.Check(l, cards.AllFactions, cards.NoPromo); got != nil {
			t.Fatalf("%s is refused in Free-for-All: %v", set.Book.Code(l), got)
		}
		faction, alone := set.FactionOf(l)
		if pool == cards.OneFaction {
			factions[faction] = alone
		}
		mixed = mixed || !alone
		fewer := decks.List{Lines: slices.Clone(l.Lines)}
		fewer.Lines[0].N--
		if set.Check(fewer, pool, cards.NoPromo) == nil {
			t.Fatalf("%s is legal", set.Book.Code(fewer))
		}
	})
	if len(factions) != 4 || factions[0] != true || !mixed {
		t.Errorf("factions %v, mixed %v", factions, mixed)
	}
}

// ST-DCK-3, ST-DCK-4, ST-DCK-6: what Check says of any list agrees with counting.
func TestCheckAgreesWithCounting(t *testing.T) {
	set := load(t)
	rapid.Check(t, func(t *rapid.T) {
		l := anyList(t, set)
		refused := map[cards.ID]bool{}
		for _, o := range set.Check(l, cards.AllFactions, cards.NoPromo) {
			refused[o.Card] = true
		}
		total := 0
		for _, c := range set.Cards {
			n := l.Count(c.ID)
			total += n
			limit := min(c.Rank.Limit(), int(c.Copies))
			if refused[c.ID] != (n > limit) {
				t.Fatalf("%d %s, of %d: refused %v", n, c.Key, limit, refused[c.ID])
			}
		}
		if refused[cards.None] != (total != 34) {
			t.Fatalf("%d cards: refused %v", total, refused[cards.None])
		}
	})
}

// anyList draws a list, legal or not, with its lines in any order.
func anyList(t *rapid.T, set *cards.Set) decks.List {
	line := rapid.Custom(func(t *rapid.T) decks.Line {
		return decks.Line{Card: cards.ID(rapid.IntRange(0, len(set.Cards)-1).Draw(t, "card")), N: rapid.IntRange(1, 6).Draw(t, "n")}
	})
	return decks.List{Lines: rapid.SliceOfN(line, 0, 20).Draw(t, "lines")}
}
