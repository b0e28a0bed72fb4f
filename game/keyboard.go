package game

import (
	"os"
	"path/filepath"

	"portcullis/game/host"
)

// keyboard says when the keyboard is asked what it calls its keys (keymap.ReadLayout). Ebitengine ends the program
// where an X server has no code for one of them (KeyName in v2.9). So a file says that it is being asked: a start that
// finds it takes the keyboard for an American one, until there is another version.
type keyboard struct {
	path    string // of the file; empty: none is needed
	version string
	ticks   int // since it was asked first and has answered
	mute    bool
}

// outlived is how many ticks after the answer the program has outlived it.
const outlived = 3

func newKeyboard(state, version string) *keyboard {
	k := &keyboard{version: version}
	if !host.InBrowser {
		k.path = filepath.Join(state, "asks-keyboard")
	}
	return k
}

// asks reports whether to ask in this tick: in the first one, and whenever a key was pressed. busy tells that the last
// answer is not there yet.
func (k *keyboard) asks(pressed, busy bool) bool {
	if k.ticks == 0 {
		k.ticks++
		k.mute = !k.begin()
		return !k.mute
	}
	if !busy && k.ticks < outlived {
		if k.ticks++; k.ticks == outlived && !k.mute && k.path != "" {
			_ = os.Remove(k.path) // one that stays costs no more than the names of the keys
		}
	}
	return pressed && !k.mute
}

// begin notes that the keyboard is being asked, and reports whether that is safe. Where no file can be written it is asked.
func (k *keyboard) begin() bool {
	if k.path == "" {
		return true
	}
	if said, err := os.ReadFile(k.path); err == nil && string(said) == k.version {
		return false
	}
	if err := os.MkdirAll(filepath.Dir(k.path), 0o700); err == nil {
		_ = os.WriteFile(k.path, []byte(k.version), 0o600)
	}
	return true
}
