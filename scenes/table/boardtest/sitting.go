package boardtest

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// sitting is a table with its match, driven tick by tick without a window. Nothing that is
// asked for at it is done: the test says what happens.
type sitting struct {
	match *match.Match
	table *table.Table
	x, y  float64
	now   time.Duration
	heard []string
}

func newSitting(reads table.Match, m *match.Match, b table.Board, measure ink.Measurer) *sitting {
	return newSittingWith(deaf{}, reads, m, b, measure)
}

// newSittingWith is a sitting at which somebody hears what is asked for.
func newSittingWith(c table.Commands, reads table.Match, m *match.Match, b table.Board, measure ink.Measurer) *sitting {
	s := &sitting{match: m, x: -1, y: -1}
	now := settings.Defaults()
	now.TooltipDelay, now.Animation = 0, settings.Fast
	s.table = table.New(table.Config{
		Match: reads, Board: b, Commands: c, Measure: measure,
		Settings: now,
		Sound:    func(name string) { s.heard = append(s.heard, name) },
	})
	return s
}

func (s *sitting) close() { _ = s.table.Close() }

func (s *sitting) tick(in game.Input, screen game.Screen) {
	s.now += step
	in.X, in.Y = s.x, s.y
	s.table.Update(&game.Tick{Input: in, Now: s.now, Delta: step, Screen: screen, Wake: func(time.Duration) {}})
}

// recap is the button that closes a recap.
const recap = "table:recap-accept"

// recapped reports whether a recap is open.
func (s *sitting) recapped() bool {
	return slices.ContainsFunc(s.table.Mirror().Elements, func(e game.Element) bool { return e.ID == recap })
}

// accepts closes the recap, if one is open.
func (s *sitting) accepts() (in game.Input) {
	if s.recapped() {
		in.Keys = []game.Key{{Code: ebiten.KeyEnter}}
	}
	return in
}

// play plays a choice with these dice and lets the table know.
func (s *sitting) play(c rules.Choice, faces []uint8) error {
	if err := s.match.Force(faces...); err != nil {
		return err
	}
	from, seat := s.match.Len(), s.match.Decider().First()
	instants, err := s.match.Show(c)
	if err != nil {
		return err
	}
	s.table.Follow(game.Change{Kind: game.Played, From: from, To: s.match.Len(), Choice: c, Seat: seat, Instants: instants})
	return nil
}

// deaf are the commands of a table that nobody carries out.
type deaf struct{}

var _ table.Commands = deaf{}

func (deaf) Play(rules.Choice)                                     {}
func (deaf) Undo(match.Scope)                                      {}
func (deaf) UndoTo(int)                                            {}
func (deaf) Redo(match.Scope)                                      {}
func (deaf) Save()                                                 {}
func (deaf) Leave()                                                {}
func (deaf) Rules(string)                                          {}
func (deaf) Settings()                                             {}
func (deaf) Results()                                              {}
func (deaf) Chronicle(rules.Seat)                                  {}
func (deaf) Aside(rules.Element, rules.Seat, func([]rules.Choice)) {}
func (deaf) Prefer(rules.Seat, string, string)                     {}
func (deaf) AskHint()                                              {}
func (deaf) DropHint()                                             {}
