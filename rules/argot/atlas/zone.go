package atlas

// Zone is one of the sets of locations that the rules name.
type Zone uint8

// The zones.
const (
	KraikosStart Zone = iota
	LighthouseStart
	PontiaStart
	ZulonStart
	SupplyStart
	OldTown
	Docks
	Medical
	PinkSquares // zone "city" of the file: the pink city squares
	CasinoWard
	Burrowtown
	ZoneCount
)

var zoneIDs = [ZoneCount]string{
	KraikosStart: "kraikos_start", LighthouseStart: "lighthouse_start", PontiaStart: "pontia_start", ZulonStart: "zulon_start",
	SupplyStart: "supply_start", OldTown: "old_town", Docks: "docks", Medical: "medical", PinkSquares: "city",
	CasinoWard: "casino_ward", Burrowtown: "burrowtown",
}

// ID is the zone's id in the map files: "kraikos_start".
func (z Zone) ID() string { return zoneIDs[z] }

// ZoneNamed finds a zone by its id.
func ZoneNamed(id string) (Zone, bool) {
	for z := range ZoneCount {
		if zoneIDs[z] == id {
			return z, true
		}
	}
	return 0, false
}

// Zones is a set of zones.
type Zones uint16

// Of reports whether the set has a zone.
func (zs Zones) Of(z Zone) bool { return zs&(1<<z) != 0 }
