package advice

import (
	"math"

	"portcullis/rules"
)

const (
	mostDice     = 8 // of one roll: four steps, doubled
	mostModifier = 3
)

// hitChances are the chances of so many hits, by modifier, dice and hits (AR-HIT-1).
var hitChances = binomials()

func binomials() (table [mostModifier + 1][mostDice + 1][mostDice + 1]float64) {
	for modifier := range table {
		p := float64(modifier+1) / 6
		for dice := range table[modifier] {
			table[modifier][dice] = binomial(dice, p)
		}
	}
	return table
}

// binomial are the chances of 0 to mostDice successes in n trials of chance p.
func binomial(n int, p float64) (row [mostDice + 1]float64) {
	ways := 1.0
	for k := 0; k <= n; k++ {
		row[k] = ways * math.Pow(p, float64(k)) * math.Pow(1-p, float64(n-k))
		ways = ways * float64(n-k) / float64(k+1)
	}
	return row
}

// draw is how many of so many dice hit.
func draw(r *rules.Rand, dice, modifier uint8) uint8 {
	const unit = 1.0 / (1 << 53)
	x := float64(r.Uint64()>>11) * unit
	row := &hitChances[modifier][dice]
	for hits := range dice {
		if x -= row[hits]; x < 0 {
			return hits
		}
	}
	return dice
}
