package kurth

import (
	"testing"

	"portcullis/rules"
)

// fight is an attack on n markers at the Main Gate with a total bonus. Twofold Tongue
// makes the match stop after the roll and at the end.
func fight(tb testing.TB, n, bonus int, more position) *State {
	pos := position{"phase": "attack", "token": "main_gate", "markers": in{"main_gate": n}, "total_bonus": bonus,
		"row": "midnight_bell refugees forbidden_shelf"}
	for key, value := range more {
		pos[key] = value
	}
	return at(tb, pos)
}

// strike rolls and accepts.
func strike(tb testing.TB, s *State, faces ...uint8) []rules.Event {
	roll(tb, s, faces...)
	events := play(tb, s, "roll")
	if s.phase == phaseRolled {
		events = append(events, play(tb, s, "accept")...)
	}
	return events
}

// KU-EX-1, KU-ATK-4: five markers have A/S 3.
func TestFiveMarkers(t *testing.T) {
	equal(t, "A/S of 5 markers", load(t).strengthOf(5).Strength, 3)
}

// The whole Siege Force Table (KU-ATK-3, KU-ATK-11) and Attack Roll Table (KU-ATK-8).
func TestTables(t *testing.T) {
	g := load(t)
	strength := []int{0, 1, 2, 2, 3, 3, 4, 5, 5, 5, 6, 6}
	spirit := []int{0, 2, 2, 3, 3, 3, 4, 5, 5, 5, 6, 6}
	for n := range strength {
		equal(t, "A/S", g.strengthOf(int16(n)).Strength, strength[n])
		equal(t, "Spirit", g.strengthOf(int16(n)).Spirit, spirit[n])
	}
	equal(t, "A/S of 5000 markers", g.strengthOf(5000).Strength, 6)
	removed := map[int16]int{2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3, 11: 4, 12: 4, 13: 5, 14: 5, 99: 5}
	for n, want := range removed {
		equal(t, "markers removed", g.removalOf(n).Removed, want)
	}
}

// KU-EX-6, KU-ATK-3, KU-ATK-5, KU-ATK-7, KU-ATK-8: an equal roll wins.
func TestAttackWon(t *testing.T) {
	s := fight(t, 5, 5, nil)
	equal(t, "Total A/S", s.View().Attack.Need, 8)
	events := strike(t, s, 5, 3)
	a := happened(t, events, "attack_resolved")
	equal(t, "Attack Roll", a.N, 8)
	equal(t, "Total A/S", a.M, 8)
	holds(t, s, in{"main_gate": 3})
	equal(t, "markers left", happened(t, events, "markers_removed").N, 2)
	never(t, events, "spirit_changed")
	equal(t, "kind", s.View().Attack.Kind, "won")
}

// KU-EX-7, KU-ATK-10, KU-ATK-11, KU-ATK-12, KU-RUL-39: a lost attack costs Spirit only.
func TestAttackLost(t *testing.T) {
	s := fight(t, 5, 5, nil)
	events := strike(t, s, 4, 3)
	equal(t, "Spirit", s.View().Spirit, 9)
	holds(t, s, in{"main_gate": 5})
	never(t, events, "markers_removed", "mana_changed", "passage_marker")
	equal(t, "Mana", s.View().Mana, 6)
	equal(t, "last attack", s.last, attackLost)
}

// KU-EX-8, KU-ATK-9, KU-RUL-11, KU-RUL-13: what is not there is not removed.
func TestRemovalSurplusIsLost(t *testing.T) {
	s := fight(t, 1, 3, position{"markers": in{"main_gate": 1, "tanners_row": 2}})
	events := strike(t, s, 6, 4)
	equal(t, "Total A/S", happened(t, events, "attack_resolved").M, 4)
	equal(t, "removed", happened(t, events, "markers_removed").N, 1)
	holds(t, s, in{"main_gate": 0, "tanners_row": 2})
}

// KU-EX-9: Wildfire carries the surplus to the next location and no further.
func TestWildfire(t *testing.T) {
	s := fight(t, 1, 3, position{"markers": in{"main_gate": 1, "tanners_row": 2, "barracks": 5}, "row": "granary_fire refugees forbidden_shelf"})
	play(t, s, "cast wildfire")
	events := strike(t, s, 6, 4)
	removed := eventsNamed(events, "markers_removed")
	equal(t, "removals", len(removed), 2)
	equal(t, "here", removed[0].N, 1)
	equal(t, "next", removed[1].N, 2)
	holds(t, s, in{"main_gate": 0, "tanners_row": 0, "barracks": 5})
	equal(t, "Mana", s.View().Mana, 5)

	// The removals used up here are not used again.
	s = fight(t, 1, 3, position{"markers": in{"main_gate": 1, "tanners_row": 9}, "row": "granary_fire refugees forbidden_shelf"})
	play(t, s, "cast wildfire")
	strike(t, s, 6, 4)
	holds(t, s, in{"main_gate": 0, "tanners_row": 6})

	// One more removal counts here too, and a lost attack carries nothing.
	s = fight(t, 6, 3, position{"row": "granary_fire refugees forbidden_shelf"})
	play(t, s, "cast wildfire")
	strike(t, s, 6, 4)
	holds(t, s, in{"main_gate": 2})
	s = fight(t, 6, 9, position{"markers": in{"main_gate": 6, "tanners_row": 2}, "row": "granary_fire refugees forbidden_shelf"})
	play(t, s, "cast wildfire")
	strike(t, s, 6, 4)
	holds(t, s, in{"main_gate": 6, "tanners_row": 2})
}

// KU-EX-10, KU-PAS-2, KU-PAS-3: doubles open the passageway even in a lost attack.
func TestDoublesWhenLost(t *testing.T) {
	s := fight(t, 2, 4, nil)
	events := strike(t, s, 2, 2)
	equal(t, "last attack", s.last, attackLost)
	equal(t, "Passageway marker", s.passageMarker, true)
	equal(t, "marker on", happened(t, events, "passage_marker").N, 1)
}

// KU-PAS-2, KU-PAS-4: the marker stays over the end of the turn and of the round.
func TestMarkerLastsToTheNextMove(t *testing.T) {
	s := fight(t, 2, 2, position{"turn": 4})
	strike(t, s, 5, 5)
	events := play(t, s, "end turn")
	happened(t, events, "round_advanced")
	equal(t, "Passageway marker in turn 5", s.passageMarker, true)
}

// KU-PAS-2, KU-PAS-10: there is one marker; a second attack neither adds nor takes it.
func TestOneMarker(t *testing.T) {
	for _, second := range [][2]uint8{{6, 6}, {6, 5}} {
		s := fight(t, 9, 1, position{"row": "midnight_bell refugees watchfires"})
		equal(t, "marker after doubles", len(eventsNamed(strike(t, s, 4, 4), "passage_marker")), 1)
		play(t, s, "special all_eyes_on_you")
		equal(t, "marker during the second attack", s.passageMarker, true)
		events := strike(t, s, second[0], second[1])
		never(t, events, "passage_marker")
		equal(t, "marker", s.passageMarker, true)
	}
}

// KU-ATK-1: the attack is compulsory, and once.
func TestMustAttackOnce(t *testing.T) {
	s := fight(t, 8, 2, nil)
	equal(t, "reason", refused(t, s, "end turn", "KU-ATK-1"), "Markers here: you must attack.")
	strike(t, s, 6, 3)
	holds(t, s, in{"main_gate": 5})
	asks(t, s, "end")
	refused(t, s, "roll", "KU-ATK-1")
	if !can(s, "end turn") {
		t.Error("markers left compel no second attack")
	}
}

// KU-ATK-2: no markers, no attack; spells may still be cast.
func TestNoMarkersNoAttack(t *testing.T) {
	s := at(t, position{"row": "forbidden_shelf refugees midnight_bell", "markers": in{"armory": 4}})
	play(t, s, "move scriptorium")
	asks(t, s, "end")
	refused(t, s, "roll", "KU-ATK-2")
	if !can(s, "cast unmaking armory") || !can(s, "special twofold_tongue") {
		t.Error("spells and specials are missing at the end")
	}
}

// KU-ATK-6, KU-ATK-14: the bonus counts for the win and for the table.
func TestBonusCountsInTheTable(t *testing.T) {
	s := fight(t, 8, 0, position{"row": "watchfires refugees forbidden_shelf"})
	roll(t, s, 6, 5)
	play(t, s, "roll", "cast burn_the_wick 3")
	equal(t, "Attack Roll", s.View().Attack.Roll, 14)
	play(t, s, "accept")
	holds(t, s, in{"main_gate": 3})
}

// KU-ATK-3: the strength is that of the markers there now, not of those that were.
func TestStrengthOfMarkersNow(t *testing.T) {
	s := fight(t, 7, 3, position{"row": "granary_fire refugees forbidden_shelf"})
	equal(t, "Total A/S", s.View().Attack.Need, 8)
	play(t, s, "special drive_them_on 1")
	equal(t, "Total A/S", s.View().Attack.Need, 7)
}

// KU-ATK-13, KU-INV-1: removed markers leave the city.
func TestRemovedMarkersLeave(t *testing.T) {
	s := fight(t, 5, 1, nil)
	before := s.total()
	e := happened(t, strike(t, s, 6, 5), "markers_removed")
	equal(t, "to", e.To, rules.Element("camp:main_gate"))
	equal(t, "markers in the city", s.total(), before-e.N)
}

// KU-RUL-23: the markers go when the attack is resolved, before the end decision.
func TestRemovalBeforeEnd(t *testing.T) {
	s := fight(t, 2, 1, nil)
	strike(t, s, 6, 5)
	asks(t, s, "end")
	holds(t, s, in{"main_gate": 0})
	equal(t, "turn", s.View().Turn, 1)
}

// KU-RUL-29: nothing falls below 0.
func TestNothingBelowZero(t *testing.T) {
	s := fight(t, 1, 1, position{"row": "barons_herald refugees forbidden_shelf", "total_bonus": 1})
	play(t, s, "cast break_the_banner")
	equal(t, "Total A/S", s.View().Attack.Need, 0)
	s = fight(t, 10, 12, position{"spirit": 2})
	strike(t, s, 1, 2)
	equal(t, "Spirit", s.View().Spirit, 0)
	s = at(t, position{"phase": "deal", "row": "siege_towers refugees forbidden_shelf", "total_reinforcements": 0})
	refused(t, s, "special cut_the_ropes", "KU-SPC-7")
}

// KU-RUL-38: two dice unless an effect says three.
func TestTwoDice(t *testing.T) {
	s := fight(t, 2, 2, nil)
	e := happened(t, strike(t, s, 6, 5, 4), "dice_rolled")
	equal(t, "dice", e.Count, 2)
	equal(t, "dice still forced", len(s.rng.Forced()), 1)
}

// KU-INV-12: no attack raises a count, a lost one changes none.
func TestAttackNeverAddsMarkers(t *testing.T) {
	g := load(t)
	attacks := 0
	for seed := range uint64(200) {
		s, p := deal(t, g, seed, "easy"), picker(seed+9)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			c := choices[p.pick(len(choices))]
			if c.Verb == VerbRoll {
				before := s.markers
				events, err := s.Apply(c)
				if err != nil {
					t.Fatal(err)
				}
				if s.phase == phaseRolled {
					events = append([]rules.Event(nil), play(t, s, "accept")...)
				}
				a := eventsNamed(events, "attack_resolved")[0]
				if len(eventsNamed(events, "turn_started")) > 0 {
					continue
				}
				attacks++
				for i, n := range s.markers {
					if n > before[i] || a.N < a.M && n != before[i] {
						t.Fatalf("seed %d: markers %v became %v", seed, before, s.markers)
					}
				}
				continue
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if attacks < 200 {
		t.Errorf("only %d attacks seen", attacks)
	}
}
