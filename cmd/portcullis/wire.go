package main

import (
	"fmt"

	"portcullis/game"
)

// start makes the first scene: the menu, or what is wrong with a content pack.
func (p *program) start(a *game.App) game.Scene {
	if p.box.Rejected() != nil {
		return p.rejected(a)
	}
	if file := p.cli.match(); file != "" {
		a.Post(game.OpenMatch{Path: file})
	}
	return p.menu(a)
}

// maxFaults is how many faults of a content pack the window lists; the log has all.
const maxFaults = 8

// rejected says what is wrong with a content pack and asks how to go on.
func (p *program) rejected(a *game.App) game.Scene {
	faults := p.box.Rejected().Faults
	texts := []string{"The folder is " + p.cli.Content + ". Nothing in it was changed."}
	for i, f := range faults {
		p.log.Error("content pack", "folder", p.cli.Content, "fault", f.String())
		if i < maxFaults {
			texts = append(texts, f.String())
		}
	}
	if more := len(faults) - maxFaults; more > 0 {
		texts = append(texts, fmt.Sprintf("%d more are in the log.", more))
	}
	return game.NewQuestion(a, "content", "The content pack cannot be used as it is", texts,
		game.Answer{ID: "builtin", Label: "Play with the built-in content where the pack is wrong", Command: goOn{p}},
		game.Answer{ID: "leave", Label: "Leave, to correct the pack", Command: game.Quit{}})
}

// goOn plays with the built-in content in place of what is wrong.
type goOn struct{ p *program }

// Do shows the menu, and the match that the command line names.
func (c goOn) Do(a *game.App) error {
	if file := c.p.cli.match(); file != "" {
		a.Post(game.OpenMatch{Path: file})
	}
	return game.Replace{Scene: c.p.menu(a)}.Do(a)
}
