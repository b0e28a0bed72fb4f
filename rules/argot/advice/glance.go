package advice

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// Glance appends the choices of the question that are worth a thought, the one first that a middling player would make:
// in a battle everybody strikes who can, and nobody leaves it unless it is as good as lost; a hit goes to who has most steps. All other questions he
// answers as [Sensible] does. It depends on nothing that the seat that is asked
// cannot see.
func Glance(s *engine.State, buf []rules.Choice) []rules.Choice {
	from := len(buf)
	buf = Sensible(s, buf)
	c, ok := middling(s)
	if !ok {
		return buf
	}
	if i := slices.Index(buf[from:], c); i >= 0 {
		buf = slices.Delete(buf, from+i, from+i+1)
	}
	return slices.Insert(buf, from, c)
}

// middling is what a middling player does; false: what is sensible.
func middling(s *engine.State) (best rules.Choice, ok bool) {
	var promise func(rules.Choice) float64
	switch s.Asked {
	case engine.AskAction:
		b := newBout(s)
		if b.forlorn() {
			return best, false
		}
		promise = b.stout
	case engine.AskHit:
		promise = func(c rules.Choice) float64 { return float64(s.Pieces[blockOf(c)].Strength) }
	default:
		return best, false
	}
	most := 0.0
	for _, c := range s.Decision().Choices {
		if worth := promise(c); worth > most {
			best, most, ok = c, worth, true
		}
	}
	return best, ok
}

// stout is strike, but for a block that is spent: it leaves.
func (b *bout) stout(c rules.Choice) float64 {
	if b.spent(b.index(blockOf(c))) {
		return 0
	}
	return b.strike(c)
}

// strike is how many hits a blow can be expected to make; 0: it is none.
func (b *bout) strike(c rules.Choice) float64 {
	switch c.Verb {
	case engine.Attack, engine.Storm, engine.Berserk:
		w := b.blow(&b.begins, b.index(blockOf(c)))
		return float64(w.dice) * float64(w.modifier+1) / 6
	}
	return 0
}
