package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// regroupFrame lets the victor move blocks out of the place it won and into it (AR-REG-1).
type regroupFrame struct{}

func (regroupFrame) resume(s *State, f *Frame) { s.ask(AskRegroup, f.Seat) }

// Still is why a block cannot regroup to a location.
type Still uint8

// The reasons, in the order in which they are asked.
const (
	CanRegroup   Still = iota
	NotOurs            // it is no block of the victor's on the map (AR-RUL-46)
	HasRegrouped       // once a phase, a captured train not at all (AR-REG-2, AR-TRN-7)
	Unresolved         // it stands in a battle that is still to be fought (AR-REG-2)
	NotBeside          // neither out of the won location nor into it, or no way for its kind (AR-REG-1)
	EnemyInWay         // an enemy block is there (AR-REG-1)
	BreaksPeace        // it could fight there (AR-REG-2)
	NoStop             // an aerial block cannot stop there (AR-AIR-6)
	NoSpace            // AR-STK-1
)

// Stays is why a block cannot regroup to a location beside its own after the battle in won.
func (s *State) Stays(b content.Block, to, won atlas.Place) Still {
	p := &s.Pieces[b]
	if bar := s.unready(b); bar != CanRegroup {
		return bar
	}
	_, ok := s.way(b, to)
	switch {
	case !ok || (p.At == won) == (to == won):
		return NotBeside
	case to != won && s.EnemyAt(to, p.Party):
		return EnemyInWay
	case s.couldFight(b, to):
		return BreaksPeace
	case s.Kind(b) == content.Air && s.Map.Is(to, atlas.Unlanding):
		return NoStop
	case !s.fits(b, to):
		return NoSpace
	}
	return CanRegroup
}

// unready is why a block cannot regroup, wherever to.
func (s *State) unready(b content.Block) Still {
	p := &s.Pieces[b]
	switch {
	case p.Status != OnMap || SeatOf(p.Party) != s.Stack.Top().Seat:
		return NotOurs
	case p.Has(Regrouped):
		return HasRegrouped
	case s.BattleAt(p.At):
		return Unresolved
	}
	return CanRegroup
}

// couldFight reports whether a block could target, or be targeted by, an enemy block in a place.
func (s *State) couldFight(b content.Block, p atlas.Place) bool {
	for e := s.First(p); e != content.NoBlock; e = s.Next(e) {
		if s.Hostile(s.Pieces[b].Party, s.Pieces[e].Party) && (s.CanTarget(b, e) || s.CanTarget(e, b)) {
			return true
		}
	}
	return false
}

// regroup moves a block, its cargo with it (AR-REG-1). Nothing follows from it: where it goes nobody fights,
// and a train that it leaves has no enemy ground block beside it.
func (s *State) regroup(b content.Block, to atlas.Place) {
	p := &s.Pieces[b]
	from := p.At
	s.shift(b, to)
	p.Entry = atlas.NoSide
	p.Flags |= Regrouped
	s.tell(rules.Event{
		Kind: rules.PieceMoved, Name: "regrouped", Rule: "AR-REG-1", Seat: SeatOf(p.Party),
		Subject: s.BlockElement(b), From: s.PlaceElement(from), To: s.PlaceElement(to), N: 1, M: int16(p.Handle),
	})
}
