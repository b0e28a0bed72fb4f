package cards

import "portcullis/rules"

// The names and texts of the content, as people are told them: each asks for its translation with what
// is named as the context.

// Told is the short name: "Eileen".
func (h *Hero) Told() rules.Text { return rules.Name("bsieged: hero", h.Short) }

// Full is the whole name: "Eileen, the Archer".
func (h *Hero) Full() rules.Text { return rules.Name("bsieged: hero", h.Name) }

// Rules is what the sheet says.
func (h *Hero) Rules() rules.Text { return rules.Name("bsieged: rule", h.Words) }

// Told is the name of the card.
func (c *Card) Told() rules.Text { return rules.Name("bsieged: card", c.Name) }

// Rules is what the card says.
func (c *Card) Rules() rules.Text { return rules.Name("bsieged: rule", c.Words) }

// Lore is the flavour text of the card.
func (c *Card) Lore() rules.Text { return rules.Name("bsieged: flavour", c.Flavour) }

// Told is the name of the ability.
func (a *Ability) Told() rules.Text { return rules.Name("bsieged: ability", a.Name) }

// Rules is what the ability says.
func (a *Ability) Rules() rules.Text { return rules.Name("bsieged: rule", a.Words) }

// Told is the name of the Event.
func (e *Event) Told() rules.Text { return rules.Name("bsieged: event", e.Name) }

// Rules is what the Event says.
func (e *Event) Rules() rules.Text { return rules.Name("bsieged: rule", e.Words) }

// Lore is the flavour text of the Event.
func (e *Event) Lore() rules.Text { return rules.Name("bsieged: flavour", e.Flavour) }

// Told is the name of the building on its own: "The Palace".
func (b *Building) Told() rules.Text { return rules.Name("bsieged: building", b.Name) }

// Rules is what the building does.
func (b *Building) Rules() rules.Text { return rules.Name("bsieged: rule", b.Words) }

// Lore is the flavour text of the building.
func (b *Building) Lore() rules.Text { return rules.Name("bsieged: flavour", b.Flavour) }

// Told is the name of an Enemy card.
func (e *Enemy) Told() rules.Text { return rules.Name("bsieged: enemy card", e.Name) }

// Told is the type of one unit: "Krohn".
func (u *Unit) Told() rules.Text { return rules.Name("bsieged: one unit", u.Name) }

// Many is the type of several units: "Krohns".
func (u *Unit) Many() rules.Text { return rules.Name("bsieged: several units", u.Name+"s") }

// Told is the short name of the field: "North".
func (f *Field) Told() rules.Text { return rules.Name("bsieged: field", f.Short) }

// Bearing is the field as one says where something comes from: "north".
func (f *Field) Bearing() rules.Text { return rules.Name("bsieged: from the ...", f.ID) }

// Full is the whole name of the field.
func (f *Field) Full() rules.Text { return rules.Name("bsieged: field", f.Name) }

// Where is what lies there.
func (f *Field) Where() rules.Text { return rules.Name("bsieged: field", f.Place) }

// Lore is the flavour text of the field.
func (f *Field) Lore() rules.Text { return rules.Name("bsieged: flavour", f.Flavour) }

// Told is the name of a wall or a Season: "Northern wall", "Spring".
func (n *Named) Told() rules.Text { return rules.Name("bsieged: wall or Season", n.Name) }

// Told is what the Catapult is called.
func (c *Catapult) Told() rules.Text { return rules.Name("bsieged: Catapult", c.Name) }

// Told is what the Avatar is called.
func (a *Avatar) Told() rules.Text { return rules.Name("bsieged: Avatar", a.Name) }

// Told is the name of the difficulty.
func (d *Difficulty) Told() rules.Text { return rules.Name("bsieged: difficulty", d.Name) }

// Names lists everything that the content says to people, for the template of catalogues.
func (s *Set) Names() (names []rules.Text) {
	for i := range s.Heroes {
		names = append(names, s.Heroes[i].Told(), s.Heroes[i].Full(), s.Heroes[i].Rules())
	}
	for i := range s.Cards {
		names = append(names, s.Cards[i].Told(), s.Cards[i].Rules(), s.Cards[i].Lore())
	}
	for i := range s.Abilities {
		names = append(names, s.Abilities[i].Told(), s.Abilities[i].Rules())
	}
	for i := range s.Events {
		names = append(names, s.Events[i].Told(), s.Events[i].Rules(), s.Events[i].Lore())
	}
	for i := range s.Buildings {
		names = append(names, s.Buildings[i].Told(), s.Buildings[i].Rules(), s.Buildings[i].Lore())
	}
	for i := range s.Enemies {
		names = append(names, s.Enemies[i].Told())
	}
	for i := range s.Units {
		names = append(names, s.Units[i].Told(), s.Units[i].Many())
	}
	for i := range s.Fields {
		f := &s.Fields[i]
		names = append(names, f.Told(), f.Bearing(), f.Full(), f.Where(), f.Lore(), s.Walls[i].Told())
	}
	for i := range s.Match.Seasons {
		names = append(names, s.Match.Seasons[i].Told())
	}
	return append(names, s.Catapult.Told(), s.Avatar.Told())
}
