package siegestorm

import (
	"portcullis/rules/machine"
	"portcullis/rules/siegestorm/cards"
)

// The stages of a chain (ST-CHN-2 to ST-CHN-9).
const (
	chainAsk     uint8 = iota // may the last link be answered?
	chainResolve              // the last link is carried out
	chainCarried              // its text is done
	chainLaid                 // what goes with the text is done
)

// addLink puts a command at the end of the chain and starts one if there is none. Its opponent
// may answer it (ST-CHN-2, ST-CHN-6).
func (s *State) addLink(l link) {
	s.chain[s.links] = l
	s.links++
	if s.stack.Depth == 0 || s.top().kind != chainFrame {
		s.push(frame{kind: chainFrame, by: l.by})
		return
	}
	f := s.top()
	f.stage = chainAsk
	(*machine.Poll)(&f.n).Answered()
}

// stepChain asks for a reaction, else carries the chain out from its last link (ST-CHN-7,
// ST-CHN-8).
func (s *State) stepChain(f *frame) {
	switch f.stage {
	case chainAsk:
		if d, ok := s.nextReactor(f); ok {
			s.wait(askReact, d)
			return
		}
		f.stage = chainResolve
	case chainResolve:
		if s.links == 0 {
			s.deserted = 0
			s.pop()
			return
		}
		f.stage = chainCarried
		s.carryOut(s.links - 1)
	case chainCarried:
		f.stage = chainLaid
		if s.links > 0 {
			s.spiritsOf(&s.chain[s.links-1])
		}
	case chainLaid:
		f.stage = chainResolve
		storm := s.links > 0 && s.chain[s.links-1].kind == stormLink
		if s.links > 0 {
			s.links--
			s.lay(s.links)
		}
		if !storm { // what its action caused waits for what the storm sets off (ST-RUL-68)
			s.settleTriggers()
		}
	}
}

// keepLinks leaves the first n links of the chain.
func (s *State) keepLinks(n uint8) {
	for i := n; i < s.links; i++ {
		s.chain[i] = remains.link
	}
	s.links = n
}

// carryOut starts the text of a link, unless it was negated (ST-KEY-9).
func (s *State) carryOut(i uint8) {
	l := &s.chain[i]
	if l.negated {
		s.note(l.by, "link_negated", "ST-KEY-9", s.game.cardElement[l.card])
		return
	}
	s.note(l.by, "link_resolves", "ST-CHN-8", s.game.cardElement[l.card])
	text := actionText
	switch l.kind {
	case gangLink:
		s.useGang()
		return
	case abilityLink:
		text = passiveText
	}
	s.push(frame{kind: textFrame, text: text, by: l.by, foe: s.foe(l.by, l.track), card: l.card, track: l.track, link: i})
}

// foe is the opponent that a text of a side in a track speaks of; for the boss of Co-op it is
// named later, by ABSORB (ST-COP-11), and a text whose opponent was eliminated speaks
// of nobody who could suffer.
func (s *State) foe(by side, t uint8) side {
	switch {
	case by == bossSide && s.set.mode == coop:
		return noSide
	case s.deserted&(1<<t) != 0:
		return s.ghost()
	}
	return s.opponent(t)
}

// lay puts the action card of a link that is done on the Casualties of who played it (ST-PLY-5,
// ST-RUL-22).
func (s *State) lay(i uint8) {
	l := s.chain[i]
	s.chain[i] = remains.link
	if s.cards[l.card].place == onChain && (l.kind == actionLink || l.kind == gangLink) {
		s.lift(l.card)
		from := s.game.chain[i]
		s.put(l.card, inCasualties, l.by)
		s.moved(l.by, "action_done", "ST-PLY-5", l.card, from, s.game.piles[inCasualties][l.by])
	}
}

// answered is the index of the link that link i reacts to.
func (s *State) answered(i uint8) uint8 {
	if i == 0 || i == noLink {
		return noLink
	}
	return i - 1
}

// linkText is the text of a link.
func (s *State) linkText(l *link) []cards.Effect {
	if l.kind == abilityLink {
		return s.design(l.card).Passive.Effects
	}
	return s.design(l.card).Action
}
