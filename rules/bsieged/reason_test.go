package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// why is the reason that is shown for an element; empty if there is none.
func (k *kit) why(el rules.Element) string {
	r, no := k.WhyNot(el)
	if !no {
		return ""
	}
	return r.Error()
}

// refusedWith plays a choice that must be refused, and returns the reason.
func (k *kit) refusedWith(notation string) string {
	k.t.Helper()
	c, err := k.game.Parse(notation)
	if err != nil {
		k.t.Fatal(err)
	}
	if _, err = k.Apply(c); err == nil {
		k.t.Fatalf("%s was played", notation)
	}
	return err.Error()
}

// BS-TBL-11: what is greyed in a turn answers with the rule and the words of ledger section 9,
// and so does the attempt.
func TestReasonsInTurn(t *testing.T) {
	for _, c := range []struct {
		what    string
		prepare func(*kit)
		try     string
		el      rules.Element
		want    string
	}{
		{"BS-BAD-2", func(k *kit) { k.houses[cards.Barn].harm = damaged }, "", "building:barn",
			"The Barn is damaged: repair it first, 1 action and 2 Gold; Eileen has 1 (BS-BLD-2)"},
		{"BS-BAD-2", func(k *kit) { k.houses[cards.Barn].harm = damaged }, "visit barn", "", "The Barn is damaged: repair it first, 1 action and 2 Gold (BS-BLD-2)"},
		{"BS-BAD-3", func(k *kit) { k.stand("osvith", "building:barn") }, "visit barn", "building:barn", "Osvith is there: one hero at a time (BS-BLD-3)"},
		{"BS-BAD-3", func(k *kit) { k.stand("osvith", "catapult:catapult") }, "shoot", "catapult:catapult", "Osvith is on the Catapult: nobody else can use it until Osvith leaves it (BS-CAT-2)"},
		{"BS-BAD-4", func(k *kit) { k.do("visit market"); k.leave() }, "visit market", "building:market", "Not twice in a row: do something else first (BS-BLD-4)"},
		{"BS-BAD-5", nil, "repair barn", "", "The Barn is not damaged (BS-REB-5)"},
		{"BS-BAD-5", func(k *kit) { k.houses[cards.Barn].harm = destroyed }, "repair barn", "building:barn",
			"The Barn is destroyed: only an Architect or a card can restore it (BS-REB-4)"},
		{"BS-BAD-6", func(k *kit) { k.houses[cards.Barn].harm = damaged }, "repair barn", "", "Eileen needs 2 Gold, has 1 (BS-TRK-7)"},
		{"BS-BAD-8", nil, "attack north/2", "zone:north/2", "No enemy is in Zone 2 of the North field (BS-RUL-14)"},
		{"BS-BAD-8", nil, "shoot", "", "No enemy is in Zone 3 of the North field (BS-RUL-14)"},
		{"BS-BAD-9", func(k *kit) {
			k.units("north/3", "krohn 1")
			k.give("eileen", "arm_gate_halberd")
			k.mark("eileen", cards.Gold, 4)
		}, "attack north/3 arm_gate_halberd", "", "Gate Halberd does not reach Zone 3 (BS-CRD-15)"},
		{"BS-BAD-11", nil, "turn catapult north", "field:north", "The Catapult faces North already (BS-RUL-22)"},
		{"BS-BAD-14", nil, "exchange osvith", "hero:osvith", "Neither of the two has a card to exchange (BS-RUL-27)"},
		{"BS-BAD-17", nil, "end turn", "turn:end", "Eileen has 3 actions left (BS-RUL-13)"},
		{"no action", func(k *kit) { k.heroes[k.who("eileen")].turn.left = 0 }, "visit barn", "building:barn", "Eileen has no action left (BS-HER-5)"},
		{"another one's ability", nil, "", "ability:martial_mastery", "Eileen does not have Martial Mastery (BS-ABL-8)"},
	} {
		k := hushed(t)
		if c.prepare != nil {
			c.prepare(k)
		}
		k.listed = false
		if c.try != "" {
			if got := k.refusedWith(c.try); got != c.want {
				t.Errorf("%s: %s is refused with %q", c.what, c.try, got)
			}
		}
		if c.el != "" {
			if got := k.why(c.el); got != c.want {
				t.Errorf("%s: %s answers %q", c.what, c.el, got)
			}
		}
	}
}

// leave discards a card that was just drawn, as often as one is.
func (k *kit) leave() {
	k.t.Helper()
	for k.ask.kind == askCard {
		k.do("leave")
	}
}

// BS-BAD-6, BS-BAD-13: a card that goes with an action needs one, a card with a price its Gold;
// BS-BAD-9: its Zones; BS-CRD-9: its owner's turn.
func TestReasonsAgainstCards(t *testing.T) {
	k := hushed(t)
	k.give("eileen", "tav_sellswords")
	k.units("north/2", "krohn 1")
	k.mark("eileen", cards.Gold, 1)
	if got := k.refusedWith("use tav_sellswords north/2"); got != "Sellswords needs 2 Gold, Eileen has 1 (BS-TRK-7)" {
		t.Error(got)
	}
	k.has(k.about("card:tav_sellswords"), "!Stored by Eileen: Sellswords needs 2 Gold, Eileen has 1.")
	k.mark("eileen", cards.Gold, 4)
	if got := k.refusedWith("use tav_sellswords north/3"); got != "Sellswords does not reach Zone 3 (BS-CRD-15)" {
		t.Error(got)
	}
	if got := k.refusedWith("use tav_caltrops north/2"); got != "Eileen does not store Caltrops (BS-CRD-9)" {
		t.Error(got)
	}
	k.give("osvith", "arm_avalanche")
	if got := k.why("card:arm_avalanche"); got != "Only the hero whose turn it is uses cards (BS-CRD-9)" {
		t.Error(got)
	}

	k = hushed(t)
	k.give("eileen", "arm_avalanche")
	k.units("north/1", "krohn 2")
	k.units("north/2", "krohn 2")
	k.units("north/3", "krohn 2")
	k.mark("eileen", cards.Gold, 4)
	k.heroes[k.who("eileen")].turn.left = 0
	k.listed = false
	if got := k.refusedWith("use arm_avalanche north"); got != "Avalanche! takes an action, and none is left (BS-CRD-10)" {
		t.Error(got)
	}
}

// BS-BAD-18, BS-BAD-19, BS-BAD-20, BS-BAD-12: what is asked outside the turn menu.
func TestReasonsElsewhere(t *testing.T) {
	k := hushed(t)
	k.heroes[k.who("osvith")].alive = false
	at(k.State, 4, toResurrection)
	k.step()
	if got := k.why("hero:eileen"); got != "Eileen is alive: only a dead hero is resurrected (BS-RES-1)" {
		t.Error("BS-BAD-18", got)
	}

	k = begin(t)
	k.units("north/1", "krohn 1")
	want := "Enemy units are in Zone 1 in the North: no Messenger sets out there (BS-MSG-30)"
	if got := k.refusedWith("messenger north"); got != want || k.why("zone:north/1") != want {
		t.Error("BS-BAD-19", got, k.why("zone:north/1"))
	}

	k = hushed(t)
	k.stand("eileen", "wall:west")
	k.stand("orobox", "wall:west")
	k.stand("osvith", "building:palace")
	f := newFrame(hitsFrame)
	f.field, f.zone, f.index, f.n = west, zone1, uint8(cards.Krohn), 2
	k.push(f)
	k.ask, k.listed = question{hero: noHero}, false
	k.run()
	want = "Krohns strike only heroes on the Western wall; Osvith is elsewhere (BS-KRO-3)"
	if got := k.refusedWith("hit osvith 0"); got != want || k.why("hero:osvith") != want {
		t.Error("BS-BAD-20", got, k.why("hero:osvith"))
	}

	k = hushed(t)
	if err := k.Force(1); err != nil {
		t.Fatal(err)
	}
	k.do("visit hideout")
	want = "The Smuggling Table has results from 1 to 6 (BS-RUL-20)"
	if got := k.refusedWith("grace 0 -1"); got != want || k.why("die:0/down") != want {
		t.Error("BS-BAD-12", got, k.why("die:0/down"))
	}
}

// BS-BAD-1: after the end everything answers that the match is over.
func TestReasonAfterTheEnd(t *testing.T) {
	k := hushed(t)
	k.result = lostTime
	if got := k.refusedWith("visit barn"); got != "The match is over (BS-BAD-1)" || k.why("building:barn") != got {
		t.Error(got, k.why("building:barn"))
	}
	if _, no := k.WhyNot("round:3"); no {
		t.Error("the round track is never clicked and answers")
	}
	if p := k.Prompt(); p.Ask.String() != "No Messenger was back in the Citadel at the end of round 12" {
		t.Errorf("asked %q", p.Ask)
	}
}
