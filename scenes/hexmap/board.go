package hexmap

import (
	"math"
	"slices"

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
// that it drew last, the odds of the battle that was fought, as it stands and as it stood when it was ordered to be fought on, and of those
// that could be, and the steps that can be restored. It is for one goroutine.
type Board struct {
	plans  [2]ground // of the grounds that were drawn last
	plates [2]*ink.Drawing
	odds   reckoned
	before reckoned
	mends  mended

	assaults assaults
}

// New returns the board.
func New() *Board { return &Board{} }

var (
	_ table.Board  = (*Board)(nil)
	_ table.Shaper = (*Board)(nil)
	_ table.Guide  = (*Board)(nil)
)

// The depths of what lies in the world, from the ground up.
const (
	depthGround = iota
	depthPlace
	depthGate
	depthBehind
	depthFlag
	depthBlock                   // and those above it in a stack
	depthWay   = depthBlock + 20 // and names above it
)

// layout is one plan in the making.
type layout struct {
	boardkit.Layout
	*engine.State
	board   *Board
	grids   [2]grid                    // of both maps
	views   [2]ink.Rect                // where they lie in the world
	battle  bool                       // a fight lies over the board
	clash   clash                      // that fight
	cover   cover                      // what else lies over the board
	zone    atlas.Set                  // where the block may start that is pointed at
	begun   []rules.Element            // what could be clicked before anything was chosen
	later   atlas.Set                  // the places that a choice is clicked on, now or later
	fanned  []ink.Rect                 // what the stacks that are spread take up
	blocks  []ink.Rect                 // where blocks lie
	picked  []ink.Rect                 // where blocks stand that can be picked
	costs   []ink.Rect                 // where it is told what a move costs
	lacking map[content.Block]ink.Rect // where blocks on the maps tell how many steps they lack; nowhere: there is no room
	signs   []ink.Rect                 // where the strengths of gates, the numbers of blocks and the turns of an objective stand
	marching
	restoring []rules.Choice // the steps that one button restores
}

// columnText is the size of text from which on the column at the right folds on narrow screens.
const columnText = 1.4

// Wants says how the screen should be divided while nothing is to be placed or chosen below the board. Day, turn, tokens and objective
// are in sight on narrow screens too, but where the text is so large that the map would have no room left.
func (*Board) Wants(m ink.Metrics, measure ink.Measurer) table.Wants {
	l := &layout{Layout: boardkit.NewLayout(&table.Moment{Metrics: m, Measure: measure})}
	return table.Wants{Panel: l.panelHeight(), Left: table.NoColumn, Column: m.Text < columnText, Tabs: true}
}

// Shape adds a row below the board while things lie there.
func (b *Board) Shape(m table.Moment) table.Wants {
	w := b.Wants(m.Metrics, m.Measure)
	l := b.begin(m)
	if l != nil {
		w.Row = l.stripHeight()
		if len(l.offers()) > 0 {
			w.Row = l.rowHeight()
		}
	}
	switch {
	case l == nil:
	case len(l.restoring) > 0:
		w.Foot = l.restoreHeight(l.Px(200))
	case l.keeps():
		w.Foot = l.keepHeight()
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
	l.strip()
	l.lineups()
	l.restore()
	l.fight()
	l.days()
	l.council()
	l.talk()
	return l.Out
}

func (b *Board) begin(m table.Moment) *layout {
	s, ok := m.State.(*argot.State)
	if !ok {
		return nil
	}
	l := &layout{Layout: boardkit.NewLayout(&m), State: s.State, board: b, lacking: map[content.Block]ink.Rect{}}
	l.foresee()
	l.battle = l.fighting()
	l.cover = l.covered()
	l.zone = l.starts()
	l.restoring = l.restorable()
	l.beginMarch()
	return l
}

// world lays both maps, each as a view of its own: the shore, and far to its right the Undercity.
func (l *layout) world() {
	room := l.Moment.Room.Board.Round()
	if room.Empty() {
		return
	}
	l.Out.Board = slices.Grow(l.Out.Board, l.Map.Here().Len()*3/2) // the places, and at most about half as much on them
	left := 0.0
	for _, of := range [...]atlas.Map{atlas.Overland, atlas.Undercity} {
		if _, _, ok := bounds(l.Map, of); !ok {
			continue
		}
		left = l.lay(of, left, room)
	}
	for _, half := range [...]bool{false, true} { // halves, which reach out, over the hexes beside them
		for p := range l.Map.Here().All() {
			if !l.onTray(p) && half == (l.Map.At(p).Half != atlas.Whole) {
				l.place(p)
			}
		}
	}
	l.perils()
	l.goals()
	l.gates()
	for _, first := range [...]bool{true, false} { // what can be picked lies where it lies whatever is pointed at
		for p := range l.Map.Here().All() {
			if !l.onTray(p) && l.picks(p) == first {
				l.stack(p)
			}
		}
	}
	l.flags()
	l.sides()
	l.odds()
	l.assaults()
	l.overlay()
	l.traces()
	l.route()
	l.names()
	l.reason()
	l.gist()
}

// apart is how far apart the maps lie, in rooms.
const apart = 3

// lay lays the ground of a map into a view that begins at a distance from the left, and returns where the next
// one begins.
func (l *layout) lay(of atlas.Map, left float64, room ink.Rect) float64 {
	g, size := newGrid(l.Map, of, l.radius(of, room), 0)
	view := ink.R(left, 0, math.Max(size.W, room.W), math.Max(size.H, room.H))
	g.x += left + math.Round((view.W-size.W)/2)
	g.y += math.Round((view.H - size.H) / 2)
	l.grids[of], l.views[of] = g, view
	look := l.board.ground(ground{l.Map, of, g, view})
	l.OnBoard(stage.Piece{ID: rules.Element("ground:" + l.Map.MapTitle(of).String()), Box: view, Depth: depthGround, Fixed: true, Look: look})
	l.Out.Views = append(l.Out.Views, table.View{Name: l.Map.MapTitle(of).String(), Box: view})
	l.Out.World = ink.R(0, 0, view.Right(), math.Max(l.Out.World.H, view.H))
	l.Out.Least = math.Max(l.Out.Least, math.Min(1, leastRadius*l.Metrics.MinTarget()/g.radius))
	return view.Right() + apart*math.Max(room.W, room.H)
}

// radius is so large that the map fills the room, and never so small that its halves could not be clicked when
// the camera is near, nor who stands in it and the place beside them.
func (l *layout) radius(of atlas.Map, room ink.Rect) float64 {
	_, size := newGrid(l.Map, of, 1, 0)
	fit := math.Min(room.H/(size.H+rimHexes), room.W/(size.W+rimHexes))
	return math.Max(1.3*l.Metrics.MinTarget(), math.Floor(fit*4)/4)
}

// leastRadius is how small a radius is seen at the least, in targets: a hex between two halves that can be picked, each of which takes a
// target and some from it, and one with a gate on its side or a block in it still have a target left.
const leastRadius = 1.25

// rimHexes is the room about a map that fills its view, in radii.
const rimHexes = 0.5

// ground is the picture of a map, drawn anew only when its plan changes.
func (b *Board) ground(g ground) (look ink.List) {
	at := &b.plates[g.of]
	if *at == nil || b.plans[g.of] != g {
		moved := g
		moved.grid.x, moved.grid.y = g.grid.x-g.view.X, g.grid.y-g.view.Y
		b.plans[g.of], *at = g, &ink.Drawing{List: drawGround(moved), W: g.view.W, H: g.view.H}
	}
	look.Plate(*at, boardkit.Own(g.view))
	return look
}

// gridOf is the grid on which a place lies.
func (l *layout) gridOf(p atlas.Place) grid {
	return l.grids[l.Map.At(p).Map]
}

// quietly is how faint the light is of what can be clicked and is hardly worth it.
const quietly = 0.25

// place lays a location: what can be clicked glows, in ember where it is an attack.
func (l *layout) place(p atlas.Place) {
	at, g := l.Map.At(p), l.gridOf(p)
	el := l.PlaceElement(p)
	hit := l.handle(p)
	var look ink.List
	own := g.box(int(at.Col), int(at.Row)).Shift(-hit.X, -hit.Y)
	if at.Half != atlas.Whole {
		own = g.hit(l.Map, p).Inset(-g.radius*0.15).Shift(-hit.X, -hit.Y)
	}
	switch {
	case l.Hints(el):
		look.Stretch("argot/hex/hinted", own)
	case l.HasChosen(el), p == l.active():
		look.Stretch("argot/hex/selected", own)
	case l.Can(el) && l.Asked == engine.AskMarch && l.EnemyAt(p, engine.PartyOf(l.Asker)), l.Can(el) && l.Asked == engine.AskBattle:
		look.Stretch("argot/hex/ember", own)
	case l.Can(el) && l.Sensible(el):
		look.Stretch("argot/hex/legal", own)
	case l.Can(el):
		look.Stretch("argot/hex/legal", own).Fade = quietly
	case l.aimed[el].Verb != engine.VerbNone:
		look.Stretch("argot/hex/ember", own)
	case l.grouped(el) && l.alone:
		light := "legal"
		if l.EnemyAt(p, engine.PartyOf(l.Asker)) {
			light = "ember"
		}
		look.Stretch("argot/hex/"+light, own)
	case l.grouped(el) && !l.Means(el):
		light := "legal"
		if l.EnemyAt(p, engine.PartyOf(l.Asker)) {
			light = "ember"
		}
		look.Stretch("argot/hex/"+light, own).Fade = 0.4
	case len(l.others[el]) > 0 && l.Hover == el:
		look.Stretch("argot/hex/legal", own)
	case l.lit(el), l.Means(el), l.zone.Has(p):
		look.Stretch("argot/hex/lit", own)
	}
	if l.Hover == el && (l.Can(el) || l.grouped(el)) {
		look.Stretch("argot/hex/lit", own)
	}
	l.cost(p, g.hit(l.Map, p))
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

// gateRim is how much of the picture of a gate, on each side, takes no clicks while locations can be clicked: there they do.
const gateRim = 0.35

// gates lays the fortifications on their hexsides, with the strength that is left; that of a fight stands on its tray.
func (l *layout) gates() {
	places := len(l.groups)+len(l.others) > 0 || slices.ContainsFunc(l.Moment.Next, func(el rules.Element) bool { return el.Kind() == "place" })
	for i, site := range l.Map.Gates() {
		fought := l.battle && l.Map.At(l.clash.place).Gate == atlas.GateIndex(i)
		if !l.Scenario().Gates[i] || !l.Map.Exists(site.Inside) || l.cover == overCouncil || fought {
			continue
		}
		g := l.gridOf(site.Inside)
		m, d := l.gateAt(site)
		el := l.GateElement(atlas.GateIndex(i))
		lit := l.Can(el) || l.Means(el) || slices.Contains(l.Lit, el) || l.aimed[el].Verb != engine.VerbNone
		size, least := g.radius*0.95, (l.Metrics.MinTarget()+1)/l.zoom() // less could not be clicked well
		if lit {
			size = math.Max(size, least)
		}
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
		f := l.legible(ink.SerifBold, size*0.24)
		disc := math.Max(size*0.34, f.Size*1.4)
		shield := boardkit.Around(size*0.5, size*0.5, disc, disc)
		l.signs = append(l.signs, shield.Shift(box.X, box.Y))
		fill := ink.IronDark
		if now.Strength == 0 {
			fill = ink.Oxblood
		}
		strength := l.Fresh() // over the blocks that stand at the gate, but under a spread stack
		plate(strength, boardkit.Own(shield), fill)
		strength.Centred(boardkit.Own(shield), f, ink.Bone, rules.Decimal(float64(now.Strength), 0).String())
		l.OnBoard(stage.Piece{ID: "strength:" + rules.Element(site.ID), Box: shield.Shift(box.X, box.Y), Depth: depthBlock + 8, Look: strength.List, Fixed: true})
		whole := math.Max(0, (size-least)/2)
		inset, depth := math.Min(size*gateRim, whole), depthGate
		switch {
		case lit:
			inset, depth = math.Min(size*0.12, whole), depthWay
		case places:
			inset = size * gateRim
		}
		p := stage.Piece{
			ID: el, Box: box.Inset(inset), Depth: depth, Look: b.List.Shift(-inset, -inset), Role: "place", Label: site.Title().String(),
			Fixed: true, Tip: true, Round: size * 0.3,
		}
		// Where little of a place is left to click, a gate takes none of it.
		if !lit && (l.narrow(site.Inside) || l.narrow(site.Outside)) {
			p.Role, p.Tip = "", false
		}
		l.OnBoard(p)
	}
}

// kindNames are the kinds of block as pictures are named.
var kindNames = [...]string{content.Ground: "ground", content.Sea: "sea", content.Air: "air"}
