package atlas

// Terrain is what a location consists of.
type Terrain uint8

// The terrains. Rock is no location, and a split hex is two.
const (
	Sea Terrain = iota
	Open
	Beach
	Lighthouse
	Hill
	Forest
	FordHex
	CityWard
	Dock
	OldTownWard
	SanctuaryHex
	Cavern
	CasinoWardHex
	BurrowtownHex
	rock
	split
	terrainCount
)

// The domains of terrains in the map files.
const (
	domainSea  = "sea"
	domainLand = "land"
	domainNone = "none"
)

// terrains is what the rules know of each terrain; the map files have to agree (AR-GRD-4, AR-MAP-8).
var terrains = [terrainCount]struct {
	id     string
	domain string
	traits Traits
}{
	Sea:           {"sea", domainSea, Water},
	Open:          {"open", domainLand, Land},
	Beach:         {"beach", domainLand, Land},
	Lighthouse:    {"lighthouse", domainLand, Land},
	Hill:          {"hill", domainLand, Land | Stops},
	Forest:        {"forest", domainLand, Land | Stops},
	FordHex:       {"ford", domainLand, Land | Stops | Ford},
	CityWard:      {"city", domainLand, Land | Stops | Pink | City},
	Dock:          {"dock", domainLand, Land | Stops | Pink | City},
	OldTownWard:   {"old_town", domainLand, Land | Stops | Pink | City},
	SanctuaryHex:  {"sanctuary", domainLand, Land | Stops | Pink | City | Unlanding},
	Cavern:        {"cavern", domainLand, Land},
	CasinoWardHex: {"casino_ward", domainLand, Land | Stops | City},
	BurrowtownHex: {"burrowtown", domainLand, Land | Stops | City},
	rock:          {"rock", domainNone, 0},
	split:         {"split", domainLand, 0},
}

// ID is the terrain's id in the map files: "old_town".
func (t Terrain) ID() string { return terrains[t].id }

func terrainNamed(id string) (Terrain, bool) {
	for t := range terrainCount {
		if terrains[t].id == id {
			return t, true
		}
	}
	return 0, false
}
