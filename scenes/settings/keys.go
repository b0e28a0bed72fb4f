package settings

import (
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/rules"
)

// keyLine is one line of the page about keys: what is pressed and what it does.
type keyLine struct {
	keys, does string
	codes      []ebiten.Key // none: it is done with the mouse
}

// keyHelp is what the keys and the mouse do.
func keyHelp() []keyLine {
	return []keyLine{
		{rules.Say("Tab, arrows"), rules.Say("walk through what can be clicked"),
			[]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown}},
		{rules.Say("Enter, Space"), rules.Say("click what is lit"), []ebiten.Key{ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace}},
		{rules.Say("1 to 9"), rules.Say("click the first to the ninth of what is possible"), []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyNumpad1, ebiten.KeyNumpad9}},
		{rules.Say("Right click, I"), rules.Say("look closely at a card or a piece"), []ebiten.Key{ebiten.KeyI, ebiten.KeyContextMenu}},
		{rules.Say("Esc"), rules.Say("one step back"), []ebiten.Key{ebiten.KeyEscape}},
		{rules.Say("Ctrl+Z"), rules.Say("take back"), []ebiten.Key{ebiten.KeyZ}},
		{rules.Say("Ctrl+Alt+Z"), rules.Say("take back the whole turn, as a right click on the button does"), []ebiten.Key{ebiten.KeyZ}},
		{rules.Say("Ctrl+Y"), rules.Say("play again what was taken back"), []ebiten.Key{ebiten.KeyY}},
		{"H", rules.Say("a hint: what the computer would do, and why"), []ebiten.Key{ebiten.KeyH}},
		{rules.Say("Space"), rules.Say("finish a movement at once"), []ebiten.Key{ebiten.KeySpace}},
		{"P", rules.Say("pause what is shown, and go on"), []ebiten.Key{ebiten.KeyP}},
		{rules.Say("Full stop"), rules.Say("pause, and show one thing more"), []ebiten.Key{ebiten.KeyPeriod}},
		{rules.Say("Comma, M"), rules.Say("one decision back or on, in a match that is watched"), []ebiten.Key{ebiten.KeyComma, ebiten.KeyM}},
		{rules.Say("Ctrl and left or right"), rules.Say("a turn back or on, in a match that is watched"), []ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight}},
		{"F", rules.Say("hurry until somebody is asked"), []ebiten.Key{ebiten.KeyF}},
		{"S", rules.Say("skip until somebody is asked"), []ebiten.Key{ebiten.KeyS}},
		{"R", rules.Say("see again what happened since the last decision"), []ebiten.Key{ebiten.KeyR}},
		{"L", rules.Say("go to the log, line by line with the arrows"), []ebiten.Key{ebiten.KeyL}},
		{"C", rules.Say("the chronicle, where a game tells its matches as a story"), []ebiten.Key{ebiten.KeyC}},
		{"W", rules.Say("what happens if nothing more is done"), []ebiten.Key{ebiten.KeyW}},
		{"K", rules.Say("what the symbols mean, where a board has such a list"), []ebiten.Key{ebiten.KeyK}},
		{rules.Say("Page up, Page down"), rules.Say("turn the pages of the log and of texts, as the wheel does"), []ebiten.Key{ebiten.KeyPageUp, ebiten.KeyPageDown}},
		{rules.Say("Home, End"), rules.Say("to the beginning or the end of a text"), []ebiten.Key{ebiten.KeyHome, ebiten.KeyEnd}},
		{rules.Say("Delete, minus"), rules.Say("one card less, in the deck builder"),
			[]ebiten.Key{ebiten.KeyDelete, ebiten.KeyBackspace, ebiten.KeyMinus, ebiten.KeyNumpadSubtract}},
		{rules.Say("Shift and an arrow"), rules.Say("move the view over a board larger than the window"),
			[]ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown}},
		{rules.Say("Plus, minus, Home"), rules.Say("nearer, farther, all of such a board"),
			[]ebiten.Key{ebiten.KeyEqual, ebiten.KeyNumpadAdd, ebiten.KeyMinus, ebiten.KeyNumpadSubtract, ebiten.KeyHome}},
		{"V", rules.Say("the next map of such a board"), []ebiten.Key{ebiten.KeyV}},
		{"O", rules.Say("the next overlay of such a board"), []ebiten.Key{ebiten.KeyO}},
		{"N", rules.Say("to the next thing on the board that can be clicked"), []ebiten.Key{ebiten.KeyN}},
		{"E", rules.Say("the large button: end the turn, pass"), []ebiten.Key{ebiten.KeyE}},
		{"F1", rules.Say("the rule for what is asked"), []ebiten.Key{ebiten.KeyF1}},
		{"F5", rules.Say("save now"), []ebiten.Key{ebiten.KeyF5}},
		{"F10", rules.Say("back to the menu"), []ebiten.Key{ebiten.KeyF10}},
		{rules.Say("F11, Alt+Enter"), rules.Say("full screen and back"), []ebiten.Key{ebiten.KeyF11, ebiten.KeyEnter}},
		{"F12", rules.Say("keep a picture of the screen"), []ebiten.Key{ebiten.KeyF12}},
	}
}
