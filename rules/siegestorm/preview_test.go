package siegestorm

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// previewed is a preview as text, a line each: "label: value" with the sign of a good or bad line.
func (p *position) previewed(c rules.Choice) string {
	p.t.Helper()
	v, ok := p.Preview(c)
	if !ok {
		p.t.Fatalf("%s has no preview", p.game.Notation(c))
	}
	var b strings.Builder
	for _, l := range v.Lines {
		b.WriteString([...]string{"", "+ ", "- ", ""}[l.Tone] + l.Label.String())
		if !l.Value.Empty() {
			b.WriteString(": " + l.Value.String())
		}
		b.WriteString("\n")
	}
	return b.String()
}

// previews fails unless the preview of a choice has lines, and does not have others.
func (p *position) previews(c rules.Choice, want []string, not ...string) {
	p.t.Helper()
	text := p.previewed(c)
	for _, line := range want {
		if !strings.Contains(text, line+"\n") {
			p.t.Errorf("%s: %q is missing in\n%s", p.game.Notation(c), line, text)
		}
	}
	for _, word := range not {
		if strings.Contains(text, word) {
			p.t.Errorf("%s: %q is in\n%s", p.game.Notation(c), word, text)
		}
	}
}

func TestPreviewWarnsOfVision(t *testing.T) { // ST-EX-24
	for n, warned := range map[int]bool{2: true, 3: false} {
		p := at(t, duel, "ysra", "styxia")
		c := p.hand(0, "ys_sand_bridge_scout") // Vision 3
		p.resources(0, n)
		p.begin(0, turnDeploy)
		text := p.previewed(p.choice(PlayAction, c))
		if got := strings.Contains(text, "- Player 1: loses: too few cards\n"); got != warned {
			t.Errorf("with %d Resources:\n%s", n, text)
		}
	}
}

func TestPreviewOfAStorm(t *testing.T) { // ST-STO-4, ST-STO-9, ST-STO-10, ST-KEY-7, ST-EX-10, ST-EX-11
	p := at(t, duel, "seraphia", "seraphia")
	p.onTrack(0, 3, "se_judicator") // ATT 4
	p.onTrack(0, 1, "se_bannered_captain")
	p.onTrack(1, 1, "se_lantern_bearer")
	p.onFront(1, "se_citadel_warden")
	p.inMiddle(1, "se_wing_lancer")
	for range 2 {
		p.to(1, "se_gate_novice", inHealPile)
	}
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	p.previews(of(OrderStorm), []string{
		"Action: Return target Enemy to its owner's hand.",
		"Attack Strength: 5, no Defender", // it can only return Lantern Bearer
		"+ If it strikes Citadel Warden on the Frontline of Player 2: killed: 5 > 3",
		"+ If it strikes Wing Lancer in No Man's Land: killed: 5 > 1",
		"+ If it strikes Player 2: loses 2 Heal cards and 3 of " + strconv.Itoa(p.sides[1].resources.len()) + " Resources",
		"Afterwards: to the Casualties",
	}, "best")
	p.advanceTrack(1)
	p.onTrack(1, 1, "se_judicator") // now there is a choice: that Defender has DEF 3 and takes 1 ATT
	p.listed = false
	p.previews(of(OrderStorm), []string{"What its choices come to at best:", "Attack Strength: 5, no Defender"})
}

// Ways that part only after the attack are told once: what it strikes is the same.
func TestPreviewTellsEachAimOnce(t *testing.T) { // ST-EX-4, ST-CNF-2
	p := at(t, duel, "khunglai", "styxia")
	p.onTrack(0, 3, "kh_retired_master")
	p.onTrack(0, 1, "kh_armored_yak")
	p.onFront(1, "sx_bone_thrall")
	p.begin(0, turnAdvance)
	got, _ := p.Preview(p.choice(OrderStorm))
	seen := map[string]int{}
	for _, l := range got.Lines {
		if seen[l.Label.String()]++; seen[l.Label.String()] > 1 {
			t.Errorf("%q is told again: %v", l.Label, got.Lines)
		}
	}
	if seen["If it strikes Player 2"] != 1 {
		t.Errorf("%v", got.Lines)
	}
}

// What its action takes is told before what it strikes for, in the preview and in what a screen shows of the storm; each once.
func TestPreviewCountsTheAction(t *testing.T) { // ST-STO-2, ST-STO-3, ST-STO-4
	p := at(t, duel, "styxia", "seraphia")
	c := p.onTrack(0, 3, "sx_ashen_reaver") // ATT 5; 2 DMG, then 1 DMG to the own side
	p.onTrack(1, 1, "se_archon_of_dawn")    // DEF 5
	p.resources(0, 9)
	p.resources(1, 9)
	own, other := line(rules.Bad, rules.T("Your Resources"), "−1"), line(rules.Good, rules.T("Resources of Player 2"), "−2")
	wanted := map[string][]rules.Line{
		"to come": {line(rules.Good, rules.T("Resources of Player 1"), "−1"), line(rules.Bad, rules.T("Your Resources"), "−2")},
		"next":    {own, other},
	}
	for n, want := range map[string]*StormView{"to come": p.View(1).Tracks[0].Coming, "next": p.View(0).Tracks[0].Coming} {
		if want == nil || want.Card.Number != int(c) || want.Strength != 0 || want.Takes != 2 || !slices.EqualFunc(want.Before, wanted[n], rules.Line.Equal) {
			t.Errorf("%s: %+v", n, want)
		}
	}
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	if s := p.View(0).Storm; s.Takes != 2 || s.Strength != 0 || len(s.Before) != 2 {
		t.Errorf("%+v", s)
	}
	p.previews(of(OrderStorm), []string{"Resources of Player 1: 9 to 8", "+ Resources of Player 2: 9 to 7", "Attack Strength: 5 - 5 of Archon of Dawn = 0", "Player 2: loses 0 of 7 Resources"}, "If it strikes")
}

func TestPreviewOfOwnHarm(t *testing.T) { // ST-EX-30
	for theirs, want := range map[int]string{1: "+ Player 2: loses: too few cards", 2: "- Player 1: loses: too few cards"} {
		p := at(t, duel, "styxia", "styxia")
		p.onTrack(0, 3, "sx_ashen_reaver") // 2 DMG, then 1 DMG to the own side
		p.resources(0, 0)
		p.resources(1, theirs)
		p.begin(0, turnAdvance)
		p.asks(askOrder, 0)
		other := "Player 1: loses"
		if theirs > 1 {
			other = "Player 2: loses"
		}
		p.previews(of(OrderStorm), []string{want}, other, "Attack Strength")
	}
}

func TestPreviewOfReplacedGoing(t *testing.T) { // ST-EX-4, ST-RUL-64
	p := at(t, duel, "khunglai", "styxia")
	p.onTrack(0, 3, "kh_retired_master")
	p.begin(0, turnAdvance)
	p.previews(of(OrderStorm), []string{"Afterwards: a Supporter", "Resources of Player 1: 33 to 31"})

	p = at(t, duel, "khunglai", "styxia")
	p.onTrack(0, 3, "kh_retired_master")
	p.onTrack(0, 1, "kh_armored_yak")
	p.begin(0, turnAdvance)
	if text := p.previewed(of(OrderStorm)); !strings.Contains(text, "Afterwards: a Supporter or to the hand\n") && !strings.Contains(text, "Afterwards: to the hand or a Supporter\n") {
		t.Error(text)
	}
}

func TestPreviewOfOrders(t *testing.T) { // ST-HLD-2, ST-SUP-1
	p := standard(t)
	p.onTrack(0, 3, "se_lantern_bearer") // placed on the Battle Zone: Heal 1
	p.onFront(0, "se_hospitaller")
	p.casualties(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.begin(0, turnAdvance)
	p.previews(of(OrderFront, 0), []string{"- Hospitaller: to the Casualties", "Heal pile of Player 1: 0 to 1", "ATT and DEF there: 2 and 1"})
	p.previews(of(OrderSupport), []string{"Supporters: 0 to 1"}, "Heal pile")
}

func TestPreviewOfAPlay(t *testing.T) { // ST-PLY-2, ST-KEY-7, ST-RUL-72, ST-PLY-8
	p := standard(t)
	c := p.hand(0, "se_hospitaller") // cost 2, Heal 4
	p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.begin(0, turnDeploy)
	p.previews(p.choice(PlayAction, c), []string{"Cost: 2 of 3 that can be paid", "Action: Heal 4.", "Heal pile of Player 1: 0 to 2"})
	p.previews(p.choice(PlayCreature, c), []string{"Cost: 2 of 3 that can be paid", "ATT and DEF: 2 and 3"}, "Heal pile")
	p.do(PlayCreature, c)
	p.previews(of(PayAuto), []string{"Paid: 2 of 2"})
	p.previews(p.choice(PayCard, p.sides[0].hand.list[1]), []string{"Paid: 1 of 2"})
}

func TestPreviewOfATarget(t *testing.T) { // ST-RUL-19
	p := at(t, duel, "ysra", "ysra")
	c := p.hand(0, "ys_venom_seller") // -3 ATT
	p.hand(0, "ys_gutter_informant")
	a := p.onTrack(1, 1, "ys_the_assassin")
	p.onTrack(1, 2, "ys_purge_doctor")
	p.begin(0, turnDeploy)
	p.do(PlayAction, c)
	p.previews(p.choice(AtTarget, a), []string{"ATT and DEF: 3 and 1", "The Assassin of Player 2: -3 ATT"})
}

func TestPreviewOfDamage(t *testing.T) { // ST-KEY-5, ST-SOL-18, ST-EX-12
	p := at(t, duel, "khunglai", "styxia")
	c := p.hand(0, "kh_ancient_dragon") // 4 DMG
	for range 6 {
		p.hand(0, "kh_warrior_of_shambala")
	}
	p.to(1, "sx_bone_thrall", inHealPile)
	p.resources(1, 3)
	p.begin(0, turnDeploy)
	p.previews(p.choice(PlayAction, c), []string{"+ Resources of Player 2: 3 to 0", "Heal pile of Player 2: 1 to 0"}, "loses")

	p = against(t, grakka, "khunglai")
	c = p.hand(0, "kh_ancient_dragon")
	for range 6 {
		p.hand(0, "kh_warrior_of_shambala")
	}
	p.boss.life = 5
	p.playersTurn()
	p.previews(p.choice(PlayAction, c), []string{"+ Life of Mudlord Grakka: 5 to 1"}, "beaten")
	p.boss.life = 4
	p.previews(p.choice(PlayAction, c), []string{"+ Mudlord Grakka: is beaten"})
}

func TestPreviewOfTheDrawStep(t *testing.T) { // ST-WIN-1, ST-WIN-5, ST-TRN-5, ST-EX-31
	p := at(t, duel, "ysra", "seraphia")
	p.hand(0, "ys_siege_alchemist", "ys_gutter_informant", "ys_gutter_informant")
	p.resources(0, 1)
	p.begin(0, turnPrepare)
	p.asks(askWindow, 0)
	p.previews(of(Continue), []string{"- Drawn now: 2 of 1 Resources: Player 1 loses"})

	p = at(t, duel, "ysra", "seraphia")
	for range 9 {
		p.hand(0, "ys_salt_road_mercenary")
	}
	p.begin(0, turnPrepare)
	p.previews(of(Continue), []string{"Drawn now: 2 of 25 Resources", "- Hand full: 1 card to the Casualties"})
}

func TestPreviewOfTheEnd(t *testing.T) { // ST-TRN-7, ST-WIN-5
	p := at(t, duel, "ysra", "seraphia")
	p.onTrack(1, 3, "se_judicator")
	p.resources(0, 1)
	p.begin(0, turnDeploy)
	p.previews(of(Continue), []string{"- Next Draw step: 2 of 1 Resources", "- Judicator on the last slot: can take the last cards by a storm"})
}

func TestPreviewOfNegate(t *testing.T) { // ST-CHN-14
	p := at(t, duel, "styxia", "ysra")
	c := p.hand(0, "sx_bone_thrall")
	n := p.hand(1, "ys_smoke_veil_adept")
	p.hand(1, "ys_gutter_informant")
	p.begin(0, turnDeploy)
	p.do(PlayAction, c)
	p.asks(askReact, 1)
	p.previews(p.choice(PlayAction, n), []string{"+ Cancels: Bone Thrall"})
}

func TestNoPreviewOfWhatIsNotLegal(t *testing.T) { // ST-PLY-2
	p, c := deploying(t, "se_choir_magister")
	if v, ok := p.Preview(p.choice(PlayCreature, c)); ok {
		t.Errorf("%+v", v)
	}
}

// Before the war track is chosen a preview tells what the play would do in each of them.
func TestPreviewBeforeTheTrackIsChosen(t *testing.T) { // ST-LMS-5
	p := four(t)
	c := p.hand(0, "se_wing_lancer") // Deal 1 DMG. Heal 1.
	p.hand(0, "se_gate_novice")
	p.resources(1, 20)
	p.resources(3, 9)
	p.begin(0, turnDeploy)
	p.previews(p.choice(PlayAction, c), []string{"Cost: 1 of 1 that can be paid", "Heal pile of Player 1: 0 to 1",
		"+ On the left: Resources of Player 2: 20 to 19", "+ On the right: Resources of Player 4: 9 to 8"}, "On the left: Heal", "Player 3")
}

// What an action heals is a part of what the storm comes to as well, and so is whom it kills.
func TestAStormTellsAllThatItsActionChanges(t *testing.T) { // ST-STO-2, ST-STO-3
	p := at(t, duel, "seraphia", "styxia")
	p.onTrack(0, 3, "se_hospitaller") // Heal 4
	p.casualties(0, "se_gate_novice", "se_gate_novice", "se_lantern_bearer", "se_shield_sister", "se_shield_sister")
	v := p.View(0).Tracks[0].Coming
	if want := line(rules.Good, rules.T("Your Heal pile"), "+4"); len(v.Before) != 1 || !v.Before[0].Equal(want) {
		t.Errorf("%v", v.Before)
	}
	p = at(t, duel, "styxia", "seraphia")
	p.onTrack(0, 3, "sx_hangman_of_the_styx") // kills an Enemy; 1 DMG for it
	p.onTrack(1, 2, "se_choir_magister")
	v = p.View(0).Tracks[0].Coming
	if want := line(rules.Good, rules.T("Choir Magister"), "killed"); len(v.Before) != 2 || !v.Before[1].Equal(want) {
		t.Errorf("%v", v.Before)
	}
}

// What a kill sets off is a part of what a play comes to, and so is what the choices on the way come to at best.
func TestAPlayTellsWhatItSetsOff(t *testing.T) { // ST-RUL-68, ledger 10
	p := at(t, duel, "styxia", "seraphia")
	p.action("sx_bone_thrall", cards.Effect{Do: cards.Kill, Target: cards.TargetEnemy})
	p.passive("se_gate_novice", cards.Passive{Kind: cards.Triggered, On: cards.Killed, Effects: []cards.Effect{{Do: cards.Damage, N: 2}}})
	c := p.hand(0, "sx_bone_thrall")
	novice := p.onTrack(1, 1, "se_gate_novice")
	p.resources(0, 20)
	p.begin(0, turnDeploy)
	p.previews(p.choice(PlayAction, c), []string{"Resources of Player 1: 20 to 18"}, "at best")
	p.onTrack(1, 2, "se_shield_sister")
	p.listed = false
	p.previews(p.choice(PlayAction, c), []string{"Action: Deal 1 DMG."}, "Resources") // it can kill the other one
	p.do(PlayAction, c)
	p.previews(p.choice(AtTarget, novice), []string{"Gate Novice of Player 2: killed", "Resources of Player 1: 20 to 18"})
}

// Who would be out of Last Man Standing is told to lose; that his cards leave the match with him is no loss of them.
func TestAPreviewOfWhoIsOutTellsNoLoss(t *testing.T) { // ST-LMS-8
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	p.action("se_gate_novice", cards.Effect{Do: cards.Draw, N: 3})
	c := p.hand(0, "se_gate_novice")
	p.to(0, "se_shield_sister", inHealPile)
	p.resources(0, 2)
	p.begin(0, turnDeploy)
	p.previews(p.choice(PlayAction, c), []string{"- Player 1: loses: too few cards"}, "Heal pile of", "Resources of")
}

// What the next storms take is told too while a creature that has left its track is to be ordered: what it is to do depends on it.
func TestTheNextStormIsToldWhileAnOrderIsAsked(t *testing.T) { // ST-TRN-7, ST-STO-3
	p := at(t, duel, "styxia", "seraphia")
	p.onTrack(0, 3, "sx_bone_thrall")
	p.onTrack(1, 3, "se_archon_of_dawn")
	p.resources(0, 9)
	p.resources(1, 9)
	before := p.View(0).Tracks[1].Coming
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	now := p.View(0).Tracks[1].Coming
	if before == nil || now == nil || now.Takes != before.Takes || now.From != before.From {
		t.Errorf("before the order %+v, while it is asked %+v", before, now)
	}
}
