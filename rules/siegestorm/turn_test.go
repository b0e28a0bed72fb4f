package siegestorm

import (
	"slices"
	"testing"
)

func TestFirstPlayerDrawsOneCard(t *testing.T) { // ST-TRN-4, ST-RUL-58
	p := standard(t)
	p.beginTurn(1)
	p.goOn()
	p.sides[1].stops[windowDraw] = stopNever
	for p.top().stage != windowDeploy {
		p.do(Continue)
	}
	if n := p.sides[1].hand.len(); n != 1 {
		t.Errorf("the first player drew %d cards", n)
	}
	p.do(Continue)
	for p.top().stage != windowDeploy {
		p.do(Continue)
	}
	if n := p.sides[0].hand.len(); p.active != 0 || n != 2 { // ST-TRN-3
		t.Errorf("the second player drew %d cards", n)
	}
}

func TestExtraTurnDrawsTwo(t *testing.T) { // ST-RUL-58, ST-TRN-11
	p := standard(t)
	p.beginTurn(0)
	p.goOn()
	for p.top().stage != windowDeploy {
		p.do(Continue)
	}
	p.sides[0].extra = true
	p.do(Continue)
	p.asks(askExtra, 0)
	p.do(Yes)
	for p.top().stage != windowDeploy {
		p.do(Continue)
	}
	if p.active != 0 || p.turn != 2 || p.sides[0].hand.len() != 3 {
		t.Errorf("turn %d of side %d with %d cards in hand", p.turn, p.active, p.sides[0].hand.len())
	}
	if p.sides[0].extra {
		t.Error("the extra turn is granted for ever")
	}
}

func TestExtraTurnDeclined(t *testing.T) { // ST-TRN-11
	p := standard(t)
	p.begin(0, turnDeploy)
	p.sides[0].extra = true
	p.do(Continue)
	p.do(No)
	if p.active != 1 {
		t.Error("the player who declined has another turn")
	}
}

func TestTurnsAlternate(t *testing.T) { // ST-TRN-1
	p := standard(t)
	p.begin(0, turnDeploy)
	p.do(Continue)
	if p.active != 1 {
		t.Errorf("side %d is next", p.active)
	}
}

func TestPrepareResetsSupporters(t *testing.T) { // ST-TRN-2, ST-KEY-12
	p := standard(t)
	own, other := p.supporter(0, "se_gate_novice"), p.supporter(1, "sx_bone_thrall")
	p.cards[own].committed, p.cards[other].committed = true, true
	p.begin(0, turnPrepare)
	if p.cards[own].committed {
		t.Error("the own Supporter is still committed")
	}
	if !p.cards[other].committed { // ST-RUL-18
		t.Error("the opponent's Supporter is ready")
	}
}

func TestFullHandTurnsCardsAway(t *testing.T) { // ST-TRN-5, ST-EX-17
	p := standard(t)
	for range handLimit {
		p.hand(0, "se_gate_novice")
	}
	drawn := []cardNo{p.sides[0].resources.list[p.sides[0].resources.n-1], p.sides[0].resources.list[p.sides[0].resources.n-2]}
	p.begin(0, turnDraw)
	if n := p.sides[0].hand.len(); n != handLimit {
		t.Errorf("%d cards in hand", n)
	}
	if got := p.sides[0].casualties.cards(); !slices.Equal(got, drawn) {
		t.Errorf("the Casualties are %v, not %v with the second one on top", got, drawn)
	}
}

func TestDrawStepWithOneCardLoses(t *testing.T) { // ST-WIN-1, ST-WIN-2, ST-WIN-5
	p := standard(t)
	p.resources(0, 1)
	p.begin(0, turnDraw)
	if p.result != wonDuel || p.loser != 0 || !p.winner.Has(1) || p.winner.Has(0) {
		t.Errorf("result %d, loser %d, winners %b", p.result, p.loser, p.winner)
	}
}

func TestEmptyResourcesAreNoLoss(t *testing.T) { // ST-WIN-4
	p := standard(t)
	p.resources(0, 2)
	p.begin(0, turnDraw)
	if p.result != undecided || p.sides[0].resources.len() != 0 {
		t.Errorf("result %d with %d Resources", p.result, p.sides[0].resources.len())
	}
}

func TestAdvanceMovesEverything(t *testing.T) { // ST-TRN-6, ST-TRN-8, ST-ZON-9, ST-KEY-1
	p := standard(t)
	low := p.onTrack(0, 1, "se_gate_novice")
	high := p.onTrack(0, 2, "se_shield_sister")
	theirs := p.onTrack(1, 1, "sx_bone_thrall")
	p.begin(0, turnAdvance)
	if p.cards[low].slot != 1 || p.cards[high].slot != 2 || p.tracks[0].slots[0] != noCard {
		t.Errorf("the creatures are in slots %d and %d", p.cards[low].slot+1, p.cards[high].slot+1)
	}
	if p.cards[theirs].slot != 0 {
		t.Error("the opponent's creature moved")
	}
}

func TestGapsStay(t *testing.T) { // ST-TRN-6
	p := standard(t)
	low := p.onTrack(0, 1, "se_gate_novice")
	top := p.onTrack(0, 3, "se_shield_sister")
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	if p.cards[low].slot != 1 || p.cards[top].place != exiting {
		t.Errorf("slot %d, %s", p.cards[low].slot+1, p.cards[top].place)
	}
}

func TestOrderIsAskedAfterTheMarch(t *testing.T) { // ST-TRN-7, ST-TRN-14
	p := standard(t)
	a := p.onTrack(0, 1, "se_gate_novice")
	b := p.onTrack(0, 2, "se_shield_sister")
	c := p.onTrack(0, 3, "se_lantern_bearer")
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	if got := p.tracks[0].slots; got != [trackSlots]cardNo{noCard, a, b} || p.cards[c].place != exiting {
		t.Errorf("slots %v, top creature %s", got, p.cards[c].place)
	}
}

func TestOneDeployInATurn(t *testing.T) { // ST-PLY-7, ST-PLY-9, ST-TRN-9
	p := standard(t)
	first := p.hand(0, "se_gate_novice")
	second := p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, first)
	p.isIn(first, onTrack, 0)
	if p.cards[first].slot != 0 { // ST-ZON-6
		t.Errorf("deployed into slot %d", p.cards[first].slot+1)
	}
	if p.can(PlayCreature, second) {
		t.Error("a second creature may be deployed")
	}
	p.tracks[0].slots[0] = noCard
	p.stand(first, 0, 2)
	p.listed = false
	if p.can(PlayCreature, second) || p.creatureBar(0, second) != alreadyDeployed {
		t.Error("a second creature may be deployed once the zone is free")
	}
}

func TestOccupiedZoneBarsDeploy(t *testing.T) { // ST-TRN-9, ST-PLY-8, ST-ZON-8
	p := standard(t)
	p.onTrack(0, 1, "se_shield_sister")
	c := p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	if p.can(PlayCreature, c) || p.creatureBar(0, c) != zoneTaken {
		t.Errorf("deploying is barred by %d", p.creatureBar(0, c))
	}
}

func TestNoCreatureBeforeTheDeployStep(t *testing.T) { // ST-TRN-9
	p := standard(t)
	c := p.hand(0, "se_gate_novice")
	p.hand(0, "se_wing_lancer")
	p.sides[0].stops = [windows]stop{stopAlways, stopAlways, stopAlways}
	p.begin(0, turnPrepare)
	for p.top().stage != windowDeploy {
		p.asks(askWindow, 0)
		if p.can(PlayCreature, c) {
			t.Errorf("a creature may be played in window %d", p.top().stage+1)
		}
		p.do(Continue)
	}
	if !p.can(PlayCreature, c) {
		t.Error("no creature may be played in the Deploy step")
	}
}
