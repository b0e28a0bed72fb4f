package words

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// mostDeeds is of how many different things at most it is told that a seat bought, hired or cast.
const mostDeeds = 4

// Recount tells a seat what the events from one on came to: what did harm to it, and whose that was, then what is in force on it and what struck
// at it in vain, of each other seat that had a turn what it did besides, and what the others lost by others than the seat.
func (b Book) Recount(events []rules.Event, news int, seat rules.Seat) (list []rules.News) {
	events = events[min(news, len(events)):]
	t := b.reckon(events)
	own, of := b.harmsOf(t, seat, seat)
	own = append(own, b.robbed(events, seat)...)
	for i, told := range own { // a line for each cause, the weightiest first
		list = append(list, rules.News{Text: told, Tone: rules.Bad, Took: len(own) - i, Of: of})
	}
	for _, told := range b.laden(events, seat) {
		list = append(list, rules.News{Text: told, Struck: true})
	}
	list = append(list, b.foiled(events, seat)...)
	for n := 1; n < int(b.Count); n++ {
		for _, told := range b.repelled(t, rules.Seat((int(seat)+n)%int(b.Count)), seat) {
			list = append(list, rules.News{Text: told, Struck: true})
		}
	}
	if told := b.repaid(events, seat); !told.Empty() {
		list = append(list, rules.News{Text: told, Tone: rules.Good})
	}
	var others []rules.Text
	for n := 1; n < int(b.Count); n++ {
		other := rules.Seat((int(seat) + n) % int(b.Count))
		if did := b.deeds(events, other, seat, t); !did.Empty() {
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

// repaid is what a seat did to others in their own turns, as by a Riposte or an answer.
func (b Book) repaid(events []rules.Event, seat rules.Seat) rules.Text {
	theirs := slices.IndexFunc(events, func(e rules.Event) bool { return e.Name == "turn_began" && e.Seat != seat })
	if theirs < 0 {
		return rules.Text{}
	}
	events = events[theirs:]
	if own := slices.IndexFunc(events, func(e rules.Event) bool { return e.Name == "turn_began" && e.Seat == seat }); own >= 0 {
		events = events[:own]
	}
	t := b.reckon(events)
	t.harms = slices.DeleteFunc(t.harms, func(h harm) bool { return h.of != seat })
	var told []rules.Text
	for n := 1; n < int(b.Count); n++ {
		more, _ := b.harmsOf(t, rules.Seat((int(seat)+n)%int(b.Count)), seat)
		told = append(told, more...)
	}
	return rules.Sentences(told...)
}

// laden is what others have cast to harm a seat that is in force now on what it has, such as a Bind: what, by whom, on whom and how long
// (TS-TIM-4).
func (b Book) laden(events []rules.Event, seat rules.Seat) (told []rules.Text) {
	for _, e := range events {
		if b.loads(e, seat) {
			on := b.victim(harm{el: e.To, seat: seat}, true)
			told = append(told, rules.Plural(int(e.M), "%s casts %s on %s for %d Round.", "%s casts %s on %s for %d Rounds.", b.Seat(e.Seat), b.name(e.Subject), on, e.M))
		}
	}
	return told
}

// ladenBy reports whether what is cast by the first of some events comes to be in force on what a seat has.
func (b Book) ladenBy(events []rules.Event, seat rules.Seat) bool {
	cast := events[0]
	for _, e := range events[1:] {
		switch {
		case e.Seat != cast.Seat || e.Subject != cast.Subject:
		case e.Name == cast.Name:
			return false
		case b.loads(e, seat):
			return true
		}
	}
	return false
}

// loads reports whether an event puts in force on what a seat has what another one cast to harm it.
func (b Book) loads(e rules.Event, seat rules.Seat) bool {
	if e.Name != "in_force" || e.Seat == seat || !b.belongs(e.To, seat) {
		return false
	}
	card, ok := b.Content.Find(e.Subject.Name())
	return ok && b.Content.At(card).Kind == content.Attack
}

// foiled is what others cast that came to nothing: what was resisted by what a seat has, what was countered, and a Mage that fumbled, which is
// good to know before that casts again (TS-FUM-7, TS-MAG-12).
func (b Book) foiled(events []rules.Event, seat rules.Seat) (told []rules.News) {
	for i, e := range events {
		if e.Seat == seat {
			continue
		}
		on, resists := b.resists(events[i:], seat)
		switch {
		case e.Name == "mage_fumbled", e.Name == "fizzled":
			told = append(told, rules.News{Text: b.Tell(e), Tone: rules.Good})
		case resists:
			told = append(told, rules.News{Text: rules.T("%s casts %s on %s in vain.", b.Seat(e.Seat), b.name(e.Subject), b.victim(harm{el: on, seat: seat}, true)), Struck: true})
		}
	}
	return told
}

// resists reports on which thing of a seat what is cast by the first of some events is resisted, and comes to nothing.
func (b Book) resists(events []rules.Event, seat rules.Seat) (on rules.Element, resists bool) {
	cast := events[0]
	if card, ok := b.Content.Find(cast.Subject.Name()); cast.Name != "cast" || !ok || b.Content.At(card).Kind != content.Attack {
		return "", false
	}
	for _, e := range events[1:] {
		switch {
		case e.Name == "cast", e.Name == "attack_rolled":
			return on, resists
		case e.Name == "resistance_rolled" && b.belongs(e.Subject, seat):
			on, resists = e.Subject, true
		case (e.Name == "in_force" || e.Name == "point_lost" || e.Name == "slain") && resists:
			return "", false
		}
	}
	return on, resists
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

// deeds are what a seat did in some events, what threatens next first, what came to nothing after all else, and last who was sent and did not strike, but for the harm that is told by
// itself and blows at the reader; nothing, where it did nothing and had no turn.
func (b Book) deeds(events []rules.Event, seat, reader rules.Seat, t *tally) rules.Text {
	var vain, stolen, cast, hired, bought, used, idle []rules.Text
	turn, harmed := false, false
	for _, s := range t.sources {
		told := s.seat == seat && !s.did && b.belongs(s.at, reader)
		harmed = harmed || s.seat == seat && s.did || told
		if s.seat == seat && (s.rolled || s.swept()) && !s.did && !told {
			vain = append(vain, b.name(s.el))
		}
	}
	for i, e := range events {
		if e.Seat != seat {
			continue
		}
		switch e.Name {
		case "turn_began":
			turn = true
		case "cast":
			if _, foiled := b.resists(events[i:], reader); !foiled && !t.struck(seat, e.Subject) && !b.ladenBy(events[i:], reader) {
				cast = append(cast, b.name(e.Subject))
			}
		case "hired", "summoned", "sent_for":
			if b.creature(e.Subject) {
				hired = append(hired, b.armed(e))
			} else {
				bought = append(bought, b.name(e.Subject))
			}
		case "bought":
			bought = append(bought, b.name(e.Subject))
		case "equipped":
			bought = append(bought, b.given(e))
		case "used":
			if !t.struck(seat, e.Subject) {
				used = append(used, b.usedOn(e))
			}
		case "will_attack":
			if !t.acted[e.Subject] {
				idle = append(idle, b.name(e.Subject))
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
		clause(rules.T("sends out %s without a blow", later...), idle),
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

// repelled tells a reader with what a seat struck at it in vain, a sentence for each thing that was struck at, its Mage and its Tower first.
func (b Book) repelled(t *tally, seat, reader rules.Seat) (told []rules.Text) {
	var order []rules.Element
	by := map[rules.Element][]rules.Text{}
	for _, chief := range [...]bool{true, false} {
		for _, s := range t.sources {
			if s.seat != seat || s.did || !b.belongs(s.at, reader) || (s.at.Kind() == "seat" || b.chief(s.at)) != chief {
				continue
			}
			if by[s.at] == nil {
				order = append(order, s.at)
			}
			by[s.at] = append(by[s.at], b.name(s.el))
		}
	}
	for _, at := range order {
		with := shortened(rules.Multiplied(by[at]), mostSources)
		if at.Kind() == "seat" {
			told = append(told, rules.T("%s strikes at you in vain with %s.", b.Seat(seat), with))
			continue
		}
		told = append(told, rules.T("%s strikes at %s in vain with %s.", b.Seat(seat), b.victim(harm{el: at, seat: reader}, true), with))
	}
	return told
}

// belongs reports whether an element is a seat, or something that it has in play.
func (b Book) belongs(el rules.Element, seat rules.Seat) bool {
	if t := b.ThingOf(el); t != nil {
		return t.Owner == seat
	}
	return el == engine.SeatElement(seat)
}

// armed is a creature that came into play, with the level with which it attacks.
func (b Book) armed(e rules.Event) rules.Text {
	level := 0
	if t := cmp.Or(b.ThingOf(e.To), b.ThingOf(e.Subject)); t != nil {
		level = b.Level(t, content.AL)
	} else if card, ok := b.Content.Find(e.Subject.Name()); ok {
		level = b.Content.At(card).SL
	}
	if level == 0 {
		return b.name(e.Subject)
	}
	return rules.T("%s (%s %d)", b.name(e.Subject), StatName(content.AL), level).In("a creature that was hired, and its level")
}

// given is an Item that was bought, with who has it now.
func (b Book) given(e rules.Event) rules.Text {
	item := b.ThingOf(e.To)
	if item == nil || b.At(item.On) == nil {
		return b.name(e.Subject)
	}
	return rules.T("%s for %s", b.name(e.Subject), b.thing(item.On)).In("an Item that was bought, and who has it")
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
	return rules.Text{Format: did.Format, Args: []any{shortened(rules.Multiplied(things), mostDeeds)}}
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
