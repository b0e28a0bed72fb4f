package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// full is a position in which something of everything is possible and something is not.
func full(t *testing.T) *turn {
	k := table(t, "eileen", "lugh", "osvith", "kador").put(north, zone1, krohn, 2).put(north, zone3, krohn, 1).put(west, zone2, gargoh, 1).put(east, zone3, krohn, 1)
	k.give("eileen", "arm_bow_grey_guard", "arm_whetstone").give("lugh", "arm_gate_halberd", "arm_twin_sabres").learn("eileen", "filch", "medical_knowledge")
	k.at("eileen", houseAt(cards.Barn)).at("lugh", houseAt(cards.Palace)).at("osvith", wallOf(north)).event("ev_low_fog")
	k.houses[cards.TheTavern].harm, k.houses[cards.Hideout].harm = damaged, destroyed
	k.die(3, "BS-TRK-4")
	return k.has("eileen", cards.Gold, 2).begin("eileen")
}

// BS-INV-24, BS-TBL-11: in many positions of a turn every choice of the menu passes its own rule
// check and every other one is refused with a rule and words; asking changes nothing.
func TestMenuAndRefusalsAgree(t *testing.T) {
	positions := []*turn{full(t), full(t).do(Visit, int(cards.Sanctuary)), full(t).do(Turn, int(south)), full(t).do(Stand, int(south))}
	late := full(t)
	for range 3 {
		late.do(Stand, int(south))
	}
	spent := full(t)
	spent.heroes[0].turn.left, spent.heroes[0].turn.artillery, spent.listed = 0, 1, false
	for i, k := range append(positions, late, spent) {
		for k.ask.kind != askTurn {
			k.do(k.choices[0].Verb, int(k.choices[0].Args[0]), int(k.choices[0].Args[1]))
		}
		k.list()
		before, choices := *k.State, append([]rules.Choice(nil), k.choices...)
		seen := 0
		each(k, func(c rules.Choice) {
			legal := k.Decision().Allows(c)
			r := k.refuseTurn(c)
			if legal != (r == nil) {
				t.Errorf("position %d: %v: legal: %v, refusal: %v", i, c, legal, r)
			}
			if r != nil && (r.Rule == "" || r.Why.String() == "") {
				t.Errorf("position %d: %v is refused without words", i, c)
			}
			if legal {
				seen++
			}
		})
		others := 0
		for _, c := range choices {
			if c.Verb == Use || c.Verb == Discard {
				others++
			}
		}
		if seen+others != len(choices) {
			t.Errorf("position %d: %d of %d choices found", i, seen, len(choices)-others)
		}
		if before.rng != k.rng || before.heroes != k.heroes || before.ask != k.ask || before.stack != k.stack {
			t.Errorf("position %d has changed", i)
		}
	}
}

// each goes through everything that could be chosen in a turn menu but cards, and a little more.
func each(k *turn, try func(rules.Choice)) {
	for f := -1; f <= cards.FieldCount; f++ {
		for z := -1; z <= cards.ZoneCount; z++ {
			for weapon := -1; weapon < len(k.game.set.Cards); weapon++ {
				try(of(Attack, f, z, weapon))
			}
		}
		try(of(Stand, f))
		try(of(Turn, f))
	}
	for b := -1; b <= cards.BuildingCount; b++ {
		try(of(Repair, b))
		try(of(Visit, b))
	}
	for kind := -1; kind <= len(k.game.set.Heroes); kind++ {
		try(of(Trade, kind))
	}
	for source := -1; source <= firstLevel+cards.LevelCount; source++ {
		try(of(Ability, source))
	}
	try(of(Shoot))
	try(of(End))
	try(of(Concede))
	try(of(Keep))
}

// BS-INV-17: the same position gives the same menu in the same order, and none twice (the kit
// looks).
func TestMenuIsStable(t *testing.T) {
	a, b := full(t), full(t)
	a.list()
	b.list()
	if len(a.choices) != len(b.choices) {
		t.Fatal("menus differ")
	}
	for i := range a.choices {
		if a.choices[i] != b.choices[i] {
			t.Errorf("%d: %v and %v", i, a.choices[i], b.choices[i])
		}
	}
}

// The menu is listed without memory of its own: random play and computer players list it all the
// time.
func TestMenuAllocatesNothing(t *testing.T) {
	k := full(t)
	if n := testing.AllocsPerRun(100, func() { k.listed = false; k.list() }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkMenu(b *testing.B) {
	t := &testing.T{}
	k := full(t)
	for b.Loop() {
		k.listed = false
		k.list()
	}
}
