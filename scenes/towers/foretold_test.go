package towers

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Whoever is asked for an answer is told what comes of none also where a lesson has passing not open.
func TestDeclaredIsForetoldThoughPassingIsNotOpen(t *testing.T) {
	state, err := load(t).New(rules.Setup{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	s, told := state.(*towersiege.State), 0
	for r := rules.NewRand(5); told < 3 && !s.Decision().Over(); {
		d := s.Decision()
		pass := rules.Choice{Verb: engine.Pass}
		if odds, _ := s.Odds(pass); s.Asked == engine.AskRespond && len(odds) > 0 {
			narrow := slices.DeleteFunc(slices.Clone(d.Choices), func(c rules.Choice) bool { return c == pass })
			if len(narrow) == len(d.Choices) {
				t.Fatal("passing is not what it is taken for")
			}
			sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(narrow, s.Describe)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
			if words := textsOf(sc, "awaited"); !slices.Contains(words, "If nobody answers any more") {
				t.Errorf("%q is told of what is declared", words)
			}
			told++
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if told == 0 {
		t.Error("no declared play was answered")
	}
}

// Whoever is asked for an answer is told what is declared, and of magic what its card says, also while the pointer rests on the button that
// passes: it lies where the last click was.
func TestWhatIsPassedOnStaysInTheDock(t *testing.T) {
	told, cards := 0, 0
	for seed := range uint64(40) {
		state, err := load(t).New(rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s, pass := state.(*towersiege.State), rules.Choice{Verb: engine.Pass}
		for r := rules.NewRand(seed); cards < 3 && !s.Decision().Over(); {
			d := s.Decision()
			if s.Asked == engine.AskRespond && slices.Contains(d.Choices, pass) && len(d.Choices) > 1 {
				path := s.Describe(pass).Path
				pose := table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Hover: path[len(path)-1]}
				words := strings.Join(textsOf(table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces), "awaited"), " ")
				if !strings.Contains(words, "declares:") {
					t.Errorf("while the pointer rests on %s it says %q", pose.Hover, words)
				}
				if a := &s.Actions[s.Under-1]; a.Skilled() && a.N == 0 {
					if first := strings.Fields(s.Content.At(a.Card).Rules().String()); strings.Count(words, first[0]+" "+first[1]) != 1 {
						t.Errorf("of %q, which is to stand there once, it says %q", first, words)
					}
					cards++
				}
				told++
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told == 0 || cards == 0 {
		t.Errorf("%d plays were awaited, %d of magic without a target", told, cards)
	}
}

// Where room is short, what an attack can cost is told before its later rolls, the likeliest wound first, and never a
// name without a chance.
func TestWhatIsLostIsToldInLittleRoom(t *testing.T) {
	told := 0
	for seed := range uint64(6) {
		told += toldOfLosses(t, seed)
	}
	if told < 12 {
		t.Errorf("only %d plays were awaited", told)
	}
}

// toldOfLosses plays a match at random and counts the plays of which the greatest loss is told.
func toldOfLosses(t *testing.T, seed uint64) (told int) {
	t.Helper()
	state, err := load(t).New(rules.Setup{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*towersiege.State)
	for r := rules.NewRand(seed); !s.Decision().Over(); {
		d := s.Decision()
		if odds, _ := s.Odds(rules.Choice{Verb: engine.Pass}); s.Asked == engine.AskRespond && len(odds) == 1 && len(odds[0].Losses) > 0 {
			worst := slices.MaxFunc(odds[0].Losses, func(a, b advice.Loss) int { return cmp.Compare(max(a.Hurt, a.Gone), max(b.Hurt, b.Gone)) })
			sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}, faces)
			words := textsOf(sc, "awaited")
			if thing := s.At(worst.Thing); thing != nil && !towersiege.Becomes(worst).Empty() && len(words) > 0 {
				name := s.Info(thing).Title().String()
				i := slices.IndexFunc(words, func(w string) bool { return strings.Contains(w, name) }) // with whose it is, and its number
				if i < 0 || !strings.HasSuffix(words[i-1], "%") {
					t.Errorf("of %s, which can be %s, is told %q", name, towersiege.Becomes(worst), words)
				}
				told++
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	return told
}

// Rolls that hardly ever come to be thrown have no bar: six of them left no room to read what counts.
func TestRareRollsHaveNoBar(t *testing.T) {
	list := usual([]advice.Roll{{Level: 1, Chance: 0.05}, {Level: 2, Chance: 0.02}, {Level: 3, Chance: 0.3}})
	if len(list) != 2 || list[0].Level != 1 || list[1].Level != 3 {
		t.Errorf("bars for %v", list)
	}
}
