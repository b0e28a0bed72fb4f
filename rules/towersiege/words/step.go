package words

import (
	"fmt"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Step is what it means to click an ability or a strength after the elements of a path, with its price; empty for
// other elements.
func (b Book) Step(path []rules.Element, e rules.Element) rules.Text {
	n := number(e)
	if len(path) == 0 || n < 0 {
		return rules.Text{}
	}
	last := path[len(path)-1]
	t := b.ThingOf(last)
	switch {
	case e.Kind() == "use" && t != nil && n < len(b.Info(t).Effects):
		effect := &b.Info(t).Effects[n]
		return b.priced(b.ability(effect, t.Card), effect.Levels[0].Power)
	case e.Kind() == "level" && t != nil:
		return b.boosted(t, n)
	case e.Kind() == "level":
		return b.castAt(last, n)
	}
	return rules.Text{}
}

// Notch is a strength after the elements of a path in signs and numbers alone, and the power that it costs.
func (b Book) Notch(path []rules.Element, e rules.Element) (does string, power int) {
	n := number(e)
	if len(path) == 0 || n < 0 || e.Kind() != "level" {
		return "", 0
	}
	last := path[len(path)-1]
	if t := b.ThingOf(last); t != nil {
		boost := b.Info(t).Has(content.Boost)
		if n == 0 || boost == nil || n > len(boost.Levels) {
			return "+0", 0
		}
		return signs(&boost.Levels[n-1]), boost.Levels[n-1].Power
	}
	card, ok := b.Content.Find(last.Name())
	if !ok || len(b.Content.At(card).Effects) == 0 || n >= len(b.Content.At(card).Effects[0].Levels) {
		return "", 0
	}
	_, power = b.Cost(rules.Choice{Verb: engine.CastMagic, Args: [4]int16{int16(card), int16(n)}})
	return signs(&b.Content.At(card).Effects[0].Levels[n]), power
}

// signs is what tells a level of an effect from its others, in signs and numbers alone.
func signs(l *content.Level) string {
	switch {
	case l.Value > 0 && l.Shots > 1:
		return fmt.Sprintf("%d×%d", l.Shots, l.Value)
	case l.Value > 0:
		return strconv.Itoa(l.Value)
	case l.AL > 0:
		return fmt.Sprintf("%+d", l.AL)
	case l.IP > 0:
		return strconv.Itoa(l.IP)
	case l.Shots > 0:
		return strconv.Itoa(l.Shots)
	}
	return fmt.Sprintf("%+d", l.Amount)
}

// boosted is an attack with so much of the boost of who attacks; 0: without it.
func (b Book) boosted(t *engine.Thing, n int) rules.Text {
	boost := b.Info(t).Has(content.Boost)
	switch {
	case boost == nil || n > len(boost.Levels):
		return rules.Text{}
	case n == 0:
		return rules.T("Without %s", b.ability(boost, t.Card))
	}
	level := &boost.Levels[n-1]
	return b.priced(b.strength(boost, level), level.Power)
}

// castAt is magic cast so strong.
func (b Book) castAt(magic rules.Element, n int) rules.Text {
	card, ok := b.Content.Find(magic.Name())
	if !ok || len(b.Content.At(card).Effects) == 0 || n >= len(b.Content.At(card).Effects[0].Levels) {
		return rules.Text{}
	}
	effect := &b.Content.At(card).Effects[0]
	return rules.T("%s: %s", b.strength(effect, &effect.Levels[n]), b.cost(rules.Choice{Verb: engine.CastMagic, Args: [4]int16{int16(card), int16(n)}}))
}

// priced adds what something costs, if it costs anything.
func (b Book) priced(what rules.Text, power int) rules.Text {
	if power == 0 {
		return what
	}
	return rules.T("%s: %s", what, b.paid(0, power))
}
