package demo

import (
	"context"
	"fmt"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/save"
)

// Played is a match that the demonstration has played.
type Played struct {
	Title     string
	Decisions int
	Result    string // why it ended, or how far it was played
}

// Menu keeps a picture of the first scene.
func (h *Hand) Menu() error {
	if err := h.Settle(); err != nil {
		return err
	}
	h.Shot(h.mirror.Scene)
	return nil
}

// most is how many decisions of a match are played of a game whose match, as its options are at first, takes
// people longer than short minutes: enough to see its kinds of moments, while its end is not waited for.
const (
	most  = 30
	short = 25
)

// Match begins a match of a game, plays every seat of it with the house's player, to the end or
// as far as most, and keeps a picture of each kind of moment when it comes for the first time: a
// scene, a phase, a decision.
func (h *Hand) Match(g rules.Game, seed uint64, player string) (Played, error) {
	info := g.Info()
	p, err := bot.New(player, seed)
	if err != nil {
		return Played{}, err
	}
	h.Post(newMatch(info, seed))
	seen := map[string]bool{}
	for {
		if err := h.Settle(); err != nil {
			return Played{}, err
		}
		if err := h.lift(); err != nil {
			return Played{}, err
		}
		m := h.app.Match()
		if m == nil {
			return Played{}, fmt.Errorf("%s: the match did not begin; the scene is %q", info.ID, h.mirror.Scene)
		}
		h.moment(seen, info.ID)
		if m.Over() || info.Minutes > short && m.Len() >= most {
			break
		}
		h.Post(h.choice(p, uint64(m.Len())))
	}
	return h.ending(info.Title), nil
}

// What lifts the curtain between two people, and closes the recap of who comes back.
const (
	curtain = "table:lift"
	recap   = "table:recap-accept"
)

// lift lifts the curtain, if it has fallen, as the person who comes next, and closes the recap, if there is one.
func (h *Hand) lift() error {
	for _, id := range [...]string{curtain, recap} {
		if _, err := h.Element(id); err != nil {
			continue
		}
		if err := h.Click(id); err != nil {
			return err
		}
		if err := h.Settle(); err != nil {
			return err
		}
	}
	return nil
}

func newMatch(info rules.Info, seed uint64) game.NewMatch {
	return game.NewMatch{Header: save.Header{Game: info.ID, Seed: seed}}
}

// moment keeps a picture if there is none of its kind yet.
func (h *Hand) moment(seen map[string]bool, id string) {
	state := h.app.Match().State()
	name := id + "-" + h.mirror.Scene
	if d := state.Decision(); d.Over() {
		name += "-over"
	} else {
		name += "-" + d.Kind + "-" + state.Prompt().Phase.String()
	}
	if !seen[name] {
		seen[name] = true
		h.Shot(name)
	}
}

// choice asks the player for the seat that the match waits for.
func (h *Hand) choice(p bot.Player, position uint64) game.Play {
	state := h.app.Match().State()
	r := rules.NewRand(position)
	answer := bot.Ask(context.Background(), p, state, state.Decision().Seats.First(), &r)
	return game.Play{Choice: answer.Choice}
}

func (h *Hand) ending(title string) Played {
	m := h.app.Match()
	played := Played{Title: title, Decisions: m.Len(), Result: m.State().Progress().Text.String()}
	if outcome, over := m.State().Outcome(); over {
		played.Result = outcome.Reason.String()
	}
	return played
}
