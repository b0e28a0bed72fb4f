package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// movers lays out the cards that have just come to a place where they are not laid out
// themselves: on top of it, for as long as their event is shown, so that they are seen to go there.
func (l *layout) movers() {
	if l.Mode != table.Playing {
		return
	}
	shown := l.laidOut()
	for i, e := range l.recent {
		_, itself := shown[e.Subject]
		to, there := shown[e.To]
		if e.Kind == rules.CardMoved && !itself && there {
			l.mover(i, e, to, shown[e.From])
		}
	}
}

// laidOut is where the pieces of the plan lie.
func (l *layout) laidOut() map[rules.Element]ink.Rect {
	shown := map[rules.Element]ink.Rect{}
	for _, list := range [...][]stage.Piece{l.Out.Board, l.Out.Row, l.Out.Left, l.Out.Panel, l.Out.Foot, l.Out.Tray} {
		for i := range list {
			shown[list[i].ID] = list[i].Box
		}
	}
	return shown
}

// mover is one card on top of the place where it has come to. A card that only its owner sees
// there lies face down.
func (l *layout) mover(nth int, e rules.Event, to, from ink.Rect) {
	h := math.Max(l.Px(96), 30)
	h = math.Min(h, math.Max(to.H*0.9, 24))
	w := math.Round(h * 0.75)
	x, y := to.Center()
	box := ink.R(x-w/2, y-h/2, w, math.Round(h)).Round()
	b := l.Fresh()
	n := -1
	if e.Subject.Kind() == "card" {
		n, _ = numbers(e.Subject)
	}
	c := siegestorm.CardView{Number: n}
	face := "back"
	switch e.To.Kind() {
	case "resources", "supports", "hand", "reserve":
	default:
		face = "face"
		c = l.printed(n)
	}
	if c.Card == nil {
		b.Shadow(boardkit.Own(box), l.Px(6)).Radius = l.Px(5)
		l.backLook(b, boardkit.Own(box))
	} else {
		l.faceLook(b, boardkit.Own(box), &c)
	}
	id := e.Subject
	if n < 0 {
		id = rules.Element("moved:" + strconv.Itoa(len(l.Story)) + "/" + strconv.Itoa(nth))
	}
	p := stage.Piece{ID: id, Box: box, Depth: depthMoved + nth, Look: b.List, Face: face, Sound: "card"}
	if !from.Empty() {
		p.From = e.From
	}
	l.OnTray(p)
}
