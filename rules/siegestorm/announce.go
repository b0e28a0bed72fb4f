package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// announcement is a card or ability on its way to the chain, or a creature on its way to the
// Deployment Zone. Nothing moves before it is paid in full, so that it can be taken back
// (ST-RUL-2).
type announcement struct {
	card   cardNo // noCard: nothing is announced
	kind   playKind
	by     side // who pays; in Co-op not always the card's holder (ST-COP-6)
	track  uint8
	target cardNo
	cost   int8
	paid   [maxCost]cardNo // in the order chosen, which is their order on the Casualties (ST-RUL-62)
	npaid  int8
	spent  uint16 // choices made in the turn before it
	stage  uint8
}

const (
	maxCost = 24
	noTrack = 255
)

// playKind is what is announced.
type playKind uint8

const (
	playAction playKind = iota
	playAbility
	playCreature
	playStorm // the action of a storming creature: free, and it cannot be taken back
)

// The stages of an announcement (ST-RUL-2).
const (
	announceTrack uint8 = iota
	announceTarget
	announcePay
	announceDone
)

// announce begins a play and asks for what it needs.
func (s *State) announce(d side, c rules.Choice) {
	s.play = s.begun(d, c)
	s.announceOn()
}

// begun is the announcement that a choice begins, with its cost.
func (s *State) begun(d side, c rules.Choice) announcement {
	n := cardNo(c.Args[0])
	p := announcement{card: n, by: d, target: noCard, track: noTrack, spent: s.spent - 1}
	switch c.Verb {
	case PlayAction:
		p.kind = playAction
	case Activate:
		p.kind, p.track = playAbility, s.cards[n].track
	case PlayCreature:
		p.kind = playCreature
	}
	p.cost = s.costOf(&p)
	return p
}

// costOf is what an announcement costs (ST-PLY-2); the action of a storm is free (ST-STO-2).
func (s *State) costOf(p *announcement) int8 {
	switch p.kind {
	case playAction:
		return s.design(p.card).Cost
	case playAbility:
		return s.design(p.card).Passive.Cost
	case playCreature:
		return int8(s.creatureCost(p.by, p.card))
	}
	return 0
}

// announceOn asks for the next thing an announcement needs, and carries it out when it has all.
func (s *State) announceOn() {
	p := &s.play
	if p.stage == announceTrack {
		if p.track == noTrack {
			if p.track = s.onlyTrack(); p.track == noTrack {
				s.wait(askTrack, p.by)
				return
			}
		}
		p.stage = announceTarget
	}
	if p.stage == announceTarget {
		if s.needsTarget() {
			s.wait(askTarget, p.by)
			return
		}
		p.stage = announcePay
	}
	if p.npaid < p.cost && s.plainPayment() {
		s.payAsProposed()
	}
	if p.npaid < p.cost {
		s.wait(askPay, p.by)
		return
	}
	s.complete()
}

// onlyTrack is the track of an announcement where there is no choice, else noTrack.
func (s *State) onlyTrack() uint8 {
	found := uint8(noTrack)
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner != s.play.by || !s.playableOn(t) {
			continue
		}
		if found != noTrack {
			return noTrack
		}
		found = t
	}
	return found
}

// playableOn reports whether what is announced can be played in a track: a creature needs its
// Deployment Zone empty, an action must be able to do something there (ST-LMS-5), and a reaction
// is played in the track that faces the command (ST-RUL-38).
func (s *State) playableOn(t uint8) bool {
	if s.play.kind == playCreature {
		return s.deployBar(s.play.by, t) == fine
	}
	if s.reacting() {
		return t == s.reactionTrack(s.play.by)
	}
	text := s.design(s.play.card).Action
	return s.possible(s.play.by, s.play.card, t, text, int(s.play.cost))
}

// reacting reports whether the announcement under way, or the one that could be made, answers
// a link.
func (s *State) reacting() bool {
	return s.stack.Depth > 0 && s.top().kind == chainFrame && s.top().stage == chainAsk && s.links > 0
}

// playText is the text of what is announced; a creature has none.
func (s *State) playText() []cards.Effect {
	switch s.play.kind {
	case playAction, playStorm:
		return s.design(s.play.card).Action
	case playAbility:
		return s.design(s.play.card).Passive.Effects
	}
	return nil
}

func (s *State) needsTarget() bool {
	if s.play.target != noCard {
		return false
	}
	e := targeted(s.playText())
	if e == nil {
		return false
	}
	var buf [maxCards]cardNo
	return len(s.targets(s.play.by, s.play.card, s.play.track, e, buf[:0])) > 0
}

func (s *State) listTargets() {
	p := &s.play
	var buf [maxCards]cardNo
	for _, c := range s.targets(p.by, p.card, p.track, targeted(s.playText()), buf[:0]) {
		s.offerCard(AtTarget, c)
	}
	if p.kind != playStorm {
		s.offer(of(Cancel))
	}
}

func (s *State) answerTarget(c rules.Choice) {
	if c.Verb == Cancel {
		s.cancel()
		return
	}
	s.play.target, s.play.stage = cardNo(c.Args[0]), announcePay
	s.announceOn()
}

// listTracks lists the tracks for a play, or at Advance which one moves first.
func (s *State) listTracks(f *frame) {
	if s.play.card == noCard {
		s.offer(of(OnTrack, int16(2*f.by)))
		s.offer(of(OnTrack, int16(2*f.by+1)))
		return
	}
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == s.play.by && s.playableOn(t) {
			s.offer(of(OnTrack, int16(t)))
		}
	}
	s.offer(of(Cancel))
}

func (s *State) answerTrack(f *frame, c rules.Choice) {
	switch {
	case c.Verb == Cancel:
		s.cancel()
	case s.play.card == noCard:
		s.advanceFirst(f, uint8(c.Args[0]))
	default:
		s.play.track = uint8(c.Args[0])
		s.announceOn()
	}
}

// cancel takes an announcement back: everything is as before it.
func (s *State) cancel() {
	s.spent = s.play.spent
	s.play = announcement{card: noCard}
}

// complete carries out a play that is paid: the cost is laid down, then the creature is
// deployed or the command joins the chain.
func (s *State) complete() {
	p := s.play
	s.play = announcement{card: noCard}
	s.handOvers = 0
	s.layDown(&p)
	switch p.kind {
	case playCreature:
		s.sides[p.by].deployed = true
		s.sides[p.by].deployedOn |= 1 << p.track
		s.deploy(p.by, p.card, p.track, "deployed", "ST-PLY-7")
		s.settleTriggers()
	case playAction:
		from := s.whereIs(p.card)
		s.lift(p.card)
		k := &s.cards[p.card]
		k.place, k.track, k.holder = onChain, p.track, p.by
		s.addLink(link{by: p.by, card: p.card, kind: actionLink, track: p.track, target: p.target})
		s.moved(p.by, "action_played", "ST-CHN-1", p.card, from, s.game.chain[s.links-1])
	case playAbility:
		s.addLink(link{by: p.by, card: p.card, kind: abilityLink, track: p.track, target: p.target})
		s.note(p.by, "ability_activated", "ST-PLY-13", s.game.cardElement[p.card])
	case playStorm:
		s.addLink(link{by: p.by, card: p.card, kind: stormLink, track: p.track, target: p.target})
		s.note(p.by, "storm_action", "ST-STO-2", s.game.cardElement[p.card])
	}
}

// deploy puts a creature into the Deployment Zone of a track (ST-PLY-7, ST-KEY-2).
func (s *State) deploy(by side, c cardNo, t uint8, name, rule string) {
	from := s.whereIs(c)
	s.lift(c)
	s.forget(c)
	s.stand(c, t, 0)
	s.moved(by, name, rule, c, from, s.whereIs(c))
	s.happened(cards.Deployed, c)
}
