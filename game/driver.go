package game

import (
	"errors"
	"time"
)

// Driver plays the person: a demonstration or a test. It is asked once a tick, before the
// scene is updated, on the loop's goroutine. While it drives, mouse and keyboard are not read,
// each tick counts 1/60 s, and the loop runs as fast as it can.
type Driver interface {
	Drive(*App, Mirror) Act
}

// Pacer is a Driver that says how many ticks are played between two frames (0: the usual number), and whether they last
// as long as they do for a person.
type Pacer interface {
	Pace() (ticks int, real bool)
}

// Act is what a Driver does in one tick.
type Act struct {
	Input Input
	Post  []Command
	// Shot is the file in which the frame of this tick is kept as a PNG picture.
	Shot string
	// Last has the frame of this tick drawn, even if more ticks were to be played before, as one of the last before a window that is
	// still gives memory back.
	Last bool
	// Done ends the program after this tick; Err, if there is one, is what Run returns.
	Done bool
	Err  error
}

// drive is a Driver at work.
type drive struct {
	driver Driver
	act    Act
	done   bool
	err    error
	due    time.Time // of the next frame, where ticks last as long as a person's
}

func (d *drive) fail(err error) { d.err = errors.Join(d.err, err) }

// input is what the driver does now; nothing once it is done.
func (d *drive) input(a *App) Input {
	if d.done {
		d.act = Act{}
		return Input{}
	}
	d.act = d.driver.Drive(a, a.Mirror())
	a.Post(d.act.Post...)
	return d.act.Input
}

// ticksPerFrame is how many ticks a Driver plays between two frames: the animation is seen
// in passing, and the machine is not kept busy with drawing it.
const ticksPerFrame = 12

// driven lets the driver play until it wants a picture, ends, or the frame is full.
func (l *loop) driven(s Screen) error {
	l.waker.ticked(time.Now()) // each frame follows the last one; what was asked for would pile up
	ticks := ticksPerFrame
	if p, ok := l.drive.driver.(Pacer); ok {
		n, real := p.Pace()
		if n > 0 {
			ticks = n
		}
		if real {
			time.Sleep(time.Until(l.drive.due))
			l.drive.due = time.Now().Add(time.Duration(ticks) * tickLength)
		}
	}
	for range ticks {
		delta := l.app.clock.step()
		if err := l.app.Step(l.drive.input(l.app), s, delta); err != nil {
			return err
		}
		if err := l.outcome(); err != nil || l.shot != "" || l.drive.act.Last {
			return err
		}
	}
	return nil
}

// outcome does the rest of what the driver wants, after the scene's update. A picture that
// was asked for is drawn before the program ends.
func (l *loop) outcome() error {
	d := l.drive
	d.fail(d.act.Err)
	ending := d.done
	d.done = d.done || d.act.Done || d.err != nil
	l.shot = d.act.Shot
	if ending || d.done && l.shot == "" {
		l.endings = d.err
		return ErrLeave
	}
	return nil
}
