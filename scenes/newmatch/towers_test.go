package newmatch_test

import (
	"testing"

	"portcullis/game/box"
	"portcullis/rules/towersiege"
	"portcullis/save"
	"portcullis/save/outcomes"
	"portcullis/scenes"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/newmatch"
	"portcullis/scenes/scenestest"
)

func visitTowers(t *testing.T, w, h int) *scenestest.Guest {
	t.Helper()
	g := scenestest.VisitWith(t, scenes.Config{Box: box.Of(kittest.Load(t, "towersiege", towersiege.Load))})
	g.W, g.H = w, h
	g.Click("game:towersiege")
	g.At("new")
	return g
}

// A person sits down against the usual computer player, whom nothing can tell anything; a second person brings "no tells"
// along. Take-backs are off until somebody ticks them.
func TestTowersBeginWithAPersonAndAComputer(t *testing.T) { // TS-MOD-1, TS-MOD-2, TS-MOD-3, TS-MOD-10, TS-MOD-11
	g := visitTowers(t, 1280, 2400)
	is := func(seats string, takeBacks bool, tells string) {
		t.Helper()
		m := newmatch.ModelOf(g.App.Scene())
		have := ""
		for _, s := range m.Seats {
			have += s.Player + " "
		}
		if have != seats || m.TakeBacks != takeBacks || m.Options["no_tells"] != tells {
			t.Errorf("seats %q, take-backs %t, no tells %s; want %q, %t, %s", have, m.TakeBacks, m.Options["no_tells"], seats, takeBacks, tells)
		}
	}
	is("human warden ", false, "off")
	g.Click("seats:4")
	is("human warden warden warden ", false, "off")
	g.Click("seat:2:person")
	is("human warden human warden ", false, "on")
	g.Click("seat:3:level=archmage")
	g.Click("seat:1:level=squire")
	g.Click("new:more")
	g.Click("new:take-backs")
	h := g.Begin()
	if len(h.Seats) != 4 || h.Seats[1].Player != "squire" || h.Seats[2].Player != save.Human || h.Seats[3].Player != "archmage" || !h.TakeBacks || h.Options["no_tells"] != "on" {
		t.Errorf("begun with %+v", h)
	}
}

// Who has never come to the end of a match begins with the Mages of a first game; who has, chooses the Mage. Both meet the usual opponent: the gentlest
// tells least of what the game is (TS-MOD-3, TS-MOD-6).
func TestTheFirstMatchIsAFirstGame(t *testing.T) {
	for _, mages := range []string{"first_game", "free"} {
		g := scenestest.VisitWith(t, scenes.Config{Box: box.Of(kittest.Load(t, "towersiege", towersiege.Load))})
		if mages == "free" {
			if err := g.Screens.Shell.Kept.Add(outcomes.Outcome{Key: "a", Game: "towersiege"}); err != nil {
				t.Fatal(err)
			}
		}
		g.Click("game:towersiege")
		g.At("new")
		if m := newmatch.ModelOf(g.App.Scene()); m.Options["mages"] != mages || m.Seats[1].Player != "warden" {
			t.Errorf("it begins with %s, %s; want %s, warden", m.Options["mages"], m.Seats[1].Player, mages)
		}
	}
}

// Who sits where is seen without scrolling in the smallest windows, and what the options are comes behind it.
func TestTowersShowTheSeatsFirst(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1024, 640}} {
		g := visitTowers(t, size[0], size[1])
		for _, id := range []string{"seats:4", "seat:0:person", "seat:0:pick=deck1", "seat:1:computer", "seat:1:level=archmage", "option:mages=drafted"} {
			if e := g.Find(id); e.Rect[1]+e.Rect[3] > size[1]*9/10 {
				t.Errorf("at %v %s is below the fold: %v", size, id, e.Rect)
			}
		}
	}
}
