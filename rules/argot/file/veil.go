package file

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Veil deals anew, in the match itself, all that a seat cannot know: the cards to come, the dice, and the
// blocks of the other seat with their strengths. What it deals depends on nothing but what the seat sees
// and on the generator, so that matches which look alike to the seat become equal.
//
// Behind the backs that the seat sees stand slots (AR-RUL-70). Which block stands in which slot obeys what is known for
// certain (engine.Seen); so does its strength.
func Veil(s *engine.State, seat rules.Seat, r *rules.Rand) {
	pile := s.Pile[s.Drawn:]
	slices.Sort(pile) // so that the true order does not matter
	rules.Shuffle(r, pile)
	if !s.Options.Open {
		deal(s, seat, r)
		turnBacks(s, seat, r)
	}
	s.Regroups[1-seat] = false
	s.Rng = rules.NewRand(r.Uint64())
	s.Settle()
}

// turnBacks deals the handles of a seat's own blocks anew: it sees their faces, and not by which number the
// other seat knows them, those of lost blocks included.
func turnBacks(s *engine.State, seat rules.Seat, r *rules.Rand) {
	var given [content.BlockCount]uint16
	n := 0
	for i := range s.Pieces {
		p := &s.Pieces[i]
		if engine.SeatOf(p.Party) != seat {
			continue
		}
		p.Handle = 0
		for p.Status == engine.OnMap && (p.Handle == 0 || slices.Contains(given[:n], p.Handle)) {
			p.Handle = uint16(r.IntN(int(s.Handles[seat])) + 1)
		}
		given[n] = p.Handle
		n++
	}
}

// tries is how often blocks are drawn by lot until all facts can be obeyed.
const tries = 200

// deal deals the blocks of the other seat. That it finds no way to obey all facts is an error of the rules:
// then it obeys none but the kinds, and is false.
func deal(s *engine.State, seat rules.Seat, r *rules.Rand) bool {
	var d dealer
	d.State, d.rand, d.party = s, r, engine.PartyOf(1-seat)
	d.collect()
	for range tries {
		d.muster()
		d.judge(true)
		if !d.match() {
			continue
		}
		if d.exchange(); d.carries() {
			d.arm()
			return true
		}
	}
	d.judge(false)
	d.match()
	d.arm()
	return false
}

// slot is where a block may be that the seat cannot see: behind a back on the map, aboard some ship, or still
// to be placed. Piece is what both seats know of it, which does not depend on the block.
type slot struct {
	piece engine.Piece
	kind  content.Kind // of a block on the map
	group bool         // was activated in this movement turn
}

// dealer is the dealing of the blocks of a party.
type dealer struct {
	*engine.State
	rand  *rules.Rand
	party engine.Party

	fixed content.Blocks // the blocks of the party of which the seat knows where they are, lost ones too
	loose content.Blocks // the others in the match
	slots [content.BlockCount]slot
	count int // slots

	out      content.Blocks                    // blocks that are not in the match as it is dealt, though they might be
	upgraded content.Blocks                    // blocks that are dealt their upgraded face
	ids      [content.BlockCount]content.Block // the blocks that are dealt into the slots: as many
	allow    [content.BlockCount]uint64        // for each slot the places in ids that may be dealt there, as bits
	deals    [content.BlockCount]int8          // for each slot the place in ids that is dealt there
	starts   [content.BlockCount]atlas.Set     // for each place in ids where that block may have been set up
}

// collect finds the slots, in an order that does not depend on who is in them, and the blocks that are
// known.
func (d *dealer) collect() {
	for b := range content.Block(content.BlockCount) {
		p := &d.Pieces[b]
		if p.Party != d.party {
			continue
		}
		if p.Status == engine.Eliminated || p.InPlay() && (d.Open(b) || p.Status == engine.OnMap && p.Seen.Known) {
			d.fixed.Add(b)
			continue
		}
		d.loose.Add(b)
		sl := slot{piece: *p, group: d.Movement.Group.Has(b)}
		sl.piece.Strength, sl.piece.Upgraded = 0, false
		if p.Status == engine.OnMap {
			sl.kind = d.Kind(b)
		} else { // whose ship it is, is not seen
			sl.piece.At, sl.piece.Ship, sl.piece.Handle, sl.piece.Seen, sl.group = atlas.Nowhere, content.NoBlock, 0, engine.Seen{}, false
		}
		d.insert(sl)
	}
}

// insert keeps the slots in order: by status, then by handle, location, kind and what
// the block did.
func (d *dealer) insert(sl slot) {
	i := d.count
	for ; i > 0 && sl.before(&d.slots[i-1]); i-- {
		d.slots[i] = d.slots[i-1]
	}
	d.slots[i] = sl
	d.count++
}

func (sl *slot) before(o *slot) bool {
	order := [...][2]int{
		{int(sl.piece.Status), int(o.piece.Status)}, {int(sl.piece.Handle), int(o.piece.Handle)}, {int(sl.piece.At), int(o.piece.At)},
		{int(sl.kind), int(o.kind)}, {int(sl.piece.Flags), int(o.piece.Flags)},
	}
	for _, pair := range order {
		if pair[0] != pair[1] {
			return pair[0] < pair[1]
		}
	}
	return false
}
