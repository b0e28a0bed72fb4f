package bsieged

import "portcullis/rules/bsieged/cards"

var tavernCases = map[string]played{
	"tav_caltrops": {"orobox", func(d *desk) { d.put("west/2", krohn, 3).put("west/2", eliteKrohn, 3).put("west/2", gargoh, 1) }, []string{"use tav_caltrops west/2"},
		func(d *desk) {
			d.tacticsStep("figures krohn 3").stopped("west/2", krohn, 3, 0).stopped("west/2", eliteKrohn, 1, 0).stopped("west/2", gargoh, 0, 0).discarded("tav_caltrops", true)
		}},
	"tav_pit_trap": {"orobox", func(d *desk) { d.put("west/3", eliteKrohn, 3) }, []string{"use tav_pit_trap west/3"},
		func(d *desk) { d.tacticsStep().zone("west/3", 0, 0, 0, 0, 1).has("orobox", cards.Morale, 5) }},
	"tav_drunken_mob": {"orobox", func(d *desk) { d.put("west/1", krohn, 5) }, []string{"use tav_drunken_mob west/1"},
		func(d *desk) { d.tacticsStep().stopped("west/1", krohn, 4, 4) }},
	"tav_smoke_pots": {"orobox", func(d *desk) { d.put("west/2", gargoh, 2).put("west/2", eliteGargoh, 1).put("west/2", krohn, 1) }, []string{"use tav_smoke_pots west/2"},
		func(d *desk) {
			d.tacticsStep().stopped("west/2", gargoh, 0, 2).stopped("west/2", eliteGargoh, 0, 1).stopped("west/2", krohn, 0, 0)
		}},
	"tav_greased_stones": {"orobox", func(d *desk) {
		d.put("west/1", krohn, 2).put("west/2", gargoh, 3).put("west/2", eliteKrohn, 1).put("west/3", krohn, 1)
	}, []string{"use tav_greased_stones west"},
		func(d *desk) {
			d.has("orobox", cards.Gold, 3).tacticsStep().stopped("west/1", krohn, 2, 2).stopped("west/2", gargoh, 3, 3).stopped("west/2", eliteKrohn, 1, 1).stopped("west/3", krohn, 0, 0)
		}},
	"tav_saboteurs": {"orobox", func(d *desk) { d.put("west/3", molen, 2).put("west/3", krohn, 1) }, []string{"use tav_saboteurs west/3"},
		func(d *desk) {
			d.has("orobox", cards.Gold, 3).tacticsStep().zone("west/3", 1, 0, 0, 1, 0).stopped("west/3", molen, 0, 1)
		}},
	"tav_powder_cellar": {"orobox", func(d *desk) { d.put("west/2", eliteKrohn, 4).force(4, 4, 4, 3, 3, 3) }, []string{"use tav_powder_cellar west/2"},
		func(d *desk) { d.has("orobox", cards.Gold, 2).tacticsStep().zone("west/2", 0, 0, 0, 0, 1) }},
	"tav_quiet_knife": {"orobox", func(d *desk) { d.put("west/2", eliteKrohn, 2).put("west/2", eliteGargoh, 1).put("west/2", krohn, 3) }, []string{"use tav_quiet_knife west/2", "figures elite_gargoh 0"},
		func(d *desk) {
			d.zone("west/2", 0, 0, 1, 3, 0).has("orobox", cards.Gold, 2).has("orobox", cards.Morale, 5)
		}},
	"tav_giant_hunters_wager": {"orobox", func(d *desk) { d.put("west/3", molen, 2) }, []string{"use tav_giant_hunters_wager west/3"},
		func(d *desk) {
			d.zone("west/3", 1, 0, 0, 0, 0).has("orobox", cards.Gold, 1).has("orobox", cards.Morale, 6)
		}},
	"tav_sellswords": {"orobox", func(d *desk) { d.put("west/2", eliteKrohn, 4).force(4, 4, 4, 3, 3) }, []string{"use tav_sellswords west/2"},
		func(d *desk) { d.zone("west/2", 0, 0, 0, 0, 1).has("orobox", cards.Gold, 2) }},
	"tav_poachers": {"orobox", func(d *desk) { d.put("west/3", krohn, 4).put("west/3", eliteGargoh, 1).force(4, 4, 3, 3) }, []string{"use tav_poachers west/3"},
		func(d *desk) { d.zone("west/3", 0, 0, 1, 2, 0).has("orobox", cards.Gold, 3) }},
	"tav_false_trail": {"orobox", func(d *desk) { d.put("west/1", krohn, 2).put("west/1", eliteKrohn, 2) }, []string{"use tav_false_trail west/1", "figures krohn 1"},
		func(d *desk) { d.zone("west/1", 0, 0, 0, 1, 0).zone("west/2", 0, 0, 0, 1, 2) }},
	"tav_decoy_rider": {"orobox", func(d *desk) { d.ride("west/1") }, []string{"use tav_decoy_rider"},
		func(d *desk) { d.safe("orobox", 3) }},
	"tav_damianas_reserve": {"orobox", nil, []string{"use tav_damianas_reserve", "hero kador"},
		func(d *desk) {
			d.has("orobox", cards.Morale, 7).has("kador", cards.Morale, 6).has("lugh", cards.Morale, 5)
		}},
	"tav_dagger_in_the_back": {"orobox", func(d *desk) { d.set("orobox", cards.Morale, 2) }, nil,
		func(d *desk) { d.has("orobox", cards.Morale, 1).has("orobox", cards.Gold, 3) }},
	"tav_brawl": {"orobox", func(d *desk) { d.force(4) }, nil,
		func(d *desk) {
			d.has("orobox", cards.Morale, 7)
			other := inTurn(d.t, "orobox").set("orobox", cards.Morale, 1)
			other.force(3).obtains("orobox", "tav_brawl").has("orobox", cards.Morale, 1)
		}},
}

var sorceryCases = map[string]played{
	"sor_cursed_ground": {"kador", func(d *desk) { d.put("west/1", eliteKrohn, 4).force(4, 4, 3) }, []string{"use sor_cursed_ground west/1"},
		func(d *desk) { d.has("kador", cards.Gold, 3).tacticsStep().zone("west/1", 0, 0, 0, 0, 2) }},
	"sor_firebolt": {"kador", func(d *desk) { d.put("west/3", molen, 2).force(4, 3) }, []string{"use sor_firebolt west/3"},
		func(d *desk) { d.zone("west/3", 1, 0, 0, 0, 0).has("kador", cards.Morale, 4) }},
	"sor_chain_lightning": {"kador", func(d *desk) { d.put("west/3", eliteGargoh, 4).force(4, 4, 4, 3, 3, 3) }, []string{"use sor_chain_lightning west/3"},
		func(d *desk) {
			d.zone("west/3", 0, 0, 1, 0, 0).has("kador", cards.Morale, 4).has("kador", cards.Gold, 3).actions("kador", 2)
		}},
	"sor_falling_tower": {"kador", func(d *desk) { d.put("west/3", molen, 6) }, []string{"use sor_falling_tower west/3", "building palace"},
		func(d *desk) {
			d.zone("west/3", 1, 0, 0, 0, 0).house(cards.Palace, damaged, 0).has("kador", cards.Gold, 2).actions("kador", 2)
		}},
	"sor_banishing_word": {"kador", func(d *desk) { d.put("west/3", molen, 2).haunt("north/1", 7) }, []string{"use sor_banishing_word west/3", "option 0"},
		func(d *desk) {
			if d.avatar.vinculum != 2 {
				d.t.Errorf("Vinculum %d", d.avatar.vinculum)
			}
			d.give("kador", "sor_banishing_word").play("use sor_banishing_word west/3", "option 1").zone("west/3", 1, 0, 0, 0, 0)
			d.has("kador", cards.Gold, 2).has("kador", cards.Morale, 3).actions("kador", 1)
		}},
	"sor_frost_wall": {"kador", func(d *desk) { d.put("west/2", krohn, 9).put("west/2", gargoh, 2) }, []string{"use sor_frost_wall west/2"},
		func(d *desk) { d.tacticsStep().stopped("west/2", krohn, 9, 0).stopped("west/2", gargoh, 2, 0) }},
	"sor_stone_skin": {"kador", nil, []string{"use sor_stone_skin", "hero lugh"},
		func(d *desk) {
			d.soaks("lugh", 3).soaks("kador", 0)
			if d.expire(cards.UntilTurn); d.armour(d.who("lugh")) != 3 {
				d.t.Error("ends with the turn")
			}
			if d.expire(cards.UntilRound); d.armour(d.who("lugh")) != 0 {
				d.t.Error("outlasts the round")
			}
		}},
	"sor_ward_of_entinedes": {"kador", nil, []string{"use sor_ward_of_entinedes", "building barn"},
		func(d *desk) {
			d.offers(false, "building barn").play("building palace").house(cards.Barn, intact, 1).house(cards.Palace, intact, 1)
		}},
	"sor_transmute_lead": {"kador", func(d *desk) { d.set("lugh", cards.Gold, 0).set("osvith", cards.Gold, 1) }, []string{"use sor_transmute_lead", "hero lugh"},
		func(d *desk) { d.has("lugh", cards.Gold, 4).has("kador", cards.Morale, 4).has("osvith", cards.Gold, 1) }},
	"sor_conjured_feast": {"kador", func(d *desk) { d.set("lugh", cards.Food, 6) }, []string{"use sor_conjured_feast"},
		func(d *desk) { d.has("lugh", cards.Food, 6).has("kador", cards.Food, 4).has("orobox", cards.Food, 4) }},
	"sor_mending_chant": {"kador", func(d *desk) { d.houses[cards.Barn].harm = destroyed; d.houses[cards.Palace].harm = damaged }, []string{"use sor_mending_chant", "building barn"},
		func(d *desk) {
			d.house(cards.Barn, intact, 0).house(cards.Palace, damaged, 0).has("kador", cards.Gold, 2).has("kador", cards.Morale, 6)
			if d.heroes[d.who("kador")].at != nowhere {
				d.t.Error("the figure moved")
			}
		}},
	"sor_high_gust": {"kador", func(d *desk) { d.put("west/2", krohn, 4).put("west/2", eliteGargoh, 1) }, []string{"use sor_high_gust west/2"},
		func(d *desk) { d.zone("west/2", 0, 0, 0, 0, 0).zone("west/3", 0, 0, 1, 4, 0) }},
	"sor_veil_of_mist": {"kador", func(d *desk) { d.ride("west/1") }, []string{"use sor_veil_of_mist"},
		func(d *desk) { d.safe("kador", 4) }},
	"sor_quickening": {"kador", nil, []string{"use sor_quickening"},
		func(d *desk) { d.has("kador", cards.Morale, 3).actions("kador", 4) }},
	"sor_wild_surge": {"kador", func(d *desk) {
		d.put("west/3", eliteKrohn, 3).put("east/1", krohn, 1).put("north/3", molen, 1).force(4)
	}, nil,
		func(d *desk) {
			d.offers(true, "zone west/3", "zone east/1").offers(false, "zone north/3", "zone south/1").play("zone west/3").zone("west/3", 0, 0, 0, 0, 1)
			other := inTurn(d.t, "kador").set("kador", cards.Morale, 2)
			other.force(3).obtains("kador", "sor_wild_surge").has("kador", cards.Morale, 1)
		}},
	"sor_whispered_bargain": {"kador", nil, nil, func(d *desk) { d.has("kador", cards.Morale, 3).has("kador", cards.Grace, 2) }},
}

// stopped checks how many figures of a sort may not march and may not attack.
func (d *desk) stopped(at string, g figure, still, quiet uint8) *desk {
	d.t.Helper()
	f, z := d.zoneAt(at)
	if zn := &d.fronts[f].zones[z]; zn.still[g] != still || zn.quiet[g] != quiet {
		d.t.Errorf("%s: %d of %s do not march, %d do not attack; want %d and %d", at, zn.still[g], figureNames[g], zn.quiet[g], still, quiet)
	}
	return d
}

// actions checks the actions left.
func (d *desk) actions(name string, want int8) *desk {
	d.t.Helper()
	if got := d.heroes[d.who(name)].turn.left; got != want {
		d.t.Errorf("%s has %d actions left, want %d", name, got, want)
	}
	return d
}

// safe checks that the Messenger is safe for the round, and the Gold of who saw to it.
func (d *desk) safe(name string, gold int) {
	d.t.Helper()
	if d.kill("BS-MAS-8"); d.messenger.deaths != 0 || d.messenger.where != inZone {
		d.t.Error("the Messenger can be killed")
	}
	d.has(name, cards.Gold, gold)
}
