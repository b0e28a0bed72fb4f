package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Warnings tell what threatens a seat as the board stands, from what it sees: Old Town and the keep counter, gates with the
// enemy before them, trains that stand alone beside the enemy. Any block of the other side may be a train.
func Warnings(s *engine.State, seat rules.Seat) []rules.Warning {
	if s.Day == 0 || s.Result != engine.Undecided || seat != engine.Argot && seat != engine.Mineos {
		return nil
	}
	w := watch{s, seat, nil}
	if seat == engine.Argot {
		w.oldTown()
		w.gates()
	} else {
		w.lastTurn()
	}
	w.trains()
	return rules.Worst(w.list)
}

type watch struct {
	s    *engine.State
	seat rules.Seat
	list []rules.Warning
}

// holds reports whether a ground block of Mineos, or one hostile to it, stands in an objective; the own trains do not count,
// those of the other side are not known.
func (w *watch) holds() (kept, disputed bool) {
	s := w.s
	for p := range s.Scenario().Objective.All() {
		for b := range s.In(p) {
			piece := &s.Pieces[b]
			switch {
			case s.Kind(b) != content.Ground, engine.SeatOf(piece.Party) == w.seat && s.Train(b):
			case s.Hostile(piece.Party, content.Mineos):
				disputed = true
			case piece.Party == content.Mineos:
				kept = true
			}
		}
	}
	return kept, disputed
}

func (w *watch) objective() (list []rules.Element) {
	for p := range w.s.Scenario().Objective.All() {
		list = append(list, w.s.PlaceElement(p))
	}
	return list
}

// oldTown: the keep counter rises at the end of the turn if nobody disputes Old Town (AR-VIC-3).
func (w *watch) oldTown() {
	s := w.s
	kept, disputed := w.holds()
	if !kept || disputed {
		return
	}
	need := s.Scenario().KeepTurns
	if next := int(s.Keep) + 1; next < need {
		w.list = append(w.list, rules.Warning{Odds: rules.Likely, Rule: "AR-VIC-3", At: w.objective(), Text: rules.T("Mineos keeps Old Town, %d of %d turns when this one ends", next, need)})
		return
	}
	w.list = append(w.list, rules.Warning{Fatal: true, Odds: rules.Likely, Rule: "AR-VIC-3", At: w.objective(), Text: rules.T("Mineos keeps Old Town to the end of this turn, the last that it needs")})
}

// lastTurn: after the last turn of the last day the siege is lifted unless Old Town has been kept for long enough (AR-VIC-5).
func (w *watch) lastTurn() {
	s := w.s
	kept, disputed := w.holds()
	if !s.LastTurn() || kept && !disputed {
		return
	}
	if sc := s.Scenario(); int(s.Keep)+1 >= sc.KeepTurns || sc.FinalHoldWins {
		w.list = append(w.list, rules.Warning{Fatal: true, Odds: rules.Certain, Rule: "AR-VIC-5", At: w.objective(), Text: rules.T("the last turn ends, and Old Town is not held")})
	}
}

// gates: those with little strength and blocks of Mineos before them (AR-FRT-5).
func (w *watch) gates() {
	s := w.s
	for i, site := range s.Map.Gates() {
		g := atlas.GateIndex(i)
		if left := s.Gates[g].Strength; left > 0 && left <= 2 && s.Map.Exists(site.Outside) && w.enemyIn(site.Outside) {
			w.list = append(w.list, rules.Warning{Rule: "AR-FRT-5", At: []rules.Element{s.GateElement(g)}, Text: rules.T("%s has %d left, and the enemy stands before it", gate(s, g), left)})
		}
	}
}

func (w *watch) enemyIn(p atlas.Place) bool {
	own := content.Argot
	if w.seat == engine.Mineos {
		own = content.Mineos
	}
	for b := range w.s.In(p) {
		if w.s.Kind(b) == content.Ground && w.s.Hostile(w.s.Pieces[b].Party, own) {
			return true
		}
	}
	return false
}

// trains: those of the own side that stand alone beside an enemy, who could capture them (AR-TRN-4).
func (w *watch) trains() {
	s := w.s
	for b := range content.Block(content.BlockCount) {
		piece := &s.Pieces[b]
		if piece.Status != engine.OnMap || engine.SeatOf(piece.Party) != w.seat || !s.Train(b) {
			continue
		}
		guarded, beset := false, false
		for other := range s.In(piece.At) {
			guarded = guarded || engine.SeatOf(s.Pieces[other].Party) == w.seat && s.Kind(other) == content.Ground && !s.Train(other)
		}
		for p := range s.Map.Beside(piece.At).All() {
			beset = beset || w.enemyIn(p)
		}
		if beset && !guarded {
			w.list = append(w.list, rules.Warning{Rule: "AR-TRN-4", At: []rules.Element{s.BlockElement(b), s.PlaceElement(piece.At)}, Text: rules.T("%s stands alone with the enemy beside it", s.Content.At(b).Faces[content.Normal].Told())})
		}
	}
}
