package hexmap

import (
	"cmp"
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// order is something that can be ordered in a fight by one click: an action of a block, a power.
type order struct {
	id      rules.Element
	picture string
	title   rules.Text
	note    rules.Text
	brief   rules.Text // in place of the note where that finds no room
	price   int        // in steps
	quiet   bool       // there is something better: it takes less room than the others, and stands out less
}

// ordered is the block whose orders can be given now: the one that was chosen, the only one that can be, the first of several
// that are alike, or of several that could act in a battle the one that best acts first; NoBlock: several that differ must leave,
// or no block is asked about.
func (l *layout) ordered() content.Block {
	found := content.NoBlock
	for _, c := range l.Choices {
		if !ofBlock(c) {
			continue
		}
		b := content.Block(c.Args[0])
		switch {
		case found == content.NoBlock:
			found = b
		case found != b && !l.alike(found, b) && l.Asked == engine.AskAction:
			return l.foremost()
		case found != b && !l.alike(found, b):
			return content.NoBlock
		}
	}
	return found
}

// foremost is the block that best acts first of those that can, or the first of them where nobody knows.
func (l *layout) foremost() content.Block {
	for _, list := range [...][]rules.Choice{l.Moment.Path.Ranking(), l.Choices} {
		for _, c := range list {
			if ofBlock(c) && slices.Contains(l.Choices, c) {
				return content.Block(c.Args[0])
			}
		}
	}
	return content.NoBlock
}

// inHand reports whether a block is the one of several that acts if an order is given now.
func (l *layout) inHand(b content.Block) bool {
	return l.Mode == table.Asking && l.ordered() == b && (l.peers() > 1 || len(l.Chosen) > 0)
}

// ofBlock reports whether a choice is what a block does in a fight.
func ofBlock(c rules.Choice) bool {
	switch c.Verb {
	case engine.Attack, engine.Storm, engine.Berserk, engine.Hold, engine.Retreat, engine.Reembark:
		return true
	}
	return false
}

// alike reports whether it makes no difference which of two blocks of one side acts first in a battle: they have the same
// numbers, abilities and steps, have suffered and spent the same, and can do and leave by the same.
func (l *layout) alike(a, b content.Block) bool {
	x, y := *l.Face(a), *l.Face(b)
	x.Name, x.Plural, x.Text = y.Name, y.Plural, y.Text
	p, q := &l.Pieces[a], &l.Pieces[b]
	if x != y || l.Kind(a) != l.Kind(b) || l.Train(a) || p.Party != q.Party || p.Strength != q.Strength || p.Flags != q.Flags || p.Entry != q.Entry {
		return false
	}
	var can [2][]rules.Choice
	for _, c := range l.Choices {
		for i, of := range [...]content.Block{a, b} {
			if content.Block(c.Args[0]) == of {
				c.Args[0] = 0
				can[i] = append(can[i], c)
			}
		}
	}
	return slices.Equal(can[0], can[1])
}

// peers is how many blocks can act now.
func (l *layout) peers() int {
	var list []content.Block
	for _, c := range l.Choices {
		if b := content.Block(c.Args[0]); l.Asked == engine.AskAction && !slices.Contains(list, b) {
			list = append(list, b)
		}
	}
	if l.ordered() == content.NoBlock {
		return 0
	}
	return len(list)
}

// orders are what can be ordered now. What needs no block before it is one click: where only one block
// can be chosen, its orders lie open at once.
func (l *layout) orders() (list []order) {
	if l.Mode != table.Asking {
		return nil
	}
	b := l.ordered()
	if b != content.NoBlock && l.peers() > 1 {
		l.Out.Touches = append(l.Out.Touches, l.BlockElement(b)) // that it is the one which acts
	}
	for _, c := range l.Choices {
		if b != content.NoBlock && ofBlock(c) && content.Block(c.Args[0]) != b {
			continue // of another one that could act first
		}
		way := l.Way(c)
		id := way[len(way)-1]
		switch {
		case id.Kind() != "button" && id.Kind() != "hero":
			if b != content.NoBlock && (c.Verb == engine.Retreat || c.Verb == engine.Reembark) && !l.Can(id) && (l.peers() <= 1 || len(l.Chosen) > 0) { // else who leaves is picked first
				l.Out.Direct[id] = c
			}
			continue
		case !l.Can(id) && b == content.NoBlock:
			continue
		case !l.Can(id):
			l.Out.Direct[id] = c
		}
		if o := l.order(c); o.title.Empty() {
			continue
		} else {
			o.id = id
			list = append(list, o)
		}
	}
	if o, ok := l.fightOn(); ok { // beside what it does again and again
		list = slices.Insert(list, 1, o)
	}
	slices.SortStableFunc(list, func(a, b order) int { return cmp.Compare(a.price, b.price) }) // nothing that costs comes to lie where something else lay
	return list
}

// order is a choice as it is offered: its picture, its name and what can be expected of it.
func (l *layout) order(c rules.Choice) order {
	b := content.Block(c.Args[0])
	switch c.Verb {
	case engine.Attack:
		return order{picture: "argot/icons/hit", title: rules.T("Attack"), note: l.expects(b, engine.AtBlocks, false)}
	case engine.Storm:
		return order{picture: "argot/edges/gate-broken", title: rules.T("Batter the gate"), note: l.expects(b, engine.AtGate, false)}
	case engine.Berserk:
		o := order{picture: "argot/abilities/berserker", title: rules.T("Go berserk"), price: 1}
		expects, price := l.expects(b, engine.Aim(c.Args[1]), true), rules.T("It loses a step by it.")
		o.note, o.brief = rules.Sentences(price, expects), price
		if engine.Aim(c.Args[1]) == engine.AtGate {
			o.title = rules.T("Batter it, berserk")
		}
		return o
	case engine.Hold:
		return order{picture: "kit/hourglass", title: rules.T("Hold"), note: l.holding(b), quiet: !l.aimless(b)}
	case engine.Stand:
		return order{picture: "argot/icons/hit", title: rules.T("Take the hit"), note: rules.T("It loses a step and stays.")}
	case engine.UsePower:
		h := &l.Content.Heroes[c.Args[0]]
		return order{picture: "argot/heroes/" + h.ID, title: h.PowerTitle(), note: h.About()}
	case engine.KeepPower:
		return order{picture: "kit/hourglass", title: rules.T("Keep the power"), note: rules.T("It can be used later today.")}
	}
	return order{}
}

// holding is what it means that a block holds: why, where it can do nothing else (AR-CMB-9, AR-AIR-4).
func (l *layout) holding(b content.Block) rules.Text {
	if !l.aimless(b) {
		return rules.T("No roll this round.")
	}
	kinds := map[content.Kind]bool{}
	for e := range l.In(l.Pieces[b].At) {
		if l.Hostile(l.Pieces[e].Party, l.Pieces[b].Party) {
			kinds[l.Kind(e)] = true
		}
	}
	switch {
	case l.Train(b):
		return rules.T("It waits: trains attack nobody.")
	case len(kinds) == 1 && kinds[content.Air]:
		return rules.T("It waits: the enemies fly, and only ranged blocks and fliers can hit fliers.")
	case l.Kind(b) == content.Sea:
		return rules.T("It waits: ships hit only ships.")
	case len(kinds) == 1 && kinds[content.Sea]:
		return rules.T("It waits: only ships and fliers can hit ships.")
	}
	return rules.T("It waits: it can hit none of the enemies here.")
}

// aimless reports whether a block that is asked about can hit nobody.
func (l *layout) aimless(b content.Block) bool {
	if l.Mode != table.Asking || l.Asked != engine.AskAction {
		return false
	}
	holds := false
	for _, c := range l.State.Decision().Choices {
		if content.Block(c.Args[0]) != b {
			continue
		}
		switch c.Verb {
		case engine.Attack, engine.Storm, engine.Berserk:
			return false
		case engine.Hold:
			holds = true
		}
	}
	return holds
}

// averages is how many hits a roll of a block scores on average.
func (l *layout) averages(b content.Block, aim engine.Aim, berserk bool) rules.Text {
	return rules.Decimal(l.Modifier(b, aim).Share()*float64(l.Dice(b, berserk)), 1)
}

// expects is what a roll of a block can be expected to do.
func (l *layout) expects(b content.Block, aim engine.Aim, berserk bool) rules.Text {
	dice, hits := l.Dice(b, berserk), l.averages(b, aim, berserk)
	need, share := l.Modifier(b, aim).Need(), l.Modifier(b, aim).Share()
	some := rules.Percent(1 - math.Pow(1-share, float64(dice)))
	return rules.Plural(dice, "%d die, hits from %d: %s on average, %s for any", "%d dice, hits from %d: %s on average, %s for any", dice, need, hits, some)
}

// layOrders lays orders side by side.
func (l *layout) layOrders(box ink.Rect, list []order) {
	if len(list) == 0 {
		return
	}
	gap := l.Gap(boardkit.Near)
	most := l.Px(270)
	if list[0].id.Kind() == "hero" { // a power says more
		most = l.Px(430)
	}
	parts := 0.0
	for _, o := range list {
		parts += o.share()
	}
	w := math.Min(most*math.Max(1, l.Metrics.Text), (box.W-gap*float64(len(list)-1))/parts)
	h := math.Min(box.H, l.Px(110)*math.Max(1, l.Metrics.Text))
	left := box.X + (box.W-w*parts-gap*float64(len(list)-1))/2
	for _, o := range list {
		l.layOrder(ink.R(left, box.Y+(box.H-h)/2, w*o.share(), h).Round(), o)
		left += w*o.share() + gap
	}
}

// share is how wide an order lies, in parts of the width of one that does not stand back.
func (o *order) share() float64 {
	if o.quiet {
		return 0.6
	}
	return 1
}

func (l *layout) layOrder(box ink.Rect, o order) {
	pen, own := l.Fresh(), boardkit.Own(box)
	title := ink.GoldLight
	if o.quiet {
		title = ink.Bone
		pen.Fill(own, ink.OakDark, l.Px(6))
		pen.Outline(own, ink.Oak, math.Max(1, l.Px(2)), l.Px(6))
	} else {
		pen.Plaque(own, ink.GoldDark)
	}
	in := own.Inset(l.Gap(boardkit.Near))
	f := l.Font(ink.SerifBold, boardkit.BodySize)
	head, rest := in.CutTop(math.Min(in.H, l.Line(f)*1.3))
	side := math.Min(head.H, in.W*0.25)
	head = pen.Icon(head, o.picture, side, l.Gap(boardkit.Tight))
	pen.Name(head, f, title, o.title.String())
	pen.Lines(rest, l.Small(), ink.Bone, o.says(l, rest), 1.2)
	l.OnTray(stage.Piece{ID: o.id, Box: box, Depth: 5, Look: pen.List, Role: "button", Label: rules.Say("%s: %s", o.title, o.note), Round: l.Px(6)})
}

// says is what an order is said to do, in as many words as find room.
func (o *order) says(l *layout, room ink.Rect) string {
	note, f := o.note.String(), l.Small()
	if lines := l.Measure.Wrap(f, note, room.W); o.brief.Empty() || float64(len(lines))*l.Line(f) <= room.H {
		return note
	}
	return o.brief.String()
}

// around lays the ground about the battle: the neighbours, who stands there, and arrows where the block
// that is ordered can retreat to.
func (l *layout) around(room ink.Rect) {
	if room.Empty() {
		return
	}
	var far []atlas.Neighbour // over no hexside
	for _, n := range l.Map.Around(l.clash.place) {
		if n.Direction > atlas.SouthEast {
			far = append(far, n)
		}
	}
	rows := 5.0
	if len(far) > 0 {
		rows = 7
	}
	g := grid{radius: math.Floor(math.Min(room.H/rows, room.W/(3*root3)))}
	g.x, g.y = room.X+room.W/2, room.Y+room.H/2
	if len(far) > 0 {
		g.y -= g.radius
	}
	look := l.Fresh()
	look.Stretch("argot/hex/"+l.tileOf(l.clash.place), boardkit.Own(g.box(0, 0)))
	look.Picture("argot/icons/hit", boardkit.Own(g.box(0, 0)).Inset(g.radius*0.55))
	l.OnTray(stage.Piece{ID: "battlefield", Box: g.box(0, 0), Depth: 1, Look: look.List, Fixed: true})
	for _, n := range l.Map.Around(l.clash.place) {
		if n.Direction <= atlas.SouthEast {
			m := g.towards(0, 0, n.Direction, 2)
			l.neighbour(n, m, g.radius, math.Atan2(m.Y-g.y, m.X-g.x))
		}
	}
	for i, n := range far {
		m := ink.Point{X: g.x + (float64(i)-float64(len(far)-1)/2)*root3*g.radius, Y: g.y + 3.2*g.radius}
		l.neighbour(n, m, g.radius, math.Pi/2)
	}
}

// tileOf is the picture of the hex of a place.
func (l *layout) tileOf(p atlas.Place) string {
	at := l.Map.At(p)
	g := ground{of: at.Map}
	return g.tile(at)
}

// neighbour lays a place beside the battle, those who stand there, and an arrow where it can be retreated
// to.
func (l *layout) neighbour(n atlas.Neighbour, m ink.Point, radius, angle float64) {
	el := l.PlaceElement(n.Place)
	box := m.Around(root3*radius*0.98, 2*radius*0.98).Round()
	pen, own := l.Fresh(), boardkit.Own(box)
	pen.Stretch("argot/hex/"+l.tileOf(n.Place), own)
	_, direct := l.Out.Direct[el]
	can := l.Can(el) || direct || l.grouped(el)
	switch {
	case l.Hints(el):
		pen.Stretch("argot/hex/hinted", own)
	case can:
		pen.Stretch("argot/hex/legal", own)
	}
	l.OnTray(stage.Piece{ID: el, Box: box, Depth: 1, Look: pen.List, Role: "place", Label: words.Place(l.State, n.Place).String(), Rimless: true, Fixed: true, Tip: true})
	l.garrison(n.Place, box)
	if can {
		arrow := l.Fresh()
		side := radius * 0.9
		arrow.Picture("argot/icons/retreat", ink.R(0, 0, side, side)).Angle = angle
		l.OnTray(stage.Piece{ID: "way:" + el, Box: m.Around(side, side), Depth: 6, Look: arrow.List, Fixed: true})
	}
}

// garrison lays the blocks of a place beside the battle into its hex.
func (l *layout) garrison(p atlas.Place, box ink.Rect) {
	var blocks []content.Block
	for b := range l.In(p) {
		if !l.clash.shot || b != l.clash.by { // it stands above
			blocks = append(blocks, b)
		}
	}
	sortBacks(l, blocks)
	side := math.Floor(box.W * 0.5)
	step := math.Min(side*0.35, (box.W*0.8-side)/math.Max(1, float64(len(blocks)-1)))
	x, y := box.Center()
	for i, b := range blocks {
		at := boardkit.Around(x+(float64(i)-float64(len(blocks)-1)/2)*step, y, side, side).Round()
		piece := l.piece(b, at, 2)
		piece.Role, piece.Tip = "", false // a click means the place
		if !l.open(b) {
			piece.Was = l.BlockElement(b)
		}
		l.OnTray(piece)
		l.coins(piece, b, l.OnTray)
	}
}
