package table

import (
	"slices"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
)

// asker is a match that says why it asks.
type asker struct{ rules.State }

const because = "It is asked because it matters."

func (a asker) Prompt() rules.Prompt {
	p := a.State.Prompt()
	p.Why = rules.T("%s", because)
	return p
}

// Who points at what is asked reads why it is, before the phase; who watches reads nothing of it.
func TestThePromptSaysWhyItAsks(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{}, solo(), at(settings.None))
	d.settle()
	m := d.table.moment()
	m.State = asker{m.State}
	if n := d.table.promptNote(m); m.Mode != Asking || len(n.body) == 0 || n.body[0] != because {
		t.Errorf("in mode %d the prompt says %q", m.Mode, n.body)
	}
	m.Mode = Waiting
	if n := d.table.promptNote(m); slices.Contains(n.body, because) {
		t.Errorf("who waits reads %q", n.body)
	}
}
