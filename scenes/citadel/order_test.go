package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// BS-TBL-3: the newest Event is shown with how long it lasts, or how many more are in force; the
// plates stand in the order of the heroes, the First Hero token on one of them, and those who have
// acted are dimmed.
func TestEventsAndOrderAreShown(t *testing.T) {
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	spans := map[string]int{}
	dimmed, first := 0, map[int]bool{}
	each(t, func(s *bsieged.State) {
		v := s.View()
		plan := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, m, faces).Plan
		if want := eventSpan(s, &v); want != "" {
			id := rules.Element("event:" + s.Set().Events[v.Events[len(v.Events)-1]].ID)
			i := slices.IndexFunc(plan.Panel, func(p stage.Piece) bool { return p.ID == id })
			if i < 0 || !says(plan.Panel[i].Look, want) {
				t.Fatalf("%s is not shown with %q", id, want)
			}
			spans[strings.TrimLeft(want, "+0123456789")]++
		}
		top, lit := -1.0, 0
		for h, o := range v.Heroes {
			name := s.Set().Heroes[o.Kind].ID
			i := slices.IndexFunc(plan.Left, func(p stage.Piece) bool { return p.ID.Name() == name })
			if i < 0 || plan.Left[i].Box.Y <= top {
				t.Fatalf("the plate of %s is missing or out of order", name)
			}
			top = plan.Left[i].Box.Y
			if token := shows(plan.Left[i].Look, "first-hero"); token == nil != (h != v.First) {
				t.Fatalf("First Hero token on the plate of %s: %t; the first hero is number %d", name, token != nil, v.First)
			}
			face := shows(plan.Left[i].Look, "portrait-"+name)
			switch {
			case !o.Alive:
			case face == nil || face.Fade > 0 && !o.Acted:
				t.Fatalf("%s, who has not acted, is shown as %+v", name, face)
			case o.Acted && face.Fade > 0:
				dimmed++
			case o.Acted:
				lit++ // the hero who is asked is not dimmed
			}
		}
		if lit > 1 || lit == 1 && s.Decision().Kind == "turn" {
			t.Fatalf("%d heroes who have acted are not dimmed", lit)
		}
		first[v.First] = true
	})
	if len(spans) != 3 || dimmed == 0 || len(first) < 3 {
		t.Errorf("seen: Events %v, %d heroes dimmed, first heroes %v", spans, dimmed, first)
	}
}

// each plays matches with all Events at random and calls f in some positions.
func each(t *testing.T, f func(s *bsieged.State)) {
	t.Helper()
	g := load(t)
	r := rules.NewRand(8)
	for seed := range uint64(4) {
		s, err := g.New(rules.Setup{Seed: seed, Seats: 1, Options: map[string]string{"events": "1-10"}})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !s.Decision().Over(); n++ {
			if n%9 == 0 {
				f(s.(*bsieged.State))
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// eventSpan is what must stand beside the newest Event; empty without an Event.
func eventSpan(s *bsieged.State, v *bsieged.View) string {
	switch n := len(v.Events); {
	case n == 0:
		return ""
	case n > 1:
		return rules.T("+%d more", n-1).String()
	case s.Set().Events[v.Events[0]].Season:
		return "this Season"
	}
	return "this round"
}

func says(look ink.List, text string) bool {
	return slices.ContainsFunc(look, func(op ink.Op) bool { return op.Text == text })
}

// shows is the operation that draws a picture; nil: none does.
func shows(look ink.List, name string) *ink.Op {
	if i := slices.IndexFunc(look, func(op ink.Op) bool { return op.Name == pic(name) }); i >= 0 {
		return &look[i]
	}
	return nil
}
