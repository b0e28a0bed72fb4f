package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// targetsOf are the legal targets of a card's action, played by a side in its first track.
func (p *position) targetsOf(d side, key string) []cardNo {
	p.t.Helper()
	c := p.find(d, key)
	return p.targets(d, c, p.firstTrack(d), targeted(p.design(c).Action), nil)
}

func (p *position) targetsAre(got []cardNo, want ...cardNo) {
	p.t.Helper()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		p.t.Errorf("targets %v, not %v", p.keysIn(got), p.keysIn(want))
	}
}

// storms makes a creature of a track's top slot the storming one.
func (p *position) storms(c cardNo) cardNo {
	p.lift(c)
	p.cards[c].place, p.stormer = storming, c
	return c
}

// exits sends a creature of a track to the exit queue.
func (p *position) exit(c cardNo) cardNo {
	p.lift(c)
	p.cards[c].place = exiting
	p.exits[p.nexits] = c
	p.nexits++
	return c
}

func TestWhoIsATarget(t *testing.T) { // ST-RUL-14, ST-RUL-75, ST-STO-12, ST-ALY-1, ST-ALY-5
	p := at(t, duel, "styxia", "ysra")
	own := p.onTrack(0, 2, "sx_bone_thrall")
	stormer := p.storms(p.onTrack(0, 3, "sx_bone_thrall"))
	slot := p.onTrack(1, 2, "ys_gutter_informant")
	leaving := p.exit(p.onTrack(1, 3, "ys_gutter_informant"))
	p.onFront(0, "sx_bone_thrall")
	p.onFront(1, "ys_gutter_informant")
	p.inMiddle(1, "ys_gutter_informant")
	p.targetsAre(p.targetsOf(0, "sx_hangman_of_the_styx"), slot, leaving)                                             // Enemy
	p.targetsAre(p.targetsOf(0, "se_seal_breaker"), slot, leaving, own, stormer)                                      // Creature
	p.targetsAre(p.targetsOf(0, "kh_fox_mask_wanderer"), own, stormer)                                                // Ally
	p.targetsAre(p.targetsOf(1, "ys_the_assassin"), own, stormer)                                                     // the other side's Enemies
	p.targetsAre(p.targets(0, own, 0, &cards.Effect{Target: cards.TargetAlly, MaxCost: cards.NoLimit}, nil), stormer) // ST-ALY-2
}

func TestTargetWithALimitOfCost(t *testing.T) { // ledger 7.3, max_cost
	p := at(t, duel, "styxia", "ysra")
	cheap := p.onTrack(1, 1, "ys_purge_doctor")
	p.onTrack(1, 2, "ys_the_assassin")
	if two := p.design(cheap).Cost; two != 2 {
		t.Fatalf("Purge Doctor costs %d", two)
	}
	p.targetsAre(p.targetsOf(0, "sx_marrow_smith"), cheap) // cost 2 or less, by print
}

func TestDefenderAsATarget(t *testing.T) { // ledger 7.3, ST-ZON-10, ST-RUL-75
	p := at(t, duel, "ysra", "styxia")
	p.onTrack(0, 1, "ys_gutter_informant")
	p.onTrack(1, 2, "sx_bone_thrall")
	p.targetsAre(p.targetsOf(0, "ys_glass_blade_duelist"))
	defender := p.onTrack(1, 1, "sx_bone_thrall")
	p.targetsAre(p.targetsOf(0, "ys_glass_blade_duelist"), defender)
	p.exit(defender)
	p.targetsAre(p.targetsOf(0, "ys_glass_blade_duelist"))
}

func TestShieldedIsNoTargetOfEnemies(t *testing.T) { // ST-CMD-4, ST-RUL-32
	p := against(t, grakka, "styxia")
	p.bossOn(1, "gb_goblin_tank")
	killer := p.bossOn(2, "gb_goblin_killer")
	p.targetsAre(p.targetsOf(0, "sx_hangman_of_the_styx"), killer)
	dancer := p.onTrackOf(bossSide, 0, 1, "sh_ghost_dancer") // raised and played by the player
	p.targetsAre(p.targetsOf(0, "kh_fox_mask_wanderer"), dancer)
}

func TestProtectedCards(t *testing.T) { // ST-RUL-57
	p := at(t, duel, "khunglai", "ysra")
	own := p.onTrack(0, 2, "kh_prayer_wheel_novice")
	enemy := p.onTrack(1, 2, "ys_gutter_informant")
	guardian := p.onTrack(0, 1, "kh_cloud_gate_guardian")
	p.use(0, guardian)
	p.targetsAre(p.targetsOf(1, "ys_clockwork_djinn"), enemy)
	p.targetsAre(p.targetsOf(0, "kh_fox_mask_wanderer")) // the owner's own texts included
	later := p.onTrack(0, 3, "kh_prayer_wheel_novice")
	p.targetsAre(p.targetsOf(1, "ys_the_assassin"))
	if got := p.group(p.commandOf(1, noCard, 1), &cards.Effect{Scope: cards.AllEnemies, MaxCost: cards.NoLimit}, nil); !slices.Contains(got, later) || !slices.Contains(got, own) {
		t.Error("effects with a scope do not reach protected cards")
	}
	p.listed = false
	p.do(Continue)
	if p.sides[0].protected[0] {
		t.Error("still protected after the turn")
	}
	p.targetsAre(p.targetsOf(1, "ys_the_assassin"), own, guardian, later)
}

func TestProtectionHoldsInItsTrack(t *testing.T) { // ST-RUL-57, ST-LMS-5
	p := at(t, lastMan, "khunglai", "styxia", "ysra")
	guardian := p.onTrackOf(0, 1, 2, "kh_cloud_gate_guardian")
	left := p.onTrackOf(0, 0, 2, "kh_prayer_wheel_novice")
	p.use(0, guardian)
	hangman := p.find(1, "sx_hangman_of_the_styx")
	kill := targeted(p.design(hangman).Action)
	p.targetsAre(p.targets(1, hangman, p.facing(0), kill, nil), left)
	p.targetsAre(p.targets(2, hangman, p.facing(1), kill, nil))
}

func TestTargetsOfOneTrackOnly(t *testing.T) { // ST-LMS-5, ST-RUL-38
	p := at(t, lastMan, "styxia", "styxia", "ysra")
	left := p.onTrackOf(1, p.facing(0), 1, "sx_bone_thrall")
	right := p.onTrackOf(2, p.facing(1), 1, "ys_gutter_informant")
	own := p.onTrackOf(0, 0, 1, "sx_bone_thrall")
	djinn := p.find(2, "ys_clockwork_djinn")
	e := targeted(p.design(djinn).Action)
	p.targetsAre(p.targets(0, djinn, 0, e, nil), left, own)
	p.targetsAre(p.targets(0, djinn, 1, e, nil), right)
}

func TestCoopAlliesOnBothTracks(t *testing.T) { // ST-COP-4, ST-RUL-59
	p := against(t, grakka, "khunglai", "ysra")
	mine, partners := p.onTrack(0, 1, "kh_prayer_wheel_novice"), p.onTrack(1, 1, "ys_gutter_informant")
	p.onFront(1, "ys_gutter_informant")
	goblin := p.bossOn(1, "gb_goblin_killer")
	p.targetsAre(p.targetsOf(0, "kh_fox_mask_wanderer"), mine, partners)
	p.targetsAre(p.targetsOf(0, "ys_the_assassin"), goblin)
	e := cards.Effect{Target: cards.TargetEnemy, MaxCost: cards.NoLimit}
	p.targetsAre(p.targets(bossSide, goblin, p.bossTrack(), &e, nil), mine, partners)
}
