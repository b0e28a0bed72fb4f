package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// CardAspect is the width of a card for its height, in the hand and in the deck builder; WholeAspect that of a
// card at reading size.
const (
	CardAspect  = 0.76
	WholeAspect = 0.6
)

// tints are the grounds of pictures, by type: those of the design.
var tints = map[content.Type]ink.Color{
	content.Minion: ink.RGB(0xC3CB98), content.Item: ink.RGB(0xC4C8C8), content.Scroll: ink.RGB(0xD9C1E0), content.Spell: ink.RGB(0xD9C1E0),
	content.Innate: ink.RGB(0xD9C1E0), content.Relic: ink.RGB(0xBAD8CF), content.Mine: ink.RGB(0xEBD59B), content.BaseMine: ink.RGB(0xEBD59B),
	content.Powerstone: ink.RGB(0xD9C1E0), content.BasePowerstone: ink.RGB(0xD9C1E0), content.WindfallCard: ink.RGB(0xEBD59B), content.Fiend: ink.RGB(0xE3B3A6),
	content.Rogue: ink.RGB(0xB9BEDA), content.Elemental: ink.RGB(0xB9CEE6), content.Mage: ink.RGB(0xE6D9B8), content.Tower: ink.RGB(0xC4C8C8),
	content.Structure: ink.RGB(0xC4C8C8),
}

// types are what cards are called by type.
var types = [content.TypeCount]rules.Text{
	content.Minion: rules.T("Minion"), content.Elemental: rules.T("Elemental"), content.Rogue: rules.T("Rogue"), content.Fiend: rules.T("Fiend"),
	content.Item: rules.T("Item"), content.Scroll: rules.T("Scroll"), content.Spell: rules.T("Spell"), content.Relic: rules.T("Relic"),
	content.Mine: rules.T("Mine"), content.Powerstone: rules.T("Powerstone"), content.WindfallCard: rules.T("Windfall"), content.BaseMine: rules.T("Base Mine"),
	content.BasePowerstone: rules.T("Base Powerstone"), content.Innate: rules.T("Innate Spell"), content.Mage: rules.T("Mage"), content.Tower: rules.T("Tower"),
	content.Structure: rules.T("Structure"),
}

// Kind is what a card is, in a line: "Scroll, any turn"; of an Item for whom it is.
func Kind(info *content.Info) rules.Text {
	kind := types[info.Type]
	switch {
	case info.Type == content.Item && info.Class != 0:
		return rules.T("%s: %s", kind, words.Letters(info.Class))
	case info.Magic() && info.AnyTurn:
		return rules.T("%s, any turn", kind)
	}
	return kind
}

// cost is what a card costs: what is printed on it, or less (TS-RUL-65).
type cost struct{ gold, power int }

// printedCost is what is printed on a card.
func printedCost(info *content.Info) cost { return cost{info.Gold, leastPower(info)} }

// price draws what a card costs at the right of a line, in another colour what it costs less than is printed on it, and returns
// the room that is left.
func price(b *boardkit.Pen, line ink.Rect, f ink.Font, info *content.Info, now cost) ink.Rect {
	side, printed := line.H*0.9, printedCost(info)
	for _, cost := range []struct {
		n, was int
		icon   string
	}{{now.power, printed.power, "towersiege/icons/power"}, {now.gold, printed.gold, "towersiege/icons/gold"}} {
		if cost.n == 0 {
			continue
		}
		text := strconv.Itoa(cost.n)
		if cost.icon == "towersiege/icons/power" && severalPrices(info) {
			text += "+"
		}
		w := b.Width(f, text)
		color := ink.Ink
		if cost.n < cost.was {
			color = ink.VerdigrisDark
		}
		b.Write(ink.R(line.Right()-w, line.Y, w+1, line.H), f, color, text)
		b.Picture(cost.icon, ink.R(line.Right()-w-side, line.Y+(line.H-side)/2, side, side))
		line.W -= w + side + b.Px(4)
	}
	return line
}

// leastPower is the power that a card costs: of magic, at its lowest strength.
func leastPower(info *content.Info) int {
	n := info.Power
	if info.Magic() && len(info.Effects) > 0 && len(info.Effects[0].Levels) > 0 {
		n = max(n, info.Effects[0].Levels[0].Power)
	}
	return n
}

// severalPrices reports whether magic can be cast for more.
func severalPrices(info *content.Info) bool {
	return info.Magic() && len(info.Effects) > 0 && len(info.Effects[0].Levels) > 1
}

// Face draws a card as it lies in the hand: picture, name, what it is and what it costs.
func Face(m ink.Metrics, measure ink.Measurer, s ink.Scheme, info *content.Info, box ink.Rect) ink.List {
	b := boardkit.New(m, measure, s)
	return face(b, plainFace(b), info, box, content.SL, info.SL, printedCost(info))
}

// faceInside is where on a card as it lies in the hand something is drawn.
func faceInside(b *boardkit.Pen, box ink.Rect) ink.Rect { return box.Inset(math.Max(2, b.Px(5))) }

// face is that in some type, with a level in the corner of its picture, and what it costs now.
func face(b *boardkit.Pen, t faceType, info *content.Info, box ink.Rect, stat content.Stat, level int, now cost) ink.List {
	b.Shadow(box, b.Px(6)).Radius = b.Px(7)
	b.Inked(box, ink.ParchmentLight, 2, 7)
	in := faceInside(b, box)
	head, rest := in.CutTop(b.NameHeight(t.name, info.Title().String(), in.W))
	b.Name(head, t.name, ink.Ink, info.Title().String()).Across = ink.Middle
	foot, rest := rest.CutBottom(math.Min(b.Line(t.price), rest.H*0.35))
	left := price(b, foot, t.price, info, now)
	if kind := types[info.Type].String(); b.Legible(t.kind, kind, left.W) { // else its ground tells it
		b.Name(left, t.kind, ink.Oak, kind)
	}
	if rest.H > 10 {
		pane := rest.Inset(math.Max(1, b.Px(2)))
		b.Inked(pane, tints[info.Type], 1.5, 4)
		b.Picture(pictureOf(info), pane.Inset(math.Max(1, pane.H*0.05)))
		skill(b, pane, t.price, stat, level)
	}
	return b.List
}

// skill draws a level of a creature in the corner of its picture, where there is room for it.
func skill(b *boardkit.Pen, pane ink.Rect, f ink.Font, stat content.Stat, level int) {
	if level == 0 {
		return
	}
	word := strconv.Itoa(level)
	line, gap := b.Line(f), b.Gap(boardkit.Tight)
	tab := ink.R(pane.X, pane.Bottom()-line, line+gap+b.Width(f, word)+gap, line)
	if tab.W > pane.W*0.6 || tab.H > pane.H*0.4 {
		return
	}
	b.Inked(tab, ink.ParchmentLight, 1, 3)
	b.Name(b.Icon(tab, statIcon(stat), line*0.85, gap/2), f, ink.Ink, word)
}

// Portrait draws the picture of a card alone.
func Portrait(m ink.Metrics, measure ink.Measurer, s ink.Scheme, info *content.Info, box ink.Rect) ink.List {
	b := boardkit.New(m, measure, s)
	b.Inked(box, tints[info.Type], 2, 7)
	b.Picture(pictureOf(info), box.Inset(box.H*0.08))
	return b.List
}
