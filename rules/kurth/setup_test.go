package kurth

import (
	"errors"
	"slices"
	"testing"

	"portcullis/rules"
)

func TestSetup(t *testing.T) {
	g := load(t)
	s := at(t, position{"phase": "deal", "row": "siege_towers refugees forbidden_shelf"})

	v := s.View()
	cards := map[string]int{}
	for _, p := range v.Places {
		cards[p.LocationID]++
	}
	equal(t, "locations", len(v.Places), 8)   // KU-SET-2
	equal(t, "location cards", len(cards), 4) // KU-SET-1
	for id, n := range cards {
		equal(t, "locations on card "+id, n, 2) // KU-SET-2
	}
	spots := map[[2]int]string{}
	for _, p := range v.Places {
		spots[[2]int{p.Col / 2, p.Row}] += p.LocationID + " "
	}
	equal(t, "cards in the formation of 2 by 2", len(spots), 4) // KU-SET-1
	equal(t, "upper left card", spots[[2]int{0, 0}], "north_west north_west ")

	for seed := range uint64(50) {
		s, err := g.New(rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		v := s.(*State).View()
		equal(t, "token", v.Places[v.Token].ID, "citadel")        // KU-SET-3
		equal(t, "Mana without the row's", v.Mana-v.ManaBoost, 6) // KU-SET-4
		equal(t, "round", v.Round, 1)                             // KU-SET-5
		equal(t, "turn", v.Turn, 1)
		equal(t, "Spirit", v.Spirit, 12)            // KU-SET-6
		equal(t, "draw pile", v.DrawCount, 9)       // KU-SET-8
		equal(t, "discard pile", len(v.Discard), 0) // KU-SET-8
		equal(t, "Passageway marker", v.Passage.Marker, false)
	}
}

// KU-SET-7: the tables card is a reference and holds no state.
func TestTablesAreReference(t *testing.T) {
	s := at(t, position{"phase": "attack", "markers": in{"citadel": 5}})
	before := bytesOf(t, s)
	force, ok := s.About(ElementSiegeForce)
	if !ok || len(force.Lines) != 10 {
		t.Errorf("Siege Force Table has %d rows, want 10", len(force.Lines))
	}
	rolls, ok := s.About(ElementAttackRoll)
	if !ok || len(rolls.Lines) != 5 {
		t.Errorf("Attack Roll Table has %d rows, want 5", len(rolls.Lines))
	}
	equal(t, "row that applies to 5 markers", force.Lines[5].Tone, rules.Strong)
	equal(t, "state", string(bytesOf(t, s)), string(before))
}

// KU-SET-8: the shuffle depends on the seed and leaves every card once.
func TestDeckIsShuffled(t *testing.T) {
	g := load(t)
	orders := map[[cardCount]uint8]bool{}
	for seed := range uint64(200) {
		s := deal(t, g, seed, "easy")
		orders[s.deck] = true
		sorted := s.deck
		slices.Sort(sorted[:])
		for i, card := range sorted {
			equal(t, "card", int(card), i)
		}
	}
	if len(orders) < 199 {
		t.Errorf("%d orders from 200 seeds", len(orders))
	}
}

// KU-SET-9, KU-RUL-1: nothing is on the board at the start. The first cards place.
func TestCityStartsEmpty(t *testing.T) {
	g := load(t)
	for seed := range uint64(100) {
		s := deal(t, g, seed, "easy")
		if s.phase != phaseDeal {
			continue
		}
		equal(t, "markers in the city", s.total(), 0)
		equal(t, "protected", s.protected|s.pending, 0)
		equal(t, "Passageway marker", s.passageMarker, false)
	}
	_, events := firstTurn(t, "forbidden_shelf refugees price_in_blood") // total 1
	placed := 0
	for _, e := range eventsNamed(events, "markers_placed") {
		placed += int(e.N)
	}
	equal(t, "markers placed by card 1", placed, 1)
}

// KU-SET-10, KU-OPT-2, KU-RUL-36: three levels, Easy first, fixed for the match.
func TestDifficulty(t *testing.T) {
	g := load(t)
	option := g.Info().Options[0]
	equal(t, "default", option.Default, "easy")
	for i, want := range []struct {
		id    string
		limit int
	}{{"easy", 5}, {"normal", 4}, {"advanced", 3}} {
		equal(t, "value", option.Values[i].ID, want.id)
		s := deal(t, g, 7, want.id)
		p := picker(3)
		for !s.Decision().Over() {
			equal(t, "limit of "+want.id, s.View().Limit, want.limit)
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[p.pick(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	_, err := g.New(rules.Setup{Options: map[string]string{optionDifficulty: "nightmare"}})
	var setup *rules.SetupError
	if !errors.As(err, &setup) || setup.Field != optionDifficulty {
		t.Errorf("an unknown difficulty gives %v", err)
	}
}

// KU-SET-11: the components, and no limit on markers.
func TestComponents(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "siege_towers refugees forbidden_shelf", "markers": in{"armory": 52}})
	cards := map[string]bool{"tracking card": true, "tables card": true}
	for _, p := range s.View().Places {
		cards["location card "+p.LocationID] = true
	}
	for _, c := range s.game.cards {
		cards["action card "+c.ID] = true
	}
	equal(t, "cards in all", len(cards), 18)
	equal(t, "attack dice", attackDice, 2)
	equal(t, "white markers", whiteMarkers, 2)
	play(t, s, "go on", "place citadel")
	holds(t, s, in{"armory": 54})
}

// KU-TRN-1, KU-TRN-2, KU-TRN-4, KU-INV-6: three rounds of four turns, then it is won.
func TestTwelveTurns(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "siege_towers forbidden_shelf refugees"})
	turns := []int{}
	for !s.Decision().Over() {
		if n := s.View().Turn; len(turns) == 0 || turns[len(turns)-1] != n {
			turns = append(turns, n)
			equal(t, "round", s.View().Round, 1+(n-1)/4)
			equal(t, "turn of the round", s.View().TurnInRound, 1+(n-1)%4)
		}
		s.markers, s.spirit = [placeCount]int16{}, 12
		s.listed = false
		if s.phase == phaseAttack || s.phase == phaseRolled {
			s.markers[s.token] = 1
		}
		if s.phase == phaseTie {
			play(t, s, offers(s)[0])
			continue
		}
		c := s.Decision().Choices[0]
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(turns, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}) {
		t.Errorf("turns %v", turns)
	}
	outcome, over := s.Outcome()
	equal(t, "over", over, true)
	equal(t, "result", outcome.Result, "won")
	equal(t, "the Warden wins", outcome.Winners.Has(0), true)
}

// Ledger 3.2: deal, rolled and end are asked only if something can be used there; the move
// and the attack always.
func TestNothingToAsk(t *testing.T) {
	s := at(t, position{"row": "midnight_bell refugees barons_herald", "markers": in{"scriptorium": 2}})
	play(t, s, "move scriptorium")
	asks(t, s, "attack")
	s.mana, s.listed = 0, false
	equal(t, "choices", len(offers(s)), 2) // roll, or the cellars
	roll(t, s, 1, 2)
	events := play(t, s, "roll") // lost: no Mana, no Spirit to gain, no win to follow
	happened(t, events, "attack_resolved")
	happened(t, events, "turn_started")
	equal(t, "turn", s.View().Turn, 2)

	s = at(t, position{"row": "midnight_bell refugees barons_herald"})
	play(t, s, "move armory")
	equal(t, "turn after a move to an empty location", s.View().Turn, 2)
}

// KU-TRN-3: upkeep, movement, attack, siege loss, in this order.
func TestPhaseOrder(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "siege_towers forbidden_shelf price_in_blood"})
	phase := func() string { return s.Prompt().Phase.String() }
	equal(t, "phase", phase(), "phase 1 of 4, Upkeep")
	refused(t, s, "move armory", "KU-TRN-3")
	play(t, s, "go on")
	equal(t, "phase", phase(), "phase 2 of 4, Movement")
	refused(t, s, "roll", "KU-TRN-3")
	play(t, s, "move armory")
	equal(t, "phase", phase(), "phase 3 of 4, Attack")
	roll(t, s, 6, 6)
	play(t, s, "roll", "accept")
	equal(t, "phase", phase(), "phase 3 of 4, Attack")
	events := play(t, s, "end turn")
	equal(t, "first event of Phase 4", events[0].Name, "siege_checked")
	equal(t, "turn", s.View().Turn, 2)
}

// The first turn begins before anybody is asked: what happens then is told as in every other
// turn, once.
func TestFirstTurnIsTold(t *testing.T) {
	g := load(t)
	state, err := g.New(rules.Setup{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	var names []string
	for _, e := range s.Deal() {
		names = append(names, e.Name)
		if s.Tell(e).Empty() {
			t.Errorf("nothing is told of %s", e.Name)
		}
	}
	if len(names) < 4 || names[0] != "turn_started" {
		t.Errorf("the deal is told as %v", names)
	}
	for name, other := range map[string]rules.State{"copy": s.Clone(), "veiled match": s.Veiled(0, new(rules.Rand))} {
		if deal := other.(*State).Deal(); len(deal) > 0 {
			t.Errorf("the %s tells of a deal", name)
		}
	}
	if _, err := s.Apply(s.Decision().Choices[0]); err != nil || len(s.Deal()) > 0 {
		t.Errorf("after the first choice the deal is told: %v", err)
	}
}
