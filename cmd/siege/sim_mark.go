package main

import (
	"fmt"
	"maps"
	"slices"

	"portcullis/rules"
)

// markCount is what became of a mark (rules.Marker). While a match is played it is of that match alone.
type markCount struct {
	Matches int `json:"matches"` // in which it came about
	Times   int `json:"times"`   // over all matches
	First   int `json:"first"`   // sum of the turns in which it first did
	Turns   int `json:"turns"`   // sum of the turns from that one on, itself included
}

type markCounts map[string]markCount

// note counts the marks of events after which a match stands as s.
func (m markCounts) note(s rules.State, events []rules.Event) {
	marker, ok := s.(rules.Marker)
	if !ok {
		return
	}
	var buf []string
	for _, e := range events {
		buf = marker.Marks(e, buf[:0])
		for _, mark := range buf {
			c := m[mark]
			if c.Times == 0 {
				c.Matches, c.First = 1, s.Progress().Turn
			}
			c.Times++
			m[mark] = c
		}
	}
}

// end closes the count of a match that took so many turns.
func (m markCounts) end(turns int) {
	for mark, c := range m {
		c.Turns = turns - c.First + 1
		m[mark] = c
	}
}

func (m markCounts) add(other markCounts) {
	for mark, d := range other {
		c := m[mark]
		c.Matches += d.Matches
		c.Times += d.Times
		c.First += d.First
		c.Turns += d.Turns
		m[mark] = c
	}
}

type markResult struct {
	Mark string `json:"mark"`
	markCount
}

func (m markCounts) list() []markResult {
	var list []markResult
	for _, mark := range slices.Sorted(maps.Keys(m)) {
		list = append(list, markResult{mark, m[mark]})
	}
	return list
}

// printMarks shows of each mark in which part of the matches it came about, how often in a match, in which turn of
// these first, and how many turns that one and those after it were.
func (d *desk) printMarks(r simResult) {
	width, matches := 0, 0
	for _, m := range r.Marks {
		width = max(width, len(m.Mark))
	}
	for _, row := range r.Rows {
		matches += row.Matches
	}
	fmt.Fprintf(d.out, "\n%-*s  matches  times a match  first in turn  turns from then\n", width, "")
	for _, m := range r.Marks {
		n := float64(m.Matches)
		fmt.Fprintf(d.out, "%-*s %s  %13.2f  %13.1f  %15.1f\n", width, m.Mark, part(m.Matches, matches, 8),
			float64(m.Times)/float64(matches), float64(m.First)/n, float64(m.Turns)/n)
	}
}
