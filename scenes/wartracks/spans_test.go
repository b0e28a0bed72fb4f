package wartracks

import (
	"slices"
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

// storming reports whether a creature of the person in the first seat storms or strikes in what a choice has led over, and the turn goes on
// after it.
func storming(events []rules.Event) bool {
	does := func(e rules.Event) bool { return e.Seat == 0 && (e.Kind == rules.AttackResolved || e.Name == "storms") }
	ends := func(e rules.Event) bool { return e.Kind == rules.TurnBegan || e.Kind == rules.TurnEnded }
	return slices.ContainsFunc(events, does) && !slices.ContainsFunc(events, ends)
}

// One's own strike is shown for five seconds at most at normal speed: until then nothing can be done.
func TestAStrikeIsSoonShown(t *testing.T) { // ST-STO-9, ST-STO-10, ST-STO-11
	list := boardtest.Spans(t, New(), load(t), faces, boardtest.SpanOptions{Setups: []rules.Setup{setups()["duel"], setups()["solo"]}, Matches: 3, Decisions: 300, Of: storming})
	for _, s := range list {
		if s.Took > 5*time.Second {
			t.Error(s)
		}
	}
	if len(list) < 6 {
		t.Errorf("only %d strikes were shown", len(list))
	}
}
