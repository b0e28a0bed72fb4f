package conform

import (
	"bytes"
	"fmt"
	"reflect"

	"portcullis/rules"
)

// settled is a preference that was settled on the walk, before the choice of that number.
type settled struct {
	before int
	seat   rules.Seat
	id     string
	value  string
}

func (p settled) String() string { return fmt.Sprintf("prefer %d %s %s", p.seat, p.id, p.value) }

// preferrer is the state as one that has preferences, or nil.
func preferrer(s rules.State) rules.Preferrer {
	p, ok := s.(rules.Preferrer)
	if !ok {
		return nil
	}
	return p
}

// prefer settles a preference of a seat that is to decide, now and then.
func (w *walk) prefer() error {
	p := preferrer(w.state)
	if p == nil || w.decision.Over() || w.chance.IntN(8) > 0 {
		return nil
	}
	pick, ok := w.pickPreference(p)
	if !ok {
		return nil
	}
	w.checking = "prefer"
	if err := p.Prefer(pick.seat, pick.id, pick.value); err != nil {
		return w.fault("prefer", "%s is refused: %v", pick, err)
	}
	w.settled = append(w.settled, pick)
	return w.look()
}

func (w *walk) pickPreference(p rules.Preferrer) (settled, bool) {
	seat := rules.Seat(w.chance.IntN(w.setup.Seats))
	if !w.decision.Seats.Has(seat) {
		return settled{}, false
	}
	list := p.Preferences(seat)
	if len(list) == 0 {
		return settled{}, false
	}
	pref := list[w.chance.IntN(len(list))]
	if len(pref.Values) == 0 {
		return settled{}, false
	}
	return settled{len(w.played), seat, pref.ID, pref.Values[w.chance.IntN(len(pref.Values))].ID}, true
}

// agree settles the preferences of all seats in one state as they are in the one that is
// played. They decide which questions come, so that worlds in which they differ part.
func (w *walk) agree(s rules.State) error {
	p, mine := preferrer(s), preferrer(w.state)
	if p == nil || mine == nil {
		return nil
	}
	for seat := range rules.Seat(w.setup.Seats) {
		for _, pref := range mine.Preferences(seat) {
			if err := p.Prefer(seat, pref.ID, pref.Value); err != nil {
				return w.fault(w.checking, "the preference %s is refused in a veiled match: %v", settled{0, seat, pref.ID, pref.Value}, err)
			}
		}
	}
	return nil
}

// disagree is the match with random preferences of all seats but one.
func (w *walk) disagree(seat rules.Seat) (rules.State, error) {
	s := w.state.Clone()
	p := preferrer(s)
	for other := range rules.Seat(w.setup.Seats) {
		if other == seat {
			continue
		}
		for _, pref := range p.Preferences(other) {
			value := pref.Values[w.chance.IntN(len(pref.Values))].ID
			if err := p.Prefer(other, pref.ID, value); err != nil {
				return nil, w.fault(w.checking, "%s is refused: %v", settled{0, other, pref.ID, value}, err)
			}
		}
	}
	return s, nil
}

// checkPreferences tests what the seats can settle and what they have settled.
func (w *walk) checkPreferences() error {
	p := preferrer(w.state)
	if p == nil {
		return nil
	}
	for seat := range rules.Seat(w.setup.Seats) {
		list := p.Preferences(seat)
		if err := w.checkList(seat, list); err != nil {
			return err
		}
		for _, pref := range list {
			if err := w.checkPrefer(seat, pref); err != nil {
				return err
			}
		}
	}
	return w.refusePreferences()
}

// checkList tests the preferences of a seat: their words, that their values are there, that
// they start as the options say, and that nothing but the values ever changes.
func (w *walk) checkList(seat rules.Seat, list []rules.Preference) error {
	for i, pref := range list {
		value := rules.Option{Values: pref.Values}
		if !optionID.MatchString(pref.ID) || pref.Name == "" || len(pref.Values) < 2 {
			return w.fault("prefer", "preference %q (%q) of seat %d has %d values", pref.ID, pref.Name, seat, len(pref.Values))
		}
		if _, ok := value.Value(pref.Value); !ok {
			return w.fault("prefer", "%q is settled for %s of seat %d, and is no value of it", pref.Value, pref.ID, seat)
		}
		for _, before := range list[:i] {
			if before.ID == pref.ID {
				return w.fault("prefer", "seat %d has two preferences %q", seat, pref.ID)
			}
		}
	}
	if len(w.lists) == int(seat) {
		w.lists = append(w.lists, list)
		return w.checkFirst(seat, list)
	}
	if !reflect.DeepEqual(bare(list), bare(w.lists[seat])) {
		return w.fault("prefer", "the preferences of seat %d were %+v and are %+v", seat, bare(w.lists[seat]), bare(list))
	}
	return nil
}

// bare is a list of preferences without what is settled.
func bare(list []rules.Preference) []rules.Preference {
	list = append([]rules.Preference(nil), list...)
	for i := range list {
		list[i].Value = ""
	}
	return list
}

// checkFirst tests, before anything was settled on the walk, that options gave the values.
func (w *walk) checkFirst(seat rules.Seat, list []rules.Preference) error {
	if len(w.settled) > 0 {
		return nil
	}
	for _, o := range w.info.Options {
		if o.Prefers == "" || !o.Seats.Has(seat) {
			continue
		}
		found := false
		for _, pref := range list {
			found = found || pref.ID == o.Prefers && pref.Value == w.setup.Options[o.ID]
		}
		if !found && w.info.Applies(o, w.setup) {
			return w.fault("prefer", "option %s is %s, and the preferences of seat %d are %+v", o.ID, w.setup.Options[o.ID], seat, list)
		}
	}
	return nil
}

// checkPrefer settles every value of a preference on a copy: nothing else may change.
func (w *walk) checkPrefer(seat rules.Seat, pref rules.Preference) error {
	before, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	for _, v := range pref.Values {
		what := settled{0, seat, pref.ID, v.ID}
		s := w.state.Clone()
		p := preferrer(s)
		want := make([][]rules.Preference, w.setup.Seats)
		for other := range want {
			want[other] = append(want[other], p.Preferences(rules.Seat(other))...)
		}
		for i := range want[seat] {
			if want[seat][i].ID == pref.ID {
				want[seat][i].Value = v.ID
			}
		}
		if err := p.Prefer(seat, pref.ID, v.ID); err != nil {
			return w.fault("prefer", "%s is refused: %v", what, err)
		}
		for other := range want {
			if got := p.Preferences(rules.Seat(other)); !reflect.DeepEqual(got, want[other]) {
				return w.fault("prefer", "after %s the preferences of seat %d are %+v", what, other, got)
			}
		}
		if d := s.Decision(); !reflect.DeepEqual(d, w.decision) {
			return w.fault("prefer", "%s changes the decision that waits to %+v", what, d)
		}
		after, err := w.snapshot(s)
		if err != nil {
			return err
		}
		if !bytes.Equal(generator.Find(before), generator.Find(after)) {
			return w.fault("prefer", "%s changes the generator", what)
		}
	}
	return nil
}

// refusePreferences tries what cannot be settled.
func (w *walk) refusePreferences() error {
	before, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	bad := []settled{{seat: -1, id: "x", value: "x"}, {seat: rules.Seat(w.setup.Seats), id: "x", value: "x"}, {id: "no such preference", value: "x"}}
	for seat, list := range w.lists {
		for _, pref := range list {
			bad = append(bad,
				settled{seat: rules.Seat(seat), id: pref.ID, value: "no such value"},
				settled{seat: rules.Seat(w.setup.Seats), id: pref.ID, value: pref.Value},
				settled{seat: -1, id: pref.ID, value: pref.Value})
		}
	}
	for _, b := range bad {
		if err := preferrer(w.state).Prefer(b.seat, b.id, b.value); err == nil || err.Error() == "" {
			return w.fault("prefer", "%s is taken, or refused without a word", b)
		}
	}
	after, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	if line := difference(before, after); line != "" {
		return w.fault("prefer", "a preference was refused and changed the match: %s", line)
	}
	return nil
}
