package sense_test

import (
	"context"
	"testing"

	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Against a defender who fills the ward behind the North Gate and stays there, as people do in their first match, no besieger stands
// before the open gate with three blocks turn after turn and does nothing, and a novice, who stays in a battle that stands well, fights six times in five matches or nearly so. A soldier who was
// thrown back rightly waits where a storm is as good as lost (AR-CMB-7).
func TestBesiegersStormAnOpenGate(t *testing.T) {
	game, err := games(t).Game("argot")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		level   string
		matches int
		battles float64 // a match, at least
		idle    int     // turns in a row, at most
	}{{"novice", 60, 1.1, 3}, {"soldier", 12, 1, 4}, {"warlord:20", 6, 1, 2}} {
		battles := 0
		for seed := range uint64(test.matches) {
			fought, idle := garrisoned(t, game, test.level, seed+1)
			battles += fought
			if idle > test.idle {
				t.Errorf("%s, seed %d: stands before the open gate for %d turns and does nothing", test.level, seed+1, idle)
			}
		}
		if float64(battles) < test.battles*float64(test.matches) {
			t.Errorf("%s fights %d battles in %d matches; %v a match or more are wanted", test.level, battles, test.matches, test.battles)
		}
	}
}

// garrisoned plays a match of the North Gate: a besieger of a level against a garrison. It tells in how many turns there was a battle,
// and in how many in a row at most the gate stood open, three besiegers stood before it, and there was none.
func garrisoned(t *testing.T, game rules.Game, level string, seed uint64) (battles, idle int) {
	t.Helper()
	s, _ := begun(t, game, rules.Setup{Seed: seed, Options: map[string]string{"scenario": "first_battle"}})
	r := rules.NewRand(seed)
	besieger, err := bot.New(level, r.Uint64())
	if err != nil {
		t.Fatal(err)
	}
	captain, err := bot.New("soldier", r.Uint64())
	if err != nil {
		t.Fatal(err)
	}
	turn, row, invited, fought := 0, 0, false, false
	for !s.Decision().Over() {
		now := s.(*argot.State)
		if now.Turns() != turn {
			switch {
			case fought:
				battles, row = battles+1, 0
			case invited:
				row++
				idle = max(idle, row)
			}
			turn, fought, invited = now.Turns(), false, invites(now)
		}
		fought = fought || now.Asked == engine.AskAction
		var c rules.Choice
		if seat := s.Decision().Seats.First(); seat == engine.Mineos {
			c = bot.Ask(context.Background(), besieger, s, seat, &r).Choice
		} else {
			c = garrison(now, captain, &r)
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	return battles, idle
}

// invites reports whether the gate of the ward stands open, and three besiegers or more before it, while others hold it.
func invites(s *argot.State) bool {
	ward, near := s.Scenario().Objective.First(), 0
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Party == content.Mineos && p.Status == engine.OnMap && s.Kind(b) == content.Ground && s.Map.Steps(p.At, ward) == 1 {
			near++
		}
	}
	return near >= 3 && s.Gates[s.Map.At(ward).Gate].Strength == 0 && s.EnemyAt(ward, content.Mineos)
}

// garrison brings all into the ward that can come nearer to it, and stays there; all else a captain answers.
func garrison(s *argot.State, captain bot.Player, r *rules.Rand) rules.Choice {
	switch s.Asked {
	case engine.AskGroup:
		for _, c := range s.Decision().Choices {
			if c.Verb != engine.Activate {
				continue
			}
			next := s.Clone().(*argot.State)
			if _, err := next.Apply(c); err == nil && next.Asked == engine.AskMarch && garrison(next, captain, r).Verb == engine.March {
				return c
			}
		}
		return rules.Choice{Verb: engine.EndMovement}
	case engine.AskMarch:
		best, least := rules.Choice{Verb: engine.EndGroup}, 0
		ward := s.Scenario().Objective.First()
		for _, c := range s.Decision().Choices {
			if c.Verb != engine.March || s.EnemyAt(atlas.Place(c.Args[1]), content.Argot) {
				continue
			}
			from, to := s.Map.Steps(s.Pieces[c.Args[0]].At, ward), s.Map.Steps(atlas.Place(c.Args[1]), ward)
			if to < from && (best.Verb == engine.EndGroup || to < least) {
				best, least = c, to
			}
		}
		return best
	}
	return bot.Ask(context.Background(), captain, s, s.Decision().Seats.First(), r).Choice
}
