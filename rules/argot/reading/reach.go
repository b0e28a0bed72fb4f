package reading

import (
	"slices"
	"strings"
)

// step is where a block has come to on its march. Two ways to the same step can go on alike.
type step struct {
	at      *place
	entered int  // locations
	road    bool // it began on a road, and every hexside crossed is a road's
	passed  bool // it has gone on from a city, forest, hill or ford, as only a march along a road may
}

// path is the best way to a step: most road hexsides, then the smallest list of locations (AR-MOV-6).
type path struct {
	roads  int
	places []string
}

func (p path) better(q path) bool {
	if p.roads != q.roads {
		return p.roads > q.roads
	}
	return slices.Compare(p.places, q.places) < 0
}

// reach is every march of a block that can be chosen: where it ends, and from where it comes there ("1104 1204"). Into
// an enemy location each hexside is a march of its own; elsewhere there is the canonical path alone (AR-MOV-6).
func (b *board) reach(k *piece) []string {
	list := b.search(k, nil)
	if k.kind != "air" {
		return list
	}
	// It may fly over enemies, but not over where it is bound for and back (AR-RUL-73).
	around := map[string][]string{} // to an enemy location, without flying over it
	return slices.DeleteFunc(list, func(m string) bool {
		to, _, _ := strings.Cut(m, " ")
		if len(b.enemies(to, k.Party)) == 0 {
			return false
		}
		if around[to] == nil {
			around[to] = b.search(k, b.land.places[to])
		}
		return !slices.Contains(around[to], m)
	})
}

// search walks all ways of a block, on from everywhere but last.
func (b *board) search(k *piece, last *place) []string {
	start := b.land.places[k.At]
	todo := map[step]path{{at: start, road: start.road && k.kind == "ground"}: {places: []string{start.id}}}
	from := map[string]string{} // where the canonical path comes from
	var list []string
	for len(todo) > 0 { // one location further each time: the shortest paths come first
		next, ends := map[step]path{}, map[string]path{}
		for s, way := range todo {
			for _, w := range s.at.ways {
				to, ok := b.goes(k, s, w)
				if !ok {
					continue
				}
				longer := path{way.roads, append(slices.Clone(way.places), w.to.id)}
				if w.road {
					longer.roads++
				}
				if to.at != start && b.ends(k, to) {
					if len(b.enemies(to.at.id, k.Party)) > 0 {
						list = append(list, to.at.id+" "+s.at.id)
					} else if best, found := ends[to.at.id]; !found || longer.better(best) {
						ends[to.at.id] = longer
					}
				}
				if best, found := next[to]; to.at != last && b.goesOn(k, s, to, w) && (!found || longer.better(best)) {
					next[to] = longer
				}
			}
		}
		for id, p := range ends {
			if from[id] == "" {
				from[id] = p.places[len(p.places)-2]
			}
		}
		todo = next
	}
	for id, last := range from {
		list = append(list, id+" "+last)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// goes takes one more step, if it is allowed.
func (b *board) goes(k *piece, s step, w way) (step, bool) {
	next := step{at: w.to, entered: s.entered + 1, road: s.road && w.road, passed: s.passed}
	if !b.passable(k.kind, w) {
		return next, false
	}
	most := k.Movement
	if k.kind == "ground" && next.road { // AR-GRD-10
		most++
	}
	if next.entered > most {
		return next, false
	}
	if s.entered == 0 && slices.Contains(b.entered(k), w.name) { // AR-PIN-3
		return next, false
	}
	if k.kind == "ground" {
		if s.passed || s.entered > 0 && s.at.stops { // AR-GRD-4: only along a road, all the way, does it go on from here
			if !next.road {
				return next, false
			}
			next.passed = true
		}
		if b.Crossed[w.name] >= b.width(w) { // AR-STK-2
			return next, false
		}
	}
	if k.kind != "air" && b.barred(w.to.id, k.Party) {
		return next, false
	}
	return next, true
}

// passable reports whether a kind of block can pass a way at all, and whether there is anything beyond it.
func (b *board) passable(kind string, w way) bool {
	if !b.exists(w.to) {
		return false
	}
	switch kind {
	case "air":
		return w.air
	case "sea":
		return w.sea
	}
	return w.ground
}

// entered are the hexsides through which enemies, of whatever kind, came to where a block stands (AR-PIN-3); they do
// not bind aerial blocks (AR-AIR-7).
func (b *board) entered(k *piece) []string {
	var list []string
	for _, e := range b.enemies(k.At, k.Party) {
		if e.Entry != "" && k.kind != "air" {
			list = append(list, e.Entry)
		}
	}
	return list
}

// ends reports whether a march may end here.
func (b *board) ends(k *piece, s step) bool {
	enemies := b.enemies(s.at.id, k.Party)
	if len(enemies) > 0 && (s.passed || s.entered > k.Movement) { // AR-GRD-4, AR-GRD-10
		return false
	}
	if len(enemies) > 0 && b.barred(s.at.id, k.Party) {
		return false
	}
	if len(enemies) > 0 && k.train { // AR-TRN-8
		led := slices.ContainsFunc(b.at(s.at.id), func(o *piece) bool {
			return o.Party == k.Party && !o.train && o.kind != "sea"
		})
		if !led {
			return false
		}
	}
	return b.room(k, s.at)
}

// goesOn reports whether a block may enter another location after this one.
func (b *board) goesOn(k *piece, before, s step, w way) bool {
	if k.kind == "air" {
		return true
	}
	if len(b.enemies(s.at.id, k.Party)) > 0 { // AR-CTL-2
		return false
	}
	if k.kind == "ground" && (w.tunnel || before.at.ford) { // AR-GRD-5, AR-GRD-8
		return false
	}
	return true
}
