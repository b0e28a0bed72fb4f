package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"portcullis/assets"
	"portcullis/cmd/edition"
	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/box"
	"portcullis/game/demo"
	"portcullis/game/feat"
	"portcullis/game/host"
	"portcullis/game/language"
	"portcullis/game/lesson"
	"portcullis/game/logfile"
	"portcullis/game/probe"
	"portcullis/game/settings"
	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/scenes/paint"
	"portcullis/scenes/typeset"
)

// program is everything that is put together for one run.
type program struct {
	cli     *cli
	started time.Time
	stdout  io.Writer
	stderr  io.Writer
	log     *slog.Logger
	folders game.Folders
	box     *box.Box
	store   *settings.Store
	lessons *lesson.Library
	feats   feat.List
	done    *lesson.Done
	probe   *probe.Server
	players func(rules.Info) string // who plays in the demonstration, by game
	without []error                 // folders that cannot be used, for a window each
	faults  []error                 // of the settings
	broken  []error                 // lessons, feats and their progress that cannot be used, for a notice each
	warn    func(error)             // shows such a notice; nil: there is no screen yet
	painter *paint.Painter
	faces   *typeset.Faces
	collect func() // begins to collect garbage
	closers []func() error
}

// prepare gathers what the program needs before its window. What the program can do without
// becomes a warning. [program.furnish] gathers the rest.
func prepare(c *cli, stdout, stderr io.Writer) (*program, error) {
	p := &program{cli: c, started: time.Now(), stdout: stdout, stderr: stderr, players: bot.DefaultFor, faces: typeset.New()}
	if err := p.speak(); err != nil {
		return nil, err
	}
	if err := p.findFolders(); err != nil {
		p.close()
		return nil, err
	}
	p.without = p.folders.Prepare()
	p.say(p.without)
	p.openLog()
	p.openSettings()
	go p.faces.Load() // while games are opened, and the window
	if c.Probe != "" {
		var err error
		if p.probe, err = probe.Listen(c.Probe); err != nil {
			p.close()
			return nil, err
		}
		p.closers = append(p.closers, p.probe.Close)
	}
	return p, nil
}

// speak makes a catalogue the language of the program.
func (p *program) speak() error {
	if p.cli.Language == "" {
		return nil
	}
	catalogue, err := language.Open(p.cli.Language)
	if err != nil {
		return err
	}
	restore := rules.Speak(catalogue)
	p.closers = append(p.closers, func() error { restore(); return nil })
	return nil
}

// findFolders finds the folders. What plays by itself keeps its matches to itself.
func (p *program) findFolders() (err error) {
	data, config := p.cli.DataDir, p.cli.ConfigDir
	if p.cli.Demo != "" || p.cli.Soak != 0 {
		dir, err := os.MkdirTemp("", "portcullis-demo-")
		if err != nil {
			return err
		}
		p.closers = append(p.closers, func() error { return os.RemoveAll(dir) })
		if data == "" {
			data = filepath.Join(dir, "data")
		}
		if config == "" {
			config = filepath.Join(dir, "config")
		}
	}
	p.folders, err = game.FindFolders(data, config)
	return err
}

// say tells of what the program goes on without on standard error as well.
func (p *program) say(troubles []error) {
	for _, err := range troubles {
		fmt.Fprintln(p.stderr, "portcullis:", err)
	}
}

// openLog logs to a file, and warnings to standard error as well.
func (p *program) openLog() {
	var level slog.Level
	if err := level.UnmarshalText([]byte(p.cli.LogLevel)); err != nil {
		level = slog.LevelInfo
	}
	console := slog.NewTextHandler(p.stderr, &slog.HandlerOptions{Level: max(level, slog.LevelWarn)})
	file, err := logfile.Open(p.folders.Logs)
	if err != nil { // said by Prepare
		p.log = slog.New(console)
		return
	}
	p.closers = append(p.closers, file.Close)
	p.log = slog.New(slog.NewMultiHandler(slog.NewTextHandler(file, &slog.HandlerOptions{Level: level}), console))
	p.log.Info("portcullis begins", "version", edition.Version(), "matches", p.folders.Matches, "settings", p.folders.Config)
}

func (p *program) openSettings() {
	var faults []settings.Fault
	p.store, faults = settings.Open(filepath.Join(p.folders.Config, "settings.toml"))
	for _, f := range faults {
		p.faults = append(p.faults, f)
	}
	p.say(p.faults)
	p.store.Use(p.cli.over(p.store.Get()))
}

// openBox loads the games, from the content pack where it can be used.
func (p *program) openBox() (err error) {
	if p.cli.Content == "" {
		p.box, err = box.Open(assets.Content())
		return err
	}
	p.box, err = box.OpenWithFallback(assets.Content(), os.DirFS(p.cli.Content))
	return err
}

// openLessons finds the lessons, and reads which of them were played to their end. What is wrong costs nothing else: it
// is told, with a lesson once somebody asks for those of its game.
func (p *program) openLessons(files fs.FS) {
	p.lessons = lesson.Later(files, p.box, func(err error) {
		p.log.Debug("lessons are left out", "error", err)
		all := strings.Split(err.Error(), "\n")
		p.breaks(errors.New(rules.Plural(len(all), "%d lesson that cannot be used is left out: %s", "%d lessons that cannot be used are left out. The first: %s", len(all), all[0]).String()))
	})
	var unread error
	if p.done, unread = lesson.OpenDone(filepath.Join(filepath.Dir(p.folders.Matches), lesson.DoneFile)); unread != nil {
		p.breaks(unread)
	}
}

// breaks tells of what cannot be used: at once if there is a window, and else with the first screen.
func (p *program) breaks(err error) {
	if p.warn != nil {
		p.warn(err)
		return
	}
	p.broken = append(p.broken, err)
}

// openFeats reads the deeds that earn a medal. If the file is broken there are none, and that is told.
func (p *program) openFeats(files fs.FS) {
	var err error
	if p.feats, err = feat.Load(files, p.box); err != nil {
		p.breaks(errors.New(rules.Say("There are no medals, as their list cannot be used: %s", err)))
	}
}

// close lets go of what prepare has opened, the last first.
func (p *program) close() {
	for i := len(p.closers) - 1; i >= 0; i-- {
		if err := p.closers[i](); err != nil {
			fmt.Fprintln(p.stderr, "portcullis:", err)
		}
	}
}

// play shows the program until it is left.
func (p *program) play() error {
	rules.Breath = host.Breathe
	a := game.NewApp(p.options())
	stop := leaveOnSignal(a)
	defer stop()
	if p.probe != nil {
		a.OnMirror(func(m game.Mirror) {
			if m.Settled && p.probe.Asked() {
				m = a.Seen(m)
			}
			p.publish(m)
		})
	}
	if listen := host.Mirror(); listen != nil {
		a.OnMirror(func(m game.Mirror) {
			if line, err := json.Marshal(m); err == nil {
				listen(line)
			}
		})
	}
	if p.cli.Mirror {
		speaker := game.NewSpeaker(p.stdout)
		a.OnMirror(func(m game.Mirror) {
			if err := speaker.Speak(m); err != nil {
				p.log.Debug("the mirror cannot be printed", "error", err)
			}
		})
	}
	show := game.Show{Title: "Portcullis", Size: image.Point(p.cli.Size), Icons: func() []image.Image { return icons(p.log) }, Drawn: p.collect, Started: p.started}
	d, report := p.driver()
	if d != nil {
		show.Driver = d
		if show.Size == (image.Point{}) {
			show.Size = image.Pt(1280, 720)
		}
	}
	if err := game.Run(a, show); err != nil {
		return err
	}
	report()
	p.log.Info("portcullis ends")
	return nil
}

// tellFaults tells of the settings that could not be used, in one notice however many they are, and of what else is broken; the
// log has all of it.
func (p *program) tellFaults(a *game.App) {
	p.warn = func(err error) { a.Post(game.Warn{Text: game.Sentence(err.Error())}) }
	for _, err := range p.broken {
		p.warn(err)
	}
	if len(p.faults) == 1 {
		a.Post(game.Warn{Text: p.faults[0].Error()})
		return
	}
	for _, f := range p.faults {
		p.log.Warn(f.Error())
	}
	if n := len(p.faults); n > 1 {
		a.Post(game.Notify{Text: rules.Plural(n, "%d setting cannot be used, and the usual one holds. The log in %s tells which.", "%d settings cannot be used, and the usual ones hold. The log in %s tells which.", n, p.folders.Logs).String()})
	}
}

func (p *program) options() game.Options {
	o := game.Options{
		Version:  edition.Version(),
		Beside:   p.furnish,
		Folders:  p.folders,
		Settings: p.store,
		Log:      p.log,
		Still:    p.cli.Screenshot != "",
		Forget:   p.faces.Rest,

		DebugLayout: p.cli.DebugLayout,
	}
	if !p.cli.Nosound && p.cli.Demo == "" && p.cli.Soak == 0 && p.cli.Screenshot == "" {
		o.Sounds = sound.New(p.log, sound.OpenDevice)
	}
	if p.cli.TickClock {
		o.Clock = game.Ticks
	}
	if p.cli.Seed != nil {
		o.Seed = func() uint64 { return *p.cli.Seed }
	}
	return o
}

// furnish opens games, lessons and feats, and makes the screens.
func (p *program) furnish(o *game.Options) error {
	if err := p.openBox(); err != nil {
		return err
	}
	p.openLessons(assets.Lessons())
	p.openFeats(assets.FS())
	p.hang(o)
	return nil
}

// hang makes the screens of what was opened.
func (p *program) hang(o *game.Options) {
	h := p.house()
	o.Games, o.Lessons, o.Done, o.Keeper = p.box, p.lessons, p.done, p.painter
	o.Start, o.Board, o.Waiting = p.start(h), h.Board, h.Waiting
}

// publish gives the probe the scene as text.
func (p *program) publish(m game.Mirror) {
	line, err := json.Marshal(m)
	if err != nil {
		p.log.Error("the mirror cannot be written", "error", err)
		return
	}
	p.probe.Publish(line)
}

// leaveOnSignal leaves the program in good order when the system asks it to end.
func leaveOnSignal(a *game.App) (stop func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		for range signals {
			a.Post(game.Quit{})
		}
	}()
	return func() { signal.Stop(signals); close(signals) }
}

// tell says on standard error why the program ends. A crash has been told already.
func (p *program) tell(err error) {
	if !errors.Is(err, game.ErrCrashed) {
		fmt.Fprintln(p.stderr, "portcullis:", err)
	}
	p.log.Info("portcullis ends", "error", err)
}

// driver is what plays the person, if nobody does, and what is said at its end.
func (p *program) driver() (game.Driver, func()) {
	switch {
	case p.cli.Demo != "":
		var played []demo.Played
		d := demo.New(p.cli.Demo, func(h *demo.Hand) (err error) {
			played, err = p.demonstrate(h)
			return err
		})
		return d, func() { fmt.Fprintln(p.stdout, summary(played, d.Pictures(), p.cli.Demo)) }
	case p.cli.Soak != 0:
		return p.soak(), func() {}
	case p.cli.Screenshot != "":
		d := demo.New(filepath.Dir(p.cli.Screenshot), func(h *demo.Hand) error {
			if err := h.Settle(); err != nil {
				return err
			}
			if err := wanted(p.cli.match(), h.App().Match() != nil, h.Mirror().Notes); err != nil {
				return err
			}
			h.Keep(p.cli.Screenshot)
			return nil
		})
		return d, func() { fmt.Fprintln(p.stdout, p.cli.Screenshot) }
	}
	return nil, func() {}
}

// wanted reports whether the screen is the one that a picture was wanted of: that of a match, if a file was named. Else it says
// why there is none, as the screen does.
func wanted(file string, opened bool, notes []string) error {
	if file != "" && !opened {
		return fmt.Errorf("no picture was kept, as the match could not be opened: %s", strings.Join(notes, " "))
	}
	return nil
}
