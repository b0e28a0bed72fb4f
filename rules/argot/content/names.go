package content

import "portcullis/rules"

// Title is the name of the face.
func (f *Face) Title() rules.Text { return rules.Name("argot: block", f.Name) }

// Told is the name of the face within a sentence.
func (f *Face) Told() rules.Text { return rules.Within(f.Title()) }

// About is what is said of the block's abilities.
func (f *Face) About() rules.Text { return rules.Name("argot: text of a block", f.Text) }

// Lore is the block's flavour text.
func (b *BlockInfo) Lore() rules.Text { return rules.Name("argot: flavour", b.Flavour) }

// Title is the name of the ability.
func (a *AbilityInfo) Title() rules.Text { return rules.Name("argot: ability", a.Name) }

// About is what the ability does.
func (a *AbilityInfo) About() rules.Text { return rules.Name("argot: text of an ability", a.Text) }

// Title is the name of the party.
func (p *ThirdParty) Title() rules.Text { return rules.Name("argot: party", p.Name) }

// Told is the name of the party within a sentence.
func (p *ThirdParty) Told() rules.Text { return rules.Within(p.Title()) }

// Title is the name of the card.
func (c *Card) Title() rules.Text { return rules.Name("argot: initiative card", c.Name) }

// About is what the card does.
func (c *Card) About() rules.Text { return rules.Name("argot: text of a card", c.Text) }

// Lore is the card's flavour text.
func (c *Card) Lore() rules.Text { return rules.Name("argot: flavour", c.Flavour) }

// Title is the name of the mission.
func (m *MissionInfo) Title() rules.Text { return rules.Name("argot: mission", m.Name) }

// About is what the mission is about.
func (m *MissionInfo) About() rules.Text { return rules.Name("argot: text of a mission", m.Text) }

// Lore is the mission's flavour text.
func (m *MissionInfo) Lore() rules.Text { return rules.Name("argot: flavour", m.Flavour) }

// Title is the name of the scene.
func (s *Scene) Title() rules.Text { return rules.Name("argot: scene", s.Name) }

// About is what the scene is about.
func (s *Scene) About() rules.Text { return rules.Name("argot: text of a scene", s.Text) }

// Title is the name of the option.
func (o *Option) Title() rules.Text { return rules.Name("argot: way through a scene", o.Name) }

// Title is the hero's name.
func (h *Hero) Title() rules.Text { return rules.Name("argot: hero", h.Name) }

// PowerTitle is the name of the hero's power.
func (h *Hero) PowerTitle() rules.Text { return rules.Name("argot: power", h.PowerName) }

// About is what the hero's power does.
func (h *Hero) About() rules.Text { return rules.Name("argot: text of a power", h.Text) }

// Lore is the hero's flavour text.
func (h *Hero) Lore() rules.Text { return rules.Name("argot: flavour", h.Flavour) }

// Title is the name of the scenario.
func (s *Scenario) Title() rules.Text { return rules.Name("argot: scenario", s.Name) }

// About is what the scenario is about.
func (s *Scenario) About() rules.Text { return rules.Name("argot: text of a scenario", s.Text) }

// Lore is the scenario's flavour text.
func (s *Scenario) Lore() rules.Text { return rules.Name("argot: flavour", s.Flavour) }

// Title is the name of the skill.
func (s Skill) Title() rules.Text {
	return [...]rules.Text{Blade: rules.T("Blade").In("skill"), Guile: rules.T("Guile").In("skill"),
		Words: rules.T("Words").In("skill"), Lore: rules.T("Lore").In("skill")}[s]
}

// Names lists everything that the content says to people, the map with it, for the template of catalogues.
func (c *Content) Names() []rules.Text {
	names := c.Map.Names()
	for i := range c.Blocks {
		b := &c.Blocks[i]
		names = append(names, b.Faces[Normal].Title(), b.Faces[Normal].About(), b.Lore())
		if b.Upgradable {
			names = append(names, b.Faces[Upgraded].Title(), b.Faces[Upgraded].About())
		}
	}
	for i := range c.Abilities {
		names = append(names, c.Abilities[i].Title(), c.Abilities[i].About())
	}
	for p := FirstThird; p < PartyCount; p++ {
		names = append(names, c.Parties[p].Title())
	}
	for i := range c.Cards {
		names = append(names, c.Cards[i].Title(), c.Cards[i].About(), c.Cards[i].Lore())
	}
	for i := range c.Missions {
		names = append(names, c.Missions[i].names()...)
	}
	for i := range c.Heroes {
		h := &c.Heroes[i]
		names = append(names, h.Title(), h.PowerTitle(), h.About(), h.Lore())
	}
	for i := range c.Scenarios {
		names = append(names, c.Scenarios[i].Title(), c.Scenarios[i].About(), c.Scenarios[i].Lore())
	}
	return names
}

func (m *MissionInfo) names() []rules.Text {
	names := []rules.Text{m.Title(), m.About(), m.Lore()}
	for i := range m.Scenes {
		s := &m.Scenes[i]
		names = append(names, s.Title(), s.About())
		for j := range s.Options {
			names = append(names, s.Options[j].Title())
		}
	}
	return names
}
