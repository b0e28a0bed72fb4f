package main

import (
	"testing"

	"portcullis/cmd/manual"
)

func TestManualSaysTheFlags(t *testing.T) {
	manual.Page{
		Program: &cli{},
		Name:    "portcullis",
		Purpose: "a box of five siege games for one table",
		About: []string{
			"Plays Siege at Kurth, B-Sieged, Siegestorm, The Siege of Argot and Tower Siege with the mouse or with keys alone: alone, against the computer, or by several people around one machine. It knows every rule, shows what can be done, and says why something cannot.",
			"Every choice is on disk the moment it is made; leave whenever you like. F1 opens the rules, H asks for a hint, Ctrl+Z takes back.",
		},
		Files: [][2]string{
			{"~/.local/share/portcullis/matches", "Matches, each a text file of checked lines."},
			{"~/.local/share/portcullis/decks", "Decks that were built."},
			{"~/.config/portcullis/settings.toml", "The settings."},
			{"~/.local/state/portcullis", "Logs, the state of the window, and reports of crashes."},
		},
		Exits: []string{left: "It was left in good order.", failed: "Something went wrong on the way.", unusable: "The command line cannot be used."},
		Also:  "siege",
	}.Check(t, "../..")
}
