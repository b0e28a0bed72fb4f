package reading

import (
	"fmt"
	"slices"
	"strings"
)

// phase reads one Enemies phase, which has just begun.
func (p *play) phase() {
	p.spent = map[string]int{}
	p.ambush()
	for { // Tactics
		if i := p.peek(); i.name() == "?field" || slices.Contains(attacks[1:], i.name()) || i.over() || strings.HasSuffix(i.name(), "_advanced") || strings.HasSuffix(i.name(), "_entered") {
			break
		}
		p.take()
	}
	p.attackStep()
	p.march()
}

// key names units of a type in a Zone.
func key(f string, n int, unit string) string { return fmt.Sprintf("%s/%d/%s", f, n, unit) }

// ambush reads whether the Messenger is killed where he is (BS-MSG-10, BS-MSG-11).
func (p *play) ambush() {
	m := p.Messenger
	units := 0
	if m.Where == "zone" && !p.Ward {
		units = p.zone(m.Field, m.Zone).units()
	}
	i := p.peek()
	mine, theirs := "nobody kills the Messenger", "nobody kills the Messenger"
	if units > 0 {
		mine = fmt.Sprint(units, " units kill the Messenger")
	}
	if i.name() == "messenger_ambushed" {
		theirs = fmt.Sprint(i.event.N, " units kill the Messenger")
	}
	p.same("the Messenger in the open", "BS-MSG-10", mine, theirs)
	if units == 0 {
		return
	}
	for unit, n := range p.zone(m.Field, m.Zone).Units {
		p.spent[key(m.Field, m.Zone, unit)] = n
	}
	p.take()
	p.messengerDies()
}

// messengerDies reads his death, and what it costs the heroes: 1 Morale each, but never the last (BS-MSG-12).
func (p *play) messengerDies() {
	i := p.peek()
	p.same("the Messenger dies", "BS-MSG-21", "messenger_died", i.name())
	p.take()
	var mine, theirs []string
	for _, h := range p.Heroes {
		if h.Alive && h.Morale > 1 {
			mine = append(mine, h.Hero+" loses 1")
		}
	}
	for i := p.peek(); i.name() == "morale_lost" && i.event.Rule == "BS-MSG-12"; i = p.peek() {
		theirs = append(theirs, i.says())
		p.take()
	}
	slices.Sort(mine)
	slices.Sort(theirs)
	p.same("what the Messenger's death costs", "BS-MSG-12", strings.Join(mine, ", "), strings.Join(theirs, ", "))
}

// order reads in which order the fields are gone through: from the one that is named, or else from the one that comes
// first, always to the left (BS-EAT-1, BS-MAR-1).
func (p *play) order() []string {
	first := fields[0]
	i := p.peek()
	switch {
	case i.name() == "?field":
		first = strings.TrimPrefix(i.asked.Choice, "field ")
		p.take()
	case i.event.From.Kind() == "zone":
		first, _ = place(i.event.From)
	}
	n := slices.Index(fields, first)
	if n < 0 {
		panic(stop{})
	}
	return slices.Concat(fields[n:], fields[:n])
}

// fighters are the units of a type in a Zone that attack: those that nothing keeps from it.
func (p *play) fighters(f string, n int, unit string) int {
	z := p.zone(f, n)
	return max(0, z.Units[unit]-z.Quiet[unit]-p.spent[key(f, n, unit)])
}

// attackStep reads the Attack step.
func (p *play) attackStep() {
	for _, f := range p.order() {
		for n := 1; n <= 3; n++ {
			p.attackFrom(f, n)
		}
	}
	i := p.peek()
	p.same("attacks are over", "BS-EAT-2", false, slices.Contains(attacks[1:], i.name()))
}

// attackFrom reads the attack of the units in one Zone, if there is one (4.24).
func (p *play) attackFrom(f string, n int) {
	standard, elite := []string{1: krohn, 2: gargoh, 3: molen}[n], []string{1: eliteKrohn, 2: eliteGargoh, 3: ""}[n]
	few, many := p.fighters(f, n, standard), 0
	if elite != "" {
		many = p.fighters(f, n, elite)
	}
	if n == 1 && len(p.at("wall:"+f)) == 0 { // BS-KRO-2, BS-RUL-55
		few, many = 0, 0
	}
	mine, theirs := "no attack", "no attack"
	if few+many > 0 {
		mine = fmt.Sprintf("%d units with %d hits", few+many, few+2*many)
	}
	i := p.peek()
	if from, zone := place(i.event.From); i.asked == nil && i.name() == attacks[n] && from == f && zone == n {
		theirs = fmt.Sprintf("%d units with %d hits", i.event.M, i.event.N)
	}
	p.same("attack from Zone "+fmt.Sprint(n), "BS-ENM-5", mine, theirs)
	if few+many == 0 {
		return
	}
	z := p.zone(f, n)
	z.Acted[standard], z.Acted[elite] = few, many
	acted := z.Acted
	p.take()
	if n == 3 {
		for range few {
			p.hurl(f)
		}
	} else {
		p.strike(f, n, few+2*many)
	}
	p.zone(f, n).Acted = acted
}

// march reads the March step.
func (p *play) march() {
	var mine, theirs []string
	enters := false
	for _, f := range p.order() {
		for n := 1; n <= 3; n++ {
			for _, unit := range []string{krohn, eliteKrohn, gargoh, eliteGargoh} {
				z := p.zone(f, n)
				k := max(0, z.Units[unit]-z.Still[unit]-z.Acted[unit]-p.spent[key(f, n, unit)])
				isKrohn := unit == krohn || unit == eliteKrohn
				switch {
				case k == 0, !isKrohn && n != 3: // a Gargoh stays in Zone 2 (BS-GAR-1, BS-RUL-56)
				case n > 1:
					mine = append(mine, fmt.Sprintf("%d %s from %s/%d", k, unit, f, n))
				case len(p.at("wall:"+f)) == 0: // BS-MAR-5
					mine = append(mine, fmt.Sprintf("%d %s from %s/%d", k, unit, f, n))
					enters = true
				}
			}
		}
	}
	if a := p.Avatar; a != nil {
		mine = append(mine, fmt.Sprintf("1 avatar from %s/%d", a.Field, a.Zone))
		enters = enters || a.Zone == 1
	}
	for len(p.items) > 0 {
		i := p.items[0]
		if i.over() || strings.HasPrefix(i.name(), "lost_") || i.asked != nil {
			break
		}
		if slices.Contains([]string{"unit_advanced", "unit_entered", "avatar_advanced", "avatar_entered"}, i.name()) {
			theirs = append(theirs, fmt.Sprintf("%d %s from %s", i.event.N, i.event.Subject.Name(), i.event.From.Name()))
		}
		p.take()
	}
	lost := len(p.items) > 0 && strings.HasPrefix(p.items[0].name(), "lost_")
	p.same("the Citadel is entered", "BS-END-5", enters, lost)
	if lost { // whoever would have come later marches no more
		mine = slices.DeleteFunc(mine, func(m string) bool { return !slices.Contains(theirs, m) })
	}
	slices.Sort(mine)
	slices.Sort(theirs)
	p.same("march", "BS-MAR-3", strings.Join(mine, ", "), strings.Join(theirs, ", "))
}
