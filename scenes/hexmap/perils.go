package hexmap

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// perils lets places and gates glow in ember, below who stands there, where something threatens: the stronger the surer it is, and most
// where the match is lost.
func (l *layout) perils() {
	for _, w := range l.Threats {
		for _, el := range w.At {
			middle, radius, ok := l.perilAt(el)
			if !ok || slices.Contains(l.Out.Embers, el) { // the worst is told first
				continue
			}
			l.Out.Embers = append(l.Out.Embers, el)
			box := boardkit.Around(middle.X, middle.Y, 2*radius, 2*radius)
			var look ink.List
			look.Stretch("argot/hex/peril", boardkit.Own(box)).Fade = dimmed(w)
			l.OnBoard(stage.Piece{ID: "ember:" + el, Box: box, Depth: depthGate, Look: look, Fixed: true})
		}
	}
}

// dimmed is how faint the glow is where something threatens.
func dimmed(w rules.Warning) float64 {
	switch {
	case w.Grave():
		return 0
	case w.Odds > rules.Possible:
		return 0.1
	}
	return 0.3
}

// perilAt is the middle of what an element glows about, and how far that reaches; false: it is neither a place nor a gate of the maps.
func (l *layout) perilAt(el rules.Element) (middle ink.Point, radius float64, ok bool) {
	if p := l.placeOf(el); p != atlas.Nowhere {
		g := l.gridOf(p)
		return g.place(l.Map, p), g.radius * placeGlow, !l.onTray(p)
	}
	for i, site := range l.Map.Gates() {
		if l.GateElement(atlas.GateIndex(i)) == el && l.Map.Exists(site.Inside) {
			middle, _ = l.gateAt(site)
			return middle, l.gridOf(site.Inside).radius * gateGlow, true
		}
	}
	return middle, 0, false
}

// gateAt is the middle of a gate, on its hexside, and where that lies as seen from within.
func (l *layout) gateAt(site atlas.GateSite) (stage.Point, atlas.Direction) {
	at, g := l.Map.At(site.Inside), l.gridOf(site.Inside)
	side := l.Map.Side(site.Side)
	d := side.Direction
	if side.A != site.Inside {
		d = d.Opposite()
	}
	return g.towards(int(at.Col), int(at.Row), d, 1), d
}

// How far the glow of what threatens reaches about a place and a gate, in radii.
const (
	placeGlow = 1.3
	gateGlow  = 0.75
)
