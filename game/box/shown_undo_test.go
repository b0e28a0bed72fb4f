package box_test

import (
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// A card played from a hand, which the other seat sees for the first time, can be taken back where that seat is a computer player's that
// was asked nothing, and not where a person sits there.
func TestWhatOnlyComputersSawIsTakenBack(t *testing.T) {
	g, err := open(t).Game("siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	free, barred := 0, 0
	for _, other := range []string{"novice", save.Human} {
		for seed := uint64(1); seed <= 4; seed++ {
			h, err := match.Settle(g, save.Header{Seed: seed, Seats: []save.Seat{{Player: save.Human}, {Player: other}}})
			if err != nil {
				t.Fatal(err)
			}
			m, err := match.New(g, h, nil)
			if err != nil {
				t.Fatal(err)
			}
			for r := rules.NewRand(seed); m.Len() < 120 && !m.Over(); {
				d := m.State().Decision()
				if _, err := m.Play(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
				played, news := false, false
				for n, e := range m.History()[m.Len()-1].Events {
					played = played || e.Reveals && m.Seen(m.Len()-1, 1)[n].Reveals
					news = news || m.Seen(m.Len()-1, 0)[n].Reveals
				}
				if !d.Seats.Has(0) || !played || news || m.Over() {
					continue
				}
				_, ok := m.CanUndo(match.Step)
				asks := m.Decider().Has(0)
				switch {
				case other == save.Human && ok:
					t.Fatalf("seed %d, %q: a person saw it, and it can be taken back", seed, g.Notation(m.History()[m.Len()-1].Choice))
				case other == save.Human:
					barred++
				case ok != asks:
					t.Fatalf("seed %d, %q: only a computer saw it, which is asked: %v; it can be taken back: %v", seed, g.Notation(m.History()[m.Len()-1].Choice), !asks, ok)
				case ok:
					free++
				}
			}
		}
	}
	if t.Logf("%d can be taken back, %d cannot", free, barred); free == 0 || barred == 0 {
		t.Error("that proves nothing")
	}
}
