package scenes

import (
	"strings"

	"portcullis/game"
	"portcullis/scenes/form"
)

// menu is the title screen.
type menu struct {
	screen
	model menuModel
	last  string // path of the match that was played last
}

func newMenu(h *House) *menu {
	m := &menu{screen: screen{house: h, name: "menu", title: "Portcullis"}}
	m.plan = func(k form.Kit) []form.Item { return planMenu(k, m.model) }
	m.prompt = func() string { return "Choose a game" }
	m.act, m.shown, m.notes = m.do, m.read, m.aloud
	m.open()
	return m
}

// read looks at the saved matches.
func (m *menu) read() {
	m.model = menuModel{Lids: m.house.lids, Version: m.house.app.Version(), Wins: map[string]int{}}
	_, m.model.Decks = m.house.deckShop()
	m.last = ""
	list, err := m.house.saved()
	if err != nil {
		m.house.app.Post(game.Notify{Text: say(err)})
	}
	for _, s := range list {
		if s.State == won {
			m.model.Wins[s.Game.ID]++
		}
		if m.last == "" && s.State != damaged {
			m.last = s.Path
			m.model.Last = &lastMatch{Game: s.Game, Title: s.Title, State: s.Turn, Next: s.Next, Over: s.State != playing}
		}
	}
}

func (m *menu) aloud() []string {
	if m.model.Last == nil {
		return nil
	}
	return []string{m.model.Last.Title, m.model.Last.State, m.model.Last.Next}
}

func (m *menu) do(e form.Event) {
	app := m.house.app
	switch e.ID {
	case menuContinue:
		app.Post(game.OpenMatch{Path: m.last})
	case menuFirst:
		app.Post(game.Push{Scene: newNewMatch(m.house, m.house.current())})
	case menuSaves, menuSaves + "-all":
		app.Post(game.Push{Scene: newSaves(m.house)})
	case menuDecks:
		m.house.OpenDecks()
	case menuRules:
		m.house.OpenRules(m.house.current(), "")
	case menuRecords:
		app.Post(game.Push{Scene: newRecords(m.house)})
	case menuSettings:
		m.house.OpenSettings()
	case menuAbout:
		app.Post(game.Push{Scene: newAbout(m.house)})
	case menuLeave:
		app.Post(game.Quit{})
	default:
		if id, ok := strings.CutPrefix(e.ID, lidID("")); ok {
			app.Post(game.Push{Scene: newNewMatch(m.house, id)})
		}
	}
}
