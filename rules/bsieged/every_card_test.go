package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// played is a card at work: who has it, what is laid out, what is played, what comes of it. The
// card is stored whether it has a slot or not.
type played struct {
	hero  string
	lay   func(*desk)
	moves []string
	check func(*desk)
}

// Every Resource card does what its text says, with exact dice (BS-CON-20, BS-CRD-11, BS-CRD-12,
// BS-TRK-7): each case also checks cost, printed Morale and the discard pile.
func TestEveryCard(t *testing.T) {
	cases := map[string]played{}
	for _, list := range []map[string]played{armoryCases, marketCases, tavernCases, sorceryCases} {
		for id, c := range list {
			cases[id] = c
		}
	}
	g := content
	for i := range g.set.Cards {
		card := &g.set.Cards[i]
		c, ok := cases[card.ID]
		if !ok {
			t.Errorf("%s is not played", card.ID)
			continue
		}
		t.Run(card.ID, func(t *testing.T) { playCase(t, card, c) })
	}
	if len(cases) != len(g.set.Cards) {
		t.Errorf("%d cases for %d cards", len(cases), len(g.set.Cards))
	}
}

func playCase(t *testing.T, card *cards.Card, c played) {
	d := inTurn(t, c.hero)
	if c.lay != nil {
		c.lay(d)
	}
	if card.Kind == cards.Instant {
		d.obtains(c.hero, card.ID)
	} else {
		d.give(c.hero, card.ID)
	}
	d.play(c.moves...)
	c.check(d)
	if card.Kind != cards.Permanent && !card.Tactics {
		d.discarded(card.ID, true)
	}
}

var armoryCases = map[string]played{
	"arm_bow_grey_guard": {"eileen", func(d *desk) { d.put("north/2", eliteKrohn, 2).force(3, 3) }, []string{"attack north/2 arm_bow_grey_guard"},
		func(d *desk) {
			d.zone("north/2", 0, 0, 0, 0, 0).has("eileen", cards.Morale, 6).stored("eileen", "arm_bow_grey_guard")
		}},
	"arm_repeating_crossbow": {"osvith", func(d *desk) { d.put("north/2", krohn, 4).force(5, 5, 5) }, []string{"attack north/2 arm_repeating_crossbow"},
		func(d *desk) { d.zone("north/2", 0, 0, 0, 1, 0) }},
	"arm_gate_halberd": {"eileen", func(d *desk) { d.put("north/1", eliteKrohn, 3).force(4, 4) }, []string{"attack north/1 arm_gate_halberd"},
		func(d *desk) { d.zone("north/1", 0, 0, 0, 0, 1) }},
	"arm_twin_sabres": {"eileen", func(d *desk) { d.put("north/1", krohn, 4).force(3, 3, 3) }, []string{"attack north/1 arm_twin_sabres"},
		func(d *desk) { d.zone("north/1", 0, 0, 0, 1, 0) }},
	"arm_anvilcrusher_maul": {"eileen", func(d *desk) { d.put("north/1", eliteKrohn, 2).force(4, 3) }, []string{"attack north/1 arm_anvilcrusher_maul"},
		func(d *desk) {
			d.zone("north/1", 0, 0, 0, 0, 1)
			if n := d.attackStrength(d.who("eileen"), d.heroes[d.who("eileen")].cards[0]); n != 3 {
				d.t.Errorf("Strength %d", n)
			}
		}},
	"arm_boar_spears": {"osvith", func(d *desk) { d.put("north/2", eliteKrohn, 2).force(4) }, []string{"attack north/2 arm_boar_spears"},
		func(d *desk) { d.zone("north/2", 0, 0, 0, 0, 1) }},
	"arm_sky_arbalest": {"osvith", func(d *desk) { d.put("north/3", molen, 2).force(5) }, []string{"attack north/3 arm_sky_arbalest"},
		func(d *desk) { d.zone("north/3", 1, 0, 0, 0, 0) }},
	"arm_tower_shield":       {"eileen", nil, nil, func(d *desk) { d.soaks("eileen", 1) }},
	"arm_anvilcrusher_plate": {"eileen", nil, nil, func(d *desk) { d.soaks("eileen", 2) }},
	"arm_avalanche": {"eileen", func(d *desk) {
		d.put("west/2", eliteGargoh, 5).force(1, 1, 1, 1, 1, 3, 3, 3, 3, 2)
	}, []string{"use arm_avalanche west"},
		func(d *desk) {
			d.zone("west/2", 0, 0, 1, 0, 0).has("eileen", cards.Gold, 0).has("eileen", cards.Morale, 6)
		}},
	"arm_barrage": {"eileen", func(d *desk) { d.put("west/2", eliteKrohn, 5).force(3, 3, 3, 3, 2) }, []string{"use arm_barrage west"},
		func(d *desk) {
			d.zone("west/2", 0, 0, 0, 0, 1).has("eileen", cards.Gold, 3).has("eileen", cards.Morale, 6)
		}},
	"arm_logs": {"eileen", func(d *desk) { d.put("west/1", eliteKrohn, 5).put("west/2", krohn, 5).force(4, 4, 4, 3, 4, 4, 3, 3) }, []string{"use arm_logs west"},
		func(d *desk) {
			d.zone("west/1", 0, 0, 0, 0, 2).zone("west/2", 0, 0, 0, 3, 0).has("eileen", cards.Gold, 2).has("eileen", cards.Morale, 6)
		}},
	"arm_boiling_pitch": {"eileen", func(d *desk) { d.put("west/1", eliteKrohn, 5).force(3, 3, 3, 2, 2) }, []string{"use arm_boiling_pitch west"},
		func(d *desk) {
			d.zone("west/1", 0, 0, 0, 0, 2).has("eileen", cards.Gold, 3).has("eileen", cards.Morale, 6)
		}},
	"arm_star_bolts": {"eileen", func(d *desk) { d.put("west/3", molen, 4).force(4, 4, 3, 3, 3) }, []string{"use arm_star_bolts west"},
		func(d *desk) {
			d.zone("west/3", 2, 0, 0, 0, 0).has("eileen", cards.Gold, 2).has("eileen", cards.Morale, 6)
		}},
	"arm_whetstone": {"eileen", func(d *desk) { d.put("north/1", eliteKrohn, 3).force(4, 4, 4, 4) }, []string{"use arm_whetstone", "attack north/1"},
		func(d *desk) {
			d.zone("north/1", 0, 0, 0, 0, 1).play("attack north/1").zone("north/1", 0, 0, 0, 0, 0) // the whole turn
			if d.startTurn("eileen"); d.strength(d.who("eileen")) != 2 {
				d.t.Error("until the end of the turn: it is expired by the end of it only")
			}
			d.endTurn(d.who("eileen"))
			if h := d.who("eileen"); d.strength(h) != 1 || d.attackDice(h, zone1, 0) != 1 {
				d.t.Error("outlasts the turn")
			}
		}},
	"arm_iron_shot": {"eileen", func(d *desk) { d.put("east/3", krohn, 5).force(3) }, []string{"use arm_iron_shot", "at field east", "shoot"},
		func(d *desk) { d.zone("east/3", 0, 0, 0, 3, 0) }},
	"arm_timber_and_nails": {"eileen", func(d *desk) { d.houses[cards.Barn].harm = damaged }, []string{"use arm_timber_and_nails", "option 0"},
		func(d *desk) {
			d.house(cards.Barn, intact, 0).has("eileen", cards.Morale, 6).give("eileen", "mar_masons_cart").play("use mar_masons_cart", "building barn").house(cards.Barn, intact, 1)
		}},
}

var marketCases = map[string]played{
	"mar_bribes": {"osvith", func(d *desk) { d.onTop(&d.pools, "tav_caltrops").onTop(&d.pools, "arm_barrage") }, []string{"use mar_bribes", "class tavern", "store"},
		func(d *desk) { d.stored("osvith", "tav_caltrops").asks("turn") }},
	"mar_warlocks_backroom": {"osvith", func(d *desk) { d.onTop(&d.pools, "sor_firebolt").onTop(&d.seasons, "sor_veil_of_mist") }, []string{"use mar_warlocks_backroom", "store"},
		func(d *desk) { d.stored("osvith", "sor_firebolt") }},
	"mar_plague_of_koraggam": {"osvith", func(d *desk) { d.set("lugh", cards.Morale, 2) }, nil,
		func(d *desk) {
			d.has("osvith", cards.Morale, 2).has("kador", cards.Morale, 2).has("lugh", cards.Morale, 1)
		}},
	"mar_salt_pork": {"osvith", func(d *desk) { d.set("osvith", cards.Food, 0).force(3) }, []string{"use mar_salt_pork"},
		func(d *desk) { d.has("osvith", cards.Food, 3) }},
	"mar_pawned_jewels": {"osvith", func(d *desk) { d.set("osvith", cards.Gold, 0).force(5) }, []string{"use mar_pawned_jewels"},
		func(d *desk) { d.has("osvith", cards.Gold, 4) }},
	"mar_fiddlers": {"osvith", nil, []string{"use mar_fiddlers"},
		func(d *desk) {
			for h := range heroNo(d.nhero) {
				d.has(d.sheet(h).ID, cards.Morale, 6)
			}
		}},
	"mar_honey_mead": {"osvith", nil, []string{"use mar_honey_mead", "hero lugh"},
		func(d *desk) { d.has("lugh", cards.Morale, 8).has("osvith", cards.Morale, 5) }},
	"mar_pilgrims_relic": {"osvith", nil, []string{"use mar_pilgrims_relic", "hero kador"},
		func(d *desk) { d.has("kador", cards.Grace, 2).has("osvith", cards.Gold, 3) }},
	"mar_masons_cart": {"osvith", func(d *desk) { d.houses[cards.Barn].harm = damaged; d.houses[cards.Palace].harm = destroyed }, []string{"use mar_masons_cart", "option 0"},
		func(d *desk) {
			d.house(cards.Barn, intact, 0).house(cards.Palace, destroyed, 0).has("osvith", cards.Gold, 3).has("osvith", cards.Morale, 6)
		}},
	"mar_finders_fee": {"osvith", func(d *desk) {
		d.lay(d.find("arm_barrage"), 0, "")
		d.lay(d.find("tav_caltrops"), 0, "")
		d.lay(d.find("mar_bribes"), 0, "")
	}, []string{"use mar_finders_fee"},
		func(d *desk) {
			d.offers(true, "recover arm_barrage", "recover tav_caltrops").offers(false, "recover mar_bribes").play("recover arm_barrage", "store")
			d.stored("osvith", "arm_barrage").discarded("arm_barrage", false).has("osvith", cards.Gold, 3)
		}},
	"mar_cutpurse": {"osvith", func(d *desk) { d.set("osvith", cards.Gold, 3) }, nil, func(d *desk) { d.has("osvith", cards.Gold, 1) }},
	"mar_bone_dice": {"osvith", func(d *desk) { d.set("osvith", cards.Gold, 1).force(3) }, nil,
		func(d *desk) {
			d.has("osvith", cards.Gold, 4).force(2).obtains("osvith", "mar_bone_dice").has("osvith", cards.Gold, 2)
		}},
	"mar_spoiled_grain": {"osvith", func(d *desk) { d.set("lugh", cards.Food, 0) }, nil,
		func(d *desk) { d.has("osvith", cards.Food, 2).has("lugh", cards.Food, 0).has("kador", cards.Food, 2) }},
	"mar_runaway_cart": {"osvith", func(d *desk) {
		d.set("osvith", cards.Gold, 1)
		for b := range d.houses {
			d.houses[b].harm = damaged
		}
		d.houses[cards.Barn].harm = intact
	}, nil, func(d *desk) { d.house(cards.Barn, damaged, 0).has("osvith", cards.Gold, 3) }},
}

// soaks checks how many hits of a round a hero ignores.
func (d *desk) soaks(name string, want int) *desk {
	d.t.Helper()
	if got := d.armour(d.who(name)); got != want {
		d.t.Errorf("%s ignores %d hits, want %d", name, got, want)
	}
	return d
}

// house checks a building.
func (d *desk) house(b cards.BuildingID, state harm, tokens uint8) *desk {
	d.t.Helper()
	if got := d.houses[b]; got.harm != state || got.reinforced != tokens {
		d.t.Errorf("%s is %v, want %d with %d tokens", d.game.set.Buildings[b].ID, got, state, tokens)
	}
	return d
}
