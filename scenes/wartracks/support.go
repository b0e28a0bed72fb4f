package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// rank lays out the Supporters of a side: backs side by side, the committed ones turned
// (ST-SUP-2), and a line that counts them.
func (l *layout) rank(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect) {
	box = box.Round()
	small := l.Small()
	line := l.Line(small)
	b := l.Fresh()
	rest := boardkit.Own(box)
	if box.H > line*2.4 && box.W > line*3 {
		var words ink.Rect
		words, rest = rest.CutBottom(line)
		if len(s.Support) == 0 {
			b.Name(words, small, ink.ParchmentDark, "no Supporters").Across = ink.Middle
		} else {
			b.Centred(words, small, ink.ParchmentDark, supporterWords(s)...)
		}
	}
	if len(s.Support) == 0 {
		l.dashed(&b.List, rest.Inset(l.Gap(boardkit.Tight)), ink.OakLight, l.Edge())
		b.Centred(rest, small, ink.ParchmentDeep, "Support Zone", "")
	}
	*list = append(*list, stage.Piece{ID: elementOf("supports", s.Side), Box: box, Depth: 1, Look: b.List, Tip: true, Label: "Support Zone of " + l.called(s.Side), Fixed: true})
	_, rest = rest.CutTop(math.Min(l.Px(5), rest.H*0.1)) // for the frame of one that can be picked
	for i, at := range supporterBoxes(s.Support, rest.Shift(box.X, box.Y), l.Px(10), l.Metrics.MinTarget()) {
		l.supporter(list, s, i, at)
	}
}

func supporterWords(s *siegestorm.SideView) []string {
	ready := 0
	for _, c := range s.Support {
		if !c.Committed {
			ready++
		}
	}
	n := len(s.Support)
	return []string{rules.T("Supporters: %d ready, %d committed", ready, n-ready).String(), rules.T("%d of %d ready", ready, n).String(), rules.T("%d/%d", ready, n).String()}
}

// supporterBoxes is where the Supporters stand: in one row, or in two where they would cover each
// other too much.
func supporterBoxes(cards []siegestorm.CardView, room ink.Rect, gap, least float64) []ink.Rect {
	n := len(cards)
	if n == 0 {
		return nil
	}
	rows := 1
	if n > 1 && (room.W-room.H*0.75)/float64(n-1) < least+1 {
		rows = 2
	}
	each := (n + rows - 1) / rows
	h := room.H / float64(rows)
	ch := math.Floor(h * 0.94)
	cw := math.Floor(ch * 0.75)
	var boxes []ink.Rect
	for r := range rows {
		first, last := r*each, min((r+1)*each, n)
		wide := 0.0
		for _, c := range cards[first:last] {
			wide += widthOf(&c, cw, ch) + gap
		}
		squeeze := 1.0
		if over := wide - gap; over > room.W {
			w := widthOf(&cards[last-1], cw, ch)
			squeeze = (room.W - w) / (over - w)
		}
		x := room.X + math.Max(0, (room.W-wide+gap)/2)
		for i := first; i < last; i++ {
			w := widthOf(&cards[i], cw, ch)
			y := room.Y + h*float64(r)
			box := ink.R(x, y, cw, ch)
			if cards[i].Committed {
				box = ink.R(x, y+(ch-cw)/2, ch, cw)
			}
			boxes = append(boxes, box.Round())
			x += (w + gap) * squeeze
		}
	}
	return boxes
}

func widthOf(c *siegestorm.CardView, w, h float64) float64 {
	if c.Committed {
		return h
	}
	return w
}

func (l *layout) supporter(list *[]stage.Piece, s *siegestorm.SideView, i int, box ink.Rect) {
	c := &s.Support[i]
	el := c.Element
	if el == "" {
		el = rules.Element("support:" + strconv.Itoa(s.Side) + "/" + strconv.Itoa(i))
	}
	b := l.Fresh()
	full := boardkit.Own(box)
	b.Shadow(full.Inset(1), l.Px(5)).Radius = l.Px(5)
	state := "ready"
	if c.Committed {
		state = "committed"
		look := boardkit.New(l.Metrics, l.Measure, l.Moment.Tones)
		upright := ink.R((full.W-full.H)/2, (full.H-full.W)/2, full.H, full.W)
		look.Picture("siegestorm/cards/back", upright)
		cx, cy := full.Center()
		b.List = append(b.List, boardkit.Tilt(look.List, cx, cy, math.Pi/2)...)
		b.Fill(full, ink.OakDark.Alpha(0.42), l.Px(4))
	} else {
		b.Picture("siegestorm/cards/back", full)
	}
	if l.paid(el) {
		l.paidLook(b, full)
	} else if l.proposed(el) && (l.Can(el) || l.marked()) {
		l.dashed(&b.List, full.Inset(-l.Gap(boardkit.Tight)), ink.GoldLight, math.Max(2, l.Px(3)))
	}
	label := "Supporter " + strconv.Itoa(i+1) + " of " + l.called(s.Side) + ", " + state
	if c.Card != nil {
		label += ", " + c.Card.Told().String()
	}
	*list = append(*list, stage.Piece{ID: el, Box: box, Depth: 4 + i, Look: b.List, Role: "card", Label: label, Tip: true, Face: state, Sound: "card", Round: l.Px(4), Fixed: true})
}
