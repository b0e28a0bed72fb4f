package formtest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

var update = flag.Bool("update", false, "write the golden element lists anew")

// Faces measure the plans of tests.
var Faces = typeset.New()

// Plans are screens by the names of their golden lists, with models that show most of them.
type Plans map[string]func(form.Toolkit) []form.Item

// Add names a plan; spaces become underscores.
func (p Plans) Add(name string, plan func(form.Toolkit) []form.Item) {
	p[strings.ReplaceAll(name, " ", "_")] = plan
}

// ToolkitOf measures at a size of screen.
func ToolkitOf(m ink.Metrics) form.Toolkit { return form.Toolkit{Metrics: m, Measure: Faces} }

// Everywhere checks a plan on all sizes of screen, and that it is the same when it is made again.
func Everywhere(t *testing.T, plan func(form.Toolkit) []form.Item) {
	t.Helper()
	for _, m := range Sizes() {
		items := plan(ToolkitOf(m))
		for _, fault := range Faults(items, m, Faces) {
			t.Errorf("%dx%d at %.0f %%: %s", m.W, m.H, m.Text*100, fault)
		}
		for _, fault := range Cuts(items, Faces) {
			t.Errorf("%dx%d at %.0f %%: %s", m.W, m.H, m.Text*100, fault)
		}
		if again := plan(ToolkitOf(m)); !reflect.DeepEqual(items, again) {
			t.Errorf("%dx%d at %.0f %%: a second plan differs from the first", m.W, m.H, m.Text*100)
		}
		if t.Failed() && testing.Short() {
			return
		}
	}
}

// Check checks that every plan is the golden one of testdata, and that Tab and the arrows reach
// everything in it.
func Check(t *testing.T, plans Plans) {
	for name, plan := range plans {
		t.Run(name, func(t *testing.T) {
			golden(t, name, plan)
			tabs(t, plan)
			arrows(t, plan)
		})
	}
}

// Fit checks every plan with Everywhere.
func Fit(t *testing.T, plans Plans) {
	for name, plan := range plans {
		t.Run(name, func(t *testing.T) { Everywhere(t, plan) })
	}
}

// Bench measures how long plans take to be made.
func Bench(b *testing.B, plans Plans) {
	k := ToolkitOf(ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1})
	for name, plan := range plans {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				plan(k)
			}
		})
	}
}

// blank is a painter that draws nothing: tests look at what screens say, not at pixels.
type blank struct{}

func (blank) Draw(*ebiten.Image, ink.List, float64, float64, float64) {}
func (blank) SetUnit(float64)                                         {}
func (blank) Finish()                                                 {}

// Blank is a painter that draws nothing.
func Blank() form.Painter { return blank{} }

// hand holds a plan: a UI that is ticked by hand.
type hand struct {
	ui *form.UI
	m  ink.Metrics
}

func newHand(m ink.Metrics, plan func(form.Toolkit) []form.Item) *hand {
	h := &hand{m: m, ui: form.NewUI(&form.Canvas{}, blank{}, Faces, func(m ink.Metrics) []form.Item { return plan(ToolkitOf(m)) })}
	h.tick(game.Input{})
	return h
}

func (h *hand) tick(in game.Input) {
	in.X, in.Y = -1, -1
	h.ui.Update(&game.Tick{
		Input: in, Delta: time.Second / 60, Screen: game.Screen{W: h.m.W, H: h.m.H, Device: h.m.Device, Text: h.m.Text},
		Wake: func(time.Duration) {},
	}, func(form.Event) {})
}

// golden compares the elements of a plan at two sizes with those of testdata. A change of a plan is
// read there; run with -update to take it over.
func golden(t *testing.T, name string, plan func(form.Toolkit) []form.Item) {
	var text strings.Builder
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		fmt.Fprintf(&text, "%d x %d, text %.0f %%\n", m.W, m.H, 100*m.Text)
		for _, e := range newHand(m, plan).ui.Elements() {
			fmt.Fprintf(&text, "%s %s %v %q", e.ID, e.Role, e.Rect, e.Label)
			if e.Chosen {
				text.WriteString(" chosen")
			}
			if e.Value != "" {
				fmt.Fprintf(&text, " = %q", e.Value)
			}
			if !e.Enabled {
				fmt.Fprintf(&text, " not: %s", e.Reason)
			}
			text.WriteByte('\n')
		}
	}
	path := filepath.Join("testdata", name+".txt")
	if *update {
		if err := os.WriteFile(path, []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), text.String()); diff != "" {
		t.Errorf("run with -update if this is meant: %s", diff)
	}
}

// tabs checks that Tab reaches everything that reacts, in the order of the plan, and brings it into
// view.
func tabs(t *testing.T, plan func(form.Toolkit) []form.Item) {
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		items := plan(ToolkitOf(m))
		var want, got []string
		for _, it := range items {
			if it.Layer == form.Top(items) && (it.Live() || it.Page.Reads) {
				want = append(want, it.ID)
			}
		}
		h := newHand(m, plan)
		for range want {
			h.tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyTab}}})
			got = append(got, h.ui.Focused())
			if !slices.ContainsFunc(h.ui.Elements(), func(e game.Element) bool { return e.ID == h.ui.Focused() && e.Focused }) {
				t.Errorf("%dx%d: %s has the focus and is not seen", m.W, m.H, h.ui.Focused())
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%dx%d: %s", m.W, m.H, diff)
		}
	}
}

// arrows checks that every key of the arrows leads on from everywhere, and that everything is reached
// by arrows.
func arrows(t *testing.T, plan func(form.Toolkit) []form.Item) {
	keys := []ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight}
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	items := plan(ToolkitOf(m))
	h := newHand(m, plan)
	reached := map[string]bool{}
	h.tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyTab}}})
	waiting := []string{h.ui.Focused()}
	for len(waiting) > 0 {
		from := waiting[0]
		waiting = waiting[1:]
		if reached[from] {
			continue
		}
		reached[from] = true
		for _, a := range keys {
			h.ui.Focus(from)
			for n := 0; n < 30 && h.ui.Focused() == from; n++ { // a text is left at its ends
				h.tick(game.Input{Keys: []game.Key{{Code: a}}})
			}
			if to := h.ui.Focused(); !reached[to] {
				waiting = append(waiting, to)
			}
		}
	}
	for _, it := range items {
		if it.Layer == form.Top(items) && it.Live() && !reached[it.ID] {
			t.Errorf("no arrow leads to %s", it.ID)
		}
	}
}
