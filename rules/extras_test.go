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

// What loses the match and is not rare stands first; of the rest the likelier before the rarer, where a rare loss of the match counts
// several times; and what the game gives no chance of stands where it stood.
func TestTheWorstStandsFirst(t *testing.T) {
	warn := func(text string, fatal bool, odds rules.Odds, chance float64) rules.Warning {
		return rules.Warning{Text: rules.T("%s", text), Fatal: fatal, Odds: odds, Chance: chance, Remote: chance > 0 && rules.IsRemote(chance)}
	}
	lesser := func(text string, odds rules.Odds, loss rules.Loss) rules.Warning {
		return rules.Warning{Text: rules.T("%s", text), Odds: odds, Loss: loss}
	}
	got := rules.Worst([]rules.Warning{
		warn("hurt, 1 in 10", false, rules.Possible, 0.1), warn("slain, 1 in 20", true, rules.Possible, 0.05), warn("falls, 1 in 2", false, rules.Possible, 0.5),
		lesser("may be damaged", rules.Possible, rules.Damage), lesser("comes closer", rules.Certain, rules.Drawback), lesser("is damaged", rules.Certain, rules.Damage),
		lesser("may be ruined", rules.Possible, rules.Ruin), warn("dies", false, rules.Certain, 0), lesser("is ruined", rules.Certain, rules.Ruin), warn("slain, 1 in 3", true, rules.Possible, 0.33), warn("lost for certain", true, rules.Certain, 0),
		warn("probably lost", true, rules.Likely, 0.8), warn("slain, 1 in 6", true, rules.Possible, 0.16),
	})
	want := []string{"lost for certain", "probably lost", "slain, 1 in 3", "dies", "is ruined", "falls, 1 in 2", "slain, 1 in 6", "is damaged",
		"comes closer", "may be ruined", "slain, 1 in 20", "may be damaged", "hurt, 1 in 10"}
	for i, w := range got {
		if w.Text.String() != want[i] {
			t.Errorf("%q stands at %d; want %q", w.Text, i, want[i])
		}
	}
}
