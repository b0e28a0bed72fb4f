package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Reach is where a block can end a move, and how.
type Reach struct {
	// Ends are the places where it can end its move.
	Ends atlas.Set
	// Cost is the fewest locations that it enters on the way; it counts for Ends only.
	Cost [atlas.MaxPlaces]uint8
	// Ways are the directions, as bits 1<<direction, from which it can come in. Where no enemy stands there
	// is only one, that of the canonical path: nothing depends on it (AR-MOV-6, AR-RUL-39).
	Ways [atlas.MaxPlaces]uint8

	seen  atlas.Set // where a path leads, with room or without
	roads [atlas.MaxPlaces]uint8
}

// Reach finds where a block can end its move, were its location activated now (AR-MOV-2). Blocks that are
// aboard, have moved or are pinned can go nowhere.
func (s *State) Reach(b content.Block, r *Reach) {
	if s.stays(b) != nil {
		r.Ends = atlas.Set{}
		return
	}
	w := s.walk(s.MoverOf(b))
	w.bind()
	w.all(r)
}

// ReachOf finds where a block that is at a place could end a move in a turn in which nobody has moved yet,
// with the other blocks standing where they do now: no hexside was crossed, nobody is pinned.
func (s *State) ReachOf(m Mover, r *Reach) {
	w := s.walk(m)
	w.all(r)
}

// From is the place from which a way of Reach.Ways comes in.
func (s *State) From(p atlas.Place, way atlas.Direction) atlas.Place {
	for _, n := range s.Map.Around(p) {
		if n.Direction == way {
			return n.Place
		}
	}
	return atlas.Nowhere
}

// maxPath is more locations than any block enters in a move, its start included.
const maxPath = 16

// walk tries the paths of one block, each location at most once; of a path that came to a location no better
// than another before it, none goes on.
type walk struct {
	s *State
	Mover
	outlook
	bound  bool  // what happened this turn counts: enemies that came in
	count  bool  // and the hexsides that its party has crossed
	barred uint8 // directions that do not lead out of the start (AR-PIN-3)
	waived stops // rules that are left out, to find the one that stops a path

	path  [maxPath]atlas.Place // from the start
	n     int                  // locations entered
	roads uint8                // road hexsides crossed

	reach *Reach // all ends are noted here, or nil: one is sought
	to    atlas.Place
	by    atlas.Place   // the last place before it; Nowhere: any
	way   []atlas.Place // the only way to be tried; nil: all
	best  [maxPath]atlas.Place
	found int   // locations entered on the best path; 0: there is none yet
	paved uint8 // road hexsides of the best path

	been [atlas.MaxPlaces][3]uint16 // how the best path came that went on from a place so far, by how freely it did; 0: none did
}

func (s *State) walk(m Mover) walk { return walkIn(s, m, s.outlookOf(m.Party)) }

func walkIn(s *State, m Mover, o outlook) walk {
	w := walk{s: s, Mover: m, outlook: o, to: atlas.Nowhere, by: atlas.Nowhere}
	w.path[0] = m.At
	return w
}

// bind makes what happened this turn count.
func (w *walk) bind() {
	w.bound = true
	w.count = w.s.Movement.Party == w.Party
	w.barred = w.s.barred(w.At, w.Party)
}

// all notes all ends of moves.
func (w *walk) all(r *Reach) {
	r.Ends, r.seen = atlas.Set{}, atlas.Set{}
	if w.Kind == content.Air {
		w.flights(r)
	} else {
		w.reach = r
		w.begin()
	}
	for p := r.seen.First(); p != atlas.Nowhere; p = r.seen.Next(p + 1) {
		if w.ends(p) {
			r.Ends.Add(p)
		}
	}
}

// ends reports whether the block may end its move in a place to which a path leads: there is room, and it
// is no place where wings do not stop (AR-STK-1, AR-AIR-6, AR-MOV-7).
func (w *walk) ends(p atlas.Place) bool {
	if w.Kind == content.Air && (w.s.Map.Is(p, atlas.Unlanding) || w.fights.Has(p)) && w.waived&stopLanding == 0 {
		return false
	}
	return w.roomy(p) || w.waived&stopRoom != 0
}

// roomy reports whether there is room in a place (AR-STK-1).
func (w *walk) roomy(p atlas.Place) bool {
	return w.Train || w.s.First(p) == content.NoBlock || w.s.Room(p, w.Party, w.Kind) > 0
}

// steps reports whether the block can end a move in a location beside its own: most that can go anywhere can.
func (w *walk) steps() bool {
	for _, next := range w.exits(w.At) {
		if w.crosses(w.At, next) && (w.Kind == content.Air || w.admits(next.Place)) && w.ends(next.Place) {
			return w.Move > 0
		}
	}
	return false
}

// begin tries all paths.
func (w *walk) begin() {
	switch w.Kind {
	case content.Sea:
		w.sail()
	case content.Air:
		w.fly()
	default:
		w.march(true, true)
	}
}

// march goes on by land from the last location of the path. Off the road it may go on only if nothing has
// ended its move (open); paved: its whole move was along a road so far (AR-GRD-11).
func (w *walk) march(open, paved bool) {
	at := w.path[w.n]
	for _, next := range w.exits(at) {
		if w.avoids(next.Place) || !w.crosses(at, next) || !w.admits(next.Place) {
			continue
		}
		enemy := w.enemies.Has(next.Place)
		open, paved := w.openTo(open), paved && w.pavedTo(next, enemy)
		if !open && !paved {
			continue
		}
		w.enter(next)
		if open := open && (!w.s.Map.Is(next.Place, atlas.Stops) || w.waived&stopTerrain != 0); w.goesOn(at, next, enemy) && w.improves(open, paved) {
			w.march(open, paved)
		}
		w.back(next)
	}
}

// openTo reports whether a block that may go on off the road has a location of its movement left
// (AR-BLK-6).
func (w *walk) openTo(open bool) bool { return open && w.n < w.Move }

// pavedTo reports whether a move that was along a road so far goes on along it to the next location: with
// one location more than its movement, and not into the enemy (AR-GRD-4, AR-GRD-10, AR-GRD-11).
func (w *walk) pavedTo(next atlas.Neighbour, enemy bool) bool {
	switch {
	case !next.Paved || w.n >= w.Move+w.s.Content.Rules.RoadBonus:
		return false
	case !enemy:
		return true
	case w.n < w.Move:
		return w.waived&stopTerrain != 0
	}
	return w.waived&stopBonus != 0
}

// goesOn reports whether a ground block may move on from the location that it has entered: enemies, a
// tunnel and the far bank of a ford end its move (AR-GRD-5, AR-GRD-7, AR-GRD-8).
func (w *walk) goesOn(at atlas.Place, next atlas.Neighbour, enemy bool) bool {
	switch {
	case enemy && w.waived&stopEnemy == 0:
		return false
	case next.Direction == atlas.Through && w.waived&stopTunnel == 0:
		return false
	}
	return !w.s.Map.Is(at, atlas.Ford) || w.waived&stopFord != 0
}

// sail goes on by sea (AR-SEA-2, AR-SEA-3, AR-CTL-2).
func (w *walk) sail() {
	at := w.path[w.n]
	if w.n >= w.Move {
		return
	}
	for _, next := range w.exits(at) {
		if w.avoids(next.Place) || !w.crosses(at, next) || !w.admits(next.Place) {
			continue
		}
		w.enter(next)
		if (!w.enemies.Has(next.Place) || w.waived&stopEnemy != 0) && w.improves(true, false) {
			w.sail()
		}
		w.back(next)
	}
}

// improves reports whether the path may find something by going on: it is not at its aim yet, can go on, and none
// tried before came here as freely and by fewer locations, or by as many and more road hexsides (AR-MOV-6).
// What stops a path must stop longer ones too, which does not hold once a rule is left out.
func (w *walk) improves(open, paved bool) bool {
	at := w.path[w.n]
	switch {
	case w.way != nil || w.waived != 0:
		return true
	case at == w.to || w.found > 0 && w.n >= w.found:
		return false
	case w.n >= w.Move:
		open, paved = false, paved && w.n < w.Move+w.s.Content.Rules.RoadBonus
	}
	if !open && !paved || w.strays(at, paved) {
		return false
	}
	came, been := uint16(w.n)<<8|uint16(^w.roads), &w.been[at]
	for free, best := range been {
		if best != 0 && best <= came && (free == both || free == off && !paved || free == along && !open) {
			return false
		}
	}
	switch {
	case open && paved:
		been[both] = came
	case open:
		been[off] = came
	default:
		been[along] = came
	}
	return true
}

// strays reports whether the one place that is sought lies too far for the path to come there at all, or by as few
// locations as the best.
func (w *walk) strays(at atlas.Place, paved bool) bool {
	if w.to == atlas.Nowhere {
		return false
	}
	left, n := w.s.Map.Distance(at, w.to), w.Move
	if w.Kind == content.Ground {
		left = w.s.Map.Steps(at, w.to)
	}
	if paved {
		n += w.s.Content.Rules.RoadBonus
	}
	if w.found > 0 {
		n = w.found
	}
	return w.n+left > n
}

// How freely a path goes on: along a road and off it, only off it, only along it.
const (
	both = iota
	off
	along
)

// exits are the locations to which a block of its kind can go from a place (AR-GRD-9, AR-SEA-3, AR-AIR-2).
func (w *walk) exits(at atlas.Place) []atlas.Neighbour {
	switch {
	case w.waived&stopWall != 0:
		return w.s.Map.Around(at)
	case w.Kind == content.Sea:
		return w.s.Map.Sea(at)
	case w.Kind == content.Air:
		return w.s.Map.Air(at)
	}
	return w.s.Map.Ground(at)
}

// avoids reports whether the path does not go on to a place: it has led through it already, or it is not the
// next one of the way that is asked for.
func (w *walk) avoids(p atlas.Place) bool {
	if w.way != nil && (w.n >= len(w.way) || w.way[w.n] != p) {
		return true
	}
	for i := w.n; i >= 0; i-- {
		if w.path[i] == p {
			return true
		}
	}
	return false
}

// crosses reports whether a hexside can be crossed still: it has room for one more ground block, and no
// enemy came in over it (AR-STK-2, AR-PIN-3).
func (w *walk) crosses(at atlas.Place, next atlas.Neighbour) bool {
	if !w.bound {
		return true
	}
	if at == w.At && w.barred&(1<<next.Direction) != 0 && w.waived&stopPin == 0 {
		return false
	}
	crossed := int(w.s.crossed[next.Side])
	return crossed == 0 || w.Kind != content.Ground || !w.count || w.waived&stopLimit != 0 || crossed < w.s.limit(next.Side)
}

// admits reports whether the block may enter a place: its domain, no fight between two of its enemies, and
// the enemy only with an escort if it is a train (AR-GRD-2, AR-SEA-2, AR-MOV-7, AR-TRN-8).
func (w *walk) admits(p atlas.Place) bool {
	switch {
	case w.waived&stopWall != 0 && !w.s.Map.Any(p, w.domain()):
		return false
	case w.fights.Has(p) && w.waived&stopFight == 0:
		return false
	}
	return !w.Train || !w.enemies.Has(p) || w.led.Has(p) || w.waived&stopTrain != 0
}

// domain is where a block of its kind moves; [walk.exits] lead nowhere else unless walls are left out.
func (w *walk) domain() atlas.Traits {
	if w.Kind == content.Sea {
		return atlas.Navigable
	}
	return atlas.Land
}

// enter takes one location more into the path.
func (w *walk) enter(next atlas.Neighbour) {
	w.n++
	w.path[w.n] = next.Place
	if next.Paved {
		w.roads++
	}
	if w.reach != nil {
		w.note(next)
	} else if next.Place == w.to && (w.by == atlas.Nowhere || w.path[w.n-1] == w.by) && w.better(w.found, w.paved) {
		w.best, w.found, w.paved = w.path, w.n, w.roads
	}
}

// back takes the last location off the path.
func (w *walk) back(last atlas.Neighbour) {
	w.n--
	if last.Paved {
		w.roads--
	}
}

// better reports whether the path is better than one of so many locations and road hexsides: it enters
// fewer, or as many and crosses more road hexsides. Of equal ones the first is the one with the smallest
// ids, as paths are tried in that order (AR-MOV-6).
func (w *walk) better(n int, roads uint8) bool {
	return n == 0 || w.n < n || w.n == n && w.roads > roads
}

// note takes the end of the path into the reach.
func (w *walk) note(next atlas.Neighbour) {
	r, p, way := w.reach, next.Place, uint8(1)<<next.Direction.Opposite()
	first := !r.seen.Has(p)
	better := first || w.better(int(r.Cost[p]), r.roads[p])
	switch {
	case first:
		r.seen.Add(p)
		r.Ways[p] = way
	case w.enemies.Has(p):
		r.Ways[p] |= way
	case better:
		r.Ways[p] = way
	}
	if better {
		r.Cost[p], r.roads[p] = uint8(w.n), w.roads
	}
}

// follows reports whether the block may make a move along exactly this way, its end's room apart.
func (w *walk) follows(way []atlas.Place) bool {
	w.way, w.to, w.found, w.paved = way, way[len(way)-1], 0, 0
	w.begin()
	w.way = nil
	return w.found > 0
}
