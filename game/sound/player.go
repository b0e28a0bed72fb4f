package sound

import (
	"io"
	"log/slog"
	"sync"
)

// Device plays a stream.
type Device interface {
	Resume() error
	Suspend() error
	// Err is a fault after which the device cannot be used any more.
	Err() error
}

// Open opens the audio device for a stream of 32-bit floats, two channels, Rate samples a
// second, and begins to play it. It may take a while.
type Open func(stream io.Reader) (Device, error)

// Player plays sounds. Its methods return at once and are safe for use by several
// goroutines: sounds are made and the device is opened in a goroutine of its own. Without a
// device it is silent.
type Player struct {
	mixer *mixer
	log   *slog.Logger
	kick  chan struct{} // there is something to do
	done  chan struct{}
	ended sync.WaitGroup
	work  worker

	mu       sync.Mutex
	running  bool
	closed   bool
	volumes  Volumes
	focus    Focus
	wishes   []Effect
	ambience Ambience
}

// maxWishes is how many sounds can wait to be made; more are not heard.
const maxWishes = 32

// New makes a player. Nothing is opened before something is to be heard.
func New(log *slog.Logger, open Open) *Player {
	p := &Player{log: log, kick: make(chan struct{}, 1), done: make(chan struct{})}
	p.mixer = newMixer(p.kickOff)
	p.work = worker{mixer: p.mixer, log: log, open: open, waves: map[Effect]wave{}}
	return p
}

// Play plays an effect, if it can be heard.
func (p *Player) Play(e Effect) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.audible(p.volumes.Effects) && len(p.wishes) < maxWishes {
		p.wishes = append(p.wishes, e)
		p.start()
	}
}

// Ambience changes what is heard behind everything.
func (p *Player) Ambience(a Ambience) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if a == p.ambience {
		return
	}
	p.ambience = a
	p.start()
}

// SetVolumes sets the volumes, 0 to 1 each.
func (p *Player) SetVolumes(v Volumes) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if v == p.volumes {
		return
	}
	p.volumes = v
	p.mixer.set(p.volumes, p.focus == Unfocused)
	p.start()
}

// Focus silences everything while the window has no focus.
func (p *Player) Focus(f Focus) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if f == p.focus {
		return
	}
	p.focus = f
	p.mixer.set(p.volumes, p.focus == Unfocused)
	p.start()
}

// Touch tells that somebody did something: an ambience that has come to rest is heard
// again.
func (p *Player) Touch() {
	if p.mixer.touch() {
		p.kickOff()
	}
}

// Close ends the player and lets the device rest.
func (p *Player) Close() error {
	p.mu.Lock()
	if p.closed {
		p.mu.Unlock()
		return nil
	}
	p.closed = true
	close(p.done)
	p.mu.Unlock()
	p.ended.Wait()
	return nil
}

// audible reports whether something of a volume can be heard.
func (p *Player) audible(volume float64) bool {
	return p.focus == Focused && p.volumes.Master > 0 && volume > 0
}

// start has the goroutine look at what has changed. It is there from the first moment on
// at which anything could be heard.
func (p *Player) start() {
	if p.closed {
		return
	}
	wanted := len(p.wishes) > 0 || p.ambience != Quiet && p.audible(p.volumes.Ambience)
	if !p.running && wanted {
		p.running = true
		p.ended.Go(p.run)
	}
	p.kickOff()
}

func (p *Player) kickOff() {
	select {
	case p.kick <- struct{}{}:
	default:
	}
}

func (p *Player) run() {
	defer p.work.rest()
	for {
		select {
		case <-p.done:
			return
		case <-p.kick:
		}
		p.mu.Lock()
		wishes, ambience := p.wishes, p.ambience
		p.wishes = nil
		if !p.audible(p.volumes.Ambience) {
			ambience = Quiet // nothing is made that nobody hears
		}
		p.mu.Unlock()
		p.work.do(wishes, ambience)
	}
}

// worker makes sounds and looks after the device, on one goroutine.
type worker struct {
	mixer  *mixer
	log    *slog.Logger
	open   Open
	waves  map[Effect]wave
	night  wave
	device Device
	rests  bool // the device is suspended
	dead   bool // there is no device, or it failed
}

// do makes what is wanted and wakes the device, or lets it rest if nothing sounds.
func (w *worker) do(effects []Effect, a Ambience) {
	if w.device == nil && (len(effects) > 0 || a != Quiet) {
		w.wake() // without a device nothing needs to be made
	}
	if w.dead {
		return
	}
	for _, e := range effects {
		if sound := w.wave(e); sound != nil {
			w.mixer.play(e, sound)
		}
	}
	w.background(a)
	if w.mixer.sounding() {
		w.wake()
	} else if w.mixer.atRest() {
		w.rest()
	}
}

func (w *worker) wave(e Effect) wave {
	sound, made := w.waves[e]
	if !made {
		if sound = render(e); sound == nil {
			w.log.Warn("there is no such sound", "name", string(e))
		}
		w.waves[e] = sound
	}
	return sound
}

func (w *worker) background(a Ambience) {
	if a == Quiet {
		w.mixer.background(nil)
		return
	}
	if w.night == nil {
		w.night = night()
	}
	w.mixer.background(w.night)
}

// wake opens the device or goes on with it.
func (w *worker) wake() {
	switch {
	case w.dead:
	case w.device == nil:
		d, err := w.open(w.mixer)
		if err != nil {
			w.fail(err)
			return
		}
		w.device = d
	case w.rests:
		w.check(w.device.Resume())
		w.rests = false
	default:
		w.check(w.device.Err())
	}
}

// rest suspends the device.
func (w *worker) rest() {
	if w.device != nil && !w.rests && !w.dead {
		w.rests = true
		w.check(w.device.Suspend())
	}
}

func (w *worker) check(err error) {
	if err != nil {
		w.fail(err)
	}
}

// fail gives the device up. It is said once, in the log.
func (w *worker) fail(err error) {
	w.dead = true
	w.log.Warn("no sound: the audio device cannot be used", "error", err)
}
