package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Board is the board of The Siege of Argot. Equal moments give equal plans; all it keeps is the ground
// that it drew last. It is for one goroutine.
type Board struct{ grounds boardkit.Ground[terrain] }

// New returns the board.
func New() *Board { return &Board{} }

var (
	_ table.Board  = (*Board)(nil)
	_ table.Shaper = (*Board)(nil)
)

// The depths of what lies in the world, from the ground up.
const (
	depthGround = iota
	depthPlace
	depthGate
	depthBehind
	depthBlock // and those above it in a stack
	depthWay   = depthBlock + 20
)

// hexRadius is the radius of a hex before the camera comes nearer, in points.
const hexRadius = 50

// terrain is what the ground of the world is painted from.
type terrain struct {
	atlas       *atlas.Atlas
	over, under grid
	world       ink.Rect
}

// layout is one plan in the making.
type layout struct {
	boardkit.Layout
	*engine.State
	board       *Board
	over, under grid
	extent      ink.Rect // of the world
	battle      bool     // a fight lies over the board
	clash       clash    // that fight
}

// Wants says how the screen should be divided while nothing is to be placed or chosen below the board.
func (*Board) Wants(m ink.Metrics, measure ink.Measurer) table.Wants {
	l := &layout{Layout: boardkit.NewLayout(&table.Moment{Metrics: m, Measure: measure})}
	return table.Wants{Panel: l.panelHeight(), Left: table.NoColumn}
}

// Shape adds a row below the board while things lie there.
func (b *Board) Shape(m table.Moment) table.Wants {
	w := b.Wants(m.Metrics, m.Measure)
	l := b.begin(m)
	if l != nil && len(l.offers()) > 0 {
		w.Row = l.rowHeight()
	}
	return w
}

// Layout says what lies where.
func (b *Board) Layout(m table.Moment) table.Plan {
	l := b.begin(m)
	if l == nil {
		return table.Plan{}
	}
	l.world()
	l.row()
	l.panel()
	l.fight()
	l.talk()
	return l.Out
}

func (b *Board) begin(m table.Moment) *layout {
	s, ok := m.State.(*argot.State)
	if !ok {
		return nil
	}
	l := &layout{Layout: boardkit.NewLayout(&m), State: s.State, board: b}
	l.battle = l.fighting()
	return l
}

// world lays both maps side by side: the shore, and to its right the Undercity.
func (l *layout) world() {
	room := l.Moment.Room.Board.Round()
	if room.Empty() {
		return
	}
	radius := l.radius(room)
	var over, under ink.Rect
	l.over, over = newGrid(l.Map, atlas.Overland, radius, radius*0.3)
	l.under, under = newGrid(l.Map, atlas.Undercity, radius, radius*0.3)
	l.under.x += over.W
	l.under.y += math.Max(0, (over.H-under.H)/2)
	l.over.y += math.Max(0, (under.H-over.H)/2)
	world := ink.R(0, 0, over.W+under.W, math.Max(over.H, under.H))
	// A world smaller than the room lies in its middle.
	dx, dy := math.Max(0, room.W-world.W)/2, math.Max(0, room.H-world.H)/2
	l.over.x, l.over.y, l.under.x, l.under.y = l.over.x+dx, l.over.y+dy, l.under.x+dx, l.under.y+dy
	world.W, world.H = math.Max(world.W, room.W), math.Max(world.H, room.H)
	l.Out.World, l.extent = world, world
	l.OnBoard(stage.Piece{ID: "ground", Box: world, Depth: depthGround, Fixed: true, Look: l.board.grounds.Of(terrain{l.Map, l.over, l.under, world}, paint)})
	for p := range l.Map.Here().All() {
		if !l.onTray(p) {
			l.place(p)
		}
	}
	l.gates()
	for p := range l.Map.Here().All() {
		if !l.onTray(p) {
			l.stack(p)
		}
	}
	l.sides()
}

// radius is so large that the higher of the maps fills the room, and never smaller than can be read.
func (l *layout) radius(room ink.Rect) float64 {
	_, over := newGrid(l.Map, atlas.Overland, 1, 0.3)
	_, under := newGrid(l.Map, atlas.Undercity, 1, 0.3)
	fit := math.Min(room.H/math.Max(over.H, under.H), room.W/(over.W+under.W))
	return math.Max(math.Round(l.Px(hexRadius)), math.Floor(fit))
}

// paint is the ground of the whole world.
func paint(t terrain) ink.List {
	var look ink.List
	look.Fill(t.world, ink.RGB(0x12162A), 0)
	look = append(look, drawGround(ground{t.atlas, atlas.Overland, t.over})...)
	return append(look, drawGround(ground{t.atlas, atlas.Undercity, t.under})...)
}

// gridOf is the grid on which a place lies.
func (l *layout) gridOf(p atlas.Place) grid {
	if l.Map.At(p).Map == atlas.Undercity {
		return l.under
	}
	return l.over
}

// place lays a location: what can be clicked glows, in ember where it is an attack.
func (l *layout) place(p atlas.Place) {
	at, g := l.Map.At(p), l.gridOf(p)
	el := l.PlaceElement(p)
	hit := g.hit(l.Map, p)
	var look ink.List
	own := g.box(int(at.Col), int(at.Row)).Shift(-hit.X, -hit.Y)
	if at.Half != atlas.Whole {
		own = boardkit.Own(hit).Inset(-g.radius * 0.15)
	}
	switch {
	case l.HasChosen(el), p == l.active():
		look.Stretch("argot/hex/selected", own)
	case l.Can(el) && l.Asked == engine.AskMarch && l.EnemyAt(p, engine.PartyOf(l.Asker)), l.Can(el) && l.Asked == engine.AskBattle:
		look.Stretch("argot/hex/ember", own)
	case l.Can(el):
		look.Stretch("argot/hex/legal", own)
	case l.lit(el):
		look.Stretch("argot/hex/lit", own)
	}
	if l.Hover == el && l.Can(el) {
		look.Stretch("argot/hex/lit", own)
	}
	l.OnBoard(stage.Piece{
		ID: el, Box: hit, Depth: depthPlace, Look: look, Role: "place", Label: l.Map.Title(p).String(), Rimless: true, Fixed: true, Tip: true,
	})
}

// active is the location whose blocks move, Nowhere if none is activated.
func (l *layout) active() atlas.Place {
	if l.Mode == table.Asking && l.Asked == engine.AskMarch && l.Stack.Len() > 0 {
		return l.Stack.Top().Place
	}
	return atlas.Nowhere
}

func (l *layout) lit(el rules.Element) bool {
	for _, other := range l.Lit {
		if other == el {
			return true
		}
	}
	return false
}

// gateRim is how much of the picture of a gate, on each side, takes no clicks: there its locations do.
const gateRim = 0.33

// gates lays the fortifications on their hexsides, with the strength that is left.
func (l *layout) gates() {
	for i, site := range l.Map.Gates() {
		if !l.Scenario().Gates[i] || !l.Map.Exists(site.Inside) {
			continue
		}
		at, g := l.Map.At(site.Inside), l.gridOf(site.Inside)
		side := l.Map.Side(site.Side)
		d := side.Direction
		if side.A != site.Inside {
			d = d.Opposite()
		}
		m := g.towards(int(at.Col), int(at.Row), d, 1)
		size := g.radius * 0.95
		box := boardkit.Around(m.X, m.Y, size, size)
		b := l.Fresh()
		now := l.Gates[i]
		name := "argot/edges/gate-closed"
		switch {
		case now.Strength == 0:
			name = "argot/edges/gate-broken"
		case now.Upgraded:
			name = "argot/edges/gate-upgraded"
		}
		b.Stretch(name, boardkit.Own(box)).Angle = math.Pi/2 - float64(d)*math.Pi/3
		el := l.GateElement(atlas.GateIndex(i))
		shield := boardkit.Around(size*0.5, size*0.5, size*0.34, size*0.34)
		fill := ink.IronDark
		if now.Strength == 0 {
			fill = ink.Oxblood
		}
		b.Coin(shield, fill)
		b.Centred(shield, ink.Font{Face: ink.SerifBold, Size: size * 0.24}, ink.Bone, rules.Decimal(float64(now.Strength), 0).String())
		inset, depth := size*gateRim, depthGate
		if l.Can(l.GateElement(atlas.GateIndex(i))) {
			inset, depth = size*0.12, depthWay
		}
		p := stage.Piece{
			ID: el, Box: box.Inset(inset), Depth: depth, Look: b.List.Shift(-inset, -inset), Role: "place", Label: site.Title().String(),
			Fixed: true, Tip: true, Round: size * 0.3,
		}
		l.OnBoard(p)
	}
}

// sides lays the hexsides by which a block can come in where there are several.
func (l *layout) sides() {
	for _, el := range l.Moment.Next {
		if el.Kind() != "side" {
			continue
		}
		s := l.Map.FindSide(el.Name())
		if s == atlas.NoSide {
			continue
		}
		h := l.Map.Side(s)
		a, b := l.gridOf(h.A).place(l.Map, h.A), l.gridOf(h.B).place(l.Map, h.B)
		size := l.gridOf(h.A).radius * 0.58
		box := boardkit.Around((a.X+b.X)/2, (a.Y+b.Y)/2, size, size)
		pen := l.Fresh()
		pen.Coin(boardkit.Own(box), ink.Ember)
		pen.Picture("argot/icons/movement", boardkit.Own(box).Inset(size*0.2))
		l.OnBoard(stage.Piece{ID: el, Box: box, Depth: depthWay, Look: pen.List, Role: "button", Label: el.Name(), Round: size / 2})
	}
}

// kindNames are the kinds of block as pictures are named.
var kindNames = [...]string{content.Ground: "ground", content.Sea: "sea", content.Air: "air"}
