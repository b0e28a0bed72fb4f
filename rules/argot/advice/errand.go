package advice

import (
	"math"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Errands lie apart from the march on the objective. One block of the besieger goes below to raid the store that no
// gate guards. His first light ship lands at a dock where no ship of the defender has been sent; his second goes to a
// far shore, to march on the gates by a road where nobody is awaited: from Lighthouse Point to the North Gate, or from
// south of the river to the bridge before the Pontia Gate; those who carry more land on all of the near coast, that
// the defender must watch it all. The defender's ships lie at other docks than where they began. Which of several ways
// they take differs from siege to siege, so that neither side can count on it.

// mood is what tells one siege from another to both sides, 0 or more: the first card of the day.
func mood(s *engine.State) int {
	if s.Drawn == 0 {
		return 0
	}
	return int(s.Pile[0])
}

// second is what tells sieges of one mood apart from the second turn of the day on: its card.
func second(s *engine.State) int {
	if s.Drawn < 2 {
		return 0
	}
	return int(s.Pile[1])
}

// What an errand is worth, in steps.
const (
	errandDone = 3.0  // to stand where it leads
	errandStep = 0.9  // each location nearer to it
	havenWorth = 40.0 // to land at the haven of a ship: who lands apart draws many away from the gates
	lastPatrol = 3    // the last turn in which the defender's ships change their docks
	detour     = 5    // by how many locations a way below may be longer than the shortest one
)

// raids reports whether this siege tempts the besieger to raid the store below.
func (pl *planner) raids() bool {
	switch mood(pl.State) {
	case 1, 2, 4, 5, 6:
		return true
	}
	return false
}

// vault is the store that only a tunnel leads to; Nowhere: there is none.
func (v *survey) vault() atlas.Place {
	for p := range v.Map.Zone(atlas.Medical).All() {
		if v.Map.Here().Has(p) && v.Map.At(p).Tunnel != atlas.Nowhere && len(v.Map.Ground(p)) == 1 {
			return p
		}
	}
	return atlas.Nowhere
}

// sendBelow finds the block that goes below, the nearest and least one, and where it goes next: to a tunnel, and
// from its foot to the vault.
func (pl *planner) sendBelow() {
	to := pl.vault()
	if !pl.style.Errands || pl.party != content.Mineos || to == atlas.Nowhere || pl.Pool == 0 || !pl.raids() ||
		standsIn(pl.State, to, pl.party, content.NoBlock) {
		return
	}
	best := math.Inf(1)
	for b := range content.Block(content.BlockCount) {
		p := &pl.Pieces[b]
		if p.Party != pl.party || p.Status != engine.OnMap || pl.Kind(b) != content.Ground || pl.Train(b) || pl.Ranged(b) || pl.Has(b, content.Besieger) {
			continue
		}
		if way := float64(pl.Map.Steps(p.At, to)) + 0.7*worth(pl.State, b); way < best {
			best, pl.errand, pl.goal = way, b, to
		}
	}
	if pl.errand != content.NoBlock && pl.Map.At(pl.Pieces[pl.errand].At).Map != atlas.Undercity {
		pl.goal = pl.foot(pl.Pieces[pl.errand].At, to)
	}
}

// foot is the foot of the tunnel by which a block goes below to a place: of one that does not lead too far about
// and that need not be reached through the city. Without one it is the place itself.
func (v *survey) foot(from, to atlas.Place) atlas.Place {
	least := atlas.Far
	var ways [atlas.MaxPlaces]int // by foot; 0: none
	for _, t := range v.Map.Tunnels() {
		if t.Overland != to && (t.Overland == from || !v.Map.Is(t.Overland, atlas.City)) {
			ways[t.Undercity] = v.Map.Steps(from, t.Overland) + 1 + v.Map.Steps(t.Undercity, to)
			least = min(least, ways[t.Undercity])
		}
	}
	var feet []atlas.Place
	for p, way := range ways {
		if way > 0 && way <= least+detour {
			feet = append(feet, atlas.Place(p))
		}
	}
	if len(feet) == 0 {
		return to
	}
	return feet[mood(v.State)/2%len(feet)]
}

// docks are those of the city, in id order.
func (v *survey) docks() (list []atlas.Place) {
	for p := range v.Map.Zone(atlas.Docks).All() {
		if v.Map.Here().Has(p) {
			list = append(list, p)
		}
	}
	return list
}

// rota says by mood which of a list of landing places a ship tries: two each, of which the second card chooses.
type rota [content.CardCount][2]int

// Those that are harder to come to are tried more often, and a dock when the defender's ships go to others; see patrol.
var (
	havens    = rota{{0, 0}, {1, 0}, {2, 2}, {3, 2}, {0, 0}, {1, 1}, {2, 2}, {3, 3}} // docks
	forelands = rota{{0, 0}, {1, 2}, {3, 1}, {2, 3}, {0, 0}, {3, 2}, {1, 3}, {2, 1}} // far shores
	landfalls = rota{{0, 0}, {4, 4}, {1, 1}, {4, 4}, {6, 6}, {0, 0}, {6, 6}, {3, 3}} // outskirts
	sideways  = rota{{1, 1}, along, along, {3, 3}, along, {5, 5}, along, along}      // outskirts
)

// withAll is no landing place: the ship goes where it can land best.
const withAll = -1

var along = [2]int{withAll, withAll}

// tried is the landing place of a list that is tried in this siege; Nowhere: none.
func (pl *planner) tried(by *rota, list []atlas.Place) atlas.Place {
	i := by[mood(pl.State)][second(pl.State)%2]
	if len(list) == 0 || i == withAll {
		return atlas.Nowhere
	}
	return list[i%len(list)]
}

// shores are the coasts outside the docks from which there is a way to the objective, in id order: the outskirts are
// at most a location farther from it than the nearest, the far shores farther.
func (v *survey) shores() (outskirts, far []atlas.Place) {
	least := atlas.Far
	var steps [atlas.MaxPlaces]int
	for p := v.Map.Here().First(); p != atlas.Nowhere; p = v.Map.Here().Next(p + 1) {
		near := v.Map.Nearest(p, &v.Scenario().Objective)
		if v.Map.Is(p, atlas.Coast) && !v.Map.In(p, atlas.Docks) && near != atlas.Nowhere {
			steps[p] = v.Map.Steps(p, near)
			least = min(least, steps[p])
		}
	}
	for p, n := range steps {
		switch {
		case n > least+1:
			far = append(far, atlas.Place(p))
		case n > 0:
			outskirts = append(outskirts, atlas.Place(p))
		}
	}
	return outskirts, far
}

// havenOf is where a ship of the besieger means to land apart from the others: the first light one at a dock, the
// second on a far shore, the first two that carry more on the outskirts; Nowhere: it goes where it can land best.
func (pl *planner) havenOf(ship content.Block) atlas.Place {
	docks := pl.docks()
	if !pl.style.Errands || pl.party != content.Mineos || len(docks) == 0 {
		return atlas.Nowhere
	}
	before := 0
	for b := range ship {
		if pl.Pieces[b].Party == pl.party && pl.Kind(b) == content.Sea && pl.light(b) == pl.light(ship) {
			before++
		}
	}
	outskirts, far := pl.shores()
	switch light := pl.light(ship); {
	case light && before == 0:
		return pl.tried(&havens, docks)
	case light && before == 1:
		return pl.tried(&forelands, far)
	case !light && before == 0:
		return pl.tried(&landfalls, outskirts)
	case !light && before == 1:
		return pl.tried(&sideways, outskirts)
	}
	return atlas.Nowhere
}

// light reports whether a block is a ship that carries but one.
func (v *survey) light(b content.Block) bool {
	return v.Kind(b) == content.Sea && v.Content.At(b).Ferry == 1
}

// patrol sends the defender's ships to other docks.
func (pl *planner) patrol() {
	docks := pl.docks()
	if !pl.style.Errands || pl.party != content.Argot || pl.Turns() > lastPatrol || len(docks) == 0 {
		return
	}
	n := mood(pl.State)
	for b := pl.free.Next(0); b != content.NoBlock; b = pl.free.Next(b + 1) {
		if pl.Kind(b) != content.Sea || pl.Pieces[b].Status != engine.OnMap {
			continue
		}
		n++
		at, to := pl.Pieces[b].At, docks[n%len(docks)]
		if pl.Map.In(at, atlas.Docks) && pl.reachOf(b).Ends.Has(to) && pl.affords(at) {
			pl.send(b, to, pl.wayIn(b, to))
		}
	}
}
