package siegestorm

import (
	"slices"

	"portcullis/rules"
)

var _ rules.Recounter = (*State)(nil)

// Recount tells a seat in one line each, of the events from one on: which command was negated that was its own or that it negated
// (ST-KEY-9); what its opponents did, what they paid for it and what came of it: what took most from the seat first, after what set it off, and
// then all else in the order in which it happened; and what it has lost to several packets of damage (ST-KEY-5), where no deed of an opponent tells of a loss.
func (s *State) Recount(events []rules.Event, news int, seat rules.Seat) (list []rules.News) {
	denied := map[rules.Element]rules.News{} // by the creature that storms all the same, of which it is told first
	for i := news; i < len(events); i++ {
		if n, ok := s.negated(events[:i+1], seat); !ok {
			continue
		} else if el := events[i].Subject; struckSince(events[i:], el) {
			denied[el] = n
		} else {
			list = append(list, n)
		}
	}
	told, worst := 0, 0
	deeds := s.deeds(events[news:], seat)
	deeds, heads := s.heaviestFirst(deeds)
	for i, d := range deeds {
		if d.negated {
			continue
		}
		told += d.heal + d.resources
		lines := []rules.News{s.newsOf(&d, seat)}
		if n, ok := denied[d.card]; ok && d.did == "storms" {
			lines = slices.Insert(lines, 0, n)
			delete(denied, d.card)
		}
		if i >= heads {
			list = append(list, lines...)
			continue
		}
		list = slices.Insert(list, worst, lines...)
		worst += len(lines)
	}
	for i := news; i < len(events); i++ { // the own storms, of which there is no line
		if n, ok := denied[events[i].Subject]; ok {
			list = append(list, n)
			delete(denied, events[i].Subject)
		}
	}
	if n, ok := s.toll(events[news:], seat); ok && told == 0 {
		list = append(list, n)
	}
	return list
}

// negated tells of a command whose effect was negated, by the last of some events, and which card negated it. A creature whose storm action
// was negated strikes all the same (ST-STO-3), and one whose ability was stays.
func (s *State) negated(events []rules.Event, seat rules.Seat) (rules.News, bool) {
	last := events[len(events)-1]
	if last.Name != "link_negated" {
		return rules.News{}, false
	}
	i := len(events) - 1
	for i >= 0 && (events[i].Name != "negated" || events[i].Subject != last.Subject) {
		i--
	}
	if i < 0 || last.Seat != seat && events[i].Seat != seat {
		return rules.News{}, false
	}
	n := rules.News{Tone: rules.Good, Text: rules.T("The effect of %s of %s was negated.", s.phrase(last.Subject), s.nameOfSeat(last.Seat))}
	if last.Seat == seat {
		n.Tone = rules.Bad
	}
	for ; i >= 0; i-- {
		if events[i].Name == "link_resolves" {
			n.Text = rules.T("The effect of %s of %s was negated by %s.", s.phrase(last.Subject), s.nameOfSeat(last.Seat), s.phrase(events[i].Subject))
			break
		}
	}
	return n, true
}

// struckSince reports whether a creature strikes in some events.
func struckSince(events []rules.Event, el rules.Element) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool {
		return e.Kind == rules.AttackResolved && e.Subject == el
	})
}

// toll tells what a seat has lost to others in several packets of damage, as one: how many cards, and how many of which pile to whom.
func (s *State) toll(events []rules.Event, seat rules.Seat) (rules.News, bool) {
	all, packets := 0, 0
	var whose [][]rules.Event // by what took them
	for i, e := range events {
		if e.Name != lostEvent || e.Seat != seat || e.N == byOwnCard {
			continue
		}
		if before := max(0, i-1); i == 0 || events[before].Name != lostEvent || events[before].Seat != seat || events[before].M != e.M {
			packets++
		}
		all++
		at := slices.IndexFunc(whose, func(list []rules.Event) bool { return list[0].M == e.M && list[0].N == e.N })
		if at < 0 {
			whose = append(whose, []rules.Event{e})
			continue
		}
		whose[at] = append(whose[at], e)
	}
	if packets < 2 {
		return rules.News{}, false
	}
	var parts []rules.Text
	for _, list := range whose {
		if by := s.culprit(list[0]); by.Empty() {
			parts = append(parts, fromPiles(list))
		} else {
			parts = append(parts, rules.T("%s to %s", fromPiles(list), by))
		}
	}
	d := side(seat)
	return rules.News{Tone: rules.Bad, Took: all, Text: rules.T("%s loses %d cards: %s.", s.nameOfSeat(seat), all, rules.Commas(parts...)),
		Of: []rules.Element{s.game.piles[inResources][d], s.game.piles[inHealPile][d]}}, true
}
