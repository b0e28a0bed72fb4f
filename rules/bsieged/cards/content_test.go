package cards_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// card finds a Resource card that must be there.
func card(tb testing.TB, set *cards.Set, id string) *cards.Card {
	tb.Helper()
	i := slices.IndexFunc(set.Cards, func(c cards.Card) bool { return c.ID == id })
	if i < 0 {
		tb.Fatalf("no card %s", id)
	}
	return &set.Cards[i]
}

// hero finds a hero that must be there.
func hero(tb testing.TB, set *cards.Set, id string) *cards.Hero {
	tb.Helper()
	i := slices.IndexFunc(set.Heroes, func(h cards.Hero) bool { return h.ID == id })
	if i < 0 {
		tb.Fatalf("no hero %s", id)
	}
	return &set.Heroes[i]
}

// effects goes through all effects of a list, nested ones included.
func effects(set *cards.Set, id cards.ListID, yield func(cards.Effect)) {
	for _, e := range set.List(id) {
		yield(e)
		for _, option := range e.Options {
			effects(set, option, yield)
		}
		if e.Verb == cards.Test {
			effects(set, e.Then, yield)
			effects(set, e.Else, yield)
		}
	}
}

// has reports whether a list has an effect for which fits holds.
func has(set *cards.Set, id cards.ListID, fits func(cards.Effect) bool) bool {
	found := false
	effects(set, id, func(e cards.Effect) { found = found || fits(e) })
	return found
}

// BS-CMP-1, BS-ABL-1, BS-ABL-2, BS-ABL-3, BS-ABL-4, BS-ABL-5, BS-ABL-6, BS-ABL-7: six heroes with
// their Strength, Starting Abilities and slots, as in the table of ledger 7.7.
func TestHeroes(t *testing.T) {
	set := load(t)
	want := []string{
		"Osvith, the Paladin; 1; Martial Mastery, Refined Swordsmanship; A-P A-R A-O M-O MT-O S-O; 1 2 2 3",
		"Eileen, the Archer; 1; Falcon's Sight, Precise Shot; A-P A-R A-O M-O MS-O T-R; 1 2 2 3",
		"Myrinia, the Smuggler; 1; Web of Contacts; A-P A-O M-O MS-O T-R MT-O S-O; 1 1 2 3",
		"Lugh, the Blacksmith; 1; Legendary Armorer, Master Armorer; A-P A-P A-R A-O M-O ST-O; 1 2 3 4",
		"Kador, the Sorcerer; 1; Archmastery; A-P A-O S-R S-R S-O MS-O T-O; 1 2 3 4",
		"Orobox, the Mercenary; 2; Intimidation; A-P A-R A-O T-R T-O MT-O MS-O; 1 2 4 6",
	}
	slots := 0
	for i, h := range set.Heroes {
		var starting, fit []string
		for _, a := range h.Starting {
			starting = append(starting, set.Abilities[a].Name)
		}
		for _, s := range h.Slots {
			name := ""
			for k, letter := range "AMST" {
				if s.Classes.Has(cards.Class(k)) {
					name += string(letter)
				}
			}
			fit = append(fit, name+"-"+[]string{"P", "R", "O", "I"}[s.Kind])
		}
		slots += len(fit)
		got := fmt.Sprintf("%s; %d; %s; %s; %s", h.Name, h.Strength, strings.Join(starting, ", "), strings.Join(fit, " "), strings.Trim(fmt.Sprint(h.Food), "[]"))
		if got != want[i] {
			t.Errorf("hero %d is\n%s, want\n%s", i, got, want[i])
		}
	}
	if len(set.Heroes) != len(want) || slots != 39 {
		t.Errorf("%d heroes with %d slots", len(set.Heroes), slots)
	}
}

// BS-CON-60: everybody has a permanent Armory slot, an orange Armory slot, an orange slot that
// admits Market cards, and a slot that admits Sorcery cards. BS-CON-61: each class and colour of
// a card has a slot somewhere; red Sorcery cards fit Kador's slots alone.
func TestSlotsForEverybody(t *testing.T) {
	set := load(t)
	admits := func(h *cards.Hero, class cards.Class, kinds ...cards.Kind) bool {
		return slices.ContainsFunc(h.Slots, func(s cards.Slot) bool { return s.Classes.Has(class) && slices.Contains(kinds, s.Kind) })
	}
	for i := range set.Heroes {
		h := &set.Heroes[i]
		if !admits(h, cards.Armory, cards.Permanent) || !admits(h, cards.Armory, cards.Orange) || !admits(h, cards.Market, cards.Orange) ||
			!admits(h, cards.Sorcery, cards.Red, cards.Orange) {
			t.Errorf("%s lacks a slot: %+v", h.ID, h.Slots)
		}
		if admits(h, cards.Sorcery, cards.Red) != (h.ID == "kador") {
			t.Errorf("%s and red Sorcery cards", h.ID)
		}
	}
	for _, c := range set.Cards {
		if c.Kind != cards.Instant && !slices.ContainsFunc(set.Heroes, func(h cards.Hero) bool { return admits(&h, c.Class, c.Kind) }) {
			t.Errorf("nobody can store %s", c.ID)
		}
	}
}

// BS-CON-62: Level 1 is payable from the starting Food by every hero; the dearest token costs as
// much as the track holds.
func TestFoodOfAbilities(t *testing.T) {
	set := load(t)
	dearest := 0
	for _, h := range set.Heroes {
		if h.Food[0] > set.Match.Food {
			t.Errorf("%s pays %d Food for Level 1", h.ID, h.Food[0])
		}
		dearest = max(dearest, h.Food[3])
	}
	if set.Match.Food != 3 || dearest != set.Match.MaxFood || dearest != 6 {
		t.Errorf("the dearest token costs %d; Food %d to %d", dearest, set.Match.Food, set.Match.MaxFood)
	}
}

// BS-CMP-16, BS-CON-65, BS-CON-66: nine starting abilities on no token, thirty others on twelve
// tokens of each Level. BS-CON-67: those serve two each to six heroes.
func TestTokens(t *testing.T) {
	set := load(t)
	want := [cards.LevelCount]string{
		"Common Touch, Cook Extraordinaire (2), Cowardice, Epic Vigor (2), Filch, Persuasion (2), Strategist, Uncontrolled Wrath, Warlock Grimmoire",
		"Archer's Discipline (2), Architect, Blessed, Epic Vigor, Eye of Isherida, Hammer and Forge, Medical Knowledge, Rain of Steel (2), Storm of Steel, Uncontrolled Wrath",
		"Blessed, Bloodthirst, Chicanery, Giant's Strength, Hammer and Forge, Legendary Vigor (2), Medical Knowledge, Royal Artilleryman (2), Stoicism, Storm of Steel",
		"Alchemist, Bloodthirst, Deadly Strike (2), Diamantine Arrow, Giant's Strength, Gifted and Skilled (2), Mercenary Captain, Perfect Aim, Supernatural Vigor (2)",
	}
	starting, all := 0, 0
	for level := range cards.LevelCount {
		var names []string
		sum := 0
		for _, a := range set.Abilities {
			if n := a.Tokens[level]; n > 0 {
				sum += n
				names = append(names, a.Name+map[bool]string{true: fmt.Sprintf(" (%d)", n)}[n > 1])
			}
		}
		slices.Sort(names)
		if got := strings.Join(names, ", "); got != want[level] || sum != 2*cards.MaxHeroes {
			t.Errorf("Level %d has %d tokens: %s", level+1, sum, got)
		}
		all += sum
	}
	for _, a := range set.Abilities {
		if a.Starting {
			starting++
			if a.Tokens != [cards.LevelCount]int{} {
				t.Errorf("%s is on tokens", a.ID)
			}
		}
	}
	if all != 48 || starting != 9 || len(set.Abilities) != 39 {
		t.Errorf("%d tokens, %d of %d abilities are starting ones", all, starting, len(set.Abilities))
	}
}

// BS-CMP-7, BS-CRD-1, BS-CRD-2, ledger 7.9: 30 cards of each class, of so many designs and kinds. BS-CON-2:
// the Market has 7 instants. BS-CON-3: all storable Market cards are orange, and only the Armory
// has permanent ones.
func TestResourceDecks(t *testing.T) {
	set := load(t)
	type deck struct{ designs, cards, permanent, red, orange, instant int }
	want := [cards.ClassCount]deck{{17, 30, 16, 4, 10, 0}, {14, 30, 0, 0, 23, 7}, {16, 30, 0, 9, 19, 2}, {16, 30, 0, 11, 17, 2}}
	var got [cards.ClassCount]deck
	last := cards.Armory
	for _, c := range set.Cards {
		d := &got[c.Class]
		d.designs++
		d.cards += c.Copies
		*[]*int{&d.permanent, &d.red, &d.orange, &d.instant}[c.Kind] += c.Copies
		if c.Class < last {
			t.Errorf("%s stands behind cards of class %s", c.ID, last)
		}
		last = c.Class
	}
	if got != want || len(set.Cards) != 63 {
		t.Errorf("%d designs; decks %+v, want %+v", len(set.Cards), got, want)
	}
}

// BS-CMP-8, BS-CON-4: 48 Enemy cards, the four sets of twelve of a full match; numbers grow by
// Season, and Mölens do not come in Spring. Ledger 7.11: 24, 16 and 8 cards, and the mean figures
// of a Summoning roll. BS-CON-80: with four points that is 8.2, 12.7, 13.4 and 15.7 figures a round.
func TestEnemyCards(t *testing.T) {
	set := load(t)
	var copies [cards.UnitCount]int
	var sum [cards.SeasonCount][cards.UnitCount]int
	all := 0
	for _, c := range set.Enemies {
		copies[c.Unit] += c.Copies
		all += c.Copies
		for season, s := range c.Seasons {
			sum[season][s.Unit] += c.Copies * s.N
		}
	}
	if all != 4*cards.FieldCount*cards.SlotCount || len(set.Enemies) != 16 || copies != [cards.UnitCount]int{8, 16, 24} {
		t.Errorf("%d Enemy cards of %d designs, %v", all, len(set.Enemies), copies)
	}
	want := [cards.SeasonCount][cards.UnitCount]string{{"0.00", "0.48", "1.98"}, {"0.10", "1.10", "2.15"}, {"0.17", "1.10", "2.15"}, {"0.29", "1.17", "2.46"}}
	rounds := [cards.SeasonCount]string{"9.8", "13.4", "13.7", "15.7"}
	for season := range sum {
		total := 0
		for u, n := range sum[season] {
			total += n
			if got := fmt.Sprintf("%.2f", float64(n)/48+1e-9); got != want[season][u] {
				t.Errorf("Season %d: %s %s, want %s", season, cards.UnitKind(u), got, want[season][u])
			}
			if season > 0 && n < sum[season-1][u] {
				t.Errorf("Season %d brings fewer %s", season, cards.UnitKind(u))
			}
		}
		if got := fmt.Sprintf("%.1f", float64(4*total)/48); got != rounds[season] {
			t.Errorf("Season %d brings %s figures with four points, want %s", season, got, rounds[season])
		}
	}
}

// BS-CON-81, BS-CON-82, BS-EX-3, BS-EX-4: a picture is one figure of another unit, and the cards
// of the examples are there.
func TestPicturesAndExamplesOfEnemyCards(t *testing.T) {
	set := load(t)
	seen := map[string]bool{}
	for _, c := range set.Enemies {
		for season, s := range c.Seasons {
			seen[fmt.Sprintf("%s card, %s: %s %d", c.Unit, set.Match.Seasons[season].ID, s.Unit, s.N)] = true
			if s.Picture != (s.Unit != c.Unit) || s.Picture && s.N != 1 {
				t.Errorf("%s in %s: %+v", c.ID, set.Match.Seasons[season].ID, s)
			}
		}
	}
	for _, want := range []string{"gargoh card, summer: gargoh 5", "krohn card, autumn: krohn 3", "krohn card, winter: krohn 4", "molen card, winter: molen 2",
		"krohn card, winter: molen 1", "molen card, spring: krohn 1"} {
		if !seen[want] {
			t.Errorf("no %s", want)
		}
	}
}

// BS-CMP-11, BS-CMP-12, BS-CMP-13, BS-ENM-1, BS-ENM-2, BS-ENM-3, BS-ENM-4, BS-ENM-6: figures, hits,
// Resistance and stars of the enemies. BS-RUL-81: three stars for Mölens.
func TestEnemies(t *testing.T) {
	set := load(t)
	type grade = cards.Grade
	want := [cards.UnitCount]cards.Unit{
		{ID: "molen", Name: "Mölen", Stars: 3, Standard: grade{Hits: 1, Resistance: 3, Figures: 8}, AttacksFrom: 3, Replacement: cards.Krohn, Replacing: 3},
		{ID: "gargoh", Name: "Gargoh", Stars: 2, Standard: grade{Hits: 1, Resistance: 1, Figures: 16}, Elite: grade{Hits: 2, Resistance: 2, Figures: 8}, AttacksFrom: 2, Replacement: cards.Molen, Replacing: 1},
		{ID: "krohn", Name: "Krohn", Stars: 1, Standard: grade{Hits: 1, Resistance: 1, Figures: 24}, Elite: grade{Hits: 2, Resistance: 2, Figures: 8}, AttacksFrom: 1, Replacement: cards.Gargoh, Replacing: 2},
	}
	if set.Units != want {
		t.Errorf("units %+v", set.Units)
	}
	if set.Avatar != (cards.Avatar{Name: "Avatar of the Abyss", Resistance: 4, Vinculum: 10, Again: 5, Morale: 2}) {
		t.Errorf("Avatar %+v", set.Avatar)
	}
}

// BS-CMP-9, BS-CON-75, BS-EVT-8: 30 Events, so many of each Value; Values 1 to 3 make
// the 12 of the smallest deck, 1 to 5 make 18.
func TestEvents(t *testing.T) {
	set := load(t)
	names := map[int][]string{}
	for _, e := range set.Events {
		name := e.Name
		if e.Season {
			name += " (S)"
		}
		names[e.Value] = append(names[e.Value], name)
	}
	want := map[int]string{
		1: "Clear Dawn, Slow Drums, Swollen Hinges, Market Day", 2: "Shuttered Stalls, Low Fog, Late Caravan, Alley Rumours",
		3: "Wet Bowstrings, Curfew, Toll of the Watch, Rift Stragglers", 4: "Rationing (S), Cold Forges (S), Weary Sentries",
		5: "Rising Panic, Cracked Beam (S), Gargoh Brood", 6: "Marching Song, Tremor, Empty Coffers (S)",
		7: "Ember Gates, Silence of Isherida (S), Forced March", 8: "Blood Moon (S), Broken Spirits", 9: "The Ground Opens, Famine (S)",
		10: "Breath of the Abyss, The Abyss Looks Back (S)",
	}
	for _, value := range slices.Sorted(maps.Keys(want)) {
		if got := strings.Join(names[value], ", "); got != want[value] {
			t.Errorf("Value %d: %s", value, got)
		}
	}
	low, middle := len(names[1])+len(names[2])+len(names[3]), len(names[4])+len(names[5])
	if len(set.Events) != 30 || low != set.Match.MinEvents || low != 12 || low+middle != 18 || len(names) != 10 {
		t.Errorf("%d Events, %d of Values 1 to 3, %d of 4 and 5", len(set.Events), low, middle)
	}
}

// BS-CON-76: losses of Morale by an Event leave 1. BS-CON-77: three of Value 1 help or can help,
// and no Event above Value 2 does.
func TestEventsThatHurtAndHelp(t *testing.T) {
	set := load(t)
	helping := map[string]bool{}
	for _, event := range set.Events {
		effects(set, event.Effects, func(e cards.Effect) {
			if e.Verb == cards.Lose && e.What == cards.Morale && e.Floor < 1 {
				t.Errorf("%s can kill", event.ID)
			}
			helps := e.Verb == cards.Gain || e.Verb == cards.Draw || e.Verb == cards.Summon && e.N.N < 0 ||
				e.Verb == cards.Modify && e.Stat == cards.GoldRoll && e.N.N > 0
			if helps && event.Value > 2 {
				t.Errorf("%s of Value %d helps", event.ID, event.Value)
			}
			if helps && event.Value == 1 {
				helping[event.ID] = true
			}
		})
	}
	if len(helping) != 3 {
		t.Errorf("of Value 1 these help: %v", helping)
	}
}

// BS-CON-1: every elite needs Strength 2, every Summoning of Krohns or Gargohs has one, and five
// of six heroes start with Strength 1.
func TestElitesNeedMoreThanMostHeroesHave(t *testing.T) {
	set := load(t)
	weak := 0
	for _, h := range set.Heroes {
		if h.Strength == 1 {
			weak++
		}
	}
	if weak != 5 || set.Units[cards.Krohn].Elite.Resistance != 2 || set.Units[cards.Gargoh].Elite.Resistance != 2 {
		t.Errorf("%d heroes have Strength 1; elites %+v, %+v", weak, set.Units[cards.Krohn].Elite, set.Units[cards.Gargoh].Elite)
	}
}
