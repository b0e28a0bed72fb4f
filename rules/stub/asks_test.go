package stub_test

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
)

func begun(t *testing.T, options map[string]string) *stub.State {
	t.Helper()
	s, err := stub.Game{}.New(rules.Setup{Seed: 1, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*stub.State)
}

func act(t *testing.T, s rules.State) {
	t.Helper()
	if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
		t.Fatal(err)
	}
}

// TG-ASK-1: an option settles how the match begins.
func TestSecondActionIsSkipped(t *testing.T) {
	s := begun(t, map[string]string{"second-north": "skipped"})
	act(t, s)
	if turn := s.Progress().Turn; turn != 2 {
		t.Errorf("after one action of North it is turn %d", turn)
	}
	act(t, s)
	if turn := s.Progress().Turn; turn != 2 {
		t.Errorf("after one action of South, who is asked, it is turn %d", turn)
	}
}

// TG-ASK-1: what is settled counts from the next action on.
func TestSecondActionIsSettledInTheMatch(t *testing.T) {
	s := begun(t, nil)
	act(t, s)
	if err := s.Prefer(stub.North, "second", "skipped"); err != nil {
		t.Fatal(err)
	}
	if turn := s.Progress().Turn; turn != 1 || s.Decision().Seats != rules.SeatsOf(stub.North) {
		t.Fatalf("the second action that is asked for is gone: turn %d", turn)
	}
	for range 3 {
		act(t, s)
	}
	if turn := s.Progress().Turn; turn != 3 {
		t.Fatalf("South was asked twice, and it is turn %d", turn)
	}
	act(t, s)
	if turn := s.Progress().Turn; turn != 4 {
		t.Errorf("after one more action of North it is turn %d", turn)
	}
}

func TestDealIsToldOnce(t *testing.T) {
	s := begun(t, map[string]string{"first": "south"})
	deal := s.Deal()
	if len(deal) != 2 || deal[0].Name != "turn_began" || deal[1].Name != "card_drawn" || deal[1].Seat != stub.South {
		t.Errorf("the deal is told as %+v", deal)
	}
	for name, other := range map[string]rules.State{"clone": s.Clone(), "veiled match": s.Veiled(0, new(rules.Rand))} {
		if d := other.(rules.Dealer).Deal(); len(d) > 0 {
			t.Errorf("the %s tells of a deal: %+v", name, d)
		}
	}
	act(t, s)
	if deal := s.Deal(); len(deal) > 0 {
		t.Errorf("after an action the deal is told as %+v", deal)
	}
}
