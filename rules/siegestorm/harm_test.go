package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// healing puts cards on a side's Heal pile, the last one on top.
func (p *position) healing(d side, keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		p.to(d, key, inHealPile)
	}
}

func TestDamageTakesHealPileThenResources(t *testing.T) { // ST-EX-12, ST-KEY-5, ST-KEY-7, ST-WIN-3, ST-WIN-4
	p := standard(t)
	p.healing(1, "sx_bone_thrall", "sx_bone_thrall")
	p.resources(1, 3)
	p.harm(0, 1, noCard, 5, "ST-KEY-5")
	a := &p.sides[1]
	if a.casualties.len() != 5 || a.heal.len() != 0 || a.resources.len() != 0 {
		t.Errorf("Casualties %d, Heal %d, Resources %d", a.casualties.len(), a.heal.len(), a.resources.len())
	}
	if p.result != undecided {
		t.Error("a player with 0 Resources has lost already")
	}
	p.harm(0, 1, noCard, 1, "ST-KEY-5")
	if p.result != wonDuel || p.loser != 1 {
		t.Error("who cannot supply the damage has not lost")
	}
}

func TestAllAvailableCardsMoveBeforeTheLoss(t *testing.T) { // ST-EX-12, ST-RUL-4, ST-WIN-2, ST-WIN-3
	p := standard(t)
	p.healing(1, "sx_bone_thrall", "sx_bone_thrall")
	p.resources(1, 3)
	p.harm(0, 1, noCard, 6, "ST-KEY-5")
	if p.sides[1].casualties.len() != 5 || p.result != wonDuel || p.loser != 1 || !p.winner.Has(0) {
		t.Errorf("%d cards moved, result %d, loser %d", p.sides[1].casualties.len(), p.result, p.loser)
	}
}

func TestHealIsOneBlock(t *testing.T) { // ST-EX-29, ST-KEY-7, ST-RUL-25
	p := standard(t)
	p.casualties(0, "se_shield_sister", "se_lantern_bearer", "se_gate_novice") // c, b, a
	y, x := p.find(0, "se_hospitaller"), p.find(0, "se_citadel_warden")
	p.lift(x)
	p.put(x, inResources, 0) // x on top
	p.lift(y)
	p.sides[0].resources.n-- // y below it
	p.sides[0].resources.push(y)
	p.sides[0].resources.push(x)
	p.cards[y].place = inResources
	p.heal(0, 2)
	a := &p.sides[0]
	if got := p.keys(a.heal.cards()); !slices.Equal(got, []string{"se_gate_novice", "se_lantern_bearer"}) {
		t.Fatalf("Heal pile, top first: %v", got)
	}
	p.harm(1, 0, noCard, 3, "ST-KEY-5")
	if got := p.keys(a.casualties.cards()); !slices.Equal(got, []string{"se_citadel_warden", "se_lantern_bearer", "se_gate_novice", "se_shield_sister"}) {
		t.Errorf("Casualties, top first: %v", got)
	}
	if a.heal.len() != 0 || a.resources.top() != y {
		t.Error("the Heal pile is not used up, or the wrong Resource was taken")
	}
}

func TestSecondHealLiesOnTop(t *testing.T) { // ST-RUL-25
	p := standard(t)
	p.healing(0, "se_shield_sister")
	p.casualties(0, "se_lantern_bearer", "se_gate_novice")
	p.heal(0, 5) // fewer if there are fewer
	if got := p.keys(p.sides[0].heal.cards()); !slices.Equal(got, []string{"se_gate_novice", "se_lantern_bearer", "se_shield_sister"}) {
		t.Errorf("Heal pile, top first: %v", got)
	}
}

func TestHealCardsAreNoCasualtiesAndNotDrawn(t *testing.T) { // ST-RUL-25
	p := standard(t)
	p.healing(0, "se_gate_novice")
	p.resources(0, 1)
	if n := p.count0(cards.Casualties); n != 0 {
		t.Errorf("%d Casualties are counted", n)
	}
	p.draw(0, 2)
	if p.result != wonDuel || p.loser != 0 {
		t.Error("Heal cards were drawn")
	}
}

// count0 is a number that a text of side 0 takes from the board.
func (p *position) count0(what cards.Count) int {
	return p.State.count(p.commandOf(0, noCard, p.firstTrack(0)), what)
}

func TestDrawingMoreThanThereIs(t *testing.T) { // ST-WIN-1, ST-WIN-5, ST-KEY-6, ST-RUL-6
	p := standard(t)
	master := p.hand(0, "kh_retired_master") // draw 2 cards
	p.fund(0, int(p.design(master).Cost))
	p.resources(0, 1)
	p.begin(0, turnDeploy)
	p.do(PlayAction, master)
	p.do(PayAuto)
	if p.result != wonDuel || p.loser != 0 {
		t.Error("a player with 1 Resource could draw 2")
	}
	if p.sides[0].hand.len() != 0 {
		t.Error("cards were drawn though the whole number could not be")
	}
	p.isIn(master, onChain, 0)
}

func TestDrawTakesFromTheTop(t *testing.T) { // ST-KEY-6, ST-ZON-11
	p := standard(t)
	top := p.sides[0].resources.top()
	p.draw(0, 1)
	p.isIn(top, inHand, 0)
}

func TestEachWardOnEachPacket(t *testing.T) { // ledger 7.4 ward, ST-RUL-20
	p := standard(t)
	p.onTrack(0, 1, "se_aurex_the_wall_angel")
	for _, n := range []int{3, 1, 0} {
		before := p.sides[0].resources.len()
		p.harm(1, 0, noCard, n, "ST-KEY-5")
		if lost := before - p.sides[0].resources.len(); lost != max(0, n-1) {
			t.Errorf("%d damage took %d cards", n, lost)
		}
	}
	p.onFront(0, "se_aurex_the_wall_angel")
	before := p.sides[0].resources.len()
	p.harm(1, 0, noCard, 3, "ST-KEY-5")
	if lost := before - p.sides[0].resources.len(); lost != 1 {
		t.Errorf("two wards let %d of 3 through", lost)
	}
}

func TestDamageToEveryPlayer(t *testing.T) { // ST-RUL-5, ST-RUL-53, ST-COP-12
	p := against(t, grakka, "seraphia", "ysra")
	nova := p.hand(0, "sh_seal_of_nova") // each player receives 3 DMG; played by a player
	p.resources(0, 10)
	p.resources(1, 10)
	p.push(frame{kind: textFrame, text: actionText, by: 0, foe: bossSide, card: nova, track: 0, link: noLink})
	life := p.boss.life
	p.stepText(p.top())
	if p.sides[0].resources.len() != 7 || p.sides[1].resources.len() != 7 || p.boss.life != life {
		t.Errorf("Resources %d and %d, Life %d", p.sides[0].resources.len(), p.sides[1].resources.len(), p.boss.life)
	}
}

func TestFirstWhoFailsLoses(t *testing.T) { // ST-RUL-5, ST-RUL-65
	p := at(t, duel, "ysra", "styxia")
	p.resources(0, 2)
	p.resources(1, 2)
	p.openTurn(1)
	nova := p.find(1, "sh_seal_of_nova")
	p.push(frame{kind: textFrame, text: actionText, by: 0, foe: 1, card: nova, link: noLink})
	p.stepText(p.top())
	if p.result != wonDuel || p.loser != 1 {
		t.Errorf("the active side did not lose first: result %d, loser %d", p.result, p.loser)
	}
	if p.sides[0].resources.len() != 2 {
		t.Error("the other side suffered after the end")
	}
}

func TestDamageToTheBoss(t *testing.T) { // ST-SOL-18, ST-SOL-11
	p := against(t, grakka, "ysra")
	life, resources := p.boss.life, p.sides[bossSide].resources.len()
	p.act(0, "ys_siege_alchemist")
	if p.boss.life != life-3 || p.sides[bossSide].resources.len() != resources {
		t.Errorf("Life %d, not %d", p.boss.life, life-3)
	}
	p.boss.life = 3
	p.act(0, "ys_siege_alchemist")
	if p.result != wonLife || !p.winner.Has(0) {
		t.Error("a boss without Life is not beaten")
	}
}
