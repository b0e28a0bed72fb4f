package kurth

import "portcullis/rules"

// Title is the name of the location on its own: "Grain Market".
func (p *Place) Title() rules.Text { return rules.Name("kurth: location", p.Name) }

// Told is the name of the location within a sentence: "the Grain Market".
func (p *Place) Told() rules.Text { return rules.Name("kurth: location within a sentence", p.Phrase) }

// Lore is the flavour text of the location.
func (p *Place) Lore() rules.Text { return rules.Name("kurth: flavour", p.Flavour) }

// Title is the name of the card.
func (c *Card) Title() rules.Text { return rules.Name("kurth: card", c.Name) }

// Lore is the flavour text of the card.
func (c *Card) Lore() rules.Text { return rules.Name("kurth: flavour", c.Flavour) }

// Title is the name of the spell or special action.
func (p *Power) Title() rules.Text {
	if p.Spell {
		return rules.Name("kurth: spell", p.Name)
	}
	return rules.Name("kurth: special action", p.Name)
}

// Rules is what the card says that the spell or special action does.
func (p *Power) Rules() rules.Text { return rules.Name("kurth: rule on a card", p.Text) }

// Names lists everything that the content says to people, for the template of catalogues.
func (g *Game) Names() (names []rules.Text) {
	for i := range g.places {
		p := &g.places[i]
		names = append(names, p.Title(), p.Told(), p.Lore())
	}
	for i := range g.cards {
		c := &g.cards[i]
		names = append(names, c.Title(), c.Lore())
		for _, p := range [...]*Power{&c.Spell, &c.Special} {
			names = append(names, p.Title(), p.Rules())
		}
	}
	return names
}
