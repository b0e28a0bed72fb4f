// Package demo plays the program by itself: a script that looks at the scene as text, clicks,
// types and keeps pictures, in the order in which it is written.
package demo

import (
	"fmt"
	"iter"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// Script is what is played. Its error ends the program as failed.
type Script func(*Hand) error

// Driver plays a script; it is a game.Driver.
type Driver struct {
	// Ticks is how many ticks are played between two frames, 0 the usual number; Real lets them last as long as a person's.
	Ticks int
	Real  bool

	hand   *Hand
	script Script
	next   func() (game.Act, bool)
	err    error
}

// New returns a driver of a script that keeps its pictures in a folder.
func New(dir string, script Script) *Driver {
	return &Driver{hand: &Hand{dir: dir}, script: script}
}

// Pace is how the driver wants the ticks to go; see game.Pacer.
func (d *Driver) Pace() (ticks int, real bool) { return d.Ticks, d.Real }

// Drive lets the script go on to its next tick. It must always be called on the same
// goroutine.
func (d *Driver) Drive(a *game.App, m game.Mirror) game.Act {
	d.hand.app, d.hand.mirror = a, m
	if d.next == nil {
		d.next, _ = iter.Pull(func(yield func(game.Act) bool) {
			d.hand.yield = yield
			d.err = d.script(d.hand)
		})
	}
	act, ok := d.next()
	if !ok {
		return game.Act{Done: true, Err: d.err}
	}
	return act
}

// Pictures is how many pictures were kept.
func (d *Driver) Pictures() int { return d.hand.pictures }

// Hand is the script's hand at the mouse and the keyboard. Each method lasts as many ticks
// as a person would need.
type Hand struct {
	dir      string
	yield    func(game.Act) bool
	app      *game.App
	mirror   game.Mirror
	pictures int
	x, y     float64
	ticked   func() // hears of each tick; may be nil
}

// patience is how many ticks a script waits for something to happen while nobody thinks and nothing is told: how long others
// play until they are done, no tick tells.
const patience = 60 * 60

// App is the program that is driven. Scripts read it; they change it by commands only.
func (h *Hand) App() *game.App { return h.app }

// Mirror is the scene as text as it is now.
func (h *Hand) Mirror() game.Mirror { return h.mirror }

// act does something for one tick.
func (h *Hand) act(a game.Act) {
	a.Input.X, a.Input.Y = h.x, h.y
	h.yield(a)
	if h.ticked != nil {
		h.ticked()
	}
}

// Tick lets ticks pass.
func (h *Hand) Tick(n int) {
	for range n {
		h.act(game.Act{})
	}
}

// Post posts commands.
func (h *Hand) Post(c ...game.Command) { h.act(game.Act{Post: c}) }

// Settle waits until nothing moves and nobody thinks.
func (h *Hand) Settle() error {
	return h.Until("settles", func(m game.Mirror) bool { return m.Settled })
}

// Until waits until the scene is as wanted; what says so in the error if it does not
// come to that within a minute of ticks in which nobody thinks and no line is added to the log.
func (h *Hand) Until(what string, is func(game.Mirror) bool) error {
	told := h.mirror.Log.Len
	for waited := 0; waited < patience; {
		h.Tick(1)
		if is(h.mirror) {
			return nil
		}
		if h.mirror.Log.Len != told {
			told, waited = h.mirror.Log.Len, 0
		} else if !h.mirror.Thinking {
			waited++
		}
	}
	return fmt.Errorf("waited in vain: the scene %q never %s; its prompt is %q", h.mirror.Scene, what, h.mirror.Prompt)
}

// Element finds an element of the scene.
func (h *Hand) Element(id string) (game.Element, error) {
	for _, e := range h.mirror.Elements {
		if e.ID == id {
			return e, nil
		}
	}
	var ids []string
	for _, e := range h.mirror.Elements {
		ids = append(ids, e.ID)
	}
	return game.Element{}, fmt.Errorf("there is no element %q in the scene %q; there are %s", id, h.mirror.Scene, strings.Join(ids, ", "))
}

// Point moves the pointer to the middle of an element.
func (h *Hand) Point(id string) error {
	e, err := h.Element(id)
	if err != nil {
		return err
	}
	h.x, h.y = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2
	h.act(game.Act{Input: game.Input{Moved: true}})
	return nil
}

// Click clicks an element with the left button.
func (h *Hand) Click(id string) error {
	if err := h.Point(id); err != nil {
		return err
	}
	if e, err := h.Element(id); err != nil {
		return err
	} else if !e.Enabled {
		return fmt.Errorf("%q is not enabled: %s", id, e.Reason)
	}
	h.act(game.Act{Input: game.Input{Pressed: true, Down: true}})
	h.act(game.Act{Input: game.Input{Released: true}})
	return nil
}

// Key presses a key.
func (h *Hand) Key(k ebiten.Key) { h.act(game.Act{Input: game.Input{Keys: []game.Key{{Code: k}}}}) }

// Shot keeps a picture of the scene under the next number and a name.
func (h *Hand) Shot(name string) {
	h.Keep(filepath.Join(h.dir, fmt.Sprintf("%03d-%s.png", h.pictures+1, fileName(name))))
}

// Keep keeps a picture of the scene in a file.
func (h *Hand) Keep(file string) {
	h.pictures++
	h.act(game.Act{Shot: file})
}

// fileName leaves letters, digits and dashes of a name.
func fileName(name string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			return r
		case r >= 'A' && r <= 'Z':
			return r - 'A' + 'a'
		}
		return '-'
	}, name), "-")
}
