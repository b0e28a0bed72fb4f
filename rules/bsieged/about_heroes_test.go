package bsieged

import "testing"

// BS-TBL-4, BS-CRD-2, BS-TAC-1: heroes, cards and abilities, and who has them.
func TestArticlesOfHeroesAndCards(t *testing.T) {
	checkArticles(t, []articleCase{
		{"a Tactics card", func(k *kit) { k.lay("osvith", "tav_caltrops", west, zone2) }, "tactic:0", `
			Caltrops (BS-TAC-1)
			Class: Tavern, orange
			Zones: 1, 2 and 3 of any field, one of them
			!Slot for it: Eileen has none
			Copies: 3
			Placed: at Zone 2 in the West by Osvith
			!No enemy there: discarded after the last hero's turn unless enemies come`},
		{"a Tactics card that works twice", func(k *kit) {
			k.units("west/2", "krohn 1")
			k.lay("osvith", "tav_caltrops", west, zone2)
			k.tactics[0].times = 2
		}, "tactic:0", `
			Caltrops (BS-TAC-1)
			Class: Tavern, orange
			Zones: 1, 2 and 3 of any field, one of them
			!Slot for it: Eileen has none
			Copies: 3
			Placed: at Zone 2 in the West by Osvith
			Works: 2 times
			West, enemies who march: none, not 1`},
		{"Cursed Ground", func(k *kit) {
			k.lay("osvith", "sor_cursed_ground", west, zone2)
			k.tactics[0].cursed = 1
		}, "tactic:0", `
			Cursed Ground (BS-TAC-1)
			Class: Sorcery, red
			Cost: 1 Gold
			Zones: 1, 2 and 3 of any field, one of them
			Strength: 2
			!Slot for it: Eileen has none
			Copies: 4
			Placed: at Zone 2 in the West by Osvith
			Cursed Ground token: 1 of 3`},
		{"no Tactics card", func(k *kit) { k.lay("osvith", "tav_caltrops", west, zone2) }, "tactic:1", "nothing"},
		{"a dead hero", func(k *kit) { k.heroes[k.who("osvith")].alive = false }, "hero:osvith", `
			Osvith, the Paladin (BS-TBL-4)
			Player: Player 1
			!Dead: can be resurrected at the beginning of a round`},
		{"a hero whose turn it is not", func(k *kit) {
			k.acted = 1 << k.who("osvith")
			k.stand("osvith", "wall:west")
			k.learn("osvith", "epic_vigor")
			k.give("osvith", "arm_gate_halberd")
		}, "hero:osvith", `
			Osvith, the Paladin (BS-TBL-4)
			Player: Player 1
			Gold: 1 of 4
			Food: 3 of 6
			Morale: 5 of 10
			Divine Grace: 3 of 3
			Strength: 1
			Attack on Zone 1: 2 dice, 3+ hits
			Attack on Zone 2: 1 die, 5+ hits
			Attack on Zone 3: 1 die, 6+ hits
			Place: The Western wall
			Ignores: 1 hit in this round
			In this round: has acted
			Martial Mastery: You hit with 3+ when attacking Zone 1.
			Refined Swordsmanship: An attack action from the wall against Zone 1 rolls one more red die.
			Level 1, Epic Vigor: Ignore up to 1 hit each round.
			Level 2: empty
			Level 3: empty
			Level 4: empty
			Armory, permanent: Gate Halberd
			Armory, red: empty
			Armory, orange: empty
			Market, orange: empty
			Market or Tavern, orange: empty
			Sorcery, orange: empty
			Food for Levels 1 to 4: 1, 2, 2, 3`},
		{"a hero with Catapult actions", func(k *kit) {
			k.heroes[k.active].turn.artillery = 1
			k.heroes[k.active].tokens[0] = token{turned, 0}
		}, "hero:eileen", `
			Eileen, the Archer (BS-TBL-4)
			Player: Player 1
			Gold: 1 of 4
			Food: 3 of 6
			Morale: 5 of 10
			Divine Grace: 3 of 3
			Strength: 2
			Attack on Zone 1: 1 die, 4+ hits
			Attack on Zone 2: 1 die, 3+ hits
			Attack on Zone 3: 1 die, 5+ hits
			Now: 3 actions left
			For the Catapult: 1 action more
			First hero: begins the Heroes phase
			Falcon's Sight: You hit with 5+ when attacking Zone 3.
			Precise Shot: You hit with 3+ when attacking Zone 2.
			Level 1: turned over for 1 Strength
			Level 2: empty
			Level 3: empty
			Level 4: empty
			Armory, permanent: empty
			Armory, red: empty
			Armory, orange: empty
			Market, orange: empty
			Market or Sorcery, orange: empty
			Tavern, red: empty
			Food for Levels 1 to 4: 1, 2, 2, 3`},
		{"a hero who is still to act", nil, "hero:osvith", `
			Osvith, the Paladin (BS-TBL-4)
			Player: Player 1
			Gold: 1 of 4
			Food: 3 of 6
			Morale: 5 of 10
			Divine Grace: 3 of 3
			Strength: 1
			Attack on Zone 1: 2 dice, 3+ hits
			Attack on Zone 2: 1 die, 5+ hits
			Attack on Zone 3: 1 die, 6+ hits
			In this round: is still to act
			Martial Mastery: You hit with 3+ when attacking Zone 1.
			Refined Swordsmanship: An attack action from the wall against Zone 1 rolls one more red die.
			Level 1: empty
			Level 2: empty
			Level 3: empty
			Level 4: empty
			Armory, permanent: empty
			Armory, red: empty
			Armory, orange: empty
			Market, orange: empty
			Market or Tavern, orange: empty
			Sorcery, orange: empty
			Food for Levels 1 to 4: 1, 2, 2, 3`},
		{"a weapon", nil, "card:arm_gate_halberd", `
			Gate Halberd (BS-CRD-2)
			Class: Armory, permanent
			Zones: 1 of the field before your wall
			Slots for it: Eileen has 1
			Copies: 2`},
		{"armour", nil, "card:arm_tower_shield", `
			Tower Shield (BS-CRD-2)
			Class: Armory, permanent
			Slots for it: Eileen has 1
			Copies: 2`},
		{"a Massive Attack", nil, "card:arm_avalanche", `
			Avalanche! (BS-CRD-2)
			Class: Armory, red
			Cost: 4 Gold
			Zones: 1 and 2 of the field before your wall, all of them
			Strength: 4
			Morale: +1
			Slots for it: Eileen has 1
			Copies: 2`},
		{"a spell", nil, "card:sor_firebolt", `
			Firebolt (BS-CRD-2)
			Class: Sorcery, orange
			Cost: 1 Morale
			Zones: 1, 2 and 3 of any field, one of them
			Strength: 3
			Slots for it: Eileen has 1
			Copies: 3`},
		{"a card that the active hero stores and may use", func(k *kit) {
			k.units("west/1", "krohn 1")
			k.give("eileen", "tav_false_trail")
		}, "card:tav_false_trail", `
			False Trail (BS-CRD-2)
			Class: Tavern, orange
			Zones: 1 and 2 of any field, one of them
			!Slot for it: Eileen has none
			Copies: 2
			Stored by: Eileen`},
		{"a card that he cannot use", func(k *kit) { k.give("eileen", "tav_quiet_knife") }, "card:tav_quiet_knife", `
			The Quiet Knife (BS-CRD-2)
			Class: Tavern, red
			Cost: 2 Gold
			Zones: 1, 2 and 3 of any field, one of them
			Slots for it: Eileen has 1
			Copies: 2
			!Stored by Eileen: The Quiet Knife needs 2 Gold, Eileen has 1.`},
		{"armour that he stores", func(k *kit) { k.give("eileen", "arm_tower_shield") }, "card:arm_tower_shield", `
			Tower Shield (BS-CRD-2)
			Class: Armory, permanent
			Slots for it: Eileen has 1
			Copies: 2
			Stored by: Eileen`},
		{"a card that another stores", func(k *kit) { k.give("osvith", "tav_quiet_knife") }, "card:tav_quiet_knife", `
			The Quiet Knife (BS-CRD-2)
			Class: Tavern, red
			Cost: 2 Gold
			Zones: 1, 2 and 3 of any field, one of them
			Slots for it: Eileen has 1
			Copies: 2
			Stored by: Osvith`},
		{"an ability", func(k *kit) { k.learn("osvith", "epic_vigor") }, "ability:epic_vigor", `
			Epic Vigor (BS-CON-30)
			Level 1: 2 tokens of 12
			Level 2: 1 token of 12
			Known to: Osvith`},
		{"a starting ability", nil, "ability:martial_mastery", `
			Martial Mastery (BS-CON-30)
			Kind: starting ability
			Known to: Osvith`},
	})
}

// What a card does stands first in its article, in sentences: its text, then when it works, and its figures below (BS-TBL-4).
func TestCardsSayWhenTheyWork(t *testing.T) {
	k := table(t, "eileen")
	for id, want := range map[string]string{
		"arm_gate_halberd": "A weapon: it adds to an attack of yours from the wall, and stays.",
		"arm_tower_shield": "It works for as long as it is stored.",
		"arm_avalanche":    "A Massive Attack: it takes an action and puts you on a wall.",
		"tav_caltrops":     "Laid out in your turn without an action, it works when the enemies act.",
		"sor_firebolt":     "Used in your turn without an action, and discarded.",
	} {
		a := k.aboutCard(k.designOf(id))
		if len(a.Body) < 2 || a.Body[1].String() != want {
			t.Errorf("%s says %q", id, a.Body)
		}
	}
}
