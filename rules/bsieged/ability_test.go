package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// Sources of abilities (choice Ability).
const (
	startingOne = 0
	levelOne    = firstLevel
	levelTwo    = firstLevel + 1
)

// BS-ABI-5, BS-RUL-61, BS-GRA-8: Blessed comes by itself before anything else, up to 3.
func TestBlessed(t *testing.T) {
	for before, after := range map[int8]int{0: 1, 2: 3, 3: 3} {
		k := table(t, "eileen").learn("eileen", "blessed").has("eileen", cards.Grace, before).begin("eileen")
		k.is("Divine Grace", int(k.hero("eileen").track[cards.Grace]), after)
		if k.offered(Ability) != 0 {
			t.Error("Blessed is offered")
		}
	}
	k := table(t, "eileen").learn("eileen", "blessed", "blessed").begin("eileen") // BS-ABL-13
	k.is("Divine Grace", int(k.hero("eileen").track[cards.Grace]), 2)
}

// BS-RUL-61, BS-BAD-16: abilities of the beginning of the turn go before the first action, in
// any order, each once.
func TestBeginningOfTheTurn(t *testing.T) {
	k := table(t, "lugh").learn("lugh", "filch", "common_touch").begin("lugh")
	if !k.can(Ability, levelOne) || !k.can(Ability, levelTwo) {
		t.Fatalf("offered: %v", k.choices)
	}
	k.do(Ability, levelTwo)
	for k.ask.kind != askTurn {
		k.do(Leave)
	}
	k.refused("BS-RUL-61", Ability, levelTwo)
	if !k.can(Ability, levelOne) {
		t.Error("the other one is gone")
	}
	k.left(3)
	k.do(Stand, int(north))
	k.refused("BS-RUL-61", Ability, levelOne)
}

// BS-ABI-9, BS-ABI-18: a Tavern or a Market card from the Pool deck; BS-CON-59: not with an
// empty deck.
func TestCommonTouchAndFilch(t *testing.T) {
	for ability, class := range map[string]cards.Class{"common_touch": cards.Tavern, "filch": cards.Market} {
		k := table(t, "lugh").learn("lugh", ability)
		pool, season := k.pools[class].n, k.seasons[class].n
		k.begin("lugh").do(Ability, levelOne)
		k.is("Pool cards", int(k.pools[class].n), int(pool)-1)
		k.is("Season cards", int(k.seasons[class].n), int(season))
		k = table(t, "lugh").learn("lugh", ability)
		k.pools[class].clear()
		k.begin("lugh")
		k.refused("BS-CON-59", Ability, levelOne)
	}
}

// BS-ABI-7: Chicanery draws from any Season deck, the class being chosen.
func TestChicanery(t *testing.T) {
	k := table(t, "lugh").learn("lugh", "chicanery")
	season := k.seasons[cards.Sorcery].n
	k.begin("lugh").do(Ability, levelOne)
	k.is("classes", k.offered(PickClass), 4)
	k.do(PickClass, int(cards.Sorcery))
	k.is("Season cards", int(k.seasons[cards.Sorcery].n), int(season)-1)
	k.left(3)
}

// BS-ABI-16: Eye of Isherida turns up a top card, which stays on top.
func TestEyeOfIsherida(t *testing.T) {
	k := table(t, "lugh").learn("lugh", "eye_of_isherida")
	n := k.eventDeck.n
	k.begin("lugh").do(Ability, levelOne).do(PickDeck, 2, 0)
	if !k.eventDeck.up || k.eventDeck.n != n {
		t.Error("no card lies face up on the Event deck")
	}
	k.refused("BS-RUL-61", Ability, levelOne)
}

// BS-ABI-41, BS-CON-63: Web of Contacts rolls on the table before the first action; the figure
// does not move and the state of the Hideout, a hero on it or an Event do not matter. BS-RUL-19:
// Divine Grace does.
func TestWebOfContacts(t *testing.T) {
	k := table(t, "myrinia", "lugh").at("lugh", houseAt(cards.Hideout)).at("myrinia", wallOf(east)).event("ev_curfew").has("myrinia", cards.Grace, 1)
	k.houses[cards.Hideout].harm = destroyed
	k.begin("myrinia", 2, yellowTwo).do(Ability, startingOne)
	if !k.can(Keep) {
		t.Fatal("no Divine Grace")
	}
	k.do(Keep).do(Keep)
	k.is("Gold", int(k.hero("myrinia").track[cards.Gold]), 3)
	k.left(3)
	if k.hero("myrinia").at != wallOf(east) {
		t.Error("she moved")
	}
	k.refused("BS-RUL-61", Ability, startingOne)
}

// BS-ABI-27: Medical Knowledge at any point of the turn, once, for oneself or another living
// hero; no action. BS-EDG-2: alone for oneself.
func TestMedicalKnowledge(t *testing.T) {
	k := table(t, "lugh", "eileen", "osvith").learn("lugh", "medical_knowledge").has("osvith", cards.Morale, 0)
	k.heroes[2] = hero{kind: k.heroes[2].kind}
	k.begin("lugh").do(Stand, int(north)).do(Ability, levelOne)
	k.is("patients", k.offered(PickHero), 2)
	k.do(PickHero, 1)
	k.morale("eileen", 7)
	k.morale("lugh", 5)
	k.left(2)
	k.refused("BS-RUL-61", Ability, levelOne)
	k = table(t, "lugh").learn("lugh", "medical_knowledge").begin("lugh").do(Ability, levelOne)
	k.morale("lugh", 7)
	k = table(t, "lugh").learn("lugh", "medical_knowledge").has("lugh", cards.Morale, 10).begin("lugh")
	k.refused("BS-CON-59", Ability, levelOne)
}

// BS-RUL-13: after the last action the turn stays open for an ability.
func TestAbilityAfterTheLastAction(t *testing.T) {
	k := table(t, "lugh").learn("lugh", "medical_knowledge").begin("lugh")
	for range 3 {
		k.do(Stand, int(north))
	}
	if k.over() || !k.can(End) || !k.can(Ability, levelOne) {
		t.Fatal("the turn is over")
	}
	k.do(Ability, levelOne)
	k.morale("lugh", 7)
	if !k.over() {
		t.Error("nothing is left, but the turn goes on")
	}
}

// Abilities that work by themselves are refused as a choice, unknown ones too.
func TestAbilitiesThatAreNoChoice(t *testing.T) {
	k := table(t, "lugh").learn("lugh", "epic_vigor").begin("lugh")
	k.refused("BS-CON-30", Ability, levelOne)
	k.refused("BS-CON-30", Ability, startingOne)
	k.refused("BS-ABL-8", Ability, levelTwo)
}

// BS-ABL-1..7: Strength and Starting Abilities of the sheets.
func TestSheets(t *testing.T) {
	for id, want := range map[string]struct {
		strength int
		starting []string
	}{
		"osvith": {1, []string{"martial_mastery", "refined_swordsmanship"}}, "eileen": {1, []string{"falcons_sight", "precise_shot"}},
		"myrinia": {1, []string{"web_of_contacts"}}, "lugh": {1, []string{"legendary_armorer", "master_armorer"}},
		"kador": {1, []string{"archmastery"}}, "orobox": {2, []string{"intimidation"}},
	} {
		k := table(t, id)
		k.is(id+"'s Strength", k.strength(0), want.strength)
		k.is(id+"'s Starting Abilities", len(k.sheet(0).Starting), len(want.starting))
		for _, a := range want.starting {
			found := false
			for _, n := range k.sheet(0).Starting {
				found = found || n == k.abilityOf(a)
			}
			if !found {
				t.Errorf("%s has no %s", id, a)
			}
		}
	}
}

// BS-ABI-16, BS-CON-V-look: Eye of Isherida looks neither at an empty deck nor at a card that lies open already.
func TestNoLookAtOpenOrEmptyDecks(t *testing.T) {
	g := content
	for i := range g.set.Abilities {
		if g.set.Abilities[i].ID != "eye_of_isherida" {
			continue
		}
		e := &g.set.List(g.set.Abilities[i].Effects)[0]
		count := func(s *State) map[int]int {
			n := map[int]int{}
			s.unseen(e, func(kind int, _ cards.Class) { n[kind]++ })
			return n
		}
		k := table(t, "lugh")
		all := count(k.State)
		if len(all) == 0 {
			t.Fatal("no deck can be looked at")
		}
		for kind, decks := range map[int][]*deck{poolKind: {&k.pools[0], &k.pools[2]}, seasonKind: {&k.seasons[1], &k.seasons[3]}, eventKind: {&k.eventDeck}} {
			for _, d := range decks {
				was := *d
				if d.n == 0 {
					d.put(0)
				}
				full := count(k.State)[kind]
				if d.up = true; all[kind] > 0 && count(k.State)[kind] != full-1 {
					t.Errorf("an open deck of kind %d is offered", kind)
				}
				if d.clear(); all[kind] > 0 && count(k.State)[kind] != full-1 {
					t.Errorf("an empty deck of kind %d is offered", kind)
				}
				*d = was
			}
		}
	}
}
