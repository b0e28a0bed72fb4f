package towers

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What changes nothing for who looks on is no beat of its own in a set-up: the rolls for the first turn fall together, and what
// others draw goes by with what comes next (TS-TRN-4, TS-TRN-10).
func TestASetUpIsAFewBeats(t *testing.T) {
	s := begun(t, load(t), 40)
	var story []rules.Event
	for seat := range rules.Seat(2) {
		story = append(story, rules.Event{Kind: rules.DiceRolled, Name: "initiative_rolled", Seat: seat, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{uint8(21 + seat)}})
	}
	story = append(story, rules.Event{Kind: rules.TurnBegan, Name: "turn_began"})
	if upto, hold := New().Volley(story, 0); upto != 2 || hold == 0 {
		t.Errorf("of two rolls for the first turn %d fall together, looked at for %v", upto, hold)
	}
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}} {
		for _, rolling := range []bool{true, false} {
			words := textsOf(table.Lay(New(), table.Pose{State: s, Story: story[:2], Rolling: rolling, Viewer: 1, Mode: table.Playing}, m, faces), "rolled")
			for _, face := range []string{"21", "22"} {
				if slices.Contains(words, face) == rolling {
					t.Errorf("%v, rolling %v: %q", m, rolling, words)
				}
			}
		}
	}
	draw := rules.Event{Kind: rules.CardMoved, Name: "drawn", Seat: 1, Subject: engine.BackElement(1)}
	if New().Pace(draw).With != table.Together {
		t.Error("a card that somebody else draws is a beat of its own")
	}
	if draw.Subject = s.CardElement(1); New().Pace(draw).With == table.Together {
		t.Error("a card of one's own is not seen to be drawn")
	}
}
