package kurth

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// KU-PRO-1, KU-PRO-2, KU-PRO-3, KU-PRO-4, KU-DCK-2, KU-RUL-25: aimed when used, put out in
// Phase 4, in force in the next turn's placing, off after it.
func TestProtection(t *testing.T) {
	s := at(t, position{"row": "watchfires forbidden_shelf refugees", "markers": in{"scriptorium": 1},
		"draw": []string{"midnight_bell", "siege_towers", "barons_herald", "tunnels", "widdershins", "barricades", "night_riders", "price_in_blood", "granary_fire"}})
	events := play(t, s, "special double_the_watch citadel")
	equal(t, "pending", s.names(s.pending).String(), "Citadel")
	equal(t, "protected now", s.names(s.protected).String(), "")
	never(t, events, "protected_placed")
	play(t, s, "move armory")
	asks(t, s, "end")
	events = play(t, s, "end turn")
	equal(t, "put out", happened(t, events, "protected_placed").To, PlaceElement("citadel"))
	asks(t, s, "deal")
	equal(t, "protected", s.names(s.protected).String(), "Citadel")
	equal(t, "pending", s.names(s.pending).String(), "")
	events = play(t, s, "go on")
	equal(t, "blocked", happened(t, events, "placing_blocked").To, PlaceElement("citadel"))
	holds(t, s, in{"citadel": 0, "armory": 4})
	equal(t, "protected after placing", s.names(s.protected).String(), "")
}

// KU-DCK-1, KU-DCK-2, KU-DCK-3: discard, then the white markers, then the shuffle.
func TestOrderOfPhase4(t *testing.T) {
	s := at(t, position{"phase": "end", "turn": 4, "row": "forbidden_shelf refugees price_in_blood", "pending_protected": []string{"armory"}})
	var order []string
	for _, e := range play(t, s, "end turn") {
		if len(order) == 0 || order[len(order)-1] != e.Name {
			order = append(order, e.Name)
		}
	}
	want := []string{"siege_checked", "cards_discarded", "protected_placed", "deck_shuffled", "round_advanced", "turn_started", "cards_dealt", "totals_set"}
	for i, name := range want {
		equal(t, "event", order[i], name)
	}
}

// KU-PRO-5, KU-INV-7: two white markers.
func TestTwoWhiteMarkers(t *testing.T) {
	s := at(t, position{"pending_protected": []string{"armory", "barracks"}})
	equal(t, "reason", refused(t, s, "special double_the_watch citadel", "KU-PRO-5"), "Both white markers are in use.")
}

// KU-EX-21, KU-RUL-26: with one white marker left, the own location comes first.
func TestOneWhiteMarkerLeft(t *testing.T) {
	s := fight(t, 2, 1, position{"row": "watchfires barricades refugees"})
	play(t, s, "special double_the_watch citadel", "cast ward_of_thorns")
	equal(t, "pending", s.names(s.pending).String(), "Citadel, Main Gate")
}

// KU-RUL-26: a location already pending is not chosen again, and does not count as reach.
func TestPendingIsNotChosenAgain(t *testing.T) {
	s := at(t, position{"pending_protected": []string{"armory"}})
	if can(s, "special double_the_watch armory") || !can(s, "special double_the_watch citadel") {
		t.Errorf("choices %v", offers(s))
	}
	equal(t, "reason", refused(t, s, "special double_the_watch armory", "KU-SPC-7"), "Already to be protected next turn.")

	s = fight(t, 2, 1, position{"row": "watchfires barricades refugees", "pending_protected": []string{"main_gate"}})
	play(t, s, "cast ward_of_thorns")
	equal(t, "pending", s.names(s.pending).String(), "Main Gate, Tanners' Row")

	s = fight(t, 2, 1, position{"row": "watchfires barricades refugees", "pending_protected": []string{"main_gate", "tanners_row"}})
	refused(t, s, "cast ward_of_thorns", "KU-SPL-6")
}

// KU-PRO-6: markers on a protected location count, fight and move as ever.
func TestProtectionAffectsNothingElse(t *testing.T) {
	s := fight(t, 8, 1, position{"row": "granary_fire refugees forbidden_shelf", "pending_protected": []string{"main_gate", "tanners_row"}})
	equal(t, "overrun", s.View().Overrun, 1)
	play(t, s, "special drive_them_on 1", "cast unmaking main_gate")
	holds(t, s, in{"main_gate": 5, "tanners_row": 1})
	events := strike(t, s, 6, 5)
	equal(t, "removed", happened(t, events, "markers_removed").N, 4)

	// The check of Phase 4 counts a location whose marker is about to be put out.
	s = at(t, position{"phase": "end", "difficulty": "advanced", "row": "forbidden_shelf refugees price_in_blood",
		"markers": in{"armory": 8, "barracks": 8, "citadel": 8}, "pending_protected": []string{"armory"}})
	play(t, s, "end turn")
	equal(t, "result", s.View().Result, "lost_overrun")
}

// KU-RUL-34: protection on turn 12 is legal and useless, and the preview says so.
func TestProtectionOnTurn12(t *testing.T) {
	s := at(t, position{"turn": 12})
	if !can(s, "special double_the_watch citadel") {
		t.Fatal("not offered")
	}
	c := mustParse(t, s, "special double_the_watch citadel")
	p, _ := s.Preview(c)
	told := sorted(p.Lines, func(l rules.Line) string { return l.Label.String() + ": " + l.Value.String() })
	if !slices.Equal(told, []string{"No further turn: this protects nothing", "Spirit: 12 to 11"}) {
		t.Errorf("preview %q", told)
	}
	equal(t, "recommended", s.Recommend(c).String(), "")
	play(t, s, "special double_the_watch citadel")
	if a, _ := s.About(PlaceElement("citadel")); slices.ContainsFunc(a.Lines, nextTurn) {
		t.Errorf("told of the location: %v", a.Lines)
	}
}

func nextTurn(l rules.Line) bool { return l.Label.String() == "Protected next turn" }

// KU-PRO-1, KU-PRO-6: protection keeps out what is placed, and no more is promised: a shift brings markers all the same.
func TestWhatProtectionPromises(t *testing.T) {
	s := at(t, position{})
	const placed = "Citadel: no markers will be placed there"
	equal(t, "promised", line(t, preview(t, s, "special double_the_watch citadel"), "Protected next turn").Value.String(), placed)
	equal(t, "recommended", s.Recommend(mustParse(t, s, "special double_the_watch citadel")).String(), "no markers are placed in the next turn at the Citadel")
	play(t, s, "special double_the_watch citadel")
	a, _ := s.About(PlaceElement("citadel"))
	if i := slices.IndexFunc(a.Lines, nextTurn); i < 0 || a.Lines[i].Value.String() != "no markers will be placed here" {
		t.Errorf("told of the location: %v", a.Lines)
	}
	play(t, s, "move armory")
	equal(t, "at the end", line(t, preview(t, s, "end turn"), "Protected next turn").Value.String(), placed)
}
