package kurth

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

var savedBy = regexp.MustCompile(`it takes the last Spirit with (\d+) %, with (.+) (never|with \d+ %)$`)

// Where the attack ahead may take the last Spirit, the reason for a move names what keeps it from that best: with what is said to do so
// always, no roll loses the match, and without it some do (KU-SPL-2, KU-SPC-2).
func TestWhatSavesTheLastSpiritIsNamed(t *testing.T) {
	g := load(t)
	specials, spells := 0, 0
	for seed := range uint64(300) {
		s := deal(t, g, seed, [...]string{"easy", "normal", "advanced"}[seed%3])
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			if s.phase == phaseMove && s.spirit > 4 {
				s.spirit = 4
			}
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			said := savedBy.FindStringSubmatch(s.Recommend(c).String())
			if said != nil && c.Verb == VerbMove && said[3] == "never" {
				there := s.copy()
				there.play(c)
				if lostOf(there, &r) == 0 {
					t.Errorf("seed %d: no roll takes the last Spirit, said with %s %%", seed, said[1])
				}
				least := rolls
				for _, use := range slices.Clone(there.Decision().Choices) {
					if (use.Verb == VerbCast || use.Verb == VerbSpecial) && g.powerOf(use).Title().String() == said[2] {
						with := there.copy()
						with.play(use)
						least = min(least, lostOf(with, &r))
					}
				}
				if least > 0 {
					t.Errorf("seed %d: with %s %d of %d rolls take the last Spirit", seed, said[2], least, rolls)
				}
				if strings.Contains(said[2], "Cellars") {
					specials++
				} else {
					spells++
				}
			}
			s.play(c)
		}
	}
	if specials == 0 || spells == 0 {
		t.Errorf("%d specials and %d spells were named", specials, spells)
	}
}

const rolls = 300

// lostOf is after how many rolls the attack that waits, if there is one, has taken the last Spirit.
func lostOf(s *State, r *rules.Rand) (lost int) {
	for range rolls {
		w := s.copy()
		w.rng = rules.NewRand(r.Uint64())
		for w.phase == phaseAttack || w.phase == phaseRolled {
			next := slices.IndexFunc(w.Decision().Choices, func(c rules.Choice) bool { return c.Verb == VerbRoll || c.Verb == VerbAccept })
			if next < 0 {
				break
			}
			w.play(w.Decision().Choices[next])
		}
		if w.result == lostSpirit {
			lost++
		}
	}
	return lost
}
