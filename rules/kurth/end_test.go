package kurth

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// KU-EX-18, KU-END-1, KU-END-3, KU-END-4, KU-END-5: the limits of the three levels.
func TestOverrunLoses(t *testing.T) {
	places := []string{"armory", "barracks", "citadel", "main_gate", "moon_shrine", "scriptorium"}
	for _, test := range []struct {
		difficulty, rule string
		limit            int
	}{{"easy", "KU-END-3", 5}, {"normal", "KU-END-4", 4}, {"advanced", "KU-END-5", 3}} {
		for n := test.limit - 1; n <= test.limit+1; n++ {
			city := in{"tanners_row": 7}
			for _, id := range places[:n] {
				city[id] = 8
			}
			s := at(t, position{"phase": "end", "difficulty": test.difficulty, "markers": city, "row": "forbidden_shelf refugees watchfires"})
			events := play(t, s, "end turn")
			check := happened(t, events, "siege_checked")
			equal(t, "overrun", int(check.N), n)
			equal(t, "limit", int(check.M), test.limit)
			outcome, over := s.Outcome()
			equal(t, "over", over, n >= test.limit)
			if over {
				equal(t, "result", outcome.Result, "lost_overrun")
				equal(t, "rule", outcome.Rule, test.rule)
				equal(t, "winners", outcome.Winners, 0)
			}
		}
	}
}

// KU-EX-18: 8, 8, 9 and 12 lose on Normal; 8, 8, 9 and 7 do not.
func TestOverrunExample(t *testing.T) {
	for last, want := range map[int]string{12: "lost_overrun", 7: "none"} {
		s := at(t, position{"phase": "end", "difficulty": "normal", "spirit": 10, "row": "forbidden_shelf refugees watchfires",
			"markers": in{"armory": 8, "barracks": 8, "citadel": 9, "main_gate": last}})
		play(t, s, "end turn")
		equal(t, "result", s.View().Result, want)
	}
}

// KU-END-2: overrun is counted in Phase 4 only.
func TestOverrunOnlyInPhase4(t *testing.T) {
	s := at(t, position{"phase": "deal", "difficulty": "advanced", "row": "siege_towers price_in_blood forbidden_shelf",
		"markers": in{"armory": 7, "moon_shrine": 7, "citadel": 9}})
	play(t, s, "go on")
	equal(t, "overrun", s.View().Overrun, 3)
	equal(t, "result", s.View().Result, "none")
	asks(t, s, "move")
}

// KU-END-6: a location brought below eight is no longer overrun.
func TestOverrunIsCountedAfresh(t *testing.T) {
	s := at(t, position{"phase": "end", "difficulty": "advanced", "row": "forbidden_shelf refugees watchfires",
		"markers": in{"armory": 9, "moon_shrine": 8, "citadel": 9}})
	equal(t, "overrun", s.View().Overrun, 3)
	play(t, s, "cast unmaking armory")
	equal(t, "overrun", s.View().Overrun, 2)
	play(t, s, "end turn")
	equal(t, "result", s.View().Result, "none")
}

// KU-END-7: an overrun location works like any other.
func TestOverrunLocationWorks(t *testing.T) {
	s := at(t, position{"markers": in{"scriptorium": 9, "armory": 12}, "row": "forbidden_shelf refugees watchfires", "total_bonus": 0})
	destinations(t, s, "scriptorium armory grain_market")
	play(t, s, "move scriptorium")
	equal(t, "Total A/S", s.View().Attack.Need, 5)
	strike(t, s, 4, 3)
	holds(t, s, in{"scriptorium": 7})
}

// KU-EX-27, KU-END-8, KU-RUL-17, KU-RUL-30: Spirit 0 loses at once, on turn 12 too, and
// before any overrun is counted.
func TestNoSpiritLosesAtOnce(t *testing.T) {
	s := fight(t, 4, 9, position{"spirit": 3, "turn": 12, "difficulty": "advanced", "markers": in{"main_gate": 4, "armory": 8, "barracks": 8, "citadel": 8}})
	events := strike(t, s, 1, 2)
	equal(t, "Spirit", s.View().Spirit, 0)
	outcome, over := s.Outcome()
	equal(t, "over", over, true)
	equal(t, "result", outcome.Result, "lost_spirit")
	equal(t, "rule", outcome.Rule, "KU-END-8")
	never(t, events, "siege_checked", "turn_started")
	happened(t, events, "game_over")
	equal(t, "value", s.Evaluate(0), 0)
}

// KU-EX-19, KU-END-9, KU-RUL-18: the win needs no more than Phase 4 of turn 12.
func TestWin(t *testing.T) {
	s := at(t, position{"phase": "end", "turn": 12, "spirit": 1, "row": "forbidden_shelf refugees watchfires",
		"markers": in{"armory": 8, "barracks": 8, "citadel": 9, "main_gate": 30, "moon_shrine": 7}, "mana": 6})
	events := play(t, s, "end turn")
	outcome, _ := s.Outcome()
	equal(t, "result", outcome.Result, "won")
	equal(t, "rule", outcome.Rule, "KU-END-9")
	never(t, events, "deck_shuffled", "round_advanced", "cards_dealt") // KU-RUL-18
	equal(t, "value", s.Evaluate(0), 1)
	equal(t, "round", s.View().Round, 3)
}

// KU-END-9, KU-RUL-18: the last Phase 4 is lost like any other if too many are overrun.
func TestOverrunLosesInTheLastTurn(t *testing.T) {
	s := at(t, position{"phase": "end", "turn": 12, "row": "forbidden_shelf refugees watchfires",
		"markers": in{"armory": 8, "barracks": 8, "citadel": 9, "main_gate": 30, "moon_shrine": 8}})
	play(t, s, "end turn")
	outcome, _ := s.Outcome()
	equal(t, "result", outcome.Result, "lost_overrun")
	equal(t, "rule", outcome.Rule, "KU-END-3")
}

// KU-EX-20, KU-DCK-1, KU-DCK-3, KU-DCK-4, KU-RUL-45: the end of a round.
func TestEndOfRound(t *testing.T) {
	s := at(t, position{"phase": "end", "turn": 4, "row": "forbidden_shelf refugees midnight_bell"})
	equal(t, "draw pile", s.View().DrawCount, 0)
	before := s.deck
	events := play(t, s, "end turn")
	happened(t, events, "deck_shuffled")
	equal(t, "round", happened(t, events, "round_advanced").M, 2)
	equal(t, "turn", s.View().Turn, 5)
	equal(t, "draw pile", s.View().DrawCount, 9)
	equal(t, "discard pile", len(s.View().Discard), 0)
	if s.deck == before {
		t.Error("the deck was not shuffled")
	}
	slices.Sort(before[:])
	after := s.deck
	slices.Sort(after[:])
	equal(t, "cards", after, before)

	// All twelve are shuffled: any card can come up next.
	first := map[string]bool{}
	for seed := range uint64(300) {
		s := at(t, position{"phase": "end", "turn": 4, "row": "forbidden_shelf refugees midnight_bell"})
		s.rng = rules.NewRand(seed)
		dealt := eventsNamed(play(t, s, "end turn"), "cards_dealt")
		first[dealt[0].Subject.Name()] = true
	}
	equal(t, "cards seen first in a new round", len(first), cardCount)

	// No shuffle at the end of turn 3 (KU-RUL-45).
	s = at(t, position{"phase": "end", "turn": 3, "row": "forbidden_shelf refugees midnight_bell"})
	events = play(t, s, "end turn")
	never(t, events, "deck_shuffled", "round_advanced")
	equal(t, "discard pile", len(s.View().Discard), 9)
	equal(t, "top of the discard pile", s.View().Discard[0].ID, "midnight_bell")
}

// KU-RUL-40: the draw pile never runs out within a deal; a snapshot that says so is
// refused.
func TestDrawPileNeverShort(t *testing.T) {
	g := load(t)
	bad := position{"turn": 2, "draw": []string{"tunnels", "barricades"}}
	if _, err := g.Restore(bad.json(t, g)); err == nil {
		t.Error("a short draw pile was restored")
	}
}

// KU-END-8, KU-END-9: after the end nothing can be played.
func TestNothingAfterTheEnd(t *testing.T) {
	s := at(t, position{"phase": "end", "turn": 12, "row": "forbidden_shelf refugees watchfires"})
	play(t, s, "end turn")
	equal(t, "over", s.Decision().Over(), true)
	for _, choice := range []string{"go on", "place armory", "move armory", "roll", "accept", "end turn", "special twofold_tongue", "cast unmaking armory"} {
		equal(t, "reason", refused(t, s, choice, "KU-END-9"), "The game is over.")
	}
	lost := at(t, position{"phase": "over", "result": "lost_spirit", "spirit": 0})
	refused(t, lost, "move armory", "KU-END-8")
}

// Ledger 10.5: the roll and the deal of the next turn are seen; a choice that ends the match shows
// nothing new, so that it can be taken back.
func TestWhatCannotBeTakenBack(t *testing.T) {
	g := load(t)
	ended := map[string]int{}
	for seed := range uint64(200) {
		s, p := deal(t, g, seed, "advanced"), picker(seed+1)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			c := d.Choices[p.pick(len(d.Choices))]
			turn := s.turn
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			seen := slices.ContainsFunc(events, func(e rules.Event) bool { return e.Reveals })
			thrown := slices.ContainsFunc(events, func(e rules.Event) bool { return len(e.Thrown()) > 0 })
			equal(t, g.Notation(c)+" reveals", seen, thrown || s.turn > turn)
			if s.phase == phaseOver && !thrown {
				ended[g.Notation(c)]++
				equal(t, g.Notation(c)+" reveals the end", seen, false)
			}
		}
	}
	if ended["end turn"] == 0 || ended["accept"] == 0 {
		t.Errorf("how matches ended: %v", ended)
	}
}

// A turn that ends by itself, because nothing can be used any more, says so; one that is ended by an answer does not (section 3.2).
func TestATurnThatEndsByItselfSaysSo(t *testing.T) {
	g := load(t)
	seen := map[bool]int{}
	for seed := range uint64(60) {
		s := deal(t, g, seed+1, "easy")
		for n := 0; n < 60 && !s.Decision().Over(); n++ {
			c := s.Decision().Choices[int(seed+uint64(n)*7)%len(s.Decision().Choices)]
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			if len(eventsNamed(events, "siege_checked")) == 0 {
				continue
			}
			byItself := c.Verb != VerbEndTurn
			if said := len(eventsNamed(events, "nothing_left")) > 0; said != byItself {
				t.Errorf("seed %d: the turn ended by itself: %v, it says so: %v", seed+1, byItself, said)
			}
			seen[byItself]++
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("turns that ended by themselves or not: %v", seen)
	}
}
