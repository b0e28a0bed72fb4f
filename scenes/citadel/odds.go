package citadel

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// aim is an attack that is being aimed: the Zone it is aimed at, and what can be said of it.
type aim struct {
	field, zone int
	title       string
	rows        []oddsRow
}

// oddsRow is a row of the plaque of odds: a chance with its bar, a label with a value, or a sentence.
type oddsRow struct {
	label, value string
	bar          bool
	chance       float64
	tone         rules.Tone
}

// aiming is the plaque beside the Zone that an attack is aimed at: its chances, who falls first, what
// it earns, and the danger to the Messenger (BS-TBL-12). It stands in for the tooltip.
func (l *layout) aiming() {
	a, ok := l.aimed()
	if !ok || l.plan.area.Empty() {
		return
	}
	look, box := l.oddsPlaque(a)
	avoid, spare := l.shown(a)
	at := stage.Beside(l.ranks(a.field, a.zone), box.W, box.H, math.Max(6, l.Px(14)), l.plan.area.Inset(2), avoid, spare)
	id := "odds:" + rules.Element(l.zoneEl(a.field, a.zone+1).Name())
	l.OnBoard(stage.Piece{ID: id, Box: at, Depth: depthOver + 3, Look: look, Label: a.words(), Fixed: true})
	l.Out.Told = l.Hover
	l.Out.Spare = append(l.Out.Spare, id) // of a sign on the wall there is a tooltip besides
}

// words is the plaque as a sentence.
func (a aim) words() string {
	text := a.title
	for _, r := range a.rows {
		text += ". " + strings.TrimSpace(r.label+" "+r.value)
	}
	return text
}

// aimed is the attack that a click now would make, or, while a weapon or a Zone is still to be picked, what each of them would come
// to.
func (l *layout) aimed() (aim, bool) {
	if l.Mode != table.Asking {
		return aim{}, false
	}
	if f, z, ok := l.target(l.Aim); ok {
		p, ok := l.State.Preview(l.Aim)
		return aim{f, z, p.Title.String(), oddsRows(p)}, ok
	}
	f, z, ok := l.struck(l.Hover)
	if !ok || !l.Can(l.Hover) {
		if n := len(l.Chosen); n > 0 {
			f, z, ok = l.struck(l.Chosen[n-1])
		}
	}
	if !ok {
		return l.zones(l.Hover)
	}
	return l.weapons(f, z-1)
}

// zones compares the Zones that can be attacked from a wall, each with the best that there is for it; false: it is no wall from which
// several can be.
func (l *layout) zones(el rules.Element) (aim, bool) {
	if el.Kind() != "wall" || !l.Can(el) {
		return aim{}, false
	}
	f, most := l.fieldOf(el), [cards.ZoneCount]float64{}
	can := [cards.ZoneCount]bool{}
	for _, c := range l.Choices {
		if c.Verb != bsieged.Attack || int(c.Args[0]) != f {
			continue
		}
		if p, ok := l.State.Preview(c); ok && p.HasChance {
			z := c.Args[1]
			can[z], most[z] = true, math.Max(most[z], p.Chance)
		}
	}
	a := aim{field: f, title: rules.Say("%s: which Zone?", l.set.Fields[f].Told())}
	for z := range can {
		if can[z] {
			a.zone = z
			a.rows = append(a.rows, oddsRow{label: rules.Say("Zone %d", z+1), value: rules.Percent(most[z]).String(), bar: true, chance: most[z]})
		}
	}
	return a, len(a.rows) > 1
}

// struck is the Zone (1 to 3) that is attacked over an element: itself, or the only one that can be attacked from a wall.
func (l *layout) struck(el rules.Element) (f, z int, ok bool) {
	if f, z, ok = l.zoneOf(el); ok || el.Kind() != "wall" {
		return f, z, ok
	}
	f = l.fieldOf(el)
	for _, c := range l.Choices {
		if c.Verb != bsieged.Attack || int(c.Args[0]) != f {
			continue
		}
		if z > 0 && z != int(c.Args[1])+1 {
			return 0, 0, false
		}
		z = int(c.Args[1]) + 1
	}
	return f, z, z > 0
}

// weapons compares what can be attacked with against a Zone.
func (l *layout) weapons(f, z int) (aim, bool) {
	a := aim{field: f, zone: z, title: rules.T("%s, Zone %d: with which weapon?", l.set.Fields[f].Told(), z+1).String()}
	var last rules.Preview
	best := 0.0
	for _, c := range l.Choices {
		if c.Verb != bsieged.Attack || int(c.Args[0]) != f || int(c.Args[1]) != z {
			continue
		}
		name := "No weapon"
		if w := int(c.Args[2]); w >= 0 && w < len(l.set.Cards) {
			name = l.set.Cards[w].Told().String()
		}
		if p, ok := l.State.Preview(c); ok && p.HasChance {
			a.rows = append(a.rows, oddsRow{label: name, value: rules.Percent(p.Chance).String(), bar: true, chance: p.Chance})
			best = math.Max(best, p.Chance)
			last = p
		}
	}
	if len(a.rows) > 1 && best == 0 {
		a.rows = append(a.rows, oddsRow{label: rules.Say("Nothing can fall."), tone: rules.Bad})
		for _, line := range last.Lines {
			if line.Tone == rules.Bad {
				a.rows = append(a.rows, oddsRow{label: line.Label.String(), value: line.Value.String(), tone: line.Tone})
			}
		}
	}
	return a, len(a.rows) > 1
}

// target is the Zone (0 to 2) that a choice strikes.
func (l *layout) target(c rules.Choice) (f, z int, ok bool) {
	switch c.Verb {
	case bsieged.Attack:
		return int(c.Args[0]), int(c.Args[1]), true
	case bsieged.Shoot:
		return l.Facing, cards.ZoneCount - 1, true
	case bsieged.Use:
		if f, z = int(c.Args[1]), int(c.Args[2]); f < 0 || f >= cards.FieldCount {
			return 0, 0, false
		}
		return f, min(max(z, 0), cards.ZoneCount-1), true
	}
	return 0, 0, false
}

// oddsRows are the lines of a preview; those with a chance get a bar.
func oddsRows(p rules.Preview) []oddsRow {
	var rows []oddsRow
	if p.HasChance && p.Chance == 0 {
		rows = append(rows, oddsRow{label: rules.Say("Nothing can fall."), tone: rules.Bad})
	}
	for _, line := range p.Lines {
		r := oddsRow{label: line.Label.String(), value: line.Value.String(), tone: line.Tone}
		r.chance, r.bar = chanceOf(r.value)
		rows = append(rows, r)
	}
	if p.HasChance && p.Chance > 0 && !slices.ContainsFunc(rows, func(r oddsRow) bool { return r.bar && r.tone != rules.Bad }) {
		label := "Chance"
		if slices.ContainsFunc(rows, func(r oddsRow) bool { return strings.Contains(r.value, "destroyed") }) {
			label = "At least 1 destroyed"
		}
		rows = slices.Insert(rows, 0, oddsRow{label: label, value: rules.Percent(p.Chance).String(), bar: true, chance: p.Chance})
	}
	return slices.DeleteFunc(rows, func(r oddsRow) bool { return r.label == "" })
}

// chanceOf reads a value that is a chance and nothing else: "56 %", "under 1 %", "over 99 %", "2 in 6".
func chanceOf(value string) (float64, bool) {
	if n, all, is := strings.Cut(value, " in "); is {
		n, err := strconv.Atoi(n)
		of, no := strconv.Atoi(all)
		return float64(n) / float64(of), err == nil && no == nil && of > 0
	}
	digits, is := strings.CutSuffix(value, " %")
	if !is {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimPrefix(strings.TrimPrefix(digits, "under "), "over "))
	return float64(n) / 100, err == nil
}

// ranks is the box of what stands in a Zone, or the middle of an empty one.
func (l *layout) ranks(f, z int) ink.Rect {
	groups := counts(l.troops(f, z))
	if len(groups) == 0 {
		groups = []int{1}
	}
	at := l.plan.rank(f, z, groups)
	air := -l.plan.figure * 0.1
	first, last := at[0].Inset(air), at[len(at)-1].Inset(air)
	x, y := math.Min(first.X, last.X), math.Min(first.Y, last.Y)
	return ink.R(x, y, math.Max(first.Right(), last.Right())-x, math.Max(first.Bottom(), last.Bottom())-y)
}

// shown is what the plaque must not cover: the figures of the field, the plaque on its wall, the
// tray; and what it should not: other figures, and what can be clicked but the wide Zones.
func (l *layout) shown(a aim) (avoid, spare []ink.Rect) {
	for z := range cards.ZoneCount {
		if z == a.zone || len(l.troops(a.field, z)) > 0 {
			avoid = append(avoid, l.ranks(a.field, z))
		}
	}
	threat := rules.Element("threat:" + l.set.Fields[a.field].ID)
	for _, p := range l.Out.Board {
		switch {
		case p.ID == threat:
			avoid = append(avoid, p.Box)
		case p.Depth == depthFigure || p.Depth == depthFigure+1 || p.Depth == depthHouse || p.Depth == depthHero, p.ID.Kind() != "zone" && l.Can(p.ID):
			spare = append(spare, p.Box)
		}
	}
	for _, p := range l.Out.Tray {
		avoid = append(avoid, p.Box)
	}
	return avoid, spare
}

// oddsPlaque draws the plaque and returns its size.
func (l *layout) oddsPlaque(a aim) (ink.List, ink.Rect) {
	title, bold := l.Font(ink.SerifBold, 19), l.Font(ink.SansBold, 15)
	pad := math.Max(l.Px(16), 7)
	w := math.Min(l.oddsWidth(a), l.plan.area.W*0.62-2*pad)
	room := l.plan.area.H*0.94 - 2*pad
	heads := l.Measure.Wrap(title, a.title, w)
	labels, y := l.barLabel(a), 0.0
	b := l.Fresh()
	b.Shadow(ink.Rect{}, l.Px(16))
	b.Frame("kit/frame-parchment", ink.Rect{}, math.Max(l.Px(14), 6))
	for _, line := range heads {
		b.Say(ink.R(pad, pad+y, w, l.Line(title)), title, ink.Ink, line)
		y += l.Line(title)
	}
	y += l.Px(4)
	for _, r := range a.rows {
		if h := l.oddsRowHeight(r, w); y+h <= room || r.tone == rules.Bad && y+h <= room+l.Line(bold) {
			l.oddsRow(b, ink.R(pad, pad+y, w, h), r, labels)
			y += h
		}
	}
	box := ink.R(0, 0, math.Round(w+2*pad), math.Round(y+2*pad))
	b.List[0].Box, b.List[1].Box = box, box
	return b.List, box
}

// oddsWidth is how wide the rows want to be.
func (l *layout) oddsWidth(a aim) float64 {
	f, bold := l.Small(), l.Font(ink.SansBold, 15)
	w := math.Max(l.Width(l.Font(ink.SerifBold, 19), a.title), l.Px(250))
	for _, r := range a.rows {
		need := l.Width(f, r.label) + l.Width(bold, r.value) + f.Size
		if r.bar {
			need = 2*l.barLabel(a) + l.Width(bold, "over 99 %") + f.Size
		}
		w = math.Max(w, need)
	}
	return math.Ceil(math.Min(w, f.Size*27))
}

// barLabel is how wide the words before the bars are.
func (l *layout) barLabel(a aim) float64 {
	w := l.Px(90)
	for _, r := range a.rows {
		if r.bar {
			w = math.Max(w, l.Width(l.Small(), r.label))
		}
	}
	return w
}

// oddsRowHeight is how high a row is: what does not fit one line takes several.
func (l *layout) oddsRowHeight(r oddsRow, w float64) float64 {
	f, bold := l.Small(), l.Font(ink.SansBold, 15)
	high := l.Line(f) + l.Px(2)
	switch {
	case r.bar:
		return high
	case r.value == "":
		return float64(len(l.Measure.Wrap(f, r.label, w)))*l.Line(f) + l.Px(2)
	case l.Width(f, r.label)+l.Width(bold, r.value)+f.Size <= w:
		return high
	}
	return l.Line(f) + float64(len(l.Measure.Wrap(bold, r.value, w)))*l.Line(f) + l.Px(2)
}

// oddsRow draws one row; before a bar there is room for labels.
func (l *layout) oddsRow(b *boardkit.Pen, box ink.Rect, r oddsRow, labels float64) {
	f, bold := b.Small(), b.Font(ink.SansBold, 15)
	color := ink.Ink
	switch r.tone {
	case rules.Good:
		color = l.Pen.Tones.Good.Dark
	case rules.Bad:
		color = l.Pen.Tones.Danger.Dark
	}
	lines := func(box ink.Rect, f ink.Font, text string) {
		for i, line := range l.Measure.Wrap(f, text, box.W) {
			b.Say(ink.R(box.X, box.Y+float64(i)*l.Line(f), box.W, l.Line(f)), f, color, line)
		}
	}
	head := ink.R(box.X, box.Y, box.W, l.Line(f))
	switch {
	case r.bar:
		l.oddsBar(b, head, r, color, labels)
	case r.value == "":
		lines(box, f, r.label)
	case box.H < 1.6*l.Line(f):
		b.Say(head, f, ink.Oak, r.label)
		b.Right(head, bold, color, r.value)
	default:
		b.Say(head, f, ink.Oak, r.label)
		_, low := box.CutTop(l.Line(f))
		lines(low, bold, r.value)
	}
}

// oddsBar is a chance: its words, a bar as long as it is likely, and its figure.
func (l *layout) oddsBar(b *boardkit.Pen, box ink.Rect, r oddsRow, color ink.Color, labels float64) {
	f, bold := b.Small(), b.Font(ink.SansBold, 15)
	figure := b.Width(bold, "over 99 %")
	left, rest := box.CutLeft(math.Min(labels, box.W-figure-f.Size))
	b.Say(left, f, ink.Ink, r.label)
	_, rest = rest.CutLeft(f.Size * 0.5)
	right, rest := rest.CutRight(figure)
	b.Right(right, bold, color, r.value)
	high := math.Max(6, math.Round(box.H*0.52))
	bar := ink.R(rest.X, rest.Y+(rest.H-high)/2, rest.W-f.Size*0.4, high)
	if bar.W < f.Size {
		return
	}
	fill := l.Pen.Tones.Good.Dark
	if r.tone == rules.Bad {
		fill = l.Pen.Tones.Danger.Dark
	}
	b.Fill(bar, ink.Oak, l.Px(3))
	b.Fill(bar.Inset(1), ink.ParchmentDeep, l.Px(3))
	if full := bar.Inset(1); r.chance > 0 {
		full.W = math.Max(2, math.Round(full.W*r.chance))
		b.Fill(full, fill, l.Px(3))
	}
}
