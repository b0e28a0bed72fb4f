package table

import (
	"slices"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// strewnBoard has a sign with a tooltip, a figure that a click shows at reading size, and a button on what can be clicked first.
type strewnBoard struct{ gridBoard }

func (b strewnBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	for i := range p.Board {
		if at := p.Board[i].Box; m.Mode == Asking && p.Board[i].ID == m.Next[0] {
			third := at.W / 3
			on := func(id rules.Element, role string, n float64) stage.Piece {
				return stage.Piece{ID: id, Box: ink.R(at.X+n*third, at.Y, third, at.H/2), Depth: p.Board[i].Depth + 1, Role: role, Label: "Something", Tip: true}
			}
			p.Board = append(p.Board, on("sign:on", "", 0), on("figure:on", "figure", 1), on("button:on", "button", 2))
			p.Opens = append(p.Opens, "figure:on")
			break
		}
	}
	return p
}

// A click on what lies on a thing that can be picked, and can do nothing itself, picks that thing; a button speaks for itself.
// While a sign is pointed at, the place below it is what the board shows as pointed at.
func TestAClickFallsThroughWhatCanDoNothing(t *testing.T) {
	for _, c := range []struct {
		on    rules.Element
		falls bool
	}{{"sign:on", true}, {"figure:on", true}, {"button:on", false}} {
		d := newDeskOf(t, stub.Game{}, strewnBoard{}, solo(), at(settings.None))
		d.settle()
		first := d.table.path.Next()[0]
		box, _ := d.table.scene.box(c.on)
		d.input.X, d.input.Y = box.Center()
		d.input.Moved = true
		d.settle()
		if hover := d.table.moment().Hover; (hover == first) != (c.on == "sign:on") {
			t.Errorf("with the pointer on %s, %s is pointed at", c.on, hover)
		}
		d.input.Pressed, d.input.Down = true, true
		d.tick()
		d.input.Down, d.input.Released = false, true
		d.settle()
		if picked := slices.Contains(d.table.path.Chosen(), first) || len(d.posted) > 0; picked != c.falls {
			t.Errorf("a click on %s over %s picks it: %v; want %v", c.on, first, picked, c.falls)
		}
	}
}

// lowBoard shows what can be clicked first lower than anything is that can be clicked with ease.
type lowBoard struct{ gridBoard }

func (b lowBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	for i := range p.Board {
		if m.Mode == Asking && p.Board[i].ID == m.Next[0] {
			p.Board[i].Box.H, p.Board[i].Role, p.Board[i].Tip = m.Metrics.MinTarget()-3, "button", true
		}
	}
	return p
}

// What is too small, so that a button stands in for it, is picked by a click on it all the same.
func TestAClickOnWhatAButtonStandsInForPicksIt(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, lowBoard{}, solo(), at(settings.None))
	d.settle()
	first := d.table.path.Next()[0]
	before := d.match.Len()
	box, ok := d.table.scene.box(covered + first)
	if !ok {
		t.Fatalf("no button stands in for %s", first)
	}
	d.input.X, d.input.Y = box.Center()
	d.input.Moved = true
	d.settle()
	d.input.Pressed, d.input.Down = true, true
	d.tick()
	d.input.Down, d.input.Released = false, true
	d.settle()
	if d.match.Len() == before && !slices.Contains(d.table.path.Chosen(), first) {
		t.Errorf("a click on what is seen of %s picks nothing", first)
	}
}
