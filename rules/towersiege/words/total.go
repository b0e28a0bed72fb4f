package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Worth a sum are so many rolls to attack, or so many things that lost something.
const (
	fewBlows  = 2
	fewLosses = 2
)

// tally is what a turn came to: what rolled to attack or did damage, and what was lost.
type tally struct {
	rolls   int                          // to attack, those of magic too
	owner   map[rules.Element]rules.Seat // whose what can do damage is
	sources []source
	losses  []loss
	last    rules.Element // what rolled last to attack
}

// source is what can do damage: a roll to attack of a creature, a structure, an Item or the card of magic, or magic that strikes without one.
type source struct {
	seat   rules.Seat
	el     rules.Element
	rolled bool
	did    bool
}

// loss is what a thing lost, or how many Mines or Powerstones of a seat were destroyed.
type loss struct {
	seat rules.Seat
	el   rules.Element
	n    int // points, or cards
	gone bool
}

// Total sums up a turn: with how much every seat attacked, with what of it it did damage, and what was lost. Nothing is said where there
// were few rolls to attack and few losses.
func (b Book) Total(events []rules.Event) rules.Text {
	t := b.reckon(events)
	if t.rolls < fewBlows && len(t.losses) < fewLosses {
		return rules.Text{}
	}
	var told []rules.Text
	for seat := range rules.Seat(b.Count) {
		for _, text := range [...]rules.Text{b.damage(seat, t.sources), b.swept(seat, t.sources)} {
			if !text.Empty() {
				told = append(told, text)
			}
		}
	}
	return rules.Sentences(append(told, b.losses(t.losses))...)
}

// Lost is what was lost in some events.
func (b Book) Lost(events []rules.Event) rules.Text { return b.losses(b.reckon(events).losses) }

// reckon counts what events say.
func (b Book) reckon(events []rules.Event) *tally {
	t := &tally{owner: map[rules.Element]rules.Seat{}}
	for _, e := range events {
		switch e.Name {
		case "cast", "declared", "ripostes", "redirect_rolled":
			t.owner[e.Subject] = e.Seat
		case "attack_rolled":
			t.strikes(e)
		case "point_lost":
			t.blame(e.From)
			t.lost(e.Seat, e.Subject).n++
		case "slain", "destroyed":
			if e.Name == "destroyed" {
				t.blame(t.last)
			}
			t.lost(e.Seat, e.From).gone = true
		case "fell", "mage_slain":
			t.lost(e.Seat, e.Subject).gone = true
		case "resource_destroyed":
			t.blame(b.CardElement(content.Card(e.M - 1)))
			t.lost(e.Seat, e.From).n++
		}
	}
	return t
}

// strikes counts a roll to attack: what strikes is the card of the magic, if it is magic.
func (t *tally) strikes(e rules.Event) {
	t.rolls++
	if t.last = e.Subject; e.To.Kind() == "card" {
		t.last = e.To
	}
	t.owner[t.last] = e.Seat
	t.sources = append(t.sources, source{seat: e.Seat, el: t.last, rolled: true})
}

// source is the latest entry of what can do damage.
func (t *tally) source(el rules.Element) *source {
	seat := t.owner[el]
	for i := range slices.Backward(t.sources) {
		if s := &t.sources[i]; s.el == el && s.seat == seat {
			return s
		}
	}
	t.sources = append(t.sources, source{seat: seat, el: el})
	return &t.sources[len(t.sources)-1]
}

// swept reports whether it is magic that strikes without a roll to attack.
func (s source) swept() bool { return !s.rolled && s.el.Kind() == "card" }

// blame counts damage by what did it; what is bound to another loses a point by nothing of its own.
func (t *tally) blame(el rules.Element) {
	if _, known := t.owner[el]; known {
		t.source(el).did = true
	}
}

// lost is the entry of what loses something.
func (t *tally) lost(seat rules.Seat, el rules.Element) *loss {
	i := slices.IndexFunc(t.losses, func(l loss) bool { return l.el == el })
	if i < 0 {
		i, t.losses = len(t.losses), append(t.losses, loss{seat: seat, el: el})
	}
	return &t.losses[i]
}

// damage is of how much a seat attacked with how many did damage, and which; nothing, where it tried none.
func (b Book) damage(seat rules.Seat, sources []source) rules.Text {
	var hurt []rules.Text
	all := 0
	for _, s := range sources {
		if s.seat != seat || s.swept() {
			continue
		}
		if all++; s.did {
			hurt = append(hurt, b.name(s.el))
		}
	}
	who := b.Seat(seat)
	switch {
	case all == 0:
		return rules.Text{}
	case len(hurt) == 0:
		return rules.Plural(all, "%s: %d attack, no damage.", "%s: %d attacks, no damage.", who, all)
	case len(hurt) == all:
		return rules.Plural(all, "%s: %d attack did damage (%s).", "%s: %d attacks did damage (%s).", who, all, counted(hurt))
	}
	return rules.Plural(len(hurt), "%s: %d of %d attacks did damage (%s).", "%s: %d of %d attacks did damage (%s).", who, len(hurt), all, counted(hurt))
}

// swept is with which magic a seat did damage without a roll to attack; nothing, where it did none.
func (b Book) swept(seat rules.Seat, sources []source) rules.Text {
	var hurt []rules.Text
	for _, s := range sources {
		if s.seat == seat && s.swept() {
			hurt = append(hurt, b.name(s.el))
		}
	}
	if len(hurt) == 0 {
		return rules.Text{}
	}
	return rules.T("%s did damage with %s.", b.Seat(seat), counted(hurt))
}

// losses are what is gone, and how many points are lost of what is not.
func (b Book) losses(losses []loss) rules.Text {
	var gone, hurt []rules.Text
	for _, l := range losses {
		switch of := rules.T("%s of %s", b.name(l.el), b.Seat(l.seat)); {
		case l.el.Kind() == "mines":
			hurt = append(hurt, rules.Plural(l.n, "%d Mine of %s", "%d Mines of %s", l.n, b.Seat(l.seat)))
		case l.el.Kind() == "stones":
			hurt = append(hurt, rules.Plural(l.n, "%d Powerstone of %s", "%d Powerstones of %s", l.n, b.Seat(l.seat)))
		case l.gone:
			gone = append(gone, of)
		default:
			hurt = append(hurt, rules.Plural(l.n, "%d point of %s", "%d points of %s", l.n, of))
		}
	}
	if len(losses) == 0 {
		return rules.T("Nothing is lost.")
	}
	return rules.T("Lost: %s.", rules.Commas(slices.Concat(multiplied(gone), hurt)...))
}
