package city

import (
	"math"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// brush draws one look as the Kurth board needs it.
type brush struct{ *boardkit.Pen }

func newBrush(m *table.Moment) *brush { return &brush{boardkit.New(m.Metrics, m.Measure, m.Tones)} }

// fresh is a brush with an empty list and the same measures.
func (b *brush) fresh() *brush { return &brush{b.Fresh()} }

// twoLines writes a text that is too wide for one line on two, closely set, if the box takes
// them; else on one, shortened.
func (b *brush) twoLines(box ink.Rect, f ink.Font, c ink.Color, text string) {
	const lead = 1.02
	op := ink.Op{Kind: ink.Write, Box: box, Font: f, Text: text, Wrap: true, Lead: lead}
	if len(b.Pen.Measure.Wrap(f, text, box.W)) > 2 || !op.Fits(b.Pen.Measure) {
		b.Say(box, f, c, text)
		return
	}
	written := b.Write(box, f, c, text)
	written.Wrap, written.Lead = true, lead
}

// coin is a round sign with an ink rim and a thin ring within.
func (b *brush) coin(box ink.Rect, fill ink.Color) {
	rim := math.Max(1.5, box.W*0.055)
	b.Disc(box, ink.Ink)
	b.Disc(box.Inset(rim), boardkit.Mix(fill, ink.Bone, 0.42))
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
			b.Inked(box, empty, 2, 3)
			continue
		}
		b.Inked(box, full, 2, 3)
		shine := box.Inset(b.Px(2) + 1)
		shine.H = math.Max(1, box.H*0.2)
		b.Fill(shine, ink.Bone.Alpha(0.5), b.Px(2))
	}
}

// The board's usual fonts; numbers are the program's type sizes on the board, in design units.
func (b *brush) title() ink.Font   { return b.Font(ink.SerifBold, 20) }
func (b *brush) plain() ink.Font   { return b.Font(ink.Sans, 16) }
func (b *brush) small() ink.Font   { return b.Font(ink.Sans, 15) }
func (b *brush) slanted() ink.Font { return b.Font(ink.SansOblique, 14) }
