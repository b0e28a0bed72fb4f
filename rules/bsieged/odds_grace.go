package bsieged

import "portcullis/rules/bsieged/cards"

// tokens is how many tokens of Divine Grace a hero may spend on a roll of the own turn (BS-GRA-1,
// BS-GRA-7).
func (s *State) tokens(h heroNo) int {
	if h == noHero || h != s.active || s.forbidden(cards.NoGrace, 0) {
		return 0
	}
	return int(s.heroes[h].track[cards.Grace])
}

// mostLack is how much a die can lack of the highest target number there is, 7.
const mostLack = 6

// gracedHits is the distribution of the most hits of dice red dice with a target number that so many
// tokens can make: each raises one die by one, several may raise the same die (BS-GRA-2). The dice that
// lack least are raised first.
func gracedHits(dice, need, tokens int) []float64 {
	var lacks [mostLack + 1]uint64 // faces of a die that lack so much; the others are out of reach
	far := uint64(0)
	for face := 1; face <= 6; face++ {
		if lack := max(need-face, 0); lack <= tokens && lack < len(lacks) {
			lacks[lack]++
		} else {
			far++
		}
	}
	// Rolls are counted, so that the sums do not depend on the order of a map; 24 dice have 6^24 < 2^64.
	type count [len(lacks)]uint8 // of dice by what they lack
	rolls, all := map[count]uint64{{}: 1}, uint64(1)
	for range min(max(dice, 0), maxDice) {
		next := map[count]uint64{}
		for c, n := range rolls {
			next[c] += n * far
			for lack, faces := range lacks {
				if faces > 0 {
					more := c
					more[lack]++
					next[more] += n * faces
				}
			}
		}
		rolls, all = next, all*6
	}
	counts := make([]uint64, maxDice+1) // by hits
	for c, of := range rolls {
		n, left := int(c[0]), tokens
		for lack := 1; lack < len(c); lack++ {
			raised := min(int(c[lack]), left/lack)
			n, left = n+raised, left-raised*lack
		}
		counts[n] += of
	}
	var hits []float64
	for n, of := range counts {
		if of > 0 {
			hits = chance(hits, n, float64(of)/float64(all))
		}
	}
	return hits
}

// gracedShot is the distribution of hits of a shot by a hero when all tokens raise the die: stuck
// stays stuck (BS-GRA-6), and what changes the number comes after (BS-CON-52).
func (s *State) gracedShot(h heroNo, tokens int) []float64 {
	var hits []float64
	add := s.change(cards.CatapultShot, h, noZone).add
	for _, face := range s.game.set.Dice.Catapult {
		n := 0
		if raised := face.N + tokens; !face.Stuck && raised > 0 {
			n = max(raised+add, 0)
		}
		hits = chance(hits, n, 1.0/6)
	}
	return hits
}
