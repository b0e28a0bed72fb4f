package main

import (
	"portcullis/game"
	"portcullis/save"
)

// menu makes the title screen.
func (p *program) menu(a *game.App) game.Scene {
	answers := []game.Answer{}
	for _, e := range p.box.Games() {
		if e.Ready() {
			answers = append(answers, game.Answer{ID: "new:" + e.ID, Label: e.Title, Command: game.NewMatch{Header: save.Header{Game: e.ID, Seed: a.NewSeed()}}})
		}
	}
	return game.NewQuestion(a, "menu", "Portcullis", nil, append(answers, game.Answer{ID: "quit", Label: "Leave", Command: game.Quit{}})...)
}

// board makes the screen of the match on the table.
func (p *program) board(a *game.App) game.Scene {
	return game.NewQuestion(a, "board", a.Match().Info().Title, nil, game.Answer{ID: "leave", Label: "Back to the menu", Command: game.LeaveMatch{}})
}
