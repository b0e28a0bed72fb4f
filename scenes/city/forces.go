package city

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// markers are the forces of the enemy, one piece each, so that each comes and goes by itself.
func (l *layout) markers(ring int, d district, depth int) {
	p := &l.Places[ring]
	l.OnBoard(stage.Piece{ID: camp(p), Box: l.campBox(ring), Depth: depth, Exit: stage.AtOnce})
	for i := range min(p.Markers, sockets) {
		box := d.sockets[i].Shift(d.box.X, d.box.Y)
		look := ink.List{}
		look.Picture("kurth/siege-marker", ink.R(0, 0, box.W, box.H))
		l.OnBoard(stage.Piece{ID: rules.Element("force:" + p.ID + "/" + strconv.Itoa(i+1)), Box: box, Depth: depth, Look: look,
			From: l.origin(p), Exit: stage.TipOver, Sound: "piece"})
	}
	l.turnedBack(p, depth)
}

// origin is where new forces of a place come from: outside the wall, or the place from which
// they were driven on.
func (l *layout) origin(p *kurth.PlaceView) rules.Element {
	if e := l.last; e.Kind == rules.PieceMoved && e.Subject == kurth.ElementMarker && e.To == p.Element {
		return e.From
	}
	return camp(p)
}

// turnedBack is forces that a ward sends back outside the wall.
func (l *layout) turnedBack(p *kurth.PlaceView, depth int) {
	if l.last.Kind != rules.Blocked || l.last.To != p.Element {
		return
	}
	for i := range min(int(l.last.N), 3) {
		box := l.campBox(p.Ring)
		box = box.Shift((float64(i)-1)*box.W*1.1, 0)
		look := ink.List{}
		look.Picture("kurth/siege-marker", ink.R(0, 0, box.W, box.H))
		l.OnBoard(stage.Piece{ID: rules.Element("turned:" + p.ID + "/" + strconv.Itoa(i+1)), Box: box, Depth: depth, Look: look, From: p.Element})
	}
}

func camp(p *kurth.PlaceView) rules.Element { return rules.Element("camp:" + p.ID) }

// campBox is where the forces of a place come from: outside the nearest wall.
func (l *layout) campBox(ring int) ink.Rect {
	box, size := l.plan.place[ring], 30*l.plan.unit
	c := box.Middle()
	c.Y = l.plan.area.Y + size/2
	if ring >= 4 {
		c.Y = l.plan.area.Bottom() - size/2
	}
	return c.Around(size, size)
}

// warden stands between building and badge, with the lantern.
func (l *layout) warden(d district, depth int) {
	box := l.wardenBox(d)
	size := box.W
	look := ink.List{}
	look.Halo(ink.R(-size*0.12, size*0.36, size*0.8, size*0.64), ink.GoldLight.Alpha(0.4))
	look.Picture("kurth/warden", ink.R(0, 0, size, size))
	piece := stage.Piece{ID: kurth.ElementWarden, Box: box.Shift(d.box.X, d.box.Y).Round(), Depth: depth, Look: look, Sound: "piece"}
	if e := l.last; e.Kind == rules.PieceMoved && e.Subject == kurth.ElementWarden && e.M == 1 {
		piece.Via = l.through(l.ring(e.From), l.ring(e.To))
		l.spark(piece)
	}
	l.OnBoard(piece)
}

// wardenReach is the part of the picture's width up to the point of the sword.
const wardenReach = 0.86

// wardenBox is where the Warden stands in a district, the sword clear of the badge and of the
// word below it.
func (l *layout) wardenBox(d district) ink.Rect {
	size := math.Round(math.Min(96*d.scale, d.ribbon.Y*0.86))
	x := math.Min(d.building.Right()-18*d.scale, d.badge.X-size*wardenReach)
	word := 0.0 // of what stands under the badge
	if l.nearOverrun(l.Token) {
		said, _ := l.danger(l.Token)
		word = l.Width(l.Font(l.noteFont().Face, leastNote), said)
		x -= size * 0.36
	}
	if words := l.arriving(l.Token); len(words) > 0 {
		word = math.Max(word, l.Width(l.Font(l.Body().Face, leastNote), words[0]))
	}
	if word > 0 {
		x = math.Max(math.Min(x, d.notes.Right()-word-2-size*wardenReach), d.building.X-size*0.2)
	}
	return ink.R(x, d.ribbon.Y-size, size, size)
}

// through is the way of the Warden through the passageway.
func (l *layout) through(from, to int) []ink.Point {
	if from < 0 || to < 0 {
		return nil
	}
	var way []ink.Point
	for i, p := range l.plan.passage(from, to) {
		if i%6 == 0 {
			way = append(way, p)
		}
	}
	return way
}

// spark is the light that runs along the passageway before the Warden.
func (l *layout) spark(warden stage.Piece) {
	size := warden.Box.W * 0.9
	look := ink.List{}
	look.Halo(ink.R(0, 0, size, size), ink.GoldLight.Alpha(0.9))
	l.OnBoard(stage.Piece{ID: "spark", Box: warden.Box.Middle().Around(size, size), Depth: depthRoad + 1, Look: look,
		From: l.last.From, Via: warden.Via, Exit: stage.FlareOut})
}
