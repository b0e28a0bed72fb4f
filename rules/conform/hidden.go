package conform

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"

	"portcullis/rules"
)

// generator finds the state of the generator in a snapshot; see rules.Rand.MarshalJSON.
var generator = regexp.MustCompile(`"state":\s*"[0-9a-f]{32}"`)

// reseeded is the same match with another generator: other dice and shuffles to come.
func (w *walk) reseeded() (rules.State, error) {
	b, err := w.snapshot(w.state)
	if err != nil {
		return nil, err
	}
	if n := len(generator.FindAll(b, -1)); n != 1 {
		return nil, w.fault(w.checking, "the snapshot holds %d generators instead of one", n)
	}
	other := fmt.Sprintf(`"state": "%016x%016x"`, w.chance.Uint64(), w.chance.Uint64())
	s, err := w.game.Restore(generator.ReplaceAll(b, []byte(other)))
	if err != nil {
		return nil, w.fault(w.checking, "the snapshot with another generator is refused: %v", err)
	}
	return s, nil
}

// checkVeil compares worlds that differ only in what a seat cannot know.
func (w *walk) checkVeil() error {
	before, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	for seat := range rules.Seat(w.setup.Seats) {
		if err := w.veilFor(seat); err != nil {
			return err
		}
	}
	after, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	if line := difference(before, after); line != "" {
		return w.fault("veil", "veiling changed the match itself: %s", line)
	}
	return nil
}

// checkDealt tests, at the end, that veiling dealt more anew than the generator, where
// there was something to deal.
func (w *walk) checkDealt() error {
	const enough = 10 // positions; fewer may all have stood before anything was dealt, such as while Mages are drafted
	if w.secrets && w.veils >= enough*w.setup.Seats && w.dealt == 0 {
		return w.fault("veil", "in %d veiled matches nothing but the generator was dealt anew, and cards were revealed later", w.veils)
	}
	return nil
}

func (w *walk) veilFor(seat rules.Seat) error {
	subjects := w.subjects(seat)
	truth := w.view(w.state, seat, subjects)
	worlds, err := w.worlds(seat)
	if err != nil {
		return err
	}
	if _, err := w.roundTrip(worlds[0].state); err != nil {
		return err
	}
	for _, world := range worlds {
		if err := world.state.Check(); err != nil {
			return w.fault("veil", "%s for seat %d: %v", world.name, seat, err)
		}
		if line := difference(truth, w.view(world.state, seat, subjects)); line != "" {
			return w.fault("veil", "%s looks different to seat %d: %s", world.name, seat, line)
		}
	}
	return nil
}

// world is a match that looks to a seat like the one that is played.
type world struct {
	name  string
	state rules.State
}

// worlds makes matches that differ from the one that is played in nothing that seat can know.
func (w *walk) worlds(seat rules.Seat) ([]world, error) {
	forced := w.state.Clone()
	if err := forced.Force(6, 1, 6, 1, 6, 1); err != nil {
		return nil, w.fault(w.checking, "six forced dice are refused: %v", err)
	}
	seeded, err := w.reseeded()
	if err != nil {
		return nil, err
	}
	a, b := w.veiled(seat), w.veiled(seat)
	ab, err := w.snapshot(a)
	if err != nil {
		return nil, err
	}
	bb, err := w.snapshot(b)
	if err != nil {
		return nil, err
	}
	if bytes.Equal(ab, bb) {
		return nil, w.fault(w.checking, "veiled for seat %d from two seeds, the match is the same: nothing was dealt anew", seat)
	}
	w.veils++
	if !bytes.Equal(generator.ReplaceAll(ab, nil), generator.ReplaceAll(bb, nil)) {
		w.dealt++
	}
	worlds := []world{
		{"the veiled match", a},
		{"the match with forced dice", forced},
		{"the match with another generator", seeded},
	}
	if preferrer(w.state) == nil {
		return worlds, nil
	}
	other, err := w.disagree(seat)
	return append(worlds, world{"the match with other preferences of the others", other}), err
}

// checkReveal plays one choice in two worlds that look alike to a seat. As long as no event
// reveals anything to it, they must go on looking alike; where they part, an event that
// reveals must be the reason.
func (w *walk) checkReveal() error {
	c := w.decision.Choices[w.chance.IntN(len(w.decision.Choices))]
	for seat := range rules.Seat(w.setup.Seats) {
		here, there := w.state.Clone(), w.veiled(seat)
		if err := w.agree(there); err != nil {
			return err
		}
		same, ok := w.counterpart(c, seat, there)
		if !ok {
			if err := w.checkSecret(c, seat); err != nil {
				return err
			}
			continue
		}
		if w.chance.IntN(2) == 0 {
			faces := []uint8{uint8(w.chance.IntN(6) + 1), uint8(w.chance.IntN(6) + 1), uint8(w.chance.IntN(6) + 1)}
			if here.Force(faces...) != nil || there.Force(faces...) != nil {
				return w.fault("reveal", "the faces %v are refused", faces)
			}
		}
		if err := w.compare(c, same, seat, here, there); err != nil {
			return err
		}
	}
	return nil
}

func (w *walk) veiled(seat rules.Seat) rules.State {
	r := rules.NewRand(w.chance.Uint64())
	return w.state.Veiled(seat, &r)
}

// checkSecret plays a choice that another seat may have without this one knowing. What this
// one sees, up to the first reveal, must be possible in some of the worlds in which the
// choice is not: else it tells the secret.
func (w *walk) checkSecret(c rules.Choice, seat rules.Seat) error {
	const tries, enough = 200, 5
	mine, err := w.seen(w.state.Clone(), c, seat)
	if err != nil {
		return err
	}
	mine = untilReveal(mine)
	without := 0
	for range tries {
		there := w.veiled(seat)
		if err := w.agree(there); err != nil {
			return err
		}
		d := there.Decision()
		if _, ok := w.counterpart(c, seat, there); ok || len(mine) == 0 {
			continue
		}
		without++
		for _, other := range slices.Clone(d.Choices) {
			its, err := w.seen(there.Clone(), other, seat)
			if err != nil {
				return err
			}
			if len(its) >= len(mine) && slices.Equal(its[:len(mine)], mine) {
				return nil
			}
		}
	}
	if without < enough {
		return nil
	}
	return w.fault("reveal", "%s is seat %d's secret, and what seat %d sees of it tells: %+v", w.game.Notation(c), w.decision.Seats.First(), seat, mine)
}

func untilReveal(events []rules.Event) []rules.Event {
	for i, e := range events {
		if e.Reveals {
			return events[:i]
		}
	}
	return events
}

// counterpart is the choice of another world that looks to a seat like c does here: c itself, unless
// what another seat chooses is disguised.
func (w *walk) counterpart(c rules.Choice, seat rules.Seat, there rules.State) (rules.Choice, bool) {
	here, disguised := w.state.(rules.Disguiser)
	if !disguised || w.decision.Seats.Has(seat) {
		return c, there.Decision().Allows(c)
	}
	look := here.Disguise(c, seat)
	for _, o := range there.Decision().Choices {
		if there.(rules.Disguiser).Disguise(o, seat) == look {
			return o, true
		}
	}
	return c, false
}

func (w *walk) compare(c, same rules.Choice, seat rules.Seat, here, there rules.State) error {
	w.tally.count(comparisons, 1)
	mine, err := w.seen(here, c, seat)
	if err != nil {
		return err
	}
	its, err := w.seen(there, same, seat)
	if err != nil {
		return err
	}
	for i := range max(len(mine), len(its)) {
		var a, b rules.Event
		switch {
		case i >= len(mine):
			a, b = its[i], its[i]
		case i >= len(its):
			a, b = mine[i], mine[i]
		case mine[i] == its[i]:
			continue
		default:
			a, b = mine[i], its[i]
		}
		if a.Reveals && b.Reveals {
			return nil
		}
		return w.fault("reveal", "%s shows seat %d something that it cannot know, and no event reveals it: event %d is %+v here and %+v in a world that looked the same", w.game.Notation(c), seat, i+1, a, b)
	}
	subjects := w.subjects(seat)
	if line := difference(w.view(here, seat, subjects), w.view(there, seat, subjects)); line != "" {
		return w.fault("reveal", "%s brings about the same events in two worlds that looked the same to seat %d, which differ then: %s", w.game.Notation(c), seat, line)
	}
	return nil
}

// seen plays a choice and returns the events as seat sees them.
func (w *walk) seen(s rules.State, c rules.Choice, seat rules.Seat) ([]rules.Event, error) {
	events, err := w.apply(s, c)
	if err != nil || !w.info.Hidden {
		return events, err
	}
	return w.redact(s, slices.Values(events), seat)
}
