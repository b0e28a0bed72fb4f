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

// The depths of the city, from the ground up. What belongs to the fight lies above the veil.
const (
	depthGround = iota * 10
	depthPassage
	depthRoad
	depthPlaces
	depthVeil
	depthFight
	depthOver
)

// sockets is how many markers are shown one by one; eight is the danger line.
const sockets = 8

// nearOverrun is how many markers before an overrun the badge begins to warn.
const nearOverrun = 2

// district is how one place is divided.
type district struct {
	box      ink.Rect // on the screen
	scale    float64  // of the design, by which pictures are drawn
	ribbon   ink.Rect // relative to box, like all that follow
	sockets  [sockets]ink.Rect
	building ink.Rect
	badge    ink.Rect
	notes    ink.Rect // below the badge
}

// divide lays out the inside of a place.
func (l *layout) divide(ring int) district {
	box := l.plan.place[ring]
	d := district{box: box, scale: math.Min(box.W/258, box.H/184)}
	s := d.scale
	rim := math.Max(2, math.Round(4*s))
	inner := ink.R(0, 0, box.W, box.H).Inset(rim)

	pitch := inner.W / sockets
	size := math.Floor(math.Min(pitch-1, 30*s*1.15))
	row, rest := inner.CutBottom(size + 2*math.Ceil(s))
	for i := range d.sockets {
		d.sockets[i] = ink.R(math.Round(row.X+float64(i)*pitch+(pitch-size)/2), math.Round(row.Y+(row.H-size)/2), size, size)
	}
	d.ribbon, rest = rest.CutBottom(math.Max(29*s, l.Line(l.placeName())))

	side := math.Min(rest.H+2*s, rest.W*0.5)
	d.building = ink.R(rest.X+4*s, rest.Bottom()-side, side, side)
	figure := l.badgeFont(s)
	across := math.Min(math.Max(54*s, figure.Size*1.55), rest.H*0.62)
	if l.nearOverrun(ring) {
		across = math.Max(figure.Size*1.25, math.Min(across, rest.H-7*s-l.Line(l.noteFont())))
	}
	if l.Decision == "tie" && l.Can(l.Places[ring].Element) {
		across = math.Min(across*1.3, rest.H*0.75)
	}
	d.badge = ink.R(rest.Right()-across-8*s, rest.Y+7*s, across, across).Round()
	d.notes = ink.R(d.building.Right()+2*s, d.badge.Bottom(), 0, rest.Bottom()-d.badge.Bottom())
	d.notes.W = rest.Right() - 10*s - d.notes.X
	return d
}

// nearOverrun reports whether a place is overrun, or so near it that a word says so, or will or may be by markers to come.
func (l *layout) nearOverrun(ring int) bool {
	p := &l.Places[ring]
	return p.Markers >= l.OverrunAt-nearOverrun || p.WillFall || p.MayFall
}

// noteFont is the type of the word under the badge.
func (l *layout) noteFont() ink.Font { return l.Font(ink.SerifBold, 17) }

// badgeFont is the type of the count; it may not outgrow its place.
func (l *layout) badgeFont(scale float64) ink.Font {
	f := l.Font(ink.SerifBold, 31)
	return ink.Font{Face: f.Face, Size: math.Max(math.Min(f.Size, 44*scale), l.Font(ink.SerifBold, 1).Size)}
}

// districts lays out the eight places and what stands on them.
func (l *layout) districts() {
	for ring := range l.plan.place {
		depth := depthPlaces
		if ring == l.Token && l.trayOpen() {
			depth = depthFight
		}
		d := l.divide(ring)
		l.placePiece(ring, d, depth)
		l.markers(ring, d, depth+3)
		l.badgePiece(ring, d, depth+4)
		l.signs(ring, d, depth+5)
		l.seals(ring, d, depth+6)
		if ring == l.Token {
			l.warden(d, depth+7)
		}
	}
}

// placePiece is the place itself: what is clicked.
func (l *layout) placePiece(ring int, d district, depth int) {
	p := &l.Places[ring]
	b := l.Fresh()
	s := d.scale
	whole := ink.R(0, 0, d.box.W, d.box.H)
	round := 13 * s
	b.Shadow(whole, 12*s)
	b.Fill(whole.Inset(-math.Max(1, 2*s)), ink.Ink, round+2*s)
	rim, width := ink.Ink, math.Max(1.5, 3*s)
	if ring == l.Token {
		rim, width = l.Pen.Tones.Friend.Light, math.Max(2, 4*s)
		if l.attacking() {
			rim = l.Pen.Tones.Danger.Light // gold says what can be clicked, and nothing else
		}
	}
	if p.Protected {
		rim, width = l.Pen.Tones.Good.Light, math.Max(2, 4*s)
	}
	b.Fill(whole, rim, round)
	inner := whole.Inset(width)
	b.Fill(inner, ink.RGB(0x353D69), round-width)
	floor, _ := ink.R(inner.X, 0, inner.W, d.ribbon.Y).CutBottom(math.Max(6, 14*s))
	b.Fill(floor, ink.Night, 0)
	lamp := d.building.Middle()
	b.Halo(ink.R(inner.X, inner.Y, math.Min(2*(lamp.X-inner.X), inner.W), d.ribbon.Y-inner.Y), ink.Gold.Alpha(0.3))
	b.Picture("kurth/"+p.ID, d.building)
	l.notes(b, ring, d)
	l.ribbonLook(b, ring, d, inner)
	for i := range d.sockets {
		b.Fill(d.sockets[i].Inset(s), ink.NightLight.Alpha(0.32), 5*s)
		b.Fill(d.sockets[i].Inset(s+math.Max(1, 1.4*s)), boardkit.Mix(ink.NightDark, ink.RGB(0x353D69), 0.25), 4*s)
	}
	l.OnBoard(stage.Piece{ID: p.Element, Box: d.box, Depth: depth, Look: b.List, Role: "place", Label: l.placeLabel(ring), Round: round, Tip: true})
}

// ribbonLook is the name on its dark ribbon with the sign of the passageway.
func (l *layout) ribbonLook(b *boardkit.Pen, ring int, d district, inner ink.Rect) {
	s := d.scale
	r := ink.R(inner.X, d.ribbon.Y, inner.W, d.ribbon.H)
	b.Fill(r, ink.OakDark, 0)
	b.Fill(ink.R(r.X, r.Y, r.W, math.Max(1, 2*s)), ink.GoldDark, 0)
	text := ink.R(r.X+8*s, r.Y, r.W-12*s, r.H)
	if l.Places[ring].Passageway {
		var sign ink.Rect
		sign, text = text.CutRight(math.Min(r.H, 27*s))
		b.Picture(l.passageSign(), sign)
		text.W -= 4 * s
	}
	b.Say(text, l.placeName(), ink.Bone, l.Places[ring].Title().String())
}

// placeName is the largest type in which all eight names fit on their ribbons.
func (l *layout) placeName() ink.Font {
	var f ink.Font
	room := l.plan.place[0].W
	scale := math.Min(room/258, l.plan.place[0].H/184)
	for units := 22.0; units >= 12; units -= 2 {
		f = l.Font(ink.SerifBold, units)
		widest := 0.0
		for i := range l.Places {
			w := l.Width(f, l.Places[i].Title().String())
			if l.Places[i].Passageway {
				w += 31 * scale
			}
			widest = math.Max(widest, w)
		}
		if widest <= room-20*scale {
			break
		}
	}
	return f
}

func (l *layout) passageSign() string {
	if l.Passage.Open {
		return "kurth/passage-open"
	}
	return "kurth/passage-closed"
}

// notes are the words under the badge: how near the danger is, and what came this turn. The
// first of them is always there, over the building if it must be.
func (l *layout) notes(b *boardkit.Pen, ring int, d district) {
	room := d.notes
	if ring == l.Token {
		warden := l.wardenBox(d)
		room.W = room.Right() - warden.X - warden.W*wardenReach
		room.X = d.notes.Right() - room.W
	}
	if l.nearOverrun(ring) {
		word, color := l.danger(ring)
		f := l.noteFont()
		row := ink.R(room.X, room.Y, room.W, b.Line(f))
		if f = l.narrowed(f, room.W, word); !l.Fits(f, word, room.W) {
			row.X, row.W = d.building.X, room.Right()-d.building.X
		}
		b.Right(row, f, color, word)
		_, room = room.CutTop(row.H)
	}
	f := b.Body()
	if arriving := l.arriving(ring); len(arriving) > 0 && room.H >= b.Line(f)*0.92 {
		row := ink.R(room.X, room.Y, room.W, b.Line(f))
		f = l.narrowed(f, row.W, arriving[0])
		if form := l.fitting(f, row.W, arriving); form != "" {
			b.Right(row, f, ink.Parchment, form)
		}
	}
}

// leastNote is the smallest type of a word under the badge, in design units.
const leastNote = 14

// narrowed is a type of a word under the badge made so small that the word fits, if it is legible then.
func (l *layout) narrowed(f ink.Font, w float64, word string) ink.Font {
	least := l.Font(f.Face, leastNote)
	if l.Fits(f, word, w) || l.Width(f, word) == 0 {
		return f
	}
	f.Size = math.Max(least.Size, math.Floor(f.Size*w/l.Width(f, word)*4)/4)
	return f
}

// danger says how near an overrun a place is.
func (l *layout) danger(ring int) (string, ink.Color) {
	p := &l.Places[ring]
	switch {
	case p.Overrun:
		return rules.T("overrun").In("a location").String(), l.Pen.Tones.Danger.Light
	case p.WillFall:
		return rules.T("will be overrun").In("a location").String(), l.Pen.Tones.Danger.Light
	case p.MayFall:
		return rules.T("may be overrun").In("a location").String(), l.Pen.Tones.Warn.Light
	}
	return rules.Say("%d to overrun", l.OverrunAt-p.Markers), l.Pen.Tones.Warn.Light
}

// attacking reports whether the Warden's place is being attacked or must be.
func (l *layout) attacking() bool { return l.trayOpen() || l.Decision == "attack" }

// fitting is the first form that fits the width, or nothing.
func (l *layout) fitting(f ink.Font, w float64, forms []string) string {
	for _, form := range forms {
		if l.Fits(f, form, w) {
			return form
		}
	}
	return ""
}

// arriving says how many markers came to a place this turn, or before they are placed, how
// many the row is sure to bring there; longest form first.
func (l *layout) arriving(ring int) []string {
	p := &l.Places[ring]
	switch {
	case l.Decision == "":
		return nil
	case p.Arrived > 0:
		return []string{rules.Say("+%d came", p.Arrived)}
	case p.Coming > 0:
		return []string{rules.Say("+%d due", p.Coming)}
	}
	return nil
}

// goes is the place where the markers of a card went, or are sure to go; -1: it is not known.
func goes(c *kurth.CardView) int { return max(c.Landed, c.Bound) }

// passedOver reports whether the markers of an "or" card went, or are sure to go, to its other place.
func passedOver(ring int, c *kurth.CardView) bool { return goes(c) >= 0 && goes(c) != ring }

// placeLabel is the place in words.
func (l *layout) placeLabel(ring int) string {
	p := &l.Places[ring]
	words := []rules.Text{p.Title(), rules.Count(p.Markers, "%d marker", "%d markers")}
	if p.Overrun {
		words = append(words, rules.T("overrun").In("a location"))
	}
	if p.WillFall {
		words = append(words, rules.T("will be overrun").In("a location"))
	}
	if p.MayFall {
		words = append(words, rules.T("may be overrun").In("a location"))
	}
	if p.Protected {
		words = append(words, rules.T("protected").In("a location"))
	}
	if p.Pending {
		words = append(words, rules.T("protected next turn"))
	}
	if ring == l.Token {
		words = append(words, rules.T("the Warden is here"))
	}
	return rules.Commas(words...).String()
}

// badgePiece is the count in its round badge; it turns over when its danger changes.
func (l *layout) badgePiece(ring int, d district, depth int) {
	p := &l.Places[ring]
	b := l.Fresh()
	fill, face := ink.IronDark, "iron"
	switch {
	case p.Overrun:
		fill, face = l.Pen.Tones.Danger.Plain, "ember"
	case p.WillFall:
		fill, face = l.Pen.Tones.Danger.Dark, "gold"
	case l.nearOverrun(ring):
		fill, face = ink.GoldDark, "gold"
	}
	own := ink.R(0, 0, d.badge.W, d.badge.H)
	b.Coin(own, fill)
	f := l.badgeFont(d.scale)
	if p.Markers > 99 {
		f.Size *= 0.75
	}
	b.Write(own, f, ink.Bone, strconv.Itoa(p.Markers)).Across = ink.Middle
	l.OnBoard(stage.Piece{ID: rules.Element("badge:" + p.ID), Box: d.badge.Shift(d.box.X, d.box.Y), Depth: depth, Look: b.List, Face: face})
}

// signs are the pictures left of the badge: overrun, protected now, protected next turn.
func (l *layout) signs(ring int, d district, depth int) {
	p := &l.Places[ring]
	size := math.Round(math.Min(46*d.scale, d.badge.H*0.9))
	at := d.badge.Shift(d.box.X, d.box.Y)
	x := at.X
	sign := func(id, picture string, from rules.Element) {
		if ring == l.Token && x < at.X { // the Warden stands where a second sign would be
			x = d.box.X + d.building.X + size
		}
		x -= size + math.Max(1, 3*d.scale)
		look := ink.List{}
		look.Picture("kurth/"+picture, ink.R(0, 0, size, size))
		l.OnBoard(stage.Piece{ID: rules.Element(id + ":" + p.ID), Box: ink.R(x, at.Y+(at.H-size)/2, size, size).Round(), Depth: depth, Look: look, Exit: stage.FlareOut, From: from})
	}
	if p.Overrun {
		sign("overrun", "overrun", "")
	}
	switch {
	case p.Protected:
		sign("ward", "ward", "")
	case p.Pending:
		sign("ward", "ward-pending", "")
	}
}

// seals are the ordinal seals of the cards that name the place; a hollow one stands for an
// "or" card of which nobody knows yet where its markers go.
func (l *layout) seals(ring int, d district, depth int) {
	size := math.Round(math.Max(36*d.scale, l.Font(ink.SerifBold, 21).Size*1.45))
	x := d.box.X - size*0.34
	for k, c := range l.row()[:2] {
		if c == nil || l.Places[ring].Named&(1<<k) == 0 || passedOver(ring, c) {
			continue
		}
		b := l.Fresh()
		own := ink.R(0, 0, size, size)
		b.Coin(own, ink.Oxblood)
		color := ink.Bone
		if orCard(c.Card) && goes(c) < 0 {
			b.Disc(own.Inset(size*0.16), ink.OakDark)
			color = ink.ParchmentDark
		}
		b.Write(own, l.Font(ink.SerifBold, 21), color, strconv.Itoa(k+1)).Across = ink.Middle
		l.OnBoard(stage.Piece{ID: rules.Element("named:" + strconv.Itoa(k+1) + "/" + l.Places[ring].ID), Box: ink.R(x, d.box.Y-size*0.3, size, size).Round(), Depth: depth, Look: b.List})
		x += size * 1.05
	}
}
