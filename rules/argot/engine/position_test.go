package engine

import (
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// worlds are those of the scenarios, by id, loaded once.
var worlds = map[string]*World{}

// world is the world of a scenario.
func world(t testing.TB, scenario string) *World {
	t.Helper()
	if w, ok := worlds[scenario]; ok {
		return w
	}
	c, err := content.Load(os.DirFS("../../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range c.Scenarios {
		worlds[c.Scenarios[i].ID] = NewWorld(c, c.Scenarios[i].Map)
	}
	return worlds[scenario]
}

// empty is the first turn of day 1 of a scenario with nobody on the map: every block is removed, the
// gates stand, and nothing is under way but the turn. The top card is the red 10.
func empty(t testing.TB, scenario string) *State {
	t.Helper()
	w := world(t, scenario)
	s := &State{World: w, Rng: rules.NewRand(1)}
	for i := range w.Content.Scenarios {
		if w.Content.Scenarios[i].ID == scenario {
			s.Options = Options{Scenario: uint8(i), Days: uint8(w.Content.Scenarios[i].Days), Difficulty: Even}
		}
	}
	s.clear()
	s.muster()
	for i := range s.Pieces {
		s.Pieces[i].Status = Removed
	}
	for i := range s.Pile {
		s.Pile[i] = uint8(i)
	}
	s.Day, s.Turn, s.Drawn, s.Phase = 1, 1, 1, MovementPhase
	s.Stack.Push(Frame{Kind: FrameMatch, Stage: 6})
	s.Stack.Push(Frame{Kind: FrameTurn, Stage: turnFirstMoves})
	return s
}

// block is the number of a block.
func block(t testing.TB, s *State, id string) content.Block {
	t.Helper()
	b, ok := s.Content.Find(id)
	if !ok {
		t.Fatalf("no block %q", id)
	}
	return b
}

// place is the number of a location.
func place(t testing.TB, s *State, id string) atlas.Place {
	t.Helper()
	p, ok := s.Map.Find(id)
	if !ok {
		t.Fatalf("no location %q", id)
	}
	return p
}

// put sets a block on the map with so many steps; 0: all it has.
func put(t testing.TB, s *State, id, at string, steps uint8) content.Block {
	t.Helper()
	b := block(t, s, id)
	p := &s.Pieces[b]
	if p.Party == NoParty {
		p.Party = s.Content.At(b).Army.Party()
	}
	if p.Strength = steps; steps == 0 {
		p.Strength = s.Full(b)
	}
	s.stand(b, place(t, s, at))
	s.anew(b)
	return b
}

// load puts a block aboard a ship that is on the map.
func load(t testing.TB, s *State, id, ship string) content.Block {
	t.Helper()
	b := put(t, s, id, s.Map.At(s.Pieces[block(t, s, ship)].At).ID, 0)
	s.lift(b)
	s.Pieces[b].Status, s.Pieces[b].Ship = Aboard, block(t, s, ship)
	return b
}

// play makes a choice in its notation; it must be legal.
func play(t testing.TB, s *State, text string) []rules.Event {
	t.Helper()
	c, err := s.Spellings.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	events, err := s.Apply(c)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return events
}

// refused makes a choice that must be refused by a rule, and change nothing.
func refused(t testing.TB, s *State, text, rule string) {
	t.Helper()
	c, err := s.Spellings.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	before := *s.Clone()
	_, err = s.Apply(c)
	why, ok := err.(*rules.Refusal)
	if !ok || why.Rule != rule {
		t.Errorf("%s: %v, want it refused by %s", text, err, rule)
	}
	if before.Pieces != s.Pieces || before.Rng != s.Rng || before.Stack != s.Stack {
		t.Errorf("%s was refused and changed the match", text)
	}
}

// offered reports whether a choice is legal now.
func offered(t testing.TB, s *State, text string) bool {
	t.Helper()
	c, err := s.Spellings.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return s.Decision().Allows(c)
}

func TestThirdPartiesAreBuiltAtHome(t *testing.T) {
	// AR-SET-10, AR-SET-11, AR-SET-12, AR-SET-13
	s := empty(t, "full_siege")
	for i := range s.Pieces {
		if Third(s.Pieces[i].Party) {
			s.Pieces[i].Status = Unplaced
		}
	}
	s.placeThirdParties()
	for party := content.FirstThird; party < content.PartyCount; party++ {
		home := s.Map.Zone(s.Content.Parties[party].Home)
		next := home.First()
		for b := range s.Content.Army(s.Content.Parties[party].Army).All() {
			if s.Pieces[b].At != next || s.Pieces[b].Status != OnMap {
				t.Errorf("%s of %s stands at %s, want %s", s.Content.At(b).ID, party.ID(), s.Map.At(s.Pieces[b].At).ID, s.Map.At(next).ID)
			}
			if next = home.Next(next + 1); next == atlas.Nowhere {
				next = home.First()
			}
		}
	}
}
