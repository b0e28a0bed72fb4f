package words

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// AR-VIC-2, AR-AIR-1, AR-AIR-4: Argot is told of fliers that can come to a place of the objective that it guards, as they hold nothing there but
// leave it open to others; not of those that stand too far away, nor while a battle is fought, nor where there is nobody to be driven out.
func TestFliersThatCanReachTheObjectiveAreWarnedOf(t *testing.T) {
	for _, c := range []struct {
		name, blocks string
		phase        engine.Phase
		want         string
	}{
		{"one", "ar04 0605 4,mi24 0608 3", engine.MovementPhase, "70 % that 1 flier drives all of yours out of"},
		{"two", "ar04 0605 4,mi24 0608 3,mi25 0608 3", engine.MovementPhase, "70 % that 2 fliers drive all of yours out of"},
		{"as far as it flies", "ar04 0605 4,mi24 0610 3", engine.MovementPhase, "70 % that 1 flier drives all of yours out of"},
		{"too far away", "ar04 0605 4,mi24 0611 3", engine.MovementPhase, ""},
		{"in a battle", "ar04 0605 4,mi24 0608 3", engine.CombatPhase, ""},
		{"nobody on guard", "ar04 0905 4,mi24 0608 3", engine.MovementPhase, ""},
	} {
		s := position(t, strings.Split(c.blocks, ",")...)
		s.Phase = c.phase
		got := threats(s, engine.Argot, oracle{taken: 0.7})
		if told := strings.Contains(got, "out of"); told != (c.want != "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: Argot is told %q, want %q", c.name, got, c.want)
		}
		if got := threats(s, engine.Mineos, oracle{taken: 0.7}); strings.Contains(got, "flier") {
			t.Errorf("%s: Mineos is told %q", c.name, got)
		}
	}
}

// TestWhatEndangersTheObjectiveIsWarnedOfFirst: a theft that is likely stands behind a danger to the objective, unless that is remote; what
// loses the match stands before both.
func TestWhatEndangersTheObjectiveIsWarnedOfFirst(t *testing.T) { // AR-VIC-2 AR-RAL-6
	theft := rules.Warning{Text: rules.T("theft"), Odds: rules.Likely}
	danger := rules.Warning{Text: rules.T("danger"), Odds: rules.Possible, Chance: 0.3, Goal: true}
	remote := rules.Warning{Text: rules.T("remote"), Chance: 0.06, Goal: true, Remote: true}
	lost := rules.Warning{Text: rules.T("lost"), Odds: rules.Likely, Fatal: true}
	var told []string
	for _, w := range rules.Worst([]rules.Warning{theft, remote, danger, lost}) {
		told = append(told, w.Text.String())
	}
	if got := strings.Join(told, " "); got != "lost danger theft remote" {
		t.Errorf("the order is %s", got)
	}
}

// A battle that waits where enemies have come in among one's own is warned of with the chance that the place is lost, to whom it is attacked
// alone (AR-CMB-6), and of the objective before others (AR-VIC-2).
func TestBattlesThatWaitAreWarnedOf(t *testing.T) {
	s := position(t, "ar01 0905 2", "mi13 0905 3", "mi10 0905 3")
	attackAt(s, "0905")
	at, _ := s.Map.Find("0905")
	name := s.Map.Title(at).String()
	for win, want := range map[float64]string{0.91: "91 % that " + name + " is lost in the battle there", 0.1: ""} {
		got := threats(s, engine.Argot, oracle{win: win})
		if told := strings.Contains(got, "is lost in the battle"); told != (want != "") || !strings.Contains(got, want) {
			t.Errorf("at %v Argot is told %q", win, got)
		}
		if got := threats(s, engine.Mineos, oracle{win: win}); strings.Contains(got, "is lost in the battle") {
			t.Errorf("at %v Mineos, which attacks, is told %q", win, got)
		}
	}
	for p := range s.Scenario().Objective.All() {
		s = position(t, "ar01 "+s.Map.At(p).ID+" 2", "mi13 "+s.Map.At(p).ID+" 3")
		attackAt(s, s.Map.At(p).ID)
		for _, w := range Warnings(s, engine.Argot, oracle{win: 0.6}) {
			if strings.Contains(w.Text.String(), "is lost in the battle") && !w.Goal {
				t.Errorf("of the objective it is told %q as of any place", w.Text)
			}
		}
	}
}
