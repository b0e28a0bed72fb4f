package reading

import (
	"fmt"
	"strings"
)

// action is an attack or magic that was declared.
type action struct {
	by       int    // the creature that does it
	skill    string // AL, IS or SS
	card     string // of the skill or magic
	level    int    // which was chosen, from 0
	value    int    // IS or SS as printed
	strike   bool   // a hit costs a point; else it does something else
	destroys bool   // a card resists for itself
	noPL     bool   // it ignores PL
	al       int    // of a boost
	targetDL int    // of a boost, on who was struck at
	targetRL int
	struck   int   // who was struck at
	again    []int // who has been attacked again
	left     int   // attacks or shots to come
	fumbled  bool  // who did it has fumbled: no shot is left
}

// hand reports whether it is melee or Directed.
func (a *action) hand() bool { return a.skill == "AL" }

// declare takes note of what an event begins.
func (p *play) declare(i item) {
	e := i.event
	by := id(e.Subject)
	switch e.Name {
	case "assaults", "directs":
		p.last = &action{by: by, skill: "AL", strike: true, left: 1}
		if choice := p.cases[i.at].Choice; e.Name == "assaults" && strings.HasPrefix(choice, "assault "+fmt.Sprint(by)+" ") {
			if n, err := number(choice, 3); err == nil && n > 0 {
				p.boost(p.last, n-1)
			}
		}
		if t := p.board.thing(by); t != nil && t.Partner != 0 { // a declared pair attacks together (TS-TYP-4)
			if other := p.board.thing(t.Partner); other != nil && other.has("declared") {
				p.push(&action{by: other.ID, skill: "AL", strike: true, left: 1})
			}
		}
		p.push(p.last)
	case "cast":
		mage := p.board.Players[e.Seat].Mage
		a := &action{by: mage, skill: "SS", card: e.Subject.Name(), level: int(e.N)}
		p.last = a
		p.magic(a, id(e.To))
	case "used":
		p.use(i.at, by)
	}
}

// push puts a declared action above one that still waits for its dice: it answers that one in its window.
func (p *play) push(a *action) {
	list := p.actions[a.by]
	if p.pending(a.by) == nil {
		list = nil
	}
	p.actions[a.by] = append(list, a)
}

// pending is the action that somebody's next attack roll belongs to, or nil.
func (p *play) pending(by int) *action {
	list := p.actions[by]
	for n := len(list) - 1; n >= 0; n-- {
		if list[n].left > 0 {
			return list[n]
		}
	}
	return nil
}

// boost settles the level of a Club Strike (TS-TYP-13).
func (p *play) boost(a *action, n int) {
	t := p.board.thing(a.by)
	if t == nil {
		return
	}
	if e := p.cards[t.Card].effect("boost"); e != nil && n < len(e.Levels) {
		a.al, a.targetDL = e.Levels[n].AL, e.Levels[n].TargetDL
	}
}

// magic settles the Spell Skill of what is cast, if it is an attack that rolls one.
func (p *play) magic(a *action, target int) {
	e := p.cards[a.card].effect("strike", "destroy")
	if e == nil || e.Skill != "SS" {
		return
	}
	a.strike, a.destroys, a.noPL, a.value = e.Verb == "strike", e.Verb == "destroy", e.IgnorePL, e.Value
	a.left = max(1, e.Shots)
	if a.strike && a.level < len(e.Levels) {
		l := e.Levels[a.level]
		a.value, a.targetRL, a.left = l.Value, l.TargetRL, max(a.left, l.Shots)
	}
	if a.destroys {
		a.value = e.ValueItem
		if t := p.board.thing(target); t == nil {
			a.value = e.ValueResource
		} else if p.cards[t.Card].Type == "relic" {
			a.value = e.ValueRelic
		}
	}
	p.push(a)
}

// use settles the Innate Skill of what a creature, or the bearer of an Item, uses.
func (p *play) use(at, by int) {
	source, err := number(p.cases[at].Choice, 1)
	if err != nil || !strings.HasPrefix(p.cases[at].Choice, "use ") {
		return
	}
	t := p.board.thing(source)
	if t == nil {
		return
	}
	for _, e := range p.cards[t.Card].Effect {
		if e.Skill != "IS" || e.Verb == "pilfer" || e.Verb == "riposte" {
			continue
		}
		if t.On != 0 && !p.cards[t.Card].creature {
			by = t.On
		}
		p.last = &action{by: by, skill: "IS", card: t.Card, value: e.Value, left: max(1, e.Shots), strike: e.Verb == "strike", noPL: e.IgnorePL || e.Verb != "strike"}
		p.push(p.last)
	}
}
