// Package towers is the screen of Tower Siege: Towers that stand, crack and fall, the yards before them with
// ATTACK, ON GUARD and DEFEND, the stall with the hand, and what is declared, answered and rolled.
//
// Contents:
//
//   - kit.go: all that the shell knows of the game
//   - story.go: what is told of a match that is over
//   - board.go: the board, and how the screen is divided among the seats
//   - ground.go: walls, cloths and awning
//   - yard.go, seat.go, headline.go: what lies before a seat: its rows; its Tower, points and piles, on a plaque or in two lines
//   - thing.go: creatures with what hangs on them, structures, Relics
//   - face.go, zoom.go: cards as they lie in the hand, and at reading size
//   - hand.go: the stall: Spells, cards, deck and discard pile
//   - choose.go: cards that are none of the hand: Mages and Towers to choose from, a hand that is rifled
//   - panel.go, chances.go: what is declared, how likely its rolls succeed, who is asked for an answer
//   - foretold.go: what can come of what a click would declare
//   - aim.go: the arrow of what is declared, to each of its targets
//   - declared.go: the declared play, large over the middle while an answer is awaited
//   - show.go, blow.go: over the board while events are shown: a roll on its rule, a blow with all its rolls, a card that
//     somebody else has played
//   - pace.go: how long events are looked at, how they sound, and their pictures in the log
//   - guide.go: what is asked within a choice, and what its buttons say
//   - talk.go: what buttons are called, and the line of help
//   - legend.go: what the symbols mean
package towers
