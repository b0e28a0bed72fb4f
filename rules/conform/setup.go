package conform

import (
	"regexp"
	"slices"

	"portcullis/rules"
)

// randomSetup settles by chance every option that applies and who sits down, but for what
// is fixed.
func (w *walk) randomSetup() error {
	const tries = 200
	for range tries {
		w.setup = rules.Setup{Seed: w.chance.Uint64(), Options: map[string]string{}}
		if err := w.settle(func(o rules.Option) bool { return o.Seats == 0 }); err != nil {
			return err
		}
		low, high := w.info.SeatLimits(w.setup.Options)
		if w.fixed.Seats != 0 {
			low, high = max(low, w.fixed.Seats), min(high, w.fixed.Seats)
		}
		if low > high {
			continue
		}
		w.setup.Seats = low + w.chance.IntN(high-low+1)
		return w.settle(func(o rules.Option) bool { return o.Seats != 0 })
	}
	return w.fault("info", "no number of seats fits the options of %d setups; the last is %v", tries, w.setup.Options)
}

// settle gives random values to the options that apply and that are meant.
func (w *walk) settle(meant func(rules.Option) bool) error {
	for _, o := range w.info.Options {
		if !meant(o) || !w.info.Applies(o, w.setup) {
			continue
		}
		value, err := w.value(o)
		if err != nil {
			return err
		}
		w.setup.Options[o.ID] = value
	}
	return nil
}

// value is a listed value of an option, or one that the game makes up.
func (w *walk) value(o rules.Option) (string, error) {
	if v, ok := w.fixed.Options[o.ID]; ok {
		return v, nil
	}
	game, ok := w.game.(rules.Inventor)
	if o.Open == "" || !ok || w.chance.IntN(2) == 0 {
		return o.Values[w.chance.IntN(len(o.Values))].ID, nil
	}
	value := game.Invent(o.ID, w.setup, &w.chance)
	if value == "" {
		return "", w.fault("info", "nothing is made up for the open option %s", o.ID)
	}
	return value, nil
}

// checkOptions tests that the options fit together.
func (w *walk) checkOptions() error {
	for i, o := range w.info.Options {
		if len(o.Values) == 0 || o.ID == "" || o.Name == "" {
			return w.fault("info", "option %q (%q) has %d values", o.ID, o.Name, len(o.Values))
		}
		if !optionID.MatchString(o.ID) {
			return w.fault("info", "the id of option %q is not made of small letters, digits, - and _", o.ID)
		}
		if o.Seats>>w.info.MaxSeats != 0 || o.Prefers != "" && o.Seats == 0 {
			return w.fault("info", "option %s is of the seats %b", o.ID, o.Seats)
		}
		if err := w.checkWhen(o, w.info.Options[:i]); err != nil {
			return err
		}
		for _, v := range o.Values {
			if low, high := w.info.SeatLimits(map[string]string{o.ID: v.ID}); low > high {
				return w.fault("info", "no number of seats fits the value %s of option %s", v.ID, o.ID)
			}
		}
		if _, err := w.info.Complete(rules.Setup{Options: map[string]string{o.ID: o.Default}}); err != nil {
			return w.fault("info", "the default of option %s: %v", o.ID, err)
		}
	}
	return nil
}

var optionID = regexp.MustCompile(`^[a-z0-9_-]+$`)

// checkWhen tests that an option asks for values of options before it.
func (w *walk) checkWhen(o rules.Option, before []rules.Option) error {
	for id, values := range o.When {
		i := slices.IndexFunc(before, func(b rules.Option) bool { return b.ID == id })
		if i < 0 {
			return w.fault("info", "option %s asks for option %q, which does not stand before it", o.ID, id)
		}
		for _, v := range values {
			if _, ok := before[i].Value(v); !ok {
				return w.fault("info", "option %s asks for %q of option %s, which is no value of it", o.ID, v, id)
			}
		}
	}
	return nil
}

func (w *walk) refuseSetups() error {
	bad := []rules.Setup{
		{Seats: w.info.MaxSeats + 1},
		{Seats: -1},
		{Options: map[string]string{"no such option": "x"}},
	}
	for _, o := range w.info.Options {
		bad = append(bad, rules.Setup{Options: map[string]string{o.ID: "no such value"}})
		for _, v := range o.Values {
			settled := map[string]string{o.ID: v.ID}
			low, high := w.info.SeatLimits(settled)
			if w.info.Applies(o, rules.Setup{Seats: low, Options: settled}) {
				bad = append(bad, rules.Setup{Seats: high + 1, Options: settled})
			}
		}
	}
	for _, setup := range bad {
		_, err := w.game.New(setup)
		if _, ok := err.(*rules.SetupError); !ok {
			return w.fault("info", "the setup %+v gives %v instead of a *rules.SetupError", setup, err)
		}
	}
	return nil
}
