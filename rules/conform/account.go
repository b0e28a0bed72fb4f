package conform

import (
	"fmt"
	"slices"

	"portcullis/rules"
)

// account is what a seat has in a state and what stands against it, to keep; nil if the game keeps none.
func account(s rules.State, seat rules.Seat) []rules.Holding {
	a, ok := s.(rules.Accountant)
	if !ok {
		return nil
	}
	return a.Account(seat, nil)
}

// checkAccount tests what a rules.Accountant says of each seat: that it is sound, and no more than that seat knows.
func (w *walk) checkAccount() error {
	a, ok := w.state.(rules.Accountant)
	if !ok {
		return nil
	}
	for seat := range rules.Seat(w.setup.Seats) {
		mark := rules.Holding{Of: "mark"}
		list := a.Account(seat, []rules.Holding{mark})
		if len(list) < 2 || list[0].Of != mark.Of {
			return w.fault("account", "the account of seat %d is empty, or not appended to what was there", seat)
		}
		met := map[rules.Element]bool{}
		for _, h := range list[1:] {
			switch {
			case h.Of == "" || met[h.Of]:
				return w.fault("account", "the account of seat %d has %q twice, or nothing at all", seat, h.Of)
			case h.Name.Empty():
				return w.fault("account", "%s has no name in the account of seat %d", h.Of, seat)
			case h.N < 0:
				return w.fault("account", "%s is %d in the account of seat %d", h.Of, h.N, seat)
			}
			met[h.Of] = true
		}
		if line := differs(list[1:], account(w.veiled(seat), seat)); line != "" {
			return w.fault("account", "the account of seat %d is another one in a match that is veiled for it: %s", seat, line)
		}
	}
	return nil
}

// differs is the first line in which two accounts differ; empty: they are the same.
func differs(a, b []rules.Holding) string {
	line := func(h rules.Holding) string {
		return fmt.Sprint(h.Of, " ", h.Name, " ", h.N, h.Sort, h.Against, h.Tame)
	}
	for i := range max(len(a), len(b)) {
		switch {
		case i >= len(a):
			return line(b[i])
		case i >= len(b):
			return line(a[i])
		case line(a[i]) != line(b[i]):
			return line(a[i]) + " | " + line(b[i])
		}
	}
	return ""
}

// accounts are those of all seats, to be held against what a choice brings about.
func (w *walk) accounts() (list [][]rules.Holding) {
	if _, ok := w.state.(rules.Accountant); !ok || !w.due(often) {
		return nil
	}
	for seat := range w.setup.Seats {
		list = append(list, account(w.state, rules.Seat(seat)))
	}
	return list
}

// checkLosses tests that each loss of a seat, and each new thing against it, is told by an event that it saw. What is
// paid with may go silently.
func (w *walk) checkLosses(before [][]rules.Holding, events []rules.Event) error {
	for i, was := range before {
		seat, seen := rules.Seat(i), events
		if w.info.Hidden {
			var err error
			if seen, err = w.redact(w.state, slices.Values(events), seat); err != nil {
				return err
			}
		}
		b := rules.Compare(was, account(w.state, seat))
		for _, c := range slices.Concat(b.Lost, b.Against) {
			if c.Sort == rules.Purse || c.Sort == rules.Held || c.Against && (c.Sort != rules.Piece || c.Tame) {
				continue
			}
			if !slices.ContainsFunc(seen, c.Concerns) {
				return w.fault("account", "no event tells seat %d that %s is %d now and was %d", seat, c.Of, c.N, c.From)
			}
		}
	}
	return nil
}
