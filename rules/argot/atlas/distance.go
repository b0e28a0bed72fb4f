package atlas

// Far is a distance or number of steps for two places that no way joins.
const Far = 255

// undergroundRange is the greatest range in the Undercity (AR-RNG-5).
const undergroundRange = 1

// Distance is how many hexes it is from p to q, as ranges and leashes count them: 0 for a place and itself,
// at least 1 for two places, Far for two places on different maps (AR-RNG-4, AR-TPY-6).
func (a *Atlas) Distance(p, q Place) int { return int(a.distance[int(p)*len(a.places)+int(q)]) }

// InRange reports whether q lies within a range in hexes of p; in the Undercity no range is longer than 1
// (AR-RNG-4, AR-RNG-5).
func (a *Atlas) InRange(p, q Place, reach int) bool {
	if a.places[p].Map == Undercity {
		reach = min(reach, undergroundRange)
	}
	return a.Distance(p, q) <= reach
}

// Steps is how many locations a ground block enters on the shortest way from p to q, by land and by tunnel,
// all blocks ignored, or Far (AR-TPY-12).
func (a *Atlas) Steps(p, q Place) int { return int(a.steps[int(p)*len(a.places)+int(q)]) }

// Toward is the first step of the shortest way by land and tunnel from p to q, and over which hexside; of
// ways that are equally short it is the one with the lowest ids (AR-TPY-5). It is false if p is q or no way
// leads there.
func (a *Atlas) Toward(p, q Place) (Neighbour, bool) {
	left := a.Steps(p, q)
	if left == 0 || left == Far {
		return Neighbour{Place: Nowhere, Side: NoSide}, false
	}
	for _, n := range a.ground.of(p) {
		if a.Steps(n.Place, q) == left-1 {
			return n, true
		}
	}
	panic("atlas: the table of steps leads nowhere")
}

// Nearest is the place of a set with the fewest steps from p, of equals the lowest, or Nowhere (AR-TPY-12).
// It may be p itself.
func (a *Atlas) Nearest(p Place, set *Set) Place {
	best, fewest := Nowhere, Far
	for q := set.First(); q != Nowhere; q = set.Next(q + 1) {
		if n := a.Steps(p, q); n < fewest {
			best, fewest = q, n
		}
	}
	return best
}

// measure fills the table of distances.
func (a *Atlas) measure() {
	n := len(a.places)
	a.distance = make([]uint8, n*n)
	for p := range n {
		for q := range n {
			a.distance[p*n+q] = between(&a.places[p], &a.places[q])
		}
	}
}

func between(p, q *Location) uint8 {
	switch {
	case p == q:
		return 0
	case p.Map != q.Map:
		return Far
	}
	return uint8(max(p.hex().distance(q.hex()), 1))
}

func (l *Location) hex() hex { return hex{int(l.Col), int(l.Row)} }

// walk fills the table of steps.
func (a *Atlas) walk() {
	n := len(a.places)
	a.steps = make([]uint8, n*n)
	for i := range a.steps {
		a.steps[i] = Far
	}
	queue := make([]Place, 0, n)
	for from := a.here.First(); from != Nowhere; from = a.here.Next(from + 1) {
		row := a.steps[int(from)*n : (int(from)+1)*n]
		row[from] = 0
		queue = append(queue[:0], from)
		for i := 0; i < len(queue); i++ {
			for _, next := range a.ground.of(queue[i]) {
				if row[next.Place] == Far {
					row[next.Place] = row[queue[i]] + 1
					queue = append(queue, next.Place)
				}
			}
		}
	}
}
