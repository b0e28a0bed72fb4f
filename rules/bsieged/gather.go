package bsieged

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Gatherer = (*State)(nil)

// troops has the sentence on several sorts of figures that share an event: who comes, goes on and falls in one Zone.
var troops = map[string]func(s *State, who rules.Text, n int, e rules.Event) rules.Text{
	"unit_placed": func(s *State, who rules.Text, n int, e rules.Event) rules.Text {
		return rules.Plural(n, "%s appears in %s.", "%s appear in %s.", who, s.phrase(e.To))
	},
	"unit_destroyed": func(s *State, who rules.Text, n int, e rules.Event) rules.Text {
		return rules.Plural(n, "%s in %s is destroyed.", "%s in %s are destroyed.", who, s.phrase(e.From))
	},
	"unit_advanced": func(s *State, who rules.Text, n int, e rules.Event) rules.Text {
		return rules.Plural(n, "%s advances from %s to %s.", "%s advance from %s to %s.", who, s.phrase(e.From), s.phrase(e.To))
	},
}

// Gather tells in one sentence what heroes lose to hits in a row, what several of them lose or earn each, and of all sorts of figures that
// come to a Zone, go on from one to the next or fall there; and what the first of several events says already of all of them.
func (s *State) Gather(events []rules.Event) (n int, text rules.Text) {
	first := events[0]
	if n := implied(events); n > 1 {
		return n, s.Tell(first)
	}
	if n := summoned(events); n > 1 {
		who, figures := s.band(events[1:n])
		return n, rules.Plural(figures, "%s: %s appears.", "%s: %s appear.", s.opening(first.Subject), who)
	}
	for n = 1; n < len(events) && alike(first, events[n]); n++ {
	}
	if n < 2 {
		return 0, rules.Text{}
	}
	events = events[:n]
	if tell, ok := troops[first.Name]; ok {
		who, figures := s.band(events)
		return n, tell(s, rules.Capital(who), figures, first)
	}
	if what, ok := trackOf(first); ok && !caused(first) {
		return s.gatherTrack(what, events)
	}
	losses := lossesOf(events)
	if len(losses) == 1 {
		return n, s.Tell(losses[0])
	}
	var words []rules.Text
	for _, e := range losses {
		words = append(words, rules.T("%s loses %d Morale (%d left)", s.phrase(e.To), -e.N, e.M))
	}
	return n, rules.T("%s: %s.", rules.Capital(moraleCauses[first.Rule]), rules.And(words...))
}

// implied is how many events the sentence on the first of them tells of: a round that begins moves the Time token; a card that is drawn and
// stored lies with its hero; a card is used for the Gold that is paid for it, and a Tactics card is placed where it is used.
func implied(events []rules.Event) int {
	first, n := events[0], 1
	follows := func(name string, also func(e rules.Event) bool) {
		if n < len(events) && events[n].Name == name && also(events[n]) {
			n++
		}
	}
	switch first.Name {
	case "round_began":
		follows("time_advanced", func(e rules.Event) bool { return e.M == first.M })
	case "card_drawn":
		follows("card_stored", func(e rules.Event) bool { return e.Subject == first.Subject && e.To == first.To })
	case "card_used":
		follows(lostNames[cards.Gold], func(e rules.Event) bool { return e.N == -first.N && e.To == first.From })
		follows("tactic_placed", func(e rules.Event) bool { return e.Subject == first.Subject && e.To == first.To })
	}
	return n
}

// summoned is how many events a Summoning roll makes with the figures that it brings, which follow it (BS-SPN-3); 0: none do.
func summoned(events []rules.Event) int {
	first, n := events[0], 1
	for first.Name == "summoning_rolled" && n < len(events) && events[n].Name == "unit_placed" && events[n].To == first.To {
		n++
	}
	if n == 1 {
		return 0
	}
	return n
}

// lossesOf are what each hero loses in all.
func lossesOf(events []rules.Event) (sums []rules.Event) {
	for _, e := range events {
		i := slices.IndexFunc(sums, func(sum rules.Event) bool { return sum.To == e.To })
		if i < 0 {
			sums = append(sums, e)
			continue
		}
		sums[i].N, sums[i].M = sums[i].N+e.N, e.M
	}
	return sums
}

// alike reports whether one sentence tells of an event and of a later one: of hits, or figures in the same Zones.
func alike(a, b rules.Event) bool {
	if a.Name != b.Name || a.Rule != b.Rule {
		return false
	}
	if a.Name == lostNames[cards.Morale] {
		return caused(a) || a.To == b.To || a.N == b.N
	}
	if _, ok := trackOf(a); ok {
		return a.To != b.To && a.N == b.N
	}
	_, troop := troops[a.Name]
	return troop && a.From == b.From && a.To == b.To
}

// band names the figures of events, those of one sort together, and how many they are.
func (s *State) band(events []rules.Event) (rules.Text, int) {
	var n [figureCount]int
	var order []figure
	all := 0
	for _, e := range events {
		g, _ := figureAt(e.Subject)
		if n[g] == 0 {
			order = append(order, g)
		}
		n[g] += int(e.N)
		all += int(e.N)
	}
	var words []rules.Text
	for _, g := range order {
		words = append(words, s.units(g, n[g]))
	}
	return rules.And(words...), all
}

// caused reports whether what a hero loses tells of its cause.
func caused(e rules.Event) bool {
	_, known := moraleCauses[e.Rule]
	return known && e.Name == lostNames[cards.Morale]
}

// trackOf is the track that a hero loses or earns on in an event.
func trackOf(e rules.Event) (cards.What, bool) {
	for what := range cards.What(len(lostNames)) {
		if e.Name == lostNames[what] || e.Name == earnedNames[what] {
			return what, true
		}
	}
	return 0, false
}

// gatherTrack is what an effect has heroes lose or earn: one of them in all, or several as much each.
func (s *State) gatherTrack(what cards.What, events []rules.Event) (int, rules.Text) {
	sums, each := lossesOf(events), max(events[0].N, -events[0].N)
	if len(sums) == 1 {
		return len(events), s.Tell(sums[0])
	}
	if len(sums) < len(events) { // some of them more than once
		return 0, rules.Text{}
	}
	var who, left []rules.Text
	alike := true
	for _, e := range sums {
		who, left = append(who, s.phrase(e.To)), append(left, rules.T("%d", e.M))
		alike = alike && e.M == sums[0].M
	}
	if alike {
		left = left[:1]
	}
	if events[0].Name == lostNames[what] {
		return len(events), rules.T("%s lose %d %s each and have %s.", rules.And(who...), each, trackWords[what], rules.And(left...))
	}
	return len(events), rules.T("%s earn %d %s each and have %s.", rules.And(who...), each, trackWords[what], rules.And(left...))
}
