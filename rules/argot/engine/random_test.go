package engine

import (
	"math/rand/v2"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// watched is a match at random whose combat is watched: what no single position shows.
type watched struct {
	s         *State
	regrouped content.Blocks // in this combat phase
	fired     content.Blocks
	rounds    int
	crossed   map[[3]string]int // ground blocks of a party that retreated over a hexside in this round
	seen      map[string]int    // events by name
}

// TestRandomMatchesKeepTheInvariants plays whole matches with choices at random.
func TestRandomMatchesKeepTheInvariants(t *testing.T) {
	// AR-INV-1 AR-INV-2 AR-INV-3 AR-INV-4 AR-INV-5 AR-INV-8 AR-INV-10 AR-INV-11 AR-INV-12 AR-INV-16 AR-INV-18
	matches := 12
	if testing.Short() {
		matches = 5
	}
	seen := map[string]int{}
	for _, scenario := range []string{"first_battle", "full_siege", "stand_alone", "campaign", "lamplit_way"} {
		w := world(t, scenario)
		for i := range w.Content.Scenarios {
			if sc := &w.Content.Scenarios[i]; sc.ID == scenario {
				for seed := range uint64(matches) {
					randomMatch(t, w, Options{Scenario: uint8(i), Days: uint8(sc.Days), Council: sc.Council, Difficulty: Even}, seed, seen)
				}
			}
		}
	}
	for _, name := range []string{"attack_rolled", "gate_battered", "gate_fell", "retreated", "reembarked", "regrouped", "hit_dodged", "hit_ignored", "courage_rolled", "train_captured", "held", "revealed"} {
		if seen[name] == 0 {
			t.Errorf("%s never happened", name)
		}
	}
	t.Log(seen)
}

func randomMatch(t *testing.T, w *World, o Options, seed uint64, seen map[string]int) {
	t.Helper()
	s := New(w, o, seed)
	s.Regroups = [Seats]bool{true, true} // what can be chosen is to be tried
	dice := rand.New(rand.NewPCG(seed, 7))
	m := &watched{s: s, seen: seen}
	s.Watch(func(e rules.Event) { m.event(t, e) })
	for n := 0; s.Result == Undecided; n++ {
		if n > 20000 || len(s.Decision().Choices) == 0 {
			t.Fatalf("seed %d: no end after %d choices, %v", seed, n, s.Asked)
		}
		c := s.choices[dice.IntN(len(s.choices))]
		if (c.Verb == EndMovement || c.Verb == EndGroup || c.Verb == CeaseFire || c.Verb == Hold) && dice.IntN(4) > 0 {
			c = s.choices[dice.IntN(len(s.choices))] // so that something happens
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		m.check(t)
		if t.Failed() {
			t.Fatalf("seed %d, choice %d: %s", seed, n, s.Spellings.Write(c))
		}
	}
	if s.Day > o.Days {
		t.Errorf("seed %d: day %d", seed, s.Day)
	}
}

// event watches what is told.
func (m *watched) event(t *testing.T, e rules.Event) {
	t.Helper()
	m.seen[e.Name]++
	s := m.s
	switch e.Name {
	case "phase_began":
		m.regrouped, m.fired = content.Blocks{}, content.Blocks{}
		for p := range atlas.Place(s.Map.Len()) {
			if s.Phase == RallyPhase && s.BattleAt(p) {
				t.Errorf("a battle at %s was not fought", s.Map.At(p).ID)
			}
		}
	case "attack_rolled":
		if b := m.block(e.Subject); e.Rule == "AR-RNG-4" || e.Rule == "AR-RNG-6" {
			if m.fired.Has(b) {
				t.Errorf("%s bombards twice", e.Subject)
			}
			m.fired.Add(b)
		}
		if e.Count > 8 || e.Count == 0 {
			t.Errorf("%d dice", e.Count)
		}
	case "regrouped":
		b := m.block(e.Subject)
		if m.regrouped.Has(b) {
			t.Errorf("%s regroups twice", e.Subject)
		}
		m.regrouped.Add(b)
	case "battle_began":
		m.rounds = 0
	case "round_began":
		m.crossed = map[[3]string]int{}
		if m.rounds++; m.rounds > 3 || e.N != int16(m.rounds) {
			t.Errorf("round %d", e.N)
		}
	case "retreated":
		b := m.block(e.Subject)
		if s.Battle.Round == 0 || s.Kind(b) != content.Ground {
			break
		}
		way := [3]string{string(e.From), string(e.To), s.Pieces[b].Party.ID()}
		m.crossed[way]++
		from, _ := s.Map.Find(string(e.From)[len("place:"):])
		if limit := s.limit(s.Map.Between(from, s.Pieces[b].At)); m.crossed[way] > limit {
			t.Errorf("%d retreat from %s to %s in a round", m.crossed[way], e.From, e.To)
		}
	case "battle_ended":
		if p := m.place(e.To); s.EngagedIn(p, Attacker)+s.EngagedIn(p, Defender) > 0 {
			t.Errorf("after the battle at %s blocks are engaged", e.To)
		}
	}
}

func (m *watched) block(e rules.Element) content.Block {
	b, _ := m.s.Content.Find(string(e)[len("block:"):])
	return b
}

func (m *watched) place(e rules.Element) atlas.Place {
	p, _ := m.s.Map.Find(string(e)[len("place:"):])
	return p
}

// check asks a position for what always holds.
func (m *watched) check(t *testing.T) {
	t.Helper()
	s := m.s
	for i := range s.Pieces {
		b, p := content.Block(i), &s.Pieces[i]
		if p.InPlay() && (p.Strength < 1 || p.Strength > s.Full(b)) {
			t.Errorf("%s has %d steps", s.Content.Blocks[b].ID, p.Strength)
		}
		if p.Status == Aboard && (s.Pieces[p.Ship].Status != OnMap || s.Pieces[p.Ship].At != p.At) {
			t.Errorf("%s is aboard a ship that is not there", s.Content.Blocks[b].ID)
		}
		if p.Status != OnMap {
			continue
		}
		where := s.Map.At(p.At)
		switch s.Kind(b) {
		case content.Ground:
			if !s.Map.Is(p.At, atlas.Land) {
				t.Errorf("%s stands in %s", s.Content.Blocks[b].ID, where.ID)
			}
		case content.Sea:
			if !s.Map.Any(p.At, atlas.Navigable) {
				t.Errorf("%s sails in %s", s.Content.Blocks[b].ID, where.ID)
			}
		default:
			if s.Map.Is(p.At, atlas.Unlanding) {
				t.Errorf("%s has landed in %s", s.Content.Blocks[b].ID, where.ID)
			}
		}
		for kind := range content.KindCount {
			if s.Room(p.At, p.Party, kind) < 0 {
				t.Errorf("%s is overfull", where.ID)
			}
		}
	}
	for i := range s.Gates {
		if g := s.Gates[i]; g.Strength > 5 || g.Strength > 3 && !g.Upgraded {
			t.Errorf("gate %d has strength %d", i, g.Strength)
		}
	}
	if s.Pool < 0 || s.Purse < 0 {
		t.Errorf("pool %d, purse %d", s.Pool, s.Purse)
	}
	if s.Battle.Round == 0 && s.Battle != (Battle{}) && s.Roll.Count == 0 {
		t.Errorf("left of a battle: %+v", s.Battle)
	}
}
