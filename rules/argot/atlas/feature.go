package atlas

// GateIndex is the number of a gate, from 0 in the order of the file.
type GateIndex int8

// NoGate is no gate.
const NoGate GateIndex = -1

// MaxGates is how many gates there may be.
const MaxGates = 8

// GateSite is where a gate stands and what it is worth (AR-FRT-1, AR-ARM-11).
type GateSite struct {
	ID          string
	Name        string
	Side        Side
	Inside      Place // the location that it fortifies (AR-FRT-3)
	Outside     Place // the other one
	Strength    int
	Upgraded    int // the strength once it is upgraded
	UpgradeCost int // in resources
}

// TunnelWay is a tunnel between the two maps (AR-MAP-4).
type TunnelWay struct {
	ID        string
	Name      string
	Overland  Place
	Undercity Place
	Side      Side
}

// RoadWay is a road with its name, for pictures and sentences; the hexsides know that they are road.
type RoadWay struct {
	ID   string
	Name string
	Path []Place
}

// Line is a stretch of wall or river as it is drawn: a hexside of a hex, which need not lie between two
// locations.
type Line struct {
	Map       Map
	Col, Row  int8
	Direction Direction
	Feature   Features // Wall or River
}

// Cut is a line through a hex from one vertex to the opposite one, as it is drawn: the boundary of a
// split hex, or the river through a ford.
type Cut struct {
	Map      Map
	Col, Row int8
	Feature  Features // Wall or River
	Ford     bool
	From, To Vertex
}

// Vertex is a corner of a hex.
type Vertex uint8

// The corners, with the clock from the north.
const (
	North Vertex = iota
	UpperRight
	LowerRight
	South
	LowerLeft
	UpperLeft
)

var vertexIDs = [...]string{North: "N", UpperRight: "NE", LowerRight: "SE", South: "S", LowerLeft: "SW", UpperLeft: "NW"}
