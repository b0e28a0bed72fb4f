package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// useGang puts a Gang token on each of the boss's Allies, in the order of the board, as long as
// there are tokens (ST-CMD-6, ST-RUL-33). Tokens lie on boss cards only (ST-INV-6).
func (s *State) useGang() {
	var buf [maxCards]cardNo
	for _, c := range s.creatures(bossSide, buf[:0]) {
		if s.boss.gang == 0 {
			return
		}
		if k := &s.cards[c]; k.place.onWarTrack() && k.owner == bossSide {
			s.boss.gang--
			k.gang++
			s.emit(bossSide, rules.Event{Kind: rules.PieceAdded, Name: "gang_token", Rule: "ST-CMD-6", Subject: "token:gang", To: s.game.cardElement[c], N: 1, M: int16(k.gang)})
		}
	}
}

// callSpirits begins to put Spirit tokens on the Totems for a card that the boss has played
// (ST-CMD-5).
func (s *State) callSpirits(c cardNo) {
	s.push(frame{kind: spiritFrame, by: bossSide, card: c})
}

// spiritsOf calls the Spirits for an action of the boss on the chain, unless it was negated
// (ST-CMD-5, ST-RUL-50). The action of a storming card calls none: the card is not played.
func (s *State) spiritsOf(l *link) {
	if l.by == bossSide && l.kind != stormLink && !l.negated && s.design(l.card).Specials.Has(cards.Spirit) {
		s.callSpirits(l.card)
	}
}

// stepSpirit puts a token on the next Totem and activates it at once, until all Totems have one
// or the supply is used up (ST-CMD-8, ST-RUL-33). f.at counts the Totems.
func (s *State) stepSpirit(f *frame) {
	var buf [maxCards]cardNo
	totems := s.totems(buf[:0])
	if int(f.at) >= len(totems) || s.boss.spirit == 0 {
		s.pop()
		return
	}
	c := totems[f.at]
	f.at++
	k := &s.cards[c]
	s.boss.spirit--
	k.spirit++
	s.emit(bossSide, rules.Event{Kind: rules.PieceAdded, Name: "spirit_token", Rule: "ST-CMD-5", Subject: "token:spirit", To: s.game.cardElement[c], N: 1, M: int16(k.spirit)})
	if p := &s.design(c).Passive; p.Kind == cards.Triggered && p.On == cards.TotemSpirit {
		s.note(bossSide, "totem_activated", "ST-CMD-8", s.game.cardElement[c])
		s.push(frame{kind: textFrame, text: passiveText, by: bossSide, foe: s.foe(bossSide, s.bossTrack()), card: c, track: s.bossTrack(), link: noLink})
	}
}

// totems appends the boss's Totems on the Battlefield in the order of the board (ST-RUL-33). A
// Totem that a player controls is none (ST-RUL-71).
func (s *State) totems(buf []cardNo) []cardNo {
	list := s.creatures(bossSide, buf)
	kept := list[:0]
	for _, c := range list {
		if s.design(c).Specials.Has(cards.Totem) {
			kept = append(kept, c)
		}
	}
	return kept
}
