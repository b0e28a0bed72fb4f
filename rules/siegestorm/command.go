package siegestorm

import "portcullis/rules/siegestorm/cards"

// command is a text as a side plays it, or as it holds.
type command struct {
	by     side
	foe    side // the opponent that it speaks of; noSide for the boss's while no player is named
	source cardNo
	track  uint8 // in which it is played
	cost   int   // still to be paid by hand cards and Supporters; 0 once it is announced
}

// commandOf is the text that a side would play, or that a card on the Battlefield has.
func (s *State) commandOf(by side, source cardNo, track uint8) command {
	return command{by: by, foe: s.foe(by, track), source: source, track: track}
}

// command is the text that a frame carries out.
func (s *State) command(f *frame) command {
	c := command{by: f.by, foe: f.foe, source: f.card, track: f.track}
	if f.text == menaceText {
		c.track = s.ownTrack(bossSide, 0)
	}
	return c
}

// count is a number that a text takes from the board (ledger 7.3).
func (s *State) count(m command, what cards.Count) int {
	switch what {
	case cards.Allies:
		return s.countOn(s.alliedTracks(m.track), m.source)
	case cards.Enemies:
		return s.countOn(s.opposedTracks(m.track), m.source)
	case cards.Supporters:
		return s.supporters(m.by)
	case cards.OppSupporters:
		return s.supporters(m.foe)
	case cards.Casualties:
		return s.sides[m.by].casualties.len()
	case cards.SpiritTokens:
		if m.source != noCard {
			return int(s.cards[m.source].spirit)
		}
	}
	return 0
}

// supporters is the number of a side's Supporters, of a boss his Menace Level (ST-SOL-13).
func (s *State) supporters(d side) int {
	switch d {
	case bossSide:
		return int(s.boss.menace)
	case noSide:
		return 0
	}
	return s.sides[d].support.len()
}

// amount is the number of an effect, multiplied by what it counts.
func (s *State) amount(m command, e *cards.Effect) int {
	if e.Per == cards.NoCount {
		return int(e.N)
	}
	return int(e.N) * s.count(m, e.Per)
}

// applies reports whether the condition of an effect is met.
func (s *State) applies(m command, e *cards.Effect) bool {
	return e.IfCount == cards.NoCount || s.count(m, e.IfCount) >= int(e.IfMin)
}
