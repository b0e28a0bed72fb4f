package bsieged

import (
	"flag"
	"testing"

	"portcullis/rules"
)

var without = flag.Int("without", 0, "matches that BenchmarkWithout plays without each card")

// BenchmarkWithout measures the weight of every Resource card: the share of matches at Knight that
// the guidance wins when all copies of the card stay in the box (BS-CON-8, docs/balance/bsieged.md).
func BenchmarkWithout(b *testing.B) {
	if *without == 0 {
		b.Skip("a measurement of half an hour: -without 4000")
	}
	b.Run("none", func(b *testing.B) { b.ReportMetric(shareWithout(b, -1), "%won") })
	for i := range content.set.Cards {
		b.Run(content.set.Cards[i].ID, func(b *testing.B) { b.ReportMetric(shareWithout(b, i), "%won") })
	}
}

// shareWithout is the share of matches won, in percent, without a card (its index in the set).
func shareWithout(b *testing.B, card int) float64 {
	wins := 0
	for n := range *without {
		state, err := content.New(rules.Setup{Seed: 40001 + uint64(n), Seats: 1, Options: map[string]string{"difficulty": "knight"}})
		if err != nil {
			b.Fatal(err)
		}
		s := state.(*State)
		s.leaveOut(card, rules.NewRand(uint64(n)))
		playedOut(b, s)
		if s.result == won {
			wins++
		}
	}
	return 100 * float64(wins) / float64(*without)
}

// leaveOut takes the copies of a card out of the decks and deals its class anew.
func (s *State) leaveOut(card int, r rules.Rand) {
	for k := range s.pools {
		var loose deck
		season := s.seasons[k].n
		for _, d := range []*deck{&s.pools[k], &s.seasons[k]} {
			for _, c := range d.list() {
				if int(s.game.design[c]) != card {
					loose.put(c)
				}
			}
			d.clear()
		}
		loose.shuffle(&r)
		for range season {
			s.seasons[k].put(loose.take())
		}
		s.pools[k] = loose
	}
}

// playedOut plays a match to its end by the guidance alone.
func playedOut(b *testing.B, s *State) {
	var buf []rules.Choice
	for !s.Decision().Over() {
		buf = s.Sensible(buf[:0])
		if _, err := s.Apply(buf[0]); err != nil {
			b.Fatal(err)
		}
	}
}
