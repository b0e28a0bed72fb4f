package stage

import (
	"fmt"
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

func TestPieceTravelsWithinItsTime(t *testing.T) {
	for _, far := range []float64{10, 200, 900, 1800} {
		s := newStage(nil)
		s.Set([]Piece{box("a", 0, 0)}, nil)
		rest(t, s)
		s.Set([]Piece{box("a", far, 0)}, nil)
		s.Update(frame)
		if !s.Moving() {
			t.Fatalf("%v pixels: nothing moves", far)
		}
		m := s.motionOf("a")
		if m.length < shortest || m.length > longest {
			t.Errorf("%v pixels take %v; want %v to %v", far, m.length, shortest, longest)
		}
		last := -1.0
		for s.Moving() {
			x := m.pose(s.clock).x
			if x < last {
				t.Fatalf("the piece goes back from %v to %v", last, x)
			}
			last = x
			s.Update(frame)
		}
		if got := s.whereabouts(&s.pieces[0]).X; got != far+20 {
			t.Errorf("the piece rests at %v; want %v", got, far+20)
		}
	}
}

func TestAtMostThreeTravel(t *testing.T) {
	s := newStage(nil)
	var from, to []Piece
	for i := range 9 {
		id := rules.Element(fmt.Sprint("m:", i))
		from = append(from, box(id, float64(50*i), 0))
		far := box(id, float64(50*i), 700)
		far.Via = []Point{ink.P(float64(50*i), 200), ink.P(float64(50*i), 400)}
		to = append(to, far)
	}
	s.Set(from, nil)
	rest(t, s)
	s.Set(to, nil)
	most := 0
	for s.Moving() || s.Busy() {
		s.Update(frame)
		flying := 0
		for _, m := range s.motions {
			if m.begun && !m.over {
				flying++
			}
		}
		most = max(most, flying)
	}
	if most == 0 || most > 3 {
		t.Errorf("%d pieces travel at a time; want 1 to 3", most)
	}
}

// TestWhatMovesPassesBelowWhatIsAloft lets a low piece set out when a high one comes, while it is there, and when it goes.
func TestWhatMovesPassesBelowWhatIsAloft(t *testing.T) {
	s := newStage(nil)
	low := box("low", 0, 0)
	low.Look = ink.List{{Kind: ink.Fill, Box: ink.R(0, 0, 20, 20), Color: ink.Bone}}
	high := box("high", 100, 0)
	high.Depth, high.Look = 10, ink.List{{Kind: ink.Fill, Box: ink.R(0, 0, 30, 30), Color: ink.Ink}}
	high.Aloft = true
	s.Set([]Piece{low}, nil)
	rest(t, s)
	for i := range 3 { // it comes, it is there, it goes
		low.Box.X += 200
		pieces := []Piece{low, high}
		if i == 2 {
			s.Update(frame)
			pieces = pieces[:1]
		}
		s.Set(pieces, nil)
		for range 3 {
			s.Update(frame)
		}
		var drawn []float64
		for _, d := range s.Drawing() {
			for _, op := range d.List {
				drawn = append(drawn, op.Box.W)
			}
			if len(d.List) > 0 && (d.Alpha <= 0 || d.Alpha < 1 && i == 1) {
				t.Errorf("step %d: %v has an alpha of %v", i, d.List, d.Alpha)
			}
		}
		if n := len(drawn); n < 2 || drawn[n-2] != 20 || drawn[n-1] != 30 {
			t.Errorf("step %d: drawn are %v", i, drawn)
		}
		if i == 0 {
			rest(t, s)
		}
	}
}

func TestPieceComesFromAndGoesTo(t *testing.T) {
	s := newStage(nil)
	wall := box("wall", 500, 500)
	s.Set([]Piece{wall}, nil)
	rest(t, s)
	m := box("m", 0, 0)
	m.From, m.To = "wall", "wall"
	s.Set([]Piece{wall, m}, nil)
	s.Update(frame)
	if p := s.motionOf("m").pose(s.clock); p.x < 400 {
		t.Errorf("the piece begins at %v; want it near the wall", p.x)
	}
	rest(t, s)
	s.Set([]Piece{wall}, nil)
	s.Update(frame)
	leaving := s.motionOf("m")
	if leaving == nil || leaving.acts&leaves == 0 {
		t.Fatal("the piece is not on its way out")
	}
	s.Update(80 * time.Millisecond)
	if p := leaving.pose(s.clock); p.x < 30 {
		t.Errorf("the piece is at %v; want it on the way to the wall", p.x)
	}
	rest(t, s)
	if len(s.rest.layers[beforeWorld]) != 1 {
		t.Errorf("%d operations at rest; want the wall alone", len(s.rest.layers[beforeWorld]))
	}
}

func TestWayLeadsOverItsPlaces(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("w", 0, 0)}, nil)
	rest(t, s)
	p := box("w", 380, 0)
	p.Via = []Point{ink.P(20, 400), ink.P(400, 400)}
	s.Set([]Piece{p}, nil)
	s.Update(frame)
	m := s.motionOf("w")
	if m.length != 3*perLeg {
		t.Errorf("three legs take %v; want %v", m.length, 3*perLeg)
	}
	lowest := 0.0
	for s.Moving() {
		lowest = max(lowest, m.pose(s.clock).y)
		s.Update(frame)
	}
	if lowest < 380 {
		t.Errorf("the way goes down to %v; want 400", lowest)
	}
}

func TestFinishEndsEverything(t *testing.T) {
	var heard []string
	s := newStage(&heard)
	s.Set([]Piece{box("a", 0, 0)}, nil)
	rest(t, s)
	var all []Piece
	for i := range 6 {
		p := box(rules.Element(fmt.Sprint("m:", i)), float64(60*i), 300)
		p.From, p.Sound = "a", "piece"
		all = append(all, p)
	}
	s.Set(append(all, box("a", 900, 0)), nil)
	s.Update(frame)
	s.Finish()
	s.Update(0)
	if s.Busy() {
		t.Error("the stage is busy after Finish")
	}
	if len(heard) != 6 {
		t.Errorf("%d knocks; want one for each arrival", len(heard))
	}
}

func TestFaceTurnsAndDieTumbles(t *testing.T) {
	s := newStage(nil)
	card, die := box("card", 0, 0), box("die", 100, 0)
	card.Face, die.Throw = "back", 1
	die.Tumble = []ink.List{card.Look, die.Look}
	s.Set([]Piece{card}, nil)
	rest(t, s)
	card.Face = "front"
	s.Set([]Piece{card, die}, nil)
	s.Update(frame)
	m := s.motionOf("card")
	if m == nil || m.pose(s.clock).look != 1 {
		t.Fatal("a turned card shows the old face first")
	}
	d := s.motionOf("die")
	if d == nil || d.length != tumbling || d.pose(s.clock).look < 2 {
		t.Fatalf("a thrown die tumbles for %v", tumbling)
	}
	s.Update(tumbling / 2)
	if m.pose(s.clock).look != 0 {
		t.Error("a turned card shows the new face at the end")
	}
	rest(t, s)
	s.Set([]Piece{card, die}, nil)
	s.Update(frame)
	if s.Moving() {
		t.Error("nothing was thrown, and the die tumbles")
	}
	s.Behave(Manner{Factor: 1, Lying: true})
	die.Throw++
	other := die
	other.ID = "other"
	s.Set([]Piece{card, die, other}, nil)
	s.Update(frame)
	if s.Moving() {
		t.Error("what the dice show is told already, and they tumble")
	}
}
