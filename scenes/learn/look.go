package learn

import (
	"context"

	"portcullis/game"
	"portcullis/game/crash"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/summary"
)

// picture is the board on which a lesson begins, at any size; nil: there is none.
type picture func(w, h float64) ink.List

// look shows the board on which the chosen lesson begins. It is made apart from the screen, once.
func (s *screen) look() {
	c, i, ok := s.model.chosen()
	if !ok {
		return
	}
	id, one := s.model.Chosen, c.Rows[i].Lesson
	if s.model.Looking && s.model.sought == id {
		return // it is on its way
	}
	s.unlook()
	var known bool
	if s.model.Board, known = s.looks[id]; known || c.Game.Kit.Board == nil {
		return
	}
	var m *match.Match
	done := false
	s.model.Looking, s.model.sought = true, id
	off := s.Shell.App.Send(game.Errand{
		Work: func(context.Context) (err error) {
			m, err = match.New(c.Game.Game, one.Header(), nil)
			return err
		},
		Then: func(err error) {
			done, s.off, s.model.Looking = true, nil, false
			if err == nil {
				err = crash.Try(func() error {
					s.model.Board = summary.Picture(c.Game.Kit, m, s.Shell.Measure)
					return nil
				})
			}
			if err != nil {
				s.Shell.App.Post(game.Warn{Text: rules.Say("The board of the lesson %s cannot be shown: %s", one.Name(), err)})
			}
			s.looks[id] = s.model.Board
			s.UI.Replan()
		},
	})
	if !done {
		s.off = off
	}
}

// unlook ends the making of a board.
func (s *screen) unlook() {
	s.model.Looking, s.model.Board = false, nil
	if s.off != nil {
		s.off()
		s.off = nil
	}
}
