package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// Step is a step of a turn or of a phase.
type Step struct {
	Words []string // at length and shortly
	State StepState
}

// StepState is how far a step has come.
type StepState uint8

// A step is still to come, under way, under way and the enemies' own, or done.
const (
	StepComing StepState = iota
	StepNow
	StepFoe
	StepPast
)

// pictures are the plates of the steps.
var stepPictures = [...]string{StepComing: "kit/phase", StepNow: "kit/phase-now", StepFoe: "kit/phase-foe", StepPast: "kit/phase-past"}

// The room that words of a step have around them, in notches of its arrow: at length, shortly; and by
// how much of a notch two steps lie over each other.
const (
	stepAir   = 2.8
	stepTight = 2.4
	stepLap   = 0.5
	stepNotch = 0.34 // of the height
)

// stepLeast is how wide a step at length is at least, in design units.
const stepLeast = 96

// Steps draws steps as a row of arrows in the middle of the box, the one under way in bold. Where the
// words at length do not fit, all are said shortly.
func (p *Pen) Steps(box ink.Rect, steps []Step) {
	notch := box.H * stepNotch
	form := 0
	widths, total := p.stepWidths(steps, notch, form)
	if total > box.W {
		form = 1
		widths, total = p.stepWidths(steps, notch, form)
	}
	shrink := math.Min(1, box.W/total)
	x := box.X + math.Max(0, (box.W-total*shrink)/2)
	for i, s := range steps {
		w := widths[i] * shrink
		font, color := p.Body(), ink.ParchmentDark
		switch s.State {
		case StepNow, StepFoe:
			font, color = p.Strong(), ink.ParchmentLight
		case StepPast:
			color = ink.ParchmentDeep
		}
		p.Stretch(stepPictures[s.State], ink.R(x, box.Y, w, box.H))
		p.Centred(ink.R(x+notch, box.Y, w-notch*1.6, box.H), font, color, s.word(form))
		x += w - notch*stepLap*shrink
	}
}

// StepsWidth is how wide a row of steps of a height is that are said shortly.
func (p *Pen) StepsWidth(high float64, steps []Step) float64 {
	_, total := p.stepWidths(steps, high*stepNotch, 1)
	return total
}

// stepWidths are the widths of steps in a form of their words, and of their row.
func (p *Pen) stepWidths(steps []Step, notch float64, form int) (widths []float64, total float64) {
	widths = make([]float64, len(steps))
	for i, s := range steps {
		widths[i] = p.Width(p.Strong(), s.word(form)) + notch*stepTight
		if form == 0 {
			widths[i] = math.Max(p.Width(p.Strong(), s.word(0))+notch*stepAir, p.Px(stepLeast))
		}
		total += widths[i] - notch*stepLap
	}
	return widths, total
}

// word is what a step is called in a form.
func (s Step) word(form int) string { return s.Words[min(form, len(s.Words)-1)] }
