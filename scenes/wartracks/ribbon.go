package wartracks

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// step is one step of a turn as the ribbon shows it.
type step struct {
	name  string
	words []string // at length and shortly
}

// turnSteps are the steps of a player's turn (ST-TRN-1), bossSteps those of a boss's (ST-BOS-1).
func turnSteps() []step {
	return []step{{"prepare", []string{"Prepare", "Prep"}}, {"draw", []string{"Draw"}}, {"advance", []string{"Advance", "Adv."}},
		{"deploy", []string{"Deploy", "Dep."}}, {"extra", []string{"Extra turn", "Extra"}}, {"end", []string{"End"}}}
}

func bossSteps() []step {
	return []step{{"reserves", []string{"To Reserves", "Res."}}, {"advance", []string{"Advance", "Adv."}}, {"draw", []string{"Draw"}},
		{"play", []string{"Play"}}, {"extra", []string{"Extra turn", "Extra"}}}
}

func (l *layout) ribbonHeight() float64 {
	return math.Round(math.Max(l.Px(38), l.Line(l.Body())+2))
}

// ribbon lays out the steps of the turn in progress, the current one in verdigris. A payment and the
// end of the match take its place.
func (l *layout) ribbon() {
	box := l.rooms.ribbon
	if box.Empty() || !l.rooms.pay.Empty() || l.Over {
		return
	}
	steps := turnSteps()
	if l.Active == bossSide {
		steps = bossSteps()
	}
	now := -1
	for i, s := range steps {
		if s.name == l.Step {
			now = i
		}
	}
	f, bold := l.Body(), l.Font(ink.SansBold, 16)
	notch := box.H * 0.34
	widths, form := make([]float64, len(steps)), 0
	total := 0.0
	for ; form < 2; form++ {
		total = 0
		for i, s := range steps {
			widths[i] = math.Max(l.Width(bold, s.words[min(form, len(s.words)-1)])+notch*2.8, l.Px(96))
			if form == 1 {
				widths[i] = l.Width(bold, s.words[min(form, len(s.words)-1)]) + notch*2.4
			}
			total += widths[i] - notch*0.5
		}
		if total <= box.W {
			break
		}
	}
	shrink := math.Min(1, box.W/total)
	form = min(form, 1)
	b := l.Fresh()
	x := (box.W - total*shrink) / 2
	if x < 0 {
		x = 0
	}
	for i, s := range steps {
		w := widths[i] * shrink
		plate := ink.R(x, 0, w, box.H)
		name, font, color := "step", f, ink.ParchmentDark
		switch {
		case i == now:
			name, font, color = "step-now", bold, ink.ParchmentLight
		case i < now:
			name, color = "step-past", ink.ParchmentDeep
		}
		b.Stretch("siegestorm/board/"+name, plate)
		b.Centred(ink.R(x+notch, 0, w-notch*1.6, box.H), font, color, s.words[min(form, len(s.words)-1)])
		x += w - notch*0.5*shrink
	}
	label := rules.T("Turn %d of %s", l.Turn, l.called(l.Active)).String()
	if now >= 0 {
		label += ", step " + steps[now].words[0]
	}
	l.OnBoard(stage.Piece{ID: "ribbon", Box: box.Round(), Depth: depthGround, Look: b.List, Label: label, Fixed: true})
}
