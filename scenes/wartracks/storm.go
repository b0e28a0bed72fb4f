package wartracks

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// sumLine is one line of a sum: an icon, what it is, how much.
type sumLine struct {
	icon, words, value string
	tone               ink.Color
	adds               bool // it is a change of ATT
	before             bool // it comes before the blow and adds nothing to it
	n                  int  // by how much
}

// stormSum is the sum of the storm: ATT, what changes it, the Defender, the Attack Strength, and
// what would become of each target. It returns the room that is left below it.
func (l *layout) stormSum(box ink.Rect) ink.Rect {
	s := l.Storm
	name := "Storm"
	if s.Card.Card != nil {
		name = rules.Say("Storm: %s", s.Card.Card.Told())
	}
	sum := l.fitted("outlook", box, name, ink.Oxblood, func(b *boardkit.Pen, inner ink.Rect) float64 {
		f, bold := b.Font(ink.Sans, 17), b.Title()
		foot := math.Max(l.Px(52), b.Line(bold)*1.7)
		lines, row, aim := l.fitSum(b, l.apart(b, l.sumLines(s), inner.W), len(l.sumTargetsOf(s)), inner.H-foot)
		y := inner.Y
		for i, line := range lines {
			if i > 0 && lines[i-1].before && !line.before { // what the action does is no part of the sum
				b.Fill(ink.R(inner.X, y, inner.W, l.Edge()), ink.OakLight.Alpha(0.6), 0)
			}
			if y+row <= inner.Bottom()+1 {
				l.sumRow(b, ink.R(inner.X, y, inner.W, row), line, f, bold)
				y += row
			}
		}
		if !s.Stops {
			y = l.sumStrength(b, ink.R(inner.X, y, inner.W, foot), s, inner.Bottom())
		}
		y = l.sumTargets(b, ink.R(inner.X, y, inner.W, inner.Bottom()-y), s, aim)
		if rest := inner.Bottom() - y; rest > b.Line(f)+l.Px(4) {
			y += l.Px(4)
			y += b.Lines(ink.R(inner.X, y, inner.W, inner.Bottom()-y), b.Body(), ink.Oak, l.stormWords(s), 1.2)
		}
		return y
	})
	l.addOutlook(sum)
	_, below := box.CutTop(sum.Box.H + l.gap())
	return below
}

// fitSum is how a sum lies in its room, with so many targets below it: how high its lines are and the targets, which have two lines each
// where there is room. What there is no room for at all is summed up in one line, so that the sum still adds up.
func (l *layout) fitSum(b *boardkit.Pen, lines []sumLine, targets int, room float64) (fits []sumLine, row, aim float64) {
	f, bold := b.Line(b.Font(ink.Sans, 17))+1, b.Line(b.Font(ink.SansBold, 15))+1
	wide, tall := math.Max(b.Line(b.Title()), l.Px(32)), math.Max(b.Line(b.Body())+bold, l.Px(44))
	high := func() float64 { return row*float64(len(lines)) + aim*float64(targets) }
	for _, size := range [...]struct{ row, aim float64 }{{wide, tall}, {f, tall}, {f, bold}} {
		if row, aim = size.row, size.aim; high() <= room+1 {
			return lines, row, aim
		}
	}
	for i := len(lines) - 2; i > 0 && high() > room+1; i-- {
		lines = summedUp(lines, i)
	}
	return lines, row, aim
}

// apart are lines of which those that tell what comes before the blow have their value in a line of its own, where it finds no room beside
// the words.
func (l *layout) apart(b *boardkit.Pen, lines []sumLine, wide float64) (list []sumLine) {
	f, bold := b.Small(), b.Title()
	for _, line := range lines {
		if value := line.value; line.before && value != "" && b.Width(f, line.words)+b.Width(bold, value)+l.Px(46) > wide {
			line.value = ""
			list = append(list, line, sumLine{value: value, tone: line.tone, before: true})
			continue
		}
		list = append(list, line)
	}
	return list
}

// summedUp are lines of which one and the one before it are one, if both add to the same number.
func summedUp(lines []sumLine, i int) []sumLine {
	a, b := lines[i-1], lines[i]
	if !a.adds || !b.adds {
		return lines
	}
	n := a.n + b.n
	one := sumLine{icon: "att", words: rules.Say("other changes"), value: signed(n), tone: b.tone, adds: true, n: n}
	return append(append(lines[:i-1:i-1], one), lines[i+1:]...)
}

// sumStrength is the line below the sum; it returns where it ends.
func (l *layout) sumStrength(b *boardkit.Pen, box ink.Rect, s *siegestorm.StormView, bottom float64) float64 {
	if box.Bottom() > bottom+2 {
		return box.Y
	}
	strong := b.Font(ink.SerifBold, 21)
	b.Fill(ink.R(box.X, box.Y+l.Px(2), box.W, l.Edge()), ink.Ink, 0)
	badge := l.numberRoom(b, box.H*0.92, 25, strengthOf(s))
	at := ink.R(box.Right()-badge, box.Y+l.Px(4), badge, box.H*0.92)
	b.Name(ink.R(box.X, box.Y, box.W-badge-l.Px(6), box.H), strong, ink.Ink, "Attack Strength")
	l.numberLook(b, at, 25, strengthOf(s))
	return box.Bottom()
}

// strengthOf is the Attack Strength of a storm, or from what to what it can come by all that lies open.
func strengthOf(s *siegestorm.StormView) string {
	if !s.Strengths.Sure() {
		return spanOf(s.Strengths)
	}
	return strconv.Itoa(s.Strength)
}

// sumTargetsOf are the targets that the sum lists: none once the blow has fallen.
func (l *layout) sumTargetsOf(s *siegestorm.StormView) []siegestorm.StormTarget {
	if l.struck != nil {
		return nil
	}
	return s.Targets
}

// sumTargets lists what the storm could hit, each in a row so high, which has a line for the name where it is high enough; it returns
// where the list ends.
func (l *layout) sumTargets(b *boardkit.Pen, box ink.Rect, s *siegestorm.StormView, row float64) float64 {
	f, bold := b.Body(), b.Font(ink.SansBold, 15)
	y := box.Y
	targets := l.sumTargetsOf(s)
	for i := range targets {
		t := &targets[i]
		if y+row > box.Bottom()+1 {
			break
		}
		icon, name, words, tone := "hold-ground", "", aimWords(t), ink.Oak
		if t.Element.Kind() == "seat" {
			side, _ := numbers(t.Element)
			icon, name, words = "resources", l.called(side), lossesOf(s, t)
			if side == bossSide {
				icon = "life"
			}
		} else if n, _ := numbers(t.Element); l.seen(n).Card != nil {
			name = l.seen(n).Card.Told().String()
		}
		if s.By != bossSide && i > 0 {
			name = rules.Say("or %s", name)
		}
		if t.Kills || t.Loses {
			tone = l.Pen.Tones.Foe.Plain
		}
		size := math.Min(row*0.8, l.Px(34))
		b.Picture("siegestorm/icons/"+icon, ink.R(box.X, y+(row-size)/2, size, size))
		x := box.X + size + l.Px(10)
		low := y
		if named := b.Line(f) + b.Line(bold); row >= named {
			low = y + (row-named)/2 + b.Line(f)
			b.Name(ink.R(x, low-b.Line(f), box.Right()-x, b.Line(f)), f, ink.Ink, name)
		}
		b.Say(ink.R(x, low, box.Right()-x, b.Line(bold)), bold, tone, words...)
		y += row
	}
	return y
}

// sumLines are the lines of the sum before the Attack Strength.
func (l *layout) sumLines(s *siegestorm.StormView) []sumLine {
	var lines []sumLine
	for _, c := range s.Before {
		words := c.Label.String()
		if s.Others { // as its side chooses
			words = rules.Say("If chosen: %s", c.Label)
		}
		lines = append(lines, sumLine{icon: "action", words: words, value: c.Value.String(), tone: l.sumTone(c.Tone), before: true})
	}
	if s.Stops {
		return append(lines, sumLine{icon: "att", words: "It comes to no blow", tone: ink.Ink})
	}
	for _, p := range s.Sum() {
		line := sumLine{icon: "att", value: signed(p.N), tone: l.signTone(p.N), n: p.N}
		switch p.Kind {
		case siegestorm.SumPrint:
			line.words, line.value, line.tone = "Printed ATT", strconv.Itoa(p.N), ink.Ink
		case siegestorm.SumChange:
			line.words, line.adds = p.Source.String(), true
		case siegestorm.SumGuard:
			line.icon, line.words, line.value, line.tone = "def", rules.Say("%s defends", s.Defender.Card.Told()), "−"+strconv.Itoa(-p.N), l.signTone(-1)
		case siegestorm.SumByThen:
			line.icon, line.words = "def", rules.Say("Lost DEF by then")
			if p.N < 0 {
				line.words = rules.Say("Gained DEF by then")
			}
		case siegestorm.SumAtLeast:
			line.words, line.tone = rules.Say("At least 0"), ink.Ink
		}
		lines = append(lines, line)
	}
	none := func(words string) sumLine { return sumLine{icon: "def", words: words, tone: ink.Ink} }
	switch foe := l.facing(s); {
	case s.Defender == nil && !s.ActionDone && foe != nil && foe.Card != nil:
		lines = append(lines, none(rules.Say("%s gone by then", foe.Card.Told())))
	case s.Defender == nil:
		lines = append(lines, none("no Defender"))
	case s.Ignored:
		lines = append(lines, none("Defender ignored"))
	}
	return lines
}

// sumTone is the colour of a line of which the rules say whether it is good.
func (l *layout) sumTone(t rules.Tone) ink.Color {
	switch t {
	case rules.Good:
		return l.Pen.Tones.Good.Dark
	case rules.Bad:
		return l.Pen.Tones.Foe.Plain
	}
	return ink.Ink
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
		return l.withRaise(s, rules.T("Its action is done."))
	case s.Others:
		return l.withRaise(s, rules.T("First its action, here at best: %s", actionText(s.Card)))
	}
	return l.withRaise(s, rules.T("First its action: %s", actionText(s.Card)))
}

// withRaise are words after those that say what can still be paid to make more of a storm.
func (l *layout) withRaise(s *siegestorm.StormView, words rules.Text) string {
	list := []rules.Text{words}
	if raise := l.raiseWords(s); !raise.Empty() {
		list = []rules.Text{raise, words}
	}
	if len(s.Answers) > 0 {
		list = append([]rules.Text{rules.T("%s can lessen it.", rules.Or(s.Answers...))}, list...)
	}
	if l.handsOpen() {
		list = append(list, rules.T("Cards in hand can change it."))
	}
	return rules.Sentences(list...).String()
}

// handsOpen reports whether somebody holds cards of which nothing is foretold.
func (l *layout) handsOpen() bool {
	return slices.ContainsFunc(l.Sides, func(side siegestorm.SideView) bool { return side.Side != bossSide && side.Living && len(side.Hand) > 0 })
}

// raiseWords say what can still be paid to make more of a storm; empty: nothing that lies open.
func (l *layout) raiseWords(s *siegestorm.StormView) rules.Text {
	r := s.Raised
	switch {
	case r == nil:
		return rules.Text{}
	case r.Beats:
		return rules.T("%s adds %d for each %d paid: enough for all.", r.By, r.Adds, r.Cost)
	}
	return rules.T("%s adds %d for each %d paid: up to %d.", r.By, r.Adds, r.Cost, max(r.Takes, s.Reach.Most))
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

// sumRow is one line of a sum. Where name and value find no room side by side, of "loses: too few cards" the reason stands in the log alone.
func (l *layout) sumRow(b *boardkit.Pen, box ink.Rect, line sumLine, f, bold ink.Font) {
	icon := math.Min(box.H*0.94, l.Px(30))
	if line.icon != "" {
		b.Picture("siegestorm/icons/"+line.icon, ink.R(box.X, box.Y+(box.H-icon)/2, icon, icon))
	}
	value, room := line.value, box.W-icon-l.Px(16)
	if b.Width(f, line.words)+b.Width(bold, value)+1 > room {
		value, _, _ = strings.Cut(value, ":")
	}
	w := b.Width(bold, value) + 1
	b.Right(ink.R(box.Right()-w, box.Y, w, box.H), bold, line.tone, value)
	b.Name(ink.R(box.X+icon+l.Px(10), box.Y, room-w, box.H), f, ink.Ink, line.words)
}
