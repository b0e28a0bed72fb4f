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

// mostLinks is how many links of a chain are shown at full height; older ones only show their heads.
const mostLinks = 4

// wantedChain is the height of the chain of commands with n links.
func (l *layout) wantedChain(n int) float64 {
	h := l.Line(l.Title()) + float64(min(n, mostLinks))*l.linkHeight() + l.Px(34)
	if l.answering() {
		h += l.answerHeight() + l.Px(6)
	}
	return math.Round(h)
}

// answering reports whether the person is asked for a reaction.
func (l *layout) answering() bool { return l.Mode == table.Asking && l.Decision == "react" }

func (l *layout) answerHeight() float64 {
	return math.Max(l.Px(44), l.Line(l.Font(ink.SerifBold, 18))+l.Px(6))
}

// answer is the place above the chain where the answer would go.
func (l *layout) answer(box ink.Rect) {
	box = box.Round()
	b := l.Fresh()
	l.dashed(&b.List, boardkit.Own(box).Inset(l.Edge()), ink.Gold, math.Max(1.5, l.Px(3)))
	icon := math.Min(box.H*0.8, l.Px(38))
	b.Picture("siegestorm/icons/reaction", ink.R(l.Px(10), (box.H-icon)/2, icon, icon))
	legal := 0
	for _, el := range l.Next {
		if el.Kind() != "button" {
			legal++
		}
	}
	words := rules.Count(legal, "Your answer: %d glowing card", "Your answer: %d glowing cards").String()
	if len(l.Chosen) > 0 { // none of the others glows then
		words = rules.Say("Your answer: what you picked")
	}
	b.Say(ink.R(icon+l.Px(20), 0, box.W-icon-l.Px(26), box.H), b.Font(ink.SerifBold, 18), ink.GoldLight, words, "Your answer")
	l.OnFoot(stage.Piece{ID: "answer", Box: box, Depth: 1, Look: b.List, Label: words, Fixed: true})
}

func (l *layout) linkHeight() float64 {
	return math.Max(l.Px(82), l.Line(l.Font(ink.SerifBold, 17))+2*l.Line(l.Small())+l.Px(8))
}

// chain lays out the chain of commands: the newest link on top, each older one a little further
// left and lower (ST-CHN-8).
func (l *layout) chain() {
	box := l.rooms.chain
	if len(l.Chain) == 0 || box.Empty() {
		return
	}
	box = box.Round()
	list := &l.Out.Foot
	if l.rooms.brief {
		l.briefChain(box)
		return
	}
	b := l.Fresh()
	full := boardkit.Own(box)
	b.Shadow(full, l.Px(8)).Radius = l.Px(9)
	b.Fill(full, ink.Gold, l.Px(9))
	b.Fill(full.Inset(l.Px(3)), boardkit.Mix(ink.OakDark, ink.Ink, 0.4), l.Px(7))
	inner := full.Inset(l.Gap(boardkit.Apart))
	title, small := b.Title(), b.Small()
	head, rest := inner.CutTop(b.Line(title))
	w := b.Width(title, "Chain of commands")
	b.Say(head, title, ink.GoldLight, "Chain of commands", "Chain")
	b.Right(ink.R(head.X+w+l.Px(8), head.Y, head.W-w-l.Px(8), head.H), small, ink.ParchmentDark, "last in, first out", "")
	*list = append(*list, stage.Piece{ID: "chain", Box: box, Look: b.List, Solid: true, Label: "Chain of commands, " + strconv.Itoa(len(l.Chain)) + " links", Fixed: true})
	rest = rest.Shift(box.X, box.Y)
	_, rest = rest.CutTop(l.Gap(boardkit.Close))
	if l.answering() && rest.H > l.answerHeight()*2.5 {
		var place ink.Rect
		place, rest = rest.CutTop(l.answerHeight())
		l.answer(place)
		_, rest = rest.CutTop(l.Gap(boardkit.Close))
	}
	n := len(l.Chain)
	pitch := math.Min(l.linkHeight(), rest.H/float64(n))
	shift := math.Min(l.Px(8), rest.W*0.1/float64(n))
	for i := range n {
		y := rest.Y + pitch*float64(n-1-i) // the newest on top
		at := ink.R(rest.X+shift*float64(i), y, rest.W-shift*float64(n-1), pitch-l.Gap(boardkit.Close)).Round()
		l.link(list, i, at)
	}
}

// link is one command of the chain in the colour of who gave it.
func (l *layout) link(list *[]stage.Piece, i int, box ink.Rect) {
	link := &l.Chain[i]
	b := l.Fresh()
	full := boardkit.Own(box)
	coat := l.coatOf(link.By)
	b.Shadow(full, l.Px(6)).Radius = l.Px(6)
	b.Fill(full, coat.banner, l.Px(6))
	b.Fill(full.Inset(l.Gap(boardkit.Tight)), ink.ParchmentLight, l.Px(4))
	inner := full.Inset(l.Gap(boardkit.Near))
	name, small := b.Font(ink.SerifBold, 17), b.Small()
	side := math.Min(inner.H, l.Px(62))
	l.faceLook(b, ink.R(inner.X+l.Px(8), inner.Y, side, side), &link.Card)
	x := inner.X + side + l.Px(18)
	room := ink.R(x, inner.Y, inner.Right()-x, inner.H)
	if link.Card.Card != nil {
		for name.Size > l.Metrics.Least() && b.Line(name)+2*small.Size > room.H {
			name.Size--
		}
		line, rest := room.CutTop(b.Line(name))
		b.Name(line, name, ink.Ink, link.Card.Card.Told().String())
		if rest.H >= b.Line(small)+ink.TextHeight(l.Measure, small, link.Text, rest.W, 1.12) { // who gave it is told by the colour too
			line, rest = rest.CutTop(b.Line(small))
			b.Say(line, b.Font(ink.SansOblique, 15), ink.Oak, l.called(link.By)+" · "+linkWords(link), linkWords(link))
		}
		b.Lines(rest, small, l.Pen.Tones.Foe.Plain, link.Text, 1.12)
	}
	d := math.Max(b.Line(name), l.Px(30))
	disc := ink.R(-d*0.2, full.H/2-d/2, d, d)
	b.Counter(disc, coat.banner, ink.ParchmentLight, b.Font(ink.SerifBold, 17), strconv.Itoa(i+1))
	if link.Negated {
		b.Fill(full, ink.OakDark.Alpha(0.42), l.Px(6))
		s := math.Min(full.H*0.8, l.Px(56))
		b.Picture("siegestorm/icons/negate", ink.R(full.W-s-l.Px(4), (full.H-s)/2, s, s))
	}
	p := stage.Piece{ID: link.Element, Box: box, Depth: 2 + i, Look: b.List, Role: "card", Tip: true, Round: l.Px(6), Sound: "card",
		Label: "Link " + strconv.Itoa(i+1) + ", " + cardLabel(&link.Card) + ", by " + l.called(link.By)}
	if from, ok := l.from[link.Card.Number]; ok && l.Mode == table.Playing {
		p.From = from
	}
	*list = append(*list, p)
}

// coatOf is the look of the deck of a side.
func (l *layout) coatOf(side int) deckLook {
	if side == bossSide {
		return deckLook{banner: ink.EmberDark, rim: ink.Ink}
	}
	if s := l.side(side); s != nil {
		return lookOf(s.Deck)
	}
	return lookOf("")
}

func linkWords(link *siegestorm.LinkView) string {
	switch {
	case link.Negated:
		return "negated"
	case link.Kind == "storm":
		return "storm, free"
	case link.Kind == "ability":
		return "ability"
	case link.Kind == "gang":
		return "Gang"
	}
	return "from hand"
}

// briefChain is the chain in one row in place of the steps of the turn: numbers, faces, names.
func (l *layout) briefChain(box ink.Rect) {
	n := len(l.Chain)
	w := math.Min(box.W/float64(n), l.Px(420))
	for i := range n {
		link := &l.Chain[i]
		at := ink.R(box.X+w*float64(i), box.Y, w-l.Gap(boardkit.Close), box.H).Round()
		b := l.Fresh()
		full := boardkit.Own(at)
		coat := l.coatOf(link.By)
		b.Fill(full, ink.Ink, l.Px(6))
		b.Fill(full.Inset(1), coat.banner, l.Px(5))
		l.faceLook(b, ink.R(2, 2, full.H-4, full.H-4), &link.Card)
		words := strconv.Itoa(i + 1)
		if link.Card.Card != nil {
			words += " " + link.Card.Card.Told().String()
		}
		if link.Negated {
			words += ", negated"
		}
		b.Name(ink.R(full.H+2, 0, full.W-full.H-6, full.H), b.Font(ink.SansBold, 16), ink.ParchmentLight, words)
		p := stage.Piece{ID: link.Element, Box: at, Depth: depthOver, Look: b.List, Role: "card", Tip: true, Label: "Link " + words, Sound: "card"}
		if from, ok := l.from[link.Card.Number]; ok && l.Mode == table.Playing {
			p.From = from
		}
		l.OnBoard(p)
	}
}
