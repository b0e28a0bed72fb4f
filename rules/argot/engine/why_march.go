package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// stops is a set of rules that can stop a path.
type stops uint16

const (
	stopRoom    stops = 1 << iota // AR-STK-1
	stopLanding                   // AR-AIR-6, AR-MOV-7
	stopFight                     // AR-MOV-7
	stopTrain                     // AR-TRN-8
	stopPin                       // AR-PIN-3
	stopLimit                     // AR-STK-2
	stopBonus                     // AR-GRD-10
	stopTerrain                   // AR-GRD-4
	stopFord                      // AR-GRD-5
	stopTunnel                    // AR-GRD-8
	stopEnemy                     // AR-GRD-7, AR-CTL-2
	stopWall                      // AR-GRD-9, AR-SEA-3
	allStops    = 1<<iota - 1
)

// WhyNot is why a block cannot end a move in a place, coming in from the place given (Nowhere: from any),
// were its location activated now: the first rule that stops it. It is nil if it can.
func (s *State) WhyNot(b content.Block, to, from atlas.Place) *rules.Refusal {
	if why := s.stays(b); why != nil {
		return why
	}
	m := s.MoverOf(b)
	switch l := s.Map.At(to); {
	case !s.Map.Exists(to):
		return because("AR-MOD-1", "This location lies outside the battle.")
	case to == m.At:
		return because("AR-MOV-8", "The block stands there already.")
	case m.Kind == content.Ground && !s.Map.Is(to, atlas.Land):
		return because("AR-GRD-2", "Ground blocks go by land only; ships carry them over the sea.")
	case m.Kind == content.Sea && !s.Map.Any(to, atlas.Navigable):
		return because("AR-SEA-2", "Ships go by sea and along the coast only.")
	case m.Kind == content.Air && l.Map == atlas.Undercity:
		return because("AR-AIR-6", "Aerial blocks stay on the overland map.")
	case from != atlas.Nowhere && s.Map.Between(from, to) == atlas.NoSide:
		return because("AR-MOV-6", "%s and %s have no hexside in common.", s.Map.Title(from), s.Map.Title(to))
	}
	w := s.walk(m)
	w.bind()
	switch {
	case w.beyond(to):
		return w.tooFar()
	case !w.roomy(to):
		return s.Overfull(b, to)
	}
	if !w.seek(to, atlas.Nowhere) {
		return w.why(to, from)
	}
	last := w.best[w.found-1]
	switch {
	case from == atlas.Nowhere || from == last:
		return nil
	case !w.seek(to, from):
		return w.why(to, from)
	case w.enemies.Has(to):
		return nil
	}
	return because("AR-MOV-6", "Where no enemy stands a block comes in over its shortest way, from %s.", s.Map.Title(last))
}

// Overfull is the refusal of a place that has no room for a block: it names the place, and how many of the kind of the block stand in it
// (AR-STK-1).
func (s *State) Overfull(b content.Block, p atlas.Place) *rules.Refusal {
	kind := s.Kind(b)
	return because("AR-STK-1", "%s is full: %d of %d.", s.Map.Title(p), s.count(p, s.Pieces[b].Party, kind), s.Content.Rules.Stack[kind])
}

// why finds the rule that stops a path which is not there: the wall or river that the last hexside is, the
// rule without which there would be a path, or else the last of those that have to be left out for one.
func (w *walk) why(to, from atlas.Place) *rules.Refusal {
	if w.shut(from, to) || from == atlas.Nowhere && w.shut(w.At, to) {
		return w.walled(to)
	}
	for stop := stops(1); stop < allStops; stop <<= 1 {
		if w.waived = stop; w.seek(to, from) {
			return w.stoppedBy(stop, to)
		}
	}
	w.waived = 0
	for stop := stops(1); stop < allStops; stop <<= 1 {
		if w.waived |= stop; w.seek(to, from) {
			return w.stoppedBy(stop, to)
		}
	}
	return w.tooFar()
}

// beyond reports whether a place on the same map is farther than the block comes with a road all the way.
func (w *walk) beyond(to atlas.Place) bool {
	far := w.s.Map.Distance(w.At, to)
	return far != atlas.Far && far > w.Move+w.s.Content.Rules.RoadBonus
}

func (w *walk) tooFar() *rules.Refusal {
	return because("AR-BLK-6", "Too far: this block enters at most %d locations.", w.Move)
}

// shut reports whether two places share a hexside that blocks of its kind cannot cross.
func (w *walk) shut(from, to atlas.Place) bool {
	if from == atlas.Nowhere || w.s.Map.Between(from, to) == atlas.NoSide {
		return false
	}
	for _, next := range w.exits(from) {
		if next.Place == to {
			return false
		}
	}
	return true
}

// stoppedBy is the refusal by a rule without which the best path would lead to the place.
func (w *walk) stoppedBy(stop stops, to atlas.Place) *rules.Refusal {
	switch stop {
	case stopRoom:
		return w.s.crowded
	case stopLanding:
		if w.s.Map.Is(to, atlas.Unlanding) {
			return because("AR-AIR-6", "Aerial blocks fly over the Sanctuary but do not stop there.")
		}
		return inFight
	case stopFight:
		return inFight
	case stopTrain:
		return trainAlone
	case stopPin:
		return because("AR-PIN-3", "Enemies came in over this hexside this turn.")
	case stopLimit:
		return because("AR-STK-2", "Only %d may cross here this turn.", w.fullest())
	case stopBonus:
		return because("AR-GRD-10", "The extra road hex must not be enemy-held.")
	case stopTerrain:
		return because("AR-GRD-4", "City, forest, hill and ford end a move off the road, or one into the enemy.")
	case stopFord:
		return because("AR-GRD-5", "The first location behind a ford ends a move.")
	case stopTunnel:
		return because("AR-GRD-8", "A tunnel ends a move.")
	case stopEnemy:
		return because(w.enemyRule(), "Enemies on the way end a move.")
	case stopWall:
		return w.walled(to)
	}
	panic("engine: no rule is waived")
}

func (w *walk) enemyRule() string {
	if w.Kind == content.Sea {
		return "AR-CTL-2"
	}
	return "AR-GRD-7"
}

// walled is the refusal of a way over hexsides that blocks of its kind cannot cross.
func (w *walk) walled(to atlas.Place) *rules.Refusal {
	switch {
	case w.Kind == content.Sea:
		return because("AR-SEA-3", "No sea location adjoins both.")
	case w.s.Map.At(to).Terrain == atlas.SanctuaryHex:
		return sanctuary
	}
	return walledOff
}

// fullest is the limit of the first hexside on the best path that has no room left.
func (w *walk) fullest() int {
	for i := range w.found {
		side := w.s.Map.Between(w.best[i], w.best[i+1])
		if limit := w.s.limit(side); int(w.s.crossed[side]) >= limit {
			return limit
		}
	}
	panic("engine: no hexside is full")
}
