package guest

import (
	"fmt"
	"image"
	"slices"

	"portcullis/game"
)

// reel is the frames that a guest takes while something moves.
type reel struct {
	left int      // how many may still be taken
	tick int      // of the last one
	last []framed // since the screen was last at rest
}

// framed is a frame and what was on it. What is seen of the screen is told only at rest: a tooltip that lay there before may lie there
// still.
type framed struct {
	picture *image.RGBA
	mirror  game.Mirror
	tips    [][4]int // of the screens at rest before and after
	rested  bool     // there was one after
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
	r.last = append(r.last, framed{picture: g.p.Frame(), mirror: m, tips: tips(g.last)})
}

// rested adds the tooltips of a screen at rest to the frames that were taken on the way to it.
func (r *reel) rested(s screen) {
	for i := range r.last {
		if f := &r.last[i]; !f.rested {
			f.tips, f.rested = append(f.tips, tips(s)...), true
		}
	}
}

// develop holds the frames that were taken against the screen at rest: a thing that lies where it lies then, and shows already
// all that it shows then but for its words, has to show those too.
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
			if words, blank := wordless(rest, f.picture, e.Rect, bare(x.Writings, f.tips)); blank {
				g.note(Finding{Kind: Blank, Where: g.where, Element: name(x), Class: "blank " + x.ID, frame: f.picture,
					Seen: fmt.Sprintf("in a frame while something moves its words %q are missing", short(words, 40))})
			}
		}
	}
}

// tips are the boxes of the tooltips on a screen.
func tips(s screen) (boxes [][4]int) {
	for _, x := range s.kind("tip") {
		boxes = append(boxes, x.Rect)
	}
	return boxes
}

// bare are the writings over which no tooltip lies.
func bare(writings []game.Lettering, tips [][4]int) []game.Lettering {
	return slices.DeleteFunc(slices.Clone(writings), func(w game.Lettering) bool {
		return slices.ContainsFunc(tips, func(tip [4]int) bool { return area(common(tip, w.Rect)) > 0 })
	})
}

// wordless finds words that a thing has at rest and lacks in a frame in which all else of it is there: where it only comes or
// goes by, the words are not missing.
func wordless(rest, frame *image.RGBA, at [4]int, writings []game.Lettering) (words string, blank bool) {
	const faint, same = 0.2, 0.95
	for _, w := range writings {
		in := common(w.Rect, at)
		if area(in) == 0 || 10*area(in) < 9*area(w.Rect) {
			continue
		}
		if full := contrast(rest, in); full > 4 && contrast(frame, in) < faint*full {
			return w.Text, alike(rest, frame, at, writings) > same && !fades(rest, frame, at, writings)
		}
	}
	return "", false
}

// fades reports whether what a thing shows beside its words is fainter in a frame than at rest: all of it comes or goes, and with
// it the words.
func fades(rest, frame *image.RGBA, at [4]int, writings []game.Lettering) bool {
	const edge, least = 24, 8 // of 255, and pixels
	edges, faint := 0, 0
	for y := at[1]; y < at[1]+at[3]; y++ {
		for x := at[0]; x+1 < at[0]+at[2]; x++ {
			written := slices.ContainsFunc(writings, func(w game.Lettering) bool { return inside(w.Rect, x, y) || inside(w.Rect, x+1, y) })
			if written || !(image.Point{x, y}).In(rest.Rect) || !(image.Point{x + 1, y}).In(rest.Rect) {
				continue
			}
			step := func(img *image.RGBA) int {
				d := int(img.Pix[img.PixOffset(x, y)+1]) - int(img.Pix[img.PixOffset(x+1, y)+1])
				return max(d, -d)
			}
			if full := step(rest); full >= edge {
				edges++
				if 2*step(frame) < full {
					faint++
				}
			}
		}
	}
	return edges >= least && 2*faint > edges
}

// alike is which share of a part of two pictures is the same in both, 0 to 1, without what is written there.
func alike(a, b *image.RGBA, at [4]int, writings []game.Lettering) float64 {
	const close, least = 12, 40 // of 255, and pixels
	same, n := 0, 0
	for y := at[1]; y < at[1]+at[3]; y++ {
		for x := at[0]; x < at[0]+at[2]; x++ {
			written := slices.ContainsFunc(writings, func(w game.Lettering) bool { return inside(w.Rect, x, y) })
			if written || !(image.Point{x, y}).In(a.Rect) || !(image.Point{x, y}).In(b.Rect) {
				continue
			}
			n++
			if d := int(a.Pix[a.PixOffset(x, y)+1]) - int(b.Pix[b.PixOffset(x, y)+1]); max(d, -d) <= close {
				same++
			}
		}
	}
	if n < least {
		return 0
	}
	return float64(same) / float64(n)
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
