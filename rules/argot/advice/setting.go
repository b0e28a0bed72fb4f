package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// setting is a set-up under way: what stands already.
type setting struct {
	*engine.State
	party  content.Party
	placed [atlas.MaxPlaces]float64 // worth of the own ground blocks
}

func newSetting(s *engine.State) *setting {
	t := &setting{State: s, party: engine.PartyOf(s.Asker)}
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Party == t.party && p.Status == engine.OnMap && s.Kind(b) == content.Ground && !s.Train(b) {
			t.placed[p.At] += worth(s, b)
		}
	}
	return t
}

// Propose is the next place of a set-up with which the seat that sets up can play on at once: the best at a glance.
func Propose(s *engine.State) rules.Choice { return ranked(s, s.Decision().Choices)[0].choice }

// jams reports whether one more ground block in a place could not march out of it, or kept another one in beside it, as all around
// is full.
func (t *setting) jams(p atlas.Place) bool {
	if !t.opens(p, p) {
		return true
	}
	for _, n := range t.Map.Ground(p) {
		if t.placed[n.Place] > 0 && !t.opens(n.Place, p) {
			return true
		}
	}
	return false
}

// opens reports whether a ground block finds room beside a place once one more stands in another.
func (t *setting) opens(p, taken atlas.Place) bool {
	for _, n := range t.Map.Ground(p) {
		if room := t.Room(n.Place, t.party, content.Ground); room > 1 || room == 1 && n.Place != taken {
			return true
		}
	}
	return false
}

// besiegersStart is where the besieger's ground blocks begin.
func besiegersStart(s *engine.State) *atlas.Set {
	if zone := &s.Scenario().MineosZone; !zone.Empty() {
		return zone
	}
	return s.Map.Zone(atlas.KraikosStart)
}

// nearestStart is the place from which the besieger's ground blocks come soonest to a place.
func nearestStart(s *engine.State, p atlas.Place) atlas.Place {
	if near := s.Map.Nearest(p, besiegersStart(s)); near != atlas.Nowhere {
		return near
	}
	return p
}

// promise is how a place to begin looks: ships first, then the strong, each where it is wanted most; where a ground block would be kept
// in or keep another in, only if there is nothing else (AR-STK-1).
func (t *setting) promise(c rules.Choice) float64 {
	const jammed = 1e4
	b := blockOf(c)
	promise := 10 * worth(t.State, b)
	if c.Verb == engine.PlaceAt && t.Kind(b) == content.Ground && t.jams(atlas.Place(c.Args[1])) {
		promise -= jammed
	}
	if t.Kind(b) == content.Sea {
		promise += 200
	}
	if c.Verb == engine.Stow {
		return promise + t.voyage(b, content.Block(c.Args[1]))
	}
	p := atlas.Place(c.Args[1])
	switch {
	case t.party == content.Mineos:
		return promise + t.march(b, p)
	case t.Kind(b) == content.Sea:
		return promise - 0.1*float64(t.objectiveSteps(p)) - float64(t.alike(b, p))
	case t.Train(b):
		return promise + bonus(t.Map.Is(p, atlas.City)) - 0.05*float64(t.objectiveSteps(p))
	case t.Map.Is(p, atlas.City):
		return promise + 5*t.wanted(p)/(1+0.3*t.placed[p])
	}
	return promise - 0.1*float64(t.objectiveSteps(p)) - 0.1*t.placed[p]
}

// alike is how many blocks of the same kind and party stand in a place.
func (t *setting) alike(b content.Block, p atlas.Place) (n int) {
	for o := range t.In(p) {
		if t.Pieces[o].Party == t.party && t.Kind(o) == t.Kind(b) {
			n++
		}
	}
	return n
}

func (t *setting) objectiveSteps(p atlas.Place) int {
	near := t.Map.Nearest(p, &t.Scenario().Objective)
	if near == atlas.Nowhere {
		return atlas.Far
	}
	return t.Map.Steps(p, near)
}

// wanted is how much the defender wants a place of the city manned when the siege begins.
func (t *setting) wanted(p atlas.Place) float64 {
	steps := float64(t.Map.Steps(nearestStart(t.State, p), p))
	wanted := 0.15 + 0.6/math.Max(1, steps)
	switch {
	case t.Fortified(p):
		wanted += 0.25 + 2.4/(2+steps)
	case t.Map.In(p, atlas.Docks):
		wanted += 0.15
	case t.Map.At(p).Tunnel != atlas.Nowhere:
		wanted += 0.05
	}
	if t.Scenario().Objective.Has(p) {
		wanted += 0.3
	}
	return wanted
}

// march is where the besieger begins on land and at sea: in front, wings with the others, ships towards the
// docks.
func (t *setting) march(b content.Block, p atlas.Place) float64 {
	switch t.Kind(b) {
	case content.Sea:
		nearest := atlas.Far
		for q := range t.Map.Zone(atlas.Docks).All() {
			nearest = min(nearest, t.Map.Distance(p, q))
		}
		return -float64(nearest)
	case content.Air:
		return 0.2*math.Min(t.placed[p], 6) - 0.1*float64(t.objectiveSteps(p))
	}
	slow := float64(4 - t.Face(b).Movement)
	return 0.4*slow - 0.1*float64(t.objectiveSteps(p))
}

// inCompany is how many blocks go by ships that carry several: the strong, who land where it counts.
const inCompany = 4

// voyage is how well a block is stowed aboard a ship: quick blocks land and fight, engines and archers walk. Those who
// come first, the strong, go in company, the next alone, on errands.
func (t *setting) voyage(b, ship content.Block) float64 {
	if t.Ranged(b) || t.Has(b, content.Besieger) || t.Face(b).Movement < 3 || t.Has(b, content.ShockTroops) {
		return -4
	}
	aboard := 0
	for o := range t.Pieces {
		if p := &t.Pieces[o]; p.Party == t.party && p.Status == engine.Aboard {
			aboard++
		}
	}
	return 2 + bonus(t.Content.At(ship).Ferry > 1 == (aboard < inCompany))
}
