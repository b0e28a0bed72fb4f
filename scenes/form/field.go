package form

import (
	"math"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// caretTo puts the caret of a pressed field under the pointer.
func (u *UI) caretTo(it Item) {
	e := u.editing()
	if it.Kind != Field || e == nil {
		return
	}
	e.place(u.characterAt(it, float64(u.pads.pointer.x)))
}

// selectTo selects up to the pointer while it is dragged through a field.
func (u *UI) selectTo(in game.Input) {
	it := u.item(u.press)
	if it == nil || it.Kind != Field || !in.Down || !in.Moved {
		return
	}
	if e := u.editing(); e != nil {
		e.Caret = u.characterAt(*it, in.X)
	}
}

// Writing is the text of the field that is being edited, for a keyboard on the screen; false: none is.
func (u *UI) Writing() (game.Writing, bool) {
	e := u.editing()
	if e == nil {
		return game.Writing{}, false
	}
	at := rectangle(u.visible(*u.item(u.focus)))
	return game.Writing{Text: e.String(), Caret: e.Caret, Rect: [4]int{at.Min.X, at.Min.Y, at.Dx(), at.Dy()}}, true
}

// characterAt is the place between two characters that is nearest to x on the screen.
func (u *UI) characterAt(it Item, x float64) int {
	dx, _ := u.offset(it.In)
	x -= it.Text.Inset.X + dx - u.slid(it)
	best, near := 0, math.Inf(1)
	for i := range len(u.editor.Text) + 1 {
		if d := math.Abs(u.before(it, i) - x); d < near {
			best, near = i, d
		}
	}
	return best
}

// before is the width of the first n characters of the text being edited.
func (u *UI) before(it Item, n int) float64 {
	if n == 0 {
		return 0
	}
	return u.measure.Width(it.Text.Font, string(u.editor.Text[:n]))
}

// slid is how far the text of the focused field is moved left, so that the caret is seen.
func (u *UI) slid(it Item) float64 {
	if u.editor == nil || it.ID != u.focus {
		return 0
	}
	return math.Max(0, u.before(it, u.editor.Caret)+2*u.caretWidth()-it.Text.Inset.W)
}

func (u *UI) caretWidth() float64 { return math.Max(1, u.metrics.Px(2)) }

// fieldLook draws the text of a field, with caret and selection if it has the focus.
func (u *UI) fieldLook(it Item) ink.List {
	var l ink.List
	t := it.Text
	box := t.Inset
	editing := u.editor != nil && it.ID == u.focus && it.Layer == u.top
	if t.Now == "" && !editing {
		l.Write(box, t.Font, t.Pale, Elide(u.measure, t.Font, t.Ghost, box.W)).From(t.Ghost)
		return l
	}
	if !editing {
		l.Write(box, t.Font, t.Ink, Elide(u.measure, t.Font, t.Now, box.W)).From(t.Now)
		return l
	}
	left := box.X - u.slid(it)
	height := math.Min(box.H, t.Font.Size*1.3)
	y := box.Y + (box.H-height)/2
	if from, to := u.editor.Selection(); from != to {
		x := left + u.before(it, from)
		l.Fill(ink.R(x, y, u.before(it, to)-u.before(it, from), height), ink.Gold.Alpha(0.55), 0)
	}
	width := u.before(it, len(u.editor.Text))
	l.Write(ink.R(left, box.Y, width+1, box.H), t.Font, t.Ink, u.editor.String())
	l.Fill(ink.R(left+u.before(it, u.editor.Caret), y, u.caretWidth(), height).Round(), t.Ink, 0)
	return l
}

// Elide shortens text to a width, and keeps at least its ellipsis.
func Elide(m ink.Measurer, f ink.Font, text string, width float64) string {
	if s := ink.Elide(m, f, text, width); s != "" || text == "" {
		return s
	}
	return "…"
}
