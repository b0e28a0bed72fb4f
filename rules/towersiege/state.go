package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/file"
	"portcullis/rules/towersiege/words"
)

// State is one match.
type State struct {
	// State is the match itself, for those who know the game: its board, its advice.
	*engine.State
	game    *Game
	settled map[string]string  // all options, as they were settled; never changed
	names   []string           // of the seats
	thinks  *advice.Forecaster // memory of computer players; nil until one looks
	told    map[rules.Choice]foretold
	coming  *[]advice.Menace          // of the seat that is asked; nil until somebody looks
	averts  *averting                 // what lowers its danger; nil until somebody looks
	opens   map[rules.Choice]averting // what its attacks put at risk, as far as somebody has looked
}

var (
	_ rules.State     = (*State)(nil)
	_ rules.Redactor  = (*State)(nil)
	_ rules.Veiler    = (*State)(nil)
	_ rules.Preferrer = (*State)(nil)
	_ rules.Caller    = (*State)(nil)
	_ rules.Dealer    = (*State)(nil)
	_ rules.Cautioner = (*State)(nil)
	_ rules.Warner    = (*State)(nil)
	_ rules.Briefer   = (*State)(nil)
	_ rules.Sketcher  = (*State)(nil)
	_ rules.Tagger    = (*State)(nil)
	_ rules.Starter   = (*State)(nil)
	_ rules.Reporter  = (*State)(nil)
	_ rules.Leader    = (*State)(nil)
	_ rules.Excuser   = (*State)(nil)
	_ rules.Overt     = (*State)(nil)
	_ rules.Gatherer  = (*State)(nil)
	_ rules.Binder    = (*State)(nil)
	_ rules.Totaller  = (*State)(nil)
	_ rules.Recounter = (*State)(nil)
)

func (g *Game) wrap(s *engine.State, settled map[string]string) *State {
	return &State{State: s, game: g, settled: settled}
}

// Clone returns an independent copy.
func (s *State) Clone() rules.State {
	c := *s
	c.State, c.thinks, c.told, c.coming, c.averts, c.opens = s.State.Clone(), nil, nil, nil, nil, nil
	return &c
}

// CopyFrom makes the state an independent copy of another one of the game.
func (s *State) CopyFrom(from rules.State) {
	other, kept, thinks := from.(*State), s.State, s.thinks
	*s = *other
	s.State, s.thinks, s.told, s.coming, s.averts, s.opens = kept, thinks, nil, nil, nil, nil
	s.State.CopyFrom(other.State)
}

// Apply plays a choice, and forgets what was foretold before it.
func (s *State) Apply(c rules.Choice) ([]rules.Event, error) {
	s.told, s.coming, s.averts, s.opens = nil, nil, nil, nil
	return s.State.Apply(c)
}

// Outcome tells who has won (TS-END-1, TS-MOD-8).
func (s *State) Outcome() (rules.Outcome, bool) { return s.Book().Outcome() }

// Snapshot is the match as people read it.
func (s *State) Snapshot() ([]byte, error) {
	return file.Snapshot(s.game.info, s.values(), s.State)
}

// Check tests the invariants of the ledger.
func (s *State) Check() error { return file.Check(s.game.info.ID, s.State) }

// Veiled is the match as a seat knows it.
func (s *State) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	v := s.Clone().(*State)
	v.Veil(seat, r)
	return v
}

// Veil deals anew what a seat cannot see.
func (s *State) Veil(seat rules.Seat, r *rules.Rand) { file.Veil(s.State, seat, r) }

// Redact is an event as a seat saw it.
func (s *State) Redact(e rules.Event, seat rules.Seat) rules.Event { return file.Redact(e, seat) }

// Call names the seats in all that is said. A percent sign in a name is left out, since sentences are formats.
func (s *State) Call(names []string) { s.names = words.Called(names) }

// Book is who says what the state is about.
func (s *State) Book() words.Book { return words.Book{State: s.State, Names: s.names} }

// Prompt is the question that waits.
func (s *State) Prompt() rules.Prompt { return s.Book().Prompt() }

// Brief is what the match is about, for a seat.
func (s *State) Brief(seat rules.Seat) rules.Brief { return s.Book().Brief(seat) }

// Progress tells how far the match has come.
func (s *State) Progress() rules.Progress { return s.Book().Progress() }

// Describe tells what a choice is.
func (s *State) Describe(c rules.Choice) rules.Description { return s.Book().Describe(c) }

// WhyNot tells why an element cannot be clicked now.
func (s *State) WhyNot(e rules.Element) (rules.Refusal, bool) { return s.Book().WhyNot(e) }

// Reason is why an element cannot be clicked now, for the eyes of the seat that is asked alone: the hand of that seat
// can speak in it, where WhyNot is silent.
func (s *State) Reason(e rules.Element) (rules.Refusal, bool) { return s.Book().Reason(e) }

// Engine is the match itself, for those who know the game.
func (s *State) Engine() *engine.State { return s.State }

// About explains a thing on the board.
func (s *State) About(e rules.Element) (rules.Article, bool) { return s.Book().About(e) }

// Gather tells in one sentence what several events come to.
func (s *State) Gather(events []rules.Event) (int, rules.Text) { return s.Book().Gather(events) }

// Relate tells of a roll what the blow comes to by it.
func (s *State) Relate(events []rules.Event) rules.Text { return s.Book().Relate(events) }

// Bind tells of creatures that are sent to attack one after the other in one line.
func (s *State) Bind(events []rules.Event) (more bool, told int, text rules.Text) {
	return s.Book().Bind(events)
}

// Announces reports whether an event only announces what a later one tells, and of whom that is.
func (s *State) Announces(e rules.Event) ([]rules.Element, bool) { return words.Announces(e) }

// Total sums up the attacks of a turn and what was lost in it.
func (s *State) Total(events []rules.Event) rules.Text { return s.Book().Total(events) }

// Recount tells a seat what it lost and what the others did.
func (s *State) Recount(events []rules.Event, news int, seat rules.Seat) []rules.News {
	return s.Book().Recount(events, news, seat)
}

// Tell puts an event into one sentence.
func (s *State) Tell(e rules.Event) rules.Text { return s.Book().Tell(e) }
