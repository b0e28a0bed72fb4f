package menu

import (
	"strings"
	"time"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

// screen is the title screen.
type screen struct {
	shell.Screen
	games kit.Games
	shelf *summary.Shelf
	model model
	last  string // path of the match that was played last
}

// New makes the title screen.
func New(sh *shell.Shell, games kit.Games, shelf *summary.Shelf) game.Scene {
	m := &screen{games: games, shelf: shelf, Screen: shell.Screen{Shell: sh, Scene: "menu", Title: "Portcullis"}}
	m.Plan = func(k form.Toolkit) []form.Item { return plan(k, m.model) }
	m.Prompt = func() string { return rules.Say("Choose a game") }
	m.Act, m.Shown, m.Left, m.Notes = m.do, m.read, shelf.Stop, m.spoken
	m.Open()
	return m
}

// read has the saved matches read. Whoever is here has come back from all other screens.
func (m *screen) read() {
	m.Shell.Whence = nil
	m.shelf.Read(m.take)
}

// take shows what is known of the saved matches.
func (m *screen) take(l summary.Listing) {
	m.model = model{Games: m.games, Version: m.Shell.App.Version(), Wins: map[string]int{}, Reading: l.Reading}
	m.model.Workshops = m.workshops()
	m.model.Learn = m.Shell.App.Lessons().Any()
	m.model.Taught = m.taught(l)
	m.last = ""
	if l.Err != nil {
		m.Shell.App.Post(game.Notify{Text: shell.Say(l.Err)})
	}
	for _, s := range l.Kept() {
		if s.State == summary.Won {
			m.model.Wins[s.Game.ID]++
		}
		if m.last == "" && s.State != summary.Damaged {
			m.last = s.Path
			m.model.Last = lastOf(s)
		}
	}
	m.UI.Replan()
}

// taught is the game of which a lesson was played to its end last; nil: of none.
func (m *screen) taught(l summary.Listing) (game *kit.Entry) {
	app := m.Shell.App
	var at time.Time
	for i := range l.Matches {
		s := &l.Matches[i]
		for _, lesson := range app.Lessons().Of(s.Game.ID) {
			if lesson.ID == s.Lesson && app.Done().Has(lesson) && !s.Changed.Before(at) {
				game, at = &s.Game, s.Changed
			}
		}
	}
	return game
}

// lastOf is what the menu says of a match: of one that is over how it ended, and not whose turn it was then.
func lastOf(s summary.Match) *lastMatch {
	last := &lastMatch{Game: s.Game, Title: s.Title, State: s.Turn, Next: s.Next, Over: s.State != summary.Playing}
	if last.Over {
		last.State = shell.Upper(s.State.Word())
		if s.Next != "" {
			last.State = rules.Say("%s: %s", last.State, s.Next)
		}
	}
	return last
}

func (m *screen) spoken() []string {
	if m.model.Last == nil {
		return nil
	}
	return []string{m.model.Last.Title, m.model.Last.State, m.model.Last.Next}
}

func (m *screen) do(e form.Event) {
	app, doors := m.Shell.App, m.Shell.Doors
	switch e.ID {
	case menuContinue:
		app.Post(game.OpenMatch{Path: m.last})
	case menuTaught:
		app.Post(game.Push{Scene: doors.NewMatch(m.model.Taught.ID, nil)})
	case menuFirst:
		app.Post(game.Push{Scene: doors.NewMatch(m.Shell.Current(), nil)})
	case menuLearn, menuLearn + "-first":
		m.Shell.OpenLessons("", nil)
	case menuSaves, menuSaves + "-all":
		app.Post(game.Push{Scene: doors.Saves()})
	case menuRules:
		m.Shell.OpenRules(m.Shell.Current(), "")
	case menuRecords:
		app.Post(game.Push{Scene: doors.Records()})
	case menuSettings:
		m.Shell.OpenSettings()
	case menuAbout:
		app.Post(game.Push{Scene: doors.About()})
	case menuLeave:
		app.Post(game.Quit{})
	default:
		if id, ok := strings.CutPrefix(e.ID, kit.GameID("")); ok {
			app.Post(game.Push{Scene: doors.NewMatch(id, nil)})
			return
		}
		m.visit(e.ID)
	}
}

// workshops are those of all games.
func (m *screen) workshops() []kit.Workshop {
	var list []kit.Workshop
	for _, g := range m.games {
		list = append(list, g.Kit.Workshops...)
	}
	return list
}

// visit opens the workshop that a button stands for.
func (m *screen) visit(id string) {
	for _, g := range m.games {
		for _, w := range g.Kit.Workshops {
			if maker := g.Maker(w.Makes); w.ID == id && maker != nil {
				maker.Visit()
			}
		}
	}
}
