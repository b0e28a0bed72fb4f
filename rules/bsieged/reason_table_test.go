package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-TBL-11, ledger section 9: what speaks against a choice in a position.
func TestReasonsByPosition(t *testing.T) {
	design := func(k *kit, id string) int { return k.designOf(id) }
	obtained := func(k *kit, hero, id string) {
		f := newFrame(obtainFrame)
		f.hero, f.card = k.who(hero), k.find(id)
		k.push(f)
		k.ask = question{askCard, f.hero}
	}
	trading := func(k *kit) *frame {
		f := newFrame(exchangeFrame)
		f.hero, f.n = k.who("eileen"), int8(k.who("osvith"))
		k.push(f)
		k.ask = question{askTrade, f.hero}
		return k.top()
	}
	for _, test := range []struct {
		name    string
		prepare func(*kit)
		choice  func(*kit) rules.Choice
		want    string
	}{
		{"a card that works twice for nobody", func(k *kit) { k.units("west/1", "krohn 1"); k.give("eileen", "tav_false_trail") },
			func(k *kit) rules.Choice { return of(Use, design(k, "tav_false_trail"), int(west), int(zone1), 1) }, "No ability of Eileen lets False Trail work that often (BS-RUL-37)"},
		{"a Massive Attack on nobody", func(k *kit) {
			k.stand("eileen", "wall:north")
			k.units("north/3", "krohn 1")
			k.give("eileen", "arm_boiling_pitch")
		}, func(k *kit) rules.Choice { return of(Use, design(k, "arm_boiling_pitch"), int(north), -1) }, "Boiling Pitch! needs an enemy that Strength 2 can harm in one of its Zones (BS-MAS-13)"},
		{"a card that changes nothing there", func(k *kit) { k.units("west/2", "krohn 1"); k.give("eileen", "tav_false_trail") },
			func(k *kit) rules.Choice { return of(Use, design(k, "tav_false_trail"), int(west), int(zone1)) }, "False Trail could change nothing there (BS-CON-28)"},
		{"a Zone beyond its reach", func(k *kit) { k.units("west/2", "krohn 1"); k.give("eileen", "tav_false_trail") },
			func(k *kit) rules.Choice { return of(Use, design(k, "tav_false_trail"), int(west), int(zone3)) }, "False Trail does not reach Zone 3 (BS-CRD-15)"},
		{"a card of another", func(k *kit) { k.give("osvith", "tav_caltrops") }, func(k *kit) rules.Choice { return of(Discard, design(k, "tav_caltrops")) }, "Eileen does not store Caltrops (BS-CRD-8)"},
		{"a card used outside the own turn", func(k *kit) { obtained(k, "osvith", "tav_false_trail") },
			func(k *kit) rules.Choice { return of(Use, design(k, "tav_false_trail"), int(west), int(zone1)) }, "Outside the own turn a card is stored or discarded, not used (BS-RUL-30)"},
		{"a card discarded outside the own turn", func(k *kit) { k.give("osvith", "tav_caltrops"); obtained(k, "osvith", "tav_false_trail") },
			func(k *kit) rules.Choice { return of(Discard, design(k, "tav_caltrops")) }, "Outside the own turn stored cards are discarded only to make room (BS-RUL-30)"},
		{"a card that is not stored, outside the own turn", func(k *kit) { obtained(k, "osvith", "tav_false_trail") },
			func(k *kit) rules.Choice { return of(Discard, design(k, "tav_caltrops")) }, "Osvith does not store Caltrops (BS-CRD-8)"},
		{"a raised hero who lives", func(k *kit) { k.ask = question{askRaise, noHero} }, func(k *kit) rules.Choice { return of(Raise, 1) }, "Eileen is alive: only a dead hero is resurrected (BS-RES-1)"},
		{"a die that is stuck", func(k *kit) {
			k.ask = question{askGrace, k.active}
			k.dice = roll{die: cards.CatapultDie, n: 1, hero: k.active, goal: forShot}
			k.dice.face[0] = stuck
		}, func(*kit) rules.Choice { return of(Grace, 0, 1) }, "Stuck can never be changed (BS-CAT-10)"},
		{"a die below nothing", func(k *kit) {
			k.ask = question{askGrace, k.active}
			k.dice = roll{die: cards.CatapultDie, n: 1, hero: k.active, goal: forShot}
		}, func(*kit) rules.Choice { return of(Grace, 0, -1) }, "No result falls below 0 (BS-RUL-20)"},
		{"giving what one has not", func(k *kit) { trading(k) }, func(k *kit) rules.Choice { return of(Give, design(k, "tav_caltrops")) }, "Eileen does not store Caltrops (BS-EXC-1)"},
		{"giving what fits nowhere", func(k *kit) { k.give("eileen", "tav_caltrops"); trading(k) }, func(k *kit) rules.Choice { return of(Give, design(k, "tav_caltrops")) }, "Caltrops cannot go to Osvith: afterwards both must have a slot for each of their cards (BS-SLT-3)"},
		{"taking what fits nowhere", func(k *kit) { k.give("osvith", "tav_caltrops"); trading(k) }, func(k *kit) rules.Choice { return of(Take, design(k, "tav_caltrops")) }, "Caltrops cannot go to Eileen: afterwards both must have a slot for each of their cards (BS-SLT-3)"},
		{"an exchange of nothing", func(k *kit) { trading(k) }, func(*kit) rules.Choice { return of(Done) }, "At least one card changes hands (BS-RUL-27)"},
		{"an exchange that does not fit", func(k *kit) { trading(k).bits = 1 }, func(*kit) rules.Choice { return of(Done) }, "So far the cards do not fit the slots of both heroes (BS-EXC-4)"},
		{"a hit on the Messenger", func(k *kit) { k.ask = question{askHit, noHero} }, func(*kit) rules.Choice { return of(HitRider) }, "The Messenger is not on that side of the wall (BS-MSG-21)"},
		{"hits by Gargohs on one elsewhere", func(k *kit) {
			f := newFrame(hitsFrame)
			f.field, f.zone, f.index, f.n = west, zone2, uint8(cards.Gargoh), 2
			k.push(f)
			k.ask = question{askHit, noHero}
		}, func(*kit) rules.Choice { return of(Hit, 0) }, "Gargohs strike only heroes in the West Quarter; Osvith is elsewhere (BS-GAR-2)"},
		{"hits on the dead", func(k *kit) {
			k.heroes[k.who("osvith")].alive = false
			f := newFrame(hitsFrame)
			f.field, f.zone, f.index, f.n = west, zone2, uint8(cards.Gargoh), 2
			k.push(f)
			k.ask = question{askHit, noHero}
		}, func(*kit) rules.Choice { return of(Hit, 0) }, "Osvith is dead and takes no more hits (BS-STG-2)"},
		{"all hits on one who dies of them", func(k *kit) {
			k.stand("osvith", "wall:west")
			f := newFrame(hitsFrame)
			f.field, f.zone, f.index, f.n = west, zone1, uint8(cards.Krohn), 2
			k.push(f)
			k.ask = question{askHit, noHero}
		}, func(*kit) rules.Choice { return of(Hit, 0, 1) }, "Osvith takes the hits one by one (BS-TBL-10)"},
		{"a Messenger among enemies", func(k *kit) { k.units("west/1", "krohn 1"); k.ask = question{askSend, noHero} }, func(*kit) rules.Choice { return of(Send, int(west)) }, "Enemy units are in Zone 1 in the West: no Messenger sets out there (BS-MSG-30)"},
		{"a field that has spawned", func(k *kit) {
			f := newFrame(spawnFrame)
			f.bits = 1 << west
			k.push(f)
			k.ask = question{askNext, noHero}
		}, func(*kit) rules.Choice { return of(Next, int(west)) }, "Enemies have spawned on the West field already (BS-SPN-1)"},
		{"a class that is not drawn", func(k *kit) {
			f := newFrame(drawFrame)
			f.hero, f.n, f.more = k.active, 1, uint16(1<<cards.Tavern)
			k.push(f)
			k.ask = question{askClass, k.active}
		}, func(*kit) rules.Choice { return of(PickClass, int(cards.Market)) }, "No Market card is drawn now (BS-CON-V-draw)"},
		{"a class whose deck is empty", func(k *kit) {
			k.pools[cards.Tavern].clear()
			f := newFrame(drawFrame)
			f.hero, f.n, f.more = k.active, 1, uint16(1<<cards.Tavern)
			k.push(f)
			k.ask = question{askClass, k.active}
		}, func(*kit) rules.Choice { return of(PickClass, int(cards.Tavern)) }, "The Tavern Pool deck is empty (BS-CRD-17)"},
		{"a hero of another match", nil, func(*kit) rules.Choice { return of(Trade, 40) }, "There is no such hero in this match (BS-BAD-1)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			k := hushed(t)
			if test.prepare != nil {
				test.prepare(k)
			}
			k.listed = false
			got := ""
			if r := k.reason(test.choice(k)); r != nil {
				got = r.Error()
			}
			if got != test.want {
				t.Errorf("it is refused with %q, want %q", got, test.want)
			}
		})
	}
}
