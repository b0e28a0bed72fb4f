package file

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

func TestChoicesAreDisguised(t *testing.T) {
	// Ledger 2.3, AR-CMB-12: who sees only backs sees which back moves and where to; in a battle all lies open.
	s := until(t, fresh(t, 0, 3), engine.AskMarch, engine.Argot, 5)
	seen := false
	for _, c := range s.Decision().Choices {
		if c.Verb != engine.March {
			continue
		}
		seen = true
		back := rules.Choice{Verb: engine.March, Args: [4]int16{int16(s.Pieces[content.Block(c.Args[0])].Handle), c.Args[1], c.Args[2]}}
		if got := Disguise(s, c, engine.Mineos); got != back {
			t.Errorf("%+v looks like %+v, want %+v", c, got, back)
		}
		if got := Disguise(s, c, engine.Argot); got != c {
			t.Errorf("%+v looks like %+v to who makes it", c, got)
		}
	}
	if !seen {
		t.Fatal("nobody could march")
	}
	hits := 0
	wander(t, 10, func(s *engine.State, _ *rules.Rand) {
		if s.Asked != engine.AskHit || s.Roll.Shot || s.Options.Open {
			return
		}
		hits++
		for _, c := range s.Decision().Choices {
			if got := Disguise(s, c, 1-s.Asker); got != c {
				t.Errorf("in a battle %+v looks like %+v", c, got)
			}
		}
	})
	if hits == 0 {
		t.Fatal("no battle was fought")
	}
}

func TestAShipThatLiesNotOpenIsNotNamed(t *testing.T) {
	// AR-SEA-8, AR-ABI-8, ledger 2.3: who flees from fire goes aboard some ship.
	s := fresh(t, 1, 1)
	ship, _ := s.Content.Find("ar14")
	s.Pieces[ship].Status, s.Pieces[ship].At = engine.OnMap, 40
	c := rules.Choice{Verb: engine.Reembark, Args: [4]int16{7, int16(ship)}}
	s.Asker = engine.Argot
	if got, want := Disguise(s, c, engine.Mineos), (rules.Choice{Verb: engine.Reembark, Args: [4]int16{7}}); got != want {
		t.Errorf("under fire it looks like %+v, want %+v", got, want)
	}
	s.Battle.Round, s.Battle.Place = 1, 40
	if got := Disguise(s, c, engine.Mineos); got != c {
		t.Errorf("in a battle it looks like %+v, want %+v", got, c)
	}
}
