package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-TBL-12 to BS-TBL-18: what the preview of a choice says in a position, line by line.
func TestPreviews(t *testing.T) {
	for _, test := range []struct {
		name    string
		prepare func(*kit)
		choice  string
		want    string // "chance", the lines
	}{
		{"an attack on the Avatar and a Krohn", func(k *kit) {
			k.units("west/1", "krohn 1")
			k.avatar = avatar{field: west, zone: zone1, vinculum: 1}
			k.heroes[k.active].tokens = [4]token{{turned, 0}, {turned, 0}, {turned, 0}, {turned, 0}}
		}, "attack west/1", `
			3 in 6
			Roll: 1 die, 4+ hits, Strength 5
			Vinculum: 0.5 taken on average
			Avatar destroyed: 50 %
			Hits fall on: 1 Vinculum, then a Krohn
			Morale: +1 with 50 %
			Morale for the Avatar: +2 with 50 %`},
		{"an attack with a weapon that costs", func(k *kit) {
			k.units("west/1", "krohn 1")
			k.give("eileen", "arm_gate_halberd")
			k.mark("eileen", cards.Gold, 3)
			k.keep(modifier{stat: cards.ArmoryCost, n: 1, hero: k.active, until: cards.UntilTurn})
		}, "attack west/1 arm_gate_halberd", `
			27 in 36
			Roll: 2 dice, 4+ hits, Strength 2
			At least 1 destroyed: 75 %
			Expected: 0.8 destroyed
			With 3 Divine Grace: 100 %
			Hits fall on: a Krohn
			Morale: +1 with 75 %`},
		{"a shot at the Avatar alone", func(k *kit) {
			k.avatar = avatar{field: north, zone: zone3, vinculum: 1}
		}, "shoot", `
			4 in 6
			Vinculum: 0.7 taken on average
			Avatar destroyed: 67 %
			Faces of the die: stuck, miss, 1, 2, 3, 3
			Hits fall on: 1 Vinculum
			Morale: +1 with 67 %`},
		{"a shot by a hero whose Morale is full", func(k *kit) {
			k.avatar = avatar{field: north, zone: zone3, vinculum: 1}
			k.mark("eileen", cards.Morale, int(k.most(cards.Morale)))
		}, "shoot", `
			4 in 6
			Vinculum: 0.7 taken on average
			Avatar destroyed: 67 %
			Faces of the die: stuck, miss, 1, 2, 3, 3
			Hits fall on: 1 Vinculum`},
		{"a volley", func(k *kit) {
			k.units("west/1", "krohn 1", "elite_krohn 1")
			k.give("eileen", "tav_sellswords")
			k.mark("eileen", cards.Gold, 4)
		}, "use tav_sellswords west/1", `
			97 %
			Five dice against one Zone 1 or 2: 4+ hits with Strength 2.:
			Gold: 2 of 4
			Zone 1 in the West: 5 dice, 4+ hits, Strength 2: 1.8 destroyed
			At least 1 destroyed: 97 %
			With 3 Divine Grace: 100 %
			Hits fall on: a Krohn, then an elite Krohn
			Expected: 1.8 destroyed in all`},
		{"hits at the Avatar", func(k *kit) {
			k.units("west/3", "krohn 1")
			k.avatar = avatar{field: west, zone: zone3, vinculum: 2}
			k.give("eileen", "sor_falling_tower")
			k.mark("eileen", cards.Gold, 2)
		}, "use sor_falling_tower west/3", `
			Action. One intact building of your choice becomes Damaged; then five hits of Strength 4 in any Zone 3.:
			Gold: 2 of 2
			Hits fall on: 2 Vinculum, then a Krohn`},
		{"a Massive Attack", func(k *kit) {
			k.stand("eileen", "wall:north")
			k.units("north/1", "krohn 1")
			k.units("north/2", "gargoh 1")
			k.give("eileen", "arm_avalanche")
			k.mark("eileen", cards.Gold, 4)
		}, "use arm_avalanche north", `
			over 99 %
			Massive Attack. Five dice against Zone 1 and five against Zone 2: 3+ hits with Strength 4.:
			Gold: 4 of 4
			Morale: +1
			Zone 1 in the North: 5 dice, 3+ hits, Strength 4: 1.0 destroyed
			At least 1 destroyed: over 99 %
			With 3 Divine Grace: 100 %
			Hits fall on: a Krohn
			Zone 2 in the North: 5 dice, 3+ hits, Strength 4: 1.0 destroyed
			At least 1 destroyed: over 99 %
			With 3 Divine Grace: 100 %
			Hits fall on: a Gargoh
			Expected: 2.0 destroyed in all
			!The Messenger dies: 95 %`},
		{"options", func(k *kit) {
			k.houses[cards.Barn].harm = damaged
			k.give("eileen", "arm_timber_and_nails")
		}, "use arm_timber_and_nails", `
			Repair one Damaged building, or put a Reinforced token on each of two buildings.:
			Morale: +1
			Option 1: repair 1 building
			Option 2: reinforce 2 different buildings`},
		{"a gift at the end of a track", func(k *kit) {
			k.give("eileen", "tav_damianas_reserve")
			k.mark("eileen", cards.Morale, 9)
		}, "use tav_damianas_reserve", `
			You earn 2 Morale and one other hero earns 1.:
			!Morale: +1 of 2: the track ends`},
		{"a Tactics card", func(k *kit) {
			k.units("west/2", "krohn 1")
			k.give("eileen", "tav_caltrops")
		}, "use tav_caltrops west/2", `
			Tactics, any Zone: up to four Krohns there do not advance.:
			Works: in the Tactics step, as it stands:
			West, enemies who march: none, not 1`},
		{"a Tactics card that comes too late for the Messenger", func(k *kit) { // BS-MSG-10, BS-RUL-68
			k.units("west/2", "krohn 1")
			k.messenger.where, k.messenger.field, k.messenger.zone = inZone, west, zone2
			k.give("eileen", "tav_caltrops")
		}, "use tav_caltrops west/2", `
			Tactics, any Zone: up to four Krohns there do not advance.:
			Works: in the Tactics step, as it stands:
			!The Messenger: is killed before the Tactics step, by the enemies in his Zone`},
		{"a card discarded", func(k *kit) { k.give("eileen", "tav_caltrops") }, "discard tav_caltrops", "nothing"},
		{"the Market with a card turned up", func(k *kit) { k.seasons[cards.Market].up, k.pools[cards.Market].up = true, true }, "visit market", `
			Draw a Market card from the Season deck.:
			The Market Season deck: Fiddlers on the Steps on top`},
		{"the Tavern", nil, "visit tavern", `
			Draw a Tavern card from the Season deck.:
			The Tavern Season deck: 4 cards
			At once: 2 of the 30 cards are carried out at once when drawn; some do harm`},
		{"the Hideout with an empty deck", func(k *kit) { k.pools[cards.Tavern].clear() }, "visit hideout", `
			Roll a red die on the Smuggling Table.:
			1: draw 1 Tavern card: the Tavern Pool deck is empty
			2: roll the yellow die to earn Gold: 2.0 on average
			3: draw 1 Sorcery card
			4: draw 1 Market card
			5: draw 1 Armory card
			6: roll the yellow die to earn Food: 2.0 on average`},
		{"the Sanctuary", nil, "visit sanctuary", `
			Earn 1 Food and 1 Divine Grace; or pay the Food of your next ability slot, draw two tokens of that Level, keep one: learn it or take +1 Strength.:
			Option 1: earn 1 Food and 1 Divine Grace: Divine Grace is full
			Option 2: pay 1 Food for an ability token of Level 1`},
		{"a repair", func(k *kit) {
			k.houses[cards.Barn].harm = damaged
			k.mark("eileen", cards.Gold, 3)
		}, "repair barn", `
			Gold: 2 of 3
			Morale: +2`},
		{"turning the Catapult", nil, "turn catapult west", `
			5 in 6
			Turns: 83 %
			Stuck: 17 %
			!Zone 3 in the West: nobody is there to shoot at`},
		{"an exchange", func(k *kit) {
			k.give("eileen", "tav_caltrops")
			k.give("osvith", "arm_gate_halberd")
		}, "exchange osvith", "nothing"},
		{"the Messenger sent out", func(k *kit) {
			k.State = begin(k.t).State
			k.units("east/1")
			k.units("east/2", "krohn 1", "gargoh 1")
			k.units("east/3", "krohn 1")
		}, "messenger east", `
			Zone 1: 0 enemy units
			!Zone 2: 2 enemy units
			!Zone 3: 1 enemy unit`},
		{"the next field", func(k *kit) {
			k.State = begin(k.t, "field_order=ask").State
			k.do("messenger north")
			k.fronts[west].points = 2
		}, "field west", `
			Summoning rolls: 2
			Enemies that come: 4.7 units on average`},
		{"a position on the wall", func(k *kit) {
			k.units("west/1", "krohn 1")
		}, "stand east", "nothing"},
		{"a concession", func(k *kit) { k.State = late(k.t, 9, messenger{where: outskirts}).State }, "concede", `
			The Messenger: is on the wall after 4 turns at best, 3 are left
			!The match: ends now, as a defeat`},
	} {
		t.Run(test.name, func(t *testing.T) {
			k := hushed(t)
			if test.prepare != nil {
				test.prepare(k)
				k.listed = false
			}
			c, err := k.game.Parse(test.choice)
			if err != nil {
				t.Fatal(err)
			}
			if !k.Decision().Allows(c) {
				t.Fatalf("%s is refused: %v", test.choice, k.refuse(c))
			}
			got := "nothing"
			if p, ok := k.Preview(c); ok {
				got = strings.ReplaceAll(strings.Join(append([]string{p.Fraction.String()}, read(p.Lines)...), "\n"), ": \n", ":\n")
			}
			if want := strings.TrimSpace(strings.ReplaceAll(test.want, "\t", "")); strings.TrimSpace(got) != want {
				t.Errorf("of %s it is said:\n%s\nwant\n%s", test.choice, got, want)
			}
		})
	}
}
