package guest

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/game"
)

// judge finds fault with a screen at rest.
func (g *Guest) judge(s screen) {
	g.words(s)
	g.room(s)
	g.covered(s)
}

// words are texts that lack room.
func (g *Guest) words(s screen) {
	for _, c := range s.Cuts {
		f := Finding{Kind: Words, Where: g.where, Element: c.On, Class: c.On + " " + c.Kind}
		if strings.HasPrefix(c.On, "table:tip/") {
			f.Element, f.Class = "tooltip", "tooltip "+c.Kind
		}
		switch c.Kind {
		case "cut":
			f.Seen = fmt.Sprintf("%q is cut to %q", short(c.Text, 80), short(c.Shown, 60))
		case "over":
			f.Seen = fmt.Sprintf("%q is larger than its box", short(c.Text, 80))
		case "overlaid":
			f.Seen = fmt.Sprintf("%q lies on %q", short(c.Shown, 60), short(c.Text, 60))
		default:
			f.Seen = fmt.Sprintf("%q is squeezed", short(c.Text, 80))
		}
		g.note(f)
	}
}

// leastFree is how much of a thing has to be free to click, in both directions, in pixels.
const leastFree = 24

// room is whether what is lit can be clicked.
func (g *Guest) room(s screen) {
	if len(s.kind("veil"))+len(s.kind("curtain")) > 0 {
		return
	}
	for _, x := range s.marked("legal", "hinted", "pointed") {
		if x.Role == "" || offscreen(x.Rect, s) || s.beyond(x) || s.opened(x) {
			continue
		}
		e, there := s.element(x.ID)
		switch {
		case !there && !g.signed(s, x):
			g.find(Small, name(x), "nothing of it is free to click: %s lies over it", over(s, x))
		case there && min(e.Rect[2], e.Rect[3]) < leastFree && min(x.Rect[2], x.Rect[3]) >= min(e.Rect[2], e.Rect[3]) && !s.fallsOn(x):
			g.find(Small, name(x), "%d x %d px are free to click, of %d x %d: %s lies over it", e.Rect[2], e.Rect[3], x.Rect[2], x.Rect[3], over(s, x))
		}
	}
}

// fallsOn reports whether clicks on enough of a thing in one piece pick it, with what lies over it and can do nothing itself: a
// click on a card, figure or place that is not lit falls on what is lit below it.
func (s screen) fallsOn(x game.Sight) bool {
	at := slices.IndexFunc(s.Sights, func(o game.Sight) bool { return o.ID == x.ID })
	lefts, tops := []int{x.Rect[0]}, []int{x.Rect[1]}
	var over [][4]int
	for _, o := range s.Sights[at+1:] {
		if !o.Takes || o.Of == x.ID || yields(o) || area(common(o.Rect, x.Rect)) == 0 {
			continue
		}
		over = append(over, o.Rect)
		lefts, tops = append(lefts, o.Rect[0]+o.Rect[2]), append(tops, o.Rect[1]+o.Rect[3])
	}
	for _, left := range lefts {
		for _, top := range tops {
			free := [4]int{left, top, leastFree, leastFree}
			if common(free, x.Rect) == free && !slices.ContainsFunc(over, func(o [4]int) bool { return area(common(o, free)) > 0 }) {
				return true
			}
		}
	}
	return false
}

// yields reports whether a thing can do nothing itself, so that a click on it is a click on what is lit below it.
func yields(x game.Sight) bool {
	lit := has(x, "legal") || has(x, "hinted") || has(x, "pointed") || has(x, "enabled")
	return !lit && x.Kind == "" && (x.Role == "card" || x.Role == "figure" || x.Role == "place")
}

// signed reports whether a click on something else is a click on a thing.
func (g *Guest) signed(s screen, x game.Sight) bool {
	return slices.ContainsFunc(s.Sights, func(o game.Sight) bool { return o.Of == x.ID && o.Takes })
}

// drawers are the tabs of what a narrow screen folds away.
var drawers = []string{"table:tracks", "table:log-tab"}

// opened reports whether a thing lies below a drawer that the guest has opened and can close again at its tab, unless a hint or
// a hand points there.
func (s screen) opened(x game.Sight) bool {
	sheet, ok := s.sight("table:sheet")
	if !ok || has(x, "hinted") || has(x, "pointed") || common(sheet.Rect, x.Rect) != x.Rect {
		return false
	}
	return slices.ContainsFunc(drawers, func(id string) bool {
		tab, free := s.element(id)
		return free && tab.Enabled
	})
}

// offscreen reports whether a thing lies outside of what is seen, or at its edge.
func offscreen(r [4]int, s screen) bool { return r[2] <= 2 || r[3] <= 2 }

// edge is how many pixels of a thing that reaches over the edge of a map are seen at least before it is judged.
const edge = 2 * leastFree

// beyond reports whether a place or block is cut off by the edge of a map that can be moved, or lies below its small map: whoever
// wants it moves the map, unless a hint or a hand points there.
func (s screen) beyond(x game.Sight) bool {
	small, ok := s.sight("table:chart")
	if !ok || has(x, "hinted") || has(x, "pointed") || x.Role == "button" {
		return false
	}
	if area(common(small.Rect, x.Rect)) > 0 {
		return true
	}
	view := s.view()
	cut := x.Rect[0] <= view[0] || x.Rect[1] <= view[1] || x.Rect[0]+x.Rect[2] >= view[0]+view[2] || x.Rect[1]+x.Rect[3] >= view[1]+view[3]
	return cut && min(x.Rect[2], x.Rect[3]) < edge
}

// view is the box about all places: where a map is seen.
func (s screen) view() (box [4]int) {
	for _, x := range s.Sights {
		switch {
		case x.Role != "place":
		case area(box) == 0:
			box = x.Rect
		default:
			r, b := max(box[0]+box[2], x.Rect[0]+x.Rect[2]), max(box[1]+box[3], x.Rect[1]+x.Rect[3])
			box[0], box[1] = min(box[0], x.Rect[0]), min(box[1], x.Rect[1])
			box[2], box[3] = r-box[0], b-box[1]
		}
	}
	return box
}

// over is what lies over a thing.
func over(s screen, x game.Sight) string {
	at := slices.IndexFunc(s.Sights, func(o game.Sight) bool { return o.ID == x.ID })
	best, most := "nothing", 0
	for _, o := range s.Sights[at+1:] {
		if a := area(common(o.Rect, x.Rect)); o.Takes && o.Of != x.ID && a > most {
			best, most = name(o), a
		}
	}
	return best
}

// floating are the kinds that must not lie over what matters.
var floating = []string{"mentor", "hand", "sheet", "banner", "tip"}

// covered is what lies over what is lit, pointed at or spoken of.
func (g *Guest) covered(s screen) {
	if len(s.kind("veil"))+len(s.kind("curtain")) > 0 {
		return
	}
	for i, f := range s.Sights {
		if !slices.Contains(floating, f.Kind) {
			continue
		}
		for _, x := range s.Sights[:i] {
			if area(common(f.Rect, x.Rect)) > 0 && x.Kind != f.Kind && x.ID != f.Of && !s.part(f, x) {
				g.lies(s, f, x)
			}
		}
	}
	for _, e := range s.Elements {
		if !strings.HasPrefix(e.ID, "notice:") {
			continue
		}
		toast := game.Sight{ID: e.ID, Kind: "toast", Label: e.Label, Rect: e.Rect}
		for _, x := range s.Sights {
			g.lies(s, toast, x)
		}
		for _, o := range s.Elements {
			if a := area(common(e.Rect, o.Rect)); o.ID != e.ID && o.Enabled && a*8 > area(o.Rect) && len(s.Sights) == 0 && o.Role != "scroll" {
				g.find(Covers, name(toast), "the toast lies over %q", o.Label)
			}
		}
	}
	g.crossed(s)
}

// The shares of a thing that may be hidden: of what is lit, and of the words on it.
const (
	hiddenPart  = 0.12
	hiddenWords = 0.30
)

// lies judges one thing that lies over another one.
func (g *Guest) lies(s screen, f, x game.Sight) {
	both := area(common(f.Rect, x.Rect))
	if both == 0 || area(x.Rect) == 0 {
		return
	}
	share := float64(both) / float64(area(x.Rect))
	if strings.HasPrefix(x.ID, "table:line/") { // which line of the log it is does not matter
		x.ID, x.Label = "table:line", "a line of the log"
	}
	lit := has(x, "legal") || has(x, "lit") || has(x, "hinted") || has(x, "meant") || has(x, "pointed") || has(x, "chosen")
	button := has(x, "enabled") && (x.Role == "button" || x.Role == "tab")
	switch {
	case f.Kind == "hand":
		for _, w := range x.Writings {
			if a := area(common(f.Rect, w.Rect)); float64(a) > hiddenWords*float64(area(w.Rect)) {
				g.find(Covers, name(x), "the hand lies over its words %q", short(w.Text, 40))
			}
		}
	case lit && share > hiddenPart && area(x.Rect) < area([4]int{0, 0, 400, 400}):
		g.find(Covers, name(x), "a %s lies over %d %% of what is lit", f.Kind, int(share*100))
	case lit && share > 0.4:
		g.find(Covers, name(x), "a %s lies over %d %% of what is lit", f.Kind, int(share*100))
	case button && share > hiddenPart && f.Kind != "tip":
		g.find(Covers, name(x), "a %s lies over %d %% of a button", f.Kind, int(share*100))
	case f.Kind == "mentor" && share > hiddenPart && spoken(s.says(), x):
		g.find(Covers, name(x), "the mentor's card lies over %d %% of what it speaks of", int(share*100))
	case f.Kind == "tip" || f.Kind == "banner" || f.Kind == "sheet" && s.asked(f) && !s.tells(f, x):
	case x.Role == "panel" || x.Role == "figure" || x.Role == "card" || f.Kind == "mentor" && x.Label != "":
		hidden, all := 0, 0
		for _, w := range x.Writings {
			hidden, all = hidden+area(common(f.Rect, w.Rect)), all+area(w.Rect)
		}
		if all > 0 && float64(hidden) > hiddenWords*float64(all) {
			g.find(Covers, name(x), "a %s lies over its words", f.Kind)
		}
	}
}

// part reports whether a thing stands on a sheet that lies over another one as well: then that sheet is judged, once.
func (s screen) part(f, x game.Sight) bool {
	if f.Kind != "sheet" {
		return false
	}
	over := false
	for _, o := range s.Sights {
		switch {
		case o.ID == f.ID:
			return false
		case o.ID == x.ID:
			over = true
		case over && o.Kind == "sheet" && area(o.Rect) > area(f.Rect) && common(o.Rect, f.Rect) == f.Rect:
			return true
		}
	}
	return false
}

// asked reports whether a sheet is what matters now: all that can be picked lies on it, or is a button of the table; where
// nothing can be picked, it is what others do that is looked at.
func (s screen) asked(sheet game.Sight) bool {
	return !slices.ContainsFunc(s.marked("legal"), func(x game.Sight) bool {
		return common(sheet.Rect, x.Rect) != x.Rect && x.Role != "button"
	})
}

// tells reports whether a sheet speaks of a thing that it lies over, and does not show it itself.
func (s screen) tells(sheet, x game.Sight) bool {
	called := calling(x)
	if called == "" {
		return false
	}
	words := []string{sheet.Label}
	first := slices.IndexFunc(s.Sights, func(o game.Sight) bool { return o.ID == sheet.ID })
	for _, o := range s.Sights[first:] { // what lies below it tells nothing
		if o.ID != sheet.ID && common(sheet.Rect, o.Rect) != o.Rect || o.Kind == "tip" {
			continue
		}
		if o.ID != sheet.ID && o.Role != "" && calling(o) == called {
			return false
		}
		for _, w := range o.Writings {
			words = append(words, w.Text)
		}
	}
	below := func(w string) bool { // the thing's own words lie there too
		return slices.ContainsFunc(x.Writings, func(l game.Lettering) bool { return l.Text == w })
	}
	return spoken(strings.Join(slices.DeleteFunc(words, below), " "), x)
}

// spoken reports whether a sentence names a thing.
func spoken(says string, x game.Sight) bool {
	called := calling(x)
	return called != "" && strings.Contains(strings.ToLower(says), called)
}

// calling is what a thing is called in a sentence, in small letters; empty: it has no name that can be told from other words.
func calling(x game.Sight) string {
	words := x.Label
	if words == "" && len(x.Writings) > 0 {
		words = x.Writings[0].Text
	}
	words, _, _ = strings.Cut(words, ":")
	words, _, _ = strings.Cut(words, ",")
	words = strings.ToLower(strings.TrimSpace(words))
	if len(words) < 4 || len(words) > 30 {
		return ""
	}
	return words
}

// crossed is a button that lies on the words of the card or sheet which it stands on.
func (g *Guest) crossed(s screen) {
	for i, f := range s.Sights {
		if f.Kind != "mentor" {
			continue
		}
		for _, b := range s.Sights[i+1:] {
			for _, w := range f.Writings {
				if a := area(common(b.Rect, w.Rect)); b.Role == "button" && a*8 > area(b.Rect) && oneLine(w) {
					g.find(Covers, name(b), "the button lies on the words %q", short(w.Text, 40))
				}
			}
		}
	}
}

// oneLine reports whether a text is written in one line, so that its letters fill its rectangle.
func oneLine(w game.Lettering) bool { return w.Rect[3]*3 < w.Rect[2]*2 || len(w.Text) < 12 }

func common(a, b [4]int) [4]int {
	x, y := max(a[0], b[0]), max(a[1], b[1])
	w, h := min(a[0]+a[2], b[0]+b[2])-x, min(a[1]+a[3], b[1]+b[3])-y
	if w <= 0 || h <= 0 {
		return [4]int{}
	}
	return [4]int{x, y, w, h}
}

func area(r [4]int) int { return r[2] * r[3] }
