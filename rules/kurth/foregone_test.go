package kurth

import "testing"

// KU-OPT-8: a roll is accepted by itself that wins and takes all markers there, where nothing at hand does more than change what comes
// of the attack.
func TestARollThatNothingBettersIsNotAsked(t *testing.T) {
	const unsaid = asking(len(askedValues))
	for name, c := range map[string]struct {
		questions     asking
		markers       int
		first, second uint8
		row           string
		mana          int
		asks          bool
	}{
		"one falls, Burn the Wick is at hand":    {asksWhatDecides, 1, 5, 6, "watchfires refugees forbidden_shelf", 4, false},
		"asked for all":                          {asksAll, 1, 5, 6, "watchfires refugees forbidden_shelf", 4, true},
		"as written before there was the option": {unsaid, 1, 5, 6, "watchfires refugees forbidden_shelf", 4, true},
		"lost":                                   {asksWhatDecides, 5, 1, 2, "watchfires refugees forbidden_shelf", 4, true},
		"not all fall":                           {asksWhatDecides, 9, 6, 6, "watchfires refugees forbidden_shelf", 4, true},
		"a die can be turned, and the way stays shut":           {asksWhatDecides, 1, 5, 6, "widdershins refugees forbidden_shelf", 4, true},
		"dice can be thrown again, the way stays shut":          {asksWhatDecides, 1, 5, 6, "midnight_bell refugees forbidden_shelf", 4, true},
		"not all fall, and Open Vein is of no use to it":        {asksWhatChanges, 3, 6, 1, "price_in_blood refugees forbidden_shelf", 8, false},
		"lost, and Open Vein is of no use to it":                {asksWhatChanges, 5, 1, 2, "price_in_blood refugees barricades", 8, false},
		"lost, and Open Vein pays for Burn the Wick":            {asksWhatChanges, 5, 1, 2, "price_in_blood watchfires barricades", 0, true},
		"lost, and no Mana is left for Burn the Wick":           {asksWhatChanges, 5, 1, 2, "refugees watchfires barricades", 0, false},
		"not all fall, Open Vein is at hand, asked as formerly": {asksWhatDecides, 3, 6, 1, "price_in_blood refugees forbidden_shelf", 8, true},
		"dice can be thrown again, and the way is open":         {asksWhatDecides, 1, 6, 6, "midnight_bell refugees forbidden_shelf", 4, false},
	} {
		p := position{"mana": c.mana, "row": c.row}
		if c.questions != unsaid {
			p["questions"] = askedValues[c.questions]
		}
		s := fight(t, c.markers, 2, p)
		roll(t, s, c.first, c.second)
		play(t, s, "roll")
		if asks := s.phase == phaseRolled; asks != c.asks {
			t.Errorf("%s: asked is %v, phase %s", name, asks, s.phase)
		}
	}
}
