package scenes_test

import (
	"strings"
	"testing"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/save"
	"portcullis/scenes/scenestest"
)

// Two people play the campaign around one machine, from its first day into the siege, and take back now and then.
// Whoever sits at the screen never meets a block of the other by its face outside of a battle that it has not been shown
// before (AR-RUL-43), and nobody any while the curtain is down (ledger 2.3).
func TestTwoPeopleNeverSeeTheBlocksOfTheOther(t *testing.T) {
	g := scenestest.Visit(t)
	now := g.App.Settings()
	now.Animation = settings.None
	g.App.Post(game.ChangeSettings{Settings: now})
	g.App.Post(game.NewMatch{Header: save.Header{
		Game: "argot", Seed: 5, Options: map[string]string{"scenario": "campaign", "days": "1"}, TakeBacks: true,
		Seats: []save.Seat{{Player: save.Human, Name: "Ada"}, {Player: save.Human, Name: "Bela"}},
	}})
	g.Rest(3)
	curtains, undone, seen := 0, 0, [engine.Seats]int{}
	look := func(s *argot.State, seat rules.Seat) {
		t.Helper()
		for _, e := range g.App.Mirror().Elements {
			id, isBlock := strings.CutPrefix(e.ID, "block:")
			if !isBlock {
				continue
			}
			b, _ := s.Content.Find(id)
			p := &s.Pieces[b]
			switch {
			case seat == rules.NoSeat:
				t.Fatalf("block %s is on the screen while the curtain is down", id)
			case engine.SeatOf(p.Party) == seat:
				seen[seat]++
			case engine.SeatOf(p.Party) != rules.NoSeat && !(s.Options.Memory && p.Seen.Known) && !(s.Battle.Round > 0 && p.At == s.Battle.Place) && s.Phase != engine.CombatPhase:
				t.Fatalf("day %d, turn %d: seat %d sees the face of %s", s.Day, s.Turn, seat, id)
			}
		}
	}
	r := rules.NewRand(8)
	for range 700 {
		m := g.App.Match()
		if m.Over() {
			break
		}
		s := m.State().(*argot.State)
		if g.Has("table:lift") {
			curtains++
			look(s, rules.NoSeat)
			for b := range content.Block(content.BlockCount) {
				if name := s.Content.Face(b, false).Name; strings.Contains(spoken(g.App.Mirror()), name) {
					t.Fatalf("the curtain says %q", name)
				}
			}
			g.Click("table:lift")
			g.Rest(2)
		}
		look(s, m.Decider().First())
		if _, can := m.CanUndo(match.Step); can && r.IntN(6) == 0 {
			g.App.Post(game.Undo{Scope: match.Step})
			undone++
		} else {
			choices := s.Decision().Choices
			g.App.Post(game.Play{Choice: choices[r.IntN(len(choices))]})
		}
		g.Rest(3)
		for n := 0; !g.App.Mirror().Settled && n < 50; n++ {
			g.Rest(4)
		}
	}
	s := g.App.Match().State().(*argot.State)
	if curtains < 4 || undone < 10 || seen[engine.Argot] == 0 || seen[engine.Mineos] == 0 || s.Day == 0 {
		t.Errorf("%d curtains, %d choices taken back, own blocks seen %v, day %d turn %d", curtains, undone, seen, s.Day, s.Turn)
	}
}

// spoken is all that a screen tells in words.
func spoken(m game.Mirror) string {
	words := append([]string{m.Title, m.Prompt}, m.Notes...)
	for _, e := range m.Elements {
		words = append(words, e.Label, e.Value, e.Reason)
	}
	return strings.Join(words, "\n")
}
