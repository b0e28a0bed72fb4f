package hexmap

import (
	"math"
	"slices"
	"strconv"

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

// threatens is how many hits a block that can act may expect of its attack, if it can make one.
func (l *layout) threatens(b content.Block) (hits rules.Text, ok bool) {
	if l.Mode != table.Asking || l.Asked != engine.AskAction {
		return rules.Text{}, false
	}
	for _, c := range l.State.Decision().Choices {
		if c.Verb == engine.Attack && content.Block(c.Args[0]) == b {
			return l.averages(b, engine.AtBlocks, false), true
		}
	}
	return rules.Text{}, false
}

// struck reports whether a block can be hit by the attack that is asked about: of the block that was chosen, or of any that
// can act now.
func (l *layout) struck(b content.Block) bool {
	if l.Mode != table.Asking || l.Asked != engine.AskAction || !l.Hostile(l.Pieces[b].Party, engine.PartyOf(l.Asker)) {
		return false
	}
	for _, c := range l.Choices {
		if by := content.Block(c.Args[0]); (c.Verb == engine.Attack || c.Verb == engine.Berserk && engine.Aim(c.Args[1]) == engine.AtBlocks) && l.CanTarget(by, b) {
			return true
		}
	}
	return false
}

// bears is how many hits a block takes until it is lost (AR-ABI-5).
func (l *layout) bears(b content.Block) int {
	n := l.steps(b)
	if l.Has(b, content.Resilient) && !l.Pieces[b].Has(engine.ResilientHit) {
		n++
	}
	return n
}

// prices reports whether a step of a block can be paid for now, by who looks.
func (l *layout) prices(b content.Block) bool {
	return l.Mode == table.Asking && l.Asked == engine.AskRestoring && l.Can(l.BlockElement(b))
}

// What a block shows in its corners, in parts of its own width: smaller and farther out where its figures stand in between.
const (
	priceSide, priceOut, smallPrice = 0.38, 0.14, 0.34
	woundSide, woundOut             = 0.36, 0.1
	smallWound, smallWoundOut       = 0.3, 0.14
)

// priceBox is where a block tells what a step costs: above its letter.
func (l *layout) priceBox(box ink.Rect) ink.Rect {
	side := box.W * priceSide
	if l.showsFigures(box) {
		side = box.W * smallPrice
	}
	return ink.R(box.Right()-side+box.W*priceOut*0.7, box.Y-box.H*priceOut, side, side)
}

// woundBox is where a block tells how many steps it lacks: below its figures.
func (l *layout) woundBox(box ink.Rect) ink.Rect {
	side, out := box.W*woundSide, woundOut
	if l.showsFigures(box) {
		side, out = box.W*smallWound, smallWoundOut
	}
	side = math.Min(side, largestWound*l.Metrics.MinTarget())
	return ink.R(box.X-box.W*out, box.Bottom()-side+box.H*out, side, side)
}

// freeWound is where a block on a map tells how many steps it lacks: up its left edge, as near to the corner as it lies on no other
// number; nowhere if it would lie on one everywhere, as its face tells its steps too.
func (l *layout) freeWound(box ink.Rect) ink.Rect {
	const places = 8
	corner := l.woundBox(box)
	up := math.Max(0, corner.Y-box.Y) / places
	for n := range places + 1 {
		if at := corner.Shift(0, -up*float64(n)); !slices.ContainsFunc(l.signs, at.Overlaps) {
			return at
		}
	}
	return ink.Rect{}
}

// price shows in the upper corner of a block what a step costs (AR-BLK-7).
func (l *layout) price(pen *boardkit.Pen, box ink.Rect, b content.Block) {
	at := l.priceBox(box)
	side := at.W
	pen.Coin(at, ink.OakDark)
	pen.Picture("argot/icons/cost", at.Inset(side*0.12)).Fade = 0.7
	pen.Centred(at, ink.Font{Face: ink.SansBold, Size: side * 0.68}, ink.GoldLight, strconv.Itoa(l.Face(b).Cost))
}

// coins lays what stands in the corners of a block on it and on what frames it: how many steps it lacks, what one costs, and that it
// ignores no more hits.
func (l *layout) coins(block stage.Piece, b content.Block, lay func(stage.Piece)) {
	wounded, priced, bared := l.wounded(b), l.prices(b), l.bared(b)
	if at, onMap := l.lacking[b]; wounded && onMap {
		wounded = false
		if !at.Empty() {
			pen := l.Fresh()
			l.wound(pen, boardkit.Own(at), l.Face(b).Strength-l.steps(b))
			lay(stage.Piece{ID: "wound:" + rules.Element(block.ID.Name()), Box: at, Depth: block.Depth, Look: pen.List, Via: block.Via})
		}
	}
	if !wounded && !priced && !bared {
		return
	}
	pen, rim := l.Fresh(), math.Ceil(block.Box.W*priceOut)
	box, own := block.Box.Inset(-rim), ink.R(rim, rim, block.Box.W, block.Box.H)
	if wounded {
		l.wound(pen, l.woundBox(own), l.Face(b).Strength-l.steps(b))
	}
	if priced {
		l.price(pen, own, b)
	}
	if bared {
		l.bare(pen, own)
	}
	lay(stage.Piece{ID: "coins:" + rules.Element(block.ID.Name()), Box: box, Depth: block.Depth, Look: pen.List, Via: block.Via})
}

// bared reports whether a block has ignored its first hit of the combats of this turn, so that the next one costs it a step (AR-ABI-5).
func (l *layout) bared(b content.Block) bool {
	return l.Phase == engine.CombatPhase && l.open(b) && l.Pieces[b].Has(engine.ResilientHit)
}

// bare strikes out in the upper left corner of a block that it ignores a hit.
func (l *layout) bare(pen *boardkit.Pen, box ink.Rect) {
	at := l.bareBox(box)
	pen.Coin(at, ink.OakDark)
	pen.Picture("argot/abilities/resilient", at.Inset(at.W*0.16))
	in := at.Inset(at.W * 0.2)
	pen.List.Line(in.X, in.Bottom(), in.Right(), in.Y, math.Max(2, at.W*0.12), ink.Ember)
}

// bareBox is where a block shows that its ignored hit is used: above its figures, where no step and no letter stands.
func (l *layout) bareBox(box ink.Rect) ink.Rect {
	side := math.Min(box.W*smallWound, largestWound*l.Metrics.MinTarget())
	return ink.R(box.X-box.W*priceOut*0.7, box.Y-box.H*priceOut*0.7, side, side)
}

// wounded reports whether a block has fewer steps than it can have, as far as the viewer sees its face. What a train carries
// is no wound, nor is what undead lacked when they were seen last: they have regained it since (AR-ABI-1).
func (l *layout) wounded(b content.Block) bool {
	if !l.seen(b) && l.Has(b, content.UndeadRestoration) {
		return false
	}
	return l.open(b) && l.Pieces[b].InPlay() && !l.Train(b) && l.steps(b) < l.Face(b).Strength
}

// largestWound is how large the number of lost steps is at most, in least sizes of what can be clicked.
const largestWound = 1.25

// wound shows how many of its steps a block has lost.
func (l *layout) wound(pen *boardkit.Pen, at ink.Rect, lost int) {
	pen.Coin(at, ink.OxbloodDark)
	pen.Centred(at, ink.Font{Face: ink.SansBold, Size: at.W * 0.6}, ink.Bone, rules.T("%+d", -lost).String())
}

// odds writes on each place that the block which fires can hit how likely it is to hit anything there (AR-RNG-4).
func (l *layout) odds() {
	if l.Mode != table.Asking || l.Asked != engine.AskBombardment || l.Asker != l.Viewer {
		return
	}
	by := l.only(engine.CeaseFire)
	if len(l.Chosen) > 0 {
		by, _ = l.Content.Find(l.Chosen[0].Name())
	}
	if by == content.NoBlock {
		return
	}
	type target struct {
		at   atlas.Place
		gate bool
	}
	told := map[target]rules.Text{}
	for _, c := range l.State.Decision().Choices {
		to := target{atlas.Place(c.Args[1]), int(c.Args[2]) == engine.GateTarget}
		if _, known := told[to]; known || c.Verb != engine.Bombard || content.Block(c.Args[0]) != by {
			continue
		}
		if preview, ok := words.Preview(l.State, c); ok && preview.HasChance {
			told[to] = rules.T("%s to hit", rules.Percent(preview.Chance))
		}
	}
	gates := l.Map.Gates()
	for _, site := range gates { // no chance lies on a gate that is a target
		if _, ok := told[target{site.Inside, true}]; ok {
			m, _ := l.gateAt(site)
			l.signs = append(l.signs, m.Around(0.7*l.gridOf(site.Inside).radius, 0.7*l.gridOf(site.Inside).radius))
		}
	}
	for i, site := range gates {
		if chance, ok := told[target{site.Inside, true}]; ok {
			m, _ := l.gateAt(site)
			r := l.gridOf(site.Inside).radius
			l.chanceAt(rules.Element("chance:"+l.GateElement(atlas.GateIndex(i)).Name()), m.Minus(ink.P(0, 0.6*r)), r, chance, 0.22)
		}
	}
	for p := range atlas.Place(l.Map.Len()) {
		if chance, ok := told[target{p, false}]; ok {
			l.chance(p, chance, 0.22)
		}
	}
}

// chance writes a chance over a place, in type of a part of its radius, where it hides no strength of a gate, no number of blocks
// and no cost.
func (l *layout) chance(p atlas.Place, chance rules.Text, part float64) {
	r, m := l.gridOf(p).radius, l.gridOf(p).place(l.Map, p)
	l.chanceAt(rules.Element("chance:"+l.Map.At(p).ID), m.Minus(ink.P(0, 0.62*r)), r, chance, part)
}

// chanceAt is the same about a point of a map with hexes of a radius.
func (l *layout) chanceAt(id rules.Element, m stage.Point, r float64, chance rules.Text, part float64) {
	f := l.legible(ink.SansBold, math.Max(r*part, l.Font(ink.SansBold, 15).Size/l.zoom()))
	pen := l.Fresh()
	w, h := math.Ceil(pen.Width(f, chance.String())+f.Size), math.Ceil(pen.Line(f)*1.1)
	box := boardkit.Around(m.X, m.Y, w, h)
	box = l.clear(box, 1.5*r)
	own := boardkit.Own(box)
	pen.Inked(own, ink.ParchmentLight, math.Max(1, r*0.03), h/2)
	pen.Write(own, f, ink.OxbloodDark, chance.String()).Across = ink.Middle
	l.signs = append(l.signs, box)
	l.OnBoard(stage.Piece{ID: id, Box: box, Depth: depthWay + 3, Look: pen.List, Fixed: true})
}
