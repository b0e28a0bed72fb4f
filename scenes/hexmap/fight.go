package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// fighting reports whether a battle is under way that covers the board.
func (l *layout) fighting() bool {
	return l.Battle.Round > 0 && l.Asked != engine.AskRegroup && l.Result == engine.Undecided
}

// fight lays the battle over the board: attackers above, defenders below, the wall and what was thrown
// between them.
func (l *layout) fight() {
	room := l.Moment.Room.Tray
	if !l.battle || room.Empty() {
		return
	}
	box := room.Inset(l.Px(10)).Round()
	pen := l.Fresh()
	own := boardkit.Own(box)
	pen.Shadow(own, l.Px(18))
	inner := pen.Sheet(own)
	third := inner.H / 3
	pen.Fill(ink.R(inner.X, inner.Y, inner.W, third*1.15), ink.RGB(0xE0B991), 0)
	pen.Fill(ink.R(inner.X, inner.Y+third*1.85, inner.W, third*1.15), ink.RGB(0xC9C9C4), 0)
	wall := third * 0.34
	for x := inner.X; x < inner.Right(); x += wall {
		w := math.Min(wall, inner.Right()-x)
		pen.Stretch("argot/edges/wall", ink.R(x, inner.Y+inner.H/2-wall/2, w, wall))
	}
	l.OnTray(stage.Piece{ID: "battle", Box: box, Look: pen.List, Solid: true, Fixed: true})
	inner = inner.Shift(box.X, box.Y)
	rail, field := inner.CutTop(math.Max(l.Px(44), l.Line(l.Body())*1.5))
	l.rail(rail)
	up, rest := field.CutTop(field.H * 0.37)
	middle, down := rest.CutTop(rest.H * 0.41)
	l.ranks(up, engine.Attacker)
	l.ranks(down, engine.Defender)
	l.thrown(middle)
	l.escapes(middle)
}

// rail names the battle, its round and whose letter it is.
func (l *layout) rail(box ink.Rect) {
	pen := l.Fresh()
	own := boardkit.Own(box)
	pen.Fill(own, ink.OakDark, l.Px(4))
	f := l.Font(ink.SerifBold, boardkit.BodySize)
	name, rest := own.Inset(l.Px(8)).CutLeft(own.W * 0.46)
	pen.Say(name, f, ink.Bone, rules.Say("%s: round %d of %d", words.Place(l.State, l.Battle.Place), l.Battle.Round, l.Content.Rules.CombatRounds))
	w := rest.W / float64(2*content.Letters)
	for i := range 2 * content.Letters {
		letter, role := content.Letter(i/2), engine.Role(i%2)
		cell := ink.R(rest.X+float64(i)*w, rest.Y, w-l.Px(4), rest.H)
		switch {
		case letter == l.Battle.Letter && role == l.Battle.Role:
			pen.Fill(cell, ink.Gold, l.Px(4))
		case letter < l.Battle.Letter || letter == l.Battle.Letter && role < l.Battle.Role:
			pen.Fill(cell, ink.Oak, l.Px(4))
		}
		emblem := "argot/frames/" + map[bool]string{true: "mineos", false: "argot"}[l.camp(role) == content.Mineos] + "-emblem"
		icon, text := cell.CutRight(math.Min(cell.H, cell.W*0.5))
		pen.Picture(emblem, icon.Inset(cell.H*0.12))
		pen.Centred(text, f, ink.Bone, letter.String())
	}
	l.OnTray(stage.Piece{ID: "battle-rail", Box: box, Depth: 1, Look: pen.List, Fixed: true})
}

// camp is the side that plays a role in the battle.
func (l *layout) camp(role engine.Role) content.Party {
	for b := range l.In(l.Battle.Place) {
		if p := l.Pieces[b].Party; l.RoleOf(l.Battle.Place, p) == role {
			return l.Camp(p)
		}
	}
	return content.Argot
}

// ranks lays the blocks of a role side by side.
func (l *layout) ranks(box ink.Rect, role engine.Role) {
	var list []content.Block
	for b := range l.In(l.Battle.Place) {
		if l.RoleOf(l.Battle.Place, l.Pieces[b].Party) == role {
			list = append(list, b)
		}
	}
	if len(list) == 0 {
		return
	}
	name := l.Line(l.Small()) * 1.15
	gap := l.Px(18)
	size := math.Min(box.H-name-l.Px(12), (box.W-gap*float64(len(list)+1))/float64(len(list)))
	size = math.Min(size, l.Px(190)*math.Max(1, l.Metrics.Text))
	left := box.X + (box.W-(size*float64(len(list))+gap*float64(len(list)-1)))/2
	for i, b := range list {
		at := ink.R(left+float64(i)*(size+gap), box.Y+l.Px(6), size, size).Round()
		l.OnTray(l.piece(b, at, 2))
		pen := l.Fresh()
		label := ink.R(at.X-gap/2, at.Bottom(), size+gap, name)
		pen.Centred(boardkit.Own(label), l.Small(), ink.Ink, words.Block(l.State, b).String())
		l.OnTray(stage.Piece{ID: "name:" + rules.Element(l.Content.At(b).ID), Box: label, Depth: 2, Look: pen.List, Fixed: true})
	}
}

// thrown shows the dice of the roll told last.
func (l *layout) thrown(box ink.Rect) {
	e, n := l.lastThrow()
	if n == 0 {
		return
	}
	size := math.Min(box.H*0.62, box.W*0.62/float64(n)-l.Px(8))
	cloth := boardkit.Around(box.X+box.W*0.5, box.Y+box.H*0.5, (size+l.Px(10))*float64(n)+l.Px(30), size+l.Px(30))
	pen := l.Fresh()
	pen.Cloth(boardkit.Own(cloth))
	l.OnTray(stage.Piece{ID: "cloth", Box: cloth, Depth: 3, Look: pen.List, Fixed: true})
	need := 1
	if e.Name == "attack_rolled" || e.Name == "courage_rolled" {
		need = int(e.N)
	}
	for i := range n {
		at := ink.R(cloth.X+l.Px(15)+float64(i)*(size+l.Px(10))+l.Px(5), cloth.Y+(cloth.H-size)/2, size, size)
		face := int(e.Dice[i])
		p := stage.Piece{ID: rules.Element("die:" + string(rune('a'+i))), Box: at, Depth: 4, Role: "", Label: ""}
		l.OnTray(boardkit.Thrown(p, rules.D6, face, len(l.Story), func(face int, landed bool) ink.List {
			pen := l.Fresh()
			luck := boardkit.NoLuck
			if landed && !l.Rolling {
				luck = boardkit.Miss
				if face >= need {
					luck = boardkit.Hit
				}
			}
			pen.Die(boardkit.Own(at), boardkit.Die{Sides: rules.D6, Face: face, Luck: luck})
			return pen.List
		}))
	}
}

// lastThrow is the throw told last, and of how many dice.
func (l *layout) lastThrow() (rules.Event, int) {
	for i := len(l.Story) - 1; i >= 0; i-- {
		if e := l.Story[i]; e.Kind == rules.DiceRolled {
			return e, int(e.Count)
		}
	}
	if r := &l.Roll; l.Mode == table.Asking && r.Hits > 0 && (l.Asked == engine.AskHit || l.Asked == engine.AskDodge || l.Asked == engine.AskCancel || l.Asked == engine.AskReroll) {
		return rules.Event{Name: "attack_rolled", Dice: r.Dice, Count: r.Count, N: int16(r.Need)}, int(r.Count)
	}
	return rules.Event{}, 0
}

// escapes lays the places that can be clicked during the battle, ways of retreat, as signs in the middle of
// the tray, and the ships that take blocks aboard again.
func (l *layout) escapes(middle ink.Rect) {
	var list []rules.Element
	for _, el := range l.Moment.Next {
		if el.Kind() == "place" {
			list = append(list, el)
		}
	}
	if len(list) == 0 {
		return
	}
	h := math.Max(l.Metrics.MinTarget(), l.Line(l.Body())*1.5)
	w := math.Min(l.Px(230)*math.Max(1, l.Metrics.Text), (middle.W-l.Px(8)*float64(len(list)+1))/float64(len(list)))
	left := middle.X + (middle.W-(w+l.Px(8))*float64(len(list)))/2
	for i, el := range list {
		p, ok := l.Map.Find(el.Name())
		if !ok {
			continue
		}
		box := ink.R(left+float64(i)*(w+l.Px(8)), middle.Bottom()-h-l.Px(4), w, h).Round()
		pen := l.Fresh()
		pen.Plaque(boardkit.Own(box), ink.Gold)
		pen.Centred(boardkit.Own(box).Inset(l.Px(4)), l.Small(), ink.Bone, rules.Say("To %s", l.Map.Title(p)), l.Map.At(p).ID)
		l.OnTray(stage.Piece{ID: el, Box: box, Depth: 6, Look: pen.List, Role: "button", Label: l.Map.Title(p).String(), Round: l.Px(6)})
	}
}
