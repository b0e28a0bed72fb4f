package siegestorm

import "portcullis/rules"

func (g *Game) Info() rules.Info {
	return rules.Info{ID: "siegestorm", Title: "Siegestorm", MinSeats: 1, MaxSeats: 4, Hidden: true}
}
func (g *Game) ContentHash() string                  { return "" }
func (g *Game) New(rules.Setup) (rules.State, error) { return nil, nil }
func (g *Game) Restore([]byte) (rules.State, error)  { return nil, nil }
func (s *State) Clone() rules.State {
	c := *s
	c.events, c.choices, c.listed = nil, nil, false
	return &c
}
func (s *State) Snapshot() ([]byte, error)                  { return nil, nil }
func (s *State) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }
func (s *State) Force(f ...uint8) error                     { return s.rng.Force(f...) }
func (s *State) Check() error                               { return nil }
func (s *State) Outcome() (rules.Outcome, bool)             { return rules.Outcome{}, false }
func (s *State) Preview(rules.Choice) (rules.Preview, bool) { return rules.Preview{}, false }
func (s *State) About(rules.Element) (rules.Article, bool)  { return rules.Article{}, false }
func (s *State) Tell(rules.Event) rules.Text                { return rules.Text{} }
