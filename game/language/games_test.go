package language_test

import (
	"io/fs"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/language"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/kurth"
	"portcullis/rules/siegestorm"
	"portcullis/rules/stub"
)

// part is the content of one game.
func part(t *testing.T, game string) fs.FS {
	t.Helper()
	content, err := fs.Sub(assets.Content(), game)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// Games say every word in the language that is spoken: what they ask, offer, refuse, explain and tell.
func TestGamesInAnotherLanguage(t *testing.T) {
	kurthGame, err := kurth.Load(part(t, "kurth"))
	if err != nil {
		t.Fatal(err)
	}
	siege, err := bsieged.Load(part(t, "bsieged"))
	if err != nil {
		t.Fatal(err)
	}
	storm, err := siegestorm.Load(part(t, "siegestorm"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(rules.Speak(language.Pseudo{}))
	for _, test := range []struct {
		g       rules.Game
		matches uint64
	}{{kurthGame, 12}, {stub.Game{}, 12}, {siege, 3}, {storm, 3}} {
		g, said := test.g, speech{}
		for seed := range test.matches {
			said.match(t, g, seed)
		}
		if len(said) < 100 {
			t.Errorf("%s said only %d sentences", g.Info().ID, len(said))
		}
		for _, sentence := range slices.Sorted(maps.Keys(said)) {
			if words := language.Untranslated(sentence, slots...); len(words) > 0 {
				t.Errorf("%s: %q is not translated in %q", g.Info().ID, words, sentence)
			}
		}
	}
}

// slots are the letters of Summoning slots, which are printed on the board.
var slots = []string{"A", "B", "C"}

// speech is what a game has said.
type speech map[string]bool

func (s speech) add(texts ...rules.Text) {
	for _, t := range texts {
		s[t.String()] = true
	}
}

func (s speech) lines(lines []rules.Line) {
	for _, l := range lines {
		s.add(l.Label, l.Value)
	}
}

// match plays a match at random and listens.
func (s speech) match(t *testing.T, g rules.Game, seed uint64) {
	t.Helper()
	state, err := g.New(rules.Setup{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	met := map[rules.Element]bool{}
	state.Watch(func(e rules.Event) {
		s.add(state.Tell(e))
		met[e.Subject], met[e.From], met[e.To] = true, true, true
	})
	for !state.Decision().Over() {
		choices := state.Decision().Choices
		s.asked(state, met)
		c := choices[r.IntN(len(choices))]
		other := choices[r.IntN(len(choices))]
		if _, err := state.Apply(c); err != nil {
			t.Fatal(err)
		}
		if _, err := state.Clone().Apply(other); err != nil {
			s.refused(err, g.Notation(other))
		}
	}
	if o, ok := state.Outcome(); ok {
		s.add(o.Reason)
	}
}

// refused listens to why a choice is refused. How the choice is spelt may be quoted.
func (s speech) refused(err error, choice string) {
	if r, ok := err.(*rules.Refusal); ok {
		s[strings.TrimPrefix(r.Why.String(), "["+choice)] = true
	}
}

// asked listens to all that is said at one decision.
func (s speech) asked(state rules.State, met map[rules.Element]bool) {
	p := state.Prompt()
	s.add(p.Ask, p.Phase, state.Progress().Text)
	for _, c := range state.Decision().Choices {
		d := state.Describe(c)
		s.add(d.Sentence)
		for _, el := range d.Path {
			met[el] = true
		}
		if p, ok := state.Preview(c); ok {
			s.add(p.Title, p.Fraction)
			s.lines(p.Lines)
		}
		if careful, ok := state.(rules.Cautioner); ok {
			if warning, ok := careful.Caution(c); ok {
				s.add(warning)
			}
		}
	}
	for el := range met {
		if a, ok := state.About(el); ok {
			s.add(a.Title)
			s.add(a.Body...)
			s.lines(a.Lines)
		}
		if why, ok := state.WhyNot(el); ok {
			s.add(why.Why)
		}
	}
}
