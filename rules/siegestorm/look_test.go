package siegestorm

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

func TestViewHidesFaces(t *testing.T) { // ST-INV-19, ST-CRD-7, ST-ZON-11
	p := standard(t)
	p.hand(0, "se_gate_novice")
	p.hand(1, "sx_bone_thrall", "sx_bone_thrall")
	p.supporter(1, "sx_grave_picket")
	open := p.casualties(1, "sx_soul_ferryman")
	p.begin(0, turnDeploy)
	for viewer, sees := range map[rules.Seat][2]bool{0: {true, false}, 1: {false, true}, rules.NoSeat: {true, true}} {
		v := p.View(viewer)
		for d, side := range v.Sides {
			for _, c := range slices.Concat(side.Hand, side.Support) {
				if (c.Card != nil) != sees[d] || (c.Number >= 0) != sees[d] {
					t.Errorf("viewer %d, side %d: %+v", viewer, d, c)
				}
			}
			if side.Resources != p.sides[d].resources.len() {
				t.Errorf("side %d has %d Resources in the view", d, side.Resources)
			}
		}
		if side := v.Sides[1]; len(side.Hand) != 2 || len(side.Casualties) != 1 || side.Casualties[0].Number != int(open) || side.Support[0].Element != "support:1/0" {
			t.Errorf("viewer %d: %+v", viewer, side)
		}
	}
}

func TestViewOfStolenCard(t *testing.T) { // ST-CRD-7, ST-RUL-60
	p := standard(t)
	c := p.find(1, "sx_bone_thrall")
	p.lift(c)
	p.put(c, inHand, 0)
	p.begin(0, turnDeploy)
	if v := p.View(1).Sides[0].Hand[0]; v.Owner != 0 || v.Card != nil {
		t.Errorf("a back tells whose deck it is from: %+v", v)
	}
	if v := p.View(0).Sides[0].Hand[0]; v.Owner != 1 || v.Holder != 0 || v.Card == nil {
		t.Errorf("%+v", v)
	}
}

func TestViewOfHandsInCoop(t *testing.T) {
	for _, open := range []bool{false, true} {
		p := together(t, func(p *position) {
			p.set.open = open
			bothCanPlay(p)
		})
		if v := p.View(0).Sides[1].Hand[0]; (v.Card != nil) != open {
			t.Errorf("open hands %v: %+v", open, v)
		}
	}
}

func TestViewOfChanges(t *testing.T) { // ST-CRD-4, ST-PLY-11, ST-RUL-12, ST-CMD-7
	p := standard(t)
	c := p.onTrack(0, 1, "se_wing_lancer") // ATT 3, DEF 1
	p.onTrack(0, 2, "se_bannered_captain") // Allies +1 ATT
	p.onFront(0, "se_citadel_warden")      // Allies +1 DEF
	giver := p.casualties(0, "se_shield_sister")
	p.modify(c, giver, 0, 2)
	p.begin(0, turnDeploy)
	v := p.View(0).Tracks[0].Slots[0]
	if v.ATT != 4 || v.DEF != 4 || !v.Defender {
		t.Errorf("%+v", v)
	}
	name := func(key string) rules.Text {
		id, _ := p.game.set.ByKey(key)
		return p.game.set.Cards[id].Told()
	}
	want := []Change{{name("se_bannered_captain"), 1, 0, false}, {name("se_citadel_warden"), 0, 1, false}, {name("se_shield_sister"), 0, 2, true}}
	if !reflect.DeepEqual(v.Changes, want) {
		t.Errorf("changes %+v", v.Changes)
	}
	a, _ := p.About(p.card(c))
	lines := ""
	for _, l := range a.Lines {
		lines += l.Label.String() + "=" + l.Value.String() + ";"
	}
	if !strings.HasPrefix(lines, "Attack (ATT)=4 (print 3);Defence (DEF)=4 (print 1);Bannered Captain=+1 ATT;Citadel Warden=+1 DEF;Shield-Sister=+2 DEF until the end of turn;") {
		t.Errorf("the article says %s", lines)
	}
}

// TestChangesAddUp: print and all sources give the current values, which are never negative.
func TestChangesAddUp(t *testing.T) { // ST-RUL-12, ST-PLY-11
	eachPosition(t, 6, func(s *State, _ []rules.Event) {
		var buf [maxBoard]cardNo
		for _, c := range s.battlefield(buf[:0]) {
			att, def := int(s.design(c).ATT), int(s.design(c).DEF)
			for _, change := range s.changes(c) {
				att, def = att+change.ATT, def+change.DEF
			}
			if max(0, att) != s.attack(c) || max(0, def) != s.defence(c) {
				t.Errorf("%s: %d/%d by its sources, %d/%d on the board", s.name(c), att, def, s.attack(c), s.defence(c))
			}
		}
	})
}

func TestViewOfOrder(t *testing.T) { // ST-STO-4, ST-STO-9, ST-STO-10
	p := standard(t)
	c := p.onTrack(0, 3, "se_judicator") // ATT 4
	p.onTrack(1, 1, "sx_soul_ferryman")  // DEF 2
	held := p.inMiddle(1, "sx_bone_thrall")
	p.resources(1, 1)
	p.begin(0, turnAdvance)
	v := p.View(1)
	s := v.Storm
	if s == nil || s.Card.Number != int(c) || s.Guard != 0 || s.Strength != 4 || s.ActionDone || s.Defender != nil || s.Others || s.Takes != 1 || s.From != 1 || !s.Beats || !s.Wins { // its action returns the Defender
		t.Fatalf("%+v", s)
	}
	p.resources(1, 0) // the last blow takes no card: it wins all the same
	if s := p.View(1).Storm; s.Takes != 0 || s.From != 1 || !s.Beats || !s.Wins {
		t.Errorf("%+v", s)
	}
	want := []StormTarget{{Element: p.card(held), Strength: 4, Kills: true}, {Element: "seat:1", Strength: 4, Resources: 1, Loses: true, Reach: Span{Least: 1, Most: 1}}}
	if !slices.Equal(s.Targets, want) {
		t.Errorf("%+v", s.Targets)
	}
	if len(v.Exits) != 1 || v.Decision != "order" || v.Step != "advance" {
		t.Errorf("%+v %s %s", v.Exits, v.Decision, v.Step)
	}
}

func TestViewOfBossStormInCoop(t *testing.T) { // ST-COP-10, ST-EX-25
	p := against(t, grakka, "seraphia", "styxia")
	killer := p.onTrack(bossSide, 3, "gb_ram_crew") // ATT 4
	p.onTrack(0, 1, "se_lantern_bearer")            // DEF 1, and 1 less by Ram Crew
	p.onFront(0, "se_hospitaller")                  // DEF 3
	v := p.stormOf(killer, rules.NoSeat)
	if len(v.Targets) != 3 {
		t.Fatalf("%+v", v.Targets)
	}
	if a, b, c := v.Targets[0], v.Targets[1], v.Targets[2]; a.Strength != 4 || !a.Kills || b.Element != "seat:0" || c.Element != "seat:1" || c.Strength != 4 {
		t.Errorf("%+v", v.Targets)
	}
	p.onTrack(1, 1, "sx_lich_regent") // DEF 4, 3 by Ram Crew
	if got := p.stormOf(killer, rules.NoSeat).Targets[2]; got.Strength != 1 || got.Resources != 1 {
		t.Errorf("against the second player's Defender: %+v", got)
	}
}

func TestViewOfPayment(t *testing.T) { // ST-RUL-2, ST-PLY-4
	p := standard(t)
	c := p.hand(0, "se_choir_magister")
	p.hand(0, "se_hospitaller", "se_gate_novice")
	p.supporter(0, "se_wing_lancer")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, c)
	v := p.View(0).Pay
	cheap, dear := p.card(p.sides[0].hand.list[2]), p.card(p.sides[0].hand.list[1])
	if v == nil || v.Card.Number != int(c) || v.As != "creature" || v.Cost != 3 || !slices.Equal(v.Propose, []rules.Element{"support:0/0", cheap, dear}) {
		t.Fatalf("%+v", v)
	}
	p.do(PaySupporter, 0)
	if v = p.View(0).Pay; !slices.Equal(v.Paid, []rules.Element{"support:0/0"}) || len(v.Propose) != 2 {
		t.Errorf("%+v", v)
	}
	if v := p.View(1).Pay; v != nil {
		t.Errorf("the opponent sees what is being announced: %+v", v)
	}
}

func TestViewOfTheChain(t *testing.T) { // ST-CHN-8, ST-CHN-14
	p := at(t, duel, "ysra", "ysra")
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
	p.asks(askReact, 1)
	v := p.View(1).Chain
	if len(v) != 1 || v[0].Kind != "action" || v[0].By != 0 || v[0].Target == nil || v[0].Target.Number != int(foe) || v[0].Element != "chain:0" {
		t.Fatalf("%+v", v)
	}
	a, ok := p.About("chain:0")
	if !ok || a.Title.String() != "Action of Player 1" || !strings.Contains(a.Body[0].String(), "The Assassin: ") {
		t.Errorf("%+v", a)
	}
}

func TestViewOfTheBoss(t *testing.T) { // ST-BOS-13, ST-EX-20
	p := against(t, king, "seraphia")
	p.boss.menace = 1
	p.hand(bossSide, "gb_goblin_tank", "sh_shaman_berserker", "gb_goblin_leader", "gb_wolf_rider")
	p.push(frame{kind: bossTurnFrame, by: bossSide, stage: bossPlays})
	p.active = bossSide
	v := p.View(0)
	var got []string
	for _, c := range v.Boss.Order {
		got = append(got, c.Card.Key+" "+c.As)
	}
	want := []string{"gb_goblin_tank deploy", "gb_goblin_leader leader", "sh_shaman_berserker place", "gb_wolf_rider place"}
	if !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	if v.Step != "play" || v.Boss.Menace != 1 || len(v.Sides) != 2 || v.Sides[1].Side != int(bossSide) {
		t.Errorf("%+v", v)
	}
	a, _ := p.About(bossCard)
	plan := ""
	for _, l := range a.Lines {
		plan += l.Label.String() + "=" + l.Value.String() + ";"
	}
	if !strings.HasSuffix(plan, "Goblin Tank=1. Deploy;Goblin Leader=2. Leader;Shaman Berserker=no place for it;Wolf Rider=no place for it;") {
		t.Error(plan)
	}
}

func TestViewOfLastManStanding(t *testing.T) { // ST-LMS-2
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	p.onTrackOf(1, 3, 1, "sx_bone_thrall")
	v := p.View(rules.NoSeat)
	if len(v.Tracks) != 6 || len(v.Zones) != 3 || v.Tracks[0].Towards != 1 || v.Tracks[0].Facing != 3 || v.Tracks[1].Towards != 2 || v.Tracks[3].Slots[0] == nil {
		t.Errorf("%+v", v.Tracks)
	}
	if p.trackName(0).String() != "the left war track, towards Player 2" {
		t.Error(p.trackName(0))
	}
}

func TestSketchShowsTheBoard(t *testing.T) {
	p := against(t, king, "seraphia")
	p.hand(0, "se_gate_novice")
	p.onTrack(0, 1, "se_wing_lancer")
	p.inMiddle(bossSide, "gb_goblin_marius")
	p.playersTurn()
	text := p.Sketch()
	for _, want := range []string{fmt.Sprintf("The Goblin King: Life %[1]d/%[1]d, Menace 1", p.boss.life), "hand: Gate Novice (0)", "[Wing Lancer 3/1] [-] [-]", "No Man's Land [Goblin Marius 3/3 of The Goblin King]"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
}

// The ATT that a creature keeps is without what lasts until the end of the turn, and never below 0.
func TestWhatACreatureKeepsOfItsATT(t *testing.T) {
	v := CardView{ATT: 6, Changes: []Change{{ATT: 1}, {ATT: 2, Turn: true}, {DEF: 3, Turn: true}}}
	if v.LaterATT() != 4 {
		t.Errorf("it keeps %d of %d", v.LaterATT(), v.ATT)
	}
	v = CardView{ATT: 1, Changes: []Change{{ATT: -2}, {ATT: 2, Turn: true}}}
	if v.LaterATT() != 0 {
		t.Errorf("it keeps %d", v.LaterATT())
	}
}
