package bsieged

import (
	"math/bits"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// An exchangeFrame has the partner in n and, by their index among the stored cards, the cards
// to give in bits and those to take in more; did says that nothing else could be done instead (BS-RUL-13). Nothing moves and nothing is paid before all is settled, so that the
// cards of both heroes always fit (BS-INV-7), and that what was promised can be put back and the exchange left.

// listTrades offers the heroes with whom any card could change hands (BS-EXC-1).
func (s *State) listTrades(h heroNo) {
	if !s.mayAct(h).free() {
		return
	}
	for o := range heroNo(s.nhero) {
		if s.mayTrade(h, o).free() {
			s.offer(Trade, int(o))
		}
	}
}

// trade begins an exchange; nobody moves (BS-EXC-3).
func (s *State) trade(h, with heroNo) {
	f := newFrame(exchangeFrame)
	f.hero, f.n, f.did = h, int8(with), len(s.choices) == 1
	s.push(f)
}

// listTrade offers each card with which the exchange can still come to an end that both heroes
// can store (BS-RUL-27), those promised, the end itself, and the way back.
func (s *State) listTrade(f *frame) {
	p := s.newSwap(f.hero, heroNo(f.n))
	p.offer(f, Give, s, f.bits, 0)
	p.offer(f, Take, s, f.more, p.own)
	p.offerBack(s, f.bits, 0)
	p.offerBack(s, f.more, 1)
	if f.bits|f.more != 0 && p.settled(f.bits, f.more) {
		s.offer(Done)
	}
	if !f.did {
		s.offer(Cancel)
	}
}

func (s *State) answerTrade(f *frame, c rules.Choice) {
	with := heroNo(f.n)
	switch c.Verb {
	case Give:
		f.bits |= 1 << s.unmarked(f.hero, int(c.Args[0]), f.bits)
		s.note(f.hero, "card_promised", "BS-EXC-1", s.game.el.cards[c.Args[0]], s.elHero(with))
	case Take:
		f.more |= 1 << s.unmarked(with, int(c.Args[0]), f.more)
		s.note(f.hero, "card_promised", "BS-EXC-1", s.game.el.cards[c.Args[0]], s.elHero(f.hero))
	case PutBack:
		if c.Args[1] == 0 {
			f.bits &^= 1 << s.promised(f.hero, int(c.Args[0]), f.bits)
			s.note(f.hero, "card_kept", "BS-EXC-1", s.game.el.cards[c.Args[0]], s.elHero(f.hero))
		} else {
			f.more &^= 1 << s.promised(with, int(c.Args[0]), f.more)
			s.note(f.hero, "card_kept", "BS-EXC-1", s.game.el.cards[c.Args[0]], s.elHero(with))
		}
	case Cancel:
		s.pop()
	case Done:
		h, give, take := f.hero, f.bits, f.more
		s.pop()
		s.spend(h)
		s.note(h, "exchange_begun", "BS-EXC-1", s.elHero(h), s.elHero(with))
		s.exchange(h, with, give, take)
	}
}

// promised is the index of the first stored card of a design that is marked.
func (s *State) promised(h heroNo, design int, marked uint16) int {
	return s.unmarked(h, design, ^marked)
}

// unmarked is the index of the first stored card of a design that is not marked yet.
func (s *State) unmarked(h heroNo, design int, marked uint16) int {
	o := &s.heroes[h]
	for i, c := range o.cards[:o.ncard] {
		if int(s.game.design[c]) == design && marked&(1<<i) == 0 {
			return i
		}
	}
	return len(o.cards)
}

// exchange moves the marked cards of both heroes at once (BS-EXC-2).
func (s *State) exchange(h, with heroNo, give, take uint16) {
	var given, taken [cards.MaxSlots]cardNo
	n, m := s.pick(h, give, &given), s.pick(with, take, &taken)
	s.add(with, given[:n])
	s.add(h, taken[:m])
	s.tellHanded(h, with, given[:n])
	s.tellHanded(with, h, taken[:m])
}

// pick takes the marked cards out of a hero's slots.
func (s *State) pick(h heroNo, marked uint16, into *[cards.MaxSlots]cardNo) int {
	n := 0
	o := &s.heroes[h]
	for i, c := range o.cards[:o.ncard] {
		if marked&(1<<i) != 0 {
			into[n] = c
			n++
		}
	}
	for _, c := range into[:n] {
		s.unstore(h, c)
	}
	return n
}

// add gives a hero cards.
func (s *State) add(h heroNo, list []cardNo) {
	o := &s.heroes[h]
	o.ncard += uint8(copy(o.cards[o.ncard:], list))
}

// tellHanded tells which cards went from one hero to another.
func (s *State) tellHanded(from, to heroNo, list []cardNo) {
	for _, c := range list {
		s.emit(from, rules.Event{Kind: rules.CardMoved, Name: "card_exchanged", Rule: "BS-EXC-1", Subject: s.elCard(c), From: s.elHero(from), To: s.elHero(to)})
	}
}

// swap is the cards of two heroes and the slots that take them: what an exchange has to lay
// out. The cards and slots of the first hero come first.
type swap struct {
	own, all uint8 // cards of the first hero, and of both
	cards    [2 * cards.MaxSlots]uint8
	fits     [2 * cards.MaxSlots]uint16 // slots of both heroes that take each card
	mine     uint16                     // the first hero's slots
}

func (s *State) newSwap(h, with heroNo) swap {
	var p swap
	p.mine = 1<<len(s.sheet(h).Slots) - 1
	for _, owner := range [...]heroNo{h, with} {
		o := &s.heroes[owner]
		for _, c := range o.cards[:o.ncard] {
			p.cards[p.all] = s.game.design[c]
			p.fits[p.all] = s.slotsFor(h, c) | s.slotsFor(with, c)<<len(s.sheet(h).Slots)
			p.all++
		}
		if owner == h {
			p.own = p.all
		}
	}
	return p
}

// slotsFor is which slots of a hero take a card, bit by bit.
func (s *State) slotsFor(h heroNo, c cardNo) uint16 {
	var set uint16
	for i := range s.sheet(h).Slots {
		if s.takes(h, i, c) {
			set |= 1 << i
		}
	}
	return set
}

// offer offers the cards from an index on, of the hero who has them, that are not marked and
// can be; alike ones once.
func (p *swap) offer(f *frame, v rules.Verb, s *State, marked uint16, from uint8) {
	to := p.own
	if from > 0 || v == Take {
		to = p.all
	}
	for i := from; i < to; i++ {
		if marked&(1<<(i-from)) != 0 || p.offered(from, i, marked) {
			continue
		}
		give, take := f.bits, f.more
		if v == Give {
			give |= 1 << i
		} else {
			take |= 1 << (i - from)
		}
		if p.possible(give, take) {
			s.offer(v, int(p.cards[i]))
		}
	}
}

// offerBack offers the marked cards of the first hero, or of the second one, alike ones once.
func (p *swap) offerBack(s *State, marked uint16, side int) {
	from, to := uint8(0), p.own
	if side == 1 {
		from, to = p.own, p.all
	}
	for i := from; i < to; i++ {
		if marked&(1<<(i-from)) != 0 && !p.offered(from, i, ^marked) {
			s.offer(PutBack, int(p.cards[i]), side)
		}
	}
}

// offered reports whether an unmarked card before i is like it.
func (p *swap) offered(from, i uint8, marked uint16) bool {
	for k := from; k < i; k++ {
		if p.cards[k] == p.cards[i] && marked&(1<<(k-from)) == 0 {
			return true
		}
	}
	return false
}

// possible reports whether the exchange can still be completed if these cards move: whether all
// cards of both heroes can be laid out on their slots, the marked ones on the other side, the
// rest on either.
func (p *swap) possible(give, take uint16) bool { return p.laidOut(give, take, false) }

// settled reports whether both can store their cards if exactly these move (BS-EXC-4).
func (p *swap) settled(give, take uint16) bool { return p.laidOut(give, take, true) }

// laidOut looks for a matching of all cards and slots, by augmenting paths. The rest of the
// cards stays where it is if stay.
func (p *swap) laidOut(give, take uint16, stay bool) bool {
	var m matching
	for i := range p.all {
		own := i < p.own
		moves := own && give&(1<<i) != 0 || !own && take&(1<<(i-p.own)) != 0
		m.slots[i] = p.fits[i]
		switch {
		case !moves && !stay:
		case own != moves:
			m.slots[i] &= p.mine
		default:
			m.slots[i] &^= p.mine
		}
	}
	for i := range p.all {
		m.tried = 0
		if !m.place(i) {
			return false
		}
	}
	return true
}

// matching is an assignment of cards to slots in the making.
type matching struct {
	slots         [2 * cards.MaxSlots]uint16 // that take each card
	card          [2 * cards.MaxSlots]uint8  // in each slot of filled
	filled, tried uint16
}

// place finds a slot for a card; cards placed before may have to go to another one.
func (m *matching) place(i uint8) bool {
	if empty := m.slots[i] &^ m.filled; empty != 0 {
		m.put(i, bits.TrailingZeros16(empty))
		return true
	}
	for open := m.slots[i] &^ m.tried; open != 0; open = m.slots[i] &^ m.tried {
		k := bits.TrailingZeros16(open)
		m.tried |= 1 << k
		if m.place(m.card[k]) {
			m.put(i, k)
			return true
		}
	}
	return false
}

func (m *matching) put(i uint8, slot int) {
	m.card[slot] = i
	m.filled |= 1 << slot
}

// canTrade reports whether any exchange between two heroes is possible (BS-RUL-27).
func (s *State) canTrade(h, with heroNo) bool {
	p := s.newSwap(h, with)
	for i := range p.all {
		if i < p.own && p.possible(1<<i, 0) || i >= p.own && p.possible(0, 1<<(i-p.own)) {
			return true
		}
	}
	return false
}
