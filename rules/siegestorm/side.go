package siegestorm

import "portcullis/rules"

// side is one of those who fight each other: a seat, or the boss.
type side uint8

const (
	maxSeats      = 4
	bossSide side = maxSeats // in Solo and Co-op
	maxSides      = maxSeats + 1
	noSide   side = 255
)

// sideNames are the sides as files write them, playerNames the players as people call them.
var (
	sideNames   = [maxSides]string{"player1", "player2", "player3", "player4", "boss"}
	playerNames = [maxSeats]string{"Player 1", "Player 2", "Player 3", "Player 4"}
)

// String is how files write a side; nobody is "".
func (d side) String() string {
	if d >= maxSides {
		return ""
	}
	return sideNames[d]
}

func (d side) seat() rules.Seat {
	if d >= maxSeats {
		return rules.NoSeat
	}
	return rules.Seat(d)
}

// mode is one of the ways to play (ledger 8).
type mode uint8

const (
	duel mode = iota
	freeForAll
	solo
	coop
	lastMan
)

var modeNames = [...]string{"duel", "ffa", "solo", "coop", "lms"}

func (m mode) String() string { return modeNames[m] }

// bossMode reports whether the players fight a boss.
func (m mode) bossMode() bool { return m == solo || m == coop }
