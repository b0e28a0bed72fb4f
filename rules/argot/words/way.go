package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
)

// Gather tells several events in one sentence: those that turn up the blocks of a battle, or the steps of a way.
func Gather(s *engine.State, events []rules.Event) (int, rules.Text) {
	if n, t := revealed(s, events); n > 0 {
		return n, t
	}
	return wayOf(s, events)
}

// revealed tells which blocks are turned up one after the other, each with its steps (AR-CMB-12).
func revealed(s *engine.State, events []rules.Event) (n int, t rules.Text) {
	var shown []rules.Text
	for _, e := range events {
		switch {
		case e.Name == "revealed" && e.Subject.Kind() == "block":
			shown = append(shown, rules.T("%s (%d)", thing(s, e.Subject), e.M).In("a block and its steps"))
		case e.Name == "revealed_upgraded" && e.Subject.Kind() == "block":
			shown = append(shown, rules.T("%s (upgraded, %d)", thing(s, e.Subject), e.M).In("a block and its steps"))
		default:
			return gathered(shown)
		}
	}
	return gathered(shown)
}

// gathered is the sentence on blocks that are turned up, where they are several.
func gathered(shown []rules.Text) (int, rules.Text) {
	if len(shown) < 2 {
		return 0, rules.Text{}
	}
	return len(shown), rules.T("Blocks and their steps are revealed: %s.", rules.And(shown...))
}

// wayOf tells a way of several steps in one sentence: where it begins, what has a name on it, and where it leads. It is
// made of the places in the events alone: of a block that is not seen nobody can tell whether it goes through a gate or
// flies over it, so it says the same of both.
func wayOf(s *engine.State, events []rules.Event) (int, rules.Text) {
	n := 0
	for n < len(events) && events[n].Name == "passed" && events[n].Subject == events[0].Subject {
		n++
	}
	if n == 0 || n == len(events) || events[n].Subject != events[0].Subject || events[n].From != events[n-1].To {
		return 0, rules.Text{}
	}
	steps := events[:n+1]
	last := steps[n]
	block, from, to := thing(s, last.Subject), rules.Within(thing(s, steps[0].From)), rules.Within(thing(s, last.To))
	over := landmarks(s, steps)
	switch by := rules.And(over...); {
	case last.Name == "moved" && len(over) == 0:
		return n + 1, rules.Plural(number(s, last), "%s moves from %s to %s.", "%s move from %s to %s.", block, from, to)
	case last.Name == "moved":
		return n + 1, rules.Plural(number(s, last), "%s moves from %s by %s to %s.", "%s move from %s by %s to %s.", block, from, by, to)
	case last.Name == "attacked" && len(over) == 0:
		return n + 1, rules.Plural(number(s, last), "%s attacks %s from %s.", "%s attack %s from %s.", block, to, from)
	case last.Name == "attacked":
		return n + 1, rules.Plural(number(s, last), "%s attacks %s from %s by %s.", "%s attack %s from %s by %s.", block, to, from, by)
	case last.Name == "reinforced" && len(over) == 0:
		return n + 1, rules.Plural(number(s, last), "%s comes from %s to help in the battle at %s.", "%s come from %s to help in the battle at %s.", block, from, to)
	case last.Name == "reinforced":
		return n + 1, rules.Plural(number(s, last), "%s comes from %s by %s to help in the battle at %s.", "%s come from %s by %s to help in the battle at %s.", block, from, by, to)
	}
	return 0, rules.Text{}
}

// landmarks are what has a name on a way: gates, tunnels and the places between its ends.
func landmarks(s *engine.State, steps []rules.Event) (names []rules.Text) {
	var met []string
	meet := func(name string, title rules.Text) {
		if name != "" && !slices.Contains(met, name) {
			met, names = append(met, name), append(names, rules.Within(title))
		}
	}
	for _, e := range [...]rules.Element{steps[0].From, steps[len(steps)-1].To} {
		if p, ok := s.Map.Find(e.Name()); ok {
			met = append(met, s.Map.At(p).Name)
		}
	}
	for _, e := range steps {
		from, on := s.Map.Find(e.From.Name())
		to, ok := s.Map.Find(e.To.Name())
		if !on || !ok {
			continue
		}
		if side := s.Map.Between(from, to); side != atlas.NoSide {
			if g := s.Map.Side(side).Gate; g != atlas.NoGate {
				meet(s.Map.Gates()[g].Name, gate(s, g))
			}
			for _, t := range s.Map.Tunnels() {
				if t.Side == side {
					meet(t.Name, t.Title())
				}
			}
		}
		meet(s.Map.At(to).Name, Place(s, to))
	}
	return names
}
