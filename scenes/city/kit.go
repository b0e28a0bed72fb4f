package city

import (
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// Kit is all that the shell knows of Siege at Kurth.
func Kit() kit.Kit {
	return kit.Kit{
		ID:      "kurth",
		Board:   func() table.Board { return New() },
		Colours: kit.Colours{Body: ink.Night, Deep: ink.NightDark, Rim: ink.NightLight},
		About: rules.T("Night, and the Barons are in the city. Each turn three cards say where their forces gather and how hard they fight. " +
			"Walk one to three places, fight where you stand, and spend Mana and Spirit well: hold out for twelve turns, and the gates are yours."),
		Credit: "Shadows Upon Lassadar: Siege at Kurth, by Todd Sanders, Air and Nothingness Press, 2013",
		Headlines: map[string]rules.Text{
			"won":          rules.T("The city stands"),
			"lost_spirit":  rules.T("The last lamp goes out"),
			"lost_overrun": rules.T("The city has fallen"),
		},
		Endings: kit.Endings{
			Victory: kit.Painting{Name: "kurth/ending-victory", Calm: ink.R(20, 5, 280, 31)},
			Defeat:  kit.Painting{Name: "kurth/ending-defeat", Calm: ink.R(40, 4, 260, 36)},
			Line:    decided,
		},
		Tracks: []rules.Element{kurth.ElementSpirit, kurth.ElementMana, kurth.ElementOverrun},
		Timed:  true,
		Story:  matchStory,
		Sample: kit.Sample{Prompt: rules.Say("Move the Warden 1 to 3 locations"), Card: sampleCard, Rule: sampleRule},
	}
}

// matchStory tells of a match that is over, with what only this game counts.
func matchStory(m *match.Match, counted kit.Stats) kit.Story {
	var spirit, spells, specials int
	for _, entry := range m.History() {
		for _, e := range entry.Events {
			switch {
			case e.Name == "spirit_changed" && e.N < 0:
				spirit -= int(e.N)
			case e.Name == "spell_cast":
				spells++
			case e.Name == "special_used":
				specials++
			}
		}
	}
	s := counted.Story()
	s.Rows = append(s.Rows, kit.Some(rules.Say("Spirit lost and paid"), spirit)...)
	s.Rows = append(s.Rows, kit.Some(rules.Say("Spells cast"), spells)...)
	s.Rows = append(s.Rows, kit.Some(rules.Say("Special actions used"), specials)...)
	return s
}

// decided is what decided a match: the Spirit that was left, or what took the last of it or the last place.
func decided(m *match.Match) rules.Text {
	v := m.State().(*kurth.State).View()
	switch {
	case v.Result == "lost_overrun":
		return kit.LastNamed(m, "markers_placed", "markers_shifted")
	case v.Result == "lost_spirit":
		return kit.LastNamed(m, "attack_resolved", "spell_cast", "special_used")
	case v.Spirit == 1:
		return rules.T("Held by one Spirit")
	}
	return rules.T("Held with %d Spirit left", v.Spirit)
}
