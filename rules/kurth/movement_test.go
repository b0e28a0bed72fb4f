package kurth

import (
	"strings"
	"testing"

	"portcullis/rules"
)

// steps writes the way of the Warden.
func steps(events []rules.Event) (way []string) {
	for _, e := range eventsNamed(events, "token_moved") {
		if e.M == 1 {
			way = append(way, "passage")
		}
		way = append(way, e.To.Name())
	}
	return way
}

func sameWay(tb testing.TB, events []rules.Event, want ...string) {
	tb.Helper()
	got := steps(events)
	equal(tb, "steps", len(got), len(want))
	for i := range min(len(got), len(want)) {
		equal(tb, "step", got[i], want[i])
	}
}

// KU-MOV-1, KU-MOV-2: 1 to 3 locations clockwise, and no standing still.
func TestMove(t *testing.T) {
	s := at(t, position{"token": "moon_shrine"})
	destinations(t, s, "citadel scriptorium armory")
	equal(t, "reason", refused(t, s, "move moon_shrine", "KU-MOV-1"), "You must move.")
	equal(t, "reason", refused(t, s, "move tanners_row", "KU-MOV-2"), "6 locations clockwise; you move 1 to 3.") // 2 back
	equal(t, "reason", refused(t, s, "move grain_market", "KU-MOV-2"), "4 locations clockwise; you move 1 to 3.")
	refused(t, s, "end turn", "KU-MOV-1")
	sameWay(t, play(t, s, "move armory"), "citadel", "scriptorium", "armory")
}

// KU-MOV-4: one move per turn.
func TestOneMove(t *testing.T) {
	s := at(t, position{"phase": "attack", "token": "armory", "markers": in{"armory": 2}})
	refused(t, s, "move grain_market", "KU-MOV-4")
	s = at(t, position{"phase": "end", "row": "forbidden_shelf refugees midnight_bell"})
	refused(t, s, "move scriptorium", "KU-MOV-4")
}

// KU-MOV-5, KU-MOV-6, KU-RUL-8: markers on the way neither stop nor fight.
func TestMarkersDoNotHinder(t *testing.T) {
	s := at(t, position{"markers": in{"scriptorium": 9, "armory": 9}, "row": "forbidden_shelf refugees midnight_bell"})
	destinations(t, s, "scriptorium armory grain_market")
	events := play(t, s, "move grain_market")
	never(t, events, "attack_resolved", "markers_removed", "spirit_changed")
	asks(t, s, "end")
	holds(t, s, in{"scriptorium": 9, "armory": 9})
}

// KU-MOV-3: specials change the direction or the number of steps of this turn's move.
func TestWalkSpecials(t *testing.T) {
	for _, test := range []struct{ card, special, reach, far, why string }{
		{"widdershins", "against_the_sun", "moon_shrine barracks tanners_row", "main_gate", "4 locations counter-clockwise; you move 1 to 3."},
		{"barricades", "hold_fast", "citadel scriptorium armory grain_market", "main_gate", "4 locations clockwise; you move 0 to 3."},
		{"night_riders", "borrowed_horses", "scriptorium armory grain_market main_gate tanners_row barracks moon_shrine", "citadel", "Only through the passageway, which opens after doubles."}, // KU-RUL-44
	} {
		s := at(t, position{"row": "watchfires refugees " + test.card})
		destinations(t, s, "scriptorium armory grain_market")
		play(t, s, "special "+test.special)
		asks(t, s, "move")
		destinations(t, s, test.reach)
		equal(t, "walk is free", s.View().Spirit, 12)
		rule := "KU-MOV-3"
		if test.far == "citadel" {
			rule = "KU-PAS-4"
		}
		equal(t, "reason", refused(t, s, "move "+test.far, rule), test.why)
		if s.walk == s.usualWalk() {
			t.Errorf("%s leaves the usual walk", test.special)
		}
		play(t, s, offers(s)[0])
		equal(t, "walk after the move", s.walk, s.usualWalk())
	}
}

// KU-RUL-44: staying is a move with Hold Fast, and takes the Passageway marker (KU-PAS-9).
func TestStay(t *testing.T) {
	s := at(t, position{"row": "barricades refugees forbidden_shelf", "passage_marker": true, "token": "moon_shrine"})
	play(t, s, "special hold_fast")
	events := play(t, s, "move moon_shrine")
	stay := happened(t, events, "token_moved")
	equal(t, "stays", s.Tell(stay).String(), "The Warden stays at the Moon Shrine.")
	equal(t, "marker goes", happened(t, events, "passage_marker").N, 0)
	equal(t, "marker", s.passageMarker, false)
}

// KU-RUL-44, KU-RUL-35: with Borrowed Horses four steps and the passageway lead back.
func TestRoundTrip(t *testing.T) {
	s := at(t, position{"row": "night_riders refugees forbidden_shelf", "passage_marker": true, "token": "armory"})
	if can(s, "move armory") {
		t.Error("three steps never lead back")
	}
	play(t, s, "special borrowed_horses")
	destinations(t, s, "citadel scriptorium armory grain_market main_gate tanners_row barracks moon_shrine")
	events := play(t, s, "move armory")
	equal(t, "token", s.View().Places[s.View().Token].ID, "armory")
	equal(t, "steps and passage", len(steps(events)), 6)
}

// KU-RUL-35, KU-MOV-3: counter-clockwise, the steps behind the passageway go that way too.
func TestPassageAgainstTheSun(t *testing.T) {
	s := at(t, position{"row": "widdershins refugees forbidden_shelf", "passage_marker": true, "token": "grain_market"})
	play(t, s, "special against_the_sun")
	destinations(t, s, "armory scriptorium citadel barracks tanners_row main_gate")
	events := play(t, s, "move main_gate")
	equal(t, "token", s.View().Places[s.View().Token].ID, "main_gate")
	equal(t, "way", strings.Join(steps(events), " "), "armory passage barracks tanners_row main_gate")
}

// KU-EX-11, KU-PAS-1, KU-PAS-5, KU-PAS-6, KU-PAS-9.
func TestPassageAfterSteps(t *testing.T) {
	pos := position{"token": "grain_market", "passage_marker": true, "row": "forbidden_shelf refugees midnight_bell"}
	destinations(t, at(t, pos), "main_gate tanners_row barracks armory")
	for _, place := range []string{"main_gate", "tanners_row", "barracks", "armory"} {
		s := at(t, pos)
		events := play(t, s, "move "+place)
		equal(t, "marker after moving to "+place, s.passageMarker, false)
		equal(t, "marker comes off", happened(t, events, "passage_marker").N, 0)
		if place == "armory" {
			sameWay(t, events, "main_gate", "tanners_row", "barracks", "passage", "armory")
		}
	}
}

// KU-EX-12, KU-PAS-4, KU-PAS-6, KU-PAS-7, KU-PAS-8, KU-RUL-9, KU-RUL-10.
func TestPassageFromItsEnd(t *testing.T) {
	pos := position{"token": "armory", "passage_marker": true, "row": "forbidden_shelf refugees midnight_bell"}
	s := at(t, pos)
	destinations(t, s, "grain_market main_gate tanners_row barracks moon_shrine citadel scriptorium")
	equal(t, "reason", refused(t, s, "move armory", "KU-PAS-8"), "Once per move.")
	sameWay(t, play(t, s, "move barracks"), "passage", "barracks") // no step
	s = at(t, pos)
	sameWay(t, play(t, s, "move scriptorium"), "passage", "barracks", "moon_shrine", "citadel", "scriptorium")
}

// KU-PAS-1: the passageway works in both directions.
func TestPassageBothWays(t *testing.T) {
	s := at(t, position{"token": "barracks", "passage_marker": true, "row": "forbidden_shelf refugees midnight_bell"})
	sameWay(t, play(t, s, "move armory"), "passage", "armory")
}

// KU-PAS-6: between the steps.
func TestPassageBetweenSteps(t *testing.T) {
	s := at(t, position{"token": "scriptorium", "passage_marker": true, "row": "forbidden_shelf refugees midnight_bell"})
	destinations(t, s, "armory grain_market main_gate barracks moon_shrine citadel")
	sameWay(t, play(t, s, "move citadel"), "armory", "passage", "barracks", "moon_shrine", "citadel")
}

// KU-MOV-3: who asks why the Warden cannot go somewhere hears of every special action at hand that gets him there.
func TestSpecialsThatGetThere(t *testing.T) {
	const passage = "Only through the passageway, which opens after doubles."
	for _, test := range []struct{ row, to, rule, why string }{
		{"night_riders watchfires widdershins", "barracks", "KU-MOV-3", "Out of reach; Borrowed Horses or Against the Sun would get you there."},
		{"night_riders watchfires widdershins", "main_gate", "KU-MOV-3", "Out of reach; Borrowed Horses would get you there."},
		{"night_riders watchfires widdershins", "citadel", "KU-MOV-1", "You must move."},
		{"barricades watchfires refugees", "citadel", "KU-MOV-3", "You must move, unless you use Hold Fast."},
		{"barricades watchfires refugees", "barracks", "KU-PAS-4", passage},
	} {
		s := at(t, position{"row": test.row})
		equal(t, "reason", refused(t, s, "move "+test.to, test.rule), test.why)
		s.specialUsed, s.listed = true, false
		if why := refused(t, s, "move barracks", "KU-PAS-4"); why != passage {
			t.Errorf("with no special action left it says %q", why)
		}
	}
}

// KU-MOV-3: only a special action with which the Warden need not walk frees him from moving; with another one he comes back.
func TestSpecialsThatLeaveTheWardenWhereHeIs(t *testing.T) {
	for row, why := range map[string]string{
		"night_riders watchfires refugees":   "You must move. You can come back here with Borrowed Horses.",
		"barricades watchfires refugees":     "You must move, unless you use Hold Fast.",
		"night_riders barricades watchfires": "You must move, unless you use Hold Fast.",
	} {
		s := at(t, position{"row": row, "token": "armory", "passage_marker": true})
		equal(t, "reason with "+row, refused(t, s, "move armory", "KU-MOV-3"), why)
	}
}

// KU-PAS-4: without the marker it is closed.
func TestPassageClosed(t *testing.T) {
	s := at(t, position{"token": "armory", "row": "watchfires refugees price_in_blood"})
	equal(t, "reason", refused(t, s, "move barracks", "KU-PAS-4"), "Only through the passageway, which opens after doubles.")
	s = at(t, position{"token": "moon_shrine", "row": "watchfires refugees price_in_blood"}) // three steps to the Armory
	equal(t, "reason", refused(t, s, "move barracks", "KU-PAS-4"), "Only through the passageway, which opens after doubles.")
	s = at(t, position{"token": "main_gate", "row": "watchfires refugees price_in_blood"}) // two steps to the Barracks, and one more
	equal(t, "reason", refused(t, s, "move grain_market", "KU-PAS-4"), "Only through the passageway, which opens after doubles.")
	s = at(t, position{"token": "armory"})
	why, ok := s.WhyNot(ElementPassageway)
	if !ok || why.Rule != "KU-PAS-4" {
		t.Errorf("a closed passageway gives %v", why)
	}
}

// KU-RUL-31: two ways to one place are one choice, shown on foot.
func TestTwoRoutes(t *testing.T) {
	s := at(t, position{"token": "grain_market", "passage_marker": true, "row": "forbidden_shelf refugees midnight_bell"})
	s.walk = walk{min: 1, max: 7}
	s.listed = false
	n := 0
	for _, o := range offers(s) {
		if o == "move moon_shrine" { // 4 steps, or more through the passageway
			n++
		}
	}
	equal(t, "choices for one place", n, 1)
	sameWay(t, play(t, s, "move moon_shrine"), "main_gate", "tanners_row", "barracks", "moon_shrine")
}

// Postern Key opens the passageway for this move; KU-RUL-42: its use is spent either way.
func TestPosternKey(t *testing.T) {
	pos := position{"token": "armory", "row": "tunnels refugees forbidden_shelf", "markers": in{"grain_market": 1}}
	s := at(t, pos)
	destinations(t, s, "grain_market main_gate tanners_row")
	play(t, s, "special postern_key")
	destinations(t, s, "grain_market main_gate tanners_row barracks moon_shrine citadel scriptorium")
	play(t, s, "move grain_market")
	equal(t, "open after the move", s.View().Passage.Open, false)
	equal(t, "special used", s.View().SpecialUsed, true) // KU-RUL-42

	pos["passage_marker"] = true
	refused(t, at(t, pos), "special postern_key", "KU-SPC-7")
}

// KU-INV-13: the token changes at no other decision.
func TestTokenMovesOnlyOnce(t *testing.T) {
	g := load(t)
	for seed := range uint64(100) {
		s, p := deal(t, g, seed, "easy"), picker(seed+1)
		moved := map[int]bool{}
		for !s.Decision().Over() {
			before, turn, phase := s.token, s.View().Turn, s.phase
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[p.pick(len(choices))]); err != nil {
				t.Fatal(err)
			}
			if s.token == before {
				continue
			}
			if phase != phaseMove || moved[turn] {
				t.Fatalf("seed %d: the token moved at %s in turn %d", seed, phase, turn)
			}
			moved[turn] = true
		}
	}
}
