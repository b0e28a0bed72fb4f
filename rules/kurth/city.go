package kurth

import "portcullis/rules"

// Sizes that the rulebook fixes.
const (
	placeCount   = 8  // KU-SET-2
	cardCount    = 12 // KU-SET-8
	rowSize      = 3  // KU-UPK-1
	placingCards = 2  // KU-UPK-6
	turnsInRound = 4  // KU-TRN-2
	lastTurn     = 12 // KU-TRN-1, KU-TRN-2
	whiteMarkers = 2  // KU-PRO-5
	attackDice   = 2  // KU-ATK-5
)

// Place is one location of the city. Places are numbered by their ring, clockwise from
// the Citadel, which is 0.
type Place struct {
	ID         string // "grain_market"
	Name       string // "Grain Market"
	Phrase     string // the name within a sentence: "the Grain Market"
	Flavour    string
	LocationID string // the Location card it is printed on: "north_east"
	Ring       int    // 0 to 7
	Col, Row   int    // place in the 2 by 2 formation of cards: 0 to 3, 0 to 1
	Passageway bool   // one of the two ends of the passageway

	element, camp, ward rules.Element
}

// Card is one Action card.
type Card struct {
	ID             string // "night_riders"
	Number         int    // 1 to 12
	Name           string
	Flavour        string
	Places         []int // rings: one, or two for an "or" card
	Reinforcements int
	Bonus          int // bonus A/S
	Mana           int // Mana boost
	Spell          Power
	Special        Power

	element rules.Element
}

// Power is a spell or a special action.
type Power struct {
	ID      string
	Name    string
	Text    string
	Cost    int  // Mana of a spell for one payment, Spirit of a special action
	Repeat  int  // how many times the cost may be paid at one casting, at least 1
	Spell   bool // a spell; otherwise a special action
	Windows Windows
	Effects []Effect // at least one

	card    uint8 // index of its card
	element rules.Element
	target  target
	low     int16 // targets to choose from: low to high
	high    int16
}

// Windows is a set of decisions at which a power may be used.
type Windows uint8

// The windows, in the order of a turn.
const (
	WindowDeal Windows = 1 << iota
	WindowMove
	WindowAttack
	WindowRolled
	WindowEnd
)

// window is a window with its names: in the content, and for people.
type window struct {
	bit  Windows
	id   string
	when rules.Text
}

func windows() [5]window {
	return [...]window{
		{WindowDeal, "deal", rules.T("before placing")},
		{WindowMove, "move", rules.T("before the move")},
		{WindowAttack, "attack", rules.T("before the roll")},
		{WindowRolled, "rolled", rules.T("after the roll")},
		{WindowEnd, "end", rules.T("at the end of Phase 3")},
	}
}

// Texts returns the words for the windows of the set: "before the roll".
func (w Windows) Texts() []rules.Text {
	var names []rules.Text
	for _, one := range windows() {
		if w&one.bit != 0 {
			names = append(names, one.when)
		}
	}
	return names
}

// target says what a choice of a power picks besides the power itself.
type target uint8

const (
	noTarget      target = iota
	targetPlace          // a location, by ring
	targetAmount         // a number of markers
	targetPayment        // a number of payments
	targetDice           // a set of attack dice: 1, 2, or 3 for both
	targetDie            // one attack die: 1 or 2
	targetSlot           // a card of the row: 1 or 2
)

// Effect is one verb of a power with its parameters (ledger 7.4).
type Effect struct {
	Verb     string
	N        int16
	Min, Max int16
	Where    string
	What     string
	Reverse  bool // counter-clockwise
	Dice     [attackDice]uint8

	blocked func(*State, *Effect, int16) reason
	apply   func(*State, *Effect, int16)
}

// ForceRow is a row of the Siege Force Table.
type ForceRow struct {
	Min, Max int // markers; Max is -1 where there is no upper end
	Strength int // A/S
	Spirit   int // lost by a lost attack
}

// RollRow is a row of the Attack Roll Table.
type RollRow struct {
	Min, Max int // Attack Roll; Max is -1 where there is no upper end
	Removed  int // markers
}

// Difficulty is one level of the game.
type Difficulty struct {
	ID    string
	Name  string
	Limit int // overrun locations that lose the game
}
