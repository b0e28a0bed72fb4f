package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// dice is the tray of Divine Grace: each die with a sign above to raise it and one below to lower
// it.
func (l *layout) dice() {
	roll := &l.Now.Roll
	n := len(roll.Faces)
	if n == 0 {
		return
	}
	f, small := l.Font(ink.SerifBold, 22), l.Body()
	gap := l.Gap(boardkit.Apart)
	inset := math.Max(l.Px(22), 8)
	side := math.Max(math.Max(l.Metrics.MinTarget()+6, l.Px(66)), 2*l.Line(small))
	button := math.Max(math.Max(l.Metrics.MinTarget()+2, l.Px(34)), l.Line(small))
	columns := min(n, 8)
	rows := (n + columns - 1) / columns
	above, below := 0.0, 0.0
	for i := range n {
		if l.Can(dieSign(i, "up")) {
			above = button + gap/2
		}
		if l.Can(dieSign(i, "down")) {
			below = button + gap/2
		}
	}
	head := l.Line(f) + l.Line(small)
	title, kept := l.rollTitle(), l.rollKept()
	most := l.plan.area.W * 0.5
	for len(kept) > 1 && l.Width(small, kept[0]) > most {
		kept = kept[1:]
	}
	pitch := math.Max(side, button*priced)
	if float64(columns)*(pitch+gap) > l.plan.area.W*0.9 {
		pitch = math.Max(side, button)
	}
	words := math.Min(math.Max(l.Width(f, title), l.Width(small, kept[0])), most) + 2*l.Gap(boardkit.Wide)
	w := math.Max(float64(columns)*(pitch+gap)-gap, words) + 2*inset
	h := head + float64(rows)*(above+side+below+gap) + 2*inset
	box, ok := l.trayBox(w, h, false)
	if !ok {
		return
	}
	b := l.Fresh()
	r := boardkit.Own(box)
	b.Shadow(r, l.Px(18))
	b.Frame("kit/frame-oak", r, l.Gap(boardkit.Loose))
	in := r.Inset(inset)
	b.Surface("cloth", in)
	b.Outline(in, ink.Ink, l.Px(3), l.Px(4))
	line, rest := in.CutTop(l.Line(f))
	b.Centred(line, f, ink.Bone, title, "The roll")
	line, _ = rest.CutTop(l.Line(small))
	b.Centred(line, small, ink.ParchmentDark, kept...)
	l.OnTray(stage.Piece{ID: "tray", Box: box, Look: b.List, Solid: true, Label: title})
	high := (box.H - 2*inset - head) / float64(rows)
	side = math.Max(8, math.Min(side, high-above-below-gap))
	for i := range n {
		row, column := i/columns, i%columns
		inRow := min(columns, n-row*columns)
		x := box.X + box.W/2 + (float64(column)-float64(inRow-1)/2)*(pitch+gap)
		y := box.Y + inset + head + high*(float64(row)+0.5) + (above-below)/2
		l.die(ink.P(x, y), i, side, button, pitch)
	}
}

// dieSign is the sign that raises a die of the roll ("up") or lowers it ("down").
func dieSign(i int, way string) rules.Element {
	return rules.Element("die:" + strconv.Itoa(i) + "/" + way)
}

// rollKept is what the roll comes to if it is kept, or what Divine Grace is left to change it, the longest form first.
func (l *layout) rollKept() []string {
	asked := l.mine()
	grace := rules.T("%d Divine Grace", l.Heroes[asked].Grace)
	roll := &l.Now.Roll
	if kept := roll.Kept; !kept.Empty() && !roll.Passed.Empty() { // what is to be gained weighs as much as what is lost
		return []string{rules.T("%d or more: %s. If kept: %s. %s has %s", roll.Need, roll.Passed, kept, l.sheet(asked).Told(), grace).String(),
			rules.T("%d or more: %s. If kept: %s", roll.Need, roll.Passed, kept).String(), rules.T("If kept: %s", kept).String()}
	} else if !kept.Empty() {
		return []string{rules.T("If kept: %s. %s has %s", kept, l.sheet(asked).Told(), grace).String(), rules.T("If kept: %s", kept).String()}
	}
	return []string{rules.T("%s has %s: one for each step of a die", l.sheet(asked).Told(), grace).String(), grace.String()}
}

func (l *layout) rollTitle() string {
	roll := &l.Now.Roll
	hits := 0
	for _, face := range roll.Faces {
		if roll.Need > 0 && face >= roll.Need {
			hits++
		}
	}
	switch {
	case roll.Hits:
		return rules.Plural(hits, "%d hit on %d or more", "%d hits on %d or more", hits, roll.Need).String()
	case roll.Need > 0 && !roll.For.Empty():
		return rules.T("%s: %d or more is needed", roll.For, roll.Need).String()
	case roll.Need > 0:
		return rules.T("%d or more is needed", roll.Need).String()
	}
	return l.yield()
}

// yield is what the roll brings if it is kept.
func (l *layout) yield() string {
	for _, c := range l.State.Decision().Choices {
		if c.Verb != bsieged.Keep {
			continue
		}
		if p, ok := l.State.Preview(c); ok && !p.Lines[0].Value.Empty() {
			return rules.T("%s: %s", p.Lines[0].Label, p.Lines[0].Value).String()
		}
	}
	return "The roll"
}

// rolledFace draws a die of the roll with a face.
func (l *layout) rolledFace(b *boardkit.Pen, r ink.Rect, face int) {
	switch die := l.Now.Roll.Die; {
	case die == cards.CatapultDie && face < 0:
		b.Picture(pic("die-stuck"), r)
	case die == cards.CatapultDie && face == 0:
		b.Picture(pic("die-miss"), r)
	case die == cards.RedDie && face >= 1 && face <= 6:
		b.Die(r, boardkit.Die{Sides: rules.D6, Face: face, Red: true})
	case die == cards.CatapultDie:
		b.NumberDie(r, ink.Steel, strconv.Itoa(face))
	default:
		b.NumberDie(r, ink.Gold, strconv.Itoa(face))
	}
}

// priced is how many times as wide as high a sign is that tells its price.
const priced = 1.9

// die is one die of the roll with its two signs, so high and at most so wide.
func (l *layout) die(at ink.Point, i int, side, button, most float64) {
	roll := &l.Now.Roll
	b := l.Fresh()
	box := at.Around(side, side).Round()
	r := boardkit.Own(box)
	face := roll.Faces[i]
	if roll.Need > 0 && face >= roll.Need {
		b.Ring(r.Inset(side * 0.05))
	}
	l.rolledFace(b, r, face)
	l.OnTray(stage.Piece{ID: rules.Element("face:" + strconv.Itoa(i)), Box: box, Depth: 1, Look: b.List, Label: rules.T("Die %d shows %d", i+1, face).String()})
	for _, way := range [...]struct {
		name string
		dy   float64
		icon string
	}{{"up", -1, "kit/plus"}, {"down", 1, "kit/minus"}} {
		el := dieSign(i, way.name)
		if !l.Can(el) {
			continue
		}
		box := ink.P(at.X, at.Y+way.dy*(side/2+button/2+l.Px(4))).Around(math.Max(button, math.Min(most, button*priced)), button).Round()
		b := l.Fresh()
		b.Plaque(boardkit.Own(box), ink.Gold)
		label, price := way.name, 0
		if c, ok := l.choiceOf(el); ok {
			label, price = l.Sentence(c), int(max(c.Args[1], -c.Args[1]))
		}
		l.price(b, boardkit.Own(box).Inset(button*0.12), way.icon, price)
		l.OnTray(stage.Piece{ID: el, Box: box, Depth: 2, Look: b.List, Role: "button", Label: label, Round: l.Px(6), Tip: true})
	}
}

// price is the sign on a button of a die, and beside it how many tokens of Divine Grace it takes.
func (l *layout) price(b *boardkit.Pen, r ink.Rect, icon string, price int) {
	f := b.Font(ink.SansBold, 17)
	n := strconv.Itoa(price)
	digits := b.Width(f, n) + 2
	side := math.Min(r.H, (r.W-digits)/2)
	if price == 0 || side < r.H*0.5 {
		b.Picture(icon, r.Middle().Around(r.H*0.7, r.H*0.7))
		return
	}
	x := r.X + (r.W-2*side-digits)/2
	row := ink.R(x, r.Y+(r.H-side)/2, side, side)
	b.Picture(icon, row.Inset(side*0.12))
	b.Centred(ink.R(x+side, r.Y, digits, r.H), f, ink.ParchmentLight, n)
	b.Picture(pic("icon-grace"), row.Shift(side+digits, 0))
}
