package conform

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"portcullis/rules"
)

// shadow is what was taken before a choice, to be compared after it.
type shadow struct {
	restored rules.State // from the snapshot; plays along
	clone    rules.State // stays behind
	bytes    []byte      // what the clone writes
}

// difference returns the first line in which two texts differ, or nothing.
func difference(a, b []byte) string {
	if bytes.Equal(a, b) {
		return ""
	}
	la, lb := bytes.Split(a, []byte("\n")), bytes.Split(b, []byte("\n"))
	for i := range max(len(la), len(lb)) {
		var x, y []byte
		if i < len(la) {
			x = la[i]
		}
		if i < len(lb) {
			y = lb[i]
		}
		if !bytes.Equal(x, y) {
			return fmt.Sprintf("line %d is %q there and %q here", i+1, bytes.TrimSpace(x), bytes.TrimSpace(y))
		}
	}
	return "the texts differ"
}

// checkSnapshot restores the match and compares; the restored one plays the next choice too.
func (w *walk) checkSnapshot() error {
	b, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	again, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	if line := difference(b, again); line != "" {
		return w.fault("snapshot", "two snapshots of one moment differ: %s", line)
	}
	if err := w.checkHead(b); err != nil {
		return err
	}
	r, err := w.roundTrip(w.state)
	if err != nil {
		return err
	}
	if d, ok := r.(rules.Dealer); ok && len(d.Deal()) > 0 {
		return w.fault("deal", "a restored match tells of %d events of its deal", len(d.Deal()))
	}
	w.castShadow().restored = r
	return nil
}

// checkHead reads the game and the options out of a snapshot, as whoever begins a match from
// it does. They never change, so once in a match is enough.
func (w *walk) checkHead(snapshot []byte) error {
	if len(w.played) > 0 {
		return nil
	}
	var fields map[string]any
	if err := json.Unmarshal(snapshot, &fields); err != nil {
		return w.fault("snapshot", "it is not a JSON object: %v", err)
	}
	if fields["game"] != w.info.ID {
		return w.fault("snapshot", "its game is %v", fields["game"])
	}
	if w.info.MinSeats != w.info.MaxSeats && fields["seats"] != float64(w.setup.Seats) {
		return w.fault("snapshot", "its seats are %v; the match has %d", fields["seats"], w.setup.Seats)
	}
	for _, o := range w.info.Options {
		if fields[o.ID] != w.setup.Options[o.ID] {
			return w.fault("snapshot", "its %s is %v, and %q was settled", o.ID, fields[o.ID], w.setup.Options[o.ID])
		}
	}
	return nil
}

func (w *walk) castShadow() *shadow {
	if w.shadow == nil {
		w.shadow = &shadow{}
	}
	return w.shadow
}

// checkClone plays on a clone, and leaves another one behind.
func (w *walk) checkClone() error {
	before, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	held := w.state.Decision()
	c := w.state.Clone()
	cb, err := w.snapshot(c)
	if err != nil {
		return err
	}
	if line := difference(before, cb); line != "" {
		return w.fault("clone", "a fresh clone writes another snapshot: %s", line)
	}
	if err := w.wander(c, 4); err != nil {
		return err
	}
	after, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	if line := difference(before, after); line != "" {
		return w.fault("clone", "playing on the clone changed the match: %s", line)
	}
	if !reflect.DeepEqual(held, w.decision) {
		return w.fault("clone", "playing on the clone changed the match's decision to %+v", held)
	}
	s := w.castShadow()
	s.clone, s.bytes = w.state.Clone(), before
	return nil
}

// checkShadow examines, after a choice, what was taken before it.
func (w *walk) checkShadow(c rules.Choice, events []rules.Event) error {
	s := w.shadow
	w.shadow = nil
	if s == nil {
		return nil
	}
	if s.clone != nil {
		w.checking = "clone"
		if err := w.examineClone(s, events); err != nil {
			return err
		}
	}
	if s.restored != nil {
		w.checking = "snapshot"
		return w.examineRestored(s.restored, c, events)
	}
	return nil
}

func (w *walk) examineClone(s *shadow, events []rules.Event) error {
	b, err := w.snapshot(s.clone)
	if err != nil {
		return err
	}
	if line := difference(s.bytes, b); line != "" {
		return w.fault("clone", "playing on the match changed its clone: %s", line)
	}
	kept := slices.Clone(events)
	if err := w.wander(w.state.Clone(), 3); err != nil {
		return err
	}
	if !slices.Equal(kept, events) {
		return w.fault("clone", "playing on a clone changed the events that the match returned")
	}
	return nil
}

func (w *walk) examineRestored(r rules.State, c rules.Choice, events []rules.Event) error {
	twin, err := w.apply(r, c)
	if err != nil {
		return err
	}
	if !slices.Equal(twin, events) {
		return w.fault("snapshot", "%s brings about other events in the restored match:\n%+v\n%+v", w.game.Notation(c), events, twin)
	}
	mine, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	its, err := w.snapshot(r)
	if err != nil {
		return err
	}
	if line := difference(mine, its); line != "" {
		return w.fault("snapshot", "%s leads the restored match elsewhere: %s", w.game.Notation(c), line)
	}
	return nil
}

// checkDamage restores a snapshot with a random fault in it.
func (w *walk) checkDamage() error {
	b, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	bad := w.damage(b)
	s, err := w.game.Restore(bad)
	if err != nil {
		if err.Error() == "" {
			return w.fault("damage", "a snapshot is refused without a word:\n%s", bad)
		}
		return nil
	}
	if err := s.Check(); err != nil {
		return w.fault("damage", "a snapshot that breaks an invariant is taken: %v\n%s", err, bad)
	}
	if _, over := s.Outcome(); over != s.Decision().Over() {
		return w.fault("damage", "a snapshot is taken that has no choices and no outcome, or both:\n%s", bad)
	}
	var f *Fault
	if err = w.wanderBack(s, 3); errors.As(err, &f) {
		f.Problem += "\n  after a snapshot was damaged: " + difference(b, bad)
	}
	return err
}

// damage changes a byte, or leaves out, repeats or swaps lines.
func (w *walk) damage(b []byte) []byte {
	b = slices.Clone(b)
	lines := bytes.Split(b, []byte("\n"))
	i, j := w.chance.IntN(len(lines)), w.chance.IntN(len(lines))
	switch w.chance.IntN(5) {
	case 0:
		b[w.chance.IntN(len(b))] = byte(w.chance.IntN(128))
		return b
	case 1:
		b[w.chance.IntN(len(b))] = byte('0' + w.chance.IntN(10))
		return b
	case 2:
		lines = slices.Delete(lines, i, i+1)
	case 3:
		lines = slices.Insert(lines, i, lines[j])
	case 4:
		lines[i], lines[j] = lines[j], lines[i]
	}
	return bytes.Join(lines, []byte("\n"))
}

// checkRefusal tries choices that are not legal now.
func (w *walk) checkRefusal() error {
	before, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	var tried []rules.Choice
	for range 6 {
		c := w.stray()
		if w.decision.Allows(c) {
			continue
		}
		if err := w.refuse(c); err != nil {
			return err
		}
		tried = append(tried, c)
	}
	after, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	if line := difference(before, after); line != "" {
		return w.fault("refusal", "one of the choices %+v was refused and changed the match: %s", tried, line)
	}
	return nil
}

// stray is a choice from nowhere: of another decision, a legal one with a change, or noise.
func (w *walk) stray() rules.Choice {
	source := w.chance.IntN(3)
	switch {
	case source == 0 && len(w.others) > 0:
		return w.others[w.chance.IntN(len(w.others))]
	case source == 1 && len(w.decision.Choices) > 0:
		c := w.decision.Choices[w.chance.IntN(len(w.decision.Choices))]
		c.Args[w.chance.IntN(len(c.Args))] += int16(w.chance.IntN(9) - 4)
		return c
	}
	c := rules.Choice{Verb: rules.Verb(w.chance.IntN(12))}
	for i := range c.Args {
		c.Args[i] = int16(w.chance.IntN(64) - 8)
	}
	if w.chance.IntN(4) == 0 {
		c.Verb, c.Args[w.chance.IntN(len(c.Args))] = rules.Verb(w.chance.IntN(256)), int16(w.chance.Uint64())
	}
	return c
}

func (w *walk) refuse(c rules.Choice) error {
	name := w.game.Notation(c)
	events, err := w.state.Apply(c)
	var r *rules.Refusal
	switch {
	case err == nil:
		return w.fault("refusal", "%s (%+v) is not listed, and was played", name, c)
	case !errors.As(err, &r):
		return w.fault("refusal", "%s (%+v) is refused with %T instead of a *rules.Refusal: %v", name, c, err, err)
	case silent(r.Why) != "":
		return w.fault("refusal", "the reason against %s (%+v) %s: %q", name, c, silent(r.Why), r.Why)
	case len(events) > 0:
		return w.fault("refusal", "%s (%+v) is refused, and %d events happened", name, c, len(events))
	}
	if d := w.state.Decision(); d.Kind != w.decision.Kind || !slices.Equal(d.Choices, w.decision.Choices) {
		return w.fault("refusal", "%s (%+v) was refused and changed the decision to %+v", name, c, d)
	}
	return nil
}
