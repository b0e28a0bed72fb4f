package siegestorm

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// told is what is told of events of a name, as a seat saw them.
func (p *position) told(seat rules.Seat, events []rules.Event, name string) []string {
	var list []string
	for _, e := range events {
		if e.Name != name {
			continue
		}
		if seat != rules.NoSeat {
			e = p.Redact(e, seat)
		}
		list = append(list, p.Tell(e).String())
	}
	return list
}

func TestDrawsAreToldWithoutFaces(t *testing.T) { // ST-INV-19
	p := standard(t)
	p.hand(0, "se_lantern_bearer")
	p.begin(0, turnDraw)
	top := []string{}
	for _, c := range p.sides[0].hand.cards()[1:] {
		top = append(top, "Player 1 draws "+p.name(c).String()+".")
	}
	if got := p.told(0, p.events, "drawn"); len(got) != 2 || !slices.Equal(got, top) {
		t.Errorf("the drawer reads %q", got)
	}
	if got := p.told(1, p.events, "drawn"); !slices.Equal(got, []string{"Player 1 draws a card.", "Player 1 draws a card."}) {
		t.Errorf("the opponent reads %q", got)
	}
}

func TestVisionIsToldWithoutFaces(t *testing.T) { // ST-KEY-16, ST-INV-19
	p, c := deploying(t, "se_lantern_bearer")
	events := p.do(PlayAction, c)
	if got := p.told(1, events, "vision_drawn"); !slices.Equal(got, []string{"Player 1 looks at a card.", "Player 1 looks at a card."}) {
		t.Errorf("%q", got)
	}
	kept := p.Decision().Choices[0]
	if got := p.told(1, p.play(kept), "vision_kept"); !slices.Equal(got, []string{"Player 1 keeps a card in hand."}) {
		t.Errorf("%q", got)
	}
}

func TestPassesAreToldAlike(t *testing.T) { // ST-REA-9
	words := map[string]bool{}
	for _, how := range []string{"setting", "nothing to react with", "pass", "pass for the turn"} {
		p := at(t, duel, "styxia", "styxia")
		c := p.hand(0, "sx_bone_thrall")
		if how != "nothing to react with" {
			p.hand(1, "sx_bone_thrall")
		}
		if how == "setting" {
			p.sides[1].autoPass = passAlways
		}
		p.begin(0, turnDeploy)
		events := slices.Clone(p.do(PlayAction, c))
		switch how {
		case "pass":
			events = slices.Clone(p.do(Pass))
		case "pass for the turn":
			events = slices.Clone(p.do(PassTurn))
		}
		said := 0
		for _, e := range events {
			if e = p.Redact(e, 0); strings.Contains(p.Tell(e).String(), "react") {
				words[p.Tell(e).String()+e.Rule] = true
				said++
			}
		}
		if said != 1 {
			t.Errorf("%s: told %d times", how, said)
		}
	}
	if len(words) != 1 {
		t.Errorf("told apart: %v", words)
	}
}

func TestBossSaysWhyThisCard(t *testing.T) { // ST-BOS-13, ST-BOS-14, ST-BOS-10, ST-EX-5
	p := against(t, grakka, "seraphia")
	p.boss.menace = 3
	p.hand(bossSide, "gb_goblin_leader", "gb_goblin_archer", "sh_seal_of_haste", "sh_shaman_berserker", "sh_spiritual_shaman")
	p.resources(0, 20)
	p.bossTurn(bossPlays)
	want := []string{
		"Mudlord Grakka deploys Shaman Berserker. Deploy comes first; it costs the most (cost 2, Menace Level 3).",
		"Mudlord Grakka plays Goblin Leader as a Leader. No card can be deployed; no other card can be played so (cost 0, Menace Level 3).",
		"Mudlord Grakka plays Goblin Archer as a Gang. No card can be deployed, and none can lead; no other card can be played so (cost 1, Menace Level 3).",
		"Mudlord Grakka plays Seal of Haste as an action. Nothing comes before it; no other card can be played so (cost 1, Menace Level 3).",
	}
	if got := p.told(rules.NoSeat, p.events, "boss_plays"); !slices.Equal(got, want) {
		t.Errorf("%s", strings.Join(got, "\n"))
	}
	if got := p.told(rules.NoSeat, p.events, "boss_keeps"); !slices.Equal(got, []string{"Spiritual Shaman stays in the hand of Mudlord Grakka: it costs 4, more than the Menace Level."}) {
		t.Errorf("%q", got)
	}
	if got := p.told(rules.NoSeat, p.events, "leads"); !slices.Equal(got, []string{"Goblin Leader leads on the Frontline of Mudlord Grakka."}) {
		t.Errorf("%q", got)
	}
}

func TestBossSaysWhyThisTarget(t *testing.T) { // ST-BOS-5, ST-RUL-29
	p := against(t, grakka, "seraphia")
	for why, want := range map[reason]string{
		onlyOne: "Goblin Killer aims at Wing Lancer: the only target.",
		dearest: "Goblin Killer aims at Wing Lancer: the most expensive target, cost 1.",
		copied:  "Goblin Killer aims at Wing Lancer: one of several that are alike, cost 1.",
		chosen:  "Goblin Killer aims at Wing Lancer: chosen by the players among targets of cost 1.",
	} {
		killer, lancer := p.onTrack(bossSide, 1, "gb_goblin_killer"), p.onTrack(0, 1, "se_wing_lancer")
		p.events = p.events[:0]
		p.tellAim(killer, lancer, why, "ST-BOS-5")
		if got := p.told(rules.NoSeat, p.events, "boss_aims"); !slices.Equal(got, []string{want}) {
			t.Errorf("%q", got)
		}
	}
}

func TestMenaceSaysWhy(t *testing.T) { // ST-BOS-12, ST-BOS-17
	p := against(t, grakka, "seraphia")
	p.boss.menace = 4
	p.shiftMenace(bossSide, 1, "ST-BOS-12")
	p.shiftMenace(0, -2, "ST-SOL-13")
	want := []string{"The Menace Level rises by 1 to 5+, since every card in the boss's hand costs more.", "The Menace Level falls by 2 to 3."}
	if got := p.told(rules.NoSeat, p.events, "menace_changed"); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestStormIsTold(t *testing.T) { // ST-STO-9, ST-STO-10
	p, c := stormOf(t, "seraphia", "se_bannered_captain", "seraphia", func(p *position) { p.inMiddle(1, "se_citadel_warden") })
	held := p.zones[0].middle
	got := p.told(rules.NoSeat, p.do(Strike, held), "struck")
	if !slices.Equal(got, []string{"Bannered Captain strikes Citadel Warden: Attack Strength 3 is not more than DEF 3, and it holds."}) {
		t.Errorf("%q", got)
	}
	p.isIn(c, inCasualties, 0)
	if got := p.told(rules.NoSeat, p.events, "spent"); !slices.Equal(got, []string{"Bannered Captain goes to the Casualties of Player 1."}) {
		t.Errorf("%q", got)
	}
}

func TestEndIsTold(t *testing.T) { // ST-WIN-2, ST-SOL-9, ST-SOL-10, ST-SOL-11, ST-COP-13, ST-LMS-9
	for _, c := range []struct {
		mode    mode
		result  result
		loser   side
		winners rules.Seats
		words   string
		rule    string
	}{
		{duel, wonDuel, 0, 2, "Player 1 has too few Resources left: Player 2 wins", "ST-WIN-2"},
		{solo, wonLife, bossSide, 1, "Mudlord Grakka has no Life Points left: Player 1 wins", "ST-SOL-11"},
		{coop, wonDepleted, bossSide, 3, "Mudlord Grakka cannot draw the cards he must: the players win", "ST-SOL-9"},
		{solo, lostToBoss, 0, 0, "Player 1 has too few Resources left: Mudlord Grakka wins", "ST-SOL-10"},
		{coop, lostToBoss, 1, 0, "Player 2 has too few Resources left: Mudlord Grakka wins", "ST-COP-13"},
		{lastMan, wonLast, 0, 4, "Player 3 wins as the last one standing", "ST-LMS-9"},
	} {
		s := &State{game: content, set: settled{mode: c.mode, seats: 4}}
		if o, over := s.Outcome(); over {
			t.Errorf("over before the end: %+v", o)
		}
		s.finish(c.result, c.loser, c.winners)
		o, over := s.Outcome()
		if !over || o.Reason.String() != c.words || o.Rule != c.rule || o.Winners != c.winners || o.Result != c.result.String() {
			t.Errorf("%+v, not %q (%s)", o, c.words, c.rule)
		}
		if last := s.events[len(s.events)-1]; s.Tell(last).String() != c.words+"." || last.Rule != c.rule {
			t.Errorf("told as %q (%s)", s.Tell(last), last.Rule)
		}
	}
}

func TestUnknownEventsKeepTheirName(t *testing.T) {
	if got := standard(t).Tell(rules.Event{Name: "comet"}).String(); got != "comet" {
		t.Error(got)
	}
}

func TestPromptNamesStepAndQuestion(t *testing.T) { // ST-TRN-1, ST-BOS-1
	p := standard(t)
	p.onTrack(0, 3, "se_wing_lancer")
	p.hand(0, "se_lantern_bearer")
	p.sides[0].stops[windowPrepare] = stopAlways
	p.begin(0, turnPrepare)
	says := func(ask, phase string) {
		t.Helper()
		if got := p.Prompt(); got.Ask.String() != ask || got.Phase.String() != phase {
			t.Errorf("%q, %q", got.Ask, got.Phase)
		}
	}
	says("Player 1: Play actions and abilities, or go on to the Draw step", "step 1 of 6, Prepare")
	p.do(Continue)
	says("Player 1: Play actions and abilities, or go on to the Advance step", "step 2 of 6, Draw")
	p.do(Continue)
	says("Player 1: Wing Lancer leaves the track; order it to Storm, Hold Ground or Support", "step 3 of 6, Advance War Track")
	p.do(OrderSupport)
	says("Player 1: Play a creature, actions and abilities, or end the turn", "step 4 of 6, Deploy")
	p.sides[0].extra = true
	p.do(Continue)
	says("Player 1: Take the extra turn, or not", "step 5 of 6, Extra Turn")

	p = against(t, grakka, "ysra")
	p.hand(0, "ys_smoke_veil_adept", "ys_gutter_informant")
	p.boss.menace = 2
	p.hand(bossSide, "gb_plunder_the_stores")
	p.bossTurn(bossPlays)
	says("React to the action Plunder the Stores, or pass", "boss step 4 of 5, Play Actions")
}

func TestDescribeBossTie(t *testing.T) { // ST-BOS-14, ST-RUL-29
	p := against(t, grakka, "seraphia")
	p.boss.menace = 3
	p.hand(bossSide, "sh_seal_of_nova", "gb_ram_crew")
	p.hand(bossSide, "gb_goblin_marius", "sh_ghost_dancer")
	p.bossTurn(bossPlays)
	p.asks(askTie, 0)
	for _, c := range p.Decision().Choices {
		d := p.Describe(c)
		if !strings.HasPrefix(d.Sentence.String(), "Choose ") || d.Rule != "ST-BOS-14" && d.Rule != "ST-RUL-29" || len(d.Path) != 1 {
			t.Errorf("%+v", d)
		}
	}
}

func TestDescribeConflict(t *testing.T) { // ST-EX-4, ST-CNF-2
	p := at(t, duel, "khunglai", "styxia")
	master := p.onTrack(0, 3, "kh_retired_master")
	yak := p.onTrack(0, 1, "kh_armored_yak")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	for p.ask.kind == askAttack {
		p.do(StrikeAt, 1)
	}
	p.asks(askConflict, 0)
	if got := p.Describe(p.choice(Replace, master)); got.Sentence.String() != "Retired Master becomes a Supporter, as Retired Master says" || got.Path[0] != p.card(master) {
		t.Errorf("%+v", got)
	}
	if got := p.Describe(p.choice(Replace, yak)); got.Sentence.String() != "Retired Master goes to the hand, as Armored Yak says" {
		t.Errorf("%+v", got)
	}
	if got := p.Describe(ofCard(Replace, noCard, cards.None)); got.Path[0] != buttonByAction {
		t.Errorf("%+v", got)
	}
}

func TestDescribeCreatureInLastManStanding(t *testing.T) { // ST-RUL-37
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	c := p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	if got := p.Describe(p.choice(PlayCreature, c)).Path; !slices.Equal(got, []rules.Element{p.card(c), buttonCreature}) {
		t.Errorf("with two empty Deployment Zones: %v", got)
	}
	p.onTrackOf(0, 0, 1, "se_hospitaller")
	if got := p.Describe(p.choice(PlayCreature, c)).Path; !slices.Equal(got, []rules.Element{p.card(c), "slot:1/0"}) {
		t.Errorf("with one: %v", got)
	}
}

func TestEveryKeywordRestsOnItsRule(t *testing.T) { // ST-KEY-5, ST-KEY-9, ST-KEY-14, ST-KEY-16, ST-CMD-4
	for key, want := range map[string]string{
		"kh_druuk_school_adept": "Vision: draw that many cards, keep one, put the others on top of the Resources or under them (ST-KEY-16).",
		"kh_tengu":              "Shapeshift: return it to the hand and put another creature card of the hand in its place (ST-KEY-14).",
		"ys_smoke_veil_adept":   "Negate: cancels the action or ability that it answers; played only as a reaction (ST-CHN-14).",
		"gb_goblin_tank":        "Shielded: actions and abilities of its enemies do not touch it; storms do (ST-CMD-4)",
	} {
		id, _ := content.set.ByKey(key)
		p := standard(t)
		p.cards[0].design = id
		list := p.aboutPrint(0).Body
		if boss := key == "gb_goblin_tank"; !boss { // a tooltip says the first two
			list = list[:2]
		}
		if !slices.ContainsFunc(list, func(x rules.Text) bool { return strings.Contains(x.String(), want) }) {
			t.Errorf("%s: %q", key, list)
		}
	}
}

func TestTiesAreAskedForWhatTheyAre(t *testing.T) { // ST-BOS-14, ST-RUL-29, ST-RUL-48
	p := against(t, grakka, "seraphia")
	p.hand(bossSide, "gb_goblin_tank", "gb_goblin_killer")
	p.bossTurn(bossPlays)
	if got := p.Prompt(); got.Ask.String() != "Choose the card that Mudlord Grakka plays next, since several cost the same" || got.Rule != "ST-BOS-14" {
		t.Errorf("%q (%s)", got.Ask, got.Rule)
	}

	p = against(t, grakka, "seraphia", "styxia")
	p.hand(bossSide, "gb_goblin_leader")
	p.bossTurn(bossPlays)
	if got := p.Prompt(); got.Ask.String() != "Player 1: Choose where Goblin Leader leads" || got.Rule != "ST-RUL-48" {
		t.Errorf("%q (%s)", got.Ask, got.Rule)
	}
	if got := p.Describe(p.choice(PickSlot, 1, 0)); got.Sentence.String() != "Let it lead on the Frontline of Mudlord Grakka towards Player 2" || got.Path[0] != p.game.front[1][bossSide] {
		t.Errorf("%+v", got)
	}

	p = against(t, grakka, "seraphia")
	p.boss.menace = 2
	a, b := p.onTrack(0, 1, "se_wing_lancer"), p.onTrack(0, 2, "se_shield_sister")
	p.hand(bossSide, "sh_seal_of_ruin") // kills an Enemy
	p.bossTurn(bossPlays)
	if got := p.Prompt(); got.Ask.String() != "Choose the target of Seal of Ruin, since several cost the same" || got.Rule != "ST-RUL-29" {
		t.Errorf("%q (%s)", got.Ask, got.Rule)
	}
	for _, c := range []cardNo{a, b} {
		if got := p.Describe(p.choice(Pick, c)); got.Rule != "ST-RUL-29" || got.Path[0] != p.card(c) {
			t.Errorf("%+v", got)
		}
	}
}

// TestGlossary: each word of a card is explained once, and a card without words has none.
func TestGlossary(t *testing.T) { // ST-KEY-5, ST-KEY-7, ST-KEY-16
	for key, want := range map[string][]string{
		"se_lantern_bearer": {"Vision: ", "Heal: "},
		"sx_bone_thrall":    {"DMG: "},
	} {
		id, ok := content.set.ByKey(key)
		if !ok {
			t.Fatalf("no card %q", key)
		}
		got := Glossary(&content.set.Cards[id])
		if len(got) != len(want) {
			t.Errorf("%s: %v", key, got)
			continue
		}
		for i, text := range got {
			if !strings.HasPrefix(text.String(), want[i]) || !strings.HasSuffix(text.String(), ".") {
				t.Errorf("%s: %q", key, text)
			}
		}
	}
}
