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

// After a first lesson that was played to its end the menu offers its game and the next lesson, and the list does not call it begun.
func TestALessonThatIsDoneLeadsOn(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	l := allLessons(g)[0]
	g.App.Post(game.BeginLesson{Lesson: l})
	g.Rest(2)
	if err := g.App.Done().Add(l); err != nil {
		t.Fatal(err)
	}
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
	g.At("menu")
	g.Click("menu:learn-first")
	g.At("learn")
	for _, e := range g.App.Mirror().Elements {
		if e.ID == "lesson:"+l.Game+"/"+l.ID && e.Value != "done" {
			t.Errorf("the lesson is %q", e.Value)
		}
	}
	g.Click("learn:back")
	g.At("menu")
	g.Click("menu:taught")
	g.At("new")
}

// Who leaves a lesson comes to the list of lessons, where that lesson lies open and can be gone on with, and from there to the menu.
func TestALeftLessonIsOfferedAtOnce(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	l := allLessons(g)[0]
	g.App.Post(game.BeginLesson{Lesson: l})
	g.Rest(2)
	g.App.Post(game.NextStep{})
	g.Rest(2)
	g.Click("table:back")
	g.Rest(2)
	g.At("learn")
	g.Click("lesson:" + l.Game + "/" + l.ID + "/go-on")
	g.Rest(2)
	if run := g.App.Lesson(); run == nil || run.Lesson().ID != l.ID {
		t.Fatalf("went on with %v, want %s", run, l.ID)
	}
	g.Click("table:back")
	g.Rest(2)
	g.Click("learn:back")
	g.At("menu")
}

// Who leaves a lesson that was begun by way of the new match of its game comes back there, with what was settled, and from there to the menu;
// who has come by the menu comes back to that.
func TestALessonLeadsBackToWhereItWasCalledFrom(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	lesson := "lesson:towersiege/t1"
	leave := func() {
		g.Click(lesson + "/begin")
		g.Rest(2)
		g.Click("table:back")
		g.Rest(2)
		g.At("learn")
		g.Click("learn:back")
	}
	g.Click("game:towersiege")
	g.Click("seats:3")
	g.Click("new:learn")
	g.Click(lesson)
	leave()
	g.At("new")
	if !g.Has("seat:2:computer") {
		t.Error("of three seats that were settled the third is gone")
	}
	g.Click("new:back")
	g.At("menu")
	g.Click("menu:learn")
	g.Click(lesson)
	leave()
	g.At("menu")
}
