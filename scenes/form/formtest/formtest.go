// Package formtest checks plans of menus: that no text overflows its box or lies on
// other text, and that everything that reacts is large enough, apart from its neighbours and
// on the screen. It is for tests.
package formtest

import (
	"fmt"
	"math"
	"strings"

	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Sizes are the screens that plans are checked on, smallest and largest included.
func Sizes() []ink.Metrics {
	var all []ink.Metrics
	for _, s := range [][2]int{{1024, 640}, {1024, 768}, {1280, 720}, {1280, 1024}, {1440, 900}, {1920, 1080}, {2560, 1080}, {2560, 1600}, {3840, 2160}} {
		for _, text := range []float64{0.8, 1, 1.25, 1.6} {
			all = append(all, ink.Metrics{W: s[0], H: s[1], Device: 1, Text: text})
		}
	}
	return append(all,
		ink.Metrics{W: 2048, H: 1280, Device: 2, Text: 1},
		ink.Metrics{W: 3840, H: 2160, Device: 2, Text: 1.6},
	)
}

// Faults lists what is wrong with a plan.
func Faults(items []form.Item, m ink.Metrics, measure ink.Measurer) []string {
	c := &check{m: m, measure: measure, areas: map[string]form.Item{}, top: form.Top(items)}
	for _, it := range items {
		if it.Kind == form.Scroll {
			c.areas[it.ID] = it
		}
	}
	c.names(items)
	for _, it := range items {
		c.item(it)
	}
	c.apart(items)
	c.legible(items)
	return c.faults
}

type check struct {
	m       ink.Metrics
	measure ink.Measurer
	areas   map[string]form.Item
	top     int
	faults  []string
}

func (c *check) fault(format string, args ...any) {
	if len(c.faults) < 12 {
		c.faults = append(c.faults, fmt.Sprintf(format, args...))
	}
}

func (c *check) names(items []form.Item) {
	seen := map[string]bool{}
	primary := map[int]string{}
	for _, it := range items {
		if it.Kind == form.Decoration {
			continue
		}
		switch {
		case it.ID == "":
			c.fault("%q has no ID", it.Label)
		case seen[it.ID]:
			c.fault("two items are called %s", it.ID)
		}
		seen[it.ID] = true
		if it.Live() && it.Label == "" {
			c.fault("%s has no label", it.ID)
		}
		if it.Primary && primary[it.Layer] != "" {
			c.fault("%s and %s are both primary", primary[it.Layer], it.ID)
		}
		if it.Primary {
			primary[it.Layer] = it.ID
		}
	}
}

// room is where an item may lie, on the origin of its Rect.
func (c *check) room(it form.Item) (ink.Rect, bool) {
	if it.In == "" {
		return c.m.Screen(), true
	}
	a, ok := c.areas[it.In]
	if !ok {
		c.fault("%s is in %s, which is not there", it.ID, it.In)
		return ink.Rect{}, false
	}
	if a.Layer != it.Layer {
		c.fault("%s and its area %s are in different layers", it.ID, it.In)
	}
	return ink.R(0, 0, a.Rect.W, math.Max(a.Page.Height, a.Rect.H)), true
}

func (c *check) item(it form.Item) {
	room, ok := c.room(it)
	if !ok {
		return
	}
	if it.Kind != form.Decoration && !within(it.Rect, room) {
		c.fault("%s at %v is not within %v", it.ID, it.Rect, room)
	}
	if it.Kind == form.Scroll && !it.Page.Bar.Empty() && !within(it.Page.Bar, c.m.Screen()) {
		c.fault("the bar of %s is off the screen", it.ID)
	}
	if it.Live() && (it.Rect.W < c.m.MinTarget()-0.5 || it.Rect.H < c.m.MinTarget()-0.5) {
		c.fault("%s is only %.0f x %.0f", it.ID, it.Rect.W, it.Rect.H)
	}
	for _, l := range []ink.List{it.Look.Idle, it.Look.Hover, it.Look.Pressed, it.Look.Disabled} {
		for _, op := range l {
			c.op(it, op, room)
		}
	}
	if it.Kind == form.Field && it.Text.Inset.H+1 < c.measure.LineHeight(it.Text.Font) {
		c.fault("the text of %s is higher than its field", it.ID)
	}
}

func (c *check) op(it form.Item, op ink.Op, room ink.Rect) {
	if op.Kind != ink.Write || op.Text == "" {
		return
	}
	if !op.Fits(c.measure) {
		c.fault("%q (%s) does not fit %.0f x %.0f", short(op.Text), it.ID, op.Box.W, op.Box.H)
	}
	text := op.Extent(c.measure)
	if !within(text, room) {
		c.fault("%q (%s) at %v is not within %v", short(op.Text), it.ID, text, room)
	}
	if it.Live() && !within(text, it.Rect) {
		c.fault("%q at %v leaves %s at %v", short(op.Text), text, it.ID, it.Rect)
	}
	if strings.Trim(op.Text, "…") == "" {
		c.fault("a text of %s is shortened to nothing", it.ID)
	}
}

// Cuts lists the texts of a plan that are cut or squeezed, in any state of its items.
func Cuts(items []form.Item, measure ink.Measurer) (faults []string) {
	for _, it := range items {
		for _, look := range []ink.List{it.Look.Idle, it.Look.Hover, it.Look.Pressed, it.Look.Disabled} {
			for _, op := range look {
				for _, loss := range ink.Losses(measure, ink.Sheet{Look: ink.List{op}}) {
					if loss.Want == ink.Cut && !own(loss.Text) || loss.Want == ink.Squeezed {
						faults = append(faults, fmt.Sprintf("%q (%s) is %v to %q", loss.Text, it.ID, loss.Want, loss.Shown))
					}
				}
			}
		}
	}
	return faults
}

// own reports whether a text is a name of somebody's own making, as long as it may be: the one thing that may be cut. It is
// whole in the tooltip of its item.
func own(text string) bool { return len([]rune(text)) > 40 && !strings.Contains(text, ". ") }

func short(s string) string {
	if len(s) > 40 {
		return s[:40] + "..."
	}
	return s
}

const slack = 1.5

func within(r, in ink.Rect) bool {
	return r.X >= in.X-slack && r.Y >= in.Y-slack && r.Right() <= in.Right()+slack && r.Bottom() <= in.Bottom()+slack
}

// apart finds things that react and lie on each other.
func (c *check) apart(items []form.Item) {
	var live []form.Item
	for _, it := range items {
		if it.Live() || it.Kind == form.Scroll {
			live = append(live, it)
		}
	}
	for i, a := range live {
		for _, b := range live[i+1:] {
			if a.Layer != b.Layer || a.In != b.In {
				continue
			}
			if cut := a.Rect.Intersect(b.Rect); cut.W > slack && cut.H > slack {
				c.fault("%s at %v and %s at %v overlap", a.ID, a.Rect, b.ID, b.Rect)
			}
		}
	}
}

type line struct {
	text  string
	at    ink.Rect
	in    string
	layer int
}

// legible finds texts that lie on each other.
func (c *check) legible(items []form.Item) {
	var lines []line
	for _, it := range items {
		look := it.Look.Idle
		if !it.Enabled() && it.Look.Disabled != nil {
			look = it.Look.Disabled
		}
		for _, op := range look {
			if op.Kind == ink.Write && strings.TrimSpace(op.Text) != "" && op.Fade < 1 {
				lines = append(lines, line{op.Text, op.Extent(c.measure), it.In, it.Layer})
			}
		}
		if it.Kind == form.Field {
			lines = append(lines, line{it.ID, it.Text.Inset, it.In, it.Layer})
		}
	}
	for i, a := range lines {
		for _, b := range lines[i+1:] {
			if a.in != b.in || a.layer != b.layer || a.text == b.text {
				continue
			}
			if cut := a.at.Intersect(b.at); cut.W > 2 && cut.H > 3 {
				c.fault("%q at %v lies on %q at %v", short(a.text), a.at, short(b.text), b.at)
			}
		}
	}
}
