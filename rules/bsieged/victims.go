package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// Victim is a sort of figure in a Zone that a choice can destroy (BS-TBL-12).
type Victim struct {
	Field, Zone int     // the Zone from 1
	Figure      int     // by its place in a [ZoneView]; -1: the Avatar, of whom a Vinculum point is taken
	Chance      float64 // of at least one, without Divine Grace
}

// Victims is what a legal choice can destroy, in the order in which it falls.
func (s *State) Victims(c rules.Choice) []Victim {
	if !s.Decision().Allows(c) {
		return nil
	}
	return s.preview(c).victims
}

// hunts notes what so many hits of an attack on a Zone take, first things first.
func (p *previewer) hunts(f fieldNo, z zoneNo, falls []Fall, hits []float64) {
	for i, l := range falls {
		of := AtLeast(hits, i+1)
		if of <= 0 || i > 0 && falls[i-1] == l {
			continue
		}
		figure := l.Figure
		if l.Avatar {
			figure = -1
		}
		p.victims = append(p.victims, Victim{int(f), int(z) + 1, figure, of})
	}
}

// certain is the distribution of a number of hits that is sure.
func certain(hits int) []float64 {
	list := make([]float64, hits+1)
	list[hits] = 1
	return list
}

// graced: the chance to destroy anything when the tokens at hand are spent on it; nothing where they
// cannot help.
func (p *previewer) graced(o Odds, f fieldNo, z zoneNo, strength int, hits func(tokens int) []float64) {
	n := p.s.tokens(p.h)
	if n == 0 {
		return
	}
	of := AtLeast(p.s.oddsOf(f, z, strength, hits(n)).Units, 1)
	if was := AtLeast(o.Units, 1); of > was+1e-9 {
		p.line(rules.Plain, rules.T("With %d %s", n, trackWords[cards.Grace]), "%s", rules.Percent(of))
	}
}
