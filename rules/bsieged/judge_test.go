package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The short list keeps the best marks in their order, of equal ones the one listed first, and no more than
// it may.
func TestShortList(t *testing.T) {
	for _, test := range []struct {
		most  int
		marks []float64
		want  []uint8
	}{
		{4, []float64{1, 3, 2}, []uint8{1, 2, 0}},
		{4, []float64{2, 2, 2}, []uint8{0, 1, 2}},
		{2, []float64{1, 3, 2, 4, 0}, []uint8{3, 1}},
		{2, []float64{5, 4, 4, 5}, []uint8{0, 3}},
		{1, []float64{-3, -2}, []uint8{1}},
	} {
		l := shortList{most: test.most}
		for i, m := range test.marks {
			l.add(i, m)
		}
		if l.n != len(test.want) {
			t.Fatalf("of %v are left %v", test.marks, l.at[:l.n])
		}
		for i, at := range test.want {
			if l.at[i] != at || l.mark[i] != test.marks[at] {
				t.Errorf("of %v are left %v", test.marks, l.at[:l.n])
			}
		}
	}
}

// The worth of a track: Morale is worth most to whom it keeps alive, a loss costs what a gain would bring,
// nothing is worth more than there is room for.
func TestWorthOfTracks(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	h := k.who("lugh")
	of := func(what cards.What, has int8, n int) float64 {
		k.has("lugh", what, has)
		return k.trackWorth(h, what, n)
	}
	worth(t, "the third and fourth Morale", of(cards.Morale, 2, 2), moraleWorth[2]+moraleWorth[3])
	worth(t, "losing them", of(cards.Morale, 4, -2), -moraleWorth[2]-moraleWorth[3])
	worth(t, "more Morale than a hero has", of(cards.Morale, 2, -5), -moraleWorth[0]-moraleWorth[1])
	worth(t, "Morale at its top", of(cards.Morale, 10, 3), 0)
	worth(t, "the last but one Morale", of(cards.Morale, 9, 3), moraleWorth[9])
	for m := int8(0); m < 9; m++ {
		if of(cards.Morale, m, 1) <= of(cards.Morale, m+1, 1) {
			t.Errorf("the next Morale after %d is worth no more than the one after it", m)
		}
	}
	worth(t, "the first two Gold", of(cards.Gold, 0, 2), 2*goldWorth)
	worth(t, "Gold beyond two", of(cards.Gold, 2, 1), 0.7*goldWorth)
	worth(t, "a Gold paid", of(cards.Gold, 3, -1), -goldWorth)
	worth(t, "two Divine Grace where there is room for one", of(cards.Grace, 2, 2), graceWorth)

	need := int8(k.upkeep(h))
	k.round = 3 // the Season ends with it
	saved := k.savingWorth(h)
	worth(t, "the Food that is missing", of(cards.Food, need-1, 1), k.hunger()/2)
	worth(t, "it and one more", of(cards.Food, need-1, 2), k.hunger()/2+saved)
	worth(t, "Food to spare", of(cards.Food, need, 1), saved)
	worth(t, "Food that will be missed", of(cards.Food, need, -1), -k.hunger()/2)
	worth(t, "Food that will not", of(cards.Food, need+1, -1), -k.savingWorth(h))
	if k.hunger() <= func() float64 { k.round = 2; return k.hunger() }() {
		t.Error("hunger is no worse at the end of the Season than before it")
	}
}

// Hunger is worse the nearer the end of a Season of three rounds is (BS-SEA-3).
func TestWorthOfHunger(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	for round, want := range map[uint8]float64{1: 2, 2: 3.2, 3: 9, 4: 2, 5: 3.2, 6: 9, 12: 9} {
		k.round = round
		worth(t, "hunger", k.hunger(), want)
	}
}

// What lasts is worth less the later it comes.
func TestPatience(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	for round, want := range map[uint8]float64{1: 1.2, 3: 1.2, 6: 0.3 + 6/9.0, 12: 0.3} {
		k.round = round
		worth(t, "what is left of a lasting gain", k.patience(), want)
	}
	for round, want := range map[uint8]float64{1: 0.45, 3: 0.45, 7: 0.45 / 2, 11: 0.045, 12: 0.045} {
		k.round = round
		worth(t, "what can be counted on", k.prospect(), want)
	}
}

// A hero without a weapon wants one; who has no room for more of a class wants less of it.
func TestWorthOfDrawing(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	h := k.who("osvith")
	worth(t, "an Armory card without a weapon", k.drawWorth(h, cards.Armory), 2.3)
	k.give("osvith", "arm_gate_halberd")
	worth(t, "an Armory card with one", k.drawWorth(h, cards.Armory), 1.3)
	for _, slot := range k.sheet(h).Slots {
		if slot.Classes.Has(cards.Armory) {
			o := k.hero("osvith")
			o.cards[o.ncard] = cardNo(k.pools[cards.Armory].take())
			o.ncard++
		}
	}
	worth(t, "an Armory card without room", k.drawWorth(h, cards.Armory), 0.65)
	k.round = 12
	worth(t, "the same at the end of the match", k.drawWorth(h, cards.Armory), 0.65*0.5)
}

// Weapons are kept by what they add, a card that works at once is not kept at all.
func TestWorthOfKeeping(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	h := k.who("osvith")
	design := func(id string) *cards.Card { return &k.game.set.Cards[k.designOf(id)] }
	for i := range k.game.set.Cards {
		d := &k.game.set.Cards[i]
		got := k.keepWorth(h, d)
		switch {
		case d.Weapon() && got < 1, d.Armour() && got != 2.2, d.Kind == cards.Instant && got != -1:
			t.Errorf("keeping %s is worth %v", d.ID, got)
		case d.Kind == cards.Instant || d.Weapon() || d.Armour():
		case got <= -1 || got > 2.2:
			t.Errorf("keeping %s is worth %v", d.ID, got)
		}
	}
	weapon := *design("arm_gate_halberd")
	plain := k.keepWorth(h, &weapon)
	weapon.Bonus++
	worth(t, "one Strength more of a weapon", k.keepWorth(h, &weapon)-plain, 0.9)
	cheap, dear := *design("tav_caltrops"), *design("tav_caltrops")
	dear.Cost++
	if k.keepWorth(h, &cheap) <= k.keepWorth(h, &dear) {
		t.Error("a dearer card is kept as gladly")
	}
}

// Strength is worth most while elites shrug attacks off, and a weapon counts to it.
func TestWorthOfStrength(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "orobox")
	worth(t, "with Strength 1", k.strengthWorth(k.who("lugh")), 4.5)
	worth(t, "with Strength 2", k.strengthWorth(k.who("orobox")), 1.9)
	for n, want := range []float64{1.9, 0.7, 0.1, 0.1} {
		k.hero("lugh").tokens[n].state = turned
		worth(t, "with a token turned over more", k.strengthWorth(k.who("lugh")), want)
	}
	k.give("orobox", "arm_gate_halberd")
	bonus := k.game.set.Cards[k.designOf("arm_gate_halberd")].Bonus
	if bonus < 1 || k.strengthWorth(k.who("orobox")) >= 1.9 {
		t.Errorf("with a weapon of +%d: %v", bonus, k.strengthWorth(k.who("orobox")))
	}
}

// mark is what a choice of the turn menu promises, or useless if it is passed over.
func (k *turn) mark(v rules.Verb, args ...int) float64 {
	k.t.Helper()
	if !k.can(v, args...) {
		k.t.Fatalf("choice %d %v is not offered", v, args)
	}
	x := k.reckon()
	return k.markTurn(&x, k.ask.hero, of(v, args...))
}

// prefers reports whether the guidance takes a choice first.
func (k *turn) prefers(what string, v rules.Verb, args ...int) {
	k.t.Helper()
	k.listed = false
	if c := k.Sensible(nil)[0]; c != of(v, args...) {
		k.t.Errorf("%s: it takes %s, not %s", what, content.Notation(c), content.Notation(of(v, args...)))
	}
}

// An attack is judged by what its dice can be expected to destroy, the Morale of a success, and the price
// of the weapon (BS-ATK-5, BS-ATK-13).
func TestWorthOfAttacks(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 2).put(east, zone3, krohn, 2).begin("lugh")
	x, h := k.reckon(), k.who("lugh")
	dice := k.attackDice(h, zone1, 0)
	p := hitting(k.targetNumber(h, zone1, 0))
	gain, some := k.harvest(&x, north, zone1, 1, dice, p)
	worth(t, "an attack without a weapon", k.attackWorth(&x, h, north, zone1, -1), 1.1*(gain+some*k.trackWorth(h, cards.Morale, 1)))
	if k.attackWorth(&x, h, north, zone1, -1) <= k.attackWorth(&x, h, east, zone3, -1) {
		t.Error("Krohns far off are attacked as gladly as those before the wall")
	}
	if k.mark(Attack, int(north), int(zone1), -1) <= k.mark(Attack, int(east), int(zone3), -1) {
		t.Error("and so they are in the turn menu")
	}
}

// Of two walls that Krohns would cross, the last hero goes to one of them whatever else there is to do, and
// stays there; a hero who has others after him need not (BS-EPI-1).
func TestPosting(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 1).begin("lugh")
	h := k.who("lugh")
	at := func(p place) float64 { x := k.reckon(); return k.posting(&x, h, p) }
	k.hero("lugh").turn.left = 2
	worth(t, "a place where the turn does not end", at(wallOf(north)), 0)
	k.hero("lugh").turn.left = 1
	worth(t, "the open wall, when others can come", at(wallOf(north)), helpful-tollWorth)
	worth(t, "another wall", at(wallOf(south)), 0)
	k.acted = 1<<k.who("eileen") | 1<<k.who("kador") | 1<<k.who("osvith")
	worth(t, "the open wall, when nobody else can come", at(wallOf(north)), helpful+standing-tollWorth)
	worth(t, "another wall then", at(wallOf(south)), -standing)
	k.has("lugh", cards.Morale, 1)
	worth(t, "the same for a hero who would die", at(wallOf(north)), helpful+standing-tollWorth-deathToll)
	k.prefers("the last action of the last hero", Attack, int(north), int(zone1), -1)
}

// A coward who would end alone reckons with the price of it (BS-ABI-12).
func TestPostingOfACoward(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").learn("lugh", "cowardice").at("eileen", wallOf(south)).begin("lugh")
	k.hero("lugh").turn.left = 1
	x, h := k.reckon(), k.who("lugh")
	_, price := k.cowardice(h)
	worth(t, "alone", k.posting(&x, h, wallOf(north)), k.trackWorth(h, cards.Morale, -price))
	worth(t, "beside another", k.posting(&x, h, wallOf(south)), 0)
}

// A building that rocks will hit is better off with a hero in it, unless a token stands on it.
func TestPostingInABuilding(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone3, molen, 1).begin("lugh")
	k.hero("lugh").turn.left = 1
	x, h := k.reckon(), k.who("lugh")
	for b := range cards.BuildingID(cards.BuildingCount) {
		want := 0.0
		if k.quarter(houseAt(b)) == north {
			want = houseWorth[b] - tollWorth
		}
		worth(t, "the stay in a building", k.posting(&x, h, houseAt(b)), want)
		k.houses[b].reinforced = 1
		if want != 0 {
			want = -tollWorth
		}
		worth(t, "the stay in a reinforced building", k.posting(&x, h, houseAt(b)), want)
	}
}

// Who stays on the Catapult keeps others from it: the longer the fewer are still to come, and most where
// the Avatar stands in its range (BS-HER-4, BS-CAT-3).
func TestBlockingTheCatapult(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").begin("lugh")
	k.facing = west
	blocks := func() float64 { x := k.reckon(); return k.blocking(&x) }
	worth(t, "with three to come", blocks(), blockedWorth*3)
	k.put(west, k.shotZone(), krohn, 1)
	x := k.reckon()
	worth(t, "with a Krohn in range", blocks(), blockedWorth*3+x.figure[west][k.shotZone()][krohn]/2)
	k.avatar = avatar{field: east, zone: k.shotZone(), vinculum: 5}
	x = k.reckon()
	worth(t, "with the Avatar in range of a turn", blocks(), blockedWorth*3+2*x.point)
	k.acted = 1<<k.who("eileen") | 1<<k.who("kador") | 1<<k.who("osvith")
	worth(t, "with nobody to come", blocks(), blockedWorth*2)
}

// A shot is worth what each face of the die would destroy, and its Morale; one that may kill the Messenger
// is worth less than none (BS-CAT-7, BS-CAT-13).
func TestWorthOfShots(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").begin("lugh")
	h, z := k.who("lugh"), k.shotZone()
	shot := func(f fieldNo) float64 { x := k.reckon(); return k.shotWorth(&x, h, f) }
	worth(t, "at nothing", shot(north), 0)
	k.put(north, z, krohn, 2)
	x := k.reckon()
	each, morale := x.figure[north][z][krohn], k.trackWorth(h, cards.Morale, 1)
	// Faces: stuck, a miss, 1, 2, 3 and 3.
	worth(t, "at two Krohns", shot(north), (each+2*each+2*each+2*each+4*morale)/6)
	k.messenger = messenger{where: inZone, field: north, zone: z, pursuit: noField}
	x = k.reckon()
	each = x.figure[north][z][krohn]
	worth(t, "at two Krohns about the Messenger", shot(north), (7*each+4*morale-2*messengerLife)/6)
	k.ward = true
	worth(t, "at the same while he is safe", shot(north), (7*each+4*morale)/6)
}

// Turning the Catapult is worth what the shots after it are, less what those would be that it gives up;
// nothing if there is nothing to shoot at.
func TestWorthOfTurningTheCatapult(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").begin("lugh")
	h, z := k.who("lugh"), k.shotZone()
	k.facing, k.messenger = south, messenger{where: absent, field: noField, zone: noZone, pursuit: noField}
	turns := func(left, artillery int8) float64 {
		k.hero("lugh").turn.left, k.hero("lugh").turn.artillery = left, artillery
		x := k.reckon()
		return k.turnWorth(&x, h, north)
	}
	worth(t, "to an empty field", turns(3, 0), useless)
	k.put(north, z, eliteKrohn, 3)
	x := k.reckon()
	gain := k.shotWorth(&x, h, north)
	worth(t, "with two actions after it", turns(3, 0), gain*0.55*2)
	worth(t, "with more than two after it", turns(3, 2), gain*0.55*2)
	worth(t, "with one after it", turns(2, 0), gain*0.55)
	worth(t, "with one for the Catapult after it", turns(1, 1), gain*0.55)
	worth(t, "with none after it", turns(1, 0), gain*0.1)
	k.put(south, z, krohn, 3)
	x = k.reckon()
	here := k.shotWorth(&x, h, south)
	worth(t, "away from something else", turns(2, 0), (gain-here/2)*0.55)
	worth(t, "at last", turns(1, 0), (gain-here)*0.1)
	k.avatar = avatar{field: north, zone: z, vinculum: 4}
	x = k.reckon()
	worth(t, "to the Avatar", turns(2, 0), 2*k.shotWorth(&x, h, north)-here)
}

// Hits go where most is left after them, to nobody who would die of them, and as many at once as one can
// bear (BS-STG-1).
func TestWorthOfHits(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").has("lugh", cards.Morale, 1).has("eileen", cards.Morale, 3).has("kador", cards.Morale, 8)
	f := newFrame(hitsFrame)
	f.n = 4
	mark := func(id string, all int) float64 { return k.markHit(&f, k.who(id), all) }
	worth(t, "one who would die", mark("lugh", 0), -10)
	worth(t, "one of four hits", mark("eileen", 0), 1+0.6)
	worth(t, "two of four hits, which is all that can be borne", mark("eileen", 1), 0-1+2*0.6)
	worth(t, "all four hits", mark("kador", 1), 3+4*0.6)
	worth(t, "one of the four", mark("kador", 0), 6+0.6)
	f.n = 1
	worth(t, "the only hit", mark("kador", 1), 6+0.6)
}

// A Reinforced token is spent on what it saves: a building that is damaged before one that is whole, more
// with every ruin; for a hero the nearer death is (BS-BLD-6).
func TestWorthOfTokens(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").has("lugh", cards.Morale, 1).has("eileen", cards.Morale, 2).has("kador", cards.Morale, 6)
	worth(t, "for a whole building", k.markSpend(0, noHero), 2)
	k.houses[0].harm, k.houses[5].harm = damaged, destroyed
	worth(t, "for a damaged one beside a ruin", k.markSpend(0, noHero), 5)
	worth(t, "for a hero about to die", k.markSpend(0, k.who("lugh")), 4)
	worth(t, "for a hero who is well", k.markSpend(0, k.who("kador")), 4-5)
	worth(t, "suffered by one who would die", k.markSuffer(k.who("lugh")), -10)
	worth(t, "suffered by one who just bears it", k.markSuffer(k.who("eileen")), 0)
	worth(t, "suffered by one who would not", k.markSuffer(k.who("kador")), 0)
	worth(t, "suffered by nobody", k.markSuffer(noHero), 0)
}

// The Messenger is sent where the fewest enemies, points and summonings are, and where the Catapult looks
// (BS-MSG-1).
func TestWorthOfSending(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	k.facing = south
	before := k.markSend(north)
	k.put(north, zone3, krohn, 2).put(north, zone1, gargoh, 1)
	worth(t, "three units more", k.markSend(north)-before, -3)
	k.set.points[north]++
	k.fronts[north].points++
	worth(t, "a spawning point more", k.markSend(north)-before, -5)
	k.facing = north
	worth(t, "the Catapult turned to it", k.markSend(north)-before, -4.5)
}
