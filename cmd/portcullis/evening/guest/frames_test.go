package guest

import (
	"image"
	"image/color"
	"testing"

	"portcullis/game"
)

// Words are missing where the thing on which they stand is there, and not where it is still on its way.
func TestWhatIsWordless(t *testing.T) {
	at := [4]int{10, 10, 60, 30}
	writings := []game.Lettering{{Text: "Roll", Rect: [4]int{20, 20, 30, 10}}}
	paint := func(plate, letters, sign bool) *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, 80, 60))
		for y := range 60 {
			for x := range 80 {
				c := uint8(40)
				switch {
				case sign && x >= 12 && x < 16 && y >= 22 && y < 30: // a picture beside the words
					c = uint8(x % 2 * 200)
				case letters && inside(writings[0].Rect, x, y):
					c = uint8(x % 2 * 200)
				case plate && inside(at, x, y):
					c = 220
				}
				img.SetRGBA(x, y, color.RGBA{c, c, c, 255})
			}
		}
		return img
	}
	rest := paint(true, true, true)
	for name, c := range map[string]struct {
		frame *image.RGBA
		want  bool
	}{
		"all of it":         {paint(true, true, true), false},
		"without its words": {paint(true, false, true), true},
		"not there yet":     {paint(false, false, false), false},
		"on its way":        {paint(true, false, false), false},
	} {
		if words, got := wordless(rest, c.frame, at, writings); got != c.want {
			t.Errorf("%s: %q missing %v, want %v", name, words, got, c.want)
		}
	}
}

// Words that a tooltip covered in a frame are not missing: one that lay there before, or one that had just come.
func TestWordsUnderATooltipAreNotMissing(t *testing.T) {
	writings := []game.Lettering{{Text: "Resources", Rect: [4]int{20, 20, 30, 10}}, {Text: "Hand", Rect: [4]int{20, 60, 30, 10}}, {Text: "Heal", Rect: [4]int{20, 100, 30, 10}}}
	over := func(y int) screen {
		return screen{game.Mirror{Sights: []game.Sight{{ID: "table:board", Rect: [4]int{0, 0, 200, 200}}, {ID: "table:tip/card:1", Kind: "tip", Rect: [4]int{0, y, 100, 20}}}}}
	}
	r := reel{last: []framed{{tips: tips(over(25))}}}
	r.rested(over(95))
	r.rested(over(55)) // of a later rest
	if left := bare(writings, r.last[0].tips); len(left) != 1 || left[0].Text != "Hand" {
		t.Errorf("%v are looked for, want only what lies beside the tooltips", left)
	}
}
