package table

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Update takes the input of a tick and lets time pass.
func (t *Table) Update(tick *game.Tick) {
	t.posted = false
	passed := t.pass(tick.Now)
	t.resize(tick.Screen)
	t.banners()
	t.attends()
	t.forsake()
	t.keys(tick.Input.Keys)
	t.gestures(tick.Input)
	t.surges()
	t.lapses()
	t.advance()
	t.attend()
	t.ring()
	t.replan()
	filmed := t.stage.Filming()
	t.stage.Update(passed)
	t.dirty = t.dirty || filmed && !t.stage.Filming()
	if t.stage.Moving() {
		t.play.since = t.clock
	}
	if t.play.counted() && !t.play.paused {
		t.play.spent.spend(passed)
	}
	t.point()
	t.wake(tick)
}

// pass moves the table's clock to that of the animation and returns the step.
func (t *Table) pass(now time.Duration) time.Duration {
	if !t.started {
		t.started, t.clock = true, now
	}
	passed := max(0, now-t.clock)
	t.clock = now
	return passed
}

func (t *Table) resize(s game.Screen) {
	m := ink.Metrics{W: s.W, H: s.H, Device: s.Device, Text: s.Text, Faces: s.Faces}
	if m == t.metrics {
		return
	}
	t.metrics = m
	t.stage.Resize(m)
	t.dirty, t.abrupt = true, true
}

// banners takes a banner away once it has been seen; one that tells that a turn is over does not wait for that where a tray asks below it.
func (t *Table) banners() {
	if t.banner == nil {
		return
	}
	over := (t.banner.ended || t.banner.passes) && !t.lapse.runs && t.mode() == Asking && len(t.scene.plan.Tray) > 0
	if over || t.clock >= t.bannered {
		t.banner, t.dirty = nil, true
	}
}

// replan lays the screen out anew if anything it depends on has changed.
func (t *Table) replan() {
	if now := t.looks(); t.dirty || now != t.last && !t.panned(now) {
		t.present()
	}
}

// panned reports whether nothing has changed but which part of a world is in view: the stage shows that by
// itself while a person moves the camera, and at the same size even where it rests, if nothing is said beside what
// lies there.
func (t *Table) panned(now look) bool {
	v, last := now.seen, t.last.seen
	now.seen = last
	if now != t.last || v.At != last.At || v.World != last.World || v.Region != last.Region {
		return false
	}
	return t.stage.Filming() || !now.tip && !t.hinted && v.Seen.W == last.Seen.W && v.Seen.H == last.Seen.H
}

// point shows by the pointer whether a click does something.
func (t *Table) point() {
	shape := ebiten.CursorShapeDefault
	if hot := t.stage.Hot(); hot != "" && t.stage.Mark(t.stage.Meant(hot)).Can() {
		shape = ebiten.CursorShapePointer
	}
	if shape != t.cursor && t.config.Cursor != nil {
		t.config.Cursor(shape)
	}
	t.cursor = shape
}

// wake asks for the ticks that are needed to show what happens. Whoever waits until the table is
// ready looks at that himself after every tick.
func (t *Table) wake(tick *game.Tick) {
	if tick.Wake == nil {
		return
	}
	if t.stage.Busy() || t.dirty {
		tick.Wake(0)
		return
	}
	ask := func(after time.Duration) {
		if after > 0 {
			tick.Wake(after)
		}
	}
	if t.play.running() && (!t.play.paused || t.play.steps > 0) {
		ask(max(time.Millisecond, t.looked()-(t.clock-t.play.since)))
	}
	if t.banner != nil {
		ask(t.bannered - t.clock)
	}
	if t.lapse.runs {
		ask(max(time.Millisecond, min(lapseStep, t.lapse.until-t.clock)))
	}
	ask(t.stage.Waiting())
	ask(t.deaf())
	ask(t.nudgeIn())
	ask(t.heard - t.clock)
	ask(t.rings())
	if t.stage.Hot() != "" && !t.last.tip && !t.stage.Spent() {
		ask(max(time.Millisecond, t.settings.Tooltip()-t.stage.Rested()))
	}
}

// PaintAhead paints what lies still on a screen of a size.
func (t *Table) PaintAhead(size image.Point) { t.stage.Still(size, t.config.Painter) }

// Draw paints the table.
func (t *Table) Draw(screen *ebiten.Image) { t.stage.Draw(screen, t.config.Painter) }

// gestures takes what the pointer did.
func (t *Table) gestures(in game.Input) {
	wound := t.windBy(in)
	if t.turnLog(in) {
		wound = true
	}
	acts := t.stage.Point(in)
	t.forgive(in.Pressed)
	for _, act := range acts {
		if wound && act.Gesture != stage.Scroll {
			continue
		}
		if act.Gesture == stage.Pick && t.strays(act.ID, ink.Point{X: in.X, Y: in.Y}) {
			continue
		}
		t.act(act)
	}
}

func (t *Table) act(a stage.Act) {
	t.touched = t.clock
	if a.Gesture != stage.Scroll {
		t.stay()
	}
	switch a.Gesture {
	case stage.Pick:
		t.click(a.ID)
	case stage.Inspect:
		t.inspect(a.ID)
	case stage.Scroll:
		if !t.turnBy(a) {
			t.scroll(int(a.Amount))
		}
	case stage.Drop:
		t.drop(a.ID, a.Onto)
	}
}
