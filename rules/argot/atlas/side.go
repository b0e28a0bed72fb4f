package atlas

// Direction is where a neighbour lies.
type Direction uint8

// The six hexsides, against the clock from the east, and the two ways that lead over none.
const (
	East Direction = iota
	NorthEast
	NorthWest
	West
	SouthWest
	SouthEast
	Across  // the boundary of a split hex, to its other half
	Through // a tunnel, to the other map
)

const compass = 6 // how many of them are hexsides of the grid

var directionIDs = [...]string{East: "E", NorthEast: "NE", NorthWest: "NW", West: "W", SouthWest: "SW", SouthEast: "SE"}

// Opposite is the direction of the way back.
func (d Direction) Opposite() Direction {
	if d >= compass {
		return d
	}
	return (d + compass/2) % compass
}

// Side is a hexside between two locations: its number, from 0. The boundary of a split hex and a
// tunnel are sides too.
type Side int16

// NoSide is no hexside.
const NoSide Side = -1

// Features are what lies on a hexside, as a set of bits.
type Features uint16

// What lies on hexsides.
const (
	Wall     Features = 1 << iota
	River             // the stream itself, also under a bridge
	Gate              // an opening in the wall
	Bridge            // a way over the river
	Boundary          // the line that splits a hex: only aerial blocks cross it (AR-AIR-8)
	Tunnel            // no hexside of a map but the tunnel that joins two (AR-RUL-34)
	FordSide          // a hexside of a ford hex (AR-STK-2)
	RoadSide          // a road leads over it (AR-GRD-11)
)

// Hexside is what the map says of a side.
type Hexside struct {
	A, B      Place // A < B
	Direction Direction
	Features  Features
	Gate      GateIndex // or NoGate
	limit     [2]uint8  // of crossings, with the gate destroyed and with it standing
}

// Other is the location across the hexside from p.
func (h *Hexside) Other(p Place) Place { return h.A + h.B - p }

// Passable reports whether ground blocks can cross: neither a wall without a gate, nor a river without
// a bridge, nor the boundary of a split hex lies between (AR-GRD-9). What is on both sides is not asked.
func (f Features) Passable() bool {
	switch {
	case f&Boundary != 0:
		return false
	case f&Wall != 0 && f&Gate == 0:
		return false
	case f&River != 0 && f&Bridge == 0:
		return false
	}
	return true
}

// Neighbour is a location next to another.
type Neighbour struct {
	Place     Place
	Side      Side
	Direction Direction // from where it is asked
	Paved     bool      // a road leads there (AR-GRD-11)
}
