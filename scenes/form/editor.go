package form

import (
	"slices"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// Editor is one line of text being edited: the text, the caret and the other end of what
// is selected, both counted in characters.
//
// It stands in for the text input of ebitenui 0.7.3, which cuts selections by bytes at
// character positions and so tears letters such as é apart, and which shows and hides its
// caret and repeats keys by the wall clock, which a sleeping program does not follow.
type Editor struct {
	Text   []rune
	Caret  int
	Anchor int // equal to Caret: nothing is selected
	Max    int // most characters; 0: 64
}

const defaultMax = 64

// NewEditor edits text with the caret at its end.
func NewEditor(text string, most int) *Editor {
	e := &Editor{Max: most}
	e.Set(text)
	return e
}

// Set replaces the whole text and puts the caret at its end.
func (e *Editor) Set(text string) {
	e.Text = []rune(text)
	e.Caret = len(e.Text)
	e.Anchor = e.Caret
}

func (e *Editor) String() string { return string(e.Text) }

// Selection is what is selected, from its first character to behind its last.
func (e *Editor) Selection() (from, to int) { return min(e.Caret, e.Anchor), max(e.Caret, e.Anchor) }

// SelectAll selects the whole text.
func (e *Editor) SelectAll() { e.Anchor, e.Caret = 0, len(e.Text) }

// Type puts characters in place of the selection, as many as there is room for. Control
// characters are left out.
func (e *Editor) Type(typed []rune) {
	for _, r := range typed {
		if !unicode.IsPrint(r) {
			continue
		}
		e.erase()
		if len(e.Text) >= e.room() {
			return
		}
		e.Text = slices.Insert(e.Text, e.Caret, r)
		e.place(e.Caret + 1)
	}
}

// Replace puts another text in place of all, as if it had been typed, and the caret into it.
func (e *Editor) Replace(text string, caret int) {
	e.SelectAll()
	e.erase()
	e.Type([]rune(text))
	e.place(caret)
}

func (e *Editor) room() int {
	if e.Max > 0 {
		return e.Max
	}
	return defaultMax
}

// Key moves the caret or removes text, and reports whether it knows the key.
func (e *Editor) Key(k game.Key) bool {
	switch k.Code {
	case ebiten.KeyLeft:
		e.move(e.step(-1, k), k)
	case ebiten.KeyRight:
		e.move(e.step(1, k), k)
	case ebiten.KeyHome:
		e.move(0, k)
	case ebiten.KeyEnd:
		e.move(len(e.Text), k)
	case ebiten.KeyBackspace:
		e.remove(e.step(-1, k))
	case ebiten.KeyDelete:
		e.remove(e.step(1, k))
	case ebiten.KeyA:
		if !k.Ctrl {
			return false
		}
		e.SelectAll()
	default:
		return false
	}
	return true
}

// leaves reports whether an arrow key points out of the text at its end.
func (e *Editor) leaves(k game.Key) bool {
	if k.Shift || e.Anchor != e.Caret {
		return false
	}
	return k.Code == ebiten.KeyLeft && e.Caret == 0 || k.Code == ebiten.KeyRight && e.Caret == len(e.Text)
}

// step is where one step of the caret leads: a character, or with Ctrl a word.
func (e *Editor) step(by int, k game.Key) int {
	at := e.Caret
	if !k.Ctrl {
		return at + by
	}
	beside := func() (rune, bool) {
		i := at
		if by < 0 {
			i--
		}
		if i < 0 || i >= len(e.Text) {
			return 0, false
		}
		return e.Text[i], true
	}
	for r, ok := beside(); ok && !isWord(r); r, ok = beside() {
		at += by
	}
	for r, ok := beside(); ok && isWord(r); r, ok = beside() {
		at += by
	}
	return at
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// move puts the caret at a place; with Shift the other end of the selection stays.
func (e *Editor) move(to int, k game.Key) {
	anchor := e.Anchor
	e.place(to)
	if k.Shift {
		e.Anchor = anchor
	}
}

// place puts the caret at a place, with nothing selected.
func (e *Editor) place(at int) {
	e.Caret = max(0, min(at, len(e.Text)))
	e.Anchor = e.Caret
}

// remove takes out the selection, or what lies between the caret and a place.
func (e *Editor) remove(to int) {
	if e.Anchor == e.Caret {
		e.Anchor = max(0, min(to, len(e.Text)))
	}
	e.erase()
}

func (e *Editor) erase() {
	from, to := e.Selection()
	if from == to {
		return
	}
	e.Text = slices.Delete(e.Text, from, to)
	e.place(from)
}

// without takes a character out wherever it stands.
func (e *Editor) without(r rune) {
	before := 0
	for _, c := range e.Text[:e.Caret] {
		if c == r {
			before++
		}
	}
	e.Text = slices.DeleteFunc(e.Text, func(c rune) bool { return c == r })
	e.place(e.Caret - before)
}
