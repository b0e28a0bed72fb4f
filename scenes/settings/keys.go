package settings

import "github.com/hajimehoshi/ebiten/v2"

// keyLine is one line of the page about keys: what is pressed and what it does.
type keyLine struct {
	keys, does string
	codes      []ebiten.Key // none: it is done with the mouse
}

// keyHelp is what the keys and the mouse do.
func keyHelp() []keyLine {
	return []keyLine{
		{"Tab, arrows", "walk through what can be clicked",
			[]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown}},
		{"Enter, Space", "click what is lit", []ebiten.Key{ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace}},
		{"1 to 9", "click the first to the ninth of what is possible", []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyNumpad1, ebiten.KeyNumpad9}},
		{"Right click, I", "look closely at a card or a piece", []ebiten.Key{ebiten.KeyI, ebiten.KeyContextMenu}},
		{"Esc", "one step back", []ebiten.Key{ebiten.KeyEscape}},
		{"Ctrl+Z", "take back", []ebiten.Key{ebiten.KeyZ}},
		{"Ctrl+Alt+Z", "take back the whole turn, as a right click on the button does", []ebiten.Key{ebiten.KeyZ}},
		{"Ctrl+Y", "play again what was taken back", []ebiten.Key{ebiten.KeyY}},
		{"H", "a hint: what the computer would do, and why", []ebiten.Key{ebiten.KeyH}},
		{"Space", "finish a movement at once", []ebiten.Key{ebiten.KeySpace}},
		{"P", "pause what is shown, and go on", []ebiten.Key{ebiten.KeyP}},
		{"Full stop", "pause, and show one thing more", []ebiten.Key{ebiten.KeyPeriod}},
		{"F", "hurry until somebody is asked", []ebiten.Key{ebiten.KeyF}},
		{"S", "skip until somebody is asked", []ebiten.Key{ebiten.KeyS}},
		{"R", "see again what happened since the last decision", []ebiten.Key{ebiten.KeyR}},
		{"L", "go to the log, line by line with the arrows", []ebiten.Key{ebiten.KeyL}},
		{"Page up, Page down", "turn the pages of the log and of texts, as the wheel does", []ebiten.Key{ebiten.KeyPageUp, ebiten.KeyPageDown}},
		{"Home, End", "to the beginning or the end of a text", []ebiten.Key{ebiten.KeyHome, ebiten.KeyEnd}},
		{"Delete, minus", "one card less, in the deck builder",
			[]ebiten.Key{ebiten.KeyDelete, ebiten.KeyBackspace, ebiten.KeyMinus, ebiten.KeyNumpadSubtract}},
		{"Shift and an arrow", "move the view over a board larger than the window",
			[]ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown}},
		{"Plus, minus, Home", "nearer, farther, all of such a board",
			[]ebiten.Key{ebiten.KeyEqual, ebiten.KeyNumpadAdd, ebiten.KeyMinus, ebiten.KeyNumpadSubtract, ebiten.KeyHome}},
		{"F1", "the rule for what is asked", []ebiten.Key{ebiten.KeyF1}},
		{"F5", "save now", []ebiten.Key{ebiten.KeyF5}},
		{"F10", "back to the menu", []ebiten.Key{ebiten.KeyF10}},
		{"F11, Alt+Enter", "full screen and back", []ebiten.Key{ebiten.KeyF11, ebiten.KeyEnter}},
		{"F12", "keep a picture of the screen", []ebiten.Key{ebiten.KeyF12}},
	}
}
