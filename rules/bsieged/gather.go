package bsieged

import "portcullis/rules"

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

// Gather tells in one sentence what a hero loses to hits in a row, and of all sorts of figures that come to a Zone, go on from one to
// the next or fall there.
func (s *State) Gather(events []rules.Event) (n int, text rules.Text) {
	first := events[0]
	for n < len(events) && alike(first, events[n]) {
		n++
	}
	if n < 2 {
		return 0, rules.Text{}
	}
	events = events[:n]
	if tell, ok := troops[first.Name]; ok {
		who, figures := s.band(events)
		return n, tell(s, who, figures, first)
	}
	lost := first
	for _, e := range events[1:] {
		lost.N, lost.M = lost.N+e.N, e.M
	}
	return n, s.Tell(lost)
}

// alike reports whether one sentence tells of an event and of a later one: of hits on one hero, or figures in the same Zones.
func alike(a, b rules.Event) bool {
	if a.Name != b.Name || a.Rule != b.Rule || a.From != b.From || a.To != b.To {
		return false
	}
	_, troop := troops[a.Name]
	return troop || a.Name == "morale_lost"
}

// band names the figures of events at the beginning of a sentence, those of one sort together, and how many they are.
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
	return rules.Capital(rules.And(words...)), all
}
