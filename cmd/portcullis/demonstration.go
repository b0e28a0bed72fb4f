package main

import (
	"fmt"
	"strings"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/demo"
	"portcullis/rules"
)

// demoSeed makes the demonstration the same each time.
const demoSeed = 11

// demonstrate plays a match of every game that can be played.
func (p *program) demonstrate(h *demo.Hand) ([]demo.Played, error) {
	if err := h.Menu(); err != nil {
		return nil, err
	}
	var all []demo.Played
	for _, e := range p.box.Games() {
		if !e.Ready() {
			continue
		}
		seed := uint64(demoSeed)
		if p.cli.Seed != nil {
			seed = *p.cli.Seed
		}
		played, err := h.Match(e.Game, seed, bot.Default)
		if err != nil {
			return all, err
		}
		all = append(all, played)
		h.Post(game.LeaveMatch{})
	}
	return all, nil
}

// summary is the line that the demonstration ends with.
func summary(played []demo.Played, pictures int, dir string) string {
	var games []string
	for _, m := range played {
		games = append(games, fmt.Sprintf("%s (%s: %s)", m.Title, rules.Count(m.Decisions, "decision", "decisions"), m.Result))
	}
	return fmt.Sprintf("Played %s. %s in %s.", strings.Join(games, ", "), rules.Count(pictures, "picture is", "pictures are"), dir)
}
