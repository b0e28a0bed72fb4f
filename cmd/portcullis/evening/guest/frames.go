package guest

import (
	"fmt"
	"image"

	"portcullis/game"
)

// reel is the frames that a guest takes while something moves.
type reel struct {
	left int      // how many may still be taken
	tick int      // of the last one
	last []framed // since the screen was last at rest
}

// framed is a frame and what was on it.
type framed struct {
	picture *image.RGBA
	mirror  game.Mirror
}

// between is how many ticks pass between two frames at least.
const between = 7

// filmed takes a frame while something moves, now and then.
func (g *Guest) filmed(m game.Mirror) {
	r := &g.reel
	if r.left == 0 || g.p.Ticks()-r.tick < between {
		return
	}
	r.left--
	r.tick = g.p.Ticks()
	r.last = append(r.last, framed{g.p.Frame(), m})
}

// develop holds the frames that were taken against the screen at rest: a thing that lies where it lies then, under the same
// words, and shows its edge, has to show what is on it too.
func (g *Guest) develop(s screen) {
	frames := g.reel.last
	g.reel.last = nil
	if len(frames) == 0 {
		return
	}
	rest := g.p.Frame()
	for _, f := range frames {
		for _, e := range f.mirror.Elements {
			now, ok := s.element(e.ID)
			x, seen := s.sight(e.ID)
			if !ok || !seen || now.Rect != e.Rect || now.Label != e.Label || now.Enabled != e.Enabled || len(x.Writings) == 0 || e.Rect[2] < 30 || e.Rect[3] < 20 {
				continue
			}
			for _, w := range x.Writings {
				in := common(w.Rect, e.Rect)
				if area(in) == 0 || 10*area(in) < 9*area(w.Rect) {
					continue
				}
				const blank = 0.2
				full, is := contrast(rest, in), contrast(f.picture, in)
				edge, was := rim(rest, e.Rect), rim(f.picture, e.Rect)
				if full > 4 && is < blank*full && was > 0.7*edge {
					g.note(Finding{Kind: Blank, Where: g.where, Element: name(x), Class: "blank " + x.ID, frame: f.picture,
						Seen: fmt.Sprintf("in a frame while something moves its words %q are missing", short(w.Text, 40))})
					break
				}
			}
		}
	}
}

// contrast is how much neighbouring pixels of a part of a picture differ, in the mean.
func contrast(img *image.RGBA, r [4]int) float64 {
	sum, n := 0, 0
	for y := r[1]; y < r[1]+r[3]; y++ {
		for x := r[0]; x < r[0]+r[2]-1; x++ {
			if !(image.Point{x, y}).In(img.Rect) {
				continue
			}
			d := int(img.Pix[img.PixOffset(x, y)+1]) - int(img.Pix[img.PixOffset(x+1, y)+1])
			sum, n = sum+max(d, -d), n+1
		}
	}
	return float64(sum) / float64(max(1, n))
}

// rim is the contrast along the upper edge of a part, where a button has its frame.
func rim(img *image.RGBA, r [4]int) float64 {
	sum, n := 0, 0
	for x := r[0]; x < r[0]+r[2]; x++ {
		for y := r[1]; y < r[1]+4; y++ {
			if !(image.Point{x, y + 1}).In(img.Rect) || !(image.Point{x, y}).In(img.Rect) {
				continue
			}
			d := int(img.Pix[img.PixOffset(x, y)+1]) - int(img.Pix[img.PixOffset(x, y+1)+1])
			sum, n = sum+max(d, -d), n+1
		}
	}
	return float64(sum) / float64(max(1, n))
}
