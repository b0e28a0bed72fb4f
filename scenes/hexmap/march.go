package hexmap

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// marching is what the board works out of the move that is asked about.
type marching struct {
	block  content.Block                    // that was chosen; NoBlock: none yet
	reach  *engine.Reach                    // where it can end its move; nil: it is aboard, or none was chosen
	groups map[rules.Element][]rules.Choice // the moves of a whole group to a place
	others map[rules.Element][]rules.Choice // to be done with the group and go on with that of another place
	aimed  map[rules.Element]rules.Choice   // the shots of the only block that can fire
	alone  bool                             // the group is one block, which is in the hand at once
}

// beginMarch finds where the chosen block can go or, before one is chosen, where the whole group can.
func (l *layout) beginMarch() {
	l.marching = marching{block: content.NoBlock}
	if l.Mode != table.Asking {
		return
	}
	if l.Asked == engine.AskBombardment && len(l.Chosen) == 0 {
		l.shots()
	}
	if l.Asked == engine.AskRegroup && len(l.Chosen) == 0 {
		l.regroups()
	}
	if l.Asked == engine.AskWithdrawal && len(l.Chosen) == 0 {
		l.withdraws()
	}
	if l.Asked != engine.AskMarch {
		return
	}
	l.parts()
	if len(l.Chosen) == 0 {
		l.together()
		l.elsewhere()
		if b := l.only(engine.EndGroup); b != content.NoBlock && len(l.groups) > 0 {
			l.marching.alone = true
			l.take(b)
		}
		return
	}
	if b, ok := l.Content.Find(l.Chosen[0].Name()); ok {
		l.take(b)
	}
}

// take works out where a block can go.
func (l *layout) take(b content.Block) {
	l.marching.block = b
	if l.Pieces[b].Status == engine.OnMap {
		l.marching.reach = new(engine.Reach)
		l.Reach(b, l.marching.reach)
	}
}

// only is the one block of which all choices are but the one that ends the question, of those that are not left behind; NoBlock:
// there are several, or none.
func (l *layout) only(end rules.Verb) content.Block {
	one := content.NoBlock
	for _, c := range l.Choices {
		switch b := content.Block(c.Args[0]); {
		case c.Verb == end, l.leaves(b):
		case one == content.NoBlock:
			one = b
		case one != b:
			return content.NoBlock
		}
	}
	return one
}

// shots makes each target of the only block that can fire stand for its shot: a gate, or a place where one party can be hit.
func (l *layout) shots() {
	if l.only(engine.CeaseFire) == content.NoBlock {
		return
	}
	l.aimed = map[rules.Element]rules.Choice{}
	for _, c := range l.Choices {
		if way := l.Way(c); c.Verb == engine.Bombard && len(way) == 2 { // who fires, and at what
			l.aimed[way[1]] = c
		}
	}
	l.Out.Direct = l.aimed
}

// together makes the places to which every block of the group can go that is not left behind stand for the moves of all of them; of
// one alone too.
func (l *layout) together() {
	moves := map[atlas.Place][]rules.Choice{}
	blocks, last := 0, content.NoBlock
	for _, c := range l.Choices {
		if c.Verb != engine.March {
			continue
		}
		b, to := content.Block(c.Args[0]), atlas.Place(c.Args[1])
		if l.leaves(b) {
			continue
		}
		if b != last {
			blocks, last = blocks+1, b
		}
		list := moves[to]
		switch n := len(list); {
		case n == 0 || content.Block(list[n-1].Args[0]) != b:
			moves[to] = append(list, c)
		case l.canonical(c):
			list[n-1] = c
		}
	}
	if blocks == 0 {
		return
	}
	l.groups = map[rules.Element][]rules.Choice{}
	for p := range l.Map.Here().All() {
		if list := moves[p]; len(list) == blocks {
			l.groups[l.PlaceElement(p)] = list
			l.Out.Series = append(l.Out.Series, l.PlaceElement(p))
		}
	}
}

// elsewhere makes the places of other groups that can move stand for being done with this one.
func (l *layout) elsewhere() {
	done := rules.Choice{Verb: engine.EndGroup}
	if l.Movement.Used >= l.Movement.Tokens || !l.offersVerb(done.Verb) || !l.othersWait() {
		return
	}
	try := l.State.Clone()
	if _, err := try.Apply(done); err != nil || try.Asked != engine.AskGroup || try.Asker != l.Asker {
		return
	}
	l.others = map[rules.Element][]rules.Choice{}
	for _, c := range try.Decision().Choices {
		if c.Verb != engine.Activate {
			continue
		}
		el := l.PlaceElement(atlas.Place(c.Args[0]))
		if !l.grouped(el) && atlas.Place(c.Args[0]) != l.active() {
			l.others[el] = []rules.Choice{done, c}
			l.Out.Series = append(l.Out.Series, el)
			if l.idle() {
				l.Out.Retracts = append(l.Out.Retracts, el)
			}
			if l.crammed(atlas.Place(c.Args[0])) != nil {
				l.Out.Twice = append(l.Out.Twice, el)
			}
		}
	}
}

// idle reports whether nobody of the group has moved: its token was spent on nothing yet (AR-MOV-2).
func (l *layout) idle() bool {
	for b := range l.Movement.Group.All() {
		if l.Pieces[b].Has(engine.Moved) {
			return false
		}
	}
	return true
}

// othersWait reports whether blocks of the side that moves have not moved and stand elsewhere.
func (l *layout) othersWait() bool {
	for i := range l.Pieces {
		p := &l.Pieces[i]
		if p.InPlay() && p.Party == l.Movement.Party && p.At != l.active() && !p.Has(engine.Moved) {
			return true
		}
	}
	return false
}

// canonical reports whether a move comes in by the way that it would take if it were not asked which.
func (l *layout) canonical(c rules.Choice) bool {
	b, to := content.Block(c.Args[0]), atlas.Place(c.Args[1])
	path := l.Path(nil, b, to, atlas.Nowhere)
	from := l.Pieces[b].At
	if len(path) > 1 {
		from = path[len(path)-2]
	}
	return from == atlas.Place(c.Args[2])
}

// leads is what a click on the place that is pointed at leads on to where it makes no choice by itself: a move of
// the whole group, or a move over one of several hexsides, by the one that it takes if it is not asked which.
func (l *layout) leads() []rules.Choice {
	p, ok := l.Map.Find(l.Hover.Name())
	if !ok || l.Hover.Kind() != "place" || l.Aim.Verb != 0 {
		return nil
	}
	if l.grouped(l.Hover) {
		return l.passing(l.groups[l.Hover])
	}
	if len(l.Chosen) != 1 || !l.Can(l.Hover) {
		return nil
	}
	for _, c := range l.Choices {
		if c.Verb == engine.March && content.Block(c.Args[0]) == l.marching.block && atlas.Place(c.Args[1]) == p && l.canonical(c) {
			return []rules.Choice{c}
		}
	}
	return nil
}

// passing are those of the moves of a group that can be made one after the other: a hexside or a place may have room for fewer
// than all (AR-STK-1, AR-STK-2).
func (l *layout) passing(moves []rules.Choice) []rules.Choice {
	if len(moves) < 2 || l.Asked != engine.AskMarch {
		return moves
	}
	var made []rules.Choice
	try := l.State.Clone()
	for _, c := range moves {
		if !try.Decision().Allows(c) {
			continue
		}
		made = append(made, c)
		if _, err := try.Apply(c); err != nil || try.Asked != engine.AskMarch {
			break
		}
	}
	return made
}

// grouped reports whether a click on a place moves the whole group there.
func (l *layout) grouped(el rules.Element) bool { return len(l.groups[el]) > 0 }

// cost writes on a place that can be reached, over who stands there, how many locations are entered on the way.
func (l *layout) cost(p atlas.Place, hit ink.Rect) {
	if l.marching.reach == nil || !l.marching.reach.Ends.Has(p) {
		return
	}
	r := l.gridOf(p).radius
	x, y := hit.Center()
	f := l.legible(ink.SansBold, r*0.32)
	side := math.Max(r*0.44, f.Size*1.38)
	coin := boardkit.Around(x-r*0.5, y+r*0.42, side, side)
	if l.First(p) != content.NoBlock { // the strength of a block stands in that corner of it
		coin = boardkit.Around(x-r*0.66, y-r*0.06, side, side)
	}
	l.costs = append(l.costs, coin)
	own := boardkit.Own(coin)
	var look ink.List
	look.Disc(own, ink.Ink)
	look.Disc(own.Inset(r*0.035), ink.ParchmentLight)
	look.Write(own, f, ink.Ink, strconv.Itoa(int(l.marching.reach.Cost[p]))).Across = ink.Middle
	l.OnBoard(stage.Piece{ID: "cost:" + rules.Element(l.Map.At(p).ID), Box: coin, Depth: depthWay + 3, Look: look, Fixed: true})
}

// route draws the way of the move that is pointed at, or that was just made.
func (l *layout) route() {
	switch {
	case l.Mode == table.Playing:
		l.Out.Follow = l.follow()
		if b, path := l.moved(); b != "" {
			l.trail(path)
		}
	case l.Mode != table.Asking || l.Asked != engine.AskMarch:
		return
	case l.Aim.Verb == engine.March:
		b := content.Block(l.Aim.Args[0])
		l.trail(l.Path([]atlas.Place{l.Pieces[b].At}, b, atlas.Place(l.Aim.Args[1]), atlas.Place(l.Aim.Args[2])))
	case l.marching.reach != nil && l.Hover.Kind() == "place":
		if p, ok := l.Map.Find(l.Hover.Name()); ok && l.marching.reach.Ends.Has(p) {
			l.trail(l.Path([]atlas.Place{l.Pieces[l.marching.block].At}, l.marching.block, p, atlas.Nowhere))
		}
	}
	if l.Mode == table.Asking {
		l.Out.Leads = l.leads()
	}
}

// trail draws dots from place to place, one list for each map.
func (l *layout) trail(path []atlas.Place) {
	if len(path) < 2 {
		return
	}
	var looks [2]ink.List
	dots := func(size float64, c ink.Color) {
		for i := 1; i < len(path); i++ {
			of := l.Map.At(path[i]).Map
			if l.Map.At(path[i-1]).Map != of {
				continue
			}
			g := l.grids[of]
			a, b := g.place(l.Map, path[i-1]), g.place(l.Map, path[i])
			n := max(3, int(b.Minus(a).Length()/(g.radius*0.3)))
			for k := 1; k <= n; k++ {
				at := ink.Between(a, b, float64(k)/float64(n))
				d := size
				if k == n && i == len(path)-1 {
					d *= 2.2
				}
				looks[of].Disc(at.Around(g.radius*d, g.radius*d), c)
			}
		}
	}
	dots(0.22, ink.Ink)
	dots(0.15, ink.EmberLight)
	for of, look := range looks {
		if len(look) > 0 {
			view := l.views[of]
			l.OnBoard(stage.Piece{ID: rules.Element("trail:" + strconv.Itoa(of)), Box: view, Depth: depthWay + 1, Look: look.Shift(-view.X, -view.Y), Fixed: true})
		}
	}
}

// moved is the piece that was moved last in what is being shown, and the places that it came over, its start
// first.
func (l *layout) moved() (piece rules.Element, path []atlas.Place) {
	for i := len(l.Story) - 1; i >= 0; i-- {
		e := l.Story[i]
		if e.Kind != rules.PieceMoved || len(path) > 0 && (e.Subject != piece || e.Name != "passed") {
			break
		}
		to, ok := l.Map.Find(e.To.Name())
		from, on := l.Map.Find(e.From.Name())
		if !ok || !on {
			break
		}
		if piece = e.Subject; len(path) == 0 {
			path = append(path, to)
		}
		path = append(path, from)
	}
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return piece, path
}

// via is the middle of the place halfway that a piece passes on its way to where it stands now: one is enough to
// bend its way, and each takes time. Of a group only the first block takes that time: its way is drawn for all.
func (l *layout) via(el rules.Element) (points []stage.Point) {
	if l.Mode != table.Playing || l.follows(el) {
		return nil
	}
	piece, path := l.moved()
	if piece != el || len(path) < 3 {
		return nil
	}
	end := l.Map.At(path[len(path)-1]).Map
	if p := path[len(path)/2]; l.Map.At(p).Map == end {
		points = append(points, l.gridOf(p).place(l.Map, p))
	}
	return points
}

// follows reports whether a block, by its name or as a back, moves after another one of its group.
func (l *layout) follows(el rules.Element) bool {
	if b, ok := l.Content.Find(el.Name()); l.Phase != engine.MovementPhase || ok && engine.Third(l.Pieces[b].Party) {
		return false
	}
	moved := 0
	for b := range l.Movement.Group.All() {
		if l.Pieces[b].Has(engine.Moved) {
			moved++
		}
	}
	return moved > 1
}

// follow is where the eye should be for the event that is shown: where it comes from, and where it leads.
func (l *layout) follow() (places []rules.Element) {
	for i := len(l.Story) - 1; i >= 0; i-- {
		e := l.Story[i]
		for _, el := range [...]rules.Element{e.From, e.To, e.Subject} {
			if k := el.Kind(); k == "place" || k == "gate" {
				places = append(places, el)
			}
		}
		if len(places) > 0 {
			return places
		}
	}
	return nil
}
