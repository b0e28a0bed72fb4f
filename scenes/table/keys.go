package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/stage"
)

// keys takes the keys of a tick.
func (t *Table) keys(keys []game.Key) {
	for _, k := range keys {
		t.key(k)
	}
}

func (t *Table) key(k game.Key) {
	t.touched = t.clock
	if t.reelKey(k) || t.camera(k) || t.walk(k) {
		return
	}
	if t.curtain != nil {
		if k.Code == ebiten.KeyEnter || k.Code == ebiten.KeyNumpadEnter || k.Code == ebiten.KeySpace {
			t.pressCurtain()
		}
		return
	}
	if k.Ctrl {
		t.ctrl(k)
		return
	}
	switch k.Code {
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
		if !t.goesOn() {
			t.press(stage.Pick)
		}
	case ebiten.KeyBackspace:
		t.tool(idLessonBack)
	case ebiten.KeySpace:
		if t.play.running() {
			t.skip()
		} else if !t.goesOn() {
			t.press(stage.Pick)
		}
	case ebiten.KeyI, ebiten.KeyContextMenu:
		t.press(stage.Inspect)
	case ebiten.KeyEscape:
		t.escape()
	case ebiten.KeyF1:
		t.openRules()
	case ebiten.KeyF5:
		t.config.Commands.Save()
	case ebiten.KeyH:
		t.tool(idHint)
	case ebiten.KeyC:
		if t.chronicled() {
			t.tool(idStory)
		}
	case ebiten.KeyK:
		t.inspect(idLegend)
	case ebiten.KeyW:
		t.inspect(idThreats)
	case ebiten.KeyL:
		t.focusLog()
	case ebiten.KeyP:
		t.play.paused, t.dirty = !t.play.paused, true
	case ebiten.KeyR:
		t.again()
	case ebiten.KeyPeriod:
		t.step()
	case ebiten.KeyF:
		t.hurry()
	case ebiten.KeyS:
		t.skipOn()
	case ebiten.KeyO:
		t.reveal()
	case ebiten.KeyN:
		t.nextOnBoard()
	case ebiten.KeyE:
		t.large()
	case ebiten.KeyPageUp:
		t.scroll(5)
	case ebiten.KeyPageDown:
		t.scroll(-5)
	default:
		t.digit(k)
	}
}

// walk moves the focus.
func (t *Table) walk(k game.Key) bool {
	step, ok := map[ebiten.Key]stage.Step{
		ebiten.KeyTab: stage.Forward, ebiten.KeyLeft: stage.Left, ebiten.KeyRight: stage.Right,
		ebiten.KeyUp: stage.Up, ebiten.KeyDown: stage.Down,
	}[k.Code]
	if !ok {
		return false
	}
	if k.Code == ebiten.KeyTab && k.Shift {
		step = stage.Back
	}
	t.stage.Walk(step)
	return true
}

// camera moves the view over a board that is larger than its region: Shift and an arrow pan it, plus
// and minus zoom, Home shows as much as there is room for, V the next view.
func (t *Table) camera(k game.Key) bool {
	if t.curtain != nil || t.covered() || k.Ctrl || t.stage.View().World.Empty() {
		return false
	}
	switch {
	case k.Shift && k.Code == ebiten.KeyLeft:
		t.stage.Pan(-panStep, 0)
	case k.Shift && k.Code == ebiten.KeyRight:
		t.stage.Pan(panStep, 0)
	case k.Shift && k.Code == ebiten.KeyUp:
		t.stage.Pan(0, -panStep)
	case k.Shift && k.Code == ebiten.KeyDown:
		t.stage.Pan(0, panStep)
	case k.Code == ebiten.KeyEqual, k.Code == ebiten.KeyNumpadAdd:
		t.stage.Zoom(1)
	case k.Code == ebiten.KeyMinus, k.Code == ebiten.KeyNumpadSubtract:
		t.stage.Zoom(-1)
	case k.Code == ebiten.KeyHome:
		t.stage.Survey()
	case k.Code == ebiten.KeyV:
		t.turn()
	default:
		return false
	}
	return true
}

// nextOnBoard puts the focus on the next thing on the board that can be clicked: the next group, the next block.
func (t *Table) nextOnBoard() {
	if t.mode() != Asking || t.covered() {
		return
	}
	var there []rules.Element
	for _, el := range t.path.Next() {
		if slices.ContainsFunc(t.scene.plan.Board, func(p stage.Piece) bool { return p.ID == el }) {
			there = append(there, el)
		}
	}
	if len(there) == 0 {
		return
	}
	el := there[(slices.Index(there, t.stage.Focused())+1)%len(there)]
	t.stage.Focus(el)
	t.stage.Reveal(el)
}

// large presses the large button: it ends what is asked, a turn, a question, a window for answers.
func (t *Table) large() {
	if t.mode() != Asking || t.covered() {
		return
	}
	for _, el := range t.scene.plan.Main {
		if slices.Contains(t.path.Next(), el) {
			t.pick(el)
			return
		}
	}
}

func (t *Table) ctrl(k game.Key) {
	switch {
	case k.Code == ebiten.KeyZ && k.Alt:
		t.inspect(idUndo)
	case k.Code == ebiten.KeyZ && !k.Shift:
		t.tool(idUndo)
	case k.Code == ebiten.KeyY, k.Code == ebiten.KeyZ:
		t.tool(idRedo)
	}
}

// tool presses a button of the bar if nothing lies over it.
func (t *Table) tool(id rules.Element) {
	if !t.covered() {
		t.pickOwn(id)
	}
}

func (t *Table) press(g stage.Gesture) {
	if a, ok := t.stage.Press(g); ok {
		t.act(a)
	} else if t.play.running() {
		t.skip()
	}
}

// pressCurtain lifts the curtain, or leaves if that button has the focus.
func (t *Table) pressCurtain() {
	if t.stage.Focused() == idAway {
		t.pickCurtain(idAway)
		return
	}
	t.pickCurtain(idLift)
}

// Opened reports whether something was opened that Esc closes: a dialog, an earlier moment, a drawer.
func (t *Table) Opened() bool {
	return t.covered() || t.looking >= 0 || !t.scene.frame.sheet.Empty()
}

// escape goes back by one: whatever was opened or chosen last.
func (t *Table) escape() {
	switch {
	case t.covered():
		t.closeDialog()
	case t.looking >= 0:
		t.stopLooking()
	case t.play.running():
		t.skip()
	case t.hinted:
		t.dropHint()
	case len(t.path.Chosen()) > 0:
		t.back()
	case !t.scene.frame.sheet.Empty(): // a drawer that a wide window does not show is not closed
		t.drawer, t.dirty = noDrawer, true
	default:
		t.stage.Focus(idBack)
	}
}

// focusLog puts the focus on the newest line of the log.
func (t *Table) focusLog() {
	if t.scene.frame.folded && t.drawer != rightDrawer {
		t.drawer = rightDrawer
	}
	t.present()
	for n := len(t.lines()) - 1; n >= 0; n-- {
		if _, ok := t.stage.Piece(lineID(n)); ok {
			t.stage.Focus(lineID(n))
			return
		}
	}
}

// digit picks the first to ninth of what can be clicked now.
func (t *Table) digit(k game.Key) {
	n := int(k.Code - ebiten.KeyDigit1)
	if k.Code >= ebiten.KeyNumpad1 && k.Code <= ebiten.KeyNumpad9 {
		n = int(k.Code - ebiten.KeyNumpad1)
	}
	if n < 0 || n > 8 || t.mode() != Asking || t.covered() {
		return
	}
	if next := t.path.Next(); n < len(next) {
		t.pick(next[n])
	}
}
