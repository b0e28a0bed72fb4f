package kurth

import (
	"testing"

	"portcullis/rules"
)

// What protection kept out is told to who is asked next, and nothing that was told before (KU-UPK-8).
func TestWhatProtectionKeptOutIsToldAgain(t *testing.T) {
	s := &State{game: load(t)}
	events := []rules.Event{
		{Kind: rules.Blocked, Name: "placing_blocked", Subject: "ward:citadel", To: PlaceElement("citadel"), N: 2},
		{Kind: rules.PieceAdded, Name: "markers_placed", To: PlaceElement("armory"), N: 4, M: 5},
		{Kind: rules.Blocked, Name: "placing_blocked", Subject: "ward:armory", To: PlaceElement("armory"), N: 4},
	}
	told := s.Recount(events, 1, 0)
	if len(told) != 1 || told[0].Text.String() != "Protection keeps 4 markers out of the Armory." || told[0].Tone != rules.Plain {
		t.Errorf("it tells %v", told)
	}
}
