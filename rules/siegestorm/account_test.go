package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// TestTheHoldOfAnotherStandsInTheAccount: a creature that an opponent sends from its war track into No Man's Land is none that is new,
// and its hold stands against the seat; that of the seat itself does not.
func TestTheHoldOfAnotherStandsInTheAccount(t *testing.T) { // ST-HLD-1
	p := at(t, duel, "seraphia", "styxia")
	p.onTrack(0, 3, "se_wing_lancer")
	p.begin(0, turnAdvance)
	before := [2][]rules.Holding{p.Account(0, nil), p.Account(1, nil)}
	p.do(OrderMiddle, 0)
	held := func(seat rules.Seat) []rules.Change {
		b := rules.Compare(before[seat], p.Account(seat, nil))
		return slices.DeleteFunc(b.Against, func(c rules.Change) bool { return c.Of != "middle:0" })
	}
	if got := held(1); len(got) != 1 || got[0].Name.String() != "No Man's Land, held by Player 1" || got[0].Figures().String() != "new" {
		t.Errorf("against the other: %v", got)
	}
	if got := held(0); len(got) != 0 {
		t.Errorf("against its holder: %v", got)
	}
}

// TestTheFrontlineOfAnotherStandsInTheAccount: so does its Frontline.
func TestTheFrontlineOfAnotherStandsInTheAccount(t *testing.T) { // ST-HLD-1
	p := at(t, duel, "seraphia", "styxia")
	p.onTrack(0, 3, "se_wing_lancer")
	p.begin(0, turnAdvance)
	before := p.Account(1, nil)
	p.do(OrderFront, 0)
	b := rules.Compare(before, p.Account(1, nil))
	i := slices.IndexFunc(b.Against, func(c rules.Change) bool { return c.Of == "front:0/0" })
	if i < 0 || b.Against[i].Name.String() != "Frontline, held by Player 1" {
		t.Errorf("against the other: %v", b.Against)
	}
	p.onTrack(0, 1, "se_gate_novice")
	b = rules.Compare(before, p.Account(1, nil))
	if i := slices.IndexFunc(b.Against, func(c rules.Change) bool { return c.At == "" && c.Of.Kind() == "card" }); i < 0 || i < slices.IndexFunc(b.Against, func(c rules.Change) bool { return c.Of == "front:0/0" }) {
		t.Errorf("what comes onto a war track stands before the ground that was taken: %v", b.Against)
	}
}

// TestTheOwnHandStandsInTheAccountCardByCard: who has to discard is told which card went; of what others hold the number alone is told.
func TestTheOwnHandStandsInTheAccountCardByCard(t *testing.T) {
	p := at(t, duel, "seraphia", "styxia")
	p.hand(0, "se_citadel_warden")
	held := func(seat rules.Seat) (names []string) {
		for _, h := range p.Account(seat, nil) {
			if h.Sort == rules.Held {
				names = append(names, h.Name.String())
			}
		}
		return names
	}
	if got := held(0); !slices.Equal(got, []string{"Citadel Warden"}) {
		t.Errorf("the seat holds %v", got)
	}
	if got := held(1); len(got) != 0 {
		t.Errorf("the other is told %v", got)
	}
}

// TestWhoStormsIsNoLoss: a creature goes to the Casualties with its blow, which its player wanted; one that is killed on its war track is lost.
func TestWhoStormsIsNoLoss(t *testing.T) { // ST-STO-11
	p, c := stormOf(t, "seraphia", "se_bannered_captain", "styxia", func(p *position) { p.onFront(1, "sx_soul_ferryman") })
	p.asks(askAttack, 0)
	before := p.Account(0, nil)
	killed := p.Clone().(*State)
	killed.send(1, "killed", "ST-KEY-8", c, inCasualties, 0)
	if !rules.Compare(before, killed.Account(0, nil)).Hurts() {
		t.Error("a creature that is killed before its blow is no loss")
	}
	p.Watch(func(e rules.Event) {
		now := p.Account(0, nil)
		if e.Name == "spent" && rules.Compare(before, now).Hurts() {
			t.Error("the creature that struck is a loss")
		}
		before = now
	})
	p.do(StrikeAt, 1)
	p.isIn(c, inCasualties, 0)
	p = at(t, duel, "seraphia", "styxia")
	c = p.onTrack(0, 3, "se_bannered_captain")
	before = p.Account(0, nil)
	p.send(1, "killed", "ST-KEY-8", c, inCasualties, 0)
	if !rules.Compare(before, p.Account(0, nil)).Hurts() {
		t.Error("a creature that is killed is no loss")
	}
}
