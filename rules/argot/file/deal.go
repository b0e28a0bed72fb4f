package file

import (
	"math/bits"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// judge notes for every slot which blocks may be dealt into it: all of its kind, or those that no fact
// forbids.
func (d *dealer) judge(strictly bool) {
	for k := range d.count {
		d.allow[k] = 0
		for i := range d.count {
			if sl := &d.slots[k]; d.alike(sl, i) && (!strictly || d.may(sl, i)) {
				d.allow[k] |= 1 << i
			}
		}
	}
	d.squeeze()
	d.guard()
}

// alike reports whether a block is of the kind of a slot.
func (d *dealer) alike(sl *slot, i int) bool {
	kind := d.Kind(d.ids[i])
	switch sl.piece.Status {
	case engine.OnMap:
		return kind == sl.kind
	case engine.Aboard:
		return kind == content.Ground
	}
	return true
}

// may reports whether no fact forbids that a block is in a slot of its kind: where it was set up, how far it went, that
// it fired, that it led an attack (AR-TRN-8).
func (d *dealer) may(sl *slot, i int) bool {
	p, b := &sl.piece, d.ids[i]
	if p.Status != engine.OnMap {
		return true
	}
	start := p.Seen.Start
	if d.Phase == engine.SettingUp && !p.Seen.Stood {
		start = p.At
	} else if !p.Seen.Stood {
		start = atlas.Nowhere
	}
	face := d.Content.Face(b, d.upgraded.Has(b))
	switch {
	case start != atlas.Nowhere && !d.starts[i].Has(start):
		return false
	case int(p.Seen.Farthest) > face.Movement:
		return false
	case p.Seen.Fired && face.Range == 0:
		return false
	}
	return !p.Seen.Alone || !d.Train(b)
}

// squeeze leaves to some slots nothing but trains: of more ground blocks in a location than there is room
// for, some are trains (AR-STK-1). Which, is drawn by lot.
func (d *dealer) squeeze() {
	trains := d.trains()
	var done atlas.Set
	for k := range d.count {
		at := d.slots[k].piece.At
		if !d.standsOn(k, at) || done.Has(at) {
			continue
		}
		done.Add(at)
		var here [content.BlockCount]int
		n := 0
		for j := k; j < d.count; j++ {
			if d.standsOn(j, at) && d.allow[j]&trains != 0 {
				here[n] = j
				n++
			}
		}
		for over := d.over(at); over > 0 && n > 0; over-- {
			i := d.rand.IntN(n)
			d.allow[here[i]] &= trains
			n--
			here[i] = here[n]
		}
	}
}

// guard leaves to one slot of every location that an enemy would take if there were but trains nothing but a
// block that fights (AR-TRN-4). Which, is drawn by lot.
func (d *dealer) guard() {
	trains := d.trains()
	var done atlas.Set
	for k := range d.count {
		at := d.slots[k].piece.At
		if !d.standsOn(k, at) || done.Has(at) {
			continue
		}
		done.Add(at)
		if !d.threatened(at) {
			continue
		}
		var here [content.BlockCount]int
		n := 0
		for j := k; j < d.count; j++ {
			if d.standsOn(j, at) && d.allow[j]&^trains != 0 {
				here[n] = j
				n++
			}
		}
		if n > 0 {
			d.allow[here[d.rand.IntN(n)]] &^= trains
		}
	}
}

// threatened reports whether an enemy ground block stands in a location that no block of the party or a friend
// holds of which the seat sees that it is no train.
func (d *dealer) threatened(at atlas.Place) (enemy bool) {
	for b := range d.In(at) {
		switch p := &d.Pieces[b]; {
		case d.Hostile(p.Party, d.party):
			enemy = enemy || d.Kind(b) == content.Ground && !d.Train(b)
		case d.Kind(b) != content.Ground || p.Party != d.party || d.fixed.Has(b) && !d.Train(b):
			return false
		}
	}
	return enemy
}

// trains are the places in ids of the trains, as bits.
func (d *dealer) trains() (bits uint64) {
	for i := range d.count {
		if d.Train(d.ids[i]) {
			bits |= 1 << i
		}
	}
	return bits
}

// standsOn reports whether a slot is a ground block in a location.
func (d *dealer) standsOn(k int, at atlas.Place) bool {
	sl := &d.slots[k]
	return sl.piece.Status == engine.OnMap && sl.kind == content.Ground && sl.piece.At == at
}

// over is by how many the ground blocks in a location that may be fighters are more than there is room for.
func (d *dealer) over(at atlas.Place) int {
	n := -d.Content.Rules.Stack[content.Ground]
	for k := range d.count {
		if d.standsOn(k, at) {
			n++
		}
	}
	for b := range d.In(at) {
		if d.fixed.Has(b) && d.Kind(b) == content.Ground && !d.Train(b) {
			n++
		}
	}
	return n
}

const none = -1

// match deals a block to every slot, so that all facts are obeyed: by augmenting paths (Kuhn). It is false
// if that cannot be.
func (d *dealer) match() bool {
	var holder [content.BlockCount]int8 // for each place in ids the slot where it is
	for i := range holder {
		holder[i] = none
	}
	for k := range d.count {
		seen := uint64(0)
		if !d.augment(k, &seen, &holder) {
			return false
		}
	}
	for i, k := range holder[:d.count] {
		d.deals[k] = int8(i)
	}
	return true
}

// augment finds a block for a slot, moving others to other slots if need be.
func (d *dealer) augment(k int, seen *uint64, holder *[content.BlockCount]int8) bool {
	for left := d.allow[k] &^ *seen; left != 0; left = d.allow[k] &^ *seen {
		i := bits.TrailingZeros64(left)
		*seen |= 1 << i
		if holder[i] == none || d.augment(int(holder[i]), seen, holder) {
			holder[i] = int8(k)
			return true
		}
	}
	return false
}

// exchanges is how many exchanges for each slot make any deal as likely as any other, nearly.
const exchanges = 12

// exchange lets slots chosen by lot exchange their blocks, wherever the facts allow it.
func (d *dealer) exchange() {
	if d.count < 2 {
		return
	}
	for range exchanges * d.count {
		a, b := d.rand.IntN(d.count), d.rand.IntN(d.count)
		x, y := d.deals[a], d.deals[b]
		if d.allow[a]&(1<<y) != 0 && d.allow[b]&(1<<x) != 0 {
			d.deals[a], d.deals[b] = y, x
		}
	}
}

// carries reports whether the ships, as they were dealt, can carry all who are aboard.
func (d *dealer) carries() bool {
	berths := 0
	for k := range d.count {
		switch d.slots[k].piece.Status {
		case engine.OnMap:
			berths += d.Content.At(d.ids[d.deals[k]]).Ferry
		case engine.Aboard:
			berths--
		}
	}
	for b := range d.fixed.All() {
		if d.Pieces[b].Status == engine.OnMap && !d.Open(b) {
			berths += d.Content.At(b).Ferry
		}
	}
	return berths >= 0
}

// arm puts the blocks where they were dealt, and gives them their strength, cargo its ship.
func (d *dealer) arm() {
	for b := range d.out.All() {
		d.Pieces[b] = d.absent(b)
	}
	group := &d.Movement.Group
	for b := range d.loose.All() {
		group.Remove(b)
	}
	for k := range d.count {
		b := d.ids[d.deals[k]]
		p := &d.Pieces[b]
		*p = d.slots[k].piece
		p.Upgraded = d.upgraded.Has(b)
		p.Strength = d.strength(b)
		if d.slots[k].group {
			group.Add(b)
		}
	}
	for b := range d.fixed.All() {
		if p := &d.Pieces[b]; p.InPlay() && !d.Open(b) {
			p.Strength = d.strength(b)
		}
	}
	for k := range d.count {
		if d.slots[k].piece.Status == engine.Aboard {
			d.stow(d.ids[d.deals[k]])
		}
	}
}

// stow puts a block aboard a ship with room, drawn by lot. It belongs to the activated group with its ship.
func (d *dealer) stow(b content.Block) {
	berths := 0
	for ship := range content.Block(content.BlockCount) {
		berths += d.berths(ship)
	}
	n := d.rand.IntN(max(berths, 1))
	for ship := range content.Block(content.BlockCount) {
		if n -= d.berths(ship); n >= 0 {
			continue
		}
		p := &d.Pieces[b]
		p.Ship, p.At = ship, d.Pieces[ship].At
		if d.Movement.Group.Has(ship) && !p.Has(engine.Boarded) {
			d.Movement.Group.Add(b)
		}
		return
	}
}

// berths is how many more blocks may be aboard a ship; what is aboard a ship in battle lies open.
func (d *dealer) berths(ship content.Block) int {
	if p := &d.Pieces[ship]; p.Party != d.party || p.Status != engine.OnMap || d.Content.At(ship).Ferry == 0 || d.Open(ship) {
		return 0
	}
	return d.Berths(ship)
}
