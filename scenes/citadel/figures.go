package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// troop is what stands in a Zone as one piece.
type troop struct {
	id      rules.Element
	picture string
	n       int
	golden  bool
	role    string
	label   string
	large   float64
}

// troops are what stands in a Zone, in damage order, the Messenger and Tactics cards last.
func (l *layout) troops(f, z int) []troop {
	var list []troop
	name := l.zoneEl(f, z+1).Name()
	if a := l.Avatar; a.Vinculum > 0 && a.Field == f && a.Zone == z+1 {
		list = append(list, troop{id: "avatar:avatar", picture: "avatar", role: "figure", label: "The Avatar", large: 1.16})
	}
	for g, n := range l.Fields[f].Zones[z].N {
		if n > 0 {
			list = append(list, troop{id: rules.Element("troop:" + name + "/" + figureNames[g]), picture: figurePictures[g], n: n, golden: elite(g), large: 1})
		}
	}
	if l.Messenger.At == l.zoneEl(f, z+1) {
		list = append(list, troop{id: messenger, picture: "messenger", role: "figure", label: "The Messenger", large: 1})
	}
	for i, t := range l.Tactics {
		if t.Field == f && t.Zone == z+1 {
			list = append(list, troop{id: rules.Element("tactic:" + strconv.Itoa(i)), role: "card", label: l.set.Cards[t.Card].Told().String(), n: i, large: 1})
		}
	}
	return list
}

// figures lays out what stands in a Zone.
func (l *layout) figures(f, z int) {
	list := l.troops(f, z)
	size := l.plan.figure
	for i, box := range l.plan.rank(f, z, counts(list)) {
		t := list[i]
		box = box.Inset(-size * (t.large - 1) / 2).Round()
		b := l.Fresh()
		doom := l.doom(f, z, t)
		fear, enemy := l.feared(f, z, &t)
		if enemy {
			fear.behind(b, boardkit.Own(box))
		}
		l.aglow(b, boardkit.Own(box), doom)
		if t.role == "card" {
			l.tactic(b, boardkit.Own(box), t.n)
		} else {
			front := l.crowd(b, f, boardkit.Own(box), t)
			if t.n > 0 {
				b.Badge(front, t.n, t.golden)
			}
			if t.id == "avatar:avatar" {
				b.Badge(boardkit.Own(box), l.Avatar.Vinculum, false)
			}
		}
		depth := depthFigure
		rim := l.doomed(b, f, boardkit.Own(box), doom)
		if enemy {
			l.quieted(b.List, fear, &t, doom)
		}
		if doom == 0 {
			rim = l.blowSign(b, f, rim, &t, fear)
		}
		if fear >= harms {
			depth++
		}
		if doom > 0 {
			depth++ // the chance is written over the figures behind it
		}
		l.OnBoard(stage.Piece{ID: t.id, Box: box, Depth: depth, Look: l.faded(b.List, f), Role: t.role, Label: t.label, Tip: t.role != "",
			From: l.comesFrom(t.id, f), Exit: l.exit(), Round: l.Px(8), Rim: rim})
	}
}

// counts is of how many figures each group is.
func counts(list []troop) []int {
	n := make([]int, len(list))
	for i, t := range list {
		if n[i] = 1; t.role != "card" {
			n[i] = max(1, t.n)
		}
	}
	return n
}

// crowd draws the figures of a group as far apart as the box allows, those behind first, in three poses, and returns the box
// of the foremost one.
func (l *layout) crowd(b *boardkit.Pen, f int, box ink.Rect, t troop) ink.Rect {
	side := l.plan.figure * t.large
	n := max(1, min(t.n, mostInCrowd))
	rows := crowdRows(n)
	length, broad := box.W-side, box.H-side
	if !level(f) {
		length, broad = broad, length
	}
	if length < 3 { // there is no room for more than one
		n, rows = 1, 1
	}
	columns := (n + rows - 1) / rows
	step := length / math.Max(1, float64(columns-1)+float64(rows-1)/2)
	var at ink.Rect
	for i := range n {
		row, column := i/columns, float64(i%columns)
		if rows > 1 && row == 0 {
			column += 0.5
		}
		along, across := column*step, float64(row)*broad
		at = ink.R(box.X+along, box.Y+across, side, side)
		if !level(f) {
			at = ink.R(box.X+across, box.Y+along, side, side)
		}
		name := t.picture
		if pose := i % 3; pose > 0 && n > 1 {
			name = "crowd/" + name + [...]string{"-b", "-c"}[pose-1]
		}
		b.Disc(ink.R(at.X+side*0.12, at.Y+side*0.86, side*0.76, side*0.14), ink.Ink.Alpha(0.3))
		b.Picture(pic(name), at).Flip = f == west
	}
	return at
}

// behind is how far what stands on a field steps back while another one acts: it stays as clear as what does.
const behind = 0.18

// faded dims what stands on a field while another one acts.
func (l *layout) faded(list ink.List, f int) ink.List {
	if l.shade(f) > 0 {
		for i := range list {
			list[i].Fade = math.Max(list[i].Fade, behind)
		}
	}
	return list
}

// comesFrom is where a new group of figures comes from.
func (l *layout) comesFrom(id rules.Element, f int) rules.Element {
	if id.Kind() == "troop" && l.last.Kind == rules.PieceAdded {
		return rules.Element("gate:" + l.set.Fields[f].ID)
	}
	return ""
}

// exit is how figures go: those that march go with the mover.
func (l *layout) exit() stage.Exit {
	if l.last.Kind == rules.PieceMoved {
		return stage.AtOnce
	}
	return stage.TipOver
}

// tactic draws a Tactics card at its Zone.
func (l *layout) tactic(b *boardkit.Pen, box ink.Rect, i int) {
	t := l.Tactics[i]
	c := &l.set.Cards[t.Card]
	card := box.Fit(0.8).Round()
	b.Shadow(card, b.Px(6))
	b.Inked(card, ink.ParchmentLight, 3, 6)
	top, rest := card.Inset(b.Gap(boardkit.Tight)).CutTop(card.H * 0.56)
	b.Picture(pic("icon-tactics"), top)
	l.mark(b, rest, "class-"+classes[c.Class], pic(l.sheet(t.Hero).ID))
	if t.Cursed > 0 {
		b.Badge(card, t.Cursed, false)
	}
}

// mark draws pictures side by side.
func (l *layout) mark(b *boardkit.Pen, box ink.Rect, class string, others ...string) {
	names := append([]string{pic(class)}, others...)
	for i, cell := range boardkit.Grid(box, len(names), len(names), 0) {
		b.Picture(names[i], cell)
	}
}

// mover is the figures that the last event moved, on their way to a Zone or over the wall.
func (l *layout) mover() {
	e := l.last
	g := figure(e.Subject)
	if e.Kind != rules.PieceMoved || g < 0 {
		return
	}
	at, ok := l.arrival(e.To, g)
	if !ok {
		return
	}
	box := at.Around(l.plan.figure, l.plan.figure).Round()
	b := l.Fresh()
	f, _, _ := l.zoneOf(e.From)
	b.Picture(pic(figurePictures[g]), boardkit.Own(box)).Flip = f == west
	from := rules.Element("troop:" + e.From.Name() + "/" + figureNames[g])
	l.OnBoard(stage.Piece{ID: rules.Element("march:" + strconv.Itoa(len(l.Story))), Box: box, Depth: depthHero + 1, Look: b.List, From: from, Exit: stage.AtOnce})
}

// arrival is where figures of a sort come to stand: in their group in a Zone, or on the wall.
func (l *layout) arrival(to rules.Element, g int) (ink.Point, bool) {
	if f := l.fieldOf(to); f >= 0 {
		return l.plan.rampart(f).Middle(), true
	}
	f, z, ok := l.zoneOf(to)
	if !ok {
		return ink.Point{}, false
	}
	list := l.troops(f, z-1)
	for i, box := range l.plan.rank(f, z-1, counts(list)) {
		if list[i].picture == figurePictures[g] {
			return box.Middle(), true
		}
	}
	return ink.Point{}, false
}
