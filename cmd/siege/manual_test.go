package main

import (
	"testing"

	"portcullis/cmd/manual"
)

func TestManualSaysTheFlags(t *testing.T) {
	manual.Page{
		Program: &cli{},
		Name:    "siege",
		Purpose: "siege games without a window",
		About: []string{
			"Plays the games of portcullis for scripts, tests and bug reports, on the same match files.",
			"A match file tells all: the seed and every hidden card can be read out of it.",
		},
		Files: [][2]string{{"~/.local/share/portcullis/matches", "Where portcullis keeps its matches."}},
		Exits: []string{done: "It did what was asked.", refused: "The rules, or the state of the match, refuse it.", unusable: "The input cannot be used."},
		Also:  "portcullis",
	}.Check(t, "../..")
}
