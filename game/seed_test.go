package game

import "testing"

// Seeds left to chance use all their 64 bits: the hands of others could be found from fewer.
func TestSeedsByChanceAreLarge(t *testing.T) {
	a := newFixture(t).app
	ones, zeros := uint64(0), uint64(0)
	for range 200 {
		seed := a.NewSeed()
		ones, zeros = ones|seed, zeros|^seed
	}
	if ones&zeros != ^uint64(0) {
		t.Errorf("bits that never change: %064b", ^(ones & zeros))
	}
}
