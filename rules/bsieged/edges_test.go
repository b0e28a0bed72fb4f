package bsieged

import (
	"reflect"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-HID-1, BS-HID-3, BS-HID-4, BS-RUL-57: all that lies open is the same however the hidden cards
// are dealt: sheets with their cards, Enemy cards, active Events, discard piles, sizes of decks;
// and what was removed from the match is not among it.
func TestOpenToEverybody(t *testing.T) {
	d := inTurn(t, "osvith").give("kador", "sor_firebolt").give("osvith", "arm_whetstone").inForce("ev_famine")
	d.lay(d.find("mar_bribes"), 0, "")
	for k := range d.seasons {
		for d.seasons[k].n > 1 {
			d.removed[k].put(d.seasons[k].take())
		}
	}
	d.seasons[cards.Tavern].up = true
	if d.game.Info().Hidden {
		t.Error("seats have secrets")
	}
	want := d.View()
	r := rules.NewRand(9)
	changed := false
	for range 20 {
		v := d.Veiled(0, &r).(*State)
		if got := v.View(); !reflect.DeepEqual(got, want) {
			t.Fatalf("the view is %+v, want %+v", got, want)
		}
		changed = changed || v.removed != d.removed && v.pools != d.pools
	}
	if !changed {
		t.Error("nothing hidden was dealt anew")
	}
}

// BS-ABI-15, BS-ABI-24, BS-ABI-32: Vigor ignores the first 1, 2 or 3 hits of a round; the next
// one takes Morale, and in the next round they are ignored again.
func TestVigor(t *testing.T) {
	for ability, c := range map[string]struct{ level, ignored int }{"epic_vigor": {1, 1}, "legendary_vigor": {3, 2}, "supernatural_vigor": {4, 3}} {
		d := inTurn(t, "osvith").learn("lugh", c.level, ability)
		h := d.who("lugh")
		for hit := 1; hit <= 4; hit++ {
			if got := d.hurt(h, 0, "BS-EAT-5"); got != (hit <= c.ignored) {
				t.Errorf("%s: hit %d ignored: %v", ability, hit, got)
			}
		}
		d.has("lugh", cards.Morale, 5-4+c.ignored)
		d.round = 4
		if d.endRound(); !d.hurt(h, 0, "BS-EAT-5") {
			t.Errorf("%s does not work in the next round", ability)
		}
	}
}

// BS-ABI-36, BS-TRK-6: Stoicism pays no Food at the end of a Season; anybody else with less than
// 2 dies.
func TestHunger(t *testing.T) {
	d := inTurn(t, "osvith").learn("lugh", 3, "stoicism").set("lugh", cards.Food, 4).set("kador", cards.Food, 1).set("eileen", cards.Food, 2)
	d.clearStack()
	d.consumeFood()
	d.has("lugh", cards.Food, 4).has("eileen", cards.Food, 0).has("osvith", cards.Food, 1)
	for name, want := range map[string]bool{"lugh": true, "kador": false, "eileen": true} {
		if d.heroes[d.who(name)].alive != want {
			t.Errorf("%s lives: %v", name, !want)
		}
	}
}

// BS-ABI-26: Master Armorer pays nothing for Armory cards, and as usual for others.
func TestMasterArmorer(t *testing.T) {
	d := inTurn(t, "lugh").give("lugh", "arm_avalanche").give("eileen", "arm_avalanche").put("west/1", krohn, 1).set("lugh", cards.Gold, 0)
	lugh, eileen := d.who("lugh"), d.who("eileen")
	if got := d.cost(lugh, d.heroes[lugh].cards[0]); got != 0 {
		t.Errorf("Avalanche! costs Lugh %d", got)
	}
	if got := d.cost(eileen, d.heroes[eileen].cards[0]); got != 4 {
		t.Errorf("Avalanche! costs Eileen %d", got)
	}
	if c := d.find("tav_sellswords"); d.cost(lugh, c) != 2 {
		t.Errorf("Sellswords cost Lugh %d", d.cost(lugh, c))
	}
	d.offers(true, "use arm_avalanche west")
}

// BS-ATK-15: an Armory card with the wall icon puts its user on a wall and strikes the adjacent
// field only.
func TestArmoryCardsStrikeTheAdjacentField(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "arm_barrage").put("west/2", krohn, 2).put("east/2", krohn, 2)
	d.heroes[d.who("osvith")].at = wallOf(east)
	d.offers(false, "use arm_barrage north", "use arm_barrage south")
	d.force(6, 6, 6, 6, 6).play("use arm_barrage west").zone("west/2", 0, 0, 0, 0, 0).zone("east/2", 0, 0, 0, 2, 0)
	if at := d.heroes[d.who("osvith")].at; at != wallOf(west) {
		t.Errorf("Osvith stands at %d", at)
	}
}

// BS-CAT-14: the Catapult is no building: what works on buildings does not offer it, and Mölens of
// all fields leave it as it was, though they hit the hero on it.
func TestCatapultIsNoBuilding(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "mar_masons_cart").set("osvith", cards.Gold, 4)
	d.houses[cards.Palace].harm = damaged
	d.play("use mar_masons_cart", "option 1").asks("building")
	if got := len(d.offered()); got != cards.BuildingCount {
		t.Errorf("%d places can be reinforced", got)
	}
	s := besiege(t).hero(eileen, onCatapult, 9)
	for f := range fieldNo(cards.FieldCount) {
		s.put(f, zone3, molen, 1)
	}
	s.facing = south
	s.play(assaultFrame, nil)
	s.morale(5)
	if s.facing != south || s.told("building_damaged") != cards.BuildingCount {
		t.Errorf("the Catapult faces %d, %d buildings are damaged", s.facing, s.told("building_damaged"))
	}
}

// BS-CMP-17, BS-CMP-18, BS-CMP-24: one Messenger, one Avatar, one First Hero token: what comes
// again takes the place of what there was.
func TestOneOfEach(t *testing.T) {
	d := inTurn(t, "osvith").haunt("west/2", 1)
	d.disrupt("BS-AVA-2")
	if d.avatar != (avatar{west, zone2, 6}) {
		t.Errorf("the Avatar is %+v", d.avatar)
	}
	d.ride("north/2")
	d.kill("BS-MSG-10")
	if d.messenger.where != absent || d.messenger.deaths != 1 {
		t.Errorf("the Messenger is %+v", d.messenger)
	}
	d.messenger.killed = false
	d.putMessenger(east, zone1, "messenger_sent", "BS-MSG-30")
	for f := range fieldNo(cards.FieldCount) {
		for z := range zoneNo(cards.ZoneCount) {
			if d.messenger.in(f, z) != (f == east && z == zone1) {
				t.Errorf("a Messenger in %d/%d", f, z)
			}
		}
	}
	was := d.first
	d.passFirst("BS-HER-4")
	if d.first != (was+1)%heroNo(d.nhero) {
		t.Errorf("hero %d has the token after hero %d", d.first, was)
	}
}

// BS-EAT-7: who is hit by each type: on the wall by all, on a building by Gargohs and Mölens, on
// the Catapult by Mölens, in another Quarter by nobody.
func TestWhoIsHit(t *testing.T) {
	for _, c := range []struct {
		g    figure
		z    zoneNo
		hits [4]bool // wall, building, Catapult, another Quarter
	}{
		{krohn, zone1, [4]bool{true, false, false, false}},
		{gargoh, zone2, [4]bool{true, true, false, false}},
		{molen, zone3, [4]bool{true, true, true, false}},
	} {
		tavern := besiege(t).houseIn(north, 0)
		for i, at := range [4]place{wallOf(north), houseAt(tavern), onCatapult, wallOf(south)} {
			s := besiege(t).put(north, c.z, c.g, 1).hero(eileen, at, 5)
			if c.g == krohn && at != wallOf(north) {
				s.hero(lugh, wallOf(north), 5) // so that the Krohn attacks at all
			}
			s.play(assaultFrame, nil)
			if hit := s.heroes[eileen].track[cards.Morale] == 4; hit != c.hits[i] {
				t.Errorf("figure %d hits a hero at %d: %v", c.g, at, hit)
			}
		}
	}
}

// BS-ENM-8: what a unit does depends on where it began the phase: one that advances into the Zone
// it attacks from does not attack any more.
func TestUnitsActWhereTheyBegan(t *testing.T) {
	s := besiege(t).put(north, zone3, gargoh, 1).put(north, zone2, krohn, 1).hero(eileen, wallOf(north), 5)
	s.play(assaultFrame, nil).play(marchFrame, nil)
	s.morale(5)
	if s.fronts[north].zones[zone2].n[gargoh] != 1 || s.fronts[north].zones[zone1].n[krohn] != 1 {
		t.Errorf("the field is %+v", s.fronts[north].zones)
	}
	s.play(assaultFrame, nil)
	s.morale(3)
}

// BS-EDG-5: one defeat, by the first mover.
func TestAvatarAndKrohnsEnter(t *testing.T) {
	for _, c := range []struct {
		avatar, krohns fieldNo
		want           result
	}{{north, north, lostKrohn}, {north, west, lostAvatar}, {east, west, lostKrohn}} {
		s := besiege(t).put(c.krohns, zone1, krohn, 2)
		s.avatar = avatar{c.avatar, zone1, 5}
		s.play(marchFrame, nil)
		s.ended(c.want)
	}
}

// BS-EVT-6, BS-EVT-7: an Event of a Season stays when the next one is drawn, to the Season's end.
func TestEventsTogether(t *testing.T) {
	d := inTurn(t, "osvith").inForce("ev_famine")
	d.State.round = 4
	d.eventDeck.put(d.takeEvent("ev_low_fog"))
	d.clearStack()
	d.drawEvent()
	if d.nevent != 2 {
		t.Fatalf("%d Events are active", d.nevent)
	}
	if d.endEvents(); d.nevent != 1 || d.game.set.Events[d.State.events[0]].ID != "ev_famine" {
		t.Errorf("%d Events are active after round 4", d.nevent)
	}
	d.State.round = 6
	if d.endEvents(); d.nevent != 0 {
		t.Errorf("%d Events are active after the Season", d.nevent)
	}
}

// BS-GRA-5, BS-GRA-7, BS-RUL-18: Divine Grace is the active hero's own, changes one die by 1 for
// each token, and no Summoning roll.
func TestWhoseGrace(t *testing.T) {
	d := inTurn(t, "osvith").put("west/1", krohn, 3).set("kador", cards.Grace, 3)
	d.force(1, 1).play("attack west/1").asks("turn").has("kador", cards.Grace, 3)
	d.set("osvith", cards.Grace, 2).force(2, 2).play("attack west/1").asks("grace")
	d.play("grace 0 +1").has("osvith", cards.Grace, 1)
	if d.dice.face[0] != 3 || d.dice.face[1] != 2 {
		t.Errorf("the dice show %v", d.dice.face[:2])
	}
	s := dealt(t, 1)
	at(s, 2, toSpawning)
	for playUntil(t, s, toHeroes); s.ask.kind != askNothing; playUntil(t, s, toHeroes) {
		t.Fatalf("%v is asked at spawning", s.ask.kind)
	}
	if len(told(s, "summoning_rolled")) != cards.FieldCount || len(told(s, "grace_spent")) != 0 {
		t.Errorf("%d Summoning rolls", len(told(s, "summoning_rolled")))
	}
}

// BS-MSG-27: hits of a Massive Attack that are left kill the Messenger in that Zone, once all
// enemies there are destroyed; as many as there are enemies do not.
func TestMassiveAttackBesideTheMessenger(t *testing.T) {
	for hits, dies := range map[int]bool{1: false, 2: false, 3: true} {
		d := inTurn(t, "osvith").give("osvith", "arm_barrage").put("west/2", krohn, 2).ride("west/2")
		faces := []uint8{1, 1, 1, 1, 1}
		for i := range hits {
			faces[i] = 6
		}
		d.force(faces...).play("use arm_barrage west")
		if got := d.messenger.deaths == 1; got != dies {
			t.Errorf("%d hits kill the Messenger: %v", hits, got)
		}
	}
}
