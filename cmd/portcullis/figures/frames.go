package main

import (
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/kit"
	"portcullis/scenes/paint"
	"portcullis/scenes/typeset"
)

const (
	emptyFrames  = 600
	movingFrames = 1500
)

// frames prints what a frame costs while pieces move on the board, beside a frame in which
// nothing is drawn, both as fast as they go in one window.
func frames(all *box.Box, games kit.Games, full []crowd) error {
	faces := typeset.New()
	house := scenes.New(scenes.Config{Box: all, Measure: faces, Painter: paint.New(assets.FS(), faces, func(error) {})})
	app := game.NewApp(game.Options{Games: all, Start: house.Start, Board: house.Board, Clock: game.Ticks})
	f := &film{app: app, rand: rules.NewRand(1)}
	for _, g := range games {
		if g.Ready() {
			f.reels = append(f.reels, reel{g.Title, save.Header{Game: g.ID}})
		}
	}
	for i := range full {
		f.reels = append(f.reels, reel{full[i].title + ", fullest", full[i].header()})
	}
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(f); err != nil && err != game.ErrLeave {
		return err
	}
	return nil
}

// reel is a game whose moving frames are taken.
type reel struct {
	name   string
	header save.Header
}

// film draws empty frames, then matches that are played by chance, and takes their times.
type film struct {
	app       *game.App
	rand      rules.Rand
	reels     []reel // those still to be taken, the first one under way
	begun     bool   // the match on the table is one of that reel
	empty     []time.Duration
	moving    []time.Duration
	mallocs   []uint64
	last      time.Time
	wasMoving bool
}

func (f *film) Update() error {
	now := time.Now()
	passed := now.Sub(f.last)
	f.last = now
	if len(f.empty) < emptyFrames {
		f.empty = append(f.empty, passed)
		return nil
	}
	if len(f.moving) >= movingFrames {
		f.report()
		f.reels, f.moving, f.mallocs, f.begun, f.wasMoving = f.reels[1:], nil, nil, false, false
	}
	if len(f.reels) == 0 {
		return ebiten.Termination
	}
	if f.wasMoving {
		f.moving = append(f.moving, passed)
		if len(f.moving)%100 == 0 {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			f.mallocs = append(f.mallocs, m.Mallocs)
			f.last = time.Now()
		}
	}
	if err := f.app.StepTick(game.Input{}, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}); err != nil {
		return err
	}
	mirror := f.app.Mirror()
	f.wasMoving = mirror.Scene == "board" && !mirror.Settled
	if mirror.Settled {
		f.goOn()
	}
	return nil
}

// goOn plays by chance, match after match.
func (f *film) goOn() {
	m := f.app.Match()
	if m == nil || m.Over() || !f.begun {
		h := f.reels[0].header
		h.Seed, f.begun = f.rand.Uint64()>>1, true
		f.app.Post(game.NewMatch{Header: h})
		return
	}
	if m.Decider()&m.Humans() == 0 {
		return
	}
	choices := m.State().Decision().Choices
	f.app.Post(game.Play{Choice: choices[f.rand.IntN(len(choices))]})
}

func (f *film) Draw(screen *ebiten.Image) {
	if len(f.empty) >= emptyFrames {
		f.app.Draw(screen)
	}
}

func (f *film) Layout(int, int) (int, int) { return 1280, 720 }

func (f *film) report() {
	empty, moving := f.empty[len(f.empty)/4:], f.moving
	fmt.Printf("%s, a frame: empty %v, while pieces move %v (%.2f times); median %v and %v\n", f.reels[0].name,
		mean(empty).Round(10*time.Microsecond), mean(moving).Round(10*time.Microsecond), float64(mean(moving))/float64(mean(empty)),
		median(empty).Round(10*time.Microsecond), median(moving).Round(10*time.Microsecond))
	half := len(f.mallocs) / 2
	early, late := f.mallocs[half]-f.mallocs[0], f.mallocs[2*half]-f.mallocs[half]
	fmt.Printf("    allocations a moving frame: %d in the first half, %d in the second\n", early/uint64(half*100), late/uint64(half*100))
}

func mean(list []time.Duration) time.Duration {
	var sum time.Duration
	for _, d := range list {
		sum += d
	}
	return sum / time.Duration(len(list))
}

func median(list []time.Duration) time.Duration {
	return slices.Sorted(slices.Values(list))[len(list)/2]
}
