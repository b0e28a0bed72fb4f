package rules

// Brief says what a match is about, to who plays it for the first time: one plain sentence each.
type Brief struct {
	Aim  Text // how the seat wins
	Loss Text // how it loses
	Turn Text // what a turn is, or a round
	// At is where the aim lies on the board, for a mark that says so; empty where it lies nowhere.
	At []Element
}

// Briefer is a State that can say what its match is about. Like all that a [Teller] says it reads nothing hidden, and
// it is the same from the first decision to the last.
type Briefer interface {
	Brief(seat Seat) Brief
}
