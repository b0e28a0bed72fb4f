package hexmap

import (
	"strconv"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/hexmap/lineups"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// Kit is all that the shell knows of The Siege of Argot.
func Kit() kit.Kit {
	return kit.Kit{
		ID:      "argot",
		Board:   func() table.Board { return New() },
		Colours: kit.Colours{Body: ink.LapisDark, Deep: ink.LapisDark, Rim: ink.LapisLight},
		About: rules.T("A walled port, the tunnels beneath it, and two armies of wooden blocks that show their faces to their owner only. " +
			"March by groups. As Mineos storm the gates or land at the docks, and keep the part of the city that the scenario names; as Argot keep them out of it until the last day is over."),
		Credit: "The Siege of Argot, of its authors",
		Headlines: map[string]rules.Text{
			"mineos_defeated": rules.T("The besiegers are gone"),
			"old_town_kept":   rules.T("The objective has fallen"),
			"old_town_held":   rules.T("The bull's head over the objective"),
			"siege_lifted":    rules.T("Argot stands"),
			"argot_defeated":  rules.T("Nobody is left on the walls"),
		},
		Endings: kit.Endings{
			Victory: kit.Painting{Name: "argot/ending-victory", Calm: ink.R(48, 4, 262, 32)},
			Defeat:  kit.Painting{Name: "argot/ending-defeat", Calm: ink.R(64, 150, 172, 26)},
			Theirs:  rules.SeatsOf(engine.Argot),
			Line:    decided,
		},
		Tracks: []rules.Element{engine.KeepElement, engine.PoolElement, engine.PurseElement},
		Timed:  true,
		Facts:  facts,
		Story:  story,
		Full:   mostSeen(),
		Aside:  lineups.Aside,
		// Argot's blocks are blue and those of Mineos red.
		Seals:     []int{engine.Argot: 1, engine.Mineos: 0},
		Computers: rules.SeatsOf(engine.Mineos), // ledger 8
	}
}

// facts are how the siege stands, for menus.
func facts(s rules.State) []kit.Fact {
	m, ok := s.(*argot.State)
	if !ok {
		return nil
	}
	return []kit.Fact{
		{Picture: "argot/icons/keep", Name: rules.Say("Mineos holds %s", words.Goal(m.State)), Value: rules.Say("%d of %d turns", m.Keep, m.Scenario().KeepTurns)},
		{Picture: "argot/icons/resource", Name: rules.Say("City pool"), Value: strconv.Itoa(int(m.Pool))},
	}
}

// decided is what decided a match: how Old Town was kept, or the block that was lost last. Nothing single lifts the siege.
func decided(m *match.Match) rules.Text {
	switch outcome, _ := m.State().Outcome(); outcome.Result {
	case "old_town_kept", "old_town_held":
		return kit.LastNamed(m, "keep_counted")
	case "mineos_defeated", "argot_defeated":
		return kit.LastNamed(m, "eliminated")
	}
	return rules.Text{}
}
