package towers

import (
	"math"

	"portcullis/rules/towersiege/content"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// What is written takes the room that is there: these are the types that are tried, the largest first, in parts of that of the screen.
// Of cards in the dock all have one type, also where some have so much to
// say that it is a smaller one: no larger than that of the screen, as the note on what a click would do lies below.
var (
	cardTypes = [...]float64{1, 0.93, 0.86, 0.8}
	faceTypes = [...]float64{1.3, 1.2, 1.1}
)

// typed draws something in a part of the type of the screen.
func (l *layout) typed(part float64, draw func()) {
	pen, metrics := l.Pen, l.Metrics
	if metrics.Text == 0 {
		metrics.Text = 1
	}
	metrics.Text *= part
	l.Pen, l.Metrics = boardkit.New(metrics, l.Measure, l.Moment.Tones), metrics
	draw()
	l.Pen, l.Metrics = pen, l.Moment.Metrics
}

// cardType is the type of all cards in the dock: the largest in which each card that can be looked at now says what is printed on it.
func (l *layout) cardType(own ink.Rect, looked content.Card) (part float64) {
	for _, part = range cardTypes {
		fits := true
		l.typed(part, func() {
			b := l.Fresh()
			for _, card := range l.inSight(looked) {
				info := l.Content.At(card)
				_, rolls := l.skillFigure(card)
				high := leastHigh(b, own.W, info, rolls || len(printed(info)) > 0)
				if list := strengthsOf(b, own.W, info); list.rows > 1 { // the last line says how many more there are
					high -= float64(list.rows-1) * list.line
				}
				if fits = high <= own.H; !fits {
					return
				}
			}
		})
		if fits {
			break
		}
	}
	return part
}

// inSight are the cards that the viewer can look at now, each once: a card, its Spells, its hand, and what is in play.
func (l *layout) inSight(looked content.Card) (list []content.Card) {
	seen := map[content.Card]bool{}
	add := func(cards ...content.Card) {
		for _, card := range cards {
			if !seen[card] {
				seen[card] = true
				list = append(list, card)
			}
		}
	}
	add(looked)
	if l.shows(l.me) {
		add(l.Players[l.me].Hand.All()...)
	}
	add(l.spellsOf(l.me)...)
	for i := range l.Things {
		add(l.Things[i].Card)
	}
	return list
}

// faceType is the type on cards as they lie in the hand: of their names, of what they are, and of what they cost.
type faceType struct{ name, kind, price ink.Font }

// plainFace is the type on cards in that of the screen.
func plainFace(b *boardkit.Pen) faceType {
	return faceType{b.Font(ink.SerifBold, boardkit.SmallSize), b.Font(ink.Sans, boardkit.NoteSize), b.Font(ink.SansBold, boardkit.SmallSize)}
}

// larger is a type in parts of itself.
func (t faceType) larger(part float64) faceType {
	for _, f := range [...]*ink.Font{&t.name, &t.kind, &t.price} {
		f.Size = math.Round(f.Size*part*2) / 2
	}
	return t
}

// faceFont is the largest type on some cards of a size in which no name takes more lines than in that of the screen and what each of them is
// stands whole beside its price: one for all of them, so that none looks as if it mattered less.
func (l *layout) faceFont(cards []content.Card, box ink.Rect) faceType {
	const most = 0.3 // of a card for words, the picture has the rest
	plain, in := plainFace(l.Fresh()), faceInside(l.Fresh(), boardkit.Own(box))
	fits := func(t faceType) bool {
		b := l.Fresh()
		if b.Line(t.name)+b.Line(t.kind) > most*in.H {
			return false
		}
		for _, card := range cards {
			info := l.Content.At(card)
			title := info.Title().String()
			if one := b.NameHeight(plain.name, title, in.W) == b.Line(plain.name); one && b.NameHeight(t.name, title, in.W*0.95) > b.Line(t.name) {
				return false
			}
			left := price(l.Fresh(), ink.R(0, 0, in.W, b.Line(t.price)), t.price, info, l.costs(card))
			if b.Width(t.kind, types[info.Type].String()) > left.W {
				return false
			}
		}
		return true
	}
	for _, part := range faceTypes {
		if t := plain.larger(part); fits(t) {
			return t
		}
	}
	return plain
}
