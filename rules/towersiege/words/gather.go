package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Gather tells as one what several events come to: a price with what it was paid for, a blow with its rolls and what it did, a
// loss with what follows from it, and what comes in or is drawn together.
func (b Book) Gather(events []rules.Event) (int, rules.Text) {
	for _, gather := range [...]func([]rules.Event) (int, rules.Text){b.contest, b.bought, b.exchanged, b.announced, b.blow, b.razed, b.death, b.supplied, b.arrived, b.drew} {
		if n, text := gather(events); n > 1 {
			return n, rules.Capital(text)
		}
	}
	return 0, rules.Text{}
}

// named reports whether there is an event at an index, of one of these names.
func named(events []rules.Event, i int, names ...string) bool {
	return i < len(events) && slices.Contains(names, events[i].Name)
}

// contest is the rolls for the first turn, of which the tied are rolled again: who begins, and by what (TS-TRN-4).
func (b Book) contest(events []rules.Event) (int, rules.Text) {
	n := 0
	for named(events, n, "initiative_rolled") {
		n++
	}
	for from, seats := 0, int(b.Count); seats > 1 && from+seats <= n; {
		round := slices.Clone(events[from : from+seats])
		slices.SortStableFunc(round, func(x, y rules.Event) int { return int(y.Dice[0]) - int(x.Dice[0]) })
		if round[0].Dice[0] == round[1].Dice[0] {
			from, seats = from+seats, tied(round)
			continue
		}
		var others []rules.Text
		for _, e := range round[1:] {
			others = append(others, rules.T("%d", e.Dice[0]))
		}
		return n, rules.T("%s begins, having rolled highest for the first turn: %d against %s.", b.Seat(round[0].Seat), round[0].Dice[0], rules.And(others...))
	}
	return 0, rules.Text{}
}

// tied is how many rolls, the highest first, are as high as the first of them.
func tied(rolls []rules.Event) (n int) {
	for n < len(rolls) && rolls[n].Dice[0] == rolls[0].Dice[0] {
		n++
	}
	return n
}

// bought is what a seat does and what it pays for it, Alchemy reckoned in.
func (b Book) bought(events []rules.Event) (n int, text rules.Text) {
	net := [2]int{}
	for ; named(events, n, "spent", "converted") && events[n].Seat == events[0].Seat; n++ {
		what := content.Gold
		if events[n].Subject.Kind() == "power" {
			what = content.Power
		}
		net[what] -= int(events[n].N)
	}
	if n == 0 || !named(events, n, "sent_for", "hired", "bought", "equipped", "cast", "used", "assaults", "directs", "upkeep_paid", "regenerated", "healed") {
		return 0, text
	}
	if net[content.Gold] < 0 || net[content.Power] < 0 {
		return 0, text
	}
	next, paid := events[n:], rules.T("Paid: %s.", price(net[content.Gold], net[content.Power]))
	more, did := b.announced(next)
	switch {
	case more == 0 && named(next, 0, "equipped") && named(next, 1, "item_given"):
		more, did = 2, rules.Capital(rules.T("%s buys %s for %s.", b.Seat(next[0].Seat), b.name(next[0].Subject), b.name(next[1].To)))
	case more == 0:
		more, did = 1, b.Tell(next[0])
	}
	if rolls, told := b.resolved(next, more); rolls > 0 {
		return n + more + rolls, rules.Sentences(did, told, paid)
	}
	return n + more, rules.Sentences(did, paid)
}

// resolved is the only blow that magic deals with which some events begin that tell of it and of nothing else up to their index: what comes
// of it stands with what was cast and paid.
func (b Book) resolved(events []rules.Event, from int) (n int, told rules.Text) {
	if !named(events, 0, "cast", "used") || !named(events, from, "attack_rolled") || slices.ContainsFunc(events[from+1:], strikes) {
		return 0, told
	}
	if n, told = b.blow(events[from:]); n == 0 {
		n, told = 1, b.Tell(events[from])
	}
	return n, told
}

// exchanged is points of one purse that become some of the other one, for nothing in particular.
func (b Book) exchanged(events []rules.Event) (int, rules.Text) {
	if !named(events, 0, "spent") || !named(events, 1, "converted") || events[0].Seat != events[1].Seat {
		return 0, rules.Text{}
	}
	return 2, rules.T("%s makes %s out of %s by Alchemy.", b.Seat(events[0].Seat), b.points(events[1]), b.points(events[0]))
}

// points is how much an event tells of, and of which purse.
func (b Book) points(e rules.Event) rules.Text {
	what := content.Gold
	if e.Subject.Kind() == "power" {
		what = content.Power
	}
	return points(what, max(int(e.N), -int(e.N)))
}

// announced is what somebody does that others can answer before its dice fall: that they can is no news.
func (b Book) announced(events []rules.Event) (n int, text rules.Text) {
	if named(events, 0, "cast", "used", "directs", "targeted", "defends", "blocks") && named(events, 1, "declared") {
		if more, blow := b.blow(events[2:]); more > 0 && named(events, 0, "defends", "blocks") {
			if events[0].N > 0 && b.living(events[0].Subject) { // it may be lost by it
				return 2 + more, rules.Sentences(blow, rules.Capital(rules.T("It was met unasked: %s", b.loneliness(events[0]))))
			}
			return 2 + more, blow
		}
		return 2, b.Tell(events[0])
	}
	return 0, text
}

// strikes reports whether an event is the roll of who strikes.
func strikes(e rules.Event) bool { return e.Name == "attack_rolled" || e.Name == "riposte_rolled" }

// blow is a blow: who strikes whom, what comes of it, and what was rolled.
func (b Book) blow(events []rules.Event) (int, rules.Text) {
	n, h := read(events)
	if h.met.Name == "" { // nobody met it
		return 0, rules.Text{}
	}
	var rolls []rules.Text
	for _, e := range events[:n] {
		switch {
		case e.Kind != rules.DiceRolled:
		case e.Name == "defence_rolled" && b.missed(h.from) && b.plain(e):
			rolls = append(rolls, rules.T("defence %d, rolled only to strike back", int(e.Dice[0])))
		default:
			rolls = append(rolls, b.needed(e))
		}
	}
	told := []rules.Text{b.outcome(h), rules.T("Rolled: %s.", listed(rolls))}
	for _, e := range h.tired {
		if dies(events, e.Subject) {
			continue // who is slain goes nowhere
		}
		told = append(told, rules.Capital(rules.T("%s goes to DEFEND.", b.name(e.Subject))))
	}
	return n, rules.Sentences(told...)
}

// missed reports whether a roll to attack hits nothing: what meets it can then only win a Riposte (TS-RIP-1).
func (b Book) missed(e rules.Event) bool {
	return b.Content.Tables.Class(int(e.Dice[0]), int(e.N)) > content.Hit
}

// plain reports whether a roll is neither perfect nor a fumble.
func (b Book) plain(e rules.Event) bool {
	class := b.Content.Tables.Class(int(e.Dice[0]), int(e.N))
	return class == content.Success || class == content.Fail
}

// dies reports whether a thing is gone by the end of some events.
func dies(events []rules.Event, el rules.Element) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool {
		return e.Name == "slain" && e.From == el || (e.Name == "fell" || e.Name == "mage_slain") && e.Subject == el
	})
}

// Blow is who strikes whom with the first of some events, and what comes of it; empty: they are no blow that somebody met.
func (b Book) Blow(events []rules.Event) rules.Text {
	if _, h := read(events); h.met.Name != "" {
		return rules.Capital(b.outcome(h))
	}
	return rules.Text{}
}

// read takes a blow in, and returns how many events it is; none, where they begin with none.
func read(events []rules.Event) (n int, h hit) {
	back := named(events, 0, "ripostes")
	if back {
		n++
	}
	if n >= len(events) || !strikes(events[n]) {
		return 0, hit{}
	}
	h = hit{from: events[n], back: back || events[n].Name == "riposte_rolled"}
	for n++; n < len(events); n++ {
		e := events[n]
		switch {
		case (e.Name == "defence_rolled" || e.Name == "resistance_rolled") && h.met.Name == "":
			h.met = e
		case e.Name == "protection_rolled" && e.Subject == h.met.Subject:
		case e.Name == "protected" && e.Subject == h.met.Subject:
			h.armour = true
		case e.Name == "to_defend" && (e.Subject == h.met.Subject || e.Subject == h.from.Subject):
			h.tired = append(h.tired, e)
		case e.Name == "point_lost" && e.Subject == h.met.Subject && h.lost.Name == "":
			h.lost = e
		case (e.Name == "slain" || e.Name == "destroyed") && e.From == h.met.Subject, e.Name == "fell" && e.Subject == h.met.Subject:
			h.gone = e
			return n + 1, h
		default:
			return n, h
		}
	}
	return n, h
}

// hit is what is known of a blow: the roll of who strikes, that of who meets it, and what came of both.
type hit struct {
	from, met, lost, gone rules.Event
	tired                 []rules.Event // who goes to DEFEND
	back, armour          bool
}

// outcome is what came of a blow.
func (b Book) outcome(h hit) rules.Text {
	by := rules.T("%s of %s", b.name(h.from.Subject), b.Seat(h.from.Seat))
	at := rules.T("%s of %s", b.name(h.met.Subject), b.Seat(h.met.Seat))
	pick := func(first, back rules.Text) rules.Text {
		if h.back {
			first = back
		}
		return rules.Text{Format: first.Format, Args: []any{by, at}}
	}
	switch class := b.Content.Tables.Class(int(h.from.Dice[0]), int(h.from.N)); {
	case h.gone.Name == "slain":
		return pick(rules.T("%s slays %s.", later...), rules.T("%s strikes back and slays %s.", later...))
	case h.gone.Name == "fell":
		return pick(rules.T("%s brings %s down.", later...), rules.T("%s strikes back and brings %s down.", later...))
	case h.gone.Name == "destroyed":
		return rules.T("%s destroys %s.", by, at)
	case h.lost.Name != "" && h.back:
		return rules.T("%s strikes back and hits %s: %d left.", by, at, h.lost.M)
	case h.lost.Name != "":
		return rules.T("%s hits %s: %d left.", by, at, h.lost.M)
	case h.armour:
		return pick(rules.T("%s hits %s, but its protection holds.", later...), rules.T("%s strikes back at %s, but its protection holds.", later...))
	case h.from.Name == "riposte_rolled" && class > content.Hit, class == content.Miss:
		return pick(rules.T("%s misses %s.", later...), rules.T("%s strikes back at %s and misses.", later...))
	case class == content.Fumble:
		return rules.T("%s fumbles its blow at %s.", by, at)
	case b.Content.Tables.Class(int(h.met.Dice[0]), int(h.met.N)) <= content.Success:
		return pick(rules.T("%s hits, but %s withstands it.", later...), rules.T("%s strikes back, but %s withstands it.", later...))
	}
	return pick(rules.T("%s hits %s.", later...), rules.T("%s strikes back and hits %s.", later...))
}

// rolled are what rolls of a blow are called.
var rolled = map[string]rules.Text{
	"attack_rolled": rules.T("attack %d, needed %s or less", later...), "riposte_rolled": rules.T("attack %d, needed %s or less", later...),
	"defence_rolled": rules.T("defence %d, needed %s or less", later...), "resistance_rolled": rules.T("resistance %d, needed %s or less", later...),
	"protection_rolled": rules.T("protection %d, needed %s or less", later...),
}

// listed are rolls of a blow, one behind the other.
func listed(rolls []rules.Text) (told rules.Text) {
	for i, roll := range rolls {
		if told = rules.T("%s; %s", told, roll).In("rolls of a blow"); i == 0 {
			told = roll
		}
	}
	return told
}

// needed is a roll of a blow: what was thrown, and with what it succeeds or with less.
func (b Book) needed(e rules.Event) rules.Text {
	return rules.Text{Format: rolled[e.Name].Format, Args: []any{int(e.Dice[0]), b.why(e)}}
}

// razed is a Mine or Powerstone that was not saved by its roll.
func (b Book) razed(events []rules.Event) (int, rules.Text) {
	if !named(events, 0, "resistance_rolled") || !named(events, 1, "resource_destroyed") {
		return 0, rules.Text{}
	}
	return 2, rules.Sentences(b.Tell(events[1]), rules.T("Rolled: %s.", b.needed(events[0])))
}

// death is the last point of a creature or structure, and that it is gone.
func (b Book) death(events []rules.Event) (int, rules.Text) {
	if !named(events, 0, "point_lost") || len(events) < 2 {
		return 0, rules.Text{}
	}
	lost, gone := events[0], events[1]
	what := rules.T("%s of %s", b.name(lost.Subject), b.Seat(lost.Seat))
	switch {
	case gone.Name == "slain" && gone.From == lost.Subject && lost.From != "":
		return 2, rules.T("%s is slain by %s.", what, b.name(lost.From))
	case gone.Name == "slain" && gone.From == lost.Subject:
		return 2, b.Tell(gone)
	case gone.Name == "fell" && gone.Subject == lost.Subject && lost.From != "":
		return 2, rules.T("%s is brought down by %s.", what, b.name(lost.From))
	}
	return 0, rules.Text{}
}

// supplied is what a seat has to spend in its turn; that its army is ready goes without saying.
func (b Book) supplied(events []rules.Event) (int, rules.Text) {
	if !named(events, 0, "produced") || !named(events, 1, "produced") {
		return 0, rules.Text{}
	}
	n := 2
	if named(events, n, "on_guard") {
		n++
	}
	return n, rules.T("%s has %s from its own.", b.Seat(events[0].Seat), price(int(events[0].N), int(events[1].N)))
}

// arrived is what comes in from a Caravan.
func (b Book) arrived(events []rules.Event) (int, rules.Text) {
	n := b.run(events, "unloaded", "relic_arrived")
	if n < 2 {
		return 0, rules.Text{}
	}
	return n, rules.T("From the Caravan of %s come %s.", b.Seat(events[0].Seat), rules.Counted(b.subjects(events[:n])...))
}

// drew is the cards that a seat draws in a row.
func (b Book) drew(events []rules.Event) (int, rules.Text) {
	n := b.run(events, "drawn")
	switch {
	case n < 2:
		return 0, rules.Text{}
	case events[0].Subject.Kind() == "back":
		return n, rules.Plural(n, "%s draws %d card.", "%s draws %d cards.", b.Seat(events[0].Seat), n)
	}
	return n, rules.T("%s draws %s.", b.Seat(events[0].Seat), rules.Counted(b.subjects(events[:n])...))
}

// run is how many of the first events are of one seat and of those names.
func (b Book) run(events []rules.Event, names ...string) (n int) {
	for named(events, n, names...) && events[n].Seat == events[0].Seat {
		n++
	}
	return n
}

// subjects are what events are about.
func (b Book) subjects(events []rules.Event) (list []rules.Text) {
	for _, e := range events {
		list = append(list, b.name(e.Subject))
	}
	return list
}

// Bind tells of creatures that are sent to attack one after the other in one line.
func (b Book) Bind(events []rules.Event) (more bool, told int, text rules.Text) {
	told = b.run(events, "will_attack")
	if more = told == len(events); more || told < 2 {
		return more, 0, rules.Text{}
	}
	return false, told, rules.Capital(rules.T("%s of %s are sent to ATTACK.", rules.Counted(b.subjects(events[:told])...), b.Seat(events[0].Seat)))
}
