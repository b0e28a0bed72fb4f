package file

import (
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// strength draws how strong a block is that the seat cannot see, within what it can know.
func (d *dealer) strength(b content.Block) uint8 {
	low, high := d.bounds(b)
	if low == high {
		return low
	}
	p := &d.Pieces[b]
	likely := low // most blocks are not restored at once
	if p.Seen.Day == 0 {
		likely = high // most were never hurt
	}
	if d.rand.IntN(2) == 0 {
		return likely
	}
	return low + uint8(d.rand.IntN(int(high-low)+1))
}

// bounds is the least and the most strength that a block can have which is not open. Unless it was boarding
// since, what was seen last still holds but for what rally phases have brought: undead rise for certain,
// others may have been restored, trains may have paid. A block that never fought is at full strength.
func (d *dealer) bounds(b content.Block) (low, high uint8) {
	p, face := &d.Pieces[b], d.Face(b)
	full := uint8(face.Strength)
	rallies := d.Rallies(1, 1)
	if p.Seen.Day > 0 {
		rallies = d.Rallies(p.Seen.Day, p.Seen.Turn)
	}
	low, high = full, full
	switch {
	case p.Status == engine.Unplaced:
	case p.Seen.Day > 0:
		low = p.Seen.Strength
		if rallies == 0 {
			high = low
		}
		if face.Has(content.UndeadRestoration) {
			low = uint8(min(int(low)+max(0, rallies-d.PassedOver()), int(full)))
		}
	case !p.Seen.Stood: // it came off a ship, or is aboard
		low = 1
	}
	if d.Train(b) && d.Day > 0 && rallies > 0 {
		low = 1
	}
	return low, high
}
