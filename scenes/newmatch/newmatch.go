package newmatch

import (
	"slices"

	"fmt"
	"maps"
	"strconv"
	"strings"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/save/outcomes"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// screen is where a match is settled before it begins.
type screen struct {
	shell.Screen
	games kit.Games
	model model
	stops []func()        // what ends the looking of the workshops
	meant map[string]bool // options that the person has settled
}

// New makes the new match of a game, with what is settled already.
func New(sh *shell.Shell, games kit.Games, id string, options map[string]string) game.Scene {
	n := &screen{games: games, Screen: shell.Screen{Shell: sh, Scene: "new", Title: rules.Say("New match")}}
	n.Plan = func(k form.Toolkit) []form.Item {
		n.model.Learn = n.unlearnt()
		return plan(k, n.model)
	}
	n.Prompt = func() string { return newPrompt(n.model.game()) }
	n.Act, n.Back, n.Shown, n.Notes = n.do, n.leave, n.shown, n.spoken
	n.Left = n.unlook
	now := sh.App.Settings()
	n.model = model{Games: games, Faces: sh.Faces, TakeBacks: now.TakeBacks, Hints: now.Hints}
	n.choose(id)
	maps.Copy(n.model.Options, options)
	for id := range options {
		n.meant[id] = true
	}
	n.Open()
	return n
}

// again makes the screen anew with all that is settled on it now.
func (n *screen) again() func() game.Scene {
	now, meant := n.model, n.meant
	return func() game.Scene {
		s := New(n.Shell, n.games, now.Game, now.Options).(*screen)
		s.model.Seats, s.model.Seed, s.model.TakeBacks, s.model.More, s.meant = slices.Clone(now.Seats), now.Seed, now.TakeBacks, now.More, maps.Clone(meant)
		s.settle()
		return s
	}
}

// leave closes the window, or goes back.
func (n *screen) leave() {
	if n.model.Pick != nil {
		n.model.Pick = nil
		n.UI.Replan()
		return
	}
	n.Pop()
}

// shown takes up what has changed since the screen was looked at last.
func (n *screen) shown() {
	n.settle()
	n.look()
}

// look has the workshops of the game look for what people have made.
func (n *screen) look() {
	n.unlook()
	for open := range n.model.Built {
		over := false
		n.model.Looking++
		stop := n.maker(open).Look(func() {
			over = true
			n.model.Looking--
			n.settle()
			n.UI.Replan()
		})
		if !over {
			n.stops = append(n.stops, stop)
		}
	}
}

// unlook ends that.
func (n *screen) unlook() {
	for _, stop := range n.stops {
		stop()
	}
	n.stops, n.model.Looking = nil, 0
}

// spoken is what is wrong with what is settled.
func (n *screen) spoken() []string {
	if n.model.Fault == nil {
		return nil
	}
	return n.model.Fault.All()
}

// choose takes another game, with everything as it is at first.
func (n *screen) choose(id string) {
	n.model.Game, n.model.Options, n.model.Seats, n.model.Pick, n.meant = id, map[string]string{}, nil, nil, map[string]bool{}
	n.model.First = n.first(id)
	if entry := n.games.Find(id); entry.Ready() {
		n.model.Options = n.model.usuals(entry.Game.Info())
	}
	n.model.Tip = ""
	if tips := n.tips(id); len(tips) > 0 {
		n.model.Tip = tips[n.Shell.Now().YearDay()%len(tips)]
	}
	n.settle()
}

// settle makes what is settled fit together, and finds out why it cannot be played.
func (n *screen) settle() {
	n.model.Fault, n.model.Open, n.model.Allied, n.model.Made, n.model.Built = nil, false, false, nil, nil
	entry := n.model.game()
	if !entry.Ready() {
		return
	}
	info := entry.Game.Info()
	low, high := n.model.seatLimits(info)
	n.seats(max(low, min(len(n.model.Seats), high)))
	n.model.reset(info)
	n.several(info)
	n.made(info)
	if n.model.Fault = n.model.fit(); n.model.Fault != nil {
		return
	}
	setup := n.model.setup()
	state, err := entry.Game.New(setup)
	if err != nil {
		n.model.Fault = faultOf(err)
		return
	}
	n.model.Open = !rules.Secret(info, state)
	if a, ok := state.(rules.Alliance); ok {
		n.model.Allied = a.Allied()
	}
}

// several gives options that nobody has settled the value for as many people as sit.
func (n *screen) several(info rules.Info) {
	for _, o := range info.Options {
		if o.Several != "" && !n.meant[o.ID] {
			n.model.Options[o.ID] = o.Usual(n.model.people())
		}
	}
}

// made asks the workshops what they have.
func (n *screen) made(info rules.Info) {
	n.model.Made, n.model.Built = map[string][]kit.Made{}, map[string]bool{}
	for _, o := range info.Options {
		w := n.maker(o.Open)
		if o.Open == "" || w == nil || n.model.Built[o.Open] {
			continue
		}
		n.model.Built[o.Open] = true
		n.model.Made[o.Open] = w.Made(n.model.Options)
	}
	for _, o := range info.Options {
		value := n.model.Options[o.ID]
		if w := n.maker(o.Open); w != nil && n.model.words(o, value) == ownWords(o) {
			n.model.Made[o.Open] = append(n.model.Made[o.Open], kit.Made{Name: w.Words(value), Value: value})
		}
	}
}

// seats makes the number of seats count: those that are there stay, new ones are people, but for those that the game gives to computer players.
func (n *screen) seats(count int) {
	names := n.Shell.App.Settings().Names
	for len(n.model.Seats) < count {
		i := len(n.model.Seats)
		s := save.Seat{Player: save.Human}
		if entry := n.model.game(); entry.Kit.Computers.Has(rules.Seat(i)) {
			s.Player = bot.DefaultFor(entry.Game.Info())
		}
		if i < len(names) {
			s.Name = names[i] // of a person, who may yet sit there
		}
		n.model.Seats = append(n.model.Seats, s)
	}
	n.model.Seats = n.model.Seats[:count]
}

func (n *screen) do(e form.Event) {
	switch {
	case n.own(e):
	case e.ID == newBack, e.ID == newLeave:
		n.Pop()
	case e.ID == newRules:
		n.Shell.OpenRules(n.model.Game, "")
	case e.ID == newLearn:
		n.Shell.OpenLessons(n.model.Game, n.again())
	case e.ID == newSettings:
		n.Shell.OpenSettings()
	case e.ID == newMore:
		n.model.More = !n.model.More
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
	case strings.HasPrefix(e.ID, kit.GameID("")):
		n.choose(strings.TrimPrefix(e.ID, kit.GameID("")))
		n.look()
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
func (n *screen) set(option, value string) {
	n.model.Options[option] = value
	n.meant[option] = true
	n.settle()
	if p := n.model.Pick; p != nil && p.Option == option {
		n.model.Pick = nil
	}
}

// hints turns the hint button on and off, which is a setting of the program.
func (n *screen) hints() {
	n.model.Hints = !n.model.Hints
	now := n.Shell.App.Settings()
	now.Hints = n.model.Hints
	n.Shell.App.Post(game.ChangeSettings{Settings: now})
}

// seat changes who sits in a seat, or opens a window about it.
func (n *screen) seat(e form.Event) {
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
		s.Player = bot.DefaultFor(n.model.game().Game.Info())
	case strings.HasPrefix(part, "level="):
		s.Player = strings.TrimPrefix(part, "level=")
	case strings.HasPrefix(part, "pick="):
		n.model.Pick = &pick{Option: strings.TrimPrefix(part, "pick=")}
		n.look()
	case part == "asks":
		n.model.Pick = &pick{Seat: i}
	}
	n.settle()
}

// begin begins the match.
func (n *screen) begin() {
	seed, reason := n.model.seed()
	if reason != "" || n.model.stops() != "" {
		return
	}
	if strings.TrimSpace(n.model.Seed) == "" {
		seed = n.Shell.App.NewSeed()
	}
	n.remember()
	n.Shell.App.Post(game.NewMatch{Header: save.Header{
		Game: n.model.Game, Seed: seed, Options: n.model.setup().Options, Seats: n.model.sitting(), TakeBacks: n.model.TakeBacks,
	}})
}

// remember keeps new names of people for the next match.
func (n *screen) remember() {
	now := n.Shell.App.Settings()
	names := now.Names
	for _, s := range n.model.Seats {
		if s.Player == save.Human {
			names = withName(names, s.Name)
		}
	}
	if names != now.Names {
		now.Names = names
		n.Shell.App.Post(game.ChangeSettings{Settings: now})
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

// tips are the words of advice on a game.
func (n *screen) tips(id string) []string {
	g := n.games.Find(id)
	if !g.Ready() {
		return nil
	}
	return n.Shell.Tips(g.Game.Info())
}

// maker is where values of an open option are made; nil: there is no such place.
func (n *screen) maker(open string) kit.Maker { return n.model.game().Maker(open) }

// own carries out what is done to the game's own part, and reports whether it was something of that.
func (n *screen) own(e form.Event) bool {
	s := n.model.own()
	if s == nil {
		return false
	}
	option, value, mine := s.Do(n.model.Draft(), e, n.Shell.App.NewSeed)
	if mine && option != "" {
		n.set(option, value)
	}
	return mine
}

// first reports whether no match of a game has come to its end yet.
func (n *screen) first(id string) bool {
	kept := n.Shell.Kept
	return kept == nil || !slices.ContainsFunc(kept.All(), func(o outcomes.Outcome) bool { return o.Game == id })
}

// unlearnt reports whether there are lessons of the game, and none of them was played to its end.
func (n *screen) unlearnt() bool {
	app := n.Shell.App
	list := app.Lessons().Of(n.model.Game)
	return len(list) > 0 && !slices.ContainsFunc(list, app.Done().Has)
}
