package hexmap

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

var _ table.Portrayer = (*Board)(nil)

// Portrait is a block as the viewer sees it, for its article.
func (b *Board) Portrait(m table.Moment, el rules.Element, side float64) ink.List {
	l := b.begin(m)
	if l == nil {
		return nil
	}
	for block := range content.Block(content.BlockCount) {
		if p := &l.Pieces[block]; l.element(block) != el || p.Party == engine.NoParty || p.Strength == 0 {
			continue
		}
		pen := l.Fresh()
		if own := ink.R(0, 0, side, side); l.open(block) {
			l.front(pen, own, block)
		} else {
			l.back(pen, own, block)
		}
		return pen.List
	}
	return nil
}
