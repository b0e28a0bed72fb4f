package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The fields of a drawFrame: more is the set of classes, bits 1 for the Season decks (else the
// Pool), index the class chosen, n how many cards are to be drawn, m how many more may be.
const (
	drawClass  = iota // the class is to be chosen
	drawCards         // cards are drawn
	seasonDeck = 1    // in bits
)

// draw lets a hero draw n cards of one of some classes one after the other, and further ones if
// the player wishes.
func (s *State) draw(h heroNo, classes cards.Classes, fromSeason bool, n, further int) {
	f := newFrame(drawFrame)
	f.hero, f.more, f.n, f.m = h, uint16(classes), int8(n), int8(further)
	if fromSeason {
		f.bits = seasonDeck
	}
	s.push(f)
}

// deckOf is the deck that a drawFrame draws from, with its name.
func (s *State) deckOf(f *frame, k cards.Class) (*deck, rules.Element) {
	if f.bits&seasonDeck != 0 {
		return &s.seasons[k], s.game.el.seasons[k]
	}
	return &s.pools[k], s.game.el.pools[k]
}

// stepDraw draws the next card and has it dealt with before the one after it (BS-RUL-32).
func (s *State) stepDraw(f *frame) {
	switch {
	case !s.able(f.hero):
		s.pop()
	case f.stage == drawClass:
		s.chooseClass(f)
	case f.n > 0:
		s.drawNext(f)
	case f.m > 0 && s.drawsOn(f):
		f.n, f.m = 1, f.m-1
	case f.m > 0 && s.drawable(f, cards.Class(f.index)):
		s.wait(askYes, f.hero)
	default:
		s.pop()
	}
}

// able reports whether a hero still decides and gets anything: not one who is dead or dies as
// soon as what is under way is finished (BS-RUL-66).
func (s *State) able(h heroNo) bool { return s.heroes[h].lives() }

func (s *State) drawable(f *frame, k cards.Class) bool {
	d, _ := s.deckOf(f, k)
	return d.n > 0
}

// chooseClass asks for the class where there are several. One class alone is drawn from even if
// its deck is empty: then nothing comes (BS-CRD-17).
func (s *State) chooseClass(f *frame) {
	f.stage = drawCards
	if classes := cards.Classes(f.more); classes&(classes-1) == 0 {
		for k := range cards.ClassCount {
			if classes.Has(k) {
				f.index = uint8(k)
			}
		}
		return
	}
	for k := range cards.ClassCount {
		if cards.Classes(f.more).Has(k) && s.drawable(f, k) {
			s.wait(askClass, f.hero)
			return
		}
	}
	s.pop()
}

func (s *State) listClasses(f *frame) {
	for k := range cards.ClassCount {
		if cards.Classes(f.more).Has(k) && s.drawable(f, k) {
			s.offer(PickClass, int(k))
		}
	}
}

func (s *State) answerDraw(f *frame, c rules.Choice) {
	switch c.Verb {
	case PickClass:
		f.index = uint8(c.Args[0])
	case Yes:
		f.n, f.m = 1, f.m-1
	case No:
		f.m = 0
	}
}

func (s *State) drawNext(f *frame) {
	k, h := cards.Class(f.index), f.hero
	d, el := s.deckOf(f, k)
	if d.n == 0 {
		s.note(h, "deck_empty", "BS-CRD-17", el, "")
		s.pop()
		return
	}
	f.n--
	if f.n == 0 && f.m == 0 {
		s.pop()
	}
	c := cardNo(d.take())
	s.obtain(h, c)
	s.emit(h, rules.Event{Kind: rules.CardMoved, Name: "card_drawn", Rule: "BS-RUL-29", Subject: s.elCard(c), From: el, To: s.elHero(h), Reveals: true})
}

// obtain lets a hero get a card, which is dealt with next.
func (s *State) obtain(h heroNo, c cardNo) {
	f := newFrame(obtainFrame)
	f.hero, f.card = h, c
	s.push(f)
}

// stepObtain resolves an instant card (BS-CRD-7) or asks what becomes of the card. A hero who
// has died gets nothing any more (BS-RUL-66).
func (s *State) stepObtain(f *frame) {
	h, c := f.hero, f.card
	switch {
	case !s.able(h):
		s.pop()
		s.lay(c, h, "BS-RUL-66")
	case s.design(c).Kind == cards.Instant && !s.roomy():
		s.pop()
		s.lay(c, h, "BS-RUL-88")
	case s.design(c).Kind == cards.Instant:
		s.pop()
		s.playCard(h, c, noField, noZone, 1)
	case s.set.asked != asksAll && s.storable(h, c): // it can be used or discarded from its slot as well (BS-OPT-18)
		s.pop()
		s.store(h, c)
	case s.set.asked <= asksLeast && !s.fitsSome(h, c):
		s.stepMisfit(f)
	default:
		s.wait(askCard, h)
	}
}

// stepMisfit deals with a card that no slot of the hero ever takes, where little is asked (BS-OPT-18): it is
// discarded if it cannot be used, and the use of no other card could come first.
func (s *State) stepMisfit(f *frame) {
	h, c := f.hero, f.card
	switch bar := s.barOf(h, c); {
	case bar == cardFree, bar != cardKind && bar != cardTurn && s.canUseOther(h, c):
		s.wait(askCard, h)
	default:
		s.pop()
		s.lay(c, h, "BS-SLT-3")
	}
}

// canUseOther reports whether the hero can use a stored card of another design.
func (s *State) canUseOther(h heroNo, c cardNo) bool {
	o := &s.heroes[h]
	for _, other := range o.cards[:o.ncard] {
		if s.game.design[other] != s.game.design[c] && s.barOf(h, other) == cardFree {
			return true
		}
	}
	return false
}

// roomy reports whether one more card can start something within what is under way: cards that
// draw cards lie in one another, each until it is finished (BS-RUL-88).
func (s *State) roomy() bool { return s.stack.Depth <= lastRoom }

// listCard offers what can be done with the card obtained: store it, use it or a stored card in
// the own turn (BS-RUL-29, BS-RUL-85), discard a stored card, discard it. Outside the own turn
// nothing is used, and stored cards are discarded only to make room (BS-RUL-30).
func (s *State) listCard(f *frame) {
	fits, own := s.storable(f.hero, f.card), f.hero == s.active
	if fits {
		s.offer(Keeping)
	}
	if own {
		s.offerUses(f.hero, f.card)
	}
	if own && s.set.asked > asksLeast || !fits && s.fitsSome(f.hero, f.card) { // else it would make no room
		s.offerRoom(f.hero, f.card)
	}
	s.offer(Leave)
}

// offerRoom offers to discard a stored card for one that was obtained: where only what counts is asked, one that makes room for it.
func (s *State) offerRoom(h heroNo, drawn cardNo) {
	if s.set.asked > asksWhatCounts {
		s.offerDiscards(h)
		return
	}
	o := &s.heroes[h]
	for i := range o.cards[:o.ncard] {
		if s.set.asked <= asksWhatIsOpen && s.game.design[o.cards[i]] == s.game.design[drawn] {
			continue // one copy for the other
		}
		if !s.repeated(h, i) && s.makesRoom(h, i, drawn) {
			s.offer(Discard, int(s.game.design[o.cards[i]]))
		}
	}
}

// makesRoom reports whether a card obtained fits once the stored card at an index has gone (BS-SLT-3).
func (s *State) makesRoom(h heroNo, i int, drawn cardNo) bool {
	after := *s
	o := &after.heroes[h]
	copy(o.cards[i:], o.cards[i+1:o.ncard])
	o.ncard--
	return after.storable(h, drawn)
}

// offerDiscards offers to discard each stored card, copies once (BS-CRD-8).
func (s *State) offerDiscards(h heroNo) {
	o := &s.heroes[h]
	for i, c := range o.cards[:o.ncard] {
		if !s.repeated(h, i) {
			s.offer(Discard, int(s.game.design[c]))
		}
	}
}

// repeated reports whether a copy of the stored card at an index is stored before it.
func (s *State) repeated(h heroNo, i int) bool {
	o := &s.heroes[h]
	for _, c := range o.cards[:i] {
		if s.game.design[c] == s.game.design[o.cards[i]] {
			return true
		}
	}
	return false
}

func (s *State) answerCard(f *frame, c rules.Choice) {
	h, drawn := f.hero, f.card
	switch c.Verb {
	case Keeping:
		s.pop()
		s.store(h, drawn)
	case Leave:
		s.pop()
		s.lay(drawn, h, "BS-CRD-5")
	case Discard:
		if k, ok := s.held(h, int(c.Args[0])); ok {
			s.discard(h, k, "BS-SLT-5")
		}
	case Use:
		if s.game.design[drawn] == uint8(c.Args[0]) {
			s.pop()
		}
		s.use(h, c, drawn)
	}
}

// store stores a card; there must be a slot.
func (s *State) store(h heroNo, c cardNo) {
	o := &s.heroes[h]
	o.cards[o.ncard] = c
	o.ncard++
	s.emit(h, rules.Event{Kind: rules.CardMoved, Name: "card_stored", Rule: "BS-SLT-3", Subject: s.elCard(c), To: s.elHero(h)})
}
