package kurth

import (
	"testing"
)

// KU-EX-15, KU-SPC-5, KU-SPC-6, KU-RUL-16: the last Spirit cannot be paid; a free one can
// be used.
func TestLastSpirit(t *testing.T) {
	s := at(t, position{"phase": "deal", "spirit": 1, "row": "siege_towers widdershins midnight_bell", "markers": in{"scriptorium": 1}})
	equal(t, "reason", refused(t, s, "special cut_the_ropes", "KU-SPC-6"), "You need more than 1 Spirit.")
	play(t, s, "go on", "special against_the_sun")
	equal(t, "Spirit", s.View().Spirit, 1)

	s = at(t, position{"phase": "deal", "spirit": 2, "row": "siege_towers widdershins midnight_bell"})
	e := happened(t, play(t, s, "special cut_the_ropes"), "spirit_changed")
	equal(t, "Spirit paid", e.N, -1)
	equal(t, "Spirit", e.M, 1)
}

// KU-EX-16, KU-RUL-28, False Signal: the cards change places, the totals stay.
func TestFalseSignal(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "watchfires tunnels midnight_bell"})
	equal(t, "total reinforcements", s.reinforcements, 5)
	equal(t, "total bonus", s.bonus, 6)
	events := play(t, s, "special false_signal 1")
	equal(t, "cards moved", len(eventsNamed(events, "row_swapped")), 2)
	equal(t, "row", [3]string{s.View().Row[0].ID, s.View().Row[1].ID, s.View().Row[2].ID}, [3]string{"midnight_bell", "tunnels", "watchfires"})
	equal(t, "total reinforcements", s.reinforcements, 5)
	equal(t, "total bonus", s.bonus, 6)
	equal(t, "Spirit", s.View().Spirit, 11)
	asks(t, s, "tie")
	play(t, s, "place barracks")
	holds(t, s, in{"citadel": 5, "barracks": 5, "armory": 0, "main_gate": 0})

	s = at(t, position{"phase": "deal", "row": "watchfires tunnels midnight_bell"})
	play(t, s, "special false_signal 2")
	holds(t, s, in{"main_gate": 5, "citadel": 5, "armory": 0, "barracks": 0})
}

// Cut the Ropes: 1 fewer at each location.
func TestCutTheRopes(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "midnight_bell price_in_blood siege_towers"})
	bonus := s.bonus
	play(t, s, "special cut_the_ropes")
	holds(t, s, in{"citadel": 3, "moon_shrine": 3})
	equal(t, "total bonus", s.bonus, bonus)
	refused(t, s, "special open_vein", "KU-SPC-1")
}

// KU-SPC-1, KU-INV-8: one special a turn, and a new one in the next.
func TestOneSpecialPerTurn(t *testing.T) {
	s := at(t, position{"row": "granary_fire refugees price_in_blood", "markers": in{"citadel": 4}})
	play(t, s, "special drive_them_on 1")
	equal(t, "reason", refused(t, s, "special open_vein", "KU-SPC-1"), "One special action per turn.")
	equal(t, "used", s.View().SpecialUsed, true)
	s = at(t, position{"phase": "end", "special_used": true, "row": "granary_fire refugees price_in_blood"})
	play(t, s, "end turn")
	equal(t, "used in the next turn", s.View().SpecialUsed, false)
}

// KU-SPC-2: only the specials of the row.
func TestSpecialsOfTheRow(t *testing.T) {
	s := at(t, position{})
	equal(t, "reason", refused(t, s, "special hold_fast", "KU-SPC-2"), "Only this turn's three cards.")
}

// KU-SPC-3, KU-RUL-43: the windows of every card, as printed in the content.
func TestSpecialWindows(t *testing.T) {
	want := map[string]Windows{
		"double_the_watch": WindowMove | WindowAttack | WindowEnd, "postern_key": WindowMove, "against_the_sun": WindowMove,
		"hold_fast": WindowMove, "borrowed_horses": WindowMove, "false_signal": WindowDeal,
		"twofold_tongue": WindowAttack | WindowRolled | WindowEnd, "open_vein": WindowMove | WindowAttack | WindowRolled | WindowEnd,
		"into_the_cellars": WindowAttack, "drive_them_on": WindowMove | WindowAttack | WindowEnd, "all_eyes_on_you": WindowEnd, "cut_the_ropes": WindowDeal,
	}
	g := load(t)
	for i := range g.cards {
		p := &g.cards[i].Special
		equal(t, "windows of "+p.Name, p.Windows, want[p.ID])
	}
	s := at(t, position{"phase": "deal", "row": "granary_fire siege_towers midnight_bell", "markers": in{"citadel": 3}})
	equal(t, "reason", refused(t, s, "special drive_them_on 1", "KU-SPC-3"), "Only before the move, before the roll, at the end of Phase 3.")
	s = at(t, position{"row": "siege_towers refugees midnight_bell"})
	equal(t, "reason", refused(t, s, "special cut_the_ropes", "KU-SPC-3"), "Only before placing.")

	// Drive Them On cannot steer a roll already made.
	s = fight(t, 4, 4, position{"row": "granary_fire refugees price_in_blood"})
	roll(t, s, 3, 4)
	play(t, s, "roll")
	refused(t, s, "special drive_them_on 1", "KU-SPC-3")
}

// KU-SPC-4: Phase 4 asks nothing: between "end turn" and the next deal no choice waits.
func TestNoSpecialInPhase4(t *testing.T) {
	s := at(t, position{"phase": "end", "row": "forbidden_shelf refugees price_in_blood"})
	events := play(t, s, "end turn")
	equal(t, "Phase 4 begins", events[0].Name, "siege_checked")
	never(t, events, "special_used")
	happened(t, events, "turn_started")
	for p := phaseOver; p <= phaseEnd; p++ {
		equal(t, "window at "+p.String(), fixed[p].window != 0, p != phaseOver && p != phaseTie)
	}
}

// KU-SPC-7: what would change nothing is refused with the condition that fails.
func TestUselessSpecials(t *testing.T) {
	for _, test := range []struct {
		pos         position
		choice, why string
	}{
		{position{"row": "granary_fire refugees price_in_blood"}, "special drive_them_on 1", "No markers at your location."},
		{position{"row": "granary_fire refugees price_in_blood", "markers": in{"citadel": 1}}, "special drive_them_on 2", "Not so many markers at your location."},
		{position{"row": "granary_fire refugees price_in_blood", "mana": 12}, "special open_vein", "Mana is at its top."},
		{position{"row": "tunnels refugees price_in_blood", "passage_marker": true}, "special postern_key", "The passageway is open already."},
		{position{"row": "midnight_bell refugees price_in_blood", "phase": "end", "markers": in{"citadel": 2}}, "special all_eyes_on_you", "Only after an attack won this turn."},
		{position{"row": "midnight_bell refugees price_in_blood", "phase": "end", "last_attack": "lost", "markers": in{"citadel": 2}}, "special all_eyes_on_you", "Only after an attack won this turn."},
		{position{"row": "midnight_bell refugees price_in_blood", "phase": "end", "last_attack": "won"}, "special all_eyes_on_you", "No markers at your location."},
		{position{"phase": "deal", "row": "siege_towers refugees midnight_bell", "total_reinforcements": 0}, "special cut_the_ropes", "No reinforcements to lower."},
	} {
		equal(t, "reason for "+test.choice, refused(t, at(t, test.pos), test.choice, "KU-SPC-7"), test.why)
	}
}

// Open Vein, KU-SPL-10: up to 3 Mana, to 12 at most.
func TestOpenVein(t *testing.T) {
	s := at(t, position{"row": "granary_fire refugees price_in_blood", "mana": 10})
	play(t, s, "special open_vein")
	equal(t, "Mana", s.View().Mana, 12)
	equal(t, "Spirit", s.View().Spirit, 11)
}

// KU-EX-23, KU-RUL-41, Into the Cellars: no attack, no loss.
func TestIntoTheCellars(t *testing.T) {
	s := fight(t, 2, 5, position{"row": "barons_herald refugees watchfires", "spirit": 9})
	events := play(t, s, "special into_the_cellars")
	asks(t, s, "end")
	never(t, events, "dice_rolled", "attack_resolved", "spirit_changed")
	holds(t, s, in{"main_gate": 2})
	equal(t, "last attack", s.last, noAttack)
	refused(t, s, "roll", "KU-RUL-41")
	refused(t, s, "special all_eyes_on_you", "KU-SPC-1")
}

// KU-RUL-41: a declined attack is no win for All Eyes on You, nor are its dice doubles.
func TestDeclinedAttackIsNone(t *testing.T) {
	s := fight(t, 2, 5, position{"row": "forbidden_shelf refugees watchfires", "mana": 4, "markers": in{"main_gate": 2, "armory": 3}})
	play(t, s, "cast unmaking main_gate")
	refused(t, s, "special all_eyes_on_you", "KU-SPC-7")
	equal(t, "Passageway marker", s.passageMarker, false)
}

// Drive Them On, KU-RUL-27: shifting is not placing, and the player picks how many.
func TestDriveThemOn(t *testing.T) {
	s := at(t, position{"row": "granary_fire refugees price_in_blood", "token": "moon_shrine", "markers": in{"moon_shrine": 4, "citadel": 7}, "pending_protected": []string{"citadel"}})
	e := happened(t, play(t, s, "special drive_them_on 2"), "markers_shifted")
	holds(t, s, in{"moon_shrine": 2, "citadel": 9})
	equal(t, "from", e.From, PlaceElement("moon_shrine"))
	equal(t, "to", e.To, PlaceElement("citadel"))
	never(t, s.events, "placing_blocked", "markers_placed")
}

// Drive Them On can empty the location before the roll (KU-RUL-24).
func TestDriveAllOn(t *testing.T) {
	s := fight(t, 2, 5, position{"row": "granary_fire refugees forbidden_shelf"})
	play(t, s, "special drive_them_on 2")
	asks(t, s, "end")
	holds(t, s, in{"main_gate": 0, "tanners_row": 2})
}

// KU-RUL-32: specials and spells cannot loop.
func TestNoLoops(t *testing.T) {
	g := load(t)
	for seed := range uint64(300) {
		s, p := deal(t, g, seed, "easy"), picker(seed+5)
		specials, spells, turn := 0, 0, 0
		for !s.Decision().Over() {
			if n := s.View().Turn; n != turn {
				turn, specials, spells = n, 0, 0
			}
			choices := s.Decision().Choices
			c := choices[p.pick(len(choices))]
			for _, other := range choices { // whoever can use a power does
				if other.Verb == VerbSpecial || other.Verb == VerbCast {
					c = other
				}
			}
			switch c.Verb {
			case VerbSpecial:
				specials++
			case VerbCast:
				spells++
			}
			if specials > 1 || spells > 2 {
				t.Fatalf("seed %d, turn %d: %d specials, %d spells", seed, turn, specials, spells)
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}
