package kurth

import (
	"strings"
	"testing"

	"portcullis/rules"
)

// At the end of a turn and after a roll what is certain comes about, and what is not told does not; before, odds are those
// of the dice (KU-END-1 to KU-END-8).
func TestWarningsComeTrue(t *testing.T) {
	g, met := load(t), map[rules.Odds]int{}
	for seed := range uint64(150) {
		s := deal(t, g, seed, []string{"easy", "normal", "advanced"}[seed%3])
		for r := rules.NewRand(seed); !s.Decision().Over(); {
			list := s.Warnings(0)
			fatal := rules.Possible
			told := len(list) > 0 && list[0].Fatal
			if told {
				fatal = list[0].Odds
				met[fatal]++
			}
			for _, w := range list {
				if w.Text.Empty() || w.Rule == "" || len(w.At) == 0 {
					t.Errorf("%+v has no words, no rule or no place", w)
				}
			}
			switch s.phase {
			case phaseEnd, phaseRolled:
				after := s.Clone().(*State)
				if after.phase == phaseRolled {
					apply(t, after, VerbAccept)
				}
				if after.phase == phaseEnd {
					apply(t, after, VerbEndTurn)
				}
				if lost := after.result == lostOverrun || after.result == lostSpirit; after.phase != phaseAttack && lost != (told && fatal == rules.Certain) {
					t.Errorf("seed %d, %s: told %+v, and then the match is %s", seed, s.phase, list, after.result)
				}
			case phaseMove:
				if lost, all := s.bestAttack(); told && fatal != likeliness(lost, all) || told != (s.overrun() >= s.limit()) {
					t.Errorf("seed %d: %d of %d overrun, told %+v", seed, s.overrun(), s.limit(), list)
				}
			case phaseAttack:
				if sum := s.attackOdds(); told && fatal == rules.Certain && s.overrun() < s.limit() && sum.wins > 0 {
					t.Errorf("seed %d: it is called certain, and %d of %d rolls win", seed, sum.wins, sum.of)
				}
				saved, lost, all := false, 0, 0
				eachRoll(s.attack.extraDie, func(thrown rules.Faces, n uint8, _ [attackDice]uint8) {
					after := s.copy()
					after.script(thrown[:n])
					after.roll()
					after.resolve()
					all++
					if after.result == lostSpirit {
						lost++
					}
					saved = saved || after.result != lostSpirit && after.overrun() < after.limit()
				})
				for _, w := range list {
					want := rules.Say("a lost attack costs the last Spirit: %d %% of rolls lose", percent(float64(lost), all))
					if beyond, _ := s.beyondHelp(); int(beyond+0.5) < lost {
						want = rules.Say("%s, %d %% even with what can be used after the roll", want, percent(beyond, all))
					}
					if w.Rule == "KU-END-8" && w.Odds != rules.Certain && w.Text.String() != want {
						t.Errorf("seed %d: told %q, want %q", seed, w.Text, want)
					}
				}
				if !saved != (told && fatal == rules.Certain) {
					t.Errorf("seed %d: a roll saves the match: %t, told %+v", seed, saved, list)
				}
			}
			c := s.Decision().Choices
			if _, err := s.Apply(c[r.IntN(len(c))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, odds := range []rules.Odds{rules.Possible, rules.Likely, rules.Certain} {
		if met[odds] == 0 {
			t.Errorf("nothing that loses was %s", odds)
		}
	}
}

// A roll that powers can still turn is not counted as lost: with Burn the Wick, Twin Moons and Twofold Tongue for both, 9 of 36
// rolls lose, not 33, and nothing is asked before the roll; without Mana the 33 are lost, and it is (KU-END-8, KU-SPL-2).
func TestRollsThatPowersSaveAreNotLost(t *testing.T) {
	for _, k := range []struct {
		mana  int
		lost  float64
		asked bool
		text  string
	}{
		{10, 9, false, "a lost attack costs the last Spirit: 92 % of rolls lose, 25 % even with what can be used after the roll"},
		{0, 33, true, "a lost attack costs the last Spirit: 92 % of rolls lose"},
	} {
		s := fight(t, 6, 7, position{"row": "watchfires widdershins forbidden_shelf", "spirit": 2, "mana": k.mana})
		if lost, of := s.beyondHelp(); lost != k.lost || of != 36 {
			t.Errorf("with %d Mana %v of %d rolls are beyond help, want %v", k.mana, lost, of, k.lost)
		}
		if _, asked := s.Caution(mustParse(t, s, "roll")); asked != k.asked {
			t.Errorf("with %d Mana the roll is asked about: %v", k.mana, asked)
		}
		if list := s.Warnings(0); len(list) == 0 || list[0].Text.String() != k.text {
			t.Errorf("with %d Mana told %+v", k.mana, list)
		}
	}
}

// KU-END-3: before the move it is called certain that the match is lost where no attack within reach can bring the overrun locations below
// the limit, and as sure as the best of them leaves it where one can.
func TestALostTurnIsCalledCertainBeforeTheMove(t *testing.T) {
	for _, k := range []struct {
		overrun int // at the Main Gate, which is in reach, beside four others
		want    rules.Odds
	}{{8, rules.Possible}, {10, rules.Likely}, {30, rules.Certain}} {
		s := at(t, position{"phase": "move", "token": "grain_market", "row": "watchfires refugees forbidden_shelf", "total_bonus": 2,
			"markers": in{"main_gate": k.overrun, "moon_shrine": 9, "citadel": 9, "scriptorium": 9, "armory": 9}})
		if list := s.Warnings(0); len(list) == 0 || !list[0].Fatal || list[0].Odds != k.want {
			t.Errorf("with %d at the Main Gate told %+v, want %v", k.overrun, list, k.want)
		}
	}
}

// KU-END-8, KU-SPC-1: what asks before a roll that probably costs the last Spirit names what saves it, or what helps most.
func TestTheQuestionBeforeADeadlyRollNamesWhatHelps(t *testing.T) {
	for row, want := range map[string]string{
		"midnight_bell refugees barons_herald":  "This saves you: Use Into the Cellars (free).",
		"midnight_bell refugees price_in_blood": "This saves you: Cast Moonlit Aegis (2 Mana).",
		"tunnels night_riders barricades":       "This helps most: Cast The Third Omen (1 Mana) (then ",
		"midnight_bell night_riders watchfires": "",
	} {
		s := fight(t, 5, 9, position{"row": row, "spirit": 3, "mana": 8})
		said, asked := s.Caution(mustParse(t, s, "roll"))
		if !asked || !strings.Contains(said.String(), want) || want == "" && strings.Contains(said.String(), "This ") {
			t.Errorf("%s: %v, %q", row, asked, said)
		}
	}
}

// KU-ATK-11, KU-END-8: it is told that one lost attack can cost all the Spirit, by what stands in the city; not once the last one is over.
func TestSpiritThatHangsOnOneAttackIsTold(t *testing.T) {
	for _, k := range []struct {
		markers, spirit, turn int
		phase                 string
		hangs                 bool
	}{
		{5, 3, 5, "move", true},
		{5, 4, 5, "move", false},
		{6, 4, 5, "end", true},
		{0, 1, 5, "move", false},
		{5, 3, lastTurn, "end", false},
	} {
		s := at(t, position{"phase": k.phase, "turn": k.turn, "spirit": k.spirit, "markers": in{"armory": k.markers}})
		if got := s.View().SpiritHangs; got != k.hangs {
			t.Errorf("%+v: told %v", k, got)
		}
	}
}

// apply plays the choice of a verb that has no arguments.
func apply(t *testing.T, s *State, verb rules.Verb) {
	t.Helper()
	for _, c := range s.Decision().Choices {
		if c.Verb == verb {
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
}

// KU-END-1, KU-END-9: a location one marker short of being overrun is told of while markers are still to come; in the last turn none
// are, before and after the move.
func TestShortOfOverrunThreatensNothingInTheLastTurn(t *testing.T) {
	g := load(t)
	for turn := uint8(1); turn <= lastTurn; turn++ {
		s := deal(t, g, 5, "easy")
		s.turn, s.markers = turn, [placeCount]int16{3: 7}
		for _, p := range []phase{phaseMove, phaseEnd} {
			s.phase = p
			told := len(s.Warnings(0)) == 1 && s.Warnings(0)[0].Rule == "KU-END-1"
			if told != (turn < lastTurn) {
				t.Errorf("turn %d, %s: told %+v", turn, p, s.Warnings(0))
			}
		}
	}
}
