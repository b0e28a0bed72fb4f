package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-TAC-1, BS-TAC-2, BS-TAC-3, BS-TAC-6, BS-RUL-34: a Tactics card is paid for when placed,
// waits for the Tactics step, affects its own Zone and is discarded afterwards. Several may lie
// at one Zone.
func TestPlacing(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "tav_saboteurs", "tav_pit_trap").put("west/3", krohn, 4).put("north/3", krohn, 2)
	d.play("use tav_saboteurs west/3", "use tav_pit_trap west/3").has("orobox", cards.Gold, 3).zone("west/3", 0, 0, 0, 4, 0).actions("orobox", 3)
	if d.ntactic != 2 {
		t.Fatalf("%d cards at Zones", d.ntactic)
	}
	d.tacticsStep("trigger 1").zone("west/3", 0, 0, 0, 1, 0).zone("north/3", 0, 0, 0, 2, 0).discarded("tav_saboteurs", true).discarded("tav_pit_trap", true)
	if d.ntactic != 0 {
		t.Errorf("%d cards still at Zones", d.ntactic)
	}
}

// BS-TAC-5: all seats choose which card is triggered next.
func TestOrderOfTactics(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "tav_caltrops", "tav_pit_trap").put("west/3", krohn, 1).put("west/3", eliteKrohn, 4)
	d.play("use tav_caltrops west/3", "use tav_pit_trap west/3")
	d.clearStack()
	d.push(newFrame(tacticsFrame))
	d.run()
	d.offers(true, "trigger 0", "trigger 1")
	if d.Decision().Seats != 1<<6-1 {
		t.Errorf("seats %b", d.Decision().Seats)
	}
	// The trap first: 1 + 1 fall, so that the caltrops hold all three that are left.
	d.tacticsStep("trigger 1").zone("west/3", 0, 0, 0, 0, 3).stopped("west/3", eliteKrohn, 3, 0)
}

// BS-OPT-18, BS-TAC-5: whether the order is asked for does not depend on the dice to come: it is for two cards that roll at one Zone,
// and is not for one that rolls and one that works elsewhere.
func TestTheOrderOfTacticsTellsNothingOfDice(t *testing.T) {
	for _, c := range []struct {
		second, at string
		asked      bool
	}{{"sor_cursed_ground", "west/2", true}, {"tav_pit_trap", "east/3", false}} {
		for seed := range uint64(60) {
			d := sensibly(t, "orobox").put("west/2", krohn, 4).put("east/3", krohn, 2)
			(&kit{d.position}).trap("orobox", "tav_powder_cellar", "west/2")
			(&kit{d.position}).trap("kador", c.second, c.at)
			d.clearStack()
			d.push(newFrame(tacticsFrame))
			d.rng = rules.NewRand(seed)
			d.run()
			if asked := d.ask.kind == askTactic; asked != c.asked {
				t.Fatalf("%s, dice of seed %d: the order is asked for: %t", c.second, seed, asked)
			}
		}
	}
}

// BS-RUL-34, BS-CON-26: the printed Morale of a Tactics card counts when it is placed.
func TestTacticMorale(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "tav_pit_trap").put("west/3", krohn, 1)
	design := *d.design(d.heroes[d.who("orobox")].cards[0])
	design.Morale = -2
	d.printed(d.who("orobox"), &design)
	d.has("orobox", cards.Morale, 3)
	d.redesign("tav_pit_trap", func(c *cards.Card) { c.Morale = 1 })
	d.play("use tav_pit_trap west/3").has("orobox", cards.Morale, 4).tacticsStep().has("orobox", cards.Morale, 4)
}

// BS-TAC-7, BS-GRA-4: Divine Grace does not touch rolls of Tactics cards, even of the hero whose
// turn it was.
func TestTacticsRollStands(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "tav_powder_cellar").set("orobox", cards.Grace, 3).put("west/2", krohn, 4).force(3, 3, 3, 3, 3, 3)
	d.play("use tav_powder_cellar west/2").tacticsStep().zone("west/2", 0, 0, 0, 4, 0).has("orobox", cards.Grace, 3)
}

// BS-TAC-8, BS-RUL-67: what a Tactics card destroys earns no Morale but the 2 for the Avatar,
// which go to the hero who placed it, if alive.
func TestTacticEarnsForAvatarOnly(t *testing.T) {
	for _, alive := range []bool{true, false} {
		d := inTurn(t, "orobox").give("orobox", "tav_pit_trap").put("west/3", krohn, 2).haunt("west/3", 1)
		d.redesign("tav_pit_trap", func(c *cards.Card) { c.Strength = 4 })
		d.play("use tav_pit_trap west/3")
		want := 7
		if !alive {
			d.die(d.who("orobox"), "BS-TRK-4")
			want = 0
		}
		d.tacticsStep().zone("west/3", 0, 0, 0, 1, 0).has("orobox", cards.Morale, want)
		if d.avatar.vinculum != 0 {
			t.Error("the Avatar stands")
		}
	}
}

// BS-TAC-4, BS-RUL-35, BS-CON-49: at the end of the Heroes phase cards at Zones without enemies
// go; the Avatar is an enemy; a card on two Zones stays while one of them holds an enemy. They
// may be placed at an empty Zone.
func TestDropTactics(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "tav_caltrops", "tav_pit_trap", "tav_greased_stones", "tav_smoke_pots").put("north/2", krohn, 1).haunt("west/3", 4)
	d.play("use tav_caltrops south/1", "use tav_pit_trap west/3", "use tav_greased_stones north", "use tav_smoke_pots east/2")
	d.dropTactics()
	d.discarded("tav_caltrops", true).discarded("tav_smoke_pots", true).discarded("tav_pit_trap", false).discarded("tav_greased_stones", false)
	if d.ntactic != 2 || d.tactics[1].zone != zone1 {
		t.Errorf("%d cards stay, the second at Zone %d", d.ntactic, d.tactics[1].zone+1)
	}
	// A Zone that another card empties keeps its card, which then does nothing.
	d = inTurn(t, "orobox").give("orobox", "tav_pit_trap", "tav_caltrops").put("west/3", krohn, 1).play("use tav_pit_trap west/3", "use tav_caltrops west/3")
	d.dropTactics()
	d.tacticsStep("trigger 0").discarded("tav_pit_trap", true).discarded("tav_caltrops", true)
}

// BS-EX-54, BS-CUR-1, BS-CUR-2, BS-CUR-3, BS-CUR-4, BS-CUR-5, BS-RUL-36, BS-CON-V-linger: Cursed
// Ground works in three
// Tactics steps, empty Zones in between or not.
func TestCursedGround(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_cursed_ground").put("north/2", krohn, 9)
	d.play("use sor_cursed_ground north/2")
	left := uint8(9)
	for round := uint8(1); round <= 3; round++ {
		if d.dropTactics(); d.ntactic != 1 {
			t.Fatalf("round %d: the card is gone before the Tactics step", round)
		}
		d.force(4, 3, 3).tacticsStep()
		left--
		d.zone("north/2", 0, 0, 0, left, 0)
		if round == 1 && d.tactics[0].cursed != 1 || round > 1 && d.tactics[0].cursed != round-1 {
			t.Errorf("round %d: counter %d in the Tactics step", round, d.tactics[0].cursed)
		}
		d.ageCursed()
		if round < 3 && (d.ntactic != 1 || d.tactics[0].cursed != round) {
			t.Errorf("round %d: %d cards, counter %d at the end", round, d.ntactic, d.tactics[0].cursed)
		}
	}
	d.discarded("sor_cursed_ground", true)
	if d.ntactic != 0 {
		t.Error("it stays for a fourth round")
	}
	// Empty before its first effect it goes, later it stays.
	d = inTurn(t, "kador").give("kador", "sor_cursed_ground").play("use sor_cursed_ground north/2")
	if d.dropTactics(); d.ntactic != 0 {
		t.Error("an empty Zone keeps it before its first effect")
	}
	d = inTurn(t, "kador").give("kador", "sor_cursed_ground").put("north/2", krohn, 1).play("use sor_cursed_ground north/2")
	d.force(4, 3, 3).tacticsStep()
	d.ageCursed()
	if d.dropTactics(); d.ntactic != 1 {
		t.Error("an empty Zone takes it after its first effect")
	}
}

// BS-RUL-40, BS-CMP-23: with all Cursed Ground tokens in play no further card is used.
func TestCursedTokens(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_cursed_ground", "sor_cursed_ground").play("use sor_cursed_ground north/2")
	d.offers(true, "use sor_cursed_ground north/2")
	set := *d.game.set
	set.Match.Cursed = 1
	game := *d.game
	game.set, d.game = &set, &game
	d.listed = false
	d.offers(false, "use sor_cursed_ground north/2")
	if why := d.mayPlay(d.who("kador"), d.heroes[d.who("kador")].cards[0]); why == nil || why.Rule != "BS-RUL-40" {
		t.Errorf("refused by %v", why)
	}
}

// BS-RUL-37, BS-ABI-1, BS-ABI-28, BS-CON-48, BS-CON-V-double: a doubled Tactics card works twice
// in each Tactics step; its cost is paid once.
func TestDoubledTactic(t *testing.T) {
	d := inTurn(t, "kador").learn("kador", 4, "alchemist").give("kador", "sor_cursed_ground").put("north/2", eliteKrohn, 8)
	d.offers(true, "use sor_cursed_ground north/2", "use sor_cursed_ground north/2 +1").offers(false, "use sor_cursed_ground north/2 +2")
	d.play("use sor_cursed_ground north/2 +1").has("kador", cards.Gold, 3)
	left := uint8(8)
	for range 3 {
		d.force(4, 3, 3, 4, 3, 3).tacticsStep()
		left -= 2
		d.zone("north/2", 0, 0, 0, 0, left)
		d.ageCursed()
	}
	if d.ntactic != 0 {
		t.Error("it stays")
	}
}

// BS-CON-V-hold: units that are kept from marching already can still be kept from attacking by another
// card; those that are kept from both are not chosen again.
func TestHeldTwice(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "tav_caltrops", "tav_drunken_mob").put("north/1", krohn, 4)
	d.play("use tav_caltrops north/1", "use tav_drunken_mob north/1").tacticsStep("trigger 0").stopped("north/1", krohn, 4, 4)
	d = inTurn(t, "orobox").give("orobox", "tav_drunken_mob", "tav_drunken_mob").put("north/1", krohn, 6)
	d.play("use tav_drunken_mob north/1", "use tav_drunken_mob north/1").tacticsStep("trigger 1").stopped("north/1", krohn, 6, 6)
}
