package game

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// plainScene is a scene that does nothing but remember.
type plainScene struct {
	name    string
	updates int
	inputs  []Input
	changes []Change
	closed  bool
	update  func(*Tick)
	ready   bool
}

func (s *plainScene) Name() string { return s.name }
func (s *plainScene) Update(t *Tick) {
	s.updates++
	s.inputs = append(s.inputs, t.Input)
	if s.update != nil {
		s.update(t)
	}
}
func (s *plainScene) Draw(*ebiten.Image) {}
func (s *plainScene) Mirror() Mirror     { return Mirror{Scene: s.name, Settled: true} }
func (s *plainScene) Follow(c Change)    { s.changes = append(s.changes, c) }
func (s *plainScene) Ready() bool        { return s.ready }
func (s *plainScene) Close() error       { s.closed = true; return nil }

// step runs one tick of an App without a window.
func step(t *testing.T, a *App, in Input) error {
	t.Helper()
	a.clock.step()
	return a.Step(in, Screen{W: 1280, H: 720, Device: 1, Text: 1}, tickLength)
}

func newScene(name string) *plainScene { return &plainScene{name: name, ready: true} }
