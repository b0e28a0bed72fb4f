package main

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/demo"
	"portcullis/rules"
)

// demoSeed makes the demonstration the same each time.
const demoSeed = 11

// demonstrate shows the screens around the boards, then plays a match of every game that can
// be played.
func (p *program) demonstrate(h *demo.Hand) ([]demo.Played, error) {
	if err := h.Menu(); err != nil {
		return nil, err
	}
	if err := look(h, "menu:rules", "menu:settings", "menu:about"); err != nil {
		return nil, err
	}
	var all []demo.Played
	for _, e := range p.box.Games() {
		if err := look(h, "game:"+e.ID); err != nil {
			return all, err
		}
		played, err := h.Match(e.Game, p.demoSeed(), p.players(e.Game.Info()))
		if err != nil {
			return all, err
		}
		all = append(all, played)
		if err := leave(h); err != nil {
			return all, err
		}
	}
	return all, look(h, "menu:saves", "menu:records")
}

func (p *program) demoSeed() uint64 {
	if p.cli.Seed != nil {
		return *p.cli.Seed
	}
	return demoSeed
}

// look clicks elements of the menu one after the other, keeps a picture of the screen behind
// each, and comes back.
func look(h *demo.Hand, elements ...string) error {
	menu := h.Mirror().Scene
	for _, id := range elements {
		if err := h.Click(id); err != nil {
			return err
		}
		if err := h.Until("opens "+id, func(m game.Mirror) bool { return m.Scene != menu && m.Settled }); err != nil {
			return err
		}
		h.Shot(h.Mirror().Scene)
		h.Key(ebiten.KeyEscape)
		if err := h.Until("comes back from "+id, func(m game.Mirror) bool { return m.Scene == menu && m.Settled }); err != nil {
			return err
		}
	}
	return nil
}

// leave shows how the match ended and goes back to the menu.
func leave(h *demo.Hand) error {
	if !h.App().Match().Over() {
		h.Post(game.LeaveMatch{})
		return h.Settle()
	}
	board := h.Mirror().Scene
	if err := h.Click("table:result"); err != nil {
		return err
	}
	if err := h.Until("shows the results", func(m game.Mirror) bool { return m.Scene != board && m.Settled }); err != nil {
		return err
	}
	h.Shot(h.Mirror().Scene)
	h.Post(game.LeaveMatch{})
	return h.Settle()
}

// summary is the line that the demonstration ends with.
func summary(played []demo.Played, pictures int, dir string) string {
	var games []string
	for _, m := range played {
		games = append(games, fmt.Sprintf("%s (%s: %s)", m.Title, rules.Count(m.Decisions, "%d decision", "%d decisions"), m.Result))
	}
	return fmt.Sprintf("Played %s. %s in %s.", strings.Join(games, ", "), rules.Count(pictures, "%d picture is", "%d pictures are"), dir)
}
