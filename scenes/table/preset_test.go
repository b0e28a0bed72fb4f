package table

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
)

// presetState is a state that knows an answer to whatever it asks.
type presetState struct{ rules.State }

func (s presetState) Clone() rules.State           { return presetState{s.State.Clone()} }
func (s presetState) Preset() (rules.Choice, bool) { return s.Decision().Choices[0], true }

// The question that a choice leads to is answered with it, if it is put to the same person, who has not asked to be asked.
func TestAQuestionIsAnsweredWithTheChoiceThatLeadsToIt(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{})
	answered := 0
	for range 12 {
		d.settle()
		if d.table.curtain != nil {
			d.click(idLift)
			d.settle()
		}
		if d.match.Over() {
			break
		}
		c := d.table.base.Decision().Choices[0]
		if _, ok := d.table.preset(c); ok {
			t.Fatal("a state that knows no answer has given one")
		}
		base := d.table.base
		d.table.base = presetState{base}
		after := base.Clone()
		if _, err := after.Apply(c); err != nil {
			t.Fatal(err)
		}
		_, over := after.Outcome()
		same := !over && after.Decision().Seats.Has(d.table.viewer)
		answer, ok := d.table.preset(c)
		if ok != same || ok && !slices.Contains(after.Decision().Choices, answer) {
			t.Fatalf("it is answered %v, %t; asked again: %t", answer, ok, same)
		}
		d.table.unset = true
		if _, asked := d.table.preset(c); asked {
			t.Fatal("who wants to be asked is not")
		}
		d.table.unset = false
		if ok {
			answered++
			d.table.commit(c)
			d.settle()
			if n := len(d.posted); n < 2 || d.posted[n-2] != c || d.posted[n-1] != answer {
				t.Fatalf("played %v", d.posted)
			}
			continue
		}
		d.table.base = base
		d.table.commit(c)
	}
	if answered == 0 {
		t.Error("nothing was answered")
	}
}
