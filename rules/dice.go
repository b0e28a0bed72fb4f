package rules

import "strconv"

// Sides is how many faces a die has, 2 to MaxSides: its faces are 1 to Sides. The zero value
// stands for the six-sided die.
type Sides uint8

// The dice that games throw. Two ten-sided dice read as tens and ones, 00 as 100, are one
// Percentile die.
const (
	D6         Sides = 6
	D10        Sides = 10
	Percentile Sides = 100
)

// MaxSides is the most faces that a die can have.
const MaxSides = Percentile

// Faces returns how many faces the die has.
func (s Sides) Faces() int {
	if s == 0 {
		return int(D6)
	}
	return int(s)
}

// Has reports whether the die has a face.
func (s Sides) Has(face uint8) bool { return face >= 1 && int(face) <= s.Faces() }

// String names the die as players do: "d6", "d100".
func (s Sides) String() string { return "d" + strconv.Itoa(s.Faces()) }

// LargestDie returns the die with the most faces that a game throws, which is as high as a
// forced face may be.
func (i Info) LargestDie() Sides {
	largest := Sides(0)
	for _, s := range i.Dice {
		largest = max(largest, Sides(s.Faces()))
	}
	return Sides(largest.Faces())
}

// SmallestDie returns the die with the fewest faces that a game throws: a face of it is a face
// of every die of the game.
func (i Info) SmallestDie() Sides {
	smallest := i.LargestDie()
	for _, s := range i.Dice {
		smallest = min(smallest, Sides(s.Faces()))
	}
	return smallest
}

// Throws tells a throw of dice in as many events as it needs, one for every len(Faces) dice: it
// calls emit with copies of e that carry the dice in the order thrown. All but the last have
// More set. A throw of no dice is told in no event.
func Throws(e Event, dice []uint8, emit func(Event)) {
	for len(dice) > 0 {
		n := min(len(dice), len(e.Dice))
		part := e
		part.Dice = Faces{}
		copy(part.Dice[:], dice[:n])
		part.Count, part.More = uint8(n), n < len(dice)
		dice = dice[n:]
		emit(part)
	}
}
