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
		"lost by more than Burn the Wick can add":               {asksWhatHelps, 9, 1, 1, "watchfires refugees barricades", 2, false},
		"the same, asked where it can change":                   {asksWhatChanges, 9, 1, 1, "watchfires refugees barricades", 2, true},
		"lost, and Burn the Wick wins it":                       {asksWhatHelps, 5, 1, 3, "watchfires refugees barricades", 4, true},
		"lost, and Open Vein pays for the Wick that wins it":    {asksWhatHelps, 5, 1, 3, "price_in_blood watchfires barricades", 0, true},
		"lost, and other dice can win it":                       {asksWhatHelps, 9, 1, 2, "midnight_bell refugees barricades", 4, true},
		"won, not all fall, and a turned die opens the way":     {asksWhatHelps, 1, 5, 6, "widdershins refugees barricades", 4, true},
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

// KU-OPT-8, KU-RUL-34: once the attack is over, a turn ends by itself where nothing at hand does anything, and only there.
func TestATurnWithNothingLeftToDoEndsByItself(t *testing.T) {
	for name, c := range map[string]struct {
		questions asking
		turn      int
		row       string
		overrun   int
		ends      bool
	}{
		"a further spell, and no other one to cast": {asksWhatHelps, 1, "forbidden_shelf refugees widdershins", 0, true},
		"the same, asked where a roll can change":   {asksWhatChanges, 1, "forbidden_shelf refugees widdershins", 0, false},
		"protection for the next turn":              {asksWhatHelps, 1, "watchfires refugees widdershins", 0, false},
		"protection in the last turn":               {asksWhatHelps, lastTurn, "watchfires refugees widdershins", 0, true},
		"Mana for a later turn":                     {asksWhatHelps, 1, "price_in_blood refugees widdershins", 0, false},
		"Mana in hand when the city holds":          {asksWhatHelps, lastTurn, "price_in_blood watchfires widdershins", 0, false},
		"Mana when the city falls":                  {asksWhatHelps, lastTurn, "price_in_blood watchfires widdershins", 5, true},
	} {
		s := fight(t, 1, 2, position{"turn": c.turn, "row": c.row, "questions": askedValues[c.questions]})
		for n := range uint8(c.overrun) {
			s.markers[(s.token+2+n)%placeCount] = s.game.overrunAt
		}
		strike(t, s, 5, 6)
		if ends := s.phase != phaseEnd; ends != c.ends {
			t.Errorf("%s: ends by itself is %v, phase %s, %v", name, ends, s.phase, s.Decision().Choices)
		}
	}
}
