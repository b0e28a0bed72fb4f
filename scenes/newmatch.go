package scenes

import (
	"fmt"
	"strconv"
	"strings"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
)

// newMatch is the screen on which a match is settled before it begins.
type newMatch struct {
	screen
	model newModel
}

func newNewMatch(h *House, id string) *newMatch {
	n := &newMatch{screen: screen{house: h, name: "new", title: "New match"}}
	n.plan = func(k form.Kit) []form.Item { return planNew(k, n.model) }
	n.prompt = func() string { return newPrompt(n.model.lid()) }
	n.act, n.back = n.do, n.pop
	now := h.app.Settings()
	n.model = newModel{Lids: h.lids, TakeBacks: now.TakeBacks, Hints: now.Hints}
	n.choose(id)
	n.open()
	return n
}

// choose takes another game, with everything as it is at first.
func (n *newMatch) choose(id string) {
	n.model.Game, n.model.Options, n.model.Seats = id, map[string]string{}, nil
	lid, ready := n.house.lidByGame(id)
	if !ready {
		return
	}
	info := lid.Game.Info()
	setup, err := info.Complete(rules.Setup{})
	if err != nil {
		return // the defaults of a game are always possible; its tests see to that
	}
	n.model.Options = setup.Options
	n.seats(info, setup.Seats)
}

// seats makes the number of seats n: those that are there stay, new ones are people.
func (n *newMatch) seats(info rules.Info, count int) {
	names := n.house.app.Settings().Names
	for len(n.model.Seats) < count {
		i := len(n.model.Seats)
		s := save.Seat{Player: save.Human}
		if i < len(names) {
			s.Name = names[i]
		}
		n.model.Seats = append(n.model.Seats, s)
	}
	n.model.Seats = n.model.Seats[:count]
}

func (n *newMatch) do(e form.Event) {
	switch {
	case e.ID == newBack, e.ID == newLeave:
		n.pop()
	case e.ID == newRules:
		n.house.OpenRules(n.model.Game, "")
	case e.ID == newSettings:
		n.house.OpenSettings()
	case e.ID == newTakeBacks:
		n.model.TakeBacks = !n.model.TakeBacks
	case e.ID == newHints:
		n.hints()
	case e.ID == newSeed && e.Act == form.Type:
		n.model.Seed = e.Text
	case e.ID == newSeed && e.Act == form.Submit, e.ID == newBegin:
		n.begin()
	case e.ID == newChance:
		n.model.Seed = ""
	case strings.HasPrefix(e.ID, lidID("")):
		n.choose(strings.TrimPrefix(e.ID, lidID("")))
	case strings.HasPrefix(e.ID, "option:"):
		if option, value, ok := strings.Cut(strings.TrimPrefix(e.ID, "option:"), "="); ok {
			n.model.Options[option] = value
		}
	case strings.HasPrefix(e.ID, "seats:"):
		if count, err := strconv.Atoi(strings.TrimPrefix(e.ID, "seats:")); err == nil {
			n.seats(n.model.lid().Game.Info(), count)
		}
	case strings.HasPrefix(e.ID, "seat:"):
		n.seat(e)
	}
}

// hints turns the hint button on and off, which is a setting of the program.
func (n *newMatch) hints() {
	n.model.Hints = !n.model.Hints
	now := n.house.app.Settings()
	now.Hints = n.model.Hints
	n.house.app.Post(game.ChangeSettings{Settings: now})
}

// seat changes who sits in a seat.
func (n *newMatch) seat(e form.Event) {
	var i int
	var part string
	if _, err := fmt.Sscanf(e.ID, "seat:%d:%s", &i, &part); err != nil || i < 0 || i >= len(n.model.Seats) {
		return
	}
	s := &n.model.Seats[i]
	switch {
	case part == "name" && e.Act == form.Type:
		s.Name = e.Text
	case part == "person":
		s.Player = save.Human
	case part == "computer":
		s.Player = bot.DefaultFor(n.model.lid().Game.Info())
	case strings.HasPrefix(part, "level="):
		s.Player = strings.TrimPrefix(part, "level=")
	}
}

// begin begins the match.
func (n *newMatch) begin() {
	seed, reason := n.model.seed()
	if reason != "" || !n.model.lid().Ready() {
		return
	}
	if strings.TrimSpace(n.model.Seed) == "" {
		seed = chance(n.house.app)
	}
	n.remember()
	n.house.app.Post(game.NewMatch{Header: save.Header{
		Game: n.model.Game, Seed: seed, Options: n.model.Options, Seats: n.model.Seats, TakeBacks: n.model.TakeBacks,
	}})
}

// chance is a seed that is short enough to be read out and typed.
func chance(a *game.App) uint64 { return a.NewSeed() >> 32 }

// remember keeps new names of people for the next match.
func (n *newMatch) remember() {
	now := n.house.app.Settings()
	names := now.Names
	for _, s := range n.model.Seats {
		if s.Player == save.Human {
			names = withName(names, s.Name)
		}
	}
	if names != now.Names {
		now.Names = names
		n.house.app.Post(game.ChangeSettings{Settings: now})
	}
}

// withName adds a name to a list that has room for it.
func withName(names [settings.MaxNames]string, name string) [settings.MaxNames]string {
	name = strings.TrimSpace(name)
	if name == "" {
		return names
	}
	for i, known := range names {
		if known == name {
			return names
		}
		if known == "" {
			names[i] = name
			return names
		}
	}
	return names
}
