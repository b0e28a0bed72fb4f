package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// cardShape is how wide a card of a pile is for its height.
const cardShape = 0.75

// A pile shows at most so many cards, each a part of the pile's height to the lower right of the one
// on top of it.
const (
	pileCards = 3
	pileStep  = 0.03
)

// Pile draws a pile of n cards above a line of a type for its caption, at the left or in the middle of
// the box: top draws a card. An empty pile is an outline. It returns where the top card lies and the
// room of the caption.
func (p *Pen) Pile(box ink.Rect, f ink.Font, n int, across ink.Align, top func(card ink.Rect)) (card, caption ink.Rect) {
	caption, rest := box.CutBottom(math.Min(p.Line(f), box.H*0.45))
	step := math.Max(1, math.Round(rest.H*pileStep))
	deep := step * (pileCards - 1)
	room := ink.R(rest.X, rest.Y, math.Max(3, rest.W-deep), math.Max(4, rest.H-deep))
	card = room.Fit(cardShape)
	if across == ink.Start {
		card.X = room.X
	}
	card = card.Round()
	if n == 0 {
		p.Outline(card, ink.ParchmentDeep, p.Edge(), p.Px(6))
	}
	for i := min(n, pileCards) - 1; i >= 0; i-- {
		top(card.Shift(step*float64(i), step*float64(i)))
	}
	return card, caption
}
