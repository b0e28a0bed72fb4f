package keymap

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/rules"
)

// Key is a key that was pressed, with the keys that were held.
type Key struct {
	Code  ebiten.Key
	Shift bool
	Ctrl  bool
	Alt   bool
	Does  Command // of a button that always means the same, on a gamepad; None: what the key is set to
}

// Chord is a key with the keys that are held with it, as files write it: "H", "Ctrl+ArrowLeft". Empty is no key.
type Chord string

// Chord is what was pressed.
func (k Key) Chord() Chord {
	held := ""
	if k.Ctrl {
		held += "Ctrl+"
	}
	if k.Alt {
		held += "Alt+"
	}
	if k.Shift {
		held += "Shift+"
	}
	return Chord(held + k.Code.String())
}

// Parse reads a chord, written in any order and case; it is not ok if there is no such key.
func Parse(text string) (ch Chord, ok bool) {
	parts := strings.Split(text, "+")
	var k Key
	for _, held := range parts[:len(parts)-1] {
		switch strings.ToLower(strings.TrimSpace(held)) {
		case "ctrl":
			k.Ctrl = true
		case "alt":
			k.Alt = true
		case "shift":
			k.Shift = true
		default:
			return "", false
		}
	}
	last := strings.TrimSpace(parts[len(parts)-1])
	if err := k.Code.UnmarshalText([]byte(last)); err != nil || modifier(k.Code) {
		return "", false
	}
	return k.Chord(), true
}

// modifier reports whether a key does nothing by itself.
func modifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyControl, ebiten.KeyAlt, ebiten.KeyMeta,
		ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return true
	}
	return false
}

// split takes a chord apart: what is held, and the key itself.
func (ch Chord) split() (held, key string) {
	i := strings.LastIndex(string(ch), "+")
	return string(ch[:i+1]), string(ch[i+1:])
}

// names are what people call the keys whose names in files are not theirs.
var names = map[string]rules.Text{
	"Period": rules.T("Full stop"), "Comma": rules.T("Comma"), "Equal": rules.T("Plus"), "Minus": rules.T("Minus"),
	"Home": rules.T("Home"), "End": rules.T("End"), "Delete": rules.T("Delete"), "Backspace": rules.T("Backspace"), "Insert": rules.T("Insert"),
	"ArrowLeft": rules.T("Left arrow"), "ArrowRight": rules.T("Right arrow"), "ArrowUp": rules.T("Up arrow"), "ArrowDown": rules.T("Down arrow"),
	"PageUp": rules.T("Page up"), "PageDown": rules.T("Page down"), "ContextMenu": rules.T("Menu key"), "Pause": rules.T("Pause"),
	"Tab": rules.T("Tab"), "Space": rules.T("Space"), "Enter": rules.T("Enter"), "Escape": rules.T("Esc"),
	"PrintScreen": rules.T("Print screen"), "CapsLock": rules.T("Caps lock"), "NumLock": rules.T("Num lock"), "ScrollLock": rules.T("Scroll lock"),
	"Semicolon": rules.T("Semicolon"), "Slash": rules.T("Slash"), "Backslash": rules.T("Backslash"), "Quote": rules.T("Quote"),
	"Backquote": rules.T("Backquote"), "BracketLeft": rules.T("Left bracket"), "BracketRight": rules.T("Right bracket"),
}

// String is what people call a chord, as it is on the keyboard that is used; empty for no key.
func (ch Chord) String() string {
	held, key := ch.split()
	said := key
	if sign := Plugged().said(key); sign != "" {
		said = sign
	} else if name, ok := names[key]; ok {
		said = name.String()
	} else if digit, ok := strings.CutPrefix(key, "Digit"); ok {
		said = digit
	} else if sign, ok := strings.CutPrefix(key, "Numpad"); ok {
		said = rules.Say("%s on the number pad", sign)
	}
	if strings.Contains(held, "Shift+") {
		said = rules.Say("Shift+%s", said)
	}
	if strings.Contains(held, "Alt+") {
		said = rules.Say("Alt+%s", said)
	}
	if strings.Contains(held, "Ctrl+") {
		said = rules.Say("Ctrl+%s", said)
	}
	return said
}
