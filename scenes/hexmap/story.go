package hexmap

import (
	"strconv"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/kit"
)

// story counts what happened in a match that is over: turns of the siege, battles, and what each side lost.
func story(m *match.Match, counted kit.Stats) kit.Story {
	s, ok := m.State().(*argot.State)
	if !ok {
		return counted.Story()
	}
	battles, gates := 0, 0
	var steps, blocks [engine.Seats]int
	for _, e := range m.Told(rules.NoSeat) {
		ours := e.Seat >= 0 && e.Seat < engine.Seats
		switch {
		case e.Name == "battle_began":
			battles++
		case e.Name == "gate_fell":
			gates++
		case e.Name == "steps_lost" && ours:
			steps[e.Seat] -= int(e.N)
		case e.Name == "eliminated" && ours:
			blocks[e.Seat]++
		}
	}
	rows := counted.Length()
	rows[0].Value = strconv.Itoa(s.Turns())
	rows = append(rows, kit.Row{Name: rules.Say("Battles"), Value: strconv.Itoa(battles)})
	rows = append(rows, kit.Some(rules.Say("Gates that fell"), gates)...)
	return kit.Story{Rows: append(rows,
		kit.Row{Name: rules.Say("Steps lost by Argot and by Mineos"), Value: rules.Say("%d and %d", steps[engine.Argot], steps[engine.Mineos])},
		kit.Row{Name: rules.Say("Blocks lost by Argot and by Mineos"), Value: rules.Say("%d and %d", blocks[engine.Argot], blocks[engine.Mineos])},
	)}
}
