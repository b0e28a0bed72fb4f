package newmatch

import (
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
)

// sheet is what a game's own part lays out as all games do.
type sheet struct {
	model
	info rules.Info
}

var _ kit.Sheet = sheet{}

// Options are those that apply and belong to no seat, without the mode.
func (s sheet) Options() []rules.Option { return s.tableOptions(s.info) }

// Option is one option.
func (s sheet) Option(c *form.Column, o rules.Option) { settleOption(c, s.model, o) }

// Small is one option in the type of details.
func (s sheet) Small(c *form.Column, o rules.Option) { laterOption(c, s.model, o) }

// Count is how many seats there are.
func (s sheet) Count(c *form.Column) { settleCount(c, s.model, s.info) }

// Seats are the cards of the seats.
func (s sheet) Seats(c *form.Column) { settleCards(c, s.model, s.info) }

// Fault is what is wrong with an option.
func (s sheet) Fault(c *form.Column, option string) { settleFault(c, s.model, option) }

// Rest folds what few people change: options, and what holds for the table.
func (s sheet) Rest(c *form.Column, options []rules.Option, lay func(*form.Column)) {
	settleRest(c, s.model, options, func(c *form.Column) {
		lay(c)
		c.Breathe(1.8)
		c.Rule()
		c.Breathe(1.4)
		settleTable(c, s.model)
	})
}
