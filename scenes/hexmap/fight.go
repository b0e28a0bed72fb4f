package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// cover is what lies over the board besides fights.
type cover uint8

// The covers.
const (
	nothingOver cover = iota
	overDays          // the days before the siege
	overCouncil       // the war council, for Argot's eyes
)

// covered is what lies over the board besides fights.
func (l *layout) covered() cover {
	switch {
	case l.Result != engine.Undecided:
	case l.Phase == engine.BeforeSiege && l.Campaign.Day > 0:
		return overDays
	case l.Phase == engine.WarCouncil && (l.Viewer != engine.Mineos || l.Options.Open):
		return overCouncil
	}
	return nothingOver
}

// clash is the fight that lies over the board: a battle, or a shot from outside. The side that shoots
// attacks.
type clash struct {
	place atlas.Place
	shot  bool
	by    content.Block      // who shoots
	ranks [2][]content.Block // by role
}

// fighting reports whether a fight lies over the board, and reads it.
func (l *layout) fighting() bool {
	if l.Result != engine.Undecided {
		return false
	}
	if l.Battle.Round > 0 {
		l.clash = clash{place: l.Battle.Place}
		for b := range l.In(l.Battle.Place) {
			role := l.RoleOf(l.Battle.Place, l.Pieces[b].Party)
			l.clash.ranks[role] = append(l.clash.ranks[role], b)
		}
		return true
	}
	place, by, aim, ok := l.shot()
	if !ok {
		return false
	}
	l.clash = clash{place: place, shot: true, by: by}
	l.clash.ranks[engine.Attacker] = []content.Block{by}
	for b := range l.In(place) {
		if of := l.Pieces[b].Party; aim == engine.AtBlocks && l.Hostile(of, l.Pieces[by].Party) && (l.Rolling || l.Friendly(of, l.Stack.Top().Party)) {
			l.clash.ranks[engine.Defender] = append(l.clash.ranks[engine.Defender], b)
		}
	}
	sortBacks(l, l.clash.ranks[engine.Defender])
	return true
}

// shot is a shot from outside that is being told: at what place, by whom and at what. While its dice are in the air the state
// does not know of it yet, so that the event tells.
func (l *layout) shot() (place atlas.Place, by content.Block, aim engine.Aim, ok bool) {
	if f := l.Stack.Top(); l.Roll.Shot && l.Roll.Count > 0 && (f.Kind == engine.FrameBombardment || f.Kind == engine.FrameHits) {
		return f.Place, l.Roll.By, l.Roll.Aim, true
	}
	if !l.Rolling || len(l.Story) == 0 || l.Story[len(l.Story)-1].Name != "attack_rolled" {
		return 0, 0, 0, false
	}
	e := &l.Story[len(l.Story)-1]
	if by, ok = l.Content.Find(e.Subject.Name()); !ok {
		return 0, 0, 0, false
	}
	for place = range atlas.Place(l.Map.Len()) {
		switch g := l.Map.At(place).Gate; {
		case e.To == l.PlaceElement(place):
			return place, by, engine.AtBlocks, true
		case g != atlas.NoGate && e.To == l.GateElement(g):
			return place, by, engine.AtGate, true
		}
	}
	return 0, 0, 0, false
}

// onTray reports whether what stands in a place lies on the tray instead of the map: the blocks that
// fight, and those around a battle.
func (l *layout) onTray(p atlas.Place) bool {
	if !l.battle || p == l.clash.place {
		return l.battle
	}
	return l.ringed() && l.beside(p)
}

// ringed reports whether the ground around the fight is shown: in every battle, and where a block may leave
// that is shot at.
func (l *layout) ringed() bool {
	return !l.clash.shot || l.Asked == engine.AskDodge || l.Asked == engine.AskRout
}

// beside reports whether a place lies next to the battle.
func (l *layout) beside(p atlas.Place) bool {
	for _, n := range l.Map.Around(l.clash.place) {
		if n.Place == p {
			return true
		}
	}
	return false
}

// tray is how the fight is divided: the rail, titles on the left, blocks above and below, what is thrown
// and ordered between them, the ground around on the right.
type tray struct {
	rail, field  ink.Rect
	titles       [2]ink.Rect // by role
	note         ink.Rect    // between the titles
	ranks        [2]ink.Rect
	middle       ink.Rect
	surroundings ink.Rect
}

// trayIn divides the inside of the sheet.
func (l *layout) trayIn(inner ink.Rect) (t tray) {
	t.rail, t.field = inner.CutTop(math.Max(l.Px(52), l.Line(l.Body())*1.7))
	in := t.field.Inset(l.Gap(boardkit.Near))
	left, rest := in.CutLeft(in.W * 0.2)
	if l.ringed() {
		t.surroundings, rest = rest.CutRight(math.Min(in.W*0.21, in.H*0.9))
	}
	divide := func(box ink.Rect) (up, middle, down ink.Rect) {
		up, rest := box.CutTop(box.H * 0.36)
		middle, down = rest.CutTop(rest.H * 0.44)
		return up, middle, down
	}
	t.titles[engine.Attacker], t.note, t.titles[engine.Defender] = divide(left)
	t.ranks[engine.Attacker], t.middle, t.ranks[engine.Defender] = divide(rest)
	return t
}

// fight lays the fight over the board.
func (l *layout) fight() {
	room := l.Moment.Room.Tray
	if !l.battle || room.Empty() {
		return
	}
	box := room.Inset(l.Px(10)).Round()
	pen := l.Fresh()
	own := boardkit.Own(box)
	pen.Shadow(own, l.Px(18))
	t := l.trayIn(pen.Sheet(own).Shift(box.X, box.Y))
	l.ground(pen, t, box)
	l.OnTray(stage.Piece{ID: "battle", Box: box, Look: pen.List, Solid: true, Fixed: true})
	l.railLine(t.rail)
	for role := range engine.Role(2) {
		l.title(t.titles[role], role)
		l.drawUp(t.ranks[role], role)
	}
	l.fightNote(t.note)
	l.between(t.middle)
	l.around(t.surroundings)
}

// soilOf is the colour on which a fight stands, and whether it is dark.
func (l *layout) soilOf(p atlas.Place) (ink.Color, bool) {
	at := l.Map.At(p)
	switch c, ok := soils[at.Terrain]; {
	case at.Map == atlas.Undercity:
		return ink.RGB(0x3A4270), true
	case at.Terrain == atlas.Sea:
		return ink.Lapis, true
	case ok:
		return c, false
	}
	return ink.Parchment, false
}

// letters is the colour of what is written on the ground of the fight.
func (l *layout) letters() ink.Color {
	if _, dark := l.soilOf(l.clash.place); dark {
		return ink.Bone
	}
	return ink.Ink
}

// ground paints where the fight is: its soil, the motif of its terrain, and the wall between the sides
// where there is one.
func (l *layout) ground(pen *boardkit.Pen, t tray, box ink.Rect) {
	field := t.field.Shift(-box.X, -box.Y)
	soil, dark := l.soilOf(l.clash.place)
	outside, inside := soil, boardkit.Mix(soil, ink.ParchmentLight, 0.35)
	if dark {
		inside = boardkit.Mix(soil, ink.Ink, 0.3)
	}
	middle := field.Y + t.middle.Y + t.middle.H/2 - t.field.Y
	upper, lower := field.CutTop(middle - field.Y)
	pen.Fill(upper, outside, 0)
	pen.Fill(lower, inside, 0)
	at := l.Map.At(l.clash.place)
	name, side := motif(at), field.H*0.34
	if name == "" {
		name = at.Terrain.ID()
	}
	for _, x := range [...]float64{0.16, 0.5, 0.84} {
		for _, y := range [...]float64{upper.Y + upper.H*0.5, lower.Y + lower.H*0.5} {
			pen.Picture("argot/terrain/"+name, boardkit.Around(field.X+field.W*x, y, side, side)).Fade = 0.82
		}
	}
	if at.Gate == atlas.NoGate {
		pen.Fill(ink.R(field.X, middle-l.Px(3), field.W, l.Px(6)), ink.Ink.Alpha(0.18), l.Px(3))
		return
	}
	wall := t.middle.H * 0.3
	for n, i := math.Ceil(field.W/wall), 0.0; i < n; i++ {
		pen.Stretch("argot/edges/wall", ink.R(field.X+i*field.W/n, middle-wall/2, field.W/n, wall))
	}
}

// railLine names the fight and its round, and shows whose letters have acted, act and will act.
func (l *layout) railLine(box ink.Rect) {
	pen := l.Fresh()
	own := boardkit.Own(box)
	pen.Fill(own, ink.OakDark, l.Px(4))
	pad := l.Gap(boardkit.Near)
	place := words.Place(l.State, l.clash.place)
	f := l.Font(ink.SerifBold, boardkit.BodySize)
	if l.clash.shot {
		line := pen.Icon(own.Inset(pad), "argot/icons/range", own.H*0.6, pad)
		pen.Say(line, f, ink.Bone, rules.Say("Bombardment of %s: nobody strikes back", place), rules.Say("Bombardment of %s", place))
		l.OnTray(stage.Piece{ID: "battle-rail", Box: box, Depth: 1, Look: pen.List, Fixed: true})
		return
	}
	name, rest := own.Inset(pad).CutLeft(own.W * 0.36)
	name = pen.Icon(name, "argot/icons/round", own.H*0.6, pad)
	name.W -= pad
	pen.Say(name, f, ink.Bone, rules.Say("Round %d of %d: %s", l.Battle.Round, l.Content.Rules.CombatRounds, place),
		rules.Say("%d of %d: %s", l.Battle.Round, l.Content.Rules.CombatRounds, place))
	gap := l.Gap(boardkit.Tight)
	for i, cell := range boardkit.Grid(rest, 2*content.Letters, 2*content.Letters, gap) {
		l.letterCell(pen, cell, content.Letter(i/2), engine.Role(i%2))
	}
	l.OnTray(stage.Piece{ID: "battle-rail", Box: box, Depth: 1, Look: pen.List, Fixed: true})
}

// letterCell is one letter of one role: how many blocks it has, and whether its turn has come.
func (l *layout) letterCell(pen *boardkit.Pen, cell ink.Rect, letter content.Letter, role engine.Role) {
	now := letter == l.Battle.Letter && role == l.Battle.Role
	past := letter < l.Battle.Letter || letter == l.Battle.Letter && role < l.Battle.Role
	n := 0
	for _, b := range l.clash.ranks[role] {
		if l.Face(b).Letter == letter {
			n++
		}
	}
	fill, fade := ink.Oak, 0.0
	switch {
	case now:
		fill = ink.Gold
	case n == 0:
		fade = 0.6
	case past:
		fade = 0.35
	}
	pen.Fill(cell, fill, l.Px(4))
	side := math.Min(cell.H*0.62, cell.W*0.38)
	at := boardkit.Around(cell.X+cell.W*0.28, cell.Y+cell.H/2, side, side)
	pen.Picture("argot/icons/initiative-"+[...]string{"a", "b", "c", "d"}[letter], at).Fade = fade
	at.X = cell.X + cell.W*0.72 - side/2
	pen.Picture(l.emblem(role), at).Fade = fade
	switch {
	case n > 0 && past && !now:
		pen.Picture("kit/tick", boardkit.Around(cell.X+cell.W*0.5, cell.Y+cell.H/2, side, side))
	case n > 1:
		pen.Badge(at, n, false)
	}
}

// emblem is the picture of the side that plays a role.
func (l *layout) emblem(role engine.Role) string {
	return "argot/frames/" + l.camp(role).ID() + "-emblem"
}

// camp is the side that plays a role: a seat where one of its blocks is there, else a third party.
func (l *layout) camp(role engine.Role) content.Party {
	camp := content.Argot
	for i, b := range l.clash.ranks[role] {
		p := l.Pieces[b].Party
		if i == 0 || !engine.Third(p) {
			camp = p
		}
	}
	if len(l.clash.ranks[role]) == 0 && len(l.clash.ranks[role.Other()]) > 0 && l.camp(role.Other()) == content.Argot {
		return content.Mineos
	}
	return camp
}
