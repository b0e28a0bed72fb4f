package bsieged

import (
	"errors"
	"strings"
	"testing"

	"portcullis/rules"
)

// BS-BAD-21, BS-DIF-11, BS-OPT-7, BS-OPT-15, BS-SET-1, BS-SET-3, BS-SET-4, BS-SET-13, BS-SET-16: what cannot be played is refused before anything is dealt,
// with the option, what is allowed, and every fault at once.
func TestWrongSetups(t *testing.T) {
	g := content
	for _, c := range []struct {
		setup rules.Setup
		field string
		want  []string
	}{
		{setupOf(7), "seats", []string{"1 to 6 seats are allowed (BS-SET-1)"}},
		{setupOf(1, "weather", "fair"), "weather", []string{"difficulty, heroes, first_hero, events, grace, spawning_points, round_seven, field_order", "BS-BAD-21"}},
		{setupOf(1, optionLevel, "easy"), optionLevel, []string{"footman, knight or defender (BS-OPT-6)"}},
		{setupOf(1, optionOrder, "east"), optionOrder, []string{"when_it_matters, ask or fixed (BS-OPT-11)"}},
		{setupOf(1, optionDeadline, "no"), optionDeadline, []string{"warning or defeat (BS-OPT-10)"}},
		{setupOf(1, optionGrace, "0"), optionGrace, []string{"Difficulty is Defender", "BS-DIF-10"}},
		{setupOf(1, optionLevel, "defender", optionGrace, "2"), optionGrace, []string{"3 or 0 (BS-DIF-10)"}},
		{setupOf(1, optionHeroes, "eileen,orobox,osvith"), optionHeroes, []string{"3 heroes; a match of 1 seat has 4", "osvith, eileen, myrinia, lugh, kador, orobox", "(BS-SET-1, BS-SET-13)"}},
		{setupOf(3, optionHeroes, "eileen,orobox,osvith,lugh"), optionHeroes, []string{"4 heroes; a match of 3 seats has 6", "(BS-SET-1, BS-SET-13)"}},
		{setupOf(1, optionHeroes, "eileen,eileen,peter,lugh,kador"), optionHeroes, []string{"eileen is picked twice", `no hero "peter"`, "5 heroes", "first_game, random", "(BS-SET-1, BS-SET-13)"}},
		{setupOf(1, optionHeroes, "Eileen, the Archer"), optionHeroes, []string{`no hero "Eileen"`, `no hero " the Archer"`, "(BS-SET-1, BS-SET-13)"}},
		{setupOf(1, optionFirst, "5"), optionFirst, []string{"1 to 4, or one of: eileen, orobox, osvith, myrinia", "(BS-SET-16)"}},
		{setupOf(1, optionFirst, "lugh"), optionFirst, []string{`"lugh" is not in play`, "1 to 4, or one of: eileen", "(BS-SET-16)"}},
		{setupOf(1, optionFirst, "0"), optionFirst, []string{"1 to 4, or one of: eileen", "(BS-SET-16)"}},
		{setupOf(1, optionEvents, "9-10"), optionEvents, []string{"Values 9 to 10 hold 4 cards", "at least 12", "(BS-OPT-7, BS-DIF-11)"}},
		{setupOf(1, optionEvents, "3-1"), optionEvents, []string{"no range", "1-10", "(BS-OPT-7, BS-DIF-11)"}},
		{setupOf(1, optionEvents, "1-11"), optionEvents, []string{"no range", "(BS-OPT-7, BS-DIF-11)"}},
		{setupOf(1, optionEvents, "all"), optionEvents, []string{"no range", "(BS-OPT-7, BS-DIF-11)"}},
		{setupOf(1, optionEvents, "01-10"), optionEvents, []string{"no range", "(BS-OPT-7, BS-DIF-11)"}},
		{setupOf(5, optionPoints, "4"), optionPoints, []string{"4 Spawning Points are fewer than the 5 heroes", "a number from 5 to 8", "north, west, south, east", "(BS-SET-3, BS-SET-4, BS-OPT-15)"}},
		{setupOf(3, optionPoints, "north"), optionPoints, []string{"5 Spawning Points are fewer than the 6 heroes", "(BS-SET-3, BS-SET-4, BS-OPT-15)"}},
		{setupOf(1, optionPoints, "9"), optionPoints, []string{"4 to 8", "(BS-SET-3, BS-SET-4, BS-OPT-15)"}},
		{setupOf(1, optionPoints, "3"), optionPoints, []string{"4 to 8", "(BS-SET-3, BS-SET-4, BS-OPT-15)"}},
		{setupOf(1, optionPoints, "north,north,up"), optionPoints, []string{"north is named twice", `no field "up"`, "the fields that have two", "(BS-SET-3, BS-SET-4, BS-OPT-15)"}},
	} {
		s, err := g.New(c.setup)
		var fault *rules.SetupError
		if s != nil || !errors.As(err, &fault) {
			t.Errorf("%v is dealt: %v", c.setup.Options, err)
			continue
		}
		if fault.Field != c.field || fault.Game != gameID {
			t.Errorf("%v: field %s of %s", c.setup.Options, fault.Field, fault.Game)
		}
		for _, want := range c.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%v: %q does not say %q", c.setup.Options, err, want)
			}
		}
	}
}

// BS-OPT-1, BS-OPT-2, BS-OPT-3, BS-OPT-4, BS-OPT-5, BS-OPT-6, BS-OPT-7, BS-OPT-8, BS-OPT-9, BS-OPT-10, BS-OPT-11: what every option begins with, and that a match remembers what was
// settled.
func TestOptions(t *testing.T) {
	g := content
	in := g.Info()
	if in.Hidden || in.MinSeats != 1 || in.MaxSeats != 6 || len(in.Seats) != 6 { // BS-HID-5
		t.Errorf("info: %+v", in)
	}
	for id, want := range map[string]string{optionLevel: "footman", optionHeroes: "first_game", optionFirst: "1", optionEvents: "by_difficulty", optionGrace: "3",
		optionPoints: "standard", optionDeadline: "warning", optionOrder: "when_it_matters", optionAsked: "open"} {
		if o, ok := in.Option(id); !ok || o.Default != want {
			t.Errorf("%s begins with %q", id, o.Default)
		}
	}
	chance := rules.NewRand(3)
	for seats := 1; seats <= 6; seats++ {
		for range 40 {
			set := rules.Setup{Seats: seats, Options: map[string]string{}}
			for _, o := range in.Options {
				if !in.Applies(o, set) {
					continue
				}
				set.Options[o.ID] = o.Values[chance.IntN(len(o.Values))].ID
				if o.Open != "" && chance.IntN(2) == 0 {
					set.Options[o.ID] = g.Invent(o.ID, set, &chance)
				}
			}
			s, err := g.New(set)
			if err != nil {
				t.Fatalf("%d seats, %v: %v", seats, set.Options, err)
			}
			settled := g.values(&s.(*State).set)
			for id, v := range set.Options {
				if settled[id] != v {
					t.Errorf("%s was settled as %q and is remembered as %q", id, v, settled[id])
				}
			}
			if got := s.(*State).set; got.seats != uint8(seats) {
				t.Errorf("%d seats, want %d", got.seats, seats)
			}
		}
	}
}

// Values that are made up fit any number of seats where it is open.
func TestInventedForAnySeats(t *testing.T) {
	g := content
	chance := rules.NewRand(5)
	for range 60 {
		set := rules.Setup{Options: map[string]string{}}
		for _, o := range g.Info().Options {
			if o.Open != "" {
				set.Options[o.ID] = g.Invent(o.ID, set, &chance)
			}
		}
		for set.Seats = 1; set.Seats <= 6; set.Seats++ {
			if _, err := g.New(set); err != nil {
				t.Errorf("%d seats, %v: %v", set.Seats, set.Options, err)
			}
		}
	}
}
