package bsieged

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// complete fills a setup in. What is wrong is told with the values that are allowed (BS-BAD-21).
func (g *Game) complete(setup rules.Setup) (rules.Setup, error) {
	in := g.info
	full, err := in.Complete(setup)
	var fault *rules.SetupError
	if !errors.As(err, &fault) {
		return full, err
	}
	switch o, ok := in.Option(fault.Field); {
	case fault.Field == "seats":
		fault.Reasons, fault.Rules = append(fault.Reasons, rules.T("1 to %d seats are allowed", in.MaxSeats)), []string{"BS-SET-1"}
	case !ok:
		fault.Reasons, fault.Rules = append(fault.Reasons, rules.T("the options are %s", strings.Join(optionIDs(in), ", "))), []string{"BS-BAD-21"}
	default:
		if fault.Rules = optionRules[o.ID]; o.Open != "" { // else the fault lists the values already
			fault.Reasons = append(fault.Reasons, rules.T("allowed are %s", strings.Join(valueIDs(o), ", ")))
		}
	}
	return full, fault
}

// optionRules are the rules that the options rest on.
var optionRules = map[string][]string{optionLevel: {"BS-OPT-6"}, optionHeroes: {"BS-SET-1", "BS-SET-13"}, optionFirst: {"BS-SET-16"}, optionEvents: {"BS-OPT-7", "BS-DIF-11"},
	optionGrace: {"BS-DIF-10"}, optionPoints: {"BS-SET-3", "BS-SET-4", "BS-OPT-15"}, optionDeadline: {"BS-OPT-10"}, optionOrder: {"BS-OPT-11"}, optionAsked: {"BS-OPT-18"}}

func optionIDs(in rules.Info) []string {
	var ids []string
	for _, o := range in.Options {
		ids = append(ids, o.ID)
	}
	return ids
}

func valueIDs(o rules.Option) []string {
	var ids []string
	for _, v := range o.Values {
		ids = append(ids, v.ID)
	}
	return ids
}

// settle reads the values of a complete setup. It judges all that does not depend on which
// heroes chance picks.
func (g *Game) settle(setup rules.Setup) (settled, error) {
	value := setup.Options
	set := settled{seats: uint8(setup.Seats), pointsOpt: value[optionPoints], heroesOpt: value[optionHeroes], firstOpt: value[optionFirst], eventsOpt: value[optionEvents],
		noGrace: value[optionGrace] == "0", deadline: value[optionDeadline] == deadlineDefeat, order: fieldOrder(max(slices.Index(orderValues[:], value[optionOrder]), 0)),
		asked: questions(max(slices.Index(askedValues[:], value[optionAsked]), 0))}
	set.level = uint8(max(slices.IndexFunc(g.set.Levels, func(l cards.Difficulty) bool { return l.ID == value[optionLevel] }), 0))
	if err := g.settleEvents(&set); err != nil {
		return set, err
	}
	if err := g.settlePoints(&set); err != nil {
		return set, err
	}
	_, err := g.readHeroes(&set)
	return set, err
}

// values is the inverse of settle: the value of every option by its id.
func (g *Game) values(set *settled) map[string]string {
	v := map[string]string{optionLevel: g.set.Levels[set.level].ID, optionHeroes: set.heroesOpt, optionFirst: set.firstOpt, optionEvents: set.eventsOpt,
		optionGrace: strconv.Itoa(g.set.Match.Grace), optionPoints: set.pointsOpt, optionDeadline: deadlineAdvice, optionOrder: orderValues[set.order], optionAsked: askedValues[set.asked]}
	if set.noGrace {
		v[optionGrace] = "0"
	}
	if set.deadline {
		v[optionDeadline] = deadlineDefeat
	}
	return v
}

// wrong is the fault of an option with all its reasons.
func wrong(option string, problem rules.Text, reasons ...rules.Text) error {
	return &rules.SetupError{Game: gameID, Field: option, Problem: problem, Reasons: reasons, Rules: optionRules[option]}
}

// settleEvents reads the Values of the Event deck (BS-OPT-7, BS-DIF-11).
func (g *Game) settleEvents(set *settled) error {
	low, high := g.set.Levels[set.level].Events[0], g.set.Levels[set.level].Events[1]
	if set.eventsOpt != eventsOfLevel {
		from, to, ok := strings.Cut(set.eventsOpt, "-")
		a, errA := strconv.Atoi(from)
		b, errB := strconv.Atoi(to)
		if !ok || errA != nil || errB != nil || a < 1 || b > 10 || a > b || rangeText([2]int{a, b}) != set.eventsOpt {
			return wrong(optionEvents, rules.T("%q is no range of Values", set.eventsOpt), rules.T("%s, or a range of Values within 1-10", eventsOfLevel))
		}
		low, high = a, b
	}
	n := 0
	for _, e := range g.set.Events {
		if e.Value >= low && e.Value <= high {
			n++
		}
	}
	if n < g.set.Match.MinEvents {
		return wrong(optionEvents, rules.T("Values %d to %d hold %s", low, high, rules.Count(n, "%d card", "%d cards")), rules.T("an Event deck holds at least %d", g.set.Match.MinEvents))
	}
	set.low, set.high = uint8(low), uint8(high)
	return nil
}

// settlePoints reads how many Spawning Points the fields have (BS-SET-3, BS-OPT-9, BS-OPT-14).
func (g *Game) settlePoints(set *settled) error {
	doubled, sum, reasons := g.readPoints(set)
	if len(reasons) == 0 && sum < g.heroes(set) {
		reasons = append(reasons, rules.T("%d Spawning Points are fewer than the %d heroes", sum, g.heroes(set)))
	}
	if len(reasons) > 0 {
		return wrong(optionPoints, rules.T("%q cannot be had", set.pointsOpt), append(reasons, rules.T("%s, a number from %d to %d, or the fields that have two: %s",
			pointsStandard, g.heroes(set), g.set.Match.MaxPoints, strings.Join(g.fieldIDs(), ", ")))...)
	}
	for f, two := range doubled {
		if set.points[f] = 1; two {
			set.points[f] = 2
		}
	}
	return nil
}

// readPoints reads which fields have two Spawning Points, and the sum of all.
func (g *Game) readPoints(set *settled) (doubled [cards.FieldCount]bool, sum int, reasons []rules.Text) {
	sum = g.set.Tables[set.seats-1].Points
	if n, err := strconv.Atoi(set.pointsOpt); err == nil {
		if sum = n; n < cards.FieldCount || n > g.set.Match.MaxPoints || strconv.Itoa(n) != set.pointsOpt {
			return doubled, sum, []rules.Text{rules.T("a match has %d to %d", cards.FieldCount, g.set.Match.MaxPoints)}
		}
	} else if set.pointsOpt != pointsStandard {
		names := strings.Split(set.pointsOpt, ",")
		for _, id := range names {
			switch f := slices.Index(g.fieldIDs(), id); {
			case f < 0:
				reasons = append(reasons, rules.T("there is no field %q", id))
			case doubled[f]:
				reasons = append(reasons, rules.T("%s is named twice", id))
			default:
				doubled[f] = true
			}
		}
		return doubled, cards.FieldCount + len(names), reasons
	}
	return g.set.Doubled[sum], sum, nil
}

func (g *Game) fieldIDs() []string {
	var ids []string
	for _, f := range g.set.Fields {
		ids = append(ids, f.ID)
	}
	return ids
}

// heroes is how many heroes a match has (BS-SET-1).
func (g *Game) heroes(set *settled) int { return g.set.Tables[set.seats-1].Heroes }

func (s *State) heroCount() int { return s.game.heroes(&s.set) }

// heroIDs lists the heroes for people.
func (g *Game) heroIDs() string {
	var ids []string
	for _, h := range g.set.Heroes {
		ids = append(ids, h.ID)
	}
	return strings.Join(ids, ", ")
}

// readHeroes reads the heroes in their order, as indexes of Set.Heroes; none where chance is to
// pick them (BS-SET-13, BS-OPT-3).
func (g *Game) readHeroes(set *settled) ([]uint8, error) {
	n := g.heroes(set)
	switch set.heroesOpt {
	case heroesRandom:
		return nil, nil
	case heroesFirst:
		return g.proposed()[:n], nil
	}
	var list []uint8
	var reasons []rules.Text
	names := strings.Split(set.heroesOpt, ",")
	for _, id := range names {
		switch k := slices.IndexFunc(g.set.Heroes, func(h cards.Hero) bool { return h.ID == id }); {
		case k < 0:
			reasons = append(reasons, rules.T("there is no hero %q", id))
		case slices.Contains(list, uint8(k)):
			reasons = append(reasons, rules.T("%s is picked twice", id))
		default:
			list = append(list, uint8(k))
		}
	}
	if len(names) != n {
		reasons = append(reasons, rules.T("%s; a match of %s has %d", rules.Count(len(names), "%d hero", "%d heroes"), rules.Count(int(set.seats), "%d seat", "%d seats"), n))
	}
	if len(reasons) > 0 {
		return nil, wrong(optionHeroes, rules.T("these heroes cannot play"), append(reasons, rules.T("%s, %s, or %d of: %s", heroesFirst, heroesRandom, n, g.heroIDs()))...)
	}
	return list, nil
}

// proposed are all heroes, those of the first game first.
func (g *Game) proposed() []uint8 {
	var list []uint8
	for _, id := range g.set.FirstGame.Heroes {
		list = append(list, uint8(slices.IndexFunc(g.set.Heroes, func(h cards.Hero) bool { return h.ID == id })))
	}
	for k := range g.set.Heroes {
		if !slices.Contains(list, uint8(k)) {
			list = append(list, uint8(k))
		}
	}
	return list
}

// pickHeroes are the heroes of a match; chance picks where the option says so.
func (g *Game) pickHeroes(set *settled, r *rules.Rand) ([]uint8, error) {
	list, err := g.readHeroes(set)
	if list == nil && err == nil {
		list = g.proposed()
		rules.Shuffle(r, list)
		list = list[:g.heroes(set)]
	}
	return list, err
}

// readFirst finds the first hero among those who play: a number of the order or an id
// (BS-SET-16).
func (g *Game) readFirst(set *settled, kinds []uint8) (heroNo, error) {
	var ids []string
	for i, k := range kinds {
		if set.firstOpt == strconv.Itoa(i+1) || set.firstOpt == g.set.Heroes[k].ID {
			return heroNo(i), nil
		}
		ids = append(ids, g.set.Heroes[k].ID)
	}
	return noHero, wrong(optionFirst, rules.T("%q is not in play", set.firstOpt), rules.T("1 to %d, or one of: %s", len(kinds), strings.Join(ids, ", ")))
}

// Invent makes up values of the open options, for random tests. Where the number of seats is
// still open the value fits all of them.
func (g *Game) Invent(option string, s rules.Setup, r *rules.Rand) string {
	switch option {
	case optionHeroes:
		return g.inventHeroes(s, r)
	case optionEvents:
		for {
			set := settled{eventsOpt: rangeText([2]int{1 + r.IntN(10), 1 + r.IntN(10)})}
			if g.settleEvents(&set) == nil {
				return set.eventsOpt
			}
		}
	case optionPoints:
		fields := g.fieldIDs()
		rules.Shuffle(r, fields)
		return strings.Join(fields[:2+r.IntN(3)], ",")
	}
	return strconv.Itoa(1 + r.IntN(4))
}

func (g *Game) inventHeroes(s rules.Setup, r *rules.Rand) string {
	if s.Seats < 1 || s.Seats > len(g.set.Tables) {
		return heroesRandom
	}
	set := settled{seats: uint8(s.Seats), heroesOpt: heroesRandom}
	kinds, _ := g.pickHeroes(&set, r)
	var ids []string
	for _, k := range kinds {
		ids = append(ids, g.set.Heroes[k].ID)
	}
	return strings.Join(ids, ",")
}
