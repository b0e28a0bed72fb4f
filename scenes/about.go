package scenes

import (
	"strconv"
	"strings"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/scenes/form"
)

// about is the screen that tells what the program is.
type about struct {
	screen
	model aboutModel
}

func newAbout(h *House) *about {
	a := &about{screen: screen{house: h, name: "about", title: "About"}}
	f := h.app.Folders()
	a.model = aboutModel{Version: h.app.Version(), Lids: h.lids, Open: -1, NoCopy: h.noCopy(), Folders: []folder{
		{"Saved matches", f.Matches}, {"Decks", f.Decks}, {"Settings", f.Config}, {"Log and crash reports", f.Logs}, {"Pictures of the screen", f.Pictures},
	}}
	licences, err := assets.Licences()
	if err != nil {
		h.app.Post(game.Notify{Text: say(err)})
	}
	a.model.Licences = licences
	a.plan = func(k form.Kit) []form.Item { return planAbout(k, a.model) }
	a.prompt = func() string { return "What this is, and whose" }
	a.act, a.back = a.do, a.pop
	a.notes = func() []string { return credits(h.lids) }
	a.open()
	return a
}

func (a *about) do(e form.Event) {
	switch e.ID {
	case aboutBack:
		a.pop()
	case aboutRules:
		a.house.OpenRules(a.house.current(), "")
	case aboutSettings:
		a.house.OpenSettings()
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
func (a *about) read(licence int) {
	a.model.Open = licence
	a.ui.ScrollTo(aboutText, 0)
}

func (a *about) copy(path string) {
	if err := a.house.config.Copy(path); err != nil {
		a.house.app.Post(game.Notify{Text: "The path could not be copied: " + say(err)})
		return
	}
	a.model.Copied = path
	a.house.app.Post(game.Notify{Text: "Copied: " + path})
}
