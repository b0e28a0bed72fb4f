package bsieged

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// hushed is a match whose fields are empty, in Eileen's first turn; the Messenger is in Zone 1 of
// the north.
func hushed(t *testing.T, options ...string) *kit {
	t.Helper()
	k := begin(t, options...)
	k.do("messenger north")
	for f := range k.fronts {
		k.fronts[f].zones = [cards.ZoneCount]zone{}
	}
	k.listed = false
	return k
}

// preview is the preview of a choice, its lines as "label: value" with "!" before what is bad.
func (k *kit) preview(notation string) (rules.Preview, []string) {
	k.t.Helper()
	c, err := k.game.Parse(notation)
	if err != nil {
		k.t.Fatal(err)
	}
	p, ok := k.Preview(c)
	if !ok {
		k.t.Fatalf("%s has no preview; legal are %s", notation, strings.Join(k.legal(), ", "))
	}
	return p, read(p.Lines)
}

func read(lines []rules.Line) []string {
	var list []string
	for _, l := range lines {
		text := l.Label.String() + ": " + l.Value.String()
		if l.Tone == rules.Bad {
			text = "!" + text
		}
		list = append(list, text)
	}
	return list
}

// has tests that all lines are there.
func (k *kit) has(lines []string, want ...string) {
	k.t.Helper()
	for _, w := range want {
		if !slices.Contains(lines, w) {
			k.t.Errorf("no %q in\n%s", w, strings.Join(lines, "\n"))
		}
	}
}

// about are the lines of an article.
func (k *kit) about(el rules.Element) []string {
	k.t.Helper()
	a, ok := k.About(el)
	if !ok {
		k.t.Fatalf("nothing is said of %s", el)
	}
	return read(a.Lines)
}

// BS-TBL-12: Osvith rolls two dice with 3+ against Zone 1; a Mölen is too strong for him.
func TestAttackIsPreviewed(t *testing.T) {
	k := hushed(t, "first_hero=3") // Osvith
	k.units("north/1", "krohn 3", "elite_krohn 1")
	p, lines := k.preview("attack north/1")
	if p.Fraction.String() != "32 in 36" || p.Chance < 0.888 || p.Chance > 0.889 {
		t.Errorf("chance %v, %s", p.Chance, p.Fraction)
	}
	k.has(lines, "Roll: 2 dice, 3+ hits, Strength 1", "At least 1 destroyed: 89 %", "At least 2 destroyed: 44 %", "Expected: 1.3 destroyed",
		"Hits fall on: 3 Krohns", "!Too strong to harm: an elite Krohn", "Morale: +1 with 89 %")
	k.avatar = avatar{field: north, zone: zone1, vinculum: 1}
	k.give("osvith", "arm_gate_halberd")
	k.mark("osvith", cards.Gold, 4)
	_, lines = k.preview("attack north/1 arm_gate_halberd")
	k.has(lines, "Roll: 3 dice, 3+ hits, Strength 2", "Hits fall on: 3 Krohns, then an elite Krohn", "!Too strong to harm: the Avatar of the Abyss")
}

// BS-TBL-13: the Catapult has faces stuck, miss, 1, 2, 3, 3. BS-TBL-12, BS-TBL-18: a shot of
// more than the enemies that are there kills the Messenger.
func TestShotIsPreviewed(t *testing.T) {
	k := hushed(t)
	k.units("north/3", "krohn 1")
	p, lines := k.preview("shoot")
	if p.Fraction.String() != "4 in 6" {
		t.Errorf("%s", p.Fraction)
	}
	k.has(lines, "Faces of the die: stuck, miss, 1, 2, 3, 3", "At least 1 destroyed: 67 %", "Expected: 0.7 destroyed", "Morale: +1 with 67 %")
	k.messenger.zone = zone3
	_, lines = k.preview("shoot")
	k.has(lines, "!The Messenger dies: 50 %")
	p, _ = k.preview("turn catapult south")
	if p.Fraction.String() != "5 in 6" {
		t.Errorf("turns %s", p.Fraction)
	}
}

// BS-TBL-13: what is earned at the Palace and Barn, on the Smuggling Table, and what is lost to
// the end of a track. BS-EDG-3: an empty Season deck is warned of.
func TestBuildingsArePreviewed(t *testing.T) {
	k := hushed(t)
	k.mark("eileen", cards.Gold, 2)
	k.mark("eileen", cards.Food, 0)
	_, lines := k.preview("visit palace")
	k.has(lines, "1 Gold: 33 %", "2 Gold: 67 %", "Expected: 1.7 Gold", "!Lost to the end of the track: 0.3 Gold on average")
	_, lines = k.preview("visit barn")
	k.has(lines, "1 Food: 33 %", "3 Food: 33 %", "Expected: 2.0 Food")
	_, lines = k.preview("visit hideout")
	k.has(lines, "1: draw 1 Tavern card", "2: roll the yellow die to earn Gold: 1.7 on average, 0.3 more lost to the end of the track", "5: draw 1 Armory card")
	k.seasons[cards.Market].clear()
	_, lines = k.preview("visit market")
	k.has(lines, "!The Market Season deck: empty: no card is drawn")
}

// BS-TBL-14: what each +1 or -1 would change, in words.
func TestGraceIsPreviewed(t *testing.T) {
	k := hushed(t, "first_hero=3")
	k.units("north/1", "krohn 1")
	if err := k.Force(2, 1); err != nil {
		t.Fatal(err)
	}
	k.do("attack north/1")
	if got := k.Prompt().Ask.String(); got != "Osvith rolled 2 and 1, 0 hits on 3+: spend Divine Grace, 3 left, or keep the roll" {
		t.Errorf("asked %q", got)
	}
	_, lines := k.preview("grace 0 +1")
	k.has(lines, "Divine Grace left: 2", "Die 1: hits: 1 hit", "Hits fall on: a Krohn")
	_, lines = k.preview("grace 1 +1")
	k.has(lines, "Die 2: no change, needed is 3+", "Hits fall on: nobody")
	_, lines = k.preview("keep roll")
	k.has(lines, "Hits: 0")
}

// BS-TBL-15: before the last hero's turn ends, what the Enemies phase will bring; before that
// nothing.
func TestEndIsWarnedOf(t *testing.T) {
	k := hushed(t)
	k.units("west/1", "krohn 2")
	k.units("north/1", "gargoh 1")
	k.round = 3
	for _, hero := range []string{"osvith", "orobox", "myrinia", "eileen"} {
		k.stand(hero, "building:barn")
	}
	k.mark("osvith", cards.Food, 0)
	h := k.who("eileen")
	k.heroes[h].turn.left = 0
	k.listed = false
	if p, ok := k.Preview(of(End)); ok {
		t.Errorf("warned before the last turn: %v", read(p.Lines))
	}
	k.acted = 0b1111 &^ (1 << h)
	_, lines := k.preview("end turn")
	k.has(lines, "!2 Krohns: enter the Citadel over the Western wall", "!The Messenger: is killed: a Gargoh stands with him", "!Osvith: has 0 Food of 2 for the end of the Season and dies",
		"!The match: is lost in this Enemies phase")
}

// BS-TBL-16: what a resurrection brings, and that a Tactics card at an empty Zone goes.
func TestCostOfRaisingIsPreviewed(t *testing.T) {
	k := hushed(t)
	k.heroes[k.who("osvith")].alive = false
	at(k.State, 4, toResurrection)
	k.step()
	sum := 0
	for f := range k.fronts {
		for _, c := range k.fronts[f].slots {
			sum += k.game.set.Enemies[c].Seasons[1].N
		}
	}
	_, lines := k.preview("resurrect osvith")
	want := rules.T("!Enemies that come: %.1f units on average, one Summoning roll on each field", float64(sum)/3).String()
	k.has(lines, want, "First hero: Osvith")

	k = hushed(t)
	k.give("eileen", "tav_caltrops")
	k.units("west/2", "krohn 1")
	_, lines = k.preview("use tav_caltrops west/1")
	k.has(lines, "!No enemy there: discarded after the last hero's turn unless enemies come")
	_, lines = k.preview("use tav_caltrops west/2")
	k.has(lines, "Works: in the Tactics step, as it stands:")
}

// BS-TBL-17: after two equal symbols the next roll brings a Disruption with 1 in 3.
func TestDisruptionIsForeseen(t *testing.T) {
	k := begin(t, "field_order=ask")
	k.do("messenger north")
	k.symbol, k.streak = 1, 2
	_, lines := k.preview("field east")
	k.has(lines, "!Disruption: 1 in 3 on the next roll: slot B was rolled twice in a row")
	k.streak = 1
	if _, lines = k.preview("field east"); strings.Contains(strings.Join(lines, "\n"), "Disruption") {
		t.Errorf("foreseen after one symbol: %v", lines)
	}
}

// BS-TBL-18: keeping the token when the fifth building would fall is marked as what loses the
// match. BS-PRO-4: what a token would do.
func TestLastBuildingIsWarnedOf(t *testing.T) {
	k := hushed(t)
	for _, b := range []cards.BuildingID{cards.Palace, cards.Barn, cards.TheMarket, cards.TheArmory} {
		k.houses[b].harm = destroyed
	}
	k.houses[cards.TheTavern] = house{damaged, 2}
	f := newFrame(molenFrame)
	f.field, f.zone, f.n = north, zone3, 1
	k.push(f)
	k.ask, k.listed = question{hero: noHero}, false
	k.run()
	if got := k.Prompt().Ask.String(); got != "A hit on the Tavern: spend a Reinforced token, or else the Tavern is destroyed" {
		t.Errorf("asked %q", got)
	}
	_, lines := k.preview("suffer tavern")
	k.has(lines, "!The Tavern: destroyed, number 5: the match is lost")
	c, _ := k.game.Parse("suffer tavern")
	if text, ok := k.Caution(c); !ok || text.String() != "The Tavern is destroyed, number 5: the match is lost" {
		t.Errorf("caution %v %q", ok, text)
	}
	_, lines = k.preview("spend token tavern")
	k.has(lines, "Reinforced tokens left: 1")
}

// BS-MOL-4, BS-PRO-4: the building that is asked about is the one that takes the hit, the second of
// the Quarter too.
func TestPromptNamesTheBuilding(t *testing.T) {
	for _, q := range []struct {
		f      fieldNo
		houses [2]cards.BuildingID
	}{{north, [2]cards.BuildingID{cards.Hideout, cards.TheTavern}}, {south, [2]cards.BuildingID{cards.Sanctuary, cards.TheMarket}}} {
		k := hushed(t)
		for _, b := range q.houses {
			k.houses[b].reinforced = 1
		}
		f := newFrame(molenFrame)
		f.field, f.zone, f.n = q.f, zone3, 2
		k.push(f)
		k.ask, k.listed = question{hero: noHero}, false
		k.run()
		asked := map[string]bool{}
		for k.ask.kind == askShield {
			b := cards.BuildingID(k.Decision().Choices[0].Args[0])
			name := k.house(b).String()
			asked[name] = true
			harm := [...]string{intact: "damaged", damaged: "destroyed"}[k.houses[b].harm]
			if got := k.Prompt().Ask.String(); got != "A hit on "+name+": spend a Reinforced token, or else "+name+" is "+harm {
				t.Errorf("of %s it asks %q", name, got)
			}
			k.do(k.game.Notation(k.Decision().Choices[len(asked)%2]))
		}
		if len(asked) != 2 {
			t.Errorf("asked of %v", asked)
		}
	}
}

// BS-CRD-8: a card is thrown away by two clicks, never by one that was meant to use it.
func TestDiscardingIsClickedWhole(t *testing.T) {
	k := hushed(t)
	k.give("eileen", "arm_gate_halberd")
	discards := 0
	for _, c := range k.Decision().Choices {
		d := k.Describe(c)
		if d.Whole != (c.Verb == Discard) {
			t.Errorf("%s: clicked whole: %v", d.Sentence, d.Whole)
		}
		if c.Verb == Discard {
			if discards++; len(d.Path) != 2 {
				t.Errorf("%s is clicked on %v", d.Sentence, d.Path)
			}
		}
	}
	if discards == 0 {
		t.Error("nothing can be discarded")
	}
}

// BS-TBL-4: a hero's sheet counts abilities and armour.
func TestSheetIsCounted(t *testing.T) {
	k := hushed(t)
	k.learn("eileen", "epic_vigor")
	lines := k.about("hero:eileen")
	k.has(lines, "Morale: 5 of 10", "Gold: 1 of 4", "Attack on Zone 1: 1 die, 4+ hits", "Attack on Zone 2: 1 die, 3+ hits", "Attack on Zone 3: 1 die, 5+ hits",
		"Now: 3 actions left", "Ignores: 1 hit in this round", "First hero: begins the Heroes phase")
}

// BS-TBL-5: the next step of the Messenger and what blocks it; on departure and on the way back.
func TestMessengerIsExplained(t *testing.T) {
	k := hushed(t)
	k.has(k.about("messenger:messenger"), "Where: in Zone 1 in the North", "Next step: to Zone 2 in the North", "Way: out")
	k.units("north/2", "gargoh 2")
	k.has(k.about("messenger:messenger"), "!Blocked: 2 Gargohs in Zone 2 in the North")
	k.messenger.back, k.messenger.pursuit = true, north
	k.has(k.about("messenger:messenger"), "Next step: to the Northern wall", "Way: back", "!Pursuers: 2 Krohns in Zone 3 in the North in each round")
	k.messenger.where, k.messenger.field = waiting, south
	k.units("south/3", "molen 1")
	k.has(k.about("messenger:messenger"), "Next step: to Zone 3 in the South", "!Blocked: a Mölen in Zone 3 in the South")
}

// BS-TBL-6: when the Avatar will be in the Citadel, and the state of buildings.
func TestAvatarIsExplained(t *testing.T) {
	k := hushed(t, "difficulty=knight")
	for z, want := range []string{"in this round's March", "in the next round", "in two rounds"} {
		k.avatar = avatar{field: west, zone: zoneNo(z), vinculum: 8}
		k.has(k.about("avatar:avatar"), "!Enters the Citadel: "+want, "Vinculum: 8 of 10")
	}
	k.houses[cards.Barn] = house{damaged, 1}
	k.has(k.about("building:barn"), "!State: damaged", "Destroyed buildings: 0 of 5", "Reinforced: 1 token, each cancels one hit")
}

// BS-TBL-1, BS-TBL-2: Zones with their target numbers, Enemy cards by Season, rounds.
func TestBoardIsExplained(t *testing.T) {
	k := hushed(t)
	k.units("east/2", "krohn 2", "elite_gargoh 1")
	k.has(k.about("zone:east/2"), "Target number: 5+", "Gargohs: attack", "Krohns: advance", "There now: an elite Gargoh and 2 Krohns")
	k.has(k.about("round:7"), "The Messenger: should have left the board")
	k.has(k.about("round:9"), "End of Season: each hero pays Food; new Enemy cards and Season decks follow")
	a, _ := k.About("slot:east/A")
	if len(a.Lines) != cards.SeasonCount || a.Lines[0].Tone != rules.Strong || a.Lines[1].Tone == rules.Strong {
		t.Errorf("the present Season is not lit: %+v", a.Lines)
	}
}

// BS-TBL-10: the words for one hit and for as many as a hero survives.
func TestHitsAreDescribed(t *testing.T) {
	k := hushed(t)
	k.stand("eileen", "wall:west")
	k.stand("osvith", "wall:west")
	k.mark("osvith", cards.Morale, 1)
	f := newFrame(hitsFrame)
	f.field, f.zone, f.index, f.n = west, zone1, uint8(cards.Krohn), 3
	k.push(f)
	k.ask, k.listed = question{hero: noHero}, false
	k.run()
	if got := k.Prompt().Ask.String(); got != "Choose who takes the next of 3 hits by Krohns in Zone 1 in the West" {
		t.Errorf("asked %q", got)
	}
	for notation, want := range map[string]string{"hit eileen 0": "Eileen takes a hit", "hit eileen 1": "Eileen takes 3 hits", "hit osvith 0": "Osvith takes the hit and dies"} {
		c, _ := k.game.Parse(notation)
		if got := k.Describe(c).Sentence.String(); got != want {
			t.Errorf("%s: %q", notation, got)
		}
	}
	_, lines := k.preview("hit eileen 1")
	k.has(lines, "Morale of Eileen: 2 left")
}

// BS-TBL-18, BS-TBL-21: what is asked about before it is played.
func TestCautions(t *testing.T) {
	k := hushed(t)
	k.units("north/3", "krohn 1")
	caution := func(notation string) string {
		c, _ := k.game.Parse(notation)
		text, ok := k.Caution(c)
		if ok == text.Empty() {
			t.Errorf("%s: %v, %q", notation, ok, text)
		}
		return text.String()
	}
	if got := caution("shoot"); got != "" {
		t.Errorf("a shot without the Messenger: %q", got)
	}
	k.messenger.zone = zone3
	for tokens, want := range []string{"", ", unless Divine Grace lowers the roll: 1 token at hand", ", unless Divine Grace lowers the roll: 2 tokens at hand"} {
		k.mark("eileen", cards.Grace, tokens)
		if got := caution("shoot"); got != "This kills the Messenger with a chance of 50 %"+want {
			t.Errorf("a shot at the Messenger: %q", got)
		}
	}
	k.messenger.zone = zone1
	h := k.who("eileen")
	k.heroes[h].turn.left, k.acted, k.listed = 0, 0b1111&^(1<<h), false
	if got := caution("end turn"); got != "" {
		t.Errorf("the end of a quiet round: %q", got)
	}
	k.units("west/1", "krohn 2")
	if got := caution("end turn"); got != "The match is lost in this Enemies phase.\n2 Krohns enter the Citadel over the Western wall." {
		t.Errorf("the end of a lost round: %q", got)
	}
	k.acted = 0
	if got := caution("end turn"); got != "" {
		t.Errorf("the end of a turn that is not the last one: %q", got)
	}
}
