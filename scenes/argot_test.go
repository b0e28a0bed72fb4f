package scenes_test

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/save"
	"portcullis/save/files"
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
		t.Errorf("a new match is between %v, not a person for Argot and the usual computer player", seats)
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

// A match is read as a story while it is played and when it is over, and kept as a file that is told of.
func TestTheChronicleIsReadAndKept(t *testing.T) {
	g := scenestest.Visit(t)
	now := g.App.Settings()
	now.Animation = settings.None
	g.App.Post(game.ChangeSettings{Settings: now})
	g.Click("game:argot")
	g.Begin()
	for n := range uint64(60) {
		r := rules.NewRand(n)
		choices := g.App.Match().State().Decision().Choices
		g.App.Post(game.Play{Choice: choices[r.IntN(len(choices))]})
		g.Tick(game.Input{})
	}
	g.Rest(400)
	if g.Has("table:lift") {
		g.Click("table:lift")
		g.Rest(30)
	}
	wide, high := g.W, g.H
	g.W, g.H = 1024, 640 // where the log is in a drawer the key does the same
	g.Rest(3)
	g.Keys(ebiten.KeyC)
	g.At("chronicle")
	g.W, g.H = wide, high
	g.Keys(ebiten.KeyEscape)
	g.At("board")
	g.Keys(ebiten.KeyC)
	g.At("chronicle")
	if words := g.Words(); !strings.Contains(words, "As Argot saw it") || !strings.Contains(words, "Mineos: General Haldane Crake (Soldier)") {
		t.Errorf("the chronicle says\n%s", words)
	}
	g.Click("chronicle:keep")
	written, err := filepath.Glob(filepath.Join(g.App.Folders().Matches, "chronicles", "*.md"))
	if err != nil || len(written) != 1 || !strings.Contains(g.Words(), written[0]) {
		t.Fatalf("written to %v, %v; the screen says\n%s", written, err, g.Words())
	}
	if data, err := os.ReadFile(written[0]); err != nil || !strings.Contains(string(data), "## ") {
		t.Errorf("the file has no chapter: %s, %v", data, err)
	}
	g.Click("chronicle:done")
	g.Keys(ebiten.KeyEscape)
	g.At("board")
	g.PlayOut()
	for n := 0; !g.Has("table:result") && n < 200; n++ {
		g.Rest(60)
	}
	g.Click("table:result")
	g.At("results")
	g.Click("results:figures")
	g.Click("results:chronicle")
	g.At("chronicle")
	if words := g.Words(); strings.Contains(words, "As Argot saw it") {
		t.Error("the chronicle of a match that is over is that of one seat")
	}
}

// A person keeps how the blocks were set up under a name, takes it in the next match, and is told at once what is
// wrong with a file that somebody wrote.
func TestLineupsAreKeptAndTaken(t *testing.T) {
	g := scenestest.Visit(t)
	now := g.App.Settings()
	now.Animation = settings.None
	g.App.Post(game.ChangeSettings{Settings: now})
	begin := func() {
		t.Helper()
		g.Click("game:argot")
		g.Begin()
		g.At("board")
		g.Rest(3)
	}
	stand := func() map[content.Block]atlas.Place {
		at := map[content.Block]atlas.Place{}
		s := g.App.Match().State().(*argot.State)
		for b := range content.Block(content.BlockCount) {
			if p := &s.Pieces[b]; p.Status == engine.OnMap && p.Party == content.Argot {
				at[b] = p.At
			}
		}
		return at
	}
	begin()
	for n := range uint64(4) { // not what would be proposed
		choices := g.App.Match().State().Decision().Choices
		r := rules.NewRand(n)
		g.App.Post(game.Play{Choice: choices[r.IntN(len(choices))]})
		g.Rest(3)
	}
	kept := stand()
	g.Click("aside:lineups")
	g.At("lineups")
	g.Click("lineups:keep")
	g.Click("lineups:save")
	if !strings.Contains(g.Words(), "Give it a name.") {
		t.Error("a line-up without a name is kept")
	}
	g.Write("Behind the gate")
	g.Click("lineups:save")
	g.Rest(3)
	if words := g.Words(); !strings.Contains(words, "Behind the gate") || !strings.Contains(words, "There is nothing for it to place now.") {
		t.Errorf("the line-ups are\n%s", words)
	}
	g.Keys(ebiten.KeyEscape)
	g.App.Post(game.LeaveMatch{})
	g.Rest(3)
	g.At("menu")

	dir := filepath.Join(g.App.Folders().Decks, "argot")
	written, err := filepath.Glob(filepath.Join(dir, "*.lineup"))
	if err != nil || len(written) != 1 {
		t.Fatalf("kept as %v, %v", written, err)
	}
	if err := os.WriteFile(filepath.Join(dir, "broken.lineup"), []byte("name = \"a\"\ncolour = 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	begin()
	g.Click("aside:lineups")
	g.At("lineups")
	if words := g.Words(); !strings.Contains(words, "It fits, and 1 block waits after it.") || !strings.Contains(words, `broken.lineup:2: unknown key "colour"`) {
		t.Errorf("the line-ups are\n%s", words)
	}
	g.Click("lineups:take/0")
	g.At("board")
	g.Rest(20)
	if now := stand(); !maps.Equal(now, kept) || len(kept) != 4 {
		t.Errorf("the blocks stand at %v, not at %v", now, kept)
	}
	g.Click("aside:lineups")
	g.Click("lineups:drop/0")
	g.Rest(3)
	if files.Exists(written[0]) || strings.Contains(g.Words(), "Behind the gate") {
		t.Error("a line-up that was deleted is still there")
	}
	if gone, err := filepath.Glob(filepath.Join(dir, "trash", "*.lineup")); err != nil || len(gone) != 1 {
		t.Errorf("in the trash: %v, %v", gone, err)
	}
}
