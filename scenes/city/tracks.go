package city

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// tracks lays out the left column: Spirit, Mana, rounds, overrun and passageway, and below
// them the two tables with the row that applies.
func (l *layout) tracks() {
	column := l.Room.Left
	if column.Empty() {
		return
	}
	gap := l.Gap(boardkit.Wide)
	natural := l.tracksHeight(1)
	least := l.tracksHeight(0)
	roll := l.rollHeight(l.Line(l.tableFont()))
	force := l.forceHeight(l.Line(l.tableFont()), 3)
	height := natural
	if natural+roll+force+2*gap > column.H {
		height = math.Min(natural, math.Max(least, column.H-roll-force-2*gap))
	}
	top, rest := column.CutTop(math.Min(height, column.H))
	l.trackSheet(top.Round())
	_, rest = rest.CutTop(gap)

	bottomHeight := math.Min(l.rollHeight(l.Px(29.5)), math.Max(roll, rest.H-gap-l.forceHeight(l.Line(l.tableFont()), len(l.SiegeForce))))
	if rest.H < force+gap+roll {
		if rest.H >= force {
			l.forceTable(rest.Round())
		}
		return
	}
	bottom, middle := rest.CutBottom(bottomHeight)
	_, middle = middle.CutBottom(gap)
	l.forceTable(middle.Round())
	l.rollTable(bottom.Round())
}

func (l *layout) tableFont() ink.Font  { return l.Font(ink.Serif, 17) }
func (l *layout) figureFont() ink.Font { return l.Font(ink.SerifBold, 34) }

// framePad is the room that the frame of a panel takes on each side.
func (l *layout) framePad() float64 { return math.Max(l.Px(14), 7) }

// trackPart is the height of one part of the track panel: generosity 0 is the least, 1 the
// design.
func (l *layout) trackPart(design, least, generosity float64) float64 {
	return math.Max(least, l.Px(design)*generosity)
}

func (l *layout) tracksHeight(generosity float64) float64 {
	h := 2*l.framePad() + 4*l.trackGap()
	for _, part := range l.trackParts(generosity) {
		h += part
	}
	return h
}

// trackParts are the heights of Spirit, Mana, rounds, overrun and passageway.
func (l *layout) trackParts(generosity float64) [5]float64 {
	figure := math.Max(l.Line(l.Font(ink.SerifBold, 21)), l.Line(l.figureFont()))
	boxes := math.Max(l.Px(21), 8)
	two := l.Line(l.Title()) + l.Line(l.Body())
	return [5]float64{
		l.trackPart(77, figure+boxes+3, generosity),
		l.trackPart(83, figure+boxes+3, generosity),
		l.trackPart(79, two+l.Gap(boardkit.Loose)+2, generosity),
		l.trackPart(49, two, generosity),
		l.trackPart(46, two, generosity),
	}
}

// trackGap is the room between two tracks, in which the frame around one of them lies.
func (l *layout) trackGap() float64 { return math.Ceil(l.Px(5)) }

// trackSheet is the panel with the tracks.
func (l *layout) trackSheet(box ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(box)
	inner := b.Sheet(own)
	l.OnLeft(stage.Piece{ID: "sheet:tracks", Box: box, Depth: 0, Look: b.List, Solid: true})
	inner = inner.Shift(box.X, box.Y)
	natural, least := l.trackParts(1), l.trackParts(0)
	var parts []boardkit.Part
	for i := range natural {
		parts = append(parts, boardkit.Part{Least: least[i], Natural: natural[i], Rank: -i})
	}
	boxes := boardkit.Column(inner, l.trackGap(), parts)
	for i, draw := range [...]func(ink.Rect){l.spirit, l.mana, l.rounds, l.overrun, l.passageLine} {
		if !boxes[i].Empty() {
			draw(boxes[i].Round())
		}
	}
}

// track is a piece of the left column.
func (l *layout) track(id rules.Element, box ink.Rect, label string, b *boardkit.Pen) {
	l.OnLeft(stage.Piece{ID: id, Box: box, Depth: 1, Look: b.List, Role: "track", Label: label, Tip: true})
}

// signColumn is the room for the picture at the left of a track.
func (l *layout) signColumn() float64 { return math.Max(l.Px(58), 26) }

// spirit is in the colour of danger while one lost attack can cost all of it.
func (l *layout) spirit(box ink.Rect) {
	label, full := rules.Say("Spirit %d of %d", l.Spirit, l.SpiritMax), ink.Lapis
	if l.SpiritHangs {
		label, full = rules.Say("Spirit %d of %d: one lost attack can cost all of it", l.Spirit, l.SpiritMax), l.Pen.Tones.Danger.Plain
	}
	l.meter(box, kurth.ElementSpirit, rules.Say("Spirit"), label, l.Spirit, l.SpiritMax, full)
}

func (l *layout) mana(box ink.Rect) {
	l.meter(box, kurth.ElementMana, rules.Say("Mana"), rules.Say("Mana %d of %d", l.Mana, l.ManaMax), l.Mana, l.ManaMax, ink.Violet)
}

// meter is a track with its number, what it changed by, and its boxes.
func (l *layout) meter(box ink.Rect, id rules.Element, name, label string, n, most int, full ink.Color) {
	b := l.Fresh()
	own := boardkit.Own(box)
	boxHeight := math.Max(l.Px(21), 8)
	figure := l.figureFont()
	head := ink.R(0, 0, own.W, math.Min(own.H-boxHeight-2, math.Max(l.Px(46), l.Line(figure))))
	side := math.Min(head.H, l.Px(46))
	b.Picture("kurth/"+id.Name(), ink.R(l.Px(4), head.Y+(head.H-side)/2, side, side))
	number := strconv.Itoa(n)
	color := ink.Ink
	if id == kurth.ElementSpirit && l.SpiritHangs {
		color = l.Pen.Tones.Danger.Plain
	}
	b.Write(head, figure, color, number).Across = ink.End
	text := ink.R(l.signColumn(), head.Y, head.W-l.signColumn()-b.Width(figure, number)-l.Px(8), head.H)
	if change := l.gained[id]; change != 0 {
		f, color, sign := b.Font(ink.SansBold, 18), l.Pen.Tones.Good.Plain, "+"
		if change < 0 {
			color, sign = l.Pen.Tones.Danger.Plain, ""
		}
		word := sign + strconv.Itoa(change)
		if w := b.Width(f, word); w < text.W*0.5 {
			b.Right(text, f, color, word)
			text.W -= w + l.Px(6)
		}
	}
	b.Say(text, b.Font(ink.SerifBold, 21), ink.Ink, name)
	bar := ink.R(l.Px(6), head.Bottom()+math.Min(l.Px(2), own.H-head.H-boxHeight), own.W-l.Px(8), boxHeight)
	b.Boxes(bar, n, most, full, ink.ParchmentDark)
	l.track(id, box, label, b)
}

// trackSign is where the picture of a track with two lines lies.
func (l *layout) trackSign(own ink.Rect) ink.Rect {
	two := l.Line(l.Title()) + l.Line(l.Body())
	side := math.Min(math.Min(own.H, l.Px(48)), math.Max(two, l.Px(44)))
	return ink.R(l.Px(3), (math.Min(own.H, math.Max(two, side))-side)/2, side, side)
}

// twoLines is a picture with a name and a line below it.
func (l *layout) twoLines(b *boardkit.Pen, own ink.Rect, picture, name string, lines ...string) {
	if picture != "" {
		b.Picture("kurth/"+picture, l.trackSign(own))
	}
	text := ink.R(l.signColumn(), 0, own.W-l.signColumn(), l.Line(l.Title()))
	b.Say(text, l.Title(), ink.Ink, name)
	text.Y, text.H = text.Bottom(), l.Line(l.Body())
	b.Say(text, l.Body(), ink.OakLight, lines...)
}

// rounds is the round, the turn and a lozenge for each turn of the match. The hourglass is turned
// when a round ends.
func (l *layout) rounds(box ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(box)
	turns := 12
	l.twoLines(b, own, "", rules.T("Round %d of 3", l.Round).String(), rules.T("turn %d of %d", l.Turn, turns).String())
	two := l.Line(l.Title()) + l.Line(l.Body())
	room := ink.R(l.Px(6), two, own.W-l.Px(10), own.H-two)
	pitch := room.W / (float64(turns) + 0.7)
	side := math.Min(pitch*0.62, room.H*0.62)
	for i := range turns {
		x := room.X + pitch*(float64(i)+0.5+0.3*float64(i/4))
		c := ink.P(x, room.Y+math.Min(room.H/2, l.Px(15)))
		fill := ink.ParchmentDark
		switch {
		case i+1 < l.Turn:
			fill = ink.OakLight
		case i+1 == l.Turn:
			fill = l.Pen.Tones.Danger.Plain
		}
		b.Fill(c.Around(side+math.Max(2, l.Px(3)), side+math.Max(2, l.Px(3))), ink.Ink, 0).Angle = math.Pi / 4
		b.Fill(c.Around(side-1, side-1), fill, 0).Angle = math.Pi / 4
	}
	l.track(kurth.ElementRound, box, rules.T("Round %d of 3, turn %d of %d", l.Round, l.Turn, turns).String(), b)
	sign := l.trackSign(own).Round()
	glass := ink.List{}
	glass.Picture("kurth/round", ink.R(0, 0, sign.W, sign.H))
	l.OnLeft(stage.Piece{ID: "hourglass", Box: sign.Shift(box.X, box.Y), Depth: 2, Look: glass, Face: strconv.Itoa(l.Round)})
}

// passageLine says whether the passageway can be used.
func (l *layout) passageLine(box ink.Rect) {
	b := l.Fresh()
	name, why := rules.Say("Passageway shut"), rules.Say("opens after doubles")
	if l.Passage.Open {
		name, why = rules.Say("Passageway open"), rules.Say("for the next move")
		if l.Passage.Marker {
			why = rules.Say("doubles were rolled")
		}
	}
	l.twoLines(b, ink.R(0, 0, box.W, box.H), l.passageSign()[len("kurth/"):], name, why, "")
	l.track("passage:track", box, name, b)
}

// chart is the ID of a table's piece; names that begin with "table:" belong to the frame.
func chart(el rules.Element) rules.Element { return rules.Element("chart:" + el.Name()) }

// rollHeight and forceHeight are what the tables need with rows of a height.
func (l *layout) rollHeight(row float64) float64 {
	return math.Ceil(2*l.framePad()+l.Line(l.Title())+l.Px(4)+row*float64(len(l.AttackRoll))) + 1
}

func (l *layout) forceHeight(row float64, rows int) float64 {
	return 2*l.framePad() + l.Line(l.Title()) + l.Px(4) + math.Max(l.Px(30), row) + row*float64(rows)
}

// span writes the range of a row: "8-9", "10+".
func span(low, high int) string {
	switch {
	case high < 0:
		return strconv.Itoa(low) + "+"
	case low == high:
		return strconv.Itoa(low)
	}
	return strconv.Itoa(low) + "-" + strconv.Itoa(high)
}

// tableSheet is the panel of a table with its title; it returns the room for the rows.
func (l *layout) tableSheet(b *boardkit.Pen, own ink.Rect, title ...string) ink.Rect {
	inner := b.Sheet(own)
	head, rest := inner.CutTop(l.Line(l.Title()))
	b.Centred(head, l.Title(), ink.Ink, title...)
	_, rest = rest.CutTop(l.Gap(boardkit.Tight))
	return rest
}

// stripe marks a row: golden where it applies now, else every second one is shaded.
func (l *layout) stripe(b *boardkit.Pen, row ink.Rect, applies bool, i int) ink.Face {
	switch {
	case applies:
		b.Fill(row, ink.Ink, l.Px(4))
		b.Fill(row.Inset(l.Edge()), l.Pen.Tones.Legal.Plain, l.Px(3))
		return ink.SerifBold
	case i%2 == 1:
		b.Fill(row, ink.ParchmentDark.Alpha(0.5), 0)
	}
	return ink.Serif
}

// window is which rows of a table are shown where not all fit: those about the one that
// applies.
func window(rows, fit, at int) (from, to int) {
	fit = max(1, min(rows, fit))
	from = min(max(0, at-fit/2), rows-fit)
	return from, from + fit
}

// forceNow is the row of the Siege Force Table that applies: that of the Warden's place, or
// of the place that a hovered move leads to.
func (l *layout) forceNow() int {
	ring := l.ring(l.Hover)
	if l.Decision != "move" || ring < 0 || !l.Places[ring].InReach {
		return l.ForceRow
	}
	return l.forceRowOf(l.Places[ring].Markers)
}

// rollNow is the row of the Attack Roll Table that applies to the dice, or to what they
// would be after the hovered choice; -1 while the dice are in the air.
func (l *layout) rollNow() int {
	if l.Rolling {
		return -1
	}
	if !l.fighting() || l.Hover == "" {
		return l.RollRow
	}
	for _, o := range l.offerList() {
		for _, c := range o.choices {
			el := l.Way(c)[1]
			if l.Hover != el && l.Hover.Name() != o.power.ID+"/"+el.Name() {
				continue
			}
			if roll, ok := l.newRoll(o.power, el); ok && roll >= l.Attack.Need {
				return l.rollRowOf(roll)
			} else if ok {
				return -1
			}
		}
	}
	return l.RollRow
}

// forceTable is the Siege Force Table: markers, Attack Strength, Spirit lost.
func (l *layout) forceTable(box ink.Rect) {
	b := l.Fresh()
	rest := l.tableSheet(b, ink.R(0, 0, box.W, box.H), rules.Say("Siege Force"))
	least := l.Line(l.tableFont())
	head, rest := rest.CutTop(math.Max(l.Px(30), least))
	columns := [...]float64{0.15, 0.5, 0.85}
	l.forceHeads(b, head, columns)
	applies := l.forceNow()
	from, to := window(len(l.SiegeForce), int(rest.H/least), applies)
	height := math.Min(rest.H/float64(to-from), math.Max(l.Px(25.4), least))
	for i := from; i < to; i++ {
		r := l.SiegeForce[i]
		var row ink.Rect
		row, rest = rest.CutTop(height)
		f := l.Font(l.stripe(b, row, i == applies, i), 17)
		loss := "0"
		if r.Spirit > 0 {
			loss = "-" + strconv.Itoa(r.Spirit)
		}
		for k, text := range [...]string{span(r.Min, r.Max), strconv.Itoa(r.Strength), loss} {
			w := row.W * 0.22
			b.Write(ink.R(row.X+row.W*columns[k]-w/2, row.Y, w, row.H), f, ink.Ink, text).Across = ink.Middle
		}
	}
	now := l.SiegeForce[applies]
	l.OnLeft(stage.Piece{ID: chart(kurth.ElementSiegeForce), Box: box, Look: b.List, Role: "table", Tip: true,
		Label: rules.T("Siege Force Table: %s markers have Attack Strength %d and cost %d Spirit", span(now.Min, now.Max), now.Strength, now.Spirit).String()})
}

// forceHeads names the columns of the Siege Force Table: in words where they fit, else with pictures.
func (l *layout) forceHeads(b *boardkit.Pen, head ink.Rect, columns [3]float64) {
	names := [...]string{rules.Say("Markers"), rules.Say("Strength"), rules.Say("Spirit")}
	f := l.Small()
	if x := head.W * columns[1]; b.Line(f) > head.H || b.Width(f, names[0])/2+b.Width(f, names[1])/2+l.Px(6) > x-head.W*columns[0] ||
		b.Width(f, names[1])/2+b.Width(f, names[2])/2+l.Px(6) > head.W*columns[2]-x || b.Width(f, names[0]) > 2*head.W*columns[0] {
		icon := math.Min(l.Px(26), head.H)
		for i, name := range [...]string{"siege-marker", "strength", "spirit"} {
			b.Picture("kurth/"+name, ink.R(head.X+head.W*columns[i]-icon/2, head.Y+(head.H-icon)/2, icon, icon))
		}
		return
	}
	for i, name := range names {
		w := b.Width(f, name) + 2
		b.Write(ink.R(head.X+head.W*columns[i]-w/2, head.Y, w, head.H), f, ink.OakLight, name).Across = ink.Middle
	}
}

// rollTable is the Attack Roll Table: what a won attack removes.
func (l *layout) rollTable(box ink.Rect) {
	b := l.Fresh()
	rest := l.tableSheet(b, ink.R(0, 0, box.W, box.H), rules.Say("Attack Roll removes"), rules.Say("Roll removes"))
	label, applies := rules.Say("Attack Roll Table"), l.rollNow()
	from, to := window(len(l.AttackRoll), int(rest.H/l.Line(l.tableFont())), max(0, applies))
	height := rest.H / float64(to-from)
	for i := from; i < to; i++ {
		r := l.AttackRoll[i]
		var row ink.Rect
		row, rest = rest.CutTop(height)
		f := l.Font(l.stripe(b, row, i == applies, i), 17)
		first, icons := row.CutLeft(math.Max(row.W*0.33, b.Width(f, "11-12")+l.Px(10)))
		b.Write(first, f, ink.Ink, span(r.Min, r.Max)).Across = ink.Middle
		size := math.Max(4, math.Min(math.Min(l.Px(26), row.H-1), icons.W/5-1))
		for k := range r.Removed {
			b.Picture("kurth/siege-marker", ink.R(icons.X+float64(k)*(size+l.Gap(boardkit.Tight))-0.0, row.Y+(row.H-size)/2, size, size))
		}
		if i == applies {
			label = rules.Say("Attack Roll Table: %s removes %d", span(r.Min, r.Max), r.Removed)
		}
	}
	l.OnLeft(stage.Piece{ID: chart(kurth.ElementAttackRoll), Box: box, Look: b.List, Role: "table", Label: label, Tip: true})
}
