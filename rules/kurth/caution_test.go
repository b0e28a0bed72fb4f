package kurth

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// What is warned of as changing nothing changes nothing: in random play the attack is played on with the same faces,
// with the power and without it, and leaves the same city, apart from what the power cost.
func TestPowersThatChangeNothingAreAskedAbout(t *testing.T) { // KU-SPL-1, KU-SPC-1
	asked, lit, idle := 0, 0, 0
	for seed := range uint64(100) {
		s := deal(t, load(t), seed, []string{"easy", "normal", "advanced"}[seed%3])
		r := rules.NewRand(seed + 1)
		for !s.Decision().Over() {
			d := s.Decision()
			for _, c := range d.Choices {
				if c.Verb != VerbCast && c.Verb != VerbSpecial {
					if text, ask := s.Caution(c); ask && c.Verb != VerbRoll {
						t.Fatalf("%s is asked about: %s", s.Describe(c).Sentence, text)
					}
					continue
				}
				_, ask := s.Caution(c)
				if !ask {
					if s.Idle(c) {
						idle++
					} else {
						lit++
					}
					continue
				}
				if asked++; !s.Idle(c) {
					t.Errorf("%s is asked about and lit", s.Describe(c).Sentence)
				}
				for range 8 {
					faces := []uint8{r.Die(), r.Die(), r.Die(), r.Die(), r.Die()}
					without, with := finished(t, s, nil, faces), finished(t, s, &c, faces)
					if s.game.powerOf(c).target == targetDice { // other faces: what comes of them is the same
						without, with = finished(t, s, nil, faces), finished(t, s, &c, faces[2:])
					}
					if without.markers != with.markers || without.last != with.last || without.passageMarker != with.passageMarker || without.pending != with.pending {
						t.Fatalf("seed %d: %s is asked about, and %v, %v become %v, %v", seed, s.Describe(c).Sentence, without.markers, without.last, with.markers, with.last)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 60 || idle < 40 || lit < 2000 {
		t.Errorf("%d powers asked about, %d idle, %d neither", asked, idle, lit)
	}
}

// A power that only makes it less likely to win is not lit: Steady Hand for 8 against 9 loses what 10 of 36 rolls win. For 8
// against 6 it makes certain what 26 of 36 rolls win, and is.
func TestPowersThatHarmAreIdle(t *testing.T) { // KU-SPL-1
	s := fight(t, 5, 6, position{"row": "tunnels barons_herald siege_towers"})
	if !s.Idle(mustParse(t, s, "cast steady_hand")) {
		t.Error("Steady Hand is lit for 8 against 9")
	}
	s = fight(t, 2, 6, position{"row": "tunnels barons_herald siege_towers"})
	if s.Idle(mustParse(t, s, "cast steady_hand")) {
		t.Error("Steady Hand is not lit for 8 against 6")
	}
}

// To throw the dice of a win again is not lit where that wins less and removes no more: 5 and 5 against 9 remove 3. Of a lost roll it is.
func TestAWinIsNotThrownAgain(t *testing.T) { // KU-SPL-1
	for _, c := range []struct {
		first, second uint8
		idle          bool
	}{{5, 5, true}, {6, 6, true}, {1, 2, false}, {6, 4, true}} { // 6 and 4 may come to doubles, and more often lose
		s := fight(t, 5, 6, position{"mana": 4, "row": "midnight_bell siege_towers forbidden_shelf"})
		roll(t, s, c.first, c.second)
		play(t, s, "roll")
		if got := s.Idle(mustParse(t, s, "cast second_breath 1 2")); got != c.idle {
			t.Errorf("%d and %d: Second Breath is idle: %v", c.first, c.second, got)
		}
	}
}

// More of a spell than is of use is not lit: what Burn the Wick adds beyond the win, where no more markers fall for it. What it needs
// to win, is.
func TestMoreThanNeededIsIdle(t *testing.T) { // KU-SPL-3
	idle, lit := 0, 0
	for first := uint8(1); first <= 6; first++ {
		for second := first; second <= 6; second++ {
			s := fight(t, 2, 6, position{"mana": 4, "row": "watchfires refugees forbidden_shelf"})
			roll(t, s, first, second)
			play(t, s, "roll")
			outcome := func(mana string) *State {
				next := s.copy()
				next.play(mustParse(t, s, "cast burn_the_wick "+mana))
				next.resolve()
				return next
			}
			for _, n := range [...][2]string{{"1", "2"}, {"2", "3"}} {
				less, more := outcome(n[0]), outcome(n[1])
				same := less.last == more.last && less.markers == more.markers && less.passageMarker == more.passageMarker
				switch c := mustParse(t, s, "cast burn_the_wick "+n[1]); {
				case s.Idle(c) && !same:
					t.Errorf("%d and %d: %s Mana is not lit, and better than %s", first, second, n[1], n[0])
				case s.Idle(c):
					idle++
				case less.last == attackLost && more.last == attackWon:
					lit++
				}
			}
		}
	}
	if idle < 10 || lit == 0 {
		t.Errorf("%d more than needed, %d needed", idle, lit)
	}
}

// finished is how an attack ends with these faces, with a power or without, what the power cost given back.
func finished(t *testing.T, s *State, c *rules.Choice, faces []uint8) *State {
	t.Helper()
	next := s.copy()
	next.script(faces)
	if c != nil {
		next.play(*c)
	}
	if next.phase == phaseAttack {
		next.roll()
	}
	if next.phase == phaseRolled {
		next.resolve()
	}
	return next
}

// KU-END-1, KU-END-8: the roll is asked about if it loses the match more often than not, whatever is used after it, and a power can
// still be used, and not if it loses less often.
func TestTheRollThatProbablyLosesIsAskedAbout(t *testing.T) {
	asked, quiet := 0, 0
	for seed := range uint64(80) {
		s := deal(t, load(t), seed, []string{"easy", "normal", "advanced"}[seed%3])
		for r := rules.NewRand(seed + 1); !s.Decision().Over(); {
			d := s.Decision()
			if roll := (rules.Choice{Verb: VerbRoll}); d.Allows(roll) && len(d.Choices) > 1 {
				text, ask := s.Caution(roll)
				fallen, spent, of := s.ends()
				beyond, _ := s.beyondHelp()
				if want := 2*fallen > of || 2*spent > of && 2*beyond > float64(of); ask != want {
					t.Errorf("seed %d: %d and %d of %d rolls lose, and it is asked about with %q", seed, fallen, spent, of, text)
				}
				if ask {
					asked++
				} else {
					quiet++
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 20 || quiet < 200 {
		t.Errorf("%d rolls are asked about, %d are not", asked, quiet)
	}
}

// Mana that can no longer be spent makes no hopeless spell worth its price (KU-SPL-1, KU-SPC-1).
func TestAHopelessSpellIsIdleBesideOpenVein(t *testing.T) {
	for first, idle := range map[uint8]bool{1: true, 3: false} { // with 3 Mana 5 and 7 against 7
		s := fight(t, 4, 4, position{"row": "watchfires refugees price_in_blood", "mana": 3, "spirit": 6})
		roll(t, s, first, 1)
		play(t, s, "roll")
		if got := s.Idle(mustParse(t, s, "cast burn_the_wick 3")); got != idle {
			t.Errorf("after %d and 1 against %d it is idle: %v", first, s.totalStrength(4, &s.attack), got)
		}
	}
}

// KU-RUL-34, KU-END-9: in the last turn what protects the next one is for nothing, and Mana that nothing more can be done with where the
// city falls: where it holds, what is in hand at the end counts. Before the last turn neither is.
func TestWhatTheLastTurnHasNoUseForIsIdle(t *testing.T) {
	for _, c := range []struct {
		turn, overrun int
		ward, vein    bool
	}{
		{lastTurn, 5, true, true},
		{lastTurn, 4, true, false},
		{lastTurn - 1, 5, false, false},
	} {
		s := fight(t, 1, 1, position{"turn": c.turn, "phase": "end", "last_attack": "lost", "row": "widdershins price_in_blood barricades"})
		for n := range uint8(c.overrun) {
			s.markers[(s.token+2+n)%placeCount] = s.game.overrunAt
		}
		for choice, idle := range map[string]bool{"cast ward_of_thorns": c.ward, "special open_vein": c.vein} {
			if got := s.Idle(mustParse(t, s, choice)); got != idle {
				t.Errorf("turn %d, %d overrun: %s is for nothing: %v", c.turn, c.overrun, choice, got)
			}
		}
	}
}

// KU-RUL-34: after the attack a further spell is of use only where one more can be cast with it: Twofold Tongue is idle elsewhere.
func TestAFurtherSpellThatCannotBeCastIsIdle(t *testing.T) {
	seen := map[bool]int{}
	for seed := range uint64(400) {
		s := deal(t, load(t), seed, "easy")
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			list := s.Decision().Choices
			for _, c := range list {
				if s.phase != phaseEnd || !usesPower(c) || s.game.powerOf(c).Effects[0].Verb != "allow_spells" || len(s.game.powerOf(c).Effects) != 1 {
					continue
				}
				next := s.copy()
				next.play(c)
				more := s.spellsLeft == 0 && slices.ContainsFunc(next.Decision().Choices, func(c rules.Choice) bool { return c.Verb == VerbCast })
				if s.spellsLeft > 0 {
					continue
				}
				if seen[more]++; s.Idle(c) == more {
					t.Fatalf("seed %d: a spell more can be cast: %v, and %s is idle: %v", seed, more, s.Describe(c).Sentence, !more)
				}
			}
			s.play(list[r.IntN(len(list))])
		}
	}
	if seen[false] == 0 || seen[true] == 0 {
		t.Errorf("%v: too few to tell", seen)
	}
}
