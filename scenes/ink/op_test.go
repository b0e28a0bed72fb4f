package ink_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portcullis/scenes/ink"
)

// monospace measures text as if every character were half as wide as its size.
type monospace struct{}

func (monospace) Width(f ink.Font, text string) float64 {
	return f.Size / 2 * float64(len([]rune(text)))
}
func (monospace) LineHeight(f ink.Font) float64 { return f.Size }

func (m monospace) Wrap(f ink.Font, text string, width float64) []string {
	var lines []string
	for _, word := range strings.Fields(text) {
		if n := len(lines) - 1; n >= 0 && m.Width(f, lines[n]+" "+word) <= width {
			lines[n] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}

func TestListsHoldWhatWasAdded(t *testing.T) {
	box, font := ink.R(1, 2, 30, 40), ink.Font{Face: ink.Sans, Size: 16}
	var l ink.List
	l.Picture("kit/undo", box)
	l.Stretch("kit/undo", box)
	l.Frame("kit/frame-oak", ink.R(0.4, 0.6, 9.8, 10), 12)
	l.Fill(box, ink.Gold, 5)
	l.Outline(box, ink.Gold, 2, 5)
	l.Write(box, font, ink.Ink, "text").Across = ink.End
	l.Line(10, 20, 4, 50, 3, ink.Ink)
	l.Disc(box, ink.Iron)
	l.Glow(box, ink.Gold, 9)
	l.Shadow(box, 7)
	l.Surface("oak", box)
	l.Halo(box, ink.Ember)
	want := ink.List{
		{Kind: ink.Picture, Box: box, Name: "kit/undo"},
		{Kind: ink.Stretch, Box: box, Name: "kit/undo"},
		{Kind: ink.Frame, Box: ink.R(0, 1, 10, 10), Name: "kit/frame-oak", Width: 12},
		{Kind: ink.Fill, Box: box, Color: ink.Gold, Width: 5},
		{Kind: ink.Outline, Box: box, Color: ink.Gold, Width: 2, Radius: 5},
		{Kind: ink.Write, Box: box, Font: font, Color: ink.Ink, Text: "text", Across: ink.End, Down: ink.Middle},
		{Kind: ink.Line, Box: ink.R(10, 20, -6, 30), Width: 3, Color: ink.Ink},
		{Kind: ink.Disc, Box: box, Color: ink.Iron},
		{Kind: ink.Glow, Box: box, Color: ink.Gold, Width: 9},
		{Kind: ink.Shadow, Box: box, Width: 7},
		{Kind: ink.Surface, Box: box, Name: "oak"},
		{Kind: ink.Halo, Box: box, Color: ink.Ember},
	}
	if d := cmp.Diff(want, l); d != "" {
		t.Error(d)
	}
	moved := l.Shift(5, -2)
	if moved[0].Box != ink.R(6, 0, 30, 40) || l[0].Box != box {
		t.Errorf("shifted %v from %v", moved[0].Box, l[0].Box)
	}
}

func TestFits(t *testing.T) {
	font := ink.Font{Size: 10} // 5 pixels a character
	for name, c := range map[string]struct {
		op   ink.Op
		want bool
	}{
		"one line":         {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 25, 10), Text: "12345"}, true},
		"too long":         {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 20, 10), Text: "12345"}, false},
		"too low":          {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 25, 8), Text: "12345"}, false},
		"wrapped":          {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 25, 25), Text: "12 34 56 78", Wrap: true}, true},
		"wrapped too low":  {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 25, 20), Text: "12 34 56 78", Wrap: true}, false},
		"wrapped narrower": {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 25, 20), Text: "12 34 56 78", Wrap: true, Lead: 1}, true},
		"word too long":    {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 25, 99), Text: "12 3456789", Wrap: true}, false},
		"squeezed":         {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 20, 10), Text: "12345", Squeeze: 0.8}, true},
		"squeezed too far": {ink.Op{Kind: ink.Write, Box: ink.R(0, 0, 18, 10), Text: "12345", Squeeze: 0.8}, false},
		"no text":          {ink.Op{Kind: ink.Write}, true},
		"no writing":       {ink.Op{Kind: ink.Fill}, true},
	} {
		c.op.Font = font
		if got := c.op.Fits(monospace{}); got != c.want {
			t.Errorf("%s: fits is %v", name, got)
		}
	}
}

func TestElide(t *testing.T) {
	font := ink.Font{Size: 10}
	for _, c := range []struct {
		width float64
		want  string
	}{{75, "The Moon Shrine"}, {74, "The Moon Shri…"}, {26, "The…"}, {25, "The…"}, {10, "T…"}, {5, "…"}, {4, ""}} {
		if got := ink.Elide(monospace{}, font, "The Moon Shrine", c.width); got != c.want {
			t.Errorf("in %g pixels: %q, want %q", c.width, got, c.want)
		}
	}
}
