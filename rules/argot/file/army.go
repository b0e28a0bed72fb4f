package file

import (
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// muster draws by lot which blocks the army consists of, as far as the seat cannot know it: whom the war
// council has taken in and out, which trains it has bought and which blocks upgraded. How many, both know
// from what was paid.
func (d *dealer) muster() {
	in := d.loose
	d.out, d.upgraded = content.Blocks{}, content.Blocks{}
	if d.party == content.Argot {
		d.swap(&in)
		for _, army := range [...]content.Army{content.NistoraPool, content.ZulonBand, content.BoughtTrains} {
			d.choose(army, &in)
		}
		d.upgrade()
	}
	n := 0
	for b := in.Next(0); b != content.NoBlock; b = in.Next(b + 1) {
		d.ids[n], d.starts[n] = b, d.MayStart(b)
		n++
	}
	if n != d.count {
		panic("argot: as many blocks as slots are dealt")
	}
}

// swap draws who was swapped out for the block that the council could take in, if anybody was (AR-ARM-10).
func (d *dealer) swap(in *content.Blocks) {
	comer := d.Swapped()
	if comer == content.NoBlock {
		return
	}
	var could content.Blocks
	for b := range content.Block(content.BlockCount) {
		if d.Swappable(b) && !d.fixed.Has(b) {
			could.Add(b)
			in.Add(b)
		}
	}
	known := d.fixed.Has(comer)
	swapped := d.rand.IntN(2) == 0
	goer := d.one(&could)
	switch {
	case goer == content.NoBlock || !known && !swapped:
		in.Remove(comer)
		d.out.Add(comer)
	default:
		in.Remove(goer)
		d.out.Add(goer)
		if !known {
			in.Add(comer)
		}
	}
}

// choose draws which blocks of an army Argot has chosen: as many as it has (AR-ARM-8, AR-ARM-9, AR-ARM-11).
func (d *dealer) choose(army content.Army, in *content.Blocks) {
	n := 0
	var could content.Blocks
	for b := range d.Content.Army(army).All() {
		if p := &d.Pieces[b]; d.fixed.Has(b) || p.Party != d.party && p.Party != engine.NoParty {
			continue
		}
		could.Add(b)
		if in.Has(b) {
			in.Remove(b)
			n++
		}
	}
	if n == 0 {
		return
	}
	for range n {
		b := d.one(&could)
		could.Remove(b)
		in.Add(b)
	}
	for b := range could.All() {
		d.out.Add(b)
	}
}

// upgrade draws which blocks were upgraded: as many as were (AR-ARM-11).
func (d *dealer) upgrade() {
	n := 0
	var could content.Blocks
	for b := range content.Block(content.BlockCount) {
		p := &d.Pieces[b]
		if !d.Content.At(b).Upgradable || d.fixed.Has(b) || p.Party != content.Argot && !d.out.Has(b) && !d.Swappable(b) {
			continue
		}
		could.Add(b)
		if p.Upgraded {
			n++
		}
	}
	for range n {
		b := d.one(&could)
		could.Remove(b)
		d.upgraded.Add(b)
	}
}

// one is a block of a set, drawn by lot; NoBlock of an empty one.
func (d *dealer) one(of *content.Blocks) content.Block {
	if of.Empty() {
		return content.NoBlock
	}
	b := of.Next(0)
	for range d.rand.IntN(of.Len()) {
		b = of.Next(b + 1)
	}
	return b
}

// absent is a block that is not in the match: while the council sits, allies that it may still choose are at
// hand.
func (d *dealer) absent(b content.Block) engine.Piece {
	p := engine.Absent()
	p.Upgraded = d.upgraded.Has(b)
	army := d.Content.At(b).Army
	if d.Phase == engine.WarCouncil && (army == content.NistoraPool || army == content.ZulonBand) {
		p.Status, p.Strength = engine.Unplaced, uint8(d.Content.Face(b, false).Strength)
	}
	return p
}
