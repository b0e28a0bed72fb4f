package table

import (
	"slices"

	"portcullis/game/match"
	"portcullis/rules"
)

// pick is a click on a thing, or Enter on it.
func (t *Table) pick(id rules.Element) {
	if t.curtain != nil {
		t.pickCurtain(id)
		return
	}
	if t.pickOwn(id) || t.pickPreference(id) || t.nods(id) {
		return
	}
	switch mode := t.mode(); {
	case mode == Playing:
		t.hurries(id)
	case mode != Asking:
		t.show(id)
	default:
		t.pickChoice(id)
	}
}

// show shows a thing at reading size if the board says that a click does so, and reports whether it does.
func (t *Table) show(id rules.Element) bool {
	opens := slices.Contains(t.scene.plan.Opens, id)
	if opens && !t.covered() {
		t.inspect(id)
	}
	return opens
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
	if n, ok := lineOf(id); ok && !t.covered() {
		t.lookBack(n)
		return true
	}
	if n, ok := sheetOf(id); ok && !t.covered() {
		t.pickSheet(n)
		return true
	}
	if n, ok := overlayOf(id); ok && !t.covered() {
		t.config.sound("click")
		t.overlay, t.dirty = toggled(t.overlay, n), true
		return true
	}
	if n, ok := viewOf(id); ok && !t.covered() {
		t.config.sound("click")
		t.stage.Turn(n)
		t.dirty = true
		return true
	}
	buttons := t.buttons()
	t.lessonButtons(buttons)
	buttons[idBriefClose] = t.briefDone
	buttons[idBriefRead] = func() { t.briefTurn(true) }
	buttons[idBriefBack] = func() { t.briefTurn(false) }
	t.reelButtons(buttons)
	do, ok := buttons[id]
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
		idWeaker:   func() { t.turnDial(-1) },
		idStronger: func() { t.turnDial(1) },
		idPause:    t.pause,
		idStep:     t.step,
		idRested:   t.restOver,
		idHurry:    t.hurry,
		idSkip:     t.skipAll,
		idNow:      t.stopLooking,
		idHere:     func() { c.UndoTo(t.looking) },
		idResult:   c.Results,
		idAgain:    t.again,
		idAsks:     func() { t.asks, t.asksAll = true, false },
		idAsksMore: func() { t.asksAll = !t.asksAll },
		idTracks:   func() { t.toggle(leftDrawer) },
		idStory:    func() { c.Chronicle(t.viewer) },
		idLegend:   func() { t.inspect(idLegend) },
		idWholeLog: func() { t.inspect(idWholeLog) },
		idOlder:    func() { t.scroll(t.logPage) },
		idNewer:    func() { t.scroll(-t.logPage) },
		idThreats:  func() { t.inspect(idThreats) },
		idLog:      func() { t.toggle(rightDrawer) },
		idVeil:     t.closeDialog,
		idClose:    t.closeDialog,
		idCancel:   t.closeDialog,
		idConfirm:  t.confirmed,
		idNever:    t.confirmedForGood,

		idMoreWarnings: func() { t.ask.turn(t.scene.warned) },
		idLookUp:       t.lookUp,

		idAccept:   func() { t.accept(); t.resumes() },
		idSeeAgain: t.seeAgain,
		idDigest:   t.openDigest,
		idTellMore: func() { t.reckoning.turn(t.scene.told) },
	}
}

// pickChoice goes on over an element: it narrows the choices, plays the one that is left, or
// takes back the last click.
func (t *Table) pickChoice(id rules.Element) {
	if !t.pends() {
		t.drops()
	}
	t.agreed, t.vain, id = false, "", uncovered(id)
	if id != "" {
		t.hushed, t.dirty = true, true
	}
	switch {
	case id == "", t.setDial(id):
	case t.composes(id) && t.hesitates(id):
	case t.composes(id):
		t.config.sound("click")
		t.compose(id)
	case t.settles(id), t.swaps(id):
	case slices.Contains(t.scene.plan.Asides, id):
		t.config.sound("click")
		t.config.Commands.Aside(id, t.viewer, func(list []rules.Choice) {
			t.series = list
			t.goOn()
		})
	case t.parts(id):
		t.config.sound("click")
		t.path = t.path.Without(id)
		t.page = 0
	case t.path.Can(id):
		t.config.sound("click")
		t.picked, t.pickedAt = id, t.config.Match.Len()
		if c, ok := t.makes(t.path, id); ok {
			t.decide(c)
			return
		}
		t.path = t.path.Click(id)
		t.page, t.dirty = 0, true
	case id == t.path.Last():
		t.back()
	case t.called(id):
	case id == idOnward:
		t.onward()
	case id == idRelease:
		t.release()
	case t.bars(id):
		t.vain = id
	case t.begins(id):
		t.config.sound("click")
		t.path = t.ways().Click(id)
		t.page, t.dirty = 0, true
	default:
		if c, ok := t.directly(id); ok {
			t.config.sound("click")
			t.decide(c)
			return
		}
		if t.follow(t.meantBy(id)) {
			return
		}
		if el := t.below(id); el != "" {
			t.pickChoice(el)
		} else if !t.agrees(id) && !t.refuse(id) {
			if !t.show(id) && (t.picked != id || t.config.Match.Len() > t.pickedAt+1) { // a second click on what has just been picked asks for nothing
				t.vain = id
			}
		}
	}
}

// parts reports whether a click on a piece leaves it behind where others are taken along together, or takes it along again.
func (t *Table) parts(id rules.Element) bool {
	picked := t.path.Chosen()
	return t.mentor == nil && slices.Contains(t.scene.plan.Parts, id) && (len(picked) == 1 && picked[0] == id || len(picked) == 0 && len(t.path.Out()) > 0)
}

// called makes the choice of a button that the mentor lights though something else is picked, and reports whether he does.
func (t *Table) called(id rules.Element) bool {
	c, ok := t.mentor.calls(t.path, id)
	if ok {
		t.path = t.ways()
		t.config.sound("click")
		t.decide(c)
	}
	return ok
}

// bars reports whether the board says why what has been picked does not go to a piece: a click there only asks for that.
func (t *Table) bars(id rules.Element) bool {
	_, ok := t.scene.plan.Why[id]
	return ok && t.scene.plan.Bars && !t.path.Can(id)
}

// begins reports whether a click on a piece goes from what was chosen over to another thing: that way must lead on to
// several choices, so that nothing is played by it.
func (t *Table) begins(id rules.Element) bool {
	ways := t.ways()
	_, ends := ways.Aim(id)
	return len(t.path.Chosen()) > 0 && !slices.Contains(t.path.Chosen(), id) && ways.Can(id) && !ends
}

// makes is the choice that a click on an element that can be clicked next on the way makes, if it makes one at once.
func (t *Table) makes(path Path, id rules.Element) (rules.Choice, bool) {
	if c, ok := t.scene.plan.Instead[id]; ok && t.config.Lesson == nil && slices.Contains(path.Left(), c) {
		return c, true
	}
	return path.Aim(id)
}

// directly is the choice that a piece stands for, if it is possible now.
func (t *Table) directly(id rules.Element) (rules.Choice, bool) {
	c, ok := t.scene.plan.Direct[id]
	return c, ok && !t.path.Can(id) && slices.Contains(t.path.Left(), c)
}

// composes reports whether a piece stands for a series of choices.
func (t *Table) composes(id rules.Element) bool {
	_, ok := t.config.Board.(Composer)
	return ok && slices.Contains(t.scene.plan.Series, id)
}

// goOn plays the next choice of a series while a person is asked for it.
func (t *Table) goOn() {
	t.keeps()
	if len(t.series) == 0 || t.posted {
		return
	}
	c := t.series[0]
	t.series = t.series[1:]
	if t.mode() != Asking || t.curtain != nil || !slices.Contains(t.base.Decision().Choices, c) {
		t.series, t.wave = nil, wave{}
		if waits := t.course.piece != "" && t.mode() != Asking; !waits && !t.pends() { // another seat answers first
			t.drops()
		}
		return
	}
	t.skipping = len(t.series) > 0 && !t.wave.on
	if t.agreed {
		t.commit(c)
		return
	}
	t.decide(c)
	if t.ask != nil {
		t.drops()
		t.skipping, t.wave = false, wave{}
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
	case t.curtain != nil || t.ask != nil || t.asks || t.reckoning != nil:
	case id == idUndo:
		if _, can := t.config.Match.CanUndo(match.Turn); can {
			t.config.Commands.Undo(match.Turn)
		}
	case t.zoomed != "":
		t.closeDialog()
	case id != "":
		t.skip()
		if t.curtain == nil && t.zoomOf(id, t.moment()) != nil {
			t.closer = t.closely(id, t.moment())
			t.zoomed, t.dirty = id, true
		}
	}
}

// forsake closes the look at a thing that is not there any more: nothing would be shown, and nobody would play on behind it.
func (t *Table) forsake() {
	if t.zoomed != "" && t.zoomOf(t.zoomed, t.moment()) == nil {
		t.zoomed, t.dirty = "", true
	}
}

func (t *Table) closeDialog() {
	if t.zoomed == idWholeLog { // the log beside the board tells of what is newest
		t.logUp = 0
	}
	t.accept()
	if t.ask != nil && len(t.ask.says.About) > 0 && t.mode() == Asking { // who goes back for another thing has that to click, not what was picked
		t.path, t.page = t.ways(), 0
	}
	t.zoomed, t.ask, t.asks = "", nil, false
	t.resumes()
}

// covered reports whether a dialog lies over the board.
func (t *Table) covered() bool { return t.ask != nil || t.zoomed != "" || t.asks || t.reckoning != nil }

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
