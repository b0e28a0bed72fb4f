package game

import (
	"errors"
	"log/slog"
	"math/rand/v2"
	"slices"
	"time"

	"portcullis/game/bot"
	"portcullis/game/lesson"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/game/sound"
)

// Options is what an App is made of. Games, Start and Board must be set; the rest has
// usable zero values.
type Options struct {
	Version string
	Games   match.Games
	// Start makes the first scene, Board the scene of the match on the table.
	Start func(*App) Scene
	Board func(*App) Scene

	Folders  Folders
	Settings *settings.Store
	// Lessons are those there are, and Done those that were played to their end; nil: none.
	Lessons *lesson.Library
	Done    *lesson.Done
	Sounds  Sounds
	Log     *slog.Logger
	Clock   Clock
	Now     func() time.Time // of the day, for files; time.Now if nil
	// Player makes a computer player by its name; bot.New if nil.
	Player func(name string, seed uint64) (bot.Player, error)
	// Seed is the seed of new matches; a different one each time if nil.
	Seed func() uint64
	// Waiting makes the window that tells of an errand that takes long; off calls it off. Nil:
	// nothing tells of it.
	Waiting func(a *App, doing string, off Command) Scene
	// Grace is how long the loop waits for an errand before it goes on without it; 60 ms if 0, not
	// at all if below.
	Grace time.Duration
	// Still keeps computer players from playing: a match is only looked at, as it stands.
	Still bool
	// ThinkTime is how long a computer player may think about one decision; 1 s if 0.
	ThinkTime time.Duration
	// Forget lets go of what can be made again. It is called beside the loop, while the window is still, before memory is
	// given back. May be nil.
	Forget func()
	// DebugLayout draws the edges and ids of all that can be reached over the screen.
	DebugLayout bool
	// Keeper keeps what the screens draw with. May be nil.
	Keeper Keeper
	// Beside sets what takes long to make of Games, Start, Board, Waiting, Lessons, Done and Keeper. It is called beside the opening of the
	// window, and the first tick waits for it; its error ends the program. Nil: they are set.
	Beside func(*Options) error
}

// Clock says what a tick of the animation clock is.
type Clock uint8

// The clocks.
const (
	RealTime Clock = iota // time passes as it does
	Ticks                 // each Update counts 1/60 s, for tests and scripts
)

// Keeper keeps what was drawn to draw it again; *paint.Painter is one.
type Keeper interface {
	// Age is told before each picture what the animation clock says.
	Age(now time.Duration)
	// Rinse is called at the end of a last picture before memory is given back: the graphics let go of what is gone.
	Rinse()
}

// Sounds makes the program heard; *sound.Player is one.
type Sounds interface {
	Play(sound.Effect)
	Ambience(sound.Ambience)
	SetVolumes(sound.Volumes)
	// Focus is told of a window that has or has not the keyboard.
	Focus(sound.Focus)
	// Touch is told that somebody did something.
	Touch()
	Close() error
}

// App is the program without its window. All methods but Post are for the loop's
// goroutine: scenes call them in Update and Draw.
type App struct {
	Queue

	options      Options
	log          *slog.Logger
	stack        stack
	table        table
	clock        clock
	screen       Screen
	faces        int // of the screen
	notices      []Notice
	waiting      []Notice // to be shown, once there is room
	overlay      overlay
	outlines     outlines
	window       window
	sounds       Sounds
	beside       chan error // tells that whole is; nil: it was
	whole        *Options   // with what is made beside the opening of the window
	leaving      bool
	mirrors      []func(Mirror)
	recent       recent
	errands      []*errand // under way, in order
	asksKeyboard bool      // one of them asks the keyboard what it calls its keys
	wake         func(after time.Duration)
	writer       writer
	behind       behind
}

// window is what the App asks of the window around it.
type window interface {
	setFullscreen(bool)
	// screenshot keeps a picture of the next frame and posts where.
	screenshot()
	// call says what the window waits for while it lies behind; empty: nothing any more.
	call(text string)
}

// NewApp makes an App and its first scene. Without Run it has no window: Step drives it.
func NewApp(o Options) *App {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Settings == nil {
		o.Settings = settings.Unkept(settings.Defaults())
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Player == nil {
		o.Player = bot.New
	}
	if o.Seed == nil {
		o.Seed = rand.Uint64
	}
	if o.ThinkTime == 0 {
		o.ThinkTime = time.Second
	}
	if o.Grace == 0 {
		o.Grace = grace
	}
	if o.Sounds == nil {
		o.Sounds = silence{}
	}
	a := &App{options: o, log: o.Log, sounds: o.Sounds, window: noWindow{}, wake: func(time.Duration) {}}
	a.table.app = a
	a.useSettings()
	if o.Beside == nil {
		a.stack.push(o.Start(a))
		return a
	}
	a.beside = make(chan error, 1)
	go func() { a.beside <- o.Beside(&o) }()
	a.whole = &o
	return a
}

// begin waits for what is made beside the opening of the window, and makes the first scene.
func (a *App) begin() error {
	if a.beside == nil {
		return nil
	}
	if err := <-a.beside; err != nil {
		return err
	}
	a.beside = nil
	a.options = *a.whole
	a.stack.push(a.options.Start(a))
	return nil
}

// Settings is what the person has set.
func (a *App) Settings() settings.Settings { return a.options.Settings.Get() }

// Folders is where the program keeps its files.
func (a *App) Folders() Folders { return a.options.Folders }

// Version is the version of the program.
func (a *App) Version() string { return a.options.Version }

// Games is the box.
func (a *App) Games() match.Games { return a.options.Games }

// NewSeed is the seed of the next new match, by default any of 64 bits: hidden hands are dealt
// from it, so that nobody may find it by trying.
func (a *App) NewSeed() uint64 { return a.options.Seed() }

// Match is the match on the table, or nil. It changes only by commands, and holds
// together with everything read from it until the next tick.
func (a *App) Match() *match.Match { return a.table.match }

// MatchPath is the file of the match on the table; empty if it is not kept.
func (a *App) MatchPath() string { return a.table.path() }

// ScreenSize is the size of the screen in the last tick.
func (a *App) ScreenSize() Screen { return a.screen }

// Scene is the scene on the screen.
func (a *App) Scene() Scene { return a.stack.top() }

// Depth is how many scenes lie on the stack: Pop does nothing at 1.
func (a *App) Depth() int { return len(a.stack.scenes) }

// Leaving reports whether the program is about to end.
func (a *App) Leaving() bool { return a.leaving }

// ErrLeave is what Step returns when the program has been left in good order.
var ErrLeave = errors.New("the program was left")

// Step is one tick: it carries out what was posted, in order, and updates the scene on
// top. delta is the step of the animation clock.
func (a *App) Step(in Input, s Screen, delta time.Duration) error {
	if err := a.begin(); err != nil {
		return err
	}
	s.Faces = a.faces
	a.screen = s
	if in.active() {
		a.sounds.Touch()
	}
	in = a.overNotices(a.globalKeys(in))
	a.drain()
	in.Written, a.writer.written = a.writer.written, nil
	a.table.tick()
	a.update(in, delta)
	a.tellWriting()
	a.table.rouse()
	a.table.keepOn()
	a.behind.look(a)
	a.expireNotices()
	if len(a.mirrors) > 0 {
		a.publish(a.Mirror())
	}
	if a.leaving {
		return ErrLeave
	}
	return nil
}

// changesPerTick bounds how often the scene on top changes within one tick.
const changesPerTick = 4

// update updates the scene on top. A scene that comes on top by it is updated in the same
// tick, so that it never is drawn before it has been laid out: the picture of the last one stays
// on the screen until that of the next one is ready.
func (a *App) update(in Input, delta time.Duration) {
	for range changesPerTick {
		scene := a.stack.top()
		scene.Update(&Tick{Input: in, Now: a.clock.now, Delta: delta, Screen: a.screen, Wake: a.wake})
		a.drain()
		if a.leaving || a.stack.top() == scene {
			return
		}
		in, delta = Input{X: in.X, Y: in.Y, Down: in.Down}, 0 // what was done was done to the last one
	}
}

// StepTick is Step after the animation clock was moved by a sixtieth of a second, for what
// drives an App without its loop.
func (a *App) StepTick(in Input, s Screen) error { return a.Step(in, s, a.clock.step()) }

// OnWake sets what hears that a tick is wanted after some time, for what drives an App without
// its loop.
func (a *App) OnWake(wake func(after time.Duration)) { a.wake = wake }

// SetFocus tells the App whether its window has the keyboard.
func (a *App) SetFocus(f sound.Focus) {
	a.behind.focus(a, f)
	if !a.Settings().MuteUnfocused {
		f = sound.Focused
	}
	a.sounds.Focus(f)
}

// OnMirror has f told the scene as text once a tick.
func (a *App) OnMirror(f func(Mirror)) { a.mirrors = append(a.mirrors, f) }

// Busy reports whether an errand is under way.
func (a *App) Busy() bool { return len(a.errands) > 0 }

func (a *App) publish(m Mirror) {
	for _, f := range a.mirrors {
		f(m)
	}
}

// Mirror is the scene on the screen as text, with the notices.
func (a *App) Mirror() Mirror {
	m := a.stack.top().Mirror()
	for _, n := range a.notices {
		m.Notes = append(m.Notes, n.Text)
	}
	m.Elements = append(slices.Clip(m.Elements), a.noticeElements()...)
	waits := a.table.think.underWay(a) || a.HintPending() || a.Busy()
	m.Thinking, m.Settled = m.Settled && waits, m.Settled && !waits
	if m.Elements == nil {
		m.Elements = []Element{}
	}
	return m
}

// Seen adds to the mirror of a settled scene all that is seen of it, and which of its texts lack room.
func (a *App) Seen(m Mirror) Mirror {
	if !m.Settled {
		return m
	}
	m.Seen = true
	if s, ok := a.stack.top().(Sighter); ok {
		m.Sights = s.Sights()
	}
	if c, ok := a.stack.top().(Cutter); ok {
		m.Cuts = c.Cuts()
	}
	return m
}

// drain carries out what is waiting. Commands that are posted meanwhile wait for the next
// drain, so that a tick always ends.
func (a *App) drain() {
	for _, c := range a.take() {
		a.recent.add(c)
		if err := c.Do(a); err != nil {
			a.fail(err)
		}
	}
}

// fail tells the person and the log of an error.
func (a *App) fail(err error) {
	a.log.Error(err.Error())
	a.notice(Notice{Text: sentence(err), Bad: true})
}

// useSettings lets the settings take effect.
func (a *App) useSettings() {
	s := a.Settings()
	a.sounds.SetVolumes(sound.Volumes{
		Master:   float64(s.Master) / 100,
		Effects:  float64(s.Effects) / 100,
		Ambience: float64(s.Ambience) / 100,
	})
	a.window.setFullscreen(s.Fullscreen)
}

// Quit leaves the program.
func (Quit) Do(a *App) error {
	a.leaving = true
	return nil
}

// Do puts the scene on top.
func (c Push) Do(a *App) error {
	a.stack.push(c.Scene)
	return nil
}

// Do replaces the scene on top.
func (c Replace) Do(a *App) error {
	a.stack.cut(len(a.stack.scenes) - 1)
	a.stack.push(c.Scene)
	return nil
}

// Do takes the scene on top away.
func (Pop) Do(a *App) error {
	a.stack.cut(max(1, len(a.stack.scenes)-1))
	return nil
}

// Do takes all scenes but the lowest away.
func (Home) Do(a *App) error {
	a.stack.cut(1)
	return nil
}

// Do keeps the settings and lets them take effect.
func (c ChangeSettings) Do(a *App) error {
	err := a.options.Settings.Set(c.Settings)
	a.useSettings()
	a.table.tell(Change{Kind: Resettled, Settings: a.Settings()})
	return err
}

// Do counts the typefaces.
func (c Typefaces) Do(a *App) error {
	a.faces = c.Came
	a.wake(0)
	return nil
}

// Do shows the notice.
func (c Notify) Do(a *App) error {
	a.notice(Notice{Text: c.Text})
	return nil
}

// Do shows the warning and writes it into the log.
func (c Warn) Do(a *App) error {
	a.log.Warn(c.Text)
	a.notice(Notice{Text: c.Text, Bad: true})
	return nil
}

// Do plays the effect.
func (c PlaySound) Do(a *App) error {
	a.sounds.Play(c.Effect)
	return nil
}

// Do goes to full screen or back, and remembers it.
func (ToggleFullscreen) Do(a *App) error {
	s := a.Settings()
	s.Fullscreen = !s.Fullscreen
	return ChangeSettings{s}.Do(a)
}

// Do asks for a picture of the next frame.
func (Screenshot) Do(a *App) error {
	a.window.screenshot()
	return nil
}
