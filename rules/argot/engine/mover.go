package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Mover is what decides where a block can go: a block of the match, or one that is imagined.
type Mover struct {
	Party Party
	Kind  content.Kind
	Train bool
	Move  int // locations that it may enter (AR-BLK-6)
	At    atlas.Place
}

// MoverOf is what decides where a block can go.
func (s *State) MoverOf(b content.Block) Mover {
	p := &s.Pieces[b]
	return Mover{Party: p.Party, Kind: s.Kind(b), Train: s.Train(b), Move: s.Face(b).Movement, At: p.At}
}

// SwiftestOf is what is taken to decide where a block can go whose face is hidden: it moves like the fastest of its kind that its
// party can have.
func (s *State) SwiftestOf(b content.Block) Mover {
	m := s.MoverOf(b)
	m.Train, m.Move = false, 0
	for i := range s.Content.Blocks {
		other := content.Block(i)
		if at := s.Content.At(other); at.Kind == m.Kind && (at.Army.Party() == m.Party || s.Pieces[i].Party == m.Party) {
			m.Move = max(m.Move, s.Content.Face(other, false).Movement, s.Content.Face(other, true).Movement)
		}
	}
	return m
}

// outlook is what a party that moves finds on the map: worked out once for a walk, or for those of a group.
type outlook struct {
	enemies atlas.Set // where a block hostile to it stands (AR-CTL-1)
	fights  atlas.Set // where two enemies hostile to each other stand (AR-MOV-7)
	led     atlas.Set // where a block of its own stands that a train can follow (AR-TRN-8)
}

// outlookOf looks at the map with the eyes of a party.
func (s *State) outlookOf(party Party) (c outlook) {
	var hostile [content.PartyCount]bool
	for p := range content.PartyCount {
		hostile[p] = s.Hostile(p, party)
	}
	var several atlas.Set // where more than one block hostile to it stands
	for i := range s.Pieces {
		p := &s.Pieces[i]
		switch {
		case p.Status != OnMap:
		case hostile[p.Party] && c.enemies.Has(p.At):
			several.Add(p.At)
		case hostile[p.Party]:
			c.enemies.Add(p.At)
		case p.Party == party && s.leads(content.Block(i)):
			c.led.Add(p.At)
		}
	}
	for p := several.First(); p != atlas.Nowhere; p = several.Next(p + 1) {
		if s.ThirdEnemy(p, party) {
			c.fights.Add(p)
		}
	}
	return c
}

// leads reports whether trains can follow a block into the enemy: it is neither a train nor a ship
// (AR-TRN-8).
func (s *State) leads(b content.Block) bool { return !s.Train(b) && s.Kind(b) != content.Sea }

// limit is how many ground blocks of one party may cross a hexside (AR-STK-2).
func (s *State) limit(side atlas.Side) int {
	gate := s.Map.Side(side).Gate
	return s.Map.Limit(side, gate != atlas.NoGate && s.Gates[gate].Strength > 0)
}

// LimitOf is how many ground blocks of one party may cross a hexside in a movement turn, RoomOver how many
// more of the party that moves now (AR-STK-2).
func (s *State) LimitOf(side atlas.Side) int { return s.limit(side) }

// RoomOver is how many more ground blocks of the moving party may cross a hexside in this movement turn.
func (s *State) RoomOver(side atlas.Side) int { return s.limit(side) - int(s.crossed[side]) }

// barred are the directions, as bits 1<<direction, over which ground blocks and ships may not leave a place:
// enemies entered it there this turn. It does not bind wings (AR-PIN-3, AR-AIR-7).
func (s *State) barred(p atlas.Place, party Party) uint8 {
	m := &s.meetings[p]
	if m.By == NoParty {
		return 0
	}
	return m.Entered[s.RoleOf(p, party).Other()]
}
