package reading

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// targets are those among whom the hits of Krohns or Gargohs are split (BS-KRO-3, BS-GAR-2, BS-MSG-22, BS-EPI-2).
func (p *play) targets(f string, zone int) []string {
	spaces := quarter(f)
	if zone == 1 {
		spaces = spaces[:1]
	}
	list := p.at(spaces...)
	if p.Messenger.Where == "wall" && p.Messenger.Field == f && (zone == 2 || len(list) > 0) {
		list = append(list, "messenger")
	}
	slices.Sort(list)
	return list
}

// strike reads the hits of all Krohns or Gargohs of a Zone, one at a time (BS-STG-1, BS-STG-2, BS-EPI-3).
func (p *play) strike(f string, zone, hits int) {
	all := ""           // who takes all that are left but for the last Morale
	var shared []string // who takes the next hits, one after the other
	for ; hits > 0; hits-- {
		list := p.targets(f, zone)
		i := p.peek()
		if len(list) == 0 {
			p.same("hits without a target", "BS-EPI-2", fmt.Sprint("hits_lost ", hits), fmt.Sprint(i.name(), " ", i.event.N))
			p.take()
			return
		}
		who := list[0]
		if len(shared) > 0 {
			who, shared = shared[0], shared[1:]
		} else if h := p.hero(all); slices.Contains(list, all) && (h.Morale > 1 || p.ignores(h) > 0) {
			who = all
		} else if len(list) > 1 && p.Asked != "all" && p.allFall(f, zone, hits) {
			who = p.falls(list)
		} else if len(list) > 1 {
			shared, all = p.chooses(list)
			who, shared = shared[0], shared[1:]
		}
		p.hit(who, "BS-EAT-5")
	}
}

// allFall reports whether so many hits of Krohns or Gargohs, with those of the Gargohs that follow, fell all who can take them
// (BS-OPT-18).
func (p *play) allFall(f string, zone, hits int) bool {
	lasts := func(zone int) int {
		n := 0
		for _, who := range p.targets(f, zone) {
			if who == "messenger" {
				n++
				continue
			}
			h := p.hero(who)
			n += h.Morale + p.ignores(h)
		}
		return n
	}
	return hits >= lasts(zone) || zone == 1 && hits+p.fighters(f, 2, gargoh)+2*p.fighters(f, 2, eliteGargoh) >= lasts(2)
}

// falls reads who takes a hit that nobody is asked about.
func (p *play) falls(list []string) string {
	i := p.peek()
	who := i.event.Subject.Name()
	if i.name() == "messenger_died" {
		who = "messenger"
	}
	p.same("hits for all are not asked about", "BS-OPT-18", true, i.asked == nil && slices.Contains(list, who))
	return who
}

// chooses reads whom the players give the next hits to.
func (p *play) chooses(list []string) (who []string, all string) {
	i := p.peek()
	var theirs []string
	if i.name() == "?hit" {
		for _, choice := range i.asked.Legal {
			if words := strings.Fields(choice); words[0] == "hit" {
				theirs = append(theirs, words[1])
			}
		}
	}
	slices.Sort(theirs)
	p.same("who can take a hit", "BS-STG-1", strings.Join(list, ", "), strings.Join(slices.Compact(theirs), ", "))
	p.take()
	words := strings.Fields(i.asked.Choice)
	if words[0] == "share" {
		for w := 1; w < len(words); w += 2 {
			n, _ := strconv.Atoi(words[w+1])
			who = append(who, slices.Repeat(words[w:w+1], n)...)
		}
		return who, ""
	}
	if len(words) > 2 && words[2] == "1" {
		all = words[1]
	}
	return words[1:2], all
}

// hit reads what one hit does to one who takes it (BS-EAT-5, BS-RUL-63, BS-MSG-21).
func (p *play) hit(who, rule string) {
	if who == "messenger" {
		p.messengerDies()
		return
	}
	mine := who + " loses 1"
	if p.ignores(p.hero(who)) > 0 {
		mine = who + " ignores it"
	}
	p.same("what a hit does", rule, mine, p.peek().says())
	p.take()
}

// hurl reads the attack of one Mölen (BS-MOL-2 to BS-MOL-9, BS-PRO-2 to BS-PRO-5, BS-RUL-79).
func (p *play) hurl(f string) {
	var mine []string
	hitsHero := func(name string) {
		if p.ignores(p.hero(name)) > 0 {
			mine = append(mine, name+" ignores it")
		} else {
			mine = append(mine, name+" loses 1")
		}
	}
	for _, name := range buildings[f] {
		house, on := p.house(name), p.at("building:"+name)
		if len(on) > 1 { // two heroes on one building (BS-RUL-86) are not read
			panic(stop{})
		}
		if house.Reinforced > 0 && house.State != "destroyed" || house.Reinforced > 0 && len(on) > 0 {
			if p.spends(name, on) {
				mine = append(mine, "reinforced_spent "+name)
				continue
			}
		}
		switch {
		case len(on) > 0:
			hitsHero(on[0])
		case house.State == "intact":
			mine = append(mine, "building_damaged "+name)
		case house.State == "damaged":
			mine = append(mine, "building_destroyed "+name)
		}
	}
	for _, name := range append(p.at("wall:"+f), p.at("catapult:catapult")...) {
		hitsHero(name)
	}
	dies := p.Messenger.Where == "wall" && p.Messenger.Field == f && !p.Ward
	if dies {
		mine = append(mine, "messenger")
	}
	var theirs []string
	for range mine {
		i := p.peek()
		if i.name() == "messenger_died" {
			theirs = append(theirs, "messenger")
			p.messengerDies()
			continue
		}
		theirs = append(theirs, i.says())
		p.take()
	}
	slices.Sort(mine)
	slices.Sort(theirs)
	p.same("what a Mölen does", "BS-MOL-4", strings.Join(mine, ", "), strings.Join(theirs, ", "))
}

// spends reads whether a Reinforced token is discarded for a building (BS-RUL-80); where nobody stands on it, it is, unless one is asked
// about that too (BS-OPT-18).
func (p *play) spends(name string, on []string) bool {
	if len(on) == 0 && p.Asked == "open" {
		return true
	}
	what := strings.Join(append([]string{name}, on...), " ")
	i := p.peek()
	theirs := ""
	if i.name() == "?shield" {
		theirs = strings.Join(slices.Sorted(slices.Values(i.asked.Legal)), ", ")
	}
	p.same("a Reinforced token may be discarded", "BS-PRO-4", "spend token "+what+", suffer "+what, theirs)
	p.take()
	return strings.HasPrefix(i.asked.Choice, "spend")
}
