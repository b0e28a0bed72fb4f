package conform

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"portcullis/rules"
)

// Mutants is what came of mutated snapshots.
type Mutants struct {
	Tried int
	Taken int // by Restore
}

// Add adds another count.
func (m *Mutants) Add(n Mutants) {
	m.Tried += n.Tried
	m.Taken += n.Taken
}

// PerMatch is how many mutated snapshots [Mutate] makes along one match.
const PerMatch = 50

// Mutate plays a random match that seed decides, mutates PerMatch snapshots taken along it and has the game restore
// them. What it refuses it must refuse with a word; what it takes must pass Check, as must each seat's view of it,
// and go on, be spoken of and thought about without a panic. The error is a *[Fault].
func Mutate(game rules.Game, seed uint64) (count Mutants, err error) {
	w := walkOf(game, seed, "mutants")
	if err := w.begin(); err != nil {
		return count, err
	}
	m := &mutator{chance: &w.chance}
	const moments = 10
	for range moments {
		if err := w.wander(w.state, w.chance.IntN(1+w.chance.IntN(150))); err != nil {
			return count, err
		}
		snapshot, err := w.snapshot(w.state)
		if err != nil {
			return count, err
		}
		for range PerMatch / moments {
			taken, err := w.mutant(m, snapshot)
			if err != nil {
				return count, err
			}
			count.Tried++
			count.Taken += taken
		}
	}
	return count, nil
}

// mutant tries one mutated snapshot. taken is 1 if the game takes it.
func (w *walk) mutant(m *mutator, snapshot []byte) (taken int, err error) {
	tree, err := m.read(snapshot)
	if err != nil {
		return 0, w.fault("mutants", "the snapshot is no JSON: %v", err)
	}
	m.learn(tree)
	bad, did, err := m.mutate(tree)
	if err != nil {
		return 0, w.fault("mutants", "%v", err)
	}
	defer func() {
		if p := recover(); p != nil {
			err = w.fault(w.checking, "panic: %v\n%s", p, debug.Stack())
		}
		var f *Fault
		if errors.As(err, &f) {
			f.Choices = nil // they do not lead there
			f.Problem += fmt.Sprintf("\n  in a snapshot with %s:\n%s", strings.Join(did, "; "), bad)
		}
	}()
	w.checking = "restore"
	s, err := w.game.Restore(bad)
	if err != nil {
		if err.Error() == "" {
			return 0, w.fault("restore", "it is refused without a word")
		}
		return 0, nil
	}
	return 1, w.stranger(s)
}

// stranger checks a state that was restored from what no match has written.
func (w *walk) stranger(s rules.State) error {
	v := &walk{game: w.game, info: w.info, seed: w.seed, chance: rules.NewRand(w.chance.Uint64()), tally: w.tally, state: s}
	defer func() { w.checking = v.checking }()
	v.checking = "invariants"
	if err := s.Check(); err != nil {
		return v.fault("invariants", "what breaks an invariant is taken: %v", err)
	}
	v.decision = s.Decision()
	if _, over := s.Outcome(); over != v.decision.Over() {
		return v.fault("end", "it has no choices and no outcome, or both")
	}
	v.checking = "round trip"
	if err := v.checkRoundTrip(); err != nil {
		return err
	}
	if err := v.sit(); err != nil {
		return err
	}
	if err := v.views(); err != nil {
		return err
	}
	checks := []check{{name: "prompt", make: v.checkPrompt}, {name: "evaluate", make: v.checkEvaluate}}
	if !v.decision.Over() {
		checks = append(checks, check{name: "choices", make: v.checkChoices}, check{name: "describe", make: v.checkDescribe},
			check{name: "sensible", make: v.checkSensible}, check{name: "warnings", make: v.checkWarnings}, check{name: "tags", make: v.checkTags})
	}
	for _, c := range append(checks, check{name: "teller", make: v.checkTeller}) {
		if err := v.check(c.name, c.make); err != nil {
			return err
		}
	}
	return v.goesOn()
}

// sit finds out how many seats the match has.
func (w *walk) sit() error {
	b, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	head := struct{ Seats int }{w.info.MaxSeats}
	if err := json.Unmarshal(b, &head); err != nil {
		return w.fault("snapshot", "%v", err)
	}
	w.setup.Seats = head.Seats
	w.known = make([]elements, head.Seats)
	return nil
}

// views looks at the match from each seat, as people and computer players do.
func (w *walk) views() error {
	for seat := range rules.Seat(w.setup.Seats) {
		w.checking = "veil"
		r := rules.NewRand(w.chance.Uint64())
		veiled := w.state.Veiled(seat, &r)
		if err := veiled.Check(); err != nil {
			return w.fault("veil", "what seat %d sees of it breaks an invariant: %v", seat, err)
		}
		if is := veiled.Decision(); is.Kind != w.decision.Kind || is.Seats != w.decision.Seats {
			return w.fault("veil", "seat %d sees another decision: %+v instead of %+v", seat, is, w.decision)
		}
		if _, err := w.roundTrip(veiled); err != nil {
			return err
		}
		if w.decision.Seats.Has(seat) {
			w.checking = "hint"
			if err := w.think(veiled, seat); err != nil {
				return err
			}
		}
	}
	return nil
}

// think asks of a veiled match what hints and computer players ask, and plays on as it guides.
func (w *walk) think(s rules.State, seat rules.Seat) error {
	if g, ok := s.(rules.Glancer); ok {
		g.Glance(rules.Middling, nil)
	}
	if t, ok := s.(rules.Settler); ok {
		r := rules.NewRand(w.chance.Uint64())
		t.Settle(&r)
	}
	if p, ok := s.(rules.Schemer); ok {
		for variant := range 3 {
			if scheme := p.Scheme(rules.Judgement(variant), variant*7); scheme != nil {
				if err := w.carryOut(scheme, s.Clone()); err != nil {
					return err
				}
			}
		}
	}
	p, ok := s.(rules.Pruner)
	if !ok {
		return w.wander(s, 4)
	}
	for range 6 {
		list := p.Sensible(nil)
		if len(list) == 0 {
			break
		}
		if r, ok := s.(rules.Recommender); ok && s.Decision().Seats.Has(seat) {
			_ = r.Recommend(list[0]).String()
		}
		if _, err := w.apply(s, list[0]); err != nil {
			return err
		}
	}
	return nil
}

// carryOut plays the first choices of a scheme.
func (w *walk) carryOut(scheme rules.Scheme, s rules.State) error {
	_ = scheme.Aim(s).String()
	for range 12 {
		c, ok := scheme.Next(s)
		if !ok {
			return nil
		}
		if _, err := w.apply(s, c); err != nil {
			return err
		}
	}
	return nil
}

// goesOn plays random choices, tells of them and checks all along.
func (w *walk) goesOn() error {
	for range 6 {
		w.checking = "going on"
		if w.state.Decision().Over() {
			break
		}
		d := w.state.Decision()
		c := d.Choices[w.chance.IntN(len(d.Choices))]
		events, err := w.apply(w.state, c)
		if err != nil {
			return err
		}
		for _, e := range events {
			_ = w.state.Tell(e).String()
			if r, ok := w.state.(rules.Redactor); ok {
				for seat := range rules.Seat(w.setup.Seats) {
					_ = w.state.Tell(r.Redact(e, seat)).String()
				}
			}
		}
		if err := w.state.Check(); err != nil {
			return w.fault("invariants", "after %s: %v", w.game.Notation(c), err)
		}
		if _, over := w.state.Outcome(); over != w.state.Decision().Over() {
			return w.fault("end", "after %s there are no choices and no outcome, or both", w.game.Notation(c))
		}
		if err := w.checkRoundTrip(); err != nil {
			return err
		}
	}
	w.decision = w.state.Decision()
	return w.viewsAfter()
}

// viewsAfter looks once more at where the match has come to.
func (w *walk) viewsAfter() error {
	if w.decision.Over() {
		return nil
	}
	return w.views()
}
