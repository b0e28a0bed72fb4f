package content

// CardCount is how many initiative cards there are, and turns in a day (AR-INI-4).
const CardCount = 8

// Card is an initiative card (AR-INI-1 to AR-INI-3).
type Card struct {
	ID      string
	Name    string
	Suit    string // "hearts", "diamonds", "spades" or "clubs"
	Red     bool
	First   Party // who acts first: Mineos if it is red, else Argot
	Number  int   // tokens of each side, 1 to 10
	Text    string
	Flavour string
}
