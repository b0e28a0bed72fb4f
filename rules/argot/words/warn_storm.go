package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// stormed: places of the objective that the enemy can come to in its next turn and take while it stands in none, and with one the match, where
// Mineos still moves in the turn in which it has to hold it (AR-VIC-2, AR-VIC-4, AR-VIC-5).
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
		w.flown(p)
		who := w.comers(p)
		all, beside := who.Count()
		if all == 0 {
			continue
		}
		warn := rules.Warning{Rule: "AR-VIC-2", At: []rules.Element{s.PlaceElement(p)}, Fatal: w.decides(p), Goal: true}
		title := rules.Within(s.Map.Title(p))
		switch win, _, ok := w.storm(p, who); {
		case !ok && !w.guarded(p) && beside > 0:
			warn.Odds, warn.Text = rules.Likely, rules.T("the enemy stands beside %s, and nobody holds it", title)
		case !ok && !w.guarded(p):
			w.free = append(w.free, p)
			continue
		case ok && win >= least:
			warn.Odds, warn.Forecast, warn.Remote, warn.Chance = likeliness(win), true, rules.IsRemote(win), win
			warn.Text = rules.T("%s that %s falls if the enemy attacks: %s", rules.Percent(win), title, w.against(p, who))
		default:
			continue
		}
		if warn.Fatal {
			warn.Text = rules.T("%s, and the match with it", warn.Text)
		}
		w.list = append(w.list, warn)
	}
}

// flown: who stands in a place of the objective and can be driven out of it by enemies that fly there alone: they hold nothing, but leave
// it open to those who walk in (AR-VIC-2, AR-AIR-4).
func (w *watch) flown(p atlas.Place) {
	if w.s.Phase != engine.MovementPhase { // who fights now may fly nowhere next
		return
	}
	who := w.approach.Wings(p).Of(engine.PartyOf(1 - w.seat))
	win, _, ok := w.storm(p, who)
	if !ok || win < least || !w.guarded(p) {
		return
	}
	all, _ := who.Count()
	together := len(who.Crossing(all))
	text := rules.Plural(together, "%s that %d flier drives all of yours out of %s if it attacks", "%s that %d fliers drive all of yours out of %s if they attack", rules.Percent(win), together, rules.Within(w.s.Map.Title(p)))
	w.list = append(w.list, rules.Warning{Rule: "AR-VIC-2", At: []rules.Element{w.s.PlaceElement(p)}, Text: text,
		Odds: likeliness(win), Forecast: true, Remote: rules.IsRemote(win), Chance: win, Goal: true})
}

// unheld: places of the objective that nobody holds and the enemy can walk into from farther away (AR-VIC-2).
func (w *watch) unheld() {
	if len(w.free) == 0 {
		return
	}
	warn := rules.Warning{Rule: "AR-VIC-2", Goal: true}
	come := map[content.Block]bool{}
	var names []rules.Text
	for _, p := range w.free {
		warn.At = append(warn.At, w.s.PlaceElement(p))
		names = append(names, rules.Within(w.s.Map.Title(p)))
		for _, e := range w.comers(p).List {
			come[e.Block] = true
		}
	}
	warn.Text = rules.Plural(len(come), "nobody holds %s, and %d enemy block can come there in its next turn", "nobody holds %s, and %d enemy blocks can come there in their next turn", rules.And(names...), len(come))
	w.list = append(w.list, warn)
}

// comers are the blocks of the other side that can come to a place in its next movement turn, as far as the seat can tell.
func (w *watch) comers(p atlas.Place) *engine.Comers {
	return w.approach.To(p).Of(engine.PartyOf(1 - w.seat))
}

// storm are the odds of the battle that they would fight; false: there would be none.
func (w *watch) storm(p atlas.Place, who *engine.Comers) (win, breach float64, ok bool) {
	if all, _ := who.Count(); all == 0 {
		return 0, 0, false
	}
	return w.odds.Storm(p, who)
}

// against is what the odds of an attack rest on, so that it can be seen why they are others than before: who can come, and who is there.
func (w *watch) against(p atlas.Place, who *engine.Comers) rules.Text {
	all, beside := who.Count()
	mine := 0
	for b := range w.s.In(p) {
		if !w.s.Train(b) && w.s.Friendly(w.s.Pieces[b].Party, engine.PartyOf(w.seat)) {
			mine++
		}
	}
	come := rules.Count(all, "%d block can come", "%d blocks can come")
	switch together := len(who.Crossing(all)); {
	case together < all:
		return rules.T("%d of %d blocks can come at once, against %d there", together, all, mine).In("enemy blocks and one's own")
	case beside == all:
		return rules.T("%s, from beside it, against %d there", come, mine).In("enemy blocks and one's own")
	case beside == 0:
		return rules.T("%s, from farther away, against %d there", come, mine).In("enemy blocks and one's own")
	}
	return rules.T("%s, %d of them from farther away, against %d there", come, all-beside, mine).In("enemy blocks and one's own")
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
