package reading

import (
	"fmt"
	"io/fs"
	"slices"

	"github.com/pelletier/go-toml/v2"
)

// card is what is printed on a card, as far as rolls need it.
type card struct {
	ID       string
	Card     string // of a token
	Type     string
	SL       int
	RL       int
	DL       int
	IP       int
	Slot     string
	Effect   []effect
	creature bool
	mage     bool
}

// effect is one line of a card's text.
type effect struct {
	Verb     string
	Who      string
	Stat     string
	Amount   any // a number, or how it is rolled
	Base     bool
	Only     []string
	Skill    string
	Value    int
	Shots    int
	IgnorePL bool `toml:"ignore_pl"`
	Levels   []level

	ValueItem     int `toml:"value_item"`
	ValueRelic    int `toml:"value_relic"`
	ValueResource int `toml:"value_resource"`
}

// level is one of the alternatives of an effect whose strength is chosen.
type level struct {
	Value    int
	Shots    int
	Amount   int
	AL       int
	TargetDL int `toml:"target_dl"`
	TargetRL int `toml:"target_rl"`
}

// load reads the cards of all files. It checks nothing: the engine's loader does.
func load(content fs.FS) (map[string]*card, error) {
	cards, tokens := map[string]*card{}, []string(nil)
	files, err := fs.Glob(content, "*.toml")
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		data, err := fs.ReadFile(content, name)
		if err != nil {
			return nil, err
		}
		var file struct{ Card, Token, Mage, Innate, Tower, Structure []*card }
		if name == "tables.toml" { // the reading has tables of its own
			continue
		}
		if err := toml.Unmarshal(data, &file); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for _, c := range file.Mage {
			c.creature, c.mage = true, true
		}
		for _, c := range file.Structure {
			c.ID += "_structure"
		}
		for _, list := range [][]*card{file.Card, file.Token, file.Mage, file.Innate, file.Tower, file.Structure} {
			for _, c := range list {
				if c.Card != "" { // a token with the numbers of a card
					tokens = append(tokens, c.Card)
					continue
				}
				c.creature = c.creature || slices.Contains([]string{"minion", "elemental", "rogue", "fiend"}, c.Type)
				cards[c.ID] = c
			}
		}
	}
	for _, id := range tokens {
		cards[id+"_token"] = cards[id]
	}
	return cards, nil
}

// amount is the number of an effect that has one.
func (e *effect) amount() int {
	n, _ := e.Amount.(int64)
	return int(n)
}

// effect returns the first effect of a verb, or nil.
func (c *card) effect(verbs ...string) *effect {
	for i := range c.Effect {
		if slices.Contains(verbs, c.Effect[i].Verb) {
			return &c.Effect[i]
		}
	}
	return nil
}
