package saves_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/scenes"
	"portcullis/scenes/scenestest"
)

// BenchmarkStart is what a start costs up to its first picture, without the window: with an empty folder, and with one of
// 5,000 matches that were there at the last start.
func BenchmarkStart(b *testing.B) {
	all, err := box.Open(assets.Content())
	if err != nil {
		b.Fatal(err)
	}
	start := func(dir string) *scenestest.Guest {
		return scenestest.VisitIn(b, dir, scenes.Config{Box: all, Kits: scenes.Kits()})
	}
	for _, n := range []int{0, 5000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			dir := b.TempDir()
			if n > 0 {
				copied(b, start(dir).Started("kurth", 12), n)
			}
			start(dir)
			for b.Loop() {
				start(dir)
			}
		})
	}
}

// copied fills the folder of a match with copies of it, of n hours.
func copied(tb testing.TB, path string, n int) {
	tb.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		tb.Fatal(err)
	}
	now := time.Now()
	for i := range n {
		to := filepath.Join(filepath.Dir(path), fmt.Sprintf("kurth-%d.siege", i))
		if err := os.WriteFile(to, data, 0o600); err != nil {
			tb.Fatal(err)
		}
		at := now.Add(-time.Duration(i+1) * time.Hour)
		if err := os.Chtimes(to, at, at); err != nil {
			tb.Fatal(err)
		}
	}
}
