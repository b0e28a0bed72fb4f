package wartracks

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestTheNextStormSaysWhatItComesTo: the blow that wins says so, and not how few cards are left for it to take.
func TestTheNextStormSaysWhatItComesTo(t *testing.T) {
	for want, coming := range map[string]siegestorm.StormView{
		"wins the match":                {From: 1, Beats: true, Wins: true},
		"beats Player 2":                {From: 1, Beats: true, Takes: 1},
		"its storm takes no card":       {From: -1},
		"takes no card while":           {From: -1, Guard: 3},
		"can take 1 Resource of":        {From: 1, Takes: 1},
		"can take 3 cards of":           {From: 1, Takes: 3, Heal: 1},
		"can take 3 Heal cards of":      {From: 1, Takes: 3, Heal: 3},
		"can take 3 of your Resources":  {From: 0, Takes: 3},
		"can take 3 of your Heal cards": {From: 0, Takes: 3, Heal: 3},
	} {
		for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}} {
			s := &setter{t: t, set: load(t).Set()}
			v := s.duel()
			v.Decision, v.Storm = "window", nil
			coming.Card = *v.Tracks[0].Slots[2]
			if coming.Guard > 0 { // who defends can fall before the storm
				coming.Defender = &coming.Card
				want = "takes no card while " + coming.Card.Card.Name
			}
			v.Tracks[0].Coming = &coming
			words := strings.Join(strings.Fields(saidBy(table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces))), " ")
			if !strings.Contains(words, want) && (coming.Guard == 0 || !strings.Contains(words, "no card, as things stand")) || strings.Contains(words, "can take 0") {
				t.Errorf("%dx%d: nowhere it says %q: %s", m.W, m.H, want, words)
			}
		}
	}
}

// The next storm names the creatures that it kills for certain, and those that it can kill in place of what it takes; where it beats
// somebody, they count no more (ST-STO-7).
func TestTheNextStormNamesWhomItKills(t *testing.T) {
	a, b := []rules.Text{rules.T("Aa")}, []rules.Text{rules.T("Bb"), rules.T("Cc")}
	for want, coming := range map[string]siegestorm.StormView{
		"can take 3 of your Resources, or kill Bb or Cc": {From: 0, Takes: 3, MayKill: b},
		"takes no card, can kill Aa":                     {From: -1, MayKill: a},
		"kills Aa":                                       {From: 0, Takes: 1, Kills: a},
		"kills Aa, can kill Bb or Cc":                    {From: 0, Takes: 1, Kills: a, MayKill: b},
		"beats you":                                      {From: 0, Beats: true, Kills: a},
	} {
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			s := &setter{t: t, set: load(t).Set()}
			v := s.duel()
			v.Decision, v.Storm = "window", nil
			coming.Card = *v.Tracks[0].Slots[2]
			v.Tracks[0].Coming = &coming
			v.Tracks[1].Slots[1], v.Tracks[1].Slots[2] = nil, nil
			words := strings.Join(strings.Fields(saidBy(table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces))), " ")
			if !strings.Contains(words, want) || coming.Beats && strings.Contains(words, "kills Aa") {
				t.Errorf("%dx%d: nowhere it says %q: %s", m.W, m.H, want, words)
			}
		}
	}
}

// A creature whose side is lost at the Draw step before it leaves its track wins nothing (ST-TRN-1, ST-WIN-1), whoever's it is.
func TestWhoCannotDrawWinsNothingByAStorm(t *testing.T) {
	for track := range 2 {
		for _, parched := range []bool{false, true} {
			s := &setter{t: t, set: load(t).Set()}
			v := s.duel()
			v.Decision, v.Storm = "window", nil
			v.Tracks[track].Parched = parched
			v.Tracks[track].Slots[2] = v.Tracks[0].Slots[2]
			v.Tracks[track].Coming = &siegestorm.StormView{From: 1 - track, Beats: true, Wins: true, Card: *v.Tracks[0].Slots[2]}
			for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}} {
				words := strings.Join(strings.Fields(saidBy(table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces))), " ")
				if strings.Contains(words, "wins the match") == parched || strings.Contains(words, "has to draw first") != parched {
					t.Errorf("%dx%d, track %d, parched %t: it says %s", m.W, m.H, track, parched, words)
				}
			}
		}
	}
}

// Who is asked where a creature goes that has left its war track still sees which leave theirs next (ST-TRN-7).
func TestWhoLeavesNextIsSeenWhileAnOrderIsAsked(t *testing.T) {
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		s := &setter{t: t, set: load(t).Set()}
		v := s.duel()
		v.Decision = "order"
		v.Storm.Changes, v.Storm.Targets = nil, v.Storm.Targets[:1]
		if m.H > 720 { // nobody else leaves next: there is room for who waits
			v.Tracks[0].Slots[2], v.Tracks[1].Slots[2] = nil, nil
		}
		if v.Storm == nil {
			t.Fatal("no creature is to be told where to go")
		}
		words := strings.Join(strings.Fields(saidBy(table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Asking}, m, faces))), " ")
		if !strings.Contains(words, "Attack Strength") || !strings.Contains(words, "Who leaves the track") {
			t.Errorf("%dx%d: it says %s", m.W, m.H, words)
		}
		if m.H > 720 && !strings.Contains(words, "waits for your order") { // who has left the track, before those still on it
			t.Errorf("%dx%d: nothing tells that %s waits for an order: %s", m.W, m.H, v.Storm.Card.Card.Told(), words)
		}
		_, below, _ := strings.Cut(words, "Who leaves the track") // the battlefield names them too
		for _, track := range v.Tracks {
			if c := track.Slots[2]; c != nil && c.Card != nil && !strings.Contains(below, c.Card.Told().String()) {
				t.Errorf("%dx%d: %s leaves next and is not told: %s", m.W, m.H, c.Card.Told(), words)
			}
		}
	}
}

// What a storm can come to if it is paid for stands in its number, not below it: nobody reads 0 alone (ST-PLY-13).
func TestTheNumberOfAStormTakesInWhatCanBePaid(t *testing.T) {
	raise := &siegestorm.StormRaise{Takes: 6, Strength: 6, From: 1, Adds: 2, Cost: 1, Times: 3}
	span := siegestorm.Span{Most: 6}
	for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		s := &setter{t: t, set: load(t).Set()}
		v := s.duel()
		v.Decision, v.Storm = "window", nil
		v.Tracks[0].Coming = &siegestorm.StormView{Card: *v.Tracks[0].Slots[2], From: -1, Raised: raise, Reach: span}
		said := func() string {
			return " " + strings.Join(strings.Fields(saidBy(table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces))), " ") + " "
		}
		if words := said(); !strings.Contains(words, " 0–6 ") && strings.Contains(words, "Who leaves") {
			t.Errorf("%dx%d: of a storm to come it says %s", m.W, m.H, words)
		}
		v = s.duel()
		v.Decision, v.Storm.Strength, v.Storm.Raised = "order", 0, raise
		v.Storm.Strengths = span
		v.Storm.Targets = []siegestorm.StormTarget{{Element: "seat:1", Reach: span}}
		if words := said(); strings.Contains(words, "Attack Strength") && (!strings.Contains(words, " 0–6 ") || !strings.Contains(words, "loses 0–6 cards")) {
			t.Errorf("%dx%d: of a storm it says %s", m.W, m.H, words)
		}
	}
}

// Whom the action of a storm would hit stands whole in the sum, with what comes of it, however long the name is.
func TestWhomAnActionHitsIsReadWhole(t *testing.T) {
	set := load(t).Set()
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		for i := range set.Cards {
			if i%7 != 0 {
				continue
			}
			s := &setter{t: t, set: set}
			v := s.duel()
			v.Storm.ActionDone, v.Storm.Others = false, true
			v.Storm.Before = []rules.Line{{Label: set.Cards[i].Told(), Value: rules.T("to the hand"), Tone: rules.Good}}
			sc := table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Asking}, m, faces)
			for _, loss := range stage.Losses(sc.Pieces, ink.Rect{}, faces) {
				if loss.On == "outlook" {
					t.Errorf("%dx%d: of %q: %v", m.W, m.H, set.Cards[i].Told(), loss)
				}
			}
		}
	}
}
