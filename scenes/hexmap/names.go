package hexmap

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// From this radius on the screen, in design units, every place has its name; below it only landmarks have.
const namesAll = 62

// names writes the names of places over the maps, as large as can be read whatever the camera does; near, also the
// numbers by which the log calls those without a name, and where tunnels lead.
func (l *layout) names() {
	for of := range l.views {
		if l.views[of].Empty() {
			continue
		}
		g, view := l.grids[of], l.views[of]
		f := l.Font(ink.SerifItalic, 16)
		f.Size = math.Round(2*f.Size/l.zoom()) / 2
		all := g.radius*l.zoom() >= l.Px(namesAll)
		look := l.Fresh()
		if all {
			l.numbers(look, g, view, atlas.Map(of))
		}
		var written []ink.Rect // what names take up, with a space at both ends
		for p := range l.Map.Map(atlas.Map(of)).All() {
			at := l.Map.At(p)
			if at.Name == "" || at.Half != atlas.Whole || !all && !landmark(at) {
				continue
			}
			m := g.place(l.Map, p)
			name := rules.Name("argot: location", at.Name).String()
			w, h := look.Width(f, name)+2, look.Line(f)
			box := ink.R(m.X-w/2-view.X, m.Y+g.radius*0.54-view.Y, w, h)
			if slices.ContainsFunc(written, box.Overlaps) {
				continue
			}
			written = append(written, ink.R(box.X-h/2, box.Y, w+h, h))
			text, halo := ink.Ink, ink.ParchmentLight
			if of == int(atlas.Undercity) || at.Terrain == atlas.Sea {
				text, halo = ink.Bone, ink.Ink
			}
			d := math.Max(1, f.Size*0.11) // wide enough to be read on a block
			e := d * 0.7
			for _, by := range [...]stage.Point{{X: -d}, {X: d}, {Y: -d}, {Y: d}, {X: -e, Y: -e}, {X: e, Y: -e}, {X: -e, Y: e}, {X: e, Y: e}} {
				look.Write(box.Shift(by.X, by.Y), f, halo, name).Across = ink.Middle
			}
			look.Write(box, f, text, name).Across = ink.Middle
		}
		id := rules.Element("names:" + [...]string{"over", "under"}[of])
		l.OnBoard(stage.Piece{ID: id, Box: view, Depth: depthWay + 2, Look: look.List, Fixed: true})
	}
}

// numbers writes the number of each hex at its top and, under the signs of tunnels, that of their other end,
// where there is room.
func (l *layout) numbers(look *boardkit.Pen, g grid, view ink.Rect, of atlas.Map) {
	f := ink.Font{Face: ink.Sans, Size: math.Round(2*l.Font(ink.Sans, 11).Size/l.zoom()) / 2}
	high := look.Line(f)
	write := func(x, y float64, c ink.Color, text string) {
		if look.Fits(f, text, g.radius) {
			look.Write(ink.R(x-g.radius/2-view.X, y-view.Y, g.radius, high), f, c, text).Across = ink.Middle
		}
	}
	for p := range l.Map.Map(of).All() {
		at := l.Map.At(p)
		m := g.place(l.Map, p)
		c := ink.Ink.Alpha(0.6)
		if of == atlas.Undercity || at.Terrain == atlas.Sea {
			c = ink.Bone.Alpha(0.65)
		}
		if at.Half == atlas.Whole {
			write(m.X, m.Y-g.radius*0.8, c, at.ID)
		}
		if at.Tunnel != atlas.Nowhere && l.Map.Exists(at.Tunnel) {
			write(m.X-g.radius*0.5, m.Y-g.radius*0.14, c, rules.Say("to %s", l.Map.At(at.Tunnel).ID))
		}
	}
}

// landmark reports whether a place has its name on the map from afar: what lies outside of the walls.
func landmark(at *atlas.Location) bool { return inner(at.Terrain) == 0 }

// zoom is how large the camera shows the maps.
func (l *layout) zoom() float64 {
	if l.Zoom <= 0 {
		return 1
	}
	return l.Zoom
}

// markers are the signs of tunnels, medical locations and where supply trains start.
func (g *ground) markers(l *ink.List) {
	g.each(func(p atlas.Place, at *atlas.Location) {
		if at.Half != atlas.Whole {
			return
		}
		m, r := g.grid.place(g.atlas, p), g.grid.radius
		mark := func(name string, x, y float64) {
			l.Picture("argot/markers/"+name, m.Plus(ink.P(x*r, y*r)).Around(r*0.5, r*0.5))
		}
		if at.Tunnel != atlas.Nowhere {
			mark("tunnel", -0.5, -0.34)
		}
		if at.Zones.Of(atlas.Medical) {
			mark("medical", 0.5, -0.34)
		}
		if at.Zones.Of(atlas.SupplyStart) {
			mark("supply_start", 0.5, 0.3)
		}
	})
}
