package stub

import (
	"fmt"
	"slices"

	"portcullis/rules"
)

// second is the preference TG-ASK-1, and each seat's option that begins with its id settles
// how the match begins.
const second = "second"

// What a seat settles about its second action; the first one is the default.
const (
	asked uint8 = iota
	skipped
)

var seconds = [...]rules.OptionValue{
	asked:   {ID: "asked", Name: "Ask", Help: "The second action is asked for."},
	skipped: {ID: "skipped", Name: "Skip", Help: "The turn ends after one action."},
}

// secondOption names the option of a seat's first answer: "second-north".
func secondOption(seat rules.Seat) string { return second + "-" + seatIDs[seat] }

func secondOptions() []rules.Option {
	var list []rules.Option
	for seat := range rules.Seat(seats) {
		list = append(list, rules.Option{
			ID: secondOption(seat), Name: "Second action of " + seatNames[seat],
			Help:   "Whether the seat is asked for its second action (TG-ASK-1).",
			Values: seconds[:], Default: seconds[asked].ID,
			Seats: rules.SeatsOf(seat), Prefers: second,
		})
	}
	return list
}

func secondIndex(id string) (uint8, bool) {
	i := slices.IndexFunc(seconds[:], func(v rules.OptionValue) bool { return v.ID == id })
	return uint8(i), i >= 0
}

// Preferences is what a seat has settled.
func (s *State) Preferences(seat rules.Seat) []rules.Preference {
	return []rules.Preference{{
		ID: second, Name: "Second action", Help: "Whether to be asked for it (TG-ASK-1).",
		Values: seconds[:], Value: seconds[s.side[seat].second].ID,
	}}
}

// Prefer settles TG-ASK-1 for a seat from its next decision on.
func (s *State) Prefer(seat rules.Seat, id, value string) error {
	if seat < 0 || seat >= seats {
		return fmt.Errorf("no seat %d; the seats are 0 to %d", seat, seats-1)
	}
	if id != second {
		return fmt.Errorf("no preference %q; there is %q", id, second)
	}
	i, ok := secondIndex(value)
	if !ok {
		return fmt.Errorf("%s: %q is neither %q nor %q", second, value, seconds[asked].ID, seconds[skipped].ID)
	}
	s.side[seat].second = i
	return nil
}
