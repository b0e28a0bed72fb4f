package box_test

import (
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// Sentences call the seats by the names of the people who sit there, from the first one on,
// after a change of seats, and at every earlier moment that undo goes back to.
func TestSentencesNameThePeople(t *testing.T) {
	game, err := open(t).Game("siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(game, save.Header{Seed: 3, TakeBacks: true, Seats: []save.Seat{{Name: "Ada"}, {Name: "Grace"}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	told := func(names ...string) {
		t.Helper()
		text := m.State().Progress().Text.String()
		for _, line := range m.Lines(rules.NoSeat) {
			text += "\n" + line.Text.String()
		}
		for _, name := range []string{"Ada", "Grace", "Barbara", "Player 1", "Player 2"} {
			want := false
			for _, n := range names {
				want = want || n == name
			}
			if strings.Contains(text, name) != want {
				t.Errorf("%s is named: %v, in\n%s", name, !want, text)
			}
		}
	}
	r := rules.NewRand(1)
	play := func(n int) {
		t.Helper()
		for range n {
			choices := m.State().Decision().Choices
			if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	play(30)
	told("Ada", "Grace")
	if err := m.UndoTo(25); err != nil {
		t.Fatal(err)
	}
	told("Ada", "Grace")
	if err := m.SetSeats([]save.Seat{{Name: "Barbara"}, {Name: "Grace"}}); err != nil {
		t.Fatal(err)
	}
	play(5)
	if asks := m.State().Prompt().Ask.String() + m.State().Progress().Text.String(); strings.Contains(asks, "Ada") || strings.Contains(asks, "Player 1") {
		t.Errorf("the old name is asked: %s", asks)
	}
	if m.SeatName(0) != "Barbara" || m.SeatName(1) != "Grace" || m.SeatName(2) != "The game" || m.SeatName(rules.NoSeat) != "The game" {
		t.Errorf("the seats are %s, %s, %s", m.SeatName(0), m.SeatName(1), m.SeatName(2))
	}
}
