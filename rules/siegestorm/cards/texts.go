package cards

import "portcullis/rules"

// The names and texts of the content, as people are told them: each asks for its translation with what
// is named as the context.

// Told is the name of the card.
func (c *Card) Told() rules.Text { return rules.Name("siegestorm: card", c.Name) }

// Acts is what the card's action does; empty: it has none.
func (c *Card) Acts() rules.Text { return rules.Name("siegestorm: rule on a card", c.ActionText) }

// Lasts is what the card's passive ability does; empty: it has none.
func (c *Card) Lasts() rules.Text { return rules.Name("siegestorm: rule on a card", c.PassiveText) }

// Lore is the flavour text of the card.
func (c *Card) Lore() rules.Text { return rules.Name("siegestorm: flavour", c.Flavour) }

// Told is the name of the deck: a faction, or a boss's.
func (d *Deck) Told() rules.Text { return rules.Name("siegestorm: deck", d.Name) }

// About is how the deck plays.
func (d *Deck) About() rules.Text { return rules.Name("siegestorm: how a deck plays", d.Identity) }

// Told is the name of the boss.
func (b *Boss) Told() rules.Text { return rules.Name("siegestorm: boss", b.Name) }

// Menaces is what his Menace does.
func (b *Boss) Menaces() rules.Text { return rules.Name("siegestorm: rule on a card", b.MenaceText) }

// Lore is the flavour text of the boss.
func (b *Boss) Lore() rules.Text { return rules.Name("siegestorm: flavour", b.Flavour) }

// Names lists everything that the content says to people, for the template of catalogues.
func (s *Set) Names() (names []rules.Text) {
	for i := range s.Cards {
		c := &s.Cards[i]
		names = append(names, c.Told(), c.Acts(), c.Lasts(), c.Lore())
	}
	for i := range s.Decks {
		names = append(names, s.Decks[i].Told(), s.Decks[i].About())
	}
	for i := range s.Bosses {
		b := &s.Bosses[i]
		names = append(names, b.Told(), b.Menaces(), b.Lore())
	}
	return names
}
