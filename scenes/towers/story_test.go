package towers

import (
	"testing"

	played "portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/save"
	"portcullis/scenes/kit"
)

// TestTheStoryAddsUp holds the numbers of a match that is over against how it stands and what was told of it.
func TestTheStoryAddsUp(t *testing.T) {
	g := load(t)
	m, err := played.New(g, save.Header{Game: "towersiege", Seed: 3, Options: map[string]string{"round_limit": "30"}, Seats: make([]save.Seat, 3)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(3)
	for !m.Over() {
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	told := story(m, kit.Count(m))
	if s := m.State().(*towersiege.State); told.Rows[0].Value != rules.Say("%d", int(s.Round)) || told.Below == nil {
		t.Errorf("told is %+v", told)
	}
	want := map[string]int{}
	for _, e := range m.Told(rules.NoSeat) {
		want[e.Name]++
	}
	sides := sidesOf(m)
	for i, of := range deeds {
		sum, events := 0, 0
		for _, s := range sides {
			sum += s.Numbers[i]
		}
		for _, name := range of.events {
			events += want[name]
		}
		if sum != events || sum == 0 {
			t.Errorf("%s: %d, and %d were told", of.name, sum, events)
		}
	}
	n := len(deeds)
	if first, last := sides[0].Numbers[n]+sides[1].Numbers[n]+sides[2].Numbers[n], sides[0].Numbers[n+1]+sides[1].Numbers[n+1]+sides[2].Numbers[n+1]; first == 0 || last == 0 {
		t.Errorf("%d rolls of 01 and 02, %d of 99 and 100", first, last)
	}
}
