package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// mostSplits is how many ways of taking figures from a Zone lie on one sheet; of more, one sort is asked for after the other.
const mostSplits = 12

// figuresOf reads how many of each sort a choice takes.
func figuresOf(c rules.Choice) (n [figureCount]int) {
	for i, k := range c.Args {
		n[int(gargoh)+i] = int(k)
	}
	return n
}

// offerSplits offers every way of taking figures from the Zone at once (BS-OPT-18): those that take the most first, and of them
// those with the most elites. It does so where no Mölen is among them and they are few.
func (s *State) offerSplits(f *frame) bool {
	e := &s.game.set.List(f.list)[f.at]
	if s.set.asked > asksWhatHelps || figure(f.m) == molen {
		return false
	}
	before := len(s.choices)
	s.offerFrom(f, e, figure(f.m), f.n, [figureCount]int{})
	if len(s.choices)-before > mostSplits {
		s.choices = s.choices[:before]
		return false
	}
	return true
}

// offerFrom offers the ways of taking n figures of the sorts from one on, some being taken of those before.
func (s *State) offerFrom(f *frame, e *cards.Effect, g figure, n int8, taken [figureCount]int) {
	if g == figureCount {
		s.offer(PickFigures, taken[gargoh], taken[eliteGargoh], taken[krohn], taken[eliteKrohn])
		return
	}
	least, most := s.splitOf(f, e, g, int(n))
	for k := most; k >= least; k-- {
		taken[g] = k
		s.offerFrom(f, e, g+1, n-int8(k), taken)
	}
}

// actOnAll acts on the figures of a choice, and is done with the Zone.
func (s *State) actOnAll(f *frame, c rules.Choice) {
	e := &s.game.set.List(f.list)[f.at]
	for g, n := range figuresOf(c) {
		s.act(f, e, figure(g), n)
	}
	f.n, f.m, f.more, f.stage = 0, int8(eliteKrohn), 0, effectTold
}
