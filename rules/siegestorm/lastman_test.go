package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// four is Last Man Standing of the players 0 to 3 with the decks of four factions.
func four(t *testing.T) *position {
	t.Helper()
	return at(t, lastMan, "seraphia", "styxia", "ysra", "khunglai")
}

// left and right are the war tracks of a player, towards the next one and the one before.
func left(d side) uint8  { return uint8(2 * d) }
func right(d side) uint8 { return uint8(2*d + 1) }

// frontAt puts a creature of an owner's deck on a player's Frontline of a Battle Zone.
func (p *position) frontAt(z uint8, d, owner side, key string) cardNo {
	p.t.Helper()
	c := p.find(owner, key)
	p.lift(c)
	p.holdFront(c, z, d)
	return c
}

func (p *position) middleAt(z uint8, d, owner side, key string) cardNo {
	p.t.Helper()
	c := p.find(owner, key)
	p.lift(c)
	p.holdMiddle(c, z, d)
	return c
}

// lent puts a card of an owner's deck into a pile of another player.
func (p *position) lent(d, owner side, key string, where place) cardNo {
	p.t.Helper()
	c := p.find(owner, key)
	p.lift(c)
	p.put(c, where, d)
	return c
}

// isOut fails unless all cards of a player, and nothing else of him, have left the game.
func (p *position) isOut(d side) {
	p.t.Helper()
	if p.living.Has(d.seat()) {
		p.t.Errorf("player %d is in the match", d)
	}
	for c := range cardNo(maxCards) {
		if k := &p.cards[c]; k.owner == d && k.place != outOfGame {
			p.t.Errorf("%s of player %d is in %s of %d", p.design(c).Name, d, k.place, k.holder)
		}
	}
	for t := range p.tracks {
		if p.tracks[t].owner == d {
			p.t.Errorf("war track %d of player %d is there", t, d)
		}
	}
	for z := range p.zones {
		if at := &p.zones[z]; at.used && (at.sides[0] == d || at.sides[1] == d) {
			p.t.Errorf("Battle Zone %d of player %d is there", z, d)
		}
	}
}

// faces fails unless two war tracks run at each other along an empty Battle Zone.
func (p *position) faces(a, b uint8) {
	p.t.Helper()
	if p.facing(a) != b || p.facing(b) != a {
		p.t.Errorf("track %d faces %d, and %d faces %d", a, p.facing(a), b, p.facing(b))
	}
	z := &p.zones[p.zoneOf(a)]
	if z.front != [2]cardNo{noCard, noCard} || z.middle != noCard {
		p.t.Errorf("their Battle Zone is not empty: %+v", z)
	}
}

func TestCircle(t *testing.T) { // ST-GEN-1, ST-LMS-1, ST-LMS-2, ST-ZON-5
	for _, seats := range []int{3, 4} {
		s := deal(t, 1, seats, map[string]string{optionMode: "lms"})
		zones := 0
		for d := range side(seats) {
			next := side((int(d) + 1) % seats)
			if s.facing(left(d)) != right(next) || s.opponent(left(d)) != next || s.opponent(right(next)) != d {
				t.Errorf("%d players: the left track of %d faces %d", seats, d, s.facing(left(d)))
			}
			if s.nextLiving(d) != next {
				t.Errorf("%d players: the turn goes from %d to %d", seats, d, s.nextLiving(d))
			}
			if z := &s.zones[d]; z.used {
				zones++
			}
		}
		if zones != seats {
			t.Errorf("%d players have %d Battle Zones", seats, zones)
		}
	}
	for _, seats := range []int{1, 2, 5} {
		if _, err := content.New(rules.Setup{Seats: seats, Options: map[string]string{optionMode: "lms"}}); err == nil {
			t.Errorf("%d players are dealt", seats)
		}
	}
}

func TestLastManDrawsThree(t *testing.T) { // ST-LMS-3, ST-LMS-4, ST-RUL-35
	s := deal(t, 3, 4, map[string]string{optionMode: "lms", "first_player_lms": "player3", "stop_w1_3": "never", "stop_w2_3": "always"})
	for d := range side(4) {
		if n := s.sides[d].hand.len(); n != 2 {
			t.Errorf("player %d begins with %d cards", d, n)
		}
	}
	for s.ask.kind == askMulligan {
		if _, err := s.Apply(of(Keep)); err != nil {
			t.Fatal(err)
		}
	}
	if s.active != 2 || s.sides[2].hand.len() != 5 {
		t.Errorf("player %d has %d cards after the first Draw step", s.active, s.sides[2].hand.len())
	}
}

// A player is eliminated in his own Draw step, with cards of all owners everywhere around him.
func TestElimination(t *testing.T) { // ST-EX-28, ST-LMS-7, ST-LMS-8, ST-RUL-36
	const a, b, c, d = side(0), side(1), side(2), side(3)
	p := four(t)
	aTrack := p.onTrackOf(a, left(a), 1, "se_gate_novice")
	aZone := p.frontAt(0, a, a, "se_wing_lancer")
	bAtC := p.onTrackOf(b, left(b), 2, "sx_bone_thrall")
	bAtA := p.onTrackOf(b, right(b), 2, "sx_grave_picket")
	bFront := p.frontAt(1, b, b, "sx_carrion_hound")
	stolen := p.frontAt(1, c, a, "se_shield_sister")
	cMiddle := p.middleAt(2, c, c, "ys_purge_doctor")
	dFront := p.frontAt(2, d, d, "kh_armored_yak")
	dAtC := p.onTrackOf(d, right(d), 3, "kh_retired_master")
	cTrack := p.onTrackOf(c, left(c), 1, "ys_the_assassin")
	p.hand(c, "ys_salt_road_mercenary")
	inHandOfC := p.lent(c, b, "sx_lich_regent", inHand)
	under := p.lent(c, d, "kh_tengu", inSupport)
	spentByC := p.lent(c, a, "se_hospitaller", inCasualties)
	healing := p.lent(c, a, "se_judicator", inHealPile)
	cAtA := p.lent(a, c, "ys_venom_seller", inHand)
	cOnA := p.find(c, "ys_ash_cloak_sentry")
	p.lift(cOnA)
	p.stand(cOnA, right(a), 1)
	destroyed := p.lent(a, c, "ys_debt_collector", removed)
	p.resources(c, 2)
	p.begin(c, turnDraw)

	p.isOut(c)
	for _, x := range []cardNo{cMiddle, cTrack, cAtA, cOnA, destroyed} {
		if p.cards[x].place != outOfGame {
			t.Errorf("%s of the eliminated player is in %s", p.design(x).Name, p.cards[x].place)
		}
	}
	for x, owner := range map[cardNo]side{bAtC: b, bFront: b, inHandOfC: b, stolen: a, spentByC: a, healing: a, dFront: d, dAtC: d, under: d} {
		p.isIn(x, inCasualties, owner)
	}
	p.isIn(aTrack, onTrack, a)
	p.isIn(aZone, onFrontline, a)
	p.isIn(bAtA, onTrack, b)
	p.faces(left(b), right(d))
	if p.facing(left(a)) != right(b) || p.facing(right(a)) != left(d) {
		t.Error("the tracks of the player opposite are touched")
	}
	if p.active != d || p.ask.kind != askWindow {
		t.Errorf("it is the turn of %d, who is asked %q", p.active, p.ask.kind)
	}
}

// What holds until the end of turn ends with the turn of a player who is eliminated in it.
func TestEliminationEndsTheTurn(t *testing.T) { // ST-RUL-36, ST-RUL-41
	p := four(t)
	x := p.onTrackOf(0, left(0), 1, "se_gate_novice")
	p.modify(x, x, 2, 0)
	p.sides[0].protected[0] = true
	p.resources(2, 1)
	p.begin(2, turnDraw)
	p.isOut(2)
	if p.cards[x].att != 0 || p.nmods != 0 || p.sides[0].protected[0] {
		t.Errorf("ATT is changed by %d, %d modifiers, protected: %v", p.cards[x].att, p.nmods, p.sides[0].protected)
	}
}

// A player who cannot suffer what an action deals is eliminated in the middle of it; the rest of
// the action and of the turn goes on.
func TestEliminationByAction(t *testing.T) { // ST-LMS-5, ST-LMS-7, ST-RUL-36
	p := four(t)
	lancer := p.hand(0, "se_wing_lancer") // Deal 1 DMG. Heal 1.
	p.hand(0, "se_gate_novice")
	p.resources(1, 0)
	p.begin(0, turnDeploy)
	p.do(PlayAction, lancer)
	p.do(OnTrack, int(left(0)))
	p.do(PayAuto)
	p.isOut(1)
	p.asks(askWindow, 0)
	p.isIn(lancer, inCasualties, 0)
	if p.sides[0].heal.len() != 1 {
		t.Errorf("%d cards were healed after the elimination", p.sides[0].heal.len())
	}
	if p.links != 0 || p.stack.Depth != 2 {
		t.Errorf("%d links, %d frames", p.links, p.stack.Depth)
	}
	p.faces(left(0), right(2))
}

// A player fails by his own reaction: it leaves the chain, and the command that it answered hits
// nobody, least of all the neighbour who now stands there.
func TestEliminationByOwnReaction(t *testing.T) { // ST-RUL-36, ST-RUL-38
	p := four(t)
	informant := p.onTrackOf(2, left(2), 1, "ys_gutter_informant")
	lancer := p.hand(0, "se_wing_lancer")
	p.hand(0, "se_gate_novice")
	master := p.hand(1, "kh_retired_master") // Draw 2 cards.
	p.hand(1, "sx_bone_thrall")
	p.resources(1, 1)
	p.begin(0, turnDeploy)
	p.do(PlayAction, lancer)
	p.do(OnTrack, int(left(0)))
	p.do(PayAuto)
	p.asks(askReact, 1)
	before := p.sides[2].resources.len()
	p.do(PlayAction, master)
	p.do(PayAuto)
	p.isOut(1)
	p.asks(askWindow, 0)
	p.isIn(lancer, inCasualties, 0)
	p.isIn(informant, onTrack, 2)
	if n := p.sides[2].resources.len(); n != before {
		t.Errorf("the new neighbour lost %d cards by a command that was not played against him", before-n)
	}
	p.faces(left(0), right(2))
	if p.deserted != 0 {
		t.Errorf("tracks %b stay deserted after the chain", p.deserted)
	}
}

// A storm that eliminates the opponent ends; the creature goes to its owner's Casualties.
func TestEliminationByStorm(t *testing.T) { // ST-LMS-7, ST-RUL-36
	p := four(t)
	lancer := p.onTrackOf(0, right(0), 3, "se_wing_lancer")
	yak := p.onTrackOf(0, left(0), 1, "kh_armored_yak") // After your Allies storm, put them back in your hand.
	p.resources(3, 2)
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	p.do(OrderStorm)
	p.isOut(3)
	p.isIn(lancer, inCasualties, 0)
	p.isIn(yak, onTrack, 0)
	p.asks(askWindow, 0)
	if p.stormer != noCard || p.nexits != 0 {
		t.Errorf("%d still storms, %d wait", p.stormer, p.nexits)
	}
	p.faces(left(2), right(0))
}

// Who faces whom now is told when the fronts have closed.
func TestMeetingIsTold(t *testing.T) { // ST-LMS-8
	p := four(t)
	p.resources(1, 0)
	p.begin(1, turnDraw)
	if words := p.told(rules.NoSeat, p.events, "neighbours_meet"); !slices.Equal(words, []string{"Player 1 and Player 3 face each other now."}) {
		t.Error(words)
	}
}

// Two players are left and face each other over two Battle Zones; then one wins.
func TestLastTwo(t *testing.T) { // ST-LMS-8, ST-LMS-9, ST-RUL-36
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	p.hand(2, "ys_salt_road_mercenary")
	p.resources(1, 0)
	p.resources(2, 5)
	p.begin(1, turnDraw)
	p.isOut(1)
	p.faces(left(0), right(2))
	p.faces(right(0), left(2))
	p.asks(askWindow, 2)
	for p.result == undecided {
		p.do(Continue)
	}
	p.isOut(2)
	o, over := p.Outcome()
	if p.result != wonLast || !over || o.Winners != rules.SeatsOf(0) || o.Rule != "ST-LMS-9" {
		t.Errorf("result %d, the outcome is %+v", p.result, o)
	}
	if p.Evaluate(0) != 1 || p.Evaluate(2) != 0 {
		t.Error("the last one is not the winner")
	}
}

// Who fails first is eliminated first; the last one cannot fail (ST-RUL-5).
func TestLastOneStays(t *testing.T) { // ST-RUL-5, ST-LMS-9
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	for d := range side(3) {
		p.resources(d, 0)
	}
	p.begin(0, turnDeploy)
	p.fail(2, "ST-WIN-3")
	p.fail(1, "ST-WIN-3")
	p.fail(0, "ST-WIN-3")
	p.ask.kind = askNothing
	p.run()
	if p.winner != rules.SeatsOf(0) || p.living != rules.SeatsOf(0) {
		t.Errorf("%b live, %b won", p.living, p.winner)
	}
}

// A passive that waits is dropped when its player is eliminated by one before it.
func TestWaitingPassivesOfTheEliminated(t *testing.T) { // ST-RUL-36, ST-RUL-65
	p := four(t)
	p.onTrackOf(0, left(0), 1, "se_gate_novice")
	hangman := p.find(1, "sx_hangman_of_the_styx") // Whenever an Enemy is killed, deal 1 DMG.
	p.lift(hangman)
	p.stand(hangman, left(0), 2)
	thrall := p.onTrackOf(1, right(1), 2, "sx_bone_thrall") // When this creature is killed, deal 1 DMG.
	assassin := p.lent(0, 2, "ys_the_assassin", inHand)     // Kill target Enemy.
	p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.resources(1, 0)
	p.begin(0, turnDeploy)
	before := p.sides[0].resources.len()
	p.do(PlayAction, assassin)
	p.do(AtTarget, thrall)
	p.do(PayAuto)
	p.isOut(1)
	if p.cards[thrall].place != outOfGame || p.sides[0].resources.len() != before || p.queued != 0 {
		t.Errorf("the passive of the eliminated player was carried out: %v", p.names())
	}
	p.asks(askWindow, 0)
}
