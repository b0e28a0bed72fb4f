package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// dealtMages is a match in which every Mage has been dealt.
func dealtMages(t *testing.T, g *towersiege.Game, seats int) *towersiege.State {
	t.Helper()
	state, err := g.New(rules.Setup{Seats: seats, Seed: 4, Options: map[string]string{"mages": "dealt"}})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*towersiege.State)
	for n := 0; s.Phase == engine.Choosing && n < 50; n++ {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// The log, the digest and questions call a Mage by its name: it stands whole on the plate of its seat, at every size of window and text.
func TestThePlateOfASeatNamesItsMage(t *testing.T) {
	g := load(t)
	for seats := 2; seats <= 4; seats++ {
		s := dealtMages(t, g, seats)
		for _, size := range boardtest.Sizes() {
			for _, text := range boardtest.Texts() {
				m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
				sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Waiting}, m, faces)
				for seat := range rules.Seat(seats) {
					mage := s.Mage(seat)
					if mage == nil {
						t.Fatalf("seat %d has no Mage", seat)
					}
					name := s.Info(mage).Title().String()
					if words := textsOf(sc, engine.SeatElement(seat)); !slices.Contains(words, name) {
						t.Errorf("%v, %d seats: %q is not among %q", m, seats, name, words)
					}
				}
			}
		}
	}
}

// The name of a computer player stands on the plate of its seat, whole or, where there is little room, with its first words: nothing
// of it is cut at any size of window and text.
func TestThePlateOfASeatHasItsWholeName(t *testing.T) {
	g := load(t)
	for _, name := range []string{"Hrolf Stonebeard", "Vessa of the Drowned Star"} {
		for seats := 2; seats <= 4; seats++ {
			s := dealtMages(t, g, seats)
			for _, size := range boardtest.Sizes() {
				for _, text := range boardtest.Texts() {
					m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
					pose := table.Pose{State: s, Viewer: 0, Mode: table.Waiting}
					for seat := range rules.Seat(seats) {
						pose.Players = append(pose.Players, table.Player{Seat: seat, Name: name})
					}
					sc := table.Lay(New(), pose, m, faces)
					for seat := range rules.Seat(seats) {
						words := strings.Join(textsOf(sc, engine.SeatElement(seat)), " ")
						first, _, _ := strings.Cut(name, " ")
						if strings.Contains(words, "…") || !strings.Contains(words, first) || seats == 2 && name == "Hrolf Stonebeard" && !strings.Contains(words, name) {
							t.Errorf("%v, %d seats: %q is cut among %q", m, seats, name, words)
						}
					}
				}
			}
		}
	}
}
