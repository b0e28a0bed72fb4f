package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// A Zone that can be picked, by itself or with its field, looks plainly otherwise all over than on a board where nothing is asked, and
// is brighter than where nothing can be picked: whether a player who knows the game would pick it or not.
func TestEveryZoneThatCanBePickedIsPlainlyLit(t *testing.T) {
	const plainly = 30 // of 255, in the colour that differs most
	b, lit, dim := New(), map[string]int{}, 0
	visit(t, 220, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe).Weighed(s.Sensible(nil))}
		for _, first := range append([]rules.Element{""}, pose.Path.Next()...) {
			p := pose
			if p.Path = pose.Path.Click(first); first == "" {
				p.Path = pose.Path
			}
			kind := first.Kind() + " in " + d.Kind
			if first == "" && d.Kind == "turn" || !aims(p.Path) || lit[kind] > 12 {
				continue
			}
			asked, still := zonesOf(b, p), zonesOf(b, table.Pose{State: s, Mode: table.Looking})
			for id, now := range asked {
				was := still[id]
				whole := rules.Element("field:" + field(id))
				for i := range now {
					switch most := farthest(now[i], was[i]); {
					case p.Path.Can(id) || p.Path.Can(whole):
						lit[kind]++
						if most < plainly || now[i].R < was[i].R-8 {
							t.Errorf("%s, which can be picked after %q, is %v and would be %v", id, first, now[i], was[i])
						}
					case now[i].R < was[i].R:
						dim++
					case first != "":
						if ch := p.Path.Chosen(); len(ch) > 0 && ch[0] != id && ch[0] != whole {
							t.Errorf("%s, which cannot be picked after %q, is as bright as ever", id, first)
						}
					}
				}
			}
		}
	})
	if len(lit) < 4 || dim == 0 {
		t.Errorf("Zones could be picked in %v; %d were dark", lit, dim)
	}
}

// aims reports whether a Zone or a field can be clicked next.
func aims(p table.Path) bool {
	for _, el := range p.Next() {
		if el.Kind() == "zone" || el.Kind() == "field" {
			return true
		}
	}
	return false
}

// field is the field of a Zone.
func field(zone rules.Element) string { return zone.Name()[:len(zone.Name())-2] }

// farthest is by how much two colours differ where they do most.
func farthest(a, b ink.Color) int {
	return max(abs(int(a.R)-int(b.R)), abs(int(a.G)-int(b.G)), abs(int(a.B)-int(b.B)))
}

func abs(n int) int { return max(n, -n) }

// zonesOf is the colour of each Zone at five points far from each other.
func zonesOf(b *Board, p table.Pose) map[rules.Element][]ink.Color {
	list := table.Lay(b, p, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Pieces
	colors := map[rules.Element][]ink.Color{}
	for _, z := range list {
		if z.ID.Kind() != "zone" {
			continue
		}
		var mid ink.Point
		for _, c := range z.Outline {
			mid = mid.Plus(ink.P(c.X/4, c.Y/4))
		}
		for _, c := range append([]ink.Point{mid}, z.Outline...) {
			at := ink.Between(mid, c, 0.6).Plus(ink.P(z.Box.X, z.Box.Y))
			colors[z.ID] = append(colors[z.ID], washed(list, at))
		}
	}
	return colors
}

// washed is the colour of the ground at a point with what Zones and fields lay over it.
func washed(list []stage.Piece, at ink.Point) ink.Color {
	c := soil(east, 0.5)
	for _, p := range list {
		if p.ID.Kind() != "zone" && p.ID.Kind() != "field" {
			continue
		}
		for _, op := range p.Look {
			x, y := at.X-p.Box.X-op.Box.X, at.Y-p.Box.Y-op.Box.Y
			if op.Kind == ink.Fill && x >= 0 && y >= 0 && x < op.Box.W && y < op.Box.H {
				a := int(op.Color.A)
				over := func(under, on uint8) uint8 { return uint8((int(under)*(255-a) + int(on)*a) / 255) }
				c = ink.Color{R: over(c.R, op.Color.R), G: over(c.G, op.Color.G), B: over(c.B, op.Color.B), A: 255}
			}
		}
	}
	return c
}
