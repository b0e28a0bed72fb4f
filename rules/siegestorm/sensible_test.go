package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// sensible are the choices that the position leaves to a computer player.
func (p *position) sensible() []rules.Choice { return p.Sensible(nil) }

// ofVerb are the choices of some verbs in a list.
func ofVerb(list []rules.Choice, verbs ...rules.Verb) []rules.Choice {
	var found []rules.Choice
	for _, c := range list {
		if slices.Contains(verbs, c.Verb) {
			found = append(found, c)
		}
	}
	return found
}

func TestSensibleLeavesOutCopiesInTheHand(t *testing.T) {
	p := standard(t)
	p.hand(0, "se_gate_novice", "se_bannered_captain")
	copied := p.find(0, "se_lantern_bearer")
	p.cards[copied].design = p.cards[p.sides[0].hand.list[0]].design
	p.lift(copied)
	p.put(copied, inHand, 0)
	p.supporter(0, "se_shield_sister")
	p.begin(0, turnDeploy)
	all := ofVerb(p.Decision().Choices, PlayCreature)
	kept := ofVerb(p.sensible(), PlayCreature)
	if len(all) != 3 || len(kept) != 2 {
		t.Fatalf("of %v are left %v", all, kept)
	}
	if first, second := p.design(cardNo(kept[0].Args[0])), p.design(cardNo(kept[1].Args[0])); first.Cost <= second.Cost {
		t.Errorf("%s comes before %s, which costs more", first.Name, second.Name)
	}
	if len(ofVerb(p.sensible(), Continue)) != 0 {
		t.Error("to go on without a creature that costs nothing is left open")
	}
	named := func(c rules.Choice) string { return p.design(cardNo(c.Args[0])).Name }
	for _, c := range all {
		if !slices.ContainsFunc(kept, func(k rules.Choice) bool { return p.Alike(k, c) && named(k) == named(c) }) {
			t.Errorf("%v is like none of %v", c, kept)
		}
	}
	if p.Alike(kept[0], kept[1]) {
		t.Errorf("%v and %v are told to be alike", kept[0], kept[1])
	}
}

// What lies open is not alike: which copy is meant matters.
func TestSensibleKeepsCopiesOnTheBattlefield(t *testing.T) {
	p := at(t, duel, "styxia", "ysra")
	low, high := p.onTrack(1, 1, "ys_siege_alchemist"), p.find(1, "ys_purge_doctor")
	p.cards[high].design = p.cards[low].design
	p.lift(high)
	p.stand(high, p.firstTrack(1), 2)
	hangman := p.hand(0, "sx_hangman_of_the_styx")
	p.fund(0, int(p.design(hangman).Cost))
	p.hand(0, "sx_bone_thrall")
	p.begin(0, turnDeploy)
	p.do(PlayAction, hangman)
	if kept := ofVerb(p.sensible(), AtTarget); len(kept) != 2 {
		t.Errorf("of two targets are left %v", kept)
	}
	if len(ofVerb(p.Decision().Choices, Cancel)) != 1 || len(ofVerb(p.sensible(), Cancel)) != 0 {
		t.Errorf("taking back: of %v are left %v", p.Decision().Choices, p.sensible())
	}
	p.do(AtTarget, low)
	p.asks(askPay, 0)
	if all := p.Decision().Choices; len(ofVerb(all, PayCard)) == 0 || len(ofVerb(all, PaySupporter)) == 0 {
		t.Fatalf("there is not both to pay with: %v", all)
	}
	if paid := p.sensible(); len(paid) != 1 || paid[0].Verb != PayAuto {
		t.Errorf("to pay: of %v are left %v", p.Decision().Choices, paid)
	}
}

// Which copy is discarded makes no difference, which card does; none that is worth more in all than another.
func TestSensibleOfADiscard(t *testing.T) {
	p := at(t, duel, "ysra", "styxia")
	thrall, copied := p.hand(1, "sx_bone_thrall"), p.hand(1, "sx_wailing_widow")
	p.cards[copied].design = p.cards[thrall].design
	p.hand(1, "sx_carrion_hound", "sx_grave_picket")
	p.sides[1].autoPass = passAlways
	p.act(0, "ys_plague_minister") // your opponent discards 3 cards of their choice
	p.asks(askPick, 1)
	if all, kept := p.Decision().Choices, p.sensible(); len(all) != 4 || len(kept) != 2 {
		t.Errorf("of %v are left %v", all, kept)
	}
}

func TestSensibleLeavesOutBacksThatLieAlike(t *testing.T) {
	p := at(t, duel, "ysra", "styxia")
	for range 2 {
		p.supporter(1, "sx_wailing_widow")
		p.cards[p.supporter(1, "sx_bone_thrall")].committed = true
	}
	p.use(0, p.onTrack(0, 1, "ys_the_assassin"))
	all, kept := ofVerb(p.Decision().Choices, PickBack), ofVerb(p.sensible(), PickBack)
	if len(all) != 4 || len(kept) != 2 {
		t.Fatalf("of %v are left %v", all, kept)
	}
	backs := p.sides[1].support.list
	if p.cards[backs[kept[0].Args[1]]].committed == p.cards[backs[kept[1].Args[1]]].committed {
		t.Errorf("not one that is ready and one that is committed: %v", kept)
	}
}

// A strike must do more than the DEF to kill (ST-STO-7); striking the player always does something.
func TestSensibleLeavesOutStrikesThatKillNothing(t *testing.T) {
	for key, kills := range map[string]bool{"se_citadel_warden": false, "se_lantern_bearer": true} {
		p, _ := stormOf(t, "seraphia", "se_bannered_captain", "seraphia", func(p *position) { p.inMiddle(1, key) })
		p.asks(askAttack, 0)
		if all := ofVerb(p.Decision().Choices, Strike); len(all) != 1 {
			t.Fatalf("%s cannot be struck: %v", key, p.Decision().Choices)
		}
		if kept := p.sensible(); (len(ofVerb(kept, Strike)) == 1) != kills || len(ofVerb(kept, StrikeAt)) != 1 {
			t.Errorf("%s: left are %v", key, kept)
		}
	}
}

func TestSensibleLeavesTheReactionsOfATurnOpen(t *testing.T) {
	p := at(t, duel, "seraphia", "styxia")
	p.hand(1, "sx_oath_eater", "sx_bone_thrall")
	p.act(0, "se_choir_magister")
	p.asks(askReact, 1)
	if len(ofVerb(p.Decision().Choices, PassTurn)) != 1 || len(ofVerb(p.sensible(), PassTurn)) != 0 {
		t.Errorf("of %v are left %v", p.Decision().Choices, p.sensible())
	}
	if kept := p.sensible(); len(ofVerb(kept, Pass)) != 1 || len(ofVerb(kept, PlayAction)) != 1 { // the Thrall is an attacker
		t.Errorf("left are %v", kept)
	}
}

// In which order two cards of a starting hand are put back changes nothing that matters.
func TestSensibleOfAStartingHand(t *testing.T) {
	p := setUp(t)
	hand := p.sides[0].hand.cards()
	p.cards[hand[0]].design, p.cards[hand[1]].design = p.cards[p.find(0, "se_hospitaller")].design, p.cards[p.find(0, "se_bannered_captain")].design
	p.listed = false
	var two, one int
	for _, c := range ofVerb(p.sensible(), PutBack) {
		if c.Args[1] < 0 {
			one++
		} else {
			two++
		}
	}
	if one != 2 || two != 1 || len(ofVerb(p.Decision().Choices, PutBack)) != 4 {
		t.Errorf("%d single cards and %d pairs are left of %v", one, two, p.Decision().Choices)
	}
	if first := p.sensible()[0]; first.Verb != Keep {
		t.Errorf("the first choice is %v, not to keep", first)
	}
}

func TestSensibleLeavesOutHandingOver(t *testing.T) {
	p := together(t, bothCanPlay)
	if len(ofVerb(p.Decision().Choices, HandOver)) != 1 || len(ofVerb(p.sensible(), HandOver)) != 0 {
		t.Errorf("of %v are left %v", p.Decision().Choices, p.sensible())
	}
	if len(ofVerb(p.sensible(), Continue)) != 1 {
		t.Error("going on is left out")
	}
}

// What is usually good comes first, so that a few looks go to it.
func TestPromise(t *testing.T) {
	p := standard(t)
	dear, cheap := p.hand(0, "se_bannered_captain"), p.hand(0, "se_gate_novice")
	order := []rules.Choice{
		p.choice(Strike, dear), of(StrikeAt, 1), p.choice(PlayCreature, dear), p.choice(PlayCreature, cheap), p.choice(PlayAction, cheap),
		of(PutBottom, int16(cheap)), of(Continue),
	}
	for i := range len(order) - 1 {
		if a, b := order[i], order[i+1]; p.promise(a) <= p.promise(b) {
			t.Errorf("%q promises %d, %q %d", content.Notation(a), p.promise(a), content.Notation(b), p.promise(b))
		}
	}
	for _, c := range []rules.Choice{of(Keep), of(Pass), of(Yes), of(OrderStorm)} {
		if p.promise(c) <= p.promise(of(No)) || p.promise(c) <= p.promise(of(OrderSupport)) {
			t.Errorf("%q promises %d", content.Notation(c), p.promise(c))
		}
	}
}

// Three cards for two damage are a poor bargain, unless it ends the match or soon will.
func TestSensibleIsNotDear(t *testing.T) {
	for _, test := range []struct {
		left int // cards of the enemy
		want int // actions that are left
	}{{30, 0}, {8, 1}, {2, 1}} {
		p := at(t, duel, "styxia", "ysra")
		p.hand(0, "sx_ashen_reaver", "sx_bone_thrall", "sx_carrion_hound", "sx_soul_ferryman")
		for p.left(1) > test.left {
			c := p.sides[1].resources.cards()[0]
			p.lift(c)
			p.put(c, inCasualties, 1)
		}
		p.begin(0, turnDeploy)
		reaver := func(list []rules.Choice) (n int) {
			for _, c := range ofVerb(list, PlayAction) {
				if p.design(cardNo(c.Args[0])).Name == "Ashen Reaver" {
					n++
				}
			}
			return n
		}
		if reaver(p.Decision().Choices) == 0 {
			t.Fatal("the action is not offered")
		}
		if got := reaver(p.sensible()); got != test.want {
			t.Errorf("against %d cards %d of its actions are sensible, want %d", p.left(1), got, test.want)
		}
	}
}

// Where nothing else is left than to take back, that is sensible: a snapshot may have announced what has lost its target.
func TestSensibleIsNeverEmpty(t *testing.T) {
	p := at(t, duel, "ysra", "ysra")
	c := p.hand(0, "ys_the_assassin")
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant", "ys_gutter_informant")
	p.onTrack(1, 1, "ys_salt_road_mercenary")
	p.begin(0, turnDeploy)
	p.do(PlayAction, c)
	p.asks(askTarget, 0)
	p.sides[1].protected[0], p.listed = true, false
	if all := p.Decision().Choices; len(all) != 1 || len(ofVerb(all, Cancel)) != 1 {
		t.Fatalf("it can choose %v", all)
	}
	if kept := p.sensible(); len(kept) != 1 {
		t.Errorf("of taking back alone are left %v", kept)
	}
}

// An action that gives fewer cards than it costs is none for a computer player, while the opponent is far from defeat.
func TestActionsThatGiveLessAreLeftOut(t *testing.T) { // ST-PLY-3
	for _, c := range []struct {
		key  string
		left int // of the opponent
		want bool
	}{
		{"sx_soul_ferryman", 20, false}, // 2 cards for 1 that is recalled
		{"sx_wailing_widow", 20, false}, // 2 cards for 1 that is discarded
		{"se_hospitaller", 20, true},    // 3 cards for 4 that heal
		{"sx_marrow_smith", 20, true},   // kills
		{"sx_ashen_reaver", 4, true},    // its 2 DMG bring the end near
	} {
		p := at(t, duel, "seraphia", "styxia")
		card := p.hand(0, c.key)
		p.hand(0, "se_gate_novice", "se_lantern_bearer", "se_shield_sister")
		p.hand(1, "sx_bone_thrall", "sx_bone_thrall")
		p.onTrack(1, 1, "sx_ashen_reaver")
		p.casualties(0, "se_gate_novice", "se_gate_novice")
		p.resources(1, c.left)
		p.begin(0, turnDeploy)
		play := p.choice(PlayAction, card)
		if got := slices.Contains(p.Sensible(nil), play); got != c.want {
			t.Errorf("%s at %d: sensible %t", c.key, c.left, got)
		}
	}
}

// In Last Man Standing an action is judged by the war track in which it does most, not by the first.
func TestDearByTheBetterTrack(t *testing.T) { // ST-LMS-5
	p := at(t, lastMan, "ysra", "styxia", "seraphia")
	c := p.hand(0, "ys_purge_doctor") // 2 DMG for each Supporter of the opponent
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant")
	p.begin(0, turnDeploy)
	for d := range side(3) {
		p.resources(d, 20)
	}
	for range 3 {
		p.supporter(2, "se_gate_novice") // he faces the second track
	}
	if p.dear(c) {
		t.Error("6 DMG for 3 cards are judged too dear")
	}
}

// A storm that takes all cards without it is not paid for once more, and one that does not is (ST-WIN-3).
func TestNoStormIsPaidForThatTakesAllWithoutIt(t *testing.T) {
	for left, sensible := range map[int]bool{2: false, 4: true} {
		p := at(t, duel, "styxia", "seraphia")
		p.onTrack(0, 3, "sx_carrion_hound")
		smith := p.onTrack(0, 2, "sx_marrow_smith")
		p.hand(0, "sx_bone_thrall", "sx_bone_thrall")
		p.inMiddle(1, "se_gate_novice")
		p.resources(1, left)
		p.begin(0, turnAdvance)
		p.do(OrderStorm)
		p.asks(askAttack, 0)
		c := p.choice(Activate, smith)
		if got := slices.Contains(p.Sensible(nil), c); got != sensible {
			t.Errorf("with %d cards left it is sensible: %v", left, got)
		}
		if v := p.Venture(c); v.Vain == sensible {
			t.Errorf("with %d cards left it is in vain: %v", left, v.Vain)
		}
	}
}

// No creature is sacrificed for cards that cannot be drawn or find no room in the hand (ST-TRN-5, ST-WIN-1).
func TestNobodyIsSacrificedForNothing(t *testing.T) {
	for name, c := range map[string]struct {
		left, hand int
		sensible   bool
	}{"too few Resources": {1, 0, false}, "a full hand": {10, handLimit, false}, "both there": {10, 2, true}} {
		p := at(t, duel, "styxia", "seraphia")
		p.onTrack(0, 1, "sx_bone_thrall")
		p.onTrack(0, 3, "sx_grave_picket")
		for range c.hand {
			p.hand(0, "sx_carrion_hound")
		}
		p.resources(0, c.left)
		p.begin(0, turnAdvance)
		p.do(OrderStorm)
		for p.ask.kind == askReact {
			p.do(Pass)
		}
		p.asks(askOptional, 0)
		if got := slices.Contains(p.Sensible(nil), of(Yes)); got != c.sensible {
			t.Errorf("%s: it is sensible: %v", name, got)
		}
		if v := p.Venture(of(Yes)); v.Vain == c.sensible {
			t.Errorf("%s: it is in vain: %v", name, v.Vain)
		}
	}
}

// No computer player makes a Supporter of a creature whose blow outweighs what that pays: a dear one, one of great strength, or one that
// beats its opponent; of a weak one, or one that a Defender stops, it may (ST-SUP-1, ST-TRN-7).
func TestStrongCreaturesAreNoSupporters(t *testing.T) {
	for seat := range side(2) {
		for _, q := range []struct {
			key, defender string
			left          int
			supports      bool
		}{
			{"sx_pit_lord_vhorr", "", 20, false},
			{"sx_pit_lord_vhorr", "sx_pit_lord_vhorr", 20, false},
			{"sx_grave_picket", "", 20, true},
			{"sx_grave_picket", "", 0, false},
			{"sx_grave_picket", "sx_pit_lord_vhorr", 0, true},
		} {
			p := at(t, duel, "styxia", "styxia")
			foe := 1 - seat
			p.onTrack(seat, 3, q.key)
			if q.defender != "" {
				p.onTrack(foe, 1, q.defender)
			}
			p.begin(seat, turnAdvance)
			p.resources(foe, q.left)
			if p.ask.kind != askOrder {
				t.Fatalf("nothing waits for an order, but for %v", p.ask.kind)
			}
			if got := len(ofVerb(p.sensible(), OrderSupport)) > 0; got != q.supports || !p.can(OrderSupport) {
				t.Errorf("seat %d, %+v: it can be a Supporter: %t", seat, q, got)
			}
		}
	}
}
