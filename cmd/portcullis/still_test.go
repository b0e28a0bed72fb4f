package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/game"
)

// A picture of a match that cannot be opened is an error, which names the file, and none is kept.
func TestAPictureOfAMatchThatCannotBeOpened(t *testing.T) {
	broken := filepath.Join(t.TempDir(), "broken.siege")
	if err := os.WriteFile(broken, []byte("no match\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	missing := filepath.Join(t.TempDir(), "missing.siege")
	for match, wrong := range map[string]bool{"": false, missing: true, broken: true} {
		p, err := prepare(&cli{DataDir: t.TempDir(), ConfigDir: t.TempDir(), Screenshot: "still.png", File: matchFile(match), LogLevel: "info"}, &bytes.Buffer{}, &bytes.Buffer{})
		if err != nil {
			t.Fatal(err)
		}
		a := game.NewApp(furnished(t, p))
		d, _ := p.driver()
		var shots []string
		for act := (game.Act{}); !act.Done; {
			act = d.Drive(a, a.Mirror())
			if err = act.Err; act.Shot != "" {
				shots = append(shots, act.Shot)
			}
			a.Post(act.Post...)
			if err := a.StepTick(act.Input, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}); err != nil {
				t.Fatal(err)
			}
		}
		p.close()
		switch {
		case wrong && (err == nil || len(shots) > 0 || !strings.Contains(err.Error(), filepath.Base(match))):
			t.Errorf("%s: %v; pictures %q", match, err, shots)
		case !wrong && (err != nil || len(shots) != 1):
			t.Errorf("the first screen: %v; pictures %q", err, shots)
		}
	}
}
