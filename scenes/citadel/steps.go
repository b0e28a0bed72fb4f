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

// phaseSteps are the steps of the Enemies phase as they stand.
func (l *layout) phaseSteps() []boardkit.Step {
	at := l.Now.Step
	var steps []boardkit.Step
	if l.ambushed {
		steps = append(steps, boardkit.Step{Words: []string{"The Messenger", "Messenger"}, State: progress(at > bsieged.AmbushNow, at == bsieged.AmbushNow)})
	}
	tactics := at == bsieged.TacticsNow || at == bsieged.AmbushNow && !l.ambushed
	steps = append(steps, boardkit.Step{Words: []string{"Tactics"}, State: progress(at > bsieged.TacticsNow, tactics)})
	for i := range cards.FieldCount {
		f := (max(l.begins, north) + i) % cards.FieldCount
		if at == bsieged.MarchNow {
			f = i
		}
		now := at == bsieged.AttackNow && l.acting == f
		done := at > bsieged.AttackNow || at == bsieged.AttackNow && l.fought(f) && !now
		steps = append(steps, boardkit.Step{Words: []string{l.set.Fields[f].Told().String() + " attacks", l.set.Fields[f].Told().String()}, State: progress(done, now)})
	}
	march := []string{"March"}
	if at == bsieged.MarchNow && l.acting >= 0 {
		march = []string{"March, " + l.set.Fields[l.acting].Told().String(), "March"}
	}
	return append(steps, boardkit.Step{Words: march, State: progress(false, at == bsieged.MarchNow)})
}

// progress is how far a step of the Enemies phase has come.
func progress(done, now bool) boardkit.StepState {
	switch {
	case done:
		return boardkit.StepPast
	case now:
		return boardkit.StepFoe
	}
	return boardkit.StepComing
}

// steps lays out the steps of the Enemies phase. At their right there is room for the buttons of who
// looks on.
func (l *layout) steps(in ink.Rect) {
	steps := l.phaseSteps()
	h := math.Max(math.Min(in.H*0.62, l.Px(62)), l.Line(l.Strong())*1.3)
	if l.Mode != table.Asking {
		room := table.WatchWidth(l.Metrics, l.Measure)
		if in.W-room > l.StepsWidth(h, steps) && in.H >= l.Metrics.MinTarget() {
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
	b.Steps(ink.R(r.X, top, r.W, h), steps)
	label := "Enemies phase"
	for _, s := range steps {
		if s.State == boardkit.StepFoe {
			label += ", " + s.Words[0]
		}
	}
	if tell {
		b.Say(ink.R(r.X, r.Y+h, r.W, r.H-h), small, ink.ParchmentDark, "The enemies act, step by step from left to right: nobody is asked. When they have done, See again shows all of it once more.", "The enemies act, from left to right. See again, below, shows it once more.", "The enemies act, from left to right.", "The enemies act.")
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
