package summary

import (
	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/save"
)

// Sitting says who sits where: "Argot: Ada", "Mineos: Colonel Brigid Farrow (Soldier)", "Mineos: Soldier (computer)" of a
// computer player without a name; of somebody without a name of his own only the seat. Role is what the game calls the seat.
func Sitting(s save.Seat, role string) string {
	name := s.Name
	switch {
	case s.Player != save.Human && (name == "" || name == role):
		name = rules.Say("%s (computer)", bot.Called(s.Player))
	case s.Player != save.Human:
		name = rules.Say("%s (%s)", name, bot.Called(s.Player))
	}
	if name == "" || name == role {
		return role
	}
	return rules.Say("%s: %s", role, name)
}
