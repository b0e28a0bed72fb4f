package words

import (
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
