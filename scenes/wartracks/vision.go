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

// leastFree is the part of their size that the cards of Vision keep to lie where nothing else does.
const leastFree = 0.7

// vision lays out the cards that are looked at with Vision, in a tray over the board (ST-KEY-16).
func (l *layout) vision() {
	n := len(l.Vision)
	room := l.rooms.field
	if n == 0 || room.Empty() {
		return
	}
	title := l.Font(ink.SerifBold, 22)
	pad := l.Gap(boardkit.Loose)
	size := func(room ink.Rect, share float64) (cw, ch, h float64) {
		ch = math.Min(l.Px(300), room.H*share) - l.Line(title) - 2*pad
		cw = math.Min(ch*cardAspect, (room.W*0.9-2*pad)/float64(n)-l.Px(12))
		ch = math.Min(ch, cw/cardAspect)
		return cw, ch, ch + l.Line(title) + 2*pad
	}
	cw, ch, h := size(room, 0.72)
	if fw, fh, all := size(l.field.free, 0.96); l.Storm == nil && fw >= cw*leastFree { // nothing lies there that it would cover
		cw, ch, h, room = fw, fh, all, l.field.free
	}
	w := math.Max(cw*float64(n)+l.Px(12)*float64(n-1)+2*pad, l.Width(title, l.visionWords())+2*pad)
	box := ink.R(room.X+(room.W-w)/2, room.Y+(room.H-h)/2, w, h).Round()
	b := l.Fresh()
	inner := b.Oak(boardkit.Own(box))
	b.Centred(ink.R(inner.X, inner.Y, inner.W, l.Line(title)), title, ink.GoldLight, l.visionWords(), "Vision")
	l.OnTray(stage.Piece{ID: "vision-tray", Box: box, Look: b.List, Solid: true, Label: l.visionWords(), Fixed: true})
	x := box.X + (box.W-cw*float64(n)-l.Px(12)*float64(n-1))/2
	for i := range l.Vision {
		at := ink.R(x+(cw+l.Px(12))*float64(i), box.Bottom()-pad-ch, cw, ch).Round()
		l.visionCard(i, &l.Vision[i], at)
	}
}

func (l *layout) visionWords() string {
	if l.Vision[0].Card == nil {
		return l.called(l.Active) + " looks at cards"
	}
	if l.Decision == "arrange" {
		return "Vision: put back on top, or under"
	}
	return "Vision: keep one of these"
}

func (l *layout) visionCard(i int, c *siegestorm.CardView, box ink.Rect) {
	b := l.Fresh()
	if c.Card == nil {
		l.backLook(b, boardkit.Own(box))
		l.OnTray(stage.Piece{ID: rules.Element("vision-back:" + strconv.Itoa(i)), Box: box, Depth: 1, Look: b.List, Label: "A card, face down"})
		return
	}
	l.cardLook(b, boardkit.Own(box), c)
	p := l.cardPiece(c, box, 1, b.List)
	p.Sound = "card"
	l.OnTray(p)
}
