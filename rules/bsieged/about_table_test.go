package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-TBL-1, BS-TBL-2, BS-TBL-5 to BS-TBL-7: the board, the Messenger, the rounds and the decks.
func TestArticlesOfTheBoard(t *testing.T) {
	checkArticles(t, []articleCase{
		{"a Zone", func(k *kit) {
			k.units("north/1", "krohn 1")
			k.avatar = avatar{field: north, zone: zone1, vinculum: 7}
			k.lay("eileen", "tav_caltrops", north, zone1)
		}, "zone:north/1", `
			Zone 1 in the North (BS-ENM-5)
			Target number: 4+
			Mölens: nothing
			Gargohs: nothing
			Krohns: attack heroes on the wall, else enter the Citadel
			The Avatar: enters the Citadel
			There now: a Krohn
			!The Avatar of the Abyss: 7 Vinculum
			The Messenger: is here
			Tactics: Caltrops, placed by Eileen`},
		{"a Zone where enemies appear", nil, "zone:west/3", `
			Zone 3 in the West (BS-ENM-5)
			Target number: 6+
			Mölens: attack
			Gargohs: advance
			Krohns: advance
			The Avatar: advances
			Spawning: enemies appear here
			There now: nobody`},
		{"a field", func(k *kit) { k.facing = west }, "field:west", `
			Western Enemy Field (BS-SPN-2)
			Spawning Points: 1
			Enemy units: 0
			Comes on average: 2.3 units for each Summoning roll
			Slot A: 3 Krohns, 1 of them elite
			Slot B: 1 elite Gargoh
			Slot C: 3 Krohns, 1 of them elite
			The Catapult: faces this field`},
		{"a wall with Krohns before it", func(k *kit) { k.units("west/1", "krohn 3") }, "wall:west", `
			The Western wall (BS-KRO-2)
			Here: nobody
			!Over the wall: 3 Krohns enter the Citadel
			Gargoh hits on the Quarter: 0
			Mölen attacks on the Quarter: 0`},
		{"a wall with a hero on it", func(k *kit) {
			k.units("west/1", "krohn 1")
			k.units("west/2", "gargoh 2")
			k.units("west/3", "molen 1")
			k.stand("osvith", "wall:west")
		}, "wall:west", `
			The Western wall (BS-KRO-2)
			Here: Osvith
			!If nobody stands here: a Krohn enters the Citadel
			Krohn hits to come: 1
			Gargoh hits on the Quarter: 2
			Mölen attacks on the Quarter: 1`},
		{"a wall after the end", func(k *kit) { k.result = lostTime }, "wall:west", `
			The Western wall (BS-KRO-2)
			Here: nobody`},
		{"a Gargoh", func(k *kit) { k.units("west/2", "gargoh 2") }, "unit:gargoh", `
			Gargoh (BS-GAR-1)
			Hits: 1
			Resistance: 1: Strength 1 or more destroys it
			Attacks from: Zone 2
			On the board: 2 of 16`},
		{"an elite Krohn", nil, "unit:elite_krohn", `
			Elite Krohn (BS-KRO-1)
			Hits: 2
			Resistance: 2: Strength 2 or more destroys it
			Attacks from: Zone 1
			On the board: 0 of 8`},
		{"an Event in force", func(k *kit) { k.events[0], k.nevent = 1, 1 }, "event:ev_slow_drums", `
			Slow Drums (BS-EVT-3)
			Value: 1
			Lasts: one round
			Now: in force`},
		{"an Event that is not", nil, "event:ev_slow_drums", `
			Slow Drums (BS-EVT-3)
			Value: 1
			Lasts: one round`},
		{"a building", nil, "building:barn", `
			The Barn (BS-BLD-1)
			Quarter: East
			State: intact
			On the Smuggling Table: 6`},
		{"a destroyed building with a token and a hero", func(k *kit) {
			k.houses[cards.TheTavern] = house{destroyed, 2}
			k.stand("osvith", "building:tavern")
		}, "building:tavern", `
			The Tavern (BS-BLD-1)
			Quarter: North
			!State: destroyed
			Destroyed buildings: 1 of 5
			Reinforced: 2 tokens, each cancels one hit
			Here: Osvith
			On the Smuggling Table: 1
			!Not now: The Tavern is destroyed: only an Architect or a card can restore it.`},
		{"a row of the Smuggling Table", nil, "building:hideout", `
			The Smuggler's Hideout (BS-BLD-1)
			Quarter: North
			State: intact`},
		{"the Catapult", func(k *kit) { k.stand("osvith", "catapult:catapult") }, "catapult:catapult", `
			The Catapult (BS-CAT-1)
			Faces: North
			Shoots at: Zone 3
			Strength: 4
			Morale if any falls: +1
			Here: Osvith
			!Not now: Osvith is on the Catapult: nobody else can use it until Osvith leaves it.`},
		{"the Messenger before he is sent", func(k *kit) { k.messenger.where = absent }, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: out
			Where: not on the board
			Next step: the players send him into a Zone 1`},
		{"no Zone 1 for him", func(k *kit) {
			k.messenger.where = absent
			for _, z := range []string{"north/1", "east/1", "south/1", "west/1"} {
				k.units(z, "krohn 1")
			}
		}, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: out
			Where: not on the board
			Next step: the players send him into a Zone 1
			!Blocked: enemy units are in every Zone 1`},
		{"the Messenger who has just come", func(k *kit) { k.messenger.entered = k.round }, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: out
			Where: in Zone 1 in the North
			Next step: to Zone 2 in the North
			In this round: he does not advance: he has just come`},
		{"the Messenger before the Outskirts", func(k *kit) { k.messenger.zone, k.messenger.entered = zone3, 0 }, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: out
			Where: in Zone 3 in the North
			Next step: to the Outskirts`},
		{"the Messenger in the Outskirts", func(k *kit) { k.messenger.where, k.messenger.back = outskirts, true }, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: in the Outskirts
			Next step: in the next round the Compass names, at random, the field through which he comes back`},
		{"the Messenger off the board on his way back", func(k *kit) { k.messenger.where, k.messenger.back = absent, true }, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: not on the board
			Next step: in the next round the Compass names, at random, the field through which he comes back`},
		{"the second Messenger, warded", func(k *kit) { k.messenger.deaths, k.messenger.entered, k.ward = 1, 0, true }, "messenger:messenger", `
			The second Messenger (BS-MSG-3)
			Way: out
			Where: in Zone 1 in the North
			Next step: to Zone 2 in the North
			Warded: he cannot be killed in this round`},
		{"the Messenger on the wall", func(k *kit) { k.messenger.where, k.messenger.back, k.messenger.field = onWall, true, east }, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: on the Eastern wall`},
		{"the Messenger on the wall at a Mölen", func(k *kit) {
			k.messenger.where, k.messenger.back, k.messenger.field = onWall, true, east
			k.units("east/3", "molen 1")
		}, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: on the Eastern wall
			!Coming Enemies phase: The Mölen in the East kills him`},
		{"the Messenger beyond a free field", func(k *kit) { k.messenger.where, k.messenger.back, k.messenger.field = waiting, true, east }, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: waits beyond the East field
			Next step: to Zone 3 in the East`},
		{"the Messenger beyond a field that is not free", func(k *kit) {
			k.messenger.where, k.messenger.back, k.messenger.field = waiting, true, east
			k.units("east/3", "krohn 2")
			k.units("east/2", "gargoh 1")
		}, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: waits beyond the East field
			Next step: to Zone 3 in the East
			!Blocked: 2 Krohns in Zone 3 in the East`},
		{"the Messenger before the wall, with units about him", func(k *kit) {
			k.messenger.back, k.messenger.entered = true, 0
			k.units("north/1", "krohn 1")
		}, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: in Zone 1 in the North
			Next step: to the Northern wall
			!Blocked: a Krohn in Zone 1 in the North
			!Coming Enemies phase: The enemies in his Zone kill him`},
		{"the Messenger on his way back, with units before him", func(k *kit) {
			k.messenger.back, k.messenger.entered, k.messenger.zone = true, 0, zone3
			k.units("north/2", "gargoh 1")
			k.units("north/1", "krohn 1")
		}, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: in Zone 3 in the North
			Next step: to Zone 2 in the North
			!Blocked: a Gargoh in Zone 2 in the North`},
		{"the Messenger in the Citadel", func(k *kit) { k.messenger.where, k.messenger.back = arrived, true }, "messenger:messenger", `
			The first Messenger (BS-MSG-3)
			Way: back
			Where: in the Citadel`},
		{"dead Messengers", func(k *kit) { k.messenger.where, k.messenger.deaths = absent, 2 }, "messenger:messenger", "The Messengers are dead (BS-MSG-3)"},
		{"the First Hero token", nil, "token:first_hero", "The First Hero token (BS-HER-2)"},
		{"the present round", nil, "round:1", `
			Round 1, Spring (BS-RND-2)
			Now: Heroes phase, Eileen
			After round 3: 2 Food each, or death
			By round 7: the Messenger is best out, to be back in time
			By round 12: the Messenger must be back, or the match is lost
			Ruins: 0; 5 lose the match`},
		{"the last Season", func(k *kit) { k.round = 10 }, "round:10", `
			Round 10, Winter (BS-RND-2)
			Now: Heroes phase, Eileen
			After round 12: 2 Food each, or death
			By round 12: the Messenger must be back, or the match is lost
			Ruins: 0; 5 lose the match`},
		{"a round by whose end he must be out", func(k *kit) { k.round, k.set.deadline = 5, true }, "round:5", `
			Round 5, Summer (BS-RND-2)
			Now: Heroes phase, Eileen
			After round 6: 2 Food each, or death
			By round 7: the Messenger must be out, or the match is lost
			By round 12: the Messenger must be back, or the match is lost
			Ruins: 0; 5 lose the match`},
		{"a round in which he is out", func(k *kit) { k.round, k.messenger.where = 5, outskirts }, "round:5", `
			Round 5, Summer (BS-RND-2)
			Now: Heroes phase, Eileen
			After round 6: 2 Food each, or death
			By round 12: the Messenger must be back, or the match is lost
			Ruins: 0; 5 lose the match`},
		{"the line of the Messenger", func(k *kit) { k.messenger.where, k.messenger.deaths = absent, 2 }, "quest:messenger", "The Messengers are dead (BS-MSG-3)"},
		{"the line of the Avatar", nil, "quest:avatar", `
			Avatar of the Abyss (BS-AVA-6)
			At this difficulty: it does not come`},
		{"no such line", nil, "quest:krohn", "nothing"},
		{"the present round after the end", func(k *kit) { k.result = lostTime }, "round:1", `
			Round 1, Spring (BS-RND-2)
			Now: the match is over`},
		{"the last round", nil, "round:12", `
			Round 12, Winter (BS-RND-2)
			End of Season: each hero pays Food
			The Messenger: must be back: this is the last round`},
		{"no round", nil, "round:13", "nothing"},
		{"no round", nil, "round:0", "nothing"},
		{"a Pool deck", func(k *kit) { k.pools[cards.Tavern].up = true }, "deck:pool/tavern", `
			The Tavern Pool deck (BS-HID-2)
			Cards: 26
			On top, face up: Sellswords`},
		{"a Season deck", nil, "deck:season/tavern", `
			The Tavern Season deck (BS-HID-2)
			Cards: 4`},
		{"an empty deck turned up", func(k *kit) { k.seasons[cards.Tavern].clear(); k.seasons[cards.Tavern].up = true }, "deck:season/tavern", `
			The Tavern Season deck (BS-HID-2)
			Cards: 0`},
		{"a discard pile", func(k *kit) {
			d := &k.discards[cards.Tavern]
			d.put(uint8(k.find("tav_caltrops")))
			d.put(uint8(k.find("tav_brawl")))
		}, "discard:tavern", `
			The Tavern discard pile (BS-HID-3)
			Cards: 2
			Brawl: instant
			Caltrops: orange`},
		{"no pile", nil, "deck:pool/bakery", "nothing"},
		{"nothing", nil, "crown:crown", "nothing"},
	})
}

// articleCase is what is said of a thing in a position: title and rule, then line by line, a bad one with
// "!" before it.
type articleCase struct {
	name    string
	prepare func(*kit)
	el      rules.Element
	want    string
}

func checkArticles(t *testing.T, cases []articleCase) {
	for _, test := range cases {
		t.Run(test.name, func(t *testing.T) {
			k := hushed(t)
			if test.prepare != nil {
				test.prepare(k)
				k.listed = false
			}
			got := "nothing"
			if a, ok := k.About(test.el); ok {
				got = strings.Join(append([]string{a.Title.String() + " (" + a.Rule + ")"}, read(a.Lines)...), "\n")
			}
			if want := strings.TrimSpace(strings.ReplaceAll(test.want, "\t", "")); got != want {
				t.Errorf("of %s it is said:\n%s\nwant\n%s", test.el, got, want)
			}
		})
	}
}

// lay places a Tactics card of a hero at a Zone.
func (k *kit) lay(hero, id string, f fieldNo, z zoneNo) {
	k.t.Helper()
	k.tactics[k.ntactic] = tactic{card: k.find(id), hero: k.who(hero), field: f, zone: z, times: 1}
	k.ntactic++
	k.listed = false
}
