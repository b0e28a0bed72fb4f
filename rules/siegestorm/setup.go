package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// deal lays the match out for its mode (ST-SET-1, ST-SOL-6, ST-COP-2, ST-LMS-1, ST-LMS-2) and
// gives every player his deck.
func (s *State) deal(decks []decks.List) {
	s.clear()
	s.layTracks()
	for d := range side(s.set.seats) {
		s.living |= rules.SeatsOf(d.seat())
		n := cardNo(int(d) * cards.DeckSize)
		for _, line := range decks[d].Lines {
			for range line.N {
				s.cards[n] = card{design: line.Card, owner: d, holder: d, place: inResources}
				s.sides[d].resources.push(n)
				n++
			}
		}
		rules.Shuffle(&s.rng, s.sides[d].resources.cards())
	}
	if s.set.mode.bossMode() {
		s.dealBoss()
	}
	for d := range side(s.set.seats) {
		for range startingHand {
			s.send(d, "drawn", "ST-SET-2", s.sides[d].resources.top(), inHand, d)
		}
	}
	s.push(frame{kind: setupFrame})
}

// clear makes a new state one without cards, in which nothing is under way.
func (s *State) clear() {
	for i := range s.cards {
		s.cards[i].owner, s.cards[i].holder = noSide, noSide
	}
	s.stormer, s.loser, s.play.card = noCard, noSide, noCard
	for d := range s.set.seats {
		s.sides[d].settle(s.set.habits[d])
	}
}

const startingHand = 2 // ST-SET-2, ST-LMS-3

// layTracks lays war tracks and Battle Zones out. In a Duel and against a boss each side has
// one track; the boss's comes last. In Last Man Standing seat i has the tracks 2i (left,
// towards the next seat in turn order) and 2i+1 (right), and Battle Zone i lies between seat
// i and the next one (ST-LMS-2).
func (s *State) layTracks() {
	for t := range s.tracks {
		s.tracks[t] = track{owner: noSide, slots: [trackSlots]cardNo{noCard, noCard, noCard}}
	}
	for z := range s.zones {
		s.zones[z] = noZone()
	}
	switch s.set.mode {
	case duel, freeForAll:
		s.layTrack(0, 0)
		s.layTrack(1, 1)
		s.layZone(0, 0, 1)
	case solo:
		s.layTrack(0, 0)
		s.layTrack(1, bossSide)
		s.layZone(0, 0, 1)
	case coop:
		s.layTrack(0, 0)
		s.layTrack(1, 1)
		s.layTrack(2, bossSide)
		s.layZone(0, 0, 2)
		s.layZone(1, 1, 2)
	case lastMan:
		for d := range s.set.seats {
			s.layTrack(2*d, side(d))
			s.layTrack(2*d+1, side(d))
		}
		for d := range s.set.seats {
			s.layZone(d, 2*d, 2*((d+1)%s.set.seats)+1)
		}
	}
}

func (s *State) layTrack(t uint8, owner side) { s.tracks[t].used, s.tracks[t].owner = true, owner }

func (s *State) layZone(z, t0, t1 uint8) {
	s.zones[z].used = true
	s.zones[z].tracks = [2]uint8{t0, t1}
	s.zones[z].sides = [2]side{s.tracks[t0].owner, s.tracks[t1].owner}
}

// facing is the war track opposite to a track: for the boss's in Co-op that of the first
// player; see facingSides for both.
func (s *State) facing(t uint8) uint8 {
	for i := range s.zones {
		z := &s.zones[i]
		if z.used && z.tracks[0] == t {
			return z.tracks[1]
		}
		if z.used && z.tracks[1] == t {
			return z.tracks[0]
		}
	}
	return t
}

// zoneOf is the Battle Zone that a track runs along; the boss's in Co-op runs along both,
// and the first is given.
func (s *State) zoneOf(t uint8) uint8 {
	for i := range s.zones {
		if z := &s.zones[i]; z.used && (z.tracks[0] == t || z.tracks[1] == t) {
			return uint8(i)
		}
	}
	return 0
}

// opponent is who faces a track. In Co-op the boss's track faces both players; a text then
// names one of them by ABSORB, and here it is the first.
func (s *State) opponent(t uint8) side { return s.tracks[s.facing(t)].owner }
