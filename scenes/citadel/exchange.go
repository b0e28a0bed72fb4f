package citadel

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// cancel leaves an exchange.
const cancel rules.Element = "trade:cancel"

// exchanging reports whether two heroes lay cards out to exchange them.
func (l *layout) exchanging() bool { return l.Now.With >= 0 }

// dealt is a card on one side of an exchange, with all its copies there.
type dealt struct {
	el        rules.Element
	design, n int
	goes      bool
}

// dealtBy are the cards of a side in the order in which they are stored, those that are promised last.
func (l *layout) dealtBy(side int) []dealt {
	var list []dealt
	add := func(designs []int, kind string, goes bool) {
		first := len(list)
	next:
		for _, d := range designs {
			for i := first; i < len(list); i++ {
				if list[i].design == d {
					list[i].n++
					continue next
				}
			}
			list = append(list, dealt{rules.Element(kind + ":" + l.set.Cards[d].ID), d, 1, goes})
		}
	}
	add(l.Now.Deal[side].Stays, [...]string{"card", "take"}[side], false)
	add(l.Now.Deal[side].Goes, [...]string{"given", "taken"}[side], true)
	return list
}

// exchange is the window of an exchange (BS-EXC-1): the cards of both heroes side by side, where each goes, and the
// slots of both as they would be then.
func (l *layout) exchange() {
	area := l.Room.Tray
	if !l.plan.area.Empty() {
		area = l.plan.area
	}
	area = area.Inset(l.Gap(boardkit.Close))
	if area.Empty() {
		return
	}
	sides := [2][]dealt{l.dealtBy(0), l.dealtBy(1)}
	rows := max(len(sides[0]), len(sides[1]), 1)
	gap := l.Gap(boardkit.Near)
	title, small := l.Title(), l.Small()
	head := math.Max(l.Px(56), l.Line(title)+l.Line(small))
	foot := l.Line(small) + l.Px(54) + gap
	row := math.Max(l.Metrics.MinTarget()+2, l.Line(l.Strong())+l.Line(small)+2*math.Max(3, l.Px(6)))
	inset := math.Max(l.Px(26), 10)
	fixed := head + foot + 2*gap + 2*inset
	row = math.Max(l.Metrics.MinTarget(), math.Min(row, (area.H-fixed)/float64(rows)-gap))
	w := math.Min(area.W, math.Max(l.Px(900), 46*small.Size))
	box := area.Middle().Around(w, math.Min(area.H, fixed+float64(rows)*(row+gap))).Round()
	b := l.Fresh()
	b.Shadow(boardkit.Own(box), l.Px(18))
	in := b.Sheet(boardkit.Own(box))
	middle := in.Middle().X
	b.Fill(ink.R(middle-0.5, in.Y+gap, 1, in.H-2*gap), ink.ParchmentDeep, 0)
	l.OnTray(stage.Piece{ID: "exchange", Box: box, Look: b.List, Solid: true})
	in = in.Shift(box.X, box.Y)
	middle += box.X
	for side, h := range [2]int{l.Now.Asked, l.Now.With} {
		half := ink.R(in.X, in.Y, middle-gap-in.X, in.H)
		if side == 1 {
			half.X = middle + gap
		}
		top, rest := half.CutTop(head)
		l.dealer(top, side, h)
		_, rest = rest.CutTop(gap)
		rest, low := rest.CutTop(rest.H - foot)
		for i, c := range sides[side] {
			l.dealtCard(ink.R(rest.X, rest.Y+float64(i)*(row+gap), rest.W, row).Round(), c, side, h)
		}
		l.dealtSlots(low, side, h)
	}
}

// dealer is the head of a side: who it is, and what is promised.
func (l *layout) dealer(r ink.Rect, side, h int) {
	b := l.Fresh()
	face, words := boardkit.Own(r).CutLeft(r.H)
	b.Picture(pic("portrait-"+l.sheet(h).ID), face)
	_, words = words.CutLeft(l.Gap(boardkit.Near))
	line, rest := words.CutTop(b.Line(b.Title()))
	b.Name(line, b.Title(), ink.Ink, l.sheet(h).Told().String())
	deal := &l.Now.Deal[side]
	says := rules.Count(len(deal.Goes), "gives %d card", "gives %d cards")
	if len(deal.Goes) == 0 {
		says = rules.T("gives nothing")
	}
	b.Say(rest, b.Small(), ink.Oak, says.String())
	l.OnTray(stage.Piece{ID: rules.Element("dealer:" + l.sheet(h).ID), Box: r.Round(), Depth: 1, Look: b.List, Role: "panel", Label: l.sheet(h).Told().String() + " " + says.String()})
}

// dealtCard is a card of one side: a click promises it to the other hero, or takes that back.
func (l *layout) dealtCard(r ink.Rect, c dealt, side, h int) {
	b := l.Fresh()
	own := boardkit.Own(r)
	d := &l.set.Cards[c.design]
	other := l.sheet([2]int{l.Now.With, l.Now.Asked}[side])
	can := l.Can(c.el)
	fill, text, soft := ink.ParchmentLight, ink.Ink, ink.Oak
	switch {
	case c.goes:
		fill = boardkit.Mix(ink.ParchmentLight, ink.Gold, 0.6)
	case !can:
		fill, text = boardkit.Mix(ink.Parchment, ink.OakLight, 0.3), ink.OakDark
	}
	b.Fill(own, ink.Ink, l.Px(6))
	b.Fill(own.Inset(1), kindColours[d.Kind], l.Px(6))
	b.Fill(own.Inset(math.Max(2, l.Px(4))), fill, l.Px(4))
	in := own.Inset(math.Max(3, l.Px(6)))
	mark, in := in.CutLeft(in.H)
	b.Picture(pic("class-"+classes[d.Class]), mark.Inset(1))
	b.Picture(pic(kindPictures[d.Kind]), ink.R(mark.Right()-mark.W*0.4, mark.Bottom()-mark.H*0.4, mark.W*0.4, mark.H*0.4))
	_, in = in.CutLeft(l.Gap(boardkit.Near))
	if can {
		var way ink.Rect
		in, way = in.CutLeft(in.W - math.Min(in.H, l.Px(30)))
		at, size := way.Middle(), way.W*0.34
		if (side == 1) != c.goes { // it points to where a click takes the card
			size = -size
		}
		boardkit.Polygon(&b.List, map[bool]ink.Color{false: ink.MossDark, true: ink.OxbloodDark}[c.goes], 1, ink.P(at.X-size, at.Y-math.Abs(size)), ink.P(at.X+size, at.Y), ink.P(at.X-size, at.Y+math.Abs(size)))
	}
	name := d.Told()
	if c.n > 1 {
		name = rules.T("%d x %s", c.n, d.Told())
	}
	note := classAndKind(d)
	switch {
	case c.goes:
		note = []string{rules.Say("goes to %s; a click keeps it", other.Told()), rules.Say("goes to %s", other.Told())}
	case !can:
		note = []string{rules.Say("%s would have no slot for it", other.Told()), rules.Say("no slot with %s", other.Told())}
		soft = l.Pen.Tones.Danger.Dark
	}
	if in.H < b.Line(b.Strong())+b.Line(b.Small())*0.9 {
		b.Name(in, b.Strong(), text, name.String())
	} else {
		line, rest := in.CutTop(b.Line(b.Strong()))
		b.Name(line, b.Strong(), text, name.String())
		b.Say(rest, b.Small(), soft, note...)
	}
	l.Out.Opens = append(l.Out.Opens, c.el)
	l.OnTray(stage.Piece{ID: c.el, Box: r, Depth: 2, Look: b.List, Role: "card", Label: name.String() + ". " + note[0] + ". " + d.Rules().String(), Tip: true, Round: l.Px(6)})
}

// dealtSlots are the slots of a hero as they would be if the exchange were done now.
func (l *layout) dealtSlots(r ink.Rect, side, h int) {
	b := l.Fresh()
	own := boardkit.Own(r)
	deal := &l.Now.Deal[side]
	caption, rest := own.CutTop(b.Line(b.Small()))
	says, tone := rules.T("Slots afterwards"), ink.Oak
	if len(deal.Loose) > 0 {
		says, tone = rules.Count(len(deal.Loose), "Afterwards %d card would find no slot", "Afterwards %d cards would find no slot"), l.Pen.Tones.Danger.Dark
	}
	b.Say(caption, b.Small(), tone, says.String(), rules.Say("Slots afterwards"))
	shown, loose := rest.CutLeft(rest.W * float64(len(deal.After)) / float64(len(deal.After)+len(deal.Loose)))
	l.slotsOf(b, shown, h, deal.After)
	for i, d := range deal.Loose {
		side := math.Min(loose.W/float64(len(deal.Loose)), loose.H*0.7) - l.Px(4)
		at := ink.R(loose.X+float64(i)*(side+l.Px(4)), loose.Y+(loose.H-side)/2, side, side).Round()
		b.Inked(at, ink.Oxblood, 2, 4)
		b.Picture(pic("class-"+classes[l.set.Cards[d].Class]), at.Inset(side*0.12))
	}
	l.OnTray(stage.Piece{ID: rules.Element("after:" + l.sheet(h).ID), Box: r.Round(), Depth: 1, Look: b.List, Role: "panel", Label: says.String()})
}

// lying are the cards on the slots of a hero: the design on each, -1: none.
func lying(slots []bsieged.SlotView) []int {
	list := make([]int, len(slots))
	for i := range slots {
		list[i] = slots[i].Card
	}
	return list
}
