package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// ground lays out the parchment with everything that is drawn on it, as one picture that changes
// with the size only, and the empty slots.
func (l *layout) ground() {
	area := l.rooms.field
	if area.Empty() {
		return
	}
	area = area.Round()
	b := l.Fresh()
	box := ink.R(0, 0, area.W, area.H)
	b.Shadow(box.Inset(l.Gap(boardkit.Near)), l.Px(16))
	b.Stretch("siegestorm/board/parchment", box)
	b.Halo(ink.R(-area.W*0.1, -area.H*0.25, area.W*0.9, area.H*1.1), ink.ParchmentLight.Alpha(0.5))
	var zones []lane
	for _, ln := range l.field.lanes {
		if ln.kind == zoneLane {
			zones = append(zones, ln)
			continue
		}
		l.trackGround(&b.List, ln, area)
	}
	for _, ln := range zones {
		l.zoneGround(&b.List, ln, area)
	}
	l.marches(&b.List, area)
	l.OnBoard(stage.Piece{ID: "ground", Box: area, Depth: depthGround, Look: b.List, Solid: true})
	l.emptySlots()
}

func (l *layout) trackGround(list *ink.List, ln lane, area ink.Rect) {
	box := ln.box.Shift(-area.X, -area.Y)
	name := "siegestorm/board/"
	switch {
	case ln.flat:
		name += "lane-flat"
	case l.lastMan() || len(l.Tracks) > 2:
		name += "lane"
	case ln.up:
		name += "track"
	default:
		name += "track-down"
	}
	list.Stretch(name, box)
}

// zoneGround is the green field with the churned earth of No Man's Land, and a wall at each end.
func (l *layout) zoneGround(list *ink.List, ln lane, area ink.Rect) {
	box := ln.box.Shift(-area.X, -area.Y)
	if ln.flat {
		list.Stretch("siegestorm/board/field-flat", box)
		return
	}
	list.Stretch("siegestorm/board/field", box)
	h := math.Min(box.W*54/320, box.H*0.08)
	list.Stretch("siegestorm/board/wall-stone", ink.R(box.X, box.Y-h*0.2, box.W, h))
	wall := ink.R(box.X, box.Bottom()-h*0.8, box.W, h)
	list.Stretch("siegestorm/board/wall-timber", wall)
	l.zoneName(list, wall)
}

// zoneName writes what the field is called on the wall before it, as rules and cards call it; where the wall is too low for that, the
// tooltips of its places do.
func (l *layout) zoneName(list *ink.List, wall ink.Rect) {
	f, name := l.Font(ink.SerifItalic, 14), rules.Say("Battle Zone")
	high, wide := l.Line(f), l.Width(f, name)+l.Px(20)
	if high > wall.H || wide > wall.W*0.8 {
		return
	}
	plate := ink.R(wall.X+(wall.W-wide)/2, wall.Y+(wall.H-high)/2, wide, high).Round()
	b := l.Fresh()
	b.Fill(plate, ink.OakDark, l.Px(5))
	b.Centred(plate, f, ink.ParchmentLight, name)
	*list = append(*list, b.List...)
}

// marches are the signs between the slots of a track that say where it leads.
func (l *layout) marches(list *ink.List, area ink.Rect) {
	for _, t := range l.Tracks {
		slots, ok := l.field.slots[t.Track]
		if !ok {
			continue
		}
		name := "siegestorm/board/march-foe"
		if t.Side == l.me || l.coop() && t.Side != bossSide {
			name = "siegestorm/board/march"
		}
		for i := range trackSlots - 1 {
			x0, y0 := slots[i].Center()
			x1, y1 := slots[i+1].Center()
			w := slots[0].H * 0.19
			box := ink.R((x0+x1)/2-w/2-area.X, (y0+y1)/2-w/2-area.Y, w, w)
			angle := math.Atan2(y1-y0, x1-x0) + math.Pi/2
			if math.Abs(math.Sin(angle)) < 0.5 { // upright tracks lean: their signs do not
				angle = math.Round(angle/math.Pi) * math.Pi
			}
			list.Picture(name, box).Angle = angle
		}
	}
}

// emptySlots are the places in which no card stands.
func (l *layout) emptySlots() {
	for _, t := range l.Tracks {
		for i, box := range l.field.slots[t.Track] {
			id := rules.Element("slot:" + strconv.Itoa(t.Track) + "/" + strconv.Itoa(i))
			l.slot(id, box, strconv.Itoa(i+1), l.slotWords(i, t.Side), t.Slots[i] != nil)
		}
		if box, ok := l.field.exits[t.Track]; ok {
			l.exit(t, box)
		}
	}
	for _, z := range l.Zones {
		for end, side := range z.Sides {
			if box, ok := l.field.fronts[[2]int{z.Zone, side}]; ok {
				words := []string{"Frontline of " + l.called(side), "Frontline"}
				switch {
				case side == l.me && int(l.Moment.Viewer) == l.me:
					words = []string{"Your Frontline", "Frontline"}
				case l.lastMan(): // whose it is says more than what it is
					words = []string{words[0], l.called(side), "Frontline"}
				}
				l.slot(z.FrontElements[end], box, "", l.holding(z.FrontElements[end], words), z.Front[end] != nil)
			}
		}
		if box, ok := l.field.middle[z.Zone]; ok {
			l.slot(z.MiddleElement, box, "", l.holding(z.MiddleElement, []string{"No Man's Land: free to both sides", "No Man's Land", "Middle"}), z.Middle != nil)
		}
	}
}

// holding is the names of a field, with what a click on it orders where that is to Hold Ground.
func (l *layout) holding(field rules.Element, words []string) []string {
	if !l.Can(field) || l.Decision != "order" {
		return words
	}
	return append([]string{rules.Say("Hold Ground: %s", words[0])}, rules.Say("Hold Ground"))
}

// holdChips say on a Frontline on which a card stands that a click on it orders to Hold Ground there.
func (l *layout) holdChips() {
	if l.Decision != "order" {
		return
	}
	for _, z := range l.Zones {
		for end, side := range z.Sides {
			field := z.FrontElements[end]
			box, ok := l.field.fronts[[2]int{z.Zone, side}]
			if !ok || z.Front[end] == nil || !l.Can(field) {
				continue
			}
			forms := []string{rules.Say("Hold Ground here"), rules.Say("Hold Ground")}
			chip := l.hang(label{id: "chip:hold/" + rules.Element(field.Name()), tone: goldChip, on: box, at: across(box, 0.5), most: box.W, forms: forms})
			chip.For = field
			l.OnBoard(chip)
		}
	}
}

// orders are the pictures of what a creature can do that leaves its track.
var orders = [...]string{"storm", "hold-ground", "support"}

// exit is where creatures stand that leave a track, with what they can do there: below each other or side by side.
func (l *layout) exit(t siegestorm.TrackView, box ink.Rect) {
	p := stage.Piece{ID: elementOf("exit", t.Track), Box: box, Depth: depthSlot}
	n := float64(len(orders))
	side := math.Min(math.Min(box.W*0.8, box.H/n*0.84), l.Px(58))
	columns := 1
	if box.W > box.H {
		side, columns = math.Min(math.Min(box.H*0.7, box.W/n*0.84), l.Px(58)), len(orders)
	}
	if side > l.Px(26) && !l.crowded() {
		b := l.Fresh()
		for i, cell := range boardkit.Grid(boardkit.Own(box), len(orders), columns, 0) {
			b.Picture("siegestorm/icons/"+orders[i], cell.Middle().Around(side, side))
		}
		p.Look, p.Tip, p.Role, p.Label = b.List, true, "place", rules.Say("The end of the war track: Storm, Hold Ground or Support")
	}
	l.OnBoard(p)
}

// slotWords are the names of a slot of a war track, longest first. Where several opponents have
// tracks, whose it is says more than what it is.
func (l *layout) slotWords(i, side int) []string {
	mine := side == l.me
	switch {
	case i == 0 && l.lastMan() && !mine:
		return []string{"Deployment of " + l.called(side), l.called(side), "Deployment"}
	case i == 0:
		return []string{"Deployment Zone", "Deployment"}
	case i == 1:
		return []string{"Middle slot", "Middle"}
	case mine && !l.Over:
		return []string{"Last: leaves next turn", "Last slot", "Last"}
	}
	return []string{"Last slot", "Last"}
}

// slot is one place of the battlefield. A taken one takes clicks only while they are asked for.
func (l *layout) slot(id rules.Element, box ink.Rect, number string, words []string, taken bool) {
	p := stage.Piece{ID: id, Box: box, Depth: depthSlot, Round: l.px(box, 9)}
	if asked := l.Can(id) || l.HasChosen(id); taken && asked {
		p.Depth = depthChip - 1
		p.Role, p.Label, p.Tip = "place", words[0], true
		l.OnBoard(p)
		return
	} else if taken {
		l.OnBoard(p)
		return
	}
	b := l.Fresh()
	full := boardkit.Own(box)
	b.Fill(full, ink.OakDark.Alpha(0.16), l.px(box, 9))
	l.dashed(&b.List, full.Inset(l.px(box, 3)), ink.OakDark.Alpha(0.62), math.Max(1.5, l.px(box, 3)))
	small := l.Font(ink.SerifItalic, 16)
	line := b.Line(small)
	if number != "" && box.H > line*2.4 {
		big := ink.Font{Face: ink.SerifBold, Size: math.Round(box.H * 0.4)}
		b.Write(ink.R(0, 0, box.W, box.H-line*0.7), big, ink.OakDark.Alpha(0.3), number).Across = ink.Middle
		foot := ink.R(l.px(box, 8), box.H-line-l.px(box, 12), box.W-l.px(box, 16), line)
		b.Halo(foot.Inset(-l.px(box, 6)), ink.ParchmentDark.Alpha(0.55)) // the ground would show through the words
		b.Centred(foot, small, ink.Ink, words...)
	} else if box.H > line+4 {
		b.Centred(ink.R(l.px(box, 8), (box.H-line)/2, box.W-l.px(box, 16), line), small, ink.Oak, words...)
	}
	if number == "" && box.H > line+4 {
		b.List[len(b.List)-1].Color = ink.ParchmentLight
	}
	p.Look = b.List
	p.Role, p.Label, p.Tip = "place", words[0], true
	l.OnBoard(p)
}

// px turns units of a tile that is 220 wide into pixels of a tile of that size.
func (l *layout) px(box ink.Rect, units float64) float64 { return units * box.W / 220 }

// dashed draws the broken rim of a box.
func (l *layout) dashed(list *ink.List, box ink.Rect, c ink.Color, width float64) {
	dash := width * 4.2
	run := func(x0, y0, x1, y1 float64) {
		length := math.Hypot(x1-x0, y1-y0)
		n := math.Max(1, math.Round(length/(dash*1.6)))
		for i := range int(n) {
			t0 := (float64(i) + 0.19) / n
			t1 := (float64(i) + 0.81) / n
			list.Line(x0+(x1-x0)*t0, y0+(y1-y0)*t0, x0+(x1-x0)*t1, y0+(y1-y0)*t1, width, c)
		}
	}
	run(box.X, box.Y, box.Right(), box.Y)
	run(box.Right(), box.Y, box.Right(), box.Bottom())
	run(box.X, box.Bottom(), box.Right(), box.Bottom())
	run(box.X, box.Y, box.X, box.Bottom())
}
