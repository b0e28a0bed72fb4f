package towers

import (
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// called is a choice on the large button, with its chance or its price.
func (l *layout) called(c rules.Choice) rules.Text {
	book := l.at(c).Book()
	for _, find := range [...]func() (averting, bool){l.averts, l.foils} {
		if a, ok := find(); ok && a.choice == c {
			return a.says(l)
		}
	}
	if again, ok := l.repeated(); ok && again == c && len(l.winning(c, 0)) == 0 {
		return l.again(c)
	}
	switch c.Verb {
	case engine.Assault, engine.Direct:
	case engine.Use, engine.Equip:
		if told := l.brief(c); !told.Empty() {
			if forms := l.exchanged(c); len(forms) > 0 && c.Verb == engine.Use {
				return rules.T("%s: %s", told, forms[len(forms)-1])
			}
			return told
		}
		return l.priceBelow(c)
	case engine.CastMagic:
		if says := l.winning(c, 0); len(says) > 0 {
			return rules.T("%s: %s, %s", l.Content.At(content.Card(c.Args[0])).Title(), says[len(says)-1], book.Price(c))
		}
		if mage, gone := l.slays(c); gone >= leastDeadly {
			return rules.T("%s: %s to slay %s, %s", l.Content.At(content.Card(c.Args[0])).Title(), rules.Percent(gone), l.Info(mage).Told(), book.Price(c))
		}
		return l.priceBelow(c)
	default:
		return l.priceBelow(c)
	}
	thing := l.At(engine.ThingID(c.Args[0]))
	var at rules.Text
	if c.Verb == engine.Direct {
		at = l.Info(l.At(engine.ThingID(c.Args[2]))).Told()
	} else {
		at = rules.T("%s", l.name(rules.Seat(c.Args[1])))
	}
	told := rules.T("%s strikes %s", l.titled(thing), at)
	price := func(t rules.Text) rules.Text {
		if gold, power := book.Cost(c); gold+power > 0 {
			return rules.T("%s (%s)", t, book.Price(c))
		}
		return t
	}
	forms := l.exchanged(c)
	for i, chances := range forms {
		if note := price(chances); i == len(forms)-1 || l.noted(note.String()) {
			return price(rules.T("%s: %s", told, chances))
		}
	}
	return price(told)
}

// priceBelow is a choice on the large button, with its chance and what it costs where the button has its notes: at the end of what it does they
// found no room.
func (l *layout) priceBelow(c rules.Choice) rules.Text {
	say, price, chance := l.Sentence(c), l.at(c).Book().Price(c), l.chanceOf(c)
	note := price
	if !chance.Empty() {
		note = rules.T("%s, %s", chance, price)
	}
	if does := l.deed(c); does != say {
		return rules.T("%s: %s", does, note)
	}
	if !chance.Empty() {
		return rules.T("%s: %s", say, chance)
	}
	return rules.T("%s", say)
}

// deed is what a choice does, without what it costs; a strength stays with the name.
func (l *layout) deed(c rules.Choice) string {
	say := l.Sentence(c)
	does, ends := strings.CutSuffix(say, l.at(c).Book().Price(c).String()+")")
	if bare, only := strings.CutSuffix(does, " ("); ends && only {
		return bare
	}
	if strong, both := strings.CutSuffix(does, "; "); ends && both {
		return strong + ")"
	}
	return say
}

// chanceOf is in a few words how likely a choice does what it is made for, where dice decide that: to hurt somebody of others, else to counter,
// to steal, or to come into force. Empty: no dice fall, or it is certain.
func (l *layout) chanceOf(c rules.Choice) rules.Text {
	list := l.oddsOf(c)
	if len(list) == 0 || c.Verb != engine.CastMagic && c.Verb != engine.Use && c.Verb != engine.Pick && c.Verb != engine.Strike {
		return rules.Text{}
	}
	if _, most, back, ok := l.meetings(c); ok && !l.attacks(c) { // an answer, such as a Shield: the dice are those of what it answers
		if back >= leastBack {
			return rules.T("still %s to be hurt", rules.Percent(back))
		}
	} else if ok && most.hurt >= leastBack {
		forms := l.exchanged(c)
		return forms[len(forms)-1]
	}
	o := &list[0]
	for _, does := range [...]struct {
		chance float64
		says   rules.Text
	}{{o.Counters, rules.T("%s to counter", rules.Percent(o.Counters))}, {o.Steals, rules.T("%s to steal", rules.Percent(o.Steals))}, {o.Holds, rules.T("%s to take hold", rules.Percent(o.Holds))}} {
		if does.chance >= leastBack && does.chance+o.Rest < 1-1e-9 {
			return does.says
		}
	}
	return rules.Text{}
}

// attacks reports whether a choice strikes somebody itself.
func (l *layout) attacks(c rules.Choice) bool {
	var effects []content.Effect
	switch c.Verb {
	case engine.CastMagic:
		effects = l.Content.At(content.Card(c.Args[0])).Effects
	case engine.Use:
		effects = l.Info(l.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]:][:1]
	default:
		return true
	}
	return slices.ContainsFunc(effects, func(e content.Effect) bool { return e.Attacks() })
}

// noteType is the size in which the table writes below what its large button does, where there is room for it.
const noteType = 17

// noted reports whether all of a text finds room below what the large button does, in legible type.
func (l *layout) noted(text string) bool {
	k, f := form.Toolkit{Metrics: l.Metrics, Measure: l.Measure}, l.Font(ink.Sans, noteType)
	width := l.Room.Panel.W - 2.5*math.Max(4, l.Px(12)) - l.Px(42) - 2*l.Px(2)
	_, whole := k.Set(f, text, width, form.GoldenNotes*l.Line(f))
	return l.Room.Panel.Empty() || whole == text
}

// brief is in a few words what an ability is aimed at, or who gets an Item, with what leaves each purse for it; empty: nothing or
// nobody that has a name.
func (l *layout) brief(c rules.Choice) (told rules.Text) {
	switch c.Verb {
	case engine.Use:
		thing, target := l.At(engine.ThingID(c.Args[0])), l.At(engine.ThingID(c.Args[3]))
		if e := &l.Info(thing).Effects[c.Args[1]]; target == nil || !e.Attacks() {
			return told
		} else if told = e.Title(); told.Empty() {
			told = l.Info(thing).Title()
		}
		told = rules.T("%s at %s", told, l.whose(target))
	case engine.Equip:
		bearer := l.At(engine.ThingID(c.Args[1]))
		if bearer == nil {
			return told
		}
		told = rules.T("%s for %s", l.Content.At(content.Card(c.Args[0])).Title(), l.Info(bearer).Told())
	}
	gold, power := l.at(c).Engine().Cost(c)
	if gold+power == 0 {
		return told
	}
	missing, _ := l.Short(l.Asker, gold, power)
	ratio := int(l.Players[l.Asker].Ratio)
	lacks, lacksPower := int(missing[content.Gold]), int(missing[content.Power])
	return rules.T("%s (%s)", told, words.Price(gold-lacks+lacksPower*ratio, power-lacksPower+lacks*ratio))
}

// whose is what a thing is called in a sentence, with its owner where others have one of that name too.
func (l *layout) whose(t *engine.Thing) rules.Text {
	name := l.Info(t).Told()
	for i := range l.Things {
		if o := &l.Things[i]; o.Owner != t.Owner && o.Card == t.Card {
			return rules.T("%s of %s", name, l.name(t.Owner))
		}
	}
	return name
}
