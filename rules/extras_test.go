package rules_test

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// TestTerseSaysNothing: a state that embeds Terse has nothing to preview, to refuse on the board or
// to explain.
func TestTerseSaysNothing(t *testing.T) {
	var s struct{ rules.Terse }
	if _, ok := s.Preview(rules.Choice{Verb: 1}); ok {
		t.Error("it previews")
	}
	if _, ok := s.WhyNot("place:gate"); ok {
		t.Error("it gives reasons")
	}
	if _, ok := s.About("place:gate"); ok {
		t.Error("it explains")
	}
}

// gathering tells events by their names, nothing of "silent", and two that are called "step" as one.
type gathering struct{ rules.State }

func (gathering) Tell(e rules.Event) rules.Text {
	if e.Name == "silent" {
		return rules.Text{}
	}
	return rules.T("%s.", e.Name)
}

func (gathering) Gather(events []rules.Event) (int, rules.Text) {
	if len(events) > 1 && events[0].Name == "step" && events[1].Name == "step" {
		return 2, rules.T("A way.")
	}
	return 0, rules.Text{}
}

// TestRecount: every event is told once, by itself or with others; those of which nothing is said keep their place.
func TestRecount(t *testing.T) {
	events := []rules.Event{{Name: "step"}, {Name: "silent"}, {Name: "step"}, {Name: "step"}, {Name: "step"}, {Name: "end"}}
	var got []string
	tell := func(first int, told []rules.Event, text rules.Text) {
		got = append(got, rules.Say("%d+%d %s", first, len(told), text))
	}
	rules.Recount(gathering{}, events, tell)
	if want := []string{"0+1 step.", "2+2 A way.", "4+1 step.", "5+1 end."}; !slices.Equal(got, want) {
		t.Errorf("told %q, want %q", got, want)
	}
	got = nil
	rules.Recount(struct{ rules.State }{gathering{}}, events, tell)
	if want := []string{"0+1 step.", "2+1 step.", "3+1 step.", "4+1 step.", "5+1 end."}; !slices.Equal(got, want) {
		t.Errorf("a state that is no Gatherer told %q, want %q", got, want)
	}
}
