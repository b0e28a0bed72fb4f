package wartracks

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// sumLine is one line of a sum: an icon, what it is, how much.
type sumLine struct {
	icon, words, value string
	tone               ink.Color
}

// stormSum is the sum of the storm: ATT, what changes it, the Defender, the Attack Strength, and
// what would become of each target.
func (l *layout) stormSum(box ink.Rect) {
	s := l.Storm
	name := "Storm"
	if s.Card.Card != nil {
		name = rules.Say("Storm: %s", s.Card.Card.Told())
	}
	l.addOutlook(l.fitted(box, name, ink.Oxblood, func(b *boardkit.Pen, inner ink.Rect) float64 {
		lines := l.sumLines(s)
		f, bold := b.Font(ink.Sans, 17), b.Title()
		row := math.Max(b.Line(bold), l.Px(32))
		foot := math.Max(l.Px(52), b.Line(bold)*1.7)
		if row*float64(len(lines))+foot > inner.H {
			row = math.Max(b.Line(f)+1, (inner.H-foot)/float64(len(lines)))
		}
		for len(lines) > 2 && row*float64(len(lines))+foot > inner.H+1 {
			lines = append(lines[:len(lines)-2:len(lines)-2], lines[len(lines)-1])
		}
		y := inner.Y
		for _, line := range lines {
			if y+row <= inner.Bottom()+1 {
				l.sumRow(b, ink.R(inner.X, y, inner.W, row), line, f, bold)
				y += row
			}
		}
		y = l.sumStrength(b, ink.R(inner.X, y, inner.W, foot), s, inner.Bottom())
		y = l.sumTargets(b, ink.R(inner.X, y, inner.W, inner.Bottom()-y), s)
		if rest := inner.Bottom() - y; rest > b.Line(f)+l.Px(4) {
			y += l.Px(4)
			y += b.Lines(ink.R(inner.X, y, inner.W, inner.Bottom()-y), b.Body(), ink.Oak, l.stormWords(s), 1.2)
		}
		return y
	}))
}

// sumStrength is the line below the sum; it returns where it ends.
func (l *layout) sumStrength(b *boardkit.Pen, box ink.Rect, s *siegestorm.StormView, bottom float64) float64 {
	if box.Bottom() > bottom+2 {
		return box.Y
	}
	strong := b.Font(ink.SerifBold, 21)
	b.Fill(ink.R(box.X, box.Y+l.Px(2), box.W, l.Edge()), ink.Ink, 0)
	badge := box.H * 0.92
	at := ink.R(box.Right()-badge, box.Y+l.Px(4), badge, badge)
	b.Name(ink.R(box.X, box.Y, box.W-badge-l.Px(6), box.H), strong, ink.Ink, "Attack Strength")
	b.Picture("siegestorm/board/badge-att", at)
	b.Centred(at, b.Font(ink.SerifBold, 25), ink.ParchmentLight, strconv.Itoa(s.Strength))
	return box.Bottom()
}

// sumTargets lists what the storm could hit; it returns where the list ends.
func (l *layout) sumTargets(b *boardkit.Pen, box ink.Rect, s *siegestorm.StormView) float64 {
	if l.struck != nil {
		return box.Y
	}
	f, bold := b.Body(), b.Font(ink.SansBold, 15)
	row := math.Max(b.Line(f)+b.Line(bold), l.Px(44))
	y := box.Y
	targets := append(slices.Clip(s.First), s.Targets...)
	for i := range targets {
		t := &targets[i]
		if y+row > box.Bottom()+1 {
			break
		}
		icon, name, words, tone := "hold-ground", "", aimWords(t), ink.Oak
		if t.Element.Kind() == "seat" {
			side, _ := numbers(t.Element)
			icon, name, words = "resources", l.called(side), lossWords(t)
			if side == bossSide {
				icon = "life"
			}
		} else if n, _ := numbers(t.Element); l.seen(n).Card != nil {
			name = l.seen(n).Card.Told().String()
		}
		switch first := len(s.First); {
		case i < first:
			icon, name = "action", rules.Say("Before: %s", name)
		case s.By != bossSide && i > first:
			name = rules.Say("or %s", name)
		}
		if t.Kills || t.Loses {
			tone = l.Pen.Tones.Foe.Plain
		}
		size := math.Min(row*0.8, l.Px(34))
		b.Picture("siegestorm/icons/"+icon, ink.R(box.X, y+(row-size)/2, size, size))
		x := box.X + l.Px(44)
		top := y + (row-b.Line(f)-b.Line(bold))/2
		b.Name(ink.R(x, top, box.Right()-x, b.Line(f)), f, ink.Ink, name)
		b.Say(ink.R(x, top+b.Line(f), box.Right()-x, b.Line(bold)), bold, tone, words...)
		y += row
	}
	return y
}

// sumLines are the lines of the sum before the Attack Strength.
func (l *layout) sumLines(s *siegestorm.StormView) []sumLine {
	lines := []sumLine{{"att", "ATT in print", strconv.Itoa(s.Print), ink.Ink}}
	for _, c := range s.Changes {
		lines = append(lines, sumLine{"action", c.Source.String(), signed(c.ATT), l.signTone(c.ATT)})
	}
	switch foe := l.facing(s); {
	case s.Defender == nil && !s.ActionDone && foe != nil && foe.Card != nil:
		lines = append(lines, sumLine{"def", rules.Say("%s gone by then", foe.Card.Told()), "", ink.Ink})
	case s.Defender == nil:
		lines = append(lines, sumLine{"def", "no Defender", "", ink.Ink})
	case s.Ignored:
		lines = append(lines, sumLine{"def", "Defender ignored", "", ink.Ink})
	case s.Defender.Card != nil:
		lines = append(lines, sumLine{"def", rules.Say("%s defends", s.Defender.Card.Told()), "−" + strconv.Itoa(s.Guard), l.signTone(-s.Guard)})
	}
	return lines
}

// facing is the Defender as things stand, nil without one.
func (l *layout) facing(s *siegestorm.StormView) *siegestorm.CardView {
	if t := l.track(s.Card.Track); t != nil {
		if foe := l.track(t.Facing); foe != nil {
			return foe.Slots[0]
		}
	}
	return nil
}

// stormWords say what the storm still waits for.
func (l *layout) stormWords(s *siegestorm.StormView) string {
	switch {
	case l.struck != nil:
		return rules.T("The blow fell with strength %d. The creature goes to the Casualties.", int(l.struck.N)).String()
	case s.ActionDone:
		return "Its action is done."
	}
	if s.Others {
		return "First its action, here at best: " + actionText(s.Card)
	}
	return "First its action: " + actionText(s.Card)
}

func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

func (l *layout) signTone(n int) ink.Color {
	if n < 0 {
		return l.Pen.Tones.Foe.Plain
	}
	return l.Pen.Tones.Good.Dark
}

func (l *layout) sumRow(b *boardkit.Pen, box ink.Rect, line sumLine, f, bold ink.Font) {
	icon := math.Min(box.H*0.94, l.Px(30))
	b.Picture("siegestorm/icons/"+line.icon, ink.R(box.X, box.Y+(box.H-icon)/2, icon, icon))
	w := b.Width(bold, line.value) + 1
	b.Right(ink.R(box.Right()-w, box.Y, w, box.H), bold, line.tone, line.value)
	b.Name(ink.R(box.X+icon+l.Px(10), box.Y, box.W-icon-w-l.Px(16), box.H), f, ink.Ink, line.words)
}
