package scenes_test

import (
	"testing"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/settings"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/save"
	"portcullis/scenes/scenestest"
)

// A person who is new to The Siege of Argot lets a set-up be proposed: one click places all blocks but the last,
// which is asked about, since it cannot be taken back.
func TestASetupIsProposedAtOneClick(t *testing.T) {
	g := scenestest.Visit(t)
	now := g.App.Settings()
	now.Animation = settings.None
	g.App.Post(game.ChangeSettings{Settings: now})
	g.Click("game:argot")
	g.At("new")
	if seats := g.Begin().Seats; seats[engine.Argot].Player != save.Human || seats[engine.Mineos].Player != bot.DefaultFor(g.App.Match().Info()) {
		t.Errorf("a new match is between %v, not a person for Argot and the computer (ledger 8)", seats)
	}
	g.At("board")
	g.Rest(2)
	placed := func() (waits, stands int) {
		s := g.App.Match().State().(*argot.State)
		for i := range s.Pieces {
			if p := &s.Pieces[i]; p.Party == engine.PartyOf(engine.Argot) && p.Status == engine.Unplaced {
				waits++
			} else if p.Party == engine.PartyOf(engine.Argot) && p.Status == engine.OnMap {
				stands++
			}
		}
		return waits, stands
	}
	g.Click("series:setup")
	g.Rest(20)
	if waits, stands := placed(); waits != 1 || stands == 0 {
		t.Fatalf("%d blocks stand, and %d wait", stands, waits)
	}
	g.Find("table:confirm")
	g.Click("table:cancel")
	g.Rest(3)
	if waits, _ := placed(); waits != 1 {
		t.Error("the last block was placed though it was called off")
	}
	g.Click("table:undo")
	g.Rest(3)
	if waits, _ := placed(); waits != 2 {
		t.Error("a block that was proposed cannot be taken back")
	}
	g.Click("series:setup")
	g.Rest(10)
	g.Click("table:confirm")
	g.Rest(5)
	if waits, _ := placed(); waits != 0 {
		t.Errorf("%d blocks wait after the set-up was confirmed", waits)
	}
}
