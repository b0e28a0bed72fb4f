// Package atlas is the map of The Siege of Argot as numbers: the locations of the shore and of the
// Undercity, the hexsides between them, and what follows from them once and for all (who may cross
// what, how far it is, which way is the shortest). It knows no blocks and no state of a match.
//
// A location is a [Place], a hexside a [Side], both small integers that index flat arrays; everything
// is worked out by [Load], so that no question allocates. Places are numbered in id order: overland
// before Undercity, then by id. So the lowest id of the ledger is the smallest number, every list of
// places and neighbours here is in that order, and the first best of a loop is the one that wins a tie.
//
//	a.Ground(p), a.Sea(p), a.Air(p)     where a block of that kind can go from p, with the hexside
//	a.Around(p)                         all locations that share a hexside with p, passable or not
//	a.Beside(p)                         the set of locations that supply reaches from p (AR-MAP-7)
//	a.Limit(s, standing)                how many ground blocks may cross a hexside (AR-STK-2)
//	a.Distance(p, q), a.InRange(p, q, n)  in hexes, for bombardments and leashes
//	a.Steps(p, q), a.Toward(p, q)       by land and tunnel, for third parties
//	a.Is(p, Coast), a.Zone(Docks)       what a location is, and the named sets of locations
//	a.Only(set)                         the same map with fewer locations, under the same numbers
//
// A [Set] is a set of places, an array that can be copied and compared. Rule ids such as AR-MAP-5 refer
// to the rules ledger, docs/rules/argot.md.
//
// # Where things are
//
//	place.go, terrain.go, zone.go, set.go   a location, what it is made of, named sets, any sets
//	side.go                                 directions and hexsides
//	atlas.go, feature.go                    the map and what is asked of it; gates, roads, tunnels
//	hex.go                                  the arithmetic of the grid
//	distance.go                             the tables of distances and ways
//	only.go                                 a part of the map
//	names.go                                what things are called
//	file.go, read*.go, build.go             reading the two map files
//	lint*.go                                what a map must be like to be played on
package atlas
