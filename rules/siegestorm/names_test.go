package siegestorm

import (
	"strings"
	"testing"

	"portcullis/rules"
)

func TestSeatsAreCalledByName(t *testing.T) {
	s := deal(t, 1, 2, map[string]string{"mode": "duel"})
	before, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	s.Call([]string{"Marwa 100 %d", ""})
	if ask := s.Prompt().Ask.String(); !strings.HasPrefix(ask, "Marwa 100 d: ") {
		t.Errorf("the prompt is %q", ask)
	}
	if got := s.Clone().(*State).nameOf(1).String(); got != "Player 2" {
		t.Errorf("a seat without a name is called %q", got)
	}
	r := rules.NewRand(1)
	if got := s.Veiled(1, &r).(*State).nameOf(0).String(); got != "Marwa 100 d" {
		t.Errorf("a veiled match calls the seat %q", got)
	}
	if after, err := s.Snapshot(); err != nil || string(after) != string(before) {
		t.Errorf("names are in the snapshot: %v", err)
	}
}
