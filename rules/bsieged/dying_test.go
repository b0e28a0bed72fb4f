package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-RUL-66, BS-TRK-4: a hero whose last Morale is lost in the own turn is dead when the effect
// is finished, whatever is earned in the rest of it.
func TestNothingBringsBackTheLastMorale(t *testing.T) {
	d := inTurn(t, "kador").learn("kador", 4, "alchemist").give("kador", "sor_banishing_word").haunt("west/3", 8).set("kador", cards.Morale, 1)
	d.play("use sor_banishing_word +1")
	// The first working takes 5 Vinculum and the last Morale, the second one the Avatar: its 2
	// Morale come too late.
	if d.avatar.vinculum != 0 {
		t.Errorf("the Vinculum is %d", d.avatar.vinculum)
	}
	if d.heroes[d.who("kador")].alive {
		t.Errorf("Kador lives with Morale %d", d.track("kador", cards.Morale))
	}
	if d.active == d.who("kador") {
		t.Error("the turn of the dead hero goes on") // BS-HER-11
	}
}

// BS-RUL-66: the same for another hero who loses the last Morale in an effect: nothing of it is
// for that hero any more.
func TestDyingHeroReceivesNothing(t *testing.T) {
	d := inTurn(t, "osvith").set("eileen", cards.Morale, 1)
	d.with("osvith", unnamed, cards.Effect{Verb: cards.Lose, What: cards.Morale, Who: cards.All, N: cards.Amount{N: 1}},
		cards.Effect{Verb: cards.Gain, What: cards.Morale, Who: cards.All, N: cards.Amount{N: 2}})
	d.has("osvith", cards.Morale, 6)
	if d.heroes[d.who("eileen")].alive {
		t.Error("Eileen lives")
	}
}

// BS-RUL-66: a card is carried out to its end before the hero whom it kills is dead, the active one
// and any other.
func TestEffectBeforeDeath(t *testing.T) {
	for _, name := range []string{"kador", "eileen"} {
		d := inTurn(t, "kador").give("kador", "sor_falling_tower").put("west/3", krohn, 5).set(name, cards.Morale, 1)
		d.heroes[d.who(name)].at = houseAt(cards.Barn)
		d.play("use sor_falling_tower west/3", "building barn").zone("west/3", 0, 0, 0, 0, 0)
		destroyed, died := -1, -1
		for i, e := range d.events {
			switch e.Name {
			case "unit_destroyed":
				destroyed = i
			case "hero_died":
				died = i
			}
		}
		if destroyed < 0 || died < destroyed || d.heroes[d.who(name)].alive {
			t.Errorf("%s died at event %d, the Krohns at %d", name, died, destroyed)
		}
	}
}

// BS-RUL-66, BS-END-8, BS-END-11: the last hero's last Morale ends the match, since nothing brings
// it back; the first defeat of the order is named.
func TestLastMoraleEndsTheMatch(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_firebolt").set("kador", cards.Morale, 1).put("west/1", krohn, 2)
	for _, name := range []string{"osvith", "eileen", "lugh", "myrinia", "orobox"} {
		d.die(d.who(name), "BS-TRK-4")
	}
	d.listed = false
	d.force(6, 6).apply("use sor_firebolt west/1")
	if d.result != lostHeroes {
		t.Errorf("the result is %v", d.result)
	}
	if d.fronts[west].zones[zone1].units() != 0 {
		t.Error("the effect was not finished first")
	}
}

// BS-RES-6, BS-TRK-5: what cards changed for a hero is over with the hero's death.
func TestDeathEndsModifications(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "sor_stone_skin", "sor_stone_skin").play("use sor_stone_skin", "hero eileen", "use sor_stone_skin", "hero lugh")
	eileen, lugh := d.who("eileen"), d.who("lugh")
	if d.armour(eileen) != 3 || d.armour(lugh) != 3 {
		t.Fatalf("armour %d, %d", d.armour(eileen), d.armour(lugh))
	}
	d.die(eileen, "BS-TRK-4")
	d.heroes[eileen].alive = true
	if d.armour(eileen) != 0 || d.armour(lugh) != 3 {
		t.Errorf("armour %d, %d after the death of Eileen", d.armour(eileen), d.armour(lugh))
	}
}

// BS-CON-31: an effect for another hero is for nobody if there is no other.
func TestEffectForNobody(t *testing.T) {
	d := inTurn(t, "osvith")
	for _, name := range []string{"kador", "eileen", "lugh", "myrinia", "orobox"} {
		d.die(d.who(name), "BS-TRK-4")
	}
	for _, e := range []cards.Effect{
		{Verb: cards.Draw, Classes: 1 << cards.Market, N: cards.Amount{N: 1}, Who: cards.Other},
		{Verb: cards.Gain, What: cards.Gold, N: cards.Amount{Die: cards.YellowDie}, Who: cards.Other},
		{Verb: cards.Modify, Stat: cards.IgnoredHits, N: cards.Amount{N: 1}, Who: cards.Other, Until: cards.UntilRound},
	} {
		for _, from := range []source{fromHouse, unnamed, fromEvent} {
			d.with("osvith", from, e).asks("turn")
		}
	}
	if d.nmod != 0 {
		t.Error("something is modified")
	}
}
