package table

import (
	"math"
	"slices"
	"strings"

	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// noteFor is what a tooltip says of what the pointer rests on.
func (t *Table) noteFor(id rules.Element, m Moment) note {
	for _, tool := range t.tools() {
		if tool.ID == string(id) {
			if tool.Reason != "" {
				return note{about: id, lock: true, body: []string{tool.Reason}}
			}
			return note{about: id, body: []string{tool.Tip}}
		}
	}
	if id == idPrompt {
		return t.promptNote(m)
	}
	if id == idThreats {
		return t.threatNote()
	}
	if n, ok := t.drawerNote(id, m); ok {
		return n
	}
	if _, ok := viewOf(id); ok {
		return note{about: id, body: t.nextBy(rules.Say("Shows this part."), keymap.NextView)}
	}
	if _, ok := sheetOf(id); ok {
		return note{about: id, body: []string{rules.Say("Shows this in the panel. Another click lets the table choose again.")}}
	}
	if _, ok := overlayOf(id); ok {
		return note{about: id, body: t.nextBy(rules.Say("Shows this over the board."), keymap.Overlay)}
	}
	if why, ok := t.scene.plan.Why[id]; ok && m.Mode == Asking && !m.Can(id) {
		if a, known := m.State.About(id); known { // what it is is read all the same
			return articleNote(id, a).refused(why)
		}
		return note{about: id, lock: true, body: []string{why.Why.String()}, rule: why.Rule}
	}
	if words, ok := lessonTips[id]; ok {
		return note{about: id, body: []string{words.String()}}
	}
	if n, ok := t.reelNote(id); ok {
		return n
	}
	if tip, ok := watchTips[id]; ok {
		return tip.note(id, &t.settings.Keys)
	}
	if id == idHere {
		plan, can := t.config.Match.CanUndoTo(t.looking)
		return note{about: id, lock: !can, body: []string{plan.Sentence.String()}}
	}
	if n, ok := lineOf(id); ok {
		return t.lineNote(id, n)
	}
	if p, ok := t.prefers(id); ok {
		return preferenceNote(id, p, m.Preferences)
	}
	if c, ok := t.allowed(id, m); ok {
		m.Hover, m.Aim = id, c
	}
	if m.Mode == Asking && t.swappable(id) {
		return note{about: id, body: []string{t.scene.plan.Swaps[id].String()}}
	}
	n, ok := t.leadNote(id, m)
	if !ok {
		n = elementNote(id, m)
	}
	n = n.threatened(m.Threats)
	if p, there := t.stage.Piece(id); there && n.empty() && p.Tip && (p.Role == "" || p.Role == "button") && p.Label != "" {
		n = note{about: id, body: []string{p.Label}} // a sign that says what it means, or a button of the board that says more than is on it
	}
	if later := t.later(id, m); later != "" && !n.lock && n.why == "" {
		n.about, n.body = id, append([]string{later}, n.body...)
	}
	return n
}

// vainly adds to the note of what was clicked in vain why nothing came of it, where nobody knows more: something else is asked.
func (t *Table) vainly(n note, m Moment) note {
	id := t.last.by.hot
	p, there := t.stage.Piece(id)
	if id != t.vain || m.Mode != Asking || !there || p.Role == "" && !p.Tip || n.lock || n.why != "" || t.later(id, m) != "" {
		return n
	}
	n.about, n.why = id, rules.Say("Not now. You are asked: %s", t.heading(m).ask)
	return n
}

// read adds to the note of an element what that is at reading size, where the board shows it so.
func (t *Table) read(id rules.Element, n note, m Moment) note {
	board, has := t.config.Board.(Reader)
	if !has {
		return n
	}
	high := float64(t.metrics.H)*0.58 - 2*t.kit().Line(t.metrics.Font(ink.Sans, tipType))
	wide := math.Min(t.metrics.Px(440)*math.Max(1, t.metrics.Text), float64(t.metrics.W)*0.36)
	if p, there := t.stage.Piece(id); there && p.Role == "panel" {
		if _, direct := t.directly(id); direct || m.Can(p.Means()) { // who chooses reads what comes of it; what else the panel means is looked at closely
			return n
		}
		if panel(&p) {
			wide = math.Min(wide, p.Box.W) // as much of the board stays free as can be
		}
	}
	if r, ok := board.Read(m, id, wide, high); ok {
		return n.reading(id, r)
	}
	return n
}

// mostFirst is how many things are named that have to be clicked before another one; more are counted.
const mostFirst = 3

// later says of what is clicked only after something else what that is; empty if it can be clicked, or not after anything.
func (t *Table) later(id rules.Element, m Moment) string {
	if m.Mode != Asking || m.Can(id) || m.HasChosen(id) || slices.Contains(t.scene.plan.Series, id) {
		return ""
	}
	first := t.path.Before(id)
	_, direct := t.directly(id)
	switch {
	case len(first) == 0, direct, t.below(id) != "":
		return ""
	case len(first) == 1 && !t.path.Use(first[0], id).Empty():
		return rules.Say("%s: click %s first.", t.path.Use(first[0], id), rules.Within(titleOf(m, first[0])))
	case len(first) > mostFirst:
		return rules.Say("Nothing happens to it alone: click one of the %d lit things that can be used on it first.", len(first))
	}
	var names []rules.Text
	for _, el := range first {
		names = append(names, rules.Within(titleOf(m, el)))
	}
	return rules.Say("Click %s first.", rules.Or(names...))
}

// titleOf is what an element is called.
func titleOf(m Moment, el rules.Element) rules.Text {
	if a, ok := m.State.About(el); ok && !a.Title.Empty() {
		return a.Title
	}
	return rules.Name("", humanise(el))
}

// promptNote is the prompt in full.
func (t *Table) promptNote(m Moment) note {
	h := t.heading(m)
	n := note{about: idPrompt, title: h.ask}
	if h.phase != "" {
		n.body = append(n.body, h.phase)
	}
	if progress := m.State.Progress().Text.String(); progress != h.phase {
		n.body = append(n.body, progress)
	}
	if m.Mode == Playing {
		return n
	}
	p := m.State.Prompt()
	if n.rule = p.Rule; m.Mode == Asking && !p.Why.Empty() {
		n.body = slices.Insert(n.body, 0, p.Why.String())
	}
	return n
}

func (t *Table) lineNote(id rules.Element, n int) note {
	lines := t.lines()
	if n >= len(lines) {
		return note{}
	}
	does := rules.Say("Click: look at this moment again")
	if _, ok := t.reel(); ok {
		does = rules.Say("Click: go back to this moment")
	}
	return note{about: id, body: []string{lines[n].Text.String(), does}, rule: lines[n].Rule}
}

// leadNote is what a click on a piece leads on to, where the board says so; false: the click says it itself.
func (t *Table) leadNote(id rules.Element, m Moment) (note, bool) {
	p, ok := t.lead(id, m)
	return previewNote(id, p), ok
}

// lead is what the last of the choices would do that a click on a piece leads on to.
func (t *Table) lead(id rules.Element, m Moment) (rules.Preview, bool) {
	list := t.scene.plan.Leads
	if m.Mode != Asking || m.Hover != id || m.Aim.Verb != 0 || len(list) == 0 {
		return rules.Preview{}, false
	}
	at, p, ok := Foretell(m.State, list)
	if ok && len(list) > 1 {
		p.Title = rules.Name("", wording(at, list[len(list)-1], list))
	}
	return p, ok
}

// closely is what a click on a piece would do, where its tooltip leaves lines of that out; empty: it leaves out none.
func (t *Table) closely(id rules.Element, m Moment) rules.Preview {
	p, ok := t.lead(id, m)
	if !ok && m.Mode == Asking && m.Hover == id && m.Aim.Verb != 0 {
		p, ok = m.At(m.Aim).Preview(m.Aim)
	}
	if !ok || previewNote(id, p).more == 0 {
		return rules.Preview{}
	}
	return p
}

// elementNote speaks of a thing on the board: what a click would do, why it cannot be
// clicked, or what it is.
func elementNote(id rules.Element, m Moment) note {
	a, known := m.State.About(id)
	if m.Mode == Asking {
		if m.Aim.Verb != 0 && m.Hover == id {
			n := note{about: id, title: m.Sentence(m.Aim)}
			if p, ok := m.At(m.Aim).Preview(m.Aim); ok {
				n = previewNote(id, p)
			}
			if known {
				n = n.on(a)
			}
			return n
		}
		if m.HasChosen(id) {
			return note{about: id, body: []string{rules.Say("Chosen. Click again or press Esc to take it back.")}}
		}
		if !m.Can(id) {
			if why, ok := m.State.WhyNot(id); ok && known {
				return articleNote(id, a).refused(why)
			} else if ok {
				return note{about: id, lock: true, body: []string{why.Why.String()}, rule: why.Rule}
			}
		}
	}
	if known {
		return articleNote(id, a)
	}
	return note{}
}

// threatened adds to a note on a thing of the board what strikes there if nothing more is done.
func (n note) threatened(threats []rules.Warning) note {
	for _, w := range threats {
		if slices.Contains(w.At, n.about) {
			n.body = append(slices.Clone(n.body), spell(w).String())
		}
	}
	return n
}

// zoomOf is an element at reading size.
func (t *Table) zoomOf(id rules.Element, m Moment) *zoomed {
	if board, has := t.config.Board.(Explainer); has && id == idLegend {
		z := &zoomed{id: id}
		w, h := legendRoom(t.metrics)
		z.own, z.size, _ = legend(t.kit(), board.Symbols(), w, h)
		return z
	}
	if id == idWholeLog {
		return t.wholeLog()
	}
	if id == idBrief {
		return &zoomed{id: id, article: t.briefArticle()}
	}
	if id == idThreats {
		if len(t.threats) == 0 {
			return nil
		}
		return &zoomed{id: id, article: threatList(t.threats)}
	}
	a, ok := m.State.About(id)
	if a.Picture != "" && !strings.Contains(a.Picture, "/") {
		a.Picture = t.info.ID + "/" + a.Picture
	}
	if p := t.closer; len(p.Lines) > 0 && id == t.zoomed {
		a.Lines = slices.Concat(p.Lines, a.Lines)
		a.Body = slices.Concat([]rules.Text{p.Title}, a.Body)
	}
	z := &zoomed{id: id, article: a}
	if board, has := t.config.Board.(Zoomer); has {
		w, h := float64(t.metrics.W)*0.8, float64(t.metrics.H)*0.75
		if own, size, drawn := board.Zoom(m, id, w, h); drawn {
			z.own, z.size = own, size
			return z
		}
	}
	if !ok {
		return nil
	}
	if board, has := t.config.Board.(Portrayer); has && board.Portrait(m, id, 1) != nil {
		z.portrait = func(side float64) ink.List { return board.Portrait(m, id, side) }
	}
	return z
}
