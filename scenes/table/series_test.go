package table

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// seriesBoard has a piece that plays the first choices of whoever is asked, up to three, one after the other.
type seriesBoard struct{ gridBoard }

func (b seriesBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Left = append(p.Left, stage.Piece{ID: "series:first", Box: ink.R(m.Room.Left.X, m.Room.Left.Y, 80, 80), Role: "button", Label: "First"})
	p.Series = []rules.Element{"series:first"}
	return p
}

func (seriesBoard) Series(m Moment, _ rules.Element) (list []rules.Choice) {
	s := m.State.Clone()
	for len(list) < 3 && s.Decision().Seats.Has(m.Viewer) {
		c := s.Decision().Choices[0]
		list = append(list, c)
		if _, err := s.Apply(c); err != nil {
			return list
		}
	}
	return list
}

// A series is played choice by choice at one click, and no further than its seat is asked.
func TestASeriesIsPlayedAtOneClick(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, seriesBoard{})
	longest := 0
	for range 12 {
		d.settle()
		if d.table.curtain != nil {
			d.click(idLift)
			d.settle()
		}
		if d.match.Over() {
			break
		}
		before := len(d.posted)
		want := seriesBoard{}.Series(d.table.moment(), "series:first")
		d.click("series:first")
		d.settle()
		played := d.posted[before:]
		if len(played) == 0 || len(played) > len(want) || !slices.Equal(played, want[:len(played)]) {
			t.Fatalf("played %v; want the beginning of %v", played, want)
		}
		if len(played) < len(want) && d.match.Decider().Has(0) == (d.match.History()[before].Seat() == 0) {
			t.Fatalf("played %v of %v, and the same seat is asked again", played, want)
		}
		if len(d.table.series) > 0 {
			t.Fatalf("%v is still to be played", d.table.series)
		}
		longest = max(longest, len(played))
	}
	if longest < 2 {
		t.Errorf("at most %d choices were played at a click", longest)
	}
}

// asideBoard has a piece that opens a scene beside the match.
type asideBoard struct{ seriesBoard }

func (b asideBoard) Layout(m Moment) Plan {
	p := b.seriesBoard.Layout(m)
	p.Left = append(p.Left, stage.Piece{ID: "aside:shelf", Box: ink.R(m.Room.Left.X, m.Room.Left.Y+90, 80, 80), Role: "button", Label: "Shelf"})
	p.Asides = []rules.Element{"aside:shelf"}
	return p
}

// What a scene beside the match plays is played as a series is.
func TestAnAsideIsOpenedAndPlaysASeries(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, asideBoard{})
	d.settle()
	if d.table.curtain != nil {
		d.click(idLift)
		d.settle()
	}
	d.click("aside:shelf")
	if !slices.Contains(d.asked, "aside aside:shelf") || d.aside == nil {
		t.Fatalf("it asked for %v", d.asked)
	}
	if len(d.posted) > 0 {
		t.Fatalf("opening it played %v", d.posted)
	}
	want := asideBoard{}.Series(d.table.moment(), "series:first")
	d.aside(want)
	d.settle()
	if len(d.posted) == 0 || len(d.posted) > len(want) || !slices.Equal(d.posted, want[:len(d.posted)]) {
		t.Errorf("played %v; want the beginning of %v", d.posted, want)
	}
}
