package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
)

// stormed: places of the objective that the enemy beside them can take while it stands in none, and with one the match, where Mineos still
// moves in the turn in which it has to hold it (AR-VIC-2, AR-VIC-4, AR-VIC-5).
func (w *watch) stormed() {
	s := w.s
	if s.LastTurn() && !w.moves() {
		return
	}
	for p := range s.Scenario().Objective.All() {
		if w.enemyIn(p) {
			return
		}
	}
	for p := range s.Scenario().Objective.All() {
		var before atlas.Set
		for _, n := range s.Map.Ground(p) {
			if w.enemyIn(n.Place) {
				before.Add(n.Place)
			}
		}
		if before.Empty() {
			continue
		}
		warn := rules.Warning{Rule: "AR-VIC-2", At: []rules.Element{s.PlaceElement(p)}, Fatal: w.decides(p)}
		title := rules.Within(s.Map.Title(p))
		switch win, _, ok := w.odds.Storm(p, &before); {
		case !ok && !w.guarded(p):
			warn.Odds, warn.Text = rules.Likely, rules.T("the enemy stands beside %s, and nobody holds it", title)
		case ok && win >= least:
			warn.Odds, warn.Forecast = likeliness(win), true
			warn.Text = rules.T("%s that %s falls if the enemy beside it attacks", rules.Percent(win), title)
		default:
			continue
		}
		if warn.Fatal {
			warn.Text = rules.T("%s, and the match with it", warn.Text)
		}
		w.list = append(w.list, warn)
	}
}

// decides reports whether Mineos wins the match if it takes a place of the objective in this turn: it still moves, nobody disputes the
// rest, and it needs to hold it no longer.
func (w *watch) decides(p atlas.Place) bool {
	s := w.s
	if int(s.Keep)+1 < s.Scenario().KeepTurns && !(s.LastTurn() && s.Scenario().FinalHoldWins) || !w.moves() {
		return false
	}
	for q := range s.Scenario().Objective.All() {
		if q != p && w.guarded(q) {
			return false
		}
	}
	return true
}

// moves reports whether Mineos still moves in this turn, while Argot is asked (AR-INI-2).
func (w *watch) moves() bool {
	return w.s.Phase == engine.MovementPhase && w.s.Starts() == engine.Argot
}
