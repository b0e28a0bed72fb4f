package towers

import (
	played "portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// Where the Mages and the Towers that were played lie on the paintings of the end, in the units of a painting.
var (
	standsAt = ink.R(36, 40, 100, 133)  // the Tower that has held
	ruinAt   = ink.R(226, 44, 84, 112)  // beyond the field, one that has not
	yonderAt = ink.R(38, 32, 54, 72)    // on a hill far away, that of who has won
	strickAt = ink.R(200, 36, 100, 133) // the Tower that is struck
	leavesAt = ink.R(34, 122, 56, 56)   // who has lost it
)

// armyAt is where creatures of who has won stand before the Tower that has held, the nearest to the ruin first.
var armyAt = [...]ink.Rect{ink.R(188, 130, 32, 32), ink.R(165, 138, 26, 26), ink.R(144, 141, 26, 26), ink.R(122, 145, 26, 26), ink.R(12, 142, 32, 32)}

// cast puts on the painting of the end the Mage who has won and its Tower, and those of who has lost: the own ones, where a
// person at the machine has lost.
func cast(m *played.Match, p kit.Painting) kit.Painting {
	s, ok := m.State().(*towersiege.State)
	if !ok {
		return p
	}
	outcome, _ := s.Outcome()
	winner := outcome.Winners.First()
	if p.Front == "" {
		p.Played = []kit.Played{{Name: towerOf(s.State, loserOf(m, s, 0), "fallen"), Box: ruinAt}, {Name: towerOf(s.State, winner, "whole"), Box: standsAt}}
		side := 1.5 * window.H * standsAt.H
		at := ink.R(standsAt.X+(window.X+window.W/2)*standsAt.W, standsAt.Y+(window.Y+window.H)*standsAt.H, 0, 0)
		for i, name := range armyOf(s.State, winner) {
			p.Played = append(p.Played, kit.Played{Name: name, Box: armyAt[i]})
		}
		p.Played = append(p.Played, kit.Played{Name: mageOf(s.State, winner), Box: ink.R(at.X-side/2, at.Y-0.8*side, side, side)}) // on the sill
		return p
	}
	lost := loserOf(m, s, m.Humans())
	if winner != rules.NoSeat {
		p.Played = append(p.Played, kit.Played{Name: towerOf(s.State, winner, "whole"), Box: yonderAt})
	}
	p.Played = append(p.Played, kit.Played{Name: towerOf(s.State, lost, "fallen"), Box: strickAt}, kit.Played{Name: mageOf(s.State, lost), Box: leavesAt})
	return p
}

// armyOf are the pictures of creatures that a seat has in play, as many as have a place.
func armyOf(s *engine.State, seat rules.Seat) (names []string) {
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner == seat && s.Creature(t) && !s.Is(t, content.Mage) && t.OnField() && len(names) < len(armyAt) {
			names = append(names, pictureOf(s.Info(t)))
		}
	}
	return names
}

// loserOf is the first of some seats that has not won, of all if none of them has lost.
func loserOf(m *played.Match, s *towersiege.State, among rules.Seats) rules.Seat {
	outcome, _ := s.Outcome()
	first := rules.NoSeat
	for i := range m.Seats() {
		seat := rules.Seat(i)
		switch {
		case outcome.Winners.Has(seat):
		case among.Has(seat):
			return seat
		case first == rules.NoSeat:
			first = seat
		}
	}
	return first
}

// towerOf is the picture of the Tower of a seat, as "whole", "cracked" or "fallen"; one of the box if nobody knows any more
// which it was.
func towerOf(s *engine.State, seat rules.Seat, state string) string {
	return "towersiege/towers/" + s.Content.At(begunWith(s, seat, content.Tower, s.Content.Towers)).ID + "-" + state
}

// mageOf is the figure of the Mage of a seat.
func mageOf(s *engine.State, seat rules.Seat) string {
	return "towersiege/mages/" + s.Content.At(begunWith(s, seat, content.Mage, s.Content.Mages)).ID + "-figure"
}

func begunWith(s *engine.State, seat rules.Seat, typ content.Type, all []content.Card) content.Card {
	if seat >= 0 {
		if card := s.Began(seat, typ); card != content.NoCard {
			return card
		}
	}
	return all[0]
}
