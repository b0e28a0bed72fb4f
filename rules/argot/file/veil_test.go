package file

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

func veiled(s *engine.State, seat rules.Seat, seed uint64) *engine.State {
	v := s.Clone()
	r := rules.NewRand(seed)
	Veil(v, seat, &r)
	return v
}

func TestAlikeWorldsAreVeiledAlike(t *testing.T) {
	// AR-INV-15: what is dealt depends on nothing that the seat cannot know; what it knows stays, and the
	// dealt match is one that could be.
	positions, changed := 0, 0
	wander(t, 8, func(s *engine.State, r *rules.Rand) {
		if r.IntN(9) > 0 {
			return
		}
		positions++
		for seat := range rules.Seat(engine.Seats) {
			seed := r.Uint64()
			a := veiled(s, seat, seed)
			b := veiled(veiled(s, seat, r.Uint64()), seat, seed)
			if line := differ(written1(t, a), written1(t, b)); line != "" {
				t.Fatalf("two worlds that look alike to seat %d differ when they are veiled: %s\nasked %s of %d", seat, line, s.Asked, s.Asker)
			}
			if err := Check("argot", a); err != nil {
				t.Fatalf("veiled for seat %d: %v (asked %s of %d)", seat, err, s.Asked, s.Asker)
			}
			if line := differ(seenBy(s, seat), seenBy(a, seat)); line != "" {
				t.Fatalf("veiled for seat %d it looks different: %s (asked %s of %d)", seat, line, s.Asked, s.Asker)
			}
			if s.Asked != engine.AskNothing && s.Asker == seat && !slices.Equal(s.Decision().Choices, a.Decision().Choices) {
				t.Fatalf("veiled for seat %d it has other choices at %s:\n%v\n%v", seat, s.Asked, s.Decision().Choices, a.Decision().Choices)
			}
			if a.Asked != engine.AskNothing && a.Decision().Over() {
				t.Fatalf("veiled for seat %d nothing can be answered at %s", seat, s.Asked)
			}
			if line := differ(written1(t, s), written1(t, a)); line != "" {
				changed++
			}
			restored(t, written1(t, a))
		}
	})
	t.Logf("%d positions, %d of the veiled worlds are others", positions, changed)
}

// seenBy is all that a seat sees of a match (ledger 2.3), as a text.
func seenBy(s *engine.State, seat rules.Seat) string {
	v := s.Clone()
	w := &writer{v}
	v.Rng = rules.Rand{}
	slices.Sort(v.Pile[v.Drawn:])
	for i := range v.Pieces {
		p, b := &v.Pieces[i], content.Block(i)
		if p.Party != engine.PartyOf(1-seat) || p.Status == engine.Eliminated || s.Open(b) {
			continue
		}
		*p = engine.Absent()
	}
	v.Movement.Group = content.Blocks{}
	out := w.match()
	var backs []string
	for i := range s.Pieces {
		p, b := &s.Pieces[i], content.Block(i)
		if p.Party == engine.PartyOf(1-seat) && p.Status == engine.OnMap && !s.Open(b) {
			line := string(engine.BackElement(1-seat, p.Handle)) + " " + s.Map.At(p.At).ID + " " + s.Kind(b).ID()
			if p.Entry != atlas.NoSide {
				line += " " + s.Map.SideID(p.Entry)
			}
			if p.Seen.Known {
				line += " " + s.Content.At(b).ID
			}
			for f, word := range flagWords {
				if p.Has(1 << f) {
					line += " " + word
				}
			}
			backs = append(backs, line)
		}
	}
	slices.Sort(backs)
	text := ""
	for _, line := range backs {
		text += line + "\n"
	}
	out.Blocks = slices.DeleteFunc(out.Blocks, func(b blockJSON) bool {
		return b.Status == "removed" || b.Status == "unplaced" && b.Party != seatWords[seat]
	})
	v.Council = engine.Council{}
	for _, b := range out.Blocks {
		text += b.ID + " " + b.Party + " " + b.Status + " " + b.At + " " + string(rune('0'+b.Strength)) + "\n"
	}
	text += out.Phase + " " + out.Question + " " + out.Asked
	for _, f := range out.Stack {
		text += " " + f.Kind + " " + f.Place
	}
	return text
}

func TestTheTrueWorldIsAllowed(t *testing.T) {
	// What is known of a block never forbids what it is, nor its strength.
	wander(t, 8, func(s *engine.State, r *rules.Rand) {
		if r.IntN(5) > 0 {
			return
		}
		for seat := range rules.Seat(engine.Seats) {
			d := dealer{State: s, rand: r, party: engine.PartyOf(1 - seat)}
			d.collect()
			n := 0
			for b := d.loose.Next(0); b != content.NoBlock; b = d.loose.Next(b + 1) {
				d.ids[n], d.starts[n] = b, d.MayStart(b)
				if s.Pieces[b].Upgraded {
					d.upgraded.Add(b)
				}
				n++
			}
			for i, b := range d.ids[:n] {
				p := s.Pieces[b]
				sl := slot{piece: p, kind: s.Kind(b)}
				if !d.alike(&sl, i) || !d.may(&sl, i) {
					t.Fatalf("%s cannot be where it is, at %s: %+v", s.Content.At(b).ID, s.Map.At(p.At).ID, p)
				}
			}
			for b := range content.Block(content.BlockCount) {
				if p := &s.Pieces[b]; p.Party == d.party && (p.InPlay() || p.Status == engine.Unplaced) && !s.Open(b) {
					if low, high := d.bounds(b); p.Strength < low || p.Strength > high {
						t.Fatalf("%s has %d steps, not %d to %d: %+v on day %d, turn %d, phase %d", s.Content.At(b).ID, p.Strength, low, high, *p, s.Day, s.Turn, s.Phase)
					}
				}
			}
			c := s.Clone()
			q := rules.NewRand(r.Uint64())
			if !deal(c, seat, &q) {
				t.Fatalf("no way was found to deal the blocks for seat %d at %s", seat, s.Asked)
			}
		}
	})
}

// AR-TRN-4, AR-RUL-71: no dealt world has only trains where an enemy stands, be it one block or several; elsewhere
// trains are dealt.
func TestTrainsAreDealtWithAGuard(t *testing.T) {
	s := until(t, fresh(t, 1, 2), engine.AskGroup, engine.Mineos, 3)
	at := func(id, place string) {
		b, _ := s.Content.Find(id)
		p, ok := s.Map.Find(place)
		if !ok {
			t.Fatalf("no place %s", place)
		}
		piece := &s.Pieces[b]
		piece.At, piece.Status, piece.Ship, piece.Flags, piece.Seen = p, engine.OnMap, content.NoBlock, 0, engine.Seen{}
		if piece.Handle == 0 {
			s.Handles[piece.Party]++
			piece.Handle = s.Handles[piece.Party]
		}
	}
	for _, held := range [][]string{{"ar01"}, {"ar01", "ar02"}, {"ar01", "ar17", "ar18"}} {
		for _, id := range held {
			at(id, "1403")
		}
		at("mi10", "1403")
		s.Settle()
		p, _ := s.Map.Find("1403")
		trains := 0
		for seed := range uint64(300) {
			v := veiled(s, engine.Mineos, seed)
			guard := false
			for b := range v.In(p) {
				guard = guard || v.Pieces[b].Party == content.Argot && !v.Train(b)
				if v.Train(b) {
					trains++
				}
			}
			if !guard {
				t.Fatalf("%v: in world %d only trains stand with the enemy", held, seed)
			}
		}
		if (trains == 0) != (len(held) == 1) {
			t.Errorf("%v: trains were dealt there %d times", held, trains)
		}
	}
}
