package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

var (
	itemUsed      = because("TS-ITM-14", "This Item was used this turn.")
	itemMoved     = because("TS-ITM-16", "This Item was moved this turn.")
	itemStays     = because("TS-ITM-18", "Placed structure Items stay.")
	itemChanged   = because("TS-ITM-16", "Its use was changed this turn.")
	itemInUse     = because("TS-ITM-8", "It is in use.")
	notYourItem   = because("TS-ITM-14", "This is no Item of yours that can be given away.")
	notYourBearer = because("TS-ITM-14", "Items are given to your own creatures.")
)

// hang puts an Item or a carried Relic on its bearer. One that takes a slot becomes the one in use, unless the
// Item there was used this turn (TS-ITM-17).
func (s *State) hang(item *Thing, bearer ThingID) {
	slot := s.Info(item).Slot
	item.Marks &^= InUse
	item.On = bearer
	if slot == content.NoSlot {
		item.Marks |= InUse
	} else if other := s.InSlot(bearer, slot); other == nil || !other.Has(UsedNow) {
		if other != nil {
			other.Marks &^= InUse
		}
		item.Marks |= InUse
	}
	s.tell(rules.Event{Kind: rules.PieceMoved, Name: "item_given", Rule: "TS-ITM-14", Seat: item.Owner, Subject: s.ThingElement(item.ID), To: s.ThingElement(bearer)})
}

// LevelWith is the level that a thing would have with one more Item on it (TS-ITM-8, TS-ITM-17).
func (s *State) LevelWith(t *Thing, stat content.Stat, item content.Card) int {
	after := s.Clone()
	after.hang(after.enter(item, t.Owner), t.ID)
	return after.Level(after.At(t.ID), stat)
}

// offerItems offers all that can be done with Items that are in play.
func (s *State) offerItems(seat rules.Seat) {
	for i := range s.Things {
		item := &s.Things[i]
		if s.refuseMoving(seat, item) == nil {
			for j := range s.Things {
				if t := &s.Things[j]; s.refuseGiving(seat, item, t) == nil {
					s.offer(MoveItem, int(item.ID), int(t.ID))
				}
			}
		}
		if s.refuseReady(seat, item) == nil {
			s.offer(ReadyItem, int(item.ID))
		}
	}
}

// refuseMoving is why an Item stays where it is (TS-ITM-14 to TS-ITM-18).
func (s *State) refuseMoving(seat rules.Seat, item *Thing) *rules.Refusal {
	switch {
	case item == nil || item.Owner != seat || !s.Carried(item):
		return notYourItem
	case s.Info(item).Class&content.Walls != 0:
		return itemStays
	case item.Has(UsedNow):
		return itemUsed
	case item.Has(Moved):
		return itemMoved
	}
	return nil
}

// refuseGiving is why an Item that can be moved is not given to a thing.
func (s *State) refuseGiving(seat rules.Seat, item, to *Thing) *rules.Refusal {
	if to == nil || to.Owner != seat || !s.Creature(to) || to.ID == item.On {
		return notYourBearer
	}
	return s.refuseBearer(to, item.Card)
}

// moveItem gives an Item to another creature.
type moveItem struct{}

func (moveItem) spelling(*World) notation.Spelling {
	return spelt(MoveItem, "move item", thingPart, thingPart)
}

func (moveItem) play(s *State, c rules.Choice) {
	item := s.At(thingOf(c, 0))
	item.Marks |= Moved
	s.hang(item, thingOf(c, 1))
}

func (moveItem) refuse(s *State, c rules.Choice) *rules.Refusal {
	if !s.onTurn() {
		return nil
	}
	item := s.At(thingOf(c, 0))
	if why := s.refuseMoving(s.Asker, item); why != nil {
		return why
	}
	return s.refuseGiving(s.Asker, item, s.At(thingOf(c, 1)))
}

// refuseReady is why an Item cannot become the one in use.
func (s *State) refuseReady(seat rules.Seat, item *Thing) *rules.Refusal {
	if item == nil || item.Owner != seat || !s.Carried(item) || s.Info(item).Slot == content.NoSlot {
		return notYourItem
	}
	other := s.InSlot(item.On, s.Info(item).Slot)
	switch {
	case item.Has(InUse):
		return itemInUse
	case item.Has(UseChanged) || other != nil && other.Has(UseChanged):
		return itemChanged
	}
	return nil
}

// readyItem makes a spare Item the one in use.
type readyItem struct{}

func (readyItem) spelling(*World) notation.Spelling { return spelt(ReadyItem, "ready", thingPart) }

func (readyItem) play(s *State, c rules.Choice) {
	item := s.At(thingOf(c, 0))
	if other := s.InSlot(item.On, s.Info(item).Slot); other != nil {
		other.Marks = other.Marks&^InUse | UseChanged
	}
	item.Marks |= InUse | UseChanged
	s.note("readied", "TS-ITM-17", item)
}

func (readyItem) refuse(s *State, c rules.Choice) *rules.Refusal {
	if !s.onTurn() {
		return nil
	}
	return s.refuseReady(s.Asker, s.At(thingOf(c, 0)))
}
