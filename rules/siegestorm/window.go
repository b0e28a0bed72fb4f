package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// The windows of a turn: W1 after Prepare, W2 after Draw, W3 in Deploy (ledger 3.1).
const (
	windowPrepare uint8 = iota
	windowDraw
	windowDeploy
	windows // how many there are
)

// stepWindow settles what is left of the last play, then asks, unless there is nothing to ask
// (ledger 3.2, ST-TRN-13).
func (s *State) stepWindow(f *frame) {
	s.deserted = 0
	switch {
	case s.nexits > 0:
		s.push(frame{kind: exitFrame})
	case !s.living.Has(f.by.seat()):
		s.pop()
	case s.skips(f):
		s.passOver()
		s.pop()
	default:
		s.wait(askWindow, f.by)
	}
}

// skips reports whether a window is passed over: there is nothing to play, or the player has settled that he is not
// asked. That control could be handed over does not count: whoever is done can be given it again (ST-COP-3).
func (s *State) skips(f *frame) bool {
	want := s.sides[f.by].stops[f.stage]
	if want == stopNever && f.stage != windowDeploy {
		return true
	}
	if f.stage == windowDeploy && (want == stopAlways || s.set.confirm) {
		return false
	}
	s.choices = s.choices[:0]
	s.listPlays(f)
	s.listed = false
	switch {
	case f.stage == windowDeploy && want == stopMoment:
		return !s.anyUse(f.by) && s.turnBegins()
	case len(s.choices) == 0:
		return true
	case want == stopAlways:
		return false
	case f.stage == windowDeploy:
		return want == stopBearing && !s.anyUse(f.by)
	case f.stage == windowPrepare:
		return !s.drawAtStake(f.by) && !s.drawMatters(f.by, want)
	}
	return !s.advanceMatters(f.by, want)
}

// anyUse reports whether something can be played that is not in vain. The plays are in s.choices.
func (s *State) anyUse(d side) bool {
	for _, c := range s.choices {
		if !s.inVain(d, c) {
			return true
		}
	}
	return false
}

// turnBegins reports whether the choice that is played led into the turn that is under way: nobody has chosen anything in it yet.
func (s *State) turnBegins() bool {
	return slices.ContainsFunc(s.events, func(e rules.Event) bool { return e.Name == "turn_began" && e.N == int16(s.turn) })
}

var _ rules.Lapser = (*State)(nil)

// Lapse ends the turn of who has played all that is of use, and wants to be asked about that for a moment only, or before the turn ends with
// something of use left: what is left then is not worth its price (ST-TRN-13).
func (s *State) Lapse() (rules.Choice, bool) {
	if s.result != undecided || s.ask.kind != askWindow || s.top().stage != windowDeploy || s.set.confirm {
		return rules.Choice{}, false
	}
	switch s.sides[s.ask.seat].stops[windowDeploy] {
	case stopMoment, stopBearing:
	default:
		return rules.Choice{}, false
	}
	left := s.Clone().(*State)
	left.choices = nil
	left.listPlays(left.top())
	return of(Continue), !left.anyUse(left.ask.seat) || s.nothingWorthIt()
}

// nothingWorthIt reports whether nothing is left in the window that waits but to go on, for who wants to win: all else is in vain or costs more than
// it brings.
func (s *State) nothingWorthIt() bool {
	var buf [maxCards]rules.Choice
	return !slices.ContainsFunc(s.Sensible(buf[:0]), func(c rules.Choice) bool { return c.Verb != Continue })
}

// advanceMatters reports whether W2 can matter: something can be played that bears on the advance or on the order of a creature
// that is about to leave its war track. With stopNeeded it also matters that there is such a creature, whatever can be played. The
// plays are in s.choices.
func (s *State) advanceMatters(d side, want stop) bool {
	if want == stopBearing || want == stopSparing {
		return s.bearsOnAdvance(d, want)
	}
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == d && s.tracks[t].slots[trackSlots-1] != noCard {
			return true
		}
	}
	return s.canPlay(cards.Shapeshift, cards.DeployCard, cards.Place, cards.Advance)
}

// canPlay reports whether a play in s.choices contains one of some verbs.
func (s *State) canPlay(verbs ...cards.Verb) bool {
	for _, c := range s.choices {
		text := s.playOf(c)
		for _, v := range verbs {
			if hasVerb(text, v) {
				return true
			}
		}
	}
	return false
}

// playOf is the text that a choice of a window announces.
func (s *State) playOf(c rules.Choice) []cards.Effect {
	design := s.design(cardNo(c.Args[0]))
	if c.Verb == Activate {
		return design.Passive.Effects
	}
	return design.Action
}

// drawMatters reports whether something can be played at W1 that changes what the Draw step gives. With stopNeeded every play that
// brings or exchanges a creature counts as one. The plays are in s.choices.
func (s *State) drawMatters(d side, want stop) bool {
	if want == stopBearing || want == stopSparing {
		return s.bearsOnDraw(d, want)
	}
	return s.canPlay(cards.Shapeshift, cards.DeployCard, cards.Place, cards.Vision)
}

// comingDraws is the normal draw and what draw_step passives add to it.
func (s *State) comingDraws(d side) int {
	n := s.normalDraw()
	var buf [maxCards]cardNo
	for _, c := range s.passivesFor(d, buf[:0]) {
		p := &s.design(c).Passive
		if p.Kind != cards.Triggered || p.On != cards.DrawStep {
			continue
		}
		for i := range p.Effects {
			if p.Effects[i].Do == cards.Draw {
				n += int(p.Effects[i].N)
			}
		}
	}
	return n
}

// passivesFor appends the creatures whose passives help a player: his own on the Battlefield
// and, in Co-op, those on his partner's war track (ST-COP-5, ST-RUL-59).
func (s *State) passivesFor(d side, buf []cardNo) []cardNo {
	buf = s.creatures(d, buf)
	if s.set.mode == coop && d < maxSeats {
		for _, c := range s.creatures(1-d, buf[len(buf):]) {
			if s.cards[c].place.onWarTrack() {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// creatures appends a side's creatures on the Battlefield in the order of ST-CNF-4: the
// storming one, the exit queue, then track by track the slots from the top, then Frontlines and
// No Man's Land.
func (s *State) creatures(d side, buf []cardNo) []cardNo {
	if s.stormer != noCard && s.cards[s.stormer].holder == d {
		buf = append(buf, s.stormer)
	}
	for _, c := range s.exits[:s.nexits] {
		if s.cards[c].holder == d {
			buf = append(buf, c)
		}
	}
	for t := range s.trackSet().end() {
		if s.tracks[t].owner != d {
			continue
		}
		for i := trackSlots - 1; i >= 0; i-- {
			if c := s.tracks[t].slots[i]; c != noCard {
				buf = append(buf, c)
			}
		}
	}
	for z := range s.zones {
		at := &s.zones[z]
		if !at.used || at.sides[0] != d && at.sides[1] != d {
			continue
		}
		if c := at.front[at.end(d)]; c != noCard {
			buf = append(buf, c)
		}
		if at.middle != noCard && at.holder == d {
			buf = append(buf, at.middle)
		}
	}
	return buf
}

// listWindow lists what the active player may do at a window.
func (s *State) listWindow(f *frame) {
	s.listPlays(f)
	if s.mayHandOver(f) {
		s.offer(of(HandOver))
	}
	s.offer(of(Continue))
}

// listPlays lists what the active player may play at a window, creatures in W3 (ST-CHN-1, ST-TRN-9).
func (s *State) listPlays(f *frame) {
	s.listAnnouncements(f.by)
	if f.stage != windowDeploy {
		return
	}
	for _, c := range s.sides[f.by].hand.cards() {
		if s.creatureBar(f.by, c) == fine {
			s.offerCard(PlayCreature, c)
		}
	}
}

// listAnnouncements lists the actions and abilities that a player may announce in his turn
// (ST-CHN-1).
func (s *State) listAnnouncements(d side) {
	for _, c := range s.sides[d].hand.cards() {
		if s.actionBar(d, c) == fine {
			s.offerCard(PlayAction, c)
		}
	}
	var buf [maxCards]cardNo
	for _, c := range s.passivesFor(d, buf[:0]) {
		if s.abilityBar(d, c) == fine {
			s.offerCard(Activate, c)
		}
	}
}

func (s *State) answerWindow(f *frame, c rules.Choice) {
	switch c.Verb {
	case Continue:
		s.chosen = s.chosen || f.stage == windowDeploy
		s.closeWindow(f)
	case HandOver:
		s.handOver(f)
	default:
		s.announce(s.ask.seat, c)
	}
}
