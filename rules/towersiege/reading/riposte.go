package reading

import (
	"fmt"
	"slices"
	"strings"
)

// side is one side of a Riposte: a creature, or a structure that answers through its occupant or an Item.
type side struct {
	body *thing // who defends
	arm  *thing // who strikes: the creature, the occupant or the Item
}

// strikeBack reads a word of a cell that offers a Riposte.
func (p *play) strikeBack(word string, att, def *thing, c cell) {
	if !p.stands(att) || !p.stands(def) || att.Owner == def.Owner { // TS-ATK-9
		return
	}
	sure := strings.Contains(word, "!")
	var arms []side
	if strings.HasPrefix(word, "rip") {
		if def.has("fumbled") || c.down && c.defence != best { // TS-MAG-12, TS-ATK-5
			return
		}
		arms = append(arms, side{def, def})
	}
	if strings.Contains(word, "orip") {
		if o := p.occupant(def); o != nil {
			arms = append(arms, side{def, o})
		}
	}
	if strings.Contains(word, "item") {
		if i := p.riposteItem(def); i != nil {
			arms = append(arms, side{def, i})
		}
	}
	if by, ok := p.offer(arms); ok {
		p.riposte(by, side{att, att}, sure)
	}
}

// offer reads whether somebody is asked to strike back, and who does.
func (p *play) offer(arms []side) (side, bool) {
	if len(arms) == 0 {
		return side{}, false
	}
	i := p.peek()
	if i.name() == "ripostes" { // its owner is never asked
		p.take()
		for _, s := range arms {
			if s.arm.ID == id(i.event.Subject) {
				p.same("who strikes back unasked", "TS-RIP-1", true, true)
				return s, true
			}
		}
		p.same("who strikes back unasked", "TS-RIP-1", arms[0].arm.ID, id(i.event.Subject))
	}
	var mine []string
	for _, s := range arms {
		mine = append(mine, fmt.Sprint("riposte with ", s.arm.ID))
	}
	mine = append(mine, "decline")
	slices.Sort(mine)
	var theirs []string
	if i.asked != nil {
		theirs = slices.Sorted(slices.Values(i.asked.Legal))
	}
	p.same("a Riposte is offered", "TS-RIP-1", strings.Join(mine, ", "), strings.Join(theirs, ", "))
	p.take()
	for _, s := range arms {
		if i.asked.Choice == fmt.Sprint("riposte with ", s.arm.ID) {
			p.next("who strikes back", "TS-RIP-1", "ripostes", s.arm)
			return s, true
		}
	}
	return side{}, false
}

// riposte reads one blow of a Riposte by r at s (TS-RIP-3 to TS-RIP-7, TS-RIP-10).
func (p *play) riposte(r, s side, sure bool) {
	r, s = p.sideNow(r), p.sideNow(s)
	p.watch(r.arm)
	p.watch(s.body)
	c := made
	if !sure {
		level := 0
		if e := p.cards[r.arm.Card].effect("riposte"); e != nil {
			level = e.Value
		} else {
			level = p.attackLevel(r.arm)
		}
		e := p.next("who rolls to strike back", "TS-RIP-3", "riposte_rolled", r.arm).event
		p.same("level of the Riposte", "TS-RIP-3", level, e.N)
		if c = class(int(e.Dice[0]), int(e.N)); c == fumble {
			p.down(r.arm)
		}
	}
	e := p.next("who defends against a Riposte", "TS-RIP-3", "defence_rolled", s.body).event
	p.same("level against a Riposte", "TS-LVL-9", p.defence(s.body, r.arm), e.N)
	d := class(int(e.Dice[0]), int(e.N))
	switch item := p.cards[r.arm.Card].effect("riposte") != nil; {
	case d == fumble:
		p.down(s.body)
	case d != best && p.cards[s.body.Card].creature && !p.cards[s.body.Card].mage && !item: // TS-RIP-5, TS-ITM-23
		p.down(s.body)
	}
	switch {
	case c == best && d != best, c == made && (d == missed || d == fumble):
		p.lose("TS-RIP-7", s.body, false)
	case d == best && c != best:
		p.again(r, s, c)
	}
}

// again reads the Riposte against a Riposte, after an Exceptional Defense (TS-RIP-4). It strikes the structure whose
// occupant or Item struck (TS-RIP-10).
func (p *play) again(r, s side, c int) {
	r, s = p.sideNow(r), p.sideNow(s)
	if !p.stands(s.body) || !p.stands(r.body) || s.arm.has("fumbled") || p.board.thing(s.arm.ID) == nil {
		return
	}
	if by, ok := p.offer([]side{s}); ok {
		p.riposte(by, r, c == missed || c == fumble)
	}
}

// sideNow is a side as it is now.
func (p *play) sideNow(s side) side { return side{p.now(s.body), p.now(s.arm)} }

// redirect reads whether a shot that was met by an Exceptional roll is turned round (TS-OPT-3, TS-OPT-4).
func (p *play) redirect(a *action, def *thing) {
	att := p.board.thing(a.by)
	if p.board.Redirect != "on" || att.Owner == def.Owner {
		return
	}
	i := p.peek()
	p.same("it may be turned round", "TS-OPT-3", "?redirect", i.name())
	p.take()
	if i.asked.Choice != "redirect" {
		return
	}
	e := p.next("who turns it round", "TS-OPT-3", "redirect_rolled", def).event
	p.same("level of turning it round", "TS-OPT-3", p.attackLevel(def), e.N)
	switch class(int(e.Dice[0]), int(e.N)) {
	case missed:
		return
	case fumble: // it only fails (TS-RUL-97)
		return
	}
	victim := att
	if att.On != 0 {
		victim = p.board.thing(att.On)
	}
	name, level := "defence_rolled", p.defence(victim, def)
	if a.skill == "SS" {
		name, level = "resistance_rolled", p.resistance(victim)
	}
	e = p.next("who meets what was turned round", "TS-OPT-4", name, victim).event
	p.same("level against what was turned round", "TS-OPT-4", level, e.N)
	switch class(int(e.Dice[0]), int(e.N)) {
	case fumble:
		if p.down(victim); victim == att {
			a.fumbled = true // no shot is left
		}
		fallthrough
	case missed:
		if a.strike {
			p.lose("TS-OPT-4", victim, a.noPL)
		}
	}
}
