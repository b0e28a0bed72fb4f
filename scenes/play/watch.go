package play

import (
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
	"portcullis/scenes/table"
)

// Watch shows a match from its beginning, decision by decision; nil if it cannot be watched, which it
// tells then.
func Watch(sh *shell.Shell, g kit.Entry, m *match.Match) game.Scene {
	why := summary.Veiled(m)
	if g.Kit.Board == nil {
		why = m.Info().Title + " has no board yet."
	}
	if why != "" {
		sh.App.Post(game.Notify{Text: why})
		return nil
	}
	f := &film{Match: m}
	return &watching{
		seated: seat(sh, table.Config{Match: f, Board: g.Kit.Board(), Seals: g.Kit.Seals, Commands: &onlooker{hands{shell: sh, game: m.Info().ID}}, Watching: rules.Say("Watching the match")}),
		film:   f,
	}
}

// watching is a table on which a match is shown again.
type watching struct {
	*seated
	film *film
}

// Name tells watching from playing.
func (w *watching) Name() string { return "watch" }

// Mirror is the table, under its own name.
func (w *watching) Mirror() game.Mirror {
	m := w.seated.Mirror()
	m.Scene = w.Name()
	return m
}

// Follow takes new settings. What happens to the match on the table is not shown here.
func (w *watching) Follow(c game.Change) {
	if c.Kind == game.Resettled {
		w.seated.Follow(c)
	}
}

// Update shows the next decision when the last one has been seen. Esc goes back: from what was opened
// or looked back at, then from watching.
func (w *watching) Update(t *game.Tick) {
	for _, k := range t.Input.Keys {
		if k.Code == ebiten.KeyEscape && !w.Opened() {
			w.shell.App.Post(game.Pop{})
			return
		}
	}
	if w.goesOn() {
		w.seated.Follow(w.film.next())
	}
	w.seated.Update(t)
	if w.goesOn() {
		t.Wake(0)
	}
}

// goesOn reports whether the next decision can be shown now.
func (w *watching) goesOn() bool { return w.film.at < w.film.Match.Len() && w.Ready() }

// film is a match as it stood after its first decisions. Nobody plays it, so the table shows
// it as it shows what a computer decides: with pause, step and skip.
type film struct {
	*match.Match
	at int
}

// next shows one more decision.
func (f *film) next() game.Change {
	e := f.Match.History()[f.at]
	instants, _ := f.Match.Instants(f.at) // nothing is shown of what cannot be played again
	f.at++
	return game.Change{Kind: game.Played, From: f.at - 1, To: f.at, Choice: e.Choice, Seat: e.Seat(), Instants: instants}
}

var _ table.Reel = (*film)(nil)

// Whole is how many decisions there are.
func (f *film) Whole() int { return f.Match.Len() }

// TurnAt is the turn of a decision.
func (f *film) TurnAt(n int) int { return f.Match.History()[n].Turn }

// Wind shows the match as it stood after its first n decisions.
func (f *film) Wind(n int) { f.at = n }

// now is the state at the moment that is shown.
func (f *film) now() rules.State {
	s, err := f.Match.At(f.at)
	if err != nil {
		return f.Match.State() // At fails only for a place that is not there
	}
	return s
}

// Len is how many decisions have been shown.
func (f *film) Len() int { return f.at }

// Humans is nobody: what is shown is not asked.
func (f *film) Humans() rules.Seats { return 0 }

// Secret is false: only what hides nothing any more from those before the screen can be watched, and no curtain falls.
func (f *film) Secret() bool { return false }

// Decider is who decided next.
func (f *film) Decider() rules.Seats { return f.now().Decision().Seats }

// Over reports whether the end has been shown.
func (f *film) Over() bool { return f.at == f.Match.Len() && f.Match.Over() }

// View is the state at the moment that is shown.
func (f *film) View(rules.Seat) rules.State { return f.now() }

// LastOf is the beginning: everything that was shown can be looked at again.
func (f *film) LastOf(rules.Seat) int { return 0 }

// Lines is the log up to the moment that is shown.
func (f *film) Lines(viewer rules.Seat) []match.Line {
	lines := f.Match.Lines(viewer)
	for i, l := range lines {
		if l.Entry >= f.at {
			return lines[:i:i]
		}
	}
	return lines
}

// Sum is nothing: what is shown goes on.
func (f *film) Sum(rules.Seat) (match.Line, bool) { return match.Line{}, false }

func onlyShown() (match.Plan, bool) {
	return match.Plan{Sentence: rules.T("The match is only being watched")}, false
}

// CanUndo says why nothing is taken back.
func (f *film) CanUndo(match.Scope) (match.Plan, bool) { return onlyShown() }

// CanUndoTo says why nothing is taken back.
func (f *film) CanUndoTo(int) (match.Plan, bool) { return onlyShown() }

// CanRedo says why nothing is played again.
func (f *film) CanRedo(match.Scope) (match.Plan, bool) { return onlyShown() }

// onlooker is what a person can ask for who only watches.
type onlooker struct{ hands }

// Play does nothing.
func (o *onlooker) Play(rules.Choice) {}

// Undo does nothing.
func (o *onlooker) Undo(match.Scope) {}

// UndoTo does nothing.
func (o *onlooker) UndoTo(int) {}

// Redo does nothing.
func (o *onlooker) Redo(match.Scope) {}

// Save does nothing: a match that is watched does not change.
func (o *onlooker) Save() {}

// Leave goes back to where one was.
func (o *onlooker) Leave() { o.post(game.Pop{}) }

// Results goes back to where one was.
func (o *onlooker) Results() { o.post(game.Pop{}) }

// Prefer does nothing.
func (o *onlooker) Prefer(rules.Seat, string, string) {}

// AskHint does nothing.
func (o *onlooker) AskHint() {}

// DropHint does nothing.
func (o *onlooker) DropHint() {}
