package setup

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/kit/kittest"
)

// Each seat gets its heroes in picking order, as many as the table of BS-SET-1 says.
func TestHeroesAreDealtToTheSeats(t *testing.T) { // BS-SET-1, BS-SET-13
	for seats, want := range map[int]string{1: "0 0 0 0 -1", 2: "0 0 1 1 -1", 3: "0 0 1 1 2 2 -1", 4: "0 1 2 3 -1", 5: "0 1 2 3 4 -1", 6: "0 1 2 3 4 5 -1"} {
		s := settled{set: kittest.Load(t, "bsieged", bsieged.Load).Set(), seats: seats, options: map[string]string{"heroes": "first_game"}}
		list, _ := s.heroes()
		var got []string
		for place := range len(list) + 1 {
			got = append(got, fmt.Sprint(s.seatOf(place)))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%d seats: the heroes belong to %v; want %s", seats, got, want)
		}
	}
}

// What the screen shows of the heroes is what the game deals: for every number of seats and every
// way to pick them.
func TestShownHeroesAreThoseDealt(t *testing.T) { // BS-OPT-2 to BS-OPT-5
	g := kittest.Load(t, "bsieged", bsieged.Load)
	r := rules.NewRand(4)
	for seats := 1; seats <= 6; seats++ {
		for n := range 12 {
			s := settled{set: g.Set(), seats: seats, options: map[string]string{"heroes": "first_game", "first_hero": fmt.Sprint(n%4 + 1), "spawning_points": "standard"}}
			if n > 0 {
				s.options["heroes"] = s.quick(&r)
			}
			state, err := g.New(rules.Setup{Seed: uint64(n), Seats: seats, Options: s.options})
			if err != nil {
				t.Fatal(err)
			}
			view := state.(*bsieged.State).View()
			list, _ := s.heroes()
			for i, h := range view.Heroes {
				if h.Kind != list[i] || int(h.Seat) != s.seatOf(i) {
					t.Errorf("%d seats, %s: hero %d is %d of seat %d; shown are %v", seats, s.options["heroes"], i, h.Kind, h.Seat, list)
				}
			}
			if view.First != s.first() {
				t.Errorf("%d begins; shown is %d", view.First, s.first())
			}
			for f, two := range s.doubled() {
				if (view.Fields[f].Points == 2) != two {
					t.Errorf("%d seats: field %d has %d Spawning Points; two are shown: %v", seats, f, view.Fields[f].Points, two)
				}
			}
		}
	}
}
