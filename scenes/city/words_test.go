package city

import (
	"strings"
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/rules/kurth"
)

// When a power can be used is said in words of a sentence, however short: not "attack, dice, end".
func TestWindowsAreSaidInPlainWords(t *testing.T) {
	for w := kurth.Windows(1); w < 32; w++ {
		forms := windowForms(&kurth.Power{Windows: w})
		for _, form := range forms {
			for word := range strings.SplitSeq(form, ", ") {
				if !strings.HasPrefix(word, "before the ") && !strings.HasPrefix(word, "after the ") && !strings.HasPrefix(word, "at the ") && word != "before placing" && word != "before placing or later" {
					t.Errorf("windows %05b: %q", w, form)
				}
			}
		}
		if len(forms) > 1 && len(forms[1]) >= len(forms[0]) {
			t.Errorf("windows %05b: %q is no shorter", w, forms)
		}
	}
}

// What came of a roll, and of the match, stays until it can be read.
func TestOutcomesStayUntilTheyAreRead(t *testing.T) {
	for _, name := range []string{"attack_resolved", "game_over"} {
		if hold := New().Pace(rules.Event{Name: name}).Hold; hold < 1500*time.Millisecond {
			t.Errorf("%s stays for %v", name, hold)
		}
	}
}
