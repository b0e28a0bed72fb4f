package kurth

import "testing"

// KU-UPK-9, KU-UPK-11: a card that is placed keeps where its markers came to while the next one asks and after the answer.
func TestPlacedCardsKeepWhereTheyCame(t *testing.T) {
	g := load(t)
	asked, met := 0, 0
	for seed := range uint64(300) {
		s := deal(t, g, seed+1, "normal")
		for n := 0; n < 60 && !s.Decision().Over(); n++ {
			before := s.View()
			c := s.Decision().Choices[int(seed+uint64(n)*7)%len(s.Decision().Choices)]
			tie := before.Decision == "tie"
			for _, card := range before.Row[:2] { // both locations turn them back: nobody can tell
				if p := card.Card; p != nil && len(p.Places) == 2 && before.Places[p.Places[0]].Protected && before.Places[p.Places[1]].Protected {
					tie = false
				}
			}
			if tie {
				asked++
				for k := range before.Row[:2] {
					card := before.Row[k]
					second := before.Row[1].Asked
					switch {
					case card.Asked != (second == (k == 1)):
						t.Fatalf("seed %d: card %d is asked about: %v", seed+1, k+1, card.Asked)
					case (card.Landed >= 0) != (second && k == 0):
						t.Fatalf("seed %d: card %d came to %d while card 2 asks: %v", seed+1, k+1, card.Landed, second)
					}
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
			after := s.View()
			if !tie || after.Turn != before.Turn {
				continue
			}
			for k := range before.Row[:2] {
				was, is := before.Row[k], after.Row[k]
				if was.Landed >= 0 && is.Landed != was.Landed {
					t.Errorf("seed %d: card %d came to %d, now to %d", seed+1, k+1, was.Landed, is.Landed)
				}
				if was.Asked && is.Landed != int(c.Args[0]) {
					t.Errorf("seed %d: card %d was sent to %d, it says %d", seed+1, k+1, c.Args[0], is.Landed)
				}
				if was.Landed >= 0 {
					met++
				}
			}
		}
	}
	if asked == 0 || met == 0 {
		t.Errorf("%d ties, %d with a card placed before", asked, met)
	}
}

// KU-ATK-12: a lost roll removes nothing: no row of the Attack Roll Table applies.
func TestLostRollHasNoRow(t *testing.T) {
	lost := 0
	for seed := range uint64(40) {
		s := deal(t, load(t), seed+1, "normal")
		for n := 0; n < 40 && !s.Decision().Over(); n++ {
			if v := s.View(); v.Decision == "rolled" {
				if won := v.Attack.Roll >= v.Attack.Need; won != (v.RollRow >= 0) {
					t.Errorf("seed %d: a roll of %d against %d has row %d", seed+1, v.Attack.Roll, v.Attack.Need, v.RollRow)
				} else if !won {
					lost++
				}
			}
			if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if lost == 0 {
		t.Error("no roll was lost")
	}
}
