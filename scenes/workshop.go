package scenes

// Workshop is where people make values of an open option of a game, such as decks. The
// new match offers what is there; see [House.workshop].
type Workshop interface {
	// Made lists what people have made and kept, in the order in which to offer it. The
	// options are what else is settled.
	Made(options map[string]string) []Made
	// Words says in a few words what a value is that is not in the list.
	Words(value string) string
	// Open shows the scene in which a value is made. It calls Take when the person is done
	// and leaves its scene; if the person gives up, it only leaves.
	Open(Order)
}

// Order is what somebody wants made.
type Order struct {
	For     string            // whose it will be: "Player 2"
	From    string            // the value to begin with; empty: none
	Options map[string]string // what else is settled
	Take    func(value string)
}

// Made is a value that somebody has made.
type Made struct {
	Name    string
	Note    string // a few words about it
	Value   string // what the option takes
	Problem string // why it cannot be taken with these options; empty if it can
}

// workshop returns the place where values of an open option are made: game is the id of the
// game, what is Option.Open. Nil: there is none, and values are typed.
func (h *House) workshop(game, what string) Workshop { return h.workshops[game+" "+what] }

// UseWorkshop lets a workshop make the values of an open option.
func (h *House) UseWorkshop(game, what string, w Workshop) { h.workshops[game+" "+what] = w }
