package engine

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// quiet is the result by which tests of combat stop a match when the combat is over.
const quiet Result = 200

type quietFrame struct{}

func (quietFrame) resume(s *State, _ *Frame) { s.Result = quiet }

func init() { processes[FrameNone] = quietFrame{} }

// field is an empty full siege in the combat phase, in which nothing else is under way.
func field(t testing.TB) *State {
	t.Helper()
	s := empty(t, "full_siege")
	for s.Stack.Len() > 0 {
		s.end()
	}
	s.Stack.Push(Frame{Kind: FrameNone})
	s.Phase = CombatPhase
	put(t, s, "mi11", "1709", 0) // far from everything, so that nobody is wiped out by chance
	put(t, s, "ar03", "0200", 0)
	return s
}

// enter brings a block from one location into the next, as a movement does.
func enter(t testing.TB, s *State, id, from, to string, steps uint8) content.Block {
	t.Helper()
	b := put(t, s, id, from, steps)
	p, q := place(t, s, from), place(t, s, to)
	side := s.Map.Between(p, q)
	if side == atlas.NoSide {
		t.Fatalf("%s is not beside %s", from, to)
	}
	s.shift(b, q)
	s.come(b, side)
	s.Pieces[b].Flags |= Moved
	return b
}

// disembark puts a block ashore from a ship in its location, as a movement does.
func goAshore(t testing.TB, s *State, id, ship string) content.Block {
	t.Helper()
	b := put(t, s, id, s.Map.At(s.Pieces[block(t, s, ship)].At).ID, 0)
	s.Pieces[b].Flags |= Moved | Disembarked
	s.come(b, atlas.NoSide)
	return b
}

// combat lets parties have their combat, one after the other, with the dice given.
func combat(t testing.TB, s *State, parties []Party, dice ...uint8) []rules.Event {
	t.Helper()
	force(t, s, dice...)
	for i := len(parties) - 1; i >= 0; i-- {
		s.begin(Frame{Kind: FrameCombat, Party: parties[i], Seat: SeatOf(parties[i])})
	}
	s.events = s.events[:0]
	s.run()
	return s.events
}

var mineosFights, argotFights = []Party{content.Mineos}, []Party{content.Argot}

func force(t testing.TB, s *State, dice ...uint8) {
	t.Helper()
	if err := s.Force(dice...); err != nil {
		t.Fatal(err)
	}
}

// told are the names of events, those of one name told by one word.
func told(events []rules.Event, leave ...string) string {
	var list []string
	for _, e := range events {
		for _, l := range leave {
			if e.Name == l {
				e.Name = ""
			}
		}
		if e.Name != "" {
			list = append(list, e.Name)
		}
	}
	return strings.Join(list, " ")
}

// event is the first event of a name.
func event(t testing.TB, events []rules.Event, name string) rules.Event {
	t.Helper()
	for _, e := range events {
		if e.Name == name {
			return e
		}
	}
	t.Fatalf("no event %s among %s", name, told(events))
	return rules.Event{}
}

// choices are the legal choices in their notation.
func choices(s *State) string {
	var list []string
	for _, c := range s.Decision().Choices {
		list = append(list, s.Spellings.Write(c))
	}
	return strings.Join(list, ", ")
}

// wants checks what is asked of whom.
func wants(t testing.TB, s *State, q Question, seat rules.Seat, list string) {
	t.Helper()
	if s.Asked != q || s.Asker != seat || choices(s) != list {
		t.Fatalf("asked %v of %v: %s\nwant %v of %v: %s", s.Asked, s.Asker, choices(s), q, seat, list)
	}
}

// remains checks where a block is and how strong.
func remains(t testing.TB, s *State, b content.Block, at string, steps uint8) {
	t.Helper()
	p := &s.Pieces[b]
	where := "nowhere"
	if p.InPlay() {
		where = s.Map.At(p.At).ID
	}
	if where != at || p.Strength != steps {
		t.Errorf("%s stands at %s with %d steps, want %s with %d", s.Content.At(b).ID, where, p.Strength, at, steps)
	}
}

const gone = "nowhere"

// mustWay is the way of a block to the location beside it.
func mustWay(t testing.TB, s *State, b content.Block, to string) atlas.Neighbour {
	t.Helper()
	for _, n := range s.Map.Around(s.Pieces[b].At) {
		if n.Place == place(t, s, to) {
			return n
		}
	}
	t.Fatalf("%s is not beside", to)
	return atlas.Neighbour{}
}
