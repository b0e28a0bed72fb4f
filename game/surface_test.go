package game

import (
	"image"
	"testing"
	"time"
)

// screen is a monitor of tests.
type screen struct {
	name string
	w, h int
}

func (s screen) Name() string     { return s.name }
func (s screen) Size() (w, h int) { return s.w, s.h }

func (s screen) DeviceScaleFactor() float64 { return 1 }

// fakeDesktop has a window as the desktops that people have: one that is bounded is never maximised.
type fakeDesktop struct {
	all            []monitor
	on             monitor
	box, old       image.Rectangle // as it is, and as it was before it was maximised
	least, most    image.Point
	isMax, isWhole bool
}

func (d *fakeDesktop) monitors() []monitor { return d.all }
func (d *fakeDesktop) monitor() monitor    { return d.on }
func (d *fakeDesktop) move(to monitor)     { d.on = to }
func (d *fakeDesktop) limit(leastW, leastH, mostW, mostH int) {
	d.least, d.most = image.Pt(leastW, leastH), image.Pt(mostW, mostH)
}
func (d *fakeDesktop) size() (w, h int)  { return d.box.Dx(), d.box.Dy() }
func (d *fakeDesktop) resize(w, h int)   { d.box.Max = d.box.Min.Add(image.Pt(w, h)) }
func (d *fakeDesktop) place() (x, y int) { return d.box.Min.X, d.box.Min.Y }
func (d *fakeDesktop) put(x, y int)      { d.box = d.box.Sub(d.box.Min).Add(image.Pt(x, y)) }
func (d *fakeDesktop) maximised() bool   { return d.isMax }
func (d *fakeDesktop) whole() bool       { return !d.isMax && d.isWhole }
func (d *fakeDesktop) fullscreen() bool  { return false }
func (d *fakeDesktop) maximise() {
	if d.most != image.Pt(-1, -1) {
		return
	}
	w, h := d.on.Size()
	d.old, d.box, d.isMax = d.box, image.Rect(0, 0, w, h), true
}

func newDesktop(all ...monitor) *fakeDesktop {
	return &fakeDesktop{all: all, on: all[0], isWhole: true}
}

// A window comes back where and as large as it was, on the monitor on which it was, and maximised if it was; what it was
// before it was maximised is not forgotten.
func TestTheWindowComesBackAsItWas(t *testing.T) {
	t.Setenv("XDG_CURRENT_DESKTOP", "GNOME")
	a := newFixture(t).app
	a.options.Folders.State = t.TempDir()
	left, right := screen{"left", 1920, 1080}, screen{"right", 2560, 1440}
	begin := func() (*fakeDesktop, *windowFrame) {
		d := newDesktop(left, right)
		f := &windowFrame{on: d}
		f.set(a, image.Point{})
		return d, f
	}
	d, f := begin()
	if d.box.Dx() != firstWidth || d.box.Dy() != firstHeight || d.isMax || d.most != image.Pt(-1, -1) {
		t.Errorf("at first: %+v", d)
	}
	d.move(right)
	d.put(300, 200)
	d.resize(1500, 900)
	f.look(time.Now())
	d.maximise()
	f.keep(a)
	for range 2 { // it stays so when nobody changes it
		if d, f = begin(); d.on != monitor(right) || !d.isMax || d.old != image.Rect(300, 200, 1800, 1100) {
			t.Errorf("after it was maximised: %+v", d)
		}
		f.keep(a)
	}
	d.isMax, d.box = false, d.old
	f.keep(a)
	if d, _ = begin(); d.isMax || d.box != image.Rect(300, 200, 1800, 1100) {
		t.Errorf("after it was made smaller again: %+v", d)
	}
	t.Setenv("XDG_CURRENT_DESKTOP", "none")
	f.keep(a)
	d = newDesktop(screen{"small", 1024, 600})
	(&windowFrame{on: d}).set(a, image.Point{})
	if d.box.Dx() > 1024 || d.box.Dy() > 600 || d.box.Min != (image.Point{}) || d.least.Y > d.box.Dy() {
		t.Errorf("on a small monitor: %+v", d)
	}
}
