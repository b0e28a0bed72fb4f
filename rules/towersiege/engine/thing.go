package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// ThingID names a thing in play; numbers grow and are never given twice. 0 is nothing.
type ThingID uint16

// Position is where a creature is on the battlefield (TS-CRE-7).
type Position uint8

// The positions; NoPosition for a Mage inside and for what is no creature.
const (
	NoPosition Position = iota
	OnGuard
	ToAttack
	ToDefend
)

// Marks are what a thing did this turn, and what else is to be remembered of it.
type Marks uint16

// The marks.
const (
	Attacked    Marks = 1 << iota // made its attack of the turn (TS-ATK-6)
	Declared                      // will attack (TS-CMB-1)
	UpkeepPaid                    // this turn
	Entered                       // play, this turn
	HasLeft                       // a creature: some structure; a structure: its Mage has left it; since the last On Guard
	UsedNow                       // an Item that was used this turn (TS-ITM-15)
	Moved                         // an Item, this turn
	InUse                         // an Item that its bearer benefits from
	UseChanged                    // an Item, this turn
	FumbledMage                   // FUMBLED (TS-MAG-12)
	PairChanged                   // this turn (TS-TYP-3)
	Carries                       // a Mount with its rider
)

// Thing is something in play that is more than a number: creatures, Towers and what is built, Items, Relics,
// tokens.
type Thing struct {
	ID      ThingID
	Card    content.Card
	Owner   rules.Seat
	Points  int8    // LP or IP; 0: a fallen Tower or Relic, or an Item
	Printed int8    // with how many it came
	On      ThingID // who bears an Item or carried Relic; the structure that a creature is in
	Partner ThingID // Mount or rider

	Position Position
	Marks    Marks
	Used     uint8 // abilities used this turn, a bit each
	Wounds   uint8 // of a sweep, not yet suffered
}

// Has reports whether a thing has a mark.
func (t *Thing) Has(m Marks) bool { return t.Marks&m != 0 }

// At is a thing in play; nil if it has left play. It holds until things come or go.
func (s *State) At(id ThingID) *Thing {
	low, high := 0, len(s.Things)
	for low < high {
		mid := (low + high) / 2
		if s.Things[mid].ID < id {
			low = mid + 1
		} else {
			high = mid
		}
	}
	if low < len(s.Things) && s.Things[low].ID == id {
		return &s.Things[low]
	}
	return nil
}

// Info is what is printed on a thing's card.
func (s *State) Info(t *Thing) *content.Info { return &s.Content.Cards[t.Card] }

// Is is the type of a thing's card.
func (s *State) Is(t *Thing, typ content.Type) bool { return s.Content.Cards[t.Card].Type == typ }

// Creature reports whether a thing is a creature.
func (s *State) Creature(t *Thing) bool { return s.Content.Cards[t.Card].Type.Creature() }

// Structure reports whether a thing is a Tower, was built, or is a Relic on the battlefield.
func (s *State) Structure(t *Thing) bool {
	info := s.Info(t)
	return info.Type == content.Tower || info.Type == content.Structure || info.Location == content.OnBattlefield
}

// Carried reports whether a thing is an Item or a Relic that is carried like one.
func (s *State) Carried(t *Thing) bool {
	info := s.Info(t)
	return info.Type == content.Item || info.Location == content.OnCreature
}

// OnField reports whether a creature is on the battlefield and in no structure.
func (t *Thing) OnField() bool { return t.On == 0 }

// Mage is the Mage of a seat; nil if it is dead.
func (s *State) Mage(seat rules.Seat) *Thing { return s.At(s.Players[seat].Mage) }

// Tower is the Tower of a seat, standing or fallen; nil if its Mage is dead.
func (s *State) Tower(seat rules.Seat) *Thing { return s.At(s.Players[seat].Tower) }

// Covered reports whether a Tower stands behind a Tower Shield (TS-REL-12).
func (s *State) Covered(tower *Thing) bool { return s.cover(tower.Owner) != nil }

// cover is what stands in front of a seat's Tower; nil if nothing does.
func (s *State) cover(seat rules.Seat) *Thing {
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat && t.Points > 0 && s.Is(t, content.Relic) && s.Info(t).Has(content.Cover) != nil {
			return t
		}
	}
	return nil
}

// Occupant is who is in a structure; nil if it is empty.
func (s *State) Occupant(structure ThingID) *Thing {
	for i := range s.Things {
		if t := &s.Things[i]; t.On == structure && s.Creature(t) {
			return t
		}
	}
	return nil
}

// enter brings a card into play under a seat.
func (s *State) enter(card content.Card, seat rules.Seat) *Thing {
	info := s.Content.At(card)
	s.Last++
	t := Thing{ID: s.Last, Card: card, Owner: seat, Points: int8(info.LP + info.IP), Marks: Entered}
	t.Printed = t.Points
	if info.Type.Creature() {
		t.Position = OnGuard
	}
	s.Things = append(s.Things, t)
	s.name(&t)
	return &s.Things[len(s.Things)-1]
}

// name remembers which card a thing is, for as long as something is told of it.
func (s *State) name(t *Thing) {
	for len(s.Cards) <= int(t.ID) {
		s.Cards = append(s.Cards, content.NoCard)
	}
	s.Cards[t.ID] = t.Card
}

// CardOf is the card of a thing that is or was in play; NoCard if that is not known any more.
func (s *State) CardOf(id ThingID) content.Card {
	if int(id) < len(s.Cards) {
		return s.Cards[id]
	}
	return content.NoCard
}

// Began is the Mage or the Tower with which a seat began, in play or not: those of all seats came in their order (TS-MAG-1,
// TS-TWR-1). NoCard: it is not known any more, as in a match that began when a seat was out.
func (s *State) Began(seat rules.Seat, typ content.Type) content.Card {
	var began []content.Card
	for _, card := range s.Cards {
		if card != content.NoCard && s.Content.At(card).Type == typ {
			began = append(began, card)
		}
	}
	if len(began) != int(s.Count) {
		return content.NoCard
	}
	return began[seat]
}

// leave takes a thing out of play: its card goes to its owner's discard pile, a token's nowhere. Who was in a
// pair with it is alone.
func (s *State) leave(id ThingID, name, rule string) {
	t := s.At(id)
	s.alone(t)
	owner, card := t.Owner, t.Card
	i := 0
	for s.Things[i].ID != id {
		i++
	}
	s.Things = append(s.Things[:i], s.Things[i+1:]...)
	s.unforce(id)
	if info := s.Content.At(card); info.Set != content.StartSet {
		s.Players[owner].Discard.put(card)
	}
	s.tell(rules.Event{Kind: rules.PieceRemoved, Name: name, Rule: rule, Seat: owner, Subject: s.CardElement(card), From: s.ThingElement(id), To: DiscardElement(owner), N: 1})
}

// strip discards all that a bearer has on it (TS-ITM-19).
func (s *State) strip(bearer ThingID) {
	for i := 0; i < len(s.Things); {
		if t := &s.Things[i]; t.On == bearer && !s.Creature(t) {
			s.leave(t.ID, "item_lost", "TS-ITM-19")
			continue
		}
		i++
	}
}

// alone ends the pair of a creature (TS-TYP-3).
func (s *State) alone(t *Thing) {
	if other := s.At(t.Partner); t.Partner != 0 && other != nil {
		other.Partner, other.Marks = 0, other.Marks&^Carries
	}
	t.Partner, t.Marks = 0, t.Marks&^Carries
}

// load is how many Items and carried Relics a thing has on it (TS-ITM-7).
func (s *State) load(bearer ThingID) (n int) {
	for i := range s.Things {
		if t := &s.Things[i]; t.On == bearer && s.Carried(t) {
			n++
		}
	}
	return n
}

// room is how many a thing can have.
func (s *State) room(t *Thing) int {
	if s.Is(t, content.Mage) {
		return 6
	}
	return 4
}

// bears reports whether a thing has a card on it (TS-ITM-9).
func (s *State) bears(bearer ThingID, card content.Card) bool {
	for i := range s.Things {
		if t := &s.Things[i]; t.On == bearer && t.Card == card {
			return true
		}
	}
	return false
}

// InSlot is the Item that a bearer uses in a slot; nil if there is none.
func (s *State) InSlot(bearer ThingID, slot content.Slot) *Thing {
	for i := range s.Things {
		if t := &s.Things[i]; t.On == bearer && t.Has(InUse) && s.Info(t).Slot == slot {
			return t
		}
	}
	return nil
}

// toDefend puts a creature in DEFEND; a Mage never goes there but by a fumble (TS-MAG-11, TS-CMB-12).
func (s *State) toDefend(t *Thing, rule string) {
	if t == nil || !s.Creature(t) || s.Is(t, content.Mage) || t.Position == ToDefend {
		return
	}
	t.Position = ToDefend
	s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "to_defend", Rule: rule, Seat: t.Owner, Subject: s.ThingElement(t.ID), To: PositionElement(ToDefend), N: 1})
}

// fumble puts a creature that rolled a fumble in DEFEND; a Mage is FUMBLED (TS-MAG-12).
func (s *State) fumble(t *Thing) {
	if t == nil || !s.Creature(t) {
		return
	}
	if !s.Is(t, content.Mage) {
		s.toDefend(t, "TS-DCE-9")
		return
	}
	if !t.Has(FumbledMage) {
		t.Marks |= FumbledMage
		t.Position = ToDefend
		s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "mage_fumbled", Rule: "TS-MAG-12", Seat: t.Owner, Subject: s.ThingElement(t.ID), To: PositionElement(ToDefend), N: 1})
	}
}
