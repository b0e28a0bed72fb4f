package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"portcullis/game"
	"portcullis/game/demo"
	"portcullis/rules"
)

// The soak opens every screen and plays every game, leaves each match, and tells of each minute of ticks until its time is over.
func TestSoak(t *testing.T) {
	config := t.TempDir()
	if err := os.WriteFile(filepath.Join(config, "settings.toml"), []byte("animation = \"none\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := prepare(&cli{DataDir: t.TempDir(), ConfigDir: config, Soak: 1, LogLevel: "info"}, &bytes.Buffer{}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	a := game.NewApp(furnished(t, p))
	const minutes = 5
	var told []int
	s := &demo.Soak{Player: func(rules.Info) string { return "random" }, Sitting: 4, Length: minutes * 3600, Minute: func(n int) { told = append(told, n) }}
	for _, e := range p.box.Games() {
		s.Games = append(s.Games, e.Game)
	}
	played, scenes := map[string]bool{}, map[string]bool{}
	d := demo.New("", s.Play)
	for {
		act := d.Drive(a, a.Mirror())
		if act.Err != nil {
			t.Fatal(act.Err)
		}
		if act.Done {
			break
		}
		a.Post(act.Post...)
		if err := a.StepTick(act.Input, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}); err != nil {
			t.Fatal(err)
		}
		scenes[a.Scene().Name()] = true
		if m := a.Match(); m != nil {
			played[m.Header().Game] = true
		}
	}
	if len(played) != len(s.Games) || len(scenes) < 8 {
		t.Errorf("played %v and looked at %v", played, scenes)
	}
	if len(told) != minutes || !slices.IsSorted(told) || told[minutes-1] != minutes {
		t.Errorf("told of the minutes %v", told)
	}
}
