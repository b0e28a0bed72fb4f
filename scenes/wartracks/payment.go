package wartracks

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"unicode/utf8"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// paid reports whether an element pays for what is announced, proposed whether it would pay if the
// proposal were accepted.
func (l *layout) paid(el rules.Element) bool {
	return l.Pay != nil && el != "" && slices.Contains(l.Pay.Paid, el)
}

func (l *layout) proposed(el rules.Element) bool {
	return l.Pay != nil && el != "" && slices.Contains(l.Pay.Propose, el)
}

// paidLook is the veil over what has been chosen as payment.
func (l *layout) paidLook(b *boardkit.Pen, box ink.Rect) {
	b.Fill(box, ink.OxbloodDark.Alpha(0.6), l.Px(6))
	s := math.Min(box.W, box.H) * 0.5
	cx, cy := box.Center()
	b.Picture("siegestorm/icons/cost", ink.R(cx-s/2, cy-s/2, s, s))
}

// paying reports whether a payment is under way that the board shows.
func (l *layout) paying() bool {
	return l.Pay != nil && l.Decision == "pay" && l.Pay.Card.Card != nil
}

// payer is a state that knows how a play would be paid, where a person has pointed at some cards of the hand.
type payer interface {
	Paying(c rules.Choice, picks ...rules.Element) *siegestorm.PayView
}

// plan finds out how what is picked will be paid, or what lies under the pointer: nothing is spent that was not shown before the click.
func (l *layout) plan() {
	state, ok := l.State.(payer)
	if !ok || l.Mode != table.Asking || l.Decision == "pay" {
		return
	}
	begun := len(l.Chosen) > 0 || l.Pay != nil
	list := append([]rules.Choice{l.Aim}, l.Choices...)
	if !begun {
		list = append([]rules.Choice{l.Aim}, l.Moment.Path.Beyond(l.Hover)...)
	}
	for _, c := range list {
		if l.Pay == nil && !playing(c) {
			continue
		}
		if p := state.Paying(c, l.Swapped...); p != nil && p.Card.Card != nil {
			l.Pay, l.planned, l.glimpsed = p, true, !begun
			return
		}
	}
}

// priced reports whether something can be begun whose payment is shown once the pointer is on it: the steps of the turn keep its room free, so
// that they do not move with the pointer.
func (l *layout) priced() bool {
	state, ok := l.State.(payer)
	return ok && l.Mode == table.Asking && slices.ContainsFunc(l.Choices, func(c rules.Choice) bool { return playing(c) && state.Paying(c) != nil })
}

// playing reports whether a choice begins to play something.
func playing(c rules.Choice) bool {
	return c.Verb == siegestorm.PlayAction || c.Verb == siegestorm.PlayCreature || c.Verb == siegestorm.Activate
}

// payRoom makes room for the tray of a payment: beside the steps of the turn, or in half of the chain's row where that lies in their
// place.
func (l *layout) payRoom() {
	r := &l.rooms
	if r.ribbon.Empty() {
		r.chain, r.pay = r.chain.CutLeft(math.Round(r.chain.W / 2))
		_, r.pay = r.pay.CutLeft(l.gap() / 2)
		return
	}
	r.ribbon, r.pay = r.ribbon.CutLeft(math.Round(r.ribbon.W / 2))
	_, r.pay = r.pay.CutLeft(l.gap() / 2)
	if r.brief { // what lies before the others begins at the height of the tracks
		_, r.pay = r.pay.CutRight(r.pay.Right() - r.field.Right())
	}
	r.pay = l.above(r.pay, l.Line(l.Title())+l.Line(l.Body())+l.Px(40))
}

// above is the room of a sheet that begins in a row and is at most h high: it ends before the first war track below it, the first place where
// a creature can stand, and the first plate of a side.
func (l *layout) above(row ink.Rect, h float64) ink.Rect {
	room := ink.R(row.X, row.Y, row.W, h).Round()
	for _, place := range l.places() {
		if place.X < room.Right() && place.Right() > room.X {
			room.H = math.Min(room.H, place.Y-l.Gap(boardkit.Tight)-room.Y)
		}
	}
	room.H = math.Max(room.H, row.H)
	return room
}

// places is where creatures stand or can stand, the war tracks, and the plates that stand over them; beyond the ends of these only while one
// stands there.
func (l *layout) places() []ink.Rect {
	list := slices.Collect(maps.Values(l.seatBoxes()))
	for _, track := range l.field.slots {
		list = append(list, track[:]...)
	}
	for _, ln := range l.field.lanes {
		if ln.kind == trackLane {
			list = append(list, ln.box)
		}
	}
	if l.Storm != nil || len(l.Exits) > 0 {
		list = slices.AppendSeq(list, maps.Values(l.field.exits))
	}
	list = slices.AppendSeq(list, maps.Values(l.field.middle))
	return slices.AppendSeq(list, maps.Values(l.field.fronts))
}

// payment lays out the tray of a payment above the tracks: what is announced, what it costs, what
// has been paid and what is proposed.
func (l *layout) payment() {
	switch {
	case l.rooms.pay.Empty(), !l.planned && !l.paying():
		return
	case l.planned:
		l.planTray()
		return
	}
	p := l.Pay
	box := l.rooms.pay.Round()
	title, small := l.Title(), l.Body()
	b := l.Fresh()
	inner := b.Sheet(boardkit.Own(box))
	l.roomier(&inner, box)
	side := math.Min(math.Min(inner.H+l.Px(6), l.Px(66)), box.H*0.86)
	l.faceLook(b, ink.R(inner.X, inner.Y+(inner.H-side)/2, side, side), &p.Card)
	coins := l.payCoins(b, ink.R(inner.X+inner.W*0.56, inner.Y, inner.W*0.44, inner.H))
	text := ink.R(inner.X+side+l.Px(14), inner.Y, coins.X-inner.X-side-l.Px(26), inner.H)
	as := map[string]string{"action": " as an action", "creature": " as a creature", "ability": ": ability"}[p.As]
	name := p.Card.Card.Told().String()
	words := rules.T("paid %d of %d", len(p.Paid), p.Cost).String()
	if lines := b.Line(title) + b.Line(small); lines <= text.H {
		top := text.Y + (text.H-lines)/2
		b.Say(ink.R(text.X, top, text.W, b.Line(title)), title, ink.Ink, name+as, name)
		b.Say(ink.R(text.X, top+b.Line(title), text.W, b.Line(small)), small, ink.Oak, words+": click hand cards or Supporters", words)
	} else {
		b.Say(text, title, ink.Ink, name+as+", "+words, name+", "+words, name)
	}
	l.OnTray(stage.Piece{ID: "payment", Box: box, Look: b.List, Solid: true, Label: name + as + ", " + words, Fixed: true})
}

// roomier has the words of a low tray take its edge too, where they find no room within it.
func (l *layout) roomier(inner *ink.Rect, box ink.Rect) {
	if inner.H < l.Line(l.Title())+l.Line(l.Body()) {
		inner.Y, inner.H = box.H*0.05, box.H*0.9
	}
}

// planTray lays out the tray of a payment that is settled before it is asked about: what will pay, and that a click has it asked, if
// something else could pay.
func (l *layout) planTray() {
	box := l.rooms.pay.Round()
	title, small := l.Title(), l.Body()
	b := l.Fresh()
	inner := b.Sheet(boardkit.Own(box))
	l.roomier(&inner, box)
	coins := l.payCoins(b, ink.R(inner.X+inner.W*0.7, inner.Y, inner.W*0.3, inner.H))
	text := ink.R(inner.X, inner.Y, coins.X-inner.X-l.Px(12), inner.H)
	w := l.planWords()
	if lines := b.Line(title) + b.Line(small); lines <= text.H {
		top := text.Y + (text.H-lines)/2
		b.Say(ink.R(text.X, top, text.W, b.Line(title)), title, ink.Ink, w.says, w.brief)
		b.Say(ink.R(text.X, top+b.Line(title), text.W, b.Line(small)), small, ink.Oak, append(w.more, "")...)
	} else {
		b.Say(text, small, ink.Ink, append(sentences(w.says, w.more), w.says, w.brief)...)
	}
	tray := stage.Piece{ID: "payment", Box: box, Look: b.List, Solid: true, Label: sentences(w.says, w.more)[0], Fixed: true}
	if !l.glimpsed && (l.Pay.Asked && len(l.Pay.Swap) > 0 || !l.Pay.Asked && !l.Pay.Forced) {
		l.Out.Settles, tray.Role = "payment", "button"
		if l.swaps() {
			l.Out.Swaps = map[rules.Element]rules.Text{}
			for _, el := range l.Pay.Swap {
				if l.Out.Swaps[el] = rules.T("Click: pay with this instead"); l.proposed(el) {
					l.Out.Swaps[el] = rules.T("Click: keep this, another one pays")
				}
			}
		}
	}
	l.OnTray(tray)
}

// sentences puts each of some words behind others.
func sentences(says string, more []string) []string {
	var list []string
	for _, m := range more {
		list = append(list, says+". "+m)
	}
	return list
}

// swaps reports whether a click on another card of the hand pays with that instead: not where the person wants to be asked anyway.
func (l *layout) swaps() bool { return !l.Unset && !l.AtOnce && len(l.Pay.Swap) > len(l.Pay.Propose) }

// plannedWords are what the tray of a payment says: in its first line, at length and shortly, and in the second one.
type plannedWords struct {
	says, brief string
	more        []string // the longest first
}

// planWords says what will pay, why that, and what a click can change of it.
func (l *layout) planWords() plannedWords {
	p := l.Pay
	w := plannedWords{says: rules.Say("Pays with %s", rules.And(l.payers()...)), brief: rules.Say("Pays with what is marked")}
	swap, own := rules.Say("Click another card to pay with it"), !slices.ContainsFunc(p.Propose, func(el rules.Element) bool { return el.Kind() != "support" })
	switch {
	case own:
		w.more = []string{rules.Say("Supporters are ready again in your next turn"), rules.Say("Ready again in your next turn")}
	case p.Forced:
		w.more = []string{rules.Say("Nothing else can pay")}
	case l.Unset:
		w.says, w.brief = rules.Say("First click where it goes"), rules.Say("First where it goes")
		w.more = []string{rules.Say("Then you choose what pays. Click here to pay as proposed"), rules.Say("Then you choose what pays")}
	case p.Asked && l.swaps():
		w.says, w.brief = rules.Say("In doubt: click the card that pays"), rules.Say("Click what pays")
		w.more = []string{rules.Say("Or play it first: you are asked then"), rules.Say("Or you are asked then")}
	case p.Asked:
		w.says, w.brief = rules.Say("You choose the payment next"), rules.Say("You choose next")
		w.more = []string{rules.Say("What should pay is in doubt")}
	case len(l.Swapped) > 0:
		w.more = []string{rules.Say("As you chose. %s", swap), rules.Say("As you chose")}
	default:
		why := l.whyPays()
		if l.swaps() && !l.glimpsed {
			w.more = []string{why + ". " + swap}
		}
		w.more = append(w.more, why, swap)
	}
	return w
}

// whyPays says why the best card that pays does so: of several it is named.
func (l *layout) whyPays() string {
	p := l.Pay
	if p.Spent == nil || p.Spent.Card == nil {
		return ""
	}
	if len(p.Propose) == 1 {
		return rules.Capital(p.Why).String()
	}
	return rules.Say("%s: %s", p.Spent.Card.Told(), p.Why)
}

// mostNamed is how many letters of what pays find room on the large button and in the prompt.
const mostNamed = 22

// paysWith is the large button that pays as proposed: it names how much that is and what pays, as far as there is room.
func (l *layout) paysWith() string {
	if l.Pay == nil || len(l.Pay.Propose) == 0 {
		return rules.Say("Pay as proposed")
	}
	n := len(l.Pay.Propose)
	if words, short := l.payersNamed(rules.Commas); short {
		return rules.Say("Pay %d: %s", n, words)
	}
	return rules.Say("Pay %d: what is marked", n)
}

// payersNamed is what pays as planned in words, put together in a way; false: they are too many to be named.
func (l *layout) payersNamed(list func(...rules.Text) rules.Text) (words rules.Text, short bool) {
	names := l.payers()
	words = list(names...)
	return words, len(names) > 0 && utf8.RuneCountInString(words.String()) <= mostNamed
}

// payers names what pays as planned.
func (l *layout) payers() (names []rules.Text) {
	supporters := 0
	for _, el := range l.Pay.Propose {
		if el.Kind() == "support" {
			supporters++
		}
	}
	if supporters > 0 {
		names = append(names, rules.Count(supporters, "%d Supporter", "%d Supporters"))
	}
	s := l.side(l.Pay.By)
	for i := range s.Hand {
		if c := &s.Hand[i]; c.Card != nil && slices.Contains(l.Pay.Propose, c.Element) {
			names = append(names, c.Card.Told())
		}
	}
	return rules.Multiplied(names)
}

// planMark marks a card that will pay as planned.
func (l *layout) planMark(b *boardkit.Pen, box ink.Rect) {
	l.dashed(&b.List, box.Inset(math.Max(2, l.Px(5))), ink.GoldLight, l.Gap(boardkit.Tight))
	side := math.Min(box.W, box.H) * 0.28
	x, _ := box.Center()
	b.Picture("siegestorm/icons/cost", ink.R(x-side/2, box.Y+box.H*0.2, side, side))
}

// payCoins shows a place for every point of the cost, filled as it is paid; those that are proposed
// stand in it palely. It returns the room taken.
func (l *layout) payCoins(b *boardkit.Pen, room ink.Rect) ink.Rect {
	p := l.Pay
	n := max(p.Cost, 1)
	gap := l.Gap(boardkit.Close)
	h := math.Min(room.H, l.Px(62))
	w := math.Min(h*0.75, (room.W-gap*float64(n-1))/float64(n))
	all := append(slices.Clone(p.Paid), p.Propose...)
	x := room.Right() - w*float64(n) - gap*float64(n-1)
	for i := range n {
		at := ink.R(x+(w+gap)*float64(i), room.Y+(room.H-h)/2, w, h)
		switch {
		case i < len(p.Paid):
			l.payCoin(b, at, all[i], 0)
			b.Outline(at, ink.Oxblood, l.Gap(boardkit.Tight), l.Px(4))
		case i < len(all):
			l.payCoin(b, at, all[i], l.pale())
			l.dashed(&b.List, at, ink.GoldDark, math.Max(1.5, l.Px(3)))
		default:
			l.dashed(&b.List, at, ink.OakLight, math.Max(1.5, l.Px(3)))
			b.Centred(at, b.Title(), ink.ParchmentDeep, strconv.Itoa(i+1))
		}
	}
	return ink.R(x, room.Y, room.Right()-x, room.H)
}

// marked reports whether what will pay as planned is marked: it is not where the person wants to choose, unless there is nothing to choose.
func (l *layout) marked() bool { return l.planned && (l.Pay.Forced || !l.Unset) }

// pale is how pale what is proposed stands in the tray of a payment: not at all where it is settled already.
func (l *layout) pale() float64 {
	if l.marked() && !l.Pay.Asked {
		return 0
	}
	return 0.5
}

// payCoin is one thing that pays: a Supporter or a card of the hand.
func (l *layout) payCoin(b *boardkit.Pen, box ink.Rect, el rules.Element, fade float64) {
	first := len(b.List)
	card := box.Inset(l.Px(2))
	if el.Kind() == "support" {
		l.backLook(b, card)
	} else if s := l.side(l.Pay.By); s != nil {
		for i := range s.Hand {
			if s.Hand[i].Element == el {
				l.faceLook(b, card, &s.Hand[i])
			}
		}
	}
	for i := first; i < len(b.List); i++ {
		b.List[i].Fade = fade
	}
}
