package game_test

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/gametest"
	"portcullis/save"
)

// board is a board that takes some ticks to show a decision, and asks for them.
type board struct{ takes, busy int }

func (*board) Name() string { return "board" }
func (b *board) Update(t *game.Tick) {
	if b.busy > 0 {
		b.busy--
		t.Wake(0)
	}
}
func (*board) Draw(*ebiten.Image)   {}
func (*board) Mirror() game.Mirror  { return game.Mirror{Scene: "board", Settled: true} }
func (b *board) Ready() bool        { return b.busy == 0 }
func (b *board) Follow(game.Change) { b.busy = b.takes }

// asleep is a program whose window sleeps, with a match of computer players on the table.
func asleep(t *testing.T, b *board, log *bytes.Buffer) *gametest.Window {
	t.Helper()
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	a := game.NewApp(game.Options{
		Games: games, Start: func(*game.App) game.Scene { return &board{} }, Board: func(*game.App) game.Scene { return b },
		Folders: game.Folders{Matches: t.TempDir()}, Clock: game.Ticks, Log: slog.New(slog.NewTextHandler(log, nil)),
		Now: func() time.Time { return time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC) },
	})
	a.Post(game.NewMatch{Header: save.Header{Game: "kurth", Seed: 5, Seats: []save.Seat{{Player: "random"}}}})
	return gametest.Asleep(a, game.Screen{W: 1280, H: 720, Device: 1, Text: 1})
}

// A match of computers goes on to its end by itself, whatever the board takes to show it.
func TestComputersPlayOnInAWindowThatSleeps(t *testing.T) {
	for name, b := range map[string]*board{"at once": {}, "slowly": {takes: 3}} {
		t.Run(name, func(t *testing.T) {
			var log bytes.Buffer
			w := asleep(t, b, &log)
			w.Until(t, "the match is over", func() bool { m := w.App.Match(); return m != nil && m.Over() })
			if strings.Contains(log.String(), "nobody thinks") {
				t.Errorf("the thinking had to be begun again:\n%s", log.String())
			}
		})
	}
}
