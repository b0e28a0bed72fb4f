package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// mostDeeds is of how many different things at most it is told that a seat bought, hired or cast.
const mostDeeds = 4

// Recount tells a seat what the events from one on came to: what did harm to it, and whose that was, then of each other seat that had a
// turn what it did besides, and what the others lost by others than the seat.
func (b Book) Recount(events []rules.Event, news int, seat rules.Seat) (list []rules.News) {
	events = events[min(news, len(events)):]
	t := b.reckon(events)
	own, of := b.harmsOf(t, seat, seat)
	if told := rules.Sentences(append(own, b.robbed(events, seat)...)...); !told.Empty() {
		list = append(list, rules.News{Text: told, Tone: rules.Bad, Of: of})
	}
	var others []rules.Text
	for n := 1; n < int(b.Count); n++ {
		other := rules.Seat((int(seat) + n) % int(b.Count))
		if did := b.deeds(events, other, t); !did.Empty() {
			list = append(list, rules.News{Text: did})
		}
		told, _ := b.harmsOf(t.without(seat), other, seat)
		others = append(others, told...)
	}
	if len(others) > 0 {
		list = append(list, rules.News{Text: rules.Sentences(others...)})
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

// deeds are what a seat did in some events, what threatens next first and what came to nothing last, but for the harm that is told by
// itself; nothing, where it did nothing and had no turn.
func (b Book) deeds(events []rules.Event, seat rules.Seat, t *tally) rules.Text {
	var vain, stolen, cast, hired, bought, used []rules.Text
	turn, harmed := false, false
	for _, s := range t.sources {
		harmed = harmed || s.seat == seat && s.did
		if s.seat == seat && (s.rolled || s.swept()) && !s.did {
			vain = append(vain, b.name(s.el))
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
			if !t.struck(seat, e.Subject) {
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
			if !t.struck(seat, e.Subject) {
				used = append(used, b.name(e.Subject))
			}
		case "pilfered":
			stolen = append(stolen, b.args(e, "p")[0].(rules.Text))
		}
	}
	gets := clause(rules.T("buys %s", later...), bought)
	switch hires := clause(rules.T("hires %s", later...), hired); {
	case hires.Empty():
	case gets.Empty():
		gets = hires
	default: // one clause: what threatens next is cut nowhere in the middle
		gets = rules.T("%s, %s", hires, gets).In("what somebody hires, what somebody buys")
	}
	clauses := []rules.Text{
		clause(rules.T("steals %s", later...), stolen), gets, clause(rules.T("casts %s", later...), cast),
		clause(rules.T("uses %s", later...), used), clause(rules.T("attacks in vain with %s", later...), vain),
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
	case turn && !harmed:
		return rules.T("%s buys, casts and attacks nothing.", b.Seat(seat))
	}
	return rules.Text{}
}

// struck reports whether a seat rolled to attack with something, or did damage with it: that is told of already.
func (t *tally) struck(seat rules.Seat, el rules.Element) bool {
	return slices.ContainsFunc(t.sources, func(s source) bool { return s.seat == seat && s.el == el && (s.did || s.rolled) })
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
