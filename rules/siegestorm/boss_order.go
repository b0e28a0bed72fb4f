package siegestorm

import (
	"slices"

	"portcullis/rules/siegestorm/cards"
)

// outlook is all that decides which card the boss plays next.
type outlook struct {
	menace  int8
	slots   [trackSlots]cardNo
	exits   pile  // Allies that will storm
	leaders uint8 // empty slots that a Leader may take
	hand    pile
}

// outlook is how things stand for the boss now.
func (s *State) outlook() outlook {
	o := outlook{menace: s.boss.menace, slots: s.tracks[s.bossTrack()].slots, hand: s.sides[bossSide].hand}
	for _, c := range s.exits[:s.nexits] {
		if s.cards[c].holder == bossSide {
			o.exits.push(c)
		}
	}
	for z := range s.zones {
		if at := &s.zones[z]; at.used {
			if at.front[at.end(bossSide)] == noCard {
				o.leaders++
			}
			if at.middle == noCard {
				o.leaders++
			}
		}
	}
	return o
}

// nextPlay finds how the boss plays his next card: the first command in the order of ST-BOS-13
// that a card can carry out, and in it the highest cost (ST-BOS-14, ST-BOS-15, ST-CMD-10). Several
// cards are a tie; none: no card can be played.
func (s *State) nextPlay(o *outlook, buf []cardNo) (cards.Command, []cardNo, reason) {
	for as := cards.Deploy; as <= cards.Action; as++ {
		if !o.hasPlace(as) {
			continue
		}
		list := buf[:0]
		for _, c := range o.hand.cards() {
			if s.affordable(c, o.menace) && slices.Contains(s.design(c).Commands, as) {
				list = append(list, c)
			}
		}
		if len(list) > 0 {
			best, why := s.dearestOf(list)
			return as, best, why
		}
	}
	return cards.Action, nil, onlyOne
}

// hasPlace reports whether a command can be carried out: Deploy needs the Deployment Zone
// empty, Leader an empty Frontline or No Man's Land, Gang an Ally (ST-CMD-1, ST-RUL-27).
func (o *outlook) hasPlace(as cards.Command) bool {
	switch as {
	case cards.Deploy:
		return o.slots[0] == noCard
	case cards.Leader:
		return o.leaders > 0
	case cards.Gang:
		return o.exits.len() > 0 || o.slots != [trackSlots]cardNo{noCard, noCard, noCard}
	}
	return true
}

// bossStep is what becomes of one card of the boss's hand.
type bossStep struct {
	card cardNo
	fate fate
	as   cards.Command // of one that will be played
}

// fate is what becomes of a card of the boss's hand in this turn.
type fate uint8

const (
	willPlay fate = iota
	tooDearYet
	hasNoPlace
	toReserve // the boss plays no more cards before his next turn
)

// bossOrder appends the cards of the boss's hand in the order in which he would play them in the
// present state, then those that he would keep (ledger 10). It counts with what his own cards
// change: the Menace Level, the slots and who storms; of a tie it takes the first card. It knows
// nothing that is hidden.
func (s *State) bossOrder(buf []bossStep) []bossStep {
	o := s.outlook()
	playing := s.bossIsPlaying()
	for playing {
		var tied [maxCards]cardNo
		as, list, _ := s.nextPlay(&o, tied[:0])
		if len(list) == 0 {
			break
		}
		buf = append(buf, bossStep{card: list[0], as: as})
		s.foresee(&o, list[0], as)
	}
	for _, c := range o.hand.cards() {
		step := bossStep{card: c, fate: toReserve}
		if playing {
			step.fate = s.keeps(&o, c)
		}
		buf = append(buf, step)
	}
	return buf
}

// bossIsPlaying reports whether the boss still plays what is in his hand in this turn. While he
// discards to the Reserves he does not: what is left of his hand goes there (ST-BOS-2).
func (s *State) bossIsPlaying() bool {
	if s.stack.Depth == 0 || s.stack.Frames[0].kind != bossTurnFrame {
		return false
	}
	stage := s.stack.Frames[0].stage
	return stage <= bossPlays && (stage != bossReserves || s.boss.turns == 1)
}

// keeps is why a card that nothing can be done with stays in hand.
func (s *State) keeps(o *outlook, c cardNo) fate {
	if s.affordable(c, o.menace) {
		return hasNoPlace
	}
	return tooDearYet
}

// foresee carries out in an outlook what playing a card changes there.
func (s *State) foresee(o *outlook, c cardNo, as cards.Command) {
	o.hand.remove(c)
	switch as {
	case cards.Deploy:
		o.slots[0] = c
		s.foreseeMenace(o, cards.AllyDeployed)
	case cards.Leader:
		o.leaders--
	case cards.Action:
		s.foreseeText(o, c)
	}
	for o.exits.len() > 0 {
		stormer := o.exits.list[0]
		s.foreseeText(o, stormer)
		s.foreseeMenace(o, cards.AllyStorms)
		o.exits.remove(stormer)
	}
}

// foreseeText carries out what an action changes in an outlook.
func (s *State) foreseeText(o *outlook, c cardNo) {
	for _, e := range s.design(c).Action {
		switch e.Do {
		case cards.Menace:
			o.menace = shifted(o.menace, int(e.N))
		case cards.Advance:
			for range e.N {
				o.advance()
			}
		}
	}
}

func (o *outlook) advance() {
	if top := o.slots[trackSlots-1]; top != noCard {
		o.exits.push(top)
	}
	copy(o.slots[1:], o.slots[:trackSlots-1])
	o.slots[0] = noCard
}

// foreseeMenace carries out the Menace Level effects of the boss card that wait for an event.
func (s *State) foreseeMenace(o *outlook, on cards.Trigger) {
	for _, m := range s.game.set.Bosses[s.boss.card].Menace {
		if m.On != on {
			continue
		}
		for _, e := range m.Effects {
			if e.Do == cards.Menace {
				o.menace = shifted(o.menace, int(e.N))
			}
		}
	}
}
