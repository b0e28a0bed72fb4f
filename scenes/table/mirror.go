package table

import (
	"fmt"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// notes is how many lines of the log the mirror tells.
const notes = 12

// Mirror is the table as text. While the curtain is down it is the curtain alone.
func (t *Table) Mirror() game.Mirror {
	m := game.Mirror{
		Scene:    t.Name(),
		Title:    t.info.Title,
		Settled:  !t.stage.Busy() && !t.dirty && !t.play.running() && t.banner == nil && !t.lapse.runs && t.deaf() == 0 && !t.wave.on,
		Elements: t.stage.Elements(),
	}
	if t.play.paused && t.play.steps == 0 {
		m.Settled = !t.stage.Busy() && !t.dirty
	}
	if t.curtain != nil {
		m.Scene = "curtain"
		m.Prompt = rules.Say("Hand over to %s", t.curtain.next.Name)
		return m
	}
	if t.base == nil {
		return m
	}
	moment := t.moment()
	m.Prompt = t.heading(moment).ask
	m.Others = t.play.active && t.play.theirs || t.mode() == Waiting
	if said := t.speaker(); said != nil {
		m.Notes = append(m.Notes, said.words()...)
	}
	m.Log = t.logMirror()
	m.Notes = append(m.Notes, m.Log.Lines...)
	m.Notes = append(m.Notes, t.missed.words()...)
	if t.last.tip {
		m.Notes = append(m.Notes, t.noteFor(t.last.by.hot, moment).words()...)
	}
	if t.hinted {
		if words := t.offer(moment).help; words != "" {
			m.Notes = append(m.Notes, words)
		}
	}
	m.Tip = func() []string {
		if id := t.stage.Focused(); id != "" && !t.covered() {
			return t.noteFor(id, moment).words()
		}
		return nil
	}
	return m
}

// logMirror is the log as the one who looks may read it.
func (t *Table) logMirror() game.Log {
	lines := eventful(t.told()) // what is summed up is still to change
	l := game.Log{Of: fmt.Sprintf("%p as %d", t, t.viewer), Len: len(lines)}
	for _, line := range lines[max(0, len(lines)-notes):] {
		l.Lines = append(l.Lines, line.Text.String())
	}
	return l
}

// words is the mentor's card as text.
func (m *mentor) words() []string {
	return append([]string{m.spoken()}, m.able...)
}

// Where is where an element lies on the screen, those that are only looked at included; false: it is not there.
func (t *Table) Where(el rules.Element) (ink.Rect, bool) { return t.scene.box(el) }

// Tells is the tooltip of an element as text.
func (t *Table) Tells(el rules.Element) []string {
	m := t.moment()
	return t.read(el, t.noteFor(el, m), m).words()
}

// words is a note as text.
func (n note) words() []string {
	var all []string
	if n.title != "" {
		all = append(all, n.title)
	}
	all = append(all, n.body...)
	if n.has {
		all = append(all, rules.Say("Chance %s %s", rules.Percent(n.chance), n.exactly))
	}
	for _, line := range n.lines {
		all = append(all, line.Label.String()+" "+line.Value.String())
	}
	if n.why != "" {
		all = append(all, n.why)
	}
	return all
}

// Drawing is everything that is on the screen now, back to front, as data; see stage.Drawing.
func (t *Table) Drawing() []stage.Drawn { return t.stage.Drawing() }

// Cuts are the texts on the screen that lack room.
func (t *Table) Cuts() []game.Cut { return form.Cuts(t.stage.Losses(t.config.Measure)) }

// Glows reports whether an element glows because a lesson waits for it.
func (t *Table) Glows(el rules.Element) bool { return t.stage.Mark(el).State&stage.Meant != 0 }

// Under is what a click at a point is a click on, empty if on nothing.
func (t *Table) Under(x, y float64) rules.Element {
	pieces := t.stage.Pieces()
	if i := stage.Hit(pieces, x, y); i >= 0 {
		return pieces[i].Means()
	}
	return ""
}

// Begun reports whether something was clicked on the way to a choice that is not made yet.
func (t *Table) Begun() bool { return len(t.path.Chosen()) > 0 }
