package table

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/stage"
)

// keys takes the keys of a tick.
func (t *Table) keys(keys []game.Key) {
	for _, k := range keys {
		t.key(k)
	}
}

// key does what a key is set to, or else what it does on every screen.
func (t *Table) key(k game.Key) {
	t.touched = t.clock
	t.stay()
	does := t.settings.Keys.Does(k, keymap.Table)
	if t.dialKey(does) || t.reelKey(does) || t.camera(does) || t.curtain == nil && t.command(does) || t.walk(k) {
		return
	}
	enter := k.Code == ebiten.KeyEnter || k.Code == ebiten.KeyNumpadEnter
	switch {
	case t.curtain != nil:
		if enter {
			t.pressCurtain()
		}
	case t.reckoning != nil && (enter || k.Code == ebiten.KeySpace):
		t.overrun(k)
		t.pressReckoning()
	case k.Ctrl:
	case k.Code == ebiten.KeySpace && t.play.running():
		t.overrun(k)
		t.hasten()
	case k.Code == ebiten.KeySpace && t.clock < t.spaced: // once too often
		t.overrun(k)
	case k.Code == ebiten.KeySpace:
		if !t.goesOn() {
			t.onlyHurries()
		}
	case enter:
		if !t.goesOn() && !t.pressLarge() {
			t.press(stage.Pick)
		}
	case k.Code == ebiten.KeyBackspace:
		t.tool(idLessonBack)
		t.tool(idBriefBack)
	case k.Code == ebiten.KeyEscape:
		t.escape()
	case k.Code == ebiten.KeyPageUp:
		t.scroll(5)
	case k.Code == ebiten.KeyPageDown:
		t.scroll(-5)
	default:
		t.digit(k)
	}
}

// onlyHurries says that Space picks nothing: whoever hurries with it and presses it once more would play what the pointer rests on.
func (t *Table) onlyHurries() {
	hot := t.stage.Hot()
	if hot == "" || t.mode() != Asking || t.covered() {
		return
	}
	t.missed = note{about: hot, body: []string{rules.Say("Space only shows things faster. Enter or a click picks this.")}}
	t.missedOn, t.dirty = hot, true
}

// spaceRests is how long Space goes on to nothing after it has hurried on, or after something to be watched has come to its end by itself
// just before it was to be hurried: whoever hurries presses it once too often.
const spaceRests = 900 * time.Millisecond

// overrun lets Space go on to nothing for a while.
func (t *Table) overrun(k game.Key) {
	if k.Code == ebiten.KeySpace {
		t.spaced = t.clock + spaceRests
	}
}

// attends keeps Space from going on to anything while something is shown that is watched, and for a while after it.
func (t *Table) attends() {
	if t.play.running() && !t.quiet() {
		t.spaced = t.clock + spaceRests
	}
}

// command carries out a command, and reports whether it is one of those that hold at every table.
func (t *Table) command(c keymap.Command) bool {
	switch c {
	case keymap.Look:
		t.press(stage.Inspect)
	case keymap.Rules:
		t.openRules()
	case keymap.Save:
		t.config.Commands.Save()
	case keymap.Undo:
		t.tool(idUndo)
	case keymap.UndoTurn:
		t.inspect(idUndo)
	case keymap.Redo:
		t.tool(idRedo)
	case keymap.Hint:
		t.tool(idHint)
	case keymap.Chronicle:
		if t.chronicled() && !t.covered() { // its button may lie in a drawer
			t.config.sound("click")
			t.config.Commands.Chronicle(t.viewer)
		}
	case keymap.Legend:
		t.inspect(idLegend)
	case keymap.Threats:
		t.inspect(idThreats)
	case keymap.Log:
		t.focusLog()
	case keymap.Pause:
		t.play.paused, t.dirty = !t.play.paused, true
	case keymap.Again:
		t.again()
	case keymap.Step:
		t.step()
	case keymap.Hurry:
		t.hurry()
	case keymap.Skip:
		t.skipOn()
	case keymap.Overlay:
		t.reveal()
	case keymap.Next:
		t.nextOnBoard()
	case keymap.Large:
		t.large()
	default:
		return false
	}
	return true
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

// camera moves the view over a board that is larger than its region.
func (t *Table) camera(c keymap.Command) bool {
	if t.curtain != nil || t.covered() || t.stage.View().World.Empty() {
		return false
	}
	switch c {
	case keymap.PanLeft:
		t.stage.Pan(-panStep, 0)
	case keymap.PanRight:
		t.stage.Pan(panStep, 0)
	case keymap.PanUp:
		t.stage.Pan(0, -panStep)
	case keymap.PanDown:
		t.stage.Pan(0, panStep)
	case keymap.Nearer:
		t.stage.Zoom(1)
	case keymap.Farther:
		t.stage.Zoom(-1)
	case keymap.Whole:
		t.stage.Survey()
	case keymap.NextView:
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
	if el := t.scene.main; el != "" {
		t.click(el)
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
		t.hasten()
	}
}

// pressLarge is Enter of who plays with the pointer and has walked the focus nowhere: it clicks the large button, and nothing that
// the pointer happens to rest on. False: there is none, or the focus is on something.
func (t *Table) pressLarge() bool {
	if t.stage.Focused() != "" || t.covered() || t.mode() != Asking || t.scene.main == "" {
		return false
	}
	t.click(t.scene.main)
	return true
}

// pressCurtain lifts the curtain, or leaves if that button has the focus.
func (t *Table) pressCurtain() {
	if t.stage.Focused() == idAway {
		t.pickCurtain(idAway)
		return
	}
	t.pickCurtain(idLift)
}

// pressReckoning presses the button of the recap that has the focus, without one that which goes on.
func (t *Table) pressReckoning() {
	switch id := t.stage.Focused(); id {
	case idSeeAgain, idTellMore:
		t.pickOwn(id)
	default:
		t.pickOwn(idAccept)
	}
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
		t.hasten()
	case t.hinted:
		t.dropHint()
	case len(t.path.Chosen())+len(t.path.Out()) > 0:
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
