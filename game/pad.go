package game

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/keymap"
)

const (
	// stickOn is how far a stick is pushed to count as an arrow, stickOff how far it has
	// to come back to count no more.
	stickOn  = 0.6
	stickOff = 0.4
)

// meanings is how many buttons mean something. The first arrows of them are also on the
// stick: left, right, up, down.
const (
	meanings = 12
	arrows   = 4
)

// padMeaning is a button of a gamepad and the key that it stands for.
type padMeaning struct {
	button ebiten.StandardGamepadButton
	key    Key
}

func padMeanings() [meanings]padMeaning {
	return [...]padMeaning{
		{ebiten.StandardGamepadButtonLeftLeft, Key{Code: ebiten.KeyArrowLeft}},
		{ebiten.StandardGamepadButtonLeftRight, Key{Code: ebiten.KeyArrowRight}},
		{ebiten.StandardGamepadButtonLeftTop, Key{Code: ebiten.KeyArrowUp}},
		{ebiten.StandardGamepadButtonLeftBottom, Key{Code: ebiten.KeyArrowDown}},
		{ebiten.StandardGamepadButtonRightBottom, Key{Code: ebiten.KeyEnter}},
		{ebiten.StandardGamepadButtonRightRight, Key{Code: ebiten.KeyEscape}},
		{ebiten.StandardGamepadButtonRightLeft, Key{Code: ebiten.KeyH, Does: keymap.Hint}},
		{ebiten.StandardGamepadButtonRightTop, Key{Code: ebiten.KeyZ, Ctrl: true, Does: keymap.Undo}},
		{ebiten.StandardGamepadButtonCenterRight, Key{Code: ebiten.KeyF10, Does: keymap.Menu}},
		{ebiten.StandardGamepadButtonCenterLeft, Key{Code: ebiten.KeyF1, Does: keymap.Rules}},
		{ebiten.StandardGamepadButtonFrontTopLeft, Key{Code: ebiten.KeyTab, Shift: true}},
		{ebiten.StandardGamepadButtonFrontTopRight, Key{Code: ebiten.KeyTab}},
	}
}

// held is which meanings of a gamepad are held.
type held [meanings]bool

// pads remembers what every gamepad holds.
type pads map[ebiten.GamepadID]held

// keys returns the keys that gamepads have just pressed, and those that they hold.
func (p *pads) keys(now []pad) (pressed, holding []Key) {
	if len(now) == 0 && len(*p) == 0 {
		return nil, nil
	}
	next := make(pads, len(now))
	for _, g := range now {
		before := (*p)[g.id]
		is := g.holds(before)
		for i, m := range padMeanings() {
			if is[i] {
				holding = append(holding, m.key)
			}
			if is[i] && !before[i] {
				pressed = append(pressed, m.key)
			}
		}
		next[g.id] = is
	}
	*p = next
	return pressed, holding
}

// holds is which meanings a gamepad holds, the stick counting as arrows.
func (g pad) holds(before held) held {
	var is held
	for i, m := range padMeanings() {
		is[i] = g.buttons[m.button]
	}
	for i, push := range g.stick() {
		least := stickOn
		if before[i] {
			least = stickOff
		}
		is[i] = is[i] || push > least
	}
	return is
}

// stick is how far the stick is pushed left, right, up and down; only the stronger
// direction counts.
func (g pad) stick() [arrows]float64 {
	if math.Abs(g.x) >= math.Abs(g.y) {
		return [arrows]float64{-g.x, g.x, 0, 0}
	}
	return [arrows]float64{0, 0, -g.y, g.y}
}
