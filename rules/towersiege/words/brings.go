package words

import (
	"cmp"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Brings says in one short line what a card does that has just been bought or hired: with what rolls a creature hits and withstands, what
// an Item changes about its bearer, what a Mine or a Powerstone produces; empty: what stands on the card says it.
func (b Book) Brings(e rules.Event) rules.Text {
	card := b.cardOf(e.Subject)
	if card == content.NoCard {
		return rules.Text{}
	}
	info := b.Content.At(card)
	switch {
	case info.Type.Creature():
		t := cmp.Or(b.ThingOf(e.To), b.ThingOf(e.Subject))
		hits, holds := info.SL, info.SL
		if t != nil {
			hits, holds = b.Level(t, content.AL), b.Level(t, content.DL)
		}
		return rules.T("It hits on %d or less, and withstands a hit on %d or less.", hits, holds)
	case info.Type == content.Mine:
		return rules.T("It brings 1 gold more each Round, from the next turn of %s on.", b.Seat(e.Seat))
	case info.Type == content.Powerstone:
		return rules.T("It brings 1 power more each Round, from the next turn of %s on.", b.Seat(e.Seat))
	case info.Type == content.Item:
		return b.worn(info, e.To)
	}
	return rules.Text{}
}

// worn is what an Item changes about its bearer, where that is levels; the bearer is named once it is known.
func (b Book) worn(info *content.Info, on rules.Element) rules.Text {
	bearer := b.ThingOf(on)
	if bearer != nil && b.Info(bearer) == info { // the Item itself: it hangs on nobody yet
		bearer = nil
	}
	var changes []rules.Text
	for i := range info.Effects {
		e := &info.Effects[i]
		switch {
		case e.Verb != content.Mod || e.When != content.Passive || e.Who != content.Bearer || e.Stat == content.NoStat:
		case bearer == nil || e.Stat == content.SL:
			changes = append(changes, rules.T("%s %+d", StatName(e.Stat), e.Amount))
		default:
			changes = append(changes, rules.T("%s %d (%+d)", StatName(e.Stat), b.Level(bearer, e.Stat), e.Amount))
		}
	}
	switch {
	case len(changes) == 0:
		return rules.Text{}
	case bearer == nil:
		return rules.T("%s.", rules.Commas(changes...)).In("what an Item changes")
	}
	return rules.T("%s: %s.", rules.Capital(b.Info(bearer).Told()), rules.Commas(changes...)).In("what an Item changes")
}

// cardOf is the card that an element names, or that of a thing; NoCard: it names none.
func (b Book) cardOf(el rules.Element) content.Card {
	if t := b.ThingOf(el); t != nil {
		return t.Card
	}
	if card, ok := b.Content.Find(el.Name()); ok && el.Kind() == "card" {
		return card
	}
	return content.NoCard
}
