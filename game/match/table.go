package match

import (
	"fmt"
	"slices"

	"portcullis/rules"
	"portcullis/save"
)

// TakeBacks is the table option that says how far undo may go.
type TakeBacks string

// The table option's values.
const (
	Off TakeBacks = "off" // never past dice, a reveal or another seat's decision
	On  TakeBacks = "on"  // as far as one likes
)

// Seats says who sits where; the place in the list is the rules.Seat.
func (m *Match) Seats() []save.Seat { return slices.Clone(m.header.Seats) }

// Player is the name of the computer player in a seat, or [save.Human].
func (m *Match) Player(seat rules.Seat) string {
	if seat < 0 || int(seat) >= len(m.header.Seats) {
		return save.Human
	}
	return m.header.Seats[seat].Player
}

// SeatName is what a seat is called in sentences.
func (m *Match) SeatName(seat rules.Seat) string {
	if seat < 0 || int(seat) >= len(m.header.Seats) {
		return "The game"
	}
	return m.header.Seats[seat].Name
}

// Humans is the set of seats in which people sit.
func (m *Match) Humans() rules.Seats {
	var humans rules.Seats
	for i, s := range m.header.Seats {
		if s.Player == save.Human {
			humans |= rules.SeatsOf(rules.Seat(i))
		}
	}
	return humans
}

// SetSeats changes names and players from here on. The number of seats stays as it began.
func (m *Match) SetSeats(seats []save.Seat) error {
	if len(seats) != len(m.header.Seats) {
		return fmt.Errorf("%d seats; the match began with %d", len(seats), len(m.header.Seats))
	}
	seats, err := settleSeats(m.info, seats, len(seats))
	if err != nil {
		return err
	}
	record, err := save.SeatsRecord(seats)
	if err != nil {
		return err
	}
	m.header.Seats = seats
	m.call()
	return m.keep(record)
}

// Rename gives the match a name, made fit for a file by [save.CleanName].
func (m *Match) Rename(name string) error {
	name = save.CleanName(name)
	m.header.Name = name
	return m.keep(save.Record{Kind: save.Name, Text: name})
}

// TakeBacks is the table option of now.
func (m *Match) TakeBacks() TakeBacks {
	if m.header.TakeBacks {
		return On
	}
	return Off
}

// SetTakeBacks changes the table option from here on.
func (m *Match) SetTakeBacks(t TakeBacks) error {
	if t != On && t != Off {
		return fmt.Errorf("take-backs are %q or %q, not %q", On, Off, t)
	}
	if t == m.TakeBacks() {
		return nil
	}
	m.header.TakeBacks = t == On
	text := save.TakeBacksOff
	if t == On {
		text = save.TakeBacksOn
	}
	return m.keep(save.Record{Kind: save.Table, Text: text})
}

// settleSeats fills in human players and the game's names for seats, n of them. An error
// says which name no file can hold.
func settleSeats(info rules.Info, seats []save.Seat, n int) ([]save.Seat, error) {
	settled := make([]save.Seat, n)
	copy(settled, seats)
	for i := range settled {
		if settled[i].Player == "" {
			settled[i].Player = save.Human
		}
		if settled[i].Name == "" && i < len(info.Seats) {
			settled[i].Name = info.Seats[i]
		}
		if settled[i].Name == "" {
			settled[i].Name = fmt.Sprintf("Seat %d", i+1)
		}
	}
	record, err := save.SeatsRecord(settled)
	if err != nil {
		return nil, err
	}
	return record.SeatList()
}
