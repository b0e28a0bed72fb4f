package file

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// siege is the first movement turn of the full siege.
func siege(t testing.TB, seed uint64) *engine.State {
	t.Helper()
	return until(t, fresh(t, 1, seed), engine.AskGroup, engine.Mineos, seed)
}

// at is the block behind a back.
func at(s *engine.State, party engine.Party, handle uint16) content.Block {
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Status == engine.OnMap && p.Party == party && p.Handle == handle {
			return b
		}
	}
	return content.NoBlock
}

func TestFactsAreObeyed(t *testing.T) {
	// AR-RUL-70: each fact that a seat has of a back holds in every world that is dealt to it.
	s := siege(t, 4)
	find := func(id string) *engine.Piece {
		b, _ := s.Content.Find(id)
		return &s.Pieces[b]
	}
	find("ar06").Seen.Fired = true
	find("ar12").Seen.Farthest = 4
	find("ar01").Seen.Alone = true
	known := find("ar13")
	known.Seen.Known, known.Seen.Day, known.Seen.Turn, known.Seen.Strength, known.Strength = true, s.Day, s.Turn, 2, 2
	others := 0
	for seed := range uint64(200) {
		v := veiled(s, engine.Mineos, seed)
		b := at(v, content.Argot, find("ar06").Handle)
		if v.Face(b).Range == 0 {
			t.Errorf("%s has fired", v.Content.At(b).ID)
		}
		if b = at(v, content.Argot, find("ar12").Handle); v.Face(b).Movement < 4 {
			t.Errorf("%s has proved a movement of 4", v.Content.At(b).ID)
		}
		if b = at(v, content.Argot, find("ar01").Handle); v.Train(b) {
			t.Errorf("%s has attacked alone", v.Content.At(b).ID)
		}
		if b = at(v, content.Argot, known.Handle); v.Content.At(b).ID != "ar13" || v.Pieces[b].Strength != 2 {
			t.Errorf("%s with %d steps stands where ar13 was seen with 2", v.Content.At(b).ID, v.Pieces[b].Strength)
		}
		if at(v, content.Argot, find("ar02").Handle) != at(s, content.Argot, find("ar02").Handle) {
			others++
		}
		for b := range content.Block(content.BlockCount) {
			p := &v.Pieces[b]
			if p.Party == content.Argot && p.Status == engine.OnMap {
				if places := v.MayStart(b); !places.Has(p.Seen.Start) {
					t.Errorf("%s cannot have been set up at %s", v.Content.At(b).ID, v.Map.At(p.Seen.Start).ID)
				}
			}
		}
	}
	if others < 100 {
		t.Errorf("in only %d of 200 worlds another block stands where ar02 does", others)
	}
}

func TestDealsAreEven(t *testing.T) {
	// Five blocks that nothing tells apart, of the first battle: each is behind each back equally often
	// (chi-square with 16 degrees of freedom; 39.3 is passed once in a thousand times).
	s := until(t, fresh(t, 0, 4), engine.AskGroup, engine.Mineos, 4)
	const worlds, backs = 5000, 5
	counts := map[[2]int]int{}
	ids := map[content.Block]int{}
	for seed := range uint64(worlds) {
		v := veiled(s, engine.Mineos, seed)
		for handle := range backs {
			b := at(v, content.Argot, uint16(handle+1))
			if _, ok := ids[b]; !ok {
				ids[b] = len(ids)
			}
			counts[[2]int{handle, ids[b]}]++
		}
	}
	chi, want := 0.0, float64(worlds)/backs
	for handle := range backs {
		for id := range backs {
			d := float64(counts[[2]int{handle, id}]) - want
			chi += d * d / want
		}
	}
	if len(ids) != backs || chi > 39.3 {
		t.Errorf("%d blocks, chi-square %.1f: %v", len(ids), chi, counts)
	}
}

func TestCouncilsSecretsAreDealt(t *testing.T) {
	// Ledger 2.3: whom the war council has chosen, upgraded and swapped is hidden; how many is not.
	s := fresh(t, 1, 6)
	for _, text := range []string{"upgrade ar06", "upgrade ar13", "buy st04", "adjourn", "recruit ni03", "recruit ni04"} {
		c, err := s.Spellings.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	until(t, s, engine.AskGroup, engine.Mineos, 1)
	allies, faces := map[string]bool{}, map[string]bool{}
	for seed := range uint64(100) {
		v := veiled(s, engine.Mineos, seed)
		nistora, upgraded, trains := "", "", 0
		for b := range content.Block(content.BlockCount) {
			p, at := &v.Pieces[b], v.Content.At(b)
			if at.Army == content.NistoraPool && p.Party == content.Argot {
				nistora += at.ID
			}
			if p.Upgraded {
				upgraded += at.ID
			}
			if at.Army == content.BoughtTrains && p.Party == content.Argot {
				trains++
			}
		}
		if len(nistora) != 8 || len(upgraded) != 8 || trains != 1 {
			t.Fatalf("allies %s, upgraded %s, %d trains", nistora, upgraded, trains)
		}
		allies[nistora], faces[upgraded] = true, true
	}
	if len(allies) != 6 || len(faces) != 6 {
		t.Errorf("%d pairs of allies and %d of upgrades in 100 worlds, want all 6 of each", len(allies), len(faces))
	}
	for b := range content.Block(content.BlockCount) {
		v := veiled(s, engine.Argot, 1)
		p, q := s.Pieces[b], v.Pieces[b]
		if p.Handle, q.Handle = 0, 0; p.Party == content.Argot && p != q { // its own handles it does not know
			t.Fatalf("veiled for Argot its own %s is another", v.Content.At(b).ID)
		}
	}
}

func TestStrengthStaysWithinWhatIsKnown(t *testing.T) {
	// AR-ABI-1, AR-TRN-6: undead rise for certain, others may have been restored, trains may have paid.
	s := siege(t, 4)
	s.Day, s.Turn, s.Drawn = 1, 4, 4
	for _, c := range []struct {
		id        string
		seen      engine.Seen
		low, high uint8
	}{
		{"mi01", engine.Seen{Known: true, Strength: 1, Day: 1, Turn: 2}, 3, 4},
		{"mi01", engine.Seen{Known: true, Strength: 1, Day: 1, Turn: 4}, 1, 1},
		{"mi10", engine.Seen{Known: true, Strength: 2, Day: 1, Turn: 2}, 2, 4},
		{"mi10", engine.Seen{Known: true, Strength: 2, Day: 1, Turn: 4}, 2, 2},
		{"mi10", engine.Seen{Stood: true}, 4, 4},
		{"mi10", engine.Seen{}, 1, 4},
		{"ar17", engine.Seen{Known: true, Strength: 3, Day: 1, Turn: 2}, 1, 4},
		{"ar17", engine.Seen{Known: true, Strength: 3, Day: 1, Turn: 4}, 3, 3},
		{"ar17", engine.Seen{Stood: true}, 1, 4},
	} {
		d := dealer{State: s}
		b, _ := s.Content.Find(c.id)
		s.Pieces[b].Seen, s.Pieces[b].Status = c.seen, engine.OnMap
		if low, high := d.bounds(b); low != c.low || high != c.high {
			t.Errorf("%s seen as %+v has %d to %d steps, want %d to %d", c.id, c.seen, low, high, c.low, c.high)
		}
	}
}

func TestOpenBlocksAreNotDealt(t *testing.T) {
	// Ledger 8: without fog of war only cards and dice are hidden.
	s := siege(t, 4)
	s.Options.Open = true
	v := veiled(s, engine.Mineos, 1)
	if v.Pieces != s.Pieces || v.Rng == s.Rng {
		t.Error("open blocks were dealt, or the dice to come are known")
	}
	piles := map[[content.CardCount]uint8]bool{}
	for seed := range uint64(20) {
		v := veiled(s, engine.Mineos, seed)
		piles[v.Pile] = true
		if v.Pile[0] != s.Pile[0] {
			t.Error("the card of this turn is another")
		}
	}
	if len(piles) < 10 {
		t.Errorf("%d orders of cards in 20 worlds", len(piles))
	}
}

func TestVeilDoesNotAllocate(t *testing.T) {
	s := siege(t, 4)
	v := s.Clone()
	r := rules.NewRand(1)
	Veil(v, engine.Mineos, &r)
	Veil(v, engine.Argot, &r)
	if n := testing.AllocsPerRun(20, func() {
		v.CopyFrom(s)
		Veil(v, engine.Mineos, &r)
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkVeil(b *testing.B) {
	s := siege(b, 4)
	v := s.Clone()
	r := rules.NewRand(1)
	for b.Loop() {
		v.CopyFrom(s)
		Veil(v, engine.Mineos, &r)
	}
}

// TestNoWorldOverfillsALocation gives Argot six ground blocks in one place, two of them its trains: in no world that is
// dealt to Mineos do more than four that are no trains stand there (AR-STK-1, AR-INV-3).
func TestNoWorldOverfillsALocation(t *testing.T) {
	s := siege(t, 4)
	train, _ := s.Content.Find("ar17")
	place := s.Pieces[train].At
	for _, id := range []string{"ar01", "ar02", "ar03", "ar04", "ar18"} {
		b, _ := s.Content.Find(id)
		s.Pieces[b].At = place
	}
	for b := range content.Block(content.BlockCount) {
		s.Pieces[b].Seen = engine.Seen{}
	}
	s.Arrange()
	for seed := range uint64(100) {
		v, fighters := veiled(s, engine.Mineos, seed), 0
		for b := range v.In(place) {
			if !v.Train(b) {
				fighters++
			}
		}
		if fighters > 4 {
			t.Fatalf("by seed %d %d blocks that are no trains stand in one place", seed, fighters)
		}
	}
}
