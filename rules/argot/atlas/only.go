package atlas

import "slices"

// Only is the part of the map that consists of the places given, under the same numbers: hexsides to all
// others are impassable, their zones are smaller, and tunnels to them are shut (AR-MOD-1).
func (a *Atlas) Only(places *Set) *Atlas {
	part := *a
	part.here = a.here.Common(places)
	part.places = slices.Clone(a.places)
	for p := range part.places {
		l := &part.places[p]
		if l.Tunnel != Nowhere && !(part.Exists(Place(p)) && part.Exists(l.Tunnel)) {
			l.Tunnel = Nowhere
		}
	}
	part.join()
	return &part
}
