package reading

import (
	"fmt"
	"io/fs"

	"github.com/pelletier/go-toml/v2"
)

// text is what a card or ability does, as far as the Enemies phase needs it.
type text struct {
	ID      string
	Effects []struct {
		Verb   string
		Stat   string
		N      any // a number, or how it is rolled
		Until  string
		March  bool
		Attack bool
	}
}

// ignored is how many hits a round the text lets its hero ignore (BS-CON-47): that of an ability always, that of a
// card while it is stored if it says so.
func (t *text) ignored() int {
	sum := 0
	for _, e := range t.Effects {
		if n, ok := e.N.(int64); ok && e.Verb == "modify" && e.Stat == "ignored_hits" && (e.Until == "" || e.Until == "stored") {
			sum += int(n)
		}
	}
	return sum
}

// load reads abilities and Resource cards. It checks nothing: the engine's loader does.
func load(content fs.FS) (map[string]*text, error) {
	texts := map[string]*text{}
	for _, name := range []string{"abilities", "resources_armory", "resources_market", "resources_sorcery", "resources_tavern"} {
		data, err := fs.ReadFile(content, name+".toml")
		if err != nil {
			return nil, err
		}
		var file struct{ Ability, Card []*text }
		if err := toml.Unmarshal(data, &file); err != nil {
			return nil, fmt.Errorf("%s.toml: %w", name, err)
		}
		for _, t := range append(file.Ability, file.Card...) {
			texts[t.ID] = t
		}
	}
	return texts, nil
}
