package content

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/decks"
)

const contentDir = "../../../assets/content/towersiege"

func loaded(tb testing.TB) *Content {
	tb.Helper()
	c, err := Load(os.DirFS(contentDir))
	if err != nil {
		for _, fault := range Lint(os.DirFS(contentDir)) {
			tb.Error(fault)
		}
		tb.FailNow()
	}
	return c
}

func find(tb testing.TB, c *Content, id string) *Info {
	tb.Helper()
	card, ok := c.Find(id)
	if !ok {
		tb.Fatalf("there is no card %s", id)
	}
	return c.At(card)
}

// TestTheBox compares what is in the box with the ledger.
func TestTheBox(t *testing.T) {
	// TS-CMP-1 TS-CMP-2 TS-CMP-3 TS-CMP-6 TS-DEK-1 TS-DEK-2 TS-RUL-80
	c := loaded(t)
	if len(c.Mages) != 6 || len(c.Towers) != 3 || len(c.Innate) != 3 || len(c.Sets) != 4 {
		t.Fatalf("%d Mages, %d Towers, %d innate Spells, %d sets", len(c.Mages), len(c.Towers), len(c.Innate), len(c.Sets))
	}
	types := map[Type]int{}
	for _, line := range c.Sets[BaseSet].Deck.Lines {
		types[c.At(line.Card).Type] += line.N
	}
	for typ, want := range map[Type]int{Minion: 12, Item: 12, Scroll: 12, Mine: 10, Powerstone: 10, Relic: 4} {
		if types[typ] != want {
			t.Errorf("%d of type %s; want %d", types[typ], typ.ID(), want)
		}
	}
	for i, want := range []map[Type]int{{Elemental: 6, Spell: 4, Scroll: 2, Item: 2, Relic: 1},
		{Rogue: 6, WindfallCard: 2, Spell: 2, Item: 3, Scroll: 1, Relic: 1}, {Fiend: 6, Spell: 3, Scroll: 2, Item: 3, Relic: 1}} {
		got := map[Type]int{}
		for _, line := range c.Sets[i+1].Deck.Lines {
			got[c.At(line.Card).Type] += line.N
		}
		for typ, n := range want {
			if got[typ] != n {
				t.Errorf("%s: %d of type %s; want %d", c.Sets[i+1].ID, got[typ], typ.ID(), n)
			}
		}
	}
	for _, sets := range [][]Set{nil, {1}, {1, 2}, {1, 2, 3}} {
		deck := c.Built(sets...)
		if want := 60 + 15*len(sets); deck.Size() != want || len(c.Faults(deck)) > 0 {
			t.Errorf("with %v: %d cards, %v", sets, deck.Size(), c.Faults(deck))
		}
	}
}

// TestHouseNumbers compares the numbers that the ledger lists with those of the files.
func TestHouseNumbers(t *testing.T) {
	// TS-MAG-3 TS-MAG-4 TS-TWR-2 TS-MIN-1 TS-RES-4 TS-RES-11 TS-RUL-59 TS-REL-4 TS-REL-12 TS-ITM-5 TS-ITM-6 TS-ITM-12 TS-ITM-21 TS-ITM-22
	c := loaded(t)
	for id, want := range map[string][3]int{"weefolk": {7, 6, 35}, "human": {6, 5, 60}, "gnome": {7, 7, 10}, "elf": {6, 6, 45}, "dwarf": {7, 5, 45}, "ogre": {6, 5, 60}} {
		if m := find(t, c, id); m.Mines != want[0] || m.Stones != want[1] || m.SL != want[2] || m.LP != 2 || m.Type != Mage {
			t.Errorf("%s: %d Mines, %d Powerstones, SL%d, %dLP", id, m.Mines, m.Stones, m.SL, m.LP)
		}
	}
	for id, want := range map[string]string{"weefolk": "M", "human": "U", "elf": "WM", "dwarf": "WAM", "ogre": "WA", "skeleton": "WA", "tower_emberhold": "S", "zombie": "X"} {
		if got := find(t, c, id).Uses.String(); got != want {
			t.Errorf("%s uses %s; want %s", id, got, want)
		}
	}
	for id, want := range map[string][4]int{"tower_greystone": {2, 50, 50, 0}, "tower_thornspire": {2, 50, 50, 0}, "shelter_structure": {1, 40, 40, 0},
		"tower_shield": {2, 45, 45, 6}, "mine": {0, 0, 15, 2}, "powerstone": {0, 0, 15, 2}, "obelisk": {1, 0, 35, 8}} {
		if i := find(t, c, id); i.IP != want[0] || i.DL != want[1] || i.RL != want[2] || i.Gold != want[3] {
			t.Errorf("%s: %dIP, DL%d, RL%d, %dgp", id, i.IP, i.DL, i.RL, i.Gold)
		}
	}
	for id, want := range map[string]map[Stat]int{"sword": {AL: 10, DL: 5}, "battle_axe": {AL: 15}, "small_shield": {PL: 15, DL: 5}, "ring_of_skill": {IS: 10},
		"gate": {DL: 10}, "ring_of_strength": {AL: 10}, "chain_hauberk": {PL: 30}, "dwarf": {RL: 10}, "ogre": {PL: 10}, "elf": {SS: 10}} {
		got := map[Stat]int{}
		for _, e := range find(t, c, id).Effects {
			got[e.Stat] += e.Amount
		}
		for stat, n := range want {
			if got[stat] != n || len(got) != len(want) {
				t.Errorf("%s: %v; want %v", id, got, want)
			}
		}
	}
	if e := find(t, c, "chain_hauberk").Effects[0]; !e.Base || find(t, c, "pot_helm").Effects[0].Base {
		t.Error("a suit of armour sets a Base PL, a helm adds to it")
	}
}

// TestStrengths compares the levels that cards print with the ledger.
func TestStrengths(t *testing.T) {
	// TS-SCR-11 TS-SCR-12 TS-SCR-13 TS-SCR-14 TS-SCR-16 TS-SCR-17 TS-TYP-11 TS-TYP-12 TS-TYP-13 TS-SPL-1 TS-SPL-6
	c := loaded(t)
	blast := find(t, c, "power_blast").Effects[0].Levels
	for _, want := range [][3]int{{1, 20, 0}, {2, 25, 0}, {10, 65, 0}, {12, 70, -5}, {18, 85, -20}} {
		found := false
		for _, l := range blast {
			found = found || l.Power == want[0] && l.Value == want[1] && l.TargetRL == want[2]
		}
		if !found {
			t.Errorf("Power Blast has no level %v", want)
		}
	}
	for id, want := range map[string][]Level{
		"fury": {{Power: 3, Value: 30, Shots: 1}}, "powerbolt": {{Power: 3, Value: 20, Shots: 1}}, "shatter": {{Power: 3, Value: 20, Shots: 1}},
		"sand_storm": {{Power: 2, Value: 20, Shots: 1}, {Power: 3, Value: 20, Shots: 2}, {Power: 4, Value: 20, Shots: 3}},
		"shelter":    {{Power: 5, Shots: 1, IP: 1}, {Power: 9, Shots: 1, IP: 2}}, "black_plague": {{Power: 9, Shots: 1}},
		"bowman": {{Value: 20, Shots: 2}}, "roklor": {{Value: 25, Shots: 2}},
	} {
		got := find(t, c, id).Effects[0].Levels
		for i := range want {
			if len(got) != len(want) || got[i] != want[i] {
				t.Errorf("%s: %v; want %v", id, got, want)
			}
		}
	}
	if ruin := find(t, c, "ruin").Effects[0].Levels; ruin[0].Power != 3 || ruin[1].Power != 5 || ruin[1].Shots != 2 || ruin[3].Power != 9 {
		t.Errorf("Ruin: %v", ruin[:4])
	}
	if e := find(t, c, "shatter").Effects[0]; e.ValueItem != 20 || e.ValueRelic != 15 {
		t.Errorf("Shatter: SS%d, SS%d", e.ValueItem, e.ValueRelic)
	}
	if e := find(t, c, "black_plague").Effects[0]; e.ResistMod != 15 || !e.IgnorePL || e.Immune != UndeadTag|ElementalTag|FiendTag {
		t.Errorf("Black Plague: %+v", e)
	}
	giant := find(t, c, "hill_giant").Effects[0].Levels
	if len(giant) != 9 || giant[6] != (Level{Power: 8, Shots: 1, AL: 35, TargetDL: -5}) || giant[8].TargetDL != -15 {
		t.Errorf("Club Strike: %v", giant)
	}
}

// TestATokenDoesWhatItsCardDoes: a raised Zombie raises Zombies.
func TestATokenDoesWhatItsCardDoes(t *testing.T) {
	// TS-TYP-8 TS-RUL-63 TS-RUL-27
	c := loaded(t)
	zombie, token := find(t, c, "zombie"), find(t, c, "zombie_token")
	if token.SL != zombie.SL || len(token.Effects) != 1 || c.At(token.Effects[0].Token) != token || !token.Is(UndeadTag|TokenTag) || zombie.Is(TokenTag) || token.Set != StartSet {
		t.Errorf("the token is %+v", token)
	}
	if imp := find(t, c, "imp"); !imp.Is(FiendTag) || !find(t, c, "fiend_token").Is(FiendTag|TokenTag) {
		t.Error("a Fiend has the tag of its type")
	}
}

// TestUsableItems: which letters go together.
func TestUsableItems(t *testing.T) {
	// TS-ITM-3 TS-ITM-4 TS-ITM-5 TS-RUL-90 TS-MIN-8 TS-EX-10
	for _, test := range []struct {
		uses, class Letters
		want        bool
	}{
		{Weapon | Armour, Weapon, true}, {Weapon | Armour, Miscellaneous, false}, {Armour, Armour | Miscellaneous, true}, {Miscellaneous, Armour | Miscellaneous, true},
		{Everything, Armour | Miscellaneous, true}, {Everything, Walls, false}, {Weapon, Oddity, true}, {Nothing, Oddity, false}, {Everything, Oddity, true},
		{Walls, Walls, true}, {Walls, Oddity, false}, {Weapon, Walls, false}, {0, Oddity, false},
	} {
		if got := test.uses.CanUse(test.class); got != test.want {
			t.Errorf("UI %s can use IC %s: %v", test.uses, test.class, got)
		}
	}
}

// TestRolls: what a roll is against a level, and how long something lasts.
func TestRolls(t *testing.T) {
	// TS-DCE-1 TS-DCE-3 TS-DCE-4 TS-DCE-5 TS-DCE-6 TS-DCE-10 TS-DCE-11 TS-DCE-12 TS-DCE-13 TS-RUL-3 TS-EX-1 TS-EX-3
	tables := &loaded(t).Tables
	for _, test := range []struct {
		roll, level int
		want        Class
	}{{1, -20, Critical}, {2, 35, Critical}, {3, 35, Hit}, {35, 35, Hit}, {36, 35, Miss}, {98, 98, Hit}, {98, 120, Hit}, {99, 120, Fumble}, {100, 35, Fumble}, {3, 0, Miss}, {3, 2, Miss}} {
		if got := tables.Class(test.roll, test.level); got != test.want {
			t.Errorf("%d against %d is %d; want %d", test.roll, test.level, got, test.want)
		}
	}
	for _, test := range []struct {
		roll, level int
		want        bool
	}{{1, 0, false}, {15, 15, true}, {16, 15, false}, {98, 120, true}, {99, 120, false}} {
		if got := tables.Protects(test.roll, test.level); got != test.want {
			t.Errorf("a Protection roll of %d against %d: %v", test.roll, test.level, got)
		}
	}
	for _, test := range []struct {
		d          Duration
		roll, want int
	}{{UpTo2, 50, 1}, {UpTo2, 51, 2}, {UpTo2, 100, 2}, {UpTo3, 33, 1}, {UpTo3, 34, 2}, {UpTo3, 67, 3}, {UpTo3, 99, 3}, {UpTo3, 100, 0}, {UpTo4, 25, 1}, {UpTo4, 26, 2}, {UpTo4, 76, 4}, {UpTo4, 100, 4}} {
		if got := tables.Lasts(test.d, test.roll); got != test.want {
			t.Errorf("%d on table %s gives %d Rounds; want %d", test.roll, durationIDs[test.d], got, test.want)
		}
	}
}

func (c *Cell) words() string {
	var words []string
	for _, token := range c.Tokens[:c.N] {
		words = append(words, tokenIDs[token])
	}
	return strings.Join(words, " ")
}

// TestRiposteTable: TS-RIP-7 in tokens.
func TestRiposteTable(t *testing.T) {
	// TS-RIP-4 TS-RIP-6 TS-RIP-7
	want := [4][4]string{
		{"stop", "dmg stop", "dmg stop", "dmg stop dF"}, {"again", "stop", "dmg stop", "dmg stop dF"},
		{"again!", "stop", "stop", "stop dF"}, {"aD again!", "aD stop", "aD stop", "aD stop dF"},
	}
	grid := &loaded(t).Tables.Riposte
	for a := range grid {
		for d := range grid[a] {
			if got := grid[a][d].words(); got != want[a][d] {
				t.Errorf("%s %s: %q; want %q", attackIDs[a], defenceIDs[d], got, want[a][d])
			}
		}
	}
}

// TestDecks: what is refused of a deck, with every reason, and deck codes.
func TestDecks(t *testing.T) {
	// TS-DEK-1 TS-DEK-2 TS-MOD-4
	c := loaded(t)
	deck, wrong := c.ParseCode(c.Code(c.Built(1, 3)))
	if wrong != nil || c.Code(deck) != c.Code(c.Built(1, 3)) || deck.Size() != 90 {
		t.Errorf("the code of a deck is read as %d cards, %v", deck.Size(), wrong)
	}
	say := func(reasons []rules.Text) (s string) {
		for _, r := range reasons {
			s += r.String() + " "
		}
		return strings.TrimSpace(s)
	}
	for code, want := range map[string]string{
		"5 hero, 60 mine":               "5 copies of Hero; 4 are allowed.",
		"4 hero, 55 mine":               "59 cards; a deck has at least 60.",
		"4 hero, 60 mine":               "",
		"60 mine, 61 powerstone":        "121 cards; a deck has at most 120.",
		"60 mine, 1 gnome, 1 base_mine": "Base Mine is no card of a deck. Gnome is no card of a deck.",
	} {
		deck, wrong := c.ParseCode(code)
		if got := say(append(wrong, c.Faults(deck)...)); got != want {
			t.Errorf("%s: %q; want %q", code, got, want)
		}
	}
	if _, wrong := c.ParseCode("mine, 4 dragon, 0 hero"); say(wrong) != `"mine" is no line of a deck; write how many and which card, as in "4 Skeleton". There is no card "dragon". 0 of Hero; a line holds 1 to 120 copies.` {
		t.Errorf("%s", say(wrong))
	}
	for code, want := range map[string]string{"121 mine": "TS-DEK-1", "5 hero, 60 mine": "TS-DEK-2", "60 mine, 1 gnome": "TS-DEK-2"} {
		deck, _ := c.ParseCode(strings.Replace(code, "121", "120 mine, 1", 1))
		if wrong := c.Check(deck); len(wrong) != 1 || wrong[0].Rule != want || wrong[0].Limit == wrong[0].N {
			t.Errorf("%s: %v; want %s", code, wrong, want)
		}
	}
	for seed := range uint64(50) {
		r := rules.NewRand(seed)
		if deck := c.Random(&r); len(c.Faults(deck)) > 0 {
			t.Errorf("seed %d: %v", seed, say(c.Faults(deck)))
		}
	}
}

// TestDeckFiles: a deck is a readable file, and what has changed since is told.
func TestDeckFiles(t *testing.T) {
	c := loaded(t)
	text := c.Book.Write(decks.File{List: c.Built(2)})
	back, err := c.Book.Read(text)
	if err != nil || c.Code(back.List) != c.Code(c.Built(2)) || back.Changed != nil || back.Content != c.Hash {
		t.Errorf("%+v, %v", back, err)
	}
	if back, err = c.Book.Read(bytes.Replace(text, []byte("  #"), []byte("  #9"), 1)); err != nil || len(back.Changed) != 1 {
		t.Errorf("a card that cost 9 gold more: %+v, %v", back.Changed, err)
	}
	if _, err := c.Book.Read([]byte("game siegestorm\n4 Hero")); err == nil || !strings.Contains(err.Error(), "line 1: This is a deck of \"siegestorm\"") {
		t.Error(err)
	}
}

// TestNamesAreListed: all that is printed comes to the translators.
func TestNamesAreListed(t *testing.T) {
	c := loaded(t)
	said := map[string]bool{}
	for _, n := range c.Names() {
		if n.Empty() {
			t.Error("an empty name is listed")
		}
		said[n.String()] = true
	}
	for _, want := range []string{"Hill Giant", "Club Strike", "Fiendish Foes", "Knock if you like."} {
		if !said[want] {
			t.Errorf("%q is not listed", want)
		}
	}
}
