package citadel

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// step is a step of the Enemies phase in the ribbon: words from long to short, whether it is done
// or under way.
type step struct {
	words     []string
	done, now bool
}

// phaseSteps are the steps of the Enemies phase as they stand.
func (l *layout) phaseSteps() []step {
	at := l.Now.Step
	steps := []step{{words: []string{"Tactics"}, done: at > bsieged.TacticsNow, now: at == bsieged.TacticsNow}}
	for i := range cards.FieldCount {
		f := (max(l.begins, north) + i) % cards.FieldCount
		if at == bsieged.MarchNow {
			f = i
		}
		s := step{words: []string{l.set.Fields[f].Short + " attacks", l.set.Fields[f].Short}, now: at == bsieged.AttackNow && l.acting == f}
		s.done = at > bsieged.AttackNow || at == bsieged.AttackNow && l.fought(f) && !s.now
		steps = append(steps, s)
	}
	march := []string{"March"}
	if at == bsieged.MarchNow && l.acting >= 0 {
		march = []string{"March, " + l.set.Fields[l.acting].Short, "March"}
	}
	return append(steps, step{words: march, now: at == bsieged.MarchNow})
}

// steps lays out the steps of the Enemies phase, the current one in ember, those done in verdigris. At
// their right there is room for the buttons of who looks on.
func (l *layout) steps(in ink.Rect) {
	steps := l.phaseSteps()
	f := l.Font(ink.SansBold, 17)
	h := math.Max(math.Min(in.H*0.62, l.Px(62)), l.Line(f)*1.3)
	if l.Mode != table.Asking {
		least := 0.0
		for _, s := range steps {
			least += l.Width(f, s.words[len(s.words)-1]) + h*0.6
		}
		room := table.WatchWidth(l.Metrics, l.Measure)
		if in.W-room > least && in.H >= l.Metrics.MinTarget() {
			l.Out.Watch, in = in.CutRight(room)
		}
	}
	b := l.Fresh()
	r := boardkit.Own(in.Round())
	small := b.Font(ink.Sans, 14)
	tell := l.Mode == table.Playing && r.H-h >= b.Line(small)
	top := r.Y
	if !tell {
		top += (r.H - h) / 2
	}
	notch := h * 0.24
	w := (r.W + notch*float64(len(steps)-1)) / float64(len(steps))
	label := "Enemies phase"
	for i, s := range steps {
		fill, text := ink.OakDark, ink.ParchmentDark
		switch {
		case s.now:
			fill, text = ink.Ember, ink.Bone
			label += ", " + s.words[0]
		case s.done:
			fill, text = ink.VerdigrisDark, ink.ParchmentLight
		}
		x := float64(i) * (w - notch)
		arrow(&b.List, ink.R(x, top, w, h), notch, ink.GoldDark)
		arrow(&b.List, ink.R(x+2, top+1.5, w-4, h-3), notch, fill)
		b.Centred(ink.R(x+notch*1.3, top, w-notch*2.4, h), f, text, s.words...)
	}
	if tell {
		b.Say(ink.R(r.X, r.Y+h, r.W, r.H-h), small, ink.ParchmentDark, "The Citadel's enemies act by themselves. Afterwards R shows it again; the log shows any moment.", "The enemies act. R shows it again.", "R shows it again.")
	}
	l.OnRow(stage.Piece{ID: "panel:steps", Box: in.Round(), Depth: 1, Look: b.List, Label: label, Fixed: true})
}

// Herald is the hero whose turn it is; outside of turns the one who is asked.
func (*Board) Herald(s rules.State) (name, picture string, turn bool) {
	state, ok := s.(viewer)
	if !ok {
		return "", "", false
	}
	v := state.View()
	h := v.Active
	if h < 0 {
		h = v.Now.Asked
	}
	if h < 0 || h >= len(v.Heroes) {
		return "", "", false
	}
	d := &state.Set().Heroes[v.Heroes[h].Kind]
	return d.Short, pic(d.ID), v.Active >= 0
}

// fought reports whether a field has had its attack: fields act one to the left of the other,
// from the first one (BS-EAT-1).
func (l *layout) fought(f int) bool { return l.acting >= 0 && l.turn(f) < l.turn(l.acting) }

// arrow is a step of the ribbon: a box with a notch at its left and a point at its right.
func arrow(l *ink.List, r ink.Rect, notch float64, c ink.Color) {
	mid := r.Y + r.H/2
	boardkit.Polygon(l, c, 1, ink.P(r.X, r.Y), ink.P(r.Right()-notch, r.Y), ink.P(r.Right(), mid), ink.P(r.X+notch, mid))
	boardkit.Polygon(l, c, 1, ink.P(r.X+notch, mid), ink.P(r.Right(), mid), ink.P(r.Right()-notch, r.Bottom()), ink.P(r.X, r.Bottom()))
}
