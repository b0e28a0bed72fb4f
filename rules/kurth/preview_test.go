package kurth

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"portcullis/rules"
)

// line returns the value of a preview line.
func line(tb testing.TB, p rules.Preview, label string) rules.Line {
	tb.Helper()
	for _, l := range p.Lines {
		if l.Label.String() == label {
			return l
		}
	}
	tb.Fatalf("no line %q in %v", label, p.Lines)
	return rules.Line{}
}

func preview(tb testing.TB, s *State, choice string) rules.Preview {
	tb.Helper()
	before := bytesOf(tb, s)
	p, ok := s.Preview(mustParse(tb, s, choice))
	if !ok {
		tb.Fatalf("no preview of %s", choice)
	}
	equal(tb, "state after a preview", string(bytesOf(tb, s)), string(before))
	return p
}

// What happens if I go there? (ledger 10.3)
func TestPreviewMove(t *testing.T) {
	s := at(t, position{"row": "watchfires tunnels forbidden_shelf", "markers": in{"scriptorium": 5, "armory": 10}})
	p := preview(t, s, "move scriptorium")
	equal(t, "title", p.Title.String(), "Move to the Scriptorium, 1 location clockwise")
	equal(t, "sum", line(t, p, "Total Attack Strength").Value.String(), "3 + 2 + 2 + 2 = 9")
	equal(t, "fraction", p.Fraction.String(), "10 in 36")
	equal(t, "chance", math.Round(1000*p.Chance), math.Round(1000*10.0/36))
	// 9, 10: 4 + 3 ways, 3 removed; 11, 12: 2 + 1 ways, 4 removed: 33 in 36.
	equal(t, "removed", line(t, p, "Markers removed, on average").Value.String(), "0.9")
	equal(t, "Spirit on average", line(t, p, "Spirit lost, on average").Value.String(), fmt.Sprintf("%.1f", 3*26.0/36))
	equal(t, "at risk", line(t, p, "Spirit at risk").Value.String(), "3 of 12")
	equal(t, "no attack", line(t, preview(t, s, "move grain_market"), "Markers").Value.String(), "none: no attack")

	s = at(t, position{"spirit": 3, "markers": in{"scriptorium": 5}})
	equal(t, "mortal danger", line(t, preview(t, s, "move scriptorium"), "Spirit at risk").Tone, rules.Bad)
}

// Expected removals are capped by what is there.
func TestPreviewRemovalsCapped(t *testing.T) {
	s := at(t, position{"total_bonus": 0, "markers": in{"scriptorium": 1}})
	p := preview(t, s, "move scriptorium")
	equal(t, "fraction", p.Fraction.String(), "36 in 36")
	equal(t, "removed", line(t, p, "Markers removed, on average").Value.String(), "1.0")
}

// What does this spell do to my odds? Before and after.
func TestPreviewSpells(t *testing.T) {
	s := fight(t, 5, 6, position{"row": "tunnels barons_herald siege_towers"})
	p := preview(t, s, "roll")
	equal(t, "roll", p.Fraction.String(), "10 in 36") // 9 or more
	p = preview(t, s, "cast break_the_banner")        // 6 or more
	equal(t, "banner", p.Fraction.String(), "26 in 36")
	equal(t, "banner line", line(t, p, "Chance to win").Value.String(), "28 % to 72 % (26 in 36)")
	equal(t, "banner tone", line(t, p, "Chance to win").Tone, rules.Good)
	equal(t, "Mana", line(t, p, "Mana").Value.String(), "6 to 4")
	p = preview(t, s, "cast third_omen")
	equal(t, "omen", p.Fraction.String(), "113 in 216")
	p = preview(t, s, "cast steady_hand") // 8 against 9
	equal(t, "steady hand", p.Fraction.String(), "0 in 1")
}

// The reroll: exact over the dice thrown again.
func TestPreviewReroll(t *testing.T) {
	s := fight(t, 5, 6, position{"row": "midnight_bell refugees forbidden_shelf"})
	roll(t, s, 5, 2)
	play(t, s, "roll")
	equal(t, "the 2", preview(t, s, "cast second_breath 2").Fraction.String(), "3 in 6")
	equal(t, "the 5", preview(t, s, "cast second_breath 1").Fraction.String(), "0 in 6")
	equal(t, "both", preview(t, s, "cast second_breath 1 2").Fraction.String(), "10 in 36")
	equal(t, "accept", line(t, preview(t, s, "accept"), "Attack").Value.String(), "lost")
	equal(t, "accept costs", line(t, preview(t, s, "accept"), "Spirit").Value.String(), "12 to 9")
}

// No preview reads the generator: forced dice change nothing.
func TestPreviewIsBlind(t *testing.T) {
	s := fight(t, 5, 6, position{"row": "midnight_bell refugees forbidden_shelf"})
	want := preview(t, s, "roll").Fraction.String()
	roll(t, s, 6, 6, 6, 6)
	equal(t, "with forced dice", preview(t, s, "roll").Fraction.String(), want)
	play(t, s, "roll")
	equal(t, "reroll with forced dice", preview(t, s, "cast second_breath 1").Fraction.String(), "4 in 6")
}

func TestPreviewOthers(t *testing.T) {
	// Am I about to lose?
	s := at(t, position{"phase": "end", "difficulty": "advanced", "row": "forbidden_shelf refugees watchfires", "markers": in{"armory": 8, "barracks": 9}})
	equal(t, "overrun", line(t, preview(t, s, "end turn"), "Overrun locations").Value.String(), "2 of 3")
	s.markers[0] = 8
	l := line(t, preview(t, s, "end turn"), "Overrun locations")
	equal(t, "overrun", l.Value.String(), "3, and 3 lose the game")
	equal(t, "tone", l.Tone, rules.Bad)
	// The last turn.
	s = at(t, position{"phase": "end", "turn": 12, "row": "forbidden_shelf refugees watchfires"})
	equal(t, "won", line(t, preview(t, s, "end turn"), "The city has held").Tone, rules.Good)
	// What arrives.
	s = at(t, position{"phase": "deal", "row": "watchfires tunnels siege_towers", "protected": []string{"main_gate"}})
	p := preview(t, s, "go on")
	equal(t, "choice to come", line(t, p, "Then choose").Value.String(), "Armory or Barracks")
	equal(t, "blocked", line(t, p, "Protected").Value.String(), "no markers arrive at the Main Gate")
	s = at(t, position{"phase": "deal", "row": "midnight_bell forbidden_shelf siege_towers"})
	equal(t, "arrivals", line(t, preview(t, s, "go on"), "Citadel").Value.String(), "0 to 3")
	equal(t, "fewer", line(t, preview(t, s, "special cut_the_ropes"), "Total reinforcements").Value.String(), "3 to 2")
	equal(t, "swap", line(t, preview(t, s, "special false_signal 1"), "Card 1").Value.String(), "3 markers to Armory")
	// A walk.
	s = at(t, position{"row": "widdershins refugees watchfires"})
	equal(t, "reach", line(t, preview(t, s, "special against_the_sun"), "In reach").Value.String(), "Tanners' Row, Barracks, Moon Shrine")
	// No attack.
	s = fight(t, 2, 5, position{"row": "barons_herald refugees watchfires"})
	equal(t, "attack", line(t, preview(t, s, "special into_the_cellars"), "Attack").Value.String(), "none")
	// A second one.
	s = fight(t, 5, 6, position{"phase": "end", "last_attack": "won"})
	equal(t, "second attack", preview(t, s, "special all_eyes_on_you").Fraction.String(), "26 in 36")
}

// An illegal choice has no preview.
func TestNoPreview(t *testing.T) {
	s := at(t, position{})
	if _, ok := s.Preview(mustParse(t, s, "roll")); ok {
		t.Error("a preview of an illegal choice")
	}
}

// The chances of a throw add up, and each plays as it says.
func TestChances(t *testing.T) {
	for _, test := range []struct {
		row          string
		before       []string
		choice       string
		total, kinds int
	}{
		{"barons_herald refugees forbidden_shelf", nil, "roll", 36, 15},                         // 3 to 11, and six doubles
		{"midnight_bell refugees forbidden_shelf", nil, "roll", 36, 21},                         // faces may be thrown again
		{"widdershins refugees forbidden_shelf", nil, "roll", 36, 21},                           // or turned
		{"tunnels refugees forbidden_shelf", []string{"cast third_omen"}, "roll", 216, 15},      //
		{"tunnels midnight_bell forbidden_shelf", []string{"cast third_omen"}, "roll", 216, 21}, // Twofold Tongue may still pay
		{"tunnels midnight_bell watchfires", []string{"special double_the_watch citadel", "cast third_omen"}, "roll", 216, 15},
	} {
		s := fight(t, 8, 4, position{"row": test.row})
		play(t, s, test.before...)
		checkChances(t, s, test.choice, test.total, test.kinds)
	}
	s := fight(t, 8, 4, position{"row": "midnight_bell refugees forbidden_shelf"})
	roll(t, s, 2, 5)
	play(t, s, "roll")
	checkChances(t, s, "cast second_breath 1", 6, 6)
	checkChances(t, s, "cast second_breath 2", 6, 6)
	checkChances(t, s, "cast second_breath 1 2", 36, 15)
	for _, choice := range []string{"accept", "special twofold_tongue", "roll"} {
		if n := len(s.Chances(mustParse(t, s, choice), nil)); n > 0 {
			t.Errorf("%s throws %d dice", choice, n)
		}
	}
}

func checkChances(t *testing.T, s *State, choice string, total, kinds int) {
	t.Helper()
	c := mustParse(t, s, choice)
	prefix := []rules.Chance{{Weight: 7}}
	list := s.Chances(c, prefix)[1:]
	sum, wins := 0, 0
	for _, one := range list {
		sum += int(one.Weight)
		try := s.copy()
		roll(t, try, one.Faces[:one.Dice]...)
		if _, err := try.Apply(c); err != nil {
			t.Fatal(err)
		}
		equal(t, "dice left", len(try.rng.Forced()), 0)
		for _, e := range try.events {
			if e.Name == "attack_resolved" && e.N >= e.M {
				wins += int(one.Weight)
			}
		}
		if try.phase == phaseRolled && try.attack.attackRoll() >= try.totalStrength(try.markers[try.token], &try.attack) {
			wins += int(one.Weight)
		}
	}
	equal(t, "weights of "+choice, sum, total)
	equal(t, "kinds of "+choice, len(list), kinds)
	p, _ := s.Preview(c)
	equal(t, "wins of "+choice, p.Fraction.String(), fmt.Sprintf("%d in %d", wins, total))
}

// KU-SPL-2, KU-SPL-4: before the roll the chance is told first with the spell that helps most, be it cast before the roll or after it, and
// the hint tells the same.
func TestASpellAfterTheRollCounts(t *testing.T) {
	for _, k := range []struct {
		row             string
		mana            int
		markers, bonus  int
		label, value    string
		recommendedWith string
	}{
		{"tunnels barricades watchfires", 8, 5, 5, "With Burn the Wick, after the roll", "83 % (30 in 36)", "with Burn the Wick, after the roll: 83 %"},
		{"tunnels barricades watchfires", 1, 5, 5, "With The Third Omen", "68 % (147 in 216)", "with The Third Omen: 68 %"},
		{"widdershins price_in_blood forbidden_shelf", 10, 4, 7, "With Twin Moons, after the roll", "56 % (20 in 36)", "with Twin Moons, after the roll: 56 %"},
		{"midnight_bell refugees forbidden_shelf", 10, 4, 7, "With Second Breath, after the roll", "", "with Second Breath, after the roll: "},
		{"widdershins price_in_blood forbidden_shelf", 0, 4, 7, "", "", ""},
	} {
		s := fight(t, k.markers, k.bonus, position{"row": k.row, "mana": k.mana})
		c := mustParse(t, s, "roll")
		p, _ := s.Preview(c)
		label, value := "", ""
		for _, l := range p.Lines {
			if strings.HasPrefix(l.Label.String(), "With ") && label == "" {
				label, value = l.Label.String(), l.Value.String()
			}
		}
		if label != k.label || k.value != "" && value != k.value {
			t.Errorf("%s with %d Mana: %q %q, want %q %q", k.row, k.mana, label, value, k.label, k.value)
		}
		if said := s.Recommend(c).String(); !strings.Contains(said, k.recommendedWith) || strings.Contains(said, "with T") && k.label == "" {
			t.Errorf("%s with %d Mana: the hint says %q", k.row, k.mana, said)
		}
	}
}

// KU-SPL-2, KU-SPL-4: before the move the chance is told with the best spell that can be paid too, and of those that are cast before the
// roll that is the chance once it is cast.
func TestThePreviewOfAMoveCountsTheBestSpell(t *testing.T) {
	g := load(t)
	told, several := 0, 0
	for seed := range uint64(40) {
		s := deal(t, g, seed+1, "normal")
		for n := 0; n < 40 && !s.Decision().Over(); n++ {
			list := s.Decision().Choices
			for _, c := range list {
				p, ok := s.Preview(c)
				if c.Verb != VerbMove || !ok || !p.HasChance {
					continue
				}
				after := s.copy()
				took(t, after, c)
				best, name := p.Chance, ""
				for _, cast := range after.Decision().Choices {
					if o := after.oddsAfter(cast); cast.Verb == VerbCast && o.known && o.chance() > best {
						best, name = o.chance(), "With "+g.powerOf(cast).Title().String()
					}
				}
				if with := after.bestSpell(after.attackOdds()); with.after {
					if with.odds.chance() < best {
						t.Errorf("%s is told, and %s is better", with.spell.Name, name)
					}
					best, name = with.odds.chance(), "With "+with.spell.Title().String()+", after the roll"
				}
				said, last, helpers := "", 1.0, 0
				for _, l := range p.Lines {
					if !strings.HasPrefix(l.Label.String(), "With ") {
						continue
					}
					h := after.helpers(after.attackOdds())[helpers]
					if of := h.odds.chance(); of > last || of <= p.Chance {
						t.Errorf("%s: %v, after one of %v and %v without", l.Label, of, last, p.Chance)
					} else {
						last = of
					}
					if helpers++; helpers > 1 {
						several++
						continue
					}
					said = l.Label.String()
					if want := rules.Percent(best).String(); !strings.HasPrefix(l.Value.String(), want) {
						t.Errorf("%s: %q, want %s", said, l.Value, want)
					}
					told++
				}
				if n := len(after.helpers(after.attackOdds())); n != helpers {
					t.Errorf("%d spells help, %d are told", n, helpers)
				}
				equal(t, "the best spell", said, name)
			}
			took(t, s, list[int(seed+uint64(n)*7)%len(list)])
		}
	}
	if told < 50 || several < 10 {
		t.Errorf("%d previews told of a spell, %d lines of a further one: too few to tell", told, several)
	}
}
