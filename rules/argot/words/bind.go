package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// Bind tells the decisions of a group that marches in one sentence: who leaves, where to, and what else came of it. A
// set-up and a mission are bound too: a set-up of blocks that are not seen is told by their number, and of a mission each
// decision tells itself. It is made of the events alone.
func Bind(s *engine.State, events []rules.Event) (more bool, told int, text rules.Text) {
	marching, undertaking := false, false
	for i, e := range events {
		switch e.Name {
		case "activated":
			marching = true
		case "mission_begun":
			undertaking = true
		case "group_left", "group_ended":
			if marching {
				return false, i + 1, groupMarched(s, events[:i+1])
			}
		case "setup_ended":
			return false, i + 1, placed(events[:i+1])
		case "mission_succeeded", "mission_failed":
			return false, 0, rules.Text{}
		}
	}
	return marching || undertaking || len(events) > 0 && places(events[len(events)-1]), 0, rules.Text{}
}

// places reports whether a block is set up.
func places(e rules.Event) bool {
	return e.Name == "placed" || e.Name == "stowed" || e.Name == "placed_unseen"
}

// placed tells of a set-up of blocks that are not seen; of others nothing: each is told where it stands.
func placed(events []rules.Event) rules.Text {
	n := 0
	for _, e := range events {
		if e.Name == "placed_unseen" {
			n++
		}
	}
	if n == 0 {
		return rules.Text{}
	}
	return rules.Plural(n, "%s has placed its %d block.", "%s has placed all its %d blocks.", who(events[len(events)-1]), n)
}

// course is where blocks of a group went in the same way.
type course struct {
	verb string // of the event that ends it
	to   rules.Element
	who  []rules.Event
}

// groupMarched tells of a group from its activation to its end.
func groupMarched(s *engine.State, events []rules.Event) rules.Text {
	var courses []course
	var also []rules.Text
	from := rules.Element("")
	for _, e := range events {
		switch e.Name {
		case "activated":
			from = e.To
		case "moved", "attacked", "reinforced", "landed", "boarded":
			i := slices.IndexFunc(courses, func(c course) bool { return c.verb == e.Name && (c.to == e.To || e.Name == "boarded") })
			if i < 0 {
				i, courses = len(courses), append(courses, course{verb: e.Name, to: e.To})
			}
			courses[i].who = append(courses[i].who, e)
		case "passed", "stayed", "group_left", "group_ended":
		default:
			if t := Tell(s, e); !t.Empty() {
				also = append(also, t)
			}
		}
	}
	side := who(events[0])
	told := rules.T("%s moves nobody at %s.", side, rules.Within(thing(s, from)))
	switch {
	case len(courses) == 1 && len(courses[0].who) == 1:
		told = alone(s, events, courses[0].who[0])
	case len(courses) == 1:
		told = asOne(s, side, from, courses[0])
	case len(courses) > 1:
		var parts []rules.Text
		for _, c := range courses {
			parts = append(parts, part(s, c))
		}
		told = rules.T("%s leaves %s: %s.", side, rules.Within(thing(s, from)), rules.And(parts...)).In("the blocks of a side leave a place")
	}
	return rules.Sentences(append([]rules.Text{told}, also...)...)
}

// alone tells of the only block of a group that went, with its way.
func alone(s *engine.State, events []rules.Event, last rules.Event) rules.Text {
	for i := range events {
		if events[i].Name != "passed" {
			continue
		}
		if n, t := Gather(s, events[i:]); n > 0 {
			return t
		}
	}
	if last.Name == "moved" && last.From != "" {
		return rules.Plural(number(s, last), "%s moves from %s to %s.", "%s move from %s to %s.", thing(s, last.Subject), rules.Within(thing(s, last.From)), rules.Within(thing(s, last.To)))
	}
	return Tell(s, last)
}

// asOne tells of several blocks that went to the same place in the same way: by their names where they are seen and few,
// else by their number.
func asOne(s *engine.State, side rules.Text, from rules.Element, c course) rules.Text {
	a, b, n := rules.Within(thing(s, from)), rules.Within(thing(s, c.to)), len(c.who)
	if names, ok := named(s, c.who); ok {
		switch c.verb {
		case "moved":
			return rules.T("%s march from %s to %s.", names, a, b)
		case "attacked":
			return rules.T("%s march from %s against %s.", names, a, b)
		case "reinforced":
			return rules.T("%s march from %s to help in the battle at %s.", names, a, b)
		case "landed":
			return rules.T("%s land at %s.", names, b)
		}
		return rules.T("%s go aboard at %s.", names, a)
	}
	switch c.verb {
	case "moved":
		return rules.Plural(n, "%d block of %s marches from %s to %s.", "%d blocks of %s march from %s to %s.", n, side, a, b)
	case "attacked":
		return rules.Plural(n, "%d block of %s marches from %s against %s.", "%d blocks of %s march from %s against %s.", n, side, a, b)
	case "reinforced":
		return rules.Plural(n, "%d block of %s marches from %s to help in the battle at %s.", "%d blocks of %s march from %s to help in the battle at %s.", n, side, a, b)
	case "landed":
		return rules.Plural(n, "%d block of %s lands at %s.", "%d blocks of %s land at %s.", n, side, b)
	}
	return rules.Plural(n, "%d block of %s goes aboard at %s.", "%d blocks of %s go aboard at %s.", n, side, a)
}

// part tells of some of the blocks of a group.
func part(s *engine.State, c course) rules.Text {
	to, n := rules.Within(thing(s, c.to)), len(c.who)
	if names, ok := named(s, c.who); ok {
		one := n
		if n == 1 {
			one = number(s, c.who[0])
		}
		switch c.verb {
		case "moved":
			return rules.Plural(one, "%s goes to %s", "%s go to %s", names, to)
		case "attacked":
			return rules.Plural(one, "%s attacks %s", "%s attack %s", names, to)
		case "reinforced":
			return rules.Plural(one, "%s helps in the battle at %s", "%s help in the battle at %s", names, to)
		case "landed":
			return rules.Plural(one, "%s lands at %s", "%s land at %s", names, to)
		}
		return rules.Plural(one, "%s goes aboard", "%s go aboard", names)
	}
	switch c.verb {
	case "moved":
		return rules.Plural(n, "%d block goes to %s", "%d blocks go to %s", n, to)
	case "attacked":
		return rules.Plural(n, "%d block attacks %s", "%d blocks attack %s", n, to)
	case "reinforced":
		return rules.Plural(n, "%d block helps in the battle at %s", "%d blocks help in the battle at %s", n, to)
	case "landed":
		return rules.Plural(n, "%d block lands at %s", "%d blocks land at %s", n, to)
	}
	return rules.Plural(n, "%d block goes aboard", "%d blocks go aboard", n)
}

// named are the names of blocks, if all are seen and they are few enough to be read.
func named(s *engine.State, events []rules.Event) (rules.Text, bool) {
	const most = 3
	var names []rules.Text
	for _, e := range events {
		if e.Subject.Kind() != "block" || len(events) > most {
			return rules.Text{}, false
		}
		names = append(names, thing(s, e.Subject))
	}
	return rules.And(names...), true
}
