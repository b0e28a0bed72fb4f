package stubboard

import (
	"encoding/json"
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// side is what a seat has, as a snapshot of the game writes it.
type side struct {
	Hand  []string
	Score int
}

// sides are what the seats have.
func sides(s rules.State) (north, south side) {
	var read struct{ North, South side }
	data, err := s.Snapshot()
	if err == nil {
		err = json.Unmarshal(data, &read)
	}
	if err != nil {
		return side{}, side{} // a state always has a snapshot; without one nothing is shown
	}
	return read.North, read.South
}

// Board is the board of Two Gates: the gates of both sides with the scores between them, the hand of
// the viewer below.
type Board struct{}

// Wants asks for a row for the hand.
func (Board) Wants(m ink.Metrics, _ ink.Measurer) table.Wants {
	return table.Wants{Row: math.Max(m.Px(200), 3*m.MinTarget())}
}

// Layout lays the gates, the scores and the hand out.
func (Board) Layout(m table.Moment) table.Plan {
	l := &layout{Moment: m}
	north, south := sides(m.State)
	rows := split(m.Room.Board, 3, false)
	l.gates(rows[0], "north")
	l.scores(rows[1], north, south)
	l.gates(rows[2], "south")
	p := table.Plan{Board: l.pieces, Main: []rules.Element{"button:end"}, Help: "A card, then a gate."}
	l.pieces = nil
	hand := north.Hand
	if m.Viewer == 1 {
		hand = south.Hand
	}
	if m.Viewer != rules.NoSeat {
		l.hand(m.Room.Row, hand)
	}
	p.Row = l.pieces
	return p
}

type layout struct {
	table.Moment
	pieces []stage.Piece
}

// gates are the two gates of a side.
func (l *layout) gates(row ink.Rect, seat string) {
	for i, box := range split(row, 2, true) {
		el := rules.Element("gate:" + seat + "-" + []string{"left", "right"}[i])
		a, _ := l.State.About(el)
		words := a.Title.String()
		if len(a.Body) > 0 {
			words += ": " + a.Body[0].String()
		}
		l.put(el, box, "place", words, ink.OakLight)
	}
}

func (l *layout) scores(row ink.Rect, north, south side) {
	boxes := split(row, 2, true)
	l.put("score:north", boxes[0], "panel", "North "+strconv.Itoa(north.Score), ink.Oxblood)
	l.put("score:south", boxes[1], "panel", "South "+strconv.Itoa(south.Score), ink.Lapis)
}

func (l *layout) hand(row ink.Rect, cards []string) {
	boxes := split(row, max(7, len(cards)), true)
	for i, id := range cards {
		el := rules.Element("card:" + id)
		a, _ := l.State.About(el)
		l.put(el, boxes[i], "card", a.Title.String(), ink.Night)
	}
}

// put lays a piece with words on it.
func (l *layout) put(el rules.Element, box ink.Rect, role, words string, ground ink.Color) {
	p := boardkit.New(l.Metrics, l.Measure, l.Tones)
	at := ink.R(0, 0, box.W, box.H)
	p.Inked(at, ground, p.Px(3), p.Px(8))
	p.Centred(at.Inset(p.Px(8)), p.Font(ink.SerifBold, 20), ink.Bone, words)
	l.pieces = append(l.pieces, stage.Piece{ID: el, Box: box, Look: p.List, Role: role, Label: words, Tip: true, Exit: stage.TipOver})
}

// split shares a box out into n, side by side or one above the other.
func split(box ink.Rect, n int, across bool) []ink.Rect {
	const gap = 8
	list := make([]ink.Rect, n)
	for i := range list {
		if across {
			w := math.Floor((box.W - gap*float64(n-1)) / float64(n))
			list[i] = ink.R(box.X+float64(i)*(w+gap), box.Y, w, box.H)
		} else {
			h := math.Floor((box.H - gap*float64(n-1)) / float64(n))
			list[i] = ink.R(box.X, box.Y+float64(i)*(h+gap), box.W, h)
		}
	}
	return list
}
