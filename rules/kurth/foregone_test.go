package kurth

import "testing"

// KU-OPT-8: a roll is accepted by itself that wins and takes all markers there, where nothing at hand does more than change what comes
// of the attack.
func TestARollThatNothingBettersIsNotAsked(t *testing.T) {
	for name, c := range map[string]struct {
		questions     string
		markers       int
		first, second uint8
		row           string
		asks          bool
	}{
		"one falls, Burn the Wick is at hand":    {askedNeeded, 1, 5, 6, "watchfires refugees forbidden_shelf", false},
		"asked for all":                          {askedAll, 1, 5, 6, "watchfires refugees forbidden_shelf", true},
		"as written before there was the option": {"", 1, 5, 6, "watchfires refugees forbidden_shelf", true},
		"lost":                                   {askedNeeded, 5, 1, 2, "watchfires refugees forbidden_shelf", true},
		"not all fall":                           {askedNeeded, 9, 6, 6, "watchfires refugees forbidden_shelf", true},
		"a die can be turned, and the way stays shut":   {askedNeeded, 1, 5, 6, "widdershins refugees forbidden_shelf", true},
		"dice can be thrown again, the way stays shut":  {askedNeeded, 1, 5, 6, "midnight_bell refugees forbidden_shelf", true},
		"dice can be thrown again, and the way is open": {askedNeeded, 1, 6, 6, "midnight_bell refugees forbidden_shelf", false},
	} {
		p := position{"mana": 4, "row": c.row}
		if c.questions != "" {
			p["questions"] = c.questions
		}
		s := fight(t, c.markers, 2, p)
		roll(t, s, c.first, c.second)
		play(t, s, "roll")
		if asks := s.phase == phaseRolled; asks != c.asks {
			t.Errorf("%s: asked is %v, phase %s", name, asks, s.phase)
		}
	}
}
