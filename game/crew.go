package game

import (
	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
)

// crew is the computer players at the table that wait for their next question, by seat. They stay from one answer to the
// next, as a player may carry out step by step what it has planned as a whole, and draws its slips one after the
// other. One that is at work is not among them, and comes back only with an answer that was awaited.
type crew map[rules.Seat]member

// member is a computer player and whom it plays for.
type member struct {
	match  *match.Match
	name   string
	player bot.Player
}

// call takes the player of a seat out of the crew, or makes it. The error is that of making one.
func (t *table) call(seat rules.Seat) (bot.Player, error) {
	m, name := t.crew[seat], t.match.Player(seat)
	delete(t.crew, seat)
	if m.match == t.match && m.name == name {
		return m.player, nil
	}
	return t.app.options.Player(name, t.match.Header().Seed+uint64(t.match.Len()))
}

// rest takes a player that has answered for a seat back into the crew.
func (t *table) rest(seat rules.Seat, p bot.Player) {
	if t.crew == nil {
		t.crew = crew{}
	}
	t.crew[seat] = member{t.match, t.match.Player(seat), p}
}
