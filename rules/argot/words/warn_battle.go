package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// leastLost is the chance from which on it is told that a place is lost in the battle that waits there.
const leastLost = 0.2

// joined: battles that wait where enemies have come in among the seat's own blocks, with the chance that the place is lost (AR-CMB-6). Of the
// objective nothing, where it is told how likely all of it is held (see kept).
func (w *watch) joined() {
	s, party := w.s, engine.PartyOf(w.seat)
	if s.Phase != engine.MovementPhase && s.Phase != engine.CombatPhase {
		return
	}
	whole := s.Scenario().Objective
	kept := slices.ContainsFunc(w.list, func(o rules.Warning) bool { return o.Rule == "AR-VIC-3" })
	for p := range s.Map.Here().All() {
		own := false
		for b := range s.In(p) {
			own = own || s.Pieces[b].Party == party && !s.Train(b)
		}
		if !own || !s.Defends(p, party) || kept && whole.Has(p) {
			continue
		}
		win, _, ok := w.odds.Battle(p)
		if !ok || win < leastLost {
			continue
		}
		w.list = append(w.list, rules.Warning{Rule: "AR-CMB-6", At: []rules.Element{s.PlaceElement(p)}, Odds: likeliness(win), Chance: win, Forecast: win < 1,
			Goal: whole.Has(p), Loss: rules.Damage, Text: rules.T("%s that %s is lost in the battle there", rules.Percent(win), s.Map.Title(p))})
	}
}
