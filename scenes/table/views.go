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
func viewOf(id rules.Element) (int, bool) { return numberOf(id, kindView) }

// numberOf is the number of one of a kind of tabs or buttons.
func numberOf(id rules.Element, kind string) (int, bool) {
	name, ok := strings.CutPrefix(string(id), kind)
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

// kindOverlay is the kind of the buttons of overlays.
const kindOverlay = "table:overlay/"

// overlayOf is the number of the overlay that a button shows.
func overlayOf(id rules.Element) (int, bool) { return numberOf(id, kindOverlay) }

// toggled is the overlay after a press on the button of one.
func toggled(now, pressed int) int {
	if now == pressed {
		return 0
	}
	return pressed
}

// overlays lays a button for each overlay at the right of the strip above the board, or where there is too
// little room one for that which is shown or comes next.
func (s *scene) overlays(by hands) {
	k := s.kit
	strip := s.frame.strip
	names := s.plan.Overlays
	if len(names) == 0 || strip.Empty() {
		return
	}
	f := k.Font(ink.Sans, phaseType)
	gap := math.Max(3, k.Px(6))
	width := func(name string) float64 { return math.Ceil(k.Measure.Width(f, name)) + strip.H }
	total := -gap
	for _, name := range names {
		total += width(name) + gap
	}
	first, last := 1, len(names)
	if total > strip.W*0.5 {
		first = s.moment.Overlay
		if first == 0 {
			first = 1
		}
		last, total = first, width(names[first-1])
	}
	x := strip.Right() - total
	for n := first; n <= last; n++ {
		w := width(names[n-1])
		s.tabPiece(rules.Element(kindOverlay+strconv.Itoa(n)), ink.R(x, strip.Y, w, strip.H).Round(), names[n-1], f, n == s.moment.Overlay, by)
		x += w + gap
	}
	if s.plan.Reading != "" {
		s.reading(s.plan.Reading)
	}
}

// reading says at the foot of the board, beside the small map, how the overlay over it is read.
func (s *scene) reading(words string) {
	k := s.kit
	f, pad := k.Font(ink.Sans, helpType), math.Max(4, k.Px(8))
	room := s.frame.Room.Board.Inset(pad)
	switch chart := s.chartFrame; {
	case chart.Empty():
	case chart.X < room.X+room.W/2:
		_, room = room.CutLeft(chart.Right() + pad - room.X)
	default:
		_, room = room.CutRight(room.Right() + pad - chart.X)
	}
	most := math.Min(room.W-2*pad, f.Size*60)
	lines := k.Measure.Wrap(f, words, most)
	w := 0.0
	for _, line := range lines {
		w = math.Max(w, k.Measure.Width(f, line))
	}
	h := float64(len(lines))*f.Size*ink.DefaultLead + 2*pad
	box := ink.R(room.X, room.Bottom()-h, math.Ceil(w)+2*pad+2, h).Round()
	var l ink.List
	l.Fill(box, ink.GoldDark, k.Px(6))
	l.Fill(box.Inset(math.Max(1, k.Px(1.5))), ink.OakDark, k.Px(5))
	l.Write(box.Inset(pad), f, ink.Parchment, words).Wrap = true
	s.decor("table:reading", depthFrame-1, box, l)
}

// tab is one of the tabs.
func (s *scene) tab(view int, box ink.Rect, name string, f ink.Font, by hands) {
	k := s.kit
	id := rules.Element(kindView + strconv.Itoa(view))
	l := s.tabPiece(id, box, name, f, s.seen.At == view, by)
	if s.seen.At == view {
		return
	}
	n := s.waiting(view)
	s.marks[id] = stage.Mark{State: stage.Enabled, Value: strconv.Itoa(n)}
	if n > 0 {
		badge, _ := ink.R(0, 0, box.W, box.H).CutRight(box.H)
		badge = badge.Inset(math.Max(2, box.H*0.14))
		l.Disc(badge, ink.Ink)
		l.Disc(badge.Inset(math.Max(1, k.Px(2))), ink.Gold)
		l.Write(badge, k.Font(ink.SansBold, phaseType), ink.Ink, strconv.Itoa(n)).Across = ink.Middle
	}
}

// tabPiece lays a tab, on or off, and returns its look.
func (s *scene) tabPiece(id rules.Element, box ink.Rect, name string, f ink.Font, on bool, by hands) *ink.List {
	k := s.kit
	fill, rim, text := ink.OakDark, ink.GoldDark, ink.ParchmentDark
	switch {
	case on:
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
	s.marks[id] = stage.Mark{State: stage.Enabled}
	p := s.decor(id, depthFrame-1, box, l)
	p.Role, p.Label, p.Tip, p.Round = "button", name, true, round
	return &p.Look
}

// waiting is how much can be clicked on a view, but for what is picked already.
func (s *scene) waiting(view int) (n int) {
	for i := range s.plan.Board {
		p := &s.plan.Board[i]
		if x, y := p.Box.Center(); s.marks[p.ID].Can() && s.marks[p.ID].State&stage.Chosen == 0 && s.plan.Views[view].Box.Contains(x, y) {
			n++
		}
	}
	return n
}

// turn shows the next view of the world.
func (t *Table) turn() {
	if n := len(t.scene.plan.Views); n > 1 {
		t.stage.Turn((t.stage.View().At + 1) % n)
		t.dirty = true
	}
}

// reveal shows the next overlay of the board, after the last none.
func (t *Table) reveal() {
	if n := len(t.scene.plan.Overlays); n > 0 {
		t.overlay, t.dirty = (t.overlay+1)%(n+1), true
	}
}

// aim lets the camera find where it is to look: where a new question is asked or the next click leads, if nothing of it can be seen,
// where a hint points, and what moves.
func (t *Table) aim() {
	p := &t.scene.plan
	p.Film(t.stage, t.scene.frame.Board)
	if p.World.Empty() {
		return
	}
	switch t.mode() {
	case Asking:
		if t.tells() || t.seek {
			t.seek = false
			beholds := t.beholds()
			if !beholds {
				t.recede()
			}
			if !beholds || !t.legible() {
				t.lookAtAny(t.path.Next())
				t.approach(t.path.Next())
				t.approachTold()
			}
		} else if last := t.path.Last(); last != t.sought && last != "" {
			t.lookAtAny(t.path.Next())
			t.embrace(t.path.Next())
		}
		t.sought = t.path.Last()
		if h := t.hint(); h != t.hintAt {
			t.hintAt = h
			t.lookAtAny([]rules.Element{h})
		}
	case Playing:
		if t.led != t.play.shown {
			t.led = t.play.shown
			for _, el := range p.Follow {
				t.lookAtAny([]rules.Element{el})
			}
		}
	}
}

// fewAsked is how many things that a click asks for are brought into view whole, where there is room for all.
const fewAsked = 6

// embrace brings all of a few things into view, such as the ways into a place at the rim of what is seen, where there is room for all.
func (t *Table) embrace(elements []rules.Element) {
	boxes := t.lying(elements)
	if len(elements) > fewAsked || len(boxes) == 0 {
		return
	}
	all := boxes[0]
	for _, box := range boxes[1:] {
		all = all.Union(box)
	}
	if seen := t.stage.View().Seen; all.W <= seen.W && all.H <= seen.H && !seen.Holds(all) {
		t.stage.Bring(all)
	}
}

// lying is where some things lie in the part of the world whose view is shown.
func (t *Table) lying(elements []rules.Element) (boxes []ink.Rect) {
	world := t.stage.View().World
	for _, el := range elements {
		if i := slices.IndexFunc(t.scene.plan.Board, func(p stage.Piece) bool { return p.ID == el }); i >= 0 {
			if box := t.scene.plan.Board[i].Box; world.Overlaps(box) {
				boxes = append(boxes, box)
			}
		}
	}
	return boxes
}

// leastAsked is how large in points what is asked about is seen at least, if all of it is near enough together.
const leastAsked = 28

// leastTold is how large in points what a mentor speaks of is seen at least, as far as all of it is in view.
const leastTold = 40

// leastRead is how large in points that can be read without coming nearer.
const leastRead = 30

// approach comes nearer to what is asked about where it is too small to be read and clicked.
func (t *Table) approach(elements []rules.Element) {
	boxes := t.lying(elements)
	t.approachBoxes(append(boxes, shown(boxes)...), leastAsked)
}

// approachBoxes comes nearer to boxes of the world, and keeps where the camera stood before it first did.
func (t *Table) approachBoxes(boxes []ink.Rect, least float64) {
	seen := t.stage.View()
	t.stage.Approach(boxes, least*t.kit().MinTarget()/24)
	now := t.stage.View()
	if now == seen {
		return
	}
	if seen != t.near {
		t.afar = seen
	}
	t.near = now
}

// tells reports whether a mentor says something else than when the camera looked last.
func (t *Table) tells() bool {
	m := t.mentor
	if m == nil || !m.after(t.heeded) {
		return false
	}
	t.heeded = m
	return len(t.lying(m.lit)) > 0
}

// beholds reports whether all that a mentor speaks of, with what is to be clicked, can be seen as the camera stands: it does not go back and
// come nearer again from one thing that he says to the next.
func (t *Table) beholds() bool {
	if t.mentor == nil {
		return false
	}
	seen := t.stage.View().Seen
	boxes := t.spoken()
	return len(boxes) > 0 && !slices.ContainsFunc(boxes, func(b ink.Rect) bool { return !seen.Holds(b) })
}

// legible reports whether all that a mentor speaks of, with what is to be clicked, is large enough as the camera stands: it stays there while
// one reads, though what lies beside could be seen larger.
func (t *Table) legible() bool {
	zoom, least := t.stage.View().Zoom(), leastRead*t.kit().MinTarget()/24
	return !slices.ContainsFunc(t.spoken(), func(b ink.Rect) bool { return min(b.W, b.H)*zoom < least })
}

// spoken is where lies what a mentor speaks of, with what is to be clicked.
func (t *Table) spoken() []ink.Rect {
	return t.lying(append(slices.Clone(t.mentor.lit), t.mentor.point))
}

// approachTold comes nearer to what the mentor speaks of, with what is to be clicked, until the pieces that stand there can be read.
func (t *Table) approachTold() {
	if t.mentor == nil || len(t.lying(t.mentor.lit)) == 0 {
		return
	}
	boxes := t.spoken()
	for i := range t.scene.plan.Board {
		p := &t.scene.plan.Board[i]
		x, y := p.Box.Center()
		if p.Role == "card" && slices.ContainsFunc(boxes, func(b ink.Rect) bool { return b.Contains(x, y) }) {
			boxes = append(boxes, p.Box)
		}
	}
	t.approachBoxes(append(boxes, t.lying(t.path.Next())...), leastTold)
}

// recede goes back to where the camera stood before it came nearer by itself, if nobody has moved it since.
func (t *Table) recede() {
	if t.near.Region.Empty() || t.stage.View() != t.near {
		t.near = stage.View{}
		return
	}
	t.near = stage.View{}
	t.stage.Show(t.afar)
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
		box := piece.Box.Inset(1) // what is whole but for rounding
		if in := seen.Seen.Intersect(box); in.W > box.W-0.5 && in.H > box.H-0.5 && seen.World.Overlaps(box) {
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

// shown are squares as wide as what is seen of boxes of one size that lie on each other, not only at their corners.
func shown(boxes []ink.Rect) (free []ink.Rect) {
	const corner = 0.18 // of a box
	for i, a := range boxes {
		for _, b := range boxes[i+1:] {
			apart, both := math.Max(math.Abs(a.X-b.X), math.Abs(a.Y-b.Y)), a.Intersect(b)
			if a.W == b.W && a.H == b.H && apart > 0 && both.W*both.H > corner*a.W*a.H {
				free = append(free, ink.R(a.X, a.Y, apart, apart))
			}
		}
	}
	return free
}
