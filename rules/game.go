package rules

// Game is one game of the box: what it is and how a match of it begins. A Game is
// immutable and safe for use by several goroutines.
type Game interface {
	Info() Info
	// ContentHash identifies the content (cards, units, maps) that the rules were loaded
	// with: 16 hexadecimal digits. Two programs with equal hashes play equal matches.
	ContentHash() string
	// New deals a match. An error names the option that is wrong.
	New(Setup) (State, error)
	// Restore is the inverse of State.Snapshot. An error names the field or the invariant
	// of the ledger that the snapshot breaks; nothing is restored then.
	Restore(snapshot []byte) (State, error)
	// Notation writes a choice as a person would ("move armory"). It contains no line
	// break, no tab and no leading or trailing space.
	Notation(Choice) string
	// Parse is the inverse of Notation. It knows the words, not the position: whether
	// the choice is legal now, Apply tells.
	Parse(string) (Choice, error)
}

// Info describes a game to menus and tools.
type Info struct {
	ID       string // "kurth"
	Title    string // "Siege at Kurth"
	Summary  string // one sentence for the lid of the box
	MinSeats int
	MaxSeats int
	Seats    []string // what each seat is called ("The Warden"), MaxSeats of them
	Minutes  int      // usual length of a match
	// Options in the order in which a menu shows them. The first value is not
	// necessarily the default.
	Options []Option
	// MaxDecisions is a bound that no match can exceed.
	MaxDecisions int
	// Hidden tells whether seats know different things, so that a curtain must fall
	// when the device changes hands.
	Hidden bool
}

// Option is one thing to settle before a match.
type Option struct {
	ID      string
	Name    string
	Help    string
	Values  []OptionValue
	Default string // id of a value
}

// OptionValue is one way to settle an option.
type OptionValue struct {
	ID   string
	Name string
	Help string
}

// Setup is everything that decides how a match begins.
type Setup struct {
	Seed    uint64
	Seats   int               // 0 means Info.MinSeats
	Options map[string]string // option id to value id; missing options take their default
}

// Complete returns the setup with every default filled in, or an error that names the
// option, the value or the seat count that the game does not have.
func (in Info) Complete(s Setup) (Setup, error) {
	if s.Seats == 0 {
		s.Seats = in.MinSeats
	}
	if s.Seats < in.MinSeats || s.Seats > in.MaxSeats {
		return s, &SetupError{Game: in.ID, Field: "seats", Problem: T("%d seats; %s takes %d to %d", s.Seats, in.Title, in.MinSeats, in.MaxSeats)}
	}
	full := make(map[string]string, len(in.Options))
	for _, o := range in.Options {
		full[o.ID] = o.Default
	}
	for _, id := range sortedKeys(s.Options) {
		o, ok := in.option(id)
		if !ok {
			return s, &SetupError{Game: in.ID, Field: id, Problem: T("%s has no option %q", in.Title, id)}
		}
		if !o.has(s.Options[id]) {
			return s, &SetupError{Game: in.ID, Field: id, Problem: T("%q is not a value of %s", s.Options[id], o.Name)}
		}
		full[id] = s.Options[id]
	}
	s.Options = full
	return s, nil
}

func (in Info) option(id string) (Option, bool) {
	for _, o := range in.Options {
		if o.ID == id {
			return o, true
		}
	}
	return Option{}, false
}

func (o Option) has(value string) bool {
	for _, v := range o.Values {
		if v.ID == value {
			return true
		}
	}
	return false
}

// SetupError tells which part of a Setup a game cannot use.
type SetupError struct {
	Game    string
	Field   string // option id, or "seats"
	Problem Text
}

func (e *SetupError) Error() string { return e.Game + ": " + e.Field + ": " + e.Problem.String() }
