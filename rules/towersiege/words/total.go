package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Worth a sum are so many rolls to attack, or so many things that lost something.
const (
	fewBlows  = 2
	fewLosses = 2
)

// So many different things are named at most of what all seats lost, and of what a seat did damage with: a sum is read at a glance, and
// the log shows it whole.
const (
	mostLosses  = 6
	mostSources = 3
)

// tally is what a turn came to: what rolled to attack or did damage, and what was lost.
type tally struct {
	rolls   int                          // to attack, those of magic too
	owner   map[rules.Element]rules.Seat // whose what can do damage is
	sources []source
	losses  []loss
	harms   []harm
	last    rules.Element                   // what rolled last to attack
	aims    map[rules.Element]rules.Element // at whom or what each goes for that has not rolled yet
	met     bool                            // whoever meets the last roll to attack has rolled
	acted   map[rules.Element]bool          // what has declared an attack or used a skill, and who has rolled to attack
}

// source is what can do damage: a roll to attack of a creature, a structure, an Item or the card of magic, or magic that strikes without one.
type source struct {
	seat   rules.Seat
	el     rules.Element
	at     rules.Element // whom or what it struck at; empty: that is not known
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

// Total sums up a turn: what each seat lost, and with what each did damage. Nothing is said where there were few rolls to attack and few
// losses.
func (b Book) Total(events []rules.Event) rules.Text {
	t := b.reckon(events)
	if t.rolls < fewBlows && len(t.losses) < fewLosses {
		return rules.Text{}
	}
	told := b.losses(t.losses)
	for seat := range rules.Seat(b.Count) {
		if text := b.damage(seat, t.sources); !text.Empty() {
			told = append(told, text)
		}
	}
	return rules.Sentences(told...)
}

// Lost is what was lost in some events.
func (b Book) Lost(events []rules.Event) rules.Text {
	if told := b.losses(b.reckon(events).losses); len(told) > 0 {
		return rules.Sentences(told...)
	}
	return rules.T("Nothing is lost.")
}

// reckon counts what events say.
func (b Book) reckon(events []rules.Event) *tally {
	t := &tally{owner: map[rules.Element]rules.Seat{}, aims: map[rules.Element]rules.Element{}, met: true, acted: map[rules.Element]bool{}}
	for _, e := range events {
		switch e.Name {
		case "used", "assaults", "directs", "attack_rolled":
			t.acted[e.Subject] = true
		}
		switch e.Name {
		case "cast", "declared", "ripostes", "redirect_rolled":
			if t.owner[e.Subject] = e.Seat; e.Name == "cast" {
				t.aims[e.Subject] = e.To
			}
		case "assaults", "directs":
			t.aims[e.Subject] = e.To
		case "attack_rolled":
			t.strikes(e)
		case "defence_rolled", "resistance_rolled":
			if !t.met {
				t.met, t.sources[len(t.sources)-1].at = true, e.Subject
			}
		case "riposte_rolled":
			t.met = true
		case "point_lost":
			t.blame(e.From)
			t.lost(e.Seat, e.Subject).n++
			h := t.hurt(e.From, e.Seat, e.Subject)
			h.left, h.n = int(e.M), h.n+1
		case "destroyed":
			t.blame(t.last)
			t.lost(e.Seat, e.From).gone = true
			t.hurt(t.last, e.Seat, e.From).gone = e.Name
		case "slain":
			t.lost(e.Seat, e.From).gone = true
			t.lastHarm(e.Seat, e.From).gone = e.Name
		case "fell", "mage_slain":
			t.lost(e.Seat, e.Subject).gone = true
			t.lastHarm(e.Seat, e.Subject).gone = e.Name
		case "resource_destroyed":
			by := b.CardElement(content.Card(e.M - 1))
			t.blame(by)
			t.lost(e.Seat, e.From).n++
			t.hurt(by, e.Seat, e.From).n++
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
	t.owner[t.last], t.met = e.Seat, false
	at := t.aims[t.last]
	if e.To.Kind() == "thing" {
		at = e.To
	}
	t.sources = append(t.sources, source{seat: e.Seat, el: t.last, at: at, rolled: true})
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

// damage is with what a seat did damage, and how many of its rolls to attack did none; nothing, where it tried none.
func (b Book) damage(seat rules.Seat, sources []source) rules.Text {
	var hurt []rules.Text
	missed := 0
	for _, s := range sources {
		switch {
		case s.seat != seat:
		case s.did || s.swept():
			hurt = append(hurt, b.name(s.el))
		default:
			missed++
		}
	}
	who, with := b.Seat(seat), shortened(rules.Multiplied(hurt), mostSources)
	switch {
	case len(hurt) > 0 && missed > 0:
		return rules.Plural(missed, "%s did damage with %s; %d attack did none.", "%s did damage with %s; %d attacks did none.", who, with, missed)
	case len(hurt) > 0:
		return rules.T("%s did damage with %s.", who, with)
	case missed > 0:
		return rules.Plural(missed, "%s: %d attack, no damage.", "%s: %d attacks, no damage.", who, missed)
	}
	return rules.Text{}
}

// losses are what each seat lost: its Mage and its Tower first, then what is gone, then what is only hurt. The more seats lost something,
// the less is named of each.
func (b Book) losses(losses []loss) (told []rules.Text) {
	by := map[rules.Seat][]loss{}
	for _, l := range losses {
		by[l.seat] = append(by[l.seat], l)
	}
	for seat := range rules.Seat(b.Count) {
		if list := b.lossesOf(by[seat]); len(list) > 0 {
			told = append(told, rules.T("%s loses %s.", b.Seat(seat), shortened(list, max(2, mostLosses/len(by)))))
		}
	}
	return told
}

// lossesOf are the losses of one seat in words.
func (b Book) lossesOf(losses []loss) []rules.Text {
	const chief, gone, hurt, resource = 0, 1, 2, 3
	var ranked [resource + 1][]rules.Text
	for _, l := range losses {
		rank, text := hurt, rules.Text{}
		switch {
		case l.el.Kind() == "mines":
			rank, text = resource, rules.Count(l.n, "%d Mine", "%d Mines")
		case l.el.Kind() == "stones":
			rank, text = resource, rules.Count(l.n, "%d Powerstone", "%d Powerstones")
		case l.gone:
			rank, text = gone, b.name(l.el)
		default:
			text = rules.Plural(l.n, "%d point of %s", "%d points of %s", l.n, b.name(l.el))
		}
		if b.chief(l.el) {
			rank = chief
		}
		ranked[rank] = append(ranked[rank], text)
	}
	return rules.Multiplied(slices.Concat(ranked[:]...))
}

// chief reports whether an element is a Mage or a Tower.
func (b Book) chief(el rules.Element) bool {
	if el.Kind() != "thing" {
		return false
	}
	card := b.CardOf(engine.ThingID(number(el)))
	return card != content.NoCard && (b.Content.At(card).Type == content.Mage || b.Content.At(card).Type == content.Tower)
}

// shortened is a list of so many at most: the first ones, and how many more there are.
func shortened(names []rules.Text, most int) rules.Text {
	if len(names) > most {
		names = append(slices.Clone(names[:most-1]), rules.T("%d more", len(names)-most+1).In("end of a list of things"))
	}
	return rules.And(names...)
}
