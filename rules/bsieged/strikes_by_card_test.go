package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-CON-V-volley, BS-CON-44, BS-CRD-13, BS-DMG-4: the card's own Strength counts, whatever the
// hero's, in the order of damage, passing over what it cannot harm.
func TestVolleyByCard(t *testing.T) {
	d := inTurn(t, "orobox").learn("orobox", 4, "deadly_strike").give("orobox", "tav_poachers")
	d.put("east/2", gargoh, 1).put("east/2", eliteGargoh, 1).put("east/2", krohn, 2).haunt("east/2", 3)
	d.force(4, 4, 3, 3).play("use tav_poachers east/2").zone("east/2", 0, 0, 1, 1, 0).has("orobox", cards.Morale, 5)
	if d.avatar.vinculum != 3 {
		t.Errorf("Vinculum %d", d.avatar.vinculum)
	}
	// Strength 4 takes the Avatar's points first.
	d = inTurn(t, "kador").give("kador", "sor_falling_tower").put("east/3", molen, 1).put("east/3", krohn, 2).haunt("east/3", 3)
	d.play("use sor_falling_tower east/3", "building barn").zone("east/3", 0, 0, 0, 1, 0).has("kador", cards.Morale, 7)
}

// BS-CON-V-hits, BS-CON-59: no roll; not without an enemy that the Strength reaches.
func TestHitsByCard(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_falling_tower").put("east/3", krohn, 7)
	d.play("use sor_falling_tower east/3", "building barn").zone("east/3", 0, 0, 0, 2, 0)
	if d.told("attack_rolled") != 0 {
		t.Error("hits are rolled for")
	}
	d = inTurn(t, "orobox").give("orobox", "tav_poachers", "tav_sellswords").put("east/2", eliteKrohn, 1)
	d.offers(false, "use tav_poachers east/2", "use tav_poachers west/2").offers(true, "use tav_sellswords east/2")
}

// BS-CON-V-destroy, BS-CON-31: whatever the Resistance, by the user's pick, not in the order of
// damage; where fewer are there all go without a question.
func TestDestroyByCard(t *testing.T) {
	d := inTurn(t, "eileen").give("eileen", "tav_quiet_knife").put("west/3", eliteKrohn, 3).put("west/3", eliteGargoh, 3).put("west/3", krohn, 1)
	d.play("use tav_quiet_knife west/3").asks("figure").offers(true, "figures elite_gargoh 2", "figures elite_gargoh 1", "figures elite_gargoh 0").offers(false, "figures elite_gargoh 3")
	d.play("figures elite_gargoh 1").zone("west/3", 0, 0, 2, 1, 2)
	d = inTurn(t, "eileen").give("eileen", "tav_quiet_knife").put("west/3", eliteKrohn, 1).put("west/3", krohn, 5)
	d.offers(false, "use tav_quiet_knife west/2").play("use tav_quiet_knife west/3").asks("turn").zone("west/3", 0, 0, 0, 5, 0)
}

// BS-CON-V-vinculum, BS-AVA-13: wherever the Avatar is and whatever its Resistance; destroying
// it earns 2 Morale.
func TestVinculum(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_banishing_word").haunt("south/1", 5)
	d.offers(true, "use sor_banishing_word").offers(false, "use sor_banishing_word south/3").play("use sor_banishing_word").has("kador", cards.Morale, 6) // 5 + 2 - 1
	if d.avatar.vinculum != 0 {
		t.Errorf("Vinculum %d", d.avatar.vinculum)
	}
	inTurn(t, "kador").give("kador", "sor_banishing_word").offers(false, "use sor_banishing_word")
}

// BS-CON-V-hold, BS-CON-46: as many matching figures as the card says, of the players' pick, and
// not those that are held already; the Avatar is not among them.
func TestHold(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "tav_caltrops", "tav_caltrops").put("west/1", krohn, 5).put("west/1", eliteKrohn, 2).haunt("west/1", 3)
	d.play("use tav_caltrops west/1", "use tav_caltrops west/1")
	d.tacticsStep("trigger 0", "figures krohn 2").stopped("west/1", krohn, 5, 0).stopped("west/1", eliteKrohn, 2, 0)
	d = inTurn(t, "orobox").give("orobox", "tav_drunken_mob").put("west/1", krohn, 3).put("west/1", eliteKrohn, 1).play("use tav_drunken_mob west/1")
	d.tacticsStep().stopped("west/1", krohn, 3, 3).stopped("west/1", eliteKrohn, 1, 1)
}

// BS-CON-V-push, BS-CON-46: one Zone back, nothing from Zone 3, never a Mölen or the Avatar.
func TestPush(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_high_gust").put("west/2", krohn, 1).put("west/2", molen, 1).haunt("west/2", 2)
	d.apply("use sor_high_gust west/2").zone("west/2", 1, 0, 0, 0, 0).zone("west/3", 0, 0, 0, 1, 0)
	if d.avatar.zone != zone2 {
		t.Error("the Avatar is pushed")
	}
	d = inTurn(t, "kador").give("kador", "sor_high_gust").put("west/3", krohn, 1).put("west/2", molen, 1)
	d.offers(false, "use sor_high_gust west/3", "use sor_high_gust west/2")
	e := cards.Effect{Verb: cards.Push, Count: cards.Every}
	if n := d.taken(west, zone3, &e, krohn); n != 0 {
		t.Errorf("%d are pushed from Zone 3", n)
	}
}

// BS-EX-16, BS-CRD-7, BS-CON-24: Plague of Kor'aggam is used when obtained.
func TestPlague(t *testing.T) {
	d := inTurn(t, "osvith").set("orobox", cards.Morale, 3).set("kador", cards.Morale, 1)
	d.onTop(&d.seasons, "mar_plague_of_koraggam").play("visit market").asks("turn")
	d.has("eileen", cards.Morale, 2).has("orobox", cards.Morale, 1).has("kador", cards.Morale, 1).discarded("mar_plague_of_koraggam", true).stored("osvith")
}

// BS-CRD-9, BS-CRD-10, BS-CRD-21, BS-CON-22, BS-CON-23, BS-HER-10: only the active hero uses
// cards and only if able; an action only for the highlighted icon, the figure stays, and the
// card goes to the pile of its class.
func TestUseOfCards(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_chain_lightning", "sor_firebolt").give("osvith", "sor_firebolt").put("west/1", krohn, 3)
	d.heroes[d.who("kador")].at = onCatapult
	d.force(1, 1).play("use sor_firebolt west/1").actions("kador", 3)
	d.force(1, 1, 1, 1, 1, 1).play("use sor_chain_lightning west/1").actions("kador", 2)
	if at := d.heroes[d.who("kador")].at; at != onCatapult {
		t.Errorf("the figure went to %d", at)
	}
	if d.discards[cards.Sorcery].n != 2 || d.discards[cards.Armory].n != 0 {
		t.Error("the cards are not on the Sorcery pile")
	}
	refused := func(rule, hero string, d *desk) {
		t.Helper()
		h := d.who(hero)
		if why := d.mayPlay(h, d.heroes[h].cards[0]); why == nil || why.Rule != rule {
			t.Errorf("%s: refused by %v", rule, why)
		}
	}
	refused("BS-CRD-9", "osvith", d)
	d = inTurn(t, "kador").give("kador", "sor_chain_lightning").put("west/1", krohn, 3)
	d.heroes[d.who("kador")].turn.left, d.listed = 0, false
	d.offers(false, "use sor_chain_lightning west/1")
	refused("BS-CRD-10", "kador", d)
	d = inTurn(t, "kador").give("kador", "sor_chain_lightning").put("west/1", krohn, 3).set("kador", cards.Gold, 0).offers(false, "use sor_chain_lightning west/1")
	refused("BS-TRK-7", "kador", d)
	refused("BS-CON-28", "kador", inTurn(t, "kador").give("kador", "sor_conjured_feast").set("kador", cards.Food, 6).set("lugh", cards.Food, 6).
		set("osvith", cards.Food, 6).set("eileen", cards.Food, 6).set("orobox", cards.Food, 6).set("myrinia", cards.Food, 6))
}

// BS-CRD-16, BS-CON-27, BS-CRD-15: Sorcery and Tavern cards reach the Zones they name on any
// field, from anywhere.
func TestAnyField(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_firebolt", "sor_high_gust")
	for _, field := range []string{"north", "west", "south", "east"} {
		for _, z := range []string{"/1", "/2", "/3"} {
			d.put(field+z, krohn, 1)
		}
	}
	d.heroes[d.who("kador")].at = wallOf(south)
	d.offers(true, "use sor_firebolt north/1", "use sor_firebolt east/3", "use sor_firebolt west/2", "use sor_high_gust west/2").offers(false, "use sor_high_gust west/3")
}

// BS-CON-47, BS-RUL-63: losses by cards are no hits: Vigor and armour do not ignore them.
func TestLossesAreNoHits(t *testing.T) {
	d := inTurn(t, "kador").learn("kador", 1, "epic_vigor").give("kador", "arm_tower_shield", "sor_firebolt").put("west/1", krohn, 1)
	d.force(1, 1).play("use sor_firebolt west/1").has("kador", cards.Morale, 4)
	d.obtains("kador", "tav_dagger_in_the_back").has("kador", cards.Morale, 2).soaks("kador", 2)
}

// BS-CON-56: a further action comes in the same turn.
func TestQuickening(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_quickening")
	d.heroes[d.who("kador")].turn.left, d.listed = 0, false
	d.play("use sor_quickening").actions("kador", 1).play("visit palace").actions("kador", 0)
	d.endTurn(d.who("kador"))
	if n, _ := d.allowance(d.who("kador")); n != 3 {
		t.Errorf("%d actions in the next turn", n)
	}
}

// BS-RUL-66: a discard card can take the last Morale; its effect is finished first.
func TestDeathByOwnCard(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_transmute_lead", "sor_stone_skin").set("kador", cards.Morale, 1).set("lugh", cards.Gold, 0)
	d.set("osvith", cards.Gold, 0).play("use sor_transmute_lead", "hero lugh").has("lugh", cards.Gold, 4).discarded("sor_stone_skin", true)
	if d.heroes[d.who("kador")].alive {
		t.Error("the hero lives")
	}
}

// BS-RUL-37, BS-ABI-1, BS-ABI-28, BS-CON-V-double: a doubled card works again with new targets;
// cost and action once, printed Morale each time; each token one time more; other classes are
// not doubled.
func TestDoubling(t *testing.T) {
	d := inTurn(t, "kador").learn("kador", 4, "alchemist").give("kador", "sor_chain_lightning", "mar_fiddlers").put("west/1", krohn, 2).put("east/1", krohn, 2)
	d.offers(false, "use mar_fiddlers +1").offers(true, "use sor_chain_lightning west/1", "use sor_chain_lightning west/1 +1")
	d.force(4, 4, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1).play("use sor_chain_lightning west/1 +1").zone("east/1", 0, 0, 0, 0, 0).zone("west/1", 0, 0, 0, 0, 0)
	d.has("kador", cards.Gold, 3).has("kador", cards.Morale, 3).actions("kador", 2)
	// With a choice of targets the second time is asked for.
	d = inTurn(t, "kador").learn("kador", 4, "alchemist").give("kador", "sor_firebolt").put("west/1", krohn, 9).put("east/1", krohn, 2)
	d.force(4, 4).play("use sor_firebolt west/1 +1").asks("zone").force(4, 4).play("zone east/1").zone("west/1", 0, 0, 0, 7, 0).zone("east/1", 0, 0, 0, 0, 0)
	// Two tokens: three times. A time that could change nothing is not played.
	d = inTurn(t, "orobox").learn("orobox", 4, "mercenary_captain")
	d.heroes[d.who("orobox")].tokens[2] = d.heroes[d.who("orobox")].tokens[3]
	d.give("orobox", "tav_damianas_reserve", "tav_giant_hunters_wager").put("west/3", molen, 2)
	d.apply("use tav_damianas_reserve +2", "hero kador", "hero lugh", "hero kador").has("orobox", cards.Morale, 10).has("kador", cards.Morale, 7).has("lugh", cards.Morale, 6)
	d.set("orobox", cards.Morale, 5).apply("use tav_giant_hunters_wager west/3 +2").zone("west/3", 0, 0, 0, 0, 0).has("orobox", cards.Morale, 7).has("orobox", cards.Gold, 1)
}

// BS-RUL-89: fewer are pushed only where they could come into the Messenger's way.
func TestPushFewer(t *testing.T) {
	for _, c := range []struct {
		name  string
		rider messenger
		asks  bool
	}{
		{"nobody there", messenger{}, false},
		{"in their way", messenger{where: inZone, field: west, zone: zone2, pursuit: noField}, true},
		{"behind him", messenger{where: inZone, field: west, zone: zone3, pursuit: noField}, false},
		{"coming back", messenger{where: inZone, field: west, zone: zone3, back: true, pursuit: noField}, true},
		{"before him", messenger{where: inZone, field: west, zone: zone1, pursuit: noField}, true},
		{"gone by", messenger{where: inZone, field: west, zone: zone1, back: true, pursuit: noField}, false},
		{"elsewhere", messenger{where: inZone, field: east, zone: zone2, pursuit: noField}, false},
	} {
		d := inTurn(t, "orobox").give("orobox", "tav_false_trail").put("west/1", krohn, 2)
		d.messenger, d.listed = c.rider, false
		d.play("use tav_false_trail west/1")
		if asked := d.Decision().Kind == "figure"; asked != c.asks {
			t.Errorf("%s: asked how many: %v", c.name, asked)
			continue
		}
		if c.asks {
			d.offers(true, "figures krohn 2", "figures krohn 1", "figures krohn 0").play("figures krohn 1").zone("west/1", 0, 0, 0, 1, 0)
			continue
		}
		d.zone("west/1", 0, 0, 0, 0, 0).zone("west/2", 0, 0, 0, 2, 0)
	}
	d := inTurn(t, "orobox").give("orobox", "tav_false_trail").put("west/2", krohn, 2)
	d.messenger = messenger{where: waiting, field: west, back: true, pursuit: noField}
	d.play("use tav_false_trail west/2").offers(true, "figures krohn 0")
}
