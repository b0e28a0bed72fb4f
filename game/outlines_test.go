package game

import (
	"image/color"
	"testing"
)

// TestOutlinesFrameWhatCanBeReached: possible, impossible and focused elements have edges of
// their own colour; one off the screen draws nothing and breaks nothing.
func TestOutlinesFrameWhatCanBeReached(t *testing.T) {
	img := outlinesPicture([]Element{
		{ID: "place:armory", Rect: [4]int{10, 20, 200, 80}, Enabled: true},
		{ID: "place:market", Rect: [4]int{300, 20, 100, 80}},
		{ID: "button:end", Rect: [4]int{10, 200, 100, 40}, Enabled: true, Focused: true},
		{ID: "table:undo", Rect: [4]int{-50, 390, 1000, 40}, Enabled: true},
	}, Screen{W: 640, H: 400, Device: 1, Text: 1})
	for at, want := range map[[2]int]color.RGBA{{209, 60}: plainGold, {10, 99}: plainGold, {399, 60}: plainEmber, {109, 239}: focusColor, {250, 60}: {}, {100, 60}: {}} {
		if got := img.RGBAAt(at[0], at[1]); got != want {
			t.Errorf("at %v there is %v, not %v", at, got, want)
		}
	}
	written := false
	for y := 22; y < 34; y++ {
		for x := 12; x < 60; x++ {
			c := img.RGBAAt(x, y)
			written = written || c.R > plainGold.R && c.B > plainGold.B
		}
	}
	if !written {
		t.Error("no id is written into its frame")
	}
}
