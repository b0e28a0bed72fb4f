package engine

import "portcullis/rules/argot/atlas"

// flight is where wings come within their movement. Nothing hinders them, so the best way to a place leads
// over the best way to the place before it, and none has to be tried twice (AR-AIR-2, AR-AIR-3, AR-MOV-6).
type flight struct {
	reached atlas.Set
	cost    [atlas.MaxPlaces]uint8       // locations entered
	roads   [atlas.MaxPlaces]uint8       // road hexsides crossed
	before  [atlas.MaxPlaces]atlas.Place // the place before, on the best way
	order   [atlas.MaxPlaces]atlas.Place // the places reached: nearest first, of equals those with the smallest ids on their way
	n       int
}

// spread finds the best ways of wings; none leads through the place shunned (AR-RUL-73).
func (w *walk) spread(f *flight, shunned atlas.Place) {
	f.reached.Add(w.At)
	if shunned != atlas.Nowhere {
		f.reached.Add(shunned)
	}
	f.order[0], f.n = w.At, 1
	first := 0
	for cost := 1; cost <= w.Move; cost++ {
		ring := f.order[first:f.n]
		first = f.n
		for _, p := range ring {
			for _, next := range w.exits(p) {
				q, roads := next.Place, f.roads[p]
				if next.Paved {
					roads++
				}
				if f.reached.Has(q) && (int(f.cost[q]) < cost || roads <= f.roads[q]) {
					continue
				}
				f.reached.Add(q)
				f.cost[q], f.roads[q], f.before[q] = uint8(cost), roads, p
			}
		}
		for _, p := range ring {
			for _, next := range w.exits(p) {
				if q := next.Place; int(f.cost[q]) == cost && f.before[q] == p {
					f.order[f.n] = q
					f.n++
				}
			}
		}
	}
}

// flights notes all places where wings can come, with the ways in.
func (w *walk) flights(r *Reach) {
	var f flight
	w.spread(&f, atlas.Nowhere)
	for _, p := range f.order[1:f.n] {
		r.seen.Add(p)
		r.Cost[p], r.Ways[p] = f.cost[p], 0
		for _, last := range w.exits(p) {
			if last.Place == f.before[p] || w.enemies.Has(p) && w.rounds(&f, last.Place, p) {
				r.Ways[p] |= 1 << last.Direction
			}
		}
	}
}

// rounds reports whether wings can enter a place from another one beside it to which they come without it.
func (w *walk) rounds(f *flight, from, to atlas.Place) bool {
	if !f.reached.Has(from) || int(f.cost[from]) >= w.Move {
		return false
	}
	if f.cost[from] <= f.cost[to] {
		return true
	}
	for _, n := range w.exits(from) { // what is as near as the place leads by it
		if n.Place != to && f.cost[n.Place] == f.cost[to] && f.reached.Has(n.Place) {
			return true
		}
	}
	var without flight
	w.spread(&without, to)
	return without.reached.Has(from) && int(without.cost[from]) < w.Move
}

// fly finds the best flight to the place that is sought.
func (w *walk) fly() {
	var f flight
	shunned, last := atlas.Nowhere, w.to
	if w.by != atlas.Nowhere {
		shunned, last = w.to, w.by
	}
	w.spread(&f, shunned)
	if !f.reached.Has(last) {
		return
	}
	n := int(f.cost[last])
	for p, i := last, n; i > 0; p, i = f.before[p], i-1 {
		w.best[i] = p
	}
	if w.by != atlas.Nowhere {
		if n == w.Move || w.s.Map.Between(w.by, w.to) == atlas.NoSide {
			return
		}
		n++
		w.best[n] = w.to
	}
	w.best[0], w.found = w.At, n
}
