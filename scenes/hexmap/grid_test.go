package hexmap

import (
	"math"
	"os"
	"testing"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

func loaded(t testing.TB) *content.Content {
	t.Helper()
	c, err := content.Load(os.DirFS("../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestNeighboursTouch holds the picture to the map: two places that share a hexside lie so that the middle
// of it is the same point from both.
func TestNeighboursTouch(t *testing.T) {
	a := loaded(t).Map
	for _, of := range [...]atlas.Map{atlas.Overland, atlas.Undercity} {
		g, world := newGrid(a, of, 40, 5)
		for p := range a.Here().All() {
			l := a.At(p)
			if l.Map != of {
				continue
			}
			if b := g.box(int(l.Col), int(l.Row)); b.X < 4.9 || b.Y < 4.9 || b.Right() > world.W-4.9+1 || b.Bottom() > world.H-4.9+1 {
				t.Errorf("%s lies at %v, outside of the margin of %v", l.ID, b, world)
			}
			for _, n := range a.Around(p) {
				if n.Direction > atlas.SouthEast {
					continue
				}
				m := a.At(n.Place)
				here := g.towards(int(l.Col), int(l.Row), n.Direction, 1)
				there := g.towards(int(m.Col), int(m.Row), n.Direction.Opposite(), 1)
				if math.Hypot(here.X-there.X, here.Y-there.Y) > 1e-6 {
					t.Errorf("%s and %s meet at %v and at %v", l.ID, m.ID, here, there)
				}
			}
		}
	}
}

// TestHalvesLieOnTheirSides puts what stands in a half nearer to its own hexsides than to those of the other.
func TestHalvesLieOnTheirSides(t *testing.T) {
	a := loaded(t).Map
	g, _ := newGrid(a, atlas.Overland, 40, 5)
	for p := range a.Here().All() {
		l := a.At(p)
		if l.Map != atlas.Overland || l.Half == atlas.Whole {
			continue
		}
		at := g.place(a, p)
		var own, other float64
		for d := range atlas.Direction(6) {
			side := g.towards(int(l.Col), int(l.Row), d, 1)
			far := math.Hypot(side.X-at.X, side.Y-at.Y)
			if ownsSide(a, p, d) {
				own += far
			} else {
				other += far
			}
		}
		if own >= other {
			t.Errorf("%s stands %v from its sides, %v from those of the other half", l.ID, own, other)
		}
	}
}
