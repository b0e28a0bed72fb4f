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
func (s *State) player(seat int) string {
	if seat < len(s.names) && s.names[seat] != "" {
		return s.names[seat]
	}
	return playerNames[seat]
}

// nameOf is what a side is called.
func (s *State) nameOf(d side) string {
	switch {
	case d < maxSeats:
		return s.player(int(d))
	case d == bossSide && s.set.mode.bossMode():
		return s.game.set.Bosses[s.boss.card].Name
	}
	return "nobody"
}

// nameOfSeat is what the seat of an event is called: a player, or in the boss modes the boss.
func (s *State) nameOfSeat(seat rules.Seat) string {
	switch {
	case seat >= 0 && seat < maxSeats:
		return s.player(int(seat))
	case s.set.mode.bossMode():
		return s.nameOf(bossSide)
	}
	return "The game"
}

// name is what a card is called.
func (s *State) name(c cardNo) string {
	if int(c) >= maxCards || s.cards[c].owner == noSide {
		return "a card"
	}
	return s.design(c).Name
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
func (s *State) phrase(el rules.Element) string {
	if c, ok := s.cardAt(el); ok {
		return s.name(c)
	}
	a, b, ok := numbers(el)
	switch el.Kind() {
	case "card", "back":
		return "a card"
	case "slot":
		if ok && a < maxTracks && b < trackSlots {
			return slotNames[b] + s.ofTrack(uint8(a))
		}
	case "exit":
		if ok && a < maxTracks {
			return "the end of the war track" + s.ofTrack(uint8(a))
		}
	case "track":
		if ok && a < maxTracks {
			return s.trackName(uint8(a))
		}
	case "front":
		if d := side(b); ok && b < maxSides {
			return "the Frontline of " + s.nameOf(d)
		}
	case "middle":
		return "No Man's Land"
	case "chain":
		return "the chain of commands"
	case "support":
		if ok && a < maxSides {
			return "a Supporter of " + s.nameOf(side(a))
		}
	case "seat":
		if d, ok := s.sideAt(el); ok {
			return s.nameOf(d)
		}
	}
	if pile, ok := pileNames[el.Kind()]; ok {
		if d, ok := s.sideAt(el); ok {
			return "the " + pile + " of " + s.nameOf(d)
		}
	}
	if words, ok := map[rules.Element]string{bossCard: "the boss card", bossMenace: "the Menace Level", bossLife: "the Life Points", bossToken: "the Reserve token"}[el]; ok {
		return words
	}
	return string(el)
}

var slotNames = [trackSlots]string{"the Deployment Zone", "the middle slot", "the top slot"}

// pileNames are the words for the kinds of element that are piles.
var pileNames = map[string]string{"resources": "Resources", "hand": "hand", "supports": "Support Zone", "casualties": "Casualties",
	"heal": "Heal pile", "removed": "removed cards", "vision": "Vision cards", "reserve": "Reserve pile"}

// ofTrack says whose a slot is, and in Last Man Standing on which side. It says the same from the
// first turn to the last.
func (s *State) ofTrack(t uint8) string {
	switch {
	case s.set.mode == lastMan:
		return " of " + s.player(int(t/2)) + ", " + leftOrRight(t)
	case t >= s.set.seats:
		return " of " + s.nameOf(bossSide)
	}
	return " of " + s.player(int(t))
}

// trackName: "the left war track, towards Player 3".
func (s *State) trackName(t uint8) string {
	if s.set.mode == lastMan {
		return "the " + leftOrRight(t) + " war track, towards " + s.nameOf(s.opponent(t))
	}
	return "the war track" + s.ofTrack(t)
}

// leftOrRight is the hand on which a track of Last Man Standing lies (ST-LMS-2).
func leftOrRight(t uint8) string {
	return [2]string{"left", "right"}[t%2]
}

// capital is a phrase at the beginning of a sentence.
func capital(phrase string) string {
	if phrase == "" {
		return ""
	}
	return strings.ToUpper(phrase[:1]) + phrase[1:]
}
