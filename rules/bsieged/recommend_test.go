package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// why holds the reason for a choice of the question that waits.
func (k *turn) why(want string, v rules.Verb, args ...int) {
	k.t.Helper()
	if !k.can(v, args...) {
		k.t.Fatalf("choice %d %v is not offered; asked is %s with %v", v, args, k.ask.kind, k.choices)
	}
	if got := k.Recommend(k.named(of(v, args...))).String(); got != want {
		k.t.Errorf("%q, not %q", got, want)
	}
}

// fourHeroes is a table of the first game, Orobox to act.
func fourHeroes(t *testing.T) *turn { return table(t, "orobox", "myrinia", "osvith", "eileen") }

// An attack is told by whom it hits: beside the Messenger, in his way, at the wall, at an empty wall that nobody else can
// come to, on the way.
func TestWhyEnemiesAreAttacked(t *testing.T) {
	k := fourHeroes(t)
	k.put(0, zone1, krohn, 1).put(1, zone3, krohn, 1)
	k.messenger = messenger{where: inZone, field: 2, zone: zone2, pursuit: noField}
	k.put(2, zone2, krohn, 2).put(2, zone3, krohn, 1)
	k.begin("orobox")
	k.why("with 50 % at least one falls that would attack in this round, 0.5 on average", Attack, 0, 0, -1)
	k.why("with 17 % at least one falls on its way to the walls, 0.2 on average", Attack, 1, 2, -1)
	k.why("the Messenger dies where enemies are left beside him; with 33 % at least one falls, 0.3 on average", Attack, 2, 1, -1)
	k.why("they stand in the Messenger's way; with 17 % at least one falls, 0.2 on average", Attack, 2, 2, -1)
}

// The last action of the last hero goes to the wall over which Krohns would come.
func TestWhyAWallIsHeld(t *testing.T) {
	k := fourHeroes(t)
	k.put(0, zone1, krohn, 1)
	k.begin("orobox")
	k.acted = 1<<k.who("myrinia") | 1<<k.who("osvith") | 1<<k.who("eileen")
	k.hero("orobox").turn.left = 1
	k.listed = false
	const held = "Krohns enter over the Northern wall unless somebody stands there, and too few heroes are left to act"
	k.why(held, Attack, 0, 0, -1)
	k.hero("orobox").turn.left = 2
	k.why("with 50 % at least one falls that would attack in this round, 0.5 on average", Attack, 0, 0, -1)
	k.hero("orobox").turn.left, k.acted = 1, 0
	k.why("with 50 % at least one falls that would attack in this round, 0.5 on average", Attack, 0, 0, -1)
}

// The Catapult is turned to the Avatar, to the Messenger, to more enemies.
func TestWhyTheCatapultTurns(t *testing.T) {
	k := fourHeroes(t)
	k.facing = 0
	k.put(0, zone3, krohn, 2).put(1, zone3, krohn, 3).put(2, zone3, krohn, 1).put(3, zone3, molen, 1)
	k.messenger = messenger{where: inZone, field: 2, zone: zone3, pursuit: noField}
	k.begin("orobox")
	k.why("the Catapult reaches 3 enemies there and 2 where it points now", Turn, 1)
	k.why("the Messenger dies where enemies are left beside him, and the Catapult reaches them", Turn, 2)
	k.why("those whom the Catapult reaches there are more dangerous than the 2 where it points now", Turn, 3)
	k.messenger.zone = zone1
	k.why("the Messenger's way leads over that field, where the Catapult reaches 1 enemy", Turn, 2)
	k.avatar = avatar{vinculum: 3, field: 1, zone: zone3}
	k.why("the Avatar stands there, within reach of the Catapult alone", Turn, 1)
	k.facing, k.listed = 1, false
	k.why("the Avatar is within reach: with 67 % it loses Vinculum, 1.5 on average", Shoot)
}

// Buildings are visited for what is lacking.
func TestWhyBuildingsAreVisited(t *testing.T) {
	k := fourHeroes(t)
	k.has("orobox", cards.Food, 1)
	k.begin("orobox")
	k.why("Orobox lacks 1 Food for the end of the Season", Visit, int(cards.Barn))
	k.why("Orobox has no weapon yet", Visit, int(cards.TheArmory))
	k.why("Orobox has room for one more Tavern card", Visit, int(cards.TheTavern))
	k.why("Gold pays for cards, and Orobox has 1", Visit, int(cards.Palace))
	k.why("every result of the Smuggling Table brings something", Visit, int(cards.Hideout))
	k.has("orobox", cards.Food, 7)
	k.why("Food pays for the next ability of Orobox", Visit, int(cards.Barn))
	k.why("an ability of Level 1 lasts to the end of the match, and of 7 Food Orobox keeps 6", Visit, int(cards.Sanctuary))
	k.houses[cards.Palace].harm, k.listed = damaged, false
	k.has("orobox", cards.Gold, 9)
	k.why("one more hit would destroy it; it brings 2 Morale, too", Repair, int(cards.Palace))
	k.put(k.quarterOf(cards.Palace), zone3, molen, 1)
	k.why("a Mölen attacks its Quarter, and one more hit destroys it; it brings 2 Morale, too", Repair, int(cards.Palace))
}

// quarterOf is the field before the Quarter of a building.
func (k *turn) quarterOf(b cards.BuildingID) fieldNo { return fieldNo(k.game.set.Buildings[b].Quarter) }

// Cards are used for what they do to enemies or bring to heroes.
func TestWhyCardsAreUsed(t *testing.T) {
	for _, c := range []struct {
		hero, card string
		aim        []int // field, Zone
		want       string
	}{
		{"orobox", "tav_caltrops", []int{0, 1}, "3 enemies do not advance in this round"},
		{"orobox", "tav_smoke_pots", []int{0, 1}, "1 enemy does not attack in this round"},
		{"orobox", "tav_quiet_knife", []int{1, 2}, "it destroys 2 enemies without a roll"},
		{"osvith", "sor_high_gust", []int{0, 1}, "4 enemies are driven back and have to come a second time"},
		{"osvith", "mar_salt_pork", []int{-1, -1}, "Osvith lacks 2 Food for the end of the Season"},
		{"osvith", "arm_whetstone", []int{-1, -1}, "3 actions are left that can make use of it"},
		{"osvith", "sor_transmute_lead", []int{-1, -1}, "Gold pays for cards, and Orobox has 0"},
		{"osvith", "sor_veil_of_mist", []int{-1, -1}, "enemies can reach the Messenger, and nothing kills him in this round"},
	} {
		k := fourHeroes(t)
		k.give(c.hero, c.card).has(c.hero, cards.Gold, 3).has("osvith", cards.Food, 0).has("orobox", cards.Gold, 0)
		if c.hero == "orobox" {
			k.has("orobox", cards.Gold, 3)
		}
		k.put(0, zone2, krohn, 3).put(0, zone2, gargoh, 1).put(1, zone3, eliteKrohn, 2)
		k.messenger = messenger{where: inZone, field: 1, zone: zone3, pursuit: noField}
		k.at("eileen", wallOf(0)).begin(c.hero)
		k.acted = 1<<4 - 1&^(1<<k.active)
		k.why(c.want, Use, k.designOf(c.card), c.aim[0], c.aim[1], 0)
	}
}

// An ability tells what it brings, and that it costs no action.
func TestWhyAnAbilityIsUsed(t *testing.T) {
	k := fourHeroes(t)
	k.learn("orobox", "common_touch")
	k.begin("orobox")
	k.why("it brings 1 Tavern card, and it costs no action", Ability, firstLevel)
}

// Divine Grace is spent for a hit, for one fewer where that would kill the Messenger, for a farther shot, and not for nothing.
func TestWhyDivineGraceIsSpent(t *testing.T) {
	k := fourHeroes(t)
	k.has("osvith", cards.Grace, 2).put(0, zone1, krohn, 2)
	k.begin("osvith", 2, 1).do(Attack, 0, 0, -1)
	k.why("it makes 1 hit", Grace, 0, 1)
	k.why("2 Divine Grace make it a hit", Grace, 1, 1)
	k.why("what it would change is worth less than the Divine Grace", Keep)

	k = fourHeroes(t)
	k.has("osvith", cards.Grace, 2).put(0, zone1, krohn, 1)
	k.begin("osvith", 3, 1).do(Attack, 0, 0, -1)
	k.why("no Divine Grace at hand would change what comes of it", Keep)

	k = fourHeroes(t)
	k.facing = 0
	k.has("osvith", cards.Grace, 2).put(0, zone3, krohn, 3)
	k.begin("osvith", 4).do(Shoot)
	k.why("then 3 enemies are hit", Grace, 0, 1)

	k = fourHeroes(t)
	k.facing, k.messenger = 0, messenger{where: inZone, field: 0, zone: zone3, pursuit: noField}
	k.has("osvith", cards.Grace, 2).put(0, zone3, krohn, 1)
	k.begin("osvith", 4).do(Shoot)
	k.why("one hit more than there are enemies would kill the Messenger", Grace, 0, -1)
}

// drawn lets the active hero draw a card.
func (k *turn) drawn(card string) {
	k.t.Helper()
	f := newFrame(obtainFrame)
	f.hero, f.card = k.active, k.find(card)
	k.push(f)
	k.ask, k.listed = question{hero: noHero}, false
	k.drive()
}

// A card that was drawn is stored, used, discarded, or takes the place of one that is of less use.
func TestWhyCardsAreStored(t *testing.T) {
	k := fourHeroes(t)
	k.begin("osvith")
	k.drawn("arm_gate_halberd")
	k.why("Osvith has no weapon yet", Keeping)
	k.begin("osvith")
	k.drawn("arm_tower_shield")
	k.why("it works for as long as it is stored", Keeping)
	k.begin("osvith")
	k.drawn("sor_high_gust")
	k.why("there is a free slot for it, and it can wait for a better moment", Keeping)

	k = fourHeroes(t)
	k.give("osvith", "arm_gate_halberd").begin("osvith")
	k.drawn("arm_twin_sabres")
	k.why("Twin Sabres is of more use to Osvith", Discard, k.designOf("arm_gate_halberd"))
	k.why("there is no free slot, and what is stored is of more use", Leave)

	// Of each hero a card that none of the slots ever takes.
	for _, id := range []string{"orobox", "myrinia", "osvith", "eileen"} {
		asked := false
		for c := cardNo(0); !asked; c++ {
			k = fourHeroes(t)
			k.begin(id)
			h := k.who(id)
			if k.fitsSome(h, c) {
				continue
			}
			k.drawn(k.design(c).ID)
			if asked = k.can(Leave); asked {
				k.why("no slot of "+k.short(h).String()+" takes such a card", Leave)
			}
		}
	}
}

// In a whole match whatever the guidance does first has a reason, but for the order of fields, the end of an exchange, and what
// is done when the match cannot be won any more; and the reason depends on nothing hidden.
func TestWhyInWholeMatches(t *testing.T) {
	r := rules.NewRand(9)
	for n := range uint64(6) {
		state, err := content.New(rules.Setup{Seed: 71 + n, Seats: 1, Options: map[string]string{"difficulty": "defender"}})
		if err != nil {
			t.Fatal(err)
		}
		for s := state.(*State); !s.Decision().Over(); {
			c := s.Sensible(nil)[0]
			why := s.Recommend(c)
			if why.Empty() && !s.hopeless() && s.ask.kind != askNext && s.ask.kind != askDeck && s.ask.kind != askTactic && c.Verb != Stand {
				t.Errorf("seed %d, %s: no reason to %s", 71+n, s.Prompt().Ask, s.Describe(c).Sentence)
			}
			if r.IntN(5) == 0 {
				if veiled := s.Veiled(0, &r).(*State).Recommend(c); veiled.String() != why.String() {
					t.Errorf("%q, but %q in a world that looks alike", why, veiled)
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// whyOf holds the reason for an answer to a frame that carries out an effect which fits.
func (k *turn) whyOf(want string, fits func(*cards.Effect) bool, v rules.Verb, args ...int) {
	k.t.Helper()
	f := newFrame(textFrame)
	f.hero, f.list = k.active, k.listWith(fits)
	k.push(f)
	defer k.pop()
	x := k.reckon()
	if got := k.becauseEffect(&x, of(v, args...)).String(); got != want {
		k.t.Errorf("%q, not %q", got, want)
	}
}

// Effects are for whoever lacks most, for what is missed most or least, for where it is full or empty.
func TestWhyEffectsAreAimed(t *testing.T) {
	k := fourHeroes(t)
	k.has("eileen", cards.Morale, 2).has("osvith", cards.Morale, 8).has("myrinia", cards.Food, 0).begin("orobox")
	gains := func(what cards.What) func(*cards.Effect) bool {
		return func(e *cards.Effect) bool { return e.Verb == cards.Gain && e.What == what }
	}
	k.whyOf("nobody has less Morale than Eileen, who has 2", gains(cards.Morale), PickHero, int(k.who("eileen")))
	k.whyOf("Osvith has 8 Morale", gains(cards.Morale), PickHero, int(k.who("osvith")))
	k.whyOf("Myrinia lacks 2 Food for the end of the Season", gains(cards.Food), PickHero, int(k.who("myrinia")))
	loses := func(e *cards.Effect) bool { return e.Verb == cards.Lose && e.What == cards.Morale }
	k.whyOf("nobody has more Morale than Osvith, who has 8", loses, PickHero, int(k.who("osvith")))
	k.whyOf("Eileen has 2 Morale", loses, PickHero, int(k.who("eileen")))

	damages := func(e *cards.Effect) bool { return e.Verb == cards.Damage }
	k.whyOf("it is missed the least", damages, PickHouse, int(cards.Hideout))
	k.at("eileen", houseAt(cards.Hideout))
	k.whyOf("heroes there take the hit in its place", damages, PickHouse, int(cards.Hideout))
	k.houses[cards.Hideout].reinforced = 1
	k.whyOf("a Reinforced token takes the hit", damages, PickHouse, int(cards.Hideout))
	reinforces := func(e *cards.Effect) bool { return e.Verb == cards.Reinforce }
	k.whyOf("it is missed the most", reinforces, PickHouse, int(cards.Barn))
	k.put(k.quarterOf(cards.Barn), zone3, molen, 1)
	k.whyOf("a Mölen attacks its Quarter in this round", reinforces, PickHouse, int(cards.Barn))

	k.put(north, zone2, krohn, 3).put(north, zone1, krohn, 2)
	k.whyOf("5 enemies are there already", func(e *cards.Effect) bool { return e.Verb == cards.Spawn }, PickField, int(north))
	k.facing = south
	k.put(west, zone3, krohn, 2)
	k.whyOf("the Catapult reaches 2 enemies there and 0 where it points now", func(e *cards.Effect) bool { return e.Verb == cards.Orient }, PickField, int(west))
	takes := func(e *cards.Effect) bool { return e.Verb == cards.Destroy }
	k.whyOf("the elite do the most harm", takes, PickFigure, int(eliteKrohn), 1)
	k.whyOf("it counts for so many, and those that do the most harm come first", takes, PickFigure, int(krohn), 1)
}

// Tokens are kept by what was measured, and Strength is taken where elites shrug hits off.
func TestWhyTokensAreLearned(t *testing.T) {
	k := fourHeroes(t)
	k.begin("eileen")
	any := func(*cards.Effect) bool { return true }
	k.whyOf("in measured matches it won more than the other", any, PickToken, 0)
	k.whyOf("in measured matches it won more than 1 Strength", any, Learn)
	k.whyOf("elite enemies shrug off hits with less than Strength 2, and Eileen has 1", any, Strengthen)
	k.begin("orobox")
	k.whyOf("in measured matches 1 Strength won more than the ability", any, Strengthen)
}

// Hits go to whoever can take more after them, tokens save what would fall.
func TestWhyHitsAreSplit(t *testing.T) {
	k := fourHeroes(t)
	k.has("eileen", cards.Morale, 2).has("osvith", cards.Morale, 5).has("myrinia", cards.Morale, 1)
	k.begin("orobox")
	f := newFrame(hitsFrame)
	f.n = 3
	k.push(f)
	for _, h := range []struct {
		id   string
		all  int
		want string
	}{
		{"osvith", 0, "after it Osvith can take 3 more hits"},
		{"osvith", 1, "after it Osvith can take 1 more hit"},
		{"eileen", 0, "Eileen survives it, but nothing more"},
		{"myrinia", 0, "nobody there can take it and live"},
	} {
		if got := k.becauseDefence(of(Hit, int(k.who(h.id)), h.all)).String(); got != h.want {
			t.Errorf("%s: %q, not %q", h.id, got, h.want)
		}
	}
	if got := k.becauseDefence(of(Suffer, int(cards.Barn), int(k.who("osvith")))).String(); got != "after it Osvith can take 3 more hits" {
		t.Error(got)
	}
	if got := k.becauseDefence(of(Spend, int(cards.Barn), int(k.who("osvith")))).String(); got != "Osvith is spared the hit, too" {
		t.Error(got)
	}
	spent := of(Spend, int(cards.Barn), int(noHero))
	if got := k.becauseDefence(spent).String(); got != "else it would be damaged, and a repair costs an action" {
		t.Error(got)
	}
	k.houses[cards.Barn].harm = damaged
	if got := k.becauseDefence(spent).String(); got != "else it would be destroyed, and 5 buildings in ruins lose the match" {
		t.Error(got)
	}
}

// The Messenger sets out where few are in his way; a hero is raised although enemies come for it.
func TestWhyTheMessengerSetsOut(t *testing.T) {
	k := fourHeroes(t)
	k.put(east, zone2, krohn, 2).put(east, zone3, molen, 1)
	if got := k.becauseRound(of(Send, int(east))).String(); got != "3 enemies are in his way there" {
		t.Error(got)
	}
	if got := k.becauseRound(of(Send, int(west))).String(); got != "nobody is in his way there" {
		t.Error(got)
	}
	if got := k.becauseRound(of(Raise, 0)).String(); got != "one more hero is worth more than the enemies that come for it" {
		t.Error(got)
	}
}

// A gain goes to the living hero whom it helps most, whoever uses the card; "another hero" is never the user.
func TestWhomAGainHelpsMost(t *testing.T) {
	for poor := range heroNo(4) {
		k := fourHeroes(t)
		for h := range heroNo(4) {
			k.heroes[h].track[cards.Food] = 12
		}
		second := (poor + 1) % 4
		k.heroes[poor].track[cards.Food], k.heroes[second].track[cards.Food] = 0, 1
		gain := func(who cards.Who) *cards.Effect {
			return &cards.Effect{Verb: cards.Gain, What: cards.Food, Who: who, N: cards.Amount{N: 2}}
		}
		for user := range heroNo(4) {
			k.is("whom it helps most", int(k.neediest(user, gain(cards.One))), int(poor))
			want := poor
			if user == poor {
				want = second
			}
			k.is("which other hero it helps most", int(k.neediest(user, gain(cards.Other))), int(want))
		}
		k.heroes[poor].alive = false
		k.is("whom it helps most of those alive", int(k.neediest(poor, gain(cards.One))), int(second))
	}
}

// Ignored hits are told of the hero who meets the most, or of the user where the card helps nobody else.
func TestWhoseHitsAreIgnored(t *testing.T) {
	for worst := range heroNo(4) {
		k := fourHeroes(t)
		for h := range heroNo(4) {
			k.heroes[h].at = wallOf(fieldNo(h))
		}
		k.put(fieldNo(worst), zone1, krohn, 3)
		k.begin("orobox")
		th := k.reckon()
		told := func(user heroNo, who cards.Who) string {
			return k.becauseModified(&th, user, &cards.Effect{Verb: cards.Modify, Stat: cards.IgnoredHits, Who: who, N: cards.Amount{N: 3}}).String()
		}
		for user := range heroNo(4) {
			if got, name := told(user, cards.One), k.short(worst).String(); !strings.HasPrefix(got, name+" meets ") || strings.HasPrefix(got, name+" meets 0 ") {
				t.Errorf("the hits of %s are ignored, and told is %q", name, got)
			}
			if got, name := told(user, cards.User), k.short(user).String(); !strings.HasPrefix(got, name+" meets ") {
				t.Errorf("%s ignores hits, and told is %q", name, got)
			}
		}
	}
}
