package citadel

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// trayKinds are the kinds of elements that are no things of the board: answers, which lie on a
// tray.
var trayKinds = []string{"stand", "use", "bin", "times", "die", "keep", "leave", "option", "result", "unit", "count", "figures", "class", "token", "learn",
	"strength", "answer", "hits", "share", "shield"}

// planks are what can be clicked next and lies on the tray.
func (l *layout) planks() []rules.Element {
	if l.Mode != table.Asking {
		return nil
	}
	var list []rules.Element
	for _, el := range l.Next {
		if el == bin && l.kind == "turn" { // a quiet button of the table, which draws no eye from what cards are for
			continue
		}
		if slices.Contains(trayKinds, el.Kind()) || el.Kind() == "card" && (l.kind == "recover" || l.inHand(el)) {
			list = append(list, el)
		}
	}
	return list
}

// bin discards a card of the hand; keepRoll keeps a roll as it is.
const (
	bin      rules.Element = "bin:bin"
	keepRoll rules.Element = "die:keep"
)

// results reports whether Divine Grace is asked for by the results that it can turn a roll to, beside which stands the one that it has.
func (l *layout) results() bool {
	return slices.ContainsFunc(l.Next, func(el rules.Element) bool { return el.Kind() == "result" })
}

// inHand reports whether an element is the card that was drawn and is dealt with.
func (l *layout) inHand(el rules.Element) bool {
	return l.kind == "card" && l.Now.Card >= 0 && l.card(el) == l.Now.Card
}

// inTray reports whether an element lies on the tray.
func (l *layout) inTray(el rules.Element) bool { return slices.Contains(l.planks(), el) }

// tray lays out the answers that have no place on the board: dice with Divine Grace, what to do
// with a card, tokens, options.
func (l *layout) tray() {
	if l.exchanging() {
		l.exchange()
		return
	}
	list := l.planks()
	if len(list) == 0 {
		l.askingCard()
		return
	}
	if l.Room.Tray.Empty() {
		return
	}
	if l.kind == "grace" && !l.results() {
		l.dice()
		return
	}
	main := list
	if l.results() {
		slices.SortStableFunc(main, func(a, b rules.Element) int { // the one that the roll has in its place among the others
			x, _ := l.resultOf(a)
			y, _ := l.resultOf(b)
			return x - y
		})
	}
	face := l.subject()
	if len(main) == 1 && l.picksOnBoard() { // which must be seen
		face = -1
	}
	f := l.Font(ink.SansBold, 17)
	columns := 1
	if len(main) > 5 {
		columns = 2
	}
	if len(main) > 12 {
		columns = 3
	}
	rows := (len(main) + columns - 1) / columns
	gap := l.Gap(boardkit.Near)
	w, h := l.plankSize(main, columns)
	inset := math.Max(l.Px(20), 8)
	art := 0.0
	if face >= 0 {
		art = math.Max(l.Px(240), f.Size*12.5)
	}
	size := ink.R(0, 0, float64(columns)*(w+gap)-gap+art+2*inset, float64(rows)*(h+gap)-gap+2*inset)
	if face >= 0 {
		size.H = math.Max(size.H, art*1.3+2*inset)
		size.W += gap
	}
	box, ok := l.trayBox(size.W, size.H, false)
	if !ok {
		return
	}
	high := float64(rows)*(h+gap) - gap
	in, card := box.Inset(inset), ink.Rect{}
	if face >= 0 {
		card, in = in.CutLeft(math.Min(art, in.W*0.5))
		_, in = in.CutLeft(gap)
		if wood, c, beside, ok := l.lowTray(box, card, in, high+2*inset); ok {
			box, card, in = wood, c, beside.Intersect(wood)
		}
	}
	b := l.Fresh()
	b.Shadow(boardkit.Own(box), l.Px(18))
	b.Frame("kit/frame-oak", boardkit.Own(box), l.Gap(boardkit.Loose))
	l.OnTray(stage.Piece{ID: "tray", Box: box, Look: b.List, Solid: true})
	if face >= 0 {
		l.trayCard(card.Round(), face)
	}
	high = math.Min(in.H, high)
	boxes := boardkit.Grid(ink.R(in.X, in.Y+(in.H-high)/2, in.W, high), len(main), columns, gap)
	strong := !slices.ContainsFunc(main, func(el rules.Element) bool {
		return !l.Pen.Fits(l.plankFont(true), l.plankWords(el), l.plankRoom(boxes[0].Round(), el).W)
	})
	for i, el := range main {
		l.plank(boxes[i].Round(), el, l.plankFont(strong))
	}
}

// picksOnBoard reports whether some of what can be clicked next is a thing of the board, and no card of the hand.
func (l *layout) picksOnBoard() bool {
	return slices.ContainsFunc(l.Next, func(el rules.Element) bool {
		return el.Kind() != "card" && el.Kind() != "ability" && !l.inTray(el)
	})
}

// plankSize is how large planks are, so that the longest answer fits.
func (l *layout) plankSize(list []rules.Element, columns int) (w, h float64) {
	f := l.Small()
	longest := 0.0
	for _, el := range list {
		longest = math.Max(longest, l.Width(f, l.plankWords(el)))
	}
	w = math.Max(l.Px(280), f.Size*15.5)
	if longest > w*1.4 && columns < 3 {
		w *= 1.45
	}
	lines := 1.0
	for _, el := range list {
		lines = math.Max(lines, float64(len(l.Measure.Wrap(f, l.plankWords(el), w-l.Px(74)-8))))
	}
	return w, math.Max(math.Max(l.Metrics.MinTarget()+8, l.Px(50)), math.Min(lines, 4)*f.Size*1.2+2*l.Gap(boardkit.Near))
}

// subject is the card that the question is about, as a design; -1: none.
func (l *layout) subject() int {
	for i := len(l.Chosen) - 1; i >= 0; i-- {
		if c := l.card(l.Chosen[i]); c >= 0 {
			return c
		}
	}
	switch {
	case l.kind == "turn" || l.kind == "grace":
		return -1
	case l.Now.Asks >= 0:
		return l.Now.Asks
	}
	return l.Now.Card
}

// askingCard lays the card by which something on the board is asked in a free place of the board, so that it is seen with its question.
func (l *layout) askingCard() {
	design := l.Now.Asks
	if design < 0 || l.subject() != design || l.Mode != table.Asking || l.plan.area.Empty() {
		return
	}
	h := math.Min(l.plan.area.H*0.4, l.Px(330))
	if box, ok := l.trayBox(h/1.28, h, true); ok {
		l.trayCard(box, design)
	}
}

// trayCard is the piece of the card that a question is about.
const trayCard rules.Element = "tray:card"

// trayCard is the card that the question is about.
func (l *layout) trayCard(box ink.Rect, design int) {
	b := l.Fresh()
	at := boardkit.Own(box)
	at = at.Middle().Around(math.Min(at.W, at.H/1.28), math.Min(at.H, at.W*1.28)).Round()
	l.cardFace(b, at, design)
	l.Out.Opens = append(l.Out.Opens, trayCard)
	l.OnTray(stage.Piece{ID: trayCard, Box: box, Depth: 1, Look: b.List, Role: "card", Round: l.Px(8), Label: l.set.Cards[design].Told().String() + ". " + l.set.Cards[design].Rules().String()})
}

// plankFont is the type of all answers of a tray: strong where each fits one line, so that none stands out for being short.
func (l *layout) plankFont(strong bool) ink.Font {
	if strong {
		return l.Font(ink.SansBold, 16)
	}
	return l.Small()
}

// plankSide is the side of the picture on an answer.
func (l *layout) plankSide(box ink.Rect) float64 {
	return math.Min(box.H-2*l.Gap(boardkit.Near), l.Px(40))
}

// plankRoom is the room of the words of an answer, beside its picture.
func (l *layout) plankRoom(box ink.Rect, el rules.Element) ink.Rect {
	in := boardkit.Own(box).Inset(l.Gap(boardkit.Near))
	if _, ok := l.resultOf(el); ok || l.plankPicture(el) != "" {
		_, in = in.CutLeft(l.plankSide(box) + l.Gap(boardkit.Near))
		return in
	}
	in.X, in.W = in.X+l.Px(8), in.W-l.Px(16) // no words at the very rim
	return in
}

// plank is an answer as a wooden sign: a picture and the choice in words.
func (l *layout) plank(box ink.Rect, el rules.Element, f ink.Font) {
	b := l.Fresh()
	r := boardkit.Own(box)
	rim, text := ink.GoldDark, ink.ParchmentLight
	if l.Hover == el {
		rim, text = ink.GoldLight, ink.GoldLight
	}
	b.Plaque(r, rim)
	side := l.plankSide(box)
	picture, in := r.Inset(l.Gap(boardkit.Near)), l.plankRoom(box, el)
	picture.W = side
	if face, ok := l.resultOf(el); ok {
		l.rolledFace(b, picture.Middle().Around(side, side).Round(), face)
	} else if name := l.plankPicture(el); name != "" {
		b.Picture(name, picture.Middle().Around(side, side))
	}
	words := l.plankWords(el)
	lines := math.Min(float64(len(l.Measure.Wrap(f, words, in.W))), math.Floor((in.H+2)/(f.Size*1.15)))
	high := math.Max(1, lines) * f.Size * 1.15
	b.Lines(ink.R(in.X, in.Y+(in.H-high)/2, in.W, high), f, text, words, 1.15)
	l.OnTray(stage.Piece{ID: el, Box: box, Depth: 2, Look: b.List, Role: "button", Label: words, Round: l.Px(6), Tip: true})
}

// resultOf is the face of the one die that an answer turns it to, or keeps.
func (l *layout) resultOf(el rules.Element) (face int, ok bool) {
	switch {
	case el.Kind() == "result":
		face, err := strconv.Atoi(el.Name())
		return face, err == nil
	case el == keepRoll && len(l.Now.Roll.Faces) > 0:
		return l.Now.Roll.Faces[0], true
	}
	return 0, false
}

// plankWords is an answer in words: the sentence of its choice, or what the thing is called.
func (l *layout) plankWords(el rules.Element) string {
	if l.inHand(el) {
		return rules.Say("Use it now")
	}
	if c, ok := l.choiceOf(el); ok {
		return l.Sentence(c) + l.tokenWords(el)
	}
	if g := figure(el); g >= 0 {
		return figureName(g).String()
	}
	if a, ok := l.State.About(el); ok && !a.Title.Empty() {
		return a.Title.String()
	}
	return strings.ReplaceAll(el.Name(), "_", " ")
}

// tokenWords are what an ability token does, where the answer is about one.
func (l *layout) tokenWords(el rules.Element) string {
	n := 0
	switch {
	case el == "token:1":
		n = 1
	case el != "token:0" && el != "learn:learn":
		return ""
	}
	if a := l.Now.Tokens[n]; a >= 0 {
		return ". " + l.set.Abilities[a].Rules().String()
	}
	return ""
}

// plankPicture is the picture of an answer, empty: none.
func (l *layout) plankPicture(el rules.Element) string {
	switch el.Kind() {
	case "stand":
		return pic("wall")
	case "use":
		return pic("icon-action")
	case "bin", "leave":
		return "kit/close"
	case "keep":
		return pic("type-permanent")
	case "take":
		if c := l.card(el); c >= 0 {
			return pic("class-" + classes[l.set.Cards[c].Class])
		}
	case "card":
		if l.inHand(el) {
			return pic("icon-action")
		}
		if c := l.card(el); c >= 0 {
			return pic("class-" + classes[l.set.Cards[c].Class])
		}
	case "class":
		return pic("class-" + el.Name())
	case "unit":
		if g := figure(el); g >= 0 {
			return pic(figurePictures[g])
		}
		return pic("avatar")
	case "count":
		if c, ok := l.choiceOf(el); ok && c.Verb == bsieged.PickFigure {
			return pic(figurePictures[c.Args[0]])
		}
	case "figures":
		return pic(figurePictures[mostOf(el)])
	case "hits":
		return pic(el.Name())
	case "share":
		return pic("icon-hits")
	case "shield":
		return pic("token-reinforced")
	case "learn", "token":
		return pic("icon-grace")
	case "strength":
		return pic("icon-strength")
	case "answer":
		if el.Name() == "yes" {
			return "kit/tick"
		}
		return "kit/close"
	}
	return ""
}

// mostOf is the sort of which an answer takes the most figures, the fiercest of equals.
func mostOf(el rules.Element) int {
	most, at := 0, 1
	for i, word := range strings.Split(el.Name(), "-") {
		if n, _ := strconv.Atoi(word); n > 0 && n >= most {
			most, at = n, i+1
		}
	}
	return at
}
