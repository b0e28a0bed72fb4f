package towers

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/table"
)

// What is proposed instead of passing: from such a danger to Mage or Tower on, where an answer takes at least such a part of it, of at most so many
// answers that are looked at.
const (
	leastDanger  = 0.1
	leastAverted = 0.15
	mostAnswers  = 16
)

// averting is an answer that lowers a deadly danger noticeably: what is in danger, and how likely it is lost without the answer and with it.
type averting struct {
	choice       rules.Choice
	thing        *engine.Thing
	before, then float64
}

// averts is the answer that lowers the danger the most that one's Mage is slain or one's Tower falls by what can be answered now, the cheapest of
// several that lower it as much; false: there is no such danger, or none that lowers it noticeably. Who holds it need not find out alone that to
// pass may cost the match (TS-END-1, TS-TWR-7).
func (l *layout) averts() (best averting, ok bool) {
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me || l.Asked != engine.AskRespond || len(l.Chosen) > 0 {
		return averting{}, false
	}
	thing, before := l.deadlyTo(l.oddsOf(rules.Choice{Verb: engine.Pass}))
	if thing == nil || before < leastDanger {
		return averting{}, false
	}
	cheapest, looked := 0, 0
	for _, c := range l.Choices {
		if !slices.Contains([]rules.Verb{engine.CastMagic, engine.Use}, c.Verb) || l.risksMage(c) || looked == mostAnswers {
			continue
		}
		looked++
		list, told := l.at(c).Odds(c)
		if !told {
			continue
		}
		then := 0.0
		for i := range list {
			then = max(then, goneOf(&list[i], thing.ID))
		}
		gold, power := l.at(c).Engine().Cost(c)
		if price := gold + power; before-then >= leastAverted*before && (!ok || then < best.then-1e-9 || then < best.then+1e-9 && price < cheapest) {
			best, cheapest, ok = averting{c, thing, before, then}, price, true
		}
	}
	return best, ok
}

// deadlyTo is which of one's Mage and one's Tower is the likelier to be lost, and how likely; nil: neither is.
func (l *layout) deadlyTo(list []advice.Odds) (thing *engine.Thing, gone float64) {
	p := &l.Players[l.Asker]
	for i := range list {
		for _, id := range [...]engine.ThingID{p.Mage, p.Tower} {
			if chance := goneOf(&list[i], id); chance > gone {
				thing, gone = l.At(id), chance
			}
		}
	}
	return thing, gone
}

// goneOf is how likely a thing is gone.
func goneOf(o *advice.Odds, id engine.ThingID) float64 {
	for _, loss := range o.Losses {
		if loss.Thing == id {
			return loss.Gone
		}
	}
	return 0
}

// foils is what in Main or Combat lowers the danger the most that one's Mage or one's Tower is lost before one's next turn; false: there is no such
// danger, or nothing lowers it noticeably. What the banner warns of goes before whatever else is worth having.
func (l *layout) foils() (averting, bool) {
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me || l.Asked != engine.AskMain && l.Asked != engine.AskCombat || len(l.Chosen) > 0 || l.Path.Ranking() == nil {
		return averting{}, false
	}
	if !slices.ContainsFunc(l.Threats, func(w rules.Warning) bool { return w.Chance >= leastDanger }) {
		return averting{}, false
	}
	a, ok := l.match.Averts()
	if !ok || !slices.Contains(l.Choices, a.Choice) || l.risksMage(a.Choice) || l.inVain(a.Choice) {
		return averting{}, false
	}
	return averting{a.Choice, l.At(a.Thing), a.Before, a.Then}, true
}

// says is what the large button says of an answer: what it averts, and its price.
func (a *averting) says(l *layout) rules.Text {
	card := content.Card(a.choice.Args[0])
	if a.choice.Verb == engine.Use {
		card = l.At(engine.ThingID(a.choice.Args[0])).Card
	}
	name, price := l.Content.At(card).Title(), l.at(a.choice).Book().Price(a.choice)
	if l.Asked != engine.AskRespond { // tried, and not reckoned: said as roughly as the banner says it
		says := rules.T("%s: %s to lose %s instead of %s", l.deed(a.choice), towersiege.About(a.then), l.Info(a.thing).Told(), towersiege.About(a.before))
		if gold, power := l.at(a.choice).Engine().Cost(a.choice); gold+power == 0 {
			return says
		}
		return rules.T("%s, %s", says, price)
	}
	return rules.T("%s: %s to lose %s instead of %s, %s", name, rules.Percent(a.then), l.Info(a.thing).Told(), rules.Percent(a.before), price)
}
