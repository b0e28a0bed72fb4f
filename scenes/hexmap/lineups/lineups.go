// Package lineups is where line-ups of The Siege of Argot are kept, looked at and taken while a seat sets up.
//
//	lineups.go  the screen
//	plan.go     how it is laid out
//	folder.go   the files
package lineups

import (
	"context"
	"path/filepath"
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/lineup"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// screen lists the line-ups of the seat that is at the screen.
type screen struct {
	shell.Screen
	model  model
	seated kit.Seated
	dir    string
	state  *engine.State // as the seat knows it
	began  lineup.Lineup // how the seat has set up so far
	all    []entry
	stop   func()
}

// Piece is the piece of the board that opens the line-ups.
const Piece = rules.Element("aside:lineups")

// Aside makes the screen for a seat of a match; nil if the match is none of The Siege of Argot.
func Aside(sh *shell.Shell, _ rules.Element, at kit.Seated) game.Scene {
	state, ok := at.Match.View(at.Viewer).(*argot.State)
	if !ok {
		return nil
	}
	s := &screen{Screen: shell.Screen{Shell: sh, Scene: "lineups", Title: rules.Say("Line-ups")}, seated: at, state: state.State, stop: func() {}}
	s.dir = filepath.Join(sh.App.Folders().Decks, "argot")
	var choices []rules.Choice
	for _, e := range at.Match.History() {
		if e.Seats.Has(at.Viewer) {
			choices = append(choices, e.Choice)
		}
	}
	s.began = lineup.Of(s.state, at.Viewer, "", choices)
	info := at.Match.Info()
	s.model.Scenario, s.model.Side, s.model.Stand = state.Scenario().Title().String(), rules.Name("", info.Seats[at.Viewer]).String(), len(s.began.Starts)
	s.Plan = func(k form.Toolkit) []form.Item { return plan(k, s.model) }
	s.Prompt = func() string { return rules.Say("Take a line-up, or keep yours") }
	s.Act, s.Back, s.Notes = s.do, s.leave, s.model.spoken
	s.Left = func() { s.stop() }
	s.Open()
	s.look()
	return s
}

// look has the folder read.
func (s *screen) look() {
	var all []entry
	s.stop()
	s.stop = s.Shell.App.Send(game.Errand{
		Work: func(ctx context.Context) (err error) { all, err = list(ctx, s.dir, s.state); return err },
		Then: func(err error) {
			if err != nil {
				s.Shell.Tell(err)
			}
			s.all = all
			s.rows()
			s.UI.Replan()
		},
	})
}

// rows are the line-ups of this scenario and side, with what of each can be placed now; and what cannot be read.
func (s *screen) rows() {
	s.model.Rows = nil
	for i, e := range s.all {
		r := row{At: i, Name: e.Lineup.Name, Problems: e.Faults}
		if e.Faults == nil {
			if e.Lineup.Scenario != s.began.Scenario || e.Lineup.Seat != s.seated.Viewer {
				continue
			}
			f := e.Lineup.Fit(s.state)
			r.Places, r.Waits = len(f.Choices), f.Wait
			for _, why := range f.Refused {
				r.Problems = append(r.Problems, why.Why.String())
			}
		}
		s.model.Rows = append(s.model.Rows, r)
	}
}

func (s *screen) do(e form.Event) {
	switch {
	case e.ID == lineupsBack:
		s.Pop()
	case e.ID == lineupsKeep:
		name := ""
		s.model.Name, s.model.Fault = &name, ""
		s.UI.Replan()
		s.UI.Focus(lineupsName)
	case e.ID == lineupsName && e.Act == form.Type:
		*s.model.Name = e.Text
	case e.ID == lineupsSave, e.ID == lineupsName && e.Act == form.Submit:
		s.save()
	case e.ID == lineupsCancel:
		s.model.Name = nil
	default:
		if i, ok := rowOf(e.ID, lineupsTake); ok && i < len(s.all) {
			s.take(s.all[i])
		}
		if i, ok := rowOf(e.ID, lineupsDrop); ok && i < len(s.all) {
			if err := drop(s.dir, s.all[i].File, s.Shell.Now()); err != nil {
				s.Shell.Tell(err)
				return
			}
			s.Shell.App.Post(game.Notify{Text: rules.Say("%s lies in the trash of the folder now.", s.all[i].File)})
			s.look()
		}
	}
}

// take places what a line-up says, at the table.
func (s *screen) take(e entry) {
	s.Pop()
	s.seated.Play(e.Lineup.Fit(s.state).Choices)
}

// save keeps how the seat has set up so far.
func (s *screen) save() {
	s.began.Name = strings.TrimSpace(*s.model.Name)
	if s.began.Name == "" {
		s.model.Fault = rules.Say("Give it a name.")
		s.UI.Focus(lineupsName)
		return
	}
	if err := keep(s.dir, s.began, s.state); err != nil {
		s.model.Fault = shell.Say(err)
		return
	}
	s.model.Name = nil
	s.look()
}

// leave closes the window, or goes back.
func (s *screen) leave() {
	if s.model.Name != nil {
		s.model.Name = nil
		return
	}
	s.Pop()
}
