// Package keymap says which key does what, and keeps which keys a person has changed.
//
//	commands.go  what keys do, where, and by which key at first
//	chord.go     a key with the keys that are held with it: as files write it, and as people read it
//	layout.go    what the keyboard that is plugged in calls its keys
//	map.go       the keys as a person has set them
//	refuse.go    why a key cannot be taken
package keymap

import "portcullis/rules"

// Command is something that a key does, and that can be given another key.
type Command uint8

// The commands, in the order in which they are listed.
const (
	None Command = iota
	Look
	Rules
	Menu
	Fullscreen
	Picture
	Undo
	UndoTurn
	Redo
	Hint
	Large
	Next
	Again
	Log
	Chronicle
	Threats
	Legend
	Save
	Pause
	Step
	Hurry
	Skip
	Backward
	Forward
	TurnBack
	TurnOn
	Overlay
	NextView
	Nearer
	Farther
	Whole
	PanLeft
	PanRight
	PanUp
	PanDown
	Less

	Commands // how many there are, None among them
)

// Place is where a key is pressed: on screens around the boards, or at the table.
type Place uint8

// The places.
const (
	Menus Place = 1 << iota
	Table
)

// Section is a group of commands that hold in the same place.
type Section uint8

// The sections, in the order in which they are listed.
const (
	Everywhere Section = iota
	AtTheTable
	Shown
	Watched
	LargeBoards
	DeckBuilder

	sections
)

// Sections lists the groups of commands.
func Sections() []Section {
	list := make([]Section, sections)
	for i := range list {
		list[i] = Section(i)
	}
	return list
}

// Title says where the commands of a section hold.
func (s Section) Title() rules.Text {
	return [...]rules.Text{
		rules.T("Everywhere"), rules.T("At the table"), rules.T("While something is shown"), rules.T("In a match that is watched"),
		rules.T("On a board larger than the window"), rules.T("In the deck builder"),
	}[s]
}

// place is where the commands of a section hold.
func (s Section) place() Place {
	switch s {
	case Everywhere:
		return Menus | Table
	case DeckBuilder:
		return Menus
	}
	return Table
}

// command is what there is to know of a command.
type command struct {
	name    string // in the settings file
	does    rules.Text
	section Section
	first   Chord   // its key at first
	spare   []Chord // that do the same as long as no other command has them
}

var commands = [Commands]command{
	Look:       {"look", rules.T("Look closely at a card or a piece, as a right click does"), Everywhere, "I", []Chord{"ContextMenu"}},
	Rules:      {"rules", rules.T("The rule for what is asked"), Everywhere, "F1", nil},
	Menu:       {"menu", rules.T("Back to the menu"), Everywhere, "F10", nil},
	Fullscreen: {"fullscreen", rules.T("Full screen and back"), Everywhere, "F11", []Chord{"Alt+Enter", "Alt+NumpadEnter"}},
	Picture:    {"picture", rules.T("Keep a picture of the screen"), Everywhere, "F12", []Chord{"Shift+F12"}}, // F12 belongs to a browser

	Undo:      {"undo", rules.T("Take back"), AtTheTable, "Ctrl+Z", nil},
	UndoTurn:  {"undo-turn", rules.T("Take back the whole turn, as a right click on the button does"), AtTheTable, "Ctrl+Alt+Z", nil},
	Redo:      {"redo", rules.T("Play again what was taken back"), AtTheTable, "Ctrl+Y", []Chord{"Ctrl+Shift+Z"}},
	Hint:      {"hint", rules.T("A hint: what the computer would do, and why"), AtTheTable, "H", nil},
	Large:     {"large", rules.T("Press the large button: end the turn, pass"), AtTheTable, "E", nil},
	Next:      {"next", rules.T("To the next thing on the board that can be clicked"), AtTheTable, "N", nil},
	Again:     {"again", rules.T("See again what happened since the last decision"), AtTheTable, "R", nil},
	Log:       {"log", rules.T("Go to the log, line by line with the arrows"), AtTheTable, "L", nil},
	Chronicle: {"chronicle", rules.T("The chronicle, where a game tells its matches as a story"), AtTheTable, "C", nil},
	Threats:   {"threats", rules.T("What happens if nothing more is done"), AtTheTable, "W", nil},
	Legend:    {"legend", rules.T("What the symbols mean, where a board has such a list"), AtTheTable, "K", nil},
	Save:      {"save", rules.T("Save now"), AtTheTable, "F5", nil},

	Pause: {"pause", rules.T("Pause, and go on"), Shown, "P", nil},
	Step:  {"step", rules.T("Pause, and show one thing more"), Shown, "Period", nil},
	Hurry: {"hurry", rules.T("Hurry until somebody is asked"), Shown, "F", nil},
	Skip:  {"skip", rules.T("Skip until somebody is asked"), Shown, "S", nil},

	Backward: {"backward", rules.T("One decision back, then stop"), Watched, "Comma", nil},
	Forward:  {"forward", rules.T("One decision on, then stop"), Watched, "M", nil},
	TurnBack: {"turn-back", rules.T("To the beginning of the turn, then to the one before"), Watched, "Ctrl+ArrowLeft", nil},
	TurnOn:   {"turn-on", rules.T("To the next turn"), Watched, "Ctrl+ArrowRight", nil},

	Overlay:  {"overlay", rules.T("The next overlay of the map"), LargeBoards, "O", nil},
	NextView: {"view", rules.T("The next map"), LargeBoards, "V", nil},
	Nearer:   {"nearer", rules.T("Nearer"), LargeBoards, "Equal", []Chord{"NumpadAdd"}},
	Farther:  {"farther", rules.T("Farther"), LargeBoards, "Minus", []Chord{"NumpadSubtract"}},
	Whole:    {"whole", rules.T("As much of the board as there is room for"), LargeBoards, "Home", nil},
	PanLeft:  {"pan-left", rules.T("Move the view to the left"), LargeBoards, "Shift+ArrowLeft", nil},
	PanRight: {"pan-right", rules.T("Move the view to the right"), LargeBoards, "Shift+ArrowRight", nil},
	PanUp:    {"pan-up", rules.T("Move the view up"), LargeBoards, "Shift+ArrowUp", nil},
	PanDown:  {"pan-down", rules.T("Move the view down"), LargeBoards, "Shift+ArrowDown", nil},

	Less: {"less", rules.T("One card less"), DeckBuilder, "Delete", []Chord{"Backspace", "Minus", "NumpadSubtract"}},
}

// All lists the commands.
func All() []Command {
	var list []Command
	for c := None + 1; c < Commands; c++ {
		list = append(list, c)
	}
	return list
}

// In lists the commands of a section.
func In(s Section) []Command {
	var list []Command
	for _, c := range All() {
		if commands[c].section == s {
			list = append(list, c)
		}
	}
	return list
}

// Name is what the settings file calls a command.
func (c Command) Name() string { return commands[c].name }

// Does says what a command does.
func (c Command) Does() rules.Text { return commands[c].does }

// First is the key that a command has at first.
func (c Command) First() Chord { return commands[c].first }

// meets reports whether there is a place where two commands hold.
func (c Command) meets(d Command) bool {
	return commands[c].section.place()&commands[d].section.place() != 0
}
