package keymap

import (
	"strings"

	"portcullis/rules"
)

// reason says why a key cannot be had.
type reason func(Chord) rules.Text

func walks(ch Chord) rules.Text {
	return rules.T("%s walks through what can be clicked, on every screen.", ch)
}
func clicks(ch Chord) rules.Text { return rules.T("%s clicks what is lit, on every screen.", ch) }
func leaves(ch Chord) rules.Text { return rules.T("%s goes one step back, on every screen.", ch) }
func turns(ch Chord) rules.Text  { return rules.T("%s turns the pages of texts.", ch) }
func writes(ch Chord) rules.Text { return rules.T("%s is for reading and writing texts.", ch) }
func digits(Chord) rules.Text {
	return rules.T("1 to 9 click the first to the ninth of what is possible.")
}
func browser(ch Chord) rules.Text { return rules.T("A browser keeps %s for its pages.", ch) }
func system(ch Chord) rules.Text  { return rules.T("The system keeps %s for itself.", ch) }
func typed(ch Chord) rules.Text {
	return rules.T("%s writes in texts, and this holds everywhere: take a function key, or hold Ctrl or Alt.", ch)
}

// fixed are the keys with which every screen is walked, pressed and left, whatever is set and whatever is held.
var fixed = map[string]reason{"Tab": walks, "Enter": clicks, "NumpadEnter": clicks, "Space": clicks, "Escape": leaves}

// bare are keys that can be had only with others held.
var bare = map[string]reason{
	"ArrowLeft": walks, "ArrowRight": walks, "ArrowUp": walks, "ArrowDown": walks,
	"PageUp": turns, "PageDown": turns, "Home": writes, "End": writes, "Backspace": writes, "Delete": writes,
}

// foreign are chords that never arrive, or do more elsewhere than here.
var foreign = map[Chord]reason{
	"Ctrl+T": browser, "Ctrl+N": browser, "Ctrl+W": browser, "Ctrl+Shift+T": browser, "Ctrl+Shift+N": browser, "Ctrl+Shift+W": browser,
	"Ctrl+PageUp": browser, "Ctrl+PageDown": browser, "Alt+ArrowLeft": browser, "Alt+ArrowRight": browser,
	"Ctrl+Q": system, "Alt+F4": system, "Ctrl+Alt+Delete": system,
	"PrintScreen": system, "CapsLock": system, "NumLock": system, "ScrollLock": system, "Ctrl+A": writes,
}

// Refusal says why a key cannot be given to a command; empty: it can. A command can always have the key that it has at first.
func Refusal(c Command, ch Chord) rules.Text {
	if ch == commands[c].first {
		return rules.Text{}
	}
	if why := refused(c, ch); why != nil {
		return why(ch)
	}
	return rules.Text{}
}

func refused(c Command, ch Chord) reason {
	if why := foreign[ch]; why != nil {
		return why
	}
	held, key := ch.split()
	if why := fixed[key]; why != nil {
		return why
	}
	switch {
	case held == "" && bare[key] != nil:
		return bare[key]
	case held == "" && digit(key, "Digit", "Numpad"):
		return digits
	case held == "Ctrl+" && digit(key, "Digit"):
		return browser
	case held == "Ctrl+Alt+" && function(key):
		return system
	case (held == "" || held == "Shift+") && commands[c].section == Everywhere && c != Look && !function(key):
		return typed
	}
	return nil
}

// digit reports whether a key is one of 1 to 9 of a row, or another.
func digit(key string, rows ...string) bool {
	for _, row := range rows {
		if n, ok := strings.CutPrefix(key, row); ok && len(n) == 1 && "1" <= n && n <= "9" {
			return true
		}
	}
	return false
}

// function reports whether a key is one of F1 to F24.
func function(key string) bool {
	return len(key) > 1 && key[0] == 'F' && key[1] >= '1' && key[1] <= '9'
}
