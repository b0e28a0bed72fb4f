package table

import (
	"slices"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/stage"
)

// What can be clicked is framed, what is worth a thought is lit besides, and what is hinted at stands out from both
// (three strengths of glow).
func TestStrengthsOfGlow(t *testing.T) {
	choices := []rules.Choice{{Verb: 1}, {Verb: 2}, {Verb: 3}}
	way := func(c rules.Choice) rules.Description {
		return rules.Description{Path: [][]rules.Element{1: {"card:a", "place:x"}, 2: {"card:a", "place:y"}, 3: {"card:b"}}[c.Verb]}
	}
	p := NewPath(choices, way)
	for _, el := range []rules.Element{"card:a", "card:b"} {
		if !p.Sensible(el) {
			t.Errorf("%s is faint though nothing was weighed", el)
		}
	}
	p = p.Weighed(choices[1:2])
	if !p.Sensible("card:a") || p.Sensible("card:b") || p.Sensible("place:x") {
		t.Error("before a click, what leads on to the sensible choice is not what is lit")
	}
	p = p.Click("card:a")
	if !p.Sensible("place:y") || p.Sensible("place:x") || p.Worth(choices[0]) || !p.Worth(choices[1]) {
		t.Error("after a click, what leads on to the sensible choice is not what is lit")
	}
	if q := p.Weighed(nil); !q.Sensible("place:x") {
		t.Error("with nothing sensible not all is lit")
	}

	d := newDeskOf(t, stub.Game{}, gridBoard{}, solo(), at(settings.None))
	d.settle()
	sensible := d.table.base.(rules.Pruner).Sensible(nil)
	lit, framed := 0, 0
	for _, el := range d.table.path.Next() {
		worth := slices.ContainsFunc(d.table.path.Beyond(el), func(c rules.Choice) bool { return slices.Contains(sensible, c) })
		m := d.table.scene.marks[el]
		if m.State&stage.Legal == 0 || (m.State&stage.Sensible != 0) != worth {
			t.Errorf("%s, worth a thought %v, is marked %b", el, worth, m.State)
		}
		if worth {
			lit++
		} else {
			framed++
		}
	}
	if lit == 0 || framed == 0 {
		t.Errorf("%d are lit, %d framed", lit, framed)
	}
}

// hasty is a state that prunes, and calls the first of what it weighs idle.
type hasty struct{ rules.State }

func (h hasty) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, h.Decision().Choices...)
}
func (h hasty) Idle(c rules.Choice) bool { return c == h.Decision().Choices[0] }

// twinned keeps the first choice of its decision for all that have its verb, and the last one.
type twinned struct{ rules.State }

func (w twinned) Sensible(buf []rules.Choice) []rules.Choice {
	choices := w.Decision().Choices
	return append(buf, choices[0], choices[len(choices)-1])
}
func (w twinned) Alike(a, b rules.Choice) bool { return a.Verb == b.Verb }

// Of choices that come to the same, of which a computer player weighs one, all are lit.
func TestEqualChoicesAreLitAlike(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{}, solo(), at(settings.None))
	d.settle()
	choices := d.table.base.Decision().Choices
	equal := slices.DeleteFunc(slices.Clone(choices), func(c rules.Choice) bool { return c.Verb != choices[0].Verb })
	want := slices.Concat(equal[:1], choices[len(choices)-1:], equal[1:])
	if lit := sensible(twinned{d.table.base}); len(equal) < 2 || len(equal) == len(choices) || !slices.Equal(lit, want) {
		t.Errorf("of the equal %v are lit %v", equal, lit)
	}
}

// What computer players weigh and people need not think of is not lit.
func TestIdleChoicesThatAreWeighedAreNotLit(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{}, solo(), at(settings.None))
	d.settle()
	choices := d.table.base.Decision().Choices
	if lit := sensible(hasty{d.table.base}); len(choices) < 2 || !slices.Equal(lit, choices[1:]) {
		t.Errorf("of %v are lit %v", choices, lit)
	}
}

// Of a game that prunes nothing and knows what is idle, the idle choices are not lit.
func TestIdleChoicesAreNotLit(t *testing.T) {
	found := 0
	for seed := uint64(0); seed < 20 && found == 0; seed++ {
		d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.None), seeded(seed))
		r := rules.NewRand(seed)
		for d.settle(); !d.match.Over(); d.settle() {
			choices := d.match.State().Decision().Choices
			for _, c := range choices {
				idle := d.table.base.(rules.Idler).Idle(c)
				if d.table.path.Worth(c) == idle {
					t.Fatalf("idle %v, and worth a thought %v", idle, !idle)
				}
				if idle {
					found++
				}
			}
			d.play(choices[r.IntN(len(choices))])
		}
	}
	if found == 0 {
		t.Error("nothing idle was met")
	}
}
