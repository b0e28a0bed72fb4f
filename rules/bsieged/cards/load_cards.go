package cards

import (
	"fmt"

	"portcullis/rules/content"
)

// resources takes over the Resource cards of one class.
func (l *loader) resources(f *content.File, in *resourcesTOML, class Class) {
	deck := entry{f, "deck", "deck"}
	deck.fits("class", in.Deck.Class, class.String())
	deck.name("name", in.Deck.Name)
	deck.fixed("total", in.Deck.Total, ClassCards)
	sum := 0
	for i := range in.Cards {
		if i == ClassCards {
			deck.wrong("total", "%d entries; a class has %d cards", len(in.Cards), ClassCards)
			return
		}
		e := entry{f, fmt.Sprintf("card[%d]", i), "card " + content.Named(in.Cards[i].ID, i)}
		c := l.card(e, &in.Cards[i], class)
		sum += c.Copies
		l.set.Cards = append(l.set.Cards, c)
	}
	if sum != ClassCards {
		deck.wrong("total", "the copies add up to %d; a class has %d cards", sum, ClassCards)
	}
}

// cardReader checks and takes over one Resource card.
type cardReader struct {
	entry
	l  *loader
	in *cardTOML
}

func (l *loader) card(e entry, in *cardTOML, class Class) Card {
	r := cardReader{e, l, in}
	e.id(in.ID, l.ids)
	e.from(in.origin)
	e.fits("class", in.Class, class.String())
	c := Card{ID: in.ID, Name: e.name("name", in.Name), Words: e.words("text", in.Text), Flavour: e.flavour("flavour", in.Flavour, content.LongestText),
		Class: class, Action: in.Action, Attack: in.Attack, Tactics: in.Tactics, Source: in.Source, House: in.House,
		Copies: e.number("copies", in.Copies, 1, ClassCards)}
	c.Kind = r.kind()
	c.Massive = in.Trait != ""
	if c.Massive {
		e.fits("trait", in.Trait, "massive")
	}
	c.Cost = e.maybe("cost", in.Cost, 0, 4)
	c.Morale = e.maybe("morale", in.Morale, -2, 2)
	c.Strength = e.maybe("strength", in.Strength, 1, maxNumber)
	c.Bonus = e.maybe("bonus", in.Bonus, 1, maxNumber)
	r.aim(&c)
	r.icons(&c)
	c.Effects = textReader{entry: e.part("effects"), l: l, kind: c.text(), zones: in.Zones != nil, arms: c.Strength > 0}.list(in.Effects)
	r.tactics(&c)
	r.weapon(&c)
	return c
}

// kind is the type of the card and, of a discard card, its colour.
func (r *cardReader) kind() Kind {
	if r.in.Type == "discard" {
		return word[Kind](r.entry, "color", r.in.Color, colourWords())
	}
	if r.in.Color != "" {
		r.wrong("color", "only a discard card has a colour")
	}
	switch r.in.Type {
	case "permanent":
		return Permanent
	case "instant":
		return Instant
	}
	r.wrong("type", "unknown type %q; use permanent, discard or instant", r.in.Type)
	return Permanent
}

// text is the kind of text that the effects of the card are.
func (c *Card) text() where {
	switch {
	case c.Weapon():
		return inWeapon
	case c.Armour():
		return inArmour
	case c.Kind == Instant:
		return inInstant
	case c.Tactics:
		return inTactics
	}
	return inUse
}

// aim reads the target Zones: where nothing else is said, one of them, on the adjacent field for
// an Armory card with the attack icon and on any other one else (BS-CON-27).
func (r *cardReader) aim(c *Card) {
	in := r.in
	if in.Zones == nil {
		if in.Pick != "" || in.Fields != "" {
			r.wrong("zones", "pick and fields go with zones")
		}
		return
	}
	pick, fields := "one", "any"
	if c.Class == Armory && c.Attack {
		fields = "adjacent"
	}
	if in.Pick != "" {
		pick = in.Pick
	}
	if in.Fields != "" {
		fields = in.Fields
	}
	c.Aim = readAim(r.entry, in.Zones, &pick, &fields)
}

// icons checks that the icons of the card go together (BS-CON-21 to BS-CON-26).
func (r *cardReader) icons(c *Card) {
	switch {
	case c.Strength > 0 && c.Bonus > 0:
		r.wrong("bonus", "a card has a Strength value or a bonus, not both")
	case c.Bonus > 0 && !c.Weapon():
		r.wrong("bonus", "only a weapon has a Strength bonus")
	case c.Attack && (!c.Action || !c.Weapon() && !c.Massive || c.Kind == Instant):
		r.wrong("attack", "an attack is an action with a weapon or a Massive Attack (BS-CON-21)")
	case c.Massive && (!c.Attack || c.Kind == Permanent):
		r.wrong("trait", "a Massive Attack is a discard card with an action and the attack icon")
	case c.Attack && (c.Aim.Zones == 0 || !c.Aim.Adjacent):
		r.wrong("zones", "an attack is against Zones of the adjacent field")
	case c.Massive && c.Strength == 0:
		r.wrong("strength", "a Massive Attack has a Strength value")
	case c.Kind == Permanent && (c.Cost != 0 || c.Morale != 0 || c.Tactics || c.Strength > 0):
		r.wrong("type", "a permanent card has no cost, Morale, Strength value or Tactics icon (BS-CON-25)")
	case c.Armour() && (c.Action || c.Aim.Zones != 0):
		r.wrong("action", "armour takes no action and has no Zones (BS-CON-25)")
	case c.Kind == Instant && (c.Cost != 0 || c.Morale != 0 || c.Action || c.Attack || c.Tactics || c.Aim.Zones != 0):
		r.wrong("type", "an instant has no cost, Morale, Zones or icons (BS-CON-24)")
	case c.Tactics && (c.Attack || c.Aim.Zones == 0):
		r.wrong("tactics", "a Tactics card is placed at a Zone and is no attack")
	}
}

// tactics counts the Tactics cards and the tokens that those which stay need (BS-CON-73).
func (r *cardReader) tactics(c *Card) {
	if !c.Tactics {
		return
	}
	r.l.tactics += c.Copies
	for i, e := range r.l.set.List(c.Effects) {
		if e.Verb != Linger {
			continue
		}
		if i > 0 || len(r.l.set.List(c.Effects)) == 1 {
			r.wrong("effects", "linger comes first, once, and before what it repeats")
		}
		r.l.cursed += c.Copies
	}
}

// weapon checks that a weapon says once how it attacks one Zone.
func (r *cardReader) weapon(c *Card) {
	if c.Weapon() && (len(r.l.set.List(c.Effects)) != 1 || c.Aim.Each) {
		r.wrong("effects", "a weapon has one effect, against one Zone")
	}
}

// events takes over the Event cards.
func (l *loader) events(f *content.File, in *eventsTOML) {
	deck := entry{f, "deck", "deck"}
	deck.fits("class", in.Deck.Class, "event")
	deck.fixed("total", in.Deck.Total, EventCards)
	l.set.Match.MinEvents = deck.number("minimum", in.Deck.Minimum, 1, EventCards)
	if len(in.Cards) != EventCards {
		deck.wrong("total", "%d entries; there are %d Events", len(in.Cards), EventCards)
		return
	}
	for i := range in.Cards {
		c := &in.Cards[i]
		e := entry{f, fmt.Sprintf("card[%d]", i), "card " + content.Named(c.ID, i)}
		e.id(c.ID, l.ids)
		e.from(c.origin)
		e.fixed("copies", c.Copies, 1)
		event := Event{ID: c.ID, Name: e.name("name", c.Name), Words: e.words("text", c.Text), Flavour: e.flavour("flavour", c.Flavour, content.LongestText),
			Value: e.number("value", c.Value, 1, Values)}
		event.Season = word[Zones](e, "duration", c.Duration, []string{"round", "season"}) == 1
		event.Effects = textReader{entry: e.part("effects"), l: l, kind: inEvent}.list(c.Effects)
		l.set.Events = append(l.set.Events, event)
	}
}
