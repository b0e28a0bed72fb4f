package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// The colours of a yard.
var (
	earth      = ink.RGB(0xCDB489)
	earthDark  = ink.RGB(0xB89C70)
	stone      = ink.RGB(0x7C858C)
	stoneLight = ink.RGB(0x9DA6AB)
	stoneDark  = ink.RGB(0x596168)
)

// wallHigh is how high the wall at the far end of a yard is, bandWide how wide the cloth with the sign of its seat.
func (l *layout) wallHigh() float64 { return math.Max(5, math.Round(l.Px(14))) }
func (l *layout) bandWide() float64 { return math.Max(5, math.Round(l.Px(14))) }

// within is the earth of a yard inside its wall and cloth.
func (l *layout) within(box ink.Rect, y yardLook) ink.Rect {
	gap := l.Gap(boardkit.Close)
	room := box.Inset(gap)
	if grown := l.wallHigh() + l.Px(2) - gap/2; y.mirrored {
		_, room = room.CutTop(grown)
	} else {
		_, room = room.CutBottom(grown)
	}
	_, room = y.part(room, l.bandWide()-gap/2)
	return room
}

// ground is the earth of a yard, with the wall at its far end and the cloth of its seat at its side.
func (l *layout) ground(seat rules.Seat, box ink.Rect, y yardLook) {
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Fill(own, ink.Ink, l.Px(8))
	in := own.Inset(math.Max(1, l.Px(2)))
	b.Fill(in, earth, l.Px(6))
	l.gravel(b, in, seat)
	edge, _ := in.CutTop(l.wallHigh())
	if !y.mirrored {
		edge, _ = in.CutBottom(l.wallHigh())
	}
	l.wall(b, edge)
	cloth, _ := y.part(in, l.bandWide())
	l.cloth(b, cloth, l.emblem(seat))
	if seat == l.Turn && l.Phase != engine.Choosing {
		b.Outline(own.Inset(l.Px(1)), ink.Gold, math.Max(2, l.Px(3)), l.Px(8))
	}
	p := stage.Piece{ID: rules.Element("yard:" + strconv.Itoa(int(seat))), Box: box, Depth: depthGround, Look: b.List, Fixed: true}
	l.OnBoard(p)
}

// gravel is strewn over the earth of a yard, the same in every picture.
func (l *layout) gravel(b *boardkit.Pen, in ink.Rect, seat rules.Seat) {
	r := rules.NewRand(uint64(seat) + 1)
	for range 40 {
		x, y := float64(r.IntN(1000))/1000, float64(r.IntN(1000))/1000
		w := l.Px(float64(8 + r.IntN(14)))
		b.Fill(ink.R(in.X+x*(in.W-w), in.Y+y*(in.H-l.Px(3)), w, l.Px(3)), earthDark.Alpha(0.7), l.Px(1.5))
	}
}

// wall is a course of hewn stones, lit from above.
func (l *layout) wall(b *boardkit.Pen, edge ink.Rect) {
	rim := math.Max(1, l.Px(2))
	b.Fill(edge, ink.Ink, 0)
	in := edge.Inset(rim)
	b.Fill(in, stone, 0)
	light, _ := in.CutTop(math.Max(1, in.H*0.25))
	b.Fill(light, stoneLight, 0)
	low, _ := in.CutBottom(math.Max(1, in.H*0.2))
	b.Fill(low, stoneDark, 0)
	n := max(1, int(in.W/l.Px(56)))
	for i := 1; i < n; i++ {
		b.Fill(ink.R(math.Round(in.X+in.W*float64(i)/float64(n)), in.Y, rim, in.H), ink.Ink, 0)
	}
}

// cloth is a hanging in the colour and the pattern of a seat.
func (l *layout) cloth(b *boardkit.Pen, at ink.Rect, e ink.Emblem) {
	rim := math.Max(1, l.Px(2))
	b.Fill(at, ink.Ink, 0)
	in := at.Inset(rim)
	b.Fill(in, e.Color, 0)
	pale := boardkit.Mix(e.Color, ink.Bone, 0.45)
	step := math.Max(6, in.W*1.6)
	for i := range int(in.H / step) {
		x, y := in.X, in.Y+(in.H-step*math.Floor(in.H/step))/2+step*float64(i)
		half := step / 2
		switch e.Pattern {
		case "bars":
			b.Fill(ink.R(x, y+half/2, in.W, half), pale, 0)
		case "dots":
			side := math.Min(in.W, half) * 0.9
			b.Disc(ink.R(x+(in.W-side)/2, y+(step-side)/2, side, side), pale)
		case "checks":
			b.Fill(ink.R(x, y, in.W/2, half), pale, 0)
			b.Fill(ink.R(x+in.W/2, y+half, in.W/2, half), pale, 0)
		case "chevron":
			b.List.Line(x, y+half, x+in.W/2, y+half/2, rim*1.5, pale)
			b.List.Line(x+in.W/2, y+half/2, x+in.W, y+half, rim*1.5, pale)
		case "bend":
			b.List.Line(x, y+half*1.5, x+in.W, y+half/2, rim*1.5, pale)
		}
	}
}

// awning is the striped cloth above the stall of a seat.
func (l *layout) awning(b *boardkit.Pen, at ink.Rect, e ink.Emblem) {
	n := max(3, int(at.W/l.Px(64)))
	w := at.W / float64(n)
	rim := math.Max(1, l.Px(2))
	for i := range n {
		color := e.Color
		if i%2 == 1 {
			color = ink.Parchment
		}
		strip := ink.R(at.X+w*float64(i), at.Y, w, at.H-w*0.3)
		round := ink.R(strip.X, strip.Bottom()-w*0.3, w, w*0.6)
		b.Disc(round, ink.Ink)
		b.Fill(strip, ink.Ink, 0)
		b.Disc(round.Inset(rim), color)
		b.Fill(ink.R(strip.X+rim, strip.Y, w-2*rim, strip.H), color, 0)
	}
	b.Fill(ink.R(at.X, at.Y, at.W, math.Max(2, at.H*0.16)), ink.Ink.Alpha(0.25), 0)
}
