package kit

import (
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/form"
)

// Story is what is told of a match that is over.
type Story struct {
	Rows  []Row              // numbers, above those that the results know themselves
	Below func(*form.Column) // what is set below the numbers; nil: nothing
}

// Row is a number with what it counts.
type Row struct{ Name, Value string }

// Story tells what is counted of every match.
func (s Stats) Story() Story { return Story{Rows: append(s.Length(), s.Fights()...)} }

// Length is how long the match was.
func (s Stats) Length() []Row {
	decisions := rules.Say("Decisions")
	if s.People {
		decisions = rules.Say("Your decisions")
	}
	return []Row{{rules.Say("Turns"), strconv.Itoa(s.Turns)}, {decisions, strconv.Itoa(s.Choices)}}
}

// Fights are attacks and what was removed, where there was any of it.
func (s Stats) Fights() []Row {
	var rows []Row
	if s.AttacksWon+s.AttacksLost > 0 {
		rows = append(rows, Row{rules.Say("Attacks won and lost"), rules.Say("%d and %d", s.AttacksWon, s.AttacksLost)})
	}
	return append(rows, Some(rules.Say("Enemies removed"), s.Removed)...)
}

// Some is a number where it is not 0.
func Some(name string, n int) []Row {
	if n == 0 {
		return nil
	}
	return []Row{{name, strconv.Itoa(n)}}
}
