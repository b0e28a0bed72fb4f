package bsieged

import (
	"testing"

	"portcullis/rules"
)

// The story counts what the events of the match tell, hero by hero and class by class.
func TestStoryCountsWhatHappened(t *testing.T) {
	all := 0
	for seed := range uint64(6) {
		s, err := content.New(rules.Setup{Seed: seed, Seats: int(seed) + 1, Options: map[string]string{"difficulty": "defender"}})
		if err != nil {
			t.Fatal(err)
		}
		st := s.(*State)
		r := rules.NewRand(seed + 77)
		want := Story{Heroes: st.Story().Heroes}
		kills := 0
		for n := 0; ; n++ {
			if _, over := s.Outcome(); over || n > 3000 {
				break
			}
			choices := s.Decision().Choices
			events, err := s.Apply(choices[r.IntN(len(choices))])
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				switch e.Name {
				case "unit_destroyed":
					if e.Seat != rules.NoSeat {
						kills += int(e.N)
					}
				case "card_used":
					i, _ := st.cardAt(e.Subject)
					want.Used[content.set.Cards[i].Class]++
				case "building_destroyed":
					want.Lost++
				case "avatar_destroyed":
					want.Avatars++
				case "hero_died":
					want.Deaths++
				case "messenger_died":
					want.Messengers++
				}
			}
		}
		got := st.Story()
		all += kills
		if got.Used != want.Used || got.Kills() != kills || got.Avatars != want.Avatars || got.Lost != want.Lost || got.Deaths != want.Deaths || got.Messengers != want.Messengers {
			t.Errorf("seed %d: %+v with %d kills; the events tell of %+v and %d kills", seed, got, got.Kills(), want, kills)
		}
		if got.Actions == 0 || got.Round < 1 || got.Round > 12 || len(got.Heroes) != st.heroCount() {
			t.Errorf("seed %d: %+v", seed, got)
		}
		for i, h := range got.Heroes {
			if v := st.View().Heroes[i]; h.Kind != v.Kind || h.Alive != v.Alive {
				t.Errorf("seed %d: hero %d is told as %+v", seed, i, h)
			}
		}
	}
	if all == 0 {
		t.Error("no match had a kill: nothing was tested")
	}
}
