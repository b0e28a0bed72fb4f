package hexmap

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// leg is where blocks of others went since the viewer decided last.
type leg struct {
	from, to atlas.Place
	attack   bool
	flight   bool // from a battle
}

// traces draws an arrow for each way that blocks of others took since the viewer decided last, with how many went there
// where these are several, under the blocks: they stay until the viewer clicks something.
func (l *layout) traces() {
	legs, blocks := l.legs()
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
		look := l.Fresh()
		look.List.Arrow(a, tip, arrow)
		if n := blocks[i]; n > 1 {
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

// legs are the ways of others from where they set out to where they came, each once, in the order in which they were first
// gone, and how many blocks went there.
func (l *layout) legs() (legs []leg, blocks []int) {
	from := atlas.Nowhere
	for i, e := range l.Since {
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
		now, found := leg{from, to, e.Name == "attacked" || e.Name == "reinforced", e.Name == "retreated"}, false
		for k := range legs {
			if legs[k] == now {
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
