package boardtest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// wasteful are the words of choices that throw something away, with the words that a prompt asks for that by.
var wasteful = map[string][]string{
	"discard":    {"discard", "pay"},
	"give up":    {"give up"},
	"let it die": {"let"},
	"destroy":    {"destroy"},
	"forgo":      {"forgo", "give up"},
}

// SafeClicks tests that no click throws anything away that was not asked for by that word: whatever choice says that it
// does is asked about first, or is answered to a prompt that says so too, or stands on a button or a card that says it.
// It plays matches at random and looks at every click that would make a choice at once.
func SafeClicks(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, setups ...rules.Setup) {
	t.Helper()
	seen, told := 0, map[string]bool{}
	for n, setup := range setups {
		r := rand.New(rand.NewPCG(uint64(n), 5))
		for setup.Seed = range uint64(3) {
			s, err := g.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			for range 500 {
				d := s.Decision()
				if d.Over() {
					break
				}
				viewer := d.Seats.First()
				seen += unsafeClicks(t, b, known(g, s, viewer), viewer, measure, told)
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no choice throws anything away")
	}
}

// unsafeClicks counts the choices of a decision that throw something away, and reports those that a click makes though
// nothing says so.
func unsafeClicks(t *testing.T, b table.Board, s rules.State, viewer rules.Seat, measure ink.Measurer, told map[string]bool) (seen int) {
	t.Helper()
	d := s.Decision()
	path := table.NewPath(d.Choices, s.Describe)
	for _, c := range d.Choices {
		word, asks := throws(path.Sentence(c).String())
		if word == "" {
			continue
		}
		seen++
		if careful, ok := s.(rules.Cautioner); ok {
			if _, ask := careful.Caution(c); ask {
				continue
			}
		}
		if says(s.Prompt().Ask.String(), asks) {
			continue
		}
		way := path.Way(c)
		p := path
		for _, el := range way[:len(way)-1] {
			if _, ends := p.Aim(el); ends {
				break
			}
			p = p.Click(el)
		}
		last := way[min(len(p.Chosen()), len(way)-1)]
		sc := table.Lay(b, table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: p}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, measure)
		label := sc.Plan.Words[last]
		for _, piece := range sc.Pieces {
			if piece.ID == last {
				label += " " + piece.Label
			}
		}
		if !says(label, asks) && !told[path.Sentence(c).String()] {
			told[path.Sentence(c).String()] = true
			t.Errorf("%q: a click on %s, labelled %q, does %q", s.Prompt().Ask, last, label, path.Sentence(c))
		}
	}
	return seen
}

func throws(sentence string) (word string, asks []string) {
	for word, asks := range wasteful {
		if says(sentence, []string{word}) {
			return word, asks
		}
	}
	return "", nil
}

func says(text string, words []string) bool {
	text = strings.ToLower(text)
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}
