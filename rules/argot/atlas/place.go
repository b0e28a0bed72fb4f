package atlas

// Place is a location: its number in id order, from 0.
type Place int16

// Nowhere is no location.
const Nowhere Place = -1

// MaxPlaces is how many locations both maps may have together.
const MaxPlaces = 320

// Map is one of the two maps (AR-MAP-1).
type Map uint8

// The maps.
const (
	Overland Map = iota
	Undercity
)

// Half tells a whole hex from the halves of a split one (AR-MAP-2).
type Half uint8

// The halves.
const (
	Whole Half = iota
	HalfA
	HalfB
)

// Traits are what a location is, as a set of bits.
type Traits uint16

// The traits.
const (
	Land      Traits          = 1 << iota // ground blocks can stand here
	Water                                 // a sea location (AR-SEA-4)
	Coast                                 // land that sea blocks can enter too (AR-SEA-2)
	Stops                                 // a ground block ends its move here (AR-GRD-4)
	Pink                                  // a pink city square (AR-SET-2)
	City                                  // a city location, in the Undercity too (AR-MAP-8)
	Ford                                  // a ford hex (AR-GRD-5)
	Road                                  // a road leads through it (AR-GRD-11)
	Unlanding                             // aerial blocks never stop here (AR-AIR-6): the Sanctuary and the whole Undercity
	Navigable = Water | Coast             // where sea blocks can be; ask with Any
)

// Location is what the map says of a place.
type Location struct {
	ID      string // "0905", "0504a", "U0707"
	Name    string // empty if it has none of its own; see [Atlas.Title]
	Note    string // a few words on it, or empty
	Map     Map
	Col     int8 // as in its id
	Row     int8
	Half    Half
	Terrain Terrain
	Traits  Traits
	Zones   Zones
	Tunnel  Place     // the other end of its tunnel, or Nowhere (AR-MAP-4)
	Gate    GateIndex // the gate that fortifies it, or NoGate (AR-FRT-3)
}
