package towers

import (
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// The sheets of the dock, in the order of their tabs.
const (
	oddsSheet = iota + 1
	mentorSheet
	cardSheet
)

// panel is the dock at the right, where all sheets lie, so that nothing is drawn over the board: what has just fallen or been
// played, what is declared and what its rolls need, what would come of a click, or else whose turn it is; the hint; the card
// that is pointed at. Where what the match is about leaves it no room for a line, it folds away, and the table says the hint.
func (l *layout) panel() {
	box := l.Room.Panel.Round()
	if l.Room.Panel.Empty() || l.Fresh().Sheet(box).H < l.Line(l.Body()) {
		return
	}
	l.Out.Sheets = []table.Sheet{
		{Name: rules.Say("Odds"), Picture: "towersiege/icons/dice"}, {Name: rules.Say("Mentor"), Picture: "kit/hint", Hint: true}, {Name: rules.Say("Card"), Picture: "kit/search"},
	}
	card := l.looked()
	if l.Out.Sheet = l.sheet(card); l.Out.Sheet != oddsSheet || l.Aim.Verb != 0 && len(l.odds) > 0 {
		l.Room.Panel = l.stake(box)
		box = l.Room.Panel.Round()
		l.Out.Sheet = l.sheet(card)
	}
	var b *boardkit.Pen
	own := boardkit.Own(box)
	switch l.Out.Sheet {
	case mentorSheet:
		b = l.Fresh()
		l.hint(b, b.Sheet(own))
	case cardSheet:
		b = l.Fresh()
		if card == content.NoCard {
			l.card(b, own, card)
			break
		}
		l.typed(l.cardType(own, card), func() {
			b = l.Fresh()
			l.card(b, own, card)
		})
	default:
		b = l.Fresh()
		l.chances(b, b.Sheet(own))
	}
	l.OnPanel(stage.Piece{ID: "declared", Box: box, Look: b.List, Fixed: true})
	if l.Out.Sheet != oddsSheet || l.show(box) || l.waiting(box) {
		l.Out.Free = ink.Rect{}
	}
	if !l.Out.Free.Empty() {
		l.Out.Free = l.Out.Free.Shift(box.X, box.Y)
	}
}

// sheet is which sheet is shown: what falls and is played before all else, then what a person has picked, what would come of a
// click, a card that is pointed at, and the hint, if there is room for all of it.
func (l *layout) sheet(card content.Card) int {
	switch {
	case l.Mode == table.Playing:
		return oddsSheet
	case l.Moment.Sheet == mentorSheet && l.Advice != "" && !l.hintFits():
		return oddsSheet
	case l.Moment.Sheet > 0:
		return l.Moment.Sheet
	case l.unread(card):
		return cardSheet
	case l.Aim.Verb != 0 && len(l.odds) > 0:
		return oddsSheet
	case card != content.NoCard:
		return cardSheet
	case l.Advice != "" && l.hintFits():
		return mentorSheet
	}
	return oddsSheet
}

// unread reports whether a card of the hand is pointed at that its owner has not played yet: its words come before its odds, which are
// a tab away.
func (l *layout) unread(card content.Card) bool {
	return card != content.NoCard && l.Hover.Kind() == "card" && l.Hover == l.CardElement(card) && !slices.Contains(l.Players[l.me].Discard.All(), card)
}

// chances are the odds: what would come of a click, what is declared, or else the turn.
func (l *layout) chances(b *boardkit.Pen, in ink.Rect) {
	switch a := l.action(); {
	case l.choosing():
		l.paragraph(b, in, rules.Say("The Mages come together"), rules.Say("Each seat chooses a Mage, then how its Tower looks. Mines, Powerstones and levels differ from Mage to Mage."),
			rules.Say("Each seat chooses a Mage, then a Tower."), rules.Say("Choose a Mage"))
	case l.Aim.Verb != 0 && l.foretold(b, in):
	case l.doomed(b, in):
	case a != nil:
		l.declared(b, in, a)
	default:
		l.turn(b, in)
	}
	if len(l.odds) > 0 {
		l.Out.Spare = []rules.Element{"declared"}
	}
}

// looked is the card of what is pointed at, or in its absence of what has been picked on purpose; NoCard: nothing is.
func (l *layout) looked() content.Card {
	for _, el := range append([]rules.Element{l.Hover}, l.Chosen...) {
		if el != l.Hover && l.Moment.Sheet != cardSheet || el == l.Hover && l.Moment.Spent {
			continue // the odds of a roll stay where the pointer lies on a card by chance
		}
		if card := l.cardAt(el); card != content.NoCard {
			return card
		}
	}
	return content.NoCard
}

// cardAt is the card of an element of the board or the stall; NoCard if it is none, or lies face down.
func (l *layout) cardAt(el rules.Element) content.Card {
	switch el.Kind() {
	case "card", "spell", "own":
		if card, ok := l.Content.Find(el.Name()); ok {
			return card
		}
	case "thing":
		if t := l.thingOf(el); t != nil {
			return t.Card
		}
	}
	return content.NoCard
}

// card is a card at reading size, or what to do for one.
func (l *layout) card(b *boardkit.Pen, own ink.Rect, card content.Card) {
	if card == content.NoCard {
		l.paragraph(b, b.Sheet(own), rules.Say("A card"), rules.Say("Point at a card, a creature, or an Item, and it is shown here."))
		return
	}
	l.Out.Shown = l.Hover
	info := l.Content.At(card)
	look, _ := l.whole(l.Hover, card, l.clearOfNote(own, card), true)
	if l.Hover != "" { // the note on what is pointed at lies there; the card tells its lore at reading size
		lore := info.Lore().String()
		look = slices.DeleteFunc(look, func(op ink.Op) bool { return op.Text != "" && strings.Contains(lore, op.Text) })
	}
	b.List = append(b.List, look...)
	l.Out.Nook = nook(look, own).Shift(l.Room.Panel.X, l.Room.Panel.Y)
}

// noteLines is how many lines of text there are on most notes on what a click on a card would do.
const noteLines = 6

// clearOfNote is where a card lies in the panel: all of it, but for the room below that the note on what is pointed at takes where there is no
// log for it to lie over, as far as the words on the card leave it.
func (l *layout) clearOfNote(own ink.Rect, card content.Card) ink.Rect {
	if l.Hover == "" || l.Room.Log.H >= noteLines*l.Line(l.Body()) {
		return own
	}
	b, info := l.Fresh(), l.Content.At(card)
	_, rolls := l.skillFigure(card)
	least := leastHigh(b, own.W, info, rolls || len(printed(info)) > 0)
	if list := strengthsOf(b, own.W, info); list.rows > 1 { // the last line says how many more there are
		least -= float64(list.rows-1) * list.line
	}
	own.H = math.Min(own.H, math.Max(own.H-noteLines*l.Line(l.Body()), least))
	return own
}

// nook is the part of a card below all that it says.
func nook(look ink.List, own ink.Rect) ink.Rect {
	top := own.Y
	for _, op := range look {
		if op.Text != "" {
			top = math.Max(top, op.Box.Bottom())
		}
	}
	return ink.R(own.X, top, own.W, math.Max(0, own.Bottom()-top))
}

// hintHead is how high the head of the hint is.
func (l *layout) hintHead() float64 { return math.Max(l.Line(l.Title()), l.Px(40)) }

// hintFits reports whether the panel has room for all of the hint; where it has not, the table says it beside what it is about.
func (l *layout) hintFits() bool {
	in, least := l.Fresh().Sheet(boardkit.Own(l.Room.Panel.Round())), l.Body()
	least.Size = math.Min(least.Size, l.Metrics.Least())
	return l.hintHead()+l.Gap(boardkit.Tight)+float64(len(l.Measure.Wrap(least, l.Advice, in.W)))*1.25*least.Size <= in.H
}

// hint is what a computer player would do, and what is asked.
func (l *layout) hint(b *boardkit.Pen, in ink.Rect) {
	head, rest := in.CutTop(l.hintHead())
	b.Name(b.Icon(head, "kit/hint", head.H, l.Gap(boardkit.Near)), l.Title(), ink.Ink, rules.Say("The mentor"))
	_, rest = rest.CutTop(l.Gap(boardkit.Tight))
	text := l.Advice
	if text == "" {
		text = rules.Say("Ask for a hint, and what the mentor would do stands here.")
	}
	b.Lines(rest, l.Body(), ink.Oak, text, 1.25)
}
