package game

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"portcullis/game/keymap"
)

// device is what the mouse, the keyboard, the touch screen and the gamepads show in one
// tick. Reading it is the only part of the input that needs a window.
type device struct {
	x, y           float64
	left, right    button
	wheelX, wheelY float64
	pressed        []ebiten.Key // went down since the last tick
	down           []ebiten.Key // are down
	runes          []rune
	touches        []touch
	pads           []pad
	dropped        fs.FS
}

// button is a mouse button: both pressed and released if it was clicked within one tick, and again if it went down once more
// after that and is held.
type button struct{ pressed, down, released, again bool }

type touch struct {
	id   ebiten.TouchID
	x, y float64
}

// pad is a gamepad with the standard layout.
type pad struct {
	id      ebiten.GamepadID
	buttons [ebiten.StandardGamepadButtonMax + 1]bool
	x, y    float64 // left stick, -1 to 1
}

// reader reads the devices, reusing its buffers.
type reader struct {
	now     device
	touches []ebiten.TouchID
	pads    []ebiten.GamepadID
}

func (r *reader) read() *device {
	d := &r.now
	d.x, d.y = ebiten.CursorPositionF()
	d.left = mouseButton(ebiten.MouseButtonLeft)
	d.right = mouseButton(ebiten.MouseButtonRight)
	d.wheelX, d.wheelY = ebiten.Wheel()
	d.pressed = inpututil.AppendJustPressedKeys(d.pressed[:0])
	d.down = inpututil.AppendPressedKeys(d.down[:0])
	d.runes = ebiten.AppendInputChars(d.runes[:0])
	d.dropped = ebiten.DroppedFiles()
	d.touches = d.touches[:0]
	r.touches = ebiten.AppendTouchIDs(r.touches[:0])
	for _, id := range r.touches {
		x, y := ebiten.TouchPositionF(id)
		d.touches = append(d.touches, touch{id, x, y})
	}
	d.pads = d.pads[:0]
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	for _, id := range r.pads {
		if ebiten.IsStandardGamepadLayoutAvailable(id) {
			d.pads = append(d.pads, readPad(id))
		}
	}
	return d
}

// label takes the keys for those that a keyboard says they are.
func (d *device) label(l *keymap.Layout) {
	for _, keys := range [][]ebiten.Key{d.pressed, d.down} {
		for i, k := range keys {
			keys[i] = l.Key(k)
		}
	}
}

func mouseButton(b ebiten.MouseButton) button {
	k := button{
		pressed:  inpututil.IsMouseButtonJustPressed(b),
		down:     ebiten.IsMouseButtonPressed(b),
		released: inpututil.IsMouseButtonJustReleased(b),
	}
	k.again = k.pressed && k.released && inpututil.MouseButtonPressDuration(b) > 0
	return k
}

func readPad(id ebiten.GamepadID) pad {
	p := pad{
		id: id,
		x:  ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
		y:  ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical),
	}
	for b := range p.buttons {
		p.buttons[b] = ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButton(b))
	}
	return p
}
