package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/stage"
)

// pick is a click on a thing, or Enter on it.
func (t *Table) pick(id rules.Element) {
	if t.curtain != nil {
		t.pickCurtain(id)
		return
	}
	if t.pickOwn(id) {
		return
	}
	switch t.mode() {
	case Playing:
		t.skip()
	case Asking:
		t.pickChoice(id)
	}
}

func (t *Table) pickCurtain(id rules.Element) {
	switch id {
	case idLift:
		t.config.sound("click")
		t.lift()
	case idAway:
		t.config.Commands.Save()
		t.config.Commands.Leave()
	}
}

// pickOwn takes a click on something of the table's own and reports whether it was one.
func (t *Table) pickOwn(id rules.Element) bool {
	if n, ok := lineOf(id); ok && t.ask == nil && t.zoomed == "" {
		t.lookBack(n)
		return true
	}
	do, ok := t.buttons()[id]
	if !ok {
		return false
	}
	if t.stage.Mark(id).Can() || id == idVeil {
		t.config.sound("click")
		do()
		t.dirty = true
	}
	return true
}

// buttons is what the table's own buttons do.
func (t *Table) buttons() map[rules.Element]func() {
	c := t.config.Commands
	return map[rules.Element]func(){
		idBack:     c.Leave,
		idUndo:     func() { c.Undo(stepBack) },
		idRedo:     func() { c.Redo(stepBack) },
		idHint:     t.askHint,
		idRules:    t.openRules,
		idSave:     c.Save,
		idSettings: c.Settings,
		idMore:     func() { t.page++ },
		idPause:    func() { t.play.paused = !t.play.paused },
		idStep:     func() { t.play.steps++ },
		idSkip:     t.skipAll,
		idNow:      t.stopLooking,
		idHere:     func() { c.UndoTo(t.looking) },
		idResult:   c.Results,
		idTracks:   func() { t.toggle(leftDrawer) },
		idLog:      func() { t.toggle(rightDrawer) },
		idVeil:     t.closeDialog,
		idClose:    t.closeDialog,
		idCancel:   t.closeDialog,
		idConfirm:  t.confirmed,
		idLookUp:   t.lookUp,
	}
}

// pickChoice goes on over an element: it narrows the choices, plays the one that is left, or
// takes back the last click.
func (t *Table) pickChoice(id rules.Element) {
	switch {
	case id == "":
	case t.path.Can(id):
		t.config.sound("click")
		if c, ok := t.path.Aim(id); ok {
			t.decide(c)
			return
		}
		t.path = t.path.Click(id)
		t.page, t.dirty = 0, true
	case id == t.path.Last():
		t.back()
	default:
		if c, ok := t.directly(id); ok {
			t.config.sound("click")
			t.decide(c)
		}
	}
}

// directly is the choice that a piece stands for, if it is possible now.
func (t *Table) directly(id rules.Element) (rules.Choice, bool) {
	c, ok := t.scene.plan.Direct[id]
	return c, ok && !t.path.Can(id) && slices.Contains(t.path.Left(), c)
}

// decide plays a choice, after a question if it loses the match for certain.
func (t *Table) decide(c rules.Choice) {
	if warns, lost := t.loses(c); lost {
		t.ask = &question{choice: c, text: t.base.Describe(c).Sentence.String(), warns: warns}
		t.dirty = true
		return
	}
	t.commit(c)
}

// commit posts a choice, once.
func (t *Table) commit(c rules.Choice) {
	if !t.posted {
		t.posted, t.dirty = true, true
		t.config.Commands.Play(c)
	}
}

// trials is how many deals of the unknown a choice is tried with before it is called lost.
const trials = 8

// loses reports whether a choice ends the match badly for the person whatever the dice and
// the hidden cards are, and what it leads to. It tries copies in which everything that the person
// does not know is dealt anew.
func (t *Table) loses(c rules.Choice) (string, bool) {
	reason := ""
	for n := range trials {
		r := rules.NewRand(uint64(n) + 1)
		s := t.base.Veiled(t.viewer, &r)
		if _, err := s.Apply(c); err != nil {
			return "", false
		}
		o, over := s.Outcome()
		if !over || o.Winners.Has(t.viewer) {
			return "", false
		}
		reason = o.Reason.String()
	}
	return reason, true
}

func (t *Table) confirmed() {
	if q := t.ask; q != nil {
		t.ask = nil
		t.commit(q.choice)
	}
}

// back takes the last click back.
func (t *Table) back() {
	t.path = t.path.Back()
	t.page, t.dirty = 0, true
}

// inspect opens the card zoom of a thing; on the undo button it takes the turn back.
func (t *Table) inspect(id rules.Element) {
	switch {
	case t.curtain != nil || t.ask != nil:
	case id == idUndo:
		if _, can := t.config.Match.CanUndo(match.Turn); can {
			t.config.Commands.Undo(match.Turn)
		}
	case t.zoomed != "":
		t.closeDialog()
	case id != "":
		t.skip()
		if t.curtain == nil && t.zoomOf(id, t.moment()) != nil {
			t.zoomed, t.dirty = id, true
		}
	}
}

func (t *Table) closeDialog() {
	t.zoomed, t.ask = "", nil
	t.dirty = true
}

// scroll moves the log by notches upwards.
func (t *Table) scroll(lines int) {
	if t.curtain != nil {
		return
	}
	t.logUp = max(0, min(t.logUp+lines, len(t.lines())-1))
	t.dirty = true
}

func (t *Table) toggle(d drawer) {
	if t.drawer == d {
		d = noDrawer
	}
	t.drawer = d
}

// lookBack shows the moment after a line of the log, to be looked at only.
func (t *Table) lookBack(n int) {
	lines := t.lines()
	if t.play.running() {
		t.skip()
		return
	}
	if n >= len(lines) {
		return
	}
	if lines[n].Entry+1 == t.config.Match.Len() {
		t.stopLooking()
		return
	}
	t.looking, t.lookLine = lines[n].Entry+1, n
	t.lookAt = t.stateAt(t.looking)
	t.zoomed, t.dirty = "", true
}

// stopLooking goes back to the moment of now.
func (t *Table) stopLooking() {
	if t.looking >= 0 {
		t.looking, t.lookLine, t.lookAt = -1, -1, nil
		t.dirty = true
	}
}

// skipAll shows nothing more until a person is asked.
func (t *Table) skipAll() {
	t.play.paused = false
	t.skipping = true
	t.skip()
}

func (t *Table) askHint() {
	t.hinted = true
	t.config.Commands.AskHint()
}

// dropHint forgets the hint.
func (t *Table) dropHint() {
	if t.hinted {
		t.hinted, t.advice, t.dirty = false, Advice{}, true
		t.config.Commands.DropHint()
	}
}

// openRules opens the rules at what is asked.
func (t *Table) openRules() {
	rule := ""
	if t.base != nil {
		rule = t.base.Prompt().Rule
	}
	t.config.Commands.Rules(rule)
}

// lookUp opens the rules at what is zoomed.
func (t *Table) lookUp() {
	if a, ok := t.base.About(t.zoomed); ok {
		t.config.Commands.Rules(a.Rule)
	}
}

// keys takes the keys of a tick.
func (t *Table) keys(keys []game.Key) {
	for _, k := range keys {
		t.key(k)
	}
}

func (t *Table) key(k game.Key) {
	if t.walk(k) {
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
		t.press(stage.Pick)
	case ebiten.KeySpace:
		if t.play.running() {
			t.skip()
		} else {
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
	case ebiten.KeyL:
		t.focusLog()
	case ebiten.KeyP:
		t.play.paused, t.dirty = !t.play.paused, true
	case ebiten.KeyPeriod:
		t.play.steps, t.dirty = t.play.steps+1, true
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
	if t.ask == nil && t.zoomed == "" {
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

// escape goes back by one: whatever was opened or chosen last.
func (t *Table) escape() {
	switch {
	case t.ask != nil || t.zoomed != "":
		t.closeDialog()
	case t.looking >= 0:
		t.stopLooking()
	case t.play.running():
		t.skip()
	case t.hinted:
		t.dropHint()
	case len(t.path.Chosen()) > 0:
		t.back()
	case t.drawer != noDrawer:
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
	if n < 0 || n > 8 || t.mode() != Asking || t.ask != nil || t.zoomed != "" {
		return
	}
	if next := t.path.Next(); n < len(next) {
		t.pick(next[n])
	}
}
