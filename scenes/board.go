package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Board makes the scene of the match on the table.
func (h *House) Board(a *game.App) game.Scene {
	m := a.Match()
	b := tableBoard(m.Info().ID)
	if b == nil {
		return newNotice(h, noticeModel{
			Title: m.Info().Title + " has no board yet", Bad: true,
			Body: []string{"The rules of this game are there, and its matches are kept. Its board is in preparation."},
		}, Answer{Text: "Back to the menu", Icon: "kit/back", Command: game.LeaveMatch{}})
	}
	return h.seat(table.Config{
		Match: m, Board: b, Tips: h.tips(m.Info().ID), Commands: &hands{house: h, game: m.Info().ID},
		Advice: func() table.Advice {
			hint, has := a.Hint()
			return table.Advice{Pending: a.HintPending(), Has: has, Choice: hint.Choice, Reason: hint.Reason}
		},
	})
}

// seat makes a table with what all tables share.
func (h *House) seat(c table.Config) *seated {
	c.Measure, c.Painter = h.config.Measure, h.config.Painter
	c.Settings = h.app.Settings
	c.Sound = func(name string) { h.app.Post(game.PlaySound{Effect: sound.Effect(name)}) }
	c.Cursor = ebiten.SetCursorShape
	return &seated{Table: table.New(c), house: h}
}

// seated is a table in the house: it tells the painter how large things are, and the menus
// that they are not on the screen.
type seated struct {
	*table.Table
	house *House
	unit  float64
}

// Update takes the input of a tick.
func (s *seated) Update(t *game.Tick) {
	s.house.front = nil
	if files := t.Input.Dropped; files != nil && !s.house.takeDropped(files) {
		s.house.notTaken()
	}
	s.unit = ink.Metrics{W: t.Screen.W, H: t.Screen.H, Device: t.Screen.Device, Text: t.Screen.Text}.Unit()
	s.Table.Update(t)
}

// Draw paints the table.
func (s *seated) Draw(dst *ebiten.Image) {
	s.house.canvas.Release()
	s.house.config.Painter.SetUnit(s.unit)
	s.Table.Draw(dst)
}

// hands turns what a person asks for at the table into commands.
type hands struct {
	house *House
	game  string
}

var _ table.Commands = (*hands)(nil)

func (h *hands) post(c game.Command) { h.house.app.Post(c) }

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

// Leave puts the match away.
func (h *hands) Leave() { h.post(game.LeaveMatch{}) }

// Rules opens the rules.
func (h *hands) Rules(rule string) { h.house.OpenRules(h.game, rule) }

// Settings opens the settings.
func (h *hands) Settings() { h.house.OpenSettings() }

// Results opens the results.
func (h *hands) Results() { h.house.OpenResults() }

// AskHint asks the computer for advice.
func (h *hands) AskHint() { h.post(game.AskHint{}) }

// Prefer settles how a seat wants to be asked.
func (h *hands) Prefer(seat rules.Seat, id, value string) {
	h.post(game.Prefer{Seat: seat, ID: id, Value: value})
}

// DropHint forgets the advice.
func (h *hands) DropHint() { h.post(game.DropHint{}) }
