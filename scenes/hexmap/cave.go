package hexmap

import (
	"math"

	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// lights are the colours in which inhabited caverns glow.
var lights = map[atlas.Terrain]ink.Color{
	atlas.CasinoWardHex: ink.RGB(0xE8954A), atlas.BurrowtownHex: ink.RGB(0xC86A2E),
}

// cave draws what makes caverns of the hexes of the Undercity: boulders in the rock about them, a rough rim where
// they end, and light where people live and where tunnels lead up.
func (g *ground) cave(l *ink.List) {
	if g.of != atlas.Undercity {
		return
	}
	r := g.grid.radius
	known := map[[2]int]bool{}
	g.each(func(_ atlas.Place, at *atlas.Location) { known[[2]int{int(at.Col), int(at.Row)}] = true })
	low, high, _ := bounds(g.atlas, g.of)
	for row := low[1]; row <= high[1]; row++ {
		for col := low[0] - 2; col <= high[0]+2; col++ {
			if m := g.grid.middle(col, row); !known[[2]int{col, row}] {
				size := r * (0.95 + 0.2*jitter(row, col))
				l.Picture("argot/terrain/rock", boardkit.Around(m.X+r*0.2*jitter(col, row), m.Y+r*0.15*jitter(row, col), size, size)).Fade = 0.55
			}
		}
	}
	g.each(func(_ atlas.Place, at *atlas.Location) {
		m := g.grid.middle(int(at.Col), int(at.Row))
		if c, ok := lights[at.Terrain]; ok {
			l.Halo(boardkit.Around(m.X, m.Y, r*2, r*2), c.Alpha(0.5))
		}
		if at.Tunnel != atlas.Nowhere {
			l.Halo(boardkit.Around(m.X-r*0.4, m.Y-r*0.25, r*1.5, r*1.5), ink.NightLight.Alpha(0.6))
		}
	})
	for _, pass := range [...]struct {
		width float64
		color ink.Color
	}{{0.15, ink.Ink}, {0.09, ink.RGB(0x6B7185)}} {
		g.each(func(_ atlas.Place, at *atlas.Location) {
			col, row := int(at.Col), int(at.Row)
			for d := range atlas.SouthEast + 1 {
				if g.borders(known, col, row, d) {
					g.rim(l, col, row, d, pass.width*r, pass.color)
				}
			}
		})
	}
}

// borders reports whether no hex of the map lies beyond a side.
func (g *ground) borders(known map[[2]int]bool, col, row int, d atlas.Direction) bool {
	beyond := g.grid.towards(col, row, d, 2)
	for at := range known {
		if m := g.grid.middle(at[0], at[1]); math.Hypot(m.X-beyond.X, m.Y-beyond.Y) < g.grid.radius/2 {
			return false
		}
	}
	return true
}

// rim draws a rough line along a side, outward of it in places.
func (g *ground) rim(l *ink.List, col, row int, d atlas.Direction, width float64, c ink.Color) {
	from := before(d)
	a, b := g.grid.corner(col, row, from, 1), g.grid.corner(col, row, (from+1)%6, 1)
	last := a
	l.Disc(boardkit.Around(a.X, a.Y, width, width), c)
	for i, t := range [...]float64{0.3, 0.65, 1} {
		out := 1.0
		if t < 1 {
			out = 1.04 + 0.05*jitter(col*7+int(d), row*5+i)
		}
		mid := g.grid.middle(col, row)
		next := a.Plus(b.Minus(a).Times(t))
		next = mid.Plus(next.Minus(mid).Times(out))
		l.Line(last.X, last.Y, next.X, next.Y, width, c)
		l.Disc(boardkit.Around(next.X, next.Y, width, width), c)
		last = next
	}
}
