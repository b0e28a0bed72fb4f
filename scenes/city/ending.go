package city

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// ending shows how the match ended over the city.
func (l *layout) ending() {
	u := l.plan.unit
	size := 90 * u
	l.OnBoard(stage.Piece{ID: "breach", Box: l.plan.breach.Around(size, size).Intersect(l.plan.area), Depth: depthPassage})
	switch l.Result {
	case "won":
		l.dawn()
	case "lost_spirit":
		l.darkness()
	case "lost_overrun":
		l.flames()
	}
	l.outcomeBanner()
}

// outcomeBanner says in the middle of the city how the match ended, for as long as it lies on the table.
func (l *layout) outcomeBanner() {
	o, over := l.State.Outcome()
	if !over || l.Mode != table.Ended {
		return
	}
	title := rules.Say("Kurth is lost")
	if o.Winners != 0 {
		title = rules.Say("Kurth has held")
	}
	area, f := l.plan.area, l.Font(ink.SerifBold, 44) // the reason is the prompt above the board
	box := area.Middle().Around(math.Min(area.W*0.86, l.Width(f, title)+6*l.Px(22)), math.Min(area.H, l.Line(f)+2*math.Max(l.Px(22), 10))).Round()
	b := l.Fresh()
	b.Banner(boardkit.Own(box), boardkit.Banner{Title: title, Font: f})
	l.OnBoard(stage.Piece{ID: table.EndBanner, Box: box, Depth: depthOver + places, Look: b.List, Label: rules.Say("%s. %s", title, o.Reason)})
}

// dawn is the light that floods the city from the gate.
func (l *layout) dawn() {
	a := l.plan.area
	look := ink.List{}
	for i, f := range [...]float64{1, 0.75, 0.5, 0.3} {
		box := ink.R(a.W*(1-f), a.H*(1-f), a.W*f, a.H*f)
		look.Halo(box, ink.GoldLight.Alpha(0.2+0.08*float64(i)))
	}
	look.Fill(ink.R(0, 0, a.W, a.H), ink.GoldLight.Alpha(0.1), 0)
	l.OnBoard(stage.Piece{ID: "dawn", Box: a, Depth: depthVeil - 1, Look: look})
}

// darkness falls over one place after the other along the ring, over the Citadel last.
func (l *layout) darkness() {
	look := ink.List{}
	look.Fill(ink.R(0, 0, l.plan.area.W, l.plan.area.H), ink.NightDark.Alpha(0.55), 0)
	l.OnBoard(stage.Piece{ID: "night", Box: l.plan.area, Depth: depthRoad + 1, Look: look})
	for i := range places {
		ring := (places - 1 - i + places) % places
		box := l.plan.place[ring]
		shade := ink.List{}
		shade.Fill(ink.R(0, 0, box.W, box.H), ink.NightDark.Alpha(0.6), 13*l.plan.unit)
		from := rules.Element("breach")
		if ring < places-1 {
			from = l.Places[ring+1].Element
		}
		l.OnBoard(stage.Piece{ID: rules.Element("dark:" + l.Places[ring].ID), Box: box, Depth: depthOver + ring, Look: shade, From: from})
	}
}

// flames burn over the places that are overrun.
func (l *layout) flames() {
	for ring := range l.plan.place {
		p := &l.Places[ring]
		if !p.Overrun {
			continue
		}
		d := l.divide(ring)
		own := ink.R(0, 0, d.box.W, d.ribbon.Y)
		look := ink.List{}
		look.Halo(own, l.Pen.Tones.Danger.Plain.Alpha(0.7))
		look.Picture("kurth/flames", ink.R(own.X, own.Bottom()-own.H*0.72, own.W*0.72, own.H*0.72))
		l.OnBoard(stage.Piece{ID: rules.Element("fire:" + p.ID), Box: ink.R(d.box.X, d.box.Y, own.W, own.H), Depth: depthOver, Look: look, From: "breach", Sound: "collapse"})
	}
}
