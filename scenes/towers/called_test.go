package towers

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Whatever large button rolls dice says how likely it does what it is made for: magic as well as a blow.
func TestMagicOnTheLargeButtonSaysItsChance(t *testing.T) { // TS-CMB-8
	_, s := yard(t, engine.Points{0, 9}, nil, []string{"skeleton"})
	path := table.Offered(s)
	m := table.Moment{State: s, Mode: table.Asking, Path: path, Viewer: 0, Next: path.Next(), Choices: path.Left(), Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	l, ok := begin(&m)
	if !ok {
		t.Fatal("no layout")
	}
	cast := 0
	for _, c := range path.Left() {
		target := s.At(engine.ThingID(c.Args[2]))
		if c.Verb != engine.CastMagic || s.Content.At(content.Card(c.Args[0])).Kind != content.Attack || target == nil || target.Owner == 0 {
			continue
		}
		if said := l.called(c).String(); !strings.Contains(said, " % to hurt, ") || !strings.HasSuffix(said, "power") {
			t.Errorf("the large button says %q", said)
		}
		cast++
	}
	if cast == 0 {
		t.Error("no magic strikes")
	}
}

// An answer that protects says with what chance somebody is hurt all the same, and not that it hurts anybody itself.
func TestAnAnswerOnTheLargeButtonHurtsNobody(t *testing.T) { // TS-SPL-3, TS-CMB-8
	shields, still := 0, 0
	for seed := uint64(0); seed < 200 && still < 3; seed++ {
		state, err := load(t).New(rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*towersiege.State)
		shield, _ := s.Content.Find("shield")
		for r := rules.NewRand(seed); still < 3 && !s.Decision().Over(); {
			choices := s.Decision().Choices
			if s.Asked == engine.AskRespond {
				path := table.Offered(s)
				m := table.Moment{State: s, Mode: table.Asking, Path: path, Viewer: s.Asker, Next: path.Next(), Choices: path.Left(), Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
				l, ok := begin(&m)
				for _, c := range choices {
					if !ok || c.Verb != engine.CastMagic || content.Card(c.Args[0]) != shield {
						continue
					}
					shields++
					said := l.called(c).String()
					if strings.Contains(said, "% to hurt") {
						t.Errorf("of a Shield the large button says %q", said)
					}
					if strings.Contains(said, ": still ") {
						still++
					}
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if shields == 0 || still == 0 {
		t.Errorf("of %d Shields %d say what comes all the same", shields, still)
	}
}
