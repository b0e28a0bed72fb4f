// Package towers is the screen of Tower Siege: Towers that stand, crack and fall, the yards before them with
// ATTACK, ON GUARD and DEFEND, the stall with the hand, and what is declared, answered and rolled.
//
// Contents:
//
//   - kit.go: all that the shell knows of the game
//   - story.go: what is told of a match that is over
//   - board.go: the board, and what it lights
//   - field.go, size.go: how the board is divided among the seats; the one size of all creatures, and where they stand
//   - ground.go: grounds, no-man's-land and cloths
//   - yard.go: what lies before a seat: zones with their floors and tags, Caravan and Relics
//   - tower.go: the Tower of a seat, with its Mage at the window and what hangs on both
//   - seat.go, purse.go, condition.go: the plaque of a seat; what it has to spend and what it produces; how its Mage and its Tower stand, and its piles
//   - strip.go, names.go: a seat in a strip, where there is no room for a plaque, and the names of it and of its Mage
//   - primary.go: the large button, and where a strength is set
//   - called.go: what the large button says: what it does, its chance and its price
//   - alchemy.go: what the other purse pays, on cards and Spells
//   - level.go: levels as they are rolled with, paid strengths and all
//   - figure.go, thing.go: creatures on their plates with what hangs on them, Items and Relics on tiles
//   - sally.go: what sends all attackers at a seat
//   - moot.go: rolls that come to nothing
//   - cast.go: what magic costs and rolls before it is cast, and the signs of Spells
//   - bolts.go: what sends all shots that are left to the target of the last one, or what was cast once more
//   - stand.go: what answers all attacks of a turn alike
//   - chance.go: the chances on what can be clicked next
//   - met.go: who meets a blow and what becomes of it, as board, dock and buttons tell it; what tells creatures of one name apart
//   - type.go: the type of cards and sheets, as large as there is room for
//   - face.go, zoom.go: cards as they lie in the hand, and at reading size
//   - current.go: the numbers on a card of the table, as they are now
//   - hand.go, awning.go: the stall: purses, Spells, cards, deck and discard pile
//   - choose.go: cards that are none of the hand: Mages and Towers to choose from, a hand that is rifled
//   - panel.go, dock.go: the dock, where all sheets lie, and what is declared
//   - onslaught.go: what can attack if the turn ended now
//   - needs.go: how likely the rolls of what is declared succeed, who is asked for an answer, the order of turns
//   - foretold.go: what can come of what a click would declare
//   - exchange.go: what a blow can do by who meets it, and what it can bring in return
//   - aim.go: the arrow of what is declared, to each of its targets
//   - averts.go: what the large button proposes where to pass, or to end the turn, may be deadly
//   - doomed.go: in the dock who dies unless it is saved now
//   - declared.go: the declared play in the dock while an answer is awaited
//   - show.go, blow.go, volley.go: in the dock while events are shown: a roll on its rule, a blow with all its rolls, several
//     blows with a row for each, a card that somebody else has played
//   - contest.go: the rolls for the first turn
//   - ending.go: who has played, on the paintings of the end
//   - luck.go: what a critical roll, a fumble and a Riposte look like
//   - pace.go: how long events are looked at, how they sound, and their pictures in the log
//   - guide.go: what is asked within a choice, and what its buttons say
//   - barred.go: why what has been picked does not go where one points
//   - talk.go: what buttons are called, and the line of help
//   - legend.go: what the symbols mean
package towers
