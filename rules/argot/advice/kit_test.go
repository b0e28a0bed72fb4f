package advice

import (
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// worlds are those of the scenarios, loaded once.
var worlds []*engine.World

func load(t testing.TB) []*engine.World {
	t.Helper()
	if worlds == nil {
		c, err := content.Load(os.DirFS("../../../assets/content/argot"))
		if err != nil {
			t.Fatal(err)
		}
		for i := range c.Scenarios {
			worlds = append(worlds, engine.NewWorld(c, c.Scenarios[i].Map))
		}
	}
	return worlds
}

// begin is a new match of a scenario.
func begin(t testing.TB, id string, seed uint64) *engine.State {
	t.Helper()
	for i, w := range load(t) {
		if sc := &w.Content.Scenarios[i]; sc.ID == id {
			return engine.New(w, engine.Options{Scenario: uint8(i), Days: uint8(sc.Days), Council: sc.Council, Difficulty: engine.Even}, seed)
		}
	}
	t.Fatalf("no scenario %q", id)
	return nil
}

// field is the first turn of a scenario with nobody on the map, all faces open if so wanted. The card is the red
// 10.
func field(t testing.TB, id string, open bool) *engine.State {
	t.Helper()
	from := begin(t, id, 1)
	o := from.Options
	o.Open = open
	s := engine.Blank(from.World, o)
	s.Gates, s.Stance, s.Pool = from.Gates, from.Stance, from.Pool
	s.Rng = rules.NewRand(1)
	for i := range s.Pieces {
		s.Pieces[i] = engine.Absent()
	}
	for i := range s.Pile {
		s.Pile[i] = uint8(i)
	}
	s.Day, s.Turn, s.Drawn = 1, 1, 1
	s.Handles = [engine.Seats]uint16{100, 100}
	return s
}

func block(t testing.TB, s *engine.State, id string) content.Block {
	t.Helper()
	b, ok := s.Content.Find(id)
	if !ok {
		t.Fatalf("no block %q", id)
	}
	return b
}

func place(t testing.TB, s *engine.State, id string) atlas.Place {
	t.Helper()
	p, ok := s.Map.Find(id)
	if !ok {
		t.Fatalf("no place %q", id)
	}
	return p
}

// put sets a block on the map with so many steps; 0: all it has.
func put(t testing.TB, s *engine.State, id, at string, steps uint8) content.Block {
	t.Helper()
	b := block(t, s, id)
	p := &s.Pieces[b]
	*p = engine.Absent()
	p.Party, p.Status, p.At = s.Content.At(b).Army.Party(), engine.OnMap, place(t, s, at)
	if p.Strength = steps; steps == 0 {
		p.Strength = uint8(s.Content.Face(b, false).Strength)
	}
	p.Handle = uint16(b) + 1
	return b
}

// moving lets a seat move with so many tokens.
func moving(s *engine.State, seat rules.Seat, tokens uint8) *engine.State {
	s.Phase = engine.MovementPhase
	s.Stack.Push(engine.Frame{Kind: engine.FrameMatch, Stage: 6})
	s.Stack.Push(engine.Frame{Kind: engine.FrameTurn, Stage: 2 + uint8(1-seat)})
	s.Stack.Push(engine.Frame{Kind: engine.FrameMovement, Stage: 1, Seat: seat, Party: engine.PartyOf(seat)})
	s.Movement = engine.Movement{Party: engine.PartyOf(seat), Tokens: tokens}
	s.Asked, s.Asker = engine.AskGroup, seat
	s.Settle()
	return s
}

// fighting lets Mineos fight the battles that it has begun.
func fighting(s *engine.State) *engine.State {
	s.Phase = engine.CombatPhase
	s.Stack.Push(engine.Frame{Kind: engine.FrameMatch, Stage: 6})
	s.Stack.Push(engine.Frame{Kind: engine.FrameTurn, Stage: 5})
	s.Stack.Push(engine.Frame{Kind: engine.FrameCombat, Stage: 1, Seat: engine.Mineos, Party: content.Mineos})
	s.Asked, s.Asker = engine.AskBattle, engine.Mineos
	s.Settle()
	return s
}

// storm brings blocks of Mineos from one place into the next, where it attacks.
func storm(t testing.TB, s *engine.State, from, to string, ids ...string) {
	t.Helper()
	p, q := place(t, s, from), place(t, s, to)
	side := s.Map.Between(q, p)
	meeting := engine.Meeting{By: content.Mineos}
	for _, n := range s.Map.Around(q) {
		if n.Place == p {
			meeting.Entered[engine.Attacker] = 1 << n.Direction
		}
	}
	s.SetMeeting(q, meeting)
	for _, id := range ids {
		piece := &s.Pieces[put(t, s, id, to, 0)]
		piece.Entry, piece.Flags = side, engine.Moved
	}
}
