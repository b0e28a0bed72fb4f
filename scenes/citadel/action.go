package citadel

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// blow is an attack of enemies that is shown: a sort of figure in a Zone, and its hits.
type blow struct {
	field, zone, figure, hits int
}

// action shows what is happening: the arrows of the attacks, what it hits, dice, a card drawn.
func (l *layout) action() {
	l.arrows()
	l.bursts()
	if l.Mode == table.Playing {
		l.throw()
		l.drawnCard()
	}
}

// strikes is the attack that is under way: the one shown last, or the one whose hits are asked
// for.
func (l *layout) strikes() (blow, bool) {
	if l.hitting != nil {
		return *l.hitting, true
	}
	if n := &l.Now; l.Mode != table.Playing && n.Hits > 0 && n.Field >= 0 && n.Zone > 0 {
		return blow{n.Field, n.Zone, [...]int{0, 1, 3}[n.Unit], n.Hits}, true
	}
	return blow{}, false
}

// bursts are the hits on heroes and buildings that were shown last, or a Catapult that has stuck.
func (l *layout) bursts() {
	if l.Mode != table.Playing {
		return
	}
	switch e := l.last; {
	case e.Name == "catapult_stuck":
		l.burst(e.Subject, "die-stuck", 0)
	case e.Kind == rules.MarkerChanged && e.N == 1 && e.Subject.Kind() == "building":
		l.burst(e.Subject, "icon-hits", 0)
	case ofMorale(e):
		l.moraleBursts(l.burst)
	}
}

// ofMorale reports whether an event is that of a hero whose Morale changes.
func ofMorale(e rules.Event) bool {
	return e.Kind == rules.TrackChanged && e.Subject.Kind() == "morale" && e.N != 0
}

// plateBursts are those on the plates of heroes without a figure on the board.
func (l *layout) plateBursts() {
	if l.Mode == table.Playing && ofMorale(l.last) {
		l.moraleBursts(l.plateBurst)
	}
}

// moraleBursts are what each hero has lost or gained in the changes of Morale in a row that were shown last.
func (l *layout) moraleBursts(burst func(target rules.Element, icon string, n int)) {
	var heroes []rules.Element
	by := map[rules.Element]int{}
	for _, e := range slices.Backward(l.Story) {
		if !ofMorale(e) || (e.N > 0) != (l.last.N > 0) {
			break
		}
		hero := rules.Element("hero:" + e.Subject.Name())
		if by[hero] == 0 {
			heroes = append(heroes, hero)
		}
		by[hero] += int(e.N)
	}
	for _, hero := range heroes {
		if n := by[hero]; n > 0 {
			burst(hero, "icon-morale", n)
		} else {
			burst(hero, "icon-hits", n)
		}
	}
}

// swell is how much larger a burst is for its number: a great loss is seen before a small one.
func swell(n int) float64 { return 1 + 0.2*float64(min(max(n, -n, 1), 5)-1) }

// burst is a picture at a corner of a piece of the board, with a number on it; 0: none.
func (l *layout) burst(target rules.Element, icon string, n int) {
	i := slices.IndexFunc(l.Out.Board, func(p stage.Piece) bool { return p.ID == target })
	if i < 0 {
		return
	}
	at, size := l.Out.Board[i].Box, l.plan.figure*1.1
	l.OnBoard(l.burstPiece(target, ink.P(at.Right()-size*0.2, at.Y+size*0.2), size, icon, n))
}

// plateBurst is such a picture over the portrait on a plate.
func (l *layout) plateBurst(target rules.Element, icon string, n int) {
	i := slices.IndexFunc(l.Out.Left, func(p stage.Piece) bool { return p.ID == target })
	if i < 0 {
		return
	}
	at := l.Out.Left[i].Box
	size := math.Min(at.H*0.6, at.W*0.3)
	l.OnLeft(l.burstPiece(target, ink.P(at.X+at.W*0.2, at.Y+at.H*0.45), size, icon, n))
}

func (l *layout) burstPiece(target rules.Element, at ink.Point, size float64, icon string, n int) stage.Piece {
	size *= swell(n)
	box := at.Around(size, size).Round()
	b := l.Fresh()
	b.Picture(pic(icon), boardkit.Own(box))
	if words := rules.T("%+d", n).String(); n != 0 {
		f := b.Font(ink.SansBold, 19*swell(n))
		plate := boardkit.Own(box).Middle().Around(b.Width(f, words)+6, b.Line(f))
		b.Fill(plate, ink.Ink.Alpha(0.8), l.Px(4))
		b.Centred(plate, f, ink.Bone, words)
	}
	id := rules.Element("burst:" + strconv.Itoa(len(l.Story)) + "/" + target.Name())
	return stage.Piece{ID: id, Box: box, Depth: depthOver + 1, Look: b.List, Exit: stage.FlareOut}
}

// throw is the dice of the last roll, on a cloth over the court.
func (l *layout) throw() {
	n := len(l.cast.pips)
	if n == 0 {
		return
	}
	if l.cast.die == spawnDie && len(l.cast.fields) == n {
		l.summonings()
		return
	}
	cloth, dice := boardkit.OnCloth(l.plan.court, l.plan.area, n, 1, math.Max(l.Px(58), 30))
	b := l.Fresh()
	b.Cloth(boardkit.Own(cloth))
	l.OnBoard(stage.Piece{ID: "cloth", Box: cloth, Depth: depthOver, Look: b.List})
	for i, face := range l.cast.pips {
		at := dice[i].Round()
		l.OnBoard(boardkit.Thrown(stage.Piece{ID: rules.Element("thrown:" + strconv.Itoa(i)), Box: at, Depth: depthOver + 1}, rules.D6, face, l.cast.throws,
			func(face int, landed bool) ink.List { return l.thrownLook(at.W, face, landed && !l.Rolling) }))
		l.graceMark(i, at)
	}
}

// graceMark is by how much Divine Grace has changed a die.
func (l *layout) graceMark(i int, die ink.Rect) {
	if i >= len(l.cast.graced) || l.cast.graced[i] == 0 || l.Rolling {
		return
	}
	words := rules.T("%d", l.cast.graced[i]).String()
	if l.cast.graced[i] > 0 {
		words = "+" + words
	}
	tag := boardkit.Tag{Forms: []string{words}, Picture: pic("icon-grace"), Fill: boardkit.TagGold}
	w, _ := l.TagSize(tag, 0)
	mark := l.Tag(rules.Element("graced:"+strconv.Itoa(i)), tag, ink.P(die.Right()-w*0.2, die.Y), w, l.plan.area)
	mark.Depth = depthOver + 2
	l.OnBoard(mark)
}

// thrownLook is a die by its pips.
func (l *layout) thrownLook(side float64, pip int, landed bool) ink.List {
	b := l.Fresh()
	r := ink.R(0, 0, side, side)
	in := r.Inset(side * 0.05)
	k := (pip - 1 + 6) % 6
	switch l.cast.die {
	case "yellow":
		b.NumberDie(in, ink.Gold, strconv.Itoa(l.set.Dice.Yellow[k]))
	case "catapult":
		switch f := l.set.Dice.Catapult[k]; {
		case f.Stuck:
			b.Picture(pic("die-stuck"), in)
		case f.Miss:
			b.Picture(pic("die-miss"), in)
		default:
			b.NumberDie(in, ink.Steel, strconv.Itoa(f.N))
		}
	case "spawn":
		b.Inked(in, ink.Bone, 3, 10)
		b.Picture(pic("spawn-"+string(rune('a'+int(l.set.Dice.Spawn[k])))), in.Inset(side*0.14))
	default:
		die := boardkit.Die{Sides: rules.D6, Face: k + 1, Red: true}
		if landed && l.cast.die == "red" && l.cast.need > 0 {
			die.Luck = boardkit.Miss
			if pip >= l.cast.need {
				die.Luck = boardkit.Hit
			}
		}
		b.Die(in, die)
	}
	return b.List
}

// drawnCard is a card that was drawn and is not dealt with yet.
func (l *layout) drawnCard() {
	if l.drawn < 0 {
		return
	}
	h := math.Min(l.plan.area.H*0.62, l.Px(460)*math.Max(1, l.Metrics.Text))
	box := l.plan.area.Middle().Around(h/1.28, h).Round()
	b := l.Fresh()
	l.cardFace(b, boardkit.Own(box), l.drawn)
	l.OnBoard(stage.Piece{ID: "drawn:card", Box: box, Depth: depthOver + 2, Look: b.List, From: l.drawnFrom, Face: l.set.Cards[l.drawn].ID, Label: l.set.Cards[l.drawn].Told().String()})
}
