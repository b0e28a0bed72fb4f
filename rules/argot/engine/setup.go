package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// setupFrame lets a seat place all its blocks and then numbers them for the other one (AR-SET-1,
// AR-SET-14).
type setupFrame struct{}

func (setupFrame) resume(s *State, f *Frame) {
	if s.Waiting(f.Party) {
		s.ask(AskPlacement, f.Seat)
		return
	}
	s.number(f.Party)
	s.tell(rules.Event{Kind: rules.Note, Name: "setup_ended", Rule: "AR-SET-1", Seat: f.Seat})
	s.end()
}

// Waiting reports whether a block of a party is still to be placed.
func (s *State) Waiting(p Party) bool {
	for i := range s.Pieces {
		if piece := &s.Pieces[i]; piece.Party == p && piece.Status == Unplaced {
			return true
		}
	}
	return false
}

// number gives the blocks of a seat that stand on the map the numbers by which the other seat knows them: by
// location and kind, which are seen, and among those that look the same in an order that is drawn by lot.
func (s *State) number(p Party) {
	n := uint16(0)
	for at := range atlas.Place(s.Map.Len()) {
		for kind := range content.KindCount {
			var alike [content.BlockCount]content.Block
			count := 0
			for b := range s.In(at) {
				if s.Pieces[b].Party == p && s.Kind(b) == kind {
					alike[count] = b
					count++
				}
			}
			if !s.Options.Open {
				rules.Shuffle(&s.Rng, alike[:count])
			}
			for _, b := range alike[:count] {
				n++
				s.Pieces[b].Handle, s.Pieces[b].Seen = n, Seen{Stood: true, Start: at}
			}
		}
	}
	s.Handles[p] = n
}

// MayStart is where a block may be set up, room and other blocks aside (AR-SET-2 to AR-SET-9).
func (s *State) MayStart(b content.Block) (places atlas.Set) {
	info, scenario := s.Content.At(b), s.Scenario()
	mineos := s.Pieces[b].Party == content.Mineos
	switch opened, ok := s.opened(info.Army); {
	case mineos && !scenario.MineosZone.Empty():
		places = scenario.MineosZone
	case mineos:
		places = s.besiegers(info.Kind)
	case ok:
		for z := range atlas.ZoneCount {
			if opened.Of(z) {
				places = places.Union(s.Map.Zone(z))
			}
		}
	case info.Army == content.PontiaLegions:
		places = *s.Map.Zone(atlas.PontiaStart)
	case info.Army == content.NistoraPool || info.Army == content.ZulonBand:
		places = s.outside()
	case !scenario.ArgotZone.Empty():
		places = scenario.ArgotZone
	case info.Train:
		places = *s.Map.Zone(atlas.SupplyStart)
	case info.Kind == content.Sea:
		places = *s.Map.Zone(atlas.Docks)
	default:
		places = *s.Map.Zone(atlas.PinkSquares)
	}
	return places
}

// besiegers is where blocks of a kind start for Mineos (AR-SET-8, AR-SET-9).
func (s *State) besiegers(kind content.Kind) atlas.Set {
	switch kind {
	case content.Ground:
		return *s.Map.Zone(atlas.KraikosStart)
	case content.Sea:
		return *s.Map.Zone(atlas.LighthouseStart)
	}
	return s.Map.Zone(atlas.KraikosStart).Union(s.Map.Zone(atlas.LighthouseStart))
}

// outside is where allies start outside the city: on land, not where Mineos starts, nor in Zulon's
// woods while he is to start there (AR-SET-4, AR-SET-5).
func (s *State) outside() atlas.Set {
	places := *s.Map.Map(atlas.Overland)
	places = places.Without(s.Map.Zone(atlas.PinkSquares)).Without(s.Map.Zone(atlas.KraikosStart)).Without(s.Map.Zone(atlas.LighthouseStart))
	if s.Waiting(content.Zulon) {
		places = places.Without(s.Map.Zone(atlas.ZulonStart))
	}
	return places
}

// Standable reports whether a block of a kind can stand in a place (AR-GRD-2, AR-SEA-2, AR-AIR-6).
func (s *State) Standable(kind content.Kind, p atlas.Place) bool {
	switch kind {
	case content.Ground:
		return s.Map.Is(p, atlas.Land)
	case content.Sea:
		return s.Map.Any(p, atlas.Navigable)
	}
	return !s.Map.Is(p, atlas.Unlanding)
}

// Why a block cannot be placed.
var (
	notWaiting  = because("AR-SET-14", "This block is not waiting to be placed.")
	outsideZone = because("AR-SET-2", "Argot's own blocks start in the city: ships at its docks.")
	offSupply   = because("AR-SET-6", "Supply trains start on supply squares.")
	offPontia   = because("AR-SET-3", "This legion cannot start there.")
	offOutside  = because("AR-SET-4", "Allies start outside the city, away from where others start.")
	offRoad     = because("AR-SET-8", "Mineos starts on the road from Kraikos, its ships off Lighthouse Point, its wings in either.")
	twoTrains   = because("AR-SET-6", "At most one train on a supply square.")
	enemyThere  = because("AR-SET-14", "Nobody starts where an enemy stands.")
	noCargo     = because("AR-SET-7", "No block of Argot's starts aboard.")
	noBerth     = because("AR-SET-8", "Only ground blocks start aboard, on a ship of theirs with room.")
)

// cannotPlace is why a seat cannot set a block up in a place; nil: it can.
func (s *State) cannotPlace(b content.Block, p atlas.Place, allowed *atlas.Set) *rules.Refusal {
	piece, kind := &s.Pieces[b], s.Kind(b)
	switch {
	case !s.placing(b):
		return notWaiting
	case !allowed.Has(p) || !s.Standable(kind, p):
		return s.outOfZone(b)
	case s.EnemyAt(p, piece.Party):
		return enemyThere
	case s.Train(b) && s.trainAt(p):
		return twoTrains
	case !s.fits(b, p):
		return s.crowded
	}
	return nil
}

func (s *State) outOfZone(b content.Block) *rules.Refusal {
	switch info := s.Content.At(b); {
	case s.Pieces[b].Party == content.Mineos:
		return offRoad
	case info.Army == content.PontiaLegions:
		return offPontia
	case info.Army == content.NistoraPool || info.Army == content.ZulonBand:
		return offOutside
	case info.Train:
		return offSupply
	}
	return outsideZone
}

// placing reports whether a block waits for the seat that is asked.
func (s *State) placing(b content.Block) bool {
	piece := &s.Pieces[b]
	return s.Asked == AskPlacement && piece.Status == Unplaced && piece.Party == PartyOf(s.Asker)
}

func (s *State) trainAt(p atlas.Place) bool {
	for b := range s.In(p) {
		if s.Train(b) {
			return true
		}
	}
	return false
}

// cannotStow is why a seat cannot set a block up aboard a ship; nil: it can (AR-SET-7, AR-SET-8).
func (s *State) cannotStow(b, ship content.Block) *rules.Refusal {
	switch piece, on := &s.Pieces[b], &s.Pieces[ship]; {
	case !s.placing(b):
		return notWaiting
	case piece.Party != content.Mineos:
		return noCargo
	case s.Kind(b) != content.Ground || on.Status != OnMap || on.Party != piece.Party || s.Berths(ship) < 1:
		return noBerth
	}
	return nil
}

// Berths is how many more ground blocks a ship could carry (AR-SEA-5); 0 for other blocks.
func (s *State) Berths(ship content.Block) int {
	n := s.Content.At(ship).Ferry
	for range s.Cargo(ship) {
		n--
	}
	return n
}
