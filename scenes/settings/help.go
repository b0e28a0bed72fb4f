package settings

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// helpPart is a part of the page that only tells: of keys that stay, of the mouse, of a touch screen, of a gamepad.
type helpPart struct {
	title string
	lines []helpLine
}

// helpLine is what is pressed or done, and what it does.
type helpLine struct {
	how, does string
	codes     []ebiten.Key                   // the keys that it tells of
	buttons   []ebiten.StandardGamepadButton // and the buttons
}

// fixedHelp is what can be done beside the keys that can be changed.
func fixedHelp() []helpPart {
	return []helpPart{
		{rules.Say("Keys that stay as they are"), []helpLine{
			{how: rules.Say("Tab, arrows"), does: rules.Say("walk through what can be clicked"),
				codes: []ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown}},
			{how: rules.Say("Enter"), does: rules.Say("click what is lit"), codes: []ebiten.Key{ebiten.KeyEnter, ebiten.KeyNumpadEnter}},
			{how: rules.Say("Space"), does: rules.Say("finish a movement at once; on the table it picks nothing"), codes: []ebiten.Key{ebiten.KeySpace}},
			{how: rules.Say("1 to 9"), does: rules.Say("click the first to the ninth of what is possible"),
				codes: []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyNumpad1, ebiten.KeyNumpad9}},
			{how: rules.Say("Esc"), does: rules.Say("one step back"), codes: []ebiten.Key{ebiten.KeyEscape}},
			{how: rules.Say("Backspace"), does: rules.Say("a step of a lesson back"), codes: []ebiten.Key{ebiten.KeyBackspace}},
			{how: rules.Say("Page up, Page down"), does: rules.Say("turn the pages of the log and of texts, as the wheel does"),
				codes: []ebiten.Key{ebiten.KeyPageUp, ebiten.KeyPageDown}},
			{how: rules.Say("Home, End"), does: rules.Say("to the beginning or the end of a text"), codes: []ebiten.Key{ebiten.KeyHome, ebiten.KeyEnd}},
		}},
		{rules.Say("Mouse"), []helpLine{
			{how: rules.Say("Click"), does: rules.Say("do what is lit; pointing at a thing tells of it")},
			{how: rules.Say("Right click"), does: rules.Say("look closely at a card or a piece; on the button that takes back, take back the whole turn")},
			{how: rules.Say("Wheel"), does: rules.Say("turn the pages of the log and of texts; nearer and farther on a board larger than the window")},
			{how: rules.Say("Drag"), does: rules.Say("move such a board, wind a match that is watched, put a card or a piece where it shall go")},
			{how: rules.Say("Drop a file"), does: rules.Say("open a match or a deck from outside")},
		}},
		{rules.Say("Touch screen"), []helpLine{
			{how: rules.Say("Tap"), does: rules.Say("a click")},
			{how: rules.Say("Hold"), does: rules.Say("half a second: look closely, as a right click does; the finger then clicks nothing")},
			{how: rules.Say("Drag"), does: rules.Say("take lists, texts and the log along; all else as with the mouse")},
			{how: rules.Say("Two fingers"), does: rules.Say("move a board larger than the window, nearer and farther as they part and close; turn the pages of the log and of texts")},
		}},
		{rules.Say("Gamepad, plugged in at any time"), []helpLine{
			{how: rules.Say("Cross or left stick"), does: rules.Say("walk through what can be clicked"), buttons: []ebiten.StandardGamepadButton{
				ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftRight, ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom}},
			{how: rules.Say("Shoulder buttons"), does: rules.Say("to the one before and to the next, one after another"), buttons: []ebiten.StandardGamepadButton{
				ebiten.StandardGamepadButtonFrontTopLeft, ebiten.StandardGamepadButtonFrontTopRight}},
			{how: rules.Say("Lower button"), does: rules.Say("click what is lit"), buttons: []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonRightBottom}},
			{how: rules.Say("Right button"), does: rules.Say("one step back"), buttons: []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonRightRight}},
			{how: rules.Say("Left button"), does: rules.Say("a hint"), buttons: []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonRightLeft}},
			{how: rules.Say("Upper button"), does: rules.Say("take back"), buttons: []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonRightTop}},
			{how: rules.Say("Back or Select"), does: rules.Say("the rule for what is asked"), buttons: []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonCenterLeft}},
			{how: rules.Say("Start"), does: rules.Say("back to the menu"), buttons: []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonCenterRight}},
		}},
	}
}

// works reports whether a key works every dialog.
func works(k game.Key) bool {
	if k.Ctrl || k.Alt {
		return false
	}
	switch k.Code {
	case ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace, ebiten.KeyEscape:
		return true
	case ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown:
		return !k.Shift
	}
	return false
}

// helpRow is a line that only tells.
func helpRow(c *form.Column, line helpLine) {
	f, words := c.Font(ink.SerifBold, 19), c.Font(ink.Sans, 19)
	wide := capWidth(c)
	room := c.W - wide - c.Gap()
	least := c.Line(f) + c.Px(14)
	row := c.Take(math.Max(least, c.Height(words, line.does, room)))
	var l ink.List
	frame := ink.R(row.X, row.Y+(row.H-least)/2, wide, least).Round()
	l.Frame("kit/frame-textfield", frame, c.Corner(8))
	face, text := c.Whole(ink.SerifBold, 19, 13, line.how, wide-c.Px(16))
	l.Write(frame, face, ink.Ink, text).Across = ink.Middle
	op := l.Write(ink.R(row.X+wide+c.Gap(), row.Y, room, row.H), words, ink.Ink, line.does)
	op.Wrap = true
	c.Draw(l)
	c.Skip(c.Gap() * 0.6)
}
