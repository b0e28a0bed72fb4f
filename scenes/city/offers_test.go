package city

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// rolls plays matches by random choices, and shows each position with a roll that can be changed as the board lays it out.
func rolls(t *testing.T, matches uint64, f func(seed uint64, s rules.State, l *layout)) {
	t.Helper()
	g, err := kurth.Load(os.DirFS("../../assets/content/kurth"))
	if err != nil {
		t.Fatal(err)
	}
	for seed := range matches {
		s, err := g.New(rules.Setup{Seed: seed, Options: map[string]string{"questions": "all"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			if s.Decision().Kind == "rolled" {
				m := table.Moment{State: s, Mode: table.Asking, Choices: choices, Path: table.NewPath(choices, s.Describe), Measure: formtest.Faces, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}}
				d, ok := read(&m)
				if !ok {
					t.Fatal("the board cannot read the match")
				}
				f(seed, s, &layout{Layout: boardkit.NewLayout(&m), position: d})
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// What is more than needed is said of each strength of a spell after the roll, and of no die that is turned and opens the passageway
// (KU-SPL-3, KU-PAS-2).
func TestWhatIsForNothingIsSaid(t *testing.T) {
	told := map[string]bool{}
	rolls(t, 120, func(seed uint64, s rules.State, l *layout) {
		for _, c := range s.Decision().Choices {
			path := s.Describe(c).Path
			if len(path) < 2 {
				continue
			}
			words := l.idle(c, path[1])
			if words == nil {
				continue
			}
			told[words[0]] = true
			if !s.(rules.Idler).Idle(c) {
				t.Errorf("seed %d: %s is for nothing, and lit", seed, s.Describe(c).Sentence)
			}
			if before, after := result(t, s, nil), result(t, s, &c); path[1].Kind() != "dice" && before.Passage.Marker != after.Passage.Marker {
				t.Errorf("seed %d: %s opens the passageway for nothing", seed, s.Describe(c).Sentence)
			}
		}
	})
	if !told["more than needed"] {
		t.Errorf("it is said: %v", told)
	}
}

// result is the city after a roll was accepted, with a power or without.
func result(t *testing.T, s rules.State, c *rules.Choice) kurth.View {
	t.Helper()
	s = s.Clone()
	if c != nil {
		if _, err := s.Apply(*c); err != nil {
			t.Fatal(err)
		}
	}
	if s.Decision().Kind == "rolled" {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	return s.(*kurth.State).View()
}

// A button that costs Spirit for nothing, or may well lose the match, does not invite: it does not glow.
func TestWhatCostsDearDoesNotGlow(t *testing.T) {
	board := New()
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	seen := map[rules.Element]int{}
	calm := map[rules.Element]int{}
	visit(t, positions, func(s *kurth.State, _ int) {
		plan := board.Layout(momentOf(s, m, closed))
		v, likely := s.View(), false
		for _, w := range s.Warnings(0) {
			likely = likely || w.Fatal && (w.Odds == rules.Certain || w.Odds == rules.Likely && v.Decision == "attack")
		}
		for el, want := range map[rules.Element]bool{
			kurth.ElementAccept:  v.Decision == "rolled" && v.Attack.Roll < v.Attack.Need && v.Attack.Spirit > 0,
			kurth.ElementRoll:    v.Decision == "attack" && likely,
			kurth.ElementEndTurn: v.Decision == "end" && likely,
		} {
			if got := slices.Contains(plan.Quiet, el); got != want {
				t.Errorf("at %s, Spirit %d, %s is quiet: %v", v.Decision, v.Spirit, el, got)
			} else if got {
				seen[el]++
			} else {
				calm[el]++
			}
		}
	})
	if seen[kurth.ElementAccept] == 0 || seen[kurth.ElementRoll] == 0 || calm[kurth.ElementAccept] == 0 || calm[kurth.ElementRoll] == 0 {
		t.Errorf("quiet %v, not quiet %v: too few to tell", seen, calm)
	}
}

// What may be thrown again though the roll is won says how many fall then, and not the risk alone; a die that is turned shows the pair.
func TestAnswersShowWhatTheyComeTo(t *testing.T) {
	board := New()
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	again, pairs, verbs := 0, 0, map[string]int{"roll again": 0, "turn a die": 0}
	visit(t, positions, func(s *kurth.State, _ int) {
		v := s.View()
		if v.Decision != "rolled" {
			return
		}
		for _, p := range board.Layout(momentOf(s, m, closed)).Tray {
			words, dice := "", map[string]int{}
			for _, op := range p.Look {
				words += op.Text
				if strings.HasPrefix(op.Name, "kit/die-") {
					dice[op.Name]++
				}
			}
			for verb := range verbs {
				if p.ID.Kind() == "offer" && strings.Contains(words, verb) {
					verbs[verb]++
				}
			}
			switch {
			case p.Role != "button":
			case strings.Contains(p.Label, "roll") && strings.Contains(p.Label, "again") && v.Attack.Roll >= v.Attack.Need:
				again++
				if !strings.Contains(words, "fall") {
					t.Errorf("%s says %q", p.Label, words)
				}
			case strings.Contains(p.Label, "turn the "):
				pairs++
				if len(dice) != 1 || slices.Max(slices.Collect(maps.Values(dice))) != 2 {
					t.Errorf("%s shows %v", p.Label, dice)
				}
			}
		}
	})
	for verb, n := range verbs {
		if n == 0 {
			t.Errorf("the offers never say %q", verb)
		}
	}
	if again == 0 || pairs == 0 {
		t.Errorf("%d rolls again, %d turned dice: too few to tell", again, pairs)
	}
}

// Where it is said that nothing wins an attack, no choice does; and it is said (KU-SPL-1, KU-ATK-4).
func TestWhatCannotWinIsSaid(t *testing.T) {
	said := 0
	rolls(t, 150, func(seed uint64, s rules.State, l *layout) {
		if words := l.standing()[0]; strings.Contains(words, "nothing here wins it") {
			said++
			if wins(t, s) {
				t.Errorf("seed %d: %s, and something does", seed, words)
			}
		}
	})
	if said == 0 {
		t.Error("it is never said")
	}
}

// wins reports whether an attack that was rolled can be won by what is chosen until it is over.
func wins(t *testing.T, s rules.State) bool {
	t.Helper()
	for _, c := range s.Decision().Choices {
		next := s.Clone()
		events, err := next.Apply(c)
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(events, func(e rules.Event) bool { return e.Name == "attack_resolved" && e.N >= e.M }) {
			return true
		}
		if next.Decision().Kind == "rolled" && wins(t, next) {
			return true
		}
	}
	return false
}
