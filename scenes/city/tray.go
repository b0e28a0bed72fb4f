package city

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// trayBox is where the tray lies: beside the row of the place attacked, never over it, and
// away from its column.
func (l *layout) trayBox() ink.Rect {
	area := l.plan.area
	margin := l.Gap(boardkit.Near)
	upper := l.Token < 4
	top, bottom := area.Y+margin, area.Bottom()-margin
	for ring, box := range l.plan.place {
		switch {
		case upper && ring < 4:
			top = math.Max(top, box.Bottom()+margin)
		case !upper && ring >= 4:
			bottom = math.Min(bottom, box.Y-margin)
		}
	}
	text := math.Max(1, l.Metrics.Text)
	h := math.Min(bottom-top, l.Px(410)*text)
	w := math.Min(area.W-2*margin, math.Max(math.Max(l.Px(880)*text, h*1.9), area.W*0.62))
	y := bottom - h
	if !upper {
		y = top
	}
	x := area.X + margin
	if column := min(l.Token, 7-l.Token); column < 2 {
		x = area.Right() - margin - w
	}
	return ink.R(x, y, w, h).Round()
}

// tray is the oak tray with the red cloth: dice and sum on the left, what can be done about
// it on the right.
func (l *layout) tray() {
	box := l.trayBox()
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Shadow(own, l.Px(18))
	b.Frame("kit/frame-oak", own, math.Max(l.Px(20), 8))
	inner := own.Inset(math.Max(l.Px(20), 7))
	cloth, rest := inner.CutLeft(inner.W * 0.455)
	_, rest = rest.CutLeft(math.Max(6, l.Px(20)))
	b.Surface("cloth", cloth)
	b.Outline(cloth, ink.Ink, l.Gap(boardkit.Tight), l.Px(4))
	l.OnTray(stage.Piece{ID: "tray", Box: box, Look: b.List, Solid: true})
	l.cloth(cloth.Inset(math.Max(4, l.Px(14))).Shift(box.X, box.Y))
	l.answers(rest.Shift(box.X, box.Y))
}

// cloth shows the dice, their sum against what is needed, and where that comes from.
func (l *layout) cloth(box ink.Rect) {
	b := l.Fresh()
	box = box.Round()
	own := boardkit.Own(box)
	title, text := l.headline(), l.Font(ink.Sans, 17)
	figures := l.figures(own.W, own.H)
	sum := math.Max(b.Line(figures), b.Line(l.Font(ink.Sans, 18)))
	bar := l.Gap(boardkit.Loose)
	least := math.Max(l.Px(60), l.Metrics.MinTarget())

	rest := own
	if own.H >= b.Line(title)+sum+least {
		var line ink.Rect
		line, rest = rest.CutTop(b.Line(title))
		b.Say(line, title, ink.Bone, l.fightTitle()...)
	}
	if rest.H >= sum+least+bar+l.Px(8)+b.Line(text) {
		var line ink.Rect
		line, rest = rest.CutBottom(b.Line(text))
		l.sumOrigin(b, line, text)
		_, rest = rest.CutBottom(l.Gap(boardkit.Close))
	}
	if rest.H >= sum+least+bar+l.Px(6) {
		var line ink.Rect
		line, rest = rest.CutBottom(bar)
		l.steps(b, line)
		_, rest = rest.CutBottom(l.Gap(boardkit.Tight))
	}
	var dice ink.Rect
	if rest.H >= sum+least {
		var line ink.Rect
		line, dice = rest.CutBottom(sum)
		l.sumLine(b, line, figures)
	} else {
		var line ink.Rect
		dice, line = rest.CutLeft(math.Min(rest.W*0.5, 2.3*rest.H))
		l.sumLine(b, line.Inset(l.Gap(boardkit.Tight)), figures)
	}
	l.OnTray(stage.Piece{ID: "sum", Box: box, Depth: 1, Look: b.List})
	l.dice(dice.Shift(box.X, box.Y))
}

// figures is the type of the sum and of what it needs.
func (l *layout) figures(w, h float64) ink.Font {
	f := l.Font(ink.SerifBold, 58)
	least := l.Font(ink.SerifBold, 22)
	f.Size = math.Max(least.Size, math.Min(f.Size, math.Min(w*0.16, h*0.24)))
	return f
}

// sumLine: "5 + 3  8  needs 10".
func (l *layout) sumLine(b *boardkit.Pen, line ink.Rect, f ink.Font) {
	a := &l.Attack
	color := l.Pen.Tones.Danger.Light
	if a.Roll >= a.Need {
		color = l.Pen.Tones.Good.Light
	}
	roll, need := strconv.Itoa(a.Roll), strconv.Itoa(a.Need)
	if l.Rolling {
		roll, color = "", ink.Bone
	}
	word := l.Font(ink.Sans, 18)
	parts := l.Font(ink.SerifBold, 26)
	parts.Size = math.Min(parts.Size, f.Size)
	needs := rules.T("needs").In("before a number").String()
	wr, wn, ww := b.Width(f, roll), b.Width(f, need), b.Width(word, needs)
	gap := l.Gap(boardkit.Wide)
	b.Write(ink.R(line.Right()-wn-2, line.Y, wn+2, line.H), f, color, need).Across = ink.End
	left := line.W - wn - gap
	if rest := left - wr; rest > ww+gap {
		b.Write(ink.R(line.X+left-ww-2, line.Y, ww+2, line.H), word, ink.ParchmentDark, needs).Across = ink.End
		left -= ww + gap
	} else {
		b.Write(ink.R(line.X+left-b.Width(f, "/"), line.Y, b.Width(f, "/")+1, line.H), f, ink.ParchmentDark, "/")
		left -= b.Width(f, "/") + gap
	}
	sum := l.diceSum()
	if l.Rolling {
		sum = ""
	}
	x := line.X
	if b.Width(parts, sum)+gap+wr <= left {
		b.Write(ink.R(x, line.Y, b.Width(parts, sum)+1, line.H), parts, ink.ParchmentDark, sum)
		x += b.Width(parts, sum) + gap
	}
	b.Write(ink.R(x, line.Y, math.Max(wr+1, line.X+left-x), line.H), f, ink.Bone, roll).Across = ink.Middle
}

// diceSum is the Attack Roll as a sum: "5 + 3 + 2".
func (l *layout) diceSum() string {
	var parts []string
	for _, die := range l.Attack.Dice {
		parts = append(parts, strconv.Itoa(die))
	}
	if l.Attack.RollBonus > 0 {
		parts = append(parts, strconv.Itoa(l.Attack.RollBonus))
	}
	return strings.Join(parts, " + ")
}

// steps shows the sum as boxes; the one that has to be reached has a golden rim.
func (l *layout) steps(b *boardkit.Pen, bar ink.Rect) {
	a := &l.Attack
	total, full := max(12, a.Need, a.Roll), a.Roll
	if l.Rolling {
		full = 0
	}
	b.Boxes(bar, full, total, ink.Bone, l.Pen.Tones.Danger.Dark)
	if a.Need < 1 {
		return
	}
	gap := math.Max(1, math.Round(bar.W*0.013))
	w := (bar.W - gap*float64(total-1)) / float64(total)
	x := bar.X + float64(a.Need-1)*(w+gap)
	b.Outline(ink.R(x, bar.Y, w, bar.H).Inset(-l.Px(1)), l.Pen.Tones.Legal.Light, math.Max(2, l.Px(3)), l.Px(4))
}

// sumOrigin says where the needed number comes from.
func (l *layout) sumOrigin(b *boardkit.Pen, line ink.Rect, f ink.Font) {
	icon := math.Min(line.H, l.Px(30))
	sums, need := l.strengthSums(), l.Attack.Need
	b.Say(b.Icon(line, "kurth/strength", icon, l.Px(7)), f, ink.Parchment, rules.Say("%s = %d", sums[0], need), rules.Say("%s = %d", sums[1], need),
		rules.T("needs %d", need).String())
}

// dice lays out the attack dice, and smaller the one that was set aside.
func (l *layout) dice(room ink.Rect) {
	var aside ink.Rect
	if l.Attack.Aside > 0 {
		aside, room = room.CutRight(room.W * asidePart)
	}
	for i, box := range boardkit.Spread(room, len(l.Attack.Dice), 1, l.Px(150)) {
		l.die(i, l.Attack.Dice[i], box.Round(), [...]float64{-9, 7}[i%2]*math.Pi/180)
	}
	if l.Attack.Aside > 0 {
		l.die(2, l.Attack.Aside, boardkit.Spread(aside, 1, 1, l.Px(150)*asideSize)[0].Round(), 0)
	}
}

// The part of the cloth on which a die that was set aside lies, and its size beside the others.
const (
	asidePart = 0.24
	asideSize = 0.55
)

// die is one die; the faces that it tumbles through are part of the piece.
func (l *layout) die(i, face int, box ink.Rect, tilt float64) {
	number := strconv.Itoa(i + 1)
	throws := 1 + l.thrown[i%3]
	if l.Attack.SetDice { // laid, not thrown
		throws--
	}
	p := boardkit.Thrown(stage.Piece{ID: rules.Element("die:" + number), Box: box, Depth: 2, Round: l.Px(16)}, rules.D6, face, throws,
		func(face int, landed bool) ink.List { return l.dieLook(box.W, face, tilt, landed && i == 2) })
	if i < 2 {
		p.Role, p.Label = "die", rules.Say("Die %d shows %d", i+1, face)
	}
	l.OnTray(p)
}

// dieLook is a die with its shadow; the one that was set aside is faint.
func (l *layout) dieLook(side float64, face int, tilt float64, aside bool) ink.List {
	b := l.Fresh()
	b.Disc(ink.R(side*0.08, side*0.8, side*0.9, side*0.19), ink.Ink.Alpha(0.45))
	die := boardkit.Die{Sides: rules.D6, Face: face, Angle: tilt}
	if aside {
		die.Fade = 0.5
	}
	b.Die(ink.R(0, 0, side, side).Inset(side*0.07), die)
	return b.List
}

// result says how an Attack Roll would end: "won: 3 fall".
func (l *layout) result(roll int) (words string, won bool) {
	if roll < l.Attack.Need {
		return rules.T("lost").In("an attack").String(), false
	}
	n := l.falls(roll)
	return rules.Plural(n, "won: %d falls", "won: %d fall", n).String(), true
}

// falls is how many markers a won attack with that roll removes here.
func (l *layout) falls(roll int) int {
	n := l.Attack.ExtraLoss
	if row := l.rollRowOf(roll); row >= 0 {
		n += l.AttackRoll[row].Removed
	}
	return min(n, l.Attack.Markers)
}

// answers is the right half of the tray: how it stands, what can be done, and "Accept".
func (l *layout) answers(box ink.Rect) {
	b := l.Fresh()
	box = box.Round()
	own := boardkit.Own(box)
	f := l.Font(ink.SerifBold, 21)
	accept, rest := own, own
	asking := l.Mode == table.Asking
	if asking {
		h := math.Max(l.Metrics.MinTarget(), math.Min(l.Px(66), own.H*0.2))
		accept, rest = own.CutBottom(h)
		_, rest = rest.CutBottom(l.aboveAccept(rest.H))
	}
	if !asking {
		l.verdict(b, own)
		l.OnTray(stage.Piece{ID: "verdict", Box: box, Depth: 1, Look: b.List})
		return
	}
	line, below := rest.CutTop(b.Line(f))
	if n := float64(len(l.offerList())); below.H >= n*(l.Metrics.MinTarget()+l.offerGap()) {
		rest = below
		b.Say(line, f, ink.Bone, l.standing()...)
	}
	l.OnTray(stage.Piece{ID: "standing", Box: box, Depth: 1, Look: b.List})
	l.offers(rest.Shift(box.X, box.Y))
	if l.Can(kurth.ElementAccept) {
		picture, forms := l.acceptWords()
		l.button(kurth.ElementAccept, accept.Shift(box.X, box.Y).Round(), picture, forms, forms[0])
	}
}

// aboveAccept is the room above "Accept", of all that is left beside it: where that gives the attack up, it stands apart from what may
// still win it, as far as the answers keep the room to say how much is short.
func (l *layout) aboveAccept(room float64) float64 {
	apart := l.Gap(boardkit.Apart)
	n := float64(len(l.offerList()))
	if l.Attack.Roll >= l.Attack.Need || n == 0 {
		return apart
	}
	aloof := math.Max(apart, math.Min(l.Gap(boardkit.Aloof), room*0.1))
	for _, height := range [...]float64{l.stacked(), l.beside()} {
		if spare := room - l.Line(l.Font(ink.SerifBold, 21)) - n*(l.offerGap()+height); spare >= apart {
			return math.Min(aloof, math.Floor(spare))
		}
	}
	return apart
}

// standing says how the attack stands, longest form first.
func (l *layout) standing() []string {
	a := &l.Attack
	words, won := l.result(a.Roll)
	short := a.Need - a.Roll
	switch changes := len(l.offerList()) > 0; {
	case !won && !changes && l.anyPower():
		return []string{rules.Say("%d short. A lit card may still help.", short), rules.Say("%d short.", short)}
	case won && !changes:
		return []string{rules.Say("Enough, %s.", words), words}
	case !won && !changes:
		return []string{rules.Say("%d short, and nothing changes the roll.", short), rules.Say("%d short.", short)}
	case won:
		return []string{rules.Say("Enough, %s. Spend more, or accept.", words), rules.Say("Enough, %s.", words), words}
	}
	if l.vain() {
		return []string{rules.Say("%d short, and nothing here wins it.", short), rules.Say("%d short.", short)}
	}
	return []string{rules.Say("%d short. Spend, or accept the loss.", short), rules.Say("%d short. Spend or accept.", short), rules.Say("%d short.", short)}
}

// anyPower reports whether a spell or special action can be used now, in the row as well as in the tray.
func (l *layout) anyPower() bool {
	for _, c := range l.row() {
		if c != nil && (l.Can(powerElement(&c.Spell)) || l.Can(powerElement(&c.Special))) {
			return true
		}
	}
	return false
}

// verdict is how the attack ended, in large letters, while its events are shown.
func (l *layout) verdict(b *boardkit.Pen, room ink.Rect) {
	a := &l.Attack
	if !l.resolved {
		return
	}
	word, color, picture := rules.Say("Lost"), l.Pen.Tones.Danger.Light, "kurth/spirit"
	words := []string{rules.T("%d against %d: %d Spirit lost", a.Roll, a.Need, min(a.Spirit, l.before())).String(), rules.T("%d against %d", a.Roll, a.Need).String()}
	if l.spared > 0 {
		words = append([]string{rules.Say("%d against %d: %d Spirit lost, %d saved by a spell", a.Roll, a.Need, min(a.Spirit, l.before()), l.spared), rules.Say("%d Spirit lost, %d saved", min(a.Spirit, l.before()), l.spared)}, words...)
	}
	if a.Kind == "won" {
		word, color, picture = rules.Say("Won"), l.Pen.Tones.Good.Light, "kurth/strength"
		n := l.falls(a.Roll)
		words[0] = rules.Plural(n, "%[2]d against %[3]d: %[1]d marker falls", "%[2]d against %[3]d: %[1]d markers fall", n, a.Roll, a.Need).String()
	}
	f, small := l.largest(ink.SerifBold, 58, room.W*0.5, word), l.Font(ink.SerifBold, 21)
	h := b.Line(f) + b.Line(small)
	if h > room.H {
		f = small
		h = 2 * b.Line(small)
	}
	top := math.Max(0, (room.H-h)/2)
	side := math.Min(b.Line(f), room.W*0.2)
	w := b.Width(f, word)
	x := (room.W - w - side) / 2
	b.Picture(picture, ink.R(x, top, side, side))
	b.Write(ink.R(x+side+l.Px(10), top, w+1, b.Line(f)), f, color, word)
	b.Centred(ink.R(0, top+b.Line(f), room.W, b.Line(small)), small, ink.Bone, words...)
}

// before is the Spirit that the attack found.
func (l *layout) before() int { return l.Spirit - l.gained[kurth.ElementSpirit] }

// acceptWords is what accepting the roll means.
func (l *layout) acceptWords() (picture string, forms []string) {
	a := &l.Attack
	if words, won := l.result(a.Roll); won {
		return "kurth/strength", []string{rules.Say("Accept: %s", words), rules.Plural(l.falls(a.Roll), "Accept, %d falls", "Accept, %d fall", l.falls(a.Roll)).String(), rules.Say("Accept")}
	}
	left := max(0, l.Spirit-a.Spirit)
	switch {
	case a.Spirit == 0:
		return "kurth/spirit", []string{rules.Say("Accept: lost, no Spirit"), rules.Say("Accept: no loss"), rules.Say("Accept")}
	case left == 0:
		return "kit/skull", []string{rules.Say("Accept: Spirit 0, Kurth is lost"), rules.Say("Accept: Spirit 0"), rules.Say("Accept")}
	}
	loss := rules.T("Accept: lose %d Spirit, %d to %d", a.Spirit, l.Spirit, left).String()
	return "kit/skull", []string{loss, rules.T("Accept: Spirit %d to %d", l.Spirit, left).String(), rules.T("Accept: -%d Spirit", a.Spirit).String(), rules.Say("Accept")}
}
