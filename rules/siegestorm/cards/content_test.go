package cards_test

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// card finds a design that must be there.
func card(tb testing.TB, set *cards.Set, key string) *cards.Card {
	tb.Helper()
	id, ok := set.ByKey(key)
	if !ok {
		tb.Fatalf("no card %s", key)
	}
	return &set.Cards[id]
}

// of lists the designs of a deck.
func of(set *cards.Set, deck int) []cards.Card {
	d := &set.Decks[deck]
	return set.Cards[d.First : int(d.First)+d.Designs]
}

// Ledger 2.1, ST-DCK-2, ST-CMD-11: four factions of 54 cards, a basic and an advanced boss
// deck of 24, in the order of the box.
func TestPrintedDecks(t *testing.T) {
	set := load(t)
	type deck struct {
		key, name string
		kind      cards.DeckKind
		crest     cards.Crest
		cards     int
	}
	want := []deck{
		{"ysra", "Ysra", cards.PlayerDeck, cards.Starter, 54},
		{"khunglai", "Khung'lai", cards.PlayerDeck, cards.Starter, 54},
		{"seraphia", "Seraphia", cards.PlayerDeck, cards.Starter, 54},
		{"styxia", "Styxia", cards.PlayerDeck, cards.Starter, 54},
		{"goblins", "Evil Goblins", cards.BossDeck, cards.Basic, 24},
		{"shamans", "Spectral Shamans", cards.BossDeck, cards.Advanced, 24},
	}
	if len(set.Decks) != len(want) || len(set.Factions()) != 4 {
		t.Fatalf("%d decks, %d of players", len(set.Decks), len(set.Factions()))
	}
	next := cards.ID(0)
	for i, d := range set.Decks {
		got := deck{d.Key, d.Name, d.Kind, d.Crest, 0}
		if d.First != next {
			t.Errorf("%s begins with card %d, want %d", d.Key, d.First, next)
		}
		for _, c := range of(set, i) {
			got.cards += int(c.Copies)
			if c.ID != next || c.Deck != i {
				t.Errorf("%s is card %d of deck %d, want card %d of deck %d", c.Key, c.ID, c.Deck, next, i)
			}
			if id, ok := set.ByKey(c.Key); !ok || id != c.ID {
				t.Errorf("%s is found as %d, %v", c.Key, id, ok)
			}
			next++
		}
		if got != want[i] {
			t.Errorf("deck %d is %+v, want %+v", i, got, want[i])
		}
	}
	if int(next) != len(set.Cards) {
		t.Errorf("%d cards are in decks, of %d", next, len(set.Cards))
	}
}

// ST-GEN-2, ST-CRD-1, ST-CRD-2, ST-CRD-3, ST-CRD-9, ledger 7.2: what cards of factions have
// (each is an action and a creature), and how many there are of each rank and crest. The
// content has no promotional cards.
func TestFactionCards(t *testing.T) {
	set := load(t)
	type group struct {
		high   bool // Elite or Champion
		crest  cards.Crest
		copies int8
	}
	want := map[group]int{{false, cards.Starter, 4}: 7, {true, cards.Starter, 2}: 3, {false, cards.Base, 3}: 4, {true, cards.Base, 2}: 4}
	for i, d := range set.Factions() {
		got := map[group]int{}
		for _, c := range of(set, i) {
			got[group{c.Rank >= cards.Elite, c.Crest, c.Copies}]++
			if c.Rank == cards.NoRank || !c.Creature() || c.Promo || len(c.Action) == 0 || len(c.Passive.Effects) == 0 || c.Specials != 0 || len(c.Commands) > 0 {
				t.Errorf("%s is no card of a faction: %+v", c.Key, c)
			}
		}
		for g, n := range want {
			if got[g] != n || len(got) != len(want) {
				t.Errorf("%s has %d of %+v, want %d", d.Key, got[g], g, n)
			}
		}
	}
}

// ST-DCK-1, ST-DCK-7, ST-DCK-8, ledger 7.2: a Starter deck is all the 34 starter cards of
// its faction, 8 at cost 0, 12 at 1, 8 at 2 and 6 at 3 or more.
func TestStarterDecks(t *testing.T) {
	set := load(t)
	for i, list := range set.Starters {
		d := set.Decks[i]
		if found, ok := set.Starter("starter_" + d.Key); !ok || found.Name != list.Name || list.Key != "starter_"+d.Key {
			t.Errorf("the Starter deck of %s is %q", d.Key, list.Key)
		}
		var curve [4]int
		for _, c := range of(set, i) {
			n := list.Count(c.ID)
			if want := map[cards.Crest]int{cards.Starter: int(c.Copies)}[c.Crest]; n != want {
				t.Errorf("%s has %d of %s, want %d", list.Name, n, c.Key, want)
			}
			curve[min(c.Cost, 3)] += n
		}
		if list.Size() != cards.DeckSize || cards.DeckSize != 34 || curve != [4]int{8, 12, 8, 6} {
			t.Errorf("%s has %d cards, at costs 0, 1, 2 and more %v", list.Name, list.Size(), curve)
		}
		if d.FirstGame != (d.Key == "seraphia" || d.Key == "styxia") {
			t.Errorf("%s is for a first game: %v", d.Key, d.FirstGame)
		}
	}
	if _, ok := set.Starter("starter_goblins"); ok {
		t.Error("a boss deck has a Starter deck")
	}
}

// ST-CRD-3, ST-CMD-3, ST-CMD-8, ST-CMD-10, ST-CMD-11: commands and icons of boss cards.
func TestBossCards(t *testing.T) {
	set := load(t)
	for i, d := range set.Decks {
		if d.Kind != cards.BossDeck {
			continue
		}
		for _, c := range of(set, i) {
			stands := slices.Contains(c.Commands, cards.Deploy) || slices.Contains(c.Commands, cards.Leader)
			switch {
			case c.Crest != d.Crest || c.Rank != cards.NoRank || c.Rank.Limit() != 0:
				t.Errorf("%s has the crest %s and the rank %q", c.Key, c.Crest, c.Rank)
			case stands != c.Creature() || stands == slices.Contains(c.Commands, cards.Action):
				t.Errorf("%s stands on the Battlefield: %v; commands %v", c.Key, c.Creature(), c.Commands)
			case c.Specials.Has(cards.GangIcon) != slices.Contains(c.Commands, cards.Gang):
				t.Errorf("%s: Gang icon and commands %v", c.Key, c.Commands)
			case c.Specials.Has(cards.Totem) != (c.Passive.On == cards.TotemSpirit):
				t.Errorf("%s: Totem icon and trigger %v", c.Key, c.Passive.On)
			case !slices.IsSorted(c.Commands):
				t.Errorf("%s: commands %v out of order (ST-BOS-13)", c.Key, c.Commands)
			}
		}
	}
	archer := card(t, set, "gb_goblin_archer")
	if !slices.Equal(archer.Commands, []cards.Command{cards.Deploy, cards.Gang}) {
		t.Errorf("Goblin Archer has the commands %v", archer.Commands)
	}
}

// ledger 7.5, ST-RUL-31: the ledger gives the numbers of the bosses as the content has them.
func TestLedgerOfBosses(t *testing.T) {
	ledger, err := os.ReadFile("../../../docs/rules/siegestorm.md")
	if err != nil {
		t.Fatal(err)
	}
	set := load(t)
	row := func(name string, of func(b cards.Boss) string) string {
		for _, b := range set.Bosses {
			name += " | " + of(b)
		}
		return "| " + name + " |"
	}
	column := func(c cards.Column) string {
		return fmt.Sprintf("%d / %d / %d / %d", c.Menace, c.Basic, c.Advanced, c.Life)
	}
	most := set.Bosses[0]
	for _, b := range set.Bosses {
		if b.Coop.Life > most.Coop.Life {
			most = b
		}
	}
	for _, want := range []string{
		row("Hand", func(b cards.Boss) string { return fmt.Sprint(b.Hand) }),
		row("Solo: Menace / basic / advanced / Life", func(b cards.Boss) string { return column(b.Solo) }),
		row("Co-op: Menace / basic / advanced / Life", func(b cards.Boss) string { return column(b.Coop) }),
		fmt.Sprintf("the largest start value (%d, %s in Co-op)", most.Coop.Life, most.Name),
	} {
		if !strings.Contains(string(ledger), want) {
			t.Errorf("the ledger has no %q", want)
		}
	}
}

// ST-SOL-1, ST-SOL-2, ST-BOS-18, ST-BOS-19, ledger 7.5: the three bosses.
func TestBosses(t *testing.T) {
	set := load(t)
	type boss struct {
		name       string
		hand       int8
		solo, coop cards.Column
		menace     string
	}
	want := []boss{
		{"Mudlord Grakka", 3, cards.Column{Menace: 1, Basic: 18, Advanced: 5, Life: 12}, cards.Column{Menace: 1, Basic: 19, Advanced: 5, Life: 25}, "ally_killed: menace n=1"},
		{"The Goblin King", 4, cards.Column{Menace: 1, Basic: 18, Advanced: 5, Life: 15}, cards.Column{Menace: 1, Basic: 19, Advanced: 6, Life: 30}, "ally_deployed: menace n=1"},
		{"Ur-Shaman Veshka", 5, cards.Column{Menace: 1, Basic: 10, Advanced: 19, Life: 26}, cards.Column{Menace: 1, Basic: 14, Advanced: 16, Life: 44}, "ally_storms: menace n=1, ally_killed: recover n=1"},
	}
	if len(set.Bosses) != len(want) {
		t.Fatalf("%d bosses", len(set.Bosses))
	}
	for i, b := range set.Bosses {
		var menace []string
		for _, e := range b.Menace {
			menace = append(menace, e.On.String()+": "+e.Effects[0].String())
		}
		got := boss{b.Name, b.Hand, b.Solo, b.Coop, strings.Join(menace, ", ")}
		if got != want[i] || b.Difficulty != cards.Difficulty(i) {
			t.Errorf("boss %d, %s, is %+v, want %+v", i, b.Difficulty, got, want[i])
		}
		if set.Decks[b.Basic].Key != "goblins" || set.Decks[b.Advanced].Key != "shamans" {
			t.Errorf("%s plays %s and %s", b.Name, set.Decks[b.Basic].Key, set.Decks[b.Advanced].Key)
		}
	}
}

// Ledger 7.1: what the rulebook reveals stands as revealed; tuning leaves it alone.
func TestRevealedFacts(t *testing.T) {
	set := load(t)
	for _, f := range []struct{ key, name, revealed, fact string }{
		{"ys_grand_overlord_ikee", "Grand Overlord Ikee", "action", "place from=hand to=frontline"},
		{"ys_the_assassin", "The Assassin", "passive", "kill_supporter n=1"},
		{"ys_purge_doctor", "Purge Doctor", "action", "damage n=2 per=opp_supporters"},
		{"kh_tengu", "Tengu", "cost", "4"},
		{"kh_druuk_school_adept", "Druuk School Adept", "cost", "1"},
		{"kh_warrior_of_shambala", "Warrior of Shambala", "cost", "0"},
		{"kh_retired_master", "Retired Master", "cost", "1"},
		{"kh_retired_master", "Retired Master", "passive", "instead scope=this to=support event=after_storm"},
		{"kh_armored_yak", "Armored Yak", "passive", "instead scope=allies to=hand event=after_storm"},
		{"kh_ancient_dragon", "Ancient Dragon", "passive", "deploy from=casualties"},
		{"sh_shaman_berserker", "Shaman Berserker", "cost", "2"},
		{"sh_spiritual_shaman", "Spiritual Shaman", "cost", "4"},
		{"sh_restoration_totem", "Restoration Totem", "cost", "2"},
		{"sh_seal_of_nova", "Seal of Nova", "cost", "3"},
		{"sh_seal_of_haste", "Seal of Haste", "action", "advance n=1"},
		{"sh_transmuted_goblin", "Transmuted Goblin", "cost", "8"},
		{"gb_goblin_leader", "Goblin Leader", "cost", "0"},
		{"gb_goblin_killer", "Goblin Killer", "cost", "0"},
		{"gb_goblin_tank", "Goblin Tank", "cost", "0"},
		{"gb_goblin_archer", "Goblin Archer", "name", "Goblin Archer"},
		{"gb_goblin_marius", "Goblin Marius", "name", "Goblin Marius"},
	} {
		c := card(t, set, f.key)
		got := map[string]string{"name": c.Name, "cost": strconv.Itoa(int(c.Cost)), "action": c.Action[0].String()}[f.revealed]
		if f.revealed == "passive" {
			got = c.Passive.Effects[0].String()
		}
		if c.Name != f.name || got != f.fact || c.Source != "rulebook" || !slices.Contains(c.Revealed, f.revealed) || !slices.Contains(c.Revealed, "name") {
			t.Errorf("%s: %s is %q, want %q; revealed %v", f.key, f.revealed, got, f.fact, c.Revealed)
		}
	}
	for key, specials := range map[string]cards.Specials{"gb_goblin_archer": cards.GangIcon, "sh_seal_of_haste": cards.Spirit} {
		if c := card(t, set, key); c.Specials != specials || !slices.Contains(c.Revealed, "specials") {
			t.Errorf("%s has the icons %b", key, c.Specials)
		}
	}
}

// ST-EX-1, ST-EX-5, ST-EX-9 and ledger 7.1 need these texts, whatever the numbers of the
// cards.
func TestCardsOfTheExamples(t *testing.T) {
	set := load(t)
	negates := 0
	for _, c := range set.Cards {
		for _, e := range append(slices.Clone(c.Action), c.Passive.Effects...) {
			if e.Do == cards.Negate {
				negates++
			}
		}
	}
	if negates != 5 {
		t.Errorf("%d cards negate, want 5", negates)
	}
	for key, text := range map[string]string{
		"ys_clockwork_djinn": "destroy target=creature", "se_seal_breaker": "destroy target=creature",
		"se_citadel_warden": "negate", "gb_war_feast": "extra_turn",
	} {
		if got := card(t, set, key).Action[0].String(); got != text {
			t.Errorf("the action of %s is %q, want %q", key, got, text)
		}
	}
	for key, text := range map[string]string{
		"ys_smoke_veil_adept": "activated 1: protect", "kh_cloud_gate_guardian": "activated 1: protect",
		"ys_debt_collector": "trigger draw_step: draw n=1", "se_choir_magister": "trigger draw_step: draw n=1",
		"kh_tengu": "activated 1: shapeshift", "kh_ancient_dragon": "activated 2: deploy from=casualties",
	} {
		if got := card(t, set, key).Passive.String(); got != text {
			t.Errorf("the passive of %s is %q, want %q", key, got, text)
		}
	}
	for _, key := range []string{"sh_seal_of_haste", "gb_goblin_archer"} {
		if c := card(t, set, key); c.Cost > 2 {
			t.Errorf("%s costs %d; ST-EX-5 plays it at Menace 3 after cards of 2", key, c.Cost)
		}
	}
}

// The words on a card say what its effects do: every number is named, and cards of one kind
// with equal effects have equal words.
func TestTextsFitEffects(t *testing.T) {
	set := load(t)
	words := map[string]string{}
	for _, c := range set.Cards {
		boss := set.Decks[c.Deck].Kind == cards.BossDeck
		for _, text := range []struct {
			of, words string
			effects   []cards.Effect
		}{{"action", c.ActionText, c.Action}, {c.Passive.String(), c.PassiveText, c.Passive.Effects}} {
			mean := text.of
			for _, e := range text.effects {
				mean += "; " + e.String()
				for _, n := range []int8{e.N, e.ATT, e.DEF, e.IfMin, min(e.MaxCost, 9)} {
					if e.MaxCost == cards.NoLimit && n == 9 || n == 0 {
						continue
					}
					if !named(text.words, int(n)) {
						t.Errorf("%s: %q does not name the %d of %s", c.Key, text.words, n, e)
					}
				}
			}
			mean += "; boss " + strconv.FormatBool(boss)
			if was := cmp.Or(words[mean], text.words); was != text.words {
				t.Errorf("%s: %q, elsewhere %q, both mean %s", c.Key, text.words, was, mean)
			}
			words[mean] = text.words
		}
		if cost := c.Passive.Cost; cost > 0 && !strings.HasPrefix(c.PassiveText, "Pay "+strconv.Itoa(int(cost))+":") && !strings.HasPrefix(c.PassiveText, "Shapeshift "+strconv.Itoa(int(cost))+":") {
			t.Errorf("%s: %q does not begin with the cost %d", c.Key, c.PassiveText, cost)
		}
	}
}

// named reports whether a text names a number, in digits or as a word.
func named(text string, n int) bool {
	if n < 0 {
		n = -n
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '.' || r == ',' || r == '+' || r == '-' }) {
		if word == strconv.Itoa(n) || n == 1 && slices.Contains([]string{"a", "an", "one", "top"}, word) {
			return true
		}
	}
	return false
}

// ST-CRD-7, ST-FFA-3: there is one back for the cards of all decks.
func TestOneBack(t *testing.T) {
	names, err := os.ReadDir("../../../assets/pictures/siegestorm/cards")
	if err != nil {
		t.Fatal(err)
	}
	backs := slices.DeleteFunc(names, func(e os.DirEntry) bool { return !strings.Contains(e.Name(), "back") })
	if len(backs) != 1 || backs[0].Name() != "back.svg" {
		t.Errorf("backs: %v", backs)
	}
}

// Every card, deck and boss has its picture.
func TestPictures(t *testing.T) {
	set := load(t)
	var names []string
	for _, c := range set.Cards {
		names = append(names, "figures/"+c.Key)
	}
	for _, d := range set.Decks {
		names = append(names, "emblems/"+d.Key)
	}
	for _, b := range set.Bosses {
		names = append(names, "portraits/"+b.Key)
	}
	for _, name := range append(names, "cards/back") {
		if _, err := os.Stat("../../../assets/pictures/siegestorm/" + name + ".svg"); err != nil {
			t.Error(err)
		}
	}
}
