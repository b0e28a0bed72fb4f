package bot

import (
	"math"

	"portcullis/rules"
)

// node is a choice in the tree of a search: what became of it in the worlds in which it was
// made. The same node stands for all worlds that the searching seat cannot tell apart.
type node struct {
	choice rules.Choice
	seat   rules.Seat // who chose
	parent int32
	offers int32   // worlds in which it could be chosen here
	visits int32   // worlds in which it was
	sum    float64 // of what they were worth to the seat that chose
}

func (n *node) mean() float64 { return n.sum / float64(n.visits) }

// tree is the nodes of a search, the root first. Their memory is used again by the next
// search. Children are found by a hash table with open addressing.
type tree struct {
	nodes []node
	table []int32 // index of a node, 0 for none: the root is nobody's child
}

const root = 0

// reset forgets all nodes and makes room for so many.
func (t *tree) reset(nodes int) {
	size := 16
	for size < 2*nodes {
		size *= 2
	}
	if len(t.table) < size {
		t.table = make([]int32, size)
		t.nodes = make([]node, 0, size/2)
	}
	clear(t.table)
	t.nodes = append(t.nodes[:0], node{seat: rules.NoSeat})
}

// top returns the node of a choice at the root, nil if it was never tried.
func (t *tree) top(seat rules.Seat, c rules.Choice) *node {
	if i, _ := t.find(root, seat, c); i != 0 && t.nodes[i].visits > 0 {
		return &t.nodes[i]
	}
	return nil
}

// visits is how often a choice at the root was tried.
func (t *tree) visits(seat rules.Seat, c rules.Choice) int32 {
	if n := t.top(seat, c); n != nil {
		return n.visits
	}
	return 0
}

// find returns the child of parent that is the choice of a seat, or where in the table it
// belongs.
func (t *tree) find(parent int32, seat rules.Seat, c rules.Choice) (child int32, slot int) {
	mask := len(t.table) - 1
	for slot = int(hash(parent, seat, c)) & mask; ; slot = (slot + 1) & mask {
		child = t.table[slot]
		if child == 0 {
			return 0, slot
		}
		if n := &t.nodes[child]; n.parent == parent && n.choice == c && n.seat == seat {
			return child, slot
		}
	}
}

// add adds a child that find did not find; there must be room.
func (t *tree) add(parent int32, seat rules.Seat, c rules.Choice) int32 {
	_, slot := t.find(parent, seat, c)
	child := int32(len(t.nodes))
	t.table[slot] = child
	t.nodes = append(t.nodes, node{choice: c, seat: seat, parent: parent, offers: 1})
	return child
}

// hash mixes what a child is found by (the finaliser of splitmix64, Steele 2014).
func hash(parent int32, seat rules.Seat, c rules.Choice) uint64 {
	x := uint64(uint32(parent))<<32 | uint64(uint8(seat))<<8 | uint64(c.Verb)
	x ^= mix(uint64(uint16(c.Args[0]))<<48 | uint64(uint16(c.Args[1]))<<32 | uint64(uint16(c.Args[2]))<<16 | uint64(uint16(c.Args[3])))
	return mix(x)
}

func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// spread measures how much values differ (Welford 1962).
type spread struct {
	n, mean, squares float64
}

func (s *spread) add(x float64) {
	s.n++
	d := x - s.mean
	s.mean += d / s.n
	s.squares += d * (x - s.mean)
}

// deviation is the standard deviation; some small number while it is unknown or nought.
func (s *spread) deviation() float64 {
	const least = 0.01
	if s.n < 2 {
		return least
	}
	return math.Max(least, math.Sqrt(s.squares/s.n))
}
