package table

import "portcullis/game"

// lookBack shows the moment after a line of the log, to be looked at only; a replay goes back to it.
func (t *Table) lookBack(n int) {
	lines := t.lines()
	if _, ok := t.reel(); ok && n < len(lines) {
		t.wind(lines[n].Entry + 1)
		t.play.paused = true
		return
	}
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
	if t.helped() {
		return
	}
	t.hinted, t.advice = true, game.Advice{Pending: true}
	t.config.Commands.AskHint()
}

// dropHint forgets the hint.
func (t *Table) dropHint() {
	if t.hinted {
		t.hinted, t.advice, t.dirty = false, game.Advice{}, true
		t.config.Commands.DropHint()
	}
}

// openRules opens the rules at what a tooltip speaks of, at what is being shown, or at what is asked.
func (t *Table) openRules() {
	rule := ""
	if hot := t.last.by.hot; t.last.tip && !t.covered() {
		if rule = t.noteFor(hot, t.moment()).rule; rule == "" {
			a, _ := t.base.About(hot)
			rule = a.Rule
		}
	}
	switch seen := t.play.seen(); {
	case rule != "":
	case len(seen) > 0:
		rule = seen[len(seen)-1].Rule
	case t.base != nil:
		rule = t.base.Prompt().Rule
	}
	t.config.Commands.Rules(rule)
}

// lookUp opens the rules at what is zoomed.
func (t *Table) lookUp() {
	if z := t.zoomOf(t.zoomed, t.moment()); z != nil && z.article.Rule != "" {
		t.config.Commands.Rules(z.article.Rule)
	}
}
