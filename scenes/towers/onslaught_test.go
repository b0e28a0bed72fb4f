package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// In one's own turn the dock tells who can attack if it ended now, with the chance of each blow, and the button that ends it names what
// is left unspent (TS-CMB-5, TS-BLK-1, TS-TIM-7).
func TestEndingTheTurnIsForetold(t *testing.T) {
	state, err := load(t).New(rules.Setup{Seed: 3, Seats: 2, Options: map[string]string{"mages": "first_game"}})
	if err != nil {
		t.Fatal(err)
	}
	size := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	s, told, left := state.(*towersiege.State), 0, 0
	for r := rules.NewRand(3); told < 4 && !s.Decision().Over(); {
		d := s.Decision()
		if s.Asked == engine.AskMain {
			sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, size, faces)
			words := textsOf(sc, "declared")
			if list := bands(s.Engine(), s.Onslaught()); len(list) > 0 {
				told++
				percent := spanned(span{list[0].Guards[0].Hurt, list[0].Guards[len(list[0].Guards)-1].Hurt})
				if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "If you end the turn now") }) || !slices.Contains(words, percent) {
					t.Errorf("%d attacks come, the first with %s, and the dock says %q", len(list), percent, words)
				}
			}
			if s.Available(s.Asker, 0)+s.Available(s.Asker, 1) > 0 {
				left++
				plan := sc.Plan
				path := table.NewPath(d.Choices, s.Describe)
				i := slices.IndexFunc(plan.Main, func(el rules.Element) bool { return el == "do:primary" || path.Can(el) })
				if ends := i >= 0 && plan.Main[i] == "do:end_turn"; strings.Contains(plan.Words["do:end_turn"], "unspent") != ends {
					t.Errorf("the button says %q, and it is %v that it is the large one", plan.Words["do:end_turn"], ends)
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if told < 4 || left == 0 {
		t.Errorf("%d attacks were told of, and %d times something was left", told, left)
	}
}

// What is at stake is told in one line: who may take what from whoever meets it most safely, and how likely (TS-CMB-5, TS-TWR-7, TS-MAG-6).
func TestWhatIsAtStakeIsTold(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"skeleton"}, []string{"hero"})
	d := sitting(t, s)
	mage, tower := s.Mage(0).ID, s.Players[0].Tower
	own, foe := s.Last-1, s.Last
	for want, c := range map[string]struct {
		guard engine.ThingID
		left  int8
	}{
		"Hero may slay your Mage: 23 %.":                 {mage, 1},
		"Hero may take a Life Point of your Mage: 23 %.": {mage, 2},
		"Hero may bring down your Tower: 23 %.":          {tower, 1},
		"Hero may take a point of your Tower: 23 %.":     {tower, 2},
		"Hero may slay your Skeleton: 23 %.":             {own, 1},
		"Hero may wound your Skeleton: 23 %.":            {own, 2},
	} {
		d.At(c.guard).Points = c.left
		if got := d.endangered(band{Menace: advice.Menace{Attacker: foe, AL: 40, Guards: []advice.Guard{{Thing: c.guard, Hurt: 0.23}}}}); got != want {
			t.Errorf("it is told %q, want %q", got, want)
		}
	}
}

// What the dock says of what is at stake is what the banner warns of, with the same chances; and nobody is told that the last point of a Tower
// meets a blow that another could meet (TS-CMB-5, TS-TWR-7).
func TestTheDockWarnsAsTheBanner(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"skeleton"}, []string{"hero", "bowman", "hill_giant"})
	s.Tower(0).Points = 1
	s.State.Settle()
	threats := s.Warnings(0)
	if len(threats) == 0 {
		t.Fatal("nothing threatens")
	}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Threats: threats}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if said, want := strings.Join(textsOf(sc, "declared"), " "), rules.Capital(threats[0].Text).String(); !strings.Contains(said, want) {
		t.Errorf("the banner says %q, and the dock %q", want, said)
	}
	own, foe := s.Last-3, s.Last
	guards := []advice.Guard{{Thing: s.Players[0].Tower, Hurt: 0.1}, {Thing: own, Hurt: 0.3}}
	if got := sitting(t, s).endangered(band{Menace: advice.Menace{Attacker: foe, AL: 40, Guards: guards}}); got != "Hill Giant may slay your Skeleton: 30 %." {
		t.Errorf("it is told %q", got)
	}
}

// sitting is the layout of a state for the first seat, which is asked.
func sitting(t *testing.T, s *towersiege.State) *layout {
	t.Helper()
	l, ok := begin(&table.Moment{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)})
	if !ok {
		t.Fatal("no layout")
	}
	return l
}
