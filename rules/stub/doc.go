// Package stub plays Two Gates, a small card game for two seats with hidden hands. It is
// not a game of the box: it proves, and helps to test, everything that is made for more than
// one seat and for long matches. Its ledger is this comment.
//
//	question.go    what is asked and what can be answered, in two tables; Apply
//	raid.go, ward.go, end.go   one answer each, whole: its spelling, what it does, why it is refused, its words, its preview
//	turn.go        how a turn begins and ends
//	state.go, cards.go, game.go    the match, the cards, the options and the deal
//	asks.go        what a seat settles about being asked
//	teller.go      progress, explanations, reasons on the board, events in words
//	account.go     what a seat stands to lose and what stands against it
//	odds.go, computer.go, veil.go  for computer players, and what a seat cannot see
//	snapshot.go    a match as people read it
//
// Setup
//
//   - TG-SET-1 The 24 cards are four woods (oak, ash, elm, yew) of the values 1 to 6.
//     They are shuffled, and each seat is dealt four.
//   - TG-SET-2 Each seat has a left and a right gate, without wards. The option first says
//     who begins; the seats take turns.
//
// Turn
//
//   - TG-TRN-1 A turn begins with drawing a card; with seven in hand none is drawn. If the
//     draw pile is empty, the discard pile is shuffled and becomes the draw pile.
//   - TG-TRN-2 A turn has up to two actions: raids and wards. The seat may end it before;
//     with an empty hand it ends by itself.
//   - TG-ASK-1 Each seat settles whether it is asked for its second action; if it is not,
//     its turn ends after the first one. What is settled counts from the seat's next action on,
//     and the other seat is not told.
//   - TG-WRD-1 A ward is a card from the hand, put face down at a gate of one's own.
//   - TG-WRD-2 A gate that has a ward takes no other.
//   - TG-RAD-1 A raid discards a card from the hand against a gate of the other seat. The
//     gate's ward, if any, is turned up and stays so. Two dice and the card's value must reach 7
//     and the ward's value.
//   - TG-RAD-2 A raid that succeeds scores 1 and the value of the ward, which is discarded.
//   - TG-RAD-3 A raid that fails changes nothing else.
//
// End
//
//   - TG-END-1 The match ends after as many rounds as the option length says; the higher
//     score wins.
//   - TG-END-2 With equal scores nobody wins.
//
// Invariants
//
//   - TG-INV-1 Every card is in exactly one place.
//   - TG-INV-2 A hand holds at most seven cards, in the order of the woods and values.
//   - TG-INV-3 While the match is not over, the seat to act has one or two actions left and
//     a card in hand.
//   - TG-INV-4 The turn is at most twice the rounds, and exactly that once the match is over;
//     no score is below 0.
package stub
