package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// plateLine is what one thing on a hero's plate means: the thing as it is drawn there, and words.
type plateLine struct {
	draw  func(b *boardkit.Pen, r ink.Rect)
	words string
}

// plateLines are all things on the plate of a living hero, from its top to its end, in so few words that the legend hides little: how
// much there is of each stands there, and how much there can be is read where the hero is looked at closely. A small plate has fewer.
func (l *layout) plateLines(h int) []plateLine {
	o := &l.Heroes[h]
	picture := func(name string) func(*boardkit.Pen, ink.Rect) {
		return func(b *boardkit.Pen, r ink.Rect) { b.Picture(name, r) }
	}
	var list []plateLine
	small := table.Narrow(l.Metrics)
	if h == l.First && !small {
		list = append(list, plateLine{picture(pic("first-hero")), rules.Say("Begins the Heroes phase")})
	}
	if loses, deadly := l.peril(h); loses != "" {
		words := rules.Say("%s Morale, as things stand", loses)
		switch {
		case deadly:
			words = rules.Say("%s Morale, as things stand: death", loses)
		case l.threat.Messenger != bsieged.Never:
			words = rules.Say("%s Morale: the Messenger is killed", loses)
		}
		list = append(list, plateLine{picture("kit/warning"), words})
	}
	list = append(list,
		plateLine{picture(pic("icon-morale")), rules.Say("Morale: at 0 the hero dies")},
		plateLine{picture(pic("icon-gold")), rules.Say("Gold: for cards and repairs")},
		plateLine{picture(pic("icon-food")), rules.Say("Food: eaten each Season")},
		plateLine{picture(pic("icon-grace")), rules.Say("Divine Grace: ±1 on a die")},
	)
	if !small {
		list = append(list, l.armsLines(h)...)
	}
	return append(list, plateLine{func(b *boardkit.Pen, r ink.Rect) {
		l.colours(b, r.Middle().Around(math.Max(5, l.Px(11)), r.H), int(o.Seat))
	}, rules.Say("The player's colour")})
}

// armsLines are what a hero fights with and has, which a small plate leaves out.
func (l *layout) armsLines(h int) []plateLine {
	strength := l.Heroes[h].Strength
	list := []plateLine{
		{func(b *boardkit.Pen, r ink.Rect) { b.Picture(pic("icon-strength"), r) }, rules.Say("Strength: destroys Resistance %d or less", strength)},
		{l.plateTarget(h), l.attackWords(h)},
	}
	if len(l.sheet(h).Slots) > 0 {
		list = append(list, plateLine{func(b *boardkit.Pen, r ink.Rect) {
			box := r.Middle().Around(r.W*0.66, r.H*0.94)
			b.Fill(box, ink.Ink, l.Px(3))
			b.Fill(box.Inset(1), kindColours[cards.Red], l.Px(3))
			b.Fill(box.Inset(math.Max(2, l.Px(3))), ink.OakDark, 1)
		}, rules.Say("Card slots: type by edge")})
	}
	return append(list, plateLine{func(b *boardkit.Pen, r ink.Rect) {
		diamond(&b.List, r.Middle(), r.W/2, ink.Ink)
		diamond(&b.List, r.Middle(), r.W/2-l.Edge(), ink.Violet)
	}, rules.Say("Ability slots: violet learned, grey turned over")})
}

// plateTarget draws the target number of an attack on Zone 1.
func (l *layout) plateTarget(h int) func(b *boardkit.Pen, r ink.Rect) {
	return func(b *boardkit.Pen, r ink.Rect) {
		b.Fill(r, ink.OakLight, l.Px(4))
		b.Fill(r.Inset(1), ink.ParchmentLight, l.Px(3))
		need := strconv.Itoa(l.Heroes[h].Target[0])
		b.Centred(r, b.Font(ink.Sans, 14), ink.Ink, need+"+", need)
	}
}

// attackWords say with how many dice a hero attacks each Zone, and what they must show.
func (l *layout) attackWords(h int) string {
	o := &l.Heroes[h]
	var zones []rules.Text
	for z := range cards.ZoneCount {
		zones = append(zones, rules.T("Zone %d with %s, %d+ hits", z+1, rules.Count(o.Dice[z], "%d die", "%d dice"), o.Target[z]))
	}
	return rules.Say("Attack: %s; %s; %s", zones[0], zones[1], zones[2])
}

// plateLegend is what the things on a hero's plate mean, each beside its picture, so wide.
func (l *layout) plateLegend(h int, w float64) (ink.List, ink.Rect) {
	b, f := l.Fresh(), l.Small()
	w = math.Round(w)
	pad, gap := l.Gap(boardkit.Apart), l.Gap(boardkit.Close)
	side := math.Round(b.Line(f) * 1.12)
	y := pad
	text := w - 2*pad - side - l.Gap(boardkit.Near)
	b.Fill(ink.Rect{}, ink.Ink, l.Px(6))
	b.Fill(ink.Rect{}, ink.Parchment, l.Px(5))
	for _, line := range l.plateLines(h) {
		high := math.Max(side, ink.TextHeight(l.Measure, f, line.words, text, 1.1))
		line.draw(b, ink.R(pad, y+(high-side)/2, side, side))
		b.Paragraph(ink.R(w-pad-text, y, text, high+1), f, ink.Ink, line.words, 1.1)
		y += high + gap
	}
	size := ink.R(0, 0, w, math.Round(y-gap+pad))
	b.List[0].Box, b.List[1].Box = size, size.Inset(math.Max(1, l.Px(2)))
	return b.List, size
}
