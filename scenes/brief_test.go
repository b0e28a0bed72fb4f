package scenes_test

import (
	"strings"
	"testing"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/scenestest"
)

// TestAFirstMatchSaysWhatItIsAbout begins matches of every game: the first time aim, loss and turn are said beside the first
// question, and the second time nobody is told again.
func TestAFirstMatchSaysWhatItIsAbout(t *testing.T) {
	for _, id := range []string{"kurth", "bsieged", "siegestorm", "argot", "towersiege"} {
		g := scenestest.Visit(t)
		still(g, 100)
		for time := range 2 {
			g.Click("game:" + id)
			g.Click("new:begin")
			g.At("board")
			g.Until("the person is asked", func() bool { return g.App.Match().Humans().Has(g.App.Match().Decider().First()) })
			if g.Rest(60); g.Has("table:recap-accept") { // the other side began
				g.Click("table:recap-accept")
				g.Rest(3)
			}
			if said := g.Has("table:brief/close"); said != (time == 0) {
				t.Fatalf("%s, match %d: the card is there: %v", id, time+1, said)
			}
			if time == 0 {
				b := g.App.Match().State().(rules.Briefer).Brief(g.App.Match().State().Decision().Seats.First())
				said := strings.Join(g.App.Mirror().Notes, "\n")
				for _, text := range []rules.Text{b.Aim, b.Loss, b.Turn} {
					if !strings.Contains(said, text.String()) {
						t.Errorf("%s: %q is not said in %q", id, text, said)
					}
				}
				g.Click("table:brief/close")
				if g.Has("table:brief/close") {
					t.Errorf("%s: the card does not close", id)
				}
			}
			g.App.Post(game.LeaveMatch{})
			g.Rest(2)
			g.At("menu")
		}
	}
}

// Every lesson says in its first step how its match is won, how it is lost and what a turn is.
func TestEveryLessonSaysWhatItsMatchIsAbout(t *testing.T) {
	for _, l := range allLessons(scenestest.Visit(t)) {
		g := scenestest.Visit(t)
		still(g, 100)
		g.App.Post(game.BeginLesson{Lesson: l})
		(&pupil{Guest: g, t: t}).settle()
		state := g.App.Match().State()
		b := state.(rules.Briefer).Brief(state.Decision().Seats.First())
		said := strings.Join(g.App.Mirror().Notes, "\n")
		for _, text := range []rules.Text{b.Aim, b.Loss, b.Turn} {
			if !strings.Contains(said, text.String()) {
				t.Errorf("%s/%s: %q is not said in %q", l.Game, l.ID, text, said)
			}
		}
	}
}
