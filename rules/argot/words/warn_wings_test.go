package words

import (
	"strings"
	"testing"

	"portcullis/rules"
)

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
