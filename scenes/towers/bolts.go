package towers

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/table"
)

// aimedAgain is the target of the last shot of what is being aimed, where the next one can go to it as well, and how many shots are
// left; false: it cannot, or it is the first (TS-CMB-10).
func (l *layout) aimedAgain() (c rules.Choice, left int, ok bool) {
	a := l.action()
	if l.Asked != engine.AskTargets || a == nil || a.N == 0 || len(l.Chosen) > 0 {
		return c, 0, false
	}
	c = rules.Choice{Verb: engine.Pick, Args: [4]int16{int16(a.Targets[a.N-1])}}
	n, of := l.Picking(a)
	return c, of - n + 1, of >= n && slices.Contains(l.Choices, c)
}

// volleyOn are all shots that are left, at the target of the last one; nil: they cannot all go there.
func (l *layout) volleyOn() []rules.Choice {
	c, left, ok := l.aimedAgain()
	if !ok {
		return nil
	}
	return slices.Repeat([]rules.Choice{c}, left)
}

// onTheSame makes the large button send all shots that are left to the target of the last one, in one click.
func (l *layout) onTheSame() {
	c, left, ok := l.aimedAgain()
	if !ok {
		return
	}
	at := l.Info(l.At(engine.ThingID(c.Args[0]))).Told()
	words := rules.T("The other %d at %s, too", left, at)
	if left == 1 {
		words = rules.T("The last one at %s, too", at)
	}
	l.Out.Words[primaryPiece] = words.String()
	l.Out.Series = append(l.Out.Series, primaryPiece)
}

// repeated is the attack magic or ability that has just been used, at the same target, where that can be done again: who casts one Powerbolt after the
// other need not aim each anew, and knows why (TS-SPL-1).
func (l *layout) repeated() (rules.Choice, bool) {
	c := l.Done
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me || len(l.Chosen) > 0 || c.Verb != engine.CastMagic && c.Verb != engine.Use {
		return rules.Choice{}, false
	}
	return c, slices.Contains(l.Choices, c) && l.attacks(c) && l.struckBy(c) != nil && !l.risksMage(c)
}

// struckBy is at what magic or an ability is aimed; nil: at nothing alone.
func (l *layout) struckBy(c rules.Choice) *engine.Thing {
	if c.Verb == engine.Use {
		return l.At(engine.ThingID(c.Args[3]))
	}
	return l.At(engine.ThingID(c.Args[2]))
}

// again is what the large button says of it: at whom, with its chance and its price.
func (l *layout) again(c rules.Choice) rules.Text {
	says := rules.T("Again at %s", l.whose(l.struckBy(c)))
	chance, price := l.chanceOf(c), l.at(c).Book().Price(c)
	switch gold, power := l.at(c).Engine().Cost(c); {
	case chance.Empty():
		return rules.T("%s: %s", says, price)
	case gold+power == 0:
		return rules.T("%s: %s", says, chance)
	}
	return rules.T("%s: %s, %s", says, chance, price)
}
