package game

import (
	"portcullis/game/sound"
	"portcullis/rules"
)

// behind calls a person whose window lies behind others once the match waits for them.
type behind struct {
	on     bool // the window lies behind
	waited bool // the match waited for somebody when it was last looked at
	called bool
}

// focus is told whether the window has the keyboard.
func (b *behind) focus(a *App, f sound.Focus) {
	if b.on = f == sound.Unfocused; b.on || !b.called {
		return
	}
	b.called = false
	a.window.call("")
}

// look calls when the match begins to wait for a person, or ends, while the window lies behind.
func (b *behind) look(a *App) {
	waits, text := a.table.waits()
	if waits && !b.waited && b.on {
		b.called = true
		a.window.call(text)
	}
	b.waited = waits
}

// waits reports whether all is shown and nobody but a person can go on, and what is to be said of it.
func (t *table) waits() (waits bool, text string) {
	if t.match == nil || t.think.busy() || !t.shown() {
		return false, ""
	}
	if t.match.Over() {
		return true, rules.Say("The match is over")
	}
	return t.match.Decider()&t.match.Humans() != 0, rules.Say("Your turn")
}
