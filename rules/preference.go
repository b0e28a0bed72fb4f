package rules

// Preference is how a seat wants to be asked: which questions it wants to see, and which it
// leaves to the game. It is part of the state, so that a match is played again exactly, but
// it is not a choice: random play and computer players never change it.
type Preference struct {
	ID     string // no spaces
	Name   string
	Help   string
	Values []OptionValue // at least two
	Value  string        // the id that holds now
}

// Preferred is a preference, and a value of it.
type Preferred struct{ ID, Value string }

// Preferrer is a State whose seats can say how they want to be asked.
type Preferrer interface {
	// Preferences lists what a seat can settle, in the order in which a menu shows it. Only
	// the values change in the course of a match. What one seat has settled, no other seat
	// learns: Veiled keeps the preferences of its seat and gives the others their first ones.
	Preferences(seat Seat) []Preference
	// Prefer settles a preference of a seat, at any time before the end. It counts from the
	// next decision on: neither the decision that waits nor the generator changes. An
	// error names the seat, the preference or the value that there is not; nothing has
	// changed then. Values as in Preference.Values.
	Prefer(seat Seat, id, value string) error
}

// FindPreference returns a seat's preference of that id.
func FindPreference(p Preferrer, seat Seat, id string) (Preference, bool) {
	for _, pref := range p.Preferences(seat) {
		if pref.ID == id {
			return pref, true
		}
	}
	return Preference{}, false
}
