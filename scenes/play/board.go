package play

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
	"portcullis/scenes/table"
)

// New makes the scene of the match on the table.
func New(sh *shell.Shell, g kit.Entry, m *match.Match) game.Scene {
	return seat(sh, table.Config{
		Match: m, Lesson: taught(sh), Board: g.Kit.Board(), Tips: sh.Tips(m.Info()), Seals: g.Kit.Seals, Faces: sh.Faces, Briefs: briefs{sh}, Commands: &hands{shell: sh, game: m.Info().ID, aside: g.Kit.Aside},
	})
}

// briefs keeps in the settings what the person has been told once.
type briefs struct{ shell *shell.Shell }

// Told reports whether they have been told.
func (b briefs) Told(key string) bool { return b.shell.App.Settings().Told(key) }

// Tell keeps that they have.
func (b briefs) Tell(key string) {
	s := b.shell.App.Settings()
	s.Tell(key)
	b.shell.App.Post(game.ChangeSettings{Settings: s})
}

// seat makes a table with what all tables share.
func seat(sh *shell.Shell, c table.Config) *seated {
	c.Measure, c.Painter = sh.Measure, sh.Painter
	c.Settings = sh.App.Settings()
	c.Sound = func(name string) { sh.App.Post(game.PlaySound{Effect: sound.Effect(name)}) }
	c.Cursor = ebiten.SetCursorShape
	return &seated{Table: table.New(c), shell: sh}
}

// seated is a table in the program: it tells the painter how large things are, and the menus
// that they are not on the screen.
type seated struct {
	*table.Table
	shell *shell.Shell
	unit  float64
}

// Update takes the input of a tick.
func (s *seated) Update(t *game.Tick) {
	s.shell.Leave()
	if files := t.Input.Dropped; files != nil && !s.shell.TakeDropped(files) {
		s.shell.NotTaken()
	}
	s.unit = ink.Metrics{W: t.Screen.W, H: t.Screen.H, Device: t.Screen.Device, Text: t.Screen.Text}.Unit()
	s.Table.Update(t)
}

// PaintAhead paints before there is a window what lies still.
func (s *seated) PaintAhead(size image.Point) {
	s.shell.Release(s.unit)
	s.shell.Ahead(func() { s.Table.PaintAhead(size) })
}

// Draw paints the table.
func (s *seated) Draw(dst *ebiten.Image) {
	s.shell.Release(s.unit)
	s.Table.Draw(dst)
}

// hands turns what a person asks for at the table into commands.
type hands struct {
	shell *shell.Shell
	game  string
	aside func(*shell.Shell, rules.Element, kit.Seated) game.Scene // of the kit, may be nil
}

var _ table.Commands = (*hands)(nil)

func (h *hands) post(c game.Command) { h.shell.App.Post(c) }

// Play plays a choice.
func (h *hands) Play(c rules.Choice) { h.post(game.Play{Choice: c}) }

// Undo takes back.
func (h *hands) Undo(s match.Scope) { h.post(game.Undo{Scope: s}) }

// UndoTo takes back until n decisions stand.
func (h *hands) UndoTo(n int) { h.post(game.UndoTo{N: n}) }

// Redo plays again what was taken back.
func (h *hands) Redo(s match.Scope) { h.post(game.Redo{Scope: s}) }

// Save says that all is kept.
func (h *hands) Save() { h.post(game.SaveNow{}) }

// Leave puts the match away. From a lesson the way leads back to the list of lessons, which goes on with it or tells the next one, and
// from there to where that was opened.
func (h *hands) Leave() {
	run := h.shell.App.Lesson()
	h.post(game.LeaveMatch{})
	if run == nil {
		return
	}
	whence := h.shell.Whence
	if whence != nil {
		h.post(game.Push{Scene: whence()})
	}
	h.shell.OpenLessons(h.game, whence)
}

// Rules opens the rules.
func (h *hands) Rules(rule string) { h.shell.OpenRules(h.game, rule) }

// Settings opens the settings.
func (h *hands) Settings() { h.shell.OpenSettings() }

// Results opens the results.
func (h *hands) Results() { h.shell.OpenResults() }

// Chronicle opens the story of the match.
func (h *hands) Chronicle(viewer rules.Seat) {
	if m := h.shell.App.Match(); m != nil {
		h.shell.OpenChronicle(m, viewer)
	}
}

// Aside opens what a piece leads to.
func (h *hands) Aside(el rules.Element, viewer rules.Seat, play func([]rules.Choice)) {
	m := h.shell.App.Match()
	if m == nil || h.aside == nil {
		return
	}
	if scene := h.aside(h.shell, el, kit.Seated{Match: m, Viewer: viewer, Play: play}); scene != nil {
		h.post(game.Push{Scene: scene})
	}
}

// AskHint asks the computer for advice.
func (h *hands) AskHint() { h.post(game.AskHint{}) }

// Prefer settles how a seat wants to be asked.
func (h *hands) Prefer(seat rules.Seat, id, value string) {
	h.post(game.Prefer{Seat: seat, ID: id, Value: value})
}

// DropHint forgets the advice.
func (h *hands) DropHint() { h.post(game.DropHint{}) }
