package chronicle

import (
	"path/filepath"
	"strings"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

// screen is the story of a match.
type screen struct {
	shell.Screen
	model model
	stem  string // of the name of its file
}

// New makes the story of a match so far as a seat can tell it, [rules.NoSeat] as one who saw everything; nil if
// its game tells none.
func New(sh *shell.Shell, games kit.Games, m *match.Match, viewer rules.Seat) game.Scene {
	teller, ok := m.State().(rules.Chronicler)
	if !ok {
		return nil
	}
	g := games.Find(m.Info().ID)
	c := &screen{Screen: shell.Screen{Shell: sh, Scene: "chronicle", Title: rules.Say("The chronicle")}}
	c.model = model{Game: g, Title: g.Called(m.Header().Options), Chapters: teller.Chronicle(m.Told(viewer))}
	for i, s := range m.Seats() {
		c.model.Seats = append(c.model.Seats, summary.Sitting(s, g.Seat(i)))
	}
	c.model.Signs = summary.Signs(sh.Faces, g, m.Seats())
	if viewer != rules.NoSeat && rules.Secret(m.Info(), m.State()) {
		c.model.Told = rules.Say("As %s saw it", g.Seat(int(viewer)))
	}
	c.stem = stem(g.ID, sh.App.MatchPath())
	c.Plan = func(k form.Toolkit) []form.Item { return plan(k, c.model) }
	c.Prompt = func() string { return prompt(c.model) }
	c.Act, c.Back, c.Notes = c.do, c.leave, c.spoken
	c.Open()
	c.UI.Focus(chronicleText)
	return c
}

// stem is the name of the story's file without its ending: that of the match file.
func stem(id, path string) string {
	if path == "" {
		return id
	}
	return strings.TrimSuffix(filepath.Base(path), save.Ext)
}

func (c *screen) do(e form.Event) {
	switch e.ID {
	case chronicleBack, chronicleClose:
		c.Pop()
	case chronicleKeep:
		c.keep()
	case chronicleDone:
		c.model.Kept, c.model.Fault = "", ""
	}
}

// keep writes the story to a new file, and says where it lies, or hands it to the person.
func (c *screen) keep() {
	if files := c.Shell.Files; files != nil {
		files.Give(c.stem+Ext, []byte(written(c.model)))
		return
	}
	path, err := export(filepath.Join(c.Shell.App.Folders().Matches, Folder), c.stem, c.model)
	if err != nil {
		c.model.Fault = shell.Say(err)
		return
	}
	c.model.Kept = path
}

// leave closes the window that tells of the file, or goes back.
func (c *screen) leave() {
	if c.model.Kept+c.model.Fault != "" {
		c.model.Kept, c.model.Fault = "", ""
		return
	}
	c.Pop()
}

// spoken is what was told last, or where the story lies.
func (c *screen) spoken() []string {
	if c.model.Kept+c.model.Fault != "" {
		return []string{c.model.Kept + c.model.Fault}
	}
	return c.model.lines()
}
