package main

import (
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/host"
	"portcullis/scenes"
	"portcullis/scenes/paint"
	"portcullis/scenes/shell"
	"portcullis/scenes/typeset/system"
)

// house makes the screens. What they cannot draw is logged, and drawn as a placeholder.
func (p *program) house() *scenes.Screens {
	p.painter = paint.New(assets.FS(), p.faces, func(err error) { p.log.Error("cannot be drawn", "error", err) })
	if p.probe != nil {
		p.probe.Offer("memory", p.remembers)
	}
	c := scenes.Config{
		Box:      p.box,
		Feats:    p.feats,
		Measure:  p.faces,
		Painter:  p.painter,
		Troubles: p.without,
	}
	if host.NoClipboard {
		c.NoCopy = "The program cannot reach the clipboard here. Install xclip, xsel or wl-clipboard."
	} else {
		c.Copy, c.Paste = host.Copy, host.Paste
	}
	if host.InBrowser {
		c.Files = &shell.Files{Give: host.Give, Take: host.Take}
	}
	return scenes.New(c)
}

// ofTheSystem looks for typefaces that the system has.
func ofTheSystem(wanted []rune, most int) []*text.GoTextFaceSource {
	return system.Find(system.Folders(), wanted, most)
}

// start makes the first scene and opens the match that the command line names.
func (p *program) start(h *scenes.Screens) func(*game.App) game.Scene {
	return func(a *game.App) game.Scene {
		p.faces.Seek(ofTheSystem, func() { a.Post(game.Typefaces{Came: p.faces.Came()}) })
		if file := p.cli.match(); file != "" {
			a.Post(game.OpenMatch{Path: file}) // what is wrong lies over the board
		}
		first := h.Start(a)
		if rejected := p.box.Rejected(); rejected != nil {
			for _, f := range rejected.Faults {
				p.log.Error("content pack", "folder", p.cli.Content, "fault", f.String())
			}
		}
		p.tellFaults(a)
		return first
	}
}
