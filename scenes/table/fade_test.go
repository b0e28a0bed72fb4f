package table

import (
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
)

// summoner is a match whose summoned pieces go when their time is over.
type summoner struct{ rules.State }

func (summoner) Faded(e rules.Event) bool { return e.Name == "time_over" }

// What was summoned for a time and is gone as that is over was not lost: a recap tells it apart, and says so. What was slain
// before that is lost.
func TestWhatWasSummonedForATimeIsNotLost(t *testing.T) {
	had := []rules.Holding{{Of: "thing:8", Name: rules.T("Fiend"), N: 1}, {Of: "thing:9", Name: rules.T("Hero"), N: 1}}
	c := causes{faded: map[rules.Element]bool{}}
	c.fade(match.Instant{Event: rules.Event{Name: "slain", From: "thing:9"}, State: summoner{}}, had)
	c.fade(match.Instant{Event: rules.Event{Name: "time_over", From: "thing:8"}, State: summoner{}}, had)
	lost, faded := c.fades(rules.Compare(had, nil).Lost)
	if len(lost) != 1 || lost[0].Of != "thing:9" {
		t.Errorf("lost: %v", lost)
	}
	if len(faded) != 1 || faded[0].Of != "thing:8" {
		t.Fatalf("no longer there: %v", faded)
	}
	if words := faded[0].Figures().String(); words != "its time is over" {
		t.Errorf("it says %q", words)
	}
}
