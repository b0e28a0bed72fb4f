package table

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// kindTab is the kind of the tabs of the sheets in the panel.
const kindTab = "table:sheet/"

// sheetOf is the number of the sheet that a tab shows.
func sheetOf(id rules.Element) (int, bool) { return numberOf(id, kindTab) }

// sheetTabs lays a tab for each sheet above the panel: its picture, and its name where all names fit.
func (s *scene) sheetTabs(by hands) {
	k, strip := s.kit, s.frame.sheets
	list := s.plan.Sheets
	if strip.Empty() || len(list) == 0 {
		return
	}
	gap := math.Max(2, k.Px(4))
	w := (strip.W - gap*float64(len(list)-1)) / float64(len(list))
	f := k.Font(ink.SansBold, phaseType)
	side := math.Round(math.Min(strip.H*0.72, w*0.4))
	named := true
	for _, one := range list {
		named = named && k.Measure.Width(f, one.Name)+side+3*gap <= w
	}
	for i, one := range list {
		id := rules.Element(kindTab + strconv.Itoa(i+1))
		box := ink.R(strip.X+float64(i)*(w+gap), strip.Y, w, strip.H).Round()
		look := s.tabPiece(id, box, "", f, s.plan.Sheet == i+1, by)
		words := k.Measure.Width(f, one.Name)
		x := (box.W - side) / 2
		color := ink.ParchmentDark
		if s.plan.Sheet == i+1 {
			color = ink.Ink
		}
		if named {
			x = (box.W - side - gap - words) / 2
			look.Write(ink.R(x+side+gap, 0, words+1, box.H), f, color, one.Name)
		}
		look.Picture(one.Picture, ink.R(x, (box.H-side)/2, side, side).Round())
		p := &s.pieces[len(s.pieces)-1]
		p.Role, p.Label = "tab", one.Name
		if s.plan.Sheet == i+1 {
			s.marks[id] = stage.Mark{State: stage.Enabled, Value: "open"}
		}
	}
}

// pickSheet takes a click on a tab: a second one on the same leaves the choice to the board again. The sheet of the mentor
// asks for a hint.
func (t *Table) pickSheet(n int) {
	t.config.sound("click")
	t.sheet, t.dirty = toggled(t.sheet, n), true
	list := t.scene.plan.Sheets
	if n <= len(list) && list[n-1].Hint && t.sheet == n && !t.hinted && t.mode() == Asking {
		t.askHint()
	}
}

// inDock lays a note at the right, where it covers nothing of the board: below what the panel explains, if it has room there, else
// over the log below the panel; over the panel where it is about something that lies there.
func (s *scene) inDock(n note, tones ink.Tones) {
	if n.about == s.plan.Shown {
		n = n.reading(n.about, Reading{Beside: NothingBeside})
		n.lines = slices.DeleteFunc(slices.Clone(n.lines), func(l rules.Line) bool { return l.Value.Empty() && l.Tone == rules.Plain })
	}
	anchor, ok := s.box(n.about)
	if !ok || n.empty() {
		return
	}
	f := &s.frame
	bottom := f.controls.Y - f.gap/2
	look, w, h := s.dockNote(tones, n, bottom-f.bar.H)
	at := ink.R(f.log.X, math.Max(f.bar.H, math.Min(f.log.Y, bottom-h)), w, h)
	if nook := s.plan.Nook; n.about == s.plan.Shown && h <= nook.H {
		at = ink.R(nook.X+(nook.W-w)/2, nook.Bottom()-h, w, h)
	}
	if at.Overlaps(anchor) {
		bottom = anchor.Y - f.gap/2
		look, at.W, at.H = s.dockNote(tones, n, bottom-f.bar.H)
		at.Y = math.Max(f.bar.H, bottom-at.H)
	}
	s.decor("table:tip/"+n.about, depthTip, at.Round(), look.Shift(at.X, at.Y))
}

// dockNote sets a note, or as much of it as goes into a height, in the width of the log.
func (s *scene) dockNote(tones ink.Tones, n note, room float64) (look ink.List, w, h float64) {
	for _, one := range smaller(s.kit, n) {
		if look, w, h = noteSet(one.kit, tones, one.note, s.frame.log.W); h <= room {
			break
		}
	}
	return look, w, h
}

// noteSet sets a note in a width and returns its size.
func noteSet(k form.Toolkit, tones ink.Tones, n note, width float64) (ink.List, float64, float64) {
	pad := tipPad(k)
	var l ink.List
	l.Shadow(ink.R(0, 0, width, 1), k.Px(14))
	l.Frame("kit/frame-tooltip", ink.R(0, 0, width, 1), k.Corner(13))
	w := form.Writer{Toolkit: k, L: &l, X: pad, Y: pad * 0.8, W: width - 2*pad}
	if n.lock {
		lockNote(&w, n)
	} else {
		fullNote(&w, tones, n)
	}
	height := math.Ceil(w.Y + pad*0.8)
	l[0].Box.H, l[1].Box.H = height, height
	return l, width, height
}
