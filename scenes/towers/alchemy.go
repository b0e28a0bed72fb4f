package towers

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// cheapest is the choice that begins with a click on an element and takes the least out of the other purse, and what that
// pays (TS-ALC-1); false: nothing, or the element cannot be clicked.
func (l *layout) cheapest(el rules.Element) (what content.What, n, pays int, ok bool) {
	if !l.Can(el) && !l.HasChosen(el) {
		return 0, 0, 0, false
	}
	for _, c := range l.Choices {
		if l.Way(c)[0] != el {
			continue
		}
		if dial := l.Path.Strength(c); dial != "" && l.HasChosen(el) && !l.set(dial) {
			continue
		}
		gold, power := l.at(c).Engine().Cost(c)
		missing, _ := l.Short(l.Asker, gold, power)
		short := missing[content.Gold] + missing[content.Power]
		if ok && int(short) >= n {
			continue
		}
		what, n, ok = content.Gold, int(short), true
		if missing[content.Power] > 0 {
			what = content.Power
		}
	}
	return what, n, n * int(l.Players[l.Asker].Ratio), ok && n > 0
}

// set reports whether a strength of what was clicked is the one that is set.
func (l *layout) set(strength rules.Element) bool {
	list, at := l.Path.Dial()
	return list == nil || list[at] == strength
}

// alchemy says on a card or a Spell what the other purse pays of its price if it is clicked, before anybody does.
func (l *layout) alchemy(b *boardkit.Pen, own ink.Rect, el rules.Element) (told rules.Text) {
	what, n, pays, ok := l.cheapest(el)
	if !ok || !l.asked(l.me) {
		return rules.Text{}
	}
	f := l.Font(ink.SansBold, boardkit.SmallSize)
	h := math.Min(own.H*0.3, l.Line(f)+l.Px(4))
	band := ink.R(own.X+l.Px(3), own.Y+own.H*0.5-h/2, own.W-l.Px(6), h).Round()
	b.Fill(band, ink.OxbloodDark, l.Px(4))
	told = words.Traded(what, n, pays)
	in := band.Inset(l.Px(2))
	in = b.Icon(in, []string{content.Gold: "towersiege/icons/power", content.Power: "towersiege/icons/gold"}[what], in.H, l.Px(2))
	b.Say(in, f, ink.ParchmentLight, told.String(), rules.Say("%d for %d", pays, n))
	return told
}

// directions are the buttons of Alchemy that can be clicked now, each for points of one purse: what it takes and what it gives.
// False: there is none.
func (l *layout) directions(room ink.Rect) bool {
	if l.Mode != table.Asking || !l.asked(l.me) || len(l.Chosen) > 0 {
		return false
	}
	var open []rules.Choice
	for what := range alchemyPieces {
		if c := (rules.Choice{Verb: engine.Convert, Args: [4]int16{int16(what)}}); slices.Contains(l.Choices, c) {
			open = append(open, c)
		}
	}
	for i, box := range boardkit.Grid(room, len(open), len(open), l.Gap(boardkit.Tight)) {
		l.direction(open[i], box.Round())
	}
	return len(open) > 0
}

// direction is the button that carries out one direction of Alchemy.
func (l *layout) direction(c rules.Choice, box ink.Rect) {
	what := c.Args[0]
	el := alchemyPieces[what]
	if l.Out.Direct == nil {
		l.Out.Direct = map[rules.Element]rules.Choice{}
	}
	l.Out.Direct[el] = c
	l.Out.Quiet = append(l.Out.Quiet, el)
	b := l.Fresh()
	b.Inked(boardkit.Own(box), ink.GoldLight, 1.5, 5)
	in := boardkit.Own(box).Inset(l.Px(4))
	f := l.Font(ink.SansBold, boardkit.SmallSize)
	price := strconv.Itoa(int(l.Players[l.me].Ratio)) + " › 1"
	gap, side, width := l.Px(2), math.Min(in.H, l.Line(f)*1.1), l.Width(f, price)
	_, in = in.CutLeft(math.Max(0, (in.W-2*(side+gap)-width)/2))
	in = b.Icon(in, pointIcons[1-what], side, gap)
	b.Say(in, f, ink.Ink, price, "")
	b.Picture(pointIcons[what], ink.R(in.X+width+gap, in.Y+(in.H-side)/2, side, side))
	p := l.piece(el, box, depthThing+1, b.List, "button", l.Sentence(c))
	p.Fixed = true
	l.OnRow(p)
}

// alchemyPieces are the buttons of Alchemy, and pointIcons the signs of points, by what they give and are.
var (
	alchemyPieces = [...]rules.Element{content.Gold: "alchemy:gold", content.Power: "alchemy:power"}
	pointIcons    = [...]string{content.Gold: "towersiege/icons/gold", content.Power: "towersiege/icons/power"}
)
