package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// deed is one thing that an opponent of a seat did, what it paid for it, and what came of it.
type deed struct {
	did    string        // the event that it begins with
	by     rules.Seat    // whose it is
	card   rules.Element // what was played, stormed or moved
	to     rules.Element // where it went
	times  int           // an ability that was paid several times in a row
	cards  int           // of the hand that paid
	spared int           // Supporters that paid
	blow   rules.Event   // of a storm
	boost  rules.Event   // what was added to its ATT before that

	heal, resources  int             // of the seat's, that went to the Casualties
	byBlow           int             // how many of those went by the blow of a storm
	fallen           []rules.Element // creatures and Supporters of the seat that went by it
	discarded, taken int             // cards that the seat discarded, and that were taken from it
	brought          []rules.Element // creatures that came by it for nothing
	att, def         int             // that creatures got until the end of turn, at most
	healed, drawn    int
	recalled         int // the cards that its side has taken back into its hand
	negated          bool

	nth   int // which of all deeds it is, from 1
	cause int // which of them set off the text that did it; 0: none
}

// deeds takes down what opponents of a seat did.
type deeds struct {
	s       *State
	seat    rules.Seat // who is told
	list    []deed
	turn    int // how many there were when the step of a turn began: what has no name comes of none of them
	drawing bool
	takes   rules.Element      // the command that takes effect
	cards   map[rules.Seat]int // that were paid and not yet for something
	spared  map[rules.Seat]int
	last    int                   // which deed something came of last, from 1
	set     map[rules.Element]int // by which deed the text of a card was set off
}

// deeds are what opponents of a seat did in some events, in their order.
func (s *State) deeds(events []rules.Event, seat rules.Seat) []deed {
	l := deeds{s: s, seat: seat, cards: map[rules.Seat]int{}, spared: map[rules.Seat]int{}, set: map[rules.Element]int{}}
	for i := range events {
		switch e := &events[i]; {
		case e.Name == paidEvent:
			l.cards[e.Seat]++
		case e.Name == "committed":
			l.spared[e.Seat]++
		case e.Kind == rules.TurnBegan, e.Kind == rules.PhaseBegan:
			l.turn, l.drawing, l.takes = len(l.list), e.Name == "draw_step", ""
		case e.Name == "link_resolves":
			l.takes = e.Subject
		case e.Name == "triggered":
			l.set[e.Subject] = l.last
		case l.begins(e):
			l.begin(e)
		default:
			l.comesOf(e)
		}
	}
	return l.list
}

// begin takes down that an opponent does something; the same ability paid for once more is one with the last.
func (l *deeds) begin(e *rules.Event) {
	n := len(l.list)
	if n == l.turn || e.Name != "ability_activated" || !l.list[n-1].repeats(e) {
		l.list = append(l.list, deed{did: e.Name, by: e.Seat, card: e.Subject, to: e.To})
		n++
	}
	d := &l.list[n-1]
	d.times++
	d.nth, l.last = n, n
	d.cards, d.spared = d.cards+l.cards[e.Seat], d.spared+l.spared[e.Seat]
	l.takes = ""
	delete(l.cards, e.Seat)
	delete(l.spared, e.Seat)
}

// begins reports whether an event is the beginning of something that an opponent does.
func (l *deeds) begins(e *rules.Event) bool {
	switch e.Name {
	case "deployed", "action_played", "ability_activated", "storms", "holds", "supports":
		return e.Seat != l.seat && l.s.hostile(sideOf(e.Seat), side(l.seat))
	}
	return false
}

// sideOf is the side whose an event is: a seat, or the boss.
func sideOf(seat rules.Seat) side {
	if seat == rules.NoSeat {
		return bossSide
	}
	return side(seat)
}

// repeats reports whether an event pays for the same ability once more.
func (d *deed) repeats(e *rules.Event) bool {
	return d.did == e.Name && d.by == e.Seat && d.card == e.Subject && !d.negated
}

// comesOf takes what an event changes into the deed that it comes of: that of the card which it names, else the last one of the turn.
func (l *deeds) comesOf(e *rules.Event) {
	d := l.deedOf(e)
	if d == nil {
		return
	}
	if cause := l.set[d.card]; cause > 0 && cause != d.nth && l.costs(e) {
		d.cause = cause
	}
	l.last = d.nth
	own, theirs := e.Seat == l.seat, e.Seat == d.by
	switch e.Name {
	case lostEvent:
		d.byBlow += one(own && e.Rule == "ST-STO-10")
		if own && e.From.Kind() == "heal" {
			d.heal++
		} else if own {
			d.resources++
		}
	case "killed", "destroyed", "replaced", "supporter_killed", "returned":
		if !own && l.ours(e.Subject) {
			d.fallen = append(d.fallen, e.Subject)
		}
	case "discarded", discardedByLot:
		d.discarded += one(own)
	case stolenEvent, "raised":
		d.taken += one(theirs)
	case "deployed_free", "placed", "shapeshifted":
		if theirs {
			d.brought = append(d.brought, e.Subject)
		}
	case "modified":
		if theirs {
			d.att, d.def = furthest(d.att, int(e.N)), furthest(d.def, int(e.M))
		}
	case "healed":
		d.healed += one(theirs)
	case "drawn", "vision_kept":
		d.drawn += one(theirs && !l.drawing)
	case "recalled":
		d.recalled += one(theirs)
	case "struck", "struck_player":
		if d.did == "storms" {
			d.blow = *e
			l.cleared(d)
		}
	case boostEvent:
		if d.did == "storms" {
			d.boost = *e
		}
	case "link_negated":
		d.negated = d.negated || d.card == e.Subject && d.did != "storms" // what storms strikes all the same (ST-STO-3)
	}
}

// cleared takes down what was done in a storm before its blow and made a creature of the seat fall: the blow met what was left.
func (l *deeds) cleared(storm *deed) {
	for i := range l.list[storm.nth:] {
		if d := &l.list[storm.nth+i]; len(d.fallen) > 0 && storm.cause == 0 {
			storm.cause = d.nth
		}
	}
}

func one(counts bool) int {
	if counts {
		return 1
	}
	return 0
}

// furthest is what of two changes is the greater one, either way.
func furthest(a, b int) int {
	if max(b, -b) > max(a, -a) {
		return b
	}
	return a
}

// deedOf is the deed of the turn that an event comes of: that of the card which has done it. What a text of a card does that came in an
// earlier turn begins a new one. Nil: it comes of none.
func (l *deeds) deedOf(e *rules.Event) *deed {
	by := l.takes
	switch e.Name {
	case "struck", "struck_player", boostEvent, "link_negated":
		by = e.Subject
	case lostEvent, "killed", "destroyed", "supporter_killed":
		if e.M <= 0 || int(e.M) > len(l.s.cards) || e.N == byOwnCard && e.Name == lostEvent {
			return nil
		}
		by = l.s.game.cardElement[e.M-1]
	}
	for i := len(l.list) - 1; i >= l.turn; i-- {
		if d := &l.list[i]; by == "" || d.card == by {
			return d
		}
	}
	if c, ok := l.s.cardAt(by); ok && l.costs(e) && l.s.hostile(l.s.cards[c].owner, side(l.seat)) {
		l.list = append(l.list, deed{did: "triggered", by: l.s.cards[c].owner.seat(), card: by, times: 1, nth: len(l.list) + 1})
		return &l.list[len(l.list)-1]
	}
	return nil
}

// costs reports whether an event takes something from who is told, by another one's doing.
func (l *deeds) costs(e *rules.Event) bool {
	switch e.Name {
	case lostEvent:
		return e.Seat == l.seat
	case "killed", "destroyed", "supporter_killed":
		return e.Seat != l.seat && l.ours(e.Subject)
	}
	return false
}

// ours reports whether a card came out of the deck of who is told.
func (l *deeds) ours(el rules.Element) bool { return l.s.ownedBy(el, side(l.seat)) }

// ownedBy reports whether an element is a side, or a card that came out of its deck.
func (s *State) ownedBy(el rules.Element, d side) bool {
	c, ok := s.cardAt(el)
	return ok && s.cards[c].owner == d || el == s.game.seat[d]
}

// heaviestFirst puts the deed that took most from the seat before all others, after what set it off, which was itself set off by something; the
// others stay in the order in which they happened. It returns how many those are.
func (s *State) heaviestFirst(list []deed) (told []deed, heads int) {
	worst := -1
	for i := range list {
		if n := s.took(&list[i]); n > 0 && (worst < 0 || n > s.took(&list[worst])) {
			worst = i
		}
	}
	if worst < 0 {
		return causesFirst(list), 0
	}
	chain := map[int]bool{}
	for n := list[worst].nth; n > 0 && !chain[n]; {
		chain[n] = true
		i := slices.IndexFunc(list, func(d deed) bool { return d.nth == n })
		if i < 0 {
			break
		}
		n = list[i].cause
	}
	var rest []deed
	for _, d := range causesFirst(list) {
		if chain[d.nth] {
			told = append(told, d)
		} else {
			rest = append(rest, d)
		}
	}
	return append(told, rest...), len(told)
}

// causesFirst puts what set off the text of another deed right before that one, if it happened after that one began.
func causesFirst(list []deed) []deed {
	for i := 0; i < len(list); i++ {
		at := slices.IndexFunc(list, func(d deed) bool { return list[i].cause > 0 && d.nth == list[i].cause })
		if at > i {
			cause := list[at]
			list = slices.Insert(slices.Delete(list, at, at+1), i, cause)
		}
	}
	return list
}

// took is how much a deed took from the seat: cards, and what creatures and Supporters of it had cost.
func (s *State) took(d *deed) int {
	n := d.heal + d.resources + d.discarded + d.taken
	for _, el := range d.fallen {
		n++
		if c, ok := s.cardAt(el); ok {
			n += int(s.design(c).Cost)
		}
	}
	return n
}

// newsOf tells a seat of a deed in one sentence.
func (s *State) newsOf(d *deed, seat rules.Seat) rules.News {
	n := rules.News{Text: s.tellDeed(d)}
	if d.heal+d.resources+len(d.fallen)+d.discarded > 0 {
		n.Tone = rules.Bad
	}
	if d.heal+d.resources > 0 {
		n.Of = append(n.Of, s.game.piles[inResources][seat], s.game.piles[inHealPile][seat])
	}
	n.Of = append(n.Of, d.fallen...)
	n.Took = s.took(d)
	n.Struck = n.Tone == rules.Plain && d.blow.Kind == rules.AttackResolved && s.ownedBy(d.blow.To, side(seat))
	return n
}

// tellDeed: who did what for how much, and what came of it.
func (s *State) tellDeed(d *deed) rules.Text {
	did := s.didWords(d)
	came := s.cameOf(d)
	if came.Empty() {
		return rules.T("%s.", did)
	}
	return rules.T("%s: %s.", did, came).In("what somebody did, what came of it")
}

// didWords: what somebody did, and what was paid for it.
func (s *State) didWords(d *deed) rules.Text {
	who, card := s.nameOfSeat(d.by), s.phrase(d.card)
	price := d.price()
	with := func(free, paid rules.Text) rules.Text {
		if price.Empty() {
			return free
		}
		return paid
	}
	switch d.did {
	case "deployed":
		return with(rules.T("%s deploys %s", who, card), rules.T("%s deploys %s for %s", who, card, price))
	case "action_played":
		return with(rules.T("%s plays %s", who, card), rules.T("%s plays %s for %s", who, card, price))
	case "ability_activated":
		return with(rules.T("%s uses %s", who, card), rules.T("%s uses %s for %s", who, card, price))
	case "holds":
		return rules.T("%s of %s holds %s", rules.Capital(card), who, s.phrase(d.to))
	case "supports":
		return rules.T("%s becomes a Supporter of %s", rules.Capital(card), who)
	case "triggered":
		return rules.T("%s of %s", rules.Capital(card), who)
	}
	switch n, by := min(d.boost.N, d.blow.N), s.booster(d.boost); {
	case d.blow.Kind != rules.AttackResolved:
		return rules.T("%s of %s storms", rules.Capital(card), who)
	case n > 0 && !by.Empty():
		return rules.T("%s of %s storms with %d, %d of it by %s", rules.Capital(card), who, d.blow.N, n, by)
	default:
		return rules.T("%s of %s storms with %d", rules.Capital(card), who, d.blow.N)
	}
}

// price is what was paid; empty: nothing.
func (d *deed) price() rules.Text {
	var list []rules.Text
	if d.cards > 0 {
		list = append(list, cardsOf(d.cards))
	}
	if d.spared > 0 {
		list = append(list, rules.Count(d.spared, "%d Supporter", "%d Supporters"))
	}
	return rules.And(list...)
}

// cameOf is what came of it, what cost the seat something first; empty: nothing that is worth a word.
func (s *State) cameOf(d *deed) rules.Text {
	var list []rules.Text
	add := func(n int, text rules.Text) {
		if n > 0 {
			list = append(list, text)
		}
	}
	if d.negated {
		return rules.T("negated")
	}
	lost := fromPilesOf(d.heal, d.resources)
	switch before := d.heal + d.resources - d.byBlow; {
	case d.did != "storms" || d.byBlow == 0 || before == 0:
		add(d.heal+d.resources, rules.T("you lose %s", lost))
	case s.dealsByAction(d.card):
		list = append(list, rules.T("you lose %s (%d by its action, %d by the blow)", lost, before, d.byBlow))
	default:
		list = append(list, rules.T("you lose %s (%d by its text, %d by the blow)", lost, before, d.byBlow))
	}
	add(len(d.fallen), rules.T("your %s falls", s.named(d.fallen)))
	add(d.discarded, rules.T("you discard %s", cardsOf(d.discarded)))
	add(d.taken, rules.T("takes %s", cardsOf(d.taken)))
	add(len(d.brought), rules.T("%s comes for nothing", s.named(d.brought)))
	if d.did == "storms" && len(list) == 0 && d.blow.Kind == rules.AttackResolved {
		switch c, ok := s.cardAt(d.blow.To); {
		case ok && d.blow.N <= d.blow.M:
			list = append(list, rules.T("%s holds", s.name(c)))
		case !ok:
			list = append(list, rules.T("in vain"))
		}
	}
	if d.did != "storms" && (d.att != 0 || d.def != 0) {
		list = append(list, rules.T("%s until the end of turn", changeWords(d.att*d.times, d.def*d.times)))
	}
	add(d.healed, rules.T("heals %d", d.healed))
	add(d.drawn, rules.T("draws %d", d.drawn))
	add(d.recalled, rules.T("takes %s back", cardsOf(d.recalled)))
	return rules.Commas(list...)
}

// dealsByAction reports whether the action of a card deals damage, and not another text of it alone.
func (s *State) dealsByAction(el rules.Element) bool {
	c, ok := s.cardAt(el)
	return ok && hasVerb(s.design(c).Action, cards.Damage)
}

// named are the names of some cards.
func (s *State) named(list []rules.Element) rules.Text {
	names := make([]rules.Text, len(list))
	for i, el := range list {
		names[i] = s.phrase(el)
	}
	return rules.Counted(names...)
}
