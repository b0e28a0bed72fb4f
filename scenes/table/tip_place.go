package table

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// tip lays a note beside what it is about, over nothing that can be clicked or is lit, nor if possible over what is kept, what the match is
// about, or over cards, figures, buttons, places and tracks close by. Of what stands aside it may lie over the open ground of the board: all that stands there can
// be compared with what stands beside it.
func (s *sheet) tip(n note, tones ink.Tones, kept []rules.Element) {
	if n.empty() {
		return
	}
	anchor, ok := s.box(n.about)
	if !ok {
		return
	}
	_, line := lineOf(n.about)
	if log, ok := s.box("table:log"); ok && line { // beside all of the log
		anchor.X, anchor.W = log.X, log.W
	}
	look, w, h := noteLook(s.kit, tones, n)
	near := anchor.Inset(-math.Max(w, h))
	aside := s.aside(n.about)
	var avoid, spare, sheets []ink.Rect
	for i := range s.pieces {
		p := &s.pieces[i]
		asks := p.ID == idPrompt || s.marks[p.ID].State&(stage.Legal|stage.Chosen|stage.Lit) != 0
		box := s.onScreen(p)
		if p.Plane == stage.World { // what lies outside of the board's region is not seen, and can be covered
			if box = box.Intersect(s.seen.Region); box.Empty() {
				continue
			}
		}
		switch {
		case aside && s.ground(p):
		case asks && p.ID != n.about, p.ID == idLesson, line && p.ID == "table:log", stands(p, box, anchor) && p.ID != n.about:
			avoid = append(avoid, box)
		case p.Depth >= depthTray && p.Depth < depthSheet, p.ID == idBrief, slices.Contains(kept, p.ID), aside && besides(p), (tells(p) || p.Face != "") && p.ID != n.about && box.Overlaps(near):
			spare = append(spare, box)
		case sheeted(p):
			sheets = append(sheets, box)
		}
	}
	bounds, margin := s.kit.Screen().Inset(2), math.Max(4, s.kit.Px(10))
	id := "table:tip/" + n.about
	if len(n.read.Look) > 0 {
		read, across, down := s.readLook(n)
		at := stage.Beside(anchor, across, down, margin, bounds, avoid, spare)
		if s.panelled(n.about) && apart(at, anchor) > tied*margin { // what is read about a panel is read beside it, where it hides least
			at = stage.Beside(anchor, across, down, margin, grown(anchor, across+tied*margin/2, down+tied*margin/2).Intersect(bounds), avoid, spare)
		}
		s.leash(n.about, at, anchor)
		s.decor(id, depthTip, at, read.Shift(at.X, at.Y))
		if n.silent() {
			return
		}
		card, shut := at, append(avoid, anchor)
		for _, one := range smaller(s.kit, n) {
			look, w, h = noteLook(one.kit, tones, one.note)
			if at = wordsAt(card, w, h, s.kit.Px(8), bounds, shut, spare); !slices.ContainsFunc(shut, at.Overlaps) {
				break
			}
		}
		s.decor(id+"/words", depthTip, at, look.Shift(at.X, at.Y))
		return
	}
	at := stage.Beside(anchor, w, h, margin, bounds, avoid, spare)
	if slices.ContainsFunc(sheets, at.Overlaps) { // what is written there is compared with what the note says: it is spared where that takes the note no farther off
		if off := stage.Beside(anchor, w, h, margin, bounds, avoid, append(slices.Clone(spare), sheets...)); apart(off, anchor) <= tied*margin {
			at = off
		}
	}
	shut := append(avoid, anchor)
	// narrow sets a note in other widths until one of them lies where it does.
	narrow := func(other setting, lies func(ink.Rect) bool) bool {
		for _, part := range narrower {
			wide := math.Min(math.Round(noteWidth(other.kit, n)*part), bounds.W)
			slim, w, h := noteSet(other.kit, tones, other.note, wide)
			if try := stage.Beside(anchor, w, h, margin, bounds, avoid, spare); h < bounds.H && lies(try) {
				look, at = slim, try
				return true
			}
		}
		return false
	}
	free := func(box ink.Rect) bool { return !slices.ContainsFunc(shut, box.Overlaps) }
	beside := func(box ink.Rect) bool { return free(box) && apart(box, anchor) <= tied*margin }
	bare := func(box ink.Rect) bool { return beside(box) && !slices.ContainsFunc(spare, box.Overlaps) }
	if !bare(at) && !narrow(setting{n, s.kit}, bare) && free(at) && !beside(at) {
		narrow(setting{n, s.kit}, beside)
	}
	for _, other := range smaller(s.kit, n) {
		if free(at) || narrow(other, free) {
			break
		}
	}
	s.leash(n.about, at, anchor)
	s.decor(id, depthTip, at, look.Shift(at.X, at.Y))
}

// grown is a box with so much more room on either side, above and below.
func grown(box ink.Rect, across, down float64) ink.Rect {
	return ink.R(box.X-across, box.Y-down, box.W+2*across, box.H+2*down)
}

// narrower are the parts of its width in which a note is set where it would else lie over what can be clicked: narrower, and ever lower
// and wider, as below a board of which all is lit.
var narrower = [...]float64{0.82, 0.68, 1.3, 1.6, 2, 2.6}

// setting is a note, or what is left of it, and in which letters it is set.
type setting struct {
	note note
	kit  form.Toolkit
}

// smaller are a note and what can be made of it, the fullest first, where all lies over what can be clicked: in smaller letters, if they
// are enlarged, and ever less of it down to its title, with the chance of what a choice would do.
func smaller(k form.Toolkit, n note) []setting {
	list := []setting{{n, k}}
	slim := k
	if text(k) > 1 {
		slim.Text = math.Max(1, k.Text-0.3)
		list = append(list, setting{n, slim})
	}
	for _, less := range n.folded() {
		list = append(list, setting{less, k}, setting{less, slim})
	}
	return list
}

// foldedLines are how many figures are left of what a choice would do where there is no room for all.
var foldedLines = [...]int{6, 3, 1}

// folded is what can be left of a note: of one that tells of a thing its first paragraph, the rest stays where it is looked at
// closely; of what a choice would do its first figures; and its title alone, or the first paragraph of one without a title.
func (n note) folded() (list []note) {
	short := func(body, lines int) {
		less := n
		less.body, less.lines = n.body[:min(body, len(n.body))], n.lines[:min(lines, len(n.lines))]
		list = append(list, less)
	}
	if n.article && !n.has {
		if len(n.body)+len(n.lines) > 1 {
			short(1, 0)
		}
	} else {
		for _, lines := range foldedLines {
			if len(n.lines) > lines {
				short(1, lines)
			}
		}
	}
	switch {
	case n.title != "":
		short(0, 0)
	case len(n.body) > 0:
		short(1, 0)
	}
	return list
}

// tells reports whether a piece tells something that is looked at beside a note. Places and tracks do, as they hold the numbers that it
// speaks of, but for those of a map, which is full of them.
func tells(p *stage.Piece) bool {
	switch p.Role {
	case "card", "figure", "button", "track":
		return true
	case "place":
		return p.Plane != stage.World
	}
	return false
}

// stands reports whether a figure or a card stands on what a note is about, be it that it juts out: who reads about the place looks at who
// is there.
func stands(p *stage.Piece, box, anchor ink.Rect) bool {
	m := box.Middle()
	return p.Face != "" && m.X >= anchor.X && m.X <= anchor.Right() && m.Y >= anchor.Y && m.Y <= anchor.Bottom()
}

// wordsAt is where the words of a note lie beside its card: at its upper right, else at the first of its sides where they lie over
// nothing, else wherever they lie over least.
func wordsAt(card ink.Rect, w, h, gap float64, bounds ink.Rect, avoid, spare []ink.Rect) ink.Rect {
	for _, at := range [...]ink.Point{{X: card.Right() + gap, Y: card.Y}, {X: card.X - gap - w, Y: card.Y}, {X: card.X, Y: card.Bottom() + gap}, {X: card.X, Y: card.Y - gap - h}} {
		if box := ink.R(at.X, at.Y, w, h).Round(); box.Intersect(bounds) == box && !slices.ContainsFunc(avoid, box.Overlaps) {
			return box
		}
	}
	return stage.Beside(card, w, h, gap, bounds, avoid, spare)
}

// onScreen is where a piece is seen: what lies on a world, where the camera shows it.
func (s *sheet) onScreen(p *stage.Piece) ink.Rect {
	if p.Plane == stage.World {
		return s.seen.Project(p.Box)
	}
	return p.Box
}

func (s *sheet) box(id rules.Element) (ink.Rect, bool) {
	for i := range s.pieces {
		if s.pieces[i].ID == id {
			return s.onScreen(&s.pieces[i]), true
		}
	}
	return ink.Rect{}, false
}
