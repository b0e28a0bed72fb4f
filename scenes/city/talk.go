package city

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/table"
)

// talk says which elements are the large button, what the table's own buttons are called,
// and gives one line of help.
func (l *layout) talk() {
	l.out.Main = []rules.Element{kurth.ElementGoOn, kurth.ElementEndTurn}
	l.out.Words = map[rules.Element]string{
		kurth.ElementGoOn:    "Place markers",
		kurth.ElementEndTurn: "End turn",
		kurth.ElementRoll:    "Roll",
		kurth.ElementAccept:  "Accept",
	}
	if l.Mode == table.Asking {
		l.out.Help = l.help()
	}
}

// help is one short line about what is asked.
func (l *layout) help() string {
	if len(l.Chosen) > 0 {
		return "Pick a target. Esc takes the panel back."
	}
	switch l.Decision {
	case "deal":
		return "Use a glowing special, or place the markers."
	case "tie":
		return "Both locations are level: pick one."
	case "move":
		if !l.waits(kurth.VerbSpecial) {
			return "Pick a glowing location."
		}
		return "Pick a glowing location, or a glowing special first."
	case "attack":
		if !l.waits(kurth.VerbSpecial) && !l.waits(kurth.VerbCast) {
			return "Roll the dice."
		}
		return "Cast or use what glows, then roll."
	case "rolled":
		return "Change the roll with what glows, or accept it."
	case "end":
		return "Use what glows, or end the turn."
	}
	return ""
}

// waits reports whether a choice of a verb waits.
func (l *layout) waits(verb rules.Verb) bool {
	return slices.ContainsFunc(l.Choices, func(c rules.Choice) bool { return c.Verb == verb })
}
