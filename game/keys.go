package game

import (
	"context"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/keymap"
)

// globalKeys carries out the keys that mean the same in every scene and takes them out of
// the input. A scene that waits for a key gets them all.
func (a *App) globalKeys(in Input) Input {
	if l, ok := a.stack.top().(Listener); ok && l.Listens() {
		return in
	}
	set := a.Settings().Keys
	kept := in.Keys[:0:0]
	for _, k := range in.Keys {
		switch set.Does(k, keymap.Menus|keymap.Table) {
		case keymap.Fullscreen:
			a.Post(ToggleFullscreen{})
		case keymap.Picture:
			a.Post(Screenshot{})
		case keymap.Menu:
			a.Post(a.toMenu())
		default:
			kept = append(kept, k)
		}
	}
	in.Keys = kept
	return in
}

// toMenu is the way back to the lowest scene from wherever one is. A match is on disk with
// every decision.
func (a *App) toMenu() Command {
	if a.table.match != nil {
		return LeaveMatch{}
	}
	return Home{}
}

// readLayout asks the keyboard what it calls its keys, apart from the loop: a browser tells it by and by. A person
// may have another one at any time, so it is asked whenever a key is pressed.
func (a *App) readLayout(name func(ebiten.Key) string) {
	if a.asksKeyboard {
		return
	}
	a.asksKeyboard = true
	var read *keymap.Layout
	a.Send(Errand{
		Work: func(context.Context) error {
			read = keymap.ReadLayout(name)
			return nil
		},
		Then: func(error) {
			a.asksKeyboard = false
			a.useLayout(read)
		},
	})
}

// useLayout lets keys mean, and be called, what a keyboard says, on all that is shown.
func (a *App) useLayout(l *keymap.Layout) {
	if l.Same(keymap.Plugged()) {
		return
	}
	keymap.Use(l)
	a.table.tell(Change{Kind: Resettled, Settings: a.Settings()})
}
