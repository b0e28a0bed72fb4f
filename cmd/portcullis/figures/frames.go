package main

import (
	"fmt"
	"runtime"
	"slices"
	"syscall"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/lesson"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/kit"
	"portcullis/scenes/paint"
	"portcullis/scenes/typeset"
)

// width and height are the size of the window, in pixels.
var width, height int

const (
	emptyFrames  = 200 // before each reel, so that both are taken under the same load
	movingFrames = 600
)

// frames prints what a frame costs while pieces or a person's camera move on the board, beside a frame in
// which nothing is drawn, all as fast as they go in one window; then how soon the steps of lessons come, where lessons are given.
func frames(all *box.Box, games kit.Games, reels []reel, lessons []*lesson.Lesson, library *lesson.Library) error {
	faces := typeset.New()
	house := scenes.New(scenes.Config{Box: all, Measure: faces, Painter: paint.New(assets.FS(), faces, func(error) {})})
	app := game.NewApp(game.Options{Games: all, Start: house.Start, Board: house.Board, Lessons: library, Clock: game.Ticks})
	f := &film{app: app, rand: rules.NewRand(1), reels: reels, lecture: &lecture{app: app, lessons: lessons}}
	ebiten.SetWindowSize(width, height)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(f); err != nil && err != game.ErrLeave {
		return err
	}
	return nil
}

// reel is a game whose moving frames are taken: while it is played by chance, or while hands move the camera.
type reel struct {
	name   string
	header save.Header
	hands  func(tick int) game.Input // what they do; nil: nothing
}

// begun are the reels of matches from their beginning: of one person, so that no curtain hides the board, and
// players by chance.
func begun(games kit.Games, only string) (list []reel, err error) {
	for _, g := range games {
		if g.Ready() && (only == "" || only == g.ID) {
			header, err := match.Settle(g.Game, save.Header{Game: g.ID})
			if err != nil {
				return nil, err
			}
			header.Seats = oneAmong(len(header.Seats))
			list = append(list, reel{name: g.Title, header: header})
		}
	}
	return list, nil
}

// fullest are those of fullest positions: played on, dragged and zoomed.
func fullest(full []crowd) (list []reel) {
	for i := range full {
		name, header := full[i].title+", fullest", full[i].header()
		list = append(list, reel{name, header, nil}, reel{name + ", dragged", header, drag}, reel{name + ", zoomed", header, zoom})
	}
	return list
}

// drag comes near by three notches and then drags the board to and fro, 12 pixels a tick.
func drag(tick int) game.Input {
	if tick < 3 {
		return game.Input{X: float64(width / 2), Y: float64(height / 2), WheelY: 1}
	}
	const leg = 20
	at := tick % (2 * leg)
	if at > leg {
		at = 2*leg - at
	}
	return game.Input{X: float64(width/2 + 12*(at-leg/2)), Y: float64(height/2 + 3*(at-leg/2)), Moved: true, Pressed: tick == 3, Down: true}
}

// zoom turns the wheel by a notch every fourth tick, four to the board and four away from it.
func zoom(tick int) game.Input {
	in := game.Input{X: float64(width / 2), Y: float64(height / 2)}
	if tick%4 == 0 {
		in.WheelY = 1
		if tick/16%2 == 1 {
			in.WheelY = -1
		}
	}
	return in
}

// film draws empty frames and then those of a reel, one reel after another, and takes their times.
type film struct {
	app       *game.App
	rand      rules.Rand
	lecture   *lecture // what comes after all reels
	reels     []reel   // those still to be taken, the first one under way
	begun     bool     // the match on the table is one of that reel
	ticks     int      // for which hands have moved its camera
	empty     []time.Duration
	moving    []time.Duration
	work      [2]time.Duration // of all cores for the empty and for the moving frames
	mallocs   []uint64
	last      time.Time
	worked    time.Duration
	wasMoving bool
}

func (f *film) Update() error {
	now := time.Now()
	work := worked()
	passed, spent := now.Sub(f.last), work-f.worked
	f.last, f.worked = now, work
	if len(f.reels) == 0 {
		return f.lecture.update()
	}
	if len(f.empty) < emptyFrames {
		f.empty = append(f.empty, passed)
		f.work[0] += spent
		return nil
	}
	if len(f.moving) >= movingFrames {
		f.report()
		f.next()
		return nil
	}
	if f.wasMoving {
		f.moving = append(f.moving, passed)
		f.work[1] += spent
		if len(f.moving)%100 == 0 {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			f.mallocs = append(f.mallocs, m.Mallocs)
			f.last, f.worked = time.Now(), worked()
		}
	}
	var in game.Input
	if f.ticks > 0 {
		in = f.reels[0].hands(f.ticks - 1)
		f.ticks++
	}
	if err := f.app.StepTick(in, game.Screen{W: width, H: height, Device: 1, Text: 1}); err != nil {
		return err
	}
	if f.ticks > 3 {
		return nil // the mirror is no part of a frame
	}
	mirror := f.app.Mirror()
	f.wasMoving = f.begun && mirror.Scene == "board" && !mirror.Settled
	switch {
	case f.ticks > 1 && mirror.Settled: // there is no camera to be moved
		f.next()
	case mirror.Settled:
		f.goOn()
	}
	return nil
}

// next goes on to the next reel.
func (f *film) next() {
	*f = film{app: f.app, rand: f.rand, lecture: f.lecture, last: f.last, worked: f.worked, reels: f.reels[1:]}
}

// goOn plays by chance, match after match, or hands the camera over.
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
	if f.reels[0].hands != nil {
		f.ticks = max(f.ticks, 1)
		return
	}
	choices := m.State().Decision().Choices
	f.app.Post(game.Play{Choice: choices[f.rand.IntN(len(choices))]})
}

func (f *film) Draw(screen *ebiten.Image) {
	if len(f.empty) >= emptyFrames || len(f.reels) == 0 {
		f.app.Draw(screen)
	}
}

func (f *film) Layout(int, int) (int, int) { return width, height }

func (f *film) report() {
	empty, moving := f.empty[len(f.empty)/4:], f.moving
	fmt.Printf("%s, a frame: empty %v, while something moves %v (%.2f times); median %v and %v (%.2f times)\n", f.reels[0].name,
		mean(empty).Round(10*time.Microsecond), mean(moving).Round(10*time.Microsecond), float64(mean(moving))/float64(mean(empty)),
		median(empty).Round(10*time.Microsecond), median(moving).Round(10*time.Microsecond), float64(median(moving))/float64(median(empty)))
	work := [2]time.Duration{f.work[0] / emptyFrames, f.work[1] / time.Duration(len(moving))}
	fmt.Printf("    work of all cores for a frame: empty %v, while something moves %v (%.2f times)\n",
		work[0].Round(10*time.Microsecond), work[1].Round(10*time.Microsecond), float64(work[1])/float64(work[0]))
	half := (len(f.mallocs) - 1) / 2
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

// worked is the processor time that this program has used on all cores, which other programs change little.
func worked() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
