package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-TBL-7: what comes to a Quarter, on whom it falls, and what it costs there.
func TestWhatAThreatCosts(t *testing.T) {
	checkArticles(t, []articleCase{
		{"Krohns before a bare wall", func(k *kit) { k.units("west/1", "krohn 2") }, "threat:west", `
			West: the coming Enemies phase (BS-TBL-7)
			!Over the wall: 2 Krohns enter the Citadel
			!The match: is lost`},
		{"a hero on the wall", func(k *kit) {
			k.units("east/1", "krohn 3")
			k.stand("myrinia", "wall:east")
		}, "threat:east", `
			East: the coming Enemies phase (BS-TBL-7)
			!If nobody stands here: 3 Krohns enter the Citadel
			Krohns: 3 hits on the wall
			!Myrinia: loses 3 Morale`},
		{"a hero who has little Morale left", func(k *kit) {
			k.units("east/1", "krohn 3")
			k.stand("osvith", "wall:east")
			k.mark("osvith", cards.Morale, 2)
		}, "threat:east", `
			East: the coming Enemies phase (BS-TBL-7)
			!If nobody stands here: 3 Krohns enter the Citadel
			Krohns: 3 hits on the wall
			!Osvith: dies`},
		{"Gargohs and no hero", func(k *kit) { k.units("south/2", "gargoh 1") }, "threat:south", `
			South: the coming Enemies phase (BS-TBL-7)
			Gargohs: 1 hit on a hero of the Quarter
			It costs: nothing`},
		{"a rock on the Catapult", func(k *kit) {
			k.units("south/3", "molen 1")
			k.stand("eileen", "catapult:catapult")
		}, "threat:south", `
			South: the coming Enemies phase (BS-TBL-7)
			Mölens: 1 attack on all in the Quarter
			!Eileen: loses 1 Morale
			!The Sanctuary: is damaged
			!The Market: is damaged`},
		{"the Avatar before the wall", func(k *kit) {
			k.avatar = avatar{field: west, zone: zone1, vinculum: 7}
		}, "threat:west", `
			West: the coming Enemies phase (BS-TBL-7)
			!The Avatar of the Abyss: enters the Citadel
			!The match: is lost`},
		{"a quiet field", nil, "threat:west", `
			West: the coming Enemies phase (BS-TBL-7)
			It costs: nothing`},
		{"a field after the end", func(k *kit) { k.result = lostTime }, "threat:west", "nothing"},
	})
}
