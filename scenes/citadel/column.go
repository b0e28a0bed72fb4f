package citadel

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// compact reports whether only what matters most is written: on low screens and with large
// type.
func (l *layout) compact() bool {
	return float64(l.Metrics.H)/math.Max(1, l.Metrics.Device) < 900 || l.Metrics.Text > 1.25
}

// plates is how many plates the column of the heroes has room for.
const plates = cards.MaxHeroes

// tallest is how much higher the plates of few heroes are than those of many.
const tallest = 1.25

// fallenPart is how high the plate of a dead hero is in a drawer, as a part of others.
const fallenPart = 0.6

// column lays out the plates of the heroes, one below the other.
func (l *layout) column() {
	room := l.Room.Left
	if room.Empty() {
		return
	}
	gap := l.Gap(boardkit.Near)
	h := (room.H - gap*(plates-1)) / plates
	if l.decksAside() {
		high := l.Px(decksHeight)
		var foot ink.Rect
		foot, room = room.CutBottom(high)
		l.decks(foot.Round(), l.onColumn)
		h = math.Min(h*tallest, (room.H-gap*float64(len(l.Heroes)))/float64(len(l.Heroes)))
	}
	low := h
	if l.Folded(room) { // a drawer is open to read, and nobody reads of the dead
		living := 0
		for i := range l.Heroes {
			if l.Heroes[i].Alive {
				living++
			}
		}
		dead := len(l.Heroes) - living
		h = math.Min(h*1.7, (room.H-gap*float64(len(l.Heroes)-1))/(float64(living)+fallenPart*float64(dead)))
		low = h * fallenPart
	}
	y := room.Y
	for i := range l.Heroes {
		high := h
		if !l.Heroes[i].Alive {
			high = low
		}
		box := ink.R(room.X, y, room.W, high).Round()
		y += high + gap
		b := l.Fresh()
		l.plate(b, boardkit.Own(box), i)
		l.OnLeft(l.platePiece(i, box, b.List))
	}
	l.plateBursts()
}

// platePiece is the plate of a hero. Where the hero has no figure on the board the plate
// itself is the hero; else it stands for the choice that a click on the figure would make.
func (l *layout) platePiece(h int, box ink.Rect, look ink.List) stage.Piece {
	el := l.heroEl(h)
	id := el
	if l.onMap(h) || l.elsewhere(el) {
		id = rules.Element("plate:" + el.Name())
		if c, ok := l.choiceOf(el); ok {
			l.Out.Direct[id] = c
		}
	}
	l.Out.Opens = append(l.Out.Opens, id)
	return stage.Piece{ID: id, Box: box, Depth: 1, Look: look, Role: "panel", Label: l.plateLabel(h), Tip: true, Round: l.Px(8), Solid: true, Fixed: true}
}

// elsewhere reports whether an element is laid out already.
func (l *layout) elsewhere(el rules.Element) bool {
	has := func(list []stage.Piece) bool {
		return slices.ContainsFunc(list, func(p stage.Piece) bool { return p.ID == el })
	}
	return has(l.Out.Board) || has(l.Out.Left)
}

// onMap reports whether a hero has a figure on the board.
func (l *layout) onMap(h int) bool { return l.Heroes[h].Alive && l.Heroes[h].At != "" }

// choiceOf is the choice that a click on an element makes, if it makes one.
func (l *layout) choiceOf(el rules.Element) (rules.Choice, bool) {
	if l.Mode != table.Asking {
		return rules.Choice{}, false
	}
	return l.Path.Aim(el)
}

func (l *layout) plateLabel(h int) string {
	o := &l.Heroes[h]
	if !o.Alive {
		return l.sheet(h).Full().String() + ", dead"
	}
	told := rules.T("%s: Morale %d, Gold %d, Food %d, Divine Grace %d", l.sheet(h).Full(), o.Morale, o.Gold, o.Food, o.Grace)
	if o.Starves {
		return rules.Say("%s. Too little Food for the end of this round: death", told)
	}
	return told.String()
}

// place is where a hero stands, in words.
func (l *layout) place(h int) string {
	o := &l.Heroes[h]
	switch at := o.At; {
	case !o.Alive:
		return "dead"
	case at.Kind() == "wall":
		return l.set.Fields[l.fieldOf(at)].Told().String() + " wall"
	case at.Kind() == "building":
		return l.set.Buildings[l.house(at)].Short
	case at.Kind() == "catapult":
		return "Catapult"
	}
	return "not placed yet"
}

// placeForms is where a hero is, and in fewer words: of a wall its direction, of a building its last word.
func (l *layout) placeForms(h int) []string {
	forms := []string{l.place(h)}
	if at := l.Heroes[h].At; l.Heroes[h].Alive && at.Kind() == "wall" {
		forms = append(forms, l.set.Fields[l.fieldOf(at)].Told().String())
	}
	if words := strings.Fields(forms[0]); l.Heroes[h].At.Kind() == "building" && l.Heroes[h].Alive && len(words) > 1 {
		forms = append(forms, words[len(words)-1]) // as the sign below the building has it
	}
	return forms
}

// plate draws a hero's plate: portrait, name, place, tracks, attack by Zone, slots and tokens.
func (l *layout) plate(b *boardkit.Pen, r ink.Rect, h int) {
	o := &l.Heroes[h]
	lit := h == l.mine() && l.Mode != table.Ended && o.Alive
	text, soft := ink.ParchmentLight, ink.ParchmentDark
	b.Shadow(r, l.Px(6))
	b.Fill(r, ink.Ink, l.Px(8))
	if lit {
		text, soft = ink.Ink, ink.Oak
		b.Fill(r.Inset(1), ink.Gold, l.Px(8))
		b.Fill(r.Inset(l.Gap(boardkit.Tight)), ink.Parchment, l.Px(6))
	} else {
		b.Fill(r.Inset(1), ink.GoldDark.Alpha(0.7), l.Px(8))
		b.Fill(r.Inset(math.Max(1.5, l.Px(3))), boardkit.Mix(ink.Oak, ink.OakDark, 0.3), l.Px(6))
	}
	in := r.Inset(l.Gap(boardkit.Near))
	edge, in := in.CutLeft(math.Max(5, l.Px(11)))
	l.colours(b, edge, int(o.Seat))
	_, in = in.CutLeft(math.Max(2, l.Px(5)))
	low := l.slotsBelow(b, in, h)
	if low > 0 {
		var row ink.Rect
		row, in = in.CutBottom(low)
		l.slots(b, row.Inset(l.Edge()), h)
	}
	face, right := in.CutLeft(math.Min(in.W*0.31, in.H*0.66))
	tokens, face := face.CutBottom(in.H * 0.2)
	fade := 0.0
	if !o.Alive {
		fade = 0.75
	} else if o.Acted && !lit {
		fade = 0.45
	}
	b.Picture(pic("portrait-"+l.sheet(h).ID), face).Fade = fade
	l.tokens(b, tokens, h)
	_, right = right.CutLeft(l.Gap(boardkit.Near))
	l.plateText(b, right, h, low > 0, text, soft)
	if h == l.First {
		flag := math.Max(16, l.Px(30))
		b.Picture(pic("first-hero"), ink.R(r.Right()-flag-l.Px(8), r.Y+l.Px(7), flag, flag))
	}
}

// slotsBelow is how high the slots of a hero are over the whole width of a plate, where that leaves room for all above them; else 0.
func (l *layout) slotsBelow(b *boardkit.Pen, in ink.Rect, h int) float64 {
	n := len(l.sheet(h).Slots)
	if n == 0 || !l.Heroes[h].Alive {
		return 0
	}
	high := math.Min(slotWidth(in.W, n, l.Px(3))*slotShape, in.H*0.27) + 2*l.Edge()
	above := b.Line(b.Font(ink.SerifBold, 22)) + b.Line(b.Font(ink.Sans, 14)) + 2*b.Line(b.Font(ink.SansBold, 17))
	if in.H-high < above {
		return 0
	}
	return high
}

// plateText is the right part of a plate; slots say whether the slots of the hero lie below it.
func (l *layout) plateText(b *boardkit.Pen, r ink.Rect, h int, slots bool, text, soft ink.Color) {
	o := &l.Heroes[h]
	name, small := b.Font(ink.SerifBold, 22), b.Font(ink.Sans, 14)
	line, rest := r.CutTop(b.Line(name) * 0.94)
	if h == l.First { // the token hangs into this line
		line.W -= math.Max(18, l.Px(32))
	}
	told := l.sheet(h).Told().String()
	loses, deadly := l.peril(h)
	placed := (!l.compact() || l.decksAside()) && (slots || rest.H > b.Line(small)+3*l.Px(28))
	below, _ := rest.CutTop(b.Line(small)) // the line of where the hero stands
	if h == l.First {                      // the token hangs into this line
		below.W -= math.Max(18, l.Px(32))
	}
	if loses != "" && !placed {
		if b.Width(name, told)+4+l.perilWidth(b, line, loses, deadly) > line.W {
			name = b.Font(ink.SerifBold, 17)
		}
		line = l.warn(b, line, loses, deadly, text == ink.Ink)
	}
	b.Name(line, name, text, told)
	if !o.Alive {
		b.Picture("kit/skull", ink.R(rest.X, rest.Y, l.Px(34), l.Px(34)))
		b.Say(ink.R(rest.X+l.Px(40), rest.Y, rest.W-l.Px(40), l.Px(34)), small, soft, "Dead, may come back", "Dead")
		return
	}
	rows := 3.0
	if slots {
		rows = 1.8 // each takes nine tenths of one
	}
	if placed {
		_, rest = rest.CutTop(b.Line(small))
		if loses != "" {
			below = l.warn(b, below, loses, deadly, text == ink.Ink)
		}
		where := l.place(h)
		if n := o.Left + o.Artillery; h == l.Active && n > 0 {
			b.Say(below, small, soft, where+", "+actionsLeft(n), rules.T("%s, %d left", where, n).String(), rules.Say("%d left", n))
		} else {
			b.Say(below, small, soft, l.placeForms(h)...)
		}
	}
	row := rest.H / rows
	line, rest = rest.CutTop(row * 0.9)
	l.tracks(b, line, h, text)
	line, rest = rest.CutTop(row * 0.9)
	l.odds(b, line.Inset(1), h, text)
	if !slots {
		l.slots(b, rest.Inset(l.Edge()), h)
	}
}

func actionsLeft(n int) string {
	return rules.Count(n, "%d action left", "%d actions left").String()
}

// stock is a number of a hero with its picture.
type stock struct {
	icon string
	n    int
}

// stocks are the Morale, Gold, Food and Divine Grace of a hero.
func (l *layout) stocks(h int) [4]stock {
	o := &l.Heroes[h]
	return [...]stock{{pic("icon-morale"), o.Morale}, {pic("icon-gold"), o.Gold}, {pic("icon-food"), o.Food}, {pic("icon-grace"), o.Grace}}
}

// tracks are Morale, Gold, Food and Divine Grace with their numbers: what brings death is in ember.
func (l *layout) tracks(b *boardkit.Pen, r ink.Rect, h int, text ink.Color) {
	f := b.Font(ink.SansBold, 17)
	cells := boardkit.Grid(r, 4, 4, 0)
	for i, t := range l.stocks(h) {
		cell := cells[i]
		digits := strconv.Itoa(t.n)
		w := b.Width(f, digits)
		side := math.Min(math.Min(cell.H*0.94, l.Px(26)+2), cell.W-w-2)
		c := text
		if i == 0 && t.n <= 2 || i == 2 && l.Heroes[h].Starves {
			c = ink.EmberLight
			if text == ink.Ink {
				c = ink.EmberDark
			}
		}
		b.Say(b.Icon(cell, t.icon, side, 1), f, c, digits)
	}
}

// odds are Strength, and dice and target number of an attack by Zone.
func (l *layout) odds(b *boardkit.Pen, r ink.Rect, h int, text ink.Color) {
	o := &l.Heroes[h]
	f, small := b.Font(ink.SansBold, 17), b.Font(ink.Sans, 14)
	digits := strconv.Itoa(o.Strength)
	w := b.Width(f, digits)
	side := math.Min(r.H*0.94, l.Px(26)+2)
	b.Picture(pic("icon-strength"), ink.R(r.X, r.Y+(r.H-side)/2, side, side))
	b.Say(ink.R(r.X+side+1, r.Y, w+1, r.H), f, text, digits)
	_, rest := r.CutLeft(side + w + math.Max(3, l.Px(7)))
	gap := l.Gap(boardkit.Tight)
	cell := (rest.W - 2*gap) / cards.ZoneCount
	high := math.Min(r.H, b.Line(small)*1.14)
	form := l.attackForm(small, (r.W-l.Px(26)-2-w-math.Max(3, l.Px(7))-2*gap)/cards.ZoneCount)
	for z := range cards.ZoneCount {
		box := ink.R(rest.X+float64(z)*(cell+gap), r.Y+(r.H-high)/2, cell, high).Round()
		rim, fill := ink.OakLight, ink.OakDark
		if text == ink.Ink {
			rim, fill = ink.ParchmentDeep, ink.ParchmentLight
		}
		b.Fill(box, rim, l.Px(4))
		b.Fill(box.Inset(1), fill, l.Px(3))
		b.Centred(box, small, text, attackForms(o.Dice[z], o.Target[z])[form:]...)
	}
}

// attackForm is the longest form that fits into so much room for all heroes, so that their plates look alike.
func (l *layout) attackForm(f ink.Font, room float64) int {
	form := 0
	for h := range l.Heroes {
		o := &l.Heroes[h]
		for z := range cards.ZoneCount {
			for forms := attackForms(o.Dice[z], o.Target[z]); o.Alive && form < len(forms)-1 && !l.Fits(f, forms[form], room-3); {
				form++
			}
		}
	}
	return form
}

// attackForms are dice and target number of an attack, longest form first.
func attackForms(dice, target int) []string {
	need := strconv.Itoa(target)
	if target >= 6 { // no "1d6"
		spaced := rules.T("%dd %s", dice, need).String()
		return []string{spaced, spaced, need}
	}
	need += "+"
	return []string{rules.T("%dd %s", dice, need).String(), rules.T("%dd%s", dice, need).String(), need}
}

// tokens are the Special Ability slots: violet with a token, steel when it was turned over for
// Strength.
func (l *layout) tokens(b *boardkit.Pen, r ink.Rect, h int) {
	size := math.Min(r.H*0.94, r.W/cards.LevelCount-1)
	for i, t := range l.Heroes[h].Tokens {
		c := ink.R(r.X+float64(i)*r.W/cards.LevelCount, r.Y, r.W/cards.LevelCount, r.H).Middle()
		diamond(&b.List, c, size/2, ink.Ink)
		fill := ink.OakLight
		switch {
		case t.Turned:
			fill = ink.Steel
		case t.Ability >= 0:
			fill = ink.Violet
		}
		diamond(&b.List, c, size/2-l.Edge(), fill)
		if t.Turned {
			b.Fill(c.Around(size*0.4, math.Max(1.5, size*0.12)), ink.Ink, 0)
			b.Fill(c.Around(math.Max(1.5, size*0.12), size*0.4), ink.Ink, 0)
		}
	}
}

func diamond(l *ink.List, c ink.Point, d float64, color ink.Color) {
	boardkit.Polygon(l, color, 1, ink.P(c.X, c.Y-d), ink.P(c.X+d, c.Y), ink.P(c.X, c.Y+d), ink.P(c.X-d, c.Y))
}

// colours is the seat of a hero: its colour with a pattern.
func (l *layout) colours(b *boardkit.Pen, r ink.Rect, seat int) {
	e := ink.Emblems(l.Moment.Tones)[seat%6]
	b.Fill(r, ink.Ink, 1)
	in := r.Inset(1)
	b.Fill(in, e.Color, 1)
	light := boardkit.Mix(e.Color, ink.Bone, 0.75)
	step := in.W * 1.5
	for y := in.Y + step*0.6; y+in.W*0.5 < in.Bottom(); y += step {
		switch seat % 3 {
		case 0:
			b.List.Line(in.X+1, y, in.X+in.W/2, y+in.W*0.45, math.Max(1, in.W*0.18), light)
			b.List.Line(in.X+in.W/2, y+in.W*0.45, in.Right()-1, y, math.Max(1, in.W*0.18), light)
		case 1:
			b.Fill(ink.R(in.X+1, y, in.W-2, math.Max(1, in.W*0.2)), light, 0)
		default:
			b.Disc(ink.R(in.X+in.W*0.3, y, in.W*0.4, in.W*0.4), light)
		}
	}
}
