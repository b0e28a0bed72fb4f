package towersiege

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var (
	_ rules.Accountant = (*State)(nil)
	_ rules.Fader      = (*State)(nil)
)

// Faded reports whether an event takes out of play what was summoned for a time: that is no defeat (TS-CRE-4).
func (s *State) Faded(e rules.Event) bool { return e.Name == "time_over" }

// Account is what a seat has in play with its points, where its Mage stands, what it produces and what it can spend, and against it what
// the others have in play, and the magic that is in force on what is its own.
func (s *State) Account(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	if seat < 0 || int(seat) >= int(s.Count) {
		return buf
	}
	buf = s.inPlay(seat, seat, buf)
	buf = s.purses(seat, buf)
	for n := 1; n < int(s.Count); n++ {
		buf = s.inPlay(rules.Seat((int(seat)+n)%int(s.Count)), seat, buf)
	}
	return s.inForce(seat, s.held(seat, buf))
}

// held is each card of a seat's own hand; which of several that are alike is lost makes no difference.
func (s *State) held(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	last, copies := content.NoCard, 0
	for _, card := range s.Players[seat].Hand.All() {
		if copies++; card != last {
			last, copies = card, 1
		}
		el := s.CardElement(card)
		of := rules.Element("held:"+strconv.Itoa(copies)+"/") + el
		buf = append(buf, rules.Holding{Of: of, At: el, Name: s.Content.At(card).Title(), N: 1, Sort: rules.Held})
	}
	return buf
}

// inPlay is what an owner has in play, as a seat sees it: its Mage and its Tower first.
func (s *State) inPlay(owner, seat rules.Seat, buf []rules.Holding) []rules.Holding {
	p := &s.Players[owner]
	against := owner != seat
	if owner == seat && !p.Out {
		buf = append(buf, rules.Holding{Of: engine.SeatElement(owner), Name: rules.T("Place in the match"), N: 1})
	}
	for _, first := range [...]bool{true, false} {
		for i := range s.Things {
			t := &s.Things[i]
			chief := t.ID == p.Mage || t.ID == p.Tower
			if t.Owner != owner || chief != first {
				continue
			}
			h := rules.Holding{Of: s.ThingElement(t.ID), At: engine.SeatElement(owner), Name: s.label(t, against), N: s.worth(t), Against: against}
			h.Tame = against && (chief || s.Carried(t)) // no new foe
			if against {
				h.By = rules.SeatsOf(owner)
			}
			switch t.ID {
			case p.Mage:
				if h.N, h.Also, h.Wear = s.standing(t); against { // where another's Mage stands is neither harm nor gain
					h.N, h.Also, h.Wear = int(t.Points), rules.Text{}, 0
				}
				h.Told = lifePoints(t)
			case p.Tower:
				h.Told = rules.Count(int(t.Points), "%d Integrity Point", "%d Integrity Points")
				if t.Points == 0 {
					h.Told = rules.T("fallen").In("recap")
				}
			}
			buf = append(buf, h)
		}
	}
	return buf
}

// label is a thing: who has it, where that is somebody else.
func (s *State) label(t *engine.Thing, against bool) rules.Text {
	name := s.Info(t).Title()
	if against {
		return rules.T("%s of %s", name, s.Book().Seat(t.Owner)).In("recap")
	}
	return name
}

// worth is how many points a thing has left; 1 where it has none but is there. A fallen Tower is worth nothing.
func (s *State) worth(t *engine.Thing) int {
	if t.Points == 0 && t.Printed == 0 {
		return 1
	}
	return int(t.Points)
}

// Where a Mage stands weighs less than any of its points.
const (
	inTheOpen = iota
	inStructure
	inTower
	placeWeights // how many there are, and more
	pointWeight  = 2 * placeWeights
)

// standing is what a Mage weighs in an account, by its points and where it stands, and where that is. To leave a structure is no harm by itself.
func (s *State) standing(mage *engine.Thing) (n int, where rules.Text, wear int) {
	place := inTheOpen
	where = rules.T("in the open").In("recap")
	if on := s.At(mage.On); on != nil {
		place, where = inStructure, rules.T("in %s", s.Info(on).Told()).In("recap")
		if s.Is(on, content.Tower) {
			place = inTower
		}
	}
	return int(mage.Points)*pointWeight + place, where, inTower
}

// lifePoints are those of a Mage in words.
func lifePoints(mage *engine.Thing) rules.Text {
	return rules.Count(int(mage.Points), "%d Life Point", "%d Life Points")
}

// purses are what a seat produces, has to spend, and holds in its hand.
func (s *State) purses(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	for _, what := range [...]content.What{content.Gold, content.Power} {
		name, produced := rules.T("Gold"), rules.T("Mines")
		if what == content.Power {
			name, produced = rules.T("Power"), rules.T("Powerstones")
		}
		n, told := s.producing(seat, what)
		buf = append(buf,
			rules.Holding{Of: engine.ProducersElement(what, seat), At: engine.SeatElement(seat), Name: produced, N: n, Told: told, Sort: rules.Track},
			rules.Holding{Of: engine.PointsElement(what, seat), Name: name, N: s.Available(seat, what), Sort: rules.Purse})
	}
	return append(buf, rules.Holding{Of: engine.HandElement(seat), Name: rules.T("Cards in hand"), N: int(s.Players[seat].Hand.N), Sort: rules.Purse})
}

// producing is what a seat produces with what its Caravan will add to it: what comes from there is no gain, and would make up in an
// account for a Mine that another destroyed.
func (s *State) producing(seat rules.Seat, what content.What) (n int, told rules.Text) {
	kind := content.Mine
	if what == content.Power {
		kind = content.Powerstone
	}
	n = s.Produced(seat, what)
	coming := 0
	for _, card := range s.Players[seat].Caravan.All() {
		if s.Content.At(card).Type == kind {
			coming++
		}
	}
	if coming == 0 {
		return n, rules.T("%d", n)
	}
	return n + coming, rules.T("%d and %d in the Caravan", n, coming).In("recap")
}

// inForce is what others have in force on what belongs to a seat.
func (s *State) inForce(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	for i := range s.Timed {
		m := &s.Timed[i]
		t := s.At(m.Target)
		if t == nil || t.Owner != seat || m.Caster == seat || m.Kind == engine.ResistedInForce { // what was resisted is not in force
			continue
		}
		of := s.CardElement(m.Card) + "/" + s.ThingElement(t.ID)
		twice := false
		for _, h := range buf {
			twice = twice || h.Of == of
		}
		if !twice {
			buf = append(buf, rules.Holding{Of: of, At: s.CardElement(m.Card), Name: rules.T("%s on %s", s.Content.At(m.Card).Title(), s.Info(t).Told()).In("recap"), N: 1, Against: true})
		}
	}
	return buf
}
