package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Block is what a block is called: the name on the face that shows.
func Block(s *engine.State, b content.Block) rules.Text { return s.Face(b).Title() }

// LastSeen is a block that stands closed, as it was when it was last open.
func LastSeen(s *engine.State, b content.Block) rules.Text {
	seen := &s.Pieces[b].Seen
	return rules.T("%s, strength %d when last seen, in turn %d of day %d", Block(s, b), seen.Strength, seen.Turn, seen.Day)
}

// told is a block within a sentence.
func told(s *engine.State, b content.Block) rules.Text { return s.Face(b).Told() }

// several is 2 where the name of a block is told as several, else 1.
func several(s *engine.State, b content.Block) int {
	if s.Face(b).Plural {
		return 2
	}
	return 1
}

// Place is what a location is called.
func Place(s *engine.State, p atlas.Place) rules.Text { return s.Map.Title(p) }

// Seat is what a side is called.
func Seat(seat rules.Seat) rules.Text {
	if seat == engine.Mineos {
		return rules.T("Mineos").In("seat")
	}
	return rules.T("Argot").In("seat")
}

// Party is what a party is called.
func Party(s *engine.State, p engine.Party) rules.Text {
	if engine.Third(p) {
		return s.Content.Parties[p].Title()
	}
	return Seat(engine.SeatOf(p))
}

// gate is what a fortification is called.
func gate(s *engine.State, g atlas.GateIndex) rules.Text { return s.Map.Gates()[g].Title() }
