package main

import (
	"cmp"
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

// A reel is taken in rounds of empty and moving frames, so that both meet the same load.
const (
	rounds       = 5 // of which the median counts
	emptyFrames  = 40
	movingFrames = 120
	between      = 3 // frames of either kind that come first and do not count: the graphics are late
)

// frames prints what a frame costs while pieces or a person's camera move on the board, beside a frame in
// which nothing is drawn, all as fast as they go in one window; then how soon the steps of lessons come, where lessons are given.
func frames(all *box.Box, games kit.Games, reels []reel, lessons []*lesson.Lesson, library *lesson.Library) error {
	faces := typeset.New()
	house := scenes.New(scenes.Config{Box: all, Measure: faces, Painter: paint.New(assets.FS(), faces, func(error) {})})
	app := game.NewApp(game.Options{Games: all, Start: house.Start, Board: house.Board, Lessons: library, Clock: game.Ticks})
	f := &film{app: app, rand: rules.NewRand(1), reels: reels, lecture: &lecture{app: app, lessons: lessons}}
	f.Paint = app.Draw
	ebiten.SetScreenClearedEveryFrame(false)
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
	game.Straight
	app       *game.App
	rand      rules.Rand
	lecture   *lecture // what comes after all reels
	reels     []reel   // those still to be taken, the first one under way
	begun     bool     // the match on the table is one of that reel
	ticks     int      // for which hands have moved its camera
	rounds    []round  // the last one under way; none: the first is still to come
	mallocs   []uint64
	last      time.Time
	worked    time.Duration
	wasMoving bool
}

// round is what some frames took in which nothing is drawn, and some after them in which something moves.
type round struct{ empty, moving take }

// take is the time and the work of all cores that frames of one kind took.
type take struct {
	frames      int // those that do not count included
	times, work []time.Duration
}

func (t *take) add(passed, spent time.Duration) {
	if t.frames++; t.frames > between {
		t.times, t.work = append(t.times, passed), append(t.work, spent)
	}
}

// round is the one under way.
func (f *film) round() *round {
	if len(f.rounds) == 0 {
		f.rounds = append(f.rounds, round{})
	}
	return &f.rounds[len(f.rounds)-1]
}

// blank reports whether nothing is drawn now.
func (f *film) blank() bool { return len(f.reels) > 0 && f.round().empty.frames < between+emptyFrames }

func (f *film) Update() error {
	now := time.Now()
	work := worked()
	passed, spent := now.Sub(f.last), work-f.worked
	f.last, f.worked = now, work
	if len(f.reels) == 0 {
		return f.lecture.update()
	}
	r := f.round()
	if f.blank() {
		r.empty.add(passed, spent)
		f.wasMoving = false
		return nil
	}
	if f.wasMoving {
		r.moving.add(passed, spent)
	}
	if r.moving.frames >= between+movingFrames {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		f.mallocs = append(f.mallocs, m.Mallocs)
		f.last, f.worked = time.Now(), worked()
		if len(f.rounds) < rounds {
			f.rounds = append(f.rounds, round{})
			return nil
		}
		f.report()
		f.next()
		return nil
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
	*f = film{Straight: f.Straight, app: f.app, rand: f.rand, lecture: f.lecture, last: f.last, worked: f.worked, reels: f.reels[1:]}
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

// Draw does for an empty frame what Ebitengine does for an empty program.
func (f *film) Draw(own *ebiten.Image) {
	if f.blank() {
		own.Clear()
		return
	}
	f.Straight.Draw(own)
}

func (f *film) DrawFinalScreen(screen ebiten.FinalScreen, own *ebiten.Image, at ebiten.GeoM) {
	if f.blank() {
		ebiten.DefaultDrawFinalScreen(screen, own, at)
		return
	}
	f.Straight.DrawFinalScreen(screen, own, at)
}

func (f *film) Layout(int, int) (int, int) { return width, height }

// report prints the median round.
func (f *film) report() {
	var times, work [2][]time.Duration
	var slower, more []float64
	for _, r := range f.rounds {
		for i, t := range []take{r.empty, r.moving} {
			times[i], work[i] = append(times[i], mean(t.times)), append(work[i], mean(t.work))
		}
		slower = append(slower, float64(mean(r.moving.times))/float64(mean(r.empty.times)))
		more = append(more, float64(mean(r.moving.work))/float64(mean(r.empty.work)))
	}
	const hundredth = 10 * time.Microsecond
	fmt.Printf("%s, a frame: empty %v, while something moves %v (%.2f times); work of all cores %v and %v (%.2f times)\n", f.reels[0].name,
		median(times[0]).Round(hundredth), median(times[1]).Round(hundredth), median(slower), median(work[0]).Round(hundredth), median(work[1]).Round(hundredth), median(more))
	made := f.mallocs[rounds-1] - f.mallocs[0]
	fmt.Printf("    allocations a moving frame: %d\n", made/uint64((rounds-1)*(between+movingFrames)))
}

func mean(list []time.Duration) time.Duration {
	var sum time.Duration
	for _, d := range list {
		sum += d
	}
	return sum / time.Duration(len(list))
}

func median[T cmp.Ordered](list []T) T {
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
