// Package learn lists the lessons: which there are, which were played to their end, and which were left on the way.
//
// What is where:
//
//	learn.go  the screen
//	plan.go   where it stands
package learn

import (
	"strings"

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
	first string // game whose lessons come first; empty: as in the box
	model model
}

// New makes the list of lessons, those of a game first.
func New(sh *shell.Shell, games kit.Games, shelf *summary.Shelf, first string) game.Scene {
	s := &screen{games: games, shelf: shelf, first: first, Screen: shell.Screen{Shell: sh, Scene: "learn", Title: rules.Say("Learn")}}
	s.Plan = func(k form.Toolkit) []form.Item { return plan(k, s.model) }
	s.Prompt = func() string { return rules.Say("Learn by playing") }
	s.Notes = func() []string { return spoken(s.model) }
	s.Act, s.Back, s.Left = s.do, s.Pop, shelf.Stop
	s.Shown = func() { shelf.Read(s.take) }
	s.take(summary.Listing{})
	s.Open()
	return s
}

// take lists the lessons, with the matches that were left on the way.
func (s *screen) take(listing summary.Listing) {
	s.model = model{}
	app := s.Shell.App
	for _, g := range s.games {
		one := course{Game: g}
		for _, l := range app.Lessons().Of(g.ID) {
			r := row{Lesson: l, Done: app.Done().Has(l)}
			if who, ok := s.Shell.Faces.Find(l.Mentor); ok {
				r.Mentor, r.Face = who.Name().String(), who.Picture()
			}
			for _, m := range listing.Matches {
				if r.Left == "" && m.Game.ID == g.ID && m.Lesson == l.ID && m.State == summary.Playing {
					r.Left = m.Path
				}
			}
			one.Rows = append(one.Rows, r)
		}
		switch {
		case len(one.Rows) == 0:
		case g.ID == s.first:
			s.model.Courses = append([]course{one}, s.model.Courses...)
		default:
			s.model.Courses = append(s.model.Courses, one)
		}
	}
	if s.UI != nil {
		s.UI.Replan()
	}
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

// begin goes on with a lesson that was left, or begins one.
func (s *screen) begin(id string) {
	for _, c := range s.model.Courses {
		for _, r := range c.Rows {
			switch id {
			case r.id("go-on"):
				s.Shell.App.Post(game.OpenMatch{Path: r.Left})
			case r.id("begin"):
				s.Shell.App.Post(game.BeginLesson{Lesson: r.Lesson})
			}
		}
	}
}

// spoken is what is heard of the lessons.
func spoken(m model) (list []string) {
	for _, c := range m.Courses {
		for _, r := range c.Rows {
			list = append(list, strings.Join([]string{c.Game.Title, r.Lesson.Name().String(), r.state()}, ": "))
		}
	}
	return list
}
