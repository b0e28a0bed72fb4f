package city

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// offer is a spell or special with targets that can change the roll.
type offer struct {
	power   *kurth.Power
	choices []rules.Choice
}

// offerList is what the choices that are left offer, in the order of the row.
func (l *layout) offerList() []offer {
	var list []offer
	for _, c := range l.row() {
		if c == nil {
			continue
		}
		for _, p := range [...]*kurth.Power{&c.Spell, &c.Special} {
			o := offer{power: p}
			for _, choice := range l.Choices {
				if way := l.Way(choice); len(way) == 2 && way[0] == powerElement(p) {
					o.choices = append(o.choices, choice)
				}
			}
			if len(o.choices) > 0 {
				list = append(list, o)
			}
		}
	}
	return list
}

func powerElement(p *kurth.Power) rules.Element {
	if p.Spell {
		return kurth.SpellElement(p.ID)
	}
	return kurth.SpecialElement(p.ID)
}

// offers lays out a line for each spell or special that can change the roll, with a button
// for each of its choices.
func (l *layout) offers(room ink.Rect) {
	list := l.offerList()
	if len(list) == 0 {
		return
	}
	gap := l.offerGap()
	head := l.offerHead()
	each := (room.H - gap*float64(len(list))) / float64(len(list))
	for i, o := range list {
		box := ink.R(room.X, room.Y+gap+float64(i)*(each+gap), room.W, math.Min(each, head+l.Px(92)*math.Max(1, l.Metrics.Text)))
		l.offer(o, box.Round(), each >= l.stacked())
	}
}

// offerHead is the height of the name of an offer, stacked that of an offer whose choices stand below it.
func (l *layout) offerHead() float64 { return math.Max(l.Line(l.Title()), l.Line(l.Small())) }

func (l *layout) stacked() float64 {
	return l.offerHead() + l.Gap(boardkit.Apart) + math.Max(l.Px(60), l.Metrics.MinTarget())
}

// beside is the height of an offer whose choices stand beside its name, with what comes of them below what they take.
func (l *layout) beside() float64 {
	return 2*l.Gap(boardkit.Near) + l.Line(l.answerFont()) + l.Px(leastTaken)
}

// answerFont is the font that what comes of a choice is written in; leastTaken is the least height of what it takes above that.
func (l *layout) answerFont() ink.Font { return l.Font(ink.SerifBold, 17) }

const leastTaken = 18

// offerGap is the room above each line of the tray.
func (l *layout) offerGap() float64 { return l.Gap(boardkit.Near) }

// offer is one line of the tray: the name, and its choices below it or beside it. Where they
// would be too small to click, there are none: the panel on the card is clicked first then.
func (l *layout) offer(o offer, box ink.Rect, stacked bool) {
	b := l.Fresh()
	own := boardkit.Own(box)
	f := l.Title()
	name := ink.R(0, 0, own.W*0.36, own.H)
	buttons := ink.R(name.W, 0, own.W-name.W, own.H)
	if stacked {
		name, buttons = own.CutTop(math.Max(l.Line(f), l.Line(l.Small())))
		_, buttons = buttons.CutTop(l.Gap(boardkit.Apart)) // their glow stays off the name
	}
	icon := math.Min(math.Min(l.Px(34), name.H), l.Line(f)*1.1)
	picture := "kurth/spirit"
	if o.power.Spell {
		picture = "kurth/mana"
	}
	if l.Hover == powerElement(o.power) {
		b.Glow(own.Inset(-l.Px(2)), l.Pen.Tones.Legal.Light.Alpha(0.35), l.Px(8))
	}
	b.Picture(picture, ink.R(0, (name.H-icon)/2, icon, icon))
	text := ink.R(icon+l.Px(6), 0, name.W-icon-l.Px(10), name.H)
	title := o.power.Title()
	forms := []string{rules.Commas(title, o.power.Price()).String(), title.String()}
	if verb := takes(o.power); stacked && verb != "" {
		forms = append([]string{rules.Say("%s: %s", forms[0], verb), rules.Say("%s: %s", title, verb)}, forms...)
	}
	if stacked {
		note := b.Small()
		words := l.how(o)
		if w := b.Width(note, words); b.Width(f, forms[len(forms)-2])+w+l.Px(16) < text.W {
			b.Right(text, note, ink.ParchmentDark, words)
			text.W -= w + l.Px(10)
		}
	}
	if !stacked && b.Width(f, forms[1]) > text.W {
		b.TwoLines(text, f, ink.VioletLight, forms[1])
	} else {
		b.Say(text, f, ink.VioletLight, forms...)
	}
	l.OnTray(stage.Piece{ID: rules.Element("offer:" + o.power.ID), Box: box, Depth: 1, Look: b.List})

	if buttons.H < l.Metrics.MinTarget() {
		return
	}
	space := l.Gap(boardkit.Apart)
	n := max(3, len(o.choices))
	boxes := boardkit.Grid(buttons, n, n, space)
	for i, c := range o.choices {
		l.answer(c, o.power, boxes[i].Shift(box.X, box.Y).Round())
	}
}

// how says how many more can be used this turn.
func (l *layout) how(o offer) string {
	switch {
	case !o.power.Spell:
		return rules.Say("one special a turn")
	case l.SpellsLeft == 1 && !slices.ContainsFunc(l.row(), func(c *kurth.CardView) bool { return c != nil && c.SpellCast }):
		return rules.Say("one spell a turn")
	}
	return rules.Count(l.SpellsLeft, "%d spell left", "%d spells left").String()
}

// answer is one choice as a button with its result. Its piece is the element itself where
// that can be clicked now; else it stands for the whole choice.
func (l *layout) answer(c rules.Choice, p *kurth.Power, box ink.Rect) {
	el := l.Way(c)[1]
	b := l.Fresh()
	own := boardkit.Own(box)
	id := el
	if !l.Can(el) || l.laidOut(el) {
		id = rules.Element("answer:" + p.ID + "/" + el.Name())
		l.Out.Direct[id] = c
	}
	l.plank(b, own, id)
	inner := own.Inset(l.Gap(boardkit.Near))
	f := l.answerFont()
	words, tone := l.outcome(c, p, el)
	top, bottom := inner.CutTop(inner.H - b.Line(f))
	if top.H < l.Px(leastTaken) {
		icon := math.Min(inner.H, l.Px(28))
		x := l.touched(b, inner, el, icon, p)
		b.Say(ink.R(x, own.Y, inner.Right()-x, own.H), f, tone, words...)
	} else {
		size := math.Min(top.H*0.86, l.Px(34)*math.Max(1, l.Metrics.Text))
		roll, ok := l.newRoll(p, el)
		if ok && l.matched(p, el) > 0 { // two dice and what they come to
			size = math.Min(size, (top.W-b.Width(l.Font(ink.SerifBold, 26), "12")-l.Px(14))/2)
		}
		if !ok {
			wide := float64(len(el.Name()))*(size+l.Px(4)) - l.Px(4)
			top.X, top.W = inner.X+math.Max(0, (inner.W-wide)/2), math.Min(wide+l.Px(4), inner.W)
		}
		x := l.touched(b, top, el, size, p)
		if ok {
			f, comes := l.Font(ink.SerifBold, 26), strconv.Itoa(roll)
			if signed := l.largest(ink.SerifBold, 26, top.Right()-x, "› "+comes); b.Fits(signed, "› "+comes, top.Right()-x) {
				f, comes = signed, "› "+comes
			}
			b.Right(ink.R(x, top.Y, top.Right()-x, top.H), f, ink.Bone, comes)
		}
		b.Centred(bottom, f, tone, words...)
	}
	l.OnTray(stage.Piece{ID: id, Box: box, Depth: 2, Look: b.List, Role: "button", Label: l.Sentence(c), Round: l.Px(6)})
}

// takes is what an offer asks for of the dice that its choices show; empty: no dice are chosen.
func takes(p *kurth.Power) string {
	switch p.Effects[0].Verb {
	case "reroll":
		return rules.Say("roll again")
	case "match_die":
		return rules.Say("turn a die")
	}
	return ""
}

// laidOut reports whether the tray has a piece of that element already.
func (l *layout) laidOut(el rules.Element) bool {
	return slices.ContainsFunc(l.Out.Tray, func(p stage.Piece) bool { return p.ID == el })
}

// touched draws what a choice takes: Mana, or the dice that are thrown again; or the pair that a die is turned to make.
func (l *layout) touched(b *boardkit.Pen, room ink.Rect, el rules.Element, icon float64, p *kurth.Power) (right float64) {
	x, y := room.X, room.Y+(room.H-icon)/2
	draw := func(name string) {
		b.Picture(name, ink.R(x, y, icon, icon))
		x += icon + l.Px(4)
	}
	switch el.Kind() {
	case "amount":
		draw("kurth/mana")
		f := l.Title()
		n, _ := strconv.Atoi(el.Name())
		text := strconv.Itoa(n * p.Cost)
		if least := b.Width(l.Font(ink.SerifBold, 14), "› 12"); x+b.Width(f, "−"+text)+l.Px(6)+least <= room.Right() {
			text = "−" + text
		}
		b.Say(ink.R(x, room.Y, b.Width(f, text)+1, room.H), f, ink.Bone, text)
		x += b.Width(f, text) + l.Px(4)
	default:
		if pair := l.matched(p, el); pair > 0 {
			draw("kit/die-" + strconv.Itoa(pair))
			draw("kit/die-" + strconv.Itoa(pair))
			break
		}
		for _, digit := range el.Name() {
			if i := int(digit - '1'); i >= 0 && i < len(l.Attack.Dice) {
				draw("kit/die-" + strconv.Itoa(l.Attack.Dice[i]))
			}
		}
	}
	return x + l.Px(2)
}

// newRoll is the Attack Roll after a choice that throws no die.
func (l *layout) newRoll(p *kurth.Power, el rules.Element) (int, bool) {
	a := &l.Attack
	n, err := strconv.Atoi(el.Name())
	if err != nil || len(a.Dice) < 2 {
		return 0, false
	}
	switch p.Effects[0].Verb {
	case "add_roll":
		return a.Roll + n*int(p.Effects[0].N), true
	case "match_die":
		return 2*l.matched(p, el) + a.RollBonus, true
	}
	return 0, false
}

// matched is the face that both dice show once one of them is turned to match the other; 0: none is turned.
func (l *layout) matched(p *kurth.Power, el rules.Element) int {
	n, err := strconv.Atoi(el.Name())
	if p.Effects[0].Verb != "match_die" || err != nil || n < 1 || n > 2 || len(l.Attack.Dice) < 2 {
		return 0
	}
	return l.Attack.Dice[2-n]
}

// vain reports whether nothing that changes the roll can win the attack: of one power alone, as more than one is not always possible
// together (KU-SPL-1).
func (l *layout) vain() bool {
	list := l.offerList()
	spells := 0
	for _, o := range list {
		if o.power.Spell {
			spells++
		}
		for _, c := range o.choices {
			el := l.Way(c)[1]
			if roll, ok := l.newRoll(o.power, el); ok && roll < l.Attack.Need {
				continue
			}
			if preview, ok := l.State.Preview(c); !ok || !preview.HasChance || preview.Chance > 0 {
				return false
			}
		}
	}
	return len(list) == 1 || spells == len(list) && l.SpellsLeft == 1
}

// idle says of a strength of a spell that it wins no more than is won without it, longest form first; nil: it does more, or has none. A
// die that is turned may open the passageway.
func (l *layout) idle(c rules.Choice, el rules.Element) []string {
	if idler, ok := l.State.(rules.Idler); ok && el.Kind() == "amount" && idler.Idle(c) {
		return []string{rules.Say("more than needed"), rules.Say("too much")}
	}
	return nil
}

// outcome is the result of a choice in words, longest form first.
func (l *layout) outcome(c rules.Choice, p *kurth.Power, el rules.Element) ([]string, ink.Color) {
	if roll, ok := l.newRoll(p, el); ok {
		words, won := l.result(roll)
		if idle := l.idle(c, el); won && idle != nil {
			return idle, ink.ParchmentDark
		}
		if won {
			return []string{words, rules.Say("won, %d", l.falls(roll)), rules.T("won").In("an attack").String()}, l.Pen.Tones.Good.Light
		}
		return []string{rules.Say("%d short", l.Attack.Need-roll), words}, l.Pen.Tones.Danger.Light
	}
	preview, ok := l.State.Preview(c)
	if !ok || !preview.HasChance {
		return []string{""}, ink.Bone
	}
	percent := percentWords(preview.Chance)
	if gain := l.gain(c, percent); gain != nil {
		return gain, ink.ParchmentLight
	}
	return []string{rules.Say("%s to win", percent), percent}, ink.ParchmentLight
}

// gain is what throwing dice of a won roll again comes to: how many fall on average, which is held against how many fall now, and the
// chance that the attack stays won.
func (l *layout) gain(c rules.Choice, percent string) []string {
	s, ok := l.State.(interface {
		Falls(rules.Choice) (float64, bool)
	})
	if !ok || l.Attack.Roll < l.Attack.Need {
		return nil
	}
	n, ok := s.Falls(c)
	if !ok {
		return nil
	}
	mean := rules.Decimal(n, 1)
	return []string{rules.Say("%s to win, %s fall on average", percent, mean), rules.Say("%s, about %s fall", percent, mean), rules.Say("%s, ~%s fall", percent, mean), rules.Say("~%s fall", mean), percent}
}
