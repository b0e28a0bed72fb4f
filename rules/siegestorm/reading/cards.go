package reading

import (
	"fmt"
	"io/fs"
	"slices"

	"github.com/pelletier/go-toml/v2"
)

// design is what is printed on a card.
type design struct {
	ID       string
	Cost     int
	ATT, DEF *int // none: an action only
	Specials []string
	Action   []effect
	Passive  passive
}

// passive is the lower text of a card.
type passive struct {
	Kind    string // static, trigger or activated
	Cost    int
	Effects []effect
}

// effect is one sentence of a text.
type effect struct {
	Do      string
	N       int
	ATT     int
	DEF     int
	Per     string
	Who     string
	Target  string
	Scope   string
	MaxCost *int `toml:"max_cost"`
	Until   string
	From    string
	To      string
	Event   string
	What    string
	IfDid   bool   `toml:"if_did"`
	IfCount string `toml:"if_count"`
	IfMin   int    `toml:"if_min"`
}

// load reads the cards of all decks. It checks nothing: the engine's loader does.
func load(content fs.FS) (map[string]*design, error) {
	designs := map[string]*design{}
	files, err := fs.Glob(content, "*.toml")
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		data, err := fs.ReadFile(content, name)
		if err != nil {
			return nil, err
		}
		var file struct{ Card []*design }
		if name == "starters.toml" || name == "bosses.toml" {
			continue
		}
		if err := toml.Unmarshal(data, &file); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for _, d := range file.Card {
			designs[d.ID] = d
		}
	}
	return designs, nil
}

// creature reports whether a card has ATT and DEF.
func (d *design) creature() bool { return d.ATT != nil }

func (d *design) shielded() bool { return slices.Contains(d.Specials, "shielded") }

// static lists the effects of a kind that are always on.
func (d *design) static(do string) []effect {
	if d.Passive.Kind != "static" {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(d.Passive.Effects), func(e effect) bool { return e.Do != do })
}
