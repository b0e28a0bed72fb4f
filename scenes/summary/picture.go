package summary

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// PictureWidth and PictureHeight are the size that boards are laid out in for their pictures: that of the place of the board
// on a screen of 1920 x 1080.
const (
	PictureWidth  = 1248
	PictureHeight = 632
)

// Picture lays a match out as a picture that can be drawn at any size; nil if the game
// has no board yet. It holds the board alone, no hands: what lies there is open to all.
func Picture(k kit.Kit, m *match.Match, measure ink.Measurer) func(w, h float64) ink.List {
	if k.Board == nil {
		return nil
	}
	b := k.Board()
	who, seat := eyesOn(m)
	mode := table.Looking
	if m.Over() {
		mode = table.Ended
	}
	size := ink.R(0, 0, PictureWidth, PictureHeight)
	// The columns are beside the picture, so that the board does not say in itself what
	// they are for.
	room := table.Room{Board: size, Left: size.Shift(-2*PictureWidth, 0), Panel: size.Shift(2*PictureWidth, 0), Foot: size.Shift(4*PictureWidth, 0)}
	plan := b.Layout(table.Moment{
		State: Shown(m), Viewer: seat, Chair: chair(m), Nobody: who == nobody, Mode: mode, Room: room,
		Metrics: ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, Measure: measure,
	})
	world := size
	switch {
	case len(plan.Views) > 0:
		world = plan.Views[0].Box
	case !plan.World.Empty():
		world = plan.World
	}
	whole := flatten(slices.DeleteFunc(plan.Board, func(p stage.Piece) bool {
		x, y := p.Box.Center()
		return p.ID == table.EndBanner || len(plan.Views) > 0 && !world.Contains(x, y)
	}))
	whole = whole.Sketched()
	return func(w, h float64) ink.List {
		scale := math.Min(w/world.W, h/world.H)
		return whole.Scale(scale).Shift((w-world.W*scale)/2-world.X*scale, (h-world.H*scale)/2-world.Y*scale)
	}
}

// flatten puts pieces into one list, back to front.
func flatten(pieces []stage.Piece) ink.List {
	var l ink.List
	for depth, next := math.MinInt, 0; ; depth = next {
		next = math.MaxInt
		for _, p := range pieces {
			switch {
			case p.Depth == depth:
				l = append(l, p.Look.Shift(p.Box.X, p.Box.Y)...)
			case p.Depth > depth:
				next = min(next, p.Depth)
			}
		}
		if next == math.MaxInt {
			return l
		}
	}
}

// Facts are the numbers of a match: what the game tells, or what its tracks say of themselves, and
// the turn.
func Facts(k kit.Kit, m *match.Match) []kit.Fact {
	state := Shown(m)
	if k.Facts != nil {
		return k.Facts(state)
	}
	facts := []kit.Fact{{Picture: "kit/hourglass", Name: rules.Say("Turn"), Value: strconv.Itoa(state.Progress().Turn)}}
	for _, el := range k.Tracks {
		if a, ok := state.About(el); ok && len(a.Lines) > 0 {
			facts = append(facts, kit.Fact{Picture: pictureOf(m.Info().ID, el, a), Name: a.Title.String(), Value: a.Lines[0].Value.String()})
		}
	}
	return facts
}

// pictureOf is the picture of an element: the article's, or that of its own name.
func pictureOf(game string, el rules.Element, a rules.Article) string {
	switch {
	case strings.Contains(a.Picture, "/"):
		return a.Picture
	case a.Picture != "":
		return game + "/" + a.Picture
	}
	return game + "/" + el.Name()
}
