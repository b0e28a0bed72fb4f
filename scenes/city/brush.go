package city

import (
	"math"

	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// brush draws one look: a display list with the measures and colours of a moment.
type brush struct {
	ink.List
	metrics ink.Metrics
	measure ink.Measurer
	tones   ink.Tones
}

func newBrush(m *table.Moment) *brush {
	return &brush{metrics: m.Metrics, measure: m.Measure, tones: ink.TonesFor(m.Tones)}
}

// fresh is a brush with an empty list and the same measures.
func (b *brush) fresh() *brush {
	return &brush{metrics: b.metrics, measure: b.measure, tones: b.tones}
}

func (b *brush) px(units float64) float64 { return b.metrics.Px(units) }

func (b *brush) font(face ink.Face, units float64) ink.Font { return b.metrics.Font(face, units) }

// line is the height that one line of a font takes.
func (b *brush) line(f ink.Font) float64 { return math.Ceil(b.measure.LineHeight(f)) }

func (b *brush) width(f ink.Font, text string) float64 { return math.Ceil(b.measure.Width(f, text)) }

// say writes the first of the forms that fits the width of the box, longest form first. If
// even the last does not fit, it is shortened with an ellipsis. A box that is a little too low
// grows about its middle.
func (b *brush) say(box ink.Rect, f ink.Font, c ink.Color, forms ...string) *ink.Op {
	text := ""
	for _, form := range forms {
		if text = form; b.measure.Width(f, form) <= box.W {
			break
		}
	}
	if h := b.line(f); box.H < h {
		box.Y -= (h - box.H) / 2
		box.H = h
	}
	return b.Write(box, f, c, ink.Elide(b.measure, f, text, box.W))
}

// twoLines writes a text that is too wide for one line on two, closely set, if the box takes
// them; else on one, shortened.
func (b *brush) twoLines(box ink.Rect, f ink.Font, c ink.Color, text string) {
	const lead = 1.02
	op := ink.Op{Kind: ink.Write, Box: box, Font: f, Text: text, Wrap: true, Lead: lead}
	if len(b.measure.Wrap(f, text, box.W)) > 2 || !op.Fits(b.measure) {
		b.say(box, f, c, text)
		return
	}
	written := b.Write(box, f, c, text)
	written.Wrap, written.Lead = true, lead
}

// centred and right are say with the text in the middle or at the right of the box.
func (b *brush) centred(box ink.Rect, f ink.Font, c ink.Color, forms ...string) {
	b.say(box, f, c, forms...).Across = ink.Middle
}

func (b *brush) right(box ink.Rect, f ink.Font, c ink.Color, forms ...string) {
	b.say(box, f, c, forms...).Across = ink.End
}

// fits reports whether one line of text is at most w wide.
func (b *brush) fits(f ink.Font, text string, w float64) bool {
	return b.measure.Width(f, text) <= w
}

// paragraph writes text in as many lines as it needs and returns the height taken.
func (b *brush) paragraph(box ink.Rect, f ink.Font, c ink.Color, text string, lead float64) float64 {
	h := ink.TextHeight(b.measure, f, text, box.W, lead)
	box.H = h
	op := b.Write(box, f, c, text)
	op.Wrap, op.Down, op.Lead = true, ink.Start, lead
	return h
}

// sheet is a parchment panel with its shadow; it returns the room inside the frame.
func (b *brush) sheet(box ink.Rect) ink.Rect {
	return b.framed("kit/frame-parchment", box)
}

// oak is a dark oak panel; it returns the room inside the frame.
func (b *brush) oak(box ink.Rect) ink.Rect {
	return b.framed("kit/frame-oak", box)
}

func (b *brush) framed(frame string, box ink.Rect) ink.Rect {
	b.Shadow(box, b.px(10))
	b.Frame(frame, box, b.px(16))
	return box.Inset(math.Max(b.px(14), 7))
}

// inked is a filled box with an ink rim of design width.
func (b *brush) inked(box ink.Rect, fill ink.Color, rim, radius float64) {
	r := b.px(radius)
	b.Fill(box, ink.Ink, r)
	b.Fill(box.Inset(b.px(rim)), fill, math.Max(0, r-b.px(rim)))
}

// coin is a round sign with an ink rim and a thin ring within.
func (b *brush) coin(box ink.Rect, fill ink.Color) {
	rim := math.Max(1.5, box.W*0.055)
	b.Disc(box, ink.Ink)
	b.Disc(box.Inset(rim), mix(fill, ink.Bone, 0.42))
	b.Disc(box.Inset(rim*1.9), fill)
}

// boxes draws n of total boxes filled, over the width of the room, as the tracks show them.
func (b *brush) boxes(room ink.Rect, n, total int, full, empty ink.Color) {
	gap := math.Max(1, math.Round(room.W*0.013))
	w := (room.W - gap*float64(total-1)) / float64(total)
	for i := range total {
		x0, x1 := room.X+math.Round(float64(i)*(w+gap)), room.X+math.Round(float64(i)*(w+gap)+w)
		box := ink.R(x0, room.Y, x1-x0, room.H)
		if i >= n {
			b.inked(box, empty, 2, 3)
			continue
		}
		b.inked(box, full, 2, 3)
		shine := box.Inset(b.px(2) + 1)
		shine.H = math.Max(1, box.H*0.2)
		b.Fill(shine, ink.Bone.Alpha(0.5), b.px(2))
	}
}

// The board's usual fonts; numbers are the program's type sizes on the board, in design units.
func (b *brush) title() ink.Font   { return b.font(ink.SerifBold, 20) }
func (b *brush) plain() ink.Font   { return b.font(ink.Sans, 16) }
func (b *brush) small() ink.Font   { return b.font(ink.Sans, 15) }
func (b *brush) slanted() ink.Font { return b.font(ink.SansOblique, 14) }
