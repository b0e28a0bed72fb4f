package siegestorm

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// What can still be paid for a storm is foretold: by how much it raises what is taken, and where the storm beats with it alone. Nothing is
// said of what nobody could pay, and nothing of cards that do not lie open (ST-PLY-13).
func TestWhatCanBePaidForAStormIsForetold(t *testing.T) {
	p := standard(t)
	p.onTrack(1, 3, "sx_bone_thrall")
	smith := p.onTrack(1, 2, "sx_marrow_smith")
	p.hand(1, "sx_carrion_hound")
	p.resources(1, 10)
	p.resources(0, 12)
	p.begin(0, turnDeploy)
	v := p.View(0).Tracks[1].Coming
	if v == nil || v.Takes != 3 { // its ATT, and 1 by its action
		t.Fatalf("the storm is %+v", v)
	}
	r := v.Raised
	if r == nil || r.By.String() != "Marrow Smith" || r.Cost != 1 || r.Adds != 1 || r.Times != 3 || r.Takes != 6 || r.Beats {
		t.Fatalf("what can be paid is %+v", r) // one card in hand, and two that are drawn before
	}
	said, _ := p.Preview(p.choice(Continue))
	if words := lines(said); !strings.Contains(words, "can take 3 cards by a storm, up to 6 if Marrow Smith is paid for") {
		t.Errorf("of the end of the turn it is said: %s", words)
	}
	p.resources(0, 5)
	if r := p.View(0).Tracks[1].Coming.Raised; r == nil || !r.Beats {
		t.Errorf("with 5 cards left: %+v", r)
	}
	said, _ = p.Preview(p.choice(Continue))
	if words := lines(said); !strings.Contains(words, "and the last ones if Marrow Smith is paid for") {
		t.Errorf("of the end of the turn it is said: %s", words)
	}
	p.lift(smith)
	p.put(smith, inHand, 1)
	if r := p.View(0).Tracks[1].Coming.Raised; r != nil {
		t.Errorf("of a card in hand it tells %+v", r)
	}
}

// A Defender whose DEF can be paid away is no more than that in the way (ST-STO-4).
func TestWhatCanBePaidOffADefenderIsForetold(t *testing.T) {
	p := at(t, duel, "seraphia", "ysra")
	p.onTrack(1, 3, "ys_siege_alchemist")
	p.onTrack(1, 2, "ys_venom_seller")
	p.onTrack(0, 1, "se_gate_novice")
	p.hand(1, "ys_salt_road_mercenary", "ys_salt_road_mercenary", "ys_salt_road_mercenary")
	p.begin(0, turnDeploy)
	v := p.View(0).Tracks[1].Coming
	if r := v.Raised; r == nil || r.Takes != v.Takes+2 {
		t.Errorf("of %d cards it is told %+v", v.Takes, r)
	}
}

// One's own storm says what can be paid for it (ST-STO-3).
func TestAStormSaysWhatCanBePaidForIt(t *testing.T) {
	p := at(t, duel, "styxia", "seraphia")
	p.onTrack(0, 3, "sx_carrion_hound")
	p.onTrack(0, 2, "sx_marrow_smith")
	p.hand(0, "sx_bone_thrall", "sx_bone_thrall")
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	said, _ := p.Preview(of(OrderStorm))
	if words := lines(said); !strings.Contains(words, "Ability of Marrow Smith: Attack Strength +1 for each 1 paid, up to 2 more") {
		t.Errorf("it says: %s", words)
	}
}

// A blow that was paid for says so, where it is told of (ST-STO-10, ST-RUL-41).
func TestABlowSaysWhatItWasRaisedBy(t *testing.T) {
	p := standard(t)
	thrall, smith := p.onTrack(1, 3, "sx_bone_thrall"), p.onTrack(1, 2, "sx_marrow_smith")
	p.events = p.events[:0]
	p.modify(thrall, smith, 1, 0)
	p.modify(thrall, smith, 2, 0)
	p.tellStrikeAt(1, thrall, 0, 5)
	told := p.Tell(p.events[0]).String()
	if want := "Bone Thrall has 3 more ATT in this turn, by Marrow Smith."; told != want {
		t.Errorf("it tells %q, want %q", told, want)
	}
	p.modify(thrall, thrall, 1, 0)
	p.events = p.events[:0]
	p.tellStrikeAt(1, thrall, 0, 6)
	told = p.Tell(p.events[0]).String()
	if want := "Bone Thrall has 4 more ATT in this turn."; told != want {
		t.Errorf("it tells %q, want %q", told, want)
	}
	if blow := p.events[1]; blow.N != 6 || blow.M != 0 { // statistics hold the two against each other
		t.Errorf("the blow is %+v", blow)
	}
}

// lines are those of a preview.
func lines(p rules.Preview) string {
	var list []string
	for _, l := range p.Lines {
		list = append(list, l.Label.String()+": "+l.Value.String())
	}
	return strings.Join(list, "; ")
}

// What an ability on the Battlefield deals beside the blow is foretold as well: also where the blow itself comes to nothing (ST-KEY-5).
func TestWhatAnAbilityDealsBesideAStormIsForetold(t *testing.T) {
	p := at(t, duel, "seraphia", "ysra")
	p.onTrack(1, 3, "ys_salt_road_mercenary")
	p.onTrack(1, 2, "ys_siege_alchemist") // deals 1 for each 2 paid
	p.hand(1, "ys_salt_road_mercenary", "ys_salt_road_mercenary", "ys_salt_road_mercenary")
	p.resources(1, 10)
	p.resources(0, 12)
	p.begin(0, turnDeploy)
	v := p.View(0).Tracks[1].Coming
	if r := v.Raised; r == nil || r.Takes != v.Takes+2 || r.Times != 2 || r.Adds != 1 || r.Strength != v.Strength || r.Beats {
		t.Fatalf("of %d cards it is told %+v", v.Takes, r)
	}
	p.resources(0, v.Takes+1)
	if r := p.View(0).Tracks[1].Coming.Raised; r == nil || !r.Beats {
		t.Errorf("with one card more than the storm takes: %+v", r)
	}

	p.teach("ys_salt_road_mercenary", func(c *cards.Card) { c.ATT = 0 })
	p.resources(0, 1)
	if r := p.View(0).Tracks[1].Coming.Raised; r == nil || !r.Beats {
		t.Errorf("where the blow deals nothing and the ability more than is left: %+v", r)
	}

	p = at(t, duel, "ysra", "seraphia")
	p.onTrack(0, 3, "ys_siege_alchemist")
	p.hand(0, "ys_salt_road_mercenary", "ys_salt_road_mercenary")
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	said, _ := p.Preview(of(OrderStorm))
	if words := lines(said); !strings.Contains(words, "Ability of Siege Alchemist: 1 DMG for each 2 paid, up to 1 more") {
		t.Errorf("it says: %s", words)
	}
}
