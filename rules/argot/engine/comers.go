package engine

import (
	"iter"
	"slices"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Approach finds who can come against a party in a turn in which nobody has moved yet, as far as the party can tell: a block that
// it does not know moves like the fastest of its kind. It remembers what it has found, so it is of use for one state, and it is not safe for
// use by several goroutines at once.
type Approach struct {
	state *State
	of    Party
	going atlas.Place // where a block of the party goes first, or Nowhere
	reach map[Mover]*Reach
	swift map[Mover]Mover
	held  map[atlas.Place]int
}

// Approach finds who can come against a party; one more of its blocks goes to a place before, unless that is Nowhere.
func (s *State) Approach(of Party, going atlas.Place) *Approach {
	a := &Approach{state: s, of: of, going: going, reach: map[Mover]*Reach{}, swift: map[Mover]Mover{}}
	a.held = map[atlas.Place]int{going: 1}
	for i := range s.Pieces {
		if e := &s.Pieces[i]; e.Party == of && e.Status == OnMap && e.Entry != atlas.NoSide && s.Kind(content.Block(i)) == content.Ground {
			a.held[e.At]++
		}
	}
	return a
}

// Comer is a block that can come to a place.
type Comer struct {
	Block content.Block
	Cost  uint8 // the fewest locations that it enters on the way
	Ways  uint8 // the directions, as bits 1<<direction, from which it can come in
}

// Camp is who of a party stands in a place.
type Camp struct {
	At    atlas.Place
	Party Party
}

// Comers are the enemies that can come to a place in their next movement turn.
type Comers struct {
	List []Comer
	Free map[Camp]int // how many of a camp those who have come in do not hold (AR-PIN-1, AR-PIN-2)

	approach *Approach
	at       atlas.Place
	kind     content.Kind
	only     []func(s *State, e *Comer) bool // which of them these are; may take away ways
}

// To are the enemies on land that can come to a place. Of a camp where blocks of the party have come in as many are held as these, and its
// owner chooses who: those who could not come anyway before all others (AR-PIN-1, AR-PIN-2, AR-PIN-4).
func (a *Approach) To(at atlas.Place) *Comers {
	s := a.state
	c := &Comers{Free: map[Camp]int{}, approach: a, at: at, kind: content.Ground}
	ways := a.waysTo(at)
	for b := range a.enemies(content.Ground) {
		e := &s.Pieces[b]
		c.Free[Camp{e.At, e.Party}]++
		m := a.mover(b)
		if m.Train || int(ways[e.At]) > m.Move+s.Content.Rules.RoadBonus {
			continue
		}
		if r := a.reachOf(m); r.Ends.Has(at) {
			c.List = append(c.List, Comer{b, r.Cost[at], r.Ways[at]})
		}
	}
	for camp := range c.Free {
		c.Free[camp] = max(0, c.Free[camp]-a.held[camp.At])
	}
	return c
}

// Wings are the enemies that can fly to a place, where nobody holds them (AR-AIR-1).
func (a *Approach) Wings(at atlas.Place) *Comers {
	s := a.state
	c := &Comers{Free: map[Camp]int{}, approach: a, at: at, kind: content.Air}
	for b := range a.enemies(content.Air) {
		e := &s.Pieces[b]
		c.Free[Camp{e.At, e.Party}]++
		if r := a.reachOf(a.mover(b)); r.Ends.Has(at) {
			c.List = append(c.List, Comer{Block: b, Cost: r.Cost[at]})
		}
	}
	return c
}

// Ships reports whether enemy ships can come to a place, which can land blocks.
func (a *Approach) Ships(at atlas.Place) bool {
	for b := range a.enemies(content.Sea) {
		if a.reachOf(a.mover(b)).Ends.Has(at) {
			return true
		}
	}
	return false
}

// enemies are the blocks of a kind on the map that are hostile to the party.
func (a *Approach) enemies(kind content.Kind) iter.Seq[content.Block] {
	return func(yield func(content.Block) bool) {
		s := a.state
		for i := range s.Pieces {
			b, e := content.Block(i), &s.Pieces[i]
			if e.Status == OnMap && s.Hostile(e.Party, a.of) && s.Kind(b) == kind && !yield(b) {
				return
			}
		}
	}
}

// distant is how far it is at least from where no way on land was found.
const distant = maxPath

// waysTo are the fewest locations that whoever goes on land enters from each place to come to another one, whatever stops him: most who are
// farther away than they can move need no look at all their paths.
func (a *Approach) waysTo(at atlas.Place) (far [atlas.MaxPlaces]uint8) {
	for i := range far {
		far[i] = distant
	}
	far[at] = 0
	list := []atlas.Place{at}
	for n := 0; n < len(list); n++ {
		p := list[n]
		if far[p] == distant-1 {
			break
		}
		for _, next := range a.state.Map.Ground(p) {
			if far[next.Place] == distant {
				far[next.Place] = far[p] + 1
				list = append(list, next.Place)
			}
		}
	}
	return far
}

// mover is what the party takes to decide where a block can go.
func (a *Approach) mover(b content.Block) Mover {
	s := a.state
	m := s.MoverOf(b)
	if s.Open(b) || s.Pieces[b].Seen.Known {
		return m
	}
	m.Train, m.Move = false, 0
	swift, known := a.swift[m]
	if !known {
		swift = s.SwiftestOf(b)
		a.swift[m] = swift
	}
	return swift
}

func (a *Approach) reachOf(m Mover) *Reach {
	r := a.reach[m]
	if r == nil {
		r = &Reach{}
		a.state.ReachOf(m, r)
		a.reach[m] = r
	}
	return r
}

// Of are those of a party alone.
func (c *Comers) Of(party Party) *Comers {
	return c.those(func(s *State, e *Comer) bool { return s.Pieces[e.Block].Party == party })
}

// Through are those that can come in from a place beside the one that they come to.
func (c *Comers) Through(from atlas.Place) *Comers {
	var ways uint8
	for _, n := range c.approach.state.Map.Around(c.at) {
		if n.Place == from {
			ways |= 1 << n.Direction
		}
	}
	return c.those(func(_ *State, e *Comer) bool {
		e.Ways &= ways
		return e.Ways != 0
	})
}

// those are the ones that a function lets pass.
func (c *Comers) those(pass func(*State, *Comer) bool) *Comers {
	some := &Comers{Free: c.Free, approach: c.approach, at: c.at, kind: c.kind, only: append(slices.Clip(c.only), pass)}
	for _, e := range c.List {
		if pass(c.approach.state, &e) {
			some.List = append(some.List, e)
		}
	}
	return some
}

// In are the same in a world in which what the party cannot see is dealt anew: other blocks stand where these do, and come as far.
func (c *Comers) In(world *State) *Comers {
	a := *c.approach
	a.state = world
	all := a.To(c.at)
	if c.kind == content.Air {
		all = a.Wings(c.at)
	}
	for _, pass := range c.only {
		all = all.those(pass)
	}
	return all
}

// Count is how many can come, and how many of them from places beside the one that they come to.
func (c *Comers) Count() (all, beside int) {
	s, to := c.approach.state, c.at
	there := map[Camp]int{}
	for _, e := range c.List {
		camp := Camp{s.Pieces[e.Block].At, s.Pieces[e.Block].Party}
		if there[camp]++; there[camp] > c.Free[camp] {
			continue
		}
		all++
		if s.Map.Between(camp.At, to) != atlas.NoSide {
			beside++
		}
	}
	return all, beside
}

// Crossing are those of the comers, in their order, that can come together: as many from a camp as nobody holds, over each hexside as many as
// may cross it, as many as there is room for, and from as many locations as there are tokens (AR-STK-1, AR-STK-2, AR-INI-3).
func (c *Comers) Crossing(tokens int) (list []content.Block) {
	s, to := c.approach.state, c.at
	var crossed [MaxSides]uint8
	room := map[Party]int{}
	there, camps := map[Camp]int{}, map[Camp]bool{}
	for _, e := range c.List {
		camp := Camp{s.Pieces[e.Block].At, s.Pieces[e.Block].Party}
		if _, known := room[camp.Party]; !known {
			room[camp.Party] = s.Room(to, camp.Party, c.kind)
		}
		if room[camp.Party] == 0 || there[camp] == c.Free[camp] || !camps[camp] && len(camps) == tokens {
			continue
		}
		side, left := atlas.NoSide, 0
		for _, n := range s.Map.Around(to) {
			if free := s.LimitOf(n.Side) - int(crossed[n.Side]); e.Ways&(1<<n.Direction) != 0 && free > left {
				side, left = n.Side, free
			}
		}
		switch {
		case c.kind == content.Air: // over any
		case side == atlas.NoSide:
			continue
		default:
			crossed[side]++
		}
		room[camp.Party]--
		there[camp]++
		camps[camp] = true
		list = append(list, e.Block)
	}
	return list
}
