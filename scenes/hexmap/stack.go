package hexmap

import (
	"maps"
	"math"
	"slices"
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

// stack lays the blocks of a place, the later ones upward to the right, with their number; what is under
// the pointer or was chosen fans out.
func (l *layout) stack(p atlas.Place) {
	var blocks []content.Block
	for b := range l.In(p) {
		if !l.battle || !l.clash.shot || b != l.clash.by { // it lies on the tray
			blocks = append(blocks, b)
		}
	}
	if len(blocks) == 0 {
		return
	}
	l.contested(p)
	for _, b := range blocks {
		for on := range l.Cargo(b) {
			if l.offered(l.element(on)) {
				blocks = append(blocks, on) // it can go ashore
			}
		}
	}
	// Backs lie in the order of their numbers on the back, which tells nothing of the faces.
	sortBacks(l, blocks)
	target := l.asked(p)
	if target || l.several() { // those that can be clicked beside the place come first
		slices.SortStableFunc(blocks, func(a, b content.Block) int { return l.rank(a) - l.rank(b) })
	}
	f := l.formation(p, blocks)
	if f.spread {
		l.fanned = append(l.fanned, f.ground())
	}
	l.hold(p, blocks, f)
	l.tray(p, f)
	for i, b := range blocks {
		l.lacks(b, f.box(i))
	}
	for i, b := range blocks {
		box := f.box(i)
		l.blocks = append(l.blocks, box)
		if l.offered(l.element(b)) {
			l.picked = append(l.picked, box)
		}
		l.figured(b, box)
		depth := depthBlock + i
		switch {
		case i >= f.row:
			depth = depthBehind
		case f.spread:
			depth += 10
		case l.offered(l.element(b)):
			depth = depthBlock + 8 // over the stacks of places that cannot be picked from
		}
		piece := l.piece(b, box, depth)
		if !l.offered(piece.ID) {
			l.stands(p, &piece, f)
		}
		l.OnBoard(piece)
		if f.spread && i < f.row {
			piece.Depth = depthWay - 1 // nor does a block in the line below lie over them
		}
		l.coins(piece, b, l.OnBoard)
		l.cargo(b, box, depth)
	}
	if len(blocks) > 1 && !f.spread {
		l.count(p, blocks, f.box(len(blocks)-1))
	}
}

// heap is what so many blocks of a place take up that lie on each other.
func (l *layout) heap(p atlas.Place, blocks int) ink.Rect {
	m, size, n := l.gridOf(p).place(l.Map, p), l.blockSize(p), float64(blocks-1)
	return boardkit.Around(m.X, m.Y-size*0.02, size*(1+0.17*n), size*(1+0.13*n))
}

// count says on the last block of a stack how many there are: of each camp, where enemies share the place.
func (l *layout) count(p atlas.Place, blocks []content.Block, last ink.Rect) {
	n := map[engine.Party]int{}
	for _, b := range blocks {
		n[l.Camp(l.Pieces[b].Party)]++
	}
	size := last.W
	f := l.legible(ink.SansBold, size*0.24)
	side := math.Max(size*0.36, f.Size*1.45)
	all := float64(len(n)-1) * 1.05 * side
	badge := ink.R(last.X+size*0.94-side/2-all, last.Y+size*0.92-side/2, side+all, side)
	badge = l.clear(badge, size)
	badge.X, badge.W = badge.X+all, side
	for _, camp := range slices.Backward(slices.Sorted(maps.Keys(n))) {
		fill := ink.OakDark
		if len(n) > 1 {
			fill = campColors[camp]
		}
		pen := l.Fresh()
		own := boardkit.Own(badge)
		pen.Coin(own, fill)
		pen.Centred(own, f, ink.Bone, strconv.Itoa(n[camp]))
		piece := stage.Piece{ID: rules.Element("count:" + l.Map.At(p).ID + "/" + camp.ID()), Box: badge, Depth: depthBlock + 9, Look: pen.List, Fixed: true,
			Label: rules.Count(n[camp], "%d block stands here.", "%d blocks stand here.").String()}
		if l.Mode != table.Asking || l.asked(p) && !l.over(p, badge) { // else a click there is for whom it lies on
			piece.Tip, piece.For = true, l.PlaceElement(p)
		}
		l.OnBoard(piece)
		l.signs = append(l.signs, badge)
		badge.X -= badge.W * 1.05
	}
}

// campColors are what the numbers of blocks stand on where enemies share a place.
var campColors = [content.PartyCount]ink.Color{
	content.Argot: ink.Lapis, content.Mineos: ink.Oxblood, content.Hespero: ink.Violet, content.Bargainer: ink.Moss, content.Zulon: ink.Verdigris,
}

// formation is how the blocks of a place stand.
type formation struct {
	first  ink.Rect
	dx, dy float64 // from each to the next
	spread bool    // side by side, not on each other
	looked bool    // spread since it is pointed at, not to be picked from
	row    int     // how many of them there are room for; the others stand behind the last one
	aside  bool    // they lie away from their place, so as not to lie on what else can be clicked
	line   int     // how many of them lie side by side, the others in lines below; 0: all
}

func (f formation) box(i int) ink.Rect {
	i = min(i, f.row-1)
	if f.line > 0 {
		return f.first.Shift(f.dx*float64(i%f.line), f.dx*float64(i/f.line))
	}
	n := float64(i)
	return f.first.Shift(f.dx*n, f.dy*n)
}

// A block is at least so many points wide on the screen.
const leastBlock = 28

// magnified is how many times the least size the blocks of a stack have that is only pointed at, and sideBySide how many can
// be clicked on a place without being smaller than that.
const (
	magnified   = 1.6
	sideBySide  = 2
	mostCrowded = 6 // of them can be clicked on a place, in two lines
)

// least is the least size of a block, in pixels of the world.
func (l *layout) least() float64 {
	const points = 24 // of Metrics.MinTarget
	return l.Metrics.MinTarget() / points * leastBlock / l.zoom()
}

// blockSize is how large the blocks of a place are.
func (l *layout) blockSize(p atlas.Place) float64 {
	size := l.gridOf(p).radius * 1.08
	if l.Map.At(p).Half != atlas.Whole {
		size *= 0.52
	}
	return math.Max(size, l.least())
}

// rank puts what can be clicked before what cannot.
func (l *layout) rank(b content.Block) int {
	if l.offered(l.element(b)) {
		return 0
	}
	return 1
}

// picks reports whether a block that stands in a place, or is aboard there, can be picked.
func (l *layout) picks(p atlas.Place) bool {
	for b := range l.In(p) {
		if l.offered(l.element(b)) {
			return true
		}
		for on := range l.Cargo(b) {
			if l.offered(l.element(on)) {
				return true
			}
		}
	}
	return false
}

// formation is how the blocks of a place stand: spread where they are asked about or looked at, the latter only where that covers
// none of the former.
func (l *layout) formation(p atlas.Place, blocks []content.Block) formation {
	spread := l.fans(p, blocks) && len(blocks) > 1
	f := l.formed(p, blocks, spread)
	if spread && l.behind(blocks) == len(blocks) && slices.ContainsFunc(slices.Concat(l.fanned, l.picked), f.ground().Overlaps) {
		return l.formed(p, blocks, false)
	}
	return f
}

// formed stacks the blocks of a place upward to the right, or spreads them. Where both the place and blocks
// in it can be clicked, they stand small in its upper part.
func (l *layout) formed(p atlas.Place, blocks []content.Block, spread bool) (f formation) {
	g := l.gridOf(p)
	m := g.place(l.Map, p)
	f.row = len(blocks)
	size := l.blockSize(p)
	f.spread = spread
	f.dx, f.dy = size*0.17, -size*0.13
	middle := m.Y + size*0.48
	if f.spread {
		f.dx, f.dy = size*1.04, 0
		asks := l.behind(blocks) < len(blocks)
		switch {
		case !asks:
			f.looked = true
			size = math.Max(size, magnified*l.least())
			f.dx = size * 1.04
			lines := math.Round(math.Sqrt(float64(f.row)))
			f.line = int(math.Ceil(float64(f.row) / lines))
			middle = m.Y + size - (size+f.dx*(lines-1))/2
		case l.offered(l.PlaceElement(p)) || l.several() && !l.roomy(p, blocks):
			size = l.crowd(p, blocks, &f)
			if middle = l.halfway(p); f.line > 0 {
				middle = m.Y + size/2 - f.dx/2
			}
		}
	}
	n := float64(f.row)
	if f.line > 0 {
		n = float64(f.line)
	}
	middle -= f.dy * (n - 1) / 2
	x := m.X - size/2 - f.dx*(n-1)/2
	view := l.views[l.Map.At(p).Map]
	x = math.Max(view.X, math.Min(x, view.Right()-size-f.dx*(n-1)))
	f.first = ink.R(x, middle-size, size, size)
	if len(blocks) == 1 && l.hides(p, blocks[0], f.first) {
		f.first = l.raised(p)
		l.dodges(p, &f)
	}
	if f.looked {
		f.first.Y = math.Max(view.Y, math.Min(f.first.Y, view.Bottom()-f.ground().H))
		l.goes(p, &f, l.looking(p, len(blocks)), beside)
	}
	if f.spread && f.row == len(blocks) && slices.ContainsFunc(blocks, func(b content.Block) bool { return l.offered(l.element(b)) }) {
		l.aside(p, &f)
	}
	if f.spread && f.row < len(blocks) {
		l.dodges(p, &f)
	}
	return f
}

// roomy reports whether the blocks of a place can be spread beside it at their size, on nothing that can be clicked and on no
// other stack.
func (l *layout) roomy(p atlas.Place, blocks []content.Block) bool {
	f := l.abreast(p, len(blocks))
	if !l.moves(p, &f, l.taken(p), farthest) || f.first.W < l.blockSize(p) {
		return false
	}
	return f.ground().Middle().Minus(l.gridOf(p).place(l.Map, p)).Length() <= nearby*l.gridOf(p).radius
}

// nearby is how far from their place, in radii, blocks are spread at their size.
const nearby = 2.5

// abreast is a formation of so many blocks of a place side by side, in the middle of it.
func (l *layout) abreast(p atlas.Place, n int) formation {
	m, size := l.gridOf(p).place(l.Map, p), l.blockSize(p)
	f := formation{dx: size * 1.04, spread: true, row: n}
	f.first = ink.R(m.X-size/2-f.dx*float64(n-1)/2, m.Y-size*0.52, size, size)
	return f
}

// sortBacks puts the blocks of a place in an order that tells nothing hidden: open ones by their numbers,
// then backs by theirs.
func sortBacks(l *layout, blocks []content.Block) {
	less := func(a, b content.Block) bool {
		oa, ob := l.open(a), l.open(b)
		switch {
		case oa != ob:
			return oa
		case oa:
			return a < b
		}
		return l.Pieces[a].Handle < l.Pieces[b].Handle
	}
	for i := range blocks {
		for k := i; k > 0 && less(blocks[k], blocks[k-1]); k-- {
			blocks[k], blocks[k-1] = blocks[k-1], blocks[k]
		}
	}
}

// several reports whether places or blocks of more than one place can be clicked: then none may spread over its
// neighbours.
func (l *layout) several() bool {
	at := atlas.Nowhere
	for _, el := range l.begun {
		if el.Kind() == "place" {
			return true
		}
		b, ok := l.Content.Find(el.Name())
		if !ok || el.Kind() != "block" || !l.Pieces[b].InPlay() {
			continue
		}
		if at != atlas.Nowhere && at != l.Pieces[b].At {
			return true
		}
		at = l.Pieces[b].At
	}
	return false
}

// behind is how many blocks of a place cannot be clicked themselves.
func (l *layout) behind(blocks []content.Block) (n int) {
	for _, b := range blocks {
		n += l.rank(b)
	}
	return n
}

// cargo lays the blocks aboard a ship on its deck, for those who may see them, but for those that can be
// clicked: they stand beside it.
func (l *layout) cargo(ship content.Block, box ink.Rect, depth int) {
	if !l.open(ship) {
		return
	}
	size := box.W * 0.42
	x := box.X + size*0.05
	for b := range l.Cargo(ship) {
		if !l.open(b) || l.offered(l.element(b)) {
			continue
		}
		piece := l.piece(b, ink.R(x, box.Y-size*0.3, size, size), depth)
		if l.Can(l.element(ship)) || l.Can(l.PlaceElement(l.Pieces[ship].At)) {
			piece.Role, piece.Tip = "", false
		}
		l.OnBoard(piece)
		l.coins(piece, b, l.OnBoard)
		x += size * 0.9
	}
}
