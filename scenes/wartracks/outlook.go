package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/pen"
	"portcullis/scenes/stage"
)

// outlook is the panel with the sum of the storm; while there is none, with what comes next: the
// boss's hand in the order in which he will play it, or the creatures that leave their tracks in
// the next turns.
func (l *layout) outlook() {
	box := l.rooms.outlook
	if l.lastMan() {
		box = l.circleOutlook()
	}
	if box.Empty() || box.H < l.Px(90) {
		return
	}
	box = box.Round()
	switch {
	case l.Storm != nil:
		l.stormSum(box)
	case l.bossMode():
		l.bossPlan(box)
	default:
		l.nextStorms(box)
	}
}

// sheet is a parchment panel with a coloured head; it returns the room below the head.
func (l *layout) sheet(b *pen.Pen, box ink.Rect, title string, head ink.Color) ink.Rect {
	b.Shadow(box, l.Px(10)).Radius = l.Px(8)
	b.Fill(box, ink.GoldDark, l.Px(8))
	b.Fill(box.Inset(math.Max(1, l.Px(2))), ink.ParchmentLight, l.Px(7))
	f := b.Font(ink.SerifBold, 20)
	band, rest := box.Inset(math.Max(1, l.Px(2))).CutTop(b.Line(f) + l.Px(10))
	b.Fill(band, head, l.Px(7))
	b.Fill(ink.R(band.X, band.Bottom()-l.Px(8), band.W, l.Px(8)), head, 0)
	pad := math.Max(5, l.Px(14))
	b.Name(ink.R(band.X+pad, band.Y, band.W-2*pad, band.H), f, ink.ParchmentLight, title)
	return ink.R(rest.X+pad, rest.Y+pad*0.5, rest.W-2*pad, rest.H-pad)
}

// sumLine is one line of a sum: an icon, what it is, how much.
type sumLine struct {
	icon, words, value string
	tone               ink.Color
}

// stormSum is the sum of the storm: ATT, what changes it, the Defender, the Attack Strength.
func (l *layout) stormSum(box ink.Rect) {
	s := l.Storm
	b := l.Fresh()
	name := "Storm"
	if s.Card.Card != nil {
		name = "Storm: " + s.Card.Card.Name
	}
	inner := l.sheet(b, own(box), name, ink.Oxblood)
	lines := l.sumLines(s)
	f, bold := b.Font(ink.Sans, 17), b.Font(ink.SerifBold, 20)
	row := math.Max(b.Line(bold), l.Px(32))
	strong := b.Font(ink.SerifBold, 21)
	foot := math.Max(l.Px(52), b.Line(strong)*1.7)
	for len(lines) > 2 && row*float64(len(lines))+foot > inner.H {
		if row > b.Line(f)+1 {
			row = math.Max(b.Line(f)+1, (inner.H-foot)/float64(len(lines)))
			continue
		}
		lines = append(lines[:len(lines)-2], lines[len(lines)-1])
	}
	y := inner.Y
	for _, line := range lines {
		if y+row > inner.Bottom() {
			break
		}
		l.sumRow(b, ink.R(inner.X, y, inner.W, row), line, f, bold)
		y += row
	}
	if y+foot <= inner.Bottom()+2 {
		b.Fill(ink.R(inner.X, y+l.Px(2), inner.W, math.Max(1, l.Px(2))), ink.Ink, 0)
		badge := foot * 0.92
		at := ink.R(inner.Right()-badge, y+l.Px(4), badge, badge)
		b.Name(ink.R(inner.X, y, inner.W-badge-l.Px(6), foot), strong, ink.Ink, "Attack Strength")
		b.Picture("siegestorm/board/badge-att", at)
		number := b.Font(ink.SerifBold, 25)
		b.Centred(at, number, ink.ParchmentLight, strconv.Itoa(s.Strength))
		y += foot
	}
	if rest := inner.Bottom() - y; rest > b.Line(f) {
		b.Lines(ink.R(inner.X, y, inner.W, rest), b.Font(ink.Sans, 16), ink.Oak, l.stormWords(s), 1.2)
	}
	l.addOutlook(stage.Piece{ID: "outlook", Box: box, Look: b.List, Solid: true, Label: name, Fixed: true})
}

// sumLines are the lines of the sum before the Attack Strength.
func (l *layout) sumLines(s *siegestorm.StormView) []sumLine {
	lines := []sumLine{{"att", "ATT in print", strconv.Itoa(s.Print), ink.Ink}}
	for _, c := range s.Changes {
		lines = append(lines, sumLine{"action", c.Source, signed(c.ATT), l.signTone(c.ATT)})
	}
	switch {
	case s.Defender == nil:
		lines = append(lines, sumLine{"def", "no Defender", "−0", ink.Ink})
	case s.Ignored:
		lines = append(lines, sumLine{"def", "Defender ignored", "−0", ink.Ink})
	case s.Defender.Card != nil:
		lines = append(lines, sumLine{"def", "Defender: " + s.Defender.Card.Name, "−" + strconv.Itoa(s.Guard), l.signTone(-s.Guard)})
	}
	return lines
}

// stormWords say what the storm still waits for.
func (l *layout) stormWords(s *siegestorm.StormView) string {
	action := actionText(s.Card)
	switch {
	case l.struck != nil:
		return "The blow has fallen. The creature goes to the Casualties."
	case s.ActionDone:
		return "Action done. Choose one target."
	case len(s.Targets) == 0:
		return action
	}
	return "First its action: " + action
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

func (l *layout) sumRow(b *pen.Pen, box ink.Rect, line sumLine, f, bold ink.Font) {
	icon := math.Min(box.H*0.94, l.Px(30))
	b.Picture("siegestorm/icons/"+line.icon, ink.R(box.X, box.Y+(box.H-icon)/2, icon, icon))
	w := b.Width(bold, line.value) + 1
	b.Write(ink.R(box.Right()-w, box.Y, w, math.Max(box.H, b.Line(bold))), bold, line.tone, line.value).Across = ink.End
	b.Say(ink.R(box.X+icon+l.Px(10), box.Y, box.W-icon-w-l.Px(16), box.H), f, ink.Ink, line.words)
}

func (l *layout) addOutlook(p stage.Piece) {
	if l.lastMan() {
		p.Depth = depthOver
		l.onBoard(p)
		return
	}
	l.out.Left = append(l.out.Left, p)
}

// nextStorms tells which creatures leave their tracks next, and what their storm would come to as
// things stand.
func (l *layout) nextStorms(box ink.Rect) {
	b := l.Fresh()
	inner := l.sheet(b, own(box), "Who leaves the track", ink.Oak)
	row := math.Max(l.Px(66), b.Line(b.Font(ink.SerifBold, 17))+2*b.Line(b.Font(ink.Sans, 15))+4)
	y, n := inner.Y, 0
	for turn := range trackSlots {
		for _, t := range l.Tracks {
			c := t.Slots[trackSlots-1-turn]
			if c == nil || c.Card == nil || y+row > inner.Bottom()+1 {
				continue
			}
			l.nextRow(b, ink.R(inner.X, y, inner.W, row), &t, c, turn)
			y += row
			n++
		}
	}
	if n == 0 {
		b.Lines(inner, b.Font(ink.SansOblique, 16), ink.OakLight, "No creature stands on a war track. What is deployed leaves it three turns later.", 1.25)
	}
	l.addOutlook(stage.Piece{ID: "outlook", Box: box, Look: b.List, Solid: true, Label: "Who leaves the track", Fixed: true})
}

// nextRow is one creature that will leave its track: whose, when, and the strength it would have.
func (l *layout) nextRow(b *pen.Pen, box ink.Rect, t *siegestorm.TrackView, c *siegestorm.CardView, turn int) {
	side := math.Min(box.H-l.Px(10), l.Px(56))
	face := ink.R(box.X, box.Y+(box.H-side)/2, side, side)
	l.faceLook(b, face, c)
	name, small := b.Font(ink.SerifBold, 17), b.Font(ink.Sans, 15)
	badge := math.Max(l.Px(38), b.Line(b.Font(ink.SerifBold, 18))*1.25)
	x := face.Right() + l.Px(10)
	room := ink.R(x, box.Y, box.Right()-x-badge-l.Px(6), box.H)
	when := [...]string{"next turn", "in 2 turns", "in 3 turns"}[turn]
	whose := "yours"
	if t.Side != l.me {
		whose = l.called(t.Side)
	}
	top := box.Y + (box.H-b.Line(name)-b.Line(small))/2
	b.Name(ink.R(room.X, top, room.W, b.Line(name)), name, ink.Ink, c.Card.Name)
	b.Say(ink.R(room.X, top+b.Line(name), room.W, b.Line(small)), small, ink.Oak, whose+", "+when, when)
	at := ink.R(box.Right()-badge, box.Y+(box.H-badge)/2, badge, badge)
	b.Picture("siegestorm/board/badge-att", at)
	guard := 0
	if foe := l.track(t.Facing); foe != nil && foe.Slots[0] != nil && turn == 0 {
		guard = foe.Slots[0].DEF
	}
	b.Centred(at, b.Font(ink.SerifBold, 18), ink.ParchmentLight, strconv.Itoa(max(0, c.ATT-guard)))
}
