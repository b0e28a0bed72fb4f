package rules

// EventKind says how an event looks. The kinds are few and shared by all games, so that
// one animator and one log serve them all.
type EventKind uint8

// The kinds of event.
const (
	Note           EventKind = iota // something worth a line in the log, nothing moves
	TurnBegan                       // Progress.Turn grows by one
	PhaseBegan                      // Subject names the phase
	DiceRolled                      // Dice, first Count of them; More: the throw goes on in the next event
	DieChanged                      // one die shows another face: N from, M to
	PieceMoved                      // Subject went From -> To
	PieceAdded                      // N pieces like Subject arrived at To; M are there now
	PieceRemoved                    // N pieces like Subject left From; M are there now
	CardMoved                       // Subject went From -> To
	PileShuffled                    // the pile Subject was shuffled
	TrackChanged                    // Subject changed by N to M
	MarkerChanged                   // Subject was turned on (N=1) or off (N=0) at To
	AttackResolved                  // Subject attacked; N rolled, M needed
	Blocked                         // something that would have happened to To did not
	MatchEnded                      // the outcome is known
	TurnPassed                      // the turn of Seat is over, and nobody was asked anything in it
	TurnEnded                       // the turn of Seat is over by itself: nobody chose to end it; of a Subject that is a phase only that
)

// Event is one thing that happened. It is a plain value; which fields count depends on
// Kind. The text of an event comes from Teller.Tell.
type Event struct {
	Kind  EventKind
	Seat  Seat  // who did it, NoSeat for the game itself
	Sides Sides // what the dice are; the zero value is six-sided ones
	Count uint8 // dice thrown
	Kept  uint8 // dice kept, the first ones of Dice after sorting out
	// More says that the throw has more dice, in the next event; see [Throws].
	More bool
	// Reveals marks an event that showed something nobody could know before (a die, a
	// card): undo does not go back past it unless the table allows take-backs.
	Reveals bool
	Name    string // the ledger's name for it: "markers_placed"
	Rule    string // ledger id it rests on
	Subject Element
	From    Element
	To      Element
	Dice    Faces
	N, M    int16
}

// Elements appends to buf the elements that the event touches, for highlighting.
func (e Event) Elements(buf []Element) []Element {
	for _, el := range [...]Element{e.Subject, e.From, e.To} {
		if el != "" {
			buf = append(buf, el)
		}
	}
	return buf
}

// Thrown returns the dice that the event says were thrown: those of DiceRolled, and one
// that was thrown again (DieChanged with Reveals).
func (e Event) Thrown() []uint8 {
	switch {
	case e.Kind == DiceRolled:
		return append([]uint8(nil), e.Dice[:min(int(e.Count), len(e.Dice))]...)
	case e.Kind == DieChanged && e.Reveals:
		return []uint8{uint8(e.M)}
	}
	return nil
}

// Faces are the dice of one event in the order thrown, 1 to MaxSides each. A throw of more dice
// is told in several events; see [Throws].
type Faces [8]uint8
