package reading

import (
	"fmt"
	"io/fs"
	"slices"

	"github.com/pelletier/go-toml/v2"
)

// card is an Action card.
type card struct {
	ID             string
	Locations      []string
	Reinforcements int
	Bonus          int `toml:"bonus_strength"`
	Mana           int `toml:"mana_boost"`
	Spell          power
	Special        power
}

// power is a spell or a special action.
type power struct {
	ID      string
	Cost    int
	Repeat  int `toml:"repeat_max"`
	Windows []string
	Effects []effect
}

// effect is one verb of a power (7.4).
type effect struct {
	Verb      string
	N         int
	Max       int
	Min       int
	What      string
	Where     string
	Direction string
	Dice      []int
}

// load reads the Action cards. It checks nothing: the engine's loader does. The tables and the city are the
// reading's own.
func load(content fs.FS) (map[string]*card, error) {
	data, err := fs.ReadFile(content, "actions.toml")
	if err != nil {
		return nil, err
	}
	var file struct{ Card []*card }
	if err := toml.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("actions.toml: %w", err)
	}
	cards := map[string]*card{}
	for _, c := range file.Card {
		cards[c.ID] = c
	}
	return cards, nil
}

// ring are the locations, each the next one clockwise of that before it (7.1).
var ring = []string{"citadel", "scriptorium", "armory", "grain_market", "main_gate", "tanners_row", "barracks", "moon_shrine"}

// step is the location so many steps clockwise.
func step(from string, n int) string {
	return ring[((slices.Index(ring, from)+n)%len(ring)+len(ring))%len(ring)]
}

// through is the other end of the passageway, or "" (KU-PAS-1).
func through(from string) string {
	return map[string]string{"armory": "barracks", "barracks": "armory"}[from]
}

// strength and loss are the two columns of the Siege Force Table (7.2).
func strength(markers int) int {
	return []int{0, 1, 2, 2, 3, 3, 4, 5, 5, 5, 6}[min(markers, 10)]
}

func loss(markers int) int {
	return []int{0, 2, 2, 3, 3, 3, 4, 5, 5, 5, 6}[min(markers, 10)]
}

// removed is the Attack Roll Table (7.2).
func removed(roll int) int {
	switch {
	case roll <= 5:
		return 1
	case roll <= 8:
		return 2
	case roll <= 10:
		return 3
	case roll <= 12:
		return 4
	}
	return 5
}

// limit is how many overrun locations lose the game (KU-END-3 to KU-END-5).
var limit = map[string]int{"easy": 5, "normal": 4, "advanced": 3}
