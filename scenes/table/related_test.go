package table

import (
	"testing"

	"portcullis/rules"
	"portcullis/save"
)

// relating is a state that tells how many events led to the last one.
type relating struct{ rules.State }

func (relating) Relate(events []rules.Event) rules.Text { return rules.T("the %d.", len(events)) }

// While something is shown, the prompt tells of it in the light of what led to it, if the game can.
func TestThePromptTellsWhatIsShownInTheLightOfWhatLedToIt(t *testing.T) {
	d := newDesk(t, seated(person("Ada"), save.Seat{Name: "Brass", Player: "planner"}))
	d.settle()
	p := &d.table.play
	p.events, p.shown, p.active = []rules.Event{{Name: "a"}, {Name: "b"}, {Name: "c"}}, 2, true
	if said := d.table.heading(Moment{State: relating{d.table.base}, Mode: Playing}).ask; said != "the 2." {
		t.Errorf("the prompt says %q", said)
	}
}
