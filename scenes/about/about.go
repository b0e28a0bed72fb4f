package about

import (
	"strconv"
	"strings"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// screen tells what the program is.
type screen struct {
	shell.Screen
	model model
}

// New makes the screen that tells what the program is and whose the games are.
func New(sh *shell.Shell, games kit.Games) game.Scene {
	a := &screen{Screen: shell.Screen{Shell: sh, Scene: "about", Title: rules.Say("About")}}
	f, kept := sh.App.Folders(), []folder(nil)
	if sh.Files == nil {
		kept = []folder{
			{rules.Say("Saved matches"), f.Matches}, {rules.Say("Decks"), f.Decks}, {rules.Say("Settings"), f.Config}, {rules.Say("Log and crash reports"), f.Logs}, {rules.Say("Pictures of the screen"), f.Pictures},
		}
	}
	a.model = model{Games: games, Version: sh.App.Version(), Open: -1, NoCopy: sh.NoCopy(), Folders: kept}
	licences, err := assets.Licences()
	if err != nil {
		sh.App.Post(game.Notify{Text: shell.Say(err)})
	}
	a.model.Licences = licences
	a.Plan = func(k form.Toolkit) []form.Item { return plan(k, a.model) }
	a.Prompt = func() string { return rules.Say("What this is, and whose") }
	a.Act, a.Back = a.do, a.Pop
	a.Notes = func() []string { return credits(games) }
	a.Open()
	return a
}

func (a *screen) do(e form.Event) {
	switch e.ID {
	case aboutBack:
		a.Pop()
	case aboutRules:
		a.Shell.OpenRules(a.Shell.Current(), "")
	case aboutSettings:
		a.Shell.OpenSettings()
	case aboutProgram:
		a.read(-1)
	default:
		if n, ok := strings.CutPrefix(e.ID, "licence:"); ok {
			if i, err := strconv.Atoi(n); err == nil {
				a.read(i)
			}
		}
		if n, ok := strings.CutPrefix(e.ID, "copy:"); ok {
			if i, err := strconv.Atoi(n); err == nil && i < len(a.model.Folders) {
				a.copy(a.model.Folders[i].Path)
			}
		}
	}
}

// read shows a licence, or with -1 the program.
func (a *screen) read(licence int) {
	a.model.Open = licence
	a.UI.ScrollTo(aboutText, 0)
}

func (a *screen) copy(path string) {
	if err := a.Shell.Copy(path); err != nil {
		a.Shell.App.Post(game.Notify{Text: rules.Say("The path could not be copied: %s", shell.Say(err))})
		return
	}
	a.model.Copied = path
	a.Shell.App.Post(game.Notify{Text: rules.Say("Copied: %s", path)})
}
