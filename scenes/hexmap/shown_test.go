package hexmap

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/stage"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

// setups are matches with fog and without: a short one, and the campaign with its days and its council.
func setups() []rules.Setup {
	return []rules.Setup{
		{Options: map[string]string{"scenario": "first_battle"}},
		{Options: map[string]string{"scenario": "campaign", "days": "1"}},
		{Options: map[string]string{"scenario": "lamplit_way", "memory": "on"}},
	}
}

// TestEveryFrameIsThatOfItsEvent holds what is shown while events are told against the state that was emitted
// with each.
func TestEveryFrameIsThatOfItsEvent(t *testing.T) {
	boardtest.Frames(t, New(), game(t), typeset.New(), boardtest.FrameOptions{
		Decisions: 70, Setups: setups(),
		Tells: func(p stage.Piece) bool { return p.ID == "cloth" || strings.HasPrefix(string(p.ID), "die:") },
	})
}

// TestNothingHiddenIsShown compares what a seat sees, hovers, zooms and hears in matches that differ in what it
// cannot know (ledger 2.3).
func TestNothingHiddenIsShown(t *testing.T) {
	boardtest.Worlds(t, New(), game(t), typeset.New(), boardtest.WorldOptions{Setups: setups()})
}

// TestEverythingIsSaidInAnotherLanguage hears the board in a made-up language.
func TestEverythingIsSaidInAnotherLanguage(t *testing.T) {
	for _, setup := range setups() {
		boardtest.Spoken(t, New(), game(t), typeset.New(), boardtest.Options{Matches: 1, Setup: setup}, numbers(t)...)
	}
}

// numbers are the numbers of all locations, which are the same in every language.
func numbers(t *testing.T) (ids []string) {
	s, err := game(t).New(rules.Setup{Options: map[string]string{"scenario": "full_siege"}})
	if err != nil {
		t.Fatal(err)
	}
	m := s.(*argot.State).Map
	for p := range m.Len() {
		ids = append(ids, m.At(atlas.Place(p)).ID)
	}
	return ids
}
