package main

import (
	"fmt"
	"math"

	"portcullis/rules"
)

// tenth is the positions of which a chance was said that lies in one tenth of 0 to 1.
type tenth struct {
	Positions int     `json:"positions"`
	Said      float64 `json:"said"` // sum of the chances
	Won       int     `json:"won"`
}

// chanceCount holds chances said of positions (rules.Foreteller) against what became of them.
type chanceCount [10]tenth

func (c *chanceCount) note(said float64, won bool) {
	t := &c[min(int(10*said), 9)]
	t.Positions++
	t.Said += said
	if won {
		t.Won++
	}
}

func (c *chanceCount) add(other *chanceCount) {
	for i, t := range other {
		c[i].Positions += t.Positions
		c[i].Said += t.Said
		c[i].Won += t.Won
	}
}

// all is all tenths together.
func (c *chanceCount) all() (sum tenth) {
	for _, t := range c {
		sum.Positions += t.Positions
		sum.Said += t.Said
		sum.Won += t.Won
	}
	return sum
}

// off is by how much what is said of a position misses what becomes of those of its tenth, on average.
func (c *chanceCount) off() float64 {
	sum := 0.0
	for _, t := range c {
		sum += math.Abs(t.Said - float64(t.Won))
	}
	return sum / float64(c.all().Positions)
}

// foretold is the chance that was said of one position.
type foretold struct {
	seat rules.Seat
	said float64
}

// prophecy is what is said of a match: of each turn, one position is drawn at which a seat decides.
type prophecy struct {
	rand     rules.Rand
	turn     int
	met      int // positions of this turn so far
	foretold []foretold
}

func (p *prophecy) note(s rules.State, seat rules.Seat) {
	f, ok := s.(rules.Foreteller)
	if !ok {
		return
	}
	said, ok := f.Foretell(seat)
	if !ok {
		return
	}
	if turn := s.Progress().Turn; turn != p.turn || p.met == 0 {
		p.turn, p.met = turn, 0
		p.foretold = append(p.foretold, foretold{})
	}
	if p.met++; p.rand.IntN(p.met) == 0 {
		p.foretold[len(p.foretold)-1] = foretold{seat, said}
	}
}

// end holds what was said against who has won.
func (p *prophecy) end(o rules.Outcome) (c chanceCount) {
	for _, f := range p.foretold {
		c.note(f.said, o.Winners.Has(f.seat))
	}
	return c
}

// printChances shows of each tenth of chances how many positions were in it, what was said of them on average, and
// which part was won.
func (d *desk) printChances(c *chanceCount) {
	if c.all().Positions == 0 {
		fmt.Fprintln(d.out, "  no chances are told")
		return
	}
	row := func(name string, t tenth) {
		n := float64(t.Positions)
		fmt.Fprintf(d.out, "  %-12s %9d  %6.1f %%  %6.1f %%\n", name, t.Positions, 100*t.Said/n, 100*float64(t.Won)/n)
	}
	fmt.Fprintf(d.out, "  chance       positions      said       won\n")
	for i, t := range c {
		if t.Positions > 0 {
			row(fmt.Sprintf("%d to %d %%", 10*i, 10*i+10), t)
		}
	}
	row("all", c.all())
	fmt.Fprintf(d.out, "  off by %.1f points on average\n", 100*c.off())
}
