package table

import (
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
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

// hollow is a board that knows of every second event that it comes to nothing.
type hollow struct{ gridBoard }

func (hollow) Moot(_ rules.State, _ []rules.Event, i int) bool { return i == 1 }

// For a roll that comes to nothing no dice are in the air, and it is looked at for a moment only; for others they are.
func TestARollThatComesToNothingThrowsNoDice(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, hollow{}, seated(person("Ada"), save.Seat{Name: "Brass", Player: "planner"}), at(settings.Normal))
	d.settle()
	p := &d.table.play
	roll := rules.Event{Kind: rules.DiceRolled, Name: "rolled", Sides: rules.D6, Count: 1, Kept: 1, Dice: rules.Faces{3}}
	p.events, p.states, p.active, p.start = []rules.Event{roll, roll}, []rules.State{d.table.base, d.table.base}, true, d.table.base
	for i := range 2 {
		d.table.next()
		d.table.present()
		if d.table.stage.Moving() != (i == 0) {
			t.Errorf("after event %d the die tumbles: %v", i, i == 1)
		}
		d.table.stage.Finish()
		d.table.stage.Update(0)
		if p.shown != i+1 || p.rolls != (i == 0) || (p.hold <= idleTime) != (i == 1) {
			t.Errorf("after event %d of %d dice are in the air %v, looked at for %v", p.shown, i, p.rolls, p.hold)
		}
	}
}
