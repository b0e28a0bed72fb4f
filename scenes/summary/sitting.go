package summary

import (
	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/save"
)

// Sitting says who sits where: "Argot: Ada", "Mineos: Soldier (computer)"; of somebody without a name of his own only
// the seat. Role is what the game calls the seat.
func Sitting(s save.Seat, role string) string {
	name := s.Name
	if s.Player != save.Human {
		name = rules.Say("%s (computer)", bot.Called(s.Player))
	}
	if name == "" || name == role {
		return role
	}
	return rules.Say("%s: %s", role, name)
}
