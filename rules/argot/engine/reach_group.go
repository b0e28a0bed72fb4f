package engine

import "portcullis/rules/argot/content"

// alikes is of how many sorts of blocks [reaches] keeps what it found.
const alikes = 4

// reaches finds where the blocks of one party can end a move, one after the other while nothing changes: the party
// looks at the map once, and blocks that move alike from one place are worked out once.
type reaches struct {
	outlook outlook
	movers  [alikes]Mover
	found   [alikes]Reach
	n       int // how many were found; the oldest make room
	stuck   Reach
}

// reachesOf begins anew for a party. What it returns is the state's own and holds until the next call.
func (s *State) reachesOf(party Party) *reaches {
	if s.reaches == nil {
		s.reaches = new(reaches)
	}
	s.reaches.outlook, s.reaches.n = s.outlookOf(party), 0
	return s.reaches
}

// of is where a block can end its move (see [State.Reach]).
func (r *reaches) of(s *State, b content.Block) *Reach {
	if s.stays(b) != nil {
		return &r.stuck
	}
	m := s.MoverOf(b)
	for i := range min(r.n, alikes) {
		if r.movers[i] == m {
			return &r.found[i]
		}
	}
	i := r.n % alikes
	r.n++
	r.movers[i] = m
	w := walkIn(s, m, r.outlook)
	w.bind()
	w.all(&r.found[i])
	return &r.found[i]
}
