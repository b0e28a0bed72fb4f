package sound

// Effect is one short sound of the table.
type Effect uint8

// The effects.
const (
	Silence  Effect = iota
	Click           // a button of the menus
	Knock           // a wooden piece set down
	Slide           // a card drawn or dealt
	Flip            // a card turned over
	Tumble          // dice in the air
	Land            // dice coming to rest
	Hit             // metal on metal
	Horn            // the enemy comes
	Collapse        // a wall falls
	Ward            // a spell, a blessing
	Refuse          // what was clicked cannot be done
	Victory
	Defeat
	effects // how many there are
)

// Effects lists all effects but Silence.
func Effects() []Effect {
	all := make([]Effect, 0, effects-1)
	for e := Silence + 1; e < effects; e++ {
		all = append(all, e)
	}
	return all
}

// Ambience is what is heard behind everything.
type Ambience uint8

// The ambiences.
const (
	Quiet Ambience = iota // nothing
	Night                 // a city wall at night: wind, far embers
)

// Focus tells whether the window has the keyboard.
type Focus uint8

// The focus.
const (
	Focused Focus = iota
	Unfocused
)
