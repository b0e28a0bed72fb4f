package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// What gains and losses are worth to those whom they are for: the user alone, all, one of all, one of the
// others, or the first hero (BS-CON-20).
func TestWorthOfShares(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").has("lugh", cards.Morale, 5).has("eileen", cards.Morale, 1).has("kador", cards.Morale, 2)
	k.hero("osvith").alive = false
	k.first = k.who("kador")
	h := k.who("lugh")
	of := func(who cards.Who, n int) float64 {
		return k.sharedWorth(h, &cards.Effect{Who: who, What: cards.Morale}, n)
	}
	worth(t, "for the user", of(cards.User, 1), moraleWorth[5])
	worth(t, "for all who live", of(cards.All, 1), moraleWorth[5]+moraleWorth[1]+moraleWorth[2])
	worth(t, "for one", of(cards.One, 1), moraleWorth[1])
	k.has("lugh", cards.Morale, 0)
	worth(t, "for one, the user being worst off", of(cards.One, 1), moraleWorth[0])
	worth(t, "for one of the others", of(cards.Other, 1), moraleWorth[1])
	worth(t, "for the first hero", of(cards.First, 1), moraleWorth[2])
	worth(t, "lost by the first hero", of(cards.First, -1), -moraleWorth[1])
}

// Repairing is worth more the more has fallen and where rocks will hit; a building that stands needs no
// repair, a ruin no token (BS-REB-5).
func TestWorthOfBuilding(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(east, zone3, molen, 1)
	of := func(e cards.Effect) float64 { x := k.reckon(); return k.buildWorth(&x, &e) }
	worth(t, "a repair with nothing to repair", of(cards.Effect{Verb: cards.Mend}), 0)
	worth(t, "damage", of(cards.Effect{Verb: cards.Damage}), -1.5)
	worth(t, "a token in the Quarter that rocks will hit", of(cards.Effect{Verb: cards.Reinforce}), 0.4+0.6)
	quiet, hit := cards.BuildingID(0), cards.BuildingID(0)
	for b := range cards.BuildingID(cards.BuildingCount) {
		if k.quarter(houseAt(b)) == east {
			hit = b
		} else {
			quiet = b
		}
	}
	k.houses[quiet].harm = damaged
	worth(t, "a repair", of(cards.Effect{Verb: cards.Mend}), 1+houseWorth[quiet])
	worth(t, "a repair of ruins alone", of(cards.Effect{Verb: cards.Mend, State: cards.Destroyed}), 0)
	k.houses[quiet].harm, k.houses[hit].harm = intact, damaged
	worth(t, "a repair under rocks", of(cards.Effect{Verb: cards.Mend, State: cards.DamagedOrDestroyed}), 1+houseWorth[hit]+1)
	worth(t, "a token on what is damaged under rocks", of(cards.Effect{Verb: cards.Reinforce}), 0.4+0.9)
	k.houses[hit].harm, k.houses[quiet].harm = destroyed, destroyed
	worth(t, "a ruin raised", of(cards.Effect{Verb: cards.Mend, State: cards.Destroyed}), 2+max(houseWorth[hit], houseWorth[quiet])+2)
	worth(t, "damage alone repaired", of(cards.Effect{Verb: cards.Mend, State: cards.Damaged}), 0)

	x := k.reckon()
	h := k.who("lugh")
	morale := k.trackWorth(h, cards.Morale, k.game.set.Repair.Morale)
	worth(t, "the action on a ruin under rocks", k.repairWorth(&x, h, hit), morale+houseWorth[hit]+0.6+0.5+3)
	worth(t, "the action on a ruin elsewhere", k.repairWorth(&x, h, quiet), morale+houseWorth[quiet]+0.6+3)
	k.houses[quiet].harm = damaged
	x = k.reckon()
	worth(t, "the action on what is damaged", k.repairWorth(&x, h, quiet), morale+houseWorth[quiet]+0.3)
}

// What makes the Messenger safe in this round is worth his life by the danger that he is in, and little of
// it while heroes are still to act.
func TestWorthOfTheWard(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	ward := func() float64 { x := k.reckon(); return k.wardWorth(&x) }
	k.active = k.who("lugh")
	k.messenger = messenger{where: inZone, field: north, zone: zone2, pursuit: noField}
	worth(t, "without danger", ward(), 0)
	k.put(north, zone2, krohn, 1)
	worth(t, "beside one unit, with heroes to come", ward(), 0.5*0.3*messengerLife)
	k.acted = 0b1111
	worth(t, "beside one unit", ward(), 0.5*messengerLife)
	k.put(north, zone2, krohn, 3)
	worth(t, "beside four", ward(), messengerLife)
	k.messenger = messenger{where: onWall, back: true, field: north, zone: noZone, pursuit: noField}
	worth(t, "on the wall, with Krohns far off", ward(), 0)
	k.put(north, zone2, gargoh, 2)
	worth(t, "on the wall under Gargohs", ward(), 0.2*messengerLife)
	k.put(north, zone3, molen, 1)
	worth(t, "on the wall under rocks", ward(), messengerLife)
	k.messenger.where = outskirts
	worth(t, "off the board", ward(), 0)
}

// Changes for a while: more Strength by the actions left, ignored hits by what they would spare, and only
// when nobody acts any more.
func TestWorthOfChanges(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").at("lugh", wallOf(north)).put(north, zone1, krohn, 3).begin("lugh")
	h := k.who("lugh")
	of := func(e cards.Effect) float64 { x := k.reckon(); return k.modifyWorth(&x, h, &e) }
	k.hero("lugh").turn.left = 2
	worth(t, "Strength with two actions left", of(cards.Effect{Stat: cards.Strength}), 0.9)
	worth(t, "dice with two actions left", of(cards.Effect{Stat: cards.AttackDice}), 0.9)
	worth(t, "shots with two actions left", of(cards.Effect{Stat: cards.CatapultShot}), 1)
	worth(t, "an action more", of(cards.Effect{Stat: cards.Actions}), 2.2)
	worth(t, "anything else", of(cards.Effect{Stat: cards.Upkeep}), 0.3)
	ignored := cards.Effect{Stat: cards.IgnoredHits, Who: cards.User, N: cards.Amount{N: 2}}
	worth(t, "hits ignored, with heroes to come", of(ignored), 0)
	k.acted = 0b1111
	worth(t, "two of three hits ignored", of(ignored), moraleWorth[4]+moraleWorth[3])
	ignored.N.N = 9
	worth(t, "all three ignored", of(ignored), moraleWorth[4]+moraleWorth[3]+moraleWorth[2])
	k.at("eileen", wallOf(east)).put(east, zone1, eliteKrohn, 2)
	worth(t, "for the user alone", of(ignored), moraleWorth[4]+moraleWorth[3]+moraleWorth[2])
	ignored.Who = cards.All
	worth(t, "for who needs it most", of(ignored), moraleWorth[4]+moraleWorth[3]+moraleWorth[2]+moraleWorth[1])
}

// Effects on figures: as many as they may take, elite Krohns first, of the units and Zones that they are
// for, by what these are worth.
func TestWorthOfAimedEffects(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone2, krohn, 2).put(north, zone2, eliteKrohn, 1).put(north, zone2, gargoh, 1).put(north, zone3, krohn, 1).put(south, zone3, molen, 1)
	x := k.reckon()
	h := k.who("lugh")
	aim := &cards.Aim{Zones: 1<<zone2 | 1<<zone3}
	of := func(e cards.Effect, f fieldNo, z zoneNo) float64 {
		e.Aim = aim
		return k.effectWorth(&x, h, nil, &e, f, z)
	}
	near := x.figure[north][zone2]
	worth(t, "two destroyed", of(cards.Effect{Verb: cards.Destroy, Count: 2}, north, zone2), near[eliteKrohn]+near[krohn])
	worth(t, "all destroyed", of(cards.Effect{Verb: cards.Destroy, Count: cards.Every}, north, zone2), near[eliteKrohn]+2*near[krohn]+near[gargoh])
	worth(t, "all Gargohs destroyed", of(cards.Effect{Verb: cards.Destroy, Count: cards.Every, Units: 1 << cards.Gargoh}, north, zone2), near[gargoh])
	worth(t, "a Mölen destroyed", of(cards.Effect{Verb: cards.Destroy, Count: 1, Units: 1 << cards.Molen}, south, zone3), x.figure[south][zone3][molen])
	worth(t, "nobody there", of(cards.Effect{Verb: cards.Destroy, Count: cards.Every}, east, zone2), 0)
	worth(t, "aimed later", of(cards.Effect{Verb: cards.Destroy, Count: 1, Units: 1 << cards.Krohn}, noField, noZone), near[eliteKrohn])
	worth(t, "pushed back", of(cards.Effect{Verb: cards.Push, Count: 1}, north, zone2), near[eliteKrohn]-k.figureWorth(north, zone3, eliteKrohn)+0.15)
	worth(t, "pushed out of the last Zone", of(cards.Effect{Verb: cards.Push, Count: 1}, north, zone3), 0)
	aim.Each = true
	worth(t, "in both Zones", of(cards.Effect{Verb: cards.Destroy, Count: 1}, north, zone2), near[eliteKrohn]+x.figure[north][zone3][krohn])
	if got := k.aimedWorth(&x, h, nil, &cards.Effect{Verb: cards.Destroy, Count: 1}, north, zone2); got != 0 {
		t.Errorf("an effect that aims at nothing is worth %v", got)
	}
	k.avatar = avatar{field: west, zone: zone2, vinculum: 2}
	x = k.reckon()
	worth(t, "three points of an Avatar who has two", of(cards.Effect{Verb: cards.Vinculum, N: cards.Amount{N: 3}}, noField, noZone), 2*x.point)
}

// Keeping figures from what they would do is worth what it spares: a march into the Messenger's way, an
// attack on a Quarter with somebody in it, a Mölen's rock anywhere.
func TestWorthOfHolding(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone2, krohn, 1).put(north, zone2, gargoh, 1).put(north, zone3, molen, 1)
	x := k.reckon()
	attack, march := &cards.Effect{Verb: cards.Hold, Attack: true}, &cards.Effect{Verb: cards.Hold, MarchToo: true}
	of := func(e *cards.Effect, z zoneNo, g figure) float64 { return k.heldWorth(&x, e, north, z, g) }
	worth(t, "a Gargoh before an empty Quarter", of(attack, zone2, gargoh), 0)
	k.at("lugh", wallOf(north))
	worth(t, "a Gargoh before a manned one", of(attack, zone2, gargoh), 0.5)
	worth(t, "an elite Gargoh", of(attack, zone2, eliteGargoh), 1)
	worth(t, "a Mölen", of(attack, zone3, molen), 1.4)
	worth(t, "a Krohn that does not attack from there", of(attack, zone2, krohn), 0)
	worth(t, "a Krohn that does not march", of(march, zone2, krohn), (k.figureWorth(north, zone1, krohn)-k.figureWorth(north, zone2, krohn))*0.7)
	worth(t, "a Mölen that would not march", of(march, zone3, molen), 0)
	k.messenger = messenger{where: inZone, back: true, field: north, zone: zone1, pursuit: noField}
	k.put(north, zone3, krohn, 1)
	worth(t, "a Krohn that would come to the Messenger", of(march, zone2, krohn), (k.figureWorth(north, zone1, krohn)-k.figureWorth(north, zone2, krohn))*0.7+messengerBlock-messengerBlock/3)
	k.messenger = messenger{where: inZone, field: north, zone: zone2, pursuit: noField}
	worth(t, "a Krohn about him, which is as bad wherever it goes", of(march, zone2, krohn), 0)
	k.hero("lugh").alive = false
	worth(t, "a Gargoh before a dead hero", of(attack, zone2, gargoh), 0)
}

// That no Krohn is left to enter is worth a post on the wall where nobody can come to it any more.
func TestWorthOfRelief(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 2).put(north, zone1, eliteKrohn, 1).put(north, zone2, krohn, 1).begin("lugh")
	all := &cards.Effect{Verb: cards.Destroy, Count: cards.Every}
	of := func(e *cards.Effect, f fieldNo, z zoneNo) float64 { x := k.reckon(); return k.relief(&x, f, z, e) }
	worth(t, "with others to come", of(all, north, zone1), 0.5)
	worth(t, "of another Zone", of(all, north, zone2), 0)
	worth(t, "of a wall without enemies", of(all, east, zone1), 0)
	worth(t, "of some of them", of(&cards.Effect{Verb: cards.Destroy, Count: 2}, north, zone1), 0)
	worth(t, "of exactly as many", of(&cards.Effect{Verb: cards.Destroy, Count: 3}, north, zone1), 0.5)
	worth(t, "of Gargohs", of(&cards.Effect{Verb: cards.Destroy, Count: cards.Every, Units: 1 << cards.Gargoh}, north, zone1), 0)
	worth(t, "by a hold that lets them enter", of(&cards.Effect{Verb: cards.Hold, Attack: true, Count: cards.Every}, north, zone1), 0)
	worth(t, "by one that does not", of(&cards.Effect{Verb: cards.Hold, MarchToo: true, Count: cards.Every}, north, zone1), 0.5)
	k.acted = 0b1110
	worth(t, "with an action left for the wall itself", of(all, north, zone1), 0.5)
	k.hero("lugh").turn.left = 0
	worth(t, "with none", of(all, north, zone1), standing)
	k.hero("lugh").turn.left = 2
	k.put(east, zone1, krohn, 1)
	worth(t, "with two walls open", of(all, north, zone1), standing)
}

// What an ability brings until the end: each kind by its own measure.
func TestWorthOfAbilities(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	h := k.who("lugh")
	of := func(e cards.Effect) float64 { return k.lastingWorth(h, &e) }
	modify := func(stat cards.Stat, n int) float64 {
		return of(cards.Effect{Verb: cards.Modify, Stat: stat, N: cards.Amount{N: n}})
	}
	worth(t, "a Divine Grace each turn", of(cards.Effect{Verb: cards.Gain, What: cards.Grace}), blessingWorth)
	worth(t, "Morale each turn", of(cards.Effect{Verb: cards.Gain, What: cards.Morale}), healingWorth)
	worth(t, "a Tavern card each turn", of(cards.Effect{Verb: cards.Draw, Classes: 1 << cards.Tavern}), taleWorth)
	worth(t, "a Tavern or Market card each turn", of(cards.Effect{Verb: cards.Draw, Classes: 1<<cards.Tavern | 1<<cards.Market}), giftWorth)
	worth(t, "a card of another class", of(cards.Effect{Verb: cards.Draw, Classes: 1 << cards.Sorcery}), giftWorth)
	worth(t, "cards that work twice", of(cards.Effect{Verb: cards.Double}), echoWorth)
	worth(t, "a further attack", of(cards.Effect{Verb: cards.ExtraAttack}), rageWorth)
	worth(t, "Cowardice of four", of(cards.Effect{Verb: cards.ShareSpace}), crowdWorth)
	worth(t, "Strength", modify(cards.Strength, 1), k.strengthWorth(h))
	worth(t, "two Strength", modify(cards.Strength, 2), k.strengthWorth(h)+strengthBeyond)
	worth(t, "two actions", modify(cards.Actions, 2), 2*actionWorth)
	worth(t, "two actions at the Catapult", modify(cards.ArtilleryActions, 2), 2*gunnerWorth)
	worth(t, "two hits ignored", modify(cards.IgnoredHits, 2), vigorFirst+2*vigorWorth)
	worth(t, "two more dice", modify(cards.AttackDice, 2), 2*dieWorth)
	worth(t, "thrift", modify(cards.Upkeep, 1), thriftWorth)
	worth(t, "more Food of a roll", modify(cards.FoodRoll, 1), rollWorth)
	worth(t, "more Gold of a roll", modify(cards.GoldRoll, 1), rollWorth)
	worth(t, "anything else", modify(cards.CatapultShot, 1), smallWorth)
	near := &cards.Aim{Zones: 1 << zone2}
	set := func(stat cards.Stat, n int) float64 {
		return of(cards.Effect{Verb: cards.Modify, Stat: stat, Set: true, N: cards.Amount{N: n}, Aim: near})
	}
	worth(t, "two dice instead of one", set(cards.AttackDice, 2), swingWorth*float64(2-k.attackDice(h, zone2, 0)))
	worth(t, "fewer dice than there are", set(cards.AttackDice, 0), 0)
	worth(t, "a target number of 3", set(cards.AttackTarget, 3), aimWorth*float64(k.targetNumber(h, zone2, 0)-3))
	worth(t, "one that is no better", set(cards.AttackTarget, 6), 0)
	worth(t, "raising ruins, without any", of(cards.Effect{Verb: cards.Mend}), masonWorth)
	k.houses[1].harm, k.houses[2].harm = destroyed, destroyed
	worth(t, "raising ruins, with two", of(cards.Effect{Verb: cards.Mend}), masonWorth+2*ruinWorth)
	crowd := table(t, "lugh", "eileen", "kador", "osvith", "orobox", "myrinia")
	worth(t, "Cowardice of six", crowd.lastingWorth(0, &cards.Effect{Verb: cards.ShareSpace}), crowdWorth+2*crowdMore)
}

// A Level that is bought brings the better of two tokens that may be drawn, or the Strength instead; the
// price is what hunger makes of the Food (BS-ABL-11, BS-BLD-17).
func TestWorthOfALevel(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").pile(1, "blessed", "epic_vigor", "cowardice")
	h := k.who("lugh")
	least := k.strengthWorth(h)
	of := func(id string) float64 { return max(k.tokenWorth(h, &k.game.set.Abilities[k.abilityOf(id)]), least) }
	a, b, c := of("blessed"), of("epic_vigor"), of("cowardice")
	worth(t, "two of three tokens", k.levelWorth(h, 0), (max(a, b)+max(a, c)+max(b, c))/3*k.prospect())
	k.pile(1, "blessed")
	worth(t, "the last token", k.levelWorth(h, 0), a*k.prospect())
	k.has("lugh", cards.Food, 0)
	worth(t, "without the Food for it", k.trainWorth(h), useless)
	k.has("lugh", cards.Food, 6)
	worth(t, "with Food to spare", k.trainWorth(h), k.levelWorth(h, 0))
	k.has("lugh", cards.Food, int8(k.upkeep(h)))
	worth(t, "with the Food of the Season", k.trainWorth(h), k.levelWorth(h, 0)-k.hunger()*float64(k.sheet(h).Food[0])/2)
}

// A visit is worth what the building gives (BS-BLD-10 to BS-BLD-18).
func TestWorthOfVisits(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").has("lugh", cards.Gold, 0).has("lugh", cards.Food, 0)
	h := k.who("lugh")
	worth(t, "the Barn", k.visitWorth(h, cards.Barn), k.trackWorth(h, cards.Food, 2)-0.3)
	worth(t, "the Palace", k.visitWorth(h, cards.Palace), 2*goldWorth+0.2)
	worth(t, "the Sanctuary", k.visitWorth(h, cards.Sanctuary), k.trackWorth(h, cards.Food, 1)+graceWorth)
	worth(t, "the Hideout", k.visitWorth(h, cards.Hideout), 0.9)
	for b, class := range map[cards.BuildingID]cards.Class{cards.TheTavern: cards.Tavern, cards.TheArmory: cards.Armory, cards.TheMarket: cards.Market, cards.SorceryTower: cards.Sorcery} {
		k.seasons[class] = deck{}
		worth(t, "a tower without cards", k.visitWorth(h, b), useless)
		for range 2 {
			k.seasons[class].put(k.pools[class].take())
		}
		worth(t, "a tower", k.visitWorth(h, b), k.drawWorth(h, class)*map[bool]float64{true: 1.7, false: 1}[k.drawsMore(h, b)])
	}
	mage := table(t, "kador", "eileen", "lugh", "osvith")
	mage.seasons[cards.Sorcery] = deck{}
	mage.seasons[cards.Sorcery].put(mage.pools[cards.Sorcery].take())
	alone := mage.visitWorth(0, cards.SorceryTower)
	mage.seasons[cards.Sorcery].put(mage.pools[cards.Sorcery].take())
	if !mage.drawsMore(0, cards.SorceryTower) || mage.drawsMore(0, cards.TheTavern) {
		t.Fatal("Kador draws one more card at the Sorcery Tower alone (BS-ABI-4)")
	}
	worth(t, "one card more with two in the deck", mage.visitWorth(0, cards.SorceryTower), 1.7*alone)
}

// A Zone is chosen for the effect that asks, or, when the whole text works a second time, for all of it.
func TestWorthOfZones(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone2, krohn, 2).put(north, zone2, gargoh, 1).put(east, zone2, krohn, 1).begin("lugh")
	x := k.reckon()
	c := k.find("tav_caltrops")
	d := k.design(c)
	f := newFrame(textFrame)
	f.hero, f.card, f.list = k.who("lugh"), c, d.Effects
	list := k.game.set.List(d.Effects)
	for at := range list {
		f.at = uint8(at)
		f.stage = 0
		worth(t, "one effect", k.markZone(&x, &f, north, zone2), k.effectWorth(&x, f.hero, d, &list[at], north, zone2))
		f.stage = textAgain
		worth(t, "the whole text", k.markZone(&x, &f, north, zone2), k.listWorth(&x, f.hero, d, d.Effects, north, zone2))
	}
	for i := range k.game.set.Lists { // an effect of no card
		for at, e := range k.game.set.List(cards.ListID(i)) {
			if e.Verb == cards.Destroy && e.Aim != nil {
				f := newFrame(textFrame)
				f.hero, f.card, f.list, f.at = k.who("lugh"), noCard, cards.ListID(i), uint8(at)
				worth(t, "an effect of no card", k.markZone(&x, &f, north, zone2), k.effectWorth(&x, f.hero, nil, &e, north, zone2))
			}
		}
	}
}

// What an effect is for: units come where fewest are and the Messenger is not, they stay away where most are,
// and the Catapult is turned to what it can hit.
func TestWorthOfFields(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 2).begin("lugh")
	k.put(north, k.shotZone(), krohn, 1)
	k.messenger = messenger{where: inZone, field: west, zone: zone2, pursuit: noField}
	x := k.reckon()
	met := map[string]bool{}
	for i := range k.game.set.Lists {
		for at, e := range k.game.set.List(cards.ListID(i)) {
			f := newFrame(textFrame)
			f.hero, f.list, f.at = k.who("lugh"), cards.ListID(i), uint8(at)
			mark := func(fl fieldNo) float64 { return k.markField(&x, &f, fl) }
			switch {
			case e.Verb == cards.Orient:
				met["orient"] = true
				worth(t, "turned to a Krohn", mark(north), x.figure[north][k.shotZone()][krohn])
				worth(t, "turned to nothing", mark(east), 0)
			case e.Verb == cards.Summon && e.N.N < 0:
				met["fewer"] = true
				worth(t, "fewer where three stand", mark(north), 3)
				worth(t, "fewer where the Messenger is", mark(west), 4)
			case e.Verb == cards.Summon && e.N.N > 0:
				met["more"] = true
				worth(t, "more where three stand", mark(north), -3)
				worth(t, "more where nobody is", mark(east), 0)
			}
		}
	}
	if len(met) < 2 {
		t.Errorf("only %v was met", met)
	}
}
