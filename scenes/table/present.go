package table

import (
	"math"
	"slices"
	"strings"

	"portcullis/game/keymap"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// present lays the screen out anew and hands it to the stage.
func (t *Table) present() {
	if t.metrics.W <= 0 || t.metrics.H <= 0 {
		return
	}
	t.dirty = false
	t.last = t.looks()
	if t.curtain != nil {
		t.presentCurtain()
		return
	}
	t.scene = arrange(t.view())
	t.aim()
	if seen := t.stage.View(); seen != t.last.seen { // the camera has found another view
		t.last.seen = seen
		t.scene = arrange(t.view())
	}
	t.stage.Chart(idChart, t.scene.chart, t.scene.chartFrame)
	t.stage.Take(t.taken())
	if t.abrupt {
		t.stage.Place(t.scene.pieces, t.scene.marks)
	} else {
		t.stage.Set(t.scene.pieces, t.scene.marks)
	}
	t.abrupt = false
	for _, id := range t.shakes {
		t.stage.Shake(id)
	}
	t.shakes = t.shakes[:0]
}

// presentCurtain leaves nothing of the match on the stage. The cloth falls once all of it is gone.
func (t *Table) presentCurtain() {
	s := sheet{kit: t.kit(), marks: stage.Marks{}}
	s.hall()
	if !t.abrupt && !t.fallen() {
		t.stage.Place(s.pieces, nil)
	}
	s.curtain(*t.curtain, t.last.by)
	t.scene = scene{sheet: s}
	t.stage.Set(s.pieces, s.marks)
	t.abrupt = false
}

// fallen reports whether the curtain is down already.
func (t *Table) fallen() bool {
	_, down := t.stage.Piece(idCurtain)
	return down
}

func (t *Table) kit() form.Toolkit {
	return form.Toolkit{Metrics: t.metrics, Measure: t.config.Measure, Keys: &t.settings.Keys}
}

// looks is what of the person's hands the next layout shows.
func (t *Table) looks() look {
	l := look{by: hands{hot: t.stage.Hot(), pressed: t.stage.Pressed()}, carry: t.stage.Carried(), seen: t.stage.View()}
	if l.by.hot != "" && l.by.pressed == "" && !t.play.running() {
		l.tip = !t.stage.Spent() && t.stage.Rested() >= t.settings.Tooltip()
	}
	return l
}

// view gathers what the layout depends on.
func (t *Table) view() view {
	m := t.moment()
	v := view{
		kit: t.kit(), board: t.config.Board, moment: m, path: t.carrying(),
		heading: t.heading(m), record: t.record(), offer: t.offer(m),
		others: t.play.theirs || t.play.now.recap && len(m.Story) > 0 && t.others(m.Last()),
		drawer: t.drawer, by: t.last.by, seen: t.last.seen, ask: t.ask, banner: t.banner, mentor: t.mentor, threats: t.threats, alarm: t.alarm.lit,
		reel: t.timeline(),
	}
	if t.hinted && t.advice.Has && m.Mode == Asking {
		v.hinted = t.path.Points(t.advice.Choice)
	}
	if t.hinted && m.Mode == Asking && !t.covered() {
		v.advice = note{about: v.hinted, title: rules.Say("Hint"), body: []string{t.hintWords(m)}}
	}
	if t.asks && m.Mode == Asking {
		v.asks = m.Preferences
	}
	if t.last.tip && !t.covered() {
		v.note = t.read(t.noteFor(t.last.by.hot, m), m)
	}
	if t.zoomed != "" {
		v.zoom = t.zoomOf(t.zoomed, m)
	}
	return v
}

// moment is what the board is told.
func (t *Table) moment() Moment {
	m := Moment{
		Zoom: t.last.seen.Zoom(), State: t.base, Viewer: t.viewer, Mode: t.mode(), Players: t.players(), Tones: t.scheme(),
		Story: t.play.seen(), Rolling: t.play.rolls, Metrics: t.metrics, Measure: t.config.Measure,
		Preferences: t.preferences(), Overlay: t.overlay, Keys: &t.settings.Keys,
	}
	hot := t.last.by.hot
	if t.covered() {
		hot = ""
	}
	if n, ok := lineOf(hot); ok {
		if lines := t.lines(); n < len(lines) {
			m.Lit = lines[n].Elements
		}
	} else {
		m.Hover = hot
	}
	switch m.Mode {
	case Looking:
		m.State = t.lookAt
	case Asking:
		path := t.carrying()
		m.Path = path
		m.Chosen, m.Next, m.Choices = path.Chosen(), path.Next(), path.Left()
		c, ok := path.Aim(m.Hover)
		if !ok {
			c, ok = t.directly(m.Hover)
		}
		if ok {
			m.Aim = c
			m.Lit = slices.Concat(m.Lit, path.Way(c))
		}
	}
	return m
}

// acting is the face of the computer player whose choice is shown; empty: it has none.
func (t *Table) acting() string {
	if h := t.config.Match.History(); t.play.active && t.play.now.from < len(h) {
		return t.player(h[t.play.now.from].Seat()).Face
	}
	return ""
}

// heading is what stands at the top in this mode.
func (t *Table) heading(m Moment) heading {
	h := heading{
		title: t.info.Name().String(), subtitle: subtitle(t.info, t.config.Match.Header().Options),
		emblem: "kit/emblem-" + t.info.ID, tools: t.tools(),
	}
	progress := m.State.Progress()
	h.phase = progress.Text.String()
	switch m.Mode {
	case Asking:
		p := m.State.Prompt()
		h.ask, h.phase = p.Ask.String(), p.Phase.String()
		if n := len(m.Chosen); n > 0 {
			h.ask = t.begun(m)
		}
	case Waiting:
		h.face = t.player(t.config.Match.Decider().First()).Face
		h.ask = t.config.Watching
		if h.ask == "" {
			h.ask = rules.Say("Waiting for %s", t.player(t.config.Match.Decider().First()).Name)
		}
	case Playing:
		h.face = t.acting()
		h.ask = rules.Say("Watch what happens")
		if b, ok := t.config.Board.(Guide); ok {
			if words := b.Phase(m); words != "" {
				h.phase = words
			}
		}
		if t.play.now.recap {
			h.phase = rules.Say("What happened before")
		}
		if t.play.rolls {
			h.ask = rules.Say("The dice are rolling")
		}
		if told := t.play.told(); len(told) > 0 {
			if words := m.State.Tell(told[len(told)-1]); !words.Empty() {
				h.ask = words.String()
			}
		}
	case Looking:
		h.ask = rules.Say("Looking back: %s", progress.Named(progress.Turn))
	case Ended:
		h.ask, h.phase = rules.Say("The match is over"), ""
		if o, ok := m.State.Outcome(); ok {
			h.ask = o.Reason.String()
		}
	}
	return h
}

// begun is the prompt after the first clicks of a choice.
func (t *Table) begun(m Moment) string {
	if b, ok := t.config.Board.(Guide); ok {
		if words := b.Guide(m); words != "" {
			return words
		}
	}
	return rules.Say("%s: pick what glows", titleOf(m, m.Chosen[len(m.Chosen)-1]))
}

// lines is the log as far as it has been shown.
func (t *Table) lines() []match.Line { return eventful(t.told()) }

// told is all lines of what has been shown.
func (t *Table) told() []match.Line {
	lines := t.config.Match.Lines(t.viewer)
	if !t.play.running() {
		return lines
	}
	shown := t.at
	n, _ := slices.BinarySearchFunc(lines, shown, func(l match.Line, entry int) int { return l.Entry - entry })
	if !t.play.active {
		return lines[:n]
	}
	for told := len(t.play.told()); n < len(lines) && lines[n].Entry == shown && 0 < lines[n].Upto && lines[n].Upto <= told; {
		n++
	}
	return lines[:n]
}

// chronicled reports whether the game tells the match as a story.
func (t *Table) chronicled() bool {
	_, ok := t.base.(rules.Chronicler)
	return ok && t.config.Watching == ""
}

func (t *Table) record() record {
	r := record{lines: t.lines(), up: t.logUp, looking: -1, turn: t.base.Progress()}
	r.story, r.legend = t.chronicled(), t.explained()
	if t.looking >= 0 {
		r.looking = t.lookLine
	}
	if s, ok := t.config.Board.(Signer); ok {
		r.sign = s.Sign
	}
	return r
}

// offer is what the table itself offers in this mode.
func (t *Table) offer(m Moment) offer {
	o := offer{page: t.page}
	button := func(id rules.Element, label, icon, reason string) chip {
		c := chip{id: id, label: label, icon: icon, reason: reason}
		if reason == "" {
			c.state = stage.Enabled
		}
		return c
	}
	switch m.Mode {
	case Looking:
		now := button(idNow, rules.Say("Back to now"), "kit/play", "")
		o.main = &now
		plan, can := t.config.Match.CanUndoTo(t.looking)
		here := button(idHere, rules.Say("Undo to here"), "kit/undo", "")
		if !can {
			here = button(idHere, rules.Say("Undo to here"), "kit/undo", plan.Sentence.String())
		}
		o.chips = append(o.chips, here)
	case Ended:
		result := button(idResult, rules.Say("See the result"), "kit/trophy", "")
		o.main = &result
		o.help = rules.Say("A click on a line of the log shows its moment again.")
		if t.memorable() {
			o.chips = append(o.chips, button(idAgain, rules.Say("See again"), "kit/eye", ""))
		}
	case Playing, Waiting:
		if m.Mode == Playing {
			o.help = t.watchHelp()
			if !t.play.long() {
				return o
			}
		}
		o.watch = t.watching(button)
	case Asking:
		if t.memorable() {
			o.chips = append(o.chips, button(idAgain, rules.Say("See again"), "kit/eye", ""))
		}
		if len(m.Preferences) > 0 {
			o.chips = append(o.chips, button(idAsks, asksTitle(), "kit/settings", ""))
		}
		if t.hinted {
			o.icon, o.hint = "kit/hint", true
			o.help = t.hintWords(m)
		}
	}
	return o
}

// nextBy is what a button shows, and the key that shows the next of its kind, if there is one.
func (t *Table) nextBy(shows string, next keymap.Command) []string {
	if key := t.settings.Keys.Chord(next); key != "" {
		return []string{shows, rules.Say("%s shows the next one.", key)}
	}
	return []string{shows}
}

// hintWords is what the computer player would do, and why.
func (t *Table) hintWords(m Moment) string {
	if t.advice.Pending {
		return rules.Say("The computer player is thinking.")
	}
	words, why := m.Sentence(t.advice.Choice), t.advice.Reason.String()
	switch {
	case words == "":
		return rules.Say("No hint was found.")
	case why == "":
		return words
	case strings.HasPrefix(why, words):
		return why
	}
	return rules.Say("%s: %s", words, why)
}

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
	if _, ok := overlayOf(id); ok {
		return note{about: id, body: t.nextBy(rules.Say("Shows this over the board."), keymap.Overlay)}
	}
	if why, ok := t.scene.plan.Why[id]; ok && m.Mode == Asking && !m.Can(id) {
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
	n, ok := t.leadNote(id, m)
	if !ok {
		n = elementNote(id, m)
	}
	if p, there := t.stage.Piece(id); there && n.empty() && p.Tip && p.Role == "" && p.Label != "" {
		n = note{about: id, body: []string{p.Label}} // a sign that says what it means
	}
	if later := t.later(id, m); later != "" && !n.lock {
		n.about, n.body = id, append([]string{later}, n.body...)
	}
	return n
}

// read adds what the pointer rests on at reading size, where the board shows it so.
func (t *Table) read(n note, m Moment) note {
	board, has := t.config.Board.(Reader)
	if !has {
		return n
	}
	high := float64(t.metrics.H)*0.58 - 2*t.kit().Line(t.metrics.Font(ink.Sans, tipType))
	wide := math.Min(t.metrics.Px(440)*math.Max(1, t.metrics.Text), float64(t.metrics.W)*0.36)
	if r, ok := board.Read(m, t.last.by.hot, wide, high); ok {
		return n.reading(t.last.by.hot, r)
	}
	return n
}

// mostFirst is how many things are named that have to be clicked before another one.
const mostFirst = 3

// later says of what is clicked only after something else what that is; empty if it can be clicked, or if
// too much could come before it.
func (t *Table) later(id rules.Element, m Moment) string {
	if m.Mode != Asking || m.Can(id) || m.HasChosen(id) {
		return ""
	}
	first := t.path.Before(id)
	if len(first) == 0 || len(first) > mostFirst {
		return ""
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
	if m.Mode != Playing {
		n.rule = m.State.Prompt().Rule
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
	list := t.scene.plan.Leads
	if m.Mode != Asking || m.Hover != id || m.Aim.Verb != 0 || len(list) == 0 {
		return note{}, false
	}
	s, last := m.State, len(list)-1
	if last > 0 {
		s = s.Clone()
	}
	for _, c := range list[:last] {
		if _, err := s.Apply(c); err != nil {
			return note{}, false
		}
	}
	p, ok := s.Preview(list[last])
	return previewNote(id, p), ok
}

// elementNote speaks of a thing on the board: what a click would do, why it cannot be
// clicked, or what it is.
func elementNote(id rules.Element, m Moment) note {
	if m.Mode == Asking {
		if m.Aim.Verb != 0 && m.Hover == id {
			if p, ok := m.State.Preview(m.Aim); ok {
				return previewNote(id, p)
			}
			return note{about: id, title: m.Sentence(m.Aim)}
		}
		if m.HasChosen(id) {
			return note{about: id, body: []string{rules.Say("Chosen. Click again or press Esc to take it back.")}}
		}
		if !m.Can(id) {
			if why, ok := m.State.WhyNot(id); ok {
				return note{about: id, lock: true, body: []string{why.Why.String()}, rule: why.Rule}
			}
		}
	}
	if a, ok := m.State.About(id); ok {
		return articleNote(id, a)
	}
	return note{}
}

// zoomOf is an element at reading size.
func (t *Table) zoomOf(id rules.Element, m Moment) *zoomed {
	if board, has := t.config.Board.(Explainer); has && id == idLegend {
		z := &zoomed{id: id}
		w, h := legendRoom(t.metrics)
		z.own, z.size, _ = legend(t.kit(), board.Symbols(), w, h)
		return z
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
