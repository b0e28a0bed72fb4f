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
	l.Out.Main = []rules.Element{kurth.ElementGoOn, kurth.ElementEndTurn}
	l.Out.Words = map[rules.Element]string{
		kurth.ElementGoOn:    rules.Say("Place markers"),
		kurth.ElementEndTurn: rules.Say("End turn"),
		kurth.ElementRoll:    rules.Say("Roll"),
		kurth.ElementAccept:  rules.Say("Accept"),
	}
	if l.Mode == table.Asking {
		l.Out.Help = l.help()
		l.Out.Quiet = l.perils()
	}
}

// help is one short line about what is asked.
func (l *layout) help() string {
	if len(l.Chosen) > 0 {
		return rules.Say("Pick a target. Esc takes the panel back.")
	}
	switch l.Decision {
	case "deal":
		return rules.Say("Use a glowing special, or place the markers.")
	case "tie":
		return rules.Say("Both locations are level: pick one.")
	case "move":
		if !l.waits(kurth.VerbSpecial) {
			return rules.Say("Pick a glowing location.")
		}
		return rules.Say("Pick a glowing location, or a glowing special first.")
	case "attack":
		if !l.waits(kurth.VerbSpecial) && !l.waits(kurth.VerbCast) {
			return rules.Say("Roll the dice.")
		}
		return rules.Say("Cast or use what glows, then roll.")
	case "rolled":
		switch {
		case l.waits(kurth.VerbCast):
			return rules.Say("Cast what can change the roll, or accept it.")
		case l.waits(kurth.VerbSpecial):
			return rules.Say("Use a special, or accept the roll.")
		}
		return rules.Say("Nothing at hand changes the roll: accept it.")
	case "end":
		return rules.Say("Use what glows, or end the turn.")
	}
	return ""
}

// waits reports whether a choice of a verb waits.
func (l *layout) waits(verb rules.Verb) bool {
	return slices.ContainsFunc(l.Choices, func(c rules.Choice) bool { return c.Verb == verb })
}
