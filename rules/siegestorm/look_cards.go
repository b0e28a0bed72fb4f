package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

func (s *State) cardViews(list []cardNo, viewer rules.Seat) []CardView {
	var views []CardView
	for _, c := range list {
		views = append(views, s.cardView(c, viewer))
	}
	return views
}

// cardViewAt is the card in a slot, nil if it is empty.
func (s *State) cardViewAt(c cardNo, viewer rules.Seat) *CardView {
	if c == noCard {
		return nil
	}
	v := s.cardView(c, viewer)
	return &v
}

func (s *State) cardView(c cardNo, viewer rules.Seat) CardView {
	k := &s.cards[c]
	if !s.sees(viewer, c) {
		return CardView{Number: -1, Owner: int(k.holder), Holder: int(k.holder), Track: -1, Committed: k.committed}
	}
	d := s.design(c)
	v := CardView{
		Element: s.game.cardElement[c], Card: d, Number: int(c), Owner: int(k.owner), Holder: int(k.holder), ATT: int(d.ATT), DEF: int(d.DEF),
		Gang: int(k.gang), Spirit: int(k.spirit), Committed: k.committed, Shielded: d.Specials.Has(cards.Shielded),
		Defender: k.place == onTrack && k.slot == 0, Track: -1,
	}
	if k.place == inHand && d.Creature() {
		v.Dearer = s.creatureCost(k.holder, c) - int(d.Cost)
	}
	if k.place.onBattlefield() {
		v.Track = int(k.track)
		v.ATT, v.DEF, v.Changes = s.attack(c), s.defence(c), s.changes(c)
		v.Usable = s.usable(c, viewer)
	}
	return v
}

// usable reports whether the seat that decides can activate the ability of a creature now. Only
// that seat is told.
func (s *State) usable(c cardNo, viewer rules.Seat) bool {
	switch s.ask.kind {
	case askWindow, askReact, askAttack:
		return (viewer == rules.NoSeat || viewer == s.ask.seat.seat()) && s.abilityBar(s.ask.seat, c) == fine
	}
	return false
}

// changes lists what makes the ATT and DEF of a creature differ from print, a source a line.
func (s *State) changes(c cardNo) []Change {
	var list []Change
	if n := s.cards[c].gang; n > 0 {
		list = append(list, Change{Source: rules.T("Gang token"), ATT: int(n)})
	}
	var buf [maxBoard]cardNo
	for _, x := range s.battlefield(buf[:0]) {
		if st := s.trait(x).static; st&changesOthers == 0 && (x != c || st&changesItself == 0) {
			continue
		}
		if att, def := s.influence(x, c); att != 0 || def != 0 {
			list = append(list, Change{Source: s.design(x).Told(), ATT: att, DEF: def})
		}
	}
	for _, m := range s.mods[:s.nmods] {
		if m.card == c {
			list = append(list, Change{Source: s.game.set.Cards[m.source].Told(), ATT: int(m.att), DEF: int(m.def), Turn: true})
		}
	}
	return list
}

// CardOf is the design of the card that an element names. Which number is which card is open to
// all; where hidden cards are is not.
func (s *State) CardOf(el rules.Element) (*cards.Card, bool) {
	c, ok := s.cardAt(el)
	if !ok {
		return nil, false
	}
	return s.design(c), true
}
