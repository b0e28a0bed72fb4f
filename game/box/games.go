package box

import (
	"io/fs"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/bsieged"
	"portcullis/rules/kurth"
	"portcullis/rules/siegestorm"
	"portcullis/rules/towersiege"
)

// slot is the place of a game in the box: how it is loaded.
type slot struct {
	id   string
	load func(content fs.FS) (rules.Game, error)
}

// slots lists the games of the box in its order, one line a game. The screens of the games are listed
// in scenes/games.go.
func slots() []slot {
	return []slot{
		{"kurth", loader(kurth.Load)},
		{"bsieged", loader(bsieged.Load)},
		{"siegestorm", loader(siegestorm.Load)},
		{"argot", loader(argot.Load)},
		{"towersiege", loader(towersiege.Load)},
	}
}

// loader makes the loader of a game one of any game.
func loader[G rules.Game](load func(fs.FS) (G, error)) func(fs.FS) (rules.Game, error) {
	return func(content fs.FS) (rules.Game, error) {
		game, err := load(content)
		if err != nil {
			return nil, err
		}
		return game, nil
	}
}
