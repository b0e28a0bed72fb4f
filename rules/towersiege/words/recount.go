package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// mostDeeds is of how many different things at most it is told that a seat bought, hired or cast.
const mostDeeds = 4

// Recount tells a seat what the events from one on came to: what it lost itself, then of each other seat that had a turn what it did,
// and what the others lost.
func (b Book) Recount(events []rules.Event, news int, seat rules.Seat) (list []rules.News) {
	events = events[min(news, len(events)):]
	t := b.reckon(events)
	var own, others []loss
	for _, l := range t.losses {
		if l.seat == seat {
			own = append(own, l)
		} else {
			others = append(others, l)
		}
	}
	if lost := rules.Sentences(append(b.losses(own), b.robbed(events, seat)...)...); !lost.Empty() {
		list = append(list, rules.News{Text: lost, Tone: rules.Bad})
	}
	for n := 1; n < int(b.Count); n++ {
		other := rules.Seat((int(seat) + n) % int(b.Count))
		if did := b.deeds(events, other, t); !did.Empty() {
			list = append(list, rules.News{Text: did})
		}
	}
	if lost := b.losses(others); len(lost) > 0 {
		list = append(list, rules.News{Text: rules.Sentences(lost...)})
	}
	return list
}

// robbed is what others took out of a seat's hand.
func (b Book) robbed(events []rules.Event, seat rules.Seat) (told []rules.Text) {
	for _, e := range events {
		if e.Name == "rifled" && e.Seat == seat {
			told = append(told, b.Tell(e))
		}
	}
	return told
}

// deeds are what a seat did in some events, what weighs most first; nothing, where it did nothing and had no turn.
func (b Book) deeds(events []rules.Event, seat rules.Seat, t *tally) rules.Text {
	var hurt, stolen, cast, hired, bought, used []rules.Text
	tried, turn := false, false
	for _, s := range t.sources {
		if s.seat != seat {
			continue
		}
		if tried = true; s.did || s.swept() {
			hurt = append(hurt, b.name(s.el))
		}
	}
	for _, e := range events {
		if e.Seat != seat {
			continue
		}
		switch e.Name {
		case "turn_began":
			turn = true
		case "cast":
			if !t.harmed(seat, e.Subject) {
				cast = append(cast, b.name(e.Subject))
			}
		case "hired", "summoned", "sent_for":
			if b.creature(e.Subject) {
				hired = append(hired, b.name(e.Subject))
			} else {
				bought = append(bought, b.name(e.Subject))
			}
		case "bought", "equipped":
			bought = append(bought, b.name(e.Subject))
		case "used":
			used = append(used, b.name(e.Subject))
		case "pilfered":
			stolen = append(stolen, b.args(e, "p")[0].(rules.Text))
		}
	}
	clauses := []rules.Text{
		clause(rules.T("does damage with %s", later...), hurt), clause(rules.T("steals %s", later...), stolen),
		clause(rules.T("casts %s", later...), cast), clause(rules.T("hires %s", later...), hired),
		clause(rules.T("buys %s", later...), bought), clause(rules.T("uses %s", later...), used),
	}
	if tried && len(hurt) == 0 {
		clauses[0] = rules.T("attacks in vain")
	}
	did := rules.Text{}
	for _, c := range clauses {
		switch {
		case c.Empty():
		case did.Empty():
			did = c
		default:
			did = rules.T("%s; %s", did, c).In("list of what somebody did")
		}
	}
	switch {
	case !did.Empty():
		return rules.T("%s %s.", b.Seat(seat), did).In("who did what")
	case turn:
		return rules.T("%s buys, casts and attacks nothing.", b.Seat(seat))
	}
	return rules.Text{}
}

// harmed reports whether a seat did damage with something.
func (t *tally) harmed(seat rules.Seat, el rules.Element) bool {
	return slices.ContainsFunc(t.sources, func(s source) bool { return s.seat == seat && s.el == el && (s.did || s.swept()) })
}

// clause is what was done with some things, the first of them by name; nothing where there are none.
func clause(did rules.Text, things []rules.Text) rules.Text {
	if len(things) == 0 {
		return rules.Text{}
	}
	return rules.Text{Format: did.Format, Args: []any{shortened(multiplied(things), mostDeeds)}}
}

// creature reports whether an element names a creature or the card of one.
func (b Book) creature(el rules.Element) bool {
	card := content.NoCard
	if el.Kind() == "thing" {
		card = b.CardOf(engine.ThingID(number(el)))
	} else if found, ok := b.Content.Find(el.Name()); ok && el.Kind() == "card" {
		card = found
	}
	return card != content.NoCard && b.Content.At(card).Type.Creature()
}
