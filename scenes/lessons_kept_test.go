package scenes_test

import (
	"testing"

	"portcullis/game"
	"portcullis/scenes/scenestest"
)

// A lesson that was left is no match to go on with: Learn goes on with it, the menu and Saves do not show it.
func TestLessonsAreNoSavedMatches(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	g.App.Post(game.BeginLesson{Lesson: allLessons(g)[0]})
	g.Rest(2)
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
	g.At("menu")
	for _, e := range g.App.Mirror().Elements {
		if e.ID == "menu:continue" {
			t.Errorf("the menu goes on with a lesson: %q", e.Label)
		}
	}
	g.Click("menu:saves")
	g.At("saves")
	for _, e := range g.App.Mirror().Elements {
		if e.Role == "row" {
			t.Errorf("Saves lists a lesson: %s %q", e.ID, e.Label)
		}
	}
}
