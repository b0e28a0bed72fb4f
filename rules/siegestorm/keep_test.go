package siegestorm

import "testing"

// In an own window of a Duel the cards of an action can be kept by going on; those of a creature, of an answer, and in other modes are not held back.
func TestWhatCanBeKept(t *testing.T) { // ST-TRN-9, ST-REA-1
	p := at(t, duel, "seraphia", "seraphia")
	n := p.hand(0, "se_wing_lancer")
	p.fund(0, 3)
	p.onTrack(0, 1, "se_gate_novice")
	p.begin(0, turnDeploy)
	p.asks(askWindow, 0)
	if c, ok := p.Keeps(p.choice(PlayAction, n)); !ok || c.Verb != Continue || !p.Decision().Allows(c) {
		t.Errorf("an action is kept by %v, %v", c, ok)
	}
	for _, c := range p.Decision().Choices {
		if _, ok := p.Keeps(c); ok != (c.Verb == PlayAction) {
			t.Errorf("%v can be kept: %v", c, ok)
		}
	}
	p.set.mode = freeForAll
	if _, ok := p.Keeps(p.choice(PlayAction, n)); ok {
		t.Error("it is kept in another mode")
	}
	p.set.mode = duel
	p.ask.kind = askReact
	if _, ok := p.Keeps(p.choice(PlayAction, n)); ok {
		t.Error("an answer is kept")
	}
}
