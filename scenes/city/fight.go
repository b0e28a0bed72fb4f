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
	"portcullis/scenes/table"
)

// fight lays out what belongs to the attack: before the roll a band in the street between
// the places, then the veil and the tray with the dice.
func (l *layout) fight() {
	if l.trayOpen() {
		l.veil()
		l.tray()
		return
	}
	if box := l.bandBox(); !box.Empty() {
		l.band(box)
	}
}

// trayOpen: the dice lie on the table, or the events of an attack are being shown.
func (l *layout) trayOpen() bool {
	return l.fighting() || (l.Mode == table.Playing && l.resolved)
}

// veil darkens the city around the fight.
func (l *layout) veil() {
	look := ink.List{}
	look.Fill(ink.R(0, 0, l.plan.area.W, l.plan.area.H), ink.Ink.Alpha(0.52), 0)
	l.OnBoard(stage.Piece{ID: "veil", Box: l.plan.area, Depth: depthVeil, Look: look})
}

// amounts are the numbers that can be picked now, outside the tray.
func (l *layout) amounts() []rules.Element {
	var list []rules.Element
	for _, el := range l.Next {
		if el.Kind() == "amount" {
			list = append(list, el)
		}
	}
	return list
}

// bandBox is where the band in the street lies; empty if there is none.
func (l *layout) bandBox() ink.Rect {
	if l.trayOpen() || (l.Decision != "attack" && len(l.amounts()) == 0) || l.Mode == table.Playing {
		return ink.Rect{}
	}
	street := l.plan.street()
	pad := math.Max(2, math.Min(l.Px(8), (street.H-l.Metrics.MinTarget()-8)/2))
	h := math.Min(street.H-2*pad, math.Max(l.Px(124), l.Line(l.headline())+2*l.Line(l.Body())+2*l.framePad()+l.Px(22)))
	w := math.Min(street.W, math.Max(l.Px(800), h*4))
	x, y := street.Center()
	return ink.R(x-w/2, y-h/2, w, h).Round()
}

// band is the sum and the chance of the attack with its button, or the amounts of a special.
func (l *layout) band(box ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(box)
	pad := math.Min(l.framePad(), math.Max(3, (own.H-l.Metrics.MinTarget())/2))
	b.Shadow(own, l.Px(14))
	if own.H < l.Px(64) {
		b.Fill(own, l.Pen.Tones.Legal.Dark, l.Px(8))
		b.Fill(own.Inset(l.Px(3)), ink.OakDark, l.Px(6))
	} else {
		b.Frame("kit/frame-oak", own, math.Max(l.Px(16), 8))
	}
	inner := own.Inset(pad)
	piece := stage.Piece{ID: "band", Box: box, Solid: true}
	if amounts := l.amounts(); len(amounts) > 0 {
		l.amountBand(b, inner, box, amounts)
	} else {
		l.rollBand(b, inner, box)
	}
	piece.Look = b.List
	l.Out.Tray = slices.Insert(l.Out.Tray, 0, piece)
}

// amountBand asks how many, one button for each number.
func (l *layout) amountBand(b *boardkit.Pen, inner, box ink.Rect, amounts []rules.Element) {
	gap := l.Gap(boardkit.Wide)
	each := math.Min((inner.W*0.62)/float64(len(amounts))-gap, l.Px(240))
	buttons, words := inner.CutRight((each + gap) * float64(len(amounts)))
	f := l.Font(ink.SerifBold, 21)
	words = ink.R(words.X+l.Px(6), words.Y, words.W-l.Px(12), words.H)
	question := l.amountQuestion()
	if ink.TextHeight(l.Pen.Measure, f, question[0], words.W, questionLead) <= words.H {
		op := b.Write(words, f, ink.Bone, question[0])
		op.Wrap, op.Lead = true, questionLead
	} else {
		b.Say(words, f, ink.Bone, question...)
	}
	for i, el := range amounts {
		r := ink.R(buttons.X+gap+float64(i)*(each+gap), buttons.Y, each, buttons.H).Shift(box.X, box.Y).Round()
		n, _ := strconv.Atoi(el.Name())
		l.button(el, r, "kurth/siege-marker", []string{rules.Count(n, "%d marker", "%d markers").String(), el.Name()}, l.sentence(el))
	}
}

// questionLead is the line height of the question for an amount.
const questionLead = 1.15

func (l *layout) amountQuestion() []string {
	next := l.Places[(l.Token+1)%places]
	return []string{rules.Say("How many go on to %s?", next.Told()), rules.Say("How many to %s?", next.Told()), rules.Say("How many?")}
}

// sentence is what a click on an element would do, if one choice is left for it.
func (l *layout) sentence(el rules.Element) string {
	for _, c := range l.Choices {
		if way := l.Way(c); way[len(way)-1] == el {
			return l.Sentence(c)
		}
	}
	return string(el)
}

// button is a wooden button with a picture and the first of the forms that fits.
func (l *layout) button(el rules.Element, box ink.Rect, picture string, forms []string, label string) {
	b := l.Fresh()
	own := boardkit.Own(box)
	l.plank(b, own, el)
	f := l.Font(ink.SerifBold, 21)
	for units := 19.0; units >= 15 && l.Line(f) > own.H; units -= 2 {
		f = l.Font(ink.SerifBold, units)
	}
	icon := math.Min(own.H*0.5, l.Px(30))
	room := own.W - 2*l.Px(8) - icon - l.Px(6)
	text := l.fitting(f, room, forms)
	if text == "" {
		text = ink.Elide(l.Pen.Measure, f, forms[len(forms)-1], room)
	}
	b.IconWord(own, picture, icon, l.Gap(boardkit.Close), f, ink.Bone, text)
	l.OnTray(stage.Piece{ID: el, Box: box, Depth: 2, Look: b.List, Role: "button", Label: label, Round: l.Px(6)})
}

// plank is the face of a button.
func (l *layout) plank(b *boardkit.Pen, own ink.Rect, el rules.Element) {
	name := "kit/frame-button-idle"
	if _, direct := l.Out.Direct[el]; l.Hover == el && (direct || l.Can(el)) {
		name = "kit/frame-button-hover"
	}
	b.Frame(name, own, math.Min(l.Gap(boardkit.Wide), own.H/3))
	if l.perilous(el) {
		l.blood(b, own)
	}
}

// rollBand is the attack that waits for its roll.
func (l *layout) rollBand(b *boardkit.Pen, inner, box ink.Rect) {
	w := math.Min(inner.W*0.3, math.Max(l.Px(210), l.Width(l.Font(ink.SerifBold, 21), rules.Say("Roll the dice"))+l.Px(60)))
	button, words := inner.CutRight(w)
	words = ink.R(words.X+l.Px(6), words.Y, words.W-l.Px(18), words.H)
	bh := math.Min(button.H, math.Max(l.Px(66), l.Metrics.MinTarget()))
	bh = math.Max(bh, math.Min(button.H, l.Metrics.MinTarget()))
	button = ink.R(button.X, button.Y+(button.H-bh)/2, button.W, bh)
	if l.Mode == table.Asking {
		l.button(kurth.ElementRoll, button.Shift(box.X, box.Y).Round(), "kit/die-5", []string{rules.Say("Roll the dice"), rules.Say("Roll")}, rules.Say("Roll the attack dice"))
	} else {
		words.W += w
	}

	title, text := l.headline(), l.Font(ink.Sans, 17)
	rows := b.Line(title) + b.Line(text)
	bar := math.Max(6, l.Px(14))
	chance, fraction, known := l.chanceToWin()
	if known && words.H >= rows+bar+b.Line(text) {
		words.Y += (words.H - rows - bar - b.Line(text) - l.Px(6)) / 2
		words.H = rows + bar + b.Line(text) + l.Px(6)
	} else if words.H >= rows {
		words.Y += (words.H - rows) / 2
	}
	needs := rules.T("needs %d", l.Attack.Need).String()
	percent := percentWords(chance)
	win := rules.Say("%s to win", percent)
	helped := l.helpedWords(percent)
	if words.H < rows {
		b.Say(words, text, ink.Bone, l.sumWords()+"  "+percent, rules.Say("%s, %s", needs, win), rules.Say("%s: %s", needs, percent), needs)
		return
	}
	line, rest := words.CutTop(b.Line(title))
	b.Say(line, title, ink.Bone, l.fightTitle()...)
	line, rest = rest.CutTop(b.Line(text))
	if !known || rest.H < bar+b.Line(text) {
		var forms []string
		for _, with := range helped {
			forms = append(forms, rules.Say("%s, %s", l.sumWords(), with), rules.Say("%s, %s", needs, with), with)
		}
		b.Say(line, text, ink.Parchment, append(forms, rules.Say("%s, %s", l.sumWords(), percent), rules.Say("%s, %s", needs, win), rules.Say("%s, %s", needs, percent))...)
		return
	}
	b.Say(line, text, ink.Parchment, l.sumWords(), needs)
	line, rest = rest.CutTop(bar + l.Px(3))
	line.Y += l.Px(3)
	line.H = bar
	chanceBar(b, line, chance)
	line, _ = rest.CutTop(b.Line(text))
	forms := []string{rules.Say("%s to win (%s)", percent, fraction), win, percent}
	var all []string
	for _, with := range l.withSpells() {
		all = append(all, rules.Say("%s to win, %s", percent, with))
	}
	forms = append(all, append(helped, forms...)...)
	b.Say(line, text, l.Pen.Tones.Legal.Light, forms...)
}

// helpedWords is the chance of an attack, and with the spells that help it, those of them that help most in the shorter forms: "42 %, with Burn
// the Wick, after the roll: 83 %".
func (l *layout) helpedWords(percent string) (forms []string) {
	for _, with := range l.withSpells() {
		forms = append(forms, rules.Say("%s, %s", percent, with))
	}
	return forms
}

// withSpells are the chances with each spell that helps the attack, in forms with ever fewer of them; empty: none helps.
func (l *layout) withSpells() (forms []rules.Text) {
	s, ok := l.State.(interface{ WithSpells() []rules.Text })
	if !ok {
		return nil
	}
	for list := s.WithSpells(); len(list) > 0; list = list[:len(list)-1] {
		forms = append(forms, rules.Commas(list...))
	}
	return forms
}

// percentWords is a chance as it is shown among figures, rounded.
func percentWords(chance float64) string {
	return rules.Say("%d %%", int(math.Round(chance*100)))
}

// fightTitle names the fight, longest form first.
func (l *layout) fightTitle() []string {
	p := &l.Places[l.Token]
	return []string{rules.Say("Attack at %s", p.Told()), p.Title().String()}
}

// headline is the type that names a fight.
func (l *layout) headline() ink.Font { return l.Font(ink.SerifBold, 23) }

// chanceBar is a bar filled by a chance.
func chanceBar(b *boardkit.Pen, box ink.Rect, chance float64) {
	rim := b.Edge()
	b.Fill(box, ink.Ink, b.Px(4))
	in := box.Inset(rim)
	b.Fill(in, b.Tones.Danger.Dark, b.Px(3))
	in.W *= chance
	if in.W >= 1 {
		b.Fill(in, b.Tones.Legal.Plain, b.Px(3))
	}
}

// chanceToWin is the exact chance of the attack as it stands.
func (l *layout) chanceToWin() (chance float64, fraction string, ok bool) {
	for _, c := range l.State.Decision().Choices {
		if c.Verb == kurth.VerbRoll {
			if p, ok := l.State.Preview(c); ok && p.HasChance {
				return p.Chance, p.Fraction.String(), true
			}
		}
	}
	return 0, "", false
}

// sumWords say what has to be reached, and where that comes from.
func (l *layout) sumWords() string {
	return rules.Say("needs %d: %s", l.Attack.Need, l.strengthSums()[0])
}

// strengthSums are the Total Attack Strength as it adds up, each number with what it stands for: of the Siege Force Table, of the three
// cards one by one or together, and what a spell takes off (KU-ATK-3).
func (l *layout) strengthSums() [2]string {
	a := &l.Attack
	table, each, all := 0, "", 0
	if row := l.forceRowOf(a.Markers); row >= 0 {
		table = l.SiegeForce[row].Strength
	}
	for _, c := range l.row() {
		if c != nil {
			if each != "" {
				each += " + "
			}
			each, all = each+strconv.Itoa(c.Bonus), all+c.Bonus
		}
	}
	sum := func(cards string) string {
		if a.StrengthCut > 0 {
			return rules.Say("table %d + cards %s - %d", table, cards, a.StrengthCut)
		}
		return rules.Say("table %d + cards %s", table, cards)
	}
	return [2]string{sum(each), sum(strconv.Itoa(all))}
}
