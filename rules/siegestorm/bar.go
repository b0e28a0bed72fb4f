package siegestorm

import "portcullis/rules/siegestorm/cards"

// bar is why something cannot be played now.
type bar uint8

const (
	fine            bar = iota
	noAction            // the card has no action text
	notOwnTurn          // ST-CHN-3
	onlyReaction        // Negate without a link, ST-CHN-14
	onlyNegate          // in a boss turn, ST-SOL-16
	noLegalTarget       // ST-RUL-43
	nothingHappens      // ST-RUL-43
	tooDear             // ST-PLY-2
	noReplacement       // Shapeshift, ST-RUL-42
	notCreature         // ST-RUL-15: no ATT and DEF
	notDeployStep       // ST-TRN-9, ST-RUL-69
	alreadyDeployed     // ST-PLY-9
	zoneTaken           // ST-TRN-9
	noAbility           // it has no ability with an activation cost
	notYours            // it is not the seat's to use
	chainFull           // more links than any match can have
)

// payable is how much a player can pay without a card: its hand without it and its ready
// Supporters (ST-PLY-2 to ST-PLY-4).
func (s *State) payable(d side, without cardNo) int {
	n := s.readySupporters(d) + s.sides[d].hand.len()
	if without != noCard && s.cards[without].place == inHand && s.cards[without].holder == d {
		n--
	}
	return n
}

func (s *State) readySupporters(d side) int {
	n := 0
	for _, c := range s.sides[d].support.cards() {
		if !s.cards[c].committed {
			n++
		}
	}
	return n
}

// actionBar is why a hand card cannot be played as an action now, in the own turn or, while a
// chain asks, as a reaction.
func (s *State) actionBar(d side, c cardNo) bar {
	design := s.design(c)
	if len(design.Action) == 0 {
		return noAction
	}
	if why := s.timeBar(d, design.Action); why != fine {
		return why
	}
	if s.payable(d, c) < int(design.Cost) {
		return tooDear
	}
	if s.reacting() {
		return s.textBar(d, c, s.reactionTrack(d), design.Action, int(design.Cost))
	}
	best := nothingHappens
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == d {
			if best = s.textBar(d, c, t, design.Action, int(design.Cost)); best == fine {
				return fine
			}
		}
	}
	return best
}

// abilityBar is why the activated ability of a creature cannot be used by a player now.
func (s *State) abilityBar(d side, c cardNo) bar {
	p := &s.design(c).Passive
	if p.Kind != cards.Activated || !s.cards[c].place.onBattlefield() {
		return noAbility
	}
	if !s.mayActivate(d, c) {
		return notYours
	}
	if why := s.timeBar(d, p.Effects); why != fine {
		return why
	}
	if s.reacting() && s.cards[c].track != s.reactionTrack(d) && s.set.mode == lastMan {
		return notYours
	}
	if s.payable(d, noCard) < int(p.Cost) {
		return tooDear
	}
	if isShapeshift(p.Effects) && !s.canShapeshift(d, c) {
		return noReplacement
	}
	return s.textBar(d, c, s.cards[c].track, p.Effects, int(p.Cost))
}

// mayActivate reports whether a player may pay for a creature's ability: it is his, or his
// Co-op partner's Ally (ST-COP-6, ST-RUL-59).
func (s *State) mayActivate(d side, c cardNo) bool {
	k := &s.cards[c]
	return k.holder == d || s.set.mode == coop && k.holder < maxSeats && d < maxSeats && k.place.onWarTrack()
}

// timeBar is why a text cannot be announced at this moment (ST-CHN-3, ST-CHN-14, ST-REA-5).
func (s *State) timeBar(d side, text []cards.Effect) bar {
	if s.reacting() {
		switch {
		case s.links >= maxLinks:
			return chainFull
		case s.active == bossSide && !hasVerb(text, cards.Negate):
			return onlyNegate
		}
		return fine
	}
	switch {
	case !s.ownTurn(d):
		return notOwnTurn
	case hasVerb(text, cards.Negate):
		return onlyReaction
	}
	return fine
}

// textBar is why a text has nothing to do (ST-REA-3).
func (s *State) textBar(d side, c cardNo, t uint8, text []cards.Effect, cost int) bar {
	if s.possible(d, c, t, text, cost) {
		return fine
	}
	if text[0].Target != cards.NoTarget {
		var buf [maxCards]cardNo
		if len(s.targets(d, c, t, &text[0], buf[:0])) == 0 {
			return noLegalTarget
		}
	}
	return nothingHappens
}

// creatureBar is why a hand card cannot be deployed now (ST-PLY-8, ST-PLY-9, ST-TRN-9).
func (s *State) creatureBar(d side, c cardNo) bar {
	if !s.design(c).Creature() {
		return notCreature
	}
	if !s.ownTurn(d) {
		return notOwnTurn
	}
	best := notDeployStep
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == d {
			if best = s.deployBar(d, t); best == fine {
				break
			}
		}
	}
	if best != fine {
		return best
	}
	if s.payable(d, c) < s.creatureCost(d, c) {
		return tooDear
	}
	return fine
}

// deployBar is why the one deploy of the turn cannot go to a track (ST-PLY-9, ST-RUL-37).
func (s *State) deployBar(d side, t uint8) bar {
	a := &s.sides[d]
	switch {
	case a.deployed && !s.set.both, a.deployedOn&(1<<t) != 0:
		return alreadyDeployed
	case s.tracks[t].slots[0] != noCard:
		return zoneTaken
	}
	return fine
}

func hasVerb(text []cards.Effect, v cards.Verb) bool {
	for i := range text {
		if text[i].Do == v {
			return true
		}
	}
	return false
}

func isShapeshift(text []cards.Effect) bool { return hasVerb(text, cards.Shapeshift) }

// canShapeshift reports whether a creature in a slot can be paid for and still leave its
// holder another creature card to put in its place (ST-REA-2, ST-RUL-42).
func (s *State) canShapeshift(d side, c cardNo) bool {
	k := &s.cards[c]
	if k.place == exiting || k.place == storming {
		return false
	}
	spare := s.payable(d, noCard)
	if k.holder == d {
		spare--
	}
	return s.replacements(k.holder) > 0 && spare >= int(s.design(c).Passive.Cost)
}

// replacements is how many hand cards of a player have ATT and DEF.
func (s *State) replacements(d side) int {
	n := 0
	for _, c := range s.sides[d].hand.cards() {
		if s.design(c).Creature() {
			n++
		}
	}
	return n
}
