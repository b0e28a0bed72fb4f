package hexmap

import (
	"math"

	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// tiles are the pictures of hexes by their terrain.
var tiles = map[atlas.Terrain]string{
	atlas.Sea: "sea", atlas.Open: "open", atlas.Beach: "beach", atlas.Lighthouse: "lighthouse", atlas.Hill: "hill", atlas.Forest: "forest",
	atlas.FordHex: "ford", atlas.CityWard: "city", atlas.Dock: "dock", atlas.OldTownWard: "old_town", atlas.SanctuaryHex: "sanctuary",
	atlas.Cavern: "cavern", atlas.CasinoWardHex: "casino_ward", atlas.BurrowtownHex: "burrowtown",
}

// soils are the colours of those terrains that halves of split hexes have.
var soils = map[atlas.Terrain]ink.Color{
	atlas.Open: ink.RGB(0xE4D3AE), atlas.Beach: ink.RGB(0xF1E6CC), atlas.Hill: ink.RGB(0xCDB688), atlas.Forest: ink.RGB(0xC3BE8B),
	atlas.CityWard: ink.RGB(0xD9AF92), atlas.Dock: ink.RGB(0xCFA88F), atlas.OldTownWard: ink.RGB(0xBC8E76), atlas.Cavern: ink.RGB(0x3A4270),
	atlas.CasinoWardHex: ink.RGB(0x5A4A6E), atlas.BurrowtownHex: ink.RGB(0x4F4650),
}

// ground is what a map is painted from: equal grounds look alike.
type ground struct {
	atlas *atlas.Atlas
	of    atlas.Map
	grid  grid
	view  ink.Rect // all that is painted
}

// drawGround paints a map: soil, coast, rivers, roads, motifs, walls.
func drawGround(g ground) ink.List {
	var l ink.List
	l.Fill(boardkit.Own(g.view), ink.RGB(0x12162A), 0)
	g.beyond(&l)
	g.soil(&l)
	g.cave(&l)
	g.coast(&l)
	g.rivers(&l)
	g.roads(&l)
	g.motifs(&l)
	g.walls(&l)
	g.markers(&l)
	return l
}

// each goes through the places of the map.
func (g *ground) each(f func(p atlas.Place, at *atlas.Location)) {
	for p := range g.atlas.Here().All() {
		if at := g.atlas.At(p); at.Map == g.of {
			f(p, at)
		}
	}
}

// beyond goes on outside of the map, darker, so that it has no edge: sea and fields about the shore, rock about
// the Undercity.
func (g *ground) beyond(l *ink.List) {
	known := map[[2]int]string{}
	g.each(func(_ atlas.Place, at *atlas.Location) { known[[2]int{int(at.Col), int(at.Row)}] = g.tile(at) })
	low, high, _ := bounds(g.atlas, g.of)
	wide := int(g.view.W/g.grid.radius/root3) + 2
	for row := low[1] - 3; row <= high[1]+3; row++ {
		for col := low[0] - wide; col <= high[0]+wide; col++ {
			if known[[2]int{col, row}] != "" {
				continue
			}
			tile := "open"
			if g.of == atlas.Undercity {
				tile = "rock"
			} else if known[[2]int{max(low[0], min(col, high[0])), max(low[1], min(row, high[1]))}] == "sea" {
				tile = "sea"
			}
			if box := g.grid.box(col, row); box.Overlaps(boardkit.Own(g.view)) {
				l.Stretch("argot/hex/"+tile, box)
			}
		}
	}
	l.Fill(boardkit.Own(g.view), ink.Ink.Alpha(0.34), 0)
}

// soil lays the tiles; the second half of a split hex lies over the tile of the first.
func (g *ground) soil(l *ink.List) {
	g.each(func(p atlas.Place, at *atlas.Location) {
		box := g.grid.box(int(at.Col), int(at.Row))
		if at.Half != atlas.HalfB {
			l.Stretch("argot/hex/"+g.tile(at), box)
			return
		}
		boardkit.Polygon(l, soils[at.Terrain], 1, g.half(p, at)...)
	})
}

// tile is the picture of a hex.
func (g *ground) tile(at *atlas.Location) string {
	if g.of == atlas.Undercity && at.Terrain == atlas.FordHex {
		return tiles[atlas.Cavern]
	}
	return tiles[at.Terrain]
}

// half are the corners of a half hex: those of its own sides.
func (g *ground) half(p atlas.Place, at *atlas.Location) (corners []stage.Point) {
	first := g.firstSide(p, at)
	for k := range 4 {
		corners = append(corners, g.grid.corner(int(at.Col), int(at.Row), after(first, k), 0.985))
	}
	return corners
}

// firstSide is the first of the three sides of a half against the clock: the one before it is not its own.
func (g *ground) firstSide(p atlas.Place, at *atlas.Location) atlas.Direction {
	cut := g.cut(at)
	side := atlas.Vertex(0)
	for d := range atlas.Direction(6) {
		if ownsSide(g.atlas, p, d) {
			side = before(d)
			break
		}
	}
	// The corner at which the cut begins and from which, with the clock, three sides are this half's.
	from := cut.From
	if (side-from+6)%6 >= 3 {
		from = cut.To
	}
	return atlas.Direction(from)
}

// cut is the line that splits the hex of a location.
func (g *ground) cut(at *atlas.Location) atlas.Cut {
	for _, c := range g.atlas.Cuts() {
		if c.Map == at.Map && c.Col == at.Col && c.Row == at.Row {
			return c
		}
	}
	return atlas.Cut{}
}

// before is the corner from which a side runs with the clock: the east side begins at the upper right.
func before(d atlas.Direction) atlas.Vertex { return atlas.Vertex((7 - int(d)) % 6) }

// after is the corner k further with the clock.
func after(from atlas.Direction, k int) atlas.Vertex { return atlas.Vertex((int(from) + k) % 6) }

// coast draws the shallows of sea hexes along the land.
func (g *ground) coast(l *ink.List) {
	g.each(func(p atlas.Place, at *atlas.Location) {
		if at.Terrain != atlas.Sea {
			return
		}
		for _, n := range g.atlas.Around(p) {
			if n.Direction <= atlas.SouthEast && g.atlas.At(n.Place).Terrain != atlas.Sea {
				l.Stretch("argot/hex/shore", g.grid.box(int(at.Col), int(at.Row))).Angle = -float64(n.Direction) * math.Pi / 3
			}
		}
	})
}

// side draws a picture along a hexside, which has its outer side up, so large that 64 units of it are a
// hexside.
func (g *ground) side(l *ink.List, name string, col, row int, d atlas.Direction, outward bool) {
	m := g.grid.towards(col, row, d, 1)
	op := l.Stretch(name, boardkit.Around(m.X, m.Y, g.grid.radius, g.grid.radius))
	// Up in the picture points outward from this hex along d, or inward.
	op.Angle = math.Pi/2 - float64(d)*math.Pi/3
	if !outward {
		op.Angle += math.Pi
	}
}

// rivers draws the water along hexsides and through fords and split hexes, and the bridges over it.
func (g *ground) rivers(l *ink.List) {
	for _, line := range g.atlas.Lines() {
		if line.Map == g.of && line.Feature&atlas.River != 0 {
			g.side(l, "argot/edges/river", int(line.Col), int(line.Row), line.Direction, true)
		}
	}
	for _, c := range g.atlas.Cuts() {
		if c.Map != g.of || c.Feature&atlas.River == 0 {
			continue
		}
		a, b := g.grid.corner(int(c.Col), int(c.Row), c.From, 1), g.grid.corner(int(c.Col), int(c.Row), c.To, 1)
		stream(l, a, b, g.grid.radius)
		if c.Ford {
			m := g.grid.middle(int(c.Col), int(c.Row))
			for i := range 4 {
				x, y := m.X+g.grid.radius*(-0.27+0.18*float64(i)), m.Y+g.grid.radius*0.1*float64(i%2)
				l.Disc(boardkit.Around(x, y, g.grid.radius*0.19, g.grid.radius*0.14), ink.Ink)
				l.Disc(boardkit.Around(x, y-1, g.grid.radius*0.15, g.grid.radius*0.1), ink.RGB(0xB9C0C4))
			}
		}
	}
	for s := range g.atlas.Sides() {
		h := g.atlas.Side(atlas.Side(s))
		if at := g.atlas.At(h.A); at.Map == g.of && h.Features&atlas.Bridge != 0 {
			g.side(l, "argot/edges/bridge", int(at.Col), int(at.Row), h.Direction, true)
		}
	}
}

// stream is a stretch of river from one point to another, with a slight bend.
func stream(l *ink.List, a, b stage.Point, radius float64) {
	bend := stage.Point{X: (a.X+b.X)/2 + (b.Y-a.Y)*0.09, Y: (a.Y+b.Y)/2 - (b.X-a.X)*0.09}
	curve(l, a, bend, b, radius*0.235, ink.Ink)
	curve(l, a, bend, b, radius*0.17, ink.RGB(0x2E5A93))
	curve(l, a, bend, b, radius*0.05, ink.RGB(0x7DA3D3))
}

// curve draws a bent line with round ends.
func curve(l *ink.List, a, bend, b stage.Point, width float64, c ink.Color) {
	const steps = 8
	last := a
	dot := func(p stage.Point) { l.Disc(boardkit.Around(p.X, p.Y, width, width), c) }
	dot(a)
	for i := 1; i <= steps; i++ {
		t := float64(i) / steps
		u := 1 - t
		next := stage.Point{X: u*u*a.X + 2*u*t*bend.X + t*t*b.X, Y: u*u*a.Y + 2*u*t*bend.Y + t*t*b.Y}
		l.Line(last.X, last.Y, next.X, next.Y, width, c)
		dot(next)
		last = next
	}
}

// roads draws the roads: through a hex of two road sides in one bend, in all others from the middle.
func (g *ground) roads(l *ink.List) {
	for _, pass := range [...]struct {
		width float64
		color ink.Color
	}{{0.2, ink.RGB(0x5A4028)}, {0.14, ink.RGB(0xA98F5F)}, {0.035, ink.RGB(0xC9B07C)}} {
		g.each(func(p atlas.Place, at *atlas.Location) {
			var ends []atlas.Direction
			for _, n := range g.atlas.Around(p) {
				if n.Paved && n.Direction <= atlas.SouthEast {
					ends = append(ends, n.Direction)
				}
			}
			col, row := int(at.Col), int(at.Row)
			m := g.grid.place(g.atlas, p)
			m.X, m.Y = m.X+jitter(col, row)*g.grid.radius*0.12, m.Y+jitter(row, col)*g.grid.radius*0.12
			width := pass.width * g.grid.radius
			if len(ends) == 2 {
				curve(l, g.grid.towards(col, row, ends[0], 1), m, g.grid.towards(col, row, ends[1], 1), width, pass.color)
				return
			}
			for _, d := range ends {
				end := g.grid.towards(col, row, d, 1)
				curve(l, m, stage.Point{X: (m.X+end.X)/2 + jitter(col, row+7)*g.grid.radius*0.08, Y: (m.Y + end.Y) / 2}, end, width, pass.color)
			}
		})
	}
}

// jitter is a number from -1 to 1 that is always the same for a hex.
func jitter(a, b int) float64 {
	h := uint32(a)*2654435761 ^ uint32(b)*40503
	h ^= h >> 13
	h *= 2246822519
	return float64(h>>8&0xFFFF)/32767.5 - 1
}

// motifs draws what grows and stands on the hexes.
func (g *ground) motifs(l *ink.List) {
	g.each(func(p atlas.Place, at *atlas.Location) {
		name := motif(at)
		if name == "" {
			return
		}
		m := g.grid.place(g.atlas, p)
		size := g.grid.radius * 1.16
		if at.Half != atlas.Whole {
			size *= 0.62
		}
		l.Picture("argot/terrain/"+name, boardkit.Around(m.X, m.Y, size, size))
	})
}

func motif(at *atlas.Location) string {
	switch at.Terrain {
	case atlas.Sea, atlas.Open, atlas.Beach, atlas.FordHex, atlas.Cavern:
		return ""
	case atlas.CityWard:
		return [...]string{"city-a", "city-b", "city-c"}[int(1.5*(jitter(int(at.Col), int(at.Row))+1))%3]
	}
	return at.Terrain.ID()
}

// walls draws walls with a tower at each end, outside up, and the walls through split hexes.
func (g *ground) walls(l *ink.List) {
	size := g.grid.radius
	within := g.within()
	var towers []stage.Point
	for _, line := range g.atlas.Lines() {
		if line.Map != g.of || line.Feature&atlas.Wall == 0 {
			continue
		}
		col, row := int(line.Col), int(line.Row)
		g.side(l, "argot/edges/wall", col, row, line.Direction, g.outward(line, within))
		from := before(line.Direction)
		towers = append(towers, g.grid.corner(col, row, from, 1), g.grid.corner(col, row, (from+1)%6, 1))
	}
	for _, c := range g.atlas.Cuts() {
		if c.Map != g.of || c.Feature&atlas.Wall == 0 {
			continue
		}
		col, row := int(c.Col), int(c.Row)
		for _, end := range [...]atlas.Vertex{c.From, c.To} {
			q := g.grid.corner(col, row, end, 0.5)
			l.Stretch("argot/edges/wall", boardkit.Around(q.X, q.Y, size, size)).Angle = float64(end)*math.Pi/3 - math.Pi/2
			towers = append(towers, g.grid.corner(col, row, end, 1))
		}
		towers = append(towers, g.grid.middle(col, row))
	}
	for _, t := range towers {
		l.Picture("argot/edges/wall-tower", boardkit.Around(t.X, t.Y, size*0.42, size*0.42))
	}
}

// outward reports whether the outside of a wall lies beyond it as seen from its own hex: the city is
// inside of its walls, Old Town and the Sanctuary inside of theirs.
func (g *ground) outward(line atlas.Line, within map[[2]int8]int) bool {
	far := -1
	beyond := g.grid.towards(int(line.Col), int(line.Row), line.Direction, 2)
	for at, rank := range within {
		if m := g.grid.middle(int(at[0]), int(at[1])); math.Hypot(m.X-beyond.X, m.Y-beyond.Y) < g.grid.radius/2 {
			far = rank
		}
	}
	return within[[2]int8{line.Col, line.Row}] > far
}

// within is how far inside of walls each hex of the map lies.
func (g *ground) within() map[[2]int8]int {
	ranks := map[[2]int8]int{}
	g.each(func(_ atlas.Place, at *atlas.Location) {
		ranks[[2]int8{at.Col, at.Row}] = max(ranks[[2]int8{at.Col, at.Row}], inner(at.Terrain))
	})
	return ranks
}

func inner(t atlas.Terrain) int {
	switch t {
	case atlas.SanctuaryHex:
		return 3
	case atlas.OldTownWard:
		return 2
	case atlas.CityWard, atlas.Dock:
		return 1
	}
	return 0
}
