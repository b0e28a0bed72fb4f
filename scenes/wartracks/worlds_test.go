package wartracks

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

// Nothing of the board, of the table around it, of its movements and sounds tells a seat what it
// cannot know (ledger 2.3).
func TestNothingHiddenIsShown(t *testing.T) {
	g := load(t)
	for name, options := range map[string]map[string]string{
		"duel":        nil,
		"duel, asked": {"stop_w1_1": "always", "stop_w1_2": "never", "auto_pass2": "negate"},
		"solo":        {"mode": "solo"},
		"open":        {"mode": "coop"},
		"coop":        {"mode": "coop", "open_hands": "off"},
		"circle":      {"mode": "lms"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			boardtest.Worlds(t, New(), g, faces, boardtest.WorldOptions{Matches: 1, Pairs: 2, Setups: []rules.Setup{{Options: options}}})
		})
	}
}
