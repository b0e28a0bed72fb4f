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
	n.act, n.back, n.shown, n.notes = n.do, n.leave, n.settle, n.aloud
	now := h.app.Settings()
	n.model = newModel{Lids: h.lids, TakeBacks: now.TakeBacks, Hints: now.Hints}
	n.choose(id)
	n.open()
	return n
}

// leave closes the window, or goes back.
func (n *newMatch) leave() {
	if n.model.Pick != nil {
		n.model.Pick = nil
		n.ui.Replan()
		return
	}
	n.pop()
}

// aloud is what is wrong with what is settled.
func (n *newMatch) aloud() []string {
	if n.model.Fault == nil {
		return nil
	}
	return n.model.Fault.all()
}

// choose takes another game, with everything as it is at first.
func (n *newMatch) choose(id string) {
	n.model.Game, n.model.Options, n.model.Seats, n.model.Pick = id, map[string]string{}, nil, nil
	if lid, ready := n.house.lidByGame(id); ready {
		n.model.Options = lid.Game.Info().Defaults()
	}
	n.model.Tip = ""
	if tips := n.house.tips(id); len(tips) > 0 {
		n.model.Tip = tips[n.house.config.Now().YearDay()%len(tips)]
	}
	n.settle()
}

// settle makes what is settled fit together, and finds out why it cannot be played.
func (n *newMatch) settle() {
	n.model.Fault, n.model.Open, n.model.Made, n.model.Built = nil, false, nil, nil
	lid := n.model.lid()
	if !lid.Ready() {
		return
	}
	info := lid.Game.Info()
	low, high := n.model.seatLimits(info)
	n.seats(max(low, min(len(n.model.Seats), high)))
	n.model.reset(info)
	n.made(info)
	if n.model.Fault = n.model.muster(); n.model.Fault != nil {
		return
	}
	setup := n.model.setup()
	state, err := lid.Game.New(setup)
	if err != nil {
		n.model.Fault = faultOf(err)
		return
	}
	n.model.Open = !rules.Secret(info, state)
}

// made asks the workshops what they have.
func (n *newMatch) made(info rules.Info) {
	n.model.Made, n.model.Built = map[string][]Made{}, map[string]bool{}
	for _, o := range info.Options {
		w := n.house.workshop(info.ID, o.Open)
		if o.Open == "" || w == nil || n.model.Built[o.Open] {
			continue
		}
		n.model.Built[o.Open] = true
		n.model.Made[o.Open] = w.Made(n.model.Options)
	}
	for _, o := range info.Options {
		value := n.model.Options[o.ID]
		if w := n.house.workshop(info.ID, o.Open); w != nil && n.model.words(o, value) == ownWords(o) {
			n.model.Made[o.Open] = append(n.model.Made[o.Open], Made{Name: w.Words(value), Value: value})
		}
	}
}

// seats makes the number of seats count: those that are there stay, new ones are people.
func (n *newMatch) seats(count int) {
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
	case n.besiege(e):
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
			n.set(option, value)
		}
	case strings.HasPrefix(e.ID, "seats:"):
		if count, err := strconv.Atoi(strings.TrimPrefix(e.ID, "seats:")); err == nil {
			n.seats(count)
			n.settle()
		}
	case strings.HasPrefix(e.ID, "seat:"):
		n.seat(e)
	case strings.HasPrefix(e.ID, "pick:"):
		n.pick(e)
	}
}

// set settles an option.
func (n *newMatch) set(option, value string) {
	n.model.Options[option] = value
	n.settle()
	if p := n.model.Pick; p != nil && p.Option == option {
		n.model.Pick = nil
	}
}

// hints turns the hint button on and off, which is a setting of the program.
func (n *newMatch) hints() {
	n.model.Hints = !n.model.Hints
	now := n.house.app.Settings()
	now.Hints = n.model.Hints
	n.house.app.Post(game.ChangeSettings{Settings: now})
}

// seat changes who sits in a seat, or opens a window about it.
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
	case strings.HasPrefix(part, "pick="):
		n.model.Pick = &pick{Option: strings.TrimPrefix(part, "pick=")}
	case part == "asks":
		n.model.Pick = &pick{Seat: i}
	}
	n.settle()
}

// begin begins the match.
func (n *newMatch) begin() {
	seed, reason := n.model.seed()
	if reason != "" || n.model.stops() != "" {
		return
	}
	if strings.TrimSpace(n.model.Seed) == "" {
		seed = chance(n.house.app)
	}
	n.remember()
	n.house.app.Post(game.NewMatch{Header: save.Header{
		Game: n.model.Game, Seed: seed, Options: n.model.setup().Options, Seats: n.model.Seats, TakeBacks: n.model.TakeBacks,
	}})
}

// chance is a seed for a match that is left to chance.
func chance(a *game.App) uint64 { return a.NewSeed() }

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
