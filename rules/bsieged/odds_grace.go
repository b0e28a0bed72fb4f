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
	var lacks [mostLack + 1]float64 // chance of a die that lacks so much; the rest is out of reach
	far := 0.0
	for face := 1; face <= 6; face++ {
		if lack := max(need-face, 0); lack <= tokens && lack < len(lacks) {
			lacks[lack] += 1.0 / 6
		} else {
			far += 1.0 / 6
		}
	}
	type count [len(lacks)]uint8 // of dice by what they lack
	of := map[count]float64{{}: 1}
	for range min(max(dice, 0), maxDice) {
		next := map[count]float64{}
		for c, p := range of {
			next[c] += p * far
			for lack, chance := range lacks {
				if chance > 0 {
					more := c
					more[lack]++
					next[more] += p * chance
				}
			}
		}
		of = next
	}
	var hits []float64
	for c, p := range of {
		n, left := int(c[0]), tokens
		for lack := 1; lack < len(c); lack++ {
			raised := min(int(c[lack]), left/lack)
			n, left = n+raised, left-raised*lack
		}
		hits = chance(hits, n, p)
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
