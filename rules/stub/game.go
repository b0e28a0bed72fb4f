package stub

import (
	"fmt"

	"portcullis/rules"
)

// The seats.
const (
	North rules.Seat = iota
	South
)

const (
	seats     = 2
	gates     = 2
	deckSize  = 24
	dealt     = 4
	handLimit = 7
	actions   = 2
	values    = 6
)

var (
	seatIDs   = [seats]string{"north", "south"}
	seatNames = [seats]string{"North", "South"}
	gateIDs   = [gates]string{"left", "right"}
	woods     = [deckSize / values]string{"oak", "ash", "elm", "yew"}
	lengths   = [...]struct {
		id, name string
		rounds   int16
	}{
		{"short", "Short", 3},
		{"normal", "Normal", 12},
		{"long", "Long", 600},
	}
)

// Game is Two Gates. The zero value is ready.
type Game struct{}

var _ rules.Game = Game{}

// Info describes the game.
func (Game) Info() rules.Info {
	length := rules.Option{ID: "length", Name: "Length", Help: "How many rounds are played (TG-END-1).", Default: "normal"}
	for _, l := range lengths {
		length.Values = append(length.Values, rules.OptionValue{ID: l.id, Name: l.name, Help: fmt.Sprintf("%d rounds.", l.rounds)})
	}
	first := rules.Option{ID: "first", Name: "First seat", Help: "Who begins (TG-SET-2).", Default: seatIDs[North]}
	for i, id := range seatIDs {
		first.Values = append(first.Values, rules.OptionValue{ID: id, Name: seatNames[i], Help: seatNames[i] + " has the first turn."})
	}
	options := append([]rules.Option{length, first}, secondOptions()...)
	return rules.Info{
		ID:           "stub",
		Title:        "Two Gates",
		Summary:      "Two seats raid each other's gates with cards that the other cannot see.",
		MinSeats:     seats,
		MaxSeats:     seats,
		Seats:        seatNames[:],
		Minutes:      5,
		Options:      options,
		MaxDecisions: int(lengths[len(lengths)-1].rounds) * seats * actions,
		Revision:     1,
		Hidden:       true,
	}
}

// ContentHash is fixed: the game has no content files.
func (Game) ContentHash() string { return "0000000000000001" }

// New deals a match (TG-SET-1, TG-SET-2) and begins the first turn.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	setup, err := g.Info().Complete(setup)
	if err != nil {
		return nil, err
	}
	s := &State{rng: rules.NewRand(setup.Seed)}
	s.length = lengthIndex(setup.Options["length"])
	s.first = seatIndex(setup.Options["first"])
	s.seat = s.first
	for seat := range s.side {
		s.side[seat].initial, _ = secondIndex(setup.Options[secondOption(rules.Seat(seat))])
		s.side[seat].second = s.side[seat].initial
	}
	for c := range card(deckSize) {
		s.draw.add(c)
	}
	rules.Shuffle(&s.rng, s.draw.cards[:s.draw.n])
	for seat := range s.side {
		for range dealt {
			s.side[seat].hand.insert(s.draw.take())
		}
	}
	s.turn = 1
	s.beginTurn()
	s.listChoices()
	s.fresh = true
	return s, nil
}

func lengthIndex(id string) uint8 {
	for i, l := range lengths {
		if l.id == id {
			return uint8(i)
		}
	}
	return uint8(len(lengths))
}

func seatIndex(id string) rules.Seat {
	for i, s := range seatIDs {
		if s == id {
			return rules.Seat(i)
		}
	}
	return rules.NoSeat
}
