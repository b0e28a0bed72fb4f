package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// What the Strength can harm nobody with is not lit: a weapon that adds nothing, a shot at an elite. An attack without a weapon is, where
// somebody has to stand on the wall (BS-DMG-4, BS-RUL-14).
func TestIdleAttacks(t *testing.T) {
	k := table(t, "eileen").give("eileen", "arm_repeating_crossbow").put(west, zone1, eliteKrohn, 1).put(north, zone1, krohn, 1).begin("eileen")
	crossbow := int16(k.designOf("arm_repeating_crossbow"))
	for _, c := range []struct {
		choice rules.Choice
		want   bool
	}{
		{rules.Choice{Verb: Attack, Args: [4]int16{int16(west), int16(zone1), crossbow}}, true},
		{rules.Choice{Verb: Attack, Args: [4]int16{int16(north), int16(zone1), crossbow}}, false},
		{rules.Choice{Verb: Attack, Args: [4]int16{int16(north), int16(zone1), -1}}, false},
	} {
		if !k.Decision().Allows(c.choice) {
			t.Fatalf("%s is not legal", k.game.Notation(c.choice))
		}
		if got := k.Idle(c.choice); got != c.want {
			t.Errorf("%s is idle: %v", k.game.Notation(c.choice), got)
		}
	}
}

// A card that would bring nothing as the board stands is not lit: a Tactics card where no enemy is, or none that it keeps from anything, what spares
// from hits where none fall, a ward of a Messenger who is safe; what does bring something is (BS-TAC-4, BS-CON-28).
func TestIdleCards(t *testing.T) {
	for _, c := range []struct {
		name, id string
		set      func(*turn)
		at       []int
		want     bool
	}{
		{"pots where nobody is", "tav_smoke_pots", nil, []int{int(north), int(zone2)}, true},
		{"pots before Gargohs that strike", "tav_smoke_pots", func(k *turn) { k.put(north, zone2, gargoh, 1) }, []int{int(north), int(zone2)}, false},
		{"caltrops where nobody is", "tav_caltrops", nil, []int{int(north), int(zone3)}, true},
		{"caltrops before Krohns", "tav_caltrops", func(k *turn) { k.put(north, zone3, krohn, 1) }, []int{int(north), int(zone3)}, false},
		{"a curse where nobody is", "sor_cursed_ground", func(k *turn) { k.has("kador", cards.Gold, 2) }, []int{int(north), int(zone2)}, true},
		{"a skin where nobody strikes", "sor_stone_skin", nil, []int{-1, -1}, true},
		{"a skin before Krohns", "sor_stone_skin", func(k *turn) { k.put(north, zone1, krohn, 1) }, []int{-1, -1}, false},
		{"shot with an action left", "arm_iron_shot", nil, []int{-1, -1}, false},
	} {
		k := table(t, "kador", "osvith").at("kador", wallOf(north)).at("osvith", wallOf(north))
		k.give("kador", c.id)
		if c.set != nil {
			c.set(k)
		}
		k.begin("kador")
		use := of(Use, k.designOf(c.id), c.at[0], c.at[1])
		if !k.Decision().Allows(use) {
			t.Fatalf("%s: %s is not legal among %v", c.name, k.game.Notation(use), k.Decision().Choices)
		}
		if got := k.Idle(use); got != c.want {
			t.Errorf("%s: idle %t", c.name, got)
		}
	}
}

// A Zone can be clicked without its wall, a weapon before its Zone, and a wall with one Zone that can be attacked needs no click for it.
// The only weapon that reaches a Zone is taken unasked, as it beats none (BS-TBL-22); of two the one that is meant is asked for, until the
// hero has attacked with one of them in this turn.
func TestWaysToAnAttack(t *testing.T) {
	k := table(t, "eileen").give("eileen", "arm_repeating_crossbow").put(west, zone1, krohn, 1).put(north, zone1, krohn, 1).put(north, zone3, krohn, 1).begin("eileen")
	k.ways(map[string][][]rules.Element{
		"attack west/1":                         {{"card:arm_repeating_crossbow", "weapon:none", "zone:west/1"}},
		"attack west/1 arm_repeating_crossbow":  {{"wall:west"}, {"zone:west/1"}, {"card:arm_repeating_crossbow", "zone:west/1"}},
		"attack north/1 arm_repeating_crossbow": {{"wall:north", "zone:north/1"}, {"zone:north/1"}, {"card:arm_repeating_crossbow", "zone:north/1"}},
		"attack north/3":                        {{"wall:north", "zone:north/3"}, {"zone:north/3"}},
	})
	k = table(t, "lugh").give("lugh", "arm_repeating_crossbow", "arm_twin_sabres").put(west, zone1, krohn, 9).begin("lugh")
	k.ways(map[string][][]rules.Element{
		"attack west/1":                        {{"wall:west", "weapon:none"}, {"zone:west/1", "weapon:none"}},
		"attack west/1 arm_repeating_crossbow": {{"wall:west", "card:arm_repeating_crossbow"}, {"card:arm_repeating_crossbow", "zone:west/1"}, {"zone:west/1", "card:arm_repeating_crossbow"}},
	})
	k.hero("lugh").turn.wielded = wieldingOf(k.designOf("arm_twin_sabres"))
	k.ways(map[string][][]rules.Element{
		"attack west/1":                        {{"card:arm_twin_sabres", "weapon:none", "zone:west/1"}},
		"attack west/1 arm_twin_sabres":        {{"wall:west"}, {"zone:west/1"}, {"card:arm_twin_sabres", "zone:west/1"}},
		"attack west/1 arm_repeating_crossbow": {{"card:arm_repeating_crossbow", "zone:west/1"}},
	})
	k.hero("lugh").turn.wielded = bareHanded
	k.ways(map[string][][]rules.Element{
		"attack west/1":                 {{"wall:west"}, {"zone:west/1"}},
		"attack west/1 arm_twin_sabres": {{"card:arm_twin_sabres", "zone:west/1"}},
	})
}

// An attack is what the next one is made with, in the hero's next turn too if the weapon is still held and costs nothing (BS-TBL-22).
func TestTheWeaponStaysPicked(t *testing.T) {
	k := table(t, "eileen").give("eileen", "arm_twin_sabres").put(west, zone1, krohn, 9).begin("eileen")
	k.do(Attack, int(west), int(zone1), k.designOf("arm_twin_sabres"))
	if got := k.hero("eileen").turn.wielded; got != wieldingOf(k.designOf("arm_twin_sabres")) {
		t.Errorf("after an attack with the sabres the hero wields %d", got)
	}
	for _, c := range []struct {
		wields wielding
		drop   bool
		want   wielding
	}{
		{wieldingOf(k.designOf("arm_twin_sabres")), false, wieldingOf(k.designOf("arm_twin_sabres"))},
		{bareHanded, false, notYet},
		{wieldingOf(k.designOf("arm_twin_sabres")), true, notYet},
	} {
		if k.hero("eileen").turn.wielded = c.wields; c.drop {
			k.hero("eileen").ncard = 0
		}
		k.endTurn(k.who("eileen"))
		k.beginTurn(k.who("eileen"))
		if got := k.hero("eileen").turn.wielded; got != c.want {
			t.Errorf("the hero wields %d in the next turn after %d, dropped %v: want %d", got, c.wields, c.drop, c.want)
		}
	}
}

// ways checks on which elements choices are clicked.
func (k *turn) ways(want map[string][][]rules.Element) {
	k.t.Helper()
	for notation, ways := range want {
		c, err := k.game.Parse(notation)
		if err != nil {
			k.t.Fatal(err)
		}
		if d := k.Describe(c); !slices.EqualFunc(append([][]rules.Element{d.Path}, d.Also...), ways, slices.Equal) {
			k.t.Errorf("%s: %v or %v; want %v", notation, d.Path, d.Also, ways)
		}
	}
}

// What a card says of its price is what is paid: the Gold with all that changes it, and what whoever uses it loses (BS-CRD-12).
func TestPricesOfCards(t *testing.T) {
	k := table(t, "eileen", "osvith").event("ev_cold_forges")
	set := k.game.set
	for id, want := range map[string][2]int{"sor_quickening": {0, 2}, "sor_whispered_bargain": {0, 2}, "sor_stone_skin": {0, 0}} {
		i := k.designOf(id)
		if got := [2]int{k.Cost(0, i), set.Toll(&set.Cards[i])[cards.Morale]}; got != want {
			t.Errorf("%s costs %d Gold and %d Morale; want %v", id, got[0], got[1], want)
		}
	}
	for i := range set.Cards {
		d := &set.Cards[i]
		want := d.Cost
		if d.Class == cards.Armory && d.Cost > 0 {
			want = min(d.Cost+1, 4)
		}
		if got := k.Cost(1, i); got != want || k.Cost(-1, i) != d.Cost {
			t.Errorf("%s costs %d Gold in cold forges; want %d", d.Name, got, want)
		}
	}
}
