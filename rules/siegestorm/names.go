package siegestorm

import (
	"strconv"
	"strings"

	"portcullis/rules"
)

var _ rules.Caller = (*State)(nil)

// Call names the seats in all that is said; see [rules.Caller]. Sentences are formats, so a
// percent sign in a name is left out.
func (s *State) Call(names []string) {
	for i := range names {
		names[i] = strings.ReplaceAll(names[i], "%", "")
	}
	s.names = names
}

// player is what a seat is called: the name of who sits in it, or the game's own.
func (s *State) player(seat int) rules.Text {
	if seat < len(s.names) && s.names[seat] != "" {
		return rules.T("%s", s.names[seat])
	}
	return rules.Info{Seats: playerNames[:]}.SeatName(rules.Seat(seat))
}

// nameOf is what a side is called.
func (s *State) nameOf(d side) rules.Text {
	switch {
	case d < maxSeats:
		return s.player(int(d))
	case d == bossSide && s.set.mode.bossMode():
		return s.game.set.Bosses[s.boss.card].Told()
	}
	return rules.T("nobody")
}

// nameOfSeat is what the seat of an event is called: a player, or in the boss modes the boss.
func (s *State) nameOfSeat(seat rules.Seat) rules.Text {
	switch {
	case seat >= 0 && seat < maxSeats:
		return s.player(int(seat))
	case s.set.mode.bossMode():
		return s.nameOf(bossSide)
	}
	return rules.T("The game")
}

// name is what a card is called.
func (s *State) name(c cardNo) rules.Text {
	if int(c) >= maxCards || s.cards[c].owner == noSide {
		return rules.T("a card")
	}
	return s.design(c).Told()
}

// numbers reads the one or two numbers of an element's name: "2/1", "17".
func numbers(el rules.Element) (a, b int, ok bool) {
	first, second, two := strings.Cut(el.Name(), "/")
	a, err := strconv.Atoi(first)
	if err != nil || a < 0 {
		return 0, 0, false
	}
	if !two {
		return a, 0, true
	}
	b, err = strconv.Atoi(second)
	return a, b, err == nil && b >= 0
}

// cardAt is the card that an element names as one that is seen.
func (s *State) cardAt(el rules.Element) (cardNo, bool) {
	n, _, ok := numbers(el)
	if !ok || el.Kind() != "card" || n >= maxCards || s.cards[n].owner == noSide {
		return noCard, false
	}
	return cardNo(n), true
}

// sideAt is the side that an element such as seat:1 or casualties:4 names.
func (s *State) sideAt(el rules.Element) (side, bool) {
	n, _, ok := numbers(el)
	switch {
	case !ok:
		return noSide, false
	case n < int(s.set.seats), n == int(bossSide) && s.set.mode.bossMode():
		return side(n), true
	}
	return noSide, false
}

// phrase names the thing behind an element in the middle of a sentence.
func (s *State) phrase(el rules.Element) rules.Text {
	if c, ok := s.cardAt(el); ok {
		return s.name(c)
	}
	a, b, ok := numbers(el)
	switch el.Kind() {
	case "card", "back":
		return rules.T("a card")
	case "slot":
		if ok && a < maxTracks && b < trackSlots {
			return s.ofTrack(slotNames[b], uint8(a))
		}
	case "exit":
		if ok && a < maxTracks {
			return s.ofTrack(rules.T("the end of the war track"), uint8(a))
		}
	case "track":
		if ok && a < maxTracks {
			return s.trackName(uint8(a))
		}
	case "front":
		if d := side(b); ok && b < maxSides {
			return rules.T("the Frontline of %s", s.nameOf(d))
		}
	case "middle":
		return rules.T("No Man's Land")
	case "chain":
		return rules.T("the chain of commands")
	case "support":
		if ok && a < maxSides {
			return rules.T("a Supporter of %s", s.nameOf(side(a)))
		}
	case "seat":
		if d, ok := s.sideAt(el); ok {
			return s.nameOf(d)
		}
	}
	if pile, ok := pileNames[el.Kind()]; ok {
		if d, ok := s.sideAt(el); ok {
			return rules.T("the %s of %s", pile, s.nameOf(d))
		}
	}
	if words, ok := bossThings[el]; ok {
		return words
	}
	return rules.T("%s", string(el))
}

// bossThings are the words for what lies on the boss's board.
var bossThings = map[rules.Element]rules.Text{bossCard: rules.T("the boss card"), bossMenace: rules.T("the Menace Level"), bossLife: rules.T("the Life Points"),
	bossToken: rules.T("the Reserve token")}

var slotNames = [trackSlots]rules.Text{rules.T("the Deployment Zone"), rules.T("the middle slot"), rules.T("the last slot")}

// pileNames are the words for the kinds of element that are piles.
var pileNames = map[string]rules.Text{"resources": rules.T("Resources"), "hand": rules.T("hand"), "supports": rules.T("Support Zone"), "casualties": rules.T("Casualties"),
	"heal": rules.T("Heal pile"), "removed": rules.T("removed cards"), "vision": rules.T("Vision cards"), "reserve": rules.T("Reserve pile")}

// ofTrack says whose a slot is, and in Last Man Standing on which side. It says the same from the
// first turn to the last.
func (s *State) ofTrack(what rules.Text, t uint8) rules.Text {
	switch {
	case s.set.mode == lastMan:
		return rules.T("%s of %s, %s", what, s.player(int(t/2)), leftOrRight(t))
	case t >= s.set.seats:
		return rules.T("%s of %s", what, s.nameOf(bossSide))
	}
	return rules.T("%s of %s", what, s.player(int(t)))
}

// trackName: "the left war track, towards Player 3".
func (s *State) trackName(t uint8) rules.Text {
	if s.set.mode == lastMan {
		return rules.T("the %s war track, towards %s", leftOrRight(t), s.nameOf(s.opponent(t)))
	}
	return s.ofTrack(rules.T("the war track"), t)
}

// leftOrRight is the hand on which a track of Last Man Standing lies (ST-LMS-2).
func leftOrRight(t uint8) rules.Text {
	return [2]rules.Text{rules.T("left"), rules.T("right")}[t%2]
}
