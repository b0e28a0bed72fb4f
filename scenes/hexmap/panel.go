package hexmap

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// panelLines is how many lines the panel has.
const panelLines = 6

func (l *layout) panelHeight() float64 {
	return math.Ceil(panelLines*l.lineHeight() + 2*l.Px(14))
}

func (l *layout) lineHeight() float64 {
	return math.Max(l.Metrics.MinTarget()*0.92, l.Line(l.Body())*1.45)
}

// panel says how the siege stands: day and turn, card, tokens of both sides, cards left by colour, Old Town,
// resources.
func (l *layout) panel() {
	room := l.Moment.Room.Panel
	if room.Empty() {
		return
	}
	pen := l.Fresh()
	inner := pen.Sheet(boardkit.Own(room)).Inset(l.Px(4))
	l.OnPanel(stage.Piece{ID: "siege", Box: room, Look: pen.List, Fixed: true})
	h := math.Min(l.lineHeight(), inner.H/panelLines)
	for i, draw := range [panelLines]func(ink.Rect){l.dayLine, l.cardLine, l.tokenLine, l.deckLine, l.keepLine, l.purseLine} {
		draw(ink.R(inner.X, inner.Y+float64(i)*h, inner.W, h).Shift(room.X, room.Y).Round())
	}
}

// line lays a line of the panel: picture, words on the left (shorter ones where there is no room for them), a value
// on the right.
func (l *layout) line(el rules.Element, box ink.Rect, picture, name, value string, extra func(pen *boardkit.Pen, room ink.Rect), shorter ...string) {
	pen := l.Fresh()
	own := boardkit.Own(box)
	icon, rest := own.CutLeft(own.H)
	pen.Picture(picture, icon.Inset(own.H*0.1))
	_, rest = rest.CutLeft(l.Px(6))
	if value != "" {
		f := l.Font(ink.SerifBold, boardkit.TitleSize)
		w := pen.Width(f, value)
		var at ink.Rect
		at, rest = rest.CutRight(math.Min(w+2, rest.W*0.5))
		pen.Right(at, f, ink.Ink, value)
		_, rest = rest.CutRight(l.Px(6))
	}
	if extra != nil {
		var at ink.Rect
		at, rest = rest.CutRight(rest.W * 0.5)
		extra(pen, at)
	}
	pen.Say(rest, pen.Body(), ink.Ink, append([]string{name}, shorter...)...)
	p := stage.Piece{ID: el, Box: box, Depth: 1, Look: pen.List, Label: name + " " + value, Tip: true, Role: "panel", Fixed: true}
	l.OnPanel(p)
}

func (l *layout) dayLine(box ink.Rect) {
	if l.Day == 0 {
		name := rules.Say("Before the siege")
		l.line("track:day", box, "argot/icons/day", name, "", nil)
		return
	}
	l.line("track:day", box, "argot/icons/day", rules.Say("Day %d of %d", l.Day, l.Options.Days), rules.Say("turn %d of %d", l.Turn, len(l.Content.Cards)), nil)
}

func (l *layout) cardLine(box ink.Rect) {
	if l.Drawn == 0 {
		l.line(engine.CardElement, box, l.cardPicture(), l.firstWords(), "", nil)
		return
	}
	card := l.State.Card()
	l.line(engine.CardElement, box, l.cardPicture(), card.Title().String(), l.firstWords(), nil, brief(card.Suit, card.Number))
}

// cardPicture is the initiative card in its colour.
func (l *layout) cardPicture() string {
	if l.Drawn > 0 && l.State.Card().Red {
		return "argot/icons/card-red"
	}
	return "argot/icons/card-black"
}

// firstWords says who moves first by the initiative card.
func (l *layout) firstWords() string {
	switch {
	case l.Drawn == 0:
		return rules.Say("No card is drawn yet")
	case l.State.Card().Red:
		return rules.Say("Mineos first")
	}
	return rules.Say("Argot first")
}

// brief is what is said of an initiative card where there is no room for its name.
func brief(suit string, n int) string {
	switch suit {
	case "hearts":
		return rules.Say("%d of Hearts", n)
	case "diamonds":
		return rules.Say("%d of Diamonds", n)
	case "spades":
		return rules.Say("%d of Spades", n)
	}
	return rules.Say("%d of Clubs", n)
}

// tokens are those of the side that moves (AR-INI-3), how many of them are left, and whose they are, at length and in brief.
func (l *layout) tokens() (total, left int, name, side string) {
	name = rules.Say("Tokens")
	if l.Drawn > 0 {
		total = l.State.Card().Number
		left = total
	}
	if l.Phase == engine.MovementPhase && l.Movement.Tokens > 0 {
		total, left = int(l.Movement.Tokens), int(l.Movement.Tokens-l.Movement.Used)
		name, side = rules.Say("Tokens of Argot"), rules.Say("Argot")
		if l.Movement.Party == engine.PartyOf(engine.Mineos) {
			name, side = rules.Say("Tokens of Mineos"), rules.Say("Mineos")
		}
	}
	return total, left, name, side
}

// tokenLine counts the tokens.
func (l *layout) tokenLine(box ink.Rect) {
	total, left, name, side := l.tokens()
	l.line("track:tokens", box, "argot/icons/token", name, strconv.Itoa(left), func(pen *boardkit.Pen, room ink.Rect) {
		size := math.Min(room.H*0.5, room.W/10)
		for i := range total {
			at := boardkit.Around(room.X+(float64(i)+0.5)*room.W/10, room.Y+room.H/2, size, size)
			pen.Disc(at, ink.Ink)
			fill := ink.Parchment
			if i < left {
				fill = ink.Gold
			}
			pen.Disc(at.Inset(math.Max(1, size*0.12)), fill)
		}
	}, side)
}

// deckLine shows how many cards of each colour are still to come today, which is open to all.
func (l *layout) deckLine(box ink.Rect) {
	red, black := l.CardsLeft()
	l.line(engine.DeckElement, box, "argot/icons/round", rules.Say("Cards left"), rules.Say("%d red, %d black", red, black), nil)
}

func (l *layout) keepLine(box ink.Rect) {
	total := l.Scenario().KeepTurns
	l.line(engine.KeepElement, box, "argot/icons/keep", rules.Say("Turns held"), rules.Say("%d of %d", l.Keep, total), func(pen *boardkit.Pen, room ink.Rect) {
		w := math.Min(room.W, float64(total)*room.H*0.7)
		pen.Boxes(ink.R(room.Right()-w-l.Px(6), room.Y+room.H*0.25, w, room.H*0.5), int(l.Keep), total, ink.Ember, ink.Parchment)
	})
}

// purseLine shows both purses; either can pay for a step.
func (l *layout) purseLine(box ink.Rect) {
	left, right := box.CutLeft(math.Floor(box.W / 2))
	l.line(engine.PoolElement, left, "argot/icons/resource", rules.Say("Pool"), strconv.Itoa(int(l.Pool)), nil)
	l.line(engine.PurseElement, right, "argot/icons/purse", rules.Say("Purse"), strconv.Itoa(int(l.Purse)), nil)
}
