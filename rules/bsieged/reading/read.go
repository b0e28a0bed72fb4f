package reading

import (
	"io/fs"
	"strings"

	"portcullis/rules/reading"
)

// Reading is the second reading of B-Sieged.
type Reading struct{ texts map[string]*text }

// New returns the reading with the cards of a folder of content.
func New(content fs.FS) (reading.Reading, error) {
	texts, err := load(content)
	return Reading{texts}, err
}

// Questions are those that random play comes to often.
func (Reading) Questions() []string {
	return []string{
		"the Messenger in the open", "the Messenger dies", "what the Messenger's death costs", "attack from Zone 1",
		"attack from Zone 2", "attack from Zone 3", "attacks are over", "who can take a hit", "what a hit does", "hits without a target",
		"what a Mölen does", "a Reinforced token may be discarded", "march", "the Citadel is entered",
	}
}

// Keen is for standing where enemies strike, and for the cards that meet them.
func (Reading) Keen(choice string) bool {
	for _, verb := range []string{"visit", "attack", "use", "repair", "hit", "end"} {
		if strings.HasPrefix(choice, verb) {
			return true
		}
	}
	return false
}

// Read follows all Enemies phases that begin in a stretch.
func (r Reading) Read(cases []reading.Case, notes *reading.Notes) error {
	var all []item
	for n := range cases {
		all = append(all, item{at: n, asked: &cases[n]})
		for _, e := range cases[n].Events {
			all = append(all, item{at: n, event: e})
		}
	}
	all = all[:len(all)-1] // nobody has answered the last question
	p := &play{texts: r.texts, notes: notes, items: all, cases: cases, position: -1}
	for len(p.items) > 0 && len(notes.Differences) == 0 {
		i := p.items[0]
		if err := p.try(func() { p.take() }); err != nil {
			return err
		}
		if i.asked == nil && i.event.Name == "enemies_began" && p.board != nil && !r.unsure(cases[i.at]) {
			if err := p.try(p.phase); err != nil {
				return err
			}
		}
	}
	return nil
}

// try runs f until it stops.
func (p *play) try(f func()) (err error) {
	defer func() {
		if v := recover(); v != nil {
			if _, ok := v.(stop); !ok {
				panic(v)
			}
			err = p.broken
		}
	}()
	f()
	return nil
}

// unsure reports whether the choice with which the heroes' phase ended used a card that changes what the enemies do,
// so that the position before it does not show that.
func (r Reading) unsure(c reading.Case) bool {
	for _, e := range c.Events {
		t := r.texts[e.Subject.Name()]
		if e.Name == "modified" {
			return true
		}
		if e.Name != "card_used" || t == nil {
			continue
		}
		for _, effect := range t.Effects {
			if effect.Verb == "ward" || effect.Stat == "ignored_hits" {
				return true
			}
		}
	}
	return false
}
