package game

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// A keyboard whose asking ended the program is not asked by the next start of the same version, however often keys are pressed.
func TestAKeyboardThatEndedTheProgramIsNotAskedAgain(t *testing.T) {
	state := filepath.Join(t.TempDir(), "state")
	there := func() bool {
		_, err := os.Stat(filepath.Join(state, "asks-keyboard"))
		return !errors.Is(err, fs.ErrNotExist)
	}
	start := func(version string) (asks bool, k *keyboard) {
		k = newKeyboard(state, version)
		asks = k.asks(false, false)
		return asks, k
	}
	asks, k := start("1")
	for range 2 * outlived {
		k.asks(false, true)
	}
	if !asks || !there() {
		t.Fatalf("asks %v, says so %v, before there is an answer", asks, there())
	}
	for range outlived {
		k.asks(false, false)
	}
	if there() || k.asks(false, false) || !k.asks(true, false) {
		t.Errorf("says %v that it asks after the answer; without a key and with one it asks %v, %v", there(), k.asks(false, false), k.asks(true, false))
	}

	if asks, _ = start("1"); !asks {
		t.Error("it is not asked after a start that went well")
	}
	asks, k = start("1")
	for range 2 * outlived {
		asks = asks || k.asks(true, false)
	}
	if asks || !there() {
		t.Errorf("asks %v after a start that ended while it asked; says so %v", asks, there())
	}
	if asks, _ = start("2"); !asks {
		t.Error("another version does not ask")
	}
}
