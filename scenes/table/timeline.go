package table

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/game"
	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Reel is a [Match] that is shown from its beginning, and can be wound to any of its decisions: the table has a timeline
// of it. What the Match tells is told up to the moment that is shown; of the rest the timeline says only how long it is.
type Reel interface {
	// Whole is how many decisions there are, shown or not.
	Whole() int
	// TurnAt is the turn of a decision, from 0 up to Whole.
	TurnAt(n int) int
	// Wind shows the match as it stood after its first n decisions.
	Wind(n int)
}

// IDs of what lies on the timeline.
const (
	idReel     = "table:reel"
	idTurnBack = "table:turn-back"
	idBackward = "table:backward"
	idForward  = "table:forward"
	idTurnOn   = "table:turn-on"
	kindSpan   = "table:reel/" // the number of a span follows
)

// reelTips say what the buttons of the timeline are for.
var reelTips = map[rules.Element]keyed{
	idTurnBack: {rules.T("To the beginning of the turn, then to the one before"), keymap.TurnBack},
	idBackward: {rules.T("One decision back, then stop"), keymap.Backward},
	idForward:  {rules.T("One decision on, then stop"), keymap.Forward},
	idTurnOn:   {rules.T("To the next turn"), keymap.TurnOn},
}

// span is the decisions of some turns, as the timeline shows them.
type span struct {
	first, last int // turns
	from, to    int // decisions
}

// spans is a match by turns.
func spans(r Reel) (list []span) {
	for n := range r.Whole() {
		turn := r.TurnAt(n)
		if len(list) == 0 || list[len(list)-1].last != turn {
			list = append(list, span{turn, turn, n, n})
		}
		list[len(list)-1].to = n + 1
	}
	return list
}

// join puts as many turns together as it takes for at most so many spans.
func join(list []span, most int) []span {
	each := (len(list) + max(1, most) - 1) / max(1, most)
	if each <= 1 {
		return list
	}
	var joined []span
	for part := range slices.Chunk(list, each) {
		s, end := part[0], part[len(part)-1]
		joined = append(joined, span{s.first, end.last, s.from, end.to})
	}
	return joined
}

// reel is the timeline as it is shown.
type reel struct {
	turns []span
	at    int            // decisions shown
	named rules.Progress // names turns
}

func (t *Table) reel() (Reel, bool) {
	r, ok := t.config.Match.(Reel)
	return r, ok && r.Whole() > 0
}

// timeline is what the layout needs to know of it; nil: there is none.
func (t *Table) timeline() *reel {
	r, ok := t.reel()
	if !ok || t.base == nil {
		return nil
	}
	return &reel{turns: spans(r), at: t.config.Match.Len(), named: t.base.Progress()}
}

func timelineHeight(k form.Toolkit) float64 { return math.Max(k.MinTarget(), k.Px(44)) }

// timeline lays the turns of a replay out side by side, each as wide as the other, between the buttons for a step.
func (sc *scene) timeline(v view) {
	box := sc.frame.timeline
	if v.reel == nil || box.Empty() {
		return
	}
	k := sc.kit
	gap := math.Max(3, k.Px(8))
	side := math.Min(box.H, math.Max(k.MinTarget(), k.Px(44)))
	end := v.reel.turns[len(v.reel.turns)-1].to
	button := func(id, icon, label, why string, off bool, right bool) {
		at, rest := box.CutLeft(side)
		if right {
			at, rest = box.CutRight(side)
			_, box = rest.CutRight(gap)
		} else {
			_, box = rest.CutLeft(gap)
		}
		b := form.Label{ID: id, Text: label, Icon: icon}
		if off {
			b.Reason = why
		}
		sc.button(k.IconButton(b, ink.R(at.X, at.Y+(at.H-side)/2, side, side).Round()), depthFrame+1, v.by)
	}
	first, last := rules.Say("This is the beginning"), rules.Say("This is the end")
	button(idTurnBack, "kit/turn-back", rules.Say("A turn back"), first, v.reel.at == 0, false)
	button(idBackward, "kit/step-back", rules.Say("A decision back"), first, v.reel.at == 0, false)
	button(idTurnOn, "kit/skip", rules.Say("A turn on"), last, v.reel.at == end, true)
	button(idForward, "kit/step", rules.Say("A decision on"), last, v.reel.at == end, true)
	sc.track(box.Round(), v)
}

// track draws the turns and where between them the match is.
func (sc *scene) track(box ink.Rect, v view) {
	k := sc.kit
	sc.reelBox, sc.spans = box, join(v.reel.turns, int(box.W/math.Max(k.MinTarget(), k.Px(36))))
	var l ink.List
	round, rim := k.Px(6), math.Max(1, k.Px(2))
	l.Fill(box, ink.GoldDark, round)
	l.Fill(box.Inset(rim), ink.OakDark, round)
	sc.decor(idReel, depthFrame, box, l).Solid = true
	here := sc.place(v.reel.at)
	f := k.Font(ink.SansBold, phaseType)
	for i, s := range sc.spans {
		x, to := math.Round(sc.place(s.from)), math.Round(sc.place(s.to))
		at := ink.R(x, box.Y, to-x, box.H)
		id := rules.Element(kindSpan + strconv.Itoa(i))
		var l ink.List
		if done := math.Min(here, to) - x; done > 0 {
			l.Fill(ink.R(x, box.Y+rim, done, box.H-2*rim), ink.Oak, 0)
		}
		if v.by.hot == id {
			l.Fill(ink.R(x, box.Y+rim, at.W, box.H-2*rim), ink.Gold.Alpha(0.35), 0)
		}
		if i > 0 {
			l.Line(x, box.Y+box.H*0.2, x, box.Bottom()-box.H*0.2, rim, ink.GoldDark)
		}
		words := strconv.Itoa(s.first)
		if k.Measure.Width(f, words) <= at.W-2*rim {
			color := ink.ParchmentDark
			if s.from <= v.reel.at && v.reel.at < s.to || i == len(sc.spans)-1 && v.reel.at == s.to {
				color = ink.GoldLight
			}
			l.Write(at, f, color, words).Across = ink.Middle
		}
		label := v.reel.named.Named(s.first).String()
		if s.last != s.first {
			label = rules.Say("%s to %s", label, v.reel.named.Named(s.last))
		}
		p := sc.decor(id, depthFrame+1, at, l)
		p.Role, p.Label, p.Tip, p.Round = "button", label, true, round
		sc.marks[id] = stage.Mark{State: stage.Enabled}
	}
	knob := math.Max(4, k.Px(8))
	var now ink.List
	mark := ink.R(math.Max(box.X, math.Min(here-knob/2, box.Right()-knob)), box.Y, knob, box.H)
	now.Shadow(mark, knob)
	now.Fill(mark, ink.Gold, knob/2)
	sc.decor("table:reel-now", depthFrame+2, mark, now)
}

// place is where on the timeline a decision lies: its turns are as wide as all others.
func (sc *scene) place(n int) float64 {
	wide := sc.reelBox.W / float64(len(sc.spans))
	for i, s := range sc.spans {
		if n < s.to || i == len(sc.spans)-1 {
			return sc.reelBox.X + wide*(float64(i)+math.Min(1, float64(n-s.from)/float64(s.to-s.from)))
		}
	}
	return sc.reelBox.X
}

// decisionAt is the decision that lies on the timeline at x.
func (sc *scene) decisionAt(x float64) int {
	part := math.Max(0, math.Min(1, (x-sc.reelBox.X)/sc.reelBox.W)) * float64(len(sc.spans))
	i := min(int(part), len(sc.spans)-1)
	s := sc.spans[i]
	return s.from + int(math.Round((part-float64(i))*float64(s.to-s.from)))
}

// wind shows the match as it stood after its first n decisions.
func (t *Table) wind(n int) {
	r, ok := t.reel()
	if !ok {
		return
	}
	n = max(0, min(n, r.Whole()))
	was := t.config.Match.Len()
	t.skipping = false
	t.stage.Finish()
	r.Wind(n)
	t.Follow(game.Change{Kind: game.Moved, From: was, To: n})
	t.abrupt = n < was-1 || n > was+1
}

// windTurn winds to the beginning of this turn, of the one before if it is there, or of the next one.
func (t *Table) windTurn(on bool) {
	r, ok := t.reel()
	if !ok {
		return
	}
	at, to := t.config.Match.Len(), 0
	for _, s := range spans(r) {
		if on && s.to > at {
			t.wind(s.to)
			return
		}
		if s.from < at {
			to = s.from
		}
	}
	if !on {
		t.wind(to)
	}
}

// windStep winds by one decision, and stops there.
func (t *Table) windStep(by int) {
	if _, ok := t.reel(); ok {
		t.wind(t.config.Match.Len() + by)
		t.play.paused, t.play.steps = true, 0
	}
}

// reelButtons is what the buttons of the timeline do.
func (t *Table) reelButtons(buttons map[rules.Element]func()) {
	buttons[idTurnBack] = func() { t.windTurn(false) }
	buttons[idTurnOn] = func() { t.windTurn(true) }
	buttons[idBackward] = func() { t.windStep(-1) }
	buttons[idForward] = func() { t.windStep(1) }
	for i, s := range t.scene.spans {
		buttons[rules.Element(kindSpan+strconv.Itoa(i))] = func() { t.wind(s.from) }
	}
}

// reelKey takes the keys of the timeline.
func (t *Table) reelKey(c keymap.Command) bool {
	if _, ok := t.reel(); !ok || t.curtain != nil || t.covered() {
		return false
	}
	switch c {
	case keymap.TurnBack:
		t.windTurn(false)
	case keymap.TurnOn:
		t.windTurn(true)
	case keymap.Backward:
		t.windStep(-1)
	case keymap.Forward:
		t.windStep(1)
	default:
		return false
	}
	return true
}

// reelNote is what a tooltip says of what lies on the timeline.
func (t *Table) reelNote(id rules.Element) (note, bool) {
	if tip, ok := reelTips[id]; ok {
		return tip.note(id, &t.settings.Keys), true
	}
	if p, ok := t.stage.Piece(id); ok && strings.HasPrefix(string(id), kindSpan) {
		return note{about: id, title: p.Label, body: []string{rules.Say("Click to go to this moment; drag to move through the match.")}}, true
	}
	return note{}, false
}

// grip is the pointer on the timeline.
type grip struct {
	held, moved bool
	x           float64
}

// windBy winds while the pointer is dragged along the timeline, and reports whether what it did is no click.
func (t *Table) windBy(in game.Input) bool {
	g := &t.grip
	if _, ok := t.reel(); !ok || t.covered() || t.curtain != nil {
		*g = grip{}
		return false
	}
	if in.Pressed {
		*g = grip{held: t.scene.reelBox.Contains(in.X, in.Y), x: in.X}
	}
	if !g.held {
		return false
	}
	g.moved = g.moved || math.Abs(in.X-g.x) > 6*math.Max(1, t.metrics.Device)
	wound := g.moved
	if n := t.scene.decisionAt(in.X); wound && n != t.config.Match.Len() {
		t.wind(n)
		t.abrupt = true
	}
	if in.Released || !in.Down {
		*g = grip{}
	}
	return wound
}
