package kurth

import (
	"fmt"
	"slices"

	"portcullis/rules"
	"portcullis/rules/notation"
)

// Game is Siege at Kurth with its content. It is immutable.
type Game struct {
	hash    string
	info    rules.Info
	places  [placeCount]Place
	passage [2]uint8 // the ends of the passageway, by ring
	start   uint8
	cards   [cardCount]Card // by number - 1

	difficulties      []Difficulty
	defaultDifficulty int
	force             []ForceRow
	forceRow          []uint16 // row of force by markers
	rolls             []RollRow
	rollRow           []uint16 // row of rolls by Attack Roll

	notation *notation.Table

	spiritStart, spiritMax int8
	manaStart, manaMax     int8
	moveMin, moveMax       uint8
	overrunAt              int16
}

var _ rules.Game = (*Game)(nil)

// The ids of the options (KU-OPT-2, KU-OPT-8).
const (
	optionDifficulty = "difficulty"
	optionAsked      = "questions"
)

// title names the game to people.
const title = "Siege at Kurth"

// gameID names the game in files, flags and snapshots.
const gameID = "kurth"

// Info describes the game to menus.
func (g *Game) Info() rules.Info {
	in := g.info
	in.Seats, in.Options = slices.Clone(in.Seats), slices.Clone(in.Options)
	return in
}

func (g *Game) makeInfo() rules.Info {
	difficulty := rules.Option{
		ID:      optionDifficulty,
		Name:    "Difficulty",
		Help:    "How many overrun locations lose the game.",
		Default: g.difficulties[g.defaultDifficulty].ID,
	}
	for _, d := range g.difficulties {
		difficulty.Values = append(difficulty.Values, rules.OptionValue{ID: d.ID, Name: d.Name,
			Help: fmt.Sprintf("%d or more overrun locations lose the game.", d.Limit)})
	}
	return rules.Info{
		ID:           gameID,
		Title:        title,
		Summary:      "One Warden holds a city of eight locations for twelve turns against the Dread Barons.",
		MinSeats:     1,
		MaxSeats:     1,
		Seats:        []string{"The Warden"},
		Minutes:      10,
		Options:      []rules.Option{difficulty, askedOption()},
		MaxDecisions: maxDecisions,
		Revision:     2,
		Contents:     contents,
	}
}

// contents are the hashes of all content that the program came with, oldest first.
var contents = []string{"af23d57c38ae663b", "b091e770507ec9b6", "b9298f4d38f4f9e7"}

// maxDecisions is the bound of KU-INV-15.
const maxDecisions = 250

// ContentHash identifies the content files.
func (g *Game) ContentHash() string { return g.hash }

// New sets up a match and deals the first row (KU-SET-1 to KU-SET-10).
func (g *Game) New(setup rules.Setup) (rules.State, error) {
	setup, err := g.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	s := &State{
		game:       g,
		rng:        rules.NewRand(setup.Seed),
		difficulty: uint8(g.difficultyIndex(setup.Options[optionDifficulty])),
		asked:      asking(max(slices.Index(askedValues[:], setup.Options[optionAsked]), 0)),
		token:      g.start,
		spirit:     g.spiritStart,
		mana:       g.manaStart,
		turn:       1,
		events:     make([]rules.Event, 0, eventRoom),
	}
	for i := range s.deck {
		s.deck[i] = uint8(i)
	}
	rules.Shuffle(&s.rng, s.deck[:])
	s.beginTurn()
	s.settle()
	s.fresh = true
	return s, nil
}

func (g *Game) difficultyIndex(id string) int {
	return slices.IndexFunc(g.difficulties, func(d Difficulty) bool { return d.ID == id })
}

// ring returns the number of a location.
func (g *Game) ring(id string) (uint8, bool) {
	for i := range g.places {
		if id != "" && g.places[i].ID == id {
			return uint8(i), true
		}
	}
	return 0, false
}

// card returns the index of an Action card.
func (g *Game) card(id string) (uint8, bool) {
	for i := range g.cards {
		if g.cards[i].ID == id {
			return uint8(i), true
		}
	}
	return 0, false
}

// spell returns the spell with the id, or nil.
func (g *Game) spell(id string) *Power {
	for i := range g.cards {
		if g.cards[i].Spell.ID == id {
			return &g.cards[i].Spell
		}
	}
	return nil
}

// special returns the special action with the id, or nil.
func (g *Game) special(id string) *Power {
	for i := range g.cards {
		if g.cards[i].Special.ID == id {
			return &g.cards[i].Special
		}
	}
	return nil
}

// strengthOf returns the row of the Siege Force Table for a number of markers.
func (g *Game) strengthOf(markers int16) *ForceRow {
	return &g.force[g.forceRow[min(int(markers), len(g.forceRow)-1)]]
}

// removalOf returns the row of the Attack Roll Table for an Attack Roll.
func (g *Game) removalOf(roll int16) *RollRow {
	return &g.rolls[g.rollRow[min(int(roll), len(g.rollRow)-1)]]
}
