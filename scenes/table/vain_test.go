package table

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
)

// TestAClickInVainTellsWhyAtOnce: who clicks what cannot be picked is told why in that moment, not when the pointer has rested.
func TestAClickInVainTellsWhyAtOnce(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	for _, p := range d.table.scene.pieces {
		if n := d.table.noteFor(p.ID, d.table.moment()); p.Role == "" || p.ID.Kind() == "table" || d.table.path.Can(p.ID) || n.empty() {
			continue
		}
		d.click(p.ID)
		d.tick()
		if d.table.stage.Hot() != p.ID {
			continue // another piece lies over its middle
		}
		if _, shown := d.table.scene.box("table:tip/" + p.ID); !shown {
			t.Errorf("a click on %s tells nothing", p.ID)
		}
		return
	}
	t.Fatal("everything on the board can be picked")
}

// A click in vain of which nothing more is known says at least that something else is asked, and what.
func TestAClickInVainIsNeverWithoutAReason(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, strewnBoard{}, solo(), at(settings.None))
	d.settle()
	d.click("button:on")
	d.settle()
	if _, shown := d.table.scene.box("table:tip/button:on"); !shown {
		t.Fatal("a click on a thing that nothing is known of tells nothing")
	}
	m := d.table.moment()
	if n := d.table.vainly(d.table.noteFor("button:on", m), m); !strings.Contains(n.why, m.State.Prompt().Ask.String()) {
		t.Errorf("it says %q", n.why)
	}
}

// A second click on what has just been picked is no click in vain: nothing is refused that was right a moment ago.
func TestASecondClickOnWhatWasPickedIsNoRefusal(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, strewnBoard{}, solo(), at(settings.None))
	d.settle()
	d.table.picked, d.table.pickedAt = "button:on", d.match.Len()
	d.click("button:on")
	d.settle()
	if _, shown := d.table.scene.box("table:tip/button:on"); shown || d.table.vain != "" {
		t.Error("what was just picked is refused")
	}
	d.table.pickedAt = -2
	d.click("button:on")
	d.settle()
	if d.table.vain != "button:on" {
		t.Error("long after, a click in vain is not told")
	}
}

// What many things can be used on says so: that one of them is clicked first.
func TestWhatComesAfterManyThingsSaysSo(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	m := d.table.moment()
	for _, want := range []int{mostFirst, mostFirst + 1} {
		choices := make([]rules.Choice, want)
		for i := range choices {
			choices[i].Args[0] = int16(i)
		}
		d.table.path = NewPath(choices, func(c rules.Choice) rules.Description {
			return rules.Description{Path: []rules.Element{rules.Element(fmt.Sprint("card:", c.Args[0])), "gate:left"}}
		})
		said, counts := d.table.later("gate:left", m), want > mostFirst
		if said == "" || strings.Contains(said, fmt.Sprint(want, " lit things")) != counts {
			t.Errorf("with %d things before it, it says %q", want, said)
		}
	}
}
