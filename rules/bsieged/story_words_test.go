package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-END-5 to BS-END-10: how a match is being lost, before it is.
func TestLossesInWords(t *testing.T) {
	k := hushed(t)
	k.State.why = uint8(east)
	k.houses[cards.Barn].harm, k.houses[cards.Palace].harm = destroyed, destroyed
	for r, want := range map[result]string{
		lostKrohn:     "Krohns enter the Citadel from the east",
		lostAvatar:    "the Avatar of the Abyss enters the Citadel from the east",
		lostMessenger: "the second Messenger dies",
		lostHeroes:    "all heroes are dead",
		lostBuildings: "2 buildings lie in ruins",
		lostDeadline:  "no Messenger has left the board by the end of round 7",
		lostTime:      "no Messenger is back by the end of round 12",
	} {
		k.result = r
		if got := k.lossWords().String(); got != want {
			t.Errorf("%s is foretold as %q, want %q", r, got, want)
		}
	}
}

// The board in a terminal.
func TestSketchOfTheBoard(t *testing.T) {
	k := hushed(t, "difficulty=knight")
	k.units("west/1", "krohn 2", "elite_gargoh 1")
	k.lay("osvith", "tav_caltrops", west, zone1)
	k.avatar = avatar{field: east, zone: zone2, vinculum: 8}
	k.houses[cards.Barn] = house{damaged, 1}
	k.stand("osvith", "wall:west")
	k.give("osvith", "arm_gate_halberd")
	k.heroes[k.who("myrinia")].alive = false
	k.events[0], k.nevent = 1, 1
	for i := range k.fronts[west].slots {
		k.fronts[west].slots[i] = 0
	}
	drawn := k.Sketch()
	for _, want := range []string{
		"Round 1, Spring, Knight; first hero Eileen\n",
		"Event: Slow Drums: Choose one Field: one Summoning roll fewer there this round.\n",
		"West  x1  3 [-] 2 [-] 1 [an elite Gargoh and 2 Krohns + Caltrops] A ",
		" 2 [- + Avatar] ",
		" 1 [- + Messenger] ",
		"Barn damaged +1",
		"destroyed 0 of 5; the Catapult faces North\n",
		"Messenger: in Zone 1 in the North; next to Zone 2 in the North\n",
		"Avatar: Zone 2 in the East, Vinculum 8\n",
		"Eileen  * Morale  5, Gold 1, Food 3, Grace 3, Strength 1; at nowhere yet; Falcon's Sight, Precise Shot; cards: -\n",
		"Osvith    Morale  5, Gold 1, Food 3, Grace 3, Strength 1; at the Western wall; Martial Mastery, Refined Swordsmanship; cards: Gate Halberd\n",
		"Myrinia  dead\n",
		"Tavern   Pool 25, Season  4, discarded  0\n",
	} {
		if !strings.Contains(drawn, want) {
			t.Errorf("no %q in\n%s", want, drawn)
		}
	}
	k.units("north/2", "krohn 1")
	k.avatar, k.nevent = avatar{}, 0
	if drawn = k.Sketch(); !strings.Contains(drawn, "; blocked by a Krohn in Zone 2 in the North\n") || strings.Contains(drawn, "Avatar") || strings.Contains(drawn, "Event") {
		t.Errorf("without the Avatar:\n%s", drawn)
	}
	k.messenger = messenger{where: arrived}
	if drawn = k.Sketch(); !strings.Contains(drawn, "Messenger: in the Citadel; next -\n") {
		t.Errorf("with the Messenger in the Citadel:\n%s", drawn)
	}
}

// What a board is given to draw.
func TestView(t *testing.T) {
	k := hushed(t, "difficulty=knight")
	if v := k.View(); v.Avatar != (AvatarView{Field: -1}) || v.Messenger.Second || len(v.Tactics) != 0 {
		t.Errorf("at the start: %+v", v)
	}
	k.units("west/1", "krohn 2", "elite_gargoh 1")
	k.lay("osvith", "sor_cursed_ground", west, zone1)
	k.tactics[0].cursed = 2
	k.avatar = avatar{field: east, zone: zone2, vinculum: 8}
	k.houses[cards.Barn] = house{damaged, 1}
	k.stand("osvith", "wall:west")
	k.give("osvith", "arm_gate_halberd")
	k.learn("osvith", "epic_vigor")
	k.heroes[k.who("osvith")].tokens[1] = token{turned, 0}
	k.heroes[k.who("osvith")].soaked = 9
	k.heroes[k.who("myrinia")].alive = false
	k.messenger.deaths = 1
	k.pools[cards.Tavern].up = true
	k.eventDeck.up = true
	c := k.find("tav_brawl")
	k.discards[cards.Tavern].put(uint8(c))
	v := k.View()
	if z := v.Fields[west].Zones[zone1].N; z[krohn] != 2 || z[eliteGargoh] != 1 || z[gargoh] != 0 {
		t.Errorf("the Zone: %v", z)
	}
	if v.Avatar != (AvatarView{int(east), 2, 8}) || v.Houses[cards.Barn] != (HouseView{1, 1}) || !v.Messenger.Second || v.Messenger.Back {
		t.Errorf("Avatar %+v, Barn %+v, Messenger %+v", v.Avatar, v.Houses[cards.Barn], v.Messenger)
	}
	if len(v.Tactics) != 1 || v.Tactics[0] != (TacticView{k.designOf("sor_cursed_ground"), int(k.who("osvith")), int(west), 1, 1, 2}) {
		t.Errorf("Tactics: %+v", v.Tactics)
	}
	if v.Supply[krohn] != 22 || v.Supply[eliteGargoh] != 7 {
		t.Errorf("supply: %v", v.Supply)
	}
	o := v.Heroes[k.who("osvith")]
	if !o.Alive || o.At != "wall:west" || o.Soaks != 0 || o.Strength != 2 || o.Tokens[0] != (TokenView{int(k.abilityOf("epic_vigor")), false}) || o.Tokens[1] != (TokenView{-1, true}) ||
		o.Tokens[2] != (TokenView{-1, false}) || o.Dice != [3]int{2, 1, 1} || o.Target != [3]int{3, 5, 6} {
		t.Errorf("Osvith: %+v", o)
	}
	stored := 0
	for _, slot := range o.Slots {
		if slot.Card == k.designOf("arm_gate_halberd") {
			stored++
		} else if slot.Card != -1 {
			t.Errorf("slots: %+v", o.Slots)
		}
	}
	if stored != 1 || v.Heroes[k.who("myrinia")].Alive || v.Heroes[k.who("eileen")].Soaks != 0 {
		t.Errorf("%d halberds, %+v", stored, v.Heroes)
	}
	d, pool := v.Decks, &k.pools[cards.Tavern]
	if d.PoolTop[cards.Tavern] != int(k.game.design[pool.cards[pool.n-1]]) || d.PoolTop[cards.Market] != -1 || d.SeasonTop[cards.Tavern] != -1 ||
		d.EventTop != int(k.eventDeck.cards[k.eventDeck.n-1]) || d.Discard[cards.Tavern] != 1 || len(d.Discards[cards.Tavern]) != 1 || d.Discards[cards.Tavern][0] != k.designOf("tav_brawl") ||
		d.Pool[cards.Tavern] != int(pool.n) || d.Season[cards.Tavern] != 4 || d.Tokens[0] != 12 {
		t.Errorf("decks: %+v", d)
	}
}

// What is under way, for the board: whose hits are split, which card is dealt with, which dice lie.
func TestViewOfWhatIsUnderWay(t *testing.T) {
	k := hushed(t)
	if n := k.View().Now; n.Step != Heroes || n.Asked != int(k.active) || n.Card != -1 || n.Roll.Die != cards.NoDie || n.Tokens != [2]int{-1, -1} {
		t.Errorf("in a turn: %+v", n)
	}
	k.stand("eileen", "wall:west")
	k.stand("osvith", "wall:west")
	f := newFrame(hitsFrame)
	f.field, f.zone, f.index, f.n = west, zone1, uint8(cards.Krohn), 3
	k.push(f)
	k.ask, k.listed = question{hero: noHero}, false
	k.run()
	if n := k.View().Now; n.Field != int(west) || n.Zone != 1 || n.Unit != cards.Krohn || n.Hits != 3 {
		t.Errorf("hits: %+v", n)
	}
	k = hushed(t, "first_hero=3")
	k.units("north/1", "krohn 1")
	if err := k.Force(2, 1); err != nil {
		t.Fatal(err)
	}
	k.do("attack north/1")
	if n := k.View().Now; n.Roll.Need != 3 || !n.Roll.Hits || len(n.Roll.Faces) != 2 || n.Roll.Faces[0] != 2 || n.Asked != int(k.who("osvith")) {
		t.Errorf("a roll: %+v", n)
	}
	k = hushed(t)
	k.do("visit market")
	if n := k.View().Now; k.ask.kind == askCard && n.Card != int(k.game.design[k.top().card]) {
		t.Errorf("a card: %+v", n)
	}
}

// Choices that are not legal have no preview and no caution, and are described as what they are not.
func TestIllegalChoices(t *testing.T) {
	k := hushed(t)
	c := of(HitRider)
	if p, ok := k.Preview(c); ok {
		t.Errorf("preview %+v", p)
	}
	if text, ok := k.Caution(c); ok {
		t.Errorf("caution %q", text)
	}
	if d := k.Describe(c); d.Sentence.String() != "No such choice" || d.Rule != "BS-BAD-1" {
		t.Errorf("described %+v", d)
	}
	for el, want := range map[rules.Element]string{"unit:krohn": "a Krohn", "unit:elite_krohn": "an elite Krohn", "outskirts:outskirts": "the Outskirts", "deck:event": "the Event deck",
		"deck:enemy": "the Enemy deck", "crown:crown": "crown:crown", "hero:nobody": "hero:nobody", "discard:tavern": "the Tavern discard pile", "deck:pool/bakery": "deck:pool/bakery"} {
		if got := k.phrase(el).String(); got != want {
			t.Errorf("%s is called %q, want %q", el, got, want)
		}
	}
}

// What is foretold of a round whose ways are too many to look at all of them can be, and is never
// certain.
func TestAnUnfinishedForecastIsNeverCertain(t *testing.T) {
	f := Forecast{Messenger: Surely, Lost: Surely, Risk: 0.7}
	f.Quarters[west].Enters, f.Quarters[east].Enters = Surely, Never
	f.Heroes[1].Dies, f.Heroes[2].Dies = Surely, Never
	f.loosen()
	if f.Messenger != Maybe || f.Lost != Maybe || f.Risk != 0 || f.Quarters[west].Enters != Maybe || f.Quarters[east].Enters != Never ||
		f.Heroes[1].Dies != Maybe || f.Heroes[2].Dies != Never || f.Heroes[0].Dies != Never {
		t.Errorf("%+v", f)
	}
}

// BS-TBL-15: who dies, who can die and what the others lose, each in one line; buildings likewise.
func TestWarningsOfHeroesAndHouses(t *testing.T) {
	k := hushed(t)
	k.houses[cards.Barn].harm = damaged
	var f Forecast
	for b := range f.Houses {
		f.Houses[b] = HouseThreat{Best: int(k.houses[b].harm), Worst: int(k.houses[b].harm)}
	}
	f.Heroes[k.who("eileen")].Dies = Surely
	f.Heroes[k.who("osvith")] = HeroThreat{Least: 1, Most: 3}
	f.Heroes[k.who("orobox")] = HeroThreat{Least: 2, Most: 2}
	f.Houses[cards.Barn] = HouseThreat{Best: int(destroyed), Worst: int(destroyed)}
	f.Houses[cards.Palace] = HouseThreat{Best: int(intact), Worst: int(damaged)}
	f.Houses[cards.TheMarket] = HouseThreat{Best: int(damaged), Worst: int(damaged)}
	f.Houses[cards.TheTavern] = HouseThreat{Best: int(damaged), Worst: int(damaged)}
	p := &previewer{s: k.State}
	k.warnOfHeroes(p, &f)
	k.warnOfHouses(p, &f)
	got := strings.Join(read(p.Lines), "\n")
	want := strings.Join([]string{"!Eileen: dies", "Orobox: loses 2 Morale", "Osvith: loses 1 to 3 Morale", "!The Barn: is destroyed",
		"!The Tavern and The Market: are damaged", "!The Palace: can be damaged"}, "\n")
	if got != want {
		t.Errorf("warned of\n%s\nwant\n%s", got, want)
	}
	f.Heroes[k.who("osvith")].Dies, f.Heroes[k.who("orobox")].Dies = Surely, Maybe
	p.Lines = nil
	k.warnOfHeroes(p, &f)
	if got, want := strings.Join(read(p.Lines), "\n"), "!Eileen and Osvith: die\n!Orobox: can die"; got != want {
		t.Errorf("warned of\n%s\nwant\n%s", got, want)
	}
}

// BS-STG-1, BS-TBL-10: hits that are still to be split after this one.
func TestHitsLeftAreCounted(t *testing.T) {
	k := hushed(t)
	k.stand("eileen", "wall:west")
	k.stand("osvith", "wall:west")
	k.mark("osvith", cards.Morale, 2)
	f := newFrame(hitsFrame)
	f.field, f.zone, f.index, f.n = west, zone1, uint8(cards.Krohn), 3
	k.push(f)
	k.ask, k.listed = question{hero: noHero}, false
	k.run()
	for notation, want := range map[string]string{"hit eileen 0": "Morale of Eileen: 4 left\nHits left: 2", "hit eileen 1": "Morale of Eileen: 2 left",
		"hit osvith 0": "Morale of Osvith: 1 left\nHits left: 2"} {
		if _, lines := k.preview(notation); strings.Join(lines, "\n") != want {
			t.Errorf("%s: %q, want %q", notation, lines, want)
		}
	}
}

// BS-PRO-5: who takes a hit on a building where a hero stands, in the question and its answers.
func TestGuardsOfABuildingAreNamed(t *testing.T) {
	k := hushed(t)
	k.houses[cards.TheTavern].reinforced = 1
	k.stand("eileen", "building:tavern")
	f := newFrame(molenFrame)
	f.field, f.zone, f.n = north, zone3, 1
	k.push(f)
	k.ask, k.listed = question{hero: noHero}, false
	k.run()
	if got := k.Prompt().Ask.String(); got != "A hit on the Tavern: spend a Reinforced token, or Eileen takes the hit" {
		t.Errorf("asked %q", got)
	}
	for notation, want := range map[string]string{"spend token tavern": "Spend a Reinforced token of the Tavern: it is spared",
		"suffer tavern": "Keep the Reinforced token: Eileen takes the hit"} {
		c, err := k.game.Parse(notation)
		if err != nil {
			t.Fatal(err)
		}
		if got := k.describe(c).Sentence.String(); got != want {
			t.Errorf("%s: %q", notation, got)
		}
	}
	_, lines := k.preview(k.legal()[0])
	if want := "Reinforced tokens left: 0"; strings.Join(lines, "") != want {
		t.Errorf("%s: %q", k.legal()[0], lines)
	}
}

// BS-TBL-17: no roll, no Disruption.
func TestNoDisruptionWithoutARoll(t *testing.T) {
	k := begin(t, "field_order=ask")
	k.do("messenger north")
	k.symbol, k.streak = 1, 2
	k.fronts[east].points = 0
	if _, lines := k.preview("field east"); strings.Contains(strings.Join(lines, "\n"), "Disruption") || lines[0] != "Summoning rolls: 0" {
		t.Errorf("%v", lines)
	}
}

// BS-TBL-14: what a changed die would bring where a hero earns, tests or smuggles.
func TestChangedDiceAreForetold(t *testing.T) {
	for _, test := range []struct {
		visit, choice string
		die           uint8
		gold          int
		want          string
	}{
		{"visit palace", "keep roll", 1, 1, "Earns: 1 Gold"},
		{"visit palace", "grace 0 +1", 1, 1, "Divine Grace left: 2\nEarns: 2 Gold"},
		{"visit palace", "grace 0 +1", 1, 3, "Divine Grace left: 2\n!Earns: 1 Gold of 2: the track ends"},
		{"visit hideout", "keep roll", 3, 1, "Result 3: Draw 1 Sorcery card"},
		{"visit hideout", "grace 0 +1", 3, 1, "Divine Grace left: 2\nResult 4: Draw 1 Market card"},
	} {
		k := hushed(t)
		k.mark("eileen", cards.Gold, test.gold)
		if err := k.Force(test.die); err != nil {
			t.Fatal(err)
		}
		k.do(test.visit)
		_, lines := k.preview(test.choice)
		if got := strings.Join(lines, "\n"); got != test.want {
			t.Errorf("%s, %d, %s: %q, want %q", test.visit, test.die, test.choice, got, test.want)
		}
	}
}
