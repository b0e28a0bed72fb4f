package hexmap

import (
	"testing"

	"portcullis/game/language"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table/boardtest"
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
	boardtest.Frames(t, New(), game(t), faces, boardtest.FrameOptions{
		Decisions: 70, Setups: setups(),
		Tells: func(p stage.Piece) bool { return p.ID == "cloth" || p.ID.Kind() == "die" || p.ID.Kind() == "trail" },
		Opens: func(e rules.Event) bool { return e.Rule == "AR-RNG-4" || e.Rule == "AR-RNG-6" },
	})
}

// TestNothingHiddenIsShown compares what a seat sees, hovers, zooms and hears in matches that differ in what it
// cannot know (ledger 2.3).
func TestNothingHiddenIsShown(t *testing.T) {
	boardtest.Worlds(t, New(), game(t), faces, boardtest.WorldOptions{Matches: 1, Pairs: 1, Decisions: 4, Setups: setups()})
}

// TestEverythingIsSaidInAnotherLanguage hears the board of every kind of match in a made-up language, in which each
// choice must be reached as well; of the long campaign a sample.
func TestEverythingIsSaidInAnotherLanguage(t *testing.T) {
	for _, setup := range setups() {
		o := boardtest.Options{Matches: 1, Setup: setup}
		if setup.Options["scenario"] == "campaign" {
			o.Sample = 8
		}
		boardtest.Spoken(t, New(), game(t), faces, o, numbers(t)...)
	}
}

// TestTheDaysBeforeTheSiegeAtEverySize lays every question of the days before the siege and of the war council out
// at all sizes, in a language that is longer than English.
func TestTheDaysBeforeTheSiegeAtEverySize(t *testing.T) {
	t.Cleanup(rules.Speak(language.Pseudo{}))
	s, err := game(t).New(rules.Setup{Seed: 2, Options: map[string]string{"scenario": "campaign"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(6)
	asked := map[engine.Question]bool{}
	for m := s.(*argot.State); m.Phase < engine.SettingUp; {
		first := !asked[m.Asked]
		asked[m.Asked] = true
		for i, size := range boardtest.Sizes() {
			for k, text := range boardtest.Texts() {
				if !first && (i+k)%12 > 0 {
					continue
				}
				for _, fault := range boardtest.Position(New(), s, ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, faces) {
					t.Fatalf("%s at %v, text %v: %s", m.Asked, size, text, fault)
				}
			}
		}
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	for _, q := range []engine.Question{engine.AskDay, engine.AskScene, engine.AskLeader, engine.AskBoost, engine.AskCouncil} {
		if !asked[q] {
			t.Errorf("%s was not asked", q)
		}
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
