package rules

// Verb is what a choice does. Each game numbers its own verbs from 1; 0 is no choice.
type Verb uint8

// Choice is one legal answer to a decision: a verb and up to four small integers whose
// meaning the game defines. It is comparable and copied by value, so that generating
// thousands of choices costs nothing. People and files see its notation
// ([Game.Notation], [Game.Parse]).
type Choice struct {
	Verb Verb
	Args [4]int16
}

// Seat is one place at the table, counted from 0.
type Seat int8

// NoSeat is nobody: the seat of an event that concerns no seat.
const NoSeat Seat = -1

// Seats is a set of seats.
type Seats uint16

// SeatsOf returns the set of the given seats.
func SeatsOf(seats ...Seat) Seats {
	var s Seats
	for _, seat := range seats {
		s |= 1 << seat
	}
	return s
}

// Has reports whether seat is in the set.
func (s Seats) Has(seat Seat) bool { return seat >= 0 && s&(1<<seat) != 0 }

// First returns the lowest seat of the set, or NoSeat if it is empty.
func (s Seats) First() Seat {
	for seat := Seat(0); seat < 16; seat++ {
		if s.Has(seat) {
			return seat
		}
	}
	return NoSeat
}

// Decision is what a match waits for. The zero Decision means that the match is over.
type Decision struct {
	// Kind names the decision within its game ("move", "attack").
	Kind string
	// Seats may answer: one seat, several (co-operative turns in any order), or all.
	Seats Seats
	// Choices are all the legal answers, at least one, in a fixed order. The slice
	// belongs to the state and holds until its next Apply; it must not be changed.
	Choices []Choice
}

// Over reports whether nothing is waited for because the match has ended.
func (d Decision) Over() bool { return len(d.Choices) == 0 }

// Allows reports whether c is one of the legal answers.
func (d Decision) Allows(c Choice) bool {
	for _, legal := range d.Choices {
		if legal == c {
			return true
		}
	}
	return false
}
