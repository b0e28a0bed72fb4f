package towersiege

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// fight is a camp of seat 0 that is rich, with what it holds and the Spells that it has.
func fight(t *testing.T, hand, spells []string) *State {
	t.Helper()
	s := camp(t, 0)
	p := &s.Players[0]
	p.Ordinary = engine.Points{30, 30}
	for pile, ids := range map[*engine.Pile][]string{&p.Hand: hand, &p.Spells: spells} {
		for _, id := range ids {
			card, ok := s.Content.Find(id)
			if !ok {
				t.Fatalf("no card %s", id)
			}
			pile.Cards[pile.N] = card
			pile.N++
		}
		slices.Sort(pile.All())
	}
	s.State.Settle()
	return s
}

func (s *State) plays(t *testing.T, format string, args ...any) rules.Choice {
	t.Helper()
	c, err := s.Spellings.Parse(fmt.Sprintf(format, args...))
	if err == nil && !s.Decision().Allows(c) {
		err = fmt.Errorf("not offered")
	}
	if err != nil {
		t.Fatalf("%s: %v", fmt.Sprintf(format, args...), err)
	}
	return c
}

func (s *State) lines(t *testing.T, c rules.Choice) (lines []string) {
	t.Helper()
	p, _ := s.Preview(c)
	for _, l := range p.Lines {
		lines = append(lines, l.Label.String()+": "+l.Value.String())
	}
	return lines
}

// TestPreviewsTellWhatDiceDecideBesidesLosses: whether a Bind or a Dread is resisted, how much Ruin destroys, whether
// a counter or a theft succeeds.
func TestPreviewsTellWhatDiceDecideBesidesLosses(t *testing.T) { // TS-SCR-21 TS-SCR-13 TS-SPL-5 TS-SCR-19 TS-RUL-66 TS-RUL-74
	wants := func(s *State, c rules.Choice, want string) {
		t.Helper()
		if lines := s.lines(t, c); !slices.Contains(lines, want) {
			t.Errorf("the preview lacks %q: %q", want, lines)
		}
	}
	s := fight(t, []string{"bind", "ruin"}, []string{"dread"})
	s.enlist(t, 0, "skeleton")
	theirs := s.enlist(t, 1, "hero").ID // RL 40
	wants(s, s.plays(t, "cast dread 0 %d", theirs), "Comes into force: 60 %")
	wants(s, s.plays(t, "cast bind 0 0"), "Comes into force: 60 %")
	if _, err := s.Apply(s.plays(t, "cast bind 0 0")); err != nil {
		t.Fatal(err)
	}
	if s.Asked == engine.AskTargets {
		wants(s, s.Decision().Choices[0], "Comes into force: 60 %")
	}

	s = fight(t, []string{"ruin"}, nil)
	s.Players[1].Market = engine.Points{2, 1}
	s.State.Settle()
	wants(s, s.plays(t, "cast ruin 1 0"), "Mines and Powerstones destroyed: 1.7 on average") // RL 15, two cards
	wants(s, s.plays(t, "cast ruin 0 0"), "Mines and Powerstones destroyed: 0.8 on average")

	s = fight(t, nil, nil)
	thief := s.enlist(t, 0, "cutpurse")
	if _, err := s.Apply(s.plays(t, "combat")); err != nil {
		t.Fatal(err)
	}
	for _, c := range s.Decision().Choices {
		if c.Verb == engine.Use && engine.ThingID(c.Args[0]) == thief.ID {
			value := s.Info(thief).Has(content.Pilfer).Levels[0].Value
			wants(s, c, fmt.Sprintf("Steals it: %d %%", value))
		}
	}

	s = fight(t, []string{"fury"}, nil)
	p := &s.Players[1]
	p.Setting, p.Ordinary = engine.AnswerAll, engine.Points{0, 8}
	p.Hand.Cards[0], _ = s.Content.Find("anti_magic")
	p.Hand.N = 1
	target := s.enlist(t, 1, "hero").ID
	if _, err := s.Apply(s.plays(t, "cast fury 0 %d", target)); err != nil {
		t.Fatal(err)
	}
	wants(s, s.plays(t, "cast anti_magic 0 0"), "Counters it: 40 %")
}

// TestPreviewsFollowChainsToTheirEnd holds the odds of previews against exact ones: within a part in a thousand, with Ripostes
// and additional attacks that are not likely.
func TestPreviewsFollowChainsToTheirEnd(t *testing.T) { // TS-RIP-4 TS-QRT-3 TS-TYP-13
	for _, c := range []struct{ mine, theirs, assault string }{
		{"hill_giant", "", "assault %d 1 9"}, {"hero", "", "assault %d 1 0"}, {"hero", "hero", "assault %d 1 0"}, {"skeleton", "zombie", "assault %d 1 0"},
	} {
		s := fight(t, nil, nil)
		s.Players[1].Needless = engine.RoutineToo // who defends is asked for
		mine := s.enlist(t, 0, c.mine).ID
		if c.theirs != "" {
			s.enlist(t, 1, c.theirs)
		}
		for _, text := range []string{"combat", fmt.Sprintf("declare %d", mine), fmt.Sprintf(c.assault, mine)} {
			if s.Asked == engine.AskCombat && text != fmt.Sprintf(c.assault, mine) {
				continue
			}
			if _, err := s.Apply(s.plays(t, "%s", text)); err != nil {
				t.Fatal(err)
			}
		}
		for _, choice := range s.Decision().Choices {
			told, ok := s.Odds(choice)
			var f advice.Forecaster
			exact, _ := f.Forecast(s.State, choice)
			if !ok || len(exact) != 1 || len(told) != 1 {
				t.Fatalf("%s: %v of %v", c.mine, told, exact)
			}
			near := func(what string, got, want float64) {
				if math.Abs(got-want) > 1e-3 {
					t.Errorf("%s, %s: %s is told as %.5f and is %.5f", c.mine, s.Describe(choice).Sentence, what, got, want)
				}
			}
			near("a Riposte", told[0].Riposte, exact[0].Riposte)
			for _, want := range exact[0].Losses {
				var l advice.Loss
				if i := slices.IndexFunc(told[0].Losses, func(l advice.Loss) bool { return l.Thing == want.Thing }); i >= 0 {
					l = told[0].Losses[i]
				}
				near("a loss", l.Hurt, want.Hurt)
				near("the end", l.Gone, want.Gone)
				near("DEFEND", l.Defend, want.Defend)
			}
		}
	}
}
