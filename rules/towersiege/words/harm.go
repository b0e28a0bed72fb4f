package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// harm is what one thing or card did to another: points taken, a thing that is gone, or Mines and Powerstones destroyed.
type harm struct {
	by   rules.Element
	of   rules.Seat // whose that is; NoSeat: it is not known
	seat rules.Seat // who suffers it
	el   rules.Element
	left int    // points
	n    int    // cards, or points lost
	gone string // the event that took it out of play; empty: it is only hit
}

// hurt is the entry of what something did to what a seat has.
func (t *tally) hurt(by rules.Element, seat rules.Seat, el rules.Element) *harm {
	of, known := t.owner[by]
	if !known {
		of = rules.NoSeat
	}
	i := slices.IndexFunc(t.harms, func(h harm) bool { return h.el == el && h.by == by && h.of == of })
	if i < 0 {
		i, t.harms = len(t.harms), append(t.harms, harm{by: by, of: of, seat: seat, el: el})
	}
	return &t.harms[i]
}

// lastHarm is the latest entry of what a seat has, a new one without a cause where it lost no point.
func (t *tally) lastHarm(seat rules.Seat, el rules.Element) *harm {
	for i := range slices.Backward(t.harms) {
		if t.harms[i].el == el {
			return &t.harms[i]
		}
	}
	return t.hurt("", seat, el)
}

// without is the tally without the harm that a seat did.
func (t *tally) without(seat rules.Seat) *tally {
	return &tally{harms: slices.DeleteFunc(slices.Clone(t.harms), func(h harm) bool { return h.of == seat })}
}

// harmsOf tells a seat what one suffered, a sentence for each cause: what weighs most first. Of are the things that it tells of.
func (b Book) harmsOf(t *tally, seat, reader rules.Seat) (told []rules.Text, of []rules.Element) {
	type cause struct {
		by rules.Element
		of rules.Seat
	}
	var order []cause
	did := map[cause][]harm{}
	for _, weighty := range [...]bool{true, false} {
		for _, h := range t.harms {
			if h.seat != seat || b.chief(h.el) != weighty {
				continue
			}
			c := cause{h.by, h.of}
			if did[c] == nil {
				order = append(order, c)
			}
			did[c], of = append(did[c], h), append(of, h.el)
		}
	}
	for _, c := range order {
		var what []rules.Text
		for _, h := range did[c] {
			what = append(what, b.suffered(h, seat == reader))
		}
		list := shortened(rules.Multiplied(what), mostLosses)
		switch {
		case c.by == "":
			told = append(told, rules.Capital(rules.T("%s.", list).In("what a seat lost")))
		case c.of == reader:
			told = append(told, rules.T("Your %s: %s.", b.name(c.by), list).In("what of one's own did harm, and to whom"))
		case c.of == rules.NoSeat:
			told = append(told, rules.Capital(rules.T("%s: %s.", b.name(c.by), list).In("what did harm, and to whom")))
		default:
			told = append(told, rules.Capital(rules.T("%s of %s: %s.", b.name(c.by), b.Seat(c.of), list).In("what did harm, whose it is, and to whom")))
		}
	}
	return told, of
}

// suffered is what became of what was harmed, in a few words.
func (b Book) suffered(h harm, own bool) rules.Text {
	switch kind := h.el.Kind(); {
	case kind == "mines" && own:
		return rules.Count(h.n, "%d of your Mines destroyed", "%d of your Mines destroyed")
	case kind == "mines":
		return rules.Plural(h.n, "%d Mine of %s destroyed", "%d Mines of %s destroyed", h.n, b.Seat(h.seat))
	case kind == "stones" && own:
		return rules.Count(h.n, "%d of your Powerstones destroyed", "%d of your Powerstones destroyed")
	case kind == "stones":
		return rules.Plural(h.n, "%d Powerstone of %s destroyed", "%d Powerstones of %s destroyed", h.n, b.Seat(h.seat))
	}
	switch what := b.victim(h, own); h.gone {
	case "slain", "mage_slain":
		return rules.T("%s slain", what)
	case "fell":
		return rules.Plural(max(1, h.n), "%s brought down, %d point lost", "%s brought down, %d points lost", what, max(1, h.n))
	case "destroyed":
		return rules.T("%s destroyed", what)
	default:
		return rules.T("%s hit (%d left)", what, h.left)
	}
}

// victim is what was harmed and whose it is: a Mage and a Tower are called by what they are.
func (b Book) victim(h harm, own bool) rules.Text {
	what := b.name(h.el)
	if b.chief(h.el) {
		if what = rules.T("Tower").In("whose it is stands beside it"); b.Content.At(b.CardOf(engine.ThingID(number(h.el)))).Type == content.Mage {
			what = rules.T("Mage").In("whose it is stands beside it")
		}
	}
	if own {
		return rules.T("your %s", what)
	}
	return rules.T("%s of %s", what, b.Seat(h.seat))
}
