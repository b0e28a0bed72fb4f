package argot

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// The values of the preference for regrouping.
const (
	idRegroup    = "regroup"
	whereItHelps = "worth"
	each         = "always"
)

// regrouping is when a seat is asked to regroup; no option settles it (AR-RUL-82).
var regrouping = rules.Preference{ID: idRegroup, Name: "Regrouping", Help: "When to be asked, after a battle that you have won, whether blocks move out of that place or in from beside it.",
	Values: []rules.OptionValue{
		{ID: whereItHelps, Name: "Where it can help", Help: "Asked if a block can come nearer to the goal of the siege, or a badly wounded one away from enemies; else all stay."},
		{ID: each, Name: "After each battle", Help: "Asked whenever anybody can regroup."},
	}}

// preferenceNames are what the preference is called, which is no option.
func preferenceNames() []rules.Text {
	names := []rules.Text{regrouping.Title(), regrouping.About()}
	for _, v := range regrouping.Values {
		names = append(names, v.Title(), v.About())
	}
	return names
}

// prefers reports whether a seat can settle how it is asked: in matches that were begun before AR-RUL-82 it is asked in any case.
func (s *State) prefers(seat rules.Seat) bool {
	return seat >= 0 && seat < engine.Seats && !s.Options.AskStay
}

// Preferences lists what a seat has settled about how it is asked.
func (s *State) Preferences(seat rules.Seat) []rules.Preference {
	if !s.prefers(seat) {
		return nil
	}
	p := regrouping
	p.Value = whereItHelps
	if s.Regroups[seat] {
		p.Value = each
	}
	return []rules.Preference{p}
}

// Prefer settles how a seat is asked from its next decision on.
func (s *State) Prefer(seat rules.Seat, id, value string) error {
	switch {
	case !s.prefers(seat):
		return fmt.Errorf("seat %d has no preferences", seat)
	case id != idRegroup:
		return fmt.Errorf("there is no preference %q; there is %s", id, idRegroup)
	case !slices.ContainsFunc(regrouping.Values, func(v rules.OptionValue) bool { return v.ID == value }):
		return fmt.Errorf("%s: there is no value %q; there are %s", id, value, strings.Join([]string{whereItHelps, each}, ", "))
	}
	s.Regroups[seat] = value == each
	return nil
}
