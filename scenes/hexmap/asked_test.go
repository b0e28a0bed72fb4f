package hexmap

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// questions are positions of every question, played once for all tests that look at them.
var questions struct {
	once  sync.Once
	found map[string][]rules.State
}

// asked are those positions.
func asked(t *testing.T) map[string][]rules.State {
	questions.once.Do(func() { questions.found = collected(t, 3) })
	return questions.found
}

// collected collects positions of random matches by what is asked in them, and whether a shot or a battle is under
// way: the fullest of each, and some more. It plays on until every question was met.
func collected(t *testing.T, more int) map[string][]rules.State {
	found := map[string][]rules.State{}
	most := map[string]int{}
	for seed := uint64(1); seed < 6 || seed < 40 && len(never(found)) > 0; seed++ {
		for _, scenario := range []string{"stand_alone", "campaign"} {
			s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": scenario, "days": "2", "memory": "off"}})
			if err != nil {
				t.Fatal(err)
			}
			r, keep := rand.New(rand.NewPCG(seed, 9)), rand.New(rand.NewPCG(seed, 10))
			for !s.Decision().Over() {
				m, d := s.(*argot.State), s.Decision()
				kind := m.Asked.String()
				switch {
				case m.Battle.Round > 0:
					kind += " in a battle"
				case m.Roll.Shot && m.Roll.Count > 0:
					kind += " after a shot"
				}
				list := found[kind]
				switch n := len(d.Choices); {
				case len(list) == 0:
					found[kind], most[kind] = append(list, s.Clone()), n
				case n > most[kind]:
					list[0], most[kind] = s.Clone(), n
				case len(list) <= more && keep.IntN(10) == 0:
					found[kind] = append(list, s.Clone())
				}
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	return found
}

// never lists the questions that are asked in none of the positions.
func never(found map[string][]rules.State) (none []engine.Question) {
	for q := engine.AskDay; q <= engine.AskMending; q++ {
		if len(found[q.String()])+len(found[q.String()+" in a battle"]) == 0 {
			none = append(none, q)
		}
	}
	return none
}

// TestEveryQuestionCanBeAnswered lays positions of every question out, at all sizes by turns: all choices can be
// clicked, all texts fit. The fullest march at 1280x1024 and 2560x1080 is among them.
func TestEveryQuestionCanBeAnswered(t *testing.T) {
	found := asked(t)
	for _, q := range never(found) {
		t.Errorf("no position was found in which %s is asked", q)
	}
	if len(found["dodge after a shot"]) == 0 {
		t.Error("no position was found in which a block that is shot at may leave")
	}
	sizes, texts := boardtest.Sizes(), boardtest.Texts()
	turn := 0
	for _, kind := range slices.Sorted(maps.Keys(found)) {
		for _, s := range found[kind] {
			for range 3 {
				size, text := sizes[turn%len(sizes)], texts[turn/3%len(texts)]
				turn++
				for _, fault := range boardtest.Position(New(), s, ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, faces) {
					t.Errorf("%s at %v, text %v: %s", kind, size, text, fault)
				}
			}
		}
	}
}

// Who shares the hits of a bombardment out is told so; everybody else hears that it is for whom the blocks belong to.
func TestWhoSharesHitsIsToldSo(t *testing.T) { // AR-HIT-2
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	told := map[rules.Seat]int{}
	for kind, list := range asked(t) {
		if !strings.HasSuffix(kind, " after a shot") {
			continue
		}
		for _, s := range list {
			for _, viewer := range []rules.Seat{engine.Argot, engine.Mineos} {
				own := viewer == s.(*argot.State).Asker
				sc := table.Lay(New(), table.Pose{State: s, Viewer: viewer, Mode: table.Waiting}, m, faces)
				for _, p := range sc.Pieces {
					switch {
					case strings.Contains(p.Label, "You share the hits out") && own:
						told[viewer]++
					case strings.Contains(p.Label, "You share the hits out"), strings.Contains(p.Label, "owner shares the hits") && own:
						t.Errorf("%s: seat %d, asked %v, reads %q", kind, viewer, own, p.Label)
					}
				}
			}
		}
	}
	if len(told) == 0 {
		t.Error("nobody was told")
	}
}
