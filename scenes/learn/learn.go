// Package learn lists the lessons: which there are, which were played to their end, and which were left on the way. One
// of them lies open beside the list, with the board on which it begins.
//
// What is where:
//
//	learn.go  the screen
//	look.go   the board of the lesson that lies open
//	plan.go   where all stands: the list
//	sheet.go  the lesson that lies open
package learn

import (
	"strings"
	"time"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

// screen lists the lessons.
type screen struct {
	shell.Screen
	games kit.Games
	shelf *summary.Shelf
	first string // game whose lessons come first; empty: the one played last
	model model
	picks bool               // a lesson was chosen by hand
	looks map[string]picture // boards on which lessons begin, by their rows
	off   func()             // calls off the making of one; nil: none is being made
}

// New makes the list of lessons, those of a game first.
func New(sh *shell.Shell, games kit.Games, shelf *summary.Shelf, first string) game.Scene {
	s := &screen{games: games, shelf: shelf, first: first, looks: map[string]picture{}, Screen: shell.Screen{Shell: sh, Scene: "learn", Title: rules.Say("Lessons")}}
	s.Plan = func(k form.Toolkit) []form.Item { return plan(k, s.model) }
	s.Prompt = func() string { return rules.Say("Learn by playing") }
	s.Notes = func() []string { return spoken(s.model) }
	s.Act, s.Back, s.Left = s.do, s.Pop, s.stop
	s.Shown = func() { shelf.Read(s.take) }
	s.take(summary.Listing{Reading: true})
	s.Open()
	return s
}

// stop ends what is being read and made for this screen.
func (s *screen) stop() {
	s.shelf.Stop()
	s.unlook()
}

// take lists the lessons, with the matches that were left on the way.
func (s *screen) take(listing summary.Listing) {
	s.model.Courses = nil
	app, first := s.Shell.App, s.first
	if first == "" {
		first = lately(listing)
	}
	for _, g := range s.games {
		one := course{Game: g}
		for _, l := range app.Lessons().Of(g.ID) {
			r := row{Lesson: l, Done: app.Done().Has(l)}
			if who, ok := s.Shell.Faces.Find(l.Mentor); ok {
				r.Mentor, r.Face = who.Name().String(), who.Picture()
			}
			for _, m := range listing.Matches {
				if r.Left == "" && !r.Done && m.Game.ID == g.ID && m.Lesson == l.ID && m.State == summary.Playing {
					r.Left = m.Path
				}
			}
			one.Rows = append(one.Rows, r)
		}
		switch {
		case len(one.Rows) == 0:
		case g.ID == first:
			s.model.Courses = append([]course{one}, s.model.Courses...)
		default:
			s.model.Courses = append(s.model.Courses, one)
		}
	}
	if !s.picks {
		s.model.Chosen = s.model.next(first)
	}
	if s.UI == nil {
		return
	}
	s.look()
	if c, _, ok := s.model.chosen(); ok && !s.picks && !listing.Reading && c.Game.ID != s.model.Courses[0].Game.ID {
		s.UI.Show(s.model.Chosen)
	}
	s.UI.Replan()
}

// lately is the game that was played last; empty: none was.
func lately(listing summary.Listing) (id string) {
	var last time.Time
	for _, m := range listing.Matches {
		if m.Changed.After(last) {
			id, last = m.Game.ID, m.Changed
		}
	}
	return id
}

func (s *screen) do(e form.Event) {
	switch e.ID {
	case learnBack:
		s.Pop()
	case learnRules:
		s.Shell.OpenRules(s.Shell.Current(), "")
	case learnSettings:
		s.Shell.OpenSettings()
	default:
		s.begin(e.ID)
	}
}

// begin lays a lesson open, goes on with one that was left, or begins one.
func (s *screen) begin(id string) {
	for _, c := range s.model.Courses {
		for _, r := range c.Rows {
			switch id {
			case r.id(""):
				s.picks, s.model.Chosen = true, id
				s.UI.ScrollTo(learnSheet, 0)
				s.look()
			case r.id("/go-on"):
				s.Shell.App.Post(game.OpenMatch{Path: r.Left})
			case r.id("/begin"):
				s.Shell.App.Post(game.BeginLesson{Lesson: r.Lesson})
			}
		}
	}
}

// spoken is what is heard of the lessons, and of the one that lies open.
func spoken(m model) (list []string) {
	for _, c := range m.Courses {
		for _, r := range c.Rows {
			list = append(list, strings.Join([]string{c.Game.Title, r.Lesson.Name().String(), r.state()}, ": "))
		}
	}
	if c, i, ok := m.chosen(); ok {
		r := c.Rows[i]
		list = append(list, r.Lesson.Name().String(), r.facts())
		list = append(list, r.able()...)
	}
	return list
}
