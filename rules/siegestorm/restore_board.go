package siegestorm

import "portcullis/rules"

// board reads war tracks, Battle Zones and the creatures that have left their slots. In Last Man
// Standing the tracks and zones of eliminated players are gone (ST-LMS-8).
func (r *restorer) board(in *written) {
	s := r.state
	var seen [maxTracks]bool
	for _, from := range in.Tracks {
		t := r.track("tracks", from.Track)
		if r.Err != nil {
			return
		}
		switch owner := s.tracks[t].owner.String(); {
		case seen[t]:
			r.Fail("tracks", invariantSlots, "war track %d is there twice", t)
		case len(from.Slots) != trackSlots:
			r.Fail("tracks", invariantSlots, "war track %d has %s; it has %d", t, rules.Count(len(from.Slots), "%d slot here", "%d slots here"), trackSlots)
		case from.Side != owner:
			r.Fail("tracks", invariantSlots, "war track %d is of %q; it belongs to %s", t, from.Side, owner)
		}
		if r.Err != nil {
			return
		}
		seen[t] = true
		for i, name := range from.Slots {
			if name == "" {
				continue
			}
			if c := r.lay("tracks", name, onTrack, s.tracks[t].owner); c != noCard {
				s.stand(c, t, uint8(i))
			}
		}
	}
	for t := range s.tracks {
		if s.tracks[t].used && !seen[t] {
			s.closeTrack(uint8(t))
		}
	}
	r.zones(in)
	r.leaving(in)
	r.hits(in)
}

// hits reads what the boss's storm under way does to each player.
func (r *restorer) hits(in *written) {
	if in.Boss == nil {
		return
	}
	for d, from := range in.Boss.Hits {
		r.state.boss.hits[d] = hit{
			target:   r.on("boss_board.hits.target", from.Target),
			strength: int8(r.Number("boss_board.hits.strength", invariantStrength, from.Strength, 0, mostStrength)),
		}
	}
}

// mostStrength bounds an Attack Strength in a snapshot; no storm comes near it.
const mostStrength = 99

func (r *restorer) zones(in *written) {
	s := r.state
	var seen [maxZones]bool
	for _, from := range in.Zones {
		i := r.Number("zones", "ST-ZON-2", from.Zone, 0, maxZones-1)
		switch {
		case r.Err != nil:
		case !s.zones[i].used:
			r.Fail("zones", "ST-ZON-2", "Battle Zone %d is not in this match", i)
		case seen[i]:
			r.Fail("zones", "ST-ZON-2", "Battle Zone %d is there twice", i)
		case len(from.Tracks) != 2:
			r.Fail("zones", "ST-ZON-2", "Battle Zone %d has %s; it lies between two", i, rules.Count(len(from.Tracks), "%d war track", "%d war tracks"))
		case len(from.Front) != 2:
			r.Fail("zones", "ST-ZON-2", "Battle Zone %d has %s; it has two", i, rules.Count(len(from.Front), "%d Frontline", "%d Frontlines"))
		}
		if r.Err != nil {
			return
		}
		seen[i] = true
		r.zone(uint8(i), &from)
	}
	var ends [maxTracks]int
	for i := range s.zones {
		if !seen[i] {
			s.zones[i] = noZone()
			continue
		}
		ends[s.zones[i].tracks[0]]++
		ends[s.zones[i].tracks[1]]++
	}
	for t := range s.tracks {
		if want := s.ends(uint8(t)); ends[t] != want && s.result == undecided {
			r.Fail("zones", "ST-ZON-5", "war track %d runs along %s instead of %d", t, rules.Count(ends[t], "%d Battle Zone", "%d Battle Zones"), want)
		}
	}
}

// ends is along how many Battle Zones a war track runs.
func (s *State) ends(t uint8) int {
	switch {
	case !s.tracks[t].used:
		return 0
	case s.set.mode == coop && s.tracks[t].owner == bossSide:
		return coopSeats
	}
	return 1
}

func (r *restorer) zone(i uint8, from *zoneJSON) {
	s := r.state
	z := &s.zones[i]
	for end, n := range from.Tracks {
		t := r.track("zones.tracks", n)
		if r.Err != nil {
			return
		}
		if t != z.tracks[end] && (end == 0 || s.set.mode != lastMan || t%2 == 0) {
			r.Fail("zones.tracks", "ST-ZON-5", "war track %d does not run along that end of Battle Zone %d", t, i)
			return
		}
		z.tracks[end], z.sides[end] = t, s.tracks[t].owner
	}
	if z.sides[0] == z.sides[1] {
		r.Fail("zones.tracks", "ST-LMS-8", "%s faces himself", z.sides[0])
		return
	}
	for end, name := range from.Front {
		if name == "" {
			continue
		}
		if c := r.lay("zones.front", name, onFrontline, z.sides[end]); c != noCard {
			s.holdFront(c, i, z.sides[end])
		}
	}
	if from.Middle == "" {
		if from.Holder != "" {
			r.Fail("zones.holder", invariantSlots, "nobody is in No Man's Land")
		}
		return
	}
	d := r.side("zones.holder", from.Holder)
	if r.Err == nil && d != z.sides[0] && d != z.sides[1] {
		r.Fail("zones.holder", invariantSlots, "%s is not at this Battle Zone", from.Holder)
	}
	if c := r.lay("zones.middle", from.Middle, inNoMansLand, d); c != noCard {
		s.holdMiddle(c, i, d)
	}
}

// leaving reads the exit queue and the storming creature.
func (r *restorer) leaving(in *written) {
	s := r.state
	if len(in.Exits) > maxExits {
		r.Fail("exits", "ST-RUL-75", "has %d cards; at most %d can wait", len(in.Exits), maxExits)
		return
	}
	for _, from := range in.Exits {
		if c := r.left("exits", from, exiting); c != noCard {
			s.exits[s.nexits] = c
			s.nexits++
		}
	}
	if in.Storming != nil {
		s.stormer = r.left("storming", *in.Storming, storming)
	}
}

func (r *restorer) left(field string, from leavingJSON, p place) cardNo {
	t := r.track(field, from.Track)
	c := r.lay(field, from.Card, p, r.state.tracks[t].owner)
	if c != noCard {
		r.state.cards[c].track = t
	}
	return c
}

// changes reads tokens and what holds until the end of turn.
func (r *restorer) changes(in *written) {
	s := r.state
	for _, from := range in.Tokens {
		c := r.on("tokens", from.Card)
		gang := r.Number("tokens.gang", invariantTokens, from.Gang, 0, gangSupply)
		spirit := r.Number("tokens.spirit", invariantTokens, from.Spirit, 0, spiritCap)
		switch {
		case r.Err != nil:
		case c == noCard:
			r.Fail("tokens", invariantTokens, "no card is named")
		case s.cards[c].gang+s.cards[c].spirit > 0:
			r.Fail("tokens", invariantTokens, "%q comes twice", from.Card)
		}
		if r.Err != nil {
			return
		}
		s.cards[c].gang, s.cards[c].spirit = uint8(gang), uint8(spirit)
	}
	if len(in.Modifiers) > maxMods {
		r.Fail("modifiers", "ST-RUL-41", "has %d entries; there can be %d", len(in.Modifiers), maxMods)
		return
	}
	for _, from := range in.Modifiers {
		c := r.on("modifiers", from.Card)
		id, ok := r.game.set.ByKey(from.Source)
		att := r.Number("modifiers.att", "ST-RUL-41", from.ATT, -mostChange, mostChange)
		def := r.Number("modifiers.def", "ST-RUL-41", from.DEF, -mostChange, mostChange)
		switch {
		case r.Err != nil:
		case c == noCard:
			r.Fail("modifiers", "ST-RUL-41", "no card is named")
		case !ok:
			r.Fail("modifiers", "ST-RUL-41", "there is no card %q", from.Source)
		case !s.cards[c].place.onBattlefield():
			r.Fail("modifiers", "ST-RUL-41", "%q is not on the Battlefield; a card that leaves it forgets what changed it", from.Card)
		}
		if r.Err != nil {
			return
		}
		s.mods[s.nmods] = modifier{c, id, int8(att), int8(def)}
		s.nmods++
		s.cards[c].att += int8(att)
		s.cards[c].def += int8(def)
	}
}

// mostChange bounds a change of ATT or DEF that a snapshot may hold; no turn brings more.
const mostChange = 15
