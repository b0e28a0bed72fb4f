package siegestorm

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// The board in a terminal: boss, sides, tracks, zones, what waits, the chain and the storm.
func TestSketchOfTheBoard(t *testing.T) {
	p := against(t, grakka, "seraphia", "styxia")
	p.boss.menace, p.boss.gang, p.boss.spirit, p.boss.life = 5, 2, 1, 7
	p.to(bossSide, "gb_ram_crew", inReserve)
	p.hand(0, "se_gate_novice", "se_hospitaller")
	p.supporter(0, "se_wing_lancer")
	p.cards[p.supporter(0, "se_gate_novice")].committed = true
	p.to(0, "se_lantern_bearer", inHealPile)
	p.casualties(0, "se_shield_sister", "se_shield_sister")
	p.to(0, "se_gate_novice", removed)
	c := p.onTrack(bossSide, 2, "gb_goblin_tank")
	p.cards[c].gang, p.cards[c].spirit = 2, 1
	p.onTrack(0, 1, "se_wing_lancer")
	p.inMiddle(1, "sx_bone_thrall")
	p.living = p.living &^ 2
	drawn := p.Sketch()
	for _, want := range []string{
		"Mudlord Grakka: Life 7/", ", Menace 5+, Reserve pile 1 (token there), Gang 2, Spirit 1\n",
		"Player 1: Resources 25, Heal 1, Casualties 2, Supporters 2 (1 ready), removed 1\n    hand: Gate Novice (0), Hospitaller (2)\n",
		"removed 0, out of the match\n",
		"[-] [Goblin Tank 3/3 gang 2 spirit 1] [-]",
		"[Wing Lancer 4/1] [-] [-]",
		"No Man's Land [Bone Thrall 2/0 of Player 2]",
	} {
		if !strings.Contains(drawn, want) {
			t.Errorf("no %q in\n%s", want, drawn)
		}
	}
	p.boss.token = false
	if drawn := p.Sketch(); !strings.Contains(drawn, "(token used)") {
		t.Error(drawn)
	}
}

func TestSketchOfAStorm(t *testing.T) { // ST-CHN-8, ST-STO-4
	p := standard(t)
	p.onTrack(0, 3, "se_judicator")
	p.onTrack(1, 1, "sx_soul_ferryman")
	p.begin(0, turnAdvance)
	if drawn := p.Sketch(); !strings.Contains(drawn, "Waits for its order: Judicator 4/3\n") || !strings.Contains(drawn, "Storm: Judicator 4/3, Attack Strength 4\n") {
		t.Errorf("an order:\n%s", drawn)
	}

	p = at(t, duel, "ysra", "ysra")
	c := p.hand(0, "ys_the_assassin")
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant", "ys_gutter_informant")
	foe := p.onTrack(1, 1, "ys_salt_road_mercenary")
	p.hand(1, "ys_smoke_veil_adept", "ys_gutter_informant")
	p.begin(0, turnDeploy)
	p.do(PlayAction, c)
	if p.ask.kind == askTarget {
		p.do(AtTarget, foe)
	}
	p.do(PayAuto)
	if drawn := p.Sketch(); !strings.Contains(drawn, "Chain: The Assassin of Player 1: "+p.design(c).ActionText+" Target: Salt-Road Mercenary\n") {
		t.Errorf("a chain:\n%s", drawn)
	}
	p.chain[0].negated = true
	if drawn := p.Sketch(); !strings.Contains(drawn, " Target: Salt-Road Mercenary (negated)\n") {
		t.Errorf("a negated command:\n%s", drawn)
	}
	a, _ := p.About("chain:0")
	lines := ""
	for _, l := range a.Lines {
		lines += l.Label.String() + ": " + l.Value.String() + "; "
	}
	if lines != "Takes effect: last; Target: Salt-Road Mercenary in the Deployment Zone of Player 2; Negated: it does nothing; " || a.Rule != "ST-CHN-8" {
		t.Errorf("the article says %q (%s)", lines, a.Rule)
	}
}

// ST-TRN-3, ST-RUL-47: who draws one more in his Draw step has fewer turns left; what the pile does not hold he draws no more.
func TestWhoDrawsMoreHasFewerTurns(t *testing.T) {
	for _, more := range []bool{false, true} {
		p := against(t, grakka, "seraphia")
		want := [][2]int{{12, 6}, {9, 4}, {2, 1}, {1, 0}}
		if more {
			p.onFront(0, "se_choir_magister")
			want = [][2]int{{12, 4}, {9, 3}, {4, 1}, {2, 1}, {1, 0}}
		}
		for _, row := range want {
			p.resources(0, row[0])
			if got := p.View(rules.NoSeat).Sides[0].TurnsLeft; got != row[1] {
				t.Errorf("of %d Resources, one more drawn %v: %d turns left, want %d", row[0], more, got, row[1])
			}
		}
	}
}

// ST-BOS-9: the Reserve pile is the boss's to draw from and nobody else's, and only with its token.
func TestReserveLengthensTheBossAlone(t *testing.T) {
	p := against(t, grakka, "seraphia")
	p.resources(0, 8)
	for range 6 {
		p.to(bossSide, "gb_goblin_tank", inReserve)
	}
	p.resources(bossSide, 9)
	for token, want := range map[bool][2]int{true: {4, 5}, false: {4, 3}} {
		p.boss.token = token
		v := p.View(rules.NoSeat)
		if got := [2]int{v.Sides[0].TurnsLeft, v.Sides[1].TurnsLeft}; got != want {
			t.Errorf("token %v: %v turns left, want %v", token, got, want)
		}
	}
}

func TestViewOfSides(t *testing.T) {
	p := against(t, grakka, "seraphia", "styxia")
	v := p.View(0)
	if v.Sides[0].Deck != "seraphia" || v.Sides[1].Deck != "styxia" || v.Sides[2].Deck != "" || !v.Sides[2].Living {
		t.Errorf("decks %q, %q, %q", v.Sides[0].Deck, v.Sides[1].Deck, v.Sides[2].Deck)
	}
	id, _ := p.game.set.ByKey("kh_tengu")
	p.cards[p.sides[1].resources.list[0]].design = id
	p.living = p.living &^ 2
	p.sides[0].protected[1] = true
	v = p.View(0)
	if v.Sides[1].Deck != "ffa" || v.Sides[1].Living || !v.Sides[0].Living || !v.Sides[0].Protected || v.Sides[1].Protected {
		t.Errorf("%+v", v.Sides)
	}
	p.finish(lostToBoss, 0, 0)
	if v = p.View(0); !v.Over || v.Decider != -1 || v.Decision != "" || v.Pay != nil {
		t.Errorf("after the end: %+v", v)
	}
}

// ST-CNF-1: the text that sends a creature elsewhere after its storm is named before it goes.
func TestReplacementIsTold(t *testing.T) {
	p := at(t, duel, "khunglai", "styxia")
	p.onTrack(0, 3, "kh_retired_master")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	for p.ask.kind == askAttack {
		p.do(StrikeAt, 1)
	}
	if got := p.told(rules.NoSeat, p.events, "replaces"); !slices.Equal(got, []string{"The text of Retired Master decides where it goes."}) {
		t.Errorf("%q", got)
	}
}

// What a creature costs, is worth and sets off; in Last Man Standing on each of its two war tracks
// that is free.
func TestPreviewOfACreature(t *testing.T) { // ST-PLY-8, ST-RUL-68, ST-LMS-2
	taught := func(m mode, factions ...string) (*position, rules.Choice) {
		p := at(t, m, factions...)
		p.passive("se_gate_novice", cards.Passive{Kind: cards.Triggered, On: cards.Deployed, Effects: []cards.Effect{{Do: cards.Draw, N: 2}, {Do: cards.Damage, N: 3}}})
		return p, p.choice(PlayCreature, p.hand(0, "se_gate_novice"))
	}
	p, novice := taught(duel, "seraphia", "styxia")
	p.begin(0, turnDeploy)
	p.previews(novice, []string{"ATT and DEF: 1 and 2", "Resources of Player 1: 33 to 31", "+ Resources of Player 2: 34 to 31"}, "On the")
	p, novice = taught(lastMan, "seraphia", "styxia", "ysra")
	p.begin(0, turnDeploy)
	p.previews(novice, []string{"ATT and DEF: 1 and 2", "Resources of Player 1: 33 to 31", "+ On the left: Resources of Player 2: 34 to 31", "+ On the right: Resources of Player 3: 34 to 31"})
	p.onTrackOf(0, 0, 1, "se_hospitaller")
	p.listed = false
	p.previews(novice, []string{"+ Resources of Player 3: 34 to 31"}, "On the", "Player 2")
}

// ST-KEY-5, ST-COP-12, ST-LMS-8: damage for all falls on those who are still there.
func TestForecastOfDamageForAll(t *testing.T) {
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	p.action("se_gate_novice", cards.Effect{Do: cards.Damage, Who: cards.Each, N: 2})
	c := p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	p.previews(p.choice(PlayAction, c), []string{"Resources of Player 1: 33 to 31", "+ Resources of Player 2: 34 to 32", "+ Resources of Player 3: 34 to 32"})
	p.living = p.living &^ 2
	p.listed = false
	p.previews(p.choice(PlayAction, c), []string{"Resources of Player 1: 33 to 31", "+ Resources of Player 3: 34 to 32"}, "Player 2")
}

// What is in hand is explained with what it would cost now, which a text on the board may change.
func TestArticleOfACheaperCreature(t *testing.T) { // ST-PLY-8
	p := standard(t)
	p.passive("se_hospitaller", cards.Passive{Kind: cards.Static, Effects: []cards.Effect{{Do: cards.CostChange, N: -1}}})
	c := p.hand(0, "se_judicator")
	p.onTrack(0, 2, "se_hospitaller")
	p.begin(0, turnDeploy)
	says := func() (words string) {
		a, _ := p.About(p.card(c))
		for _, l := range a.Lines {
			words += l.Label.String() + ": " + l.Value.String() + "; "
		}
		return words
	}
	if got := says(); !strings.Contains(got, "Cost: 3; As a creature of Player 1: costs 2 now; Deck: ") {
		t.Error(got)
	}
	if got := p.Describe(p.choice(PlayCreature, c)).Sentence.String(); got != "Play Judicator as a creature (costs 2 instead of 3)" { // ST-PLY-2
		t.Error(got)
	}
	p.lift(p.tracks[0].slots[1])
	if got := says(); !strings.Contains(got, "Cost: 3; Deck: ") {
		t.Error(got)
	}
}

// ST-STO-10: what a storm comes to is said of a player as cards and of a boss as Life Points, and
// whether either is beaten by it.
func TestHitsInWords(t *testing.T) {
	p := against(t, grakka, "seraphia")
	for _, test := range []struct {
		target StormTarget
		want   string
	}{
		{StormTarget{Element: "seat:4", Life: 12, Loses: true}, "+ Mudlord Grakka: is beaten: 12 Life Points"},
		{StormTarget{Element: "seat:4", Life: 1}, "+ Mudlord Grakka: 1 Life Point of 12"},
		{StormTarget{Element: "seat:4", Life: 0}, "Mudlord Grakka: 0 Life Points of 12"},
		{StormTarget{Element: "seat:0", Loses: true}, "+ Player 1: loses: too few cards"},
		{StormTarget{Element: "seat:0", Heal: 1}, "+ Player 1: loses 1 Heal card"},
		{StormTarget{Element: "seat:0", Resources: 2}, "+ Player 1: loses 2 of 34 Resources"},
		{StormTarget{Element: "seat:0"}, "Player 1: loses 0 of 34 Resources"},
	} {
		v := &previewer{s: p.State}
		v.hit(p.State, test.target, p.State)
		if got := [...]string{"", "+ ", "- ", ""}[v.Lines[0].Tone] + v.Lines[0].Label.String() + ": " + v.Lines[0].Value.String(); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
	for want, v := range map[string]*StormView{"3, no Defender": {Strength: 3}, "4, the Defender is ignored": {Strength: 4, Defender: &CardView{}, Ignored: true}} {
		w := &previewer{s: p.State}
		if w.sum(v); w.Lines[0].Value.String() != want {
			t.Errorf("%q, want %q", w.Lines[0].Value, want)
		}
	}
}
