package advice

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// sail plans what ships with cargo do: they go where it can land best, and land it.
func (pl *planner) sail() {
	for b := pl.free.Next(0); b != content.NoBlock; b = pl.free.Next(b + 1) {
		if pl.Kind(b) == content.Sea && pl.laden(b) && pl.affords(pl.Pieces[b].At) {
			pl.voyage(b)
		}
	}
	for b := pl.free.Next(0); b != content.NoBlock; b = pl.free.Next(b + 1) {
		if p := &pl.Pieces[b]; p.Status == engine.Aboard && !p.Has(engine.Boarded) && !pl.free.Has(p.Ship) && pl.mayLand(pl.Pieces[p.Ship].At) && pl.affords(p.At) {
			pl.land(b) // its ship has moved already
		}
	}
}

// sailing is what a location at sea costs a block aboard beside one on the road to the objective.
const sailing = 1.5

// voyage is the way of one ship with cargo.
func (pl *planner) voyage(ship content.Block) {
	at := pl.Pieces[ship].At
	pl.haven = pl.havenOf(ship)
	best, most, lands := at, pl.ashore(at), pl.mayLand(at)
	if !lands {
		most = -pl.atSea(at) - 0.2
	}
	ends := &pl.reachOf(ship).Ends
	for p := ends.First(); p != atlas.Nowhere; p = ends.Next(p + 1) {
		if pl.EnemyAt(p, pl.party) && pl.shipsAt(p) || !pl.room(ship, p) {
			continue
		}
		if there := -pl.atSea(p); there > most {
			best, most, lands = p, there, false
		}
		if pl.mayLand(p) && pl.ashore(p) > most {
			best, most, lands = p, pl.ashore(p), true
		}
	}
	if best != at {
		pl.send(ship, best, pl.wayIn(ship, best))
	}
	if lands {
		for b := range pl.Cargo(ship) {
			if !pl.Pieces[b].Has(engine.Boarded) && int(pl.stood[best][content.Ground]) < pl.Content.Rules.Stack[content.Ground] {
				pl.activate(at)
				pl.land(b)
				pl.stood[best][content.Ground]++
				pl.own[best] += worth(pl.State, b)
			}
		}
	}
}

// land gives a block aboard the order to go ashore.
func (pl *planner) land(b content.Block) {
	pl.activate(pl.Pieces[b].At)
	pl.orders = append(pl.orders, order{b, atlas.Nowhere, atlas.Nowhere})
	pl.free.Remove(b)
}

// mayLand reports whether cargo could go ashore in a place (AR-SEA-7).
func (pl *planner) mayLand(p atlas.Place) bool {
	return pl.Map.Is(p, atlas.Coast) && !pl.shipsAt(p) && !pl.ThirdEnemy(p, pl.party)
}

// shipsAt reports whether an enemy ship is in a place.
func (pl *planner) shipsAt(p atlas.Place) bool {
	for b := range pl.In(p) {
		if pl.Kind(b) == content.Sea && pl.Hostile(pl.Pieces[b].Party, pl.party) {
			return true
		}
	}
	return false
}

// ashore is what landing in a place is worth: the way from there, and the fight for it.
func (pl *planner) ashore(p atlas.Place) float64 {
	worth := -0.55*(pl.road[p]+barOfWorth*2*pl.foe[p]) - 0.3*max(0, 0.8*pl.threat(p)-6)
	if pl.Map.In(p, atlas.Docks) {
		worth += pl.style.Docks
	}
	if p == pl.haven {
		worth += havenWorth
	}
	return worth
}

// atSea is how far a place at sea is from the best landing.
func (pl *planner) atSea(p atlas.Place) float64 {
	best := farRoad
	for q := pl.Map.Here().First(); q != atlas.Nowhere; q = pl.Map.Here().Next(q + 1) {
		if !pl.Map.Is(q, atlas.Coast) || pl.Map.Distance(p, q) >= atlas.Far {
			continue
		}
		way := sailing + 0.5*float64(pl.Map.Distance(p, q)) - pl.ashore(q)
		if pl.shipsAt(q) {
			way++
		}
		best = min(best, way)
	}
	return best
}
