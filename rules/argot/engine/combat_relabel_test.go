package engine

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// image is another way to see the same combat: equal blocks have changed places, or the seats have.
type image struct {
	name   string
	swap   [][2]string // blocks with equal faces
	mirror bool        // Argot fights for Mineos and Mineos for Argot
}

var images = []image{
	{"equal blocks swapped", [][2]string{{"mi01", "mi03"}, {"mi04", "mi07"}, {"mi10", "mi12"}, {"mi13", "mi14"}, {"mi19", "mi20"}, {"mi24", "mi25"}, {"ar01", "ar02"}, {"ar17", "ar18"}}, false},
	{"seats swapped", nil, true},
}

// of is the block that stands for another.
func (m *image) of(t testing.TB, s *State, b content.Block) content.Block {
	for _, pair := range m.swap {
		x, y := block(t, s, pair[0]), block(t, s, pair[1])
		switch b {
		case x:
			return y
		case y:
			return x
		}
	}
	return b
}

func (m *image) party(p Party) Party {
	if m.mirror && !Third(p) && p != NoParty {
		return 1 - p
	}
	return p
}

// choice is the choice that stands for another.
func (m *image) choice(t testing.TB, s *State, c rules.Choice) rules.Choice {
	switch c.Verb {
	case CeaseFire, Stand, EndRegroup, Fight:
	case Bombard:
		c.Args[0] = int16(m.of(t, s, blockOf(c)))
		if c.Args[2] != int16(GateTarget) {
			c.Args[2] = int16(m.party(Party(c.Args[2])))
		}
	case Reembark:
		c.Args[1] = int16(m.of(t, s, content.Block(c.Args[1])))
		c.Args[0] = int16(m.of(t, s, blockOf(c)))
	default:
		c.Args[0] = int16(m.of(t, s, blockOf(c)))
	}
	return c
}

// melee is a crowded combat at Quayhead or in the open field: ships, wings, ground blocks and trains, with
// ranged blocks beside it. Third parties are left out, since they go by numbers.
func melee(t testing.TB, seed uint64, m image) *State {
	s := field(t)
	dice := rand.New(rand.NewPCG(seed, 3))
	for i := range s.Pieces {
		p := &s.Pieces[i]
		p.Party = m.party(s.Content.At(content.Block(i)).Army.Party())
	}
	where := []string{"0506", "1105"}[seed%2]
	at := place(t, s, where)
	around := s.Map.Around(at)
	name := func(id string) string { return s.Content.Blocks[m.of(t, s, block(t, s, id))].ID }
	steps := func(id string) uint8 { return uint8(1 + dice.IntN(int(s.Full(block(t, s, id))))) }
	for _, id := range []string{"ar02", "ar04", "ar08", "ar13", "ar17", "ar14", "ar16"} {
		if n := steps(id); dice.IntN(3) > 0 && (where == "0506" || s.Kind(block(t, s, id)) != content.Sea) {
			put(t, s, name(id), where, n)
		}
	}
	for _, id := range []string{"mi01", "mi03", "mi10", "mi12", "mi13", "mi18", "mi15", "mi19", "mi21", "mi24", "mi25", "mi26"} {
		n, way := steps(id), around[dice.IntN(2+int(seed%4))%len(around)]
		if b := m.of(t, s, block(t, s, id)); dice.IntN(3) > 0 && s.Room(at, s.Pieces[b].Party, s.Kind(b)) > 0 {
			if _, ok := wayOf(s, b, way, at); ok {
				enter(t, s, s.Content.Blocks[b].ID, s.Map.At(way.Place).ID, where, n)
			}
		}
	}
	for _, id := range []string{"ar06", "mi16", "mi17", "ar01", "mi04", "mi20"} {
		n, way := steps(id), around[dice.IntN(len(around))]
		b := m.of(t, s, block(t, s, id))
		if _, ok := wayOf(s, b, way, at); ok && !s.EnemyAt(way.Place, s.Pieces[b].Party) {
			put(t, s, s.Content.Blocks[b].ID, s.Map.At(way.Place).ID, n)
		}
	}
	s.Rng = rules.NewRand(seed)
	return s
}

// wayOf is whether a block could have come over a way.
func wayOf(s *State, b content.Block, n atlas.Neighbour, to atlas.Place) (atlas.Neighbour, bool) {
	s.Pieces[b].At = n.Place
	return s.way(b, to)
}

// TestCombatDoesNotDependOnNames plays the same combat twice, the second time with equal blocks or the
// seats exchanged, and wants the same to come of it.
func TestCombatDoesNotDependOnNames(t *testing.T) {
	decisions := 0
	for seed := range uint64(60) {
		for _, m := range images {
			a, b := melee(t, seed, image{}), melee(t, seed, m)
			if m.party(content.Argot) != content.Argot { // of the fortifications Argot batters only those that an enemy holds
				for i := range a.Gates {
					a.Gates[i].Strength, b.Gates[i].Strength = 0, 0
				}
			}
			combat(t, a, mineosFights)
			combat(t, b, []Party{m.party(content.Mineos)})
			dice := rand.New(rand.NewPCG(seed, 9))
			for a.Result == Undecided {
				decisions++
				same(t, m, a, b)
				if t.Failed() {
					t.Fatalf("%s, seed %d: %s against %s", m.name, seed, choices(a), choices(b))
				}
				c := a.choices[dice.IntN(len(a.choices))]
				d := m.choice(t, a, c)
				if _, err := a.Apply(c); err != nil {
					t.Fatal(err)
				}
				if _, err := b.Apply(d); err != nil {
					t.Fatal(err)
				}
			}
			same(t, m, a, b)
		}
	}
	if decisions < 2000 {
		t.Errorf("only %d decisions", decisions)
	}
}

// same compares a match with its image.
func same(t testing.TB, m image, a, b *State) {
	t.Helper()
	if a.Result != b.Result || a.Asked != b.Asked || a.Rng != b.Rng || a.Battle.Round != b.Battle.Round {
		t.Errorf("%s: %v asked %v, the image %v asked %v", m.name, a.Result, a.Asked, b.Result, b.Asked)
	}
	for i := range a.Pieces {
		p, q := &a.Pieces[i], &b.Pieces[m.of(t, a, content.Block(i))]
		if p.Status != q.Status || p.Strength != q.Strength || p.At != q.At && p.InPlay() || p.Flags != q.Flags || m.party(p.Party) != q.Party {
			t.Errorf("%s: %s %+v, its image %+v", m.name, a.Content.Blocks[i].ID, *p, *q)
		}
	}
	if a.Asked == AskNothing {
		return
	}
	if m.party(PartyOf(a.Asker)) != PartyOf(b.Asker) || len(a.choices) != len(b.choices) {
		t.Errorf("%s: %s is asked, in the image %s", m.name, PartyOf(a.Asker).ID(), PartyOf(b.Asker).ID())
		return
	}
	for _, c := range a.choices {
		if !slices.Contains(b.choices, m.choice(t, a, c)) {
			t.Errorf("%s: the image of %s is not offered", m.name, a.Spellings.Write(c))
		}
	}
}

// TestQuestionsOfCombatAllocateNothing lists every question that melees come to again.
func TestQuestionsOfCombatAllocateNothing(t *testing.T) {
	asked := map[Question]bool{}
	for seed := range uint64(200) {
		s := melee(t, seed, image{})
		combat(t, s, mineosFights)
		dice := rand.New(rand.NewPCG(seed, 9))
		for s.Result == Undecided {
			if !asked[s.Asked] {
				if n := testing.AllocsPerRun(5, s.listChoices); n > 0 {
					t.Errorf("%s: %v allocations in a listing", s.Decision().Kind, n)
				}
				asked[s.Asked] = true
			}
			if _, err := s.Apply(s.choices[dice.IntN(len(s.choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for q := AskBombardment; q <= AskRegroup; q++ {
		if q != AskBattle && q != AskReroll && q != AskCancel && !asked[q] {
			t.Errorf("question %d was never asked", q)
		}
	}
}

func BenchmarkMelee(b *testing.B) {
	start := melee(b, 4, image{})
	s := start.Clone()
	n := 0
	for b.Loop() {
		s.CopyFrom(start)
		s.begin(Frame{Kind: FrameCombat, Party: content.Mineos, Seat: Mineos})
		s.run()
		for i := 0; s.Result == Undecided; i++ {
			if _, err := s.Apply(s.choices[i*7%len(s.choices)]); err != nil {
				b.Fatal(err)
			}
			n++
		}
	}
	b.ReportMetric(float64(n)/float64(b.N), "choices")
}
