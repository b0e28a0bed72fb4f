package rules

// Venturer is a State that can tell what a choice takes on and what it gives up, for the fixed players against whom
// computer players are measured and for those who watch what they do. It depends only on what the deciding seats see.
type Venturer interface {
	Venture(c Choice) Venture
}

// Despairer is a Venturer that can tell what is hopeless, for those who watch computer players.
type Despairer interface {
	Venturer
	// Hopeless reports whether the seat begins a fight by a legal choice, or stays in one, that it as good as surely loses by all
	// that it can know, with nothing won by it.
	Hopeless(c Choice) bool
}

// Purser is a Venturer that can tell what is left unspent for nothing, for those who watch computer players.
type Purser interface {
	Venturer
	// Unspent is how many points the seat has left when it ends by a legal choice what they could be spent in, though something that
	// they pay for is worth having; 0 where nothing is.
	Unspent(c Choice) int
}

// Venture is what a legal choice takes on and gives up.
type Venture struct {
	// Aside says that the choice takes nothing on: it ends something, passes, holds or declines.
	Aside bool
	// Ends says that things which could be done before cannot be done any more in this turn, though it takes something on.
	Ends bool
	// Spends is what it gives of what its seat could keep for later, in points, cards or tokens; 0 or more.
	Spends int
	// Bares says that this is all that the seat has in hand: it has nothing left to answer or go on with.
	Bares bool
	// Purse tells apart what is spent, where a seat has several things that come and go by themselves: 0, 1 and so on.
	Purse int
	// Strike is what it is worth as a blow at somebody, in units of the game, the higher the better; 0: it is no blow.
	Strike float64
	// Chance is how likely that blow comes to what it is for, 0 to 1.
	Chance float64
	// Sure says that the seat gains by the choice what it is after, for certain and to keep, and has nothing to fear for it.
	Sure bool
	// Vain says that the seat has less of something afterwards, and that nothing else is different.
	Vain bool
}
