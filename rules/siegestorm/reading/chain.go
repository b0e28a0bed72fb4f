package reading

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
)

// push reads that a command joins the chain.
func (q *questions) push(e rules.Event, kind string) {
	by := nameOf(int(e.Seat))
	if q.resolving {
		q.same("nothing joins a chain that is carried out", "ST-CHN-9", false, len(q.Chain) > 0)
	}
	q.resolving = false
	if n := len(q.Chain); n > 0 {
		q.same("links alternate", "ST-CHN-6", true, q.team(q.Chain[n-1].By) != q.team(by))
	}
	if kind == "action" {
		q.same("place in the chain", "ST-CHN-5", len(q.Chain), numbers(e.To)[0])
	}
	q.Chain = append(q.Chain, link{By: by, Card: q.subject(e.Subject), Kind: kind})
}

// resolve reads that a command is carried out, or was negated: always the last one (ST-CHN-8).
func (q *questions) resolve(e rules.Event, negated bool) {
	if len(q.Chain) == 0 {
		return
	}
	last := &q.Chain[len(q.Chain)-1]
	q.same("which link is carried out", "ST-CHN-8", last.Card, q.subject(e.Subject))
	q.same("a negated link", "ST-KEY-9", last.Negated, negated)
	q.resolving = true
	q.done = append(q.done, *last)
	q.Chain = q.Chain[:len(q.Chain)-1]
}

// negate reads that the link below is negated (ST-RUL-16).
func (q *questions) negate(e rules.Event) {
	if len(q.Chain) == 0 {
		return
	}
	below := &q.Chain[len(q.Chain)-1]
	q.same("which link is negated", "ST-RUL-16", below.Card, q.subject(e.Subject))
	below.Negated = true
}

// finish reads where an action goes that was carried out (ST-PLY-5, ST-RUL-22).
func (q *questions) finish(e rules.Event) {
	for i, l := range q.done {
		if l.Card == q.subject(e.Subject) && l.Kind == "action" {
			q.same("whose Casualties an action goes to", "ST-PLY-5", "casualties of "+l.By, e.To.Kind()+" of "+nameOf(numbers(e.To)[0]))
			q.done = slices.Delete(q.done, i, i+1)
			return
		}
	}
}

// unasked reads that a seat is not asked to react: it has nothing to react with, unless it wants to be passed over
// (ST-REA-6, ST-REA-7, ST-REA-10).
func (q *questions) unasked(e rules.Event) {
	s := q.side(nameOf(int(e.Seat)))
	if q.simple() && s.Preferences["auto_pass"] == "always" && !s.PassingTurn && len(q.Chain) > 0 {
		q.same("who is not asked to react", "ST-REA-6", "", strings.Join(q.announcements(s.Side, &q.Chain[len(q.Chain)-1]), ", "))
	}
}

// paid reads what was paid for an announcement (ST-INV-10).
func (q *questions) paid(e rules.Event, before []rules.Event) {
	d := q.design(q.subject(e.Subject))
	cost := d.Cost
	switch {
	case e.Seat < 0:
		return
	case e.Name == "ability_activated":
		cost = d.Passive.Cost
	case e.Name == "deployed":
		if q.Mode == "coop" {
			return
		}
		cost = q.price(nameOf(int(e.Seat)), d)
	}
	n := 0
	for i := len(before) - 1; i >= 0 && (before[i].Name == "paid" || before[i].Name == "committed"); i-- {
		n++
	}
	q.same("what a command costs", "ST-PLY-2", fmt.Sprint(cost, " paid"), fmt.Sprint(n, " paid"))
}
