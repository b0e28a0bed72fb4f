package hexmap

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/words"
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
		var written []ink.Rect // what names take up, with a space at both ends
		for p := range l.Map.Map(atlas.Map(of)).All() {
			at := l.Map.At(p)
			if at.Name == "" || at.Half != atlas.Whole || !all && !landmark(at) {
				continue
			}
			m := g.place(l.Map, p)
			name := rules.Name("argot: location", at.Name).String()
			w, h := nameSize(look, f, name)
			below := g.radius * 0.54
			if l.Scenario().Objective.Has(p) { // above the flag of the objective
				below = math.Min(below, g.radius*0.7-h)
			}
			box, ok := l.nameBox(ink.R(m.X-w/2-view.X, m.Y+below-view.Y, w, h), g.radius, view, written)
			if !ok {
				continue
			}
			written = append(written, spaced(box))
			text, halo := ink.Ink, ink.ParchmentLight
			if of == int(atlas.Undercity) || at.Terrain == atlas.Sea {
				text, halo = ink.Bone, ink.Ink
			}
			named(look, box, f, text, halo, name)
		}
		if !all && of == int(atlas.Overland) {
			written = l.goalName(look, f, written)
		}
		if all {
			written = l.gateNames(look, f, atlas.Map(of), written)
			l.numbers(look, g, view, atlas.Map(of), written)
		}
		id := rules.Element("names:" + [...]string{"over", "under"}[of])
		l.OnBoard(stage.Piece{ID: id, Box: view, Depth: depthWay + 2, Look: look.List, Fixed: true})
	}
}

// gateNames writes the names of the fortifications of a map beside them, outside of the walls and off all blocks, and returns what names take
// up with them.
func (l *layout) gateNames(look *boardkit.Pen, f ink.Font, of atlas.Map, written []ink.Rect) []ink.Rect {
	for i, site := range l.Map.Gates() {
		if !l.Scenario().Gates[i] || !l.Map.Exists(site.Inside) || l.Map.At(site.Inside).Map != of {
			continue
		}
		g, view := l.grids[of], l.views[of]
		at := l.Map.At(site.Inside)
		m, d := l.gateAt(site)
		out := g.towards(int(at.Col), int(at.Row), d, 1.55)
		name := site.Title().String()
		w, h := nameSize(look, f, name)
		shift := g.radius*0.3 + w/2
		for _, c := range [...]ink.Point{{X: out.X, Y: out.Y}, {X: m.X + shift, Y: m.Y}, {X: m.X - shift, Y: m.Y}, {X: m.X + shift, Y: out.Y}, {X: m.X - shift, Y: out.Y}} {
			box := ink.R(c.X-w/2, c.Y-h/2, w, h)
			own := box.Shift(-view.X, -view.Y)
			if l.occupied(box) || slices.ContainsFunc(written, own.Overlaps) || own.X < 0 || own.Y < 0 || own.Right() > view.W || own.Bottom() > view.H {
				continue
			}
			named(look, own, f, ink.Ink, ink.ParchmentLight, name)
			written = append(written, spaced(own))
			break
		}
	}
	return written
}

// nameSize is how wide and high a name is at most: the camera sets it in half sizes of type.
func nameSize(look *boardkit.Pen, f ink.Font, name string) (w, h float64) {
	return math.Ceil(look.Width(f, name)*1.08) + 2, math.Ceil(look.Line(f) * 1.08)
}

// spaced is the box of a name with a space at both ends.
func spaced(box ink.Rect) ink.Rect { return ink.R(box.X-box.H/2, box.Y, box.W+box.H, box.H) }

// occupied reports whether a block or a sign lies in a box of the maps.
func (l *layout) occupied(box ink.Rect) bool {
	return slices.ContainsFunc(l.blocks, box.Overlaps) || slices.ContainsFunc(l.fanned, box.Overlaps) || slices.ContainsFunc(l.signs, box.Overlaps)
}

// named writes a name on a ground of its own, as rivers and roads run below.
func named(look *boardkit.Pen, box ink.Rect, f ink.Font, text, halo ink.Color, name string) {
	look.Fill(box.Inset(-box.H*0.04), halo.Alpha(0.62), box.H*0.45)
	haloed(look, box, f, text, halo, name)
}

// goalName writes what the siege is about in the middle of its locations, where those are too small for their own names, and
// returns what names take up with it.
func (l *layout) goalName(look *boardkit.Pen, f ink.Font, written []ink.Rect) []ink.Rect {
	var middle ink.Point
	n := 0.0
	for p := range l.Scenario().Objective.All() {
		if l.Map.At(p).Map == atlas.Overland {
			middle, n = middle.Plus(l.gridOf(p).place(l.Map, p)), n+1
		}
	}
	if n == 0 {
		return written
	}
	name, view := words.Goal(l.State).String(), l.views[atlas.Overland]
	w, h := nameSize(look, f, name)
	box, ok := l.nameBox(ink.R(middle.X/n-w/2-view.X, middle.Y/n-h/2-view.Y, w, h), l.grids[atlas.Overland].radius, view, written)
	if !ok {
		return written
	}
	named(look, box, f, ink.Ink, ink.ParchmentLight, name)
	return append(written, spaced(box))
}

// nameBox moves the box of a name, which is beside others within its view, off the strengths of gates, the numbers of blocks and the flag of
// the objective, no farther than it must;
// false: there is no room for the name.
func (l *layout) nameBox(box ink.Rect, radius float64, view ink.Rect, written []ink.Rect) (ink.Rect, bool) {
	for _, by := range [...]ink.Point{{}, {Y: -0.25}, {Y: 0.25}, {X: -0.4}, {X: 0.4}, {X: -0.8}, {X: 0.8}, {Y: -0.5}, {Y: -1.2}, {Y: 0.6}, {Y: -0.85}, {X: -0.5, Y: -0.5}, {X: 0.5, Y: -0.5}, {X: -0.6, Y: -0.85}, {X: 0.6, Y: -0.85}} {
		at := box.Shift(by.X*radius, by.Y*radius)
		onMap := at.Shift(view.X, view.Y)
		if !slices.ContainsFunc(written, at.Overlaps) && !slices.ContainsFunc(l.fanned, onMap.Overlaps) && !slices.ContainsFunc(l.signs, onMap.Overlaps) {
			return at, true
		}
	}
	return box, false
}

// haloed writes a name in the middle of a box with a rim that is wide enough for it to be read on a block.
func haloed(look *boardkit.Pen, box ink.Rect, f ink.Font, text, halo ink.Color, name string) {
	d := math.Max(1, f.Size*0.11)
	e := d * 0.7
	for _, by := range [...]stage.Point{{X: -d}, {X: d}, {Y: -d}, {Y: d}, {X: -e, Y: -e}, {X: e, Y: -e}, {X: -e, Y: e}, {X: e, Y: e}} {
		look.Write(box.Shift(by.X, by.Y), f, halo, name).Across = ink.Middle
	}
	look.Write(box, f, text, name).Across = ink.Middle
}

// numbers writes the number of each hex at its top, where no name and no block lies, and under the signs of tunnels that
// of their other end.
func (l *layout) numbers(look *boardkit.Pen, g grid, view ink.Rect, of atlas.Map, names []ink.Rect) {
	f := ink.Font{Face: ink.Sans, Size: math.Round(2*l.Font(ink.Sans, 11).Size/l.zoom()) / 2}
	high := look.Line(f)
	fits := func(x, y float64, text string) (ink.Rect, bool) {
		w := look.Width(f, text) + 1
		box := ink.R(x-w/2, y, w, high)
		own := box.Shift(-view.X, -view.Y)
		return own, w <= g.radius && !slices.ContainsFunc(names, own.Overlaps) && !l.occupied(box)
	}
	for p := range l.Map.Map(of).All() {
		at := l.Map.At(p)
		m := g.place(l.Map, p)
		c, sign, rim := ink.Ink.Alpha(0.6), ink.Ink, ink.ParchmentLight
		if of == atlas.Undercity || at.Terrain == atlas.Sea {
			c, sign, rim = ink.Bone.Alpha(0.65), ink.Bone, ink.Ink
		}
		if box, ok := fits(m.X, m.Y-g.radius*0.8, at.ID); ok && at.Half == atlas.Whole {
			look.Write(box, f, c, at.ID).Across = ink.Middle
		}
		if at.Tunnel == atlas.Nowhere || !l.Map.Exists(at.Tunnel) {
			continue
		}
		leads := rules.Say("to %s", l.Map.At(at.Tunnel).ID)
		if box, ok := fits(m.X-g.radius*0.5, m.Y-g.radius*0.14, leads); ok {
			haloed(look, box, f, sign, rim, leads)
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
