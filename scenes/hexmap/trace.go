package hexmap

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// leg is where blocks of others went since the viewer decided last.
type leg struct {
	from, to atlas.Place
	attack   bool
	flight   bool // from a battle
	turn     int  // the how-manieth group it was that went, from 1
}

// same reports whether two groups went the same way.
func (g leg) same(o leg) bool {
	g.turn, o.turn = 0, 0
	return g == o
}

// fresh is how many of the groups that went last have strong arrows.
const fresh = 2

// traces draws an arrow for each way that blocks of others took since the viewer decided last, under the blocks: they stay until the
// viewer clicks something. Those of the groups that went last are strong and say how many went where these are several; those before are
// thin, and where there are such each says at its tail in which order the groups went.
func (l *layout) traces() {
	legs, blocks := l.legs()
	groups := 0
	for _, leg := range legs {
		groups = max(groups, leg.turn)
	}
	var looks [2]ink.List
	for i, leg := range legs {
		of := l.Map.At(leg.to).Map
		if l.Map.At(leg.from).Map != of {
			continue
		}
		g := l.grids[of]
		a, b := g.place(l.Map, leg.from), g.place(l.Map, leg.to)
		reach := 0.62 * g.radius
		if l.Map.At(leg.to).Half != atlas.Whole {
			reach = 0.3 * g.radius
		}
		way := b.Minus(a)
		if way.Length() < 1.6*reach {
			continue
		}
		tip := b.Minus(way.Times(reach / way.Length()))
		arrow := ink.Arrow{Bend: 0.06, Width: g.radius * 0.16, Rim: g.radius * 0.08, Head: g.radius * 0.52, Picture: "kit/arrow-gold", Color: ink.Gold}
		if leg.attack {
			arrow.Picture, arrow.Color = "kit/arrow-ember", ink.EmberLight
		}
		strong := leg.turn > groups-fresh
		if !strong {
			arrow.Width, arrow.Rim, arrow.Head = g.radius*0.07, g.radius*0.03, g.radius*0.3
			arrow.Color = arrow.Color.Alpha(0.75)
		}
		look := l.Fresh()
		look.List.Arrow(a, tip, arrow)
		if groups > fresh {
			l.ordinal(look, g.radius, a.Plus(way.Times(0.55*reach/way.Length())), leg.turn, arrow.Color)
		}
		if n := blocks[i]; n > 1 && strong {
			at := a.Plus(way.Times(0.5)).Plus(ink.P(-way.Y, way.X).Times(0.03))
			coin := at.Around(g.radius*0.42, g.radius*0.42)
			l.signs = append(l.signs, coin)
			look.Coin(coin, ink.OakDark)
			look.Centred(coin, ink.Font{Face: ink.SansBold, Size: g.radius * 0.28}, ink.Bone, strconv.Itoa(n))
		}
		looks[of] = append(looks[of], look.List...)
	}
	for of, look := range looks {
		if view := l.views[of]; len(look) > 0 {
			l.OnBoard(stage.Piece{ID: rules.Element("traces:" + strconv.Itoa(of)), Box: view, Depth: depthBehind, Look: look.Shift(-view.X, -view.Y), Fixed: true})
		}
	}
}

// ordinal writes at a point, the tail of an arrow, the how-manieth group went there.
func (l *layout) ordinal(pen *boardkit.Pen, radius float64, at ink.Point, n int, fill ink.Color) {
	f := l.legible(ink.SansBold, radius*0.24)
	side := math.Max(radius*0.36, f.Size*1.4)
	coin := at.Around(side, side)
	l.signs = append(l.signs, coin)
	pen.List.Disc(coin, ink.Ink)
	pen.List.Disc(coin.Inset(radius*0.03), fill.Alpha(1))
	pen.Centred(coin, f, ink.Ink, strconv.Itoa(n))
}

// legs are the ways of others from where they set out to where they came, each once, in the order in which they were first
// gone, and how many blocks went there.
func (l *layout) legs() (legs []leg, blocks []int) {
	from, activated, turn := atlas.Nowhere, false, 0
	for i, e := range l.Since {
		if e.Name == "activated" {
			activated = true
		}
		if e.Kind != rules.PieceMoved {
			continue
		}
		if i == 0 || l.Since[i-1].Name != "passed" || l.Since[i-1].Subject != e.Subject {
			from = l.placeOf(e.From)
		}
		to := l.placeOf(e.To)
		if e.Name == "passed" || from == atlas.Nowhere || to == atlas.Nowhere || from == to {
			continue
		}
		if n := len(legs); n == 0 || activated || legs[n-1].from != from && e.Rule != "AR-MOV-6" {
			activated = false
			turn++
		}
		now, found := leg{from, to, e.Name == "attacked" || e.Name == "reinforced", e.Name == "retreated", turn}, false
		for k := range legs {
			if legs[k].same(now) {
				blocks[k]++
				found = true
			}
		}
		if !found {
			legs, blocks = append(legs, now), append(blocks, 1)
		}
	}
	return legs, blocks
}

// placeOf is the location that an element names, Nowhere if it names none.
func (l *layout) placeOf(el rules.Element) atlas.Place {
	if el.Kind() != "place" {
		return atlas.Nowhere
	}
	p, ok := l.Map.Find(el.Name())
	if !ok {
		return atlas.Nowhere
	}
	return p
}
