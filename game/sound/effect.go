package sound

// Effect is one short sound of the table, by its name.
type Effect string

// The effects.
const (
	Click    Effect = "click"    // a button of the menus
	Piece    Effect = "piece"    // a wooden piece set down
	Card     Effect = "card"     // a card drawn or dealt
	Flip     Effect = "flip"     // a card turned over
	Die      Effect = "die"      // dice thrown: they tumble, then land
	Tumble   Effect = "tumble"   // dice in the air
	Land     Effect = "land"     // dice coming to rest
	Hit      Effect = "hit"      // metal on metal
	Horn     Effect = "horn"     // the enemy comes
	Collapse Effect = "collapse" // a wall falls
	Ward     Effect = "ward"     // a spell, a blessing
	Refuse   Effect = "refuse"   // what was clicked cannot be done
	Victory  Effect = "victory"
	Defeat   Effect = "defeat"
)

// Effects lists all effects.
func Effects() []Effect {
	var all []Effect
	for _, r := range recipes() {
		all = append(all, r.effect)
	}
	return all
}

// Ambience is what is heard behind everything.
type Ambience uint8

// The ambiences.
const (
	Quiet Ambience = iota // nothing
	Night                 // a city wall at night: wind and embers
)

// Focus tells whether the window has the keyboard.
type Focus uint8

// The focus.
const (
	Focused Focus = iota
	Unfocused
)
