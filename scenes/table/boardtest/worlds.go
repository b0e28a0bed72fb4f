package boardtest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// pairs is at how many positions of each match two worlds part, in place of what a test asks for: make fuzz.
var pairs = flag.Int("pairs", 0, "at how many positions of each match two worlds part; 0: as many as each test asks for")

// WorldOptions is how much [Worlds] tests. The zero WorldOptions test a fair sample.
type WorldOptions struct {
	// Matches is how many matches are played for each setup; 0: 2. Pairs is at how many
	// positions of each two worlds part; 0: 4. Decisions is how many both go on for at most;
	// 0: 8.
	Matches, Pairs, Decisions int
	// Setups are the setups to play in; their seeds do not count. None: the game's defaults.
	Setups []rules.Setup
	// Where says at which positions two worlds may part, and of whose eyes; NoSeat: at those of any seat. Nil: at all, in
	// the eyes of any seat.
	Where func(rules.State) (eyes rules.Seat, ok bool)

	match func(*match.Match) table.Match // what the tables read; nil: the match itself
}

func (o WorldOptions) filled() WorldOptions {
	for _, field := range []struct {
		at *int
		n  int
	}{{&o.Matches, 2}, {&o.Pairs, 4}, {&o.Decisions, 8}} {
		if *field.at == 0 {
			*field.at = field.n
		}
	}
	if *pairs > 0 {
		o.Pairs = *pairs
	}
	if len(o.Setups) == 0 {
		o.Setups = []rules.Setup{{}}
	}
	if o.Where == nil {
		o.Where = func(rules.State) (rules.Seat, bool) { return rules.NoSeat, true }
	}
	if o.match == nil {
		o.match = func(m *match.Match) table.Match { return m }
	}
	return o
}

// Worlds tests that nothing hidden is ever shown: it takes random positions of random
// matches, makes of each a second world that differs from it in nothing that a seat can know,
// plays the same choices in both, each at a table of its own, and compares everything that
// this seat can see or hear there: every frame, with what moves and fades in it, the prompt, the log, the probe, the
// sounds, and the tooltip, the preview and the zoom of everything that can be pointed at.
//
// It does so once with computer players in the other seats, so that the seat watches all the
// time, and once with people in them, so that curtains fall and lift.
func Worlds(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, o WorldOptions) {
	t.Helper()
	for _, fault := range WorldFaults(b, g, measure, o) {
		t.Error(fault)
	}
}

// WorldFaults is [Worlds] for whoever wants the differences: the first of each match. It is a fault too if no pair was compared.
func WorldFaults(b table.Board, g rules.Game, measure ink.Measurer, o WorldOptions) []string {
	o = o.filled()
	var faults []string
	compared := 0
	for _, setup := range o.Setups {
		for seed := range o.Matches {
			w := worlds{board: b, game: g, measure: measure, options: o, chance: rand.New(rand.NewPCG(uint64(seed), 7))}
			setup.Seed = uint64(seed) + 1
			if err := w.match(setup); err != nil {
				faults = append(faults, fmt.Sprintf("%v, seed %d: %v", setup.Options, setup.Seed, err))
			}
			compared += w.compared
		}
	}
	if compared == 0 {
		faults = append(faults, "no two worlds were compared")
	}
	return faults
}

// worlds is one match and the pairs of worlds made of it.
type worlds struct {
	board   table.Board
	game    rules.Game
	measure ink.Measurer
	options WorldOptions
	chance  *rand.Rand

	compared int // pairs of them so far
}

// parting is a position at which two worlds part.
type parting struct {
	after int // decisions
	eyes  rules.Seat
	state rules.State
}

// match plays a match by chance and tries pairs of worlds made of positions of it.
func (w *worlds) match(setup rules.Setup) error {
	s, err := w.game.New(setup)
	if err != nil {
		return err
	}
	if setup, err = w.game.Info().Complete(setup); err != nil {
		return err
	}
	list, err := w.partings(s)
	if err != nil {
		return err
	}
	for _, at := range list {
		for _, others := range []others{computers, people} {
			viewer := at.eyes
			if viewer == rules.NoSeat {
				viewer = rules.Seat(w.chance.IntN(setup.Seats))
			}
			if err := w.pair(at.state, viewer, setup.Seats, others); err != nil {
				return fmt.Errorf("after %d decisions, %s: %w", at.after, others, err)
			}
		}
	}
	return nil
}

// partings are so many of the positions of a match by chance at which two worlds may part, each as likely as any other.
func (w *worlds) partings(s rules.State) (list []parting, err error) {
	for n, met := 0, 0; !s.Decision().Over(); n++ {
		if eyes, ok := w.options.Where(s); ok {
			met++
			if len(list) < w.options.Pairs {
				list = append(list, parting{n, eyes, s.Clone()})
			} else if i := w.chance.IntN(met); i < len(list) {
				list[i] = parting{n, eyes, s.Clone()}
			}
		}
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[w.chance.IntN(len(choices))]); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// others is who sits in the seats of a pair besides the one that looks.
type others uint8

const (
	computers others = iota
	people
)

func (o others) String() string { return [...]string{"among computer players", "among people"}[o] }

// pair lets a seat look at two worlds that go on from a position.
func (w *worlds) pair(s rules.State, viewer rules.Seat, seats int, others others) error {
	w.compared++
	r := rules.NewRand(w.chance.Uint64())
	twin := s.Veiled(viewer, &r)
	if err := agree(twin, s, seats); err != nil {
		return err
	}
	p := &pair{viewer: viewer, chance: w.chance, screen: screen(w.chance), secret: w.game.Info().Hidden}
	for i, state := range []rules.State{s, twin} {
		m, err := w.begin(state, seating(seats, viewer, others))
		if err != nil {
			return fmt.Errorf("seat %d: world %d cannot be played: %w", viewer, i+1, err)
		}
		p.tables[i] = newSitting(w.options.match(m), m, w.board, w.measure)
	}
	err := p.play(w.options.Decisions)
	for _, t := range p.tables {
		t.close()
	}
	if err != nil {
		return fmt.Errorf("seat %d sees the difference of two worlds: %w", viewer, err)
	}
	return nil
}

// agree settles the preferences of all seats as they are in another state: they decide which
// questions come, and who is asked is known to all.
func agree(s, as rules.State, seats int) error {
	p, ok := s.(rules.Preferrer)
	if !ok {
		return nil
	}
	for seat := range rules.Seat(seats) {
		for _, pref := range as.(rules.Preferrer).Preferences(seat) {
			if err := p.Prefer(seat, pref.ID, pref.Value); err != nil {
				return err
			}
		}
	}
	return nil
}

// begin begins a match from a position.
func (w *worlds) begin(s rules.State, seats []save.Seat) (*match.Match, error) {
	start, err := s.Snapshot()
	if err != nil {
		return nil, err
	}
	return match.New(w.game, save.Header{Start: start, Seats: seats}, nil)
}

func seating(n int, viewer rules.Seat, others others) []save.Seat {
	seats := make([]save.Seat, n)
	for i := range seats {
		seats[i] = save.Seat{Name: fmt.Sprintf("Person %d", i+1), Player: save.Human}
		if rules.Seat(i) != viewer && others == computers {
			seats[i].Player = "novice"
		}
	}
	return seats
}

// common is the choices that can be made in both states and look the same to a seat in both, in their order: where it
// sees things from behind only, what one choice names may be another thing to it.
func common(a, b rules.State, viewer rules.Seat) []rules.Choice {
	there := b.Decision()
	return slices.DeleteFunc(slices.Clone(a.Decision().Choices), func(c rules.Choice) bool {
		return !there.Allows(c) || look(a, c, viewer) != look(b, c, viewer)
	})
}

// look is what a seat can tell of a choice (rules.Disguiser).
func look(s rules.State, c rules.Choice, viewer rules.Seat) rules.Choice {
	if d, ok := s.(rules.Disguiser); ok && !s.Decision().Seats.Has(viewer) {
		return d.Disguise(c, viewer)
	}
	return c
}
