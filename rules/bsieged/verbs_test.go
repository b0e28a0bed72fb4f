package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// with carries out a list of effects of the test's own, from a source, for a hero.
func (d *desk) with(name string, from source, effects ...cards.Effect) *desk {
	d.t.Helper()
	f := newFrame(textFrame)
	f.hero, f.from, f.list, f.times = d.who(name), from, d.text(effects...), 1
	d.ask, d.listed = question{hero: noHero}, false
	d.story = d.story[:0]
	d.push(f)
	d.run()
	d.events = slices.Clone(d.story)
	return d
}

// text adds a list of effects to a copy of the content that this desk plays with.
func (d *desk) text(effects ...cards.Effect) cards.ListID {
	set, game := *d.game.set, *d.game
	set.Lists = append(slices.Clone(set.Lists), effects)
	game.set, d.game = &set, &game
	return cards.ListID(len(set.Lists) - 1)
}

// redesign changes the design of a card on this desk.
func (d *desk) redesign(id string, change func(*cards.Card)) *desk {
	set, game := *d.game.set, *d.game
	set.Cards = slices.Clone(set.Cards)
	change(&set.Cards[d.designOf(id)])
	game.set, d.game, d.listed = &set, &game, false
	return d
}

// BS-CON-V-gain, BS-CON-V-lose, BS-TRK-1, BS-TRK-2, BS-TRK-3, BS-GRA-8, BS-EX-57: tracks stop at their
// ends, losses at the floor.
func TestGainAndLose(t *testing.T) {
	for what, most := range map[cards.What]int{cards.Gold: 4, cards.Food: 6, cards.Morale: 10, cards.Grace: 3} {
		d := inTurn(t, "osvith").set("osvith", what, int8(most-1))
		d.with("osvith", unnamed, cards.Effect{Verb: cards.Gain, What: what, N: cards.Amount{N: 3}}).has("osvith", what, most)
		d.with("osvith", unnamed, cards.Effect{Verb: cards.Lose, What: what, N: cards.Amount{N: 9}, Floor: 2}).has("osvith", what, 2)
		d.with("osvith", unnamed, cards.Effect{Verb: cards.Lose, What: what, N: cards.Amount{N: 1}, Floor: 1}).has("osvith", what, 1)
	}
}

// unnamed stands for a use that has no card of its own: what is carried out is no ability's
// and no Event's.
const unnamed = fromSmuggling

// BS-CON-53, BS-ABI-8, BS-ABI-30, BS-RUL-65: rolls of the yellow die for Food and Gold are
// changed after Divine Grace, before the printed addition, never below 0; others are not.
func TestRollsToEarn(t *testing.T) {
	gain := func(what cards.What, die cards.Die, n int) cards.Effect {
		return cards.Effect{Verb: cards.Gain, What: what, N: cards.Amount{Die: die, N: n}}
	}
	for _, c := range []struct {
		name    string
		effect  cards.Effect
		event   string
		ability string
		face    uint8
		want    int
	}{
		{"Barn", gain(cards.Food, cards.YellowDie, 0), "", "", 3, 2},
		{"Cook", gain(cards.Food, cards.YellowDie, 0), "", "cook_extraordinaire", 3, 3},
		{"Cook, Gold", gain(cards.Gold, cards.YellowDie, 0), "", "cook_extraordinaire", 3, 2},
		{"Persuasion", gain(cards.Gold, cards.YellowDie, 0), "", "persuasion", 3, 3},
		{"Persuasion, red die", gain(cards.Gold, cards.RedDie, 0), "", "persuasion", 3, 3},
		{"Rationing", gain(cards.Food, cards.YellowDie, 0), "ev_rationing", "", 1, 0},
		{"Rationing, plus 1", gain(cards.Food, cards.YellowDie, 1), "ev_rationing", "", 1, 1},
		{"Empty Coffers", gain(cards.Gold, cards.YellowDie, 0), "ev_empty_coffers", "", 5, 2},
		{"Market Day", gain(cards.Gold, cards.YellowDie, 0), "ev_market_day", "persuasion", 1, 3},
	} {
		d := inTurn(t, "osvith").set("osvith", cards.Food, 0).set("osvith", cards.Gold, 0)
		if c.event != "" {
			d.inForce(c.event)
		}
		if c.ability != "" {
			d.learn("osvith", 1, c.ability)
		}
		d.force(c.face).with("osvith", fromHouse, c.effect)
		if got := d.track("osvith", c.effect.What); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
	d := inTurn(t, "osvith").set("osvith", cards.Food, 0).set("osvith", cards.Grace, 2)
	d.force(1).play("visit barn").asks("grace").play("grace 0 +1", "grace 0 +1").has("osvith", cards.Food, 3)
	// Below 0 before the printed addition is 0.
	d = inTurn(t, "osvith").set("osvith", cards.Food, 0).set("osvith", cards.Grace, 1).inForce("ev_rationing").give("osvith", "mar_salt_pork")
	d.force(1).play("use mar_salt_pork", "grace 0 -1").has("osvith", cards.Food, 1)
}

// BS-CON-V-draw, BS-CRD-18, BS-CON-31: the user picks among the classes whose deck has a card;
// cards of cards come from the Pool.
func TestDraw(t *testing.T) {
	d := inTurn(t, "osvith")
	d.onTop(&d.pools, "tav_caltrops").onTop(&d.seasons, "tav_pit_trap").give("osvith", "mar_bribes")
	d.play("use mar_bribes").asks("class").offers(true, "class tavern", "class armory").offers(false, "class market")
	d.play("class tavern", "store").stored("osvith", "tav_caltrops")
	d = inTurn(t, "osvith").give("osvith", "mar_bribes")
	d.seasons[cards.Armory].n += uint8(copy(d.seasons[cards.Armory].cards[d.seasons[cards.Armory].n:], d.pools[cards.Armory].list()))
	d.pools[cards.Armory].clear()
	d.onTop(&d.pools, "tav_caltrops").play("use mar_bribes", "store").stored("osvith", "tav_caltrops") // no question
	// Cards are drawn one after another, each dealt with before the next.
	d = inTurn(t, "osvith")
	d.onTop(&d.pools, "mar_salt_pork").onTop(&d.pools, "mar_fiddlers")
	d.with("osvith", unnamed, cards.Effect{Verb: cards.Draw, Classes: 1 << cards.Market, N: cards.Amount{N: 2}}).asks("card").stored("osvith")
	d.play("store").stored("osvith", "mar_fiddlers").asks("card").play("store").stored("osvith", "mar_fiddlers", "mar_salt_pork")
}

// BS-CON-V-recover: the cards come from the discard piles of the classes named and are obtained
// by the rules.
func TestRecover(t *testing.T) {
	d := inTurn(t, "osvith")
	for _, id := range []string{"arm_barrage", "tav_brawl", "mar_fiddlers"} {
		d.lay(d.find(id), 0, "")
	}
	all := cards.Classes(1<<cards.Armory | 1<<cards.Tavern)
	d.force(4).with("osvith", unnamed, cards.Effect{Verb: cards.Recover, Classes: all, N: cards.Amount{N: 2}}).offers(false, "recover mar_fiddlers")
	d.play("recover tav_brawl").has("osvith", cards.Morale, 7) // an instant is resolved at once
	// It lies on its pile again, so that it can be taken once more.
	d.offers(true, "recover tav_brawl").play("recover arm_barrage", "store").asks("turn").stored("osvith", "arm_barrage")
}

// BS-CON-V-look, BS-ABI-16, BS-HID-2: any Resource deck or the Event deck; the card stays face
// up on top until it is drawn.
func TestLook(t *testing.T) {
	d := inTurn(t, "osvith").learn("osvith", 2, "eye_of_isherida")
	d.onTop(&d.seasons, "tav_caltrops").play("ability level-2").asks("deck")
	d.offers(true, "look at pool market", "look at season tavern", "look at season sorcery", "look at event armory")
	d.play("look at season tavern").asks("turn").offers(false, "ability level-2")
	if v := d.View(); v.Decks.SeasonTop[cards.Tavern] != d.designOf("tav_caltrops") || v.Decks.PoolTop[cards.Tavern] != -1 {
		t.Errorf("face up: %v", v.Decks.SeasonTop)
	}
	if !d.events[len(d.events)-1].Reveals {
		t.Error("it reveals nothing")
	}
	if d.play("visit tavern", "store"); d.View().Decks.SeasonTop[cards.Tavern] != -1 {
		t.Error("the next card is face up as well")
	}
	d = inTurn(t, "osvith").learn("osvith", 2, "eye_of_isherida").play("ability level-2", "look at event armory")
	if d.View().Decks.EventTop != int(d.eventDeck.cards[d.eventDeck.n-1]) {
		t.Error("no Event is face up")
	}
}

// BS-CON-V-repair: damaged, destroyed or either; no Gold, no Morale, nobody moves.
func TestMend(t *testing.T) {
	for _, c := range []struct {
		state cards.State
		fits  []string
	}{
		{cards.Damaged, []string{"building palace", "building hideout"}},
		{cards.Destroyed, []string{"building barn", "building armory"}},
		{cards.DamagedOrDestroyed, []string{"building palace", "building hideout", "building barn", "building armory"}},
	} {
		d := inTurn(t, "osvith")
		d.houses[cards.Palace].harm, d.houses[cards.Hideout].harm = damaged, damaged
		d.houses[cards.Barn].harm, d.houses[cards.TheArmory].harm = destroyed, destroyed
		d.with("osvith", unnamed, cards.Effect{Verb: cards.Mend, State: c.state, N: cards.Amount{N: 1}}).asks("building")
		if got := d.offered(); len(got) != len(c.fits) {
			t.Errorf("%d: offered %v", c.state, got)
		}
		d.offers(true, c.fits...).play(c.fits[0]).has("osvith", cards.Gold, 4).has("osvith", cards.Morale, 5)
	}
}

// BS-CON-V-reinforce, BS-PRO-3, BS-PRO-6, BS-RUL-40, BS-CMP-22: on standing or damaged
// buildings, eight tokens in all, on different ones with spread.
func TestReinforce(t *testing.T) {
	d := inTurn(t, "osvith")
	d.houses[cards.Palace].harm, d.houses[cards.Barn].harm = damaged, destroyed
	two := cards.Effect{Verb: cards.Reinforce, N: cards.Amount{N: 2}}
	d.with("osvith", unnamed, two).offers(true, "building palace").offers(false, "building barn")
	d.play("building palace").offers(true, "building palace").play("building palace").house(cards.Palace, damaged, 2)
	two.Spread = true
	d.with("osvith", unnamed, two).play("building palace").offers(false, "building palace").play("building market").house(cards.Palace, damaged, 3)
	d.houses[cards.TheTavern].reinforced = 3 // seven in play
	d.with("osvith", unnamed, two).play("building market").asks("turn").house(cards.TheMarket, intact, 2)
	d.give("osvith", "sor_ward_of_entinedes").offers(false, "use sor_ward_of_entinedes")
}

// BS-CON-V-damage, BS-CRD-19, BS-CON-43, BS-RUL-33, BS-EX-55: an intact building takes the hit,
// with none the card does nothing and costs nothing.
func TestDamage(t *testing.T) {
	ruin := func(d *desk, but ...cards.BuildingID) *desk {
		for b := range d.houses {
			d.houses[b].harm = damaged
			if b > 5 {
				d.houses[b].harm = destroyed
			}
		}
		for _, b := range but {
			d.houses[b].harm = intact
		}
		d.listed = false
		return d
	}
	d := ruin(inTurn(t, "kador").give("kador", "sor_falling_tower").put("west/3", krohn, 2), cards.Palace, cards.TheTavern)
	d.play("use sor_falling_tower west/3").asks("building").offers(false, "building barn", "building market").play("building palace")
	d.house(cards.Palace, damaged, 0).zone("west/3", 0, 0, 0, 0, 0)
	d = ruin(inTurn(t, "kador").give("kador", "sor_falling_tower").put("west/3", krohn, 2)).offers(false, "use sor_falling_tower west/3")
	if why := d.mayPlay(d.who("kador"), d.heroes[d.who("kador")].cards[0]); why == nil || why.Rule != "BS-CON-43" {
		t.Errorf("refused by %v", why)
	}
	// An instant is resolved all the same, to nothing.
	ruin(inTurn(t, "kador").set("kador", cards.Gold, 0)).obtains("kador", "mar_runaway_cart").has("kador", cards.Gold, 0).discarded("mar_runaway_cart", true)
	// Doubled: the second time no building is left and no unit falls.
	d = ruin(inTurn(t, "kador").learn("kador", 4, "alchemist").give("kador", "sor_falling_tower").put("west/3", krohn, 7), cards.Palace)
	d.play("use sor_falling_tower west/3 +1").zone("west/3", 0, 0, 0, 2, 0).asks("turn").discarded("sor_falling_tower", true)
}

// BS-RUL-33, BS-CON-V-damage, BS-CON-76, BS-CRD-20: a hero or a Reinforced token takes the hit,
// the rest of the card happens; an instant and an Event leave the last Morale.
func TestDamageProtected(t *testing.T) {
	lone := func() *desk {
		d := inTurn(t, "kador").set("lugh", cards.Morale, 1).set("kador", cards.Gold, 2)
		for b := range d.houses {
			d.houses[b].harm = damaged
		}
		d.houses[cards.Barn].harm = intact
		d.heroes[d.who("lugh")].at = houseAt(cards.Barn)
		return d
	}
	lone().obtains("kador", "mar_runaway_cart").has("lugh", cards.Morale, 1).house(cards.Barn, intact, 0).has("kador", cards.Gold, 4)
	lone().event("ev_tremor").has("lugh", cards.Morale, 1).house(cards.Barn, intact, 0)
	d := lone().give("kador", "sor_falling_tower").put("west/3", krohn, 2).play("use sor_falling_tower west/3").house(cards.Barn, intact, 0).zone("west/3", 0, 0, 0, 0, 0)
	if d.heroes[d.who("lugh")].track[cards.Morale] != 0 {
		t.Error("a discard card takes the last Morale")
	}
	d = lone().set("lugh", cards.Morale, 3)
	d.houses[cards.Barn].reinforced = 1
	d.obtains("kador", "mar_runaway_cart").asks("shield").play("spend token barn").has("lugh", cards.Morale, 3).house(cards.Barn, intact, 0).has("kador", cards.Gold, 4)
}

// BS-CON-V-orient: any field, without a roll or an action, an Event against orienting or not.
func TestOrientByCard(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "arm_iron_shot")
	d.inForce("ev_swollen_hinges")
	d.play("use arm_iron_shot").offers(true, "at field north", "at field south").play("at field south").actions("osvith", 3)
	if d.facing != south || d.told("orient_rolled") != 0 {
		t.Errorf("it faces %d", d.facing)
	}
}

// BS-CON-V-modify, BS-CON-42, BS-CON-63: what a used card changes counts for whom it says, in
// the Zones it says, as long as it says.
func TestModify(t *testing.T) {
	d := inTurn(t, "osvith")
	zone2only := &cards.Aim{Zones: 2}
	for _, c := range []struct {
		until cards.Until
	}{{cards.UntilAttack}, {cards.UntilTurn}, {cards.UntilRound}, {cards.UntilSeason}} {
		f := newFrame(textFrame)
		f.hero, f.from = d.who("osvith"), fromCard
		d.leave(&f, &cards.Effect{Verb: cards.Modify, Stat: cards.AttackDice, N: cards.Amount{N: 2}, Aim: zone2only, Until: c.until})
		got := [3]int{d.attackDice(d.who("osvith"), zone1, 0), d.attackDice(d.who("osvith"), zone2, 0), d.attackDice(d.who("kador"), zone2, 0)}
		if got != [3]int{2, 3, 1} { // Osvith has one more against Zone 1 by himself
			t.Errorf("until %d: dice %v", c.until, got)
		}
		if d.expire(c.until); d.attackDice(d.who("osvith"), zone2, 0) != 1 {
			t.Errorf("until %d: it lasts on", c.until)
		}
	}
	f := newFrame(textFrame)
	f.hero, f.from = d.who("osvith"), fromCard
	d.leave(&f, &cards.Effect{Verb: cards.Modify, Stat: cards.IgnoredHits, N: cards.Amount{N: 1}, Who: cards.All, Until: cards.UntilRound})
	for h := range heroNo(d.nhero) {
		if d.armour(h) != 1 {
			t.Errorf("%s ignores %d", d.sheet(h).ID, d.armour(h))
		}
	}
}

// BS-CON-V-ward, BS-CON-59: only while the Messenger is in a Zone or on the wall, once.
func TestWard(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "tav_decoy_rider", "sor_veil_of_mist").offers(false, "use tav_decoy_rider")
	d.messenger.where, d.messenger.field, d.messenger.back, d.listed = onWall, south, true, false
	d.play("use tav_decoy_rider").offers(false, "use sor_veil_of_mist")
	if d.kill("BS-MAS-8"); d.messenger.deaths != 0 || d.told("messenger_warded") != 1 {
		t.Error("the Messenger can be killed")
	}
	d.messenger.where = outskirts
	if d.ward = false; d.could(&frame{}, &cards.Effect{Verb: cards.Ward}) {
		t.Error("in the Outskirts he needs no ward")
	}
}

// BS-CON-V-smuggle, BS-SMU-1, BS-SMU-2, BS-SMU-3, BS-SMU-4, BS-SMU-5, BS-SMU-6, BS-SMU-7,
// BS-BLD-18: the rows of the table; cards come from the
// Pool decks.
func TestSmuggling(t *testing.T) {
	for face, id := range map[uint8]string{1: "tav_caltrops", 3: "sor_firebolt", 4: "mar_fiddlers", 5: "arm_barrage"} {
		d := inTurn(t, "osvith")
		d.onTop(&d.pools, id).force(face).play("visit hideout", "leave").discarded(id, true)
	}
	inTurn(t, "osvith").set("osvith", cards.Gold, 0).force(2, 4).play("visit hideout").has("osvith", cards.Gold, 2)
	inTurn(t, "osvith").set("osvith", cards.Food, 0).force(6, 5).play("visit hideout").has("osvith", cards.Food, 3)
}

// BS-CON-88, BS-BAD-12, BS-EX-56: Divine Grace moves the result, within 1 to 6.
func TestGraceOnSmuggling(t *testing.T) {
	d := inTurn(t, "osvith").set("osvith", cards.Grace, 2).set("osvith", cards.Gold, 0)
	d.force(3, 2).play("visit hideout").offers(true, "grace 0 +1", "grace 0 -1").play("grace 0 -1", "keep roll")
	d.play("keep roll").has("osvith", cards.Gold, 1).has("osvith", cards.Grace, 1)
	inTurn(t, "osvith").set("osvith", cards.Grace, 2).force(6).play("visit hideout").offers(false, "grace 0 +1").offers(true, "grace 0 -1")
	inTurn(t, "osvith").set("osvith", cards.Grace, 2).force(1).play("visit hideout").offers(true, "grace 0 +1").offers(false, "grace 0 -1")
}

// BS-CON-V-choose: an option that could change nothing is not offered unless none could.
func TestChoose(t *testing.T) {
	d := inTurn(t, "osvith").set("osvith", cards.Gold, 4).set("osvith", cards.Food, 0)
	gold := d.text(cards.Effect{Verb: cards.Gain, What: cards.Gold, N: cards.Amount{N: 1}})
	food := d.text(cards.Effect{Verb: cards.Gain, What: cards.Food, N: cards.Amount{N: 1}})
	grace := d.text(cards.Effect{Verb: cards.Gain, What: cards.Grace, N: cards.Amount{N: 1}})
	either := cards.Effect{Verb: cards.Choose, Options: []cards.ListID{gold, food, grace}}
	d.with("osvith", unnamed, either).asks("option").offers(true, "option 1", "option 2").offers(false, "option 0")
	d.play("option 2").has("osvith", cards.Grace, 1).has("osvith", cards.Food, 0)
	d.with("osvith", unnamed, cards.Effect{Verb: cards.Choose, Options: []cards.ListID{gold, food}}).asks("turn").has("osvith", cards.Food, 1)
	// The Sanctuary at the ends of both tracks: the first option is open all the same
	// (BS-RUL-65).
	inTurn(t, "osvith").set("osvith", cards.Food, 6).set("osvith", cards.Grace, 3).play("visit sanctuary").offers(true, "option 0", "option 1")
	inTurn(t, "osvith").set("osvith", cards.Food, 0).play("visit sanctuary").asks("turn").has("osvith", cards.Food, 1).has("osvith", cards.Grace, 1)
}

// BS-CON-V-test, BS-GRA-3: the result decides, and Divine Grace changes it like any roll.
func TestTest(t *testing.T) {
	inTurn(t, "orobox").force(3).obtains("orobox", "tav_brawl").has("orobox", cards.Morale, 4)
	d := inTurn(t, "orobox").set("orobox", cards.Grace, 1).force(3).obtains("orobox", "tav_brawl").asks("grace")
	d.play("grace 0 +1").has("orobox", cards.Morale, 7).has("orobox", cards.Grace, 0)
}

// BS-CON-V-summon, BS-CON-V-spawn, BS-CON-V-march, BS-CON-32: where Events put units and rolls.
func TestEventsOnFields(t *testing.T) {
	d := inTurn(t, "osvith").event("ev_slow_drums").asks("effect_field").plays("at field west")
	if d.extra != [cards.FieldCount]int8{0, -1, 0, 0} {
		t.Errorf("rolls %v", d.extra)
	}
	d = inTurn(t, "osvith").event("ev_ground_opens")
	if d.extra != [cards.FieldCount]int8{1, 1, 1, 1} {
		t.Errorf("rolls %v", d.extra)
	}
	d = inTurn(t, "osvith").put("west/2", krohn, 2).put("west/2", eliteKrohn, 1).put("west/2", gargoh, 1).put("east/3", krohn, 1).event("ev_forced_march")
	d.zone("west/1", 0, 0, 0, 2, 1).zone("west/2", 0, 1, 0, 0, 0).zone("east/3", 0, 0, 0, 1, 0)
	seen := map[fieldNo]bool{}
	for seed := range uint64(60) {
		d := inTurn(t, "osvith")
		d.rng = rules.NewRand(seed)
		d.event("ev_breath_of_the_abyss")
		for f := range d.fronts {
			if n := d.fronts[f].zones[zone3].n[molen]; n > 0 {
				seen[fieldNo(f)] = true
			}
		}
	}
	if len(seen) != cards.FieldCount {
		t.Errorf("a random field is one of %d", len(seen))
	}
}

// BS-EX-53, BS-TBL-9: the extra card of an ability is not asked about once the Season deck is empty.
func TestNoExtraCardOfAnEmptyDeck(t *testing.T) {
	for left, asked := range map[uint8]bool{1: false, 2: true} {
		d := inTurn(t, "orobox")
		deck := &d.seasons[cards.Tavern]
		for deck.n > left {
			d.removed[cards.Tavern].put(deck.take())
		}
		for i, id := range []string{"tav_pit_trap", "tav_caltrops"}[:left] {
			d.discards[cards.Tavern].put(deck.cards[i])
			deck.cards[i] = uint8(d.find(id))
		}
		d.apply("visit tavern").asks("card").apply("leave")
		if got := d.Decision().Kind == "optional"; got != asked {
			t.Errorf("%d cards: asked %t", left, got)
		}
	}
}
