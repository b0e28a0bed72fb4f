package kit

import (
	"portcullis/rules"
	"portcullis/scenes/form"
)

// Setup is a game's own part of the new match. It keeps nothing: what is settled is the draft.
type Setup interface {
	// Fit makes what is settled fit together: it returns the values of options that have to
	// change, and what is wrong before the game itself is asked; nil: nothing.
	Fit(Draft) (map[string]string, *Fault)
	// Do carries out what is done to an item of Settle, and reports whether it was one of that. The
	// option is empty if nothing changes. Chance gives seeds.
	Do(d Draft, e form.Event, chance func() uint64) (option, value string, mine bool)
	// Settle lays out what can be settled, all of the sheet.
	Settle(*form.Column, Sheet)
	// Seat lays out what a seat has, below its name.
	Seat(c *form.Column, d Draft, seat int)
}

// Draft is what is settled of a match so far.
type Draft struct {
	Seats   int
	Options map[string]string // the value of every option
}

// Sheet is what the new match lays out the same for all games.
type Sheet interface {
	Draft() Draft
	// Options are those that apply and belong to no seat, without the mode.
	Options() []rules.Option
	// Option is one option, Small the same in the type of details.
	Option(*form.Column, rules.Option)
	Small(*form.Column, rules.Option)
	// Count is how many seats there are, Seats the card of each.
	Count(*form.Column)
	Seats(*form.Column)
	// Fault is what is wrong with an option, by its id; "seats": with their number, "": with the rest.
	Fault(c *form.Column, option string)
	// Rest folds what few people change: these options, which the game lays out, then take-backs, hints and the seed.
	Rest(c *form.Column, options []rules.Option, lay func(*form.Column))
}

// Fault is why a match cannot be dealt.
type Fault struct {
	Option  string // id, "seats", or empty
	Problem string
	Reasons []string
}

// All is the fault in sentences: what is wrong, then each reason.
func (f *Fault) All() []string { return append([]string{f.Problem}, f.Reasons...) }

// OptionID is the item that settles an option.
func OptionID(option, value string) string { return "option:" + option + "=" + value }

// The sizes of buttons: those of an option, and those of details.
const (
	Large   = 23
	Details = 19
)

// Buttons are the values of an option as buttons.
func Buttons(o rules.Option, chosen string, size float64) []form.Label {
	var list []form.Label
	for _, v := range o.Values {
		list = append(list, form.Label{
			ID: OptionID(o.ID, v.ID), Text: v.Title().String(), Tip: v.About().String(), Size: size, Chosen: v.ID == chosen,
		})
	}
	return list
}
