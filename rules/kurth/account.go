package kurth

import "portcullis/rules"

var _ rules.Accountant = (*State)(nil)

// Account is the Spirit of the Warden, the locations that are not overrun (KU-END-1), the Mana, and against them the
// markers at each location.
func (s *State) Account(_ rules.Seat, buf []rules.Holding) []rules.Holding {
	buf = append(buf, rules.Holding{Of: ElementSpirit, Name: rules.T("Spirit"), N: int(s.spirit), Sort: rules.Track})
	for i, m := range s.markers {
		if p := &s.game.places[i]; m < s.game.overrunAt {
			buf = append(buf, rules.Holding{Of: holdElement(p), At: p.element, Name: p.Title(), N: 1,
				Gone: rules.T("overrun").In("a location"), Back: rules.T("no longer overrun").In("a location")})
		}
	}
	buf = append(buf, rules.Holding{Of: ElementMana, Name: rules.T("Mana"), N: int(s.mana), Sort: rules.Purse})
	for i, m := range s.markers {
		p := &s.game.places[i]
		buf = append(buf, rules.Holding{Of: p.element, Name: rules.T("Markers at %s", p.Told()), N: int(m), Sort: rules.Track, Against: true})
	}
	return buf
}

// holdElement is a location as something that has not been overrun yet.
func holdElement(p *Place) rules.Element { return "hold:" + rules.Element(p.element.Name()) }

// Recount tells what protection kept out (KU-UPK-8): what both cards would have brought to one location in one line.
func (s *State) Recount(events []rules.Event, news int, _ rules.Seat) (list []rules.News) {
	var last rules.Event
	for _, e := range events[news:] {
		switch {
		case e.Kind != rules.Blocked:
			continue
		case e.To == last.To && e.Count > last.Count:
			list[len(list)-1].Text = rules.T("Protection keeps %s of cards %d and %d out of %s.", markers(int(last.N+e.N)), int(last.Count), int(e.Count), s.phraseOf(e.To))
		default:
			list = append(list, rules.News{Text: s.Tell(e), Tone: rules.Plain})
		}
		last = e
	}
	return list
}
