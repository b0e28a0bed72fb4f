package kurth

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// What protection kept out is told to who is asked next, and nothing that was told before (KU-UPK-8).
func TestWhatProtectionKeptOutIsToldAgain(t *testing.T) {
	s := &State{game: load(t)}
	events := []rules.Event{
		{Kind: rules.Blocked, Name: "placing_blocked", Subject: "ward:citadel", To: PlaceElement("citadel"), N: 2},
		{Kind: rules.PieceAdded, Name: "markers_placed", To: PlaceElement("armory"), N: 4, M: 5},
		{Kind: rules.Blocked, Name: "placing_blocked", Subject: "ward:armory", To: PlaceElement("armory"), N: 4, Count: 2},
	}
	told := s.Recount(events, 1, 0)
	if len(told) != 1 || told[0].Text.String() != "Protection keeps 4 markers of card 2 out of the Armory." || told[0].Tone != rules.Plain {
		t.Errorf("it tells %v", told)
	}
}

// What two cards would have brought to one location adds up, in one turn alone (KU-UPK-8).
func TestWhatProtectionKeptOutAddsUp(t *testing.T) {
	s := &State{game: load(t)}
	kept := func(place string, card uint8) rules.Event {
		return rules.Event{Kind: rules.Blocked, Name: "placing_blocked", To: PlaceElement(place), N: 2, Count: card}
	}
	for _, c := range []struct {
		events []rules.Event
		want   []string
	}{
		{[]rules.Event{kept("armory", 1), {Kind: rules.Note, Name: "or_settled"}, kept("armory", 2)}, []string{"Protection keeps 4 markers of cards 1 and 2 out of the Armory."}},
		{[]rules.Event{kept("armory", 1), kept("citadel", 2)}, []string{"Protection keeps 2 markers of card 1 out of the Armory.", "Protection keeps 2 markers of card 2 out of the Citadel."}},
		{[]rules.Event{kept("armory", 2), kept("armory", 1)}, []string{"Protection keeps 2 markers of card 2 out of the Armory.", "Protection keeps 2 markers of card 1 out of the Armory."}},
	} {
		var got []string
		for _, n := range s.Recount(c.events, 0, 0) {
			got = append(got, n.Text.String())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("it tells %q, not %q", got, c.want)
		}
	}
}
