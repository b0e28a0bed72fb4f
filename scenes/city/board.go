package city

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// city lays out the board region: ground, roads, passageway, places, and over them the
// fight.
func (l *layout) city() {
	area := l.Room.Board.Round()
	if area.Empty() {
		return
	}
	area = l.strip(area)
	rim := l.Gap(boardkit.Near)
	l.Rim(area, l.Px(3), depthGround-1)
	l.plan = newPlan(area.Inset(rim), math.Max(l.Px(32), 14), l.lane(), 0.76*(1+0.6*math.Max(0, l.Metrics.Text-1)))
	l.OnBoard(stage.Piece{ID: "ground", Box: l.plan.area, Depth: depthGround, Look: l.board.ground.Of(l.plan, drawGround)})
	l.passageway()
	l.roads()
	l.districts()
	l.fight()
	l.ending()
}

// lane is how wide the street between the two rows of places is at least: the band with the
// button that rolls lies in it.
func (l *layout) lane() float64 {
	return math.Max(l.Metrics.MinTarget()+14, l.Line(l.Font(ink.Sans, 17))+10)
}

// passageway is the line from the Armory to the Barracks, lit when it is open, and its arch
// on the square.
func (l *layout) passageway() {
	u := l.plan.unit
	line := l.plan.passage(l.Passage.Ends[0], l.Passage.Ends[1])
	state := "shut"
	if l.Passage.Open {
		state = "open"
	}
	look := ink.List{}
	if l.Passage.Open {
		for i := 2; i < len(line); i += 4 {
			look.Halo(line[i].Around(70*u, 70*u), ink.Gold.Alpha(0.34))
		}
	}
	for i := 1; i < len(line); i++ {
		segment(&look, line[i-1], line[i], 13*u, ink.Ink.Alpha(0.85), 1.25)
	}
	bright, core := boardkit.Mix(ink.GoldDark, ink.Iron, 0.6), ink.Iron
	if l.Passage.Open {
		bright, core = ink.Gold, ink.GoldLight
	}
	l.dashes(&look, line, 6.5*u, bright)
	l.dashes(&look, line, 2.4*u, core)
	box := l.plan.area
	l.OnBoard(stage.Piece{ID: rules.Element("passage-line:" + state), Box: box, Depth: depthPassage, Look: look.Shift(-box.X, -box.Y)})

	size := math.Max(56*u, l.Metrics.MinTarget())
	arch := ink.List{}
	arch.Picture(l.passageSign(), ink.R(0, 0, size, size))
	p := stage.Piece{ID: kurth.ElementPassageway, Box: l.plan.square.Around(size, size).Round(), Depth: depthPassage + 1, Look: arch, Face: state}
	if l.bandBox().Empty() {
		p.Tip, p.Label = true, rules.Say("The passageway is shut")
		if l.Passage.Open {
			p.Label = rules.Say("The passageway is open")
		}
	}
	l.OnBoard(p)
}

// segment is a straight piece of a thick line, a little longer than it is, so that bends close.
func segment(look *ink.List, a, b ink.Point, width float64, c ink.Color, stretch float64) {
	d := b.Minus(a)
	look.Fill(ink.Between(a, b, 0.5).Around(d.Length()*stretch, width), c, 0).Angle = d.Angle()
}

// dashes draws a broken line along a curve.
func (l *layout) dashes(look *ink.List, line []ink.Point, width float64, c ink.Color) {
	dash, gap := 14*l.plan.unit, 9*l.plan.unit
	at := gap / 2
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		length := b.Minus(a).Length()
		for ; at < length; at += dash + gap {
			p := ink.Between(a, b, at/length)
			look.Fill(p.Around(dash, width), c, 0).Angle = b.Minus(a).Angle()
		}
		at -= length
	}
}

// roads are the arrows of the round road; those of the legal walk are golden.
func (l *layout) roads() {
	golden, reverse := l.walk()
	for ring := range places {
		at, angle := l.plan.road(ring)
		name := "kurth/road"
		if golden[ring] {
			name += "-gold"
		}
		if reverse {
			angle += math.Pi
		}
		size := math.Max(40*l.plan.unit, 12)
		look := ink.List{}
		look.Picture(name, ink.R(0, 0, size, size)).Angle = angle
		l.OnBoard(stage.Piece{ID: rules.Element("road:" + strconv.Itoa(ring)), Box: at.Around(size, size), Depth: depthRoad, Look: look, Face: name})
	}
}

// walk is which stretches of the road the waiting move can walk, by the place they leave
// clockwise, and whether it goes against the sun. A hovered destination lights its own way.
func (l *layout) walk() (golden [places]bool, reverse bool) {
	if l.Decision != "move" || l.Mode == table.Playing {
		return golden, false
	}
	reverse = l.against()
	target := l.ring(l.Hover)
	for steps := 1; steps < places; steps++ {
		ring := (l.Token + steps) % places
		from := (ring + places - 1) % places
		if reverse {
			ring = (l.Token + places - steps) % places
			from = ring
		}
		if !l.Places[ring].InReach {
			break
		}
		golden[from] = true
		if ring == target {
			break
		}
	}
	return golden, reverse
}

// against reports whether this turn's walk is counter-clockwise: the place behind is in
// reach and the one ahead is not.
func (l *layout) against() bool {
	ahead, behind := (l.Token+1)%places, (l.Token+places-1)%places
	return l.Places[behind].InReach && !l.Places[ahead].InReach
}
