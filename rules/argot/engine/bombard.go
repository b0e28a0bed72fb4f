package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// GateTarget is the target of a bombardment that is not a party but the fortification.
const GateTarget = int(content.PartyCount)

// fire lets a party bombard: a seat is asked until it ceases fire, a third party fires with all that it
// has (AR-TPY-7). It is false when nobody is left who could.
func (s *State) fire(f *Frame) bool {
	s.choices = s.choices[:0]
	s.listBombardments(f.Party)
	if len(s.choices) == 0 {
		return false
	}
	if !Third(f.Party) {
		s.ask(AskBombardment, f.Seat)
		return true
	}
	best := s.choices[0]
	for _, c := range s.choices[1:] {
		if blockOf(c) == blockOf(best) && s.standingIn(placeOf(c)) < s.standingIn(placeOf(best)) {
			best = c
		}
	}
	s.bombard(blockOf(best), placeOf(best), int(best.Args[2]))
	return true
}

// mightFire reports whether a party could bombard for all that its enemy knows: one of its ground blocks is
// free to, and something to fire at lies as near as any block can shoot. That it is not asked then shows the
// enemy something.
func (s *State) mightFire(of Party) bool {
	farthest := 0
	for b := range content.Block(content.BlockCount) {
		farthest = max(farthest, s.Content.Face(b, false).Range, s.Content.Face(b, true).Range)
	}
	for i := range s.Pieces {
		p, b := &s.Pieces[i], content.Block(i)
		if p.Party != of || p.Status != OnMap || s.Kind(b) != content.Ground || p.Has(Bombarded|Moved|Boarded|Disembarked|Fought|Retreated|Regrouped) || s.BattleAt(p.At) {
			continue
		}
		for at := range atlas.Place(s.Map.Len()) {
			if s.Map.InRange(p.At, at, farthest) && (s.EnemyAt(at, of) || s.worthBattering(at, of)) {
				return true
			}
		}
	}
	return false
}

// standingIn is how many blocks stand in a place.
func (s *State) standingIn(p atlas.Place) (n int) {
	for range s.In(p) {
		n++
	}
	return n
}

// listBombardments offers all shots of a party, by block, location and target.
func (s *State) listBombardments(of Party) {
	for i := range s.Pieces {
		b := content.Block(i)
		if s.Pieces[b].Party != of || s.silent(b) != nil {
			continue
		}
		for p := range atlas.Place(s.Map.Len()) {
			if !s.Map.InRange(s.Pieces[b].At, p, s.Face(b).Range) {
				continue
			}
			for target := range GateTarget + 1 {
				if s.canHit(b, p, target) {
					s.offer(Bombard, i, int(p), target)
				}
			}
		}
	}
}

// Why a block cannot bombard, whatever the target.
var (
	notRanged = because("AR-RNG-1", "Only a ranged ground block on the map bombards.")
	hasFired  = because("AR-RNG-3", "A block bombards once a turn.")
	hasGone   = because("AR-RNG-3", "A block that moved, boarded or landed this turn does not bombard.")
	hasFought = because("AR-RNG-3", "A block that fought, retreated or regrouped this turn does not bombard.")
	inBattle  = because("AR-RNG-3", "A block in a battle location does not bombard.")
)

// silent is why a block cannot bombard now, or nil (AR-RNG-3, AR-RUL-25).
func (s *State) silent(b content.Block) *rules.Refusal {
	p := &s.Pieces[b]
	switch {
	case p.Status != OnMap || !s.Ranged(b):
		return notRanged
	case p.Has(Bombarded):
		return hasFired
	case p.Has(Moved | Boarded | Disembarked):
		return hasGone
	case p.Has(Fought | Retreated | Regrouped):
		return hasFought
	case s.BattleAt(p.At):
		return inBattle
	}
	return nil
}

// canHit reports whether there is something for a block to bombard in a place within range: blocks of a
// camp hostile to it, named by the lowest party of them that stands there (AR-RNG-4, AR-RUL-60), or an
// intact fortification whose location holds no friend of a Besieger; of Argot's, to whom the fortifications belong, only
// one that an enemy holds (AR-RNG-6, AR-RUL-18).
func (s *State) canHit(b content.Block, p atlas.Place, target int) bool {
	party := s.Pieces[b].Party
	if target == GateTarget {
		return s.Has(b, content.Besieger) && s.worthBattering(p, party)
	}
	of := Party(target)
	if s.Friendly(of, party) || !s.holds(p, of) {
		return false
	}
	for lower := range of {
		if s.Friendly(lower, of) && s.holds(p, lower) {
			return false
		}
	}
	return true
}

// worthBattering reports whether a party may bombard the fortification of a place, if it has a Besieger for it.
func (s *State) worthBattering(p atlas.Place, party Party) bool {
	own := s.Friendly(party, content.Argot)
	return s.Fortified(p) && !s.alliedAt(p, party) && (!own || s.EnemyAt(p, party))
}

// holds reports whether a block of a party stands in a place.
func (s *State) holds(p atlas.Place, of Party) bool {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Pieces[b].Party == of {
			return true
		}
	}
	return false
}

// bombard fires: the block is seen while it does (AR-RUL-43).
func (s *State) bombard(b content.Block, p atlas.Place, target int) {
	s.Pieces[b].Flags |= Bombarded
	s.Pieces[b].Seen.Fired = true
	s.reveal(b)
	s.Roll = Roll{By: b, Shot: true}
	of := NoParty
	if target == GateTarget {
		s.Roll.Aim = AtGate
	} else {
		of = Party(target)
	}
	s.begin(Frame{Kind: FrameBombardment, Block: b, Place: p, Party: of})
}
