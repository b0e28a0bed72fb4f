package siegestorm

import (
	"math/bits"

	"portcullis/rules/siegestorm/cards"
)

// maxBoard is more than the number of creatures that can be on the Battlefield at once.
const maxBoard = maxTracks*trackSlots + maxZones*3 + maxExits + 1

// trackSet is a set of war tracks, a bit each.
type trackSet uint8

func (t trackSet) has(track uint8) bool { return t&(1<<track) != 0 }

// end is the number after that of the last track of the set.
func (t trackSet) end() uint8 { return uint8(bits.Len8(uint8(t))) }

// alliedTracks are the tracks whose creatures are Allies of a card in a track: that one
// (ST-ALY-1, ST-LMS-5), in Co-op both players' (ST-COP-4).
func (s *State) alliedTracks(t uint8) trackSet {
	if s.set.mode == coop && t < coopTracks {
		return 1<<coopTracks - 1
	}
	return 1 << t
}

// opposedTracks are the tracks whose creatures are Enemies of a card in a track.
func (s *State) opposedTracks(t uint8) trackSet {
	switch s.set.mode {
	case lastMan:
		if s.deserted&(1<<t) != 0 {
			return 0
		}
		return 1 << s.facing(t)
	case coop:
		if t < coopTracks {
			return 1 << coopTracks
		}
		return 1<<coopTracks - 1
	}
	return 1 << (1 - t)
}

// coopTracks is how many tracks the players have in Co-op; the boss's is the next one.
const coopTracks = 2

// ownTrack is the war track of a side in which a text has its effect on that side: the one in
// which it is played where a side has two (ST-LMS-5), else its only one (ST-RUL-47).
func (s *State) ownTrack(d side, t uint8) uint8 {
	switch {
	case s.set.mode == lastMan:
		return t
	case d == bossSide:
		return s.set.seats
	}
	return uint8(d)
}

// hostile reports whether two sides fight each other.
func (s *State) hostile(d, other side) bool {
	if s.set.mode.bossMode() {
		return (d == bossSide) != (other == bossSide)
	}
	return d != other
}

// onTracks appends the creatures that count as being on some war tracks (ST-STO-12,
// ST-RUL-75): the storming one, the exit queue, then each track from the top.
func (s *State) onTracks(set trackSet, buf []cardNo) []cardNo {
	if s.stormer != noCard && set.has(s.cards[s.stormer].track) {
		buf = append(buf, s.stormer)
	}
	for _, c := range s.exits[:s.nexits] {
		if set.has(s.cards[c].track) {
			buf = append(buf, c)
		}
	}
	for t := range set.end() {
		if !set.has(t) {
			continue
		}
		for i := trackSlots - 1; i >= 0; i-- {
			if c := s.tracks[t].slots[i]; c != noCard {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// countOn is the number of creatures on some war tracks, without one card.
func (s *State) countOn(set trackSet, without cardNo) int {
	var buf [maxBoard]cardNo
	n := 0
	for _, c := range s.onTracks(set, buf[:0]) {
		if c != without {
			n++
		}
	}
	return n
}

// battlefield appends every creature on the Battlefield.
func (s *State) battlefield(buf []cardNo) []cardNo {
	buf = s.onTracks(s.trackSet(), buf)
	for z := range s.zones {
		at := &s.zones[z]
		for _, c := range [...]cardNo{at.front[0], at.front[1], at.middle} {
			if c != noCard {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// trackSet is all the tracks of the match.
func (s *State) trackSet() trackSet {
	switch s.set.mode {
	case coop:
		return 1<<(coopTracks+1) - 1
	case lastMan:
		return 1<<(2*s.set.seats) - 1
	}
	return 1<<2 - 1
}

// reaches reports whether a group that the text of a card names has a creature in it: the card
// itself, or creatures on the war tracks of Allies or Enemies (ST-ALY-2 to ST-ALY-4). No group
// of Enemies has a Shielded creature in it (ST-RUL-32).
func (s *State) reaches(source cardNo, track uint8, scope cards.Scope, c cardNo) bool {
	k := &s.cards[c]
	switch scope {
	case cards.This:
		return c == source && k.place.onBattlefield()
	case cards.AllAllies:
		return c != source && k.place.onWarTrack() && s.alliedTracks(track).has(k.track)
	case cards.AllEnemies:
		return k.place.onWarTrack() && s.opposedTracks(track).has(k.track) && !s.trait(c).shielded
	}
	return false
}
