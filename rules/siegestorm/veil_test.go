package siegestorm

import (
	"reflect"
	"slices"
	"testing"

	"portcullis/rules"
)

// secrets is a Duel in which both players have cards in every hidden place.
func secrets(t *testing.T) *position {
	t.Helper()
	p := standard(t)
	p.hand(0, "se_gate_novice", "se_wing_lancer", "se_judicator")
	p.hand(1, "sx_bone_thrall", "sx_lich_regent")
	p.supporter(0, "se_hospitaller")
	p.supporter(1, "sx_grave_picket")
	p.supporter(1, "sx_carrion_hound")
	p.cards[p.sides[1].support.list[1]].committed = true
	p.onTrack(0, 2, "se_shield_sister")
	p.onTrack(1, 1, "sx_ashen_reaver")
	p.casualties(1, "sx_soul_ferryman")
	p.begin(0, turnDeploy)
	return p
}

// What a seat sees stays, what it cannot see is dealt anew; sizes, committed Supporters and the
// set of the cards are known.
func TestVeilKeepsWhatIsSeen(t *testing.T) { // ST-CRD-7, ST-FFA-3, ST-INV-19
	p := secrets(t)
	hands, supports, decks, own := map[cardNo]bool{}, map[cardNo]bool{}, map[cardNo]bool{}, map[cardNo]bool{}
	for seed := range uint64(60) {
		r := rules.NewRand(seed)
		v := p.Veiled(0, &r).(*State)
		if err := v.Check(); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(v.sides[0].hand.cards(), p.sides[0].hand.cards()) || !slices.Equal(v.sides[0].support.cards(), p.sides[0].support.cards()) {
			t.Fatal("the own hand or Supporters changed")
		}
		if v.tracks != p.tracks || !slices.Equal(v.sides[1].casualties.cards(), p.sides[1].casualties.cards()) {
			t.Fatal("what is open changed")
		}
		if v.sides[1].hand.len() != 2 || v.sides[1].support.len() != 2 || v.sides[1].resources.len() != p.sides[1].resources.len() {
			t.Fatal("the sizes of hidden piles changed")
		}
		if v.cards[v.sides[1].support.list[0]].committed || !v.cards[v.sides[1].support.list[1]].committed {
			t.Fatal("another Supporter is committed")
		}
		for _, c := range v.sides[1].hand.cards() {
			hands[c] = true
		}
		for _, c := range v.sides[1].support.cards() {
			supports[c] = true
		}
		decks[v.sides[1].resources.top()] = true
		own[v.sides[0].resources.top()] = true
	}
	if len(hands) < 20 || len(supports) < 20 || len(decks) < 20 || len(own) < 20 {
		t.Errorf("in 60 worlds the other hand had %d cards, the Support Zone %d, the other deck %d and the own one %d on top", len(hands), len(supports), len(decks), len(own))
	}
}

// Each deck gets cards of its owner only; a stolen card may be in any hand.
func TestVeilDealsDecksToTheirOwners(t *testing.T) {
	p := four(t)
	p.lent(1, 0, "se_judicator", inHand)
	p.lent(1, 2, "ys_the_assassin", inHand)
	p.lent(3, 0, "se_gate_novice", inSupport)
	p.begin(0, turnDeploy)
	stolen := map[side]int{}
	for seed := range uint64(80) {
		r := rules.NewRand(seed)
		v := p.Veiled(0, &r).(*State)
		for d := range side(4) {
			for _, c := range v.sides[d].resources.cards() {
				if v.cards[c].owner != d {
					t.Fatalf("a card of player %d is in the deck of %d", v.cards[c].owner, d)
				}
			}
		}
		for _, c := range v.sides[3].support.cards() {
			stolen[v.cards[c].owner]++
		}
	}
	if stolen[0] == 0 || stolen[2] == 0 {
		t.Errorf("the Supporter of player 4 is of the players %v", stolen)
	}
}

// The boss's hand is open; which of his cards were never dealt is not (ST-RUL-54).
func TestVeilAgainstABoss(t *testing.T) { // ST-RUL-54
	s := deal(t, 4, 1, map[string]string{optionMode: "solo"})
	for s.ask.kind == askMulligan || s.ask.kind == askTie {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	out := map[cardNo]bool{}
	for seed := range uint64(30) {
		r := rules.NewRand(seed)
		v := s.Veiled(0, &r).(*State)
		if !slices.Equal(v.sides[bossSide].hand.cards(), s.sides[bossSide].hand.cards()) {
			t.Fatal("the boss's hand changed")
		}
		for c := range cardNo(maxCards) {
			if v.cards[c].owner == bossSide && v.cards[c].place == outOfGame {
				out[c] = true
			}
		}
	}
	if len(out) < 2*bossDeck/2 {
		t.Errorf("in 30 worlds %d cards of the boss were out of the game", len(out))
	}
}

// Partners who show each other their cards know the same; those who do not, do not.
func TestOpenHands(t *testing.T) { // ST-COP-1
	for value, open := range map[string]bool{"on": true, "off": false} {
		s := deal(t, 2, 2, map[string]string{optionMode: "coop", optionOpen: value})
		r := rules.NewRand(1)
		v := s.Veiled(0, &r).(*State)
		if same := slices.Equal(v.sides[1].hand.cards(), s.sides[1].hand.cards()); same != open || s.Open() != open {
			t.Errorf("open_hands %s: the partner's hand is seen: %v, open: %v", value, same, s.Open())
		}
	}
}

// The veil depends on nothing that the seat cannot see.
func TestVeilForgetsTheTruth(t *testing.T) { // ST-INV-19
	p := secrets(t)
	r := rules.NewRand(9)
	other := p.Veiled(0, &r).(*State)
	a, b := rules.NewRand(3), rules.NewRand(3)
	x, _ := p.Veiled(0, &a).Snapshot()
	y, _ := other.Veiled(0, &b).Snapshot()
	if string(x) != string(y) {
		t.Error("two matches that look alike are veiled differently")
	}
}

// The back of a card that moves unseen says whose it is and no more.
func TestRedact(t *testing.T) { // ST-CRD-7, ST-REA-9
	p := secrets(t)
	e := func(from, to rules.Element) rules.Event {
		return rules.Event{Kind: rules.CardMoved, Name: "drawn", Seat: 1, Subject: "card:40", From: from, To: to, Reveals: true}
	}
	for name, test := range map[string]struct {
		event   rules.Event
		subject [2]rules.Element
		reveals [2]bool
	}{
		"a draw":          {e("resources:1", "hand:1"), [2]rules.Element{"back:1", "card:40"}, [2]bool{false, true}},
		"a payment":       {e("hand:1", "casualties:1"), [2]rules.Element{"card:40", "card:40"}, [2]bool{true, false}},
		"a theft":         {e("hand:0", "hand:1"), [2]rules.Element{"card:40", "card:40"}, [2]bool{true, true}},
		"a new Supporter": {e("hand:1", "supports:1"), [2]rules.Element{"back:1", "card:40"}, [2]bool{false, false}},
		"damage":          {e("resources:1", "casualties:1"), [2]rules.Element{"card:40", "card:40"}, [2]bool{true, true}},
		"Vision":          {e("resources:1", "vision:1"), [2]rules.Element{"back:1", "card:40"}, [2]bool{false, true}},
		"put back":        {e("vision:1", "resources:1"), [2]rules.Element{"back:1", "card:40"}, [2]bool{false, false}},
		"an advance":      {e("slot:1/0", "slot:1/1"), [2]rules.Element{"card:40", "card:40"}, [2]bool{true, false}},
	} {
		for seat := range rules.Seat(2) {
			got := p.Redact(test.event, seat)
			if got.Subject != test.subject[seat] || got.Reveals != test.reveals[seat] {
				t.Errorf("%s, seen by %d: %s, reveals %v", name, seat, got.Subject, got.Reveals)
			}
		}
	}
	pass := rules.Event{Kind: rules.Note, Name: passedEvent, Rule: passTurnRule, Seat: 1}
	if got := p.Redact(pass, 0); got.Rule != passRule {
		t.Errorf("the other seat learns that it was a pass by %s", got.Rule)
	}
	if got := p.Redact(pass, 1); got != pass {
		t.Error("the seat itself does not")
	}
}

// Which hand card is being announced, and which ones pay, another seat does not know: in its worlds
// it is any card that is played alike at the same cost. The question stays the same.
func TestVeilOfAnAnnouncement(t *testing.T) { // ST-RUL-2, ST-CRD-7
	p := secrets(t)
	judicator := p.sides[0].hand.list[2]
	p.do(PlayCreature, judicator)
	p.do(PaySupporter, 0)
	p.asks(askPay, 0)
	announced, first := map[cardNo]bool{}, map[cardNo]bool{}
	for seed := range uint64(60) {
		r := rules.NewRand(seed)
		v := p.Veiled(1, &r).(*State)
		if err := v.Check(); err != nil {
			t.Fatal(err)
		}
		c := v.play.card
		if v.ask != p.ask || v.play.kind != playCreature || v.play.cost != p.State.play.cost || v.cards[c].place != inHand || v.cards[c].holder != 0 {
			t.Fatalf("%s in %s is announced", v.cardName(c), v.cards[c].place)
		}
		if v.design(c).Cost != p.design(judicator).Cost || !v.design(c).Creature() {
			t.Fatalf("%s cannot be what is announced", v.cardName(c))
		}
		if v.play.npaid != 1 || v.play.paid[0] != v.sides[0].support.list[0] {
			t.Fatalf("%d Supporters are chosen to pay", v.play.npaid)
		}
		if v.sides[0].hand.index(c) != 0 {
			t.Fatal("its place in the hand tells it")
		}
		announced[c] = true
		first[v.sides[0].hand.list[1]] = true

		r = rules.NewRand(seed)
		again := v.Veiled(1, &r).(*State)
		r = rules.NewRand(seed)
		if diff := differences("", reflect.ValueOf(bare(again)), reflect.ValueOf(bare(p.Veiled(1, &r).(*State)))); len(diff) > 0 {
			t.Fatalf("two matches that look alike veil to different ones: %s", diff)
		}
	}
	if len(announced) < 4 || len(first) < 20 {
		t.Errorf("in 60 worlds %d cards were announced, beside %d others", len(announced), len(first))
	}
	r := rules.NewRand(1)
	if own := p.Veiled(0, &r).(*State); own.play.card != judicator {
		t.Error("the seat itself does not know what it announces")
	}
}

// What pays from a hand is hidden too until all is paid.
func TestVeilOfAPayment(t *testing.T) { // ST-PLY-3
	p := standard(t)
	c := p.hand(0, "se_choir_magister")
	p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, c)
	p.do(PayCard, p.sides[0].hand.list[2])
	paid := map[cardNo]bool{}
	for seed := range uint64(40) {
		r := rules.NewRand(seed)
		v := p.Veiled(1, &r).(*State)
		if err := v.Check(); err != nil {
			t.Fatal(err)
		}
		pays := v.play.paid[0]
		if v.play.npaid != 1 || pays == v.play.card || v.sides[0].hand.index(pays) != 1 {
			t.Fatalf("%d cards pay, the first one is %s", v.play.npaid, v.cardName(pays))
		}
		paid[pays] = true
	}
	if len(paid) < 10 {
		t.Errorf("in 40 worlds %d cards paid", len(paid))
	}
}
