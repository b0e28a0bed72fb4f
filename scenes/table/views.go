package table

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// kindView is the kind of the tabs of the views of a world.
const kindView = "table:view/"

// viewOf is the number of the view that a tab shows.
func viewOf(id rules.Element) (int, bool) {
	name, ok := strings.CutPrefix(string(id), kindView)
	n, err := strconv.Atoi(name)
	return n, ok && err == nil
}

// tabHeight is how high the tabs of views are.
func tabHeight(k form.Toolkit) float64 {
	return math.Max(k.MinTarget(), math.Round(k.Line(k.Font(ink.SerifBold, chipType))+k.Px(10)))
}

// tabs lays a tab for each view of a world into the strip above the board: those of other views count what
// can be clicked there.
func (s *scene) tabs(by hands) {
	k := s.kit
	strip := s.frame.strip
	if len(s.plan.Views) < 2 || strip.Empty() {
		return
	}
	f := k.Font(ink.SerifBold, chipType)
	x := strip.X
	for i, v := range s.plan.Views {
		w := math.Ceil(k.Measure.Width(f, v.Name)) + 2*strip.H
		s.tab(i, ink.R(x, strip.Y, w, strip.H).Round(), v.Name, f, by)
		x += w + math.Max(3, k.Px(6))
	}
}

// tab is one of the tabs.
func (s *scene) tab(view int, box ink.Rect, name string, f ink.Font, by hands) {
	k := s.kit
	id := rules.Element(kindView + strconv.Itoa(view))
	fill, rim, text := ink.OakDark, ink.GoldDark, ink.ParchmentDark
	switch {
	case s.seen.At == view:
		fill, rim, text = ink.Parchment, ink.Gold, ink.Ink
	case by.hot == id:
		fill, rim, text = ink.Oak, ink.GoldLight, ink.Bone
	}
	var l ink.List
	round := k.Px(8)
	l.Fill(box, rim, round)
	face := box.Inset(math.Max(1, k.Px(2)))
	face.H = box.Bottom() - face.Y
	l.Fill(face, fill, round)
	l.Fill(ink.R(face.X, face.Bottom()-round, face.W, round), fill, 0)
	l.Write(box, f, text, name).Across = ink.Middle
	n := 0
	if s.seen.At != view {
		n = s.waiting(view)
	}
	if n > 0 {
		badge, _ := box.CutRight(box.H)
		badge = badge.Inset(math.Max(2, box.H*0.14))
		l.Disc(badge, ink.Ink)
		l.Disc(badge.Inset(math.Max(1, k.Px(2))), ink.Gold)
		l.Write(badge, k.Font(ink.SansBold, phaseType), ink.Ink, strconv.Itoa(n)).Across = ink.Middle
	}
	s.marks[id] = stage.Mark{State: stage.Enabled, Value: strconv.Itoa(n)}
	p := s.decor(id, depthFrame-1, box, l)
	p.Role, p.Label, p.Tip, p.Round = "button", name, true, k.Px(7)
}

// waiting is how much can be clicked on a view.
func (s *scene) waiting(view int) (n int) {
	for i := range s.plan.Board {
		p := &s.plan.Board[i]
		if x, y := p.Box.Center(); s.marks[p.ID].Can() && s.plan.Views[view].Box.Contains(x, y) {
			n++
		}
	}
	return n
}

// viewNote says what a tab is for.
func viewNote(id rules.Element) note {
	return note{about: id, body: []string{rules.Say("Shows this part. V shows the next one.")}}
}

// turn shows the next view of the world.
func (t *Table) turn() {
	if n := len(t.scene.plan.Views); n > 1 {
		t.stage.Turn((t.stage.View().At + 1) % n)
		t.dirty = true
	}
}

// aim lets the camera find where it is to look: where a new question is asked, if nothing of it can be seen,
// and what moves.
func (t *Table) aim() {
	p := &t.scene.plan
	p.Film(t.stage, t.scene.frame.Board)
	if p.World.Empty() {
		return
	}
	switch t.mode() {
	case Asking:
		if t.seek {
			t.seek = false
			t.lookAtAny(t.path.Next())
		}
	case Playing:
		for _, el := range p.Follow {
			t.lookAtAny([]rules.Element{el})
		}
	}
}

// lookAtAny brings the first of some things of the world into view, unless one of them is.
func (t *Table) lookAtAny(elements []rules.Element) {
	seen := t.stage.View()
	var first *stage.Piece
	for _, el := range elements {
		i := slices.IndexFunc(t.scene.plan.Board, func(p stage.Piece) bool { return p.ID == el })
		if i < 0 {
			continue
		}
		piece := &t.scene.plan.Board[i]
		if box := piece.Box; seen.Seen.Intersect(box) == box && seen.World.Intersect(box) == box {
			return
		}
		if first == nil {
			first = piece
		}
	}
	if first != nil {
		t.stage.Bring(first.Box)
	}
}
