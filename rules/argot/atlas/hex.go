package atlas

// hex is a hex of a map: column and row as in ids. Rows with an odd number lie half a hex to the right.
type hex struct{ col, row int }

// next is the hex beside h.
func (h hex) next(d Direction) hex {
	right := h.row & 1 // how far the rows above and below lie to the left of this one
	switch d {
	case East:
		return hex{h.col + 1, h.row}
	case West:
		return hex{h.col - 1, h.row}
	case NorthEast:
		return hex{h.col + right, h.row - 1}
	case NorthWest:
		return hex{h.col + right - 1, h.row - 1}
	case SouthWest:
		return hex{h.col + right - 1, h.row + 1}
	default:
		return hex{h.col + right, h.row + 1}
	}
}

// toward is the direction in which the neighbour to lies from h, and whether it is one.
func (h hex) toward(to hex) (Direction, bool) {
	for d := range Direction(compass) {
		if h.next(d) == to {
			return d, true
		}
	}
	return 0, false
}

// distance is how many hexes it is from h to another.
func (h hex) distance(to hex) int {
	q := (to.col - to.row>>1) - (h.col - h.row>>1)
	r := to.row - h.row
	return (abs(q) + abs(r) + abs(q+r)) / 2
}

func abs(n int) int { return max(n, -n) }

// point is a corner of hexes on a grid of its own, where equal corners of neighbours are equal.
type point struct{ x, y int }

// corner is where a vertex of h lies.
func (h hex) corner(v Vertex) point {
	x, y := 2*h.col+h.row&1, 3*h.row
	switch v {
	case North:
		return point{x, y - 2}
	case UpperRight:
		return point{x + 1, y - 1}
	case LowerRight:
		return point{x + 1, y + 1}
	case South:
		return point{x, y + 2}
	case LowerLeft:
		return point{x - 1, y + 1}
	default:
		return point{x - 1, y - 1}
	}
}

// ends are the two corners between which a hexside lies.
func (h hex) ends(d Direction) (a, b point) {
	corners := [compass][2]Vertex{East: {UpperRight, LowerRight}, NorthEast: {North, UpperRight}, NorthWest: {UpperLeft, North},
		West: {LowerLeft, UpperLeft}, SouthWest: {South, LowerLeft}, SouthEast: {LowerRight, South}}
	return h.corner(corners[d][0]), h.corner(corners[d][1])
}
