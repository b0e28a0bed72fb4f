package game

import (
	"errors"
	"image"
	"io"
	"math"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/crash"
	"portcullis/game/host"
	"portcullis/game/keymap"
	"portcullis/game/sound"
)

// Show is how the window of a program comes up.
type Show struct {
	Title string
	// Icons makes the window's icon in several sizes. It is asked once the first picture
	// is drawn.
	Icons func() []image.Image
	// Drawn is called once the first picture is drawn.
	Drawn func()
	// Size replaces the remembered size of the window, in desktop points.
	Size image.Point
	// Driver plays the person; see Driver.
	Driver Driver
	// Started is when the program began, for the log.
	Started time.Time
}

// loop gives an App its window: it is what Ebitengine runs.
//
// Ebitengine runs in FPSModeVsyncOffMinimum: it sleeps until the window system has an
// event or ScheduleFrame is called, and each frame is one Update and one Draw. The waker makes
// the calls. A Driver makes it run as fast as it can instead.
type loop struct {
	Straight
	app      *App
	waker    *waker
	tidier   *tidier
	reader   reader
	gather   gatherer
	frame    windowFrame
	ahead    ahead
	drive    *drive
	after    aftermath
	begun    int // updates so far, up to warmUp
	last     time.Time
	wanted   bool   // a person asked for a picture of the next frame
	shot     string // the file in which the driver wants it
	show     Show
	drawn    bool // the first picture is
	keyboard *keyboard
	left     bool // the program was: mice and touches that come after are no ticks
	endings  error
	stderr   io.Writer
}

const (
	// warmUp is how many frames follow each other at the start: the window appears with
	// the second, and its size is settled by the third.
	warmUp = 3
	// leastFrame is the time between two frames at least: a mouse that moves a thousand
	// times a second is looked at 60 times.
	leastFrame = tickLength
)

// Run shows the App in a window until it is left. The error is nil if the person left in
// good order, ErrCrashed after a crash that was reported, *DisplayError if there is no way
// to show a window.
func Run(a *App, show Show) error {
	l := &loop{app: a, show: show, keyboard: newKeyboard(a.options.Folders.State, a.options.Version), stderr: os.Stderr}
	l.Paint = l.paint
	l.waker = newWaker(func() {
		//lint:ignore SA1019 the only way to wake the mode that sleeps
		ebiten.ScheduleFrame()
		host.Wake()
	})
	defer l.waker.stop()
	l.tidier = newTidier(func() { l.waker.at(time.Now()) }, a.options.Forget)
	defer l.tidier.stop()
	a.wake = l.wake
	a.OnPost(func() { l.waker.at(time.Now()) })
	defer a.OnPost(nil)
	defer host.Plugged(func() { l.waker.at(time.Now()) })()
	defer a.hearWriting()()
	ebiten.SetWindowTitle(show.Title)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	l.frame.on = desktopWindow{}
	inside := l.frame.set(a, show.Size)
	a.window = l
	a.useSettings()
	ebiten.SetTPS(ebiten.SyncWithFPS)
	//lint:ignore SA1019 the only mode that sleeps
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	if show.Driver != nil {
		//lint:ignore SA1019 the mode beside the one that sleeps
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMaximum)
		l.drive = &drive{driver: show.Driver}
	}
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowClosingHandled(true)
	if l.drive == nil {
		l.ahead.begin(a, inside)
	}
	l.waker.at(time.Now())
	err := ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{X11ClassName: folderName, X11InstanceName: folderName})
	if wait := l.ahead.wait(); err == nil { // there was no tick in which the window was shown
		err = wait
	}
	if l.after.happened() {
		a.salvage()
	} else {
		a.close()
	}
	switch {
	case err != nil && l.begun == 0:
		return noDisplay(err)
	case err != nil:
		return err
	}
	return l.endings
}

// close puts everything away that the App holds.
func (a *App) close() {
	for _, j := range a.errands {
		j.cancel()
	}
	a.table.clear()
	a.stack.cut(0)
	if err := a.sounds.Close(); err != nil {
		a.log.Error("closing the sound", "error", err)
	}
}

// wake asks for a tick on behalf of a scene.
func (l *loop) wake(after time.Duration) {
	if l.app.options.Clock == Ticks {
		after = 0 // a tick counts 1/60 s however long it took
	}
	l.waker.at(l.last.Add(max(after, tickLength)))
}

// LayoutF makes the screen as large as the window's inside in device pixels, within the bounds of what is painted.
func (l *loop) LayoutF(w, h float64) (float64, float64) {
	s := ebiten.Monitor().DeviceScaleFactor()
	return painted(math.Max(1, math.Round(w*s)), math.Max(1, math.Round(h*s)), s)
}

// Layout is never called, because there is LayoutF.
func (l *loop) Layout(w, h int) (int, int) { return w, h }

// Update is one tick; of a Driver, as many as fit one frame.
func (l *loop) Update() (err error) {
	host.Looks() // before anything waits: what comes then is not yet seen
	if l.left {
		return ebiten.Termination
	}
	if l.after.happened() {
		return l.lookAtWreck()
	}
	defer l.catch(&err)
	if err := l.ahead.wait(); err != nil {
		return l.leaves(err)
	}
	now := l.pace()
	if err := l.app.begin(); err != nil {
		return err
	}
	if ebiten.IsWindowBeingClosed() {
		l.app.Post(Quit{})
	}
	l.app.SetFocus(focus())
	l.frame.look(now)
	screen := l.screen()
	if l.drive != nil {
		err = l.driven(screen)
	} else {
		delta := l.advance(now)
		err = l.app.Step(l.ahead.meets(l.input(screen)), screen, delta)
	}
	return l.leaves(err)
}

// leaves ends the program where a tick says so. One that broke off before there was a window breaks here, where that is told.
func (l *loop) leaves(err error) error {
	var broken *crash.Broken
	switch {
	case errors.As(err, &broken):
		panic(&fault{broken.Cause, broken.Stack})
	case errors.Is(err, ErrLeave):
		l.left = true
		l.frame.keep(l.app)
		host.Wake() // a page ends in a frame
		return ebiten.Termination
	}
	return err
}

// pace waits until a frame may follow the last one, and keeps the window awake while it
// comes up.
func (l *loop) pace() time.Time {
	now := time.Now()
	if l.app.options.Clock == RealTime && l.drive == nil {
		if early := leastFrame - now.Sub(l.last); early > 0 && early <= leastFrame {
			time.Sleep(early)
			now = time.Now()
		}
	}
	l.last = now
	if l.begun < warmUp {
		l.begun++
		l.waker.at(now.Add(tickLength))
	}
	return now
}

func (l *loop) advance(now time.Time) time.Duration {
	awaited := l.waker.ticked(now)
	if l.app.options.Clock == Ticks {
		return l.app.clock.step()
	}
	return l.app.clock.advance(now, awaited)
}

func (l *loop) screen() Screen {
	w, h := ebiten.ScreenSize()
	return Screen{W: w, H: h, Device: ebiten.Monitor().DeviceScaleFactor(), Text: l.app.Settings().Text()}
}

func (l *loop) input(s Screen) Input {
	d := l.reader.read()
	if l.keyboard.asks(len(d.pressed) > 0, l.app.asksKeyboard) {
		l.app.readLayout(ebiten.KeyName)
	}
	d.label(keymap.Plugged())
	in, wake := l.gather.gather(d, l.app.clock.now, s.Device)
	if wake > 0 {
		l.wake(wake)
	}
	return in
}

func focus() sound.Focus {
	if ebiten.IsFocused() {
		return sound.Focused
	}
	return sound.Unfocused
}

// paint paints the scene and what lies over it.
func (l *loop) paint(screen *ebiten.Image) {
	if l.after.happened() {
		l.after.draw(screen)
		return
	}
	var err error
	defer l.catch(&err)
	l.app.Draw(screen)
	if l.drawsLast() && l.app.options.Keeper != nil {
		l.app.options.Keeper.Rinse()
	}
	l.tidier.putOff()
	l.keepShots(screen.Bounds())
	if !l.drawn {
		l.drawn = true
		host.Drawn()
		l.app.log.Info("the first picture is drawn", "after", time.Since(l.show.Started))
		if l.show.Drawn != nil {
			l.show.Drawn()
		}
		if l.show.Icons != nil {
			ebiten.SetWindowIcon(l.show.Icons())
		}
	}
}

// drawsLast reports whether this is a last frame before memory is given back.
func (l *loop) drawsLast() bool {
	return l.tidier.drawsLast() || l.drive != nil && l.drive.act.Last
}

// Draw paints the scene on top and the notices over it.
func (a *App) Draw(screen *ebiten.Image) {
	if a.options.Keeper != nil {
		a.options.Keeper.Age(a.clock.now)
	}
	a.stack.top().Draw(screen)
	a.drawOutlines(screen)
	a.drawNotices(screen)
}
