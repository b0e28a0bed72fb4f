package table

import (
	"cmp"
	"slices"
	"strings"

	"portcullis/game/keymap"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
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
	if t.uncover {
		t.uncover = false
		if t.scene.hides(t.mentor) {
			t.drawer = noDrawer
			t.scene = arrange(t.view())
		}
	}
	if seen := t.stage.View(); seen != t.last.seen { // the camera has found another view
		t.last.seen = seen
		t.scene = arrange(t.view())
	}
	t.intend()
	t.unsettle()
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
	l := look{by: hands{hot: t.stage.Hot(), pressed: t.stage.Pressed()}, carry: t.stage.Carried(), seen: t.stage.View(), still: t.still(), heard: t.listening()}
	if l.by.hot != "" && l.by.pressed == "" && !t.play.running() {
		l.tip = l.by.hot == t.vain || !t.stage.Spent() && t.stage.Rested() >= t.settings.Tooltip()
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
		still:  t.last.still, drawer: t.drawer, by: t.last.by, seen: t.last.seen, ask: t.ask, banner: t.banner, lapse: t.lapse.left(t.clock), mentor: t.speaker(), closes: t.closes(), threats: t.threats, alarm: t.alarm.lit, recap: t.reckoning, digest: t.shownDigest(),
		reel: t.timeline(),
	}
	if t.hinted && m.Mode == Asking {
		v.hinted = t.hint()
	}
	if t.hinted && m.Mode == Asking && !t.covered() {
		v.advice = note{about: v.hinted, title: rules.Say("Hint"), body: []string{t.hintWords(m)}}
	}
	if t.asks && m.Mode == Asking {
		v.asks = &asking{m.Preferences, t.asksAll}
	}
	if t.last.tip && !t.covered() {
		v.note = t.read(t.last.by.hot, t.vainly(t.noteFor(t.last.by.hot, m), m), m)
	}
	if !t.missed.empty() && m.Mode == Asking && !t.covered() {
		v.note = t.missed
	}
	if t.zoomed != "" {
		v.zoom = t.zoomOf(t.zoomed, m)
	}
	if v.closes {
		v.moment = m.unasked()
	}
	return v
}

// unasked is the moment as if nobody were asked: a lesson that is over offers nothing beside what can be played next. Whoever clicks
// what could be chosen plays on all the same.
func (m Moment) unasked() Moment {
	if m.Mode == Asking {
		m.Mode, m.Path, m.Threats = Waiting, Path{}, nil
		m.Chosen, m.Next, m.Choices, m.Aim = nil, nil, nil, rules.Choice{}
	}
	return m
}

// moment is what the board is told.
func (t *Table) moment() Moment {
	m := Moment{
		Zoom: t.last.seen.Zoom(), State: t.base, Viewer: t.viewer, Chair: t.viewer, Mode: t.mode(), Players: t.players(), Tones: t.scheme(),
		Story: t.play.seen(), Since: t.traced(), Rolling: t.play.rolls, Metrics: t.metrics, Measure: t.config.Measure,
		Preferences: t.preferences(), Overlay: t.overlay, Unset: t.unset, Swapped: t.swapped, Sheet: t.sheet, Keys: &t.settings.Keys,
	}
	if m.Mode == Asking && !t.hushed {
		m.Followed = t.followed
	}
	if m.Since != nil {
		m.Recent = t.trace.turn
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
		m.Hover, m.Spent = hot, t.stage.Spent() && t.vain == "" && len(t.path.Chosen()) == 0
		if p, there := t.stage.Piece(hot); there && p.Role == "" {
			m.Hover = cmp.Or(t.below(hot), hot) // a sign on a place: the place is what a click picks
		}
	}
	path := t.carrying()
	meant, told := t.speaks(path)
	if m.Meant = meant; t.mentor != nil {
		m.Lit, m.Led, m.Hinted = append(m.Lit, told...), told, t.mentor.insists(meant)
	}
	switch m.Mode {
	case Looking:
		m.State = t.lookAt
	case Asking:
		m.Path, m.Threats, m.Done = path, t.threats, t.done()
		m.Halted, m.Ordered = t.halting()
		m.Once, m.AtOnce = t.hesitating(), t.config.Lesson != nil
		m.Chosen, m.Next, m.Choices = path.Chosen(), path.Next(), path.Left()
		if el := t.hint(); el != "" {
			way := path.Way(t.hintedChoice()) // where it leads as well
			m.Hinted, m.Lit, m.Led = append(m.Hinted, el), append(m.Lit, way...), append(m.Led, way...)
		}
		if t.hinted {
			m.Advice = t.hintWords(m)
		}
		c, ok := t.makes(path, m.Hover)
		if !ok {
			c, ok = t.directly(m.Hover)
		}
		if ok {
			m.Aim = c
			m.Lit = slices.Concat(m.Lit, path.Way(c))
		}
		if held := t.last.carry; held != "" {
			m.Lit = slices.Concat(m.Lit, t.foreseen(t.lifts(held)))
		}
	}
	return m
}

// hint is the element to click next on the way to the hint that is shown, empty if there is none.
func (t *Table) hint() rules.Element {
	if !t.hinted || !t.advice.Has {
		return ""
	}
	return t.path.Points(t.hintedChoice())
}

// hintedChoice is the choice that the hint is about: where that only leads on, the best that it leads to.
func (t *Table) hintedChoice() rules.Choice {
	c, a := t.advice.Choice, t.path.ahead
	if a != nil && slices.Contains(a.Lead, c) {
		if i := slices.IndexFunc(t.path.ranking, func(b rules.Choice) bool { return slices.Contains(a.Then, b) }); i >= 0 {
			return t.path.ranking[i]
		}
	}
	return c
}

// lines is the log as far as it has been shown.
func (t *Table) lines() []match.Line {
	lines := eventful(t.told())
	if sum, ok := t.config.Match.Sum(t.viewer); ok && t.mode() == Asking {
		lines = append(lines, sum)
	}
	return lines
}

// told is all lines of what has been shown.
func (t *Table) told() []match.Line {
	lines := t.config.Match.Lines(t.viewer)
	if !t.play.running() && t.play.held == nil {
		return lines
	}
	shown := t.at
	n, _ := slices.BinarySearchFunc(lines, shown, func(l match.Line, entry int) int { return l.Entry - entry })
	if !t.play.active {
		return lines[:n]
	}
	for n < len(lines) && t.play.ledTo(lines[n]) {
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
	r.story, r.legend, r.whole = t.chronicled(), t.explained(), len(r.lines) > 0
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
			if t.resting() {
				o.help = rules.Say("A click anywhere or a key goes on.")
				on := button(idRested, rules.Say("Go on"), "kit/play", "")
				o.main = &on
				return o
			}
			if !t.play.long() {
				return o
			}
		}
		o.watch = t.watching(button)
	case Asking:
		why := ""
		if !t.memorable() {
			why = rules.Say("Nothing that could be shown again has happened since your last decision.")
		}
		o.chips = append(o.chips, button(idAgain, rules.Say("See again"), "kit/eye", why))
		o.chips = append(o.chips, t.dialChips()...)
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
	c := t.hintedChoice()
	words, why := m.Sentence(c), t.advice.Reason.String()
	if r, ok := m.At(c).(rules.Recommender); ok && c != t.advice.Choice {
		why = r.Recommend(c).String()
	}
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
