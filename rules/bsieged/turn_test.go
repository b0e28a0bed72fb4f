package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-HER-5, BS-HER-7, BS-RUL-13, BS-BAD-17: three actions, which must be taken; the turn then
// ends by itself where nothing free is left to do.
func TestThreeActions(t *testing.T) {
	k := table(t, "eileen", "lugh").begin("eileen")
	for left := 3; left > 0; left-- {
		k.left(left)
		want := "Eileen has 3 actions left."
		if left < 3 {
			want = map[int]string{2: "Eileen has 2 actions left.", 1: "Eileen has 1 action left."}[left]
		}
		if why := k.refused("BS-RUL-13", End); why != want {
			t.Error(why)
		}
		if why := k.Prompt().Why.String(); !strings.Contains(why, "must use every action") {
			t.Errorf("that the turn cannot be ended yet: %q", why)
		}
		k.do(Stand, int(north))
	}
	if !k.over() {
		t.Error("the turn goes on")
	}
}

// BS-HER-6: the five actions are offered side by side.
func TestFiveActions(t *testing.T) {
	k := table(t, "eileen", "lugh").give("eileen", "arm_whetstone").has("eileen", cards.Gold, 2).put(north, zone1, krohn, 1).put(north, zone3, krohn, 1)
	k.houses[cards.Barn].harm = damaged
	k.begin("eileen")
	for _, c := range []rules.Choice{of(Attack, int(north), int(zone1), -1), of(Repair, int(cards.Barn)), k.named(of(Trade, 1)), of(Turn, int(east)), of(Shoot), of(Visit, int(cards.Palace)),
		of(Discard, k.designOf("arm_whetstone"))} {
		if !k.Decision().Allows(c) {
			t.Errorf("%v is not offered", c)
		}
	}
}

// BS-ABI-20, BS-CON-42, BS-CON-51, BS-CON-56: further actions of abilities, Events and cards,
// never fewer than 1.
func TestNumberOfActions(t *testing.T) {
	k := table(t, "eileen").learn("eileen", "gifted_and_skilled").begin("eileen")
	k.left(4)
	k = table(t, "eileen").event("ev_abyss_looks_back").begin("eileen")
	k.left(2)
	k = table(t, "eileen").learn("eileen", "gifted_and_skilled", "gifted_and_skilled").begin("eileen")
	k.left(5)
	k = table(t, "eileen")
	k.keep(modifier{stat: cards.Actions, n: -9, hero: noHero, until: cards.UntilRound})
	k.begin("eileen")
	k.left(1)
	k = table(t, "kador").give("kador", "sor_quickening").begin("kador").do(Use, k.designOf("sor_quickening"), -1, -1, 0)
	k.left(4)
	k.morale("kador", 3)
	k.is("actions of the next turn", func() int { k.expire(cards.UntilTurn); n, _ := k.allowance(0); return n }(), 3)
}

// BS-CON-56: with Quickening used after the last action there is one more.
func TestQuickeningAfterTheLastAction(t *testing.T) {
	k := table(t, "kador").give("kador", "sor_quickening").begin("kador")
	for range 3 {
		k.do(Stand, int(north))
	}
	k.do(Use, k.designOf("sor_quickening"), -1, -1, 0)
	k.left(1)
	k.refused("BS-RUL-13", End)
}

// BS-HER-8, BS-CRD-8: stored cards may be used or discarded without an action; alike ones are
// one choice.
func TestFreeCardsAndDiscards(t *testing.T) {
	k := table(t, "lugh").give("lugh", "arm_gate_halberd", "arm_gate_halberd", "arm_whetstone").begin("lugh")
	k.is("discards", k.offered(Discard), 2)
	k.do(Use, k.designOf("arm_whetstone"), -1, -1, 0).do(Discard, k.designOf("arm_gate_halberd"))
	k.left(3)
	k.is("cards stored", int(k.hero("lugh").ncard), 1)
	k.is("cards discarded", int(k.discards[cards.Armory].n), 2)
	if e := k.last("card_discarded"); e.Rule != "BS-CRD-8" {
		t.Error(e.Rule)
	}
}

// BS-RUL-13: with a free card left the turn waits for its end; a card that only could be
// discarded does not keep it open.
func TestTurnStaysOpenForCards(t *testing.T) {
	for card, open := range map[string]bool{"arm_whetstone": true, "arm_gate_halberd": false} {
		k := table(t, "lugh").give("lugh", card).begin("lugh")
		for range 3 {
			k.do(Stand, int(north))
		}
		if k.over() == open {
			t.Errorf("%s: over: %v", card, k.over())
		}
		if open {
			if why := k.Prompt().Why; !why.Empty() {
				t.Errorf("a turn that can be ended: %q", why)
			}
			k.do(End)
		}
		k.is("cards stored", int(k.hero("lugh").ncard), 1)
	}
}

// BS-HER-11, BS-RUL-66, BS-TRK-4: the effect is finished, then the hero is dead and the turn
// ends.
func TestDeathInTheOwnTurn(t *testing.T) {
	k := table(t, "kador", "lugh").give("kador", "sor_quickening").has("kador", cards.Morale, 2).begin("kador")
	k.do(Use, k.designOf("sor_quickening"), -1, -1, 0)
	if !k.over() || k.hero("kador").alive {
		t.Error("Kador lives on")
	}
	k.is("deaths told", k.times("hero_died"), 1)
	k.is("modifications", int(k.nmod), 0)
	k.is("cards of the discard pile", int(k.discards[cards.Sorcery].n), 1)
}

// BS-HER-10: exchange and free cards do not move the figure.
func TestFigureStays(t *testing.T) {
	k := table(t, "eileen", "lugh").at("eileen", wallOf(east)).give("eileen", "arm_whetstone", "arm_gate_halberd").begin("eileen")
	k.do(Use, k.designOf("arm_whetstone"), -1, -1, 0).do(Trade, 1)
	if k.hero("eileen").at != wallOf(east) {
		t.Error("she moved")
	}
}

// BS-EDG-1: with everything taken, broken or too dear a quiet wall can still be manned.
func TestQuietWallIsLeft(t *testing.T) {
	k := table(t, "eileen", "lugh").at("lugh", onCatapult).has("eileen", cards.Gold, 0)
	for b := range k.houses {
		k.houses[b].harm = damaged
	}
	k.begin("eileen")
	k.is("walls", k.offered(Stand), 4)
	k.is("choices", len(k.choices), 4)
}

// BS-HER-1: the turn is told with its hero, round and actions; what was used in the round before
// can be used again (BS-RUL-61).
func TestTurnBegins(t *testing.T) {
	k := table(t, "eileen")
	k.hero("eileen").used = 0xff
	k.begin("eileen")
	e := k.last("turn_began")
	if e.Kind != rules.TurnBegan || e.Subject != "hero:eileen" || e.N != 2 || e.M != 3 {
		t.Errorf("%+v", e)
	}
	k.is("abilities used", int(k.hero("eileen").used), 0)
}
