package language_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/language"
	"portcullis/rules"
	"portcullis/rules/stub"
)

// Games say every word in the language that is spoken: what they ask, offer, refuse, explain and tell.
func TestGamesInAnotherLanguage(t *testing.T) {
	all, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(rules.Speak(language.Pseudo{}))
	for _, e := range all.With(stub.Game{}).Games() {
		t.Run(e.ID, func(t *testing.T) {
			said := speech{}
			for seed, left := uint64(0), mostDecisions; left > 0; seed++ {
				left -= said.match(t, e.Game, seed, left)
			}
			if len(said) < 100 {
				t.Errorf("it said only %d sentences", len(said))
			}
			for _, sentence := range slices.Sorted(maps.Keys(said)) {
				if words := language.Untranslated(sentence, slots...); len(words) > 0 {
					t.Errorf("%q is not translated in %q", words, sentence)
				}
			}
		})
	}
}

// mostDecisions is how many decisions of each game are listened to.
const mostDecisions = 400

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

// match plays a match at random, at most so many decisions of it, and listens. It returns how many
// there were.
func (s speech) match(t *testing.T, g rules.Game, seed uint64, most int) (decisions int) {
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
	for ; decisions < most && !state.Decision().Over(); decisions++ {
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
	return decisions
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
